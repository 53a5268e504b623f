//! What every bot can do, and the list of bots.

use std::{fmt, str::FromStr};

use kernel::{Choices, Game, Legal, Rng};

use crate::{Budget, Greedy, Level, OneStep, Random, Seen};

/// A player that is a program. The same record, seat and seed give the same decision.
///
/// A bot sits at one table for one game: it may keep what it has thought.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `options`, which is not empty.
    fn decide(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Legal<G::Choice>;

    /// Where others may act too: by how much it is better that this seat acts now. Who is less eager than [`EAGER`]
    /// would rather let others go first.
    ///
    /// [`EAGER`]: crate::EAGER
    fn eagerness(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> f32 {
        let _ = (seen, options, rng);
        f32::MAX
    }
}

/// The bots that can be asked for by name: `greedy`, `menhir`, or `menhir:250ms` with a budget of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Random,
    OneStep,
    Greedy,
    Level(Level, Option<Budget>),
}

impl Kind {
    pub const ALL: [Kind; 9] = [
        Kind::Random,
        Kind::OneStep,
        Kind::Greedy,
        Kind::Level(Level::Pebble, None),
        Kind::Level(Level::Flint, None),
        Kind::Level(Level::Boulder, None),
        Kind::Level(Level::Cairn, None),
        Kind::Level(Level::Menhir, None),
        Kind::Level(Level::Dolmen, None),
    ];

    pub fn make<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::OneStep => Box::new(OneStep::default()),
            Kind::Greedy => Box::new(Greedy::default()),
            Kind::Level(level, budget) => level.make(budget),
        }
    }

    /// The same bot with another budget, where it has one.
    pub fn within(self, budget: Budget) -> Kind {
        match self {
            Kind::Level(level, _) if level.budget().is_some() => Kind::Level(level, Some(budget)),
            kind => kind,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.pad("random"),
            Kind::OneStep => f.pad("one-step"),
            Kind::Greedy => f.pad("greedy"),
            Kind::Level(level, None) => f.pad(level.word()),
            Kind::Level(level, Some(budget)) => f.pad(&format!("{level}:{budget}")),
        }
    }
}

/// There is no bot of this name, or it cannot think so long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotFault {
    Unknown(String),
    Budget(String),
    NoBudget(String),
}

impl fmt::Display for BotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotFault::Unknown(name) => {
                let known: Vec<String> = Kind::ALL.iter().map(ToString::to_string).collect();
                write!(f, "there is no bot '{name}' (there are: {})", known.join(", "))
            }
            BotFault::Budget(why) => f.write_str(why),
            BotFault::NoBudget(name) => write!(f, "'{name}' does not search and takes no budget"),
        }
    }
}

impl std::error::Error for BotFault {}

impl FromStr for Kind {
    type Err = BotFault;

    fn from_str(text: &str) -> Result<Kind, BotFault> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let kind = Kind::ALL
            .into_iter()
            .find(|k| k.to_string() == name)
            .ok_or_else(|| BotFault::Unknown(name.to_owned()))?;
        let Some(budget) = budget else { return Ok(kind) };
        let budget: Budget = budget.parse().map_err(BotFault::Budget)?;
        match kind.within(budget) {
            same if same == kind => Err(BotFault::NoBudget(name.to_owned())),
            kind => Ok(kind),
        }
    }
}
