//! The end of the round, the short variant's set-up and the events of the solo game.

use kernel::{Reason, Seat, Text};

use super::{no_tile, occupied, rival_at, unpaid};
use crate::{
    Choice, Doggerland, State,
    ids::{Good, Ration},
    query, words,
};

/// The short variant's materials and one level (DG-K02).
pub fn outfit(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    units: u8,
    from: Good,
    choice: Choice,
) -> Option<Reason> {
    match choice {
        Choice::Take(Good::Tool | Good::Fruit | Good::Meat) => {
            Some(Reason::new("DG-K02", Text::new("why-outfit-goods")))
        }
        Choice::Take(good) if units > 0 && good < from => {
            Some(Reason::new("DG-K02", Text::new("why-load-order")))
        }
        Choice::Take(_) if units == 0 => Some(Reason::new("DG-K02", Text::new("why-outfit-enough"))),
        Choice::Improve(_) | Choice::Done if units > 0 => {
            Some(Reason::new("DG-K02", Text::new("why-finish")))
        }
        Choice::Improve(ability) => {
            let cost = query::upgrade_cost(game, state.clan(seat), ability)?;
            unpaid(state, seat, "DG-K02", cost)
        }
        _ => None,
    }
}

/// A meal laid by hand (DG-N01).
pub fn meal(state: &State, seat: Seat, eaten: [u8; 3], from: Ration, choice: Choice) -> Option<Reason> {
    let text = match choice {
        Choice::Eat(ration) => {
            let (good, bowl) = ration.good();
            let have = state.clan(seat).bowls[bowl][usize::from(good == Good::Meat)];
            if have <= eaten[ration as usize] {
                Text::new("why-not-owned").with("good", words::in_bowl(good, bowl))
            } else if ration < from {
                Text::new("why-meal-order")
            } else {
                Text::new("why-meal-enough")
            }
        }
        Choice::Done | Choice::Feed | Choice::Rearrange => Text::new("why-must-feed"),
        _ => return None,
    };
    Some(Reason::new("DG-N01", text))
}

/// Why the village cannot move there (DG-N09, DG-U07).
pub fn village(state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    let Choice::Move(cell) = choice else { return None };
    if state.clan(seat).village == cell {
        return Some(Reason::new("DG-N09", Text::new("why-village-here")));
    }
    no_tile(state, cell, "DG-N09")
        .or_else(|| occupied(state, seat, cell, ["DG-N09"; 3]))
        .or_else(|| rival_at(state, cell))
        .or_else(|| Some(Reason::new("DG-N09", Text::new("why-village-far"))))
}

pub fn valley(choice: Choice) -> Option<Reason> {
    let Choice::Place(cell) = choice else { return None };
    Some(Reason::new("DG-Z19", Text::new("why-not-a-cell").with("cell", words::cell(cell))))
}

pub fn thieves(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    (left, from, begun): (u8, Good, bool),
    choice: Choice,
) -> Option<Reason> {
    let text = match choice {
        Choice::Done => Text::new("why-finish"),
        Choice::Lose(_) | Choice::Discard(_) if left == 0 => Text::new("why-thieves-enough"),
        Choice::Lose(craft) if !state.clan(seat).crafts.contains(craft) => {
            Text::new("why-not-yours").with("craft", words::craft(game, craft))
        }
        Choice::Lose(_) if begun => Text::new("why-begun"),
        Choice::Discard(Good::Fruit | Good::Meat) => Text::new("why-no-food-lost"),
        Choice::Discard(good) if state.clan(seat).store(good) == 0 => {
            Text::new("why-not-owned").with("good", words::good(good))
        }
        Choice::Discard(good) if good < from => Text::new("why-load-order"),
        Choice::Discard(_) => Text::new("why-thieves-order"),
        _ => return None,
    };
    Some(Reason::new("DG-Z26", text))
}

pub fn trespass(choice: Choice) -> Option<Reason> {
    let Choice::Place(cell) = choice else { return None };
    Some(Reason::new("DG-Z27", Text::new("why-not-nearest").with("cell", words::cell(cell))))
}
