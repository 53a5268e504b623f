//! The record of a game on paper: readable, complete, and safe against changes.
//!
//! ```text
//! dolmen-record 2
//! game doggerland
//! rules 1
//! pack 0123456789abcdef
//! setup players=2 mode=full
//! seat1 Ann
//! seat2 Ben
//! commitment 64 hexadecimal digits, or `typed` for draws made at a real table
//! given 3, only for a game that goes on from another one: its first draws were made there
//!
//! 1 chance: arrow north ~0123456789abcdef
//! 2 seat1: pass =3f2a ~…
//! undo seat1 ~…
//! undo seat1 to 0 over seat2 ~…
//! redo seat1 ~…
//! back 1 ~…
//! rules 2 0123456789abcdef ~…
//! seed 64 hexadecimal digits ~…
//! end 2 digest of the position ~…
//! ```
//!
//! Where a round begins, a line ends with the first digits of the position's digest. `rules` says that the game went on
//! from there with another number of the rules or another pack. Every line of the body ends with a link of the hash
//! chain: the first 16 digits of SHA-256 over the link before it and the line. The first link is made of the header.
//! `seed` is there once the game is over.

mod chain;
mod fault;
mod header;
mod read;

pub use chain::relink;
pub use fault::{Difference, RecordFault, RecordFaultKind};
pub use header::Header;
pub use read::{Verified, verify};

use kernel::{Next, Present, Seat, Seats};
use serde::{Deserialize, Serialize};
use stdx::Finite;

use crate::{Dealer, Digest, Entry, Table};
use chain::Chain;

/// The first lines of all forms of records, oldest first. What is written is the newest.
const FORMATS: [&str; 2] = ["dolmen-record 1", "dolmen-record 2"];
/// Names of seats are at most this long, in characters.
const NAME_CHARS_MAX: usize = 40;

/// With which rules a game was played, from an entry of its log on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub from: usize,
    pub rules: u16,
    pub pack: String,
}

impl<G: Present> Table<G> {
    /// The record as text. The seed is part of it once the game is over.
    pub fn record(&self) -> String {
        let began = &self.played[0];
        let [.., format] = FORMATS;
        let mut text = format!("{format}\ngame {}\nrules {}\npack {}\n", G::ID, began.rules, began.pack);
        text += &format!("setup {}\n", self.setup().write(self.game()));
        for (i, name) in self.names().iter().enumerate() {
            text += &format!("{} {}\n", Seat::nth(i), clean(name));
        }
        text += &format!("commitment {}\n", self.dealer().commitment().as_deref().unwrap_or("typed"));
        if self.given > 0 {
            text += &format!("given {}\n", self.given);
        }
        text.push('\n');

        let mut chain = Chain::new(&text);
        let mut ply = 0;
        let mut line = |content: String| {
            let link = chain.add(&content);
            text += &format!("{content} ~{link}\n");
        };
        let mut later = self.played[1..].iter().peekable();
        for (i, entry) in self.log().iter().enumerate() {
            while let Some(played) = later.next_if(|played| played.from <= i) {
                line(format!("rules {} {}", played.rules, played.pack));
            }
            ply = match entry {
                Entry::Decided(..) | Entry::Redone(_) => ply + 1,
                Entry::Undone(_) => ply - 1,
                Entry::RolledBack(to) | Entry::UndoneOver { to, .. } => *to,
            };
            let number = if matches!(entry, Entry::Decided(..)) { format!("{ply} ") } else { String::new() };
            let digest =
                self.digest_of(i).map_or(String::new(), |(digest, _)| format!(" ={}", digest.part()));
            line(format!("{number}{}{digest}", self.line_of(i)));
        }
        if let (Dealer::Seeded(seed), Next::Over) = (self.dealer(), self.next()) {
            line(format!("seed {seed}"));
        }
        line(format!("end {} {}", self.ply(), self.digest()));
        text
    }

    /// The entries of the log from this one on, one line each: `seat1: pass`, `chance: arrow north`, `undo seat1`,
    /// `undo seat1 to 0 over seat2`, `redo seat1`, `back 1`; with the first digits of a digest where a round begins, and
    /// all of them where the game ends.
    pub fn entries(&self, from: usize) -> Vec<String> {
        let line = |i: usize| match self.digest_of(i) {
            None => self.line_of(i),
            Some((digest, false)) => format!("{} ={}", self.line_of(i), digest.part()),
            Some((digest, true)) => format!("{} ={digest}", self.line_of(i)),
        };
        (from.min(self.log().len())..self.log().len()).map(line).collect()
    }

    /// The digest of the position.
    pub fn digest(&self) -> Digest {
        Digest::of(self.game(), self.state())
    }

    fn line_of(&self, i: usize) -> String {
        let names = &self.rules().names;
        match &self.log()[i] {
            Entry::Decided(actor, choice) => format!("{actor}: {}", names.name(*choice)),
            Entry::Undone(seat) => format!("undo {seat}"),
            Entry::UndoneOver { seat, to, bots } => undone_over(*seat, *to, *bots),
            Entry::Redone(seat) => format!("redo {seat}"),
            Entry::RolledBack(to) => format!("back {to}"),
        }
    }
}

/// A name on one line, bounded, never empty.
fn clean(name: &str) -> String {
    let clean: String = name.chars().filter(|c| !c.is_control()).take(NAME_CHARS_MAX).collect();
    let clean = clean.trim();
    if clean.is_empty() { "-".to_owned() } else { clean.to_owned() }
}

/// `undo seat1 to 4 over seat2 seat3`: to how many decisions a seat went back, and whose went with its own.
fn undone_over(by: Seat, to: usize, bots: Seats) -> String {
    let bots: Vec<String> = bots.iter().map(|bot| bot.to_string()).collect();
    format!("undo {by} to {to} over {}", bots.join(" "))
}
