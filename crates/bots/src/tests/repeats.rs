//! The same record, seat, seed and budget give the same decision, in every game; and the same hints.

use std::sync::Arc;

use catalog::Visitor;
use content::{Pack, Packed};
use kernel::{Actor, Rng, Setup};
use table::{Dealer, Ruleset, Seed, Table};
use testkit::showcase;

use crate::{BotTable, Budget, Kind, Level};

struct Repeats;

impl Visitor for Repeats {
    type Out = usize;

    /// Two tables are played side by side from the same record; every kind of bot is asked at both, now and then.
    fn visit<G: Packed>(self, _: G, _: String) -> usize {
        let load = || G::load(&Pack::embedded(G::FILES)).unwrap_or_else(|faults| panic!("{faults}"));
        let table = |setup: Setup, seed: u64| {
            let rules = Arc::new(Ruleset::new(load(), "pack".into()));
            Table::new(rules, setup, &[], Dealer::Seeded(Seed::from_number(seed)))
        };
        let mut compared = 0;
        for (seed, setup) in (0..).zip(showcase(&load())) {
            let (mut one, mut two) = (table(setup, seed), table(setup, seed));
            let mut rng = Rng::new(seed);
            for n in 0..80 {
                let Some(Actor::Seat(seat)) = one.next().first() else { break };
                if n % 16 == 15 {
                    for kind in Kind::ALL {
                        let luck = rng.u64();
                        let ask = |table: &Table<G>| {
                            let budget = Budget::Iterations(6);
                            let choice = table.bot_choice_within(seat, kind, budget, &mut Rng::new(luck));
                            (
                                choice,
                                table.bot_eagerness(seat, kind, kernel::Seats::EMPTY, &mut Rng::new(luck)),
                            )
                        };
                        assert_eq!(
                            ask(&one),
                            ask(&two),
                            "{kind} for {seat} after {n} decisions of {}",
                            G::ID
                        );
                        compared += 1;
                    }
                    let hints =
                        |table: &Table<G>| table.hints(seat, Budget::Iterations(6), 3, &mut Rng::new(seed));
                    assert_eq!(hints(&one), hints(&two), "hints for {seat} after {n} decisions of {}", G::ID);
                }
                let kind = Kind::Level(Level::Pebble, None);
                let choice = one.bot_choice(seat, kind, &mut rng).expect("the seat is asked");
                for table in [&mut one, &mut two] {
                    let choice = table.rules().names.find(&choice).expect("a bot knows the names");
                    table.act(seat, None, choice).expect("a bot decides legally");
                }
            }
        }
        compared
    }
}

#[test]
fn the_same_record_seat_seed_and_budget_give_the_same_decision() {
    for game in catalog::ids() {
        let compared = catalog::open(game, None, Repeats).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(compared > 100, "{compared} decisions of {game}");
    }
}
