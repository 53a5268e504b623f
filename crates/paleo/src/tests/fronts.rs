//! Fronts do not exist before they are turned up, so that nobody can learn one.

use kernel::{Actor, Choices, Game, Notation, Viewer};
use stdx::Finite;

use super::table::{GAME, Table};
use crate::Choice;

/// PA-S05 PA-N05: whatever a deck holds, any unseen card of that back may be the front, each as likely as the others: there
/// is no order of fronts that anything could give away.
#[test]
fn any_unseen_card_may_be_the_front() {
    for (nth, back) in [(1, "forest"), (2, "river"), (3, "red")] {
        let mut t = Table::new("players=2 level=II");
        t.deck(1, &["forest", "river", "red"]).deck(2, &["camp"]);
        t.act(1, &format!("pick 1 {nth}")).act(2, "sleep 2");
        let mut choices = Choices::new();
        GAME.legal(&t.state, Actor::Chance, &mut choices);
        let offered: Vec<_> = choices.iter().collect();
        let back = GAME.pack.find_back(back).expect("a back");
        let unseen = t.state.veiled.unseen & GAME.pack.of_back[back.index()];
        assert_eq!(offered, unseen.iter().map(Choice::Reveal).collect::<Vec<_>>());
        assert_eq!(u64::from(choices.total_weight()), offered.len() as u64, "each as likely as the others");
    }
}

/// PA-Q17 PA-N05: of the hidden discard the size is told and no card; what lies open is told by name.
#[test]
fn of_the_hidden_discard_only_the_size_is_told() {
    let mut t = Table::floor("players=1 groups=1 level=I", &["B02"]);
    t.people(1, &["P15", "P16"]);
    let before = t.state.open.hidden;
    t.act(1, "begin 1 1");
    let view = GAME.view(&t.state, Viewer::Spectator);
    let told = toml::Value::try_from(GAME.view_value(&view)).expect("plain data");
    assert_eq!(told["hidden_discard"].as_integer(), Some(i64::from(before) + 2));
    let text = told.to_string();
    for card in t.state.veiled.unseen | t.state.veiled.ideas | t.state.veiled.dreams {
        let id = &GAME.pack.card(card).id;
        assert!(!text.contains(&format!("\"{id}\"")), "{id} is told");
    }
    assert!(text.contains("\"B02\""), "the open discard is told");
}
