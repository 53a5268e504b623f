//! Players that are programs. They see only what their seat sees, by construction.
//!
//! A bot is given a [`Seen`]: the view of its seat and worlds that fit it. The true state is not in it.

mod any;
mod bot;
mod budget;
mod greedy;
mod judge;
mod level;
mod mcts;
mod one_step;
mod random;
mod seen;

pub use any::BotTable;
pub use bot::{Bot, BotFault, Kind};
pub use budget::Budget;
pub use greedy::Greedy;
pub use judge::{Judge, Shares, TableFacts};
pub use level::Level;
pub use mcts::{Found, Mcts, RootOption, Search};
pub use one_step::OneStep;
pub use random::Random;
pub use seen::Seen;

#[cfg(test)]
mod tests;
