//! Looks at everything that is stored, and replays every game, without changing anything.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};
use serde::Serialize;
use table::{Played, RecordFault, RecordFaultKind};
use wire::{TableState, json};

use crate::{
    Games,
    backup::open,
    chronicle::Chronicle,
    room::{Head, Note, Seated, went_on},
    store::{FILE, StoreFault, Summary},
    upgrade::{self, Again, Trouble},
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
    /// Games among the replayed that were played with other rules or content than this program has, and go just the same
    /// with it. Those that run go on by themselves when they are opened.
    pub same: usize,
    /// Games that were played with other rules or content and would go differently here: the program they were played
    /// with goes on with them.
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
    /// The first entry of its log that differs, from one; zero where no single one does.
    pub entry: usize,
    /// What differs.
    pub what: String,
    /// What the entry says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    /// What it would say by the rules of this program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub would_be: Option<String>,
    /// It has ended, and what was told of it then is kept: it stays readable.
    pub told: bool,
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
        self.file.is_empty() && self.outdated.iter().all(|game| game.told) && self.broken.is_empty()
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
    /// What lists show.
    pub listed: (TableState, u8),
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
    /// With which rules the game went on after those with which it began.
    pub upgraded: Vec<Played>,
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
        state => match replay(games, &stored, &log, Seated::name) {
            Ok(again) => {
                findings.replayed += 1;
                findings.same += usize::from(again.other);
            }
            Err(Trouble::Broken(fault)) => return Err(fault.to_string()),
            Err(Trouble::Differs(fault)) => {
                let mut found = outdated(games, stored, &log, state, fault);
                found.told = found.state == TableState::Over && is_told(database, key, &log);
                findings.outdated.push(found);
            }
        },
    }
    Ok(())
}

/// Whether what was told of a finished game is kept, whole, and of this log.
fn is_told(database: &Connection, key: i64, log: &Log) -> bool {
    let row = database.query_row("SELECT entries, body FROM chronicle WHERE tbl = ?1", [key], |row| {
        Ok((row.get::<_, usize>(0)?, row.get::<_, Vec<u8>>(1)?))
    });
    row.is_ok_and(|(entries, body)| entries == log.entries.len() && Chronicle::unpack(&body).is_ok())
}

fn outdated(games: &Games, stored: Stored, log: &Log, state: TableState, fault: RecordFault) -> Outdated {
    let here = games.get(&stored.head.game).map(|game| game.info());
    let last = log.upgraded.last().cloned();
    let (rules, pack) = last.map_or((stored.head.rules, stored.head.pack), |last| (last.rules, last.pack));
    let (written, would_be) = fault.difference.map_or((None, None), |d| (Some(d.written), d.would_be));
    Outdated {
        table: stored.id,
        game: stored.head.game,
        state: if stored.listed.0 == TableState::Over { TableState::Over } else { state },
        rules: (rules, here.map_or(0, |info| info.rules)),
        pack: (pack, here.map_or(String::new(), |info| info.pack.clone())),
        entry: fault.line,
        what: fault.what,
        written,
        would_be,
        told: false,
    }
}

/// A stored game played again, with names of one's choice.
pub(crate) fn replay(
    games: &Games,
    stored: &Stored,
    log: &Log,
    name: impl Fn(&Seated) -> String,
) -> Result<Again, Trouble> {
    let Some(game) = games.get(&stored.head.game) else {
        let what = format!("there is no game '{}' here", stored.head.game);
        let kind = RecordFaultKind::Rules;
        return Err(Trouble::Broken(RecordFault { line: 0, kind, what, difference: None }));
    };
    let entries: Vec<&str> = log.entries.iter().map(String::as_str).collect();
    let mut played = stored.head.played();
    log.upgraded.iter().for_each(|next| went_on(&mut played, next.clone()));
    let draws = stored.head.draws(table::Seed::new(stored.seed));
    upgrade::replay(
        &**game,
        upgrade::Stored {
            setup: &stored.head.setup,
            names: log.seats.iter().map(name).collect(),
            draws,
            entries: &entries,
            played,
            state: log.state,
            listed: Some(stored.listed),
        },
    )
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
    let row = database.query_row("SELECT id, head, seed, summary FROM tables WHERE key = ?1", [key], |row| {
        Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?, row.get::<_, String>(3)?))
    });
    let (id, head, seed, summary) = row.map_err(|e| format!("it cannot be read: {e}"))?;
    let summary: Summary = json::read(&summary)?;
    Ok(Stored { id, head: json::read(&head)?, seed, listed: (summary.state(), summary.asked) })
}

pub(crate) fn log(database: &Connection, key: i64) -> Result<Log, String> {
    let lines = || {
        let mut rows = database.prepare_cached("SELECT n, body, at FROM log WHERE tbl = ?1 ORDER BY n")?;
        let rows = rows.query_map([key], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        rows.collect::<Result<Vec<(u64, String, u64)>, rusqlite::Error>>()
    };
    let lines = lines().map_err(|e| format!("its log cannot be read: {e}"))?;
    let times = lines.first().zip(lines.last()).map(|(first, last)| (first.2, last.2));
    let mut log = Log {
        state: TableState::Open,
        seats: Vec::new(),
        times,
        consent: Vec::new(),
        entries: Vec::new(),
        upgraded: Vec::new(),
    };
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
            Note::Upgraded { rules, pack } => {
                self.upgraded.push(Played { from: self.entries.len(), rules, pack });
            }
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
