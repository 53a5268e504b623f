//! The store in one SQLite file.

use std::{
    path::{Path, PathBuf},
    sync::Mutex,
};

use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use wire::json;

use super::{ChronicleRow, LogLine, PersonRow, SecretHash, Store, StoreFault, Summary, TableRow, Write};

/// The form of the file. A newer one is refused, an older one is changed when it is opened.
pub(crate) const VERSION: i64 = 2;
/// The file within the data folder.
pub(crate) const FILE: &str = "dolmen.sqlite";

const SCHEMA: &str = "
    CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL, recovery BLOB NOT NULL);
    CREATE UNIQUE INDEX person_recovery ON person (recovery);
    CREATE TABLE device (token BLOB PRIMARY KEY, person INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL, head TEXT NOT NULL, seed BLOB NOT NULL, invite TEXT NOT NULL,
        summary TEXT NOT NULL, rank INTEGER NOT NULL, updated INTEGER NOT NULL);
    CREATE UNIQUE INDEX tables_id ON tables (id);
    CREATE INDEX tables_lobby ON tables (rank, updated) WHERE rank > 0;
    CREATE TABLE log (
        tbl INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL, tag TEXT,
        PRIMARY KEY (tbl, n)) WITHOUT ROWID;
    CREATE TABLE sits (person INTEGER NOT NULL, tbl INTEGER NOT NULL, PRIMARY KEY (person, tbl)) WITHOUT ROWID;
";

/// What each form has added to the one before, from the second on.
const ADDED: [&str; 1] = ["CREATE TABLE webhook (person INTEGER PRIMARY KEY, url TEXT NOT NULL);"];

/// What a program that does not know of it need not understand, so that the form stays: an older program opens the file and
/// goes on with games of its own rules.
const BESIDE: &str = "CREATE TABLE IF NOT EXISTS chronicle (
    tbl INTEGER PRIMARY KEY, entries INTEGER NOT NULL, body BLOB NOT NULL);";

/// After so many pages in its log the writer copies them itself; usually that is done before.
const LOG_PAGES_MAX: i64 = 8000;

/// The store in one SQLite file: one connection writes, a few read beside it.
pub(crate) struct Sqlite {
    path: PathBuf,
    writer: Mutex<Connection>,
    readers: Mutex<Vec<Connection>>,
    copier: Mutex<Connection>,
}

impl From<rusqlite::Error> for StoreFault {
    fn from(e: rusqlite::Error) -> StoreFault {
        StoreFault(format!("the database: {e}"))
    }
}

impl Sqlite {
    pub fn open(folder: &Path, bytes_max: Option<u64>) -> Result<Sqlite, StoreFault> {
        let fault = |e| StoreFault(format!("the data folder {} cannot be used: {e}", folder.display()));
        std::fs::create_dir_all(folder).map_err(fault)?;
        let path = folder.join(FILE);
        let writer = Connection::open(&path)?;
        // In WAL mode FULL syncs the log at every commit: what is committed survives a power cut.
        writer.pragma_update(None, "journal_mode", "WAL")?;
        writer.pragma_update(None, "synchronous", "FULL")?;
        writer.pragma_update(None, "cache_size", -1024)?;
        writer.pragma_update(None, "wal_autocheckpoint", LOG_PAGES_MAX)?;
        writer.set_prepared_statement_cache_capacity(32);
        let version: i64 = writer.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if !(0..=VERSION).contains(&version) {
            let what = format!("{} has form {version}, this program knows {VERSION}", path.display());
            return Err(StoreFault(what));
        }
        if version < VERSION {
            let first = if version == 0 { SCHEMA } else { "" };
            let added = ADDED[(version - 1).max(0) as usize..].concat();
            writer
                .execute_batch(&format!("BEGIN; {first} {added} PRAGMA user_version = {VERSION}; COMMIT;"))?;
        }
        writer.execute_batch(BESIDE)?;
        if let Some(bytes) = bytes_max {
            let page: u64 = writer.query_row("PRAGMA page_size", [], |row| row.get(0))?;
            // SQLite never makes it smaller than the file is.
            let pages = i64::try_from(bytes / page).unwrap_or(i64::MAX).clamp(1, 1 << 32);
            writer.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))?;
        }
        let copier = Connection::open(&path)?;
        copier.pragma_update(None, "cache_size", -64)?;
        Ok(Sqlite {
            path,
            writer: Mutex::new(writer),
            readers: Mutex::new(Vec::new()),
            copier: Mutex::new(copier),
        })
    }

    fn read<T>(&self, f: impl FnOnce(&Connection) -> Result<T, rusqlite::Error>) -> Result<T, StoreFault> {
        let idle = self.readers.lock().expect("no panic while locked").pop();
        let connection = match idle {
            Some(connection) => connection,
            None => {
                let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
                let connection = Connection::open_with_flags(&self.path, flags)?;
                connection.pragma_update(None, "cache_size", -64)?;
                connection.busy_timeout(std::time::Duration::from_secs(5))?;
                connection
            }
        };
        let result = f(&connection)?;
        let mut readers = self.readers.lock().expect("no panic while locked");
        if readers.len() < 4 {
            readers.push(connection);
        }
        Ok(result)
    }
}

