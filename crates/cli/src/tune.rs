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
        let setup = args.which.setup(&game)?;
        if args.deals == 0 || args.proof == 0 || args.iterations == Some(0) {
            bail!("there must be at least one deal and one iteration");
        }
        let start = match &args.from {
            Some(path) => Some(weights(&files::read(path)?).with_context(|| format!("{}", path.display()))?),
            None => None,
        };
        let tuning = Tuning {
            setup,
            rounds: args.rounds,
            deals: args.deals,
            proof: args.proof,
            iterations: args.iterations,
            seed: args.seed,
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
        println!(
            "{} of {} variations kept; on {} fresh games the new weights lead by {:.2} points ({:.2} to {:.2}) and win {:.1} % ({:.1} to {:.1})",
            tuned.kept,
            tuned.rounds,
            tuned.proof_games,
            tuned.lead.value,
            tuned.lead.low,
            tuned.lead.high,
            100.0 * tuned.wins.value,
            100.0 * tuned.wins.low,
            100.0 * tuned.wins.high
        );
        if let Some(path) = &args.out {
            files::write(path, &format!("{:#}\n", serde_json::to_value(&tuned)?), true)?;
        }
        Ok(Verdict::Good)
    }
}

/// The weights of a file that an earlier run has written.
fn weights(text: &str) -> Result<Vec<f32>> {
    let value: serde_json::Value = serde_json::from_str(text)?;
    let after = value.get("after").context("there are no weights ('after') in it")?;
    Ok(serde_json::from_value(after.clone())?)
}

pub fn run(args: args::Tune) -> Result<Verdict> {
    let (id, pack) = (args.which.game.clone(), args.which.pack.clone());
    open::with_game(&id, pack.as_deref(), Tune(args))
}
