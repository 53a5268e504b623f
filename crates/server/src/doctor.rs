//! Looks at everything that is stored, and replays every game, without changing anything.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};
use serde::Serialize;
use wire::{TableState, json};

use crate::{
    Games,
    backup::open,
    room::{Head, Note, Seated},
    store::{FILE, StoreFault},
};

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Findings {
    /// Faults of the database file itself, as SQLite tells them; none in a sound one.
    pub file: Vec<String>,
    pub tables: usize,
    /// Games that were replayed from the first decision to the last.
    pub replayed: usize,
    /// Tables whose game has not started.
    pub waiting: usize,
    /// Tables that were frozen before.
    pub frozen: usize,
    /// Games that were played with other rules or content than this program has, and cannot go on with it.
    pub outdated: Vec<Outdated>,
    /// Tables that cannot be read or replayed.
    pub broken: Vec<Broken>,
}

/// A game that was played with other rules or content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outdated {
    pub table: String,
    pub game: String,
    pub state: TableState,
    /// The number of its rules, and this program's.
    pub rules: (u16, u16),
    /// The hash of its pack, and this program's.
    pub pack: (String, String),
}

/// A table that cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Broken {
    pub table: String,
    pub what: String,
}

impl Findings {
    /// Whether every game can go on.
    pub fn all_well(&self) -> bool {
        self.file.is_empty() && self.outdated.is_empty() && self.broken.is_empty()
    }

    pub fn to_json(&self) -> String {
        json::write(self)
    }
}

/// A stored table.
pub(crate) struct Stored {
    pub id: String,
    pub head: Head,
    pub seed: [u8; 32],
}

/// What a log says, before its game is replayed.
pub(crate) struct Log {
    pub state: TableState,
    pub seats: Vec<Seated>,
    /// When the first and the last entry were made.
    pub times: Option<(u64, u64)>,
    /// What each person who ever sat there has last said about sharing the game.
    pub consent: Vec<(u32, bool)>,
    /// The entries of the game.
    pub entries: Vec<String>,
}

/// Looks at every table of a data folder. A server may use it meanwhile.
pub fn examine(data: &Path, games: &Games) -> Result<Findings, StoreFault> {
    let database = open(&data.join(FILE), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let mut findings = Findings { file: file_faults(&database), ..Findings::default() };
    for (key, id) in keys(&database)? {
        findings.tables += 1;
        if let Err(what) = examine_table(&database, games, key, &mut findings) {
            findings.broken.push(Broken { table: id, what });
        }
    }
    Ok(findings)
}

fn examine_table(
    database: &Connection,
    games: &Games,
    key: i64,
    findings: &mut Findings,
) -> Result<(), String> {
    let stored = stored(database, key)?;
    let log = log(database, key)?;
    match log.state {
        TableState::Open => findings.waiting += 1,
        TableState::Frozen => findings.frozen += 1,
        TableState::Closed if log.entries.is_empty() => findings.waiting += 1,
        state => {
            let game = games.get(&stored.head.game);
            let game = game.ok_or_else(|| format!("there is no game '{}' here", stored.head.game))?;
            let info = game.info();
            if (stored.head.rules, &stored.head.pack) != (info.rules, &info.pack) {
                findings.outdated.push(Outdated {
                    table: stored.id,
                    game: stored.head.game,
                    state,
                    rules: (stored.head.rules, info.rules),
                    pack: (stored.head.pack, info.pack.clone()),
                });
                return Ok(());
            }
            replay(games, &stored, &log, |seat| seat.name())?;
            findings.replayed += 1;
        }
    }
    Ok(())
}

/// The table of a stored game, with names of one's choice.
pub(crate) fn replay(
    games: &Games,
    stored: &Stored,
    log: &Log,
    name: impl Fn(&Seated) -> String,
) -> Result<Box<dyn table::AnyTable>, String> {
    let game = games.get(&stored.head.game).ok_or("there is no such game here")?;
    let names: Vec<String> = log.seats.iter().map(name).collect();
    let entries: Vec<&str> = log.entries.iter().map(String::as_str).collect();
    let replayed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let table = game.restore(
            &stored.head.setup,
            &names,
            stored.head.draws(table::Seed::new(stored.seed)),
            &entries,
        )?;
        table.audit().map_err(|what| format!("the position is inconsistent: {what}"))?;
        Ok(table)
    }));
    replayed.unwrap_or_else(|_| Err("the rules do not understand it".into()))
}

/// What SQLite finds wrong with its file.
fn file_faults(database: &Connection) -> Vec<String> {
    let check = || {
        let mut lines = database.prepare("PRAGMA integrity_check(20)")?;
        let lines = lines.query_map([], |row| row.get::<_, String>(0))?;
        lines.collect::<Result<Vec<String>, rusqlite::Error>>()
    };
    match check() {
        Ok(lines) => lines.into_iter().filter(|line| line != "ok").collect(),
        Err(e) => vec![e.to_string()],
    }
}

/// The keys and ids of all tables, as far as they can be read.
pub(crate) fn keys(database: &Connection) -> Result<Vec<(i64, String)>, StoreFault> {
    let mut rows = database.prepare("SELECT key, id FROM tables ORDER BY key")?;
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<Vec<(i64, String)>, rusqlite::Error>>()?)
}

pub(crate) fn stored(database: &Connection, key: i64) -> Result<Stored, String> {
    let row = database.query_row("SELECT id, head, seed FROM tables WHERE key = ?1", [key], |row| {
        Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?))
    });
    let (id, head, seed) = row.map_err(|e| format!("it cannot be read: {e}"))?;
    Ok(Stored { id, head: json::read(&head)?, seed })
}

pub(crate) fn log(database: &Connection, key: i64) -> Result<Log, String> {
    let lines = || {
        let mut rows = database.prepare_cached("SELECT n, body, at FROM log WHERE tbl = ?1 ORDER BY n")?;
        let rows = rows.query_map([key], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        rows.collect::<Result<Vec<(u64, String, u64)>, rusqlite::Error>>()
    };
    let lines = lines().map_err(|e| format!("its log cannot be read: {e}"))?;
    let times = lines.first().zip(lines.last()).map(|(first, last)| (first.2, last.2));
    let mut log =
        Log { state: TableState::Open, seats: Vec::new(), times, consent: Vec::new(), entries: Vec::new() };
    for (i, (n, body, _)) in lines.into_iter().enumerate() {
        if n != i as u64 {
            return Err(format!("entry {i} of its log is missing"));
        }
        match body.strip_prefix('#') {
            Some(note) => log.fold(json::read(note)?)?,
            None => log.entries.push(body),
        }
    }
    Ok(log)
}

impl Log {
    fn fold(&mut self, note: Note) -> Result<(), String> {
        match note {
            Note::New { seats } => self.seats = seats,
            Note::Sit { seat, who } => *self.seats.get_mut(seat).ok_or("there is no such seat")? = who,
            Note::Start => self.state = TableState::Playing,
            Note::Close => self.state = TableState::Closed,
            Note::Freeze { .. } => self.state = TableState::Frozen,
            Note::Consent { person, agree } => {
                self.consent.retain(|(p, _)| *p != person);
                self.consent.push((person, agree));
            }
            // Who has played stays who sat there at the start.
            _ => {}
        }
        Ok(())
    }
}
