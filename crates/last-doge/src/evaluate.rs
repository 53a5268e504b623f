//! How good a position looks to an explorer: trophies are worth nothing to who is caught, so everything is weighed by
//! the chance to get out, and that hangs on the tiles one knows, the cards one holds and how soon it gets dark. Bots
//! and hints use this; the rules never do.

mod way;

use kernel::{Evaluate, Feature, Finite, Seat, Viewer};
use stdx::Table;

use crate::{
    LastDoge,
    flow::{Frame, escape, turn},
    ids::{Card, Number, Slots},
    score,
    state::{Fate, State},
};
use way::{Lore, way};

/// The evaluation of The Last Doge.
pub struct Outlook;

/// The features in their order, with weights tuned by self-play (`dolmen tune`, docs/BOTS.md).
const FEATURES: [Feature; N_FEATURES] = [
    // What counts at the end, by the chance to get out with it.
    Feature::new("trophies", 1.240),
    Feature::new("escape", 0.221),
    Feature::new("artefacts", 1.333),
    Feature::new("treasure", 0.894),
    // What the hand is good for before it gets dark.
    Feature::new("cards", 1.140),
    // Points for the treasure, by the chance to name its number and to come first.
    Feature::new("guess", 0.696),
    // Tiles seen.
    Feature::new("lore", 0.055),
    // The chance to get out.
    Feature::new("way", 1.156),
    // What may still be done in the turn.
    Feature::new("tempo", 0.844),
];
const N_FEATURES: usize = 9;

// Where the features lie that are more than points so far.
const ESCAPE: usize = 1;
const CARDS: usize = 4;
const GUESS: usize = 5;
const LORE: usize = 6;
const WAY: usize = 7;
const TEMPO: usize = 8;

/// What a card is good for, in points, in the order of [`Card`].
const USE: [f32; Card::COUNT] = [
    0.5, // old map
    0.3, // scout
    0.4, // rooftop run
    0.3, // wager, without knowing tiles to show
    0.9, // crossbow
    1.0, // skirmish
    0.9, // dig
    0.9, // fresh trail
    0.9, // rations
    0.3, // spyglass
    0.5, // second wind
    0.3, // barter
    0.5, // dodge
    0.4, // intercept
    0.6, // riposte
    0.8, // the Doge sweeps
    0.3, // the Doge's veil
    0.4, // the Doge's toll
    0.7, // the Doge hunts
];

/// What a step on the way is worth by itself, in chances: little, so that nobody dawdles where all is known.
const STEP: f32 = 0.02;

/// A wager when two free tiles are known.
const SURE_WAGER: f32 = 1.6;

