//! Hurt and heal: whose person takes the wounds is decided by whoever leads that person (PA-A03, PA-H01, PA-W02).

use kernel::{Choices, Seat, Sink};

use super::{Frame, Step};
use crate::{
    Paleo,
    choice::Choice,
    event::Event,
    ids::{Card, Cards, Group, Groups},
    state::{Public, State},
};

/// The group that suffers and its helpers, as far as they have people to take it or tools to cancel it.
pub(super) fn deciders(game: &Paleo, state: &State, group: Group, helpers: Groups) -> Groups {
    let able = |g: &Group| {
        let band = state.open.band(*g);
        !band.people.is_empty() || game.pack.shields.iter().any(|t| band.tools[t] > 0)
    };
    helpers.with(group).iter().filter(able).collect()
}

pub(super) fn legal(
    game: &Paleo,
    state: &State,
    group: Group,
    helpers: Groups,
    seat: Seat,
    out: &mut Choices<Choice>,
) {
    let mine = helpers.with(group) & state.open.led(seat);
    let mut people = Cards::EMPTY;
    for group in mine {
        let band = state.open.band(group);
        for tool in game.pack.shields {
            if band.tools[tool] > 0 {
                out.push(Choice::Shield(group, tool));
            }
        }
        band.people.iter().for_each(|m| people.insert(m.card));
    }
    people.iter().for_each(|card| out.push(Choice::Suffer(card)));
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (group, helpers, left, spread): (Group, Groups, u8, bool),
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Shield(from, tool) => {
            let left = left.saturating_sub(game.pack.tool(tool).shield);
            state.open.frames.set(Frame::Hurt { group, helpers, left, spread });
            state.drop_tool(&game.pack, from, tool);
            if S::ON {
                sink.emit(Event::Shielded(from, tool));
            }
        }
        Choice::Suffer(card) => {
            // All wounds of one card go to one person; each red back may hurt another (PA-W02, PA-A03).
            let n = if spread { 1 } else { left };
            state.open.frames.set(Frame::Hurt { group, helpers, left: left - n, spread });
            let owner = state.open.owner(card).expect("offered by the owner");
            state.wound(&game.pack, owner, card, n, sink);
        }
        _ => unreachable!("{choice:?} while suffering"),
    }
}

/// Whose people the wounds are meant for: at night all act together (PA-N02).
fn meant(open: &Public, group: Group, helpers: Groups) -> Groups {
    let night = open.frames.as_slice().iter().any(|f| matches!(f, Frame::Night { .. }));
    if night { helpers.with(group) } else { Groups::only(group) }
}

/// A group without people takes no wounds (PA-Q21).
pub(super) fn settle(state: &mut State, group: Group, helpers: Groups, left: u8) -> Step {
    let open = &state.open;
    if left > 0 && meant(open, group, helpers).iter().any(|g| !open.band(g).people.is_empty()) {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}

pub(super) fn settle_each(state: &mut State, mut todo: Groups, wounds: u8) -> Step {
    let Some(group) = todo.first() else {
        state.open.frames.pop();
        return Step::Again;
    };
    todo.remove(group);
    state.open.frames.set(Frame::HurtEach { todo, wounds });
    state.open.frames.push(Frame::Hurt { group, helpers: Groups::EMPTY, left: wounds, spread: false });
    Step::Again
}

/// The wounded people of these groups, in order, from a card on: each multiset has one path.
fn wounded(state: &State, among: Groups, from: Option<Card>) -> Cards {
    let mut people = Cards::EMPTY;
    for group in among {
        let band = state.open.band(group);
        if band.wounds > 0 {
            band.people
                .iter()
                .filter(|m| m.wounds > 0 && from.is_none_or(|f| m.card >= f))
                .for_each(|m| people.insert(m.card));
        }
    }
    people
}

pub(super) fn legal_heal(state: &State, among: Groups, from: Option<Card>, out: &mut Choices<Choice>) {
    wounded(state, among, from).iter().for_each(|card| out.push(Choice::Heal(card)));
    out.push(Choice::Stop);
}

pub(super) fn apply_heal<S: Sink<Event>>(
    state: &mut State,
    (group, among, left): (Group, Groups, u8),
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Heal(card) => {
            state.open.frames.set(Frame::Heal { group, among, left: left - 1, from: Some(card) });
            let owner = state.open.owner(card).expect("a person of the groups");
            state.heal(owner, card, sink);
        }
        Choice::Stop => {
            state.open.frames.pop();
            if S::ON {
                sink.emit(Event::Rested(group));
            }
        }
        _ => unreachable!("{choice:?} while healing"),
    }
}

pub(super) fn settle_heal(state: &mut State, among: Groups, left: u8, from: Option<Card>) -> Step {
    if left > 0 && !wounded(state, among, from).is_empty() {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}
