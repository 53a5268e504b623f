//! Bots that are programs of this machine: the operator names them, tables start them when they are asked.
//!
//! Each seat has a process of its own, so that no program sees two seats of a table. Processes are bounded: when all are
//! in use, the one that was asked longest ago makes room, and is started again when its seat is asked again; every
//! question holds all that the seat may know. What a program does wrong costs one decision, which a bot of ours makes.

use std::{
    collections::HashMap,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    str::FromStr,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use external::{EndResult, External, Lapse, Leash, Request};

use crate::{bots::Bots, games::Question, metrics::Metrics};

/// Longer names are refused.
const NAME_CHARS_MAX: usize = 24;
/// After so many lapses one after the other a program is started anew.
const LAPSES_MAX: u32 = 3;
/// How often a program is started for a seat before a bot of ours plays on.
const STARTS_MAX: u32 = 4;

/// A bot that the operator has named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    pub name: String,
    /// Split at blanks; there is no shell.
    pub command: String,
}

/// Why a program cannot be a bot here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramFault {
    NotNamed(String),
    BadName(String),
    NameOfOurs(String),
    Command { name: String, what: external::CommandFault },
}

impl fmt::Display for ProgramFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramFault::NotNamed(text) => write!(f, "'{text}' is not of the form NAME=COMMAND"),
            ProgramFault::BadName(name) => write!(
                f,
                "'{name}' is no name: a letter, then letters, digits, '-', '_' and '.', at most {NAME_CHARS_MAX}"
            ),
            ProgramFault::NameOfOurs(name) => write!(f, "'{name}' is the name of another bot"),
            ProgramFault::Command { name, what } => write!(f, "{name}: {what}"),
        }
    }
}

impl std::error::Error for ProgramFault {}

/// `NAME=COMMAND`; the command must be there.
impl FromStr for Program {
    type Err = ProgramFault;

    fn from_str(text: &str) -> Result<Program, ProgramFault> {
        let (name, command) =
            text.trim().split_once('=').ok_or_else(|| ProgramFault::NotNamed(text.to_owned()))?;
        let (name, command) = (name.trim().to_owned(), command.trim().to_owned());
        let sound = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if name.len() > NAME_CHARS_MAX
            || !name.starts_with(|c: char| c.is_ascii_alphabetic())
            || !name.chars().all(sound)
        {
            return Err(ProgramFault::BadName(name));
        }
        if crate::games::bot_names().iter().any(|ours| ours.eq_ignore_ascii_case(&name)) {
            return Err(ProgramFault::NameOfOurs(name));
        }
        external::check(&command).map_err(|what| ProgramFault::Command { name: name.clone(), what })?;
        Ok(Program { name, command })
    }
}

impl Program {
    /// Whether each name is there once.
    pub fn all_differ(programs: &[Program]) -> Result<(), ProgramFault> {
        let twice = programs
            .iter()
            .enumerate()
            .find(|(i, program)| programs[..*i].iter().any(|p| p.name.eq_ignore_ascii_case(&program.name)));
        twice.map_or(Ok(()), |(_, program)| Err(ProgramFault::NameOfOurs(program.name.clone())))
    }
}

/// A seat at a table.
pub(crate) type At = (i64, usize);

/// A question to a program, with all that is needed to start it.
pub(crate) struct Asked {
    pub program: String,
    pub at: At,
    /// The table, for the log.
    pub table: String,
    pub setup: Request,
    pub question: Question,
}

/// Why a program has not decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failed {
    /// A bot of ours decides.
    Lapse,
    /// A bot of ours decides, from now on.
    TooOften,
    /// The server stops; nobody decides.
    Stopping,
}

/// The programs that play here.
pub(crate) struct Programs {
    programs: Vec<Program>,
    /// Threads that wait for programs, as many as there may be processes. Our own bots never wait for them.
    threads: Bots,
    chairs: Mutex<HashMap<At, Chair>>,
    processes_max: usize,
    wait: Duration,
    metrics: Arc<Metrics>,
    stopping: AtomicBool,
}

/// How the program of a seat is.
struct Chair {
    /// Nothing while it is asked, or when it is not running.
    bot: Option<External>,
    /// Whether a process runs or is being started.
    runs: bool,
    leash: Option<Leash>,
    asked: Instant,
    n_starts: u32,
    /// One after the other.
    n_lapses: u32,
}

