use super::desk::{Desk, seat, slot, tile};
use crate::{
    event::Event,
    ids::{Number, Numbers},
    state::Trigger,
};

fn with_discoveries(n: usize, found: &[&str]) -> Desk {
    let mut desk = Desk::new(n);
    desk.state.discoveries = found.iter().map(|w| tile(w)).collect();
    desk
}

/// LD-G01: three artefact districts must have been turned up; hidden again they still count, shown ones do not.
#[test]
fn three_discoveries_are_needed() {
    let desk = with_discoveries(2, &["d2a", "d3a"]);
    assert_eq!(desk.refused("guess 4"), "LD-G01");
    assert!(with_discoveries(2, &["d2a", "d3a", "d4a"]).offers("guess 4"));
    let mut turned = Desk::new(2).hand(1, "doge-veil").artefact(1, "a10");
    turned.explore(("t2", "d6d"), ("t3", "d2a"));
    assert_eq!(turned.state.discoveries.len(), 1);
    turned.acts(&["play doge-veil", "hide t3", "pass"]);
    assert_eq!(turned.state.discoveries.len(), 1);
    let mut shown = Desk::new(2).hand(1, "wager");
    shown.acts(&["play wager", "bet 5", "show t2", "tile d2a", "show t3", "tile d3a", "done"]);
    assert!(shown.state.discoveries.is_empty());
}

/// LD-G02 LD-G03 LD-Q09: a right guess gives the treasure and starts the escape.
#[test]
fn a_right_guess_finds_the_treasure() {
    let mut desk = with_discoveries(2, &["d2a", "d3a", "d4a"]);
    desk.acts(&["guess 7", "tile d7c"]);
    assert!(desk.events.contains(&Event::Guessed {
        seat: seat(1),
        number: Number::of(7).unwrap(),
        right: true
    }));
    assert_eq!((desk.state.treasure, desk.state.trigger), (Some(seat(1)), Some(Trigger::Treasure)));
    desk.act("done");
    assert!(desk.state.in_escape());
}

/// LD-G02 LD-Q09: a wrong guess is announced, the tile is the guesser's knowledge, and there is no second try.
#[test]
fn a_wrong_guess_is_the_last() {
    let mut desk = with_discoveries(2, &["d2a", "d3a", "d4a"]);
    desk.acts(&["guess 2", "tile d7c"]);
    assert!(desk.knows(1, "t14") && !desk.knows(2, "t14"));
    assert_eq!(desk.state.numbers[slot("t14")], Numbers::full().without(Number::of(2).unwrap()));
    desk.act("done");
    assert_eq!((desk.state.treasure, desk.state.trigger), (None, None));
    assert_eq!(desk.refused("guess 7"), "LD-G02");
    desk.acts(&["end turn", "end turn"]);
    assert_eq!(desk.refused("guess 7"), "LD-G02");
}

/// LD-G03 LD-X01: when everybody has failed the escape starts.
#[test]
fn all_failed_starts_the_escape() {
    let mut desk = with_discoveries(2, &["d2a", "d3a", "d4a"]);
    desk.acts(&["guess 2", "tile d7c", "done", "end turn", "guess 3"]);
    assert_eq!(desk.state.trigger, Some(Trigger::Failed));
    desk.act("done");
    assert!(desk.state.in_escape());
}

/// LD-G02: guessing is the main action.
#[test]
fn guessing_is_the_main_action() {
    let mut desk = with_discoveries(2, &["d2a", "d3a", "d4a"]);
    desk.act("draw two");
    desk.chance();
    assert_eq!(desk.refused("guess 7"), "LD-T01");
}
