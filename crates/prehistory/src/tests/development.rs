//! Development points.

use kernel::Seat;

use super::{Table, game};
use crate::{
    flow::Frame,
    ids::{Color, Wheel},
};

/// PH-V01: one point turns a price tile either way or the own weather tile; two buy a resource, three a marker; a cube is one point.
#[test]
fn points_buy_everything() {
    let mut table = Table::new(2);
    table.seat_mut(1).dev = 8;
    let weather = table.seat(1).weather_turn;
    table.act(1, "turn painting clockwise").act(1, "turn migration back").act(1, "turn weather");
    assert_eq!((table.dial(Wheel::Painting).turn, table.dial(Wheel::Migration).turn), (1, 5));
    assert_eq!((table.seat(1).weather_turn, table.seat(1).dev), ((weather + 1) % 6, 5));
    table.act(1, "buy red").act(1, "buy blue marker");
    assert_eq!((table.seat(1).resources[Color::Red], table.seat(1).markers[Color::Blue]), (1, 1));
    assert_eq!(table.seat(1).dev, 0);
    table.refuses(1, "turn painting back", "PH-V01");
    table.refuses(1, "buy red", "PH-V01");
    table.refuses(1, "sell white", "PH-V01");
    table.refuses(1, "sell white marker", "PH-V01");
    table.act(1, "sell red").act(1, "sell blue marker");
    assert_eq!(table.seat(1).dev, 2);
    assert_eq!(table.decider(), 1, "the turn goes on");
}

/// PH-V01: a tile of the center does not exist among those that can be turned.
#[test]
fn the_center_is_never_turned() {
    let mut table = Table::new(2);
    table.seat_mut(1).dev = 9;
    let center = table.center();
    for wheel in Wheel::ALL {
        table.act(1, &format!("turn {wheel} clockwise"));
    }
    assert_eq!(table.center(), center);
    assert!(super::names().find("turn center clockwise").is_err());
}

/// PH-Q27: only in the own turn.
#[test]
fn powers_wait_for_the_own_turn() {
    let mut table = Table::new(2);
    table.seat_mut(2).dev = 9;
    table.refuses(2, "turn painting clockwise", "PH-Q27");
}

/// PH-V01: powers are there in every season, and lists stay short.
#[test]
fn powers_are_offered_in_every_season() {
    let n = 2;
    for frame in [
        Frame::Income { turn: 0 },
        Frame::Spring { turn: 0, passed: kernel::Seats::EMPTY },
        Frame::Pillars { left: 1 },
        Frame::Summer { action: 3, left: 1 },
        Frame::Autumn { turn: 0, points: 30, tired: stdx::Bits::EMPTY, used: stdx::Bits::EMPTY },
        Frame::Last { turn: 0 },
    ] {
        let mut table = Table::new(n).at(frame);
        table.seat_mut(1).dev = 30;
        for color in Color::ALL {
            table.seat_mut(1).resources[*color] = 9;
            table.seat_mut(1).markers[*color] = 9;
        }
        for (i, place) in ["1a", "2c", "4b", "6a", "6b", "7b"].into_iter().enumerate() {
            table.member(1, 4 + i, place);
        }
        let options = table.options(1);
        assert!(options.len() <= 256 && options.len() >= 35, "{frame:?} has {}", options.len());
        for power in
            ["turn river back", "turn weather", "buy grey", "buy white marker", "sell red", "sell red marker"]
        {
            assert!(options.iter().any(|o| o == power), "{power} in {frame:?}");
        }
    }
}

/// PH-V01: a step for a development point without any cube paid.
#[test]
fn a_point_is_a_step() {
    let mut table = Table::autumn(2);
    table.seat_mut(1).dev = 1;
    table.act(1, "stride");
    table.refuses(1, "stride", "PH-M01");
    assert!(table.allows(1, "walk start"));
    assert_eq!(game().steps[table.center().expect("laid")][Color::Grey], 2);
    assert_eq!(table.state.decider(table.state.frames.top()), Some(kernel::Finite::nth(0)).map(|s: Seat| s));
}