impl Chair {
    fn new() -> Chair {
        Chair { bot: None, runs: false, leash: None, asked: Instant::now(), n_starts: 0, n_lapses: 0 }
    }

    fn is_given_up(&self) -> bool {
        !self.runs && self.n_starts >= STARTS_MAX
    }
}

impl Programs {
    pub fn start(
        programs: Vec<Program>,
        processes_max: usize,
        wait: Duration,
        metrics: &Arc<Metrics>,
    ) -> (Programs, Vec<JoinHandle<()>>) {
        let processes_max = processes_max.max(1);
        // Without programs nobody ever waits.
        let n_threads = if programs.is_empty() { 0 } else { processes_max };
        let (threads, handles) = Bots::start("program", n_threads, metrics);
        let programs = Programs {
            programs,
            threads,
            chairs: Mutex::default(),
            processes_max,
            wait,
            metrics: metrics.clone(),
            stopping: AtomicBool::new(false),
        };
        (programs, handles)
    }

    pub fn names(&self) -> Vec<String> {
        self.programs.iter().map(|program| program.name.clone()).collect()
    }

    pub fn has(&self, name: &str) -> bool {
        self.programs.iter().any(|program| program.name == name)
    }

    /// Whether the program of a seat has failed too often.
    pub fn has_given_up(&self, at: At) -> bool {
        self.chairs().get(&at).is_some_and(Chair::is_given_up)
    }

    /// How many processes run.
    pub fn n_processes(&self) -> usize {
        running(&self.chairs())
    }

    /// Asks a program and says what it has decided, in a thread that may wait.
    pub fn ask(
        self: &Arc<Programs>,
        asked: Asked,
        then: impl FnOnce(Result<String, Failed>) + Send + 'static,
    ) {
        let (programs, came) = (self.clone(), Instant::now());
        self.threads.think(move || {
            if !programs.stopping.load(Relaxed) {
                let (name, table, at) = (asked.program.clone(), asked.table.clone(), asked.at);
                let answer = catch_unwind(AssertUnwindSafe(|| match came.elapsed() > programs.wait {
                    // Slow programs hold up the line; nobody stands in it longer than one may think.
                    true => Err(Some(Lapse::Late)),
                    false => programs.answer(asked),
                }));
                let answer = answer.unwrap_or_else(|_| {
                    tracing::error!(table, bot = name, "the question to a program cannot be written");
                    programs.settle(at, None, Some(Lapse::Dead));
                    Err(Some(Lapse::Dead))
                });
                then(programs.judge(&name, &table, at, answer));
            } else {
                then(Err(Failed::Stopping));
            }
        });
    }

    /// Counts and reports what went wrong.
    fn judge(
        &self,
        name: &str,
        table: &str,
        at: At,
        answer: Result<String, Option<Lapse>>,
    ) -> Result<String, Failed> {
        let lapse = match answer {
            Ok(choice) => return Ok(choice),
            Err(_) if self.stopping.load(Relaxed) => return Err(Failed::Stopping),
            Err(lapse) => lapse,
        };
        self.metrics.lapse(lapse.unwrap_or(Lapse::Dead)).add(1);
        if let Some(lapse) = lapse {
            let seat = at.1 + 1;
            tracing::warn!(table, seat, bot = name, why = %lapse, "a program has failed; our bot decides");
            if self.has_given_up(at) {
                tracing::warn!(table, seat, bot = name, "a program has failed too often; our bot plays on");
                return Err(Failed::TooOften);
            }
        }
        Err(Failed::Lapse)
    }

    /// The decision of the seat's program; it is started if it is not running. Without a lapse there is no program.
    fn answer(&self, asked: Asked) -> Result<String, Option<Lapse>> {
        let Some(program) = self.programs.iter().find(|p| p.name == asked.program) else {
            return Err(None);
        };
        let running = {
            let mut chairs = self.chairs();
            let chair = chairs.entry(asked.at).or_insert_with(Chair::new);
            chair.asked = Instant::now();
            if chair.is_given_up() {
                return Err(None);
            }
            chair.bot.take()
        };
        let bot = match running {
            Some(bot) => Ok(bot),
            None => self.begin(program, &asked),
        };
        let (bot, answer) = match bot {
            Ok(mut bot) => {
                let answer = (asked.question)(&mut bot, self.wait);
                (Some(bot), answer)
            }
            Err(lapse) => (None, Err(lapse)),
        };
        self.settle(asked.at, bot, answer.as_ref().err().copied());
        answer.map_err(Some)
    }

