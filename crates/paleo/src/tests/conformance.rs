//! The properties that hold for any game, for every level and number of players.

use std::sync::LazyLock;

use kernel::Setup;

use crate::Paleo;

pub static GAME: LazyLock<Paleo> = LazyLock::new(<Paleo as content::Packed>::built_in);

const SETUPS: &[&str] = &[
    "players=1",
    "players=1 groups=1 level=II",
    "players=1 groups=4 level=VI start=hard",
    "players=2 level=I start=gentle",
    "players=2 level=VII",
    "players=2 groups=4 level=III",
    "players=3 level=II",
    "players=3 level=IV",
    "players=3 level=V",
    "players=4 level=VI",
    "players=4 level=VII start=gentle",
    "players=4 level=free first=F second=H third=J",
    "players=3 level=free first=G second=I",
    "players=4 groups=3 level=I",
    "players=3 groups=1 level=II",
    "players=4 groups=2 level=free first=C second=D third=E fourth=F fifth=J",
    "players=1 groups=1 level=free first=A second=B third=C fourth=D fifth=E sixth=F seventh=G eighth=H ninth=I tenth=J",
];

fn each(mut f: impl FnMut(&Paleo, Setup, u64)) {
    for (i, text) in SETUPS.iter().enumerate() {
        f(&GAME, Setup::parse(&*GAME, text).expect(text), 100 + i as u64);
    }
}

/// PA-S01 PA-S02: every level and player count can be played to its end by the rules.
#[test]
fn rules_hold_everywhere() {
    let mut reasons = std::collections::BTreeSet::new();
    each(|game, setup, seed| reasons.extend(testkit::rules(game, setup, 4_000, seed)));
    assert!(reasons.contains("skulls"), "{reasons:?}");
}

/// PA-S05 PA-N05 PA-Q17: the leak test.
#[test]
fn nobody_learns_a_front_before_it_is_turned_up() {
    each(|game, setup, seed| {
        testkit::secrets(game, setup, 1_500, seed);
    });
}

/// PA-K01: prompts, labels, reasons, scenes, drafts and log lines are whole; all text keys exist.
#[test]
fn everything_can_be_shown_and_told() {
    let mut keys = std::collections::BTreeSet::new();
    each(|game, setup, seed| keys.extend(testkit::presentation(game, setup, 500, seed)));
    let english = <Paleo as content::Packed>::TEXTS[0].1;
    for key in keys {
        assert!(english.lines().any(|l| l.starts_with(&format!("{key} ="))), "no text '{key}'");
    }
}
