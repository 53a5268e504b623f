use super::desk::{Desk, seat};
use crate::event::Event;

/// LD-F01 LD-Q01: an artefact when another tile of the number lies face up at that moment, of the row or the pile.
#[test]
fn an_artefact_needs_a_second_tile() {
    let mut desk = Desk::new(2).artefact(1, "a10").up("t8", "d2b");
    desk.explore(("t2", "d6a"), ("t3", "d2a"));
    assert_eq!(desk.options(), ["take a21", "take a22", "take a23", "take top"]);
    assert_eq!(desk.refused("take a01"), "LD-F01");
    desk.acts(&["take a22", "unearth a05"]);
    assert!(desk.owns(1, "a22"));
    assert_eq!(desk.state.row.len(), 3);
    let mut alone = Desk::new(2).artefact(1, "a10");
    alone.explore(("t2", "d6a"), ("t3", "d2a"));
    assert_eq!((alone.decider(), alone.artefacts(1).len()), (1, 1));
    assert!(alone.offers("end turn"));
}

/// LD-F01: or the top of the pile, which nobody knows before.
#[test]
fn the_top_of_the_pile_may_be_taken() {
    let mut desk = Desk::new(2).artefact(1, "a10").up("t8", "d2b");
    desk.explore(("t2", "d6a"), ("t3", "d2a"));
    desk.acts(&["take top", "unearth a07"]);
    assert!(desk.owns(1, "a07"));
    assert_eq!(desk.state.row.len(), 3);
}

/// LD-F02: one trophy.
#[test]
fn a_trophy_district_gives_one() {
    let mut desk = Desk::new(2);
    desk.explore(("t2", "d6a"), ("t3", "d3b"));
    assert_eq!(desk.trophies(1), 1);
}

/// LD-F03: one card.
#[test]
fn a_camp_gives_a_card() {
    let mut desk = Desk::new(2);
    desk.explore(("t2", "d6a"), ("t3", "d5b"));
    desk.chance();
    assert_eq!(desk.cards(1), 1);
}

/// LD-F04 LD-Q12: one more play this turn only.
#[test]
fn a_shelter_frees_a_play_this_turn() {
    let mut desk = Desk::new(2);
    desk.explore(("t2", "d6a"), ("t3", "d5d"));
    assert_eq!(desk.state.turn.plays, 2);
    desk.acts(&["end turn", "end turn"]);
    assert_eq!(desk.state.turn.plays, 1);
}

/// LD-F05: damage on the four tiles that share an edge, the explorer included, diagonals not.
#[test]
fn an_ambush_hits_the_four_neighbors() {
    let mut desk = Desk::new(4).pawn(2, "t8").pawn(3, "t2").pawn(4, "t12");
    // t7 is next to t2, t6, t8 and t13; t12 is diagonal.
    desk.explore(("t6", "d6a"), ("t7", "d4c"));
    desk.pass();
    let hurt: Vec<_> = desk
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Hurt { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(hurt, [seat(2), seat(3), seat(1)]);
}

/// LD-F06 LD-Q31: look at a hand and take a card of choice; optional; nobody without cards.
#[test]
fn an_observatory_takes_a_card() {
    let mut desk = Desk::new(3).hand(2, "dig scout scout");
    desk.explore(("t2", "d6a"), ("t3", "d3c"));
    assert_eq!(desk.refused("target seat3"), "LD-F06");
    assert_eq!(desk.options(), ["target seat2", "pass"]);
    desk.act("target seat2");
    assert_eq!(desk.options(), ["steal scout", "steal dig"]);
    desk.act("steal dig");
    assert_eq!((desk.cards(1), desk.cards(2)), (1, 2));
    let mut shy = Desk::new(3).hand(2, "dig");
    shy.explore(("t2", "d6a"), ("t3", "d3c"));
    shy.act("pass");
    assert_eq!(shy.cards(2), 1);
    let mut none = Desk::new(3);
    none.explore(("t2", "d6a"), ("t3", "d3c"));
    assert!(none.offers("end turn"));
}
