//! Where bots meet: tournaments, ratings with intervals, reports for players and designers, and tuning.
//!
//! Every deal is played several times with the seats exchanged, so that luck and seat fall on everybody alike. A game
//! depends only on the tournament's seed and its own number: results are the same whatever the number of threads and of
//! processes that share a file of results, and a tournament that was interrupted goes on where it stopped.

mod chart;
mod designer;
mod entrant;
mod ledger;
mod play;
mod rating;
mod report;
mod schedule;
mod secret;
mod stats;
mod store;
mod tournament;
mod tune;
mod uses;

pub use designer::{Designer, Lift};
pub use entrant::{Entrant, EntrantFault};
pub use play::{GameResult, Lapses, Player, play};
pub use rating::{Rating, ratings};
pub use report::{Report, json, markdown, svg};
pub use schedule::{Match, schedule};
pub use stats::{Interval, mean_interval, wilson};
pub use tournament::{ArenaFault, Plan, Progress, Tournament};
pub use tune::{Tuned, Tuning, tune};
pub use uses::{Counts, Use, Uses};

#[cfg(test)]
mod tests;
