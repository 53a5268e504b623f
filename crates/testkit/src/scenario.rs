//! Scenarios: a position, decisions, expectations and refusals as plain text. See SCENARIOS.md for the format.

mod folder;
mod parse;
mod run;
mod tree;

pub use folder::folder;
pub use parse::{Scenario, ScenarioFault, Step, parse};
pub use run::{run, run_before};

/// What a scenario has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub title: String,
    pub clauses: Vec<String>,
    /// How many expectations, permissions and refusals held.
    pub checks: usize,
    /// What failed, in the order of the lines.
    pub failures: Vec<ScenarioFault>,
    /// How many lines were not tried, because a decision or an edit before them failed.
    pub untried: usize,
}

impl Report {
    /// Whether everything is as the scenario says.
    pub fn holds(&self) -> bool {
        self.failures.is_empty()
    }
}
