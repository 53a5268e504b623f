//! The six actions.

use kernel::Finite;

use super::{Table, game, item};
use crate::{
    flow::{Frame, gather_gain, hunt_gain, paint_gain},
    ids::{Action, Color, Food, Section, Slot, Wheel},
};

/// PH-A01: painting P02 asks yellow for the wave, red for the ox, grey for the hand …
#[test]
fn spring_painting_pays_by_symbol() {
    let mut table = Table::new(2);
    table.resources(1, &[Color::Yellow, Color::Red, Color::White]);
    assert!(table.allows(1, "paint r2c1"));
    table.refuses(1, "paint r1c2", "PH-A01");
    // Turned by one notch the wave costs blue.
    table.turn(Wheel::Painting, 1);
    table.refuses(1, "paint r2c1", "PH-A01");
    table.turn(Wheel::Painting, 0).act(1, "paint r2c1").act(1, "foot white");
    assert_eq!(table.seat(1).n_resources(), 0);
    assert!(table.seat(1).painted.contains(Section::R2C1));
}

/// PH-A02 PH-A03: as many grey markers as symbols; each section once.
#[test]
fn summer_painting_pays_grey() {
    let mut table = Table::summer(2, 0);
    table.markers(2, &[Color::Grey, Color::Grey]);
    table.refuses(2, "paint r1c3", "PH-A02");
    table.seat_mut(2).painted.insert(Section::R1C1);
    table.refuses(2, "paint r1c1", "PH-A03");
    table.act(2, "paint r2c1");
    assert_eq!(table.seat(2).markers[Color::Grey], 0);
}

/// PH-A04: horizontal neighbors pay the row, vertical ones the column, each side on its own.
#[test]
fn painting_pays_for_every_side() {
    let mut table = Table::new(2);
    let gain = |table: &Table, section| paint_gain(game(), table.seat(1), section);
    assert!(gain(&table, Section::R2C2).is_nothing());
    for section in [Section::R2C1, Section::R2C3] {
        table.seat_mut(1).painted.insert(section);
    }
    assert_eq!(gain(&table, Section::R2C2).markers[Color::Red], 2);
    assert_eq!(gain(&table, Section::R2C2).dev, 0);
    table.seat_mut(1).painted.insert(Section::R1C2);
    let middle = gain(&table, Section::R2C2);
    assert_eq!((middle.markers[Color::Red], middle.dev), (2, 1));
    assert!(gain(&table, Section::R3C2).is_nothing());
}

/// PH-B01 PH-B03 PH-B05: the color beside the slot; the tile in its basket; its development at once.
#[test]
fn spring_gathering_pays_the_color_beside() {
    let mut table = Table::new(2);
    table.lay_food(6, "G10").resources(1, &[Color::Brown, Color::Red]);
    table.refuses(1, "gather 1", "PH-B01");
    table.act(1, "gather 6").act(1, "foot red");
    let egg: Food = item(&game().labels.foods, "G10");
    assert!(table.seat(1).foods.contains(egg));
    assert_eq!(table.seat(1).dev, 1);
    assert_eq!(table.state.food_slots[Slot::nth(5)], None);
}

/// PH-B02: any tile for two red markers.
#[test]
fn summer_gathering_pays_two_red() {
    let mut table = Table::summer(2, 1);
    table.markers(2, &[Color::Red]);
    table.refuses(2, "gather 1", "PH-B02");
    table.markers(2, &[Color::Red]).act(2, "gather 4");
    assert_eq!(table.seat(2).markers[Color::Red], 0);
    assert_eq!(table.seat(2).foods.len(), 1);
}

/// PH-B04: every further pair pays again, from either basket.
#[test]
fn pairs_pay_each_time() {
    let mut table = Table::new(2);
    let gain = |table: &Table, label: &str| {
        let gain = gather_gain(game(), table.seat(1), item(&game().labels.foods, label));
        (gain.markers[Color::Blue], gain.markers[Color::Yellow])
    };
    table.give_food(1, "G01").give_food(1, "G02");
    assert_eq!(gain(&table, "G03"), (0, 0));
    assert_eq!(gain(&table, "G06"), (1, 1));
    table.give_food(1, "G06");
    assert_eq!(gain(&table, "G07"), (1, 1), "the second pair pays too");
    table.give_food(1, "G07");
    assert_eq!(gain(&table, "G08"), (0, 0));
    table.give_food(1, "G08");
    assert_eq!(gain(&table, "G04"), (1, 1));
}

