//! Positions and choices as text, both ways.

use std::fmt;

use serde::{Serialize, de::DeserializeOwned};
use stdx::Finite;

use crate::Game;

/// One fault of a position typed by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where in the position: `clans.red.stores.wood`.
    pub at: String,
    pub what: String,
}

impl Fault {
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Fault {
        Fault { at: at.into(), what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

impl std::error::Error for Fault {}

/// The text form of a game's positions and choices.
pub trait Notation: Game {
    /// A position as plain data: editable, possibly inconsistent. Its serialized form is the notation.
    ///
    /// Numbers, words, lists and tables only, and no nulls, so that it can be written as TOML and as JSON.
    type Draft: Serialize + DeserializeOwned + Clone;

    /// Everything that can happen: the variants of [`Game::Event`] by name.
    const EVENTS: &'static [&'static str];

    /// Everything that can be still to be done: the variants of the game's frames by name.
    const FRAMES: &'static [&'static str];

    /// The frame that is on top, one of [`Notation::FRAMES`]: what is decided now.
    fn frame(&self, state: &Self::State) -> &'static str;

    /// The name of a choice: lower-case words without line breaks, unique within the game. `expedition B05`, `pay wood`.
    fn choice_name(&self, choice: Self::Choice) -> String;

    /// The draft that describes a position completely.
    fn draft(&self, state: &Self::State) -> Self::Draft;

    /// The position that a draft describes, or every fault of it together.
    ///
    /// Whatever the draft says, this does not panic, and a state it returns passes [`Game::audit`].
    fn adopt(&self, draft: Self::Draft) -> Result<Self::State, Vec<Fault>>;

    /// The round a position is in, the day, the year: whatever people count. It never falls while a game goes on.
    ///
    /// Logs and records keep a digest of the position wherever it changes.
    fn round(&self, state: &Self::State) -> u32;

    /// The view as plain data for `--json` and the wire.
    fn view_value(&self, view: &Self::View) -> impl Serialize;
}

/// The names of all choices of a game, to look them up.
pub struct Names<C> {
    by_index: Vec<String>,
    sorted: Vec<(String, C)>,
}

/// There is no choice of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownChoice {
    pub name: String,
    /// The known name that is most like it.
    pub near: Option<String>,
}

impl fmt::Display for UnknownChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no choice '{}'", self.name)?;
        match &self.near {
            Some(near) => write!(f, " (did you mean '{near}'?)"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for UnknownChoice {}

impl<C: Finite> Names<C> {
    pub fn new<G: Notation<Choice = C>>(game: &G) -> Names<C> {
        let by_index: Vec<String> = C::all().map(|c| game.choice_name(c)).collect();
        let mut sorted: Vec<(String, C)> = C::all().map(|c| (by_index[c.index()].clone(), c)).collect();
        sorted.sort_by(|a, b| a.0.cmp(&b.0));
        Names { by_index, sorted }
    }

    /// The name of a choice.
    pub fn name(&self, choice: C) -> &str {
        &self.by_index[choice.index()]
    }

    /// The choice with this name.
    pub fn find(&self, name: &str) -> Result<C, UnknownChoice> {
        match self.sorted.binary_search_by(|(n, _)| n.as_str().cmp(name)) {
            Ok(at) => Ok(self.sorted[at].1),
            Err(_) => Err(UnknownChoice { name: name.to_owned(), near: self.near(name) }),
        }
    }

    /// The first name that occurs twice, for the conformance suite.
    pub fn duplicate(&self) -> Option<&str> {
        self.sorted.windows(2).find(|w| w[0].0 == w[1].0).map(|w| w[0].0.as_str())
    }

    fn near(&self, name: &str) -> Option<String> {
        let likeness = |other: &str| {
            let head = name.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            let tail = name.bytes().rev().zip(other.bytes().rev()).take_while(|(a, b)| a == b).count();
            (head + tail).min(name.len().min(other.len()))
        };
        let best = self.sorted.iter().map(|(n, _)| n).max_by_key(|n| (likeness(n), usize::MAX - n.len()))?;
        (2 * likeness(best) >= name.len().max(1)).then(|| best.clone())
    }
}
