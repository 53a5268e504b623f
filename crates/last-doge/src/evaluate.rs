//! How good a position looks to an explorer: trophies are worth nothing to who is caught, so everything is weighed by
//! the chance to get out, and that hangs on the tiles one knows and the cards one holds. Bots and hints use this; the
//! rules never do.

use kernel::{Evaluate, Feature, Finite, Seat};
use stdx::Table;

use crate::{
    LastDoge,
    flow::{Frame, escape},
    ids::{Number, Slot, Slots},
    score,
    state::{Fate, State},
};

/// The evaluation of The Last Doge.
pub struct Outlook;

/// The features in their order, with weights set by hand; `dolmen tune` looks for better ones.
const FEATURES: [Feature; N_FEATURES] = [
    Feature::new("trophies", 1.0),
    Feature::new("escape", 1.0),
    Feature::new("artefacts", 1.0),
    Feature::new("treasure", 1.0),
    Feature::new("cards", 0.35),
    Feature::new("guess", 0.7),
    Feature::new("lore", 0.12),
    Feature::new("way", 2.5),
];
const N_FEATURES: usize = 8;

impl Evaluate<LastDoge> for Outlook {
    fn features(&self, _: &LastDoge) -> Vec<Feature> {
        FEATURES.to_vec()
    }

    fn measure(&self, game: &LastDoge, state: &State, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        if seat.index() >= state.n_seats as usize {
            return;
        }
        let player = state.player(seat);
        let mut points = [0; 4];
        score::by_source(game, state, seat, &mut points);
        if player.fate != Fate::Inside || state.frames.top() == Frame::Over {
            out.iter_mut().zip(points).for_each(|(out, n)| *out = n as f32);
            return;
        }
        let dark = state.in_escape();
        let hand = player.hand.len() as f32;
        let cards = if dark { hand } else { hand.max(escape::fill_to(game, state, seat) as f32) };
        let mistakes = mistakes(game, state, seat);
        let chance = 1.0 / (1.0 + (-(cards - mistakes - 0.6) * 0.9).exp());
        // Before it is dark there is time to learn the way.
        let hope = if dark { chance } else { 0.45 + 0.55 * chance };
        for (out, n) in out.iter_mut().zip(points) {
            *out = hope * n as f32;
        }
        out[1] += chance * (cards - mistakes).max(0.0);
        if !dark {
            out[4] = hand.min(6.0) + 0.3 * (hand - 6.0).max(0.0);
            if state.treasure.is_none() && !player.failed {
                out[5] = hope * f32::from(game.content.limits.treasure) * guess(game, state, seat);
            }
            out[6] = known(state, seat).len() as f32;
        }
        out[7] = chance;
    }

    fn is_boundary(&self, _: &LastDoge, state: &State) -> bool {
        matches!(
            state.frames.top(),
            Frame::Over | Frame::Setup { .. } | Frame::Turn { .. } | Frame::Escape { .. } | Frame::Limit
        )
    }

    fn completes(&self) -> bool {
        true
    }

    /// Most tiles are hidden: one world says nothing.
    fn worlds(&self) -> u32 {
        6
    }

    /// Tiles seen before, but for the one under the own pawn and those looked at right now.
    fn forget(&self, game: &LastDoge, state: &mut State, seat: Seat, percent: u32) {
        let at_hand = match state.frames.top() {
            Frame::Explore { looked, .. } | Frame::Moves { looked, .. } => looked,
            Frame::Turn { .. } | Frame::Escape { .. } => Slots::EMPTY,
            _ => return,
        };
        let pawn = state.player(seat).pawn;
        for slot in game.city(state).everywhere() - state.face_up - at_hand {
            let private = state.seen[slot].contains(seat) && !state.is_public(slot) && pawn != Some(slot);
            let Some(tile) = state.tiles[slot].filter(|_| private) else { continue };
            let lot = stdx::stable_hash(&(seat.index(), state.origin[slot].index(), tile.index()));
            if lot % 100 < u64::from(percent) {
                state.seen[slot] = state.seen[slot].without(seat);
            }
        }
        if percent >= 30 {
            state.known[seat.index()] = [Table::filled(0); crate::ids::SEATS];
        }
    }

    fn scale(&self) -> f32 {
        4.0
    }
}

/// The cells whose tile a seat knows.
fn known(state: &State, seat: Seat) -> Slots {
    Slot::all().filter(|s| state.tiles[*s].is_some() && state.seen[*s].contains(seat)).collect()
}

/// How many cards the way out will cost in wrong tiles, by what the seat knows.
fn mistakes(game: &LastDoge, state: &State, seat: Seat) -> f32 {
    let known = known(state, seat);
    let mut found = [0u8; Number::COUNT];
    for slot in known {
        if let Some(number) = state.number(&game.content, slot) {
            found[number.index()] += 1;
        }
    }
    let hidden = (game.city(state).everywhere() - known).len() as f32;
    // Before the escape the pawn's tile says nothing about the way.
    let next = if state.in_escape() { state.needs(&game.content, seat) } else { None };
    let first = next.map_or(0, |n| n.index());
    let mut sum = 0.0;
    for number in Number::all().skip(first) {
        if found[number.index()] == 0 {
            let n = game.content.tiles_of[number].len() as f32;
            sum += ((hidden + 1.0) / (n + 1.0) - 1.0).clamp(0.0, 4.0) * 0.75;
        }
    }
    sum
}

/// The chance to name the number under the treasure: the more tiles of a number are seen, the less likely it is that one.
fn guess(game: &LastDoge, state: &State, seat: Seat) -> f32 {
    let mut seen = [0u8; Number::COUNT];
    for slot in known(state, seat) {
        if let Some(number) = state.number(&game.content, slot) {
            seen[number.index()] += 1;
        }
    }
    let left = |number: Number| {
        let all = game.content.tiles_of[number].len() as f32;
        (all - f32::from(seen[number.index()])).max(0.0) / all
    };
    let sum: f32 = Number::all().map(left).sum();
    Number::all().map(left).fold(0.0, f32::max) / sum.max(0.01)
}
