//! Words for the steps of the set-up and of a round, both ways.

use crate::frame::{Phase, Step};

const PHASES: [(Phase, &str); 17] = [
    (Phase::Card, "card"),
    (Phase::Event, "event"),
    (Phase::Rivals, "rivals"),
    (Phase::Program, "program"),
    (Phase::Discover, "discover"),
    (Phase::Valley, "valley"),
    (Phase::Resolve, "resolve"),
    (Phase::Migrate, "migrate"),
    (Phase::Feed, "feed"),
    (Phase::Newborns, "newborns"),
    (Phase::Objectives, "objectives"),
    (Phase::Advance, "advance"),
    (Phase::Spawn, "spawn"),
    (Phase::Fresco, "fresco"),
    (Phase::Crafts, "crafts"),
    (Phase::Villages, "villages"),
    (Phase::Hut, "hut"),
];

pub(super) fn phase(phase: Phase) -> &'static str {
    PHASES.iter().find(|(p, _)| *p == phase).map_or("", |(_, word)| word)
}

pub(super) fn to_phase(word: &str) -> Option<Phase> {
    PHASES.iter().find(|(_, w)| *w == word).map(|(phase, _)| *phase)
}

/// The word of a step and its number.
pub(super) fn step(step: Step) -> (&'static str, u8) {
    match step {
        Step::First => ("first", 0),
        Step::Arrow => ("arrow", 0),
        Step::Centre => ("centre", 0),
        Step::Ring(n) => ("ring", n),
        Step::Cross(n) => ("cross", n),
        Step::Objectives(n) => ("objectives", n),
        Step::Goals(n) => ("goals", n),
        Step::Exclude => ("exclude", 0),
        Step::Replace => ("replace", 0),
        Step::Rivals => ("rivals", 0),
        Step::Fresco => ("fresco", 0),
        Step::Market => ("market", 0),
        Step::Handicap => ("handicap", 0),
        Step::Outfit => ("outfit", 0),
    }
}

pub(super) fn to_step(word: &str, n: u8) -> Option<Step> {
    Some(match word {
        "first" => Step::First,
        "arrow" => Step::Arrow,
        "centre" => Step::Centre,
        "ring" => Step::Ring(n),
        "cross" => Step::Cross(n),
        "objectives" => Step::Objectives(n),
        "goals" => Step::Goals(n),
        "exclude" => Step::Exclude,
        "replace" => Step::Replace,
        "rivals" => Step::Rivals,
        "fresco" => Step::Fresco,
        "market" => Step::Market,
        "handicap" => Step::Handicap,
        "outfit" => Step::Outfit,
        _ => return None,
    })
}