/// PH-D01: to positions that no other shaman held at the start, each for its color, no two to one.
#[test]
fn spring_dances_are_paid_by_position() {
    // Ceremony P04 shows brown, blue, red, white, yellow, grey; shamans at 0, 2, 4.
    let mut table = Table::new(2);
    table.lay_rite(1, "C20").lay_rite(2, "C05").lay_rite(3, "C08");
    table.resources(1, &[Color::Blue, Color::White, Color::Blue, Color::Blue]);
    table.refuses(1, "hold 3", "PH-D01");
    table.act(1, "hold 1");
    table.refuses(1, "dance 0 to 2", "PH-D01");
    table.refuses(1, "dance 0 to 5", "PH-D01");
    table.refuses(1, "dance 1 to 3", "PH-D01");
    assert!(table.allows(1, "dance 4 to 1") && table.allows(1, "dance 0 to 3"));
    table.act(1, "dance 4 to 3");
    table.refuses(1, "dance 2 to 3", "PH-D01");
    table.refuses(1, "dance 2 to 4", "PH-D01");
    table.refuses(1, "dance 4 to 1", "PH-D01");
    table.act(1, "dance 0 to 1").act(1, "foot blue");
    let at: Vec<usize> = table.seat(1).shamans.iter().map(|s| s.index()).collect();
    assert_eq!(at, [1, 2, 3]);
    assert_eq!((table.seat(1).resources[Color::Blue], table.seat(1).n_resources()), (1, 1));
}

/// PH-D01 PH-Q05: a shaman may stay for the color of its own position, and counts as moved.
#[test]
fn a_shaman_may_stay_for_its_own_color() {
    let mut table = Table::new(2);
    table.lay_rite(1, "C05").resources(1, &[Color::Brown, Color::Grey, Color::Red]);
    table.act(1, "hold 1");
    // Brown is shown at 0: only the shaman that stands there may stay there.
    table.refuses(1, "dance 2 to 0", "PH-D01");
    table.act(1, "dance 0 to 0");
    assert_eq!((table.seat(1).resources[Color::Brown], table.seat(1).rites.len()), (0, 1));
    let at: Vec<usize> = table.seat(1).shamans.iter().map(|s| s.index()).collect();
    assert_eq!(at, [0, 2, 4]);
}

/// PH-Q05 PH-D05: a ceremony without a card needs one shaman at least and moves the marker of the turn order.
#[test]
fn a_ceremony_needs_no_card() {
    let mut table = Table::new(2);
    table.resources(1, &[Color::Brown, Color::Blue, Color::White, Color::Grey]);
    table.act(1, "celebrate");
    table.refuses(1, "done", "PH-Q05");
    table.act(1, "dance 0 to 1").act(1, "dance 2 to 3").act(1, "done").act(1, "foot grey");
    assert!(table.seat(1).rites.is_empty());
    assert_eq!((table.state.track.len(), table.seat(1).n_resources()), (1, 1));
    assert_eq!(table.state.track.get(0), Some(kernel::Seat::nth(0)));
    assert_eq!(table.state.rite_row.values().flatten().count(), 5, "no card was taken");
    let mut summer = Table::summer(2, 2);
    summer.markers(2, &[Color::Yellow]);
    summer.refuses(2, "celebrate", "PH-D03");
}

/// PH-D02 PH-Q05: for a card exactly its value of shamans moves, in any order.
#[test]
fn the_value_is_the_number_of_dancers() {
    let mut table = Table::new(2);
    table.lay_rite(1, "C20").resources(1, &[Color::Blue, Color::White, Color::Grey]);
    table.act(1, "hold 1").act(1, "dance 0 to 3");
    table.refuses(1, "done", "PH-Q05");
    table.act(1, "dance 4 to 1");
    assert_eq!(table.seat(1).rites.len(), 1);
    assert!(matches!(table.state.frames.top(), Frame::Foot { .. }));
    let at: Vec<usize> = table.seat(1).shamans.iter().map(|s| s.index()).collect();
    assert_eq!(at, [1, 2, 3]);
}

/// PH-D01: where only three positions can be paid all shamans go there without a question.
#[test]
fn three_dancers_need_no_choice() {
    let mut table = Table::new(2);
    table.lay_rite(1, "C08").resources(1, &[Color::Blue, Color::White, Color::Grey, Color::Grey]);
    table.act(1, "hold 1");
    assert!(matches!(table.state.frames.top(), Frame::Foot { .. }));
    let at: Vec<usize> = table.seat(1).shamans.iter().map(|s| s.index()).collect();
    assert_eq!(at, [1, 3, 5]);
}

