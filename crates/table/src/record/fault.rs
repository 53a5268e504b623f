//! What is wrong with a record or a log, and where.

use std::fmt;

use RecordFaultKind as Kind;

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// From one; zero when the whole record is meant.
    pub line: usize,
    pub kind: RecordFaultKind,
    pub what: String,
    /// Where a line says one thing and the rules another.
    pub difference: Option<Difference>,
}

/// What a line says, and what it would say by the rules of this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub written: String,
    /// Nothing where only so much is sure that it would be something else.
    pub would_be: Option<String>,
}

/// What kind of fault a record has, for programs and translations.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RecordFaultKind {
    /// It is no record, or one whose header cannot be read.
    Format,
    /// Its end is missing.
    Cut,
    /// A line was changed.
    Chain,
    /// A decision is unknown or not allowed.
    Decision,
    /// A round begins in another position.
    Digest,
    /// The seed does not fit its commitment.
    Seed,
    /// A draw does not follow from the seed.
    Draw,
    /// The last line does not fit the position.
    End,
    /// Another game; or another number of the rules, under which it goes differently.
    Rules,
    /// Another content pack.
    Pack,
    /// The set-up cannot be played.
    Setup,
}

impl RecordFault {
    pub(crate) fn new(line: usize, kind: Kind, what: impl Into<String>) -> RecordFault {
        RecordFault { line, kind, what: what.into(), difference: None }
    }

    pub(crate) fn differs(mut self, written: &str, would_be: Option<String>) -> RecordFault {
        self.difference = Some(Difference { written: written.to_owned(), would_be });
        self
    }

    /// The same fault of a game that was played with other rules or another pack, which explain it.
    pub(crate) fn because(self, kind: Kind, of: &str) -> RecordFault {
        match self.kind {
            Kind::Decision | Kind::Digest | Kind::Draw | Kind::End | Kind::Setup => {
                RecordFault { kind, what: format!("{of}, where it goes differently: {}", self.what), ..self }
            }
            _ => self,
        }
    }

    /// A word for programs.
    pub const fn code(&self) -> &'static str {
        match self.kind {
            Kind::Format => "record-format",
            Kind::Cut => "record-cut",
            Kind::Chain => "record-chain",
            Kind::Decision => "record-decision",
            Kind::Digest => "record-digest",
            Kind::Seed => "record-seed",
            Kind::Draw => "record-draw",
            Kind::End => "record-end",
            Kind::Rules => "record-rules",
            Kind::Pack => "record-pack",
            Kind::Setup => "record-setup",
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

impl std::error::Error for RecordFault {}
