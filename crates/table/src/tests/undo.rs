//! Undo to every barrier, and not one step further.

use kernel::{Actor, Finite, Next, Rng, Seats};
use testkit::camp::Choice;

use super::{play_until, seat, table};
use crate::{Barrier, Entry, Refusal};

/// TB-U01 TB-U05 TB-U06
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

/// TB-U02
#[test]
fn a_closed_simultaneous_plan_goes_back_past_the_others() {
    let mut table = table(2, 1);
    table.act(seat(0), None, Choice::Plan(Finite::nth(1))).unwrap();
    table.act(seat(1), None, Choice::Plan(Finite::nth(5))).unwrap();
    table.undo(seat(0)).unwrap();
    assert_eq!(table.line(), [(Actor::Seat(seat(1)), Choice::Plan(Finite::nth(5)))]);
}

/// TB-U01
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
    assert_eq!(refused.clause(), Some("TB-U01"));
}

/// TB-U01
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

/// TB-U01
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

/// TB-U05
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

/// A table of three after everybody has marked two spots; the second and third seat belong to bots.
fn marked() -> (crate::Table<testkit::camp::Camp>, Seats) {
    let mut table = table(3, 1);
    for i in 0..3 {
        for spot in [3 * i, 3 * i + 1] {
            table.act(seat(i), None, Choice::Plan(Finite::nth(spot))).unwrap();
        }
    }
    (table, [seat(1), seat(2)].into_iter().collect())
}

/// TB-U03 TB-U05 TB-U06: with the own decision go those that bots have made since; all of it stays on paper.
#[test]
fn what_only_bots_have_decided_since_goes_back_too() {
    let (mut table, bots) = marked();
    let before = (*table.state(), table.line().to_vec());
    for i in 0..3 {
        table.act(seat(i), None, Choice::Pass).unwrap();
    }
    let asked = table.prompt_number(seat(0));
    let alone = table.undo(seat(0)).unwrap_err();
    assert!(matches!(alone, Refusal::Barrier(Barrier::Decided { by, .. }) if by == seat(2)), "{alone:?}");
    assert_eq!(table.can_undo_over(seat(0), bots), Ok(before.1.len()));
    table.undo_over(seat(0), bots).unwrap();
    assert_eq!((*table.state(), table.line().to_vec()), before);
    let stale = table.act(seat(0), Some(asked), Choice::Pass);
    assert!(matches!(stale, Err(Refusal::Stale { .. })), "{stale:?}");

    table.redo(seat(0)).unwrap();
    assert_eq!(table.next(), Next::One(seat(1)), "the bot decides anew");
    table.undo_over(seat(0), bots).unwrap();
    assert_eq!(table.log().last(), Some(&Entry::Undone(seat(0))), "nothing but the own decision goes");
    let entries = table.entries(0);
    assert!(entries.contains(&"undo seat1 to 6 over seat2 seat3".to_owned()), "{entries:?}");

    let record = table.record();
    let again = crate::Table::load(table.rules().clone(), &record, None).unwrap();
    assert_eq!((again.record(), again.line(), again.log()), (record.clone(), table.line(), table.log()));
    for (wrong, what) in [
        ("undo seat1 to 5 over seat2 seat3", "not to 5"),
        ("undo seat1 to 6 over seat2", "seat3 has decided since"),
        ("undo seat1 to 6 over chance", "'chance' is no seat"),
        ("undo seat1 to 6", "'over'"),
        ("undo seat9 to 6 over seat2", "'seat9' is no seat"),
        ("undo seat4 to 6 over seat2", "no seat4"),
    ] {
        let wrong = crate::relink(&record.replace("undo seat1 to 6 over seat2 seat3", wrong));
        let fault = crate::Table::load(table.rules().clone(), &wrong, None).map(|_| ()).unwrap_err();
        assert!(fault.what.contains(what), "{fault}");
    }
}

/// TB-U03: what a bot has shown a person, or a person has decided, is a barrier as before.
#[test]
fn bots_that_have_shown_something_and_people_between_them_are_barriers() {
    // Whoever had marked the spot is seen by the point.
    let (mut table, bots) = marked();
    table.act(seat(0), None, Choice::Pass).unwrap();
    table.act(seat(1), None, Choice::Place(Finite::nth(0))).unwrap();
    let ply = table.ply();
    let refused = table.undo_over(seat(0), bots).unwrap_err();
    assert_eq!(refused, Refusal::Barrier(Barrier::Revealed { ply }));
    assert_eq!(refused.clause(), Some("TB-U01"));

    let (mut table, _) = marked();
    for i in 0..3 {
        table.act(seat(i), None, Choice::Pass).unwrap();
    }
    let only: Seats = [seat(1)].into_iter().collect();
    let refused = table.undo_over(seat(0), only).unwrap_err();
    assert!(matches!(refused, Refusal::Barrier(Barrier::Decided { by, .. }) if by == seat(2)), "{refused:?}");
}

/// TB-U02 TB-U03: a closed decision of another person is never lost because bots have gone on behind it.
#[test]
fn a_closed_decision_of_a_person_is_not_lost_with_those_of_bots() {
    let bots: Seats = [seat(2)].into_iter().collect();
    let plan = |i| Choice::Plan(Finite::nth(i));
    let mut table = table(3, 1);
    for (by, spot) in [(1, 1), (1, 2), (0, 3), (0, 4), (2, 5), (2, 6)] {
        table.act(seat(by), None, plan(spot)).unwrap();
    }
    table.undo_over(seat(0), bots).unwrap();
    let stands = [(1, 1), (1, 2), (0, 3)].map(|(by, spot)| (Actor::Seat(seat(by)), plan(spot)));
    assert_eq!(table.line(), stands);

    let mut table = super::table(3, 1);
    for (by, spot) in [(0, 3), (0, 4), (1, 1), (1, 2), (2, 5), (2, 6)] {
        table.act(seat(by), None, plan(spot)).unwrap();
    }
    let refused = table.undo_over(seat(0), bots).unwrap_err();
    assert!(matches!(refused, Refusal::Barrier(Barrier::Decided { by, .. }) if by == seat(1)), "{refused:?}");
}
