//! The window in which opponents may intercept a card (LD-C14, LD-Q13).
//!
//! Who is asked follows from public facts only: who holds cards may hold the reaction, unless all of its kind lie on the
//! discards for everybody to see. Being asked tells nothing (LD-Q32).

use kernel::{Choices, Finite, Seat, Seats, Sink};

use super::{Frame, Step};
use crate::{LastDoge, choice::Choice, effect::Moment, event::Event, ids::Card, state::State};

/// Whether a seat may hold this reaction by all that is public.
pub fn may_hold(game: &LastDoge, state: &State, seat: Seat, reaction: Card) -> bool {
    let all = game.content.cards(state.n_seats as usize).count(reaction);
    !state.player(seat).hand.is_empty() && state.discards.count(reaction) < all
}

/// The opponents of the active player who may intercept.
pub fn asked(game: &LastDoge, state: &State) -> Seats {
    state.others(state.turn.seat).filter(|s| may_hold(game, state, *s, Card::Intercept)).collect()
}

pub fn legal(state: &State, asked: Seats, out: &mut Choices<Choice>) {
    let seat = state.next_of(asked).expect("a window asks somebody");
    if state.player(seat).hand.contains(Card::Intercept) {
        out.push(Choice::React(Card::Intercept));
    }
    out.push(Choice::Pass);
}

pub fn apply<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    card: Card,
    asked: Seats,
    choice: Choice,
    sink: &mut S,
) {
    let seat = state.next_of(asked).expect("a window asks somebody");
    match choice {
        Choice::React(reaction) => {
            // The window goes, and with it the program of the card below.
            state.frames.pop();
            state.frames.pop();
            play(game, state, seat, reaction, sink);
            if S::ON {
                sink.emit(Event::Intercepted { seat: state.turn.seat, card });
            }
        }
        Choice::Pass => state.frames.set(Frame::Window { card, asked: asked.without(seat) }),
        other => unreachable!("{other:?} in a window"),
    }
}

pub fn settle(state: &mut State, asked: Seats) -> Step {
    if asked.is_empty() {
        state.frames.pop();
        return Step::Again;
    }
    Step::Wait
}

/// Plays a reaction card; it counts for nothing and cannot be reacted to (LD-Q13).
pub fn play<S: Sink<Event>>(game: &LastDoge, state: &mut State, seat: Seat, reaction: Card, sink: &mut S) {
    debug_assert!(
        seat.index() < state.n_seats as usize && seat != state.turn.seat,
        "never in the own turn (LD-T06)"
    );
    state.spend(seat, reaction);
    if S::ON {
        sink.emit(Event::Reacted { seat, card: reaction });
    }
    game.occasion(state, Moment::Reacted, seat, sink);
}
