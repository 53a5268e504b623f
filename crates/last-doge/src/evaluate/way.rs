//! The way out, by what a seat knows: the chance to find it before the cards are spent, and the cards left then.

use kernel::{Finite, Seat, Viewer};

use crate::{
    LastDoge,
    ids::{Number, Slot, Slots},
    state::State,
};

/// More cards than this are as good as this many.
const CARDS_MAX: usize = 12;

/// What a seat can hope for in the dark.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Way {
    /// The chance to get out.
    pub out: f32,
    /// The cards left on the way out; none for who is caught.
    pub left: f32,
}

/// The tiles a seat knows, counted.
#[derive(Copy, Clone)]
pub struct Lore {
    /// The cells whose tile it knows.
    pub cells: Slots,
    /// How many tiles of each number those are.
    pub count: [u8; Number::COUNT],
    /// How many of them no other pawn stands on.
    open: [u8; Number::COUNT],
}

impl Lore {
    pub fn of(game: &LastDoge, state: &State, seat: Seat) -> Lore {
        let own = state.player(seat).pawn;
        let mut lore = Lore { cells: Slots::EMPTY, count: [0; Number::COUNT], open: [0; Number::COUNT] };
        let taken = if state.in_escape() { state.pawns() } else { Slots::EMPTY };
        for slot in Slot::all() {
            let Some(tile) = state.taken_for(Viewer::Seat(seat), slot) else { continue };
            let number = game.content.number[tile];
            lore.cells.insert(slot);
            lore.count[number.index()] += 1;
            if own == Some(slot) || !taken.contains(slot) {
                lore.open[number.index()] += 1;
            }
        }
        lore
    }
}

/// The way from the number that comes next with so many cards.
///
/// A number of which a tile is known costs nothing, one whose known tiles are all under other pawns a card. Others are
/// found by turning up unknown tiles one after the other, each wrong one for a card; it may turn out to be of a number
/// that is looked for later.
pub fn way(game: &LastDoge, lore: &Lore, next: Number, cards: usize) -> Way {
    let cards = cards.min(CARDS_MAX);
    // By how many cards are lost so far, the chance of it. Who has lost all is caught.
    let mut lost = [0.0f32; CARDS_MAX];
    if cards == 0 {
        return Way { out: 0.0, left: 0.0 };
    }
    lost[0] = 1.0;
    let mut hidden = Slot::COUNT - lore.cells.len();
    for number in Number::all().skip(next.index()) {
        let i = number.index();
        if lore.open[i] > 0 {
            continue;
        }
        let before = lost;
        lost = [0.0; CARDS_MAX];
        if lore.count[i] > 0 {
            lost[1..cards].copy_from_slice(&before[..cards - 1]);
            continue;
        }
        let targets = game.content.tiles_of[number].len() as f32;
        for (n, chance) in before.iter().enumerate().take(cards).filter(|(_, chance)| **chance > 0.0) {
            // One of the tiles turned up in vain may have been of this number.
            let unmet: f32 = (0..n).map(|k| 1.0 - share(targets, hidden, k)).product();
            lost[n] += chance * (1.0 - unmet);
            let mut rest = chance * unmet;
            for (wrong, lost) in lost[n..cards].iter_mut().enumerate() {
                let hit = share(targets, hidden, n + wrong);
                *lost += rest * hit;
                rest *= 1.0 - hit;
            }
        }
        hidden = hidden.saturating_sub(1);
    }
    let out = lost[..cards].iter().sum();
    let left = lost[..cards].iter().enumerate().map(|(n, chance)| chance * (cards - n) as f32).sum();
    Way { out, left }
}

/// The chance that one of the hidden cells is a target when some of them are turned up already.
fn share(targets: f32, hidden: usize, gone: usize) -> f32 {
    (targets / hidden.saturating_sub(gone).max(1) as f32).min(1.0)
}
