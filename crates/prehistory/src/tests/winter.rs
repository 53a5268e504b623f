//! Winter.

use kernel::{Finite, Seat};

use super::{Table, game, item};
use crate::{
    Event,
    flow::Frame,
    ids::{Action, Color, Row, Slot, Wheel},
};

/// A table at the end of autumn; passing lets winter come.
fn late(n: usize) -> Table {
    Table::autumn(n)
}

fn pass_autumn(table: &mut Table) {
    for _ in 0..table.state.n_seats {
        let n = table.decider();
        table.act(n, "pass");
    }
}

/// PH-W01: ceremony track first, then the others in their old order; the track is emptied.
#[test]
fn ceremonies_lead_the_turn_order() {
    let mut table = late(4);
    table.state.track.push(Seat::nth(2));
    table.state.track.push(Seat::nth(1));
    pass_autumn(&mut table);
    table.draws();
    let order: Vec<usize> = table.state.order.iter().map(|s| s.index() + 1).collect();
    assert_eq!(order, [3, 2, 1, 4]);
    assert!(table.state.track.is_empty());
}

/// PH-W02: only empty slots are filled.
#[test]
fn empty_slots_are_filled() {
    let mut table = late(2);
    let kept = table.state.food_slots[Slot::nth(1)];
    let food = table.state.food_slots[Slot::nth(0)].take().expect("laid");
    table.seat_mut(1).foods.insert(food);
    pass_autumn(&mut table);
    table.draw("deal gathering G20");
    assert_eq!(table.state.food_slots[Slot::nth(0)], Some(item(&game().labels.foods, "G20")));
    table.draws();
    assert_eq!(table.state.food_slots[Slot::nth(1)], kept);
    assert!(table.state.fish_slots.values().all(|s| s.is_some()));
}

/// PH-Q13: without supply a slot stays empty, and refusing it says so.
#[test]
fn slots_stay_empty_without_supply() {
    let mut table = late(2);
    let slot = Slot::nth(0);
    for food in table.state.foods_unseen {
        table.seat_mut(2).foods.insert(food);
    }
    table.state.foods_unseen = stdx::Bits::EMPTY;
    let food = table.state.food_slots[slot].take().expect("laid");
    table.seat_mut(2).foods.insert(food);
    pass_autumn(&mut table);
    table.draws();
    assert_eq!(table.state.food_slots[slot], None);
    table.refuses(table.decider(), "gather 1", "PH-Q13");
}

/// PH-W03: both rows go to the discards, five new cards each.
#[test]
fn rows_are_new_every_year() {
    let mut table = late(2);
    let old: Vec<_> = table.state.prey_row.values().flatten().copied().collect();
    pass_autumn(&mut table);
    table.draws();
    assert_eq!(table.state.preys_gone.len(), 5);
    assert!(old.iter().all(|p| table.state.preys_gone.contains(*p)));
    assert!(table.state.prey_row.values().flatten().all(|p| !old.contains(p)));
    assert_eq!(table.state.prey_row.values().flatten().count(), 5);
    assert_eq!(table.state.rite_row.values().flatten().count(), 5);
    assert_eq!(table.state.rites_gone.len(), 5);
}

/// PH-W03: a pile that has run out is made of its discards again.
#[test]
fn discards_are_reshuffled() {
    let mut table = late(2);
    let unseen = table.state.preys_unseen;
    table.state.preys_unseen = stdx::Bits::EMPTY;
    table.state.preys_gone = unseen;
    pass_autumn(&mut table);
    table.draws();
    assert!(table.events.contains(&Event::Reshuffled { action: Action::Hunting }));
    assert_eq!(table.state.prey_row.values().flatten().count(), 5);
}

/// PH-Q34: with too few cards in pile and discards the row stays shorter.
#[test]
fn a_row_can_stay_shorter() {
    let mut table = late(2);
    let unseen = table.state.rites_unseen;
    table.state.rites_unseen = stdx::Bits::EMPTY;
    table.seat_mut(1).rites = unseen;
    let row: Vec<_> = table.state.rite_row.values().flatten().copied().collect();
    table.seat_mut(2).rites = row[..2].iter().copied().collect();
    table.state.rite_row[Row::nth(0)] = None;
    table.state.rite_row[Row::nth(1)] = None;
    pass_autumn(&mut table);
    table.draws();
    assert_eq!(table.state.rite_row.values().flatten().count(), 3);
}

/// PH-W04 PH-Q08: the pile's top becomes the center, the next is shown; other tiles keep their turn.
#[test]
fn the_center_is_replaced() {
    let mut table = late(2);
    table.turn(Wheel::River, 4);
    // One pillar is bare, the others keep their cubes.
    table.state.tops[Action::Hunting] = stdx::Table::filled(0);
    let kept = table.state.tops[Action::Painting];
    pass_autumn(&mut table);
    table.draws();
    assert_eq!(table.center(), Some(item(&game().labels.prices, "P03")));
    assert_eq!(table.state.tops[Action::Painting], kept);
    // P03 shows grey at the fifth position, towards hunting.
    assert_eq!(table.state.tops[Action::Hunting][Color::Grey], 1);
    assert_eq!(table.dial(Wheel::River).turn, 4);
    assert!(table.state.next_price.is_some());
}

/// PH-W04 PH-S01: the fifth year has the last tile of the pile; after it comes the end.
#[test]
fn the_pile_ends_with_the_fifth_year() {
    let mut table = late(2);
    table.state.year = 4;
    pass_autumn(&mut table);
    table.draws();
    assert_eq!((table.state.year, table.state.next_price), (5, None));
    let mut last = Table::autumn(2);
    last.state.year = 5;
    pass_autumn(&mut last);
    assert!(matches!(last.state.frames.top(), Frame::Last { .. }));
}

/// PH-C02: what is left after autumn is still there in spring.
#[test]
fn cubes_are_kept() {
    let mut table = late(2);
    table.resources(1, &[Color::Red]).markers(1, &[Color::Blue, Color::Blue]);
    pass_autumn(&mut table);
    table.draws();
    assert_eq!(table.seat(1).resources[Color::Red], 1);
    assert_eq!(table.seat(1).markers[Color::Blue], 2);
}
