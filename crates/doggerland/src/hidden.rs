//! Who knows what: everything that lies on the table is public, and what is not drawn has no order.

use kernel::{Rng, Viewer};

use crate::{event::Event, state::State};

/// What a viewer knows: the whole position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub state: State,
}

pub(crate) fn view(state: &State, _viewer: Viewer) -> View {
    // A new field does not compile until somebody has decided who may see it.
    let State {
        // Public: what was agreed on, and where the round stands.
        mode: _,
        n_seats: _,
        round: _,
        first: _,
        hut_taken: _,
        arrow: _,
        centre: _,
        // Public: the map.
        tiles: _,
        land: _,
        sources: _,
        half: _,
        spent: _,
        herds: _,
        supply: _,
        camps: _,
        // Public: which tiles are left in the box and in the piles follows from those that lie open.
        pile: _,
        craft_pile: _,
        market: _,
        craft_discards: _,
        claimed: _,
        hut: _,
        fresco_pile: _,
        frescoes: _,
        wall: _,
        objectives: _,
        // Public: clans hide nothing, and neither does the solo board.
        clans: _,
        solo: _,
        frames: _,
    } = state;
    View { state: *state }
}

pub(crate) fn redact(event: Event, _viewer: Viewer) -> Option<Event> {
    Some(event)
}

/// Nothing is hidden but what has not been drawn, and that is a set already.
pub(crate) fn resample(_state: &mut State, _viewer: Viewer, _rng: &mut Rng) {}
