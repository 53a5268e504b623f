//! The escape. In `dark()` the tiles lie in order: t1 t2 are twos, t3 to t5 threes, t6 to t9 fours, t10 to t14
//! fives, t15 to t20 sixes, t21 to t27 sevens. Seat one has triggered it, so seat two begins.

use kernel::{Game, Next, Present, Viewer};

use super::desk::{Desk, seat, slot};
use crate::{
    event::Event,
    flow::Frame,
    ids::{Cards, Tribe},
    state::{Fate, Trigger},
};

fn dark(n: usize) -> Desk {
    let mut desk = Desk::new(n).dark();
    desk.chance();
    desk
}

/// LD-X01: fewer than two free tiles start it.
#[test]
fn the_last_tiles_start_it() {
    let mut desk = Desk::new(2).hand(1, "scout").open_all_but(&["t20", "t21"]);
    desk.acts(&["play scout", "look t20"]);
    desk.chance();
    desk.act("settle t20");
    // t1 is free now, so there are two still.
    assert_eq!(desk.state.trigger, None);
    let mut last = Desk::new(2).open_all_but(&["t20", "t21"]);
    last.state.players[1].trophies = 0;
    last.acts(&["explore", "look t20"]);
    last.chance();
    last.act("look t21");
    last.chance();
    last.acts(&["settle t20", "reveal t21"]);
    while last.decider() != 0 && !last.state.in_escape() && last.state.frames.top() != Frame::Limit {
        last.any();
        last.chance();
    }
    assert_eq!(last.state.trigger, Some(Trigger::Tiles));
}

/// LD-X02: hands are filled to five, seven with two players, clockwise from the player after the trigger.
#[test]
fn hands_are_filled() {
    let desk = dark(3);
    assert!((1..=3).all(|n| desk.cards(n) == 5));
    let two = dark(2);
    assert!((1..=2).all(|n| two.cards(n) == 7));
    let order: Vec<_> = desk
        .events
        .iter()
        .filter_map(|e| if let Event::Drawn { seat, .. } = e { Some(*seat) } else { None })
        .collect();
    assert_eq!((order[0], order[5], order[10]), (seat(2), seat(3), seat(1)));
    // The Cult's higher limit is a tribe power and no longer counts.
    let mut cult = Desk::new(3).tribe(2, Tribe::Cult).dark();
    cult.chance();
    assert_eq!(cult.cards(2), 5);
}

/// LD-X02 LD-Q06: a larger hand is kept.
#[test]
fn a_larger_hand_is_kept() {
    let mut desk = Desk::new(3).hand(2, "scout scout scout scout wager wager wager").dark();
    desk.chance();
    assert_eq!(desk.cards(2), 7);
}

/// LD-X03 LD-Q08 LD-Q21: everything is face down, pawns are off, and the tile under the treasure is one of the others.
#[test]
fn everything_is_dark() {
    let mut desk = Desk::new(2).up("t8", "d4b");
    desk.state.trigger = Some(Trigger::Tiles);
    desk.act("end turn");
    desk.chance();
    assert!(desk.state.face_up.is_empty() && desk.state.pawns().is_empty());
    assert!(desk.offers("turn t14"));
    let viewer = Viewer::Seat(seat(2));
    let scene = desk.game.scene(&desk.game.view(&desk.state, viewer), viewer);
    assert!(scene.pieces.iter().all(|p| p.id != "treasure"));
    assert!(scene.pieces.iter().filter(|p| p.id.starts_with("tile-")).all(|p| p.look == "tile-back"));
}

/// LD-X04: from the player after the trigger, a 2, then a 3, up to a 7 in one turn if all are right.
#[test]
fn the_way_out_in_one_turn() {
    let mut desk = dark(2);
    assert_eq!(desk.decider(), 2);
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15"]);
    assert_eq!(desk.pawn_of(2), "t15");
    desk.acts(&["turn t21", "pass"]);
    assert_eq!((desk.state.players[1].fate, desk.pawn_of(2).as_str()), (Fate::Out, "t21"));
    assert_eq!(desk.decider(), 1);
}

