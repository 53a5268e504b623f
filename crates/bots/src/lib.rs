//! Players that are programs. They see only what their seat sees, by construction.
//!
//! A bot is given a [`Seen`]: the view of its seat and worlds that fit it. The true state is not in it.

mod any;
mod bot;
mod budget;
mod circle;
mod floor;
mod greedy;
mod hint;
mod judge;
mod level;
mod lines;
mod mcts;
mod one_step;
mod options;
mod random;
mod review;
mod seen;
mod speed;
mod time;

pub use any::{BotTable, decide, eagerness};
pub use bot::{Bot, BotFault, Kind};
pub use budget::Budget;
pub use circle::{tried, untried};
pub use floor::{EAGER, on_the_floor, turn};
pub use greedy::Greedy;
pub use hint::{Hint, hints};
pub use judge::{Judge, Shares, TableFacts};
pub use level::Level;
pub use mcts::{Found, Mcts, RootOption, Search};
pub use one_step::OneStep;
pub use options::options;
pub use random::Random;
pub use review::{Moment, Review, Reviewing, Turning, review};
pub use seen::Seen;
pub use speed::{Speed, speed};

/// The words of hints and reviews, and of the features of every evaluation: language codes and Fluent files.
pub const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../text/en.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
    ("pt", include_str!("../text/pt.ftl")),
];

#[cfg(test)]
mod tests;
