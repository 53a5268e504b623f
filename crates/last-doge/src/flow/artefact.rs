//! A seat takes an artefact: one of the row, which is refilled, or the top of the pile (LD-F01).

use kernel::{Choices, Seat, Sink};

use super::{Frame, Step};
use crate::{choice::Choice, event::Event, state::State};

pub fn legal(state: &State, out: &mut Choices<Choice>) {
    state.row.iter().for_each(|a| out.push(Choice::Take(a)));
    if !(state.pile | state.gone).is_empty() {
        out.push(Choice::TakeTop);
    }
}

pub fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, choice: Choice, sink: &mut S) {
    match choice {
        Choice::Take(artefact) => {
            state.frames.set(Frame::Unearth { to: None });
            state.take(seat, artefact, sink);
        }
        Choice::TakeTop => state.frames.set(Frame::Unearth { to: Some(seat) }),
        other => unreachable!("{other:?} at the artefacts"),
    }
}

pub fn settle(state: &mut State) -> Step {
    if (state.row | state.pile | state.gone).is_empty() {
        state.frames.pop();
        return Step::Again;
    }
    Step::Wait
}
