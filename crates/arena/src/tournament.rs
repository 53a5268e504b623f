//! Plays the games of a schedule, on several threads and in several processes, and goes on where it was interrupted.

use std::{
    fmt,
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bots::TableFacts;
use kernel::{Measure, Present, Rng, Seat, Setup};
use stdx::Finite;
use table::{Ruleset, Seed};

use crate::{
    Entrant, GameResult, Match, Player,
    ledger::{Ledger, Turn},
    play,
    play::Sitting,
    schedule::schedule,
    store::{Head, Store},
};

/// How long a process that has nothing to play waits before it looks again.
const PAUSE: Duration = Duration::from_millis(100);

/// What a tournament plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub setup: Setup,
    pub entrants: Vec<Entrant>,
    /// How many deals; each is played with the seats exchanged.
    pub deals: u64,
    /// Everybody meets only the next one.
    pub ladder: bool,
    /// When missing: with a program the one in the file of results, or one drawn from the system, because a program
    /// could guess a small one; else 1.
    pub seed: Option<u64>,
    pub threads: usize,
    /// How long external bots may think.
    pub time: Duration,
    /// Where results are kept, line by line, and taken from when a tournament goes on. Several processes may share it.
    pub results: Option<PathBuf>,
}

/// A tournament with all its results.
#[derive(Debug)]
pub struct Tournament {
    pub game: &'static str,
    pub setup: String,
    pub seed: u64,
    pub names: Vec<String>,
    pub together: bool,
    pub planned: usize,
    pub results: Vec<GameResult>,
    /// How many of them this process has played.
    pub n_here: usize,
}

/// How far a tournament is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    pub seed: u64,
    pub done: usize,
    pub planned: usize,
}

/// Why a tournament cannot be played.
#[derive(Debug)]
pub enum ArenaFault {
    File(PathBuf, std::io::Error),
    /// The file holds another tournament.
    Other(PathBuf),
    /// A line that is no result.
    Line(PathBuf, usize),
    Few,
    /// The system gives no random numbers.
    NoSeed(String),
}

impl fmt::Display for ArenaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaFault::File(path, error) => write!(f, "{}: {error}", path.display()),
            ArenaFault::Other(path) => {
                write!(f, "{} holds the results of another tournament, and is not changed", path.display())
            }
            ArenaFault::Line(path, line) => {
                write!(f, "{}: line {line} is no result of this tournament", path.display())
            }
            ArenaFault::NoSeed(error) => write!(f, "the system gives no random numbers: {error}"),
            ArenaFault::Few => f.write_str("a tournament needs two entrants, or one that plays alone"),
        }
    }
}

impl std::error::Error for ArenaFault {}

/// The seed of a tournament among our own bots, who cannot guess it.
const USUAL_SEED: u64 = 1;

impl Tournament {
    /// Plays what is still to be played. `progress` hears how far it is, first of all before the first game; `stop`
    /// ends it early.
    pub fn run<G: Present + Measure>(
        rules: &Ruleset<G>,
        plan: &Plan,
        stop: &AtomicBool,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<Tournament, ArenaFault> {
        let game = &rules.game;
        let facts = TableFacts::probe(game, &game.start(&plan.setup));
        let (n_seats, together) = (plan.setup.n_seats as usize, facts.together);
        if plan.entrants.is_empty() || (plan.entrants.len() < 2 && !together) {
            return Err(ArenaFault::Few);
        }
        let names: Vec<String> = plan.entrants.iter().map(ToString::to_string).collect();
        let with_program = plan.entrants.iter().any(|e| matches!(e, Entrant::External(_)));
        let wanted = plan.seed.or((!with_program).then_some(USUAL_SEED));
        let mut head = Head {
            arena: 1,
            game: G::ID.to_owned(),
            rules: G::RULES,
            pack: rules.pack.clone(),
            setup: plan.setup.write(game),
            entrants: names.clone(),
            ladder: plan.ladder,
            seed: match wanted {
                Some(seed) => seed,
                None => getrandom::u64().map_err(|error| ArenaFault::NoSeed(error.to_string()))?,
            },
        };
        let store = plan.results.as_ref().map(|path| Store::open(path, &mut head, wanted.is_none()));
        let (store, seed) = (store.transpose()?, head.seed);
        let games = schedule(plan.entrants.len(), n_seats, together, plan.ladder, plan.deals, seed);
        let ledger = Ledger::new(&games, G::Choice::COUNT, store)?;
        let report = || progress(Progress { seed, done: ledger.n_done(), planned: games.len() });
        report();
        let work = || -> Result<(), ArenaFault> {
            while !stop.load(Ordering::Relaxed) {
                match ledger.next()? {
                    Turn::Play(ticket) => {
                        let result = play_one(rules, plan, seed, ticket.game, &games[ticket.game]);
                        ledger.finish(ticket, result)?;
                    }
                    Turn::Wait => std::thread::sleep(PAUSE),
                    Turn::Over => break,
                }
                report();
            }
            Ok(())
        };
        let fault = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..plan.threads.clamp(1, games.len().max(1)) {
                scope.spawn(|| {
                    if let Err(error) = work() {
                        stop.store(true, Ordering::Relaxed);
                        fault.lock().expect("no thread has panicked").get_or_insert(error);
                    }
                });
            }
        });
        if let Some(fault) = fault.into_inner().expect("no thread has panicked") {
            return Err(fault);
        }
        let planned = games.len();
        let (results, n_here) = ledger.close();
        Ok(Tournament { game: G::ID, setup: head.setup, seed, names, together, planned, results, n_here })
    }
}

fn play_one<G: Present + Measure>(
    rules: &Ruleset<G>,
    plan: &Plan,
    seed: u64,
    at: usize,
    game: &Match,
) -> GameResult {
    let deal = Seed::from_number(Rng::fork(seed, game.deal).u64());
    let seed = Rng::fork(!seed, at as u64).u64();
    let table = Sitting { rules, setup: plan.setup, deal: &deal, seed };
    let mut players: Vec<Player<G>> = game
        .seats
        .iter()
        .enumerate()
        .map(|(i, entrant)| Player::sit(&plan.entrants[*entrant], plan.time, Seat::nth(i), &table))
        .collect();
    let result = play(&table, &mut players);
    GameResult { game: at as u64, deal: game.deal, seats: game.seats.clone(), ..result }
}