/// What the first cards of a hand are worth besides: who has none pays for damage with artefacts (LD-D02).
const COVER: [f32; 4] = [0.0, 0.7, 1.1, 1.3];

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
            if player.fate == Fate::Out && state.frames.top() != Frame::Over {
                // Or nobody would want to leave.
                out[WAY] = 1.0 + STEP * Number::COUNT as f32;
            }
            return;
        }
        let lore = Lore::of(game, state, seat);
        let hand = player.hand.len();
        if state.in_escape() {
            // Hands are filled one after the other when it gets dark.
            let cards = match state.frames.as_slice().get(1) {
                Some(Frame::Flight { .. }) => hand.max(escape::fill_to(game, state, seat)),
                _ => hand,
            };
            let next = state.needs(&game.content, seat).unwrap_or(Number::nth(0));
            let way = way(game, &lore, next, cards);
            out.iter_mut().zip(points).for_each(|(out, n)| *out = way.out * n as f32);
            out[ESCAPE] = way.left;
            out[WAY] = way.out + STEP * next.index() as f32;
            return;
        }
        let cards = hand.min(state.hand_limit(&game.content, seat)).max(escape::fill_to(game, state, seat));
        // Before the escape the pawn's tile says nothing about the way.
        let now = way(game, &lore, Number::nth(0), cards);
        // While there is time the way can still be learned.
        let time = 1.0 - soon(game, state);
        let hope = now.out + (1.0 - now.out) * time * 0.8;
        out.iter_mut().zip(points).for_each(|(out, n)| *out = hope * n as f32);
        out[ESCAPE] = now.left;
        out[WAY] = now.out;
        if state.trigger.is_some() {
            return;
        }
        let sure = (lore.cells & state.free(game.city(state))).len() >= 2;
        out[CARDS] = uses(game, state, seat, sure);
        if state.treasure.is_none() && !player.failed {
            let first = if state.others(seat).all(|s| state.player(s).failed) { 1.0 } else { 0.6 };
            out[GUESS] = hope * first * f32::from(game.content.limits.treasure) * guess(game, state, &lore);
        }
        out[LORE] = lore.cells.len() as f32;
        if state.turn.seat == seat {
            let main = if state.turn.main { 0.0 } else { 1.0 };
            out[TEMPO] = main + if state.turn.plays > 0 && hand > 0 { 0.4 } else { 0.0 };
        }
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
            let mine = state.taken_for(Viewer::Seat(seat), slot);
            let private = mine != state.taken_for(Viewer::Spectator, slot) && pawn != Some(slot);
            let Some(tile) = mine.filter(|_| private) else { continue };
            let lot = stdx::stable_hash(&(seat.index(), state.origin[slot].index(), tile.index()));
            if lot % 100 < u64::from(percent) {
                state.forget(seat, slot);
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

/// How near the escape is, from 0 to 1: somebody may soon guess, few tiles are left, or the last rounds are played.
fn soon(game: &LastDoge, state: &State) -> f32 {
    if state.trigger.is_some() {
        return 1.0;
    }
    let free = state.free(game.city(state)).len() as f32;
    let tiles = 1.0 - ((free - 2.0) / 16.0).clamp(0.0, 1.0);
    let rounds =
        f32::from(state.turns) / f32::from(game.content.rounds_max * u16::from(state.n_seats)).max(1.0);
    let found = state.discoveries.len();
    let may = |seat: Seat| match turn::needed_to_guess(game, state, seat).saturating_sub(found) {
        _ if state.player(seat).failed => 0.0,
        0 => 0.7,
        1 => 0.45,
        2 => 0.25,
        _ => 0.1,
    };
    let guess = state.seats().map(may).fold(0.0, f32::max);
    guess.max(tiles * tiles).max(rounds * rounds)
}

/// What a hand is good for; of more cards than the limit a part only.
fn uses(game: &LastDoge, state: &State, seat: Seat, sure: bool) -> f32 {
    let hand = &state.player(seat).hand;
    let worth = |card: Card| if card == Card::Wager && sure { SURE_WAGER } else { USE[card.index()] };
    let sum: f32 = hand.iter().map(|(card, n)| worth(card) * f32::from(n)).sum();
    let (n, limit) = (hand.len() as f32, state.hand_limit(&game.content, seat) as f32);
    let sum = if n > limit { sum * (limit + 0.4 * (n - limit)) / n } else { sum };
    sum + COVER[hand.len().min(COVER.len() - 1)]
}

/// The chance to name the number under the treasure: the more tiles of a number are seen, the less likely it is that
/// one, and numbers that were named in vain are out.
fn guess(game: &LastDoge, state: &State, lore: &Lore) -> f32 {
    let possible = state.numbers[game.city(state).treasure];
    let left = |number: Number| {
        let all = game.content.tiles_of[number].len() as f32;
        let seen = f32::from(lore.count[number.index()]);
        if possible.contains(number) { (all - seen).max(0.0) / all } else { 0.0 }
    };
    let sum: f32 = Number::all().map(left).sum();
    Number::all().map(left).fold(0.0, f32::max) / sum.max(0.01)
}
