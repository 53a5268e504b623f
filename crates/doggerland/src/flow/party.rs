//! Who goes on an expedition, part by part in one order, so that every party has one path (DG-X04, DG-D01, DG-E01).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{Step, program};
use crate::{
    Doggerland,
    choice::Choice,
    event::Event,
    frame::{Frame, Order, Party},
    ids::{Good, Happening, Role},
    land::Cell,
    query,
    state::State,
};

/// `from` when only tools may still be added.
pub const TOOLS: u8 = 5;

pub(super) fn legal(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    cell: Cell,
    party: Party,
    from: u8,
    out: &mut Choices<Choice>,
) {
    let options = query::party_options(game, state, seat, cell, &party, from);
    Role::all().filter(|r| options.roles >> *r as u8 & 1 == 1).for_each(|r| out.push(Choice::Send(r)));
    if options.tool {
        out.push(Choice::Bring);
    }
    if options.done {
        out.push(Choice::Done);
    }
}

pub(super) fn apply<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    cell: Cell,
    mut party: Party,
    _from: u8,
    choice: Choice,
    sink: &mut S,
) {
    let from = match choice {
        Choice::Send(role) => {
            party.who[role as usize] += 1;
            role as u8
        }
        Choice::Bring => {
            party.tools += 1;
            TOOLS
        }
        _ => return leave(state, seat, cell, party, sink),
    };
    state.frames.set(Frame::Party { seat, cell, party, from });
}

/// With one way on there is nothing to choose; but a party leaves only when its owner says so.
pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    cell: Cell,
    party: Party,
    from: u8,
    sink: &mut S,
) -> Step {
    let options = query::party_options(game, state, seat, cell, &party, from);
    if options.n_options() != 1 || options.done {
        return Step::Wait;
    }
    let choice = if options.tool {
        Choice::Bring
    } else {
        Choice::Send(Role::nth(options.roles.trailing_zeros() as usize))
    };
    apply(state, seat, cell, party, from, choice, sink);
    Step::Again
}

/// The party leaves: one fur for the whole group in the cold (DG-P02), more in a snowstorm (DG-Z20).
fn leave<S: Sink<Event>>(state: &mut State, seat: Seat, cell: Cell, party: Party, sink: &mut S) {
    let cold = state.is_cold() && !state.acts(Happening::MildSpell);
    for _ in 0..u8::from(cold) + u8::from(state.acts(Happening::Snowstorm)) {
        state.charge(seat, Good::Fur, sink);
    }
    state.frames.pop();
    state.program(seat, Order::Expedition { cell, party }, sink);
    program::turn_over(state);
}
