//! What simulations count beyond scores and choices.

use crate::{Game, Seat};

/// A kind of thing that is counted while games are played: cards used, actions taken, reasons for a loss.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    pub word: &'static str,
    /// The names of its items, also of those that are never met.
    pub items: Vec<String>,
}

/// One count: so many more of an item.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// The place in [`Measure::counted`].
    pub kind: usize,
    /// The place in [`Counted::items`].
    pub item: usize,
    pub n: u32,
    /// Whose it is, where it is somebody's.
    pub seat: Option<Seat>,
}

impl Count {
    /// One more.
    pub fn one(kind: usize, item: usize) -> Count {
        Count { kind, item, n: 1, seat: None }
    }

    /// The same for a seat.
    pub fn by(self, seat: Seat) -> Count {
        Count { seat: Some(seat), ..self }
    }
}

/// What designers and researchers want to know of many games, told by the events and the last position.
pub trait Measure: Game {
    /// What came before, as far as counting needs it; fresh for every game.
    type Memory: Default + Send;

    /// The values of one option that are reported one by one when none was picked.
    fn swept(&self) -> Option<(&'static str, Vec<String>)> {
        None
    }

    /// The kinds of things that [`Measure::count`] counts.
    fn counted(&self) -> Vec<Counted>;

    /// What an event counts as.
    fn count(&self, memory: &mut Self::Memory, event: &Self::Event, put: &mut impl FnMut(Count));

    /// The numbers of a finished game, always the same ones in the same order.
    fn numbers(&self, state: &Self::State) -> Vec<(&'static str, i64)>;
}
