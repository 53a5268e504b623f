//! What a viewer may know: everything. Unseen decks are sets without order, so nobody knows more than that
//! they hold what is not on the table (PH-D04: taken ceremony cards came from the open row).

use kernel::{Rng, Viewer};

use crate::{Event, State};

/// What lies open to everybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct View(State);

impl View {
    /// The open position.
    pub fn state(&self) -> &State {
        &self.0
    }
}

pub(crate) fn view(state: &State, _: Viewer) -> View {
    // Every field is open; a new one does not compile until its visibility is decided here.
    let State {
        n_seats: _,
        land: _,
        year: _,
        order: _,
        track: _,
        center: _,
        next_price: _,
        dials: _,
        prices_unseen: _,
        tops: _,
        feet: _,
        food_slots: _,
        fish_slots: _,
        prey_row: _,
        rite_row: _,
        foods_unseen: _,
        fish_unseen: _,
        preys_unseen: _,
        preys_gone: _,
        rites_unseen: _,
        rites_gone: _,
        beasts_unseen: _,
        tiles_unseen: _,
        weathers_unseen: _,
        map: _,
        tokens: _,
        players: _,
        frames: _,
    } = state;
    View(*state)
}

pub(crate) fn redact(event: Event, _: Viewer) -> Option<Event> {
    Some(event)
}

/// Nothing is hidden, so there is nothing to imagine.
pub(crate) fn resample(_: &mut State, _: Viewer, _: &mut Rng) {}
