//! Development points, at any time in the own turn (PH-V01, PH-Q27).

use kernel::{Choices, Finite, Seat, Sink};

use crate::{
    Choice, Event, State,
    ids::{Color, Way, Wheel},
};

/// What a player could spend, in total.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    pub resources: u16,
    pub markers: u16,
    pub dev: u16,
}

impl Purse {
    pub(crate) fn of(state: &State, seat: Seat) -> Purse {
        let player = state.player(seat);
        Purse { resources: player.n_resources(), markers: player.n_markers(), dev: player.dev }
    }

    /// Whether a resource for the pillar's foot is there or can be bought: two development points buy
    /// one, and every marker sold is one such point (PH-P04, PH-Q01).
    #[inline]
    pub(crate) fn can_foot(self) -> bool {
        self.resources >= 1 || self.dev + self.markers >= 2
    }

    /// Whether there is anything that a power could use.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.resources + self.markers + self.dev == 0
    }
}

/// Offers every power that `seat` can pay. With `keep_foot` none that leaves no cube for the foot.
pub(super) fn offer(state: &State, seat: Seat, keep_foot: bool, out: &mut Choices<Choice>) {
    let player = state.player(seat);
    let purse = if keep_foot { Purse::of(state, seat) } else { Purse { resources: 1, markers: 0, dev: 0 } };
    let keeps = |resources: i32, dev: i32, markers: i32| {
        !keep_foot
            || i32::from(purse.resources) + resources >= 1
            || i32::from(purse.dev) + dev + i32::from(purse.markers) + markers >= 2
    };
    if player.dev >= 1 && keeps(0, -1, 0) {
        for wheel in Wheel::all() {
            out.push(Choice::Turn(wheel, Way::Clockwise));
            out.push(Choice::Turn(wheel, Way::Back));
        }
        out.push(Choice::TurnWeather);
    }
    if player.dev >= 2 {
        Color::all().for_each(|color| out.push(Choice::BuyResource(color)));
    }
    if player.dev >= 3 && keeps(0, -3, 1) {
        Color::all().for_each(|color| out.push(Choice::BuyMarker(color)));
    }
    if keeps(-1, 1, 0) {
        for color in Color::all().filter(|c| player.resources[*c] > 0) {
            out.push(Choice::SellResource(color));
        }
    }
    for color in Color::all().filter(|c| player.markers[*c] > 0) {
        out.push(Choice::SellMarker(color));
    }
}

/// Carries out a power; says whether the choice was one.
pub(super) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, choice: Choice, sink: &mut S) -> bool {
    match choice {
        Choice::Turn(wheel, way) => state.turn_price(seat, wheel, way, sink),
        Choice::TurnWeather => state.turn_weather(seat, true, sink),
        Choice::BuyResource(color) => state.buy(seat, color, false, sink),
        Choice::BuyMarker(color) => state.buy(seat, color, true, sink),
        Choice::SellResource(color) => state.sell(seat, color, false, sink),
        Choice::SellMarker(color) => state.sell(seat, color, true, sink),
        _ => return false,
    }
    true
}
