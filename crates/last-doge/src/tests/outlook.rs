//! What the evaluation thinks of a position: it wants to get out, and the more so the nearer the dark is.

use kernel::{Game, Seat};

use super::desk::{Desk, seat, slot, tile};
use crate::{ids::Numbers, state::Fate};

/// One tile of every number, on cells without pawns.
const PATH: [(&str, &str); 6] =
    [("t6", "d2a"), ("t7", "d3b"), ("t8", "d4d"), ("t9", "d5b"), ("t10", "d6e"), ("t12", "d7d")];

/// A feature of a seat, without its weight.
fn feature(desk: &Desk, seat: Seat, name: &str) -> f32 {
    let evaluation = desk.game.evaluation();
    let features = evaluation.features(&desk.game);
    let mut out = vec![0.0; features.len()];
    evaluation.measure(&desk.game, &desk.state, seat, &mut out);
    out[features.iter().position(|f| f.name == name).expect("a feature")]
}

/// The points that a seat can expect.
fn points(desk: &Desk, seat: Seat) -> f32 {
    let evaluation = desk.game.evaluation();
    let features = evaluation.features(&desk.game);
    let mut out = vec![0.0; features.len()];
    evaluation.measure(&desk.game, &desk.state, seat, &mut out);
    out.iter().zip(features).map(|(n, feature)| n * feature.weight).sum()
}

/// Seat one with some trophies knows the first tiles of the path.
fn knows(n: usize, trophies: u16) -> Desk {
    let mut desk = Desk::new(2);
    for (at, which) in PATH.iter().take(n) {
        desk = desk.tile(at, which, 1);
    }
    desk.state.players[0].trophies = trophies;
    desk
}

/// Three artefact districts were turned up, so that anybody may find the treasure now.
fn late(mut desk: Desk) -> Desk {
    ["d4a", "d5a", "d6a"].iter().for_each(|t| desk.state.discoveries.insert(tile(t)));
    desk
}

#[test]
fn every_number_known_is_a_better_chance() {
    let chances: Vec<f32> = (0..=6).map(|n| feature(&knows(n, 0), seat(1), "way")).collect();
    // The seven under the own pawn is known from the start, so the last tile adds nothing.
    assert!(chances[..6].windows(2).all(|pair| pair[0] < pair[1]), "{chances:?}");
    assert!(chances[0] < 0.5, "{chances:?}");
    assert!((chances[5] - 1.0).abs() < 1e-5 && (chances[6] - 1.0).abs() < 1e-5, "{chances:?}");
}

#[test]
fn the_last_step_is_a_draw_from_the_hidden_tiles() {
    let mut desk = Desk::new(2).dark();
    desk.chance();
    // Seat one has seen all but the seven sixes and sevens on t15 to t20 and t27, and stands on a five.
    for n in (15..=20).chain([27]) {
        desk.state.seen[slot(&format!("t{n}"))] = crate::state::Knowers::NOBODY;
    }
    for n in 21..=26 {
        assert!(desk.knows(1, &format!("t{n}")));
    }
    desk.state.players[0].pawn = Some(slot("t10"));
    while desk.cards(1) > 1 {
        let card = desk.state.players[0].hand.at(0);
        desk.state.discard(seat(1), card, &mut ());
    }
    // With one card the first tile must be right: six of the seven are.
    assert!((feature(&desk, seat(1), "escape") - 6.0 / 7.0).abs() < 1e-4);
}

#[test]
fn nearly_too_late_the_way_counts_more_than_trophies() {
    let gain = |late_on: bool| {
        let at = |desk: Desk| if late_on { late(desk) } else { desk };
        points(&at(knows(5, 8)), seat(1)) - points(&at(knows(2, 8)), seat(1))
    };
    assert!(gain(true) > gain(false) + 1.0, "{} and {}", gain(true), gain(false));
    // Who does not know the way would rather learn it than find another three trophies.
    assert!(points(&late(knows(5, 8)), seat(1)) > points(&late(knows(2, 11)), seat(1)));
    assert!(points(&knows(5, 8), seat(1)) > points(&knows(2, 8), seat(1)));
}

#[test]
fn what_others_have_seen_is_nobody_elses_lore() {
    let before = points(&knows(0, 8), seat(1));
    let mut desk = knows(0, 8);
    for (at, which) in PATH {
        desk = desk.tile(at, which, 2);
    }
    assert!((points(&desk, seat(1)) - before).abs() < 1e-5);
    assert!(feature(&desk, seat(2), "way") > 0.99);
}

#[test]
fn leaving_is_better_than_staying_and_a_wrong_tile_worse() {
    let mut desk = Desk::new(2).dark();
    desk.chance();
    desk.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15"]);
    let inside = points(&desk, seat(2));
    let cards = desk.cards(2);
    desk.act("turn t21");
    assert_eq!((desk.state.players[1].fate, desk.state.players[1].escape), (Fate::Out, cards as u8));
    assert!(points(&desk, seat(2)) > inside);
    let mut wrong = Desk::new(2).dark();
    wrong.chance();
    wrong.acts(&["turn t1", "turn t3", "turn t6", "turn t10", "turn t15", "turn t2"]);
    wrong.any();
    assert_eq!(wrong.cards(2), cards - 1);
    assert!(points(&wrong, seat(2)) < inside - 0.1);
}

#[test]
fn who_is_caught_has_nothing() {
    let mut desk = knows(6, 20);
    assert!(points(&desk, seat(1)) > 20.0);
    desk.state.players[0].fate = Fate::Caught;
    assert!(points(&desk, seat(1)).abs() < 1e-5);
}

#[test]
fn a_tile_under_another_pawn_costs_a_card() {
    let mut desk = Desk::new(2).dark();
    desk.chance();
    let free = feature(&desk, seat(1), "escape");
    desk.act("turn t1");
    assert!((feature(&desk, seat(1), "escape") - free).abs() < 1e-5, "there is another two");
    desk.state.seen[slot("t2")] = crate::state::Knowers::NOBODY;
    assert!((free - feature(&desk, seat(1), "escape") - 1.0).abs() < 1e-5);
}

#[test]
fn numbers_named_in_vain_make_the_next_guess_easier() {
    let mut desk = knows(3, 0);
    let before = feature(&desk, seat(1), "guess");
    let treasure = slot("t14");
    desk.state.numbers[treasure] = Numbers::full().without(desk.game.content.number[tile("d7a")]);
    assert!(feature(&desk, seat(1), "guess") > before);
    desk.state.players[0].failed = true;
    assert!(feature(&desk, seat(1), "guess").abs() < 1e-5);
}

#[test]
fn a_wager_is_worth_more_to_who_knows_two_tiles() {
    let worth = |n: usize| {
        let plain = feature(&knows(n, 0), seat(1), "cards");
        feature(&knows(n, 0).hand(1, "wager"), seat(1), "cards") - plain
    };
    assert!(worth(2) > 2.0 * worth(1));
}
