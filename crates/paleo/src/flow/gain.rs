//! Gain, grant, spend, forfeit, part: units that come and go one by one.

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{Frame, Step};
use crate::{
    Paleo,
    choice::Choice,
    effect::Stuff,
    event::Event,
    ids::{Card, Cards, Group, Groups, Resource, Tool},
    state::{Public, State},
};

/// Rewards are handed out by the acting player among those who took part (PA-H01), in group order.
pub(super) fn legal(
    game: &Paleo,
    state: &State,
    (stuff, group, helpers, from): (Stuff, Group, Groups, Group),
    out: &mut Choices<Choice>,
) {
    if let Stuff::Tool(_) = stuff {
        helpers.with(group).iter().filter(|g| *g >= from).for_each(|g| out.push(Choice::Give(g)));
    }
    state.open.spaces(&game.pack, stuff).iter().for_each(|card| out.push(Choice::Stow(card)));
    if let Stuff::Resource(_) = stuff {
        out.push(Choice::Keep);
    }
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (stuff, left, group, helpers, made): (Stuff, u8, Group, Groups, bool),
    choice: Choice,
    sink: &mut S,
) {
    let mut from = match state.open.frames.top() {
        Frame::Gain { from, .. } => from,
        _ => group,
    };
    let mut rest = left - 1;
    match (choice, stuff) {
        (Choice::Stow(card), _) => state.stow(stuff, card, made, sink),
        (Choice::Keep, Stuff::Resource(resource)) => {
            rest = 0;
            state.gain(resource, left, sink);
        }
        (Choice::Give(to), Stuff::Tool(tool)) => {
            from = to;
            state.receive(&game.pack, to, tool, made, sink);
        }
        _ => unreachable!("{choice:?} while gaining"),
    }
    state.open.frames.set(Frame::Gain { stuff, left: rest, group, helpers, made, from });
}

/// Of what the supply lacks, as much as there is (PA-A04).
pub(super) fn settle<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (stuff, left, group, helpers, made, from): (Stuff, u8, Group, Groups, bool, Group),
    sink: &mut S,
) -> Step {
    let open = &state.open;
    let supply = match stuff {
        Stuff::Resource(resource) => open.supply[resource.index()],
        Stuff::Tool(tool) if made => open.rack[tool],
        Stuff::Tool(tool) => open.reserve[tool],
    };
    if left == 0 || supply == 0 {
        state.open.frames.pop();
        return Step::Again;
    }
    let no_space = open.spaces(&game.pack, stuff).is_empty();
    match stuff {
        Stuff::Resource(resource) if no_space => state.gain(resource, left, sink),
        Stuff::Tool(tool) if no_space => {
            let takers = helpers.with(group).iter().filter(|g| *g >= from);
            let mut takers = takers.take(2);
            let (first, second) = (takers.next(), takers.next());
            match (first, second) {
                (Some(only), None) => (0..left).for_each(|_| {
                    state.receive(&game.pack, only, tool, made, sink);
                }),
                _ => return Step::Wait,
            }
        }
        _ => return Step::Wait,
    }
    state.open.frames.pop();
    Step::Again
}

/// A person or a dream goes to one of those who took part (PA-H05).
pub(super) fn legal_grant(group: Group, helpers: Groups, out: &mut Choices<Choice>) {
    helpers.with(group).iter().for_each(|g| out.push(Choice::Give(g)));
}

pub(super) fn grant<S: Sink<Event>>(
    state: &mut State,
    (person, left, group, helpers): (bool, u8, Group, Groups),
    to: Group,
    sink: &mut S,
) {
    state.open.frames.set(Frame::Grant { person, left: left - 1, group, helpers });
    if person {
        state.open.frames.push(Frame::Recruit { group: to, left: 1 });
    } else {
        state.dream(to, sink);
    }
}

