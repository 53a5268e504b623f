//! The day: choosing by the backs, the open floor, sleep.

use kernel::{Next, Seat};

use super::table::{Table, day_frames};
use crate::FrameDraft;

/// A scouting position with these decks, top first.
fn scout(setup: &str, decks: &[&[&str]]) -> Table<'static> {
    let mut t = Table::floor(setup, &[]);
    t.edit(|d| {
        for (group, deck) in d.groups.iter_mut().zip(decks) {
            group.deck = deck.iter().map(|b| b.to_string()).collect();
        }
        d.frames = day_frames();
        let groups = (1..=decks.len()).filter(|i| !decks[i - 1].is_empty()).collect();
        d.frames.push(FrameDraft {
            kind: "scout".into(),
            groups,
            picks: vec![0; 4],
            ..FrameDraft::default()
        });
    });
    t
}

/// PA-D01: one of the top three by the backs; the others keep their order; all are turned up together.
#[test]
fn choosing_by_the_backs() {
    let mut t =
        scout("players=2 level=I", &[&["forest", "river", "mountain", "camp"], &["red", "red", "forest"]]);
    assert!(matches!(t.next(), Next::Each(_)));
    assert_eq!(t.legal(1), ["pick 1 1", "pick 1 2", "pick 1 3", "sleep 1"]);
    t.act(1, "pick 1 2");
    assert_eq!(t.front(1), None);
    t.refuse(1, "pick 1 1", "PA-D01");
    t.act(2, "pick 2 3").chance("reveal B09").chance("reveal B01");
    assert_eq!((t.front(1), t.front(2)), (Some("B09"), Some("B01")));
    assert_eq!(t.draft().groups[0].deck, ["forest", "mountain", "camp"]);
    assert_eq!(t.draft().groups[1].deck, ["red", "red"]);
}

/// PA-D01 PA-N05: what a back hides is any unseen card of that back alike.
#[test]
fn a_front_is_drawn_when_it_is_turned_up() {
    let mut t = scout("players=1 groups=1 level=I", &[&["camp", "river"]]);
    t.edit(|d| d.discard = vec!["B21".into(), "B22".into()]);
    t.act(1, "pick 1 1");
    let mut choices = kernel::Choices::new();
    kernel::Game::legal(t.game, &t.state, kernel::Actor::Chance, &mut choices);
    let names: Vec<String> = choices.iter().map(|c| kernel::Notation::choice_name(t.game, c)).collect();
    assert_eq!(names, ["reveal B23", "reveal B24", "reveal B25", "reveal B26", "reveal A07", "reveal N04"]);
    assert!(choices.weighted().all(|(_, w)| w == 1));
}

/// PA-C03 PA-N05: a dream shuffled into the day deck unseen is any dream of the pile, one that was seen is itself.
#[test]
fn dreams_of_both_kinds_have_their_true_odds() {
    let mut t = scout("players=1 groups=1 level=I", &[&["dream", "river"]]);
    t.edit(|d| {
        // Two dream backs are among the day cards: one known to be DR01, one never seen; 14 are left in the camp.
        d.day_dreams = vec!["DR01".into()];
        d.mixed_dreams = 1;
        d.dream_stack = 14;
    });
    t.act(1, "pick 1 1");
    let mut choices = kernel::Choices::new();
    kernel::Game::legal(t.game, &t.state, kernel::Actor::Chance, &mut choices);
    let total = choices.total_weight();
    let (_, weight) = choices.weighted().next().expect("DR01 comes first");
    assert_eq!((u32::from(weight) * 2, choices.len()), (total, 16));
    t.chance("reveal DR05");
    assert_eq!((t.front(1), t.state.open.mixed, t.state.veiled.dreams.len()), (Some("DR05"), 0, 14));
}

/// PA-D02 PA-Q27: early sleep discards the deck without effect, red backs do not wound, and the group sits out.
#[test]
fn early_sleep() {
    let mut t = scout("players=2 level=I", &[&["red", "red", "forest"], &["forest", "river"]]);
    t.people(1, &["P01"]);
    t.act(1, "sleep 1").act(2, "pick 2 1").chance("reveal B04");
    assert_eq!((t.cards_left(1), t.wounds("P01")), (0, 0));
    assert_eq!(t.next(), Next::One(Seat::new(1)));
    assert!(!t.decides(1));
    t.act(2, "begin 2 2");
    assert_eq!(t.frame(), "night", "both decks are empty now");
}