    /// Starts a program for a seat, after another one has made room for it.
    fn begin(&self, program: &Program, asked: &Asked) -> Result<External, Lapse> {
        loop {
            let mut chairs = self.chairs();
            if running(&chairs) < self.processes_max {
                let chair = chairs.get_mut(&asked.at).ok_or(Lapse::Dead)?;
                chair.runs = true;
                chair.n_starts += 1;
                break;
            }
            // There are no more threads than processes, so one of these is not being asked.
            let idle = chairs.values_mut().filter(|chair| chair.bot.is_some());
            let oldest = idle.min_by_key(|chair| chair.asked).ok_or(Lapse::Dead)?;
            // It has done nothing wrong: this start does not count against it.
            oldest.n_starts = oldest.n_starts.saturating_sub(1);
            let bot = oldest.bot.take();
            (oldest.runs, oldest.leash) = (false, None);
            drop(chairs);
            // Its end is waited for without holding up anybody.
            drop(bot);
        }
        self.metrics.program_starts.add(1);
        let mut bot = External::spawn(&program.command)?;
        {
            let mut chairs = self.chairs();
            // The table may be gone meanwhile, or the server stops; what was started ends with the error.
            let chair = chairs.get_mut(&asked.at).filter(|_| !self.stopping.load(Relaxed));
            chair.ok_or(Lapse::Dead)?.leash = Some(bot.leash());
        }
        bot.greet()?;
        bot.set_up(&asked.setup)?;
        Ok(bot)
    }

    /// Keeps a program for the next question, or ends it.
    fn settle(&self, at: At, bot: Option<External>, lapse: Option<Lapse>) {
        let mut chairs = self.chairs();
        let ended = match chairs.get_mut(&at) {
            // The table no longer needs it.
            None => bot,
            Some(chair) => {
                chair.n_lapses = if lapse.is_some() { chair.n_lapses + 1 } else { 0 };
                let hopeless = lapse == Some(Lapse::Dead) || chair.n_lapses >= LAPSES_MAX;
                if bot.is_none() || hopeless {
                    chair.n_lapses = 0;
                    (chair.runs, chair.leash) = (false, None);
                    bot
                } else {
                    chair.bot = bot;
                    None
                }
            }
        };
        drop(chairs);
        drop(ended);
    }

    /// A table needs its programs no longer: it sleeps, or its game is over and has ended so.
    pub fn leave(&self, table: i64, results: Option<Vec<EndResult>>) {
        let mut left = Vec::new();
        self.chairs().retain(|at, chair| {
            if at.0 != table {
                return true;
            }
            match chair.bot.take() {
                Some(bot) => left.push(bot),
                // It is being asked, and nobody waits for the answer any more.
                None => chair.leash.take().iter().for_each(Leash::kill),
            }
            false
        });
        if left.is_empty() {
            return;
        }
        self.threads.think(move || {
            for bot in &mut left {
                if let Some(results) = &results {
                    bot.tell(&Request::End { results: results.clone() });
                }
                bot.quit();
            }
            drop(left);
        });
    }

    /// Ends every program. Whoever waits for one is told that the server stops.
    pub fn stop(&self) {
        let chairs = {
            let mut chairs = self.chairs();
            self.stopping.store(true, Relaxed);
            std::mem::take(&mut *chairs)
        };
        self.threads.stop();
        let (mut idle, mut busy) = (Vec::new(), Vec::new());
        for chair in chairs.into_values() {
            match chair.bot {
                Some(bot) => idle.push(bot),
                None => busy.extend(chair.leash),
            }
        }
        idle.iter_mut().for_each(External::quit);
        busy.iter().for_each(Leash::kill);
        drop(idle);
    }

    fn chairs(&self) -> MutexGuard<'_, HashMap<At, Chair>> {
        self.chairs.lock().expect("no panic while locked")
    }
}

fn running(chairs: &HashMap<At, Chair>) -> usize {
    chairs.values().filter(|chair| chair.runs).count()
}
