//! Every word that a hint or a review uses is there in every language.

use std::collections::BTreeSet;

use catalog::Visitor;
use content::Packed;
use kernel::Game;
use testkit::camp::Camp;

use crate::{Level, TEXTS};

fn keys(text: &str) -> BTreeSet<&str> {
    let messages = text.lines().filter(|line| !line.starts_with(['#', ' ']));
    messages.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect()
}

#[test]
fn every_language_has_the_same_words() {
    let english = keys(TEXTS[0].1);
    for (language, text) in TEXTS {
        assert_eq!(keys(text), english, "{language}");
    }
    for key in ["hint-gains", "hint-gains-but", "hint-costs", "hint-even", "hint-only"] {
        assert!(english.contains(key), "{key}");
    }
    for level in Level::ALL {
        assert!(english.contains(format!("level-{level}").as_str()));
        assert!(english.contains(format!("level-{level}-about").as_str()));
    }
}

fn check<G: Game>(game: &G) {
    let features = game.evaluation().features(game);
    for feature in features.iter().filter(|feature| !G::SOURCES.contains(&feature.name)) {
        let key = format!("feature-{}", feature.name);
        assert!(keys(TEXTS[0].1).contains(key.as_str()), "{}: {key}", G::ID);
    }
}

struct Check;

impl Visitor for Check {
    type Out = ();

    fn visit<G: Packed>(self, game: G, _: String) {
        check(&game);
    }
}

#[test]
fn every_feature_has_a_word() {
    for id in catalog::ids() {
        catalog::open(id, None, Check).unwrap_or_else(|fault| panic!("{fault}"));
    }
    check(&Camp::new());
}
