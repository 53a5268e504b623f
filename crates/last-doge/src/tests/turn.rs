use kernel::{Finite, Game, Viewer};

use super::desk::{Desk, seat};
use crate::{
    event::Event,
    flow::Frame,
    ids::{Artefacts, Card},
    state::{State, Trigger},
};

/// LD-T01: card, main action and further card in any order, as in the rulebook's example; both optional.
#[test]
fn a_turn_goes_in_any_order() {
    let mut desk = Desk::new(2).hand(1, "scout rations wager dig");
    desk.acts(&["play scout", "look t2", "tile d2a", "pass", "draw two"]);
    desk.chance();
    assert!(!desk.offers("explore") && !desk.offers("draw two"));
    assert_eq!((desk.refused("explore"), desk.refused("draw two")), ("LD-T01", "LD-T01"));
    // The next counting card costs another.
    desk.act("play wager");
    assert_eq!(desk.state.frames.top(), Frame::Extra { card: Card::Wager });
    desk.act("discard dig");
    assert!(desk.offers("bet 9"));
    let mut idle = Desk::new(2);
    idle.act("end turn");
    assert_eq!(idle.decider(), 2);
}

/// LD-T01: a card that is not in the hand is refused.
#[test]
fn cards_must_be_held() {
    assert_eq!(Desk::new(2).refused("play scout"), "LD-T01");
}

/// LD-T02: each further card costs another one, without limit; without another card it is refused.
#[test]
fn further_cards_cost_a_discard() {
    let mut desk = Desk::new(2).hand(1, "scout scout scout wager wager");
    desk.acts(&["play scout", "look t2", "tile d2a", "pass"]);
    desk.acts(&["play scout", "discard wager", "look t3", "tile d2b", "pass"]);
    desk.acts(&["play scout", "discard wager", "look t4", "tile d3a", "pass"]);
    assert_eq!(desk.cards(1), 0);
    let mut poor = Desk::new(2).hand(1, "scout scout");
    poor.acts(&["play scout", "look t2", "tile d2a", "pass"]);
    assert_eq!(poor.refused("play scout"), "LD-T02");
}

/// LD-Q35: naming a further card can be answered with no; then nothing has happened but that everybody knows it.
#[test]
fn a_further_card_can_be_taken_back() {
    let mut desk = Desk::new(3).hand(1, "scout scout wager").hand(2, "dig");
    desk.state.turn.plays = 0;
    desk.act("play scout");
    assert_eq!(desk.options(), ["discard scout", "discard wager", "pass"]);
    assert!(desk.state.discards.is_empty() && desk.cards(1) == 3);
    desk.act("pass");
    assert_eq!((desk.cards(1), desk.decider(), desk.state.known[2][0][Card::Scout]), (3, 1, 1));
    assert!(desk.events.iter().any(|e| matches!(e, Event::Withdrew { card: Card::Scout, .. })));
    // Everybody imagines a hand with it from now on, those who only watch while it is named.
    desk.act("play scout");
    assert_eq!(desk.refused("pass"), "LD-Q35");
    let mut rng = kernel::Rng::new(4);
    for viewer in Viewer::all(3).filter(|v| !v.is(seat(1))) {
        for _ in 0..50 {
            let mut world = desk.state;
            desk.game.resample(&mut world, viewer, &mut rng);
            desk.game.audit(&world).unwrap();
            assert!(world.players[0].hand.contains(Card::Scout));
        }
    }
    desk.act("discard scout");
    assert_eq!((desk.cards(1), desk.decider()), (1, 2));
}

/// LD-T03: above five cards the player discards down to five at the end of the turn, by choice.
#[test]
fn hands_are_cut_to_five() {
    let mut desk = Desk::new(2).hand(1, "scout scout scout wager wager dig dig");
    desk.act("end turn");
    assert_eq!(desk.decider(), 1);
    assert_eq!(desk.refused("discard dodge"), "LD-D01");
    desk.acts(&["discard dig", "discard wager"]);
    assert_eq!((desk.cards(1), desk.decider()), (5, 2));
}

