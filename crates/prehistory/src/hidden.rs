//! What a viewer may know: all but the ceremony cards that others have taken (PH-D04).
//!
//! Unseen decks are sets without order, so nobody knows more than that they hold what is not on the table. Taken cards lie
//! face down before their owner until the end, unless all agreed to leave them open: everybody saw them taken, but the
//! table is no memory.

use kernel::{Finite, Rng, Seat, Viewer};
use stdx::Bits;

use crate::{
    Event, State,
    flow::Frame,
    ids::{Rite, SEATS_MAX},
};

/// The position without the faces of cards that lie face down before others: the viewer cannot tell them from those that
/// nobody has seen yet, among which they are here.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    state: State,
    /// How many ceremony cards lie face down before each seat.
    covered: [u8; SEATS_MAX],
}

impl View {
    /// The position as far as it is known.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// How many ceremony cards lie face down before a seat.
    pub fn covered(&self, seat: Seat) -> u8 {
        self.covered[seat.index()]
    }

    /// How many ceremony cards are in the pile.
    pub fn rites_left(&self) -> usize {
        self.state.rites_unseen.len() - self.covered.iter().map(|n| *n as usize).sum::<usize>()
    }
}

/// The seats whose ceremony cards a viewer does not know.
fn covered(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
    let open = state.open_rites || state.frames.top() == Frame::Over;
    state.seats().filter(move |seat| !open && !viewer.is(*seat))
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    // A new field does not compile until its visibility is decided here.
    let State {
        n_seats: _,
        plot: _,
        open_rites: _,
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
        rites_unseen: _, // with those that lie face down
        rites_gone: _,
        beasts_unseen: _,
        tiles_unseen: _,
        weathers_unseen: _,
        map: _,
        tokens: _,
        players: _, // without those cards
        frames: _,
    } = state;
    let mut view = View { state: *state, covered: [0; SEATS_MAX] };
    for seat in covered(state, viewer) {
        let rites = std::mem::take(&mut view.state.players[seat.index()].rites);
        view.covered[seat.index()] = rites.len() as u8;
        view.state.rites_unseen |= rites;
    }
    view
}

pub(crate) fn redact(event: Event, viewer: Viewer) -> Option<Event> {
    Some(match event {
        Event::Held { seat, open: false, .. } if !viewer.is(seat) => {
            Event::Held { seat, rite: None, open: false }
        }
        other => other,
    })
}

/// Deals the cards that lie face down anew, out of all that the viewer cannot place.
pub(crate) fn resample(state: &mut State, viewer: Viewer, rng: &mut Rng) {
    let View { state: known, covered: sizes } = view(state, viewer);
    let mut pool = known.rites_unseen;
    for seat in covered(state, viewer) {
        let mut rites: Bits<Rite> = Bits::EMPTY;
        for _ in 0..sizes[seat.index()] {
            let nth = rng.below(pool.len() as u32) as usize;
            let rite = pool.iter().nth(nth).expect("one of the pool");
            pool.remove(rite);
            rites.insert(rite);
        }
        state.players[seat.index()].rites = rites;
    }
    state.rites_unseen = pool;
}