/// Where a table stands in the lobby: two with open seats, one to be watched, zero not at all.
fn rank(summary: &Summary) -> i64 {
    match (summary.listed, summary.state) {
        (true, 0) => 2,
        (true, 1) if summary.watchable => 1,
        _ => 0,
    }
}

fn summary(row: &Row<'_>) -> Result<(String, Summary), rusqlite::Error> {
    let text: String = row.get(1)?;
    Ok((row.get(0)?, json::read(&text).unwrap_or_default()))
}

fn person(row: &Row<'_>) -> Result<PersonRow, rusqlite::Error> {
    Ok(PersonRow { id: row.get(0)?, name: row.get(1)? })
}

impl Store for Sqlite {
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault> {
        let mut connection = self.writer.lock().expect("no panic while locked");
        let transaction = connection.transaction()?;
        for write in batch {
            put(&transaction, write)?;
        }
        Ok(transaction.commit()?)
    }

    fn tidy(&self) -> Result<(), StoreFault> {
        let copier = self.copier.lock().expect("no panic while locked");
        Ok(copier.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?)
    }

    fn last_numbers(&self) -> Result<(u32, i64), StoreFault> {
        self.read(|c| {
            let people = c.query_row("SELECT coalesce(max(id), 0) FROM person", [], |row| row.get(0))?;
            let tables = c.query_row("SELECT coalesce(max(key), 0) FROM tables", [], |row| row.get(0))?;
            Ok((people, tables))
        })
    }

    fn person_by_token(&self, token: &SecretHash) -> Result<Option<PersonRow>, StoreFault> {
        self.read(|c| {
            c.prepare_cached("SELECT id, name FROM device JOIN person ON person = id WHERE token = ?1")?
                .query_row([token], person)
                .optional()
        })
    }

    fn person_by_recovery(&self, recovery: &SecretHash) -> Result<Option<PersonRow>, StoreFault> {
        self.read(|c| {
            c.prepare_cached("SELECT id, name FROM person WHERE recovery = ?1")?
                .query_row([recovery], person)
                .optional()
        })
    }

    fn webhooks(&self) -> Result<Vec<(u32, String)>, StoreFault> {
        self.read(|c| {
            c.prepare("SELECT person, url FROM webhook")?
                .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect()
        })
    }

    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreFault> {
        self.read(|c| {
            c.prepare_cached("SELECT key, head, seed, invite, summary FROM tables WHERE id = ?1")?
                .query_row([id], |row| {
                    let text: String = row.get(4)?;
                    Ok(TableRow {
                        key: row.get(0)?,
                        id: id.to_owned(),
                        head: row.get(1)?,
                        seed: row.get(2)?,
                        invite: row.get(3)?,
                        summary: json::read(&text).unwrap_or_default(),
                    })
                })
                .optional()
        })
    }

    fn log(&self, table: i64) -> Result<Vec<(u32, LogLine)>, StoreFault> {
        self.read(|c| {
            c.prepare_cached("SELECT n, body, tag, at FROM log WHERE tbl = ?1 ORDER BY n")?
                .query_map([table], |row| {
                    Ok((row.get(0)?, LogLine { body: row.get(1)?, tag: row.get(2)?, at: row.get(3)? }))
                })?
                .collect()
        })
    }

    fn chronicle(&self, table: i64) -> Result<Option<ChronicleRow>, StoreFault> {
        self.read(|c| {
            c.prepare_cached("SELECT entries, body FROM chronicle WHERE tbl = ?1")?
                .query_row([table], |row| Ok(ChronicleRow { entries: row.get(0)?, body: row.get(1)? }))
                .optional()
        })
    }

