//! What every game gets for free: properties that hold for any [`kernel::Game`].
//!
//! A game's test calls [`rules`], [`secrets`] and [`presentation`] once for every mode and player count.
//! Each plays random games and panics with the seed, the ply and the position's facts when a promise is broken.

pub mod camp;
mod perft;
mod play;
mod presentation;
mod rules;
pub mod scenario;
mod secrets;
mod watch;

pub use perft::perft;
pub use play::{Playout, playout, setups, showcase};
pub use presentation::presentation;
pub use rules::rules;
pub use secrets::{hides, secrets};
pub use watch::Watch;

#[cfg(test)]
mod tests;
