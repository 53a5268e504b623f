//! What fades, and what is shown when everything is revealed.

use kernel::{Finite, Game, Present, Rng, Viewer};

use super::desk::{Desk, seat, slot};
use crate::{Slot, ids::Card};

fn taken(desk: &Desk, n: usize, at: &str) -> Option<&'static str> {
    desk.state.taken_for(Viewer::Seat(seat(n)), slot(at)).map(crate::Tile::word)
}

fn faded(mut desk: Desk, n: usize) -> Desk {
    let now = desk.state;
    desk.game.fade(&mut desk.state, &now, seat(n));
    desk
}

/// LD-E05 LD-Q36: glimpses fade, of tiles and of hands, one's own only; what is in sight or was seen by all stays. The
/// memory aid keeps everything.
#[test]
fn glimpses_fade() {
    let desk = || {
        let mut desk = Desk::new(2).hand(2, "dig scout").tile("t20", "d2a", 1).up("t8", "d4b");
        desk.state.seen[slot("t20")] = desk.state.seen[slot("t20")].with(seat(2));
        desk.state.known[0][1][Card::Dig] = 1;
        desk.acts(&["explore", "look t21", "tile d3b"]);
        desk
    };
    let one = faded(desk(), 1);
    let mine = ["t20", "t21", "t8", "t1"].map(|at| taken(&one, 1, at));
    assert_eq!(mine, [None, Some("d3b"), Some("d4b"), Some("d7g")]);
    assert_eq!((taken(&one, 2, "t20"), one.state.known[0][1][Card::Dig]), (Some("d2a"), 0));
    let mut aided = desk();
    aided.state.memory = true;
    let before = aided.state;
    assert_eq!(faded(aided, 1).state, before);
    // An observatory's open hand stays as long as it is open.
    let spy = |taken: bool| {
        let mut spy = Desk::new(2).hand(2, "dig scout");
        spy.explore(("t2", "d6a"), ("t3", "d3c"));
        spy.act("target seat2");
        if taken {
            spy.act("steal scout");
        }
        assert_eq!(spy.state.known[0][1][Card::Dig], 1);
        faded(spy, 1).state.known[0][1][Card::Dig]
    };
    assert_eq!((spy(false), spy(true)), (1, 0));
}

/// LD-Q36: a position of the past has lost what is out of sight by now, and keeps what is still looked at.
#[test]
fn a_look_at_the_past_shows_no_more_than_the_present() {
    let mut desk = Desk::new(2);
    desk.acts(&["explore", "look t20", "tile d2a", "look t21", "tile d3b"]);
    let past = desk.state;
    let at = |desk: &Desk, cell: &str| {
        let mut then = past;
        desk.game.fade(&mut then, &desk.state, seat(1));
        then.taken_for(Viewer::Seat(seat(1)), slot(cell)).map(crate::Tile::word)
    };
    assert_eq!((at(&desk, "t20"), at(&desk, "t1")), (Some("d2a"), Some("d7g")));
    desk.acts(&["settle t21", "reveal t20"]);
    // One lies face up now, one under the pawn, and the pawn has left the third.
    assert_eq!((at(&desk, "t20"), at(&desk, "t21"), at(&desk, "t1")), (Some("d2a"), Some("d3b"), None));
}

/// LD-Q36: what is imagined after it has faded can be anything.
#[test]
fn what_has_faded_is_imagined_anew() {
    let desk = faded(Desk::new(2).tile("t20", "d2a", 1), 1);
    let mut rng = Rng::new(1);
    let worlds: std::collections::BTreeSet<usize> = (0..200)
        .map(|_| {
            let mut world = desk.state;
            desk.game.resample(&mut world, Viewer::Seat(seat(1)), &mut rng);
            world.tiles[slot("t20")].expect("it was drawn").index()
        })
        .collect();
    assert!(worlds.len() > 15, "{worlds:?}");
}

/// LD-Q36: with everything revealed, every tile that was ever drawn and every hand lies open, and nothing else.
#[test]
fn everything_that_was_drawn_is_revealed() {
    let desk = Desk::new(3).hand(1, "dig").hand(2, "scout scout").tile("t20", "d2a", 2).up("t8", "d4b");
    let scene = desk.game.reveal(&desk.state).expect("a scene with everything revealed");
    let tiles = scene.pieces.iter().filter(|p| p.id.starts_with("tile-"));
    let open: Vec<&str> = tiles.filter(|p| p.look != "tile-back").map(|p| p.place.as_str()).collect();
    let drawn: Vec<String> = Slot::all().filter(|s| desk.state.tiles[*s].is_some()).map(Slot::word).collect();
    assert_eq!(open, drawn);
    assert_eq!(open.len(), 5);
    let cards = |n: usize| {
        let held = scene.pieces.iter().filter(|p| p.place == format!("seat{n}-hand"));
        held.map(|p| (p.id.clone(), p.count)).collect::<Vec<_>>()
    };
    assert_eq!(cards(1), [("hand-seat1-dig".to_owned(), Some(1))]);
    assert_eq!(cards(2), [("hand-seat2-scout".to_owned(), Some(2))]);
    let back = scene.pieces.iter().filter(|p| p.look == "card-back");
    assert_eq!(back.map(|p| p.id.as_str()).collect::<Vec<_>>(), ["artefacts-left", "cards-left"]);
}

/// LD-Q36: a piece does not tell where a tile came from, unless the memory aid keeps notes anyway.
#[test]
fn a_piece_does_not_remember_its_cell() {
    for memory in [false, true] {
        let mut desk = Desk::new(2).hand(1, "doge-veil").up("t3", "d2a").tile("t20", "d6a", 1);
        desk.state.memory = memory;
        desk.acts(&["play doge-veil", "hide t3", "swap t20"]);
        let viewer = Viewer::Seat(seat(2));
        let scene = desk.game.scene(&desk.game.view(&desk.state, viewer), viewer);
        let id = |at: &str| {
            let mut tiles = scene.pieces.iter().filter(|p| p.id.starts_with("tile-"));
            tiles.find(|p| p.place == at).unwrap().id.clone()
        };
        let follows = if memory { ["tile-20", "tile-3"] } else { ["tile-3", "tile-20"] };
        assert_eq!([id("t3"), id("t20")], follows);
    }
}
