//! What players see and read, for every mode and player count.

use content::Packed;
use kernel::Setup;

use crate::Doggerland;

/// Every mode with its player counts.
pub const TABLES: &[&str] = &[
    "players=1 mode=easy",
    "players=1 mode=normal",
    "players=1 mode=hard",
    "players=2 mode=full",
    "players=3 mode=full",
    "players=4 mode=full",
    "players=2 mode=short",
    "players=3 mode=short",
    "players=4 mode=short",
];

/// In every mode scenes, prompts, labels and reasons hold what they promise.
#[test]
fn every_mode_is_shown_and_told() {
    let game = Doggerland::built_in();
    for (i, table) in TABLES.iter().enumerate() {
        let setup = Setup::parse(&game, table).expect("a table that can be played");
        let keys = testkit::presentation(&game, setup, 400, 100 + i as u64);
        let known = super::texts::messages("en");
        let missing: Vec<_> = keys.iter().filter(|key| !known.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{table}: no words for {missing:?}");
    }
}
