//! Random solo games end early by scarcity. With a pack that allows more of it they run to their last round, so that
//! every event, rival and late position is met with all invariants checked.

use content::{Pack, Packed};
use kernel::Setup;

use crate::Doggerland;

/// The built-in pack with a scarcity limit that random play does not reach.
fn patient() -> Doggerland {
    let files: Vec<(&str, String)> = Doggerland::FILES
        .iter()
        .map(|(name, text)| {
            let text = ["scarcity = 3", "scarcity = 2", "scarcity = 1"]
                .iter()
                .fold(text.to_string(), |text, limit| {
                    text.replacen(&format!("\n{limit}\n"), "\nscarcity = 200\n", 1)
                });
            (*name, text)
        })
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Doggerland::load(&Pack::embedded(&files)).unwrap_or_else(|faults| panic!("{faults}"))
}

/// DG-U18: all eight rounds are played.
#[test]
fn solo_games_run_to_their_last_round() {
    let game = patient();
    for (seed, mode) in ["easy", "normal", "hard"].iter().enumerate() {
        let setup = Setup::parse(&game, &format!("players=1 mode={mode}")).expect("a solo set-up");
        let ends = testkit::rules(&game, setup, 60_000, seed as u64);
        assert!(ends.contains("rounds"), "{mode}: {ends:?}");
        testkit::secrets(&game, setup, 3_000, seed as u64);
    }
}

/// Every card is met, with its event, its rivals and whatever is asked then, and all of it can be shown and explained.
#[test]
fn late_solo_positions_are_shown_and_explained() {
    let game = patient();
    let setup = Setup::parse(&game, "players=1 mode=normal").expect("a solo set-up");
    testkit::presentation(&game, setup, 4_000, 5);
}
