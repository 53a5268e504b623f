//! Open data: the finished games whose people have agreed, as one file for statistics.
//!
//! One JSON object a line; `docs/RECORDS.md` describes them. Nobody's name, chat or number is in it, and no time but the
//! day on which a game was played.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    path::Path,
};

use kernel::{Finite, Seat};
use rusqlite::OpenFlags;
use serde::{Deserialize, Serialize};
use wire::{TableState, json};

use crate::{
    Games,
    backup::open,
    doctor::{Log, Stored, keys, log, replay, stored},
    logs::date,
    room::{Seated, Sitter},
    store::{FILE, StoreFault},
};

/// The number of the form of the file; it changes when a reader of the old form would misread the new one.
pub const EXPORT_VERSION: u32 = 1;

/// The first line of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportHead {
    /// Always `dolmen-games`.
    pub format: String,
    pub version: u32,
}

/// Each other line: one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportedGame {
    pub game: String,
    pub rules: u16,
    pub pack: String,
    pub options: BTreeMap<String, String>,
    /// The day it ended, `2026-11-15`.
    pub day: String,
    /// Whether the draws were fixed by a number given at creation.
    pub seeded: bool,
    /// Seat by seat: `person`, or the kind of bot.
    pub players: Vec<String>,
    /// Why it ended, a word of the game.
    pub reason: String,
    pub standings: Vec<ExportedStanding>,
    /// The words for where points come from, in the order of `by_source`.
    pub sources: Vec<String>,
    /// Decisions that stand, those of chance included.
    pub decisions: usize,
    /// The whole game as a record with seats instead of names; `dolmen verify` checks it.
    pub record: String,
}

/// How one seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportedStanding {
    pub score: i32,
    pub rank: u8,
    pub won: bool,
    pub by_source: Vec<i32>,
}

/// What an export has found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Exported {
    pub games: usize,
    /// Finished games whose people have not all agreed.
    pub withheld: usize,
    /// Finished games with the agreement of all that cannot be replayed with this program's rules.
    pub unreadable: usize,
}

/// Writes all finished games of a data folder whose people have all agreed. A server may use it meanwhile.
pub fn export(data: &Path, games: &Games, out: &mut dyn Write) -> Result<Exported, StoreFault> {
    let fault = |e: io::Error| StoreFault(format!("the export cannot be written: {e}"));
    let database = open(&data.join(FILE), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let head = ExportHead { format: "dolmen-games".into(), version: EXPORT_VERSION };
    writeln!(out, "{}", json::write(&head)).map_err(fault)?;
    let mut exported = Exported::default();
    for (key, _) in keys(&database)? {
        let (Ok(stored), Ok(log)) = (stored(&database, key), log(&database, key)) else {
            exported.unreadable += 1;
            continue;
        };
        if log.state != TableState::Playing {
            continue;
        }
        if !log.is_shared() {
            exported.withheld += usize::from(ended(games, &stored, &log).is_some());
            continue;
        }
        if stored.listed.0 == TableState::Over && replay(games, &stored, &log, Seated::name).is_err() {
            exported.unreadable += 1;
            continue;
        }
        let Some(game) = ended(games, &stored, &log) else { continue };
        writeln!(out, "{}", json::write(&game)).map_err(fault)?;
        exported.games += 1;
    }
    out.flush().map_err(fault)?;
    Ok(exported)
}

impl Log {
    /// Whether everybody who has sat there agrees.
    fn is_shared(&self) -> bool {
        let mut people = self.seats.iter().filter_map(Seated::person).peekable();
        people.peek().is_some() && people.all(|person| self.consent.contains(&(person, true)))
    }
}

/// The game, if it can be replayed to its end.
fn ended(games: &Games, stored: &Stored, log: &Log) -> Option<ExportedGame> {
    let player = |seat: &Seated| match &seat.sitter {
        Sitter::Bot(kind) => kind.clone(),
        Sitter::Person(_) | Sitter::Open => "person".to_owned(),
    };
    let table = replay(games, stored, log, player).ok()?.table;
    let outcome = table.outcome()?;
    let standing = |(seat, s): (Seat, &kernel::Standing)| ExportedStanding {
        score: s.score,
        rank: s.rank,
        won: s.won,
        by_source: table.score(seat),
    };
    let (year, month, day) = date(log.times?.1 / 86_400_000);
    Some(ExportedGame {
        game: stored.head.game.clone(),
        rules: stored.head.rules,
        pack: stored.head.pack.clone(),
        options: stored.head.options.clone(),
        day: format!("{year:04}-{month:02}-{day:02}"),
        seeded: stored.head.seeded,
        players: log.seats.iter().map(player).collect(),
        reason: outcome.reason.to_owned(),
        standings: Seat::all().zip(outcome.standings()).map(standing).collect(),
        sources: table.sources().iter().map(|s| s.to_string()).collect(),
        decisions: table.ply(),
        record: table.record(),
    })
}