/// PH-D04: development at once, the card is open to all and scores at the end.
#[test]
fn cards_give_development_at_once() {
    let mut table = Table::new(2);
    table.lay_rite(1, "C13").resources(1, &[Color::Blue, Color::White, Color::Brown]);
    table.act(1, "hold 1");
    while !matches!(table.state.frames.top(), Frame::Foot { .. }) {
        let option = table.options(1)[0].clone();
        table.act(1, &option);
    }
    assert_eq!(table.seat(1).dev, 2);
    use kernel::{Game, Viewer};
    let view = game().view(&table.state, Viewer::Spectator);
    assert_eq!(view.state().players[0].rites, table.seat(1).rites);
}

/// PH-E01 PH-Q06: different colors of the action's half; three take the whole half.
#[test]
fn spring_fishing_and_hunting_pay_different_colors() {
    // River P05: blue, white, brown, grey, red, yellow. Fishing brown, grey, red; hunting yellow, blue, white.
    let mut table = Table::new(2);
    table.lay_fish(1, "F05").lay_fish(2, "F09").lay_prey(1, "H07");
    table.resources(1, &[Color::Brown, Color::Brown, Color::Grey, Color::Blue, Color::Blue]);
    table.refuses(1, "catch 2", "PH-E01");
    table.refuses(1, "hunt 1", "PH-E01");
    table.act(1, "catch 1");
    assert_eq!(table.seat(1).resources[Color::Brown], 1, "brown and grey were the only way");
    table.act(1, "foot blue");
    assert_eq!(table.seat(1).fishing, 2);
}

/// PH-E01 PH-Q06: which of the colors is the player's choice, one after another and in any order.
#[test]
fn colors_are_chosen_one_by_one() {
    let mut table = Table::new(2);
    table.lay_fish(1, "F05");
    table.resources(1, &[Color::Brown, Color::Grey, Color::Red, Color::Red, Color::White]);
    table.act(1, "catch 1");
    table.refuses(1, "pay white", "PH-E01");
    assert!(table.allows(1, "pay grey") && table.allows(1, "pay brown"));
    table.act(1, "pay red");
    table.refuses(1, "pay red", "PH-Q06");
    table.act(1, "pay grey");
    assert!(matches!(table.state.frames.top(), Frame::Foot { .. }));
    assert_eq!((table.seat(1).resources[Color::Grey], table.seat(1).resources[Color::Brown]), (0, 1));
}

/// PH-Q07: turning the shared tile changes both halves.
#[test]
fn the_river_tile_serves_two_actions() {
    let mut table = Table::new(2);
    table.seat_mut(1).dev = 1;
    let half =
        |table: &Table, action: Action| table.state.prices_at(game(), action.wheel(), game().half(action));
    let (fishing, hunting) = (half(&table, Action::Fishing), half(&table, Action::Hunting));
    table.act(1, "turn river clockwise");
    assert_ne!(half(&table, Action::Fishing), fishing);
    assert_ne!(half(&table, Action::Hunting), hunting);
}

/// PH-E02 PH-E03: blue markers for fish, brown for cards, as many as the value; the marker moves by it.
#[test]
fn summer_fishing_and_hunting_pay_the_value() {
    let mut table = Table::summer(2, 3);
    table.lay_fish(1, "F09").lay_fish(2, "F05").markers(2, &[Color::Blue, Color::Blue]);
    table.refuses(2, "catch 1", "PH-E02");
    table.act(2, "catch 2");
    assert_eq!((table.seat(2).fishing, table.seat(2).markers[Color::Blue]), (2, 0));
    let mut table = Table::summer(2, 4);
    table.lay_prey(1, "H09").lay_prey(2, "H07").markers(2, &[Color::Brown, Color::Brown]);
    table.refuses(2, "hunt 1", "PH-E02");
    table.act(2, "hunt 2");
    assert_eq!(table.seat(2).markers[Color::Brown], 0);
}

/// PH-Q26: the track ends at twenty.
#[test]
fn the_fishing_track_ends() {
    let mut table = Table::summer(2, 3);
    table.seat_mut(2).fishing = 19;
    table.lay_fish(1, "F09").markers(2, &[Color::Blue, Color::Blue, Color::Blue]).act(2, "catch 1");
    assert_eq!(table.seat(2).fishing, 20);
}

/// PH-F01: animals give their points at once.
#[test]
fn animals_give_points() {
    let mut table = Table::summer(2, 4);
    table.lay_prey(1, "H09").markers(2, &[Color::Brown, Color::Brown, Color::Brown]).act(2, "hunt 1");
    assert_eq!(table.points(2, "animals"), 2);
}

