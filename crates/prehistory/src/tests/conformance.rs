//! The promises every game keeps.

use kernel::Setup;

use super::game;

#[test]
fn rules_hold_for_two_to_four() {
    for n in 2..=4 {
        let setup = Setup::usual(game(), n);
        let reasons = testkit::rules(game(), setup, 12_000, n as u64);
        assert!(reasons.contains("years"));
    }
}

#[test]
fn nobody_learns_a_secret() {
    for n in 2..=4 {
        testkit::secrets(game(), Setup::usual(game(), n), 2_000, 10 + n as u64);
    }
}

#[test]
fn everything_is_shown_and_told() {
    for n in 2..=4 {
        testkit::presentation(game(), Setup::usual(game(), n), 500, 20 + n as u64);
    }
}
