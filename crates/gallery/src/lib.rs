//! Everything a game can do and say, gathered from what is really played: its scenarios, its golden games, and a few
//! short games more.
//!
//! An [`Eye`] looks on while the [`material`] is played. What it has [`Met`] says what was never reached; what it was
//! told ([`Said`]) is kept as snapshots, in every language, for a person to review.

pub mod cast;
mod eye;
pub mod golden;
pub mod material;
pub mod met;
pub mod said;

pub use cast::Golden;
pub use eye::Eye;
pub use met::{Kind, Met, Unmet};
pub use said::Said;
