//! `dolmen arena`: tournaments between bots.

use std::{
    io::IsTerminal,
    sync::{Once, atomic::AtomicBool},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use arena::{Designer, Entrant, Plan, Report, Tournament};
use catalog::Visitor;
use content::Packed;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use table::Ruleset;

use crate::{Verdict, args, files, open};

struct Arena(args::Arena);

impl Visitor for Arena {
    type Out = Result<Verdict>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Verdict> {
        let args = self.0;
        let setup = args.which.setup(&game)?;
        if args.speed {
            return speed(&game, &setup, &args);
        }
        let entrants: Vec<Entrant> = args.bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
        if args.deals == 0 || args.deals > 1_000_000 {
            bail!("there must be 1 to 1000000 deals");
        }
        let threads = open::threads(args.threads)?;
        if !(1..=600_000).contains(&args.wait) {
            bail!("an external bot may think for 1 to 600000 milliseconds");
        }
        let with_program = entrants.iter().any(|entrant| matches!(entrant, Entrant::External(_)));
        let (is_drawn, said) = (args.seed.is_none() && with_program, Once::new());
        let plan = Plan {
            setup,
            entrants,
            deals: args.deals,
            ladder: args.ladder,
            seed: args.seed,
            threads,
            time: Duration::from_millis(args.wait),
            results: args.results.clone(),
        };
        let rules = Ruleset::new(game, pack);
        let bar = if std::io::stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
        bar.set_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a good template"),
        );
        let started = Instant::now();
        let tournament = Tournament::run(&rules, &plan, &AtomicBool::new(false), &|progress| {
            // Said before the first game, so that a tournament without a file can be played again too.
            if is_drawn {
                said.call_once(|| eprintln!("The seed {} was drawn for this tournament.", progress.seed));
            }
            bar.set_length(progress.planned as u64);
            bar.set_position(progress.done as u64);
        })?;
        bar.finish_and_clear();
        let designer = args.designer.then(|| Designer::of(&tournament, &rules.names, &rules.game.counted()));
        let report = Report::new(&tournament, designer);
        if let Some(folder) = &args.out {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
            files::write(&folder.join("arena.md"), &arena::markdown(&report), true)?;
            files::write(&folder.join("arena.json"), &format!("{:#}\n", arena::json(&report)), true)?;
            files::write(&folder.join("arena.svg"), &arena::svg(&report), true)?;
        }
        if args.json {
            println!("{:#}", arena::json(&report));
        } else {
            print!("{}", arena::markdown(&report));
            let (seconds, here, all) =
                (started.elapsed().as_secs_f64(), tournament.n_here, tournament.results.len());
            println!(
                "\n{seconds:.1} s on {threads} threads; {here} of {all} games were played by this process."
            );
        }
        Ok(Verdict::Good)
    }
}

pub fn run(args: args::Arena) -> Result<Verdict> {
    let (id, pack) = (args.which.game.clone(), args.which.pack.clone());
    open::with_game(&id, pack.as_deref(), Arena(args))
}

fn speed<G: Packed>(game: &G, setup: &kernel::Setup, args: &args::Arena) -> Result<Verdict> {
    if !(0.5..=600.0).contains(&args.seconds) {
        bail!("the measurement takes 0.5 to 600 seconds");
    }
    let s = bots::speed(game, setup, Duration::from_secs_f64(args.seconds), args.seed.unwrap_or(1));
    if args.json {
        println!("{:#}", json!({ "game": G::ID, "setup": setup.write(game), "speed": s }));
        return Ok(Verdict::Good);
    }
    println!("{}, {}, one core", G::ID, setup.write(game));
    println!("{:>10.0} iterations/s with rollouts to the end of the game", s.to_the_end);
    println!("{:>10.0} iterations/s with rollouts of ten decisions", s.ten);
    println!("{:>10.0} iterations/s as the levels search (no rollout, bias from the evaluation)", s.levels);
    println!("{:>10.1} % of the positions of such a search are met again by another path", s.met_again);
    println!("Where the time goes:");
    println!("{:>10.0} ns a random decision (legal, pick, apply)", s.decision_ns);
    println!("{:>10.0} ns a world imagined (copy and resample)", s.world_ns);
    println!("{:>10.0} ns an evaluation of all seats", s.evaluation_ns);
    println!("{:>10.1} decisions to the end of the game on average", s.decisions_to_the_end);
    let share = |part: f64, rate: f64| 100.0 * part * rate / 1e9;
    let decisions = s.decisions_to_the_end * s.decision_ns;
    let rest = |decisions: f64, rate: f64| {
        100.0 - share(decisions, rate) - share(s.world_ns, rate) - share(s.evaluation_ns, rate)
    };
    for (name, decisions, rate) in
        [("to the end", decisions, s.to_the_end), ("ten decisions", 10.0 * s.decision_ns, s.ten)]
    {
        println!(
            "  {name}: rollout {:.0} %, world {:.0} %, evaluation {:.0} %, tree and the rest {:.0} %",
            share(decisions, rate),
            share(s.world_ns, rate),
            share(s.evaluation_ns, rate),
            rest(decisions, rate)
        );
    }
    Ok(Verdict::Good)
}
