//! Spring.

use kernel::Finite;

use super::Table;
use crate::{
    flow::Frame,
    ids::{Action, Color, Wheel},
};

/// PH-P02 PH-Q09: all tiles turn at once; whoever can pay may turn further before taking, in turn order.
#[test]
fn weather_turns_and_pays() {
    let mut table = Table::new(2).at(Frame::Income { turn: 0 });
    table.seat_mut(1).dev = 2;
    table.resources(2, &[Color::Red]);
    assert_eq!(table.decider(), 1);
    let turn = table.seat(1).weather_turn;
    table.refuses(2, "harvest", "PH-Q27");
    table.act(1, "turn weather").act(1, "harvest");
    assert_eq!(table.seat(1).weather_turn, (turn + 1) % 6);
    assert_eq!(table.seat(1).n_resources(), 7);
    table.act(2, "harvest");
    assert_eq!(table.seat(2).n_resources(), 8);
    assert!(matches!(table.state.frames.top(), Frame::Spring { turn: 0, .. }));
}

/// PH-P02: every number lies one color further after a notch.
#[test]
fn a_notch_shifts_the_colors() {
    let mut table = Table::new(2);
    table.seat_mut(1).weather_turn = 0;
    // W1 is 2, 1, 1, 2, 1, 0 from grey on.
    let seat = kernel::Seat::nth(0);
    let gain = |table: &Table| table.state.weather_gain(super::game(), seat).resources;
    assert_eq!((gain(&table)[Color::Grey], gain(&table)[Color::White]), (2, 0));
    table.seat_mut(1).weather_turn = 1;
    assert_eq!((gain(&table)[Color::Grey], gain(&table)[Color::Red], gain(&table)[Color::Blue]), (0, 2, 1));
}

/// PH-P03: one action a turn, round and round; a pass lasts.
#[test]
fn actions_go_round_until_all_pass() {
    let mut table = Table::new(3);
    for n in 1..=3 {
        table.resources(
            n,
            &[Color::Grey, Color::Grey, Color::Yellow, Color::Yellow, Color::White, Color::Red],
        );
    }
    // Gathering P01: slot 1 costs grey, slot 2 yellow.
    table.act(1, "gather 1").act(1, "foot red");
    assert_eq!(table.decider(), 2);
    table.act(2, "pass");
    table.act(3, "gather 2").act(3, "foot red");
    table.act(1, "pass");
    assert_eq!(table.decider(), 3, "those who passed are not asked again");
    table.act(3, "pass");
    assert!(matches!(table.state.frames.top(), Frame::Pillars { .. }));
}

/// PH-P04: any color goes to the foot; two cubes close the action for all.
#[test]
fn two_feet_close_an_action() {
    let mut table = Table::new(2);
    for n in 1..=2 {
        table.resources(n, &[Color::Grey, Color::Yellow, Color::White, Color::Red, Color::Blue]);
    }
    table.act(1, "gather 1");
    table.refuses(1, "foot brown", "PH-P04");
    table.refuses(1, "pass", "PH-P04");
    table.act(1, "foot blue");
    table.act(2, "gather 2").act(2, "foot red");
    assert_eq!(table.state.feet[Action::Gathering], [Some(Color::Blue), Some(Color::Red)]);
    table.refuses(1, "gather 3", "PH-P04");
}

/// PH-P04: without a resource for the foot there is no action, however well it could be paid.
#[test]
fn no_resource_left_no_action() {
    let mut table = Table::new(2);
    table.resources(1, &[Color::Grey]);
    table.refuses(1, "gather 1", "PH-P04");
    table.resources(1, &[Color::Brown]);
    assert!(table.allows(1, "gather 1"));
}

/// PH-Q01: the foot's cube may come from the reward, from two development points, or from sold markers.
#[test]
fn the_foot_may_be_paid_with_the_reward() {
    // River P05: hunting takes blue, white, yellow. H11 gives a yellow resource.
    let mut table = Table::new(2);
    table.lay_prey(1, "H11").lay_prey(2, "H13").resources(1, &[Color::Blue]);
    assert!(table.allows(1, "hunt 1"));
    table.refuses(1, "hunt 2", "PH-P04");
    table.act(1, "hunt 1");
    table.act(1, "foot yellow");

    let mut table = Table::new(2);
    table.lay_prey(2, "H13").resources(1, &[Color::Blue]);
    table.seat_mut(1).dev = 1;
    // H13 gives a brown marker: one point and one marker sold buy the cube.
    table.act(1, "hunt 2");
    assert!(!table.allows(1, "foot brown"));
    table.refuses(1, "turn weather", "PH-Q01");
    table.act(1, "sell brown marker").act(1, "buy red").act(1, "foot red");
    assert_eq!(table.seat(1).dev, 0);
    assert_eq!(table.decider(), 2);
}

