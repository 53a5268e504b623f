//! The header of a record.

use std::collections::BTreeMap;

use kernel::{Actor, Seat};
use stdx::Finite;

use super::{FORMATS, RecordFault, RecordFaultKind as Kind};
use crate::digest::is_hex;

/// The header of a record: enough to know which game must be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The number of the form of the record.
    pub format: u8,
    pub game: String,
    /// The number of the rules with which the game began.
    pub rules: u16,
    pub pack: String,
    pub setup: String,
    pub names: Vec<String>,
    /// Nothing when the draws were typed in.
    pub commitment: Option<String>,
    /// The first draws that were made in the game from which this one goes on.
    pub given: u64,
    /// The number of the line after the empty line.
    pub(super) body: usize,
}

impl Header {
    /// Reads the header of a record.
    pub fn parse(text: &str) -> Result<Header, RecordFault> {
        let mut lines = text.lines().enumerate().map(|(i, l)| (i + 1, l));
        let newest = FORMATS[FORMATS.len() - 1];
        let first = lines.next().map_or("", |(_, line)| line);
        let Some(format) = FORMATS.iter().position(|known| *known == first) else {
            let what = match first.starts_with("dolmen-record ") {
                true => format!("this is '{first}', but only records up to '{newest}' can be read"),
                false => format!("this is no record: it must begin with '{newest}'"),
            };
            return Err(RecordFault::new(1, Kind::Format, what));
        };
        let mut fields: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
        let mut body = None;
        for (number, line) in lines {
            if line.is_empty() {
                body = Some(number + 1);
                break;
            }
            let Some((key, value)) = line.split_once(' ') else {
                return Err(RecordFault::new(
                    number,
                    Kind::Format,
                    format!("'{line}' is no field of the header"),
                ));
            };
            let known = ["game", "rules", "pack", "setup", "commitment", "given"].contains(&key)
                || matches!(key.parse(), Ok(Actor::Seat(_)));
            if !known {
                return Err(RecordFault::new(
                    number,
                    Kind::Format,
                    format!("the header has no field '{key}'"),
                ));
            }
            if fields.insert(key, (number, value)).is_some() {
                return Err(RecordFault::new(number, Kind::Format, format!("'{key}' is there twice")));
            }
        }
        let Some(body) = body else {
            return Err(RecordFault::new(0, Kind::Cut, "the record is truncated: the header has no end"));
        };
        let field = |key: &str| {
            let missing = || RecordFault::new(0, Kind::Format, format!("the header has no '{key}'"));
            fields.get(key).copied().ok_or_else(missing)
        };
        let (line, rules) = field("rules")?;
        let rules = rules
            .parse()
            .map_err(|_| RecordFault::new(line, Kind::Format, "the rules number is no number"))?;
        let commitment = match field("commitment")? {
            (_, "typed") => None,
            (_, digits) if digits.len() == 64 && is_hex(digits) => Some(digits.to_owned()),
            (line, _) => {
                return Err(RecordFault::new(
                    line,
                    Kind::Format,
                    "the commitment must have 64 hexadecimal digits, or be 'typed'",
                ));
            }
        };
        let given = match fields.get("given") {
            None => 0,
            Some((line, n)) => n.parse().map_err(|_| {
                RecordFault::new(*line, Kind::Format, "the number of given draws is no number")
            })?,
        };
        let seat_names = Seat::all().map_while(|s| fields.get(s.to_string().as_str()));
        Ok(Header {
            format: format as u8 + 1,
            game: field("game")?.1.to_owned(),
            rules,
            pack: field("pack")?.1.to_owned(),
            setup: field("setup")?.1.to_owned(),
            names: seat_names.map(|(_, name)| name.to_string()).collect(),
            commitment,
            given,
            body,
        })
    }
}
