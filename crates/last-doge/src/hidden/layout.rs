//! Numbers for cells, of which everything said in public is true, found step by step.
//!
//! The search knows the cells, what was said about them and which tiles are left, and nothing of where they lie. It has
//! no limit: it ends because there is a layout, the true one, and it leaves no layout out. It always goes on where the
//! fewest numbers are possible, and goes back as soon as the tiles that are left cannot fill the cells that are left.

use kernel::{Finite, Rng};
use stdx::Table;

use super::Board;
use crate::{
    LastDoge,
    ids::{Number, Numbers, Slot, Slots},
    state::{Fact, Said, State},
};

/// Cells that are given numbers one after the other.
pub(super) struct Layout<'a> {
    state: &'a State,
    /// The cells that have no number yet.
    open: Slots,
    /// What is known, and what was given.
    numbers: Table<Slot, Option<Number>, { Slot::COUNT }>,
    /// How many tiles of each number are left.
    left: Table<Number, u8, { Number::COUNT }>,
}

impl<'a> Layout<'a> {
    pub fn new(game: &LastDoge, state: &'a State, board: &Board) -> Layout<'a> {
        let open: Slots = board.slots[..board.n_places].iter().flatten().copied().collect();
        let number = |slot: Slot| if open.contains(slot) { None } else { state.number(&game.content, slot) };
        let mut left = Table::filled(0);
        for tile in board.tiles[..board.n_tiles].iter().flatten() {
            left[game.content.number[*tile]] += 1;
        }
        Layout { state, open, numbers: Table::from_fn(number), left }
    }

    /// The number that was given to a cell.
    pub fn number(&self, slot: Slot) -> Option<Number> {
        self.numbers[slot]
    }

    /// Gives every open cell a number; false when that cannot be done.
    pub fn find(&mut self, rng: &mut Rng) -> bool {
        let possible: Table<Slot, Numbers, { Slot::COUNT }> = Table::from_fn(|slot| self.possible(slot));
        // Of equals the cell that most was said about.
        let said = |slot: Slot| self.state.facts.iter().filter(|fact| fact.slots.contains(slot)).count();
        let urgent = self.open.iter().min_by_key(|slot| (possible[*slot].len(), Slot::COUNT - said(*slot)));
        let Some(slot) = urgent else { return true };
        if !self.suffices(&possible) {
            return false;
        }
        let start = rng.below(Number::COUNT as u32) as usize;
        let order = (0..Number::COUNT).map(|i| Number::nth((start + i) % Number::COUNT));
        for number in order.filter(|number| possible[slot].contains(*number)) {
            self.give(slot, number);
            if self.find(rng) {
                return true;
            }
            self.take_back(slot, number);
        }
        false
    }

    fn give(&mut self, slot: Slot, number: Number) {
        self.open.remove(slot);
        self.numbers[slot] = Some(number);
        self.left[number] -= 1;
    }

    fn take_back(&mut self, slot: Slot, number: Number) {
        self.open.insert(slot);
        self.numbers[slot] = None;
        self.left[number] += 1;
    }

    /// The numbers that an open cell may have beside those that were given.
    fn possible(&self, slot: Slot) -> Numbers {
        if !self.open.contains(slot) {
            return Numbers::EMPTY;
        }
        let may_be = |number: &Number| {
            let given = |s: Slot| if s == slot { Some(*number) } else { self.numbers[s] };
            let mut facts = self.state.facts.iter().filter(|fact| fact.slots.contains(slot));
            self.left[*number] > 0 && facts.all(|fact| may_hold(&fact, given))
        };
        self.state.numbers[slot].iter().filter(may_be).collect()
    }

    /// Whether the tiles that are left can fill the open cells as far as each cell by itself is concerned. They can if for
    /// every set of numbers the cells that need one of them are no more than the tiles (Hall's theorem).
    fn suffices(&self, possible: &Table<Slot, Numbers, { Slot::COUNT }>) -> bool {
        (0..1u32 << Number::COUNT).all(|set| {
            let set: Numbers = Number::all().filter(|n| set >> n.index() & 1 == 1).collect();
            let tiles: usize = set.iter().map(|number| usize::from(self.left[number])).sum();
            self.open.iter().filter(|slot| possible[*slot].is_subset(&set)).count() <= tiles
        })
    }
}

/// Whether a fact can still become true, whatever numbers the cells without one are given.
fn may_hold(fact: &Fact, number: impl Fn(Slot) -> Option<Number>) -> bool {
    let (mut all, mut given, mut open) = (Numbers::EMPTY, 0, 0);
    for slot in fact.slots {
        match number(slot) {
            Some(number) => {
                all.insert(number);
                given += 1;
            }
            None => open += 1,
        }
    }
    match fact.said {
        Said::Equal => all.len() <= 1,
        Said::Mixed => open > 0 || all.len() > 1,
        Said::Pair => open > 0 || all.len() < given,
        Said::Distinct => all.len() == given,
    }
}