/// PH-F02 PH-Q11: the new footprint once, and each earlier one of its species once more.
#[test]
fn footprints_pay_again() {
    let mut table = Table::new(2);
    table.give_prey(1, "H01").give_prey(1, "H21").give_prey(1, "H07");
    let gain = hunt_gain(game(), table.seat(1), item(&game().labels.preys, "H02"));
    assert_eq!((gain.resources[Color::White], gain.resources[Color::Red], gain.n_resources()), (1, 1, 2));
    table.give_prey(1, "H02");
    let gain = hunt_gain(game(), table.seat(1), item(&game().labels.preys, "H04"));
    assert_eq!((gain.n_resources(), gain.markers[Color::Brown], gain.dev), (2, 1, 1));
    let animal = hunt_gain(game(), table.seat(1), item(&game().labels.preys, "H08"));
    assert_eq!((animal.points, animal.n_resources()), (1, 0), "animals repeat nothing");
}

/// PH-G01 PH-Q29: one resource one member, two of different colors two or three; start or own camp.
#[test]
fn spring_migration() {
    // Migration P06 counts blue, yellow and brown.
    let mut table = Table::new(2);
    table.resources(1, &[Color::Blue, Color::Red]);
    table.refuses(1, "migrate start 2", "PH-G01");
    table.refuses(1, "migrate 1b 1", "PH-G01");
    table.camp(1, "K1", "1b").camp(2, "K1", "3a");
    table.refuses(1, "migrate 3a 1", "PH-G01");
    table.act(1, "migrate 1b 1").act(1, "foot red");
    assert_eq!(table.seat(1).n_home(), 1);

    let mut table = Table::new(2);
    table.resources(1, &[Color::Blue, Color::Blue, Color::Brown, Color::Red]).member(1, 4, "tent");
    table.act(1, "migrate start 1");
    assert_eq!(table.seat(1).n_resources(), 4, "one of two colors is asked for");
    table.act(1, "pay brown");
    assert_eq!(table.seat(1).n_resources(), 3, "a single member costs one");
}

/// PH-G01: nothing says that the two cubes of a migration differ.
#[test]
fn two_alike_send_three() {
    let mut table = Table::new(2);
    table.resources(1, &[Color::Blue, Color::Blue, Color::Red]).camp(1, "K1", "1b").member(1, 4, "tent");
    table.act(1, "migrate 1b 3");
    assert_eq!((table.seat(1).n_home(), table.seat(1).resources[Color::Blue]), (0, 0));
    table.act(1, "foot red");
    let mut table = Table::new(2);
    table.resources(1, &[Color::Blue, Color::Blue, Color::Blue, Color::Brown, Color::Red]);
    table.act(1, "migrate start 2").act(1, "pay blue").act(1, "pay blue");
    assert_eq!((table.seat(1).n_home(), table.seat(1).resources[Color::Blue]), (0, 1));
}

/// PH-G01 PH-G02: the cap of three is spring's alone.
#[test]
fn as_many_migrate_in_summer_as_are_paid_for() {
    let mut table = Table::summer(2, 5);
    for i in 4..=5 {
        table.member(2, i, "tent");
    }
    table.camp(2, "K1", "1b").camp(2, "K2", "3a").markers(2, &[Color::White; 5]);
    table.refuses(2, "migrate 1b 5", "PH-G03");
    table.act(2, "migrate 1b 4");
    assert_eq!((table.seat(2).markers[Color::White], table.seat(2).n_home()), (1, 0));
    let mut spring = Table::new(2);
    for i in 4..=5 {
        spring.member(1, i, "tent");
    }
    spring.resources(1, &[Color::Blue, Color::Brown, Color::Yellow, Color::Red]);
    spring.refuses(1, "migrate start 4", "PH-G01");
    assert!(spring.allows(1, "migrate start 3"));
}

/// PH-G02 PH-G03: one white marker a member; only those at home; occupancy does not matter.
#[test]
fn summer_migration() {
    let mut table = Table::summer(2, 5);
    table.markers(2, &[Color::White, Color::White, Color::White]);
    table.refuses(2, "migrate start 3", "PH-G03");
    table.act(2, "migrate start 2");
    assert_eq!((table.seat(2).markers[Color::White], table.seat(2).n_home()), (1, 0));
    let here = table.state.players.iter().flat_map(|p| p.members.values());
    let start = crate::state::Spot::On(crate::ids::START);
    assert_eq!(here.filter(|m| **m == start).count(), 4);
    let mut poor = Table::summer(2, 5);
    poor.markers(2, &[Color::White]);
    poor.refuses(2, "migrate start 2", "PH-G02");
}
