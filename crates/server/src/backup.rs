//! The whole of a server's memory as one file, taken while it runs, and put back.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};

use crate::{
    room::now,
    store::{FILE, StoreFault, VERSION},
};

/// What a backup holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    pub tables: u64,
    pub people: u64,
    /// Entries of all logs.
    pub entries: u64,
    pub bytes: u64,
}

/// Takes the data folder for one process; it is free again when the file is dropped or the process ends.
pub(crate) fn lock(folder: &Path) -> Result<File, StoreFault> {
    let fault =
        |e: std::io::Error| StoreFault(format!("the data folder {} cannot be used: {e}", folder.display()));
    fs::create_dir_all(folder).map_err(fault)?;
    let path = folder.join("dolmen.lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(fault)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(StoreFault(format!("another server uses the data folder {}", folder.display())))
        }
        Err(TryLockError::Error(e)) => Err(fault(e)),
    }
}

/// Copies the database of a data folder into one file, consistent as of one moment, while a server writes to it.
pub fn backup(data: &Path, to: &Path) -> Result<Backup, StoreFault> {
    let from = data.join(FILE);
    let database = open(&from, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    if to.exists() {
        return Err(StoreFault(format!("{} is there already", to.display())));
    }
    let partial = beside(to, "partial");
    let result = write_backup(&database, &partial, to);
    if result.is_err() {
        // What is left of it is of no use; whether it can be removed or not, the fault is told.
        drop(fs::remove_file(&partial));
    }
    result
}

fn write_backup(database: &Connection, partial: &Path, to: &Path) -> Result<Backup, StoreFault> {
    // It holds the seeds of running games: for nobody else's eyes.
    private(partial)?;
    let target = partial.to_str().ok_or_else(|| StoreFault("the path must be Unicode".into()))?;
    database.execute("VACUUM INTO ?1", [target])?;
    let backup = check(partial)?;
    move_into_place(partial, to)?;
    Ok(backup)
}

/// Puts a backup back into a data folder that no server uses. With `replace`, a database that is there is kept beside
/// it under another name, which is returned.
pub fn restore(file: &Path, data: &Path, replace: bool) -> Result<(Backup, Option<PathBuf>), StoreFault> {
    let backup = check(file)?;
    let _lock = lock(data)?;
    let place = data.join(FILE);
    if place.exists() && !replace {
        return Err(StoreFault(format!("{} is there already", place.display())));
    }
    let partial = beside(&place, "partial");
    private(&partial)?;
    fs::copy(file, &partial).map_err(|e| io(&partial, e))?;
    let old = match place.exists() {
        true => Some(set_aside(&place)?),
        false => None,
    };
    move_into_place(&partial, &place)?;
    Ok((backup, old))
}

/// Keeps the database that was there, with what its log still held.
fn set_aside(place: &Path) -> Result<PathBuf, StoreFault> {
    let old = beside(place, &format!("before-{}", now()));
    for end in ["", "-wal", "-shm"] {
        let (from, to) = (with_end(place, end), with_end(&old, end));
        if from.exists() {
            fs::rename(&from, to).map_err(|e| io(&from, e))?;
        }
    }
    Ok(old)
}

/// Whether a file is a sound database of ours, and what it holds.
fn check(file: &Path) -> Result<Backup, StoreFault> {
    let database = open(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let wrong = |what: String| StoreFault(format!("{} is no sound backup: {what}", file.display()));
    let version: i64 =
        database.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(|e| wrong(e.to_string()))?;
    if !(1..=VERSION).contains(&version) {
        return Err(wrong(format!("it has form {version}, this program knows {VERSION}")));
    }
    let fine: String = database
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|e| wrong(e.to_string()))?;
    if fine != "ok" {
        return Err(wrong(fine));
    }
    let count =
        |table: &str| database.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0));
    Ok(Backup {
        tables: count("tables")?,
        people: count("person")?,
        entries: count("log")?,
        bytes: fs::metadata(file).map_err(|e| io(file, e))?.len(),
    })
}

/// Opens a database that must be there.
pub(crate) fn open(path: &Path, flags: OpenFlags) -> Result<Connection, StoreFault> {
    if !path.exists() {
        return Err(StoreFault(format!("there is no {}", path.display())));
    }
    let fault = |e| StoreFault(format!("{} cannot be opened: {e}", path.display()));
    let database =
        Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX).map_err(fault)?;
    database.busy_timeout(Duration::from_secs(30)).map_err(fault)?;
    Ok(database)
}

/// An empty file that only its owner may read.
fn private(path: &Path) -> Result<(), StoreFault> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).and_then(|mut file| file.flush()).map_err(|e| io(path, e))
}

/// Gives a file that is complete its name, through a power cut.
fn move_into_place(partial: &Path, to: &Path) -> Result<(), StoreFault> {
    let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all()).map_err(|e| io(path, e));
    sync(partial)?;
    fs::rename(partial, to).map_err(|e| io(to, e))?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Only where folders can be opened is there something to sync.
    if cfg!(unix) { sync(folder) } else { Ok(()) }
}

fn beside(path: &Path, what: &str) -> PathBuf {
    with_end(path, &format!(".{what}"))
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn io(path: &Path, e: std::io::Error) -> StoreFault {
    StoreFault(format!("{}: {e}", path.display()))
}
