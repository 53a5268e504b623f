//! A budget of time holds for all that a decision takes: what is done before the search, the search and what comes after.
//!
//! Time goes on with the work that is done, at the price that makes a search about as fast as `dolmen arena --speed` has
//! measured, or some times slower; so the test finds the same on any machine, however busy it is.

use std::time::Duration;

use catalog::Visitor;
use content::Packed;
use kernel::{Choices, Game, Rng, Setup};

use crate::{
    Bot, Budget, Level, Mcts, Search, Seen,
    speed::positions,
    time::{self, by_work},
};

/// How many times slower than the machine that was measured.
const SLOWER: u32 = 3;

/// What decisions have taken of their budget.
struct Timely {
    /// Iterations a second on one core as the levels search.
    rate: u32,
}

impl Timely {
    /// The price of a unit of work.
    fn cost<G: Game>(&self, game: &G, positions: &[(G::State, kernel::Seat)]) -> Duration {
        let (mut iterations, mut options, mut rng) = (0, Choices::new(), Rng::new(1));
        let before = by_work::done();
        for (state, seat) in positions {
            let seen = Seen::new(game, state, *seat, &mut rng);
            seen.options(&mut options);
            iterations +=
                Mcts::new(Search::new(Budget::Iterations(40))).study(&seen, &options, &mut rng).iterations;
        }
        let each = (by_work::done() - before) as f64 / f64::from(iterations);
        Duration::from_secs_f64(f64::from(SLOWER) / f64::from(self.rate) / each)
    }
}

impl Visitor for Timely {
    type Out = ();

    fn visit<G: Packed>(self, game: G, _: String) {
        let mut options = Choices::new();
        for n_seats in [2, 4] {
            let setup = Setup::for_seats(&game, n_seats).unwrap_or_else(|e| panic!("{e:?}"));
            let positions: Vec<_> = positions(&game, &setup, 5).into_iter().step_by(4).collect();
            by_work::costs(self.cost(&game, &positions));
            for most in [50, 250].map(Duration::from_millis) {
                // A bot is kept over half of the decisions, as at a table.
                let mut kept: Option<Box<dyn Bot<G>>> = None;
                for (i, (state, seat)) in positions.iter().enumerate() {
                    let mut bot = match kept.take() {
                        Some(bot) if i % 2 == 1 => bot,
                        _ => Level::Dolmen.make(Some(Budget::Time(most))),
                    };
                    let mut rng = Rng::new(i as u64);
                    let seen = Seen::new(&game, state, *seat, &mut rng);
                    seen.options(&mut options);
                    let start = time::now();
                    let choice = bot.decide(&seen, &options, &mut rng);
                    let took = time::now() - start;
                    assert!(options.contains(choice.choice()));
                    let what =
                        || format!("{took:?} of {most:?} at decision {i} of {}, {n_seats} seats", G::ID);
                    // A tenth more is promised; it is only needed where one line takes long. They end early where the
                    // decision is clear.
                    let lines = game.evaluation().part(&game, state).is_some();
                    assert!(took <= most.mul_f64(if lines { 1.1 } else { 1.0 }), "{}", what());
                    assert!(lines || took >= most.mul_f64(0.9), "{}", what());
                    kept = Some(bot);
                }
            }
        }
    }
}

fn check(game: &str, rate: u32) {
    catalog::open(game, None, Timely { rate }).unwrap_or_else(|fault| panic!("{fault}"));
}

#[test]
fn a_decision_in_doggerland_keeps_to_its_time() {
    check("doggerland", 102_000);
}

#[test]
fn a_decision_in_the_last_doge_keeps_to_its_time() {
    check("last-doge", 48_000);
}

#[test]
fn a_decision_in_paleo_keeps_to_its_time() {
    check("paleo", 1_300);
}

#[test]
fn a_decision_in_prehistory_keeps_to_its_time() {
    check("prehistory", 5_600);
}
