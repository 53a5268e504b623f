//! Which member does it, and where the token of a perfect painting lies.

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{Step, program};
use crate::{
    choice::Choice,
    event::Event,
    frame::{Frame, Order, RiteOrder, Task},
    ids::{Happening, Panel, Rite, Role, Spot},
    query,
    state::State,
};

pub(super) fn legal(state: &State, seat: Seat, task: Task, out: &mut Choices<Choice>) {
    let roles = query::candidates(state, seat, task);
    Role::all().filter(|role| roles >> *role as u8 & 1 == 1).for_each(|role| out.push(Choice::Send(role)));
}

pub(super) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, task: Task, choice: Choice, sink: &mut S) {
    let Choice::Send(role) = choice else { unreachable!("{choice:?} sends nobody") };
    place(state, seat, task, role, sink);
}

/// With one kind of member left there is nothing to choose.
pub(super) fn settle<S: Sink<Event>>(state: &mut State, seat: Seat, task: Task, sink: &mut S) -> Step {
    let roles = query::candidates(state, seat, task);
    if roles.count_ones() > 1 {
        return Step::Wait;
    }
    place(state, seat, task, Role::nth(roles.trailing_zeros() as usize), sink);
    Step::Again
}

/// A member is placed and the programming cost paid (DG-P02).
pub(in crate::flow) fn place<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    task: Task,
    by: Role,
    sink: &mut S,
) {
    let order = match task {
        Task::Build => {
            program::charge_work(state, seat, true, sink);
            Order::Build { by }
        }
        Task::Craft(craft) => {
            program::charge_work(state, seat, false, sink);
            Order::Craft { by, craft }
        }
        Task::Paint(panel) => {
            let spot = state.spot(panel).expect("a picture that is turned up");
            if state.acts(Happening::TorchlitCave) && !state.solo.torch_used {
                return state.frames.set(Frame::Torch { seat, by, spot });
            }
            program::charge_work(state, seat, true, sink);
            Order::Paint { by, spot }
        }
        Task::Train(ability) => Order::Train { by, ability },
        Task::Twins => Order::Rite(RiteOrder { rite: Rite::Twins, mate: Some(by), spot: None }),
    };
    state.frames.pop();
    state.program(seat, order, sink);
    program::turn_over(state);
}

/// DG-Z13: one painting of the player's choice costs nothing.
pub(super) fn apply_torch<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    by: Role,
    spot: Spot,
    choice: Choice,
    sink: &mut S,
) {
    if choice == Choice::Accept {
        state.solo.torch_used = true;
    } else {
        program::charge_work(state, seat, true, sink);
    }
    state.frames.pop();
    state.program(seat, Order::Paint { by, spot }, sink);
    program::turn_over(state);
}

pub(super) fn legal_mark(state: &State, out: &mut Choices<Choice>) {
    let mut panels = query::open_panels(state);
    while panels != 0 {
        out.push(Choice::Mark(Panel::nth(panels.trailing_zeros() as usize)));
        panels &= panels - 1;
    }
}

/// DG-H03: the token lies on a free picture at once and costs nothing.
pub(super) fn apply_mark<S: Sink<Event>>(state: &mut State, seat: Seat, choice: Choice, sink: &mut S) {
    let Choice::Mark(panel) = choice else { unreachable!("{choice:?} marks no picture") };
    let order = RiteOrder { rite: Rite::PerfectPainting, mate: None, spot: state.spot(panel) };
    state.frames.pop();
    state.program(seat, Order::Rite(order), sink);
    program::turn_over(state);
}
