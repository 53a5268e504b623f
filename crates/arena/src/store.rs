//! The file of results, which several processes may share.
//!
//! It is locked for the moment in which somebody looks what has been played or adds a line, so lines are whole and in
//! one order for everybody. Whoever plays a game holds the lock of a file of its own beside it. The system opens that
//! lock when a process ends, however it ends: nothing has to be cleared away before its game is free again.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{ArenaFault, GameResult};

/// The first line: what tournament it is.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub arena: u32,
    pub game: String,
    pub rules: u16,
    pub pack: String,
    pub setup: String,
    pub entrants: Vec<String>,
    pub ladder: bool,
    /// The last one: a line that was cut off still tells the rest.
    pub seed: u64,
}

/// The open file.
pub struct Store {
    path: PathBuf,
    /// Holds a file for every game that is being played.
    playing: PathBuf,
    file: File,
    /// Up to here it has been read.
    end: u64,
    lines: usize,
}

/// A game that nobody else plays as long as this is held.
pub struct Claim {
    path: PathBuf,
    _file: File,
}

impl Store {
    /// Opens the file of a tournament, or begins one. Where `any_seed` will do, the one in the file is taken.
    pub fn open(path: &Path, head: &mut Head, any_seed: bool) -> Result<Store, ArenaFault> {
        let mut playing = path.as_os_str().to_owned();
        playing.push(".playing");
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| ArenaFault::File(path.to_owned(), error))?;
        let mut store = Store { path: path.to_owned(), playing: playing.into(), file, end: 0, lines: 0 };
        store.lock()?;
        let begun = store.begin(head, any_seed);
        store.unlock()?;
        begun.map(|()| store)
    }

    /// Waits until nobody else looks or writes.
    pub fn lock(&self) -> Result<(), ArenaFault> {
        self.file.lock().map_err(|error| self.fault(error))
    }

    pub fn unlock(&self) -> Result<(), ArenaFault> {
        self.file.unlock().map_err(|error| self.fault(error))
    }

    fn begin(&mut self, head: &mut Head, any_seed: bool) -> Result<(), ArenaFault> {
        let text = self.rest()?;
        let (first, whole) = match text.iter().position(|byte| *byte == b'\n') {
            Some(end) => (&text[..end], true),
            None => (&text[..], false),
        };
        if whole {
            let found: Option<Head> = serde_json::from_slice(first).ok();
            if let Some(found) = found.as_ref().filter(|_| any_seed) {
                head.seed = found.seed;
            }
            if found.as_ref() != Some(head) {
                return Err(ArenaFault::Other(self.path.clone()));
            }
            self.end = first.len() as u64 + 1;
        } else {
            let line = serde_json::to_string(head).expect("a head is plain data");
            let stem = line.rsplit_once(':').expect("a head has a seed").0.as_bytes();
            // Empty, or cut off while it was begun.
            if !stem.starts_with(first) && !first.starts_with(stem) {
                return Err(ArenaFault::Other(self.path.clone()));
            }
            self.write(line)?;
        }
        self.lines = 1;
        Ok(())
    }

    /// The results that have come since the last look, with their lines. To be called while locked: a last line without
    /// an end was cut off when its writer ended, and is dropped.
    pub fn news(&mut self) -> Result<Vec<(usize, GameResult)>, ArenaFault> {
        let text = self.rest()?;
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let mut news = Vec::new();
        for (line, number) in text[..whole].split_inclusive(|byte| *byte == b'\n').zip(self.lines + 1..) {
            let result =
                serde_json::from_slice(line).map_err(|_| ArenaFault::Line(self.path.clone(), number))?;
            news.push((number, result));
        }
        self.end += whole as u64;
        self.lines += news.len();
        if whole < text.len() {
            self.file.set_len(self.end).map_err(|error| self.fault(error))?;
        }
        Ok(news)
    }

    /// Adds a result after all news have been heard. To be called while locked.
    pub fn add(&mut self, result: &GameResult) -> Result<(), ArenaFault> {
        self.write(serde_json::to_string(result).expect("a result is plain data"))
    }

    /// The game with this number, unless somebody plays it. To be called while locked.
    pub fn claim(&self, game: usize) -> Result<Option<Claim>, ArenaFault> {
        let path = self.playing.join(game.to_string());
        let fault = |error| ArenaFault::File(path.clone(), error);
        fs::create_dir_all(&self.playing).map_err(fault)?;
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path).map_err(fault)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Claim { path, _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(fault(error)),
        }
    }

    /// Clears a claim away before its result is added: whoever ends in between leaves a game that is still to be played.
    /// To be called while locked.
    pub fn release(&self, claim: &Claim) -> Result<(), ArenaFault> {
        fs::remove_file(&claim.path).map_err(|error| ArenaFault::File(claim.path.clone(), error))
    }

    /// Nobody plays any more. To be called while locked.
    pub fn clear(&self) {
        // It stays when somebody still plays, in a tournament with more deals.
        let _ = fs::remove_dir(&self.playing);
    }

    pub fn is_no_result(&self, line: usize) -> ArenaFault {
        ArenaFault::Line(self.path.clone(), line)
    }

    fn rest(&mut self) -> Result<Vec<u8>, ArenaFault> {
        let mut text = Vec::new();
        let read = self.file.seek(SeekFrom::Start(self.end)).and_then(|_| self.file.read_to_end(&mut text));
        read.map_err(|error| self.fault(error))?;
        Ok(text)
    }

    /// Writes a line at the end of what has been read; what did not fit is taken back.
    fn write(&mut self, mut line: String) -> Result<(), ArenaFault> {
        line.push('\n');
        let end = self.end;
        let written = self
            .file
            .set_len(end)
            .and_then(|()| self.file.seek(SeekFrom::Start(end)))
            .and_then(|_| self.file.write_all(line.as_bytes()));
        if let Err(error) = written {
            // If this fails too, the next one to read drops the line.
            let _ = self.file.set_len(end);
            return Err(self.fault(error));
        }
        self.end += line.len() as u64;
        self.lines += 1;
        Ok(())
    }

    fn fault(&self, error: io::Error) -> ArenaFault {
        ArenaFault::File(self.path.clone(), error)
    }
}
