//! Make: things are made from the rack (PA-C01); ideas are drawn and find a slot (PA-C02).

use kernel::{Choices, Sink};

use super::{
    Deed, Frame, Step, Via,
    deed::{self, Sum},
};
use crate::{
    Paleo,
    choice::Choice,
    event::Event,
    ids::{Card, Cards, Group, Groups, Opt},
    state::State,
};

/// What this party can make now.
pub(crate) fn makeable(game: &Paleo, state: &State, group: Group, helpers: Groups) -> Cards {
    let (pack, open) = (&game.pack, &state.open);
    let party = helpers.with(group);
    let sum = Sum::of(open, party);
    let mut cards = Cards::EMPTY;
    for card in pack.recipes.iter().copied().chain(open.ideas.iter()) {
        let stocked = pack.card(card).tokens.is_none_or(|(tool, _)| open.rack[tool] > 0);
        let action = pack.action(card, Opt::new(0));
        if stocked && deed::reach(pack, open, (card, action), group, party, &sum).is_none() {
            cards.insert(card);
        }
    }
    cards
}

pub(super) fn legal(game: &Paleo, state: &State, group: Group, helpers: Groups, out: &mut Choices<Choice>) {
    makeable(game, state, group, helpers).iter().for_each(|card| out.push(Choice::Make(card)));
    out.push(Choice::Stop);
}

pub(super) fn apply<S: Sink<Event>>(
    state: &mut State,
    group: Group,
    helpers: Groups,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Make(card) => {
            let opt = Opt::new(0);
            state.open.frames.push(Frame::Deed(Deed::new(Via::Craft, group, card, opt, helpers)));
            if S::ON {
                sink.emit(Event::Began(group, card, opt));
            }
        }
        Choice::Stop => {
            state.open.frames.pop();
            if S::ON {
                sink.emit(Event::Rested(group));
            }
        }
        _ => unreachable!("{choice:?} while making"),
    }
}

pub(super) fn settle(game: &Paleo, state: &mut State, group: Group, helpers: Groups, left: u8) -> Step {
    if left > 0 && !makeable(game, state, group, helpers).is_empty() {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}

pub(super) fn idea<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    group: Group,
    left: u8,
    card: Card,
    sink: &mut S,
) {
    state.open.frames.set(Frame::Idea { group, left: left - 1 });
    state.veiled.ideas.remove(card);
    let full = state.open.ideas.len() >= game.pack.rack_slots as usize;
    state.rack_idea(&game.pack, card, sink);
    if full {
        state.open.frames.push(Frame::Room { group, card });
    }
}

pub(super) fn settle_idea(state: &mut State, left: u8) -> Step {
    if left > 0 && !state.veiled.ideas.is_empty() {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}

/// Another idea must go, not the new one (PA-C02).
pub(super) fn legal_room(state: &State, card: Card, out: &mut Choices<Choice>) {
    let others: Cards = state.open.ideas.iter().filter(|c| *c != card).collect();
    others.iter().for_each(|card| out.push(Choice::Scrap(card)));
}

pub(super) fn room<S: Sink<Event>>(game: &Paleo, state: &mut State, _new: Card, old: Card, sink: &mut S) {
    state.open.frames.pop();
    state.scrap(&game.pack, old, sink);
}
