//! The digest of a position: a hash of its notation, so that it says the same in every build and after every refactoring.

use std::fmt;

use content::canonical;
use kernel::Notation;
use sha2::{Digest as _, Sha256};
use toml::{Table, Value};

use crate::dealer::hex;

/// How many digits of a digest stand where a round begins. Enough to find what differs, and too few to find out by
/// trial what is hidden.
pub(crate) const PART: usize = 4;
/// How many digits stand at the end of a game.
pub(crate) const WHOLE: usize = 64;

/// SHA-256 of a position as it is written: its draft as JSON on one line, keys in order, without what is zero or empty, so
/// that something new that is not there yet changes nothing.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Digest([u8; 32]);

impl Digest {
    pub fn of<G: Notation>(game: &G, state: &G::State) -> Digest {
        let draft = Value::try_from(game.draft(state)).expect("a draft is plain data");
        Digest(Sha256::digest(canonical(&dense(draft))).into())
    }

    /// The first digits.
    pub fn part(&self) -> String {
        hex(&self.0[..PART / 2])
    }
}

/// All 64 digits.
impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The same without entries of tables that say nothing. In lists everything stays where it is.
fn dense(value: Value) -> Value {
    match value {
        Value::Table(table) => {
            let entries = table.into_iter().map(|(key, value)| (key, dense(value)));
            Value::Table(entries.filter(|(_, value)| !is_nothing(value)).collect::<Table>())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(dense).collect()),
        other => other,
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Boolean(b) => !b,
        Value::Integer(n) => *n == 0,
        Value::String(text) => text.is_empty(),
        Value::Array(values) => values.is_empty(),
        Value::Table(table) => table.is_empty(),
        Value::Float(_) | Value::Datetime(_) => false,
    }
}

/// A line of a log without its digest, and the digest: `seat1: pass =3f2a`.
pub(crate) fn split(line: &str) -> (&str, Option<&str>) {
    match line.rsplit_once(" =") {
        Some((entry, digits)) if [PART, WHOLE].contains(&digits.len()) && is_hex(digits) => {
            (entry, Some(digits))
        }
        _ => (line, None),
    }
}

pub(crate) fn is_hex(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_hexdigit() && !b.is_ascii_uppercase())
}
