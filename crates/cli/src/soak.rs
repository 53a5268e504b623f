//! `dolmen soak`: random games in every mode with every invariant checked after every decision.

use std::sync::Mutex;

use anyhow::Result;
use catalog::Visitor;
use content::Packed;

use crate::{Verdict, args};

struct Soak {
    decisions: u64,
    seed: u64,
}

impl Visitor for Soak {
    type Out = ();

    fn visit<G: Packed>(self, game: G, _: String) {
        let setups = Mutex::new(testkit::setups(&game).into_iter());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let Some(setup) = setups.lock().expect("no thread has panicked").next() else {
                            return;
                        };
                        let ends = testkit::rules(&game, setup, self.decisions, self.seed);
                        let ends: Vec<&str> = ends.into_iter().collect();
                        println!(
                            "{} {}: {} decisions, ends: {}",
                            G::ID,
                            setup.write(&game),
                            self.decisions,
                            ends.join(", ")
                        );
                    }
                });
            }
        });
    }
}

pub fn run(args: args::Soak) -> Result<Verdict> {
    let ids: Vec<String> =
        args.game.map_or_else(|| catalog::ids().iter().map(|id| id.to_string()).collect(), |id| vec![id]);
    for id in ids {
        catalog::open(&id, args.pack.as_deref(), Soak { decisions: args.decisions, seed: args.seed })?;
    }
    Ok(Verdict::Good)
}
