//! Who knows what. Nothing is known to the program that a player may not know: a deck is an ordered list of backs,
//! and its fronts are drawn from the set of unseen cards when they are turned up (PA-S05, PA-N05).

use kernel::{Rng, Viewer};

use crate::{
    event::Event,
    state::{Public, State, Veiled},
};

/// What anybody may know: all that lies open, and the sizes of the piles.
///
/// Which cards are still unseen could be worked out from the box, but it would tell what is in it before it is met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub open: Public,
    pub people_left: u8,
    pub ideas_left: u8,
}

pub(crate) fn view(state: &State, _viewer: Viewer) -> View {
    let State { open, veiled: Veiled { unseen: _, people, ideas, dreams: _ } } = state;
    View { open: *open, people_left: people.len() as u8, ideas_left: ideas.len() as u8 }
}

/// A front is named by an event only when it is turned up for all.
pub(crate) fn redact(event: Event, _viewer: Viewer) -> Option<Event> {
    Some(event)
}

/// There is nothing to imagine: the unseen fronts are a set without order or place, the same in every world that
/// fits what was seen.
pub(crate) fn resample(state: &mut State, _viewer: Viewer, _rng: &mut Rng) {
    let State { open: _, veiled: Veiled { unseen: _, people: _, ideas: _, dreams: _ } } = state;
}
