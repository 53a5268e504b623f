//! Building camps: the site, the builders, those who settle (PH-M04, PH-M05, PH-Q14, PH-Q15).

use kernel::{Choices, Finite, Seat, Sink};
use stdx::Bits;

use super::{Frame, Step, power};
use crate::{
    Choice, Event, Prehistory, State,
    effect::Gain,
    ids::{Camp, Cell, Cells, Member},
    pack::Feature,
    state::Spot,
};

/// The camp cells on or next to the mover on which an own member has stopped this autumn and nobody has built (PH-Q14).
pub(crate) fn sites(game: &Prehistory, state: &State, seat: Seat, mover: Member) -> Cells {
    let Spot::On(cell) = state.player(seat).members[mover] else { return Cells::EMPTY };
    let stopped = state.land(game).around(cell) & state.used();
    stopped
        .iter()
        .filter(|c| state.ground(game, *c).is_some_and(|g| g.feature == Feature::Camp) && !state.is_built(*c))
        .collect()
}

/// The own members on a cell and next to it.
pub(crate) fn helpers(game: &Prehistory, state: &State, seat: Seat, cell: Cell) -> Bits<Member> {
    let around = state.land(game).around(cell);
    let members = state.player(seat).members.iter();
    members.filter(|(_, s)| matches!(s, Spot::On(c) if around.contains(*c))).map(|(m, _)| m).collect()
}

/// The camps still in the own reserve that so many members can build.
fn affordable(game: &Prehistory, state: &State, seat: Seat, n: usize) -> impl Iterator<Item = Camp> {
    let built = state.player(seat).camps;
    let cards = game.camps;
    Camp::all().filter(move |camp| built[*camp].is_none() && cards[*camp].members as usize <= n)
}

pub(super) fn legal(game: &Prehistory, state: &State, seat: Seat, mover: Member, out: &mut Choices<Choice>) {
    for cell in sites(game, state, seat, mover) {
        let n = helpers(game, state, seat, cell).len();
        affordable(game, state, seat, n).for_each(|camp| out.push(Choice::Build(cell, camp)));
    }
    power::offer(game, state, seat, out);
    out.push(Choice::Done);
}

pub(super) fn apply(game: &Prehistory, state: &mut State, seat: Seat, mover: Member, choice: Choice) {
    match choice {
        Choice::Build(cell, camp) => {
            let helpers = helpers(game, state, seat, cell);
            let need = game.camps[camp].members;
            if helpers.len() == need as usize {
                let gone = Bits::EMPTY;
                state.frames.push(Frame::Settle { seat, cell, camp, crew: helpers, gone, from: 0 });
            } else {
                // The mover must be one of them (PH-Q14).
                let crew = Bits::only(mover);
                state.frames.push(Frame::Crew { seat, cell, camp, crew, left: need - 1, from: 0 });
            }
        }
        Choice::Done => state.frames.pop(),
        other => unreachable!("{other:?} is nothing to build"),
    }
}

pub(super) fn settle(game: &Prehistory, state: &mut State, seat: Seat, mover: Member) -> Step {
    let can_build = sites(game, state, seat, mover).iter().any(|cell| {
        let n = helpers(game, state, seat, cell).len();
        affordable(game, state, seat, n).next().is_some()
    });
    if can_build {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}

#[allow(clippy::too_many_arguments)]
pub(super) fn legal_crew(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    cell: Cell,
    crew: Bits<Member>,
    left: u8,
    from: u8,
    out: &mut Choices<Choice>,
) {
    let open = helpers(game, state, seat, cell) - crew;
    let open: Bits<Member> = open.iter().filter(|m| m.index() >= from as usize).collect();
    let last = (open.len() + 1).saturating_sub(left as usize);
    open.iter().take(last).for_each(|member| out.push(Choice::Name(member)));
    power::offer(game, state, seat, out);
}

pub(super) fn name(
    state: &mut State,
    seat: Seat,
    cell: Cell,
    camp: Camp,
    crew: Bits<Member>,
    left: u8,
    member: Member,
) {
    let from = member.index() as u8 + 1;
    state.frames.set(Frame::Crew { seat, cell, camp, crew: crew.with(member), left: left - 1, from });
}

pub(super) fn settle_crew(
    state: &mut State,
    seat: Seat,
    cell: Cell,
    camp: Camp,
    crew: Bits<Member>,
    left: u8,
) -> Step {
    if left > 0 {
        return Step::Wait;
    }
    state.frames.set(Frame::Settle { seat, cell, camp, crew, gone: Bits::EMPTY, from: 0 });
    Step::Again
}

/// The builders who can still be named as settlers, and how many are still needed.
fn settlers(
    game: &Prehistory,
    camp: Camp,
    crew: Bits<Member>,
    gone: Bits<Member>,
    from: u8,
) -> (Bits<Member>, usize) {
    let open = (crew - gone).iter().filter(|m| m.index() >= from as usize).collect();
    (open, game.camps[camp].settlers as usize - gone.len())
}

pub(super) fn legal_settle(
    game: &Prehistory,
    camp: Camp,
    crew: Bits<Member>,
    gone: Bits<Member>,
    from: u8,
    out: &mut Choices<Choice>,
) {
    let (open, left) = settlers(game, camp, crew, gone, from);
    let last = (open.len() + 1).saturating_sub(left);
    open.iter().take(last).for_each(|member| out.push(Choice::Settle(member)));
}

pub(super) fn settle_settle<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    (cell, camp, crew, gone, from): (Cell, Camp, Bits<Member>, Bits<Member>, u8),
    sink: &mut S,
) -> Step {
    let (open, left) = settlers(game, camp, crew, gone, from);
    if left > 0 && open.len() > left {
        return Step::Wait;
    }
    let gone = if left > 0 { gone | open } else { gone };
    let card = game.camps[camp];
    state.build(seat, camp, cell, sink);
    state.gain(seat, &Gain { dev: card.dev, points: card.points, ..Gain::default() }, sink);
    gone.iter().for_each(|member| state.settle_down(seat, member, sink));
    state.frames.pop();
    Step::Again
}
