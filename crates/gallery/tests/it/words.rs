//! What every game says in every language, as snapshots that a person has reviewed; and that everything there is in a
//! game is met in what the suite plays.

use std::{env, sync::Arc};

use catalog::Visitor;
use content::Packed;
use gallery::{Eye, Unmet, golden, material, said::Section};
use insta::{Settings, assert_snapshot};
use kernel::{Finite, Seat, Viewer};
use table::{AnyTable, Ruleset};
use words::{Words, paint};

use crate::every_game;

fn settings(game: &str, about: &str) -> Settings {
    let mut settings = Settings::new();
    settings.set_snapshot_path(golden::folder(game).join("words"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_description(about);
    settings
}

/// Everything that was played is looked at once for both: what is said, and what is met.
struct Everything;

impl Visitor for Everything {
    type Out = ();

    fn visit<G: Packed>(self, game: G, pack: String) {
        let rules = Arc::new(Ruleset::new(game, pack));
        let mut eye = Eye::new(&rules.game);
        material::play(&rules, &mut eye);
        let unmet = Unmet::of::<G>();
        if env::var_os("DOLMEN_REPORT").is_some() {
            println!("{}\n\n{}", G::TITLE, eye.met.report(&unmet));
        }
        for section in Section::ALL {
            let about = match section {
                Section::Prompts => "by frame: what is asked and offered, with what it would bring",
                Section::Reasons => "by frame: why a choice is not allowed",
                Section::Log => "by event: what the log tells",
                Section::Scene => "what lies on the table",
            };
            settings(G::ID, about).bind(|| assert_snapshot!(section.to_string(), eye.said.section(section)));
        }
        let faults = eye.met.faults(&unmet);
        assert!(
            faults.is_empty(),
            "{0}: what is never met needs a scenario, or a reason in games/{0}/unmet.toml:\n{1}",
            G::ID,
            faults.join("\n")
        );
    }
}

/// Question, options, previews, reasons, log lines and labels of the table are as reviewed, each kind of sentence once;
/// frames, choices, events, ends, items and texts are all met, or the file of the game says why they cannot be.
#[test]
fn everything_is_met_and_said_as_reviewed() {
    every_game(|| Everything);
}

struct Tables;

impl Visitor for Tables {
    type Out = ();

    fn visit<G: Packed>(self, game: G, pack: String) {
        let rules = Arc::new(Ruleset::new(game, pack));
        let setup = testkit::showcase(&rules.game)[0];
        let name = gallery::cast::name(&rules.game, &setup);
        let records = material::records(&rules);
        let (_, table) = records.iter().find(|(other, _)| *other == name).expect("there is a golden game");
        let mut text = String::new();
        for ply in [table.ply() / 2, table.ply()] {
            let then = AnyTable::at(table, ply);
            for (language, _) in G::TEXTS {
                let words = Words::new(G::TEXTS, language, table.names()).expect("there are words");
                let shown = paint::scene(&then.scene(Viewer::Seat(Seat::nth(0))), &words);
                text += &format!("# {name} after {ply} decisions, {language}\n{shown}\n");
            }
        }
        settings(G::ID, "whole tables").bind(|| assert_snapshot!("tables", text));
    }
}

/// Whole tables as the first seat sees them: what lies where.
#[test]
fn whole_tables_are_as_reviewed() {
    every_game(|| Tables);
}
