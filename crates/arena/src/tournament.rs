//! Plays the games of a schedule, on several threads, and goes on where it was interrupted.

use std::{
    fmt,
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use bots::TableFacts;
use kernel::{Present, Rng, Seat, Setup};
use serde::{Deserialize, Serialize};
use stdx::Finite;
use table::{Ruleset, Seed};

use crate::{Entrant, GameResult, Match, Player, play, play::Sitting, schedule::schedule};

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
    /// Where results are kept, line by line, and taken from when a tournament goes on.
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
            ArenaFault::Line(path, line) => write!(f, "{}: line {line} is no result", path.display()),
            ArenaFault::NoSeed(error) => write!(f, "the system gives no random numbers: {error}"),
            ArenaFault::Few => f.write_str("a tournament needs two entrants, or one that plays alone"),
        }
    }
}

impl std::error::Error for ArenaFault {}

/// The seed of a tournament among our own bots, who cannot guess it.
const USUAL_SEED: u64 = 1;

/// The first line of a results file.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    arena: u32,
    game: String,
    rules: u16,
    pack: String,
    setup: String,
    entrants: Vec<String>,
    ladder: bool,
    seed: u64,
}

impl Tournament {
    /// Plays what is still to be played. `progress` hears how far it is, first of all before the first game; `stop`
    /// ends it early.
    pub fn run<G: Present>(
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
        let (mut results, file) = match &plan.results {
            Some(path) => {
                let (results, file) = resume(path, &mut head, wanted.is_none())?;
                (results, Some(file))
            }
            None => (Vec::new(), None),
        };
        let seed = head.seed;
        let games = schedule(plan.entrants.len(), n_seats, together, plan.ladder, plan.deals, seed);
        results.retain(|result| (result.game as usize) < games.len());
        let mut done = vec![false; games.len()];
        results.iter().for_each(|result| done[result.game as usize] = true);
        let todo: Vec<usize> = (0..games.len()).filter(|i| !done[*i]).collect();
        let report = |done: usize| progress(Progress { seed, done, planned: games.len() });
        report(results.len());

        let next = AtomicUsize::new(0);
        let kept = Mutex::new((results, file, None));
        std::thread::scope(|scope| {
            for _ in 0..plan.threads.clamp(1, todo.len().max(1)) {
                scope.spawn(|| {
                    while let Some(at) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if stop.load(Ordering::Relaxed) {
                            return;
                        }
                        let result = play_one(rules, plan, seed, *at, &games[*at]);
                        let mut kept = kept.lock().expect("no thread has panicked");
                        let (results, file, fault) = &mut *kept;
                        if let Some(file) = file {
                            let mut line = serde_json::to_string(&result).expect("a result is plain data");
                            line.push('\n');
                            if let Err(error) = file.write_all(line.as_bytes()) {
                                *fault = Some(error);
                                stop.store(true, Ordering::Relaxed);
                            }
                        }
                        results.push(result);
                        report(results.len());
                    }
                });
            }
        });
        let (mut results, _, fault) = kept.into_inner().expect("no thread has panicked");
        if let Some(error) = fault {
            return Err(ArenaFault::File(plan.results.clone().unwrap_or_default(), error));
        }
        results.sort_by_key(|result| result.game);
        Ok(Tournament {
            game: G::ID,
            setup: head.setup,
            seed,
            names,
            together,
            planned: games.len(),
            results,
        })
    }
}

fn play_one<G: Present>(rules: &Ruleset<G>, plan: &Plan, seed: u64, at: usize, game: &Match) -> GameResult {
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

/// The results so far, and the file to which more are added. A last line that was cut off is dropped. Where `any_seed`
/// will do, the one in the file is taken.
fn resume(path: &Path, head: &mut Head, any_seed: bool) -> Result<(Vec<GameResult>, File), ArenaFault> {
    let fault = |error| ArenaFault::File(path.to_owned(), error);
    let mut results = Vec::new();
    let mut good = 0u64;
    if path.exists() {
        let mut reader = BufReader::new(File::open(path).map_err(fault)?);
        let (mut line, mut number) = (String::new(), 0);
        while reader.read_line(&mut line).map_err(fault)? > 0 {
            number += 1;
            if number == 1 {
                let found: Option<Head> = serde_json::from_str(&line).ok();
                if let Some(found) = found.as_ref().filter(|_| any_seed) {
                    head.seed = found.seed;
                }
                if found.as_ref() != Some(head) {
                    return Err(ArenaFault::Other(path.to_owned()));
                }
            } else {
                match serde_json::from_str(&line) {
                    Ok(result) => results.push(result),
                    Err(_) if !line.ends_with('\n') => break,
                    Err(_) => return Err(ArenaFault::Line(path.to_owned(), number)),
                }
            }
            good += line.len() as u64;
            line.clear();
        }
    }
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
    file.set_len(good).map_err(fault)?;
    if good == 0 {
        let line = serde_json::to_string(head).expect("a head is plain data");
        writeln!(file, "{line}").map_err(fault)?;
    }
    Ok((results, file))
}
