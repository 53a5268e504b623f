//! A price of different colors, paid one cube at a time in the order of colors (PH-E01, PH-G01, PH-Q06).

use kernel::{Choices, Finite, Seat, Sink};
use stdx::Bits;

use super::{Frame, Step, act, act::Deed};
use crate::{Choice, Event, Prehistory, State, ids::Color};

/// The colors that can still be paid.
pub(crate) fn open(game: &Prehistory, state: &State, seat: Seat, deed: Deed, from: u8) -> Bits<Color> {
    let action = deed.action();
    let colors = state.prices_at(game, action.wheel(), game.half(action));
    let player = state.player(seat);
    colors.iter().filter(|c| c.index() >= from as usize && player.resources[*c] > 0).collect()
}

/// A color is offered if enough later ones are left for the rest.
pub(super) fn legal(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    deed: Deed,
    left: u8,
    from: u8,
    out: &mut Choices<Choice>,
) {
    let open = open(game, state, seat, deed, from);
    let last = (open.len() + 1).saturating_sub(left as usize);
    open.iter().take(last).for_each(|color| out.push(Choice::Pay(color)));
}

pub(super) fn apply<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    deed: Deed,
    left: u8,
    color: Color,
    sink: &mut S,
) {
    state.pay_resource(seat, color, sink);
    state.frames.set(Frame::Pay { seat, deed, left: left - 1, from: color.index() as u8 + 1 });
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    deed: Deed,
    left: u8,
    from: u8,
    sink: &mut S,
) -> Step {
    if left > 0 {
        let open = open(game, state, seat, deed, from);
        if open.len() > left as usize {
            return Step::Wait;
        }
        // No choice is left: the rest is paid at once.
        open.iter().for_each(|color| state.pay_resource(seat, color, sink));
    }
    act::perform(game, state, seat, deed, sink);
    state.frames.set(Frame::Foot { seat, action: deed.action() });
    Step::Again
}
