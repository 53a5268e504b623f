//! Who takes part.

use std::{fmt, str::FromStr};

use bots::{BotFault, Kind};

/// A bot of ours, or a program of somebody else that speaks the protocol of docs/ENGINE.md.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    Kind(Kind),
    /// A command line: the program and its arguments, split at blanks.
    External(String),
}

/// Why somebody cannot take part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantFault(pub String);

impl fmt::Display for EntrantFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for EntrantFault {}

impl From<BotFault> for EntrantFault {
    fn from(fault: BotFault) -> EntrantFault {
        EntrantFault(fault.to_string())
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Kind(kind) => kind.fmt(f),
            Entrant::External(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// `menhir`, `dolmen:1s`, `cmd:python3 examples/bot.py`.
impl FromStr for Entrant {
    type Err = EntrantFault;

    fn from_str(text: &str) -> Result<Entrant, EntrantFault> {
        match text.trim().strip_prefix("cmd:") {
            Some(command) if command.trim().is_empty() => Err(EntrantFault("'cmd:' names no program".into())),
            Some(command) => Ok(Entrant::External(command.trim().to_owned())),
            None => Ok(Entrant::Kind(text.trim().parse()?)),
        }
    }
}
