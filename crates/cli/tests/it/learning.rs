//! Learning to play: every question of every game is explained, and every tutorial can be played through.

use std::{collections::BTreeSet, sync::Arc};

use catalog::{Describe, Visitor};
use content::Packed;
use fluent_bundle::{FluentBundle, FluentResource};
use kernel::{Finite, Seat, Setup, Text, Viewer};
use table::{AnyTable, Dealer, LEARNER, Ruleset, Seed, Table, Tutorial};

use crate::dolmen;

/// The keys of a Fluent file that begin so.
fn keys(source: &str, start: &str) -> BTreeSet<String> {
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    source.lines().filter(|line| line.starts_with(start)).filter_map(key).collect()
}

fn bundle(language: &str, source: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    let resource =
        FluentResource::try_new(source.to_owned()).unwrap_or_else(|(_, e)| panic!("{language}: {e:?}"));
    bundle.add_resource(resource).unwrap_or_else(|e| panic!("{language}: {e:?}"));
    bundle
}

/// "What can I do here?" has an answer at every question, in every language: two sentences without variables, so that
/// it can be shown before anything else is known.
#[test]
fn every_question_is_explained_in_every_language() {
    struct Explained;
    impl Describe for Explained {
        fn describe<G: Packed>(&mut self) {
            for (language, source) in G::TEXTS {
                let bundle = bundle(language, source);
                let questions = keys(source, "ask-");
                assert!(questions.len() > 10, "{} {language}: {} questions", G::ID, questions.len());
                for key in questions {
                    let place = format!("{} {language}: '{key}'", G::ID);
                    let message =
                        bundle.get_message(&key).unwrap_or_else(|| panic!("{place} cannot be read"));
                    let help = message.get_attribute("help").unwrap_or_else(|| panic!("{place} has no help"));
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(help.value(), None, &mut errors);
                    assert!(errors.is_empty(), "{place}: {errors:?}");
                    let ends = said.matches(". ").count() + said.matches("? ").count();
                    assert!(ends >= 1 && said.ends_with(['.', '?']), "{place} is not two sentences: {said}");
                    assert!(said.chars().count() < 420, "{place} is too long");
                }
            }
        }
    }
    catalog::describe(&mut Explained);
}

struct Played {
    /// What the bar above shows of the round: when the first step is told, and at the end.
    rounds: [Text; 2],
    told: Vec<String>,
    n_decisions: usize,
    texts: &'static [(&'static str, &'static str)],
}

struct Play;

impl Visitor for Play {
    type Out = Played;

    fn visit<G: Packed>(self, game: G, pack: String) -> Played {
        let tutorial = Tutorial::parse(G::TUTORIAL).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        let setup = Setup::parse(&game, &tutorial.setup).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        let names: Vec<String> = (0..setup.n_seats).map(|i| format!("Seat {i}")).collect();
        let seed = Dealer::Seeded(Seed::from_number(tutorial.seed.into()));
        let mut table = Table::new(Arc::new(Ruleset::new(game, pack)), setup, &names, seed);
        let steps = tutorial.play(&mut table).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        assert!(steps.windows(2).all(|w| w[0].ply <= w[1].ply), "{}: steps go forward", G::ID);
        let learner = Viewer::Seat(Seat::nth(LEARNER));
        let round = |table: &dyn AnyTable| table.scene(learner).facts[0].text.clone();
        let first = steps.iter().find(|s| s.text.is_some()).expect("something is told").ply;
        let own = |s: &&table::TutorialStep| s.text.is_some() && matches!(s.decision, Some((LEARNER, _)));
        Played {
            rounds: [round(&*AnyTable::at(&table, first)), round(&table)],
            n_decisions: steps.iter().filter(own).count(),
            told: steps.into_iter().filter_map(|s| s.text).collect(),
            texts: G::TEXTS,
        }
    }
}

/// Every decision of every tutorial is legal, what it points at is there, it goes through a whole round, every text is
/// there in every language, and no text is left over.
#[test]
fn every_tutorial_can_be_played_through() {
    for id in catalog::ids() {
        let Played { rounds, told, n_decisions, texts } = catalog::open(id, None, Play).unwrap();
        assert_ne!(rounds[0], rounds[1], "{id}: the tutorial goes through a whole round");
        assert!((12..=40).contains(&told.len()), "{id}: {} steps are told", told.len());
        assert!(n_decisions >= 6, "{id}: the learner decides {n_decisions} times");
        let told: BTreeSet<String> = told.into_iter().collect();
        for (language, source) in texts {
            assert_eq!(keys(source, "lesson-"), told, "{id} {language}: the texts of the tutorial");
        }
    }
}

/// The command shows a tutorial, and names the step at which a broken one cannot go on.
#[test]
fn the_command_checks_a_tutorial_that_is_being_written() {
    let folder = tempfile::tempdir().unwrap();
    for id in catalog::ids() {
        let good = dolmen(&["tutorial", id, "--lang", "fr", "--next"]);
        assert_eq!(good.code, 0, "{}", good.err);
        assert!(!good.out.contains("lesson-"), "{id}: everything has words");
        let file = folder.path().join("broken.toml");
        let broken = "[[step]]\ntext = \"lesson-lost\"\ndo = \"seat1: fly to the moon\"\n";
        std::fs::write(
            &file,
            format!("setup = \"players=2\"\nseed = 1\nminutes = 1\npartners = [\"A\"]\n{broken}"),
        )
        .unwrap();
        let bad = dolmen(&["tutorial", id, "--file", file.to_str().unwrap()]);
        assert_eq!(bad.code, 2);
        assert!(bad.err.contains("lesson-lost") && bad.err.contains("fly to the moon"), "{}", bad.err);
    }
}
