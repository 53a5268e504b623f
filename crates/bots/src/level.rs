//! Six levels, the same names in every game.

use std::fmt;

use kernel::Game;

use crate::{Bot, Budget, Greedy, Mcts, Search};

/// How well a bot plays, from a friendly beginner to the strongest.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// A friendly beginner: plays soundly, but misjudges and overlooks much.
    Pebble,
    /// Has played a few times: still misses things.
    Flint,
    /// Takes what looks best at once.
    Boulder,
    /// Looks a little ahead.
    Cairn,
    /// Looks ahead.
    Menhir,
    /// The strongest: thinks long.
    Dolmen,
}

impl Level {
    pub const ALL: [Level; 6] =
        [Level::Pebble, Level::Flint, Level::Boulder, Level::Cairn, Level::Menhir, Level::Dolmen];

    pub const fn word(self) -> &'static str {
        match self {
            Level::Pebble => "pebble",
            Level::Flint => "flint",
            Level::Boulder => "boulder",
            Level::Cairn => "cairn",
            Level::Menhir => "menhir",
            Level::Dolmen => "dolmen",
        }
    }

    /// How long it thinks when nobody says otherwise; nothing for those that do not search. A game may have numbers of
    /// its own ([`kernel::Evaluate::iterations`]).
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Level::Pebble | Level::Flint | Level::Boulder => None,
            Level::Cairn => Some(Budget::Iterations(100)),
            Level::Menhir => Some(Budget::Iterations(600)),
            Level::Dolmen => Some(Budget::Iterations(5000)),
        }
    }

    /// The bot of this level. A budget other than the usual one changes how well it plays.
    pub fn make<G: Game>(self, budget: Option<Budget>) -> Box<dyn Bot<G>> {
        match self {
            Level::Pebble => Box::new(Greedy::new(6.0, 50, self.forgets())),
            Level::Flint => Box::new(Greedy::new(2.0, 20, self.forgets())),
            Level::Boulder => Box::new(Greedy::new(0.0, 0, self.forgets()).hasty(10)),
            Level::Cairn | Level::Menhir | Level::Dolmen => {
                let rank = if budget.is_none() { Some(self as usize - Level::Cairn as usize) } else { None };
                let budget = budget.or(self.budget()).expect("this level searches");
                Box::new(Mcts::new(Search { forgets: self.forgets(), rank, ..Search::new(budget) }))
            }
        }
    }

    /// How many of a hundred things it has seen the level forgets, in a game that is about remembering.
    pub const fn forgets(self) -> u32 {
        match self {
            Level::Pebble => 70,
            Level::Flint => 40,
            Level::Boulder => 20,
            Level::Cairn => 10,
            Level::Menhir | Level::Dolmen => 0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
