//! What is played to see a game: scenarios, golden records and short games of random players.
//!
//! Scenarios come first. They change only when somebody changes them, so that what is shown of a game stays the same
//! when golden games are played anew.

use std::sync::Arc;

use content::Packed;
use kernel::{Actor, Choices, Setup};
use table::{Ruleset, Table};
use testkit::{Playout, Watch, scenario};

use crate::{Eye, golden};

/// How many random games of each set-up are played.
const PLAYOUTS: u64 = 3;

/// Plays all of it before somebody.
pub fn play<G: Packed>(rules: &Arc<Ruleset<G>>, eye: &mut Eye<G>) {
    scenarios(&rules.game, eye);
    for (name, table) in records(rules) {
        eye.turn_to_record(&name, table.setup());
        replay(&rules.game, *table.setup(), table.line(), eye);
    }
    for setup in testkit::showcase(&rules.game) {
        for seed in 0..PLAYOUTS {
            let mut game = Playout::new(&rules.game, setup, seed);
            while game.step(&mut ()).is_some() {}
            eye.turn_to_playout(seed, &setup);
            replay(&rules.game, setup, &game.log, eye);
        }
    }
}

fn scenarios<G: Packed>(game: &G, eye: &mut Eye<G>) {
    let names = eye.names();
    for file in golden::files(&golden::folder(G::ID).join("scenarios"), "scenario") {
        let scenarios = scenario::parse(&golden::read(&file));
        for scenario in scenarios.unwrap_or_else(|fault| panic!("{}: {fault}", file.display())) {
            let setup = scenario.setup.as_ref().and_then(|(_, text)| Setup::parse(game, text).ok());
            eye.turn_to_scenario(&scenario.title, setup.as_ref());
            let report = scenario::run_before(game, &names, &scenario, eye);
            assert!(report.failures.is_empty(), "{}: {:?}", file.display(), report.failures);
        }
    }
}

/// The golden records of a game with their names.
pub fn records<G: Packed>(rules: &Arc<Ruleset<G>>) -> Vec<(String, Table<G>)> {
    let read = |path: std::path::PathBuf| {
        let table = Table::load(rules.clone(), &golden::read(&path), None);
        (golden::stem(&path), table.unwrap_or_else(|fault| panic!("{}: {fault}", path.display())))
    };
    golden::files(&golden::folder(G::ID).join("records"), "dolmen").into_iter().map(read).collect()
}

/// Plays decisions again before somebody.
pub fn replay<G: Packed>(game: &G, setup: Setup, line: &[(Actor, G::Choice)], watch: &mut impl Watch<G>) {
    let (mut state, mut choices, mut events) = (game.start(&setup), Choices::new(), Vec::new());
    for (actor, choice) in line {
        game.legal(&state, *actor, &mut choices);
        let legal = choices.find(*choice).expect("what was legal is legal in the replay");
        let before = state;
        events.clear();
        game.apply(&mut state, legal, &mut events);
        watch.decided(game, &before, (*actor, *choice), &events, &state);
    }
}
