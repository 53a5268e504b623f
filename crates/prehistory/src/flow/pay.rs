//! A price paid one cube at a time, in any order (PH-E01, PH-G01, PH-Q06).

use kernel::{Choices, Seat, Sink};
use stdx::{Bits, Table};

use super::{
    Frame, Step, act,
    act::Deed,
    owe::{self, Means},
    power,
};
use crate::{
    Choice, Event, Prehistory, State,
    ids::{Action, Color},
    pack::ByColor,
};

/// The colors that can be paid now.
fn open(game: &Prehistory, state: &State, seat: Seat, deed: Deed, paid: Bits<Color>) -> Bits<Color> {
    let action = deed.action();
    let shown = state.prices_at(game, action.wheel(), game.half(action));
    let player = state.player(seat);
    let again = action == Action::Migration;
    shown.iter().filter(|c| player.resources[*c] > 0 && (again || !paid.contains(*c))).collect()
}

/// A color is offered if the rest can still be paid after it; powers in between are allowed (PH-V01).
pub(super) fn legal(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    deed: Deed,
    left: u8,
    paid: Bits<Color>,
    out: &mut Choices<Choice>,
) {
    for color in open(game, state, seat, deed, paid) {
        let mut means = Means::of(state, seat);
        means.resources[color] -= 1;
        let rest = owe::of_deed(game, state, seat, deed, left - 1, paid.with(color));
        if rest.can_be_paid(game, state, &means, None) {
            out.push(Choice::Pay(color));
        }
    }
    power::offer(game, state, seat, out);
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    deed: Deed,
    left: u8,
    paid: Bits<Color>,
    sink: &mut S,
) -> Step {
    if left > 0 {
        let open = open(game, state, seat, deed, paid);
        let player = state.player(seat);
        // Between two parts a development point can change the price; before the first one it could as well be used
        // before the action. Otherwise what leaves no choice is paid at once.
        let may_change = player.dev > 0 && !(paid.is_empty() && left == 1);
        let mut each: ByColor<u16> = Table::filled(0);
        for color in open {
            let again = if deed.action() == Action::Migration { player.resources[color] } else { 1 };
            each[color] = again.min(if open.len() == 1 { u16::from(left) } else { u16::MAX });
        }
        if may_change || each.values().sum::<u16>() != u16::from(left) {
            return Step::Wait;
        }
        for (color, n) in each.iter() {
            (0..*n).for_each(|_| state.pay_resource(seat, color, sink));
        }
    }
    act::perform(game, state, seat, deed, sink);
    state.frames.set(Frame::Foot { seat, action: deed.action() });
    Step::Again
}
