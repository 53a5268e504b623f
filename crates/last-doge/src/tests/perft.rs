//! Counts of decision sequences: they change only when legality changes.

use kernel::{Game, Setup};

use super::desk::Desk;
use crate::LastDoge;
use content::Packed;

/// LD-S07 LD-S01 LD-S04: the set-up.
#[test]
fn from_the_start() {
    let game = LastDoge::built_in();
    let counts: Vec<u64> =
        (1..=5).map(|d| testkit::perft(&game, &game.start(&Setup::usual(&game, 2)), d)).collect();
    // Two who begin, five and four tribes, 23 and 22 artefacts.
    assert_eq!(counts, [2, 10, 40, 920, 20_240]);
}

/// LD-T01 LD-E01: a turn with a card of each color.
#[test]
fn from_a_turn() {
    let desk = Desk::new(3).hand(1, "scout rations doge-sweep dodge").hand(2, "dig");
    let counts: Vec<u64> = (1..=3).map(|d| testkit::perft(&desk.game, &desk.state, d)).collect();
    // Explore, draw, three cards (not the reaction), end; then 23 free tiles, 19 kinds to draw, two windows in which
    // seat two can only pass, 5 rows and 7 columns, and seat two's three options without a card to pay for the dig.
    assert_eq!(counts, [6, 59, 1_067]);
}

/// LD-X04: from the escape.
#[test]
fn from_the_escape() {
    let mut desk = Desk::new(2).dark();
    desk.chance();
    let counts: Vec<u64> = (1..=2).map(|d| testkit::perft(&desk.game, &desk.state, d)).collect();
    assert_eq!(counts[0], 27);
    assert!(counts[1] > 27 * 2);
}
