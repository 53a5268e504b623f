//! Shamans around the fire (PH-D01 … PH-D03, PH-Q04, PH-Q05).
//!
//! They are named in the order of positions, from and to, so that every outcome has one path.

use kernel::{Choices, Finite, Seat, Sink};
use stdx::Bits;

use super::{Frame, Step, act};
use crate::{
    Choice, Event, Prehistory, State,
    ids::{Action, Color, Row, Side, Wheel},
    pack::ByColor,
};

/// The parts of a dance chosen so far.
#[derive(Copy, Clone)]
pub(super) struct Part {
    /// The card of spring; nothing in summer, where moving is free and optional.
    pub card: Option<Row>,
    pub left: u8,
    /// Where the shamans were at the start of the action.
    pub start: Bits<Side>,
    pub from: u8,
    pub to: u8,
}

/// How many shamans could be paid to move to some of these positions.
pub(crate) fn reach(game: &Prehistory, state: &State, resources: &ByColor<u16>, open: Bits<Side>) -> u8 {
    let mut left = *resources;
    let mut n = 0;
    for side in open {
        let color = state.price_at(game, Wheel::Ceremony, side);
        if left[color] > 0 {
            left[color] -= 1;
            n += 1;
        }
    }
    n
}

fn after(sides: Bits<Side>, from: u8) -> Bits<Side> {
    sides.iter().filter(|s| s.index() >= from as usize).collect()
}

/// The shamans that may move next, and the positions they may go to.
fn options(game: &Prehistory, state: &State, seat: Seat, part: Part) -> (Bits<Side>, Bits<Side>) {
    let movers = after(part.start, part.from);
    let goals = after(!part.start, part.to);
    if part.card.is_none() {
        return (movers, goals);
    }
    let need = part.left - 1;
    let movers = movers.iter().take((movers.len()).saturating_sub(need as usize)).collect();
    let resources = &state.player(seat).resources;
    let goals = goals
        .iter()
        .filter(|side| {
            let color = state.price_at(game, Wheel::Ceremony, *side);
            let mut rest = *resources;
            rest[color] > 0 && {
                rest[color] -= 1;
                need == 0 || reach(game, state, &rest, after(goals, side.index() as u8 + 1)) >= need
            }
        })
        .collect();
    (movers, goals)
}

pub(super) fn legal(game: &Prehistory, state: &State, seat: Seat, part: Part, out: &mut Choices<Choice>) {
    let (movers, goals) = options(game, state, seat, part);
    for from in movers {
        goals.iter().for_each(|to| out.push(Choice::Dance(from, to)));
    }
    if part.card.is_none() {
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
    if part.card.is_some() {
        let color: Color = state.price_at(game, Wheel::Ceremony, to);
        state.pay_resource(seat, color, sink);
    }
    state.dance(seat, from, to, sink);
    state.frames.set(Frame::Dance {
        seat,
        card: part.card,
        left: part.left - 1,
        start: part.start,
        from: from.index() as u8 + 1,
        to: to.index() as u8 + 1,
    });
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    part: Part,
    sink: &mut S,
) -> Step {
    if part.left == 0 {
        match part.card {
            Some(row) => {
                act::hold(game, state, seat, row, sink);
                state.frames.set(Frame::Foot { seat, action: Action::Ceremony });
            }
            None => state.frames.pop(),
        }
        return Step::Again;
    }
    let (movers, goals) = options(game, state, seat, part);
    match part.card {
        Some(_) if movers.len() == 1 && goals.len() == 1 => {
            let (from, to) = (movers.first().expect("one"), goals.first().expect("one"));
            step(game, state, seat, part, from, to, sink);
            Step::Again
        }
        None if movers.is_empty() || goals.is_empty() => {
            state.frames.pop();
            Step::Again
        }
        _ => Step::Wait,
    }
}