pub(super) fn settle_grant(state: &mut State, person: bool, left: u8) -> Step {
    let empty = if person { state.veiled.people.is_empty() } else { state.open.dream_stack == 0 };
    if left > 0 && !empty {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}

/// Units of the player's choice (PA-A06, PA-A13), in kind order, so that each multiset has one path.
pub(super) fn legal_spend(state: &State, left: u8, from: Resource, out: &mut Choices<Choice>) {
    let store = &state.open.store;
    // A kind may be passed over only if the later ones suffice.
    let total = |from: usize| store[from..].iter().sum::<u8>();
    let wanted = left.min(total(from.index()));
    for resource in Resource::all().filter(|r| *r >= from) {
        if store[resource.index()] > 0 && total(resource.index()) >= wanted {
            out.push(Choice::Spend(resource));
        }
    }
}

pub(super) fn spend<S: Sink<Event>>(
    state: &mut State,
    (group, left, lost): (Group, u8, bool),
    resource: Resource,
    sink: &mut S,
) {
    state.pay(resource, 1, lost, sink);
    state.open.frames.set(Frame::Spend { group, left: left - 1, from: resource, lost });
}

pub(super) fn settle_spend(state: &mut State, left: u8) -> Step {
    if left > 0 && state.open.store.iter().any(|n| *n > 0) {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}

/// Who of those that must lose a tool has one.
pub(super) fn with_tools(open: &Public, group: Group, helpers: Groups) -> Groups {
    helpers.with(group).iter().filter(|g| open.band(*g).n_tools() > 0).collect()
}

/// Who of those that must lose a person has one.
pub(super) fn with_people(open: &Public, group: Group, helpers: Groups) -> Groups {
    helpers.with(group).iter().filter(|g| !open.band(*g).people.is_empty()).collect()
}

/// A tool of the own group is lost (PA-A13), at night one of anybody who gives it.
pub(super) fn legal_forfeit(
    game: &Paleo,
    state: &State,
    (group, helpers): (Group, Groups),
    seat: Seat,
    out: &mut Choices<Choice>,
) {
    let open = &state.open;
    let mine = helpers.with(group) & open.led(seat);
    let has = |t: &Tool| mine.iter().any(|g| open.band(g).tools[*t] > 0);
    game.pack.all_tools().filter(has).for_each(|t| out.push(Choice::Lose(t)));
}

pub(super) fn forfeit<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (group, helpers, left): (Group, Groups, u8),
    seat: Seat,
    tool: Tool,
    sink: &mut S,
) {
    state.open.frames.set(Frame::Forfeit { group, helpers, left: left - 1 });
    let mine = helpers.with(group) & state.open.led(seat);
    let from = mine.iter().find(|g| state.open.band(*g).tools[tool] > 0).expect("offered with a tool");
    state.drop_tool(&game.pack, from, tool);
    if S::ON {
        sink.emit(Event::LostTool(from, tool));
    }
}

pub(super) fn settle_forfeit(state: &mut State, group: Group, helpers: Groups, left: u8) -> Step {
    if left > 0 && !with_tools(&state.open, group, helpers).is_empty() {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}

/// A person of the own group is lost (PA-C05), at night one of anybody who gives it.
pub(super) fn legal_part(
    state: &State,
    (group, helpers): (Group, Groups),
    seat: Seat,
    out: &mut Choices<Choice>,
) {
    let open = &state.open;
    let mine = helpers.with(group) & open.led(seat);
    let people: Cards = mine.iter().flat_map(|g| open.band(g).people.iter()).map(|m| m.card).collect();
    people.iter().for_each(|card| out.push(Choice::Yield(card)));
}

pub(super) fn part<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (group, helpers, left): (Group, Groups, u8),
    card: Card,
    sink: &mut S,
) {
    state.open.frames.set(Frame::Part { group, helpers, left: left - 1 });
    let owner = state.open.owner(card).expect("offered by the owner");
    state.kill(&game.pack, owner, card, sink);
}

pub(super) fn settle_part(state: &mut State, group: Group, helpers: Groups, left: u8) -> Step {
    if left > 0 && !with_people(&state.open, group, helpers).is_empty() {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}
