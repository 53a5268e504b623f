//! What is kept on disk.

mod sqlite;

pub(crate) use sqlite::{FILE, Sqlite, VERSION};

use std::fmt;

/// Something on disk cannot be read or written.
#[derive(Debug)]
pub struct StoreFault(pub String);

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreFault {}

/// The hash of a token or of a recovery code.
pub(crate) type SecretHash = [u8; 32];

/// One thing to be kept.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    Person {
        id: u32,
        name: String,
        recovery: SecretHash,
    },
    Rename {
        id: u32,
        name: String,
    },
    Recovery {
        id: u32,
        recovery: SecretHash,
    },
    Device {
        token: SecretHash,
        person: u32,
    },
    /// The address that a person wants to be told at, or none any more.
    Webhook {
        person: u32,
        url: Option<String>,
    },
    Forget {
        token: SecretHash,
    },
    Table(TableRow),
    /// Entries of a table's log, from number `first` on.
    Log {
        table: i64,
        first: u32,
        lines: Vec<LogLine>,
    },
    /// What lists show of a table.
    Summary {
        table: i64,
        summary: Summary,
    },
    /// Somebody has, or no longer has, a seat.
    Sits {
        table: i64,
        person: u32,
        sits: bool,
    },
    /// What was told of a finished game; the last one counts.
    Chronicle {
        table: i64,
        row: ChronicleRow,
    },
    /// A table that is over, with its log.
    Delete {
        table: i64,
    },
}

/// A table, apart from its log.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub key: i64,
    pub id: String,
    /// What never changes, as JSON.
    pub head: String,
    /// The seed of all draws.
    pub seed: [u8; 32],
    pub invite: String,
    pub summary: Summary,
}

/// What lists show of a table. It follows from the log; kept to list without reading logs.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub(crate) struct Summary {
    pub game: String,
    pub state: u8,
    pub listed: bool,
    pub watchable: bool,
    pub names: Vec<String>,
    /// Person by seat; zero for a bot or an open seat.
    pub people: Vec<u32>,
    pub open_seats: usize,
    /// A bit for each seat that is asked.
    pub asked: u8,
    /// Milliseconds since 1970.
    pub updated: u64,
    /// The value of every option.
    #[serde(default)]
    pub options: std::collections::BTreeMap<String, String>,
    /// A bit for each seat that has won.
    #[serde(default)]
    pub won: u8,
    /// A tutorial is played here.
    #[serde(default)]
    pub lesson: bool,
}

/// What was told of a finished game, packed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChronicleRow {
    /// How many entries the game had.
    pub entries: usize,
    pub body: Vec<u8>,
}

impl Summary {
    pub fn state(&self) -> wire::TableState {
        match self.state {
            0 => wire::TableState::Open,
            1 => wire::TableState::Playing,
            2 => wire::TableState::Over,
            3 => wire::TableState::Closed,
            _ => wire::TableState::Frozen,
        }
    }
}

/// One entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    /// A line of the game, or `#` and JSON for everything else.
    pub body: String,
    /// Whose request it was and the request's id, to answer it again.
    pub tag: Option<String>,
    /// Milliseconds since 1970.
    pub at: u64,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PersonRow {
    pub id: u32,
    pub name: String,
}

/// Where everything is kept. All functions block; they are called from threads that may.
pub(crate) trait Store: Send + Sync {
    /// Keeps all of it or nothing. On disk, through a power cut, when this returns.
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault>;
    /// Work that nobody waits for, now and then: what the log of the database holds goes to its place.
    fn tidy(&self) -> Result<(), StoreFault>;
    /// The highest numbers of people and of tables.
    fn last_numbers(&self) -> Result<(u32, i64), StoreFault>;
    fn person_by_token(&self, token: &SecretHash) -> Result<Option<PersonRow>, StoreFault>;
    fn person_by_recovery(&self, recovery: &SecretHash) -> Result<Option<PersonRow>, StoreFault>;
    /// The addresses of all people who want to be told.
    fn webhooks(&self) -> Result<Vec<(u32, String)>, StoreFault>;
    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreFault>;
    /// The entries of a log with their numbers, in order.
    fn log(&self, table: i64) -> Result<Vec<(u32, LogLine)>, StoreFault>;
    /// What was told of a game when it ended.
    fn chronicle(&self, table: i64) -> Result<Option<ChronicleRow>, StoreFault>;
    /// Finished games without a chronicle, in the order of their keys, after one of them.
    fn untold(&self, after: i64, n: usize) -> Result<Vec<(i64, String)>, StoreFault>;
    /// Tables for the lobby: listed, open ones first, then running ones that can be watched.
    fn lobby(&self, n: usize) -> Result<Vec<(String, Summary)>, StoreFault>;
    fn tables_of(&self, person: u32, n: usize) -> Result<Vec<(String, Summary)>, StoreFault>;
    /// Tables to which nothing has happened since a time: games that have ended by their rules, or, when `started` is
    /// false, tables whose game has never started. A game that has started and not ended is never among them.
    fn expired(&self, started: bool, before: u64, n: usize) -> Result<Vec<(i64, String)>, StoreFault>;
}
