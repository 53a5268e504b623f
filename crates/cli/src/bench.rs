//! `dolmen bench`: how fast a game runs on one core.

use std::{
    hint::black_box,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};
use catalog::Visitor;
use content::Packed;
use kernel::{Choices, Game, Rng, Setup};
use serde_json::{Value, json};
use table::{Dealer, Ruleset, Seed, Table};

use crate::{Verdict, args, open};

struct Bench(args::Bench);

/// The median figures of one set-up.
struct Figures {
    setup: String,
    decisions: f64,
    copies: f64,
    table: f64,
    games: f64,
    decisions_per_game: f64,
}

impl Visitor for Bench {
    type Out = Result<Verdict>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Verdict> {
        let args = self.0;
        if args.runs == 0 || !(0.01..=60.0).contains(&args.seconds) {
            bail!("there must be at least one run, of 0.01 to 60 seconds");
        }
        let setups = match args.which.players {
            Some(_) => vec![args.which.setup(&game)?],
            None => game
                .seats()
                .map(|n| open::setup(&game, Some(n), None, &args.which.options))
                .collect::<Result<_>>()?,
        };
        let rules = Arc::new(Ruleset::new(game, pack));
        let mut all = Vec::new();
        if !args.json {
            println!(
                "{}: a state has {} bytes, a choice is one of {}",
                G::ID,
                size_of::<G::State>(),
                count::<G>()
            );
            println!(
                "{:>12} {:>12} {:>12} {:>9} {:>9}  set-up",
                "decisions/s", "with copy/s", "table/s", "games/s", "per game"
            );
        }
        for setup in setups {
            let f = measure(&rules, setup, args.runs, Duration::from_secs_f64(args.seconds));
            if args.json {
                all.push(json!({
                    "setup": f.setup,
                    "decisions_per_second": f.decisions.round(),
                    "copy_decisions_per_second": f.copies.round(),
                    "table_decisions_per_second": f.table.round(),
                    "games_per_second": f.games.round(),
                    "decisions_per_game": f.decisions_per_game,
                }));
            } else {
                println!(
                    "{:>12.0} {:>12.0} {:>12.0} {:>9.0} {:>9.1}  {}",
                    f.decisions, f.copies, f.table, f.games, f.decisions_per_game, f.setup
                );
            }
        }
        if args.json {
            let report = json!({
                "game": G::ID,
                "state_bytes": size_of::<G::State>(),
                "choices": count::<G>(),
                "runs": args.runs,
                "seconds": args.seconds,
                "results": Value::Array(all),
            });
            println!("{report:#}");
        }
        Ok(Verdict::Good)
    }
}

pub fn run(args: args::Bench) -> Result<Verdict> {
    let (id, pack) = (args.which.game.clone(), args.which.pack.clone());
    open::with_game(&id, pack.as_deref(), Bench(args))
}

fn count<G: Game>() -> usize {
    <G::Choice as stdx::Finite>::COUNT
}

fn measure<G: Packed>(rules: &Arc<Ruleset<G>>, setup: Setup, runs: usize, time: Duration) -> Figures {
    let game = &rules.game;
    let mut in_place = Vec::new();
    let (mut copies, mut tables, mut games, mut per_game) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for run in 0..runs as u64 {
        let (mut rng, mut choices) = (Rng::new(run + 1), Choices::new());

        let (mut n, mut k) = (0u64, 0u64);
        let started = Instant::now();
        while started.elapsed() < time {
            let mut state = game.start(&setup);
            n += u64::from(testkit::playout(game, &mut state, &mut choices, &mut rng));
            black_box(&state);
            k += 1;
        }
        let seconds = started.elapsed().as_secs_f64();
        in_place.push(n as f64 / seconds);
        games.push(k as f64 / seconds);
        per_game.push(n as f64 / k as f64);

        let mut n = 0u64;
        let started = Instant::now();
        while started.elapsed() < time {
            let mut state = game.start(&setup);
            while let Some(actor) = game.next(&state).first() {
                game.legal(&state, actor, &mut choices);
                let choice = choices.pick_for(game, &mut rng);
                let mut child = state;
                game.apply(&mut child, choice, &mut ());
                state = black_box(child);
                n += 1;
            }
        }
        copies.push(n as f64 / started.elapsed().as_secs_f64());

        let mut n = 0u64;
        let started = Instant::now();
        while started.elapsed() < time {
            let dealer = Dealer::Seeded(Seed::from_number(rng.u64()));
            let mut table = Table::new(rules.clone(), setup, &[], dealer);
            while let Some(kernel::Actor::Seat(seat)) = table.next().first() {
                game.legal(table.state(), kernel::Actor::Seat(seat), &mut choices);
                let choice = choices.pick_for(game, &mut rng).choice();
                let steps = table.act(seat, None, choice);
                black_box(&steps);
            }
            n += table.ply() as u64;
        }
        tables.push(n as f64 / started.elapsed().as_secs_f64());
    }
    Figures {
        setup: setup.write(game),
        decisions: median(in_place),
        copies: median(copies),
        table: median(tables),
        games: median(games),
        decisions_per_game: median(per_game),
    }
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
