//! Whether a command names something that can be run, before anybody needs it.

use std::{
    fmt,
    path::{Path, PathBuf},
};

/// Why a command cannot be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandFault {
    /// There is nothing but blanks.
    Empty,
    /// There is no such file, or none of that name on the path.
    Missing(String),
    /// It is there, but it is no program.
    NotExecutable(String),
}

impl fmt::Display for CommandFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandFault::Empty => write!(f, "there is no command"),
            CommandFault::Missing(program) => write!(f, "there is no program '{program}'"),
            CommandFault::NotExecutable(program) => write!(f, "'{program}' is not executable"),
        }
    }
}

impl std::error::Error for CommandFault {}

/// Checks that the first word of a command is a program. It is not run.
pub fn check(command: &str) -> Result<(), CommandFault> {
    let program = command.split_whitespace().next().ok_or(CommandFault::Empty)?;
    let places: Vec<PathBuf> = if Path::new(program).components().count() > 1 {
        vec![PathBuf::from(program)]
    } else {
        let path = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&path).map(|folder| folder.join(program)).collect()
    };
    let files: Vec<&PathBuf> = places.iter().filter(|place| is_file(place)).collect();
    match files.iter().any(|file| is_executable(file)) {
        true => Ok(()),
        false if files.is_empty() => Err(CommandFault::Missing(program.to_owned())),
        false => Err(CommandFault::NotExecutable(program.to_owned())),
    }
}

#[cfg(unix)]
fn is_file(place: &Path) -> bool {
    place.is_file()
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|about| about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_file(place: &Path) -> bool {
    place.is_file() || place.with_extension("exe").is_file()
}

#[cfg(not(unix))]
fn is_executable(_: &Path) -> bool {
    true
}
