//! How a solo game looks to bots and hints. This is opinion, not rules: no clause is proved here.

use kernel::{Evaluate, Seat};
use stdx::Finite;

use super::table::Table;
use crate::{evaluate::Outlook, notation::ClanDraft};

/// The points of a feature.
fn term(table: &Table, name: &str) -> f32 {
    let features = Outlook.features(&table.game);
    let mut terms = vec![0.0; features.len()];
    Outlook.measure(&table.game, &table.state, Seat::nth(0), &mut terms);
    let at = features.iter().position(|feature| feature.name == name).expect("a feature");
    features[at].weight * terms[at]
}

/// An easy game in which these six objectives count, and a clan that is changed.
fn solo(goals: [&str; 6], change: impl Fn(&mut ClanDraft)) -> Table {
    let mut table = Table::with_chance("players=1 mode=easy", &["card P05"]);
    if table.can("decline") {
        table.act("decline");
    }
    table.edit(|d| {
        d.solo.as_mut().expect("a solo game").goals = goals.map(String::from).to_vec();
        change(&mut d.clans[0]);
    });
    table
}

/// Prestigious habitats, abilities, megaliths, habitats, shaman actions, hot paintings.
const GOALS: [&str; 6] = ["SO01", "SO02", "SO03", "SO04", "SO05", "SO06"];

/// Every step towards an objective makes less work of it.
#[test]
fn a_step_towards_an_objective_looks_good() {
    let goals = term(&solo(GOALS, |_| ()), "goals");
    let nearer = [
        solo(GOALS, |clan| clan.homes[2] = "prestigious".into()),
        solo(GOALS, |clan| clan.rites = vec!["trade".into()]),
        solo(GOALS, |clan| clan.levels.transport = 3),
        solo(GOALS, |clan| {
            clan.rites = vec!["menhir".into()];
            clan.megaliths.insert("menhir".into(), "e4".into());
        }),
    ];
    for (i, table) in nearer.iter().enumerate() {
        assert!(term(table, "goals") > goals, "{i}: {} after {goals}", term(table, "goals"));
    }
}

/// Only as many objectives are planned for as are needed, and those that take least.
#[test]
fn the_objectives_that_take_least_are_planned_for() {
    // Four of the six are all but done, so what is dear about the others does not matter.
    let done = |clan: &mut ClanDraft| {
        clan.rites = ["menhir", "trade", "twins", "long-journey"].map(String::from).to_vec();
        clan.megaliths.insert("menhir".into(), "e4".into());
        (clan.levels.range, clan.levels.transport, clan.levels.tools) = (3, 3, 2);
        clan.homes = ["prestigious", "prestigious", "prestigious", "simple", "simple", "empty"]
            .map(String::from)
            .to_vec();
    };
    let one = solo(["SO01", "SO02", "SO04", "SO05", "SO06", "SO07"], done);
    let other = solo(["SO01", "SO02", "SO04", "SO05", "SO06", "SO09"], done);
    assert_eq!(term(&one, "goals"), term(&other, "goals"));
    assert!(term(&one, "goals") > term(&solo(GOALS, |_| ()), "goals") + 5.0);
}

/// Food that cannot be found any more is feared where it would end the game.
#[test]
fn hunger_beyond_the_limit_is_feared() {
    let with = |scarcity: u8, fruit: u8| {
        solo(GOALS, |clan| {
            clan.scarcity = scarcity;
            clan.bowls[0].fruit = fruit;
            clan.bowls[1].meat = 0;
        })
    };
    let (fed, within, beyond) = (with(3, 6), with(0, 0), with(3, 0));
    assert_eq!((term(&fed, "danger"), term(&within, "danger")), (0.0, 0.0));
    assert!(term(&beyond, "danger") < -5.0, "{}", term(&beyond, "danger"));
    assert!(term(&within, "hunger") < term(&fed, "hunger"));
}