/// LD-T04: green cards are free, grey ones count, DOGE cards count like grey ones, reactions are not played.
#[test]
fn colors_say_what_counts() {
    let mut desk = Desk::new(2).hand(1, "second-wind doge-toll scout dodge");
    desk.acts(&["play second-wind"]);
    assert_eq!(desk.state.turn.plays, 2);
    desk.act("play doge-toll");
    assert_eq!(desk.state.turn.plays, 1);
    desk.acts(&["play scout", "look t2", "tile d2a", "pass"]);
    assert_eq!(desk.state.turn.plays, 0);
}

/// LD-T05: an empty pile takes the discards; with none either nothing is drawn.
#[test]
fn the_pile_is_rebuilt() {
    let mut desk = Desk::new(2).hand(1, "rations rations");
    let State { deck, discards, .. } = &mut desk.state;
    discards.absorb(deck);
    desk.act("draw two");
    assert!(desk.events.contains(&Event::Reshuffled { artefacts: false }));
    desk.chance();
    assert_eq!(desk.cards(1), 4);
    // Everything in hands: nothing to draw.
    let mut bare = Desk::new(2);
    let State { deck, players, .. } = &mut bare.state;
    players[1].hand.absorb(deck);
    bare.act("draw two");
    assert_eq!((bare.cards(1), bare.decider()), (0, 1));
}

/// LD-T05 LD-Q07: the artefact pile is rebuilt too; with nothing left the row stays short and nothing is gained.
#[test]
fn the_artefact_pile_is_rebuilt() {
    let mut desk = Desk::new(2).hand(1, "dig scout scout");
    desk.state.gone = desk.state.pile;
    desk.state.pile = Artefacts::EMPTY;
    desk.acts(&["play dig", "discard scout", "discard scout", "take top"]);
    assert!(desk.events.contains(&Event::Reshuffled { artefacts: true }));
    desk.act("unearth a09");
    assert!(desk.owns(1, "a09"));

    let mut last = Desk::new(2).hand(1, "dig scout scout");
    last.state.players[1].artefacts = last.state.pile;
    last.state.pile = Artefacts::EMPTY;
    last.acts(&["play dig", "discard scout", "discard scout"]);
    assert_eq!(last.refused("take top"), "LD-Q07");
    last.act("take a21");
    assert_eq!((last.state.row.len(), last.decider()), (2, 1));

    let mut none = Desk::new(2).hand(1, "dig scout scout");
    none.state.players[1].artefacts = Artefacts::full();
    none.state.pile = Artefacts::EMPTY;
    none.state.row = Artefacts::EMPTY;
    assert_eq!(none.refused("play dig"), "LD-C07");
}

/// LD-T06: a reaction is never played in the own turn.
#[test]
fn reactions_are_not_for_the_own_turn() {
    let desk = Desk::new(2).hand(1, "dodge intercept riposte");
    for card in ["dodge", "intercept", "riposte"] {
        assert_eq!(desk.refused(&format!("play {card}")), "LD-T06");
        assert_eq!(desk.refused(&format!("react {card}")), "LD-T06");
    }
}

/// LD-Q24: after sixty rounds of passing the escape starts by itself.
#[test]
fn nobody_waits_for_ever() {
    let mut desk = Desk::new(2);
    for _ in 0..119 {
        desk.act("end turn");
        assert_eq!(desk.state.trigger, None);
        desk.chance();
    }
    desk.act("end turn");
    assert_eq!(desk.state.trigger, Some(Trigger::Rounds));
}

/// LD-Q26: a played card lies on the discards at once, so it may come back with them.
#[test]
fn a_played_card_lies_on_the_discards() {
    let mut desk = Desk::new(2).hand(1, "rations");
    let State { deck, players, .. } = &mut desk.state;
    players[1].hand.absorb(deck);
    desk.act("play rations");
    desk.pass();
    assert_eq!(desk.options(), ["deal rations"]);
    assert!(seat(1).index() == 0);
}

/// LD-Q28: a card that reaches nothing is refused; an empty row and a number nobody stands on may be named.
#[test]
fn a_card_needs_something_in_reach() {
    let desk = Desk::new(2).hand(1, "skirmish doge-veil doge-sweep");
    assert_eq!((desk.refused("play skirmish"), desk.refused("play doge-veil")), ("LD-C06", "LD-C17"));
    let mut sweep = desk;
    sweep.act("play doge-sweep");
    assert!(sweep.offers("sweep row 3"));
    assert_eq!(sweep.refused("sweep row 9"), "LD-C16");
}