    fn untold(&self, after: i64, n: usize) -> Result<Vec<(i64, String)>, StoreFault> {
        self.read(|c| {
            c.prepare_cached(
                "SELECT key, id FROM tables WHERE key > ?1 AND json_extract(summary, '$.state') = 2
                 AND NOT EXISTS (SELECT 1 FROM chronicle WHERE tbl = key) ORDER BY key LIMIT ?2",
            )?
            .query_map(params![after, n], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect()
        })
    }

    fn lobby(&self, n: usize) -> Result<Vec<(String, Summary)>, StoreFault> {
        self.read(|c| {
            c.prepare_cached(
                "SELECT id, summary FROM tables WHERE rank > 0 ORDER BY rank DESC, updated DESC LIMIT ?1",
            )?
            .query_map([n], summary)?
            .collect()
        })
    }

    fn tables_of(&self, person: u32, n: usize) -> Result<Vec<(String, Summary)>, StoreFault> {
        self.read(|c| {
            c.prepare_cached(
                "SELECT id, summary FROM sits JOIN tables ON tbl = key WHERE person = ?1
                 ORDER BY updated DESC LIMIT ?2",
            )?
            .query_map(params![person, n], summary)?
            .collect()
        })
    }

    fn expired(&self, started: bool, before: u64, n: usize) -> Result<Vec<(i64, String)>, StoreFault> {
        let wanted = match started {
            true => "= 2",
            // Open or closed, with no decision in the log.
            false => {
                "IN (0, 3) AND NOT EXISTS (SELECT 1 FROM log WHERE tbl = key AND substr(body, 1, 1) <> '#')"
            }
        };
        self.read(|c| {
            c.prepare_cached(&format!(
                "SELECT key, id FROM tables WHERE updated < ?1 AND json_extract(summary, '$.state') {wanted} LIMIT ?2"
            ))?
            .query_map(params![before, n], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect()
        })
    }
}

fn put(c: &Connection, write: &Write) -> Result<(), rusqlite::Error> {
    match write {
        Write::Person { id, name, recovery } => c
            .prepare_cached("INSERT INTO person (id, name, recovery) VALUES (?1, ?2, ?3)")?
            .execute(params![id, name, recovery])?,
        Write::Rename { id, name } => {
            c.prepare_cached("UPDATE person SET name = ?2 WHERE id = ?1")?.execute(params![id, name])?
        }
        Write::Recovery { id, recovery } => c
            .prepare_cached("UPDATE person SET recovery = ?2 WHERE id = ?1")?
            .execute(params![id, recovery])?,
        Write::Device { token, person } => c
            .prepare_cached("INSERT INTO device (token, person) VALUES (?1, ?2)")?
            .execute(params![token, person])?,
        Write::Webhook { person, url: Some(url) } => c
            .prepare_cached("INSERT OR REPLACE INTO webhook (person, url) VALUES (?1, ?2)")?
            .execute(params![person, url])?,
        Write::Webhook { person, url: None } => {
            c.prepare_cached("DELETE FROM webhook WHERE person = ?1")?.execute([person])?
        }
        Write::Forget { token } => {
            c.prepare_cached("DELETE FROM device WHERE token = ?1")?.execute(params![token])?
        }
        Write::Table(TableRow { key, id, head, seed, invite, summary }) => c
            .prepare_cached(
                "INSERT INTO tables (key, id, head, seed, invite, summary, rank, updated)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                key,
                id,
                head,
                seed,
                invite,
                json::write(summary),
                rank(summary),
                summary.updated
            ])?,
        Write::Log { table, first, lines } => {
            let mut insert =
                c.prepare_cached("INSERT INTO log (tbl, n, at, body, tag) VALUES (?1, ?2, ?3, ?4, ?5)")?;
            for (n, LogLine { body, tag, at }) in (*first..).zip(lines) {
                insert.execute(params![table, n, at, body, tag])?;
            }
            lines.len()
        }
        Write::Summary { table, summary } => c
            .prepare_cached("UPDATE tables SET summary = ?2, rank = ?3, updated = ?4 WHERE key = ?1")?
            .execute(params![table, json::write(summary), rank(summary), summary.updated])?,
        Write::Sits { table, person, sits: true } => c
            .prepare_cached("INSERT OR IGNORE INTO sits (person, tbl) VALUES (?1, ?2)")?
            .execute(params![person, table])?,
        Write::Sits { table, person, sits: false } => c
            .prepare_cached("DELETE FROM sits WHERE person = ?1 AND tbl = ?2")?
            .execute(params![person, table])?,
        Write::Chronicle { table, row } => c
            .prepare_cached("INSERT OR REPLACE INTO chronicle (tbl, entries, body) VALUES (?1, ?2, ?3)")?
            .execute(params![table, row.entries, row.body])?,
        Write::Delete { table } => {
            c.prepare_cached("DELETE FROM chronicle WHERE tbl = ?1")?.execute(params![table])?;
            c.prepare_cached("DELETE FROM log WHERE tbl = ?1")?.execute(params![table])?;
            c.prepare_cached("DELETE FROM sits WHERE tbl = ?1")?.execute(params![table])?;
            c.prepare_cached("DELETE FROM tables WHERE key = ?1")?.execute(params![table])?
        }
    };
    Ok(())
}
