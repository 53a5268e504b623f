//! A sink that counts.

use crate::{Count, Measure, Sink};

/// Hands every count of what happens on; the events themselves are not kept.
pub struct Counter<'c, G: Measure, P: FnMut(Count)> {
    game: &'c G,
    memory: &'c mut G::Memory,
    put: P,
}

impl<'c, G: Measure, P: FnMut(Count)> Counter<'c, G, P> {
    /// `memory` belongs to one game, from its beginning to its end.
    pub fn new(game: &'c G, memory: &'c mut G::Memory, put: P) -> Counter<'c, G, P> {
        Counter { game, memory, put }
    }
}

impl<G: Measure, P: FnMut(Count)> Sink<G::Event> for Counter<'_, G, P> {
    const ON: bool = true;

    fn emit(&mut self, event: G::Event) {
        self.game.count(self.memory, &event, &mut self.put);
    }
}
