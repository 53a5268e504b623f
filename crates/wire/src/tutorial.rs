//! Tutorials: a first game that is explained decision by decision.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/games/{game}/tutorial`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TutorialInfo {
    /// How long it takes.
    pub minutes: u32,
    /// Everything in order. At each ply first what is read, then at most one decision.
    pub steps: Vec<TutorialStep>,
}

/// A text to be read, a decision to be made, or a decision that is made by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct TutorialStep {
    /// How many decisions stand when it begins.
    pub ply: usize,
    /// The key of what is told, in the words of the game; without one the decision is made by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The places and pieces that are pointed at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub at: Vec<String>,
    /// The seat that decides; zero is the learner's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// The name of its choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
}

impl From<table::TutorialStep> for TutorialStep {
    fn from(step: table::TutorialStep) -> TutorialStep {
        let table::TutorialStep { ply, text, at, decision } = step;
        let (seat, choice) = decision.unzip();
        TutorialStep { ply, text, at, seat, choice }
    }
}
