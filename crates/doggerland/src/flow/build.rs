//! A habitat is built: which side, and where (DG-A02 … DG-A04).

use kernel::{Choices, Seat, Sink};

use super::Step;
use crate::{
    Doggerland,
    choice::Choice,
    event::Event,
    ids::{Side, Site},
    query,
    state::State,
};

pub(super) fn legal(game: &Doggerland, state: &State, seat: Seat, chief: bool, out: &mut Choices<Choice>) {
    query::raises(game, state.clan(seat), chief).for_each(|(side, site)| out.push(Choice::Raise(side, site)));
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    chief: bool,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Raise(side, site) = choice else { unreachable!("{choice:?} builds nothing") };
    raise(game, state, seat, chief, side, site, sink);
}

fn raise<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    chief: bool,
    side: Side,
    site: Site,
    sink: &mut S,
) {
    state.frames.pop();
    state.pay_cost(seat, &query::habitat_cost(game, side, chief), sink);
    state.raise(seat, side, site, sink);
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    chief: bool,
    sink: &mut S,
) -> Step {
    let mut options = query::raises(game, state.clan(seat), chief);
    let (first, second) = (options.next(), options.next());
    drop(options);
    match (first, second) {
        (Some((side, site)), None) => {
            raise(game, state, seat, chief, side, site, sink);
            Step::Again
        }
        _ => Step::Wait,
    }
}
