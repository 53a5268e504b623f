//! Saving a terminal game: the record, and beside it the seed that stays secret until the end.

use std::path::{Path, PathBuf};

use anyhow::Result;
use table::AnyTable;

use crate::files;

/// Knows where the game was saved last, and which file is its own.
pub struct Keeper {
    own: Option<PathBuf>,
}

impl Keeper {
    pub fn new() -> Keeper {
        Keeper { own: None }
    }

    pub fn of(path: PathBuf) -> Keeper {
        Keeper { own: Some(path) }
    }

    /// Saves under a name, or where it was saved before. Files of other games are never overwritten.
    pub fn save(&mut self, table: &dyn AnyTable, name: &str) -> Result<PathBuf> {
        let path = match (name, &self.own) {
            ("", Some(own)) => own.clone(),
            ("", None) => PathBuf::from(format!("{}.dolmen", table.game_id())),
            (name, _) if Path::new(name).extension().is_none() => PathBuf::from(format!("{name}.dolmen")),
            (name, _) => PathBuf::from(name),
        };
        let replace = self.own.as_deref() == Some(path.as_path());
        files::write(&path, &table.record(), replace)?;
        if let (Some(seed), None) = (table.seed(), table.outcome()) {
            files::write(&files::seed_file(&path), &format!("{seed}\n"), true)?;
        }
        self.own = Some(path.clone());
        Ok(path)
    }
}