/// PH-Q01: no power may take the last cube away from the foot.
#[test]
fn powers_leave_a_cube_for_the_foot() {
    let mut table = Table::new(2);
    table.lay_food(1, "G06").resources(1, &[Color::Grey, Color::Brown]);
    table.act(1, "gather 1");
    table.refuses(1, "sell brown", "PH-Q01");
    table.seat_mut(1).dev = 1;
    assert!(table.allows(1, "sell brown"), "two points then buy another");
    assert!(table.allows(1, "turn painting back"));
}

/// PH-V01 PH-Q37 PH-E01: a tile turned between two cubes of a price gives the second one its new color.
#[test]
fn what_is_still_to_be_paid_has_the_price_then_shown() {
    // River P05 asks yellow, blue and white for hunting; turned by a notch red, yellow and blue.
    let mut table = Table::new(2);
    table.lay_prey(1, "H07").resources(1, &[Color::Blue, Color::Red, Color::Grey]);
    table.refuses(1, "hunt 1", "PH-E01");
    table.seat_mut(1).dev = 1;
    table.act(1, "hunt 1");
    table.refuses(1, "pay red", "PH-E01");
    table.refuses(1, "turn weather", "PH-Q37");
    table.refuses(1, "sell blue", "PH-Q37");
    table.act(1, "pay blue");
    table.refuses(1, "pay blue", "PH-Q06");
    table.act(1, "turn river clockwise");
    assert!(matches!(table.state.frames.top(), Frame::Foot { .. }), "red was the only color left");
    assert_eq!((table.seat(1).n_resources(), table.dial(Wheel::River).turn), (1, 1));
    assert_eq!(table.points(1, "animals"), 1);
}

/// PH-V01 PH-Q37 PH-D01: the ceremony tile turns between two shamans; without a point for it the action cannot begin.
#[test]
fn the_ceremony_tile_turns_between_two_shamans() {
    // P04 shows blue at position 1; turned by a notch at position 2, where a shaman may stay.
    let mut table = Table::new(2);
    table.lay_rite(1, "C20").resources(1, &[Color::Blue, Color::Blue, Color::Blue]);
    table.refuses(1, "hold 1", "PH-D01");
    table.seat_mut(1).dev = 1;
    table.act(1, "hold 1").act(1, "dance 0 to 1").act(1, "turn ceremony clockwise");
    assert!(matches!(table.state.frames.top(), Frame::Foot { .. }));
    let at: Vec<usize> = table.seat(1).shamans.iter().map(|s| s.index()).collect();
    assert_eq!((at, table.seat(1).rites.len()), (vec![1, 2, 4], 1));
}

/// PH-V01 PH-Q37: cubes are bought between the parts as well, and nothing that is owed gets out of reach.
#[test]
fn cubes_are_bought_between_the_parts() {
    let mut table = Table::new(2);
    table.lay_fish(1, "F09").resources(1, &[Color::Red, Color::Grey, Color::Brown, Color::White]);
    table.seat_mut(1).dev = 1;
    table.act(1, "catch 1").act(1, "pay red").act(1, "sell grey");
    assert!(!table.allows(1, "pay grey"));
    table.refuses(1, "turn weather", "PH-Q37");
    table.act(1, "buy grey").act(1, "foot white");
    assert_eq!((table.seat(1).dev, table.seat(1).fishing), (0, 3));
}

/// PH-C01: markers do not pay for spring, resources not for summer.
#[test]
fn resources_and_markers_never_mix() {
    let mut table = Table::new(2);
    table.markers(1, &[Color::Grey, Color::Grey, Color::Red, Color::Red]);
    let power = |o: &String| ["turn ", "buy ", "sell "].iter().any(|word| o.starts_with(word));
    let actions: Vec<_> = table.options(1).into_iter().filter(|o| !power(o)).collect();
    assert_eq!(actions, ["pass"], "four markers pay for no action of spring");
    table.refuses(1, "gather 1", "PH-B01");
    let mut table = Table::summer(2, 1);
    table.resources(2, &[Color::Red, Color::Red]);
    table.refuses(2, "gather 1", "PH-B02");
}
