//! The promises every game keeps, for every player count and every set-up option.

use std::collections::BTreeSet;

use content::Packed;
use kernel::Setup;

use crate::LastDoge;

/// Every shape of the city, both ways to get a tribe, to begin and to swap, with and without the memory aid.
fn setups(game: &LastDoge, n: usize) -> Vec<Setup> {
    let texts = [
        "",
        "city=grand-canal tribes=random memory=on swap=secret",
        "city=diamond first=seat2 swap=secret",
        "city=lagoons tribes=random",
    ];
    texts.iter().map(|t| Setup::parse(game, &format!("players={n} {t}")).expect("a set-up")).collect()
}

/// LD-S01 LD-S03 LD-X10: two to five players, in every city; games end in every way random players bring about.
#[test]
fn rules_hold_for_every_player_count() {
    let game = LastDoge::built_in();
    let mut reasons = BTreeSet::new();
    for n in 2..=5 {
        for (i, setup) in setups(&game, n).into_iter().enumerate() {
            reasons.extend(testkit::rules(&game, setup, 10_000, 10 + i as u64));
        }
    }
    assert!(["treasure", "failed", "caught"].iter().all(|r| reasons.contains(r)), "{reasons:?}");
}

/// LD-E05 LD-Q32: nothing a seat is given depends on what it has not seen. Over 50,000 decisions a player count.
#[test]
fn nobody_learns_a_secret() {
    let game = LastDoge::built_in();
    for n in 2..=5 {
        for (i, setup) in setups(&game, n).into_iter().enumerate() {
            testkit::secrets(&game, setup, 12_500, 77 + i as u64);
        }
    }
}

/// Positions read back, labels, reasons and scenes hold together and tell no secret.
#[test]
fn everything_is_presented() {
    let game = LastDoge::built_in();
    for n in 2..=5 {
        for (i, setup) in setups(&game, n).into_iter().enumerate().skip(n % 2) {
            testkit::presentation(&game, setup, 900, 5 + i as u64);
        }
    }
}
