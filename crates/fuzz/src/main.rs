//! Feeds broken input to everything that is parsed: records, scenarios, positions, packs, set-ups.
//!
//! Inputs are real ones, changed in many small ways (lines, words, numbers, characters). Whatever comes in, the answer
//! is a value or a fault, never a panic; and what is accepted can be played on. An input that panics is written to
//! `fuzz/artifacts/` with the target's name, and the run fails.
//!
//! `fuzz ROUNDS [SEED]`: so many inputs for each target of each game.

mod mutate;
mod target;

use std::{env, fs, panic, path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, bail};
use catalog::Visitor;
use content::Packed;
use kernel::Rng;

use target::Targets;

struct Fuzz {
    rounds: u64,
    seed: u64,
}

impl Visitor for Fuzz {
    type Out = Result<()>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<()> {
        let targets = Targets::new(game, pack)?;
        for (name, run) in targets.all() {
            let mut accepted = 0;
            for round in 0..self.rounds {
                let mut rng = Rng::fork(self.seed, round);
                let input = targets.input(name, &mut rng);
                match panic::catch_unwind(panic::AssertUnwindSafe(|| run(&targets, &input))) {
                    Ok(good) => accepted += u64::from(good),
                    Err(cause) => {
                        let path = keep(G::ID, name, round, &input)?;
                        bail!(
                            "{} {name}: panic in round {round} ({}); the input is {path}",
                            G::ID,
                            message(&*cause)
                        );
                    }
                }
            }
            println!("{} {name}: {} inputs, {accepted} accepted, no panic", G::ID, self.rounds);
        }
        Ok(())
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |i: usize, usual: u64| args.get(i).map_or(Ok(usual), |a| a.parse::<u64>());
    let (Ok(rounds), Ok(seed)) = (number(0, 10_000), number(1, 1)) else {
        eprintln!("fuzz ROUNDS [SEED]");
        return ExitCode::from(2);
    };
    // Panics are what this looks for; they are reported with their input.
    panic::set_hook(Box::new(|_| {}));
    for id in catalog::ids() {
        let result = catalog::open(id, None, Fuzz { rounds, seed }).map_err(anyhow::Error::from).flatten();
        if let Err(error) = result {
            eprintln!("fuzz: {error:#}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn keep(game: &str, target: &str, round: u64, input: &str) -> Result<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/artifacts");
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let path = folder.join(format!("{game}-{target}-{round}.txt"));
    fs::write(&path, input).with_context(|| format!("{} cannot be written", path.display()))?;
    Ok(path.display().to_string())
}

fn message(cause: &(dyn std::any::Any + Send)) -> String {
    let text = cause.downcast_ref::<String>().cloned();
    text.or_else(|| cause.downcast_ref::<&str>().map(|s| s.to_string()))
        .unwrap_or_else(|| "no message".into())
}
