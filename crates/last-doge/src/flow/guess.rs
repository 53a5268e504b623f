//! Guessing what lies under the treasure (LD-G01 to LD-G03).

use kernel::{Finite, Sink};

use super::{Step, turn};
use crate::{
    LastDoge,
    effect::Moment,
    event::Event,
    ids::{Number, Numbers},
    state::{State, Trigger},
};

/// The guesser has seen enough and covers the tile again.
pub fn apply<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    state.frames.pop();
    if S::ON {
        sink.emit(Event::Covered { seat: state.turn.seat });
    }
}

pub fn settle<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    number: Number,
    told: bool,
    sink: &mut S,
) -> Step {
    if told {
        return Step::Wait;
    }
    let seat = state.turn.seat;
    let slot = game.city(state).treasure;
    let right = state.number(&game.content, slot) == Some(number);
    state.frames.set(super::Frame::Guess { number, told: true });
    if S::ON {
        sink.emit(Event::Guessed { seat, number, right });
    }
    // The number named and whether it was right are public (LD-Q09).
    if right {
        state.narrow(&game.content, slot, Numbers::only(number));
        state.treasure = Some(seat);
        turn::alarm(state, Trigger::Treasure, sink);
    } else {
        state.narrow(&game.content, slot, Numbers::full().without(number));
        state.players[seat.index()].failed = true;
        if state.seats().all(|s| state.player(s).failed) {
            turn::alarm(state, Trigger::Failed, sink);
        }
        game.occasion_of_others(state, Moment::OtherFailed, seat, sink);
    }
    Step::Again
}
