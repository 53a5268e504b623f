//! Undo to every barrier, and not one step further. DG-Y01

use kernel::{Actor, Finite, Next, Rng};
use testkit::camp::Choice;

use super::{play_until, seat, table};
use crate::{Barrier, Entry, Refusal};

#[test]
fn own_decisions_go_back_one_by_one() {
    let mut table = table(2, 1);
    let start = *table.state();
    table.act(seat(0), None, Choice::Plan(Finite::nth(1))).unwrap();
    let one = *table.state();
    table.act(seat(0), None, Choice::Plan(Finite::nth(2))).unwrap();
    table.undo(seat(0)).unwrap();
    assert_eq!(*table.state(), one);
    table.undo(seat(0)).unwrap();
    assert_eq!(*table.state(), start);
    assert_eq!(table.undo(seat(0)), Err(Refusal::NothingToUndo));
    assert_eq!(
        table.log().iter().filter(|e| matches!(e, Entry::Undone(_))).count(),
        2,
        "the log keeps it all"
    );
    table.redo(seat(0)).unwrap();
    assert_eq!(*table.state(), one);
    table.act(seat(0), None, Choice::Plan(Finite::nth(9))).unwrap();
    assert_eq!(table.redo(seat(0)).unwrap_err(), Refusal::NothingToRedo, "a new decision ends redo");
}

#[test]
fn a_closed_simultaneous_plan_goes_back_past_the_others() {
    let mut table = table(2, 1);
    table.act(seat(0), None, Choice::Plan(Finite::nth(1))).unwrap();
    table.act(seat(1), None, Choice::Plan(Finite::nth(5))).unwrap();
    table.undo(seat(0)).unwrap();
    assert_eq!(table.line(), [(Actor::Seat(seat(1)), Choice::Plan(Finite::nth(5)))]);
}

#[test]
fn nothing_goes_back_past_a_draw() {
    let mut table = table(2, 1);
    // Until somebody's placing has dealt cards.
    let drawn = |t: &crate::Table<_>| t.line().last().is_some_and(|(actor, _)| *actor == Actor::Chance);
    play_until(&mut table, &mut Rng::new(1), drawn);
    let last = table.line().iter().rev().find_map(|(actor, _)| match actor {
        Actor::Seat(seat) => Some(*seat),
        Actor::Chance => None,
    });
    let refused = table.undo(last.unwrap()).unwrap_err();
    assert!(matches!(refused, Refusal::Barrier(Barrier::Drawn { .. })), "{refused:?}");
    assert_eq!(refused.clause(), Some("DG-Y01"));
}

#[test]
fn nothing_goes_back_past_another_seat() {
    let mut table = table(2, 1);
    play_until(&mut table, &mut Rng::new(2), |t| matches!(t.next(), Next::One(s) if s == seat(1)));
    let refused = table.undo(seat(0)).err();
    // Seat one either has just decided, or seat two has followed in the open.
    if let Some(refused) = refused {
        assert!(matches!(refused, Refusal::Barrier(_)), "{refused:?}");
    }
    table.act(seat(1), None, Choice::Pass).unwrap();
    let refused = table.undo(seat(0)).unwrap_err();
    assert!(matches!(refused, Refusal::Barrier(Barrier::Decided { by, .. }) if by == seat(1)), "{refused:?}");
}

#[test]
fn a_played_card_is_revealed() {
    let mut found = false;
    for seed in 0..40 {
        let mut table = table(2, seed);
        let reacted = |t: &crate::Table<_>| matches!(t.line().last(), Some((_, Choice::React(_))));
        play_until(&mut table, &mut Rng::new(seed), reacted);
        if let Some((Actor::Seat(seat), Choice::React(_))) = table.line().last().copied() {
            let refused = table.undo(seat).unwrap_err();
            assert!(matches!(refused, Refusal::Barrier(Barrier::Revealed { .. })), "{refused:?}");
            found = true;
        }
    }
    assert!(found, "some game has a reaction");
}

#[test]
fn going_back_by_agreement_rolls_nothing_again() {
    let mut table = table(2, 3);
    play_until(&mut table, &mut Rng::new(3), |t| t.ply() > 60);
    let (line, state) = (table.line().to_vec(), *table.state());
    let draw = line.iter().position(|(actor, _)| *actor == Actor::Chance).expect("somebody has drawn");
    table.roll_back(draw).unwrap();
    assert_eq!(table.line()[..=draw], line[..=draw], "the same draw comes again at once");
    for (actor, choice) in &line[table.ply()..] {
        if let Actor::Seat(seat) = actor {
            table.act(*seat, None, *choice).unwrap();
        }
    }
    assert_eq!((table.line(), *table.state()), (line.as_slice(), state));
}