/// LD-X05 LD-Q19: a wrong tile is seen by all, ends the turn and costs a card; the next turn goes on from the pawn's tile.
#[test]
fn a_wrong_tile_ends_the_turn() {
    let mut desk = dark(2);
    desk.acts(&["turn t1", "turn t6"]);
    assert!(matches!(desk.state.frames.top(), Frame::Discard { .. }));
    assert!(desk.state.face_up.contains(slot("t6")) && desk.knows(1, "t6"));
    desk.any();
    assert_eq!((desk.cards(2), desk.pawn_of(2).as_str(), desk.decider()), (6, "t1", 1));
    let up: Vec<_> = desk.state.face_up.iter().collect();
    assert_eq!(up, [slot("t1")]);
    desk.acts(&["turn t27"]);
    desk.any();
    // Seat one found nothing, so the pawn stays off the city; seat two goes on with a three.
    assert_eq!((desk.pawn_of(1).as_str(), desk.decider()), ("", 2));
    desk.act("turn t3");
    assert_eq!(desk.pawn_of(2), "t3");
}

/// LD-X06: a tile with another pawn costs a card; one that is seen to be wrong is refused.
#[test]
fn passing_another_pawn_costs_a_card() {
    let mut desk = dark(2);
    desk.acts(&["turn t1", "turn t3", "stop"]);
    assert_eq!(desk.refused("turn t3"), "LD-X06");
    desk.act("turn t2");
    desk.act("turn t3");
    assert!(matches!(desk.state.frames.top(), Frame::Discard { .. }));
    desk.any();
    assert_eq!((desk.cards(1), desk.pawn_of(1).as_str(), desk.pawn_of(2).as_str()), (6, "t3", "t3"));
}

/// LD-X07 LD-Q17: a trophy per card left; the tile stays open under the pawn and using it costs a card.
#[test]
fn getting_out() {
    let mut desk = dark(2);
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t21"]);
    assert_eq!((desk.state.players[1].escape, desk.trophies(2)), (7, 0));
    assert_eq!(desk.state.face_up.len(), 1);
    desk.act("pass");
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t21"]);
    assert!(matches!(desk.state.frames.top(), Frame::Discard { .. }));
    desk.any();
    assert_eq!(desk.state.players[0].escape, 6);
}

/// LD-X07 LD-Q18: two face-down tiles may be swapped; positions are public, faces are not; what was known goes along.
#[test]
fn swapping_on_the_way_out() {
    let mut desk = dark(3);
    // Only seat three has seen t8.
    desk.state.seen[slot("t8")] = crate::state::Knowers::NOBODY.with(seat(3));
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t21"]);
    assert_eq!(desk.refused("swap t21"), "LD-X07");
    desk.act("swap t8");
    assert_eq!((desk.refused("swap t8"), desk.refused("done")), ("LD-X07", "LD-Q18"));
    desk.act("swap t2");
    assert_eq!((desk.refused("swap t9"), desk.decider()), ("LD-X07", 2));
    assert!(desk.knows(3, "t8"), "nothing is swapped before its player says so");
    desk.act("done");
    assert!(desk.knows(1, "t8") && !desk.knows(1, "t2") && desk.knows(3, "t2"));
    let swapped = Event::Swapped { seat: seat(2), tiles: Some((slot("t8"), slot("t2"))), secret: false };
    assert!(desk.events.contains(&swapped));
    assert!((1..=3).all(|n| desk.game.redact(swapped, Viewer::Seat(seat(n))) == Some(swapped)));
    assert_eq!(desk.decider(), 3);
}

/// LD-X07: a swap moves tiles and nothing else, so the one that lay under the treasure is known again where it went.
#[test]
fn the_tile_under_the_treasure_is_followed() {
    let mut desk = dark(3);
    let city = *desk.game.city(&desk.state);
    assert_eq!(desk.state.under(&city), city.treasure);
    desk.state.swap(seat(2), city.treasure, slot("t20"), &mut ());
    assert_eq!(desk.state.under(&city), slot("t20"));
    desk.state.swap(seat(3), slot("t20"), slot("t2"), &mut ());
    assert_eq!(desk.state.under(&city), slot("t2"));
}

