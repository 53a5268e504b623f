//! What every bot can do, and the list of bots.

use std::{fmt, str::FromStr};

use kernel::{Choices, Game, Legal, Rng};

use crate::{OneStep, Random, Seen};

/// A player that is a program. The same record, seat and seed give the same decision.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `options`, which is not empty.
    fn decide(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Legal<G::Choice>;
}

/// The bots that can be asked for by name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Random,
    OneStep,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::OneStep];

    pub fn make<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::OneStep => Box::new(OneStep::default()),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Random => "random",
            Kind::OneStep => "one-step",
        })
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotFault(String);

impl fmt::Display for BotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<String> = Kind::ALL.iter().map(ToString::to_string).collect();
        write!(f, "there is no bot '{}' (there are: {})", self.0, known.join(", "))
    }
}

impl std::error::Error for BotFault {}

impl FromStr for Kind {
    type Err = BotFault;
    fn from_str(name: &str) -> Result<Kind, BotFault> {
        Kind::ALL.into_iter().find(|k| k.to_string() == name).ok_or_else(|| BotFault(name.to_owned()))
    }
}
