//! The promises every game keeps, for every player count and set-up option.

use std::collections::BTreeSet;

use content::Packed;
use kernel::Setup;

use crate::LastDoge;

fn setups(n: usize) -> Vec<Setup> {
    let game = LastDoge::built_in();
    let texts =
        ["", "city=grand-canal tribes=random memory=on", "city=diamond", "city=lagoons tribes=random"];
    texts.iter().map(|t| Setup::parse(&game, &format!("players={n} {t}")).expect("a set-up")).collect()
}

/// LD-S01 two to five players, in every shape of the city; every end reason is met.
#[test]
fn rules_hold_for_every_player_count() {
    let game = LastDoge::built_in();
    let mut reasons = BTreeSet::new();
    for n in 2..=5 {
        for (i, setup) in setups(n).into_iter().enumerate() {
            reasons.extend(testkit::rules(&game, setup, 15_000, 10 + i as u64));
        }
    }
    println!("{reasons:?}");
}

/// LD-E05 what a seat has not seen cannot be told from anything it is given.
#[test]
fn nobody_learns_a_secret() {
    let game = LastDoge::built_in();
    for n in 2..=5 {
        for (i, setup) in setups(n).into_iter().enumerate() {
            testkit::secrets(&game, setup, 15_000, 77 + i as u64);
        }
    }
}

#[test]
fn drafts() {
    let game = LastDoge::built_in();
    testkit::presentation(&game, Setup::usual(&game, 4), 8_000, 5);
}