/// LD-Q18: which tiles are chosen so far is for who chooses them.
#[test]
fn what_is_chosen_for_the_swap_is_not_shown() {
    let mut desk = dark(3);
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t21"]);
    let view = |desk: &Desk, viewer| desk.game.view(&desk.state, viewer);
    let others = [Viewer::Seat(seat(1)), Viewer::Spectator];
    let before = others.map(|viewer| view(&desk, viewer));
    desk.acts(&["swap t8", "swap t2"]);
    assert_eq!(others.map(|viewer| view(&desk, viewer)), before);
    let own = Frame::Exit { seat: seat(2), first: Some(slot("t8")), second: Some(slot("t2")) };
    assert_eq!(view(&desk, Viewer::Seat(seat(2))).state.frames.top(), own);
}

/// At the end of seat two's way out, where secret swaps were agreed; nobody has ever looked at t26 and t27.
fn hush() -> Desk {
    let mut desk = Desk::new(3).dark();
    desk.state.secret = true;
    for at in ["t26", "t27"].map(slot) {
        let tile = desk.state.tiles[at].take().expect("a tile");
        desk.state.bag.insert(tile);
        desk.state.seen[at] = crate::state::Knowers::NOBODY;
        desk.state.numbers[at] = crate::ids::Numbers::full();
    }
    desk.chance();
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t21"]);
    assert_eq!((desk.decider(), desk.offers("tile d7f")), (0, true), "what nobody has seen is laid first");
    desk.acts(&["tile d7g", "tile d7f"]);
    desk
}

/// LD-Q34: a secret swap is the same for everybody else whichever tiles were chosen, until one of them is turned up.
#[test]
fn a_secret_swap_is_seen_by_nobody_else() {
    let others = [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator];
    let swap = |a: &str, b: &str| {
        let mut desk = hush();
        desk.events.clear();
        desk.acts(&[&format!("swap {a}"), &format!("swap {b}"), "done"]);
        let told = others.map(|viewer| {
            let events = desk.events.iter().filter_map(|e| desk.game.redact(*e, viewer));
            (events.collect::<Vec<_>>(), desk.game.view(&desk.state, viewer))
        });
        let scenes = others.map(|viewer| desk.game.scene(&desk.game.view(&desk.state, viewer), viewer));
        (told, scenes, desk)
    };
    let (told, scenes, mut desk) = swap("t2", "t8");
    for (a, b) in [("t8", "t27"), ("t26", "t27"), ("t4", "t5")] {
        let other = swap(a, b);
        assert!(other.0 == told && other.1 == scenes, "{a} and {b}");
    }
    let own = |desk: &Desk| desk.game.view(&desk.state, Viewer::Seat(seat(2))).state.tiles;
    assert_eq!((own(&desk)[slot("t2")], own(&desk)[slot("t27")]), (desk.state.tiles[slot("t2")], None));
    // Seat three takes t2 for the two that lay there; everybody is corrected when it is turned up.
    let taken = |desk: &Desk, at: &str| desk.state.taken_for(others[1], slot(at)).map(crate::Tile::word);
    assert_eq!((taken(&desk, "t2"), taken(&desk, "t8")), (Some("d2b"), Some("d4c")));
    assert_eq!((desk.decider(), desk.state.tiles[slot("t2")].unwrap().word()), (3, "d4c"));
    desk.act("turn t2");
    assert_eq!((taken(&desk, "t2"), taken(&desk, "t8")), (Some("d4c"), None));
    assert!(matches!(desk.state.frames.top(), Frame::Discard { .. }), "a four is no two");
}

