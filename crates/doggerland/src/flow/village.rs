//! Villages move (DG-N09, DG-U10).

use kernel::{Choices, Seat, Sink};

use super::Step;
use crate::{choice::Choice, event::Event, frame::Frame, query, state::State};

pub(super) fn legal(state: &State, seat: Seat, out: &mut Choices<Choice>) {
    query::village_tiles(state, seat).iter().for_each(|cell| out.push(Choice::Move(cell)));
    out.push(Choice::Stay);
}

pub(super) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, left: u8, choice: Choice, sink: &mut S) {
    if let Choice::Move(cell) = choice {
        state.move_village(seat, cell, sink);
    }
    next(state, seat, left);
}

pub(super) fn settle(state: &mut State, seat: Seat, left: u8) -> Step {
    if !query::village_tiles(state, seat).is_empty() {
        return Step::Wait;
    }
    next(state, seat, left);
    Step::Again
}

fn next(state: &mut State, seat: Seat, left: u8) {
    if left == 1 {
        state.frames.pop();
    } else {
        state.frames.set(Frame::Villages { seat: seat.after(state.n()), left: left - 1 });
    }
}

pub(super) fn apply_wander<S: Sink<Event>>(state: &mut State, seat: Seat, choice: Choice, sink: &mut S) {
    state.frames.pop();
    if let Choice::Move(cell) = choice {
        state.move_village(seat, cell, sink);
    }
}

pub(super) fn settle_wander(state: &mut State, seat: Seat) -> Step {
    if !query::village_tiles(state, seat).is_empty() {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}
