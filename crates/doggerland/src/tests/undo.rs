//! Taking back at a table of this game.

use std::sync::Arc;

use content::Packed;
use kernel::{Actor, Choices, Finite, Game, Seat, Setup};
use table::{Barrier, Dealer, Refusal, Ruleset, Seed, Table};

use crate::{Choice, Doggerland, ids::Role};

/// TB-U01: own decisions go back to the last other decision and to the last thing revealed, and no further.
#[test]
fn own_decisions_go_back_to_the_last_barrier() {
    let game = Doggerland::built_in();
    let setup = Setup::parse(&game, "players=2 first=seat1").expect("a table that can be played");
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let rules = Arc::new(Ruleset::new(game, String::new()));
    let mut table = Table::new(rules, setup, &names, Dealer::Seeded(Seed::from_number(1)));
    let (ann, ben) = (Seat::nth(0), Seat::nth(1));
    let start = *table.state();

    let mut choices = Choices::new();
    table.game().legal(&start, Actor::Seat(ann), &mut choices);
    let gathering = choices
        .iter()
        .find(|choice| matches!(choice, Choice::Expedition(cell) if start.animal_at(*cell).is_none()))
        .expect("something to gather");
    for choice in [gathering, Choice::Send(Role::Hunter)] {
        table.act(ann, None, choice).expect("a legal choice");
    }
    table.undo(ann).expect("the member stays at home");
    table.undo(ann).expect("and nobody goes anywhere");
    assert_eq!(*table.state(), start);

    for choice in [gathering, Choice::Send(Role::Hunter), Choice::Done] {
        table.act(ann, None, choice).expect("a legal choice");
    }
    table.act(ben, None, Choice::Pass).expect("a legal choice");
    let refused = table.undo(ann).expect_err("another seat has decided since");
    assert!(matches!(refused, Refusal::Barrier(Barrier::Decided { by, .. }) if by == ben), "{refused:?}");
    assert_eq!(refused.clause(), Some("TB-U01"));

    table.act(ann, None, Choice::Pass).expect("a legal choice");
    let refused = table.undo(ann).expect_err("new land was drawn");
    assert!(matches!(refused, Refusal::Barrier(Barrier::Drawn { .. })), "{refused:?}");
    assert_eq!(refused.clause(), Some("TB-U01"));
}