/// PA-D03: any player may act next, the others wait.
#[test]
fn cards_are_resolved_in_any_order() {
    let mut t = Table::floor("players=3 level=I", &["B02", "B04", "B12"]);
    assert!(t.decides(1) && t.decides(2) && t.decides(3));
    t.act(3, "begin 3 2").act(3, "go");
    assert_eq!((t.front(3), t.food()), (None, 6));
    assert!(t.decides(1) && t.decides(2) && !t.decides(3));
    t.act(2, "ignore 2").act(1, "begin 1 2");
    assert_eq!((t.wood(), t.frame().as_str()), (1, "scout"));
}

/// PA-D04: exactly one option a card; then it lies in the open discard.
#[test]
fn one_option_a_card() {
    let mut t = Table::floor("players=1 groups=1 level=I", &["B04"]);
    t.tool(1, "root", 1).people(1, &["P05"]).wound(1, 0, 1);
    t.act(1, "begin 1 2");
    assert!(t.in_discard("B04"));
    t.refuse(1, "begin 1 2", "PA-D04").refuse(1, "ignore 1", "PA-D04");
    let mut t = Table::floor("players=1 groups=1 level=I", &["B04"]);
    t.act(1, "ignore 1");
    assert!(t.in_discard("B04") && t.food() == 5);
}

/// PA-D05 PA-Q03: sleep is checked after the turn; a sleeping group neither acts nor helps; then night falls.
#[test]
fn an_empty_deck_is_sleep() {
    let mut t = Table::floor("players=2 level=I", &["B04", "B12"]);
    t.deck(1, &["forest"]).people(1, &["P01"]).people(2, &["P02"]);
    t.act(2, "begin 2 2").act(2, "go");
    t.act(1, "begin 1 2");
    // The first group has emptied its deck; only the second chooses.
    assert_eq!((t.cards_left(1), t.next()), (0, Next::Each(kernel::Seats::only(Seat::new(1)))));
    t.refuse(1, "pick 1 1", "PA-D05");
    t.act(2, "sleep 2");
    assert_eq!((t.frame().as_str(), t.food()), ("night", 5));
}

/// PA-Q03 PA-C03: a dream gained on an empty deck keeps the group awake.
#[test]
fn a_dream_keeps_awake() {
    let mut t = Table::floor("players=1 groups=1 level=I", &["B23"]);
    t.deck(1, &["forest"]);
    t.act(1, "begin 1 2");
    assert_eq!(
        (t.draft().groups[0].deck.clone(), t.frame().as_str()),
        (vec!["dream+new".to_string()], "scout")
    );
}

/// PA-D06: fewer than three cards: choose among those.
#[test]
fn fewer_than_three_cards() {
    let t = scout("players=1 groups=1 level=I", &[&["forest", "river"]]);
    assert_eq!(t.legal(1), ["pick 1 1", "pick 1 2", "sleep 1"]);
    t.refuse(1, "pick 1 3", "PA-D06");
}

/// PA-A09 PA-Q15: a card that names its place is put there, and the group cannot help in that turn.
#[test]
fn a_placed_card_was_the_option() {
    let mut t = scout("players=2 level=II", &[&["forest+figure", "river"], &["river", "forest"]]);
    t.act(1, "pick 1 1").act(2, "pick 2 1").chance("reveal B11");
    assert_eq!(t.draft().groups[0].placed[0].card, "D01");
    assert_eq!((t.front(1), t.front(2)), (None, Some("B11")));
    assert!(!t.decides(1));
    t.refuse(1, "offer 1 to 2 1", "PA-D03");
}

/// PA-Q16: a card without the help symbol cannot help.
#[test]
fn dangers_do_not_help() {
    let t = Table::floor("players=2 level=I", &["B14", "B04"]);
    t.refuse(1, "offer 1 to 2 2", "PA-Q16");
    assert!(t.legal(1).iter().all(|n| !n.starts_with("offer")));
}