/// LD-Q34: who swapped in secret has less to fear: what the others imagine may be wrong, and they know that.
#[test]
fn after_a_secret_swap_others_are_in_doubt() {
    let mut desk = hush();
    desk.acts(&["swap t2", "swap t8", "done"]);
    let mut rng = kernel::Rng::new(3);
    let mut lies = [0; 2];
    for _ in 0..2_000 {
        for (n, viewer) in [seat(2), seat(3)].map(Viewer::Seat).into_iter().enumerate() {
            let mut world = desk.state;
            desk.game.resample(&mut world, viewer, &mut rng);
            desk.game.audit(&world).unwrap();
            let noted = desk.state.taken_for(viewer, slot("t4")).unwrap();
            lies[n] += u32::from(world.tiles[slot("t4")] != Some(noted));
            assert_eq!(world.tiles[slot("t21")], desk.state.tiles[slot("t21")], "face up");
        }
    }
    // One of the 26 face-down cells is exchanged with another one: each is concerned about twice in 26 worlds.
    assert_eq!(lies[0], 0);
    assert!((80..230).contains(&lies[1]), "{lies:?}");
}

/// LD-X08 LD-Q16 LD-Q17: without a card the player is caught, the pawn removed and its tile covered.
#[test]
fn without_cards_caught() {
    let mut desk = dark(2);
    let hand = &mut desk.state.players[1].hand;
    desk.state.deck.absorb(hand);
    let mut desk = desk.hand(2, "scout");
    desk.acts(&["turn t1", "turn t27", "discard scout"]);
    assert_eq!((desk.state.players[1].fate, desk.pawn_of(2).as_str()), (Fate::Caught, ""));
    assert!(desk.state.face_up.is_empty());
    assert_eq!(desk.decider(), 1);
}

/// LD-X07 LD-X08 LD-Q16: who spends the last card on the way out is caught; who has none at the start too.
#[test]
fn the_last_card_on_the_way_out() {
    let mut desk = dark(2);
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t21", "pass"]);
    let hand = &mut desk.state.players[0].hand;
    desk.state.deck.absorb(hand);
    let mut desk = desk.hand(1, "dig");
    desk.acts(&["turn t2", "turn t4", "turn t7", "turn t11", "turn t16", "turn t21", "discard dig"]);
    assert_eq!(desk.state.players[0].fate, Fate::Caught);
    assert_eq!(desk.game.next(&desk.state), Next::Over);
    let mut bare = Desk::new(2);
    bare.state.players[0].hand = bare.state.deck;
    bare.state.deck = Cards::EMPTY;
    bare = bare.dark();
    // Seat one keeps what the limit leaves, the rest is drawn by seat two.
    while bare.state.frames.top() == Frame::Limit {
        bare.any();
    }
    bare.chance();
    assert_eq!(bare.cards(2), 7);
}

/// LD-X09: no card, artefact, action or reaction in the escape.
#[test]
fn nothing_else_works() {
    let mut desk = Desk::new(2).artefact(2, "a17").hand(2, "rations").dark();
    desk.chance();
    assert_eq!(desk.refused("play rations"), "LD-X09");
    assert_eq!(desk.refused("use a17"), "LD-X09");
    assert_eq!(
        (desk.refused("explore"), desk.refused("guess 7"), desk.refused("draw two")),
        ("LD-X09", "LD-X09", "LD-X09")
    );
    // A camp that is turned up gives nothing.
    let cards = desk.cards(2);
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t11"]);
    assert_eq!((desk.cards(2), desk.decider()), (cards, 2));
}

/// LD-X10: it ends when all are out or caught.
#[test]
fn it_ends_when_all_are_out_or_caught() {
    let mut desk = dark(2);
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t21", "pass"]);
    assert!(desk.game.outcome(&desk.state).is_none());
    desk.acts(&["turn t2", "turn t4", "turn t7", "turn t11", "turn t16", "turn t22", "pass"]);
    assert_eq!(desk.game.next(&desk.state), Next::Over);
    assert!(desk.game.outcome(&desk.state).is_some());
}

/// LD-Q15: stopping is allowed after a right tile, and costs nothing; before it is refused.
#[test]
fn stopping_needs_a_right_tile() {
    let mut desk = dark(2);
    assert_eq!(desk.refused("stop"), "LD-Q15");
    desk.acts(&["turn t1", "stop"]);
    assert_eq!((desk.cards(2), desk.pawn_of(2).as_str(), desk.decider()), (7, "t1", 1));
}
