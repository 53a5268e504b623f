//! The contract between the rules of a game and everything else.
//!
//! A game is a flat sequence of small typed decisions. Rules say who decides next, what may be
//! chosen, and what a choice does. They never read a clock, roll a die, allocate or do IO.
//!
//! - [`Game`]: the rules themselves, a pure state machine over a `Copy` state.
//! - [`Notation`]: positions and choices as text.
//! - [`Evaluate`]: how good a position looks, for bots and hints.
//! - [`Measure`]: what simulations count.
//! - [`Present`]: what lies on the table and how decisions, events and refusals are told.

mod choices;
mod counter;
mod evaluate;
mod game;
mod measure;
mod notation;
mod outcome;
mod present;
mod rng;
mod scene;
mod seat;
mod setup;
mod sink;
mod text;

pub use choices::{Choices, Legal};
pub use counter::Counter;
pub use evaluate::{ByScore, Evaluate, FEATURES_MAX, Feature};
pub use game::{Game, Next};
pub use measure::{Count, Counted, Measure};
pub use notation::{Fault, Names, Notation, UnknownChoice};
pub use outcome::{Outcome, Standing};
pub use present::{Ask, Label, Line, Present, Reason};
pub use rng::Rng;
pub use scene::{Area, Badge, Fact, Layout, Note, Piece, Place, Scene, Shape};
pub use seat::{Actor, Seat, Seats, Viewer};
pub use setup::{OptionSpec, Setup, SetupFault};
pub use sink::Sink;
pub use stdx::{self, Finite};
pub use text::{Arg, Text};

#[cfg(test)]
mod tests;
