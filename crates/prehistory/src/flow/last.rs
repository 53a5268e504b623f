//! The last action after the fifth year, by summer rules (PH-X01, PH-Q21).

use kernel::{Choices, Finite, Seat, Sink};

use super::{
    Frame, Step,
    act::{self, Season},
    power,
};
use crate::{Choice, Event, Prehistory, State, ids::Action};

pub(super) fn legal(game: &Prehistory, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    for action in Action::all() {
        act::offer(game, state, seat, action, Season::Summer, out);
    }
    power::offer(game, state, seat, out);
    out.push(Choice::Pass);
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    turn: u8,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    if choice == Choice::Pass {
        if S::ON {
            sink.emit(Event::Passed { seat });
        }
    } else {
        // Shamans have nothing left to dance for.
        act::summer(game, state, seat, choice, sink);
    }
    state.frames.set(Frame::Last { turn: turn + 1 });
}

pub(super) fn settle<S: Sink<Event>>(state: &mut State, turn: u8, sink: &mut S) -> Step {
    if turn < state.n_seats {
        return Step::Wait;
    }
    if S::ON {
        sink.emit(Event::Ended);
    }
    state.frames.pop();
    Step::Again
}
