use kernel::{Game, Present, Viewer};

use super::desk::{Desk, seat, slot};
use crate::{
    event::Event,
    ids::{Number, Numbers, Tribe},
};

/// LD-E01: two free tiles are looked at; pawns, treasure, revealed tiles and the same tile twice are refused.
#[test]
fn two_free_tiles_are_looked_at() {
    let mut desk = Desk::new(2).up("t3", "d2a");
    desk.act("explore");
    for cell in ["t1", "t3", "t5", "t14"] {
        assert_eq!(desk.refused(&format!("look {cell}")), "LD-E01");
    }
    assert_eq!(desk.refused("done"), "LD-E01");
    desk.acts(&["look t2", "tile d2b"]);
    assert_eq!(desk.refused("look t2"), "LD-E01");
    desk.acts(&["look t4", "tile d3a"]);
    assert_eq!(desk.options(), ["settle t2", "settle t4"]);
    assert!(desk.knows(1, "t2") && !desk.knows(2, "t2"));
}

/// LD-E01: with two free tiles left the Children of the Forest look at those two.
#[test]
fn as_many_as_there_are() {
    let mut desk = Desk::new(2).tribe(1, Tribe::Children).open_all_but(&["t2", "t3"]);
    desk.acts(&["explore", "look t2"]);
    desk.chance();
    desk.act("look t3");
    desk.chance();
    assert_eq!(desk.options(), ["settle t2", "settle t3"]);
}

/// LD-E02 LD-Q03: equality is announced without the number; a further look is optional, again and again.
#[test]
fn equal_tiles_allow_another_look() {
    let mut desk = Desk::new(2);
    desk.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d6d"]);
    assert!(desk.events.contains(&Event::Announced { seat: seat(1), n: 2 }));
    assert!(desk.offers("done") && desk.offers("look t4"));
    desk.acts(&["look t4", "tile d6e"]);
    assert!(desk.events.contains(&Event::Announced { seat: seat(1), n: 3 }));
    desk.acts(&["look t6", "tile d2a"]);
    // No longer equal: no further look.
    assert_eq!(desk.options(), ["settle t2", "settle t3", "settle t4", "settle t6"]);
    let mut modest = Desk::new(2);
    modest.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d6d", "done"]);
    assert!(modest.events.contains(&Event::Announced { seat: seat(1), n: 2 }));
    assert_eq!(modest.options(), ["settle t2", "settle t3"]);
}

/// LD-E03 LD-Q02: the pawn goes to a tile looked at, exactly one other is turned up, further ones stay down.
#[test]
fn the_pawn_settles_and_another_tile_is_turned_up() {
    let mut desk = Desk::new(2);
    desk.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d6d", "look t4", "tile d7a"]);
    assert_eq!(desk.refused("settle t6"), "LD-E03");
    desk.act("settle t3");
    assert_eq!((desk.refused("reveal t3"), desk.refused("reveal t6")), ("LD-E03", "LD-E03"));
    assert_eq!(desk.options(), ["reveal t2", "reveal t4"]);
    desk.act("reveal t2");
    assert_eq!(desk.pawn_of(1), "t3");
    let up: Vec<_> = desk.state.face_up.iter().collect();
    assert_eq!(up, [slot("t2")]);
    assert!(desk.knows(2, "t2") && !desk.knows(2, "t4") && !desk.knows(2, "t3"));
}

/// LD-E04 LD-Q22: the tile under the own pawn is in sight of its player at any time, and of nobody else.
#[test]
fn the_own_tile_is_always_in_sight() {
    let desk = Desk::new(2).hand(1, "spyglass");
    let look = |viewer| {
        let scene = desk.game.scene(&desk.game.view(&desk.state, viewer), viewer);
        scene.pieces.iter().find(|p| p.id == "tile-1").expect("the tile of t1").look
    };
    assert_eq!(look(Viewer::Seat(seat(1))), "tile-none");
    assert_eq!(look(Viewer::Seat(seat(2))), "tile-back");
    assert_eq!(look(Viewer::Spectator), "tile-back");
    let mut spy = desk;
    spy.act("play spyglass");
    assert_eq!(spy.refused("look t1"), "LD-E04");
}

/// LD-E05 LD-Q21: a view recalls everything seen; the table shows it while it is looked at, or always with the memory aid.
#[test]
fn glimpses_fade_unless_the_memory_aid_is_on() {
    let mut desk = Desk::new(2).hand(1, "scout");
    let look = |desk: &Desk, n: usize| {
        let viewer = Viewer::Seat(seat(n));
        let scene = desk.game.scene(&desk.game.view(&desk.state, viewer), viewer);
        scene.pieces.iter().find(|p| p.id == "tile-2").expect("the tile of t2").look
    };
    desk.acts(&["play scout", "look t2", "tile d6d"]);
    assert_eq!((look(&desk, 1), look(&desk, 2)), ("tile-ambush", "tile-back"));
    desk.act("pass");
    assert_eq!(look(&desk, 1), "tile-back");
    assert!(desk.knows(1, "t2"), "the view recalls it");
    desk.state.memory = true;
    assert_eq!((look(&desk, 1), look(&desk, 2)), ("tile-ambush", "tile-back"));
}

/// LD-Q30: two tiles looked at in silence are not equal, so once one is turned up the other's number is ruled out.
#[test]
fn silence_tells_something() {
    let mut desk = Desk::new(2);
    desk.explore(("t2", "d6a"), ("t3", "d2b"));
    let two = Number::of(2).unwrap();
    assert_eq!(desk.state.numbers[slot("t2")], Numbers::full().without(two));
    let mut equal = Desk::new(2);
    equal.explore(("t2", "d2a"), ("t3", "d2b"));
    assert_eq!(equal.state.numbers[slot("t2")], Numbers::only(two));
}
