use super::desk::{Desk, seat};
use crate::event::Event;

/// LD-C13 LD-D07: a dodge takes all of the effect away: no trophy, no discard, no move, no robbery.
#[test]
fn a_dodge_takes_everything_away() {
    let mut desk = Desk::new(2).pawn(2, "t2").hand(1, "skirmish").hand(2, "dodge dig");
    desk.acts(&["play skirmish", "pass", "target seat2", "react dodge"]);
    assert_eq!((desk.trophies(1), desk.cards(2), desk.pawn_of(2).as_str()), (0, 1, "t2"));
    assert_eq!((desk.cards(1), desk.decider()), (0, 1));
}

/// LD-C13: it answers damage only, and must be held.
#[test]
fn a_dodge_answers_damage_only() {
    let mut desk = Desk::new(2).hand(1, "crossbow").hand(2, "dodge intercept dig");
    desk.act("play crossbow");
    assert_eq!(desk.refused("react dodge"), "LD-C13");
    desk.acts(&["pass", "target seat2"]);
    assert_eq!(desk.refused("react intercept"), "LD-C14");
    let mut without = Desk::new(2).hand(1, "crossbow").hand(2, "dig");
    without.acts(&["play crossbow", "pass", "target seat2"]);
    assert_eq!(without.refused("react dodge"), "LD-C13");
    assert_eq!(without.refused("react dig"), "LD-T04");
    assert_eq!(without.refused("play dig"), "LD-T04");
}

/// LD-C14: grey and green cards are stopped, and lost with what they cost; DOGE cards are not asked about.
#[test]
fn an_intercepted_card_has_no_effect() {
    let mut desk = Desk::new(2).hand(1, "rations crossbow doge-toll").hand(2, "intercept intercept");
    desk.acts(&["play rations", "react intercept"]);
    assert_eq!((desk.cards(1), desk.decider()), (2, 1));
    assert!(desk.events.iter().any(|e| matches!(e, Event::Intercepted { .. })));
    desk.acts(&["play crossbow", "react intercept"]);
    assert_eq!((desk.trophies(1), desk.state.turn.plays), (0, 0));
    let mut doge = Desk::new(2).hand(1, "doge-toll").hand(2, "intercept");
    doge.act("play doge-toll");
    assert_eq!(doge.options(), ["discard intercept"]);
}

/// LD-C15: after the damage and before the move the attacker takes one damage, pays for it and moves too.
#[test]
fn a_riposte_strikes_back() {
    let mut desk = Desk::new(2).hand(1, "crossbow dig").hand(2, "riposte scout");
    desk.acts(&["play crossbow", "pass", "target seat2"]);
    assert_eq!(desk.refused("react riposte"), "LD-C15");
    desk.acts(&["pass", "discard scout", "react riposte"]);
    assert_eq!((desk.decider(), desk.trophies(2)), (1, 1));
    desk.act("discard dig");
    assert_eq!(desk.decider(), 2);
    desk.act("settle t20");
    desk.chance();
    assert_eq!(desk.decider(), 1);
    desk.act("settle t21");
    desk.chance();
    assert_eq!((desk.pawn_of(1).as_str(), desk.pawn_of(2).as_str()), ("t21", "t20"));
}

/// LD-Q13: nobody reacts to a reaction, reactions are unlimited and asked clockwise from the active player.
#[test]
fn reactions_are_asked_clockwise_and_not_answered() {
    let mut desk = Desk::new(3).hand(1, "rations dodge").hand(2, "dig").hand(3, "intercept");
    desk.act("play rations");
    assert_eq!(desk.decider(), 2);
    desk.act("pass");
    assert_eq!(desk.decider(), 3);
    desk.act("react intercept");
    assert_eq!(desk.decider(), 1);
    // A riposte may follow a riposte, and the active player with a dodge in hand is not asked.
    let mut twice = Desk::new(2).hand(1, "crossbow dodge dodge").hand(2, "riposte riposte scout");
    twice.acts(&["play crossbow", "pass", "target seat2", "pass", "discard scout", "react riposte"]);
    assert_eq!(twice.options(), ["discard dodge"]);
    twice.acts(&["discard dodge", "react riposte", "discard dodge"]);
    assert_eq!(twice.trophies(2), 2);
}

/// LD-Q32 LD-C13 LD-C14 LD-C15: nobody is asked for a reaction of which every copy in the game lies on the discards; with
/// one copy out of sight everybody with cards is, whoever may have it.
#[test]
fn what_lies_on_the_discards_is_not_asked_for() {
    let used = |n: usize, reaction: &str, left: usize| {
        let mut desk = Desk::new(n).hand(1, "crossbow rations").hand(2, "dig dig");
        let card = crate::Card::from_word(reaction).unwrap();
        while desk.state.deck.count(card) > left as u8 {
            desk.state.deck.take(card);
            desk.state.discards.insert(card);
        }
        desk
    };
    for (left, asked) in [(0, 1), (1, 2)] {
        let mut desk = used(3, "intercept", left);
        desk.act("play rations");
        if left == 0 {
            desk.chance();
        }
        assert_eq!(desk.decider(), asked, "{left} left");
    }
    // Damage asks twice: before and after.
    for (left, option) in [(0, "discard dig"), (1, "pass")] {
        let mut desk = used(2, "dodge", left);
        desk.acts(&["play crossbow", "pass", "target seat2"]);
        assert_eq!(desk.options(), [option], "{left} left");
    }
    for (left, first) in [(0, "settle t2"), (1, "pass")] {
        let mut desk = used(2, "riposte", left);
        desk.acts(&["play crossbow", "pass", "target seat2", "pass", "discard dig"]);
        assert_eq!((desk.decider(), desk.options()[0].as_str()), (2, first), "{left} left");
    }
}

/// LD-Q32: who is asked follows from holding cards at all, whatever they are.
#[test]
fn being_asked_tells_nothing() {
    let mut desk = Desk::new(3).hand(1, "rations").hand(3, "dig");
    desk.act("play rations");
    assert_eq!((desk.decider(), desk.options()), (3, vec!["pass".to_owned()]));
    let none = {
        let mut desk = Desk::new(3).hand(1, "rations");
        desk.act("play rations");
        desk.decider()
    };
    assert_eq!(none, 0, "nobody holds cards, so nobody is asked");
    assert_eq!(desk.why(1, "pass").clause, "LD-T01");
    assert_eq!(seat(3), desk.state.next_of(kernel::Seats::only(seat(3))).unwrap());
}
