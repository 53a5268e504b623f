use super::desk::{Desk, seat, slot};
use crate::{event::Event, flow::Frame};

/// LD-D01 LD-D04: the attacker gains a trophy, the victim discards a card of choice, moves and looks.
#[test]
fn damage_costs_a_card_and_moves_the_pawn() {
    let mut desk = Desk::new(2).hand(1, "crossbow").hand(2, "dig scout");
    desk.acts(&["play crossbow", "pass", "target seat2", "pass"]);
    assert_eq!((desk.decider(), desk.trophies(1)), (2, 1));
    assert_eq!(desk.refused("discard wager"), "LD-D01");
    assert_eq!(desk.refused("pass"), "LD-D01");
    desk.act("discard dig");
    // Still a card in hand, so a riposte is asked for before the move.
    desk.act("pass");
    assert_eq!(
        (desk.refused("settle t1"), desk.refused("settle t5"), desk.refused("pass")),
        ("LD-D04", "LD-D04", "LD-D04")
    );
    desk.acts(&["settle t20", "tile d4d"]);
    assert_eq!((desk.pawn_of(2).as_str(), desk.knows(2, "t20"), desk.knows(1, "t20")), ("t20", true, false));
    assert_eq!((desk.cards(2), desk.decider()), (1, 1));
}

/// LD-D02 LD-Q14: without cards an artefact of the victim's choice goes to the attacker; without that another trophy.
#[test]
fn without_cards_an_artefact_then_a_trophy() {
    let mut desk = Desk::new(2).hand(1, "crossbow").artefact(2, "a10").artefact(2, "a09");
    desk.acts(&["play crossbow", "target seat2"]);
    assert_eq!(desk.options(), ["give a09", "give a10"]);
    desk.act("give a10");
    assert!(desk.owns(1, "a10") && desk.owns(2, "a09"));
    assert_eq!(desk.trophies(1), 1);
    let mut bare = Desk::new(2).hand(1, "crossbow");
    bare.acts(&["play crossbow", "target seat2"]);
    assert_eq!(bare.trophies(1), 2);
    assert!(bare.offers("settle t20"));
}

/// LD-D02: artefacts come only after cards.
#[test]
fn cards_go_before_artefacts() {
    let mut desk = Desk::new(2).hand(1, "crossbow").hand(2, "dig").artefact(2, "a10");
    desk.acts(&["play crossbow", "pass", "target seat2", "pass"]);
    assert_eq!(desk.refused("give a10"), "LD-D02");
}

/// LD-D03 LD-Q10: damage to oneself costs a card, gives every other player a trophy and the player nothing.
#[test]
fn damage_to_oneself() {
    let mut desk = Desk::new(3).hand(1, "doge-sweep dig");
    desk.acts(&["play doge-sweep", "sweep column 2"]);
    // Seat three stands in column 2 too and is dealt with first, without cards or artefacts: two trophies.
    assert_eq!(desk.trophies(1), 2);
    assert_eq!((desk.trophies(2), desk.trophies(3)), (1, 1));
    assert_eq!(desk.options(), ["discard dig"]);
    desk.act("discard dig");
    assert_eq!(desk.decider(), 3);
}

/// LD-D03: an artefact given for lack of cards is discarded; with nothing at all nothing more happens.
#[test]
fn an_artefact_lost_to_oneself_is_discarded() {
    let mut desk = Desk::new(2).hand(1, "doge-sweep").artefact(1, "a10");
    desk.acts(&["play doge-sweep", "sweep column 2", "give a10"]);
    assert!(!desk.owns(1, "a10") && desk.state.gone.len() == 1);
    assert_eq!((desk.trophies(1), desk.trophies(2)), (0, 1));
    let mut bare = Desk::new(2).hand(1, "doge-sweep");
    bare.acts(&["play doge-sweep", "sweep column 2"]);
    assert_eq!((bare.trophies(1), bare.trophies(2)), (0, 1));
    assert!(bare.offers("settle t20"));
}

/// LD-D05 LD-Q11: all damage first, clockwise from the left of the active player, then all moves in that order.
#[test]
fn several_are_dealt_with_clockwise() {
    let mut desk = Desk::new(4).pawn(4, "t2").hand(2, "doge-sweep").hand(1, "dig").hand(4, "dig");
    desk.act("end turn");
    // Row 1 holds seats 1, 2 and 4; seat two is active.
    desk.acts(&["play doge-sweep", "sweep row 1"]);
    assert_eq!(desk.decider(), 4);
    desk.acts(&["pass", "discard dig"]);
    assert_eq!(desk.decider(), 1);
    desk.acts(&["pass", "discard dig"]);
    assert!(matches!(desk.state.frames.top(), Frame::Moves { .. }));
    assert_eq!(desk.decider(), 4);
    desk.acts(&["settle t20"]);
    desk.chance();
    assert_eq!(desk.decider(), 1);
    desk.acts(&["settle t21"]);
    desk.chance();
    assert_eq!(desk.decider(), 2);
}

/// LD-D06: without a free tile the pawn goes to a revealed one, whose effect does not happen, and the escape starts.
#[test]
fn without_free_tiles_a_revealed_one() {
    let mut desk = Desk::new(2).hand(1, "crossbow").up("t20", "d3b").open_all_but(&[]);
    assert!(desk.state.free(desk.game.city(&desk.state)).is_empty());
    desk.acts(&["play crossbow", "target seat2"]);
    assert_eq!(desk.refused("settle t14"), "LD-D04");
    let trophies = desk.trophies(2);
    desk.act("settle t20");
    assert!(desk.state.in_escape());
    assert_eq!(desk.trophies(2), trophies);
    assert!(desk.events.contains(&Event::Settled { seat: seat(2), slot: slot("t20") }));
}

/// LD-Q25: who is hit by the effect and by a riposte moves once.
#[test]
fn one_move_for_one_effect() {
    let mut desk = Desk::new(2).hand(1, "doge-sweep dig dig").hand(2, "riposte dig");
    desk.acts(&["play doge-sweep", "sweep row 1", "pass", "discard dig", "react riposte"]);
    // Seat one pays for the riposte, then for the own sweep.
    assert_eq!(desk.decider(), 1);
    desk.acts(&["discard dig", "discard dig"]);
    assert_eq!(desk.decider(), 2);
    desk.act("settle t20");
    desk.chance();
    desk.act("settle t21");
    desk.chance();
    assert!(desk.offers("end turn"));
    let moves =
        desk.events.iter().filter(|e| matches!(e, Event::Settled { seat: s, .. } if *s == seat(1))).count();
    assert_eq!(moves, 1);
}

/// LD-X01 LD-Q05: the escape starts after the forced moves, and the hand is cut first.
#[test]
fn the_escape_waits_for_the_running_effect() {
    let mut desk =
        Desk::new(2).hand(1, "crossbow dig dig scout scout wager wager").open_all_but(&["t20", "t21"]);
    desk.acts(&["explore", "look t20"]);
    desk.chance();
    desk.act("look t21");
    desk.chance();
    desk.acts(&["settle t20", "reveal t21"]);
    desk.chance();
    while matches!(
        desk.state.frames.top(),
        Frame::Damage(_) | Frame::Artefact { .. } | Frame::Run(_) | Frame::Moves { .. }
    ) {
        desk.any();
        desk.chance();
    }
    assert_eq!(desk.state.frames.top(), Frame::Limit);
    assert_eq!(desk.decider(), 1);
    while desk.state.frames.top() == Frame::Limit {
        desk.any();
    }
    assert!(desk.state.in_escape());
}
