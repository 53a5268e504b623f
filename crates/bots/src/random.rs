//! A bot that chooses any option.

use kernel::{Choices, Game, Legal, Rng};

use crate::{Bot, Seen};

/// Chooses any option with equal chance.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Legal<G::Choice> {
        options.pick_for(seen.game(), rng)
    }
}
