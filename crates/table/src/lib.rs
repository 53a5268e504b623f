//! One running game: its log, its seats, what they are asked, undo, replay, and the record on paper.
//!
//! A game is its log. The state is the fold of the decisions, chance included; everything else here — undo up to the
//! last thing revealed, replay to any ply, the record that anybody can verify — follows from that.
//!
//! [`Table`] is generic over the game. [`AnyTable`] is the same without the type, for everything above.
//!
//! The clauses named in comments (TB-U01 …) stand in `RULES.md`.

mod any;
mod dealer;
mod digest;
mod log;
mod prompt;
mod record;
mod reel;
mod refusal;
mod ruleset;
#[allow(clippy::module_inception)]
mod table;
mod tutorial;
mod undo;

pub use any::{AnyStep, AnyTable, Lines, SharedScene, Told};
pub use dealer::{Dealer, Seed};
pub use digest::Digest;
pub use log::Entry;
pub use prompt::{Offer, Prompt, Refused};
pub use record::{Difference, Header, Played, RecordFault, RecordFaultKind, Verified, relink, verify};
pub use reel::{AnyReel, Eyes, Reel};
pub use refusal::{Barrier, Refusal};
pub use ruleset::Ruleset;
pub use table::{Step, Table};
pub use tutorial::{LEARNER, Tutorial, TutorialFault, TutorialStep};

/// The rules that hold at every table, whatever is played, as Markdown by language.
pub const RULES_TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../RULES.md")),
    ("fr", include_str!("../RULES.fr.md")),
    ("pt", include_str!("../RULES.pt.md")),
];

#[cfg(test)]
mod tests;
