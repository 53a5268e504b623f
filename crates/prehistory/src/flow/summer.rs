//! Summer: pillars, the six actions with markers, fishing income (PH-U01 … PH-U04).

use kernel::{Choices, Finite, Seat, Sink};
use stdx::Bits;

use super::{
    Frame, Step,
    act::{self, Season},
    power,
};
use crate::{
    Choice, Event, Prehistory, State,
    ids::{Action, Cells},
    score::mark,
};

/// PH-U02, PH-Q03: a pillar with cubes must be taken; one that was taken is bare.
pub(super) fn legal_pillars(game: &Prehistory, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    for action in Action::all().filter(|a| !state.is_bare(*a)) {
        out.push(Choice::Pillar(action));
    }
    power::offer(game, state, seat, out);
}

pub(super) fn settle_pillars(state: &mut State, left: u8) -> Step {
    if left == 0 || Action::all().all(|a| state.is_bare(a)) {
        state.frames.set(Frame::Summer { action: 0, left: state.n_seats });
        return Step::Again;
    }
    Step::Wait
}

pub(super) fn legal(game: &Prehistory, state: &State, seat: Seat, action: u8, out: &mut Choices<Choice>) {
    act::offer(game, state, seat, Action::nth(action as usize), Season::Summer, out);
    power::offer(game, state, seat, out);
    out.push(Choice::Pass);
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    action: u8,
    left: u8,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    state.frames.set(Frame::Summer { action, left: left - 1 });
    if choice == Choice::Pass {
        if S::ON {
            sink.emit(Event::Passed { seat });
        }
        return;
    }
    let dancers = act::summer(game, state, seat, choice, sink);
    if dancers > 0 {
        // PH-D03: as many shamans as were paid for may move, or none.
        let start = state.player(seat).shamans;
        state.frames.push(Frame::Dance { seat, card: None, left: dancers, start, moved: Bits::EMPTY });
    }
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    action: u8,
    left: u8,
    sink: &mut S,
) -> Step {
    if left > 0 {
        return Step::Wait;
    }
    if (action as usize) + 1 < Action::COUNT {
        state.frames.set(Frame::Summer { action: action + 1, left: state.n_seats });
        return Step::Again;
    }
    for seat in state.seats() {
        if let Some(mark) = mark(game, state.player(seat).fishing) {
            state.pay_income(seat, mark.points, mark.dev, sink);
        }
    }
    if S::ON {
        sink.emit(Event::AutumnBegan);
    }
    state.frames.set(Frame::Autumn { turn: 0, points: 0, tired: Bits::EMPTY, used: Cells::EMPTY });
    Step::Again
}
