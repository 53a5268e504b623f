//! Everything there is in a game is met in what the suite plays.

use std::{env, sync::Arc};

use catalog::Visitor;
use content::Packed;
use gallery::{Eye, Unmet, material};
use table::Ruleset;

use crate::every_game;

/// Frames, choices, events, ends, items and texts: each is met, or the file of the game says why it cannot be.
struct Coverage;

impl Visitor for Coverage {
    type Out = ();

    fn visit<G: Packed>(self, game: G, pack: String) {
        let rules = Arc::new(Ruleset::new(game, pack));
        let mut eye = Eye::new(&rules.game);
        material::play(&rules, &mut eye);
        let unmet = Unmet::of::<G>();
        if env::var_os("DOLMEN_REPORT").is_some() {
            println!("{}\n\n{}", G::TITLE, eye.met.report(&unmet));
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

#[test]
fn everything_is_met() {
    every_game(|| Coverage);
}
