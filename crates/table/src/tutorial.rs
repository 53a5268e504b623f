//! Tutorials: a first game that is explained decision by decision. They are data, so that no front end knows a rule.
//!
//! A tutorial fixes the set-up and the draws, says which decisions lead to its position, and then tells step by step
//! what there is to see and to do. See docs/TUTORIALS.md for the format.

use std::fmt;

use kernel::{Finite, Seat, Viewer};
use serde::Deserialize;

use crate::AnyTable;

/// The seat of whoever learns.
pub const LEARNER: usize = 0;

/// A tutorial as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tutorial {
    /// `players=2 …`, as the game writes it.
    pub setup: String,
    /// The number from which all draws follow.
    pub seed: u32,
    /// How long it takes, for the invitation to it.
    pub minutes: u32,
    /// Who sits beside the learner, from the second seat on.
    pub partners: Vec<String>,
    /// Decisions that lead to the position where it begins.
    #[serde(default)]
    before: Vec<String>,
    #[serde(rename = "step")]
    steps: Vec<Written>,
}

/// A step as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// The key of what is told.
    text: String,
    /// The places and pieces that are pointed at.
    #[serde(default)]
    at: Vec<String>,
    /// The decision that is expected, `seat1: NAME`. Without one it is only read.
    #[serde(default, rename = "do")]
    decision: Option<String>,
    /// Decisions that follow by themselves.
    #[serde(default)]
    then: Vec<String>,
}

/// One thing after the other: a text to be read, a decision to be made, or a decision that is made by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TutorialStep {
    /// How many decisions stand when it begins.
    pub ply: usize,
    /// The key of what is told; without one the decision is made by itself.
    pub text: Option<String>,
    pub at: Vec<String>,
    /// Who decides what, by the name of the choice.
    pub decision: Option<(usize, String)>,
}

/// Why a tutorial cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TutorialFault(pub String);

impl fmt::Display for TutorialFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TutorialFault {}

impl Tutorial {
    pub fn parse(text: &str) -> Result<Tutorial, TutorialFault> {
        toml::from_str(text).map_err(|e| TutorialFault(e.to_string().trim_end().to_owned()))
    }

    /// Plays it on a fresh table of its set-up and seed: everything in order, each with the ply where it begins.
    ///
    /// Every decision must be legal, and everything that is pointed at must be there for the learner to see.
    pub fn play(&self, table: &mut dyn AnyTable) -> Result<Vec<TutorialStep>, TutorialFault> {
        if self.partners.len() + 1 != table.n_seats() {
            let what = format!("{} partners for {} seats", self.partners.len(), table.n_seats());
            return Err(TutorialFault(what));
        }
        let mut steps = Vec::new();
        for line in &self.before {
            follow(table, line, None, &mut steps).map_err(|what| within("before", what))?;
        }
        for step in &self.steps {
            told(table, step, &mut steps).map_err(|what| within(&step.text, what))?;
            for line in &step.then {
                follow(table, line, None, &mut steps).map_err(|what| within(&step.text, what))?;
            }
        }
        Ok(steps)
    }
}

fn within(step: &str, what: String) -> TutorialFault {
    TutorialFault(format!("{step}: {what}"))
}

/// A step that is told: with its decision, or only to be read.
fn told(table: &mut dyn AnyTable, step: &Written, steps: &mut Vec<TutorialStep>) -> Result<(), String> {
    let scene = table.scene(Viewer::Seat(Seat::nth(LEARNER)));
    let shows =
        |id: &String| scene.places.iter().any(|p| p.id == *id) || scene.pieces.iter().any(|p| p.id == *id);
    if let Some(id) = step.at.iter().find(|id| !shows(id)) {
        return Err(format!("'{id}' is not on the table"));
    }
    match &step.decision {
        Some(line) => follow(table, line, Some(step), steps),
        None => {
            let text = Some(step.text.clone());
            steps.push(TutorialStep { ply: table.ply(), text, at: step.at.clone(), decision: None });
            Ok(())
        }
    }
}

/// Makes a decision, `seat1: NAME`.
fn follow(
    table: &mut dyn AnyTable,
    line: &str,
    step: Option<&Written>,
    steps: &mut Vec<TutorialStep>,
) -> Result<(), String> {
    let (who, choice) = line.split_once(": ").ok_or_else(|| format!("'{line}' is not 'seatN: NAME'"))?;
    let number = who.strip_prefix("seat").and_then(|n| n.parse::<usize>().ok());
    let Some(seat) = number.filter(|n| (1..=table.n_seats()).contains(n)).map(|n| n - 1) else {
        return Err(format!("'{who}' is no seat"));
    };
    steps.push(TutorialStep {
        ply: table.ply(),
        text: step.map(|s| s.text.clone()),
        at: step.map_or_else(Vec::new, |s| s.at.clone()),
        decision: Some((seat, choice.to_owned())),
    });
    match table.act(Seat::nth(seat), None, choice, Viewer::Spectator) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(format!("'{line}': {refusal}")),
    }
}
