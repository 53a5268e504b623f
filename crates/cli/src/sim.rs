//! `dolmen sim`: bots play many games.

mod report;
mod tally;

use std::{
    io::IsTerminal,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use anyhow::{Result, bail};
use bots::{Bot, Kind};
use catalog::Visitor;
use content::Packed;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Actor, Choices, Counter, Finite, Legal, Rng, Setup};
use table::{Dealer, Ruleset, Seed, Table};

use crate::{Verdict, args, files, open};
use tally::Tally;

struct Sim(args::Sim);

/// What every thread needs to play its share.
struct Job<'a, G: Packed> {
    rules: Arc<Ruleset<G>>,
    setup: Setup,
    kinds: Vec<Kind>,
    seed: u64,
    records: Option<&'a Path>,
    /// The number of the first record.
    first: u64,
}

impl Visitor for Sim {
    type Out = Result<Verdict>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Verdict> {
        let args = self.0;
        let cases = args.which.cases(&game)?;
        let bots = open::bots(&args.bots)?;
        if args.games == 0 {
            bail!("there must be at least one game");
        }
        let threads = open::threads(args.threads)?;
        if let Some(folder) = &args.records {
            files::empty_folder(folder)?;
        }
        let rules = Arc::new(Ruleset::new(game, pack));
        let mut reports = Vec::new();
        for (i, setup) in cases.into_iter().enumerate() {
            let job = Job {
                rules: rules.clone(),
                setup,
                kinds: (0..setup.n_seats as usize).map(|i| bots[i % bots.len()]).collect(),
                seed: args.seed,
                records: args.records.as_deref(),
                first: i as u64 * args.games,
            };
            let started = Instant::now();
            let tally = job.play_all(args.games, threads)?;
            let seconds = started.elapsed().as_secs_f64();
            reports.push(Report { setup, kinds: job.kinds, tally, seconds });
        }
        report::print(&rules, &reports, &args);
        Ok(Verdict::Good)
    }
}

/// What came out of one set-up.
struct Report {
    setup: Setup,
    kinds: Vec<Kind>,
    tally: Tally,
    seconds: f64,
}

pub fn run(args: args::Sim) -> Result<Verdict> {
    let (id, pack) = (args.which.game.clone(), args.which.pack.clone());
    open::with_game(&id, pack.as_deref(), Sim(args))
}

impl<G: Packed> Job<'_, G> {
    fn play_all(&self, games: u64, threads: usize) -> Result<Tally> {
        let bar =
            if std::io::stderr().is_terminal() { ProgressBar::new(games) } else { ProgressBar::hidden() };
        bar.set_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a good template"),
        );
        let (next, failure) = (AtomicU64::new(0), Mutex::new(None));
        let tallies: Vec<Tally> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.min(games as usize))
                .map(|_| {
                    scope.spawn(|| {
                        let mut tally = Tally::new(&self.rules.game, self.setup.n_seats as usize);
                        loop {
                            let n = next.fetch_add(1, Ordering::Relaxed);
                            if n >= games {
                                return tally;
                            }
                            if let Err(error) = self.play(n, &mut tally) {
                                next.store(games, Ordering::Relaxed);
                                *failure.lock().expect("no thread has panicked") = Some(error);
                                return tally;
                            }
                            bar.inc(1);
                        }
                    })
                })
                .collect();
            workers.into_iter().map(|w| w.join().expect("rules do not panic")).collect()
        });
        bar.finish_and_clear();
        if let Some(error) = failure.into_inner().expect("no thread has panicked") {
            return Err(error);
        }
        Ok(tallies.into_iter().reduce(Tally::merge).expect("there is a thread"))
    }

    /// Game `n`: the same for the same seed, whoever plays it.
    fn play(&self, n: u64, tally: &mut Tally) -> Result<()> {
        let mut rng = Rng::fork(self.seed, n);
        let mut players = Players { kinds: &self.kinds, bots: self.kinds.iter().map(|k| k.make()).collect() };
        let state = match self.records {
            None => self.play_fast(&mut players, &mut rng, tally),
            Some(folder) => {
                let table = self.play_recorded(&mut players, &mut rng, tally);
                files::write(&folder.join(format!("{:06}.dolmen", self.first + n)), &table.record(), false)?;
                *table.state()
            }
        };
        tally.end(&self.rules.game, &state);
        Ok(())
    }

    fn play_fast(&self, players: &mut Players<G>, rng: &mut Rng, tally: &mut Tally) -> G::State {
        let game = &self.rules.game;
        let mut state = game.start(&self.setup);
        let mut choices = Choices::new();
        let mut memory = G::Memory::default();
        while let Some((actor, choice)) = players.next(game, &state, &mut choices, rng) {
            tally.count(actor, choice.choice().index());
            game.apply(&mut state, choice, &mut Counter::new(game, &mut memory, |count| tally.met(count)));
        }
        state
    }

    fn play_recorded(&self, players: &mut Players<G>, rng: &mut Rng, tally: &mut Tally) -> Table<G> {
        let names: Vec<String> = self.kinds.iter().map(|k| format!("bot {k}")).collect();
        let dealer = Dealer::Seeded(Seed::from_number(rng.u64()));
        let mut table = Table::new(self.rules.clone(), self.setup, &names, dealer);
        let mut choices = Choices::new();
        while let Some((actor, choice)) = players.next(table.game(), table.state(), &mut choices, rng) {
            let Actor::Seat(seat) = actor else { unreachable!("a seeded table draws by itself") };
            table.act(seat, None, choice.choice()).expect("bots choose from the legal list");
        }
        let game = table.game();
        let mut state = game.start(&self.setup);
        let mut memory = G::Memory::default();
        for (actor, choice) in table.line() {
            game.legal(&state, *actor, &mut choices);
            tally.count(*actor, choice.index());
            let choice = choices.find(*choice).expect("what was played was legal");
            game.apply(&mut state, choice, &mut Counter::new(game, &mut memory, |count| tally.met(count)));
        }
        table
    }
}

/// The bots of one game.
struct Players<'k, G: Packed> {
    kinds: &'k [Kind],
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Packed> Players<'_, G> {
    /// Who decides now, and what; nothing when the game is over.
    fn next(
        &mut self,
        game: &G,
        state: &G::State,
        choices: &mut Choices<G::Choice>,
        rng: &mut Rng,
    ) -> Option<(Actor, Legal<G::Choice>)> {
        let actor = game.next(state).first()?;
        // A random player needs no look at the table.
        let thinks = self.kinds.iter().any(|kind| *kind != Kind::Random);
        if let (Actor::Seat(_), true) = (actor, thinks) {
            return bots::turn(game, state, &mut self.bots, rng).map(|(seat, c)| (Actor::Seat(seat), c));
        }
        game.legal(state, actor, choices);
        Some((actor, choices.pick_for(game, rng)))
    }
}
