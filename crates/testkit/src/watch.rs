//! Looking on while something is played.

use kernel::{Actor, Game};

/// Somebody who looks on and is told of every decision. Nobody looks on in `()`.
pub trait Watch<G: Game> {
    /// A decision was made in the first position, with these events; the second one came of it.
    fn decided(
        &mut self,
        game: &G,
        before: &G::State,
        made: (Actor, G::Choice),
        events: &[G::Event],
        after: &G::State,
    );

    /// A position stands, and nothing is decided yet.
    fn stands(&mut self, game: &G, state: &G::State);
}

impl<G: Game> Watch<G> for () {
    fn decided(&mut self, _: &G, _: &G::State, _: (Actor, G::Choice), _: &[G::Event], _: &G::State) {}

    fn stands(&mut self, _: &G, _: &G::State) {}
}
