//! Two for one, tools excepted, any number of times (DG-H08) or up to three (DG-Z04).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::Step;
use crate::{
    change::emit,
    choice::Choice,
    event::Event,
    frame::Frame,
    ids::{Good, Ware},
    state::{Clan, State},
};

/// As often as one likes.
pub const ANY: u8 = u8::MAX;

/// How much of a ware a clan has.
#[inline]
pub fn stock(clan: &Clan, ware: Ware) -> u8 {
    match ware.good() {
        (Good::Fruit, bowl) => clan.bowls[bowl][0],
        (Good::Meat, bowl) => clan.bowls[bowl][1],
        (good, _) => clan.store(good),
    }
}

/// The wares that can be given now; the first only if a second can follow.
fn open(clan: &Clan, given: [Option<Ware>; 2]) -> impl Iterator<Item = Ware> {
    let total: u16 = Ware::all().map(|ware| u16::from(stock(clan, ware))).sum();
    let mut before: u16 = 0;
    Ware::all().filter(move |ware| {
        let here = u16::from(stock(clan, *ware));
        let after = total - before;
        before += here;
        here > 0 && given[0].map_or(after >= 2, |first| *ware >= first)
    })
}

pub(super) fn legal(state: &State, seat: Seat, given: [Option<Ware>; 2], out: &mut Choices<Choice>) {
    if given[1].is_some() {
        let goods = Good::all().filter(|good| *good != Good::Tool);
        return goods.for_each(|good| out.push(Choice::Receive(good)));
    }
    open(state.clan(seat), given).for_each(|ware| out.push(Choice::Give(ware)));
    if given[0].is_none() {
        out.push(Choice::Done);
    }
}

pub(super) fn apply<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    left: u8,
    given: [Option<Ware>; 2],
    choice: Choice,
    sink: &mut S,
) {
    match (choice, given) {
        (Choice::Give(ware), _) => give(state, seat, left, given, ware, sink),
        (Choice::Receive(got), [Some(one), Some(other)]) => {
            state.gain(seat, got, 1, sink);
            emit(sink, || Event::Traded { seat, given: [one, other], got });
            let left = if left == ANY { ANY } else { left - 1 };
            state.frames.set(Frame::Trade { seat, left, given: [None; 2] });
        }
        _ => state.frames.pop(),
    }
}

fn give<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    left: u8,
    given: [Option<Ware>; 2],
    ware: Ware,
    sink: &mut S,
) {
    match ware.good() {
        (good @ (Good::Fruit | Good::Meat), bowl) => state.pay_food(seat, good, bowl, 1, sink),
        (good, _) => state.pay(seat, good, 1, sink),
    }
    let given = if given[0].is_none() { [Some(ware), None] } else { [given[0], Some(ware)] };
    state.frames.set(Frame::Trade { seat, left, given });
}

pub(super) fn settle<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    left: u8,
    given: [Option<Ware>; 2],
    sink: &mut S,
) -> Step {
    if given[1].is_some() {
        return Step::Wait;
    }
    let mut wares = open(state.clan(seat), given);
    let (first, second) = (wares.next(), wares.next());
    drop(wares);
    match (given[0], first, second) {
        (None, None, _) => state.frames.pop(),
        (None, ..) if left == 0 => state.frames.pop(),
        (Some(_), Some(ware), None) => give(state, seat, left, given, ware, sink),
        _ => return Step::Wait,
    }
    Step::Again
}
