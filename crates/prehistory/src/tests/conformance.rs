//! The promises every game keeps, for every set-up option.

use kernel::Setup;

use super::game;

/// Usual games, and games with every option another than usual, on a shape of one's own.
fn setups(n: usize) -> [Setup; 2] {
    let shape = ["", "", "3-4-3", "4-3-4-4", "5-5-5-5"][n];
    let other = format!("players={n} layout={shape} order=seats ceremonies=open");
    [Setup::usual(game(), n), Setup::parse(game(), &other).expect("a set-up")]
}

#[test]
fn rules_hold_for_two_to_four() {
    for n in 2..=4 {
        for setup in setups(n) {
            let reasons = testkit::rules(game(), setup, 8_000, n as u64);
            assert!(reasons.contains("years"));
        }
    }
}

/// PH-D04: nothing that a seat is given depends on the faces of cards that lie face down before others; where all are
/// open nothing is hidden from anybody.
#[test]
fn nobody_learns_a_secret() {
    for n in 2..=4 {
        for setup in setups(n) {
            testkit::secrets(game(), setup, 2_000, 10 + n as u64);
        }
    }
}

#[test]
fn everything_is_shown_and_told() {
    for n in 2..=4 {
        for setup in setups(n) {
            testkit::presentation(game(), setup, 400, 20 + n as u64);
        }
    }
}
