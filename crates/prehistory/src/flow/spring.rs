//! Spring: weather income, actions with resources, the cube at the pillar's foot (PH-P02 … PH-P04).

use kernel::{Choices, Finite, Seat, Seats, Sink};

use super::{
    Frame, Purse, Step,
    act::{self, Season},
    power,
};
use crate::{
    Choice, Event, Prehistory, State,
    ids::{Action, Color},
};

/// PH-P02, PH-Q10: spring begins, all weather tiles turn one step, also in the first year.
pub(super) fn thaw<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Step {
    if S::ON {
        if state.year == 1 {
            sink.emit(Event::YearBegan { year: 1 });
        }
        sink.emit(Event::SpringBegan);
    }
    for seat in state.seats() {
        state.turn_weather(seat, false, sink);
    }
    state.frames.set(Frame::Income { turn: 0 });
    Step::Again
}

/// PH-Q09: whoever has something to spend may turn the tile further before taking.
pub(super) fn legal_income(game: &Prehistory, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    out.push(Choice::Harvest);
    power::offer(game, state, seat, out);
}

pub(super) fn harvest<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    turn: u8,
    seat: Seat,
    sink: &mut S,
) {
    if S::ON {
        sink.emit(Event::Harvested { seat });
    }
    let gain = state.weather_gain(game, seat);
    state.gain(seat, &gain, sink);
    state.frames.set(Frame::Income { turn: turn + 1 });
}

pub(super) fn settle_income<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    turn: u8,
    sink: &mut S,
) -> Step {
    if turn == state.n_seats {
        state.frames.set(Frame::Spring { turn: 0, passed: Seats::EMPTY });
        return Step::Again;
    }
    let seat = state.at_turn(turn);
    if !Purse::of(state, seat).is_empty() {
        return Step::Wait;
    }
    // Nothing to turn the tile with: the income is taken without a question.
    harvest(game, state, turn, seat, sink);
    Step::Again
}

pub(super) fn legal(game: &Prehistory, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    if !Purse::of(state, seat).is_empty() {
        for action in Action::all() {
            act::offer(game, state, seat, action, Season::Spring, out);
        }
        power::offer(game, state, seat, out);
    }
    out.push(Choice::Pass);
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    turn: u8,
    passed: Seats,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    let next = (turn + 1) % state.n_seats;
    if choice == Choice::Pass {
        if S::ON {
            sink.emit(Event::Passed { seat });
        }
        state.frames.set(Frame::Spring { turn: next, passed: passed.with(seat) });
        return;
    }
    state.frames.set(Frame::Spring { turn: next, passed });
    act::spring(game, state, seat, choice, sink);
}

pub(super) fn settle<S: Sink<Event>>(state: &mut State, turn: u8, passed: Seats, sink: &mut S) -> Step {
    if passed.len() == state.n_seats as usize {
        // PH-U01: summer begins.
        if S::ON {
            sink.emit(Event::SummerBegan);
        }
        state.raise(sink);
        state.frames.set(Frame::Pillars { left: state.n_seats });
        return Step::Again;
    }
    if passed.contains(state.at_turn(turn)) {
        state.frames.set(Frame::Spring { turn: (turn + 1) % state.n_seats, passed });
        return Step::Again;
    }
    Step::Wait
}

/// PH-P04: any color; without a resource one must be bought first (PH-Q01).
pub(super) fn legal_foot(game: &Prehistory, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    let player = state.player(seat);
    for color in Color::all().filter(|c| player.resources[*c] > 0) {
        out.push(Choice::Foot(color));
    }
    power::offer(game, state, seat, out);
}
