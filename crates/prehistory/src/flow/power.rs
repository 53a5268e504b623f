//! Development points, at any time in the own turn (PH-V01, PH-Q27).

use kernel::{Choices, Finite, Seat, Sink};

use super::owe::{self, Means};
use crate::{
    Choice, Event, Prehistory, State,
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

/// Offers every power that `seat` can pay, but none that leaves something owed unpayable (PH-Q37).
pub(super) fn offer(game: &Prehistory, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    let player = state.player(seat);
    let owed = owe::owed(game, state);
    let means = Means::of(state, seat);
    let keeps = |means: &Means, turned: Option<(Wheel, Way)>| {
        owed.as_ref().is_none_or(|owed| owed.can_be_paid(game, state, means, turned))
    };
    if player.dev >= 1 {
        let poorer = Means { dev: means.dev - 1, ..means };
        let elsewhere = keeps(&poorer, None);
        for wheel in Wheel::all() {
            let asked = owed.as_ref().is_some_and(|owed| owed.left > 0 && owed.wheel == wheel);
            for way in Way::all() {
                if if asked { keeps(&poorer, Some((wheel, way))) } else { elsewhere } {
                    out.push(Choice::Turn(wheel, way));
                }
            }
        }
        if elsewhere {
            out.push(Choice::TurnWeather);
        }
    }
    if player.dev >= 2 {
        for color in Color::all() {
            let mut after = Means { dev: means.dev - 2, ..means };
            after.resources[color] += 1;
            if keeps(&after, None) {
                out.push(Choice::BuyResource(color));
            }
        }
    }
    if player.dev >= 3 && keeps(&Means { dev: means.dev - 3, markers: means.markers + 1, ..means }, None) {
        Color::all().for_each(|color| out.push(Choice::BuyMarker(color)));
    }
    for color in Color::all().filter(|c| player.resources[*c] > 0) {
        let mut after = Means { dev: means.dev + 1, ..means };
        after.resources[color] -= 1;
        if keeps(&after, None) {
            out.push(Choice::SellResource(color));
        }
    }
    // A marker sold is a point gained: nothing owed gets out of reach.
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
