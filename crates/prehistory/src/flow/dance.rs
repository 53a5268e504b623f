//! Shamans around the fire (PH-D01 … PH-D03, PH-Q04, PH-Q05).
//!
//! Each moves to a position that is free, or stays where it is and is paid for; in any order.

use kernel::{Choices, Seat, Sink};
use stdx::Bits;

use super::{
    Frame, Step, act,
    owe::{self, Means},
    power,
};
use crate::{
    Choice, Event, Prehistory, State,
    ids::{Action, Row, Side, Wheel},
};

/// The parts of a dance chosen so far.
#[derive(Copy, Clone)]
pub(super) struct Part {
    /// The card of spring; nothing for a ceremony without one, and in summer, where moving is free and optional.
    pub card: Option<Row>,
    pub left: u8,
    /// Where the shamans were at the start of the action.
    pub start: Bits<Side>,
    /// Where those stood that have moved, or were paid to stay.
    pub moved: Bits<Side>,
}

/// The positions that no own shaman held or has gone to.
fn free(state: &State, seat: Seat, start: Bits<Side>) -> Bits<Side> {
    !(start | state.player(seat).shamans)
}

/// Whether a shaman may be paid to go somewhere, so that the rest can still be paid.
fn may_pay(game: &Prehistory, state: &State, seat: Seat, part: Part, from: Side, to: Side) -> bool {
    let mut means = Means::of(state, seat);
    let color = state.price_at(game, Wheel::Ceremony, to);
    if means.resources[color] == 0 {
        return false;
    }
    means.resources[color] -= 1;
    let card = part.card.map(|row| (row, part.left - 1));
    let mut rest = owe::of_dance(game, state, seat, card, part.start, part.moved.with(from));
    if let owe::Parts::Positions(sides) = &mut rest.parts {
        sides.remove(to);
    }
    rest.can_be_paid(game, state, &means, None)
}

/// Every way to move the next shaman, those of one position after those of the one before.
fn moves(game: &Prehistory, state: &State, seat: Seat, part: Part) -> impl Iterator<Item = (Side, Side)> {
    let paid = state.is_spring();
    let free = free(state, seat, part.start);
    let movers = if part.left == 0 { Bits::EMPTY } else { part.start - part.moved };
    movers.iter().flat_map(move |from| {
        let goals = if paid { free.with(from) } else { free };
        goals
            .iter()
            .filter(move |to| !paid || may_pay(game, state, seat, part, from, *to))
            .map(move |to| (from, to))
    })
}

/// Whether the dance may end here: a ceremony without a card needs a dancer (PH-Q05).
fn may_end(state: &State, part: Part) -> bool {
    part.card.is_none() && (!state.is_spring() || !part.moved.is_empty())
}

pub(super) fn legal(game: &Prehistory, state: &State, seat: Seat, part: Part, out: &mut Choices<Choice>) {
    moves(game, state, seat, part).for_each(|(from, to)| out.push(Choice::Dance(from, to)));
    power::offer(game, state, seat, out);
    if may_end(state, part) {
        out.push(Choice::Done);
    }
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    part: Part,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Dance(from, to) => step(game, state, seat, part, from, to, sink),
        Choice::Done if state.is_spring() => end(game, state, seat, part, sink),
        Choice::Done => state.frames.pop(),
        other => unreachable!("{other:?} is no dance"),
    }
}

fn step<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    part: Part,
    from: Side,
    to: Side,
    sink: &mut S,
) {
    if state.is_spring() {
        let color = state.price_at(game, Wheel::Ceremony, to);
        state.pay_resource(seat, color, sink);
    }
    state.dance(seat, from, to, sink);
    let Part { card, left, start, moved } = part;
    state.frames.set(Frame::Dance { seat, card, left: left - 1, start, moved: moved.with(from) });
}

/// The ceremony of spring is over: the card is taken, if there is one, and the foot's cube is asked for.
fn end<S: Sink<Event>>(game: &Prehistory, state: &mut State, seat: Seat, part: Part, sink: &mut S) {
    match part.card {
        Some(row) => act::hold(game, state, seat, row, sink),
        None => act::celebrate(state, seat, sink),
    }
    state.frames.set(Frame::Foot { seat, action: Action::Ceremony });
}

/// The only way to go on, where there is no other and no development point to change that.
fn forced(game: &Prehistory, state: &State, seat: Seat, part: Part) -> Option<(Side, Side)> {
    // Before the first part a development point could as well be used before the action.
    let may_change = state.player(seat).dev > 0 && !(part.moved.is_empty() && part.left == 1);
    if part.card.is_none() || may_change {
        return None;
    }
    let mut moves = moves(game, state, seat, part);
    let first = moves.next()?;
    if moves.next().is_none() {
        return Some(first);
    }
    // All shamans go to all the positions that can be paid: who goes where makes no difference.
    let waiting = part.start - part.moved;
    let positions = free(state, seat, part.start) | waiting;
    let resources = &state.player(seat).resources;
    let payable = |side: &Side| resources[state.price_at(game, Wheel::Ceremony, *side)] > 0;
    let goals: Bits<Side> = positions.iter().filter(payable).collect();
    (waiting.len() == part.left as usize && goals.len() == part.left as usize)
        .then(|| {
            let from = waiting.first()?;
            let to = if goals.contains(from) { from } else { (goals - waiting).first()? };
            Some((from, to))
        })
        .flatten()
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    part: Part,
    sink: &mut S,
) -> Step {
    // In summer the player says when the dance is over.
    if !state.is_spring() {
        return Step::Wait;
    }
    if part.left == 0 {
        end(game, state, seat, part, sink);
        return Step::Again;
    }
    match forced(game, state, seat, part) {
        Some((from, to)) => {
            step(game, state, seat, part, from, to, sink);
            Step::Again
        }
        None => Step::Wait,
    }
}
