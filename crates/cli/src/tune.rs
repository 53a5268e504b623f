//! `dolmen tune`: better weights by self-play.

use std::{io::IsTerminal, sync::atomic::AtomicBool};

use anyhow::{Context, Result, bail};
use arena::Tuning;
use catalog::Visitor;
use content::Packed;
use indicatif::ProgressBar;
use table::Ruleset;

use crate::{Verdict, args, files, open};

struct Tune(args::Tune);

impl Visitor for Tune {
    type Out = Result<Verdict>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Verdict> {
        let args = self.0;
        let setups = args.which.cases(&game)?;
        if args.deals == 0 || args.proof == 0 || args.iterations == Some(0) {
            bail!("there must be at least one deal and one iteration");
        }
        let start = match &args.from {
            Some(path) => {
                let n = game.evaluation().features(&game).len();
                Some(weights(&files::read(path)?, n).with_context(|| format!("{}", path.display()))?)
            }
            None => None,
        };
        let tuning = Tuning {
            setups,
            rounds: args.rounds,
            deals: args.deals,
            proof: args.proof,
            iterations: args.iterations,
            seed: args.seed,
            threads: open::threads(args.threads)?,
        };
        let rules = Ruleset::new(game, pack);
        let bar = if std::io::stderr().is_terminal() {
            ProgressBar::new(args.rounds.into())
        } else {
            ProgressBar::hidden()
        };
        let tuned = arena::tune(&rules, &tuning, start, &AtomicBool::new(false), &|done, _| {
            bar.set_position(done.into());
        });
        bar.finish_and_clear();
        println!("{:<16} {:>8} {:>8}", "feature", "before", "after");
        for (i, name) in tuned.features.iter().enumerate() {
            println!("{name:<16} {:>8.3} {:>8.3}", tuned.before[i], tuned.after[i]);
        }
        let percent = |interval: arena::Interval| {
            let [value, low, high] = [interval.value, interval.low, interval.high].map(|x| 100.0 * x);
            format!("{value:.1} % ({low:.1} to {high:.1})")
        };
        println!(
            "{} rounds of {} deals; on {} fresh games the new weights win {}, that is {} more by deal than the old ones, and lead by {:.2} points ({:.2} to {:.2})",
            tuned.rounds,
            args.deals,
            tuned.proof_games,
            percent(tuned.wins),
            percent(tuned.gain),
            tuned.lead.value,
            tuned.lead.low,
            tuned.lead.high
        );
        if let Some(path) = &args.out {
            files::write(path, &format!("{:#}\n", serde_json::to_value(&tuned)?), true)?;
        }
        Ok(Verdict::Good)
    }
}

/// The weights of a file that an earlier run has written: so many.
fn weights(text: &str, n: usize) -> Result<Vec<f32>> {
    let value: serde_json::Value = serde_json::from_str(text)?;
    let after = value.get("after").context("there are no weights ('after') in it")?;
    let weights: Vec<f32> = serde_json::from_value(after.clone())?;
    if weights.len() != n {
        bail!("there are {} weights in it, and this game has {n}", weights.len());
    }
    Ok(weights)
}

pub fn run(args: args::Tune) -> Result<Verdict> {
    let (id, pack) = (args.which.game.clone(), args.which.pack.clone());
    open::with_game(&id, pack.as_deref(), Tune(args))
}
