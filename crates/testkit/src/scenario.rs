//! Scenarios: a position, decisions, expectations and refusals as plain text. See SCENARIOS.md for the format.

mod parse;
mod run;
mod tree;

pub use parse::{Scenario, ScenarioFault, parse};
pub use run::{run, run_before};

/// What a scenario has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub title: String,
    pub clauses: Vec<String>,
    /// How many expectations, permissions and refusals held.
    pub checks: usize,
    /// What failed first, with its line.
    pub failure: Option<ScenarioFault>,
}
