//! Imagined worlds after a secret swap (LD-Q34): a viewer has notes of what lay where, and any of them may be wrong.

use kernel::{Rng, Seat, Viewer};
use stdx::{Finite, Table};

use crate::{
    ids::{Slot, Tile, Tiles},
    state::{State, notes_of},
};

/// Lays the tiles by the notes of the viewer, the others anywhere; then a pair changes places for each secret swap that
/// somebody else has made, among the cells that nobody has seen since. Others are imagined to know what lies where they
/// have looked. Nothing of it depends on where the tiles really lie.
pub(super) fn resample(state: &mut State, viewer: Viewer, rng: &mut Rng) {
    let mine = state.notes[notes_of(viewer)];
    let noted: Tiles = mine.values().flatten().copied().collect();
    let mut rest = [None; Tile::COUNT];
    let mut n_rest = 0;
    for tile in Tiles::full() - noted {
        rest[n_rest] = Some(tile);
        n_rest += 1;
    }
    for slot in Slot::all() {
        state.tiles[slot] = mine[slot].or_else(|| {
            let at = rng.below(n_rest as u32) as usize;
            n_rest -= 1;
            rest.swap(at, n_rest);
            rest[n_rest]
        });
    }
    let by_others = state.hushed.iter().filter(|seat| !viewer.is(*seat)).count();
    for _ in 0..by_others {
        let cell = |rng: &mut Rng| {
            let nth = rng.below(state.doubt.len().max(1) as u32) as usize;
            state.doubt.iter().nth(nth)
        };
        if let (Some(a), Some(b)) = (cell(rng), cell(rng)) {
            (state.tiles[a], state.tiles[b]) = (state.tiles[b], state.tiles[a]);
        }
    }
    for seat in Seat::all().take(state.n_seats as usize).filter(|seat| !viewer.is(*seat)) {
        let looked = |slot: Slot| state.tiles[slot].filter(|_| state.seen[slot].contains(seat));
        state.notes[seat.index()] = Table::from_fn(looked);
    }
}
