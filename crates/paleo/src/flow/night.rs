//! Night: feeding, missions, night cards (PA-N01 to PA-N03).

use kernel::{Choices, Seat, Sink};
use stdx::{Finite, Pile};

use super::{Deed, Frame, NIGHT_MAX, NightStep, Step, Via, deed::legal_options, gather};
use crate::{
    Paleo,
    choice::Choice,
    effect::When,
    event::Event,
    ids::{Card, Cards, Group, Opt, Resource},
    state::State,
};

/// Any player may take up any card that is left, in any order (PA-Q06), and use a root before it (PA-C09).
pub(super) fn legal(
    game: &Paleo,
    state: &State,
    todo: &Pile<Card, NIGHT_MAX>,
    seat: Seat,
    out: &mut Choices<Choice>,
) {
    let open = &state.open;
    let all = open.groups();
    for card in todo.iter() {
        let mask = legal_options(game, open, (card, When::Night), Group::new(0), all, false);
        for i in (0..Opt::COUNT).filter(|i| mask >> i & 1 == 1) {
            out.push(Choice::Settle(card, Opt::nth(i)));
        }
    }
    if all.iter().any(|g| open.band(g).wounds > 0) {
        let healing = open.led(seat).iter().filter(|g| gather::holds(open, *g, game.pack.healers).is_some());
        healing.for_each(|g| out.push(Choice::Cure(g)));
    }
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Settle(card, opt) => take_up(state, seat, card, opt, sink),
        Choice::Cure(group) => {
            let tool = gather::holds(&state.open, group, game.pack.healers).expect("offered with a tool");
            let all = state.open.groups();
            gather::cure(game, state, (group, tool), all, sink);
        }
        _ => unreachable!("{choice:?} at night"),
    }
}

/// Everybody takes part; who takes it up says when it is agreed.
fn take_up<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, opt: Opt, sink: &mut S) {
    let all = state.open.groups();
    let group = state.open.led(seat).first().expect("every seat leads a group");
    state.open.frames.push(Frame::Deed(Deed::new(Via::Night, group, card, opt, all)));
    if S::ON {
        sink.emit(Event::Began(group, card, opt));
    }
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    step: NightStep,
    todo: Pile<Card, NIGHT_MAX>,
    sink: &mut S,
) -> Step {
    if !todo.is_empty() {
        return Step::Wait;
    }
    let open = &state.open;
    match step {
        NightStep::Feed => {
            feed(game, state, sink);
            let cards: Cards = state.open.missions.iter().map(|p| p.card).collect();
            set(state, NightStep::Missions, cards);
        }
        NightStep::Missions => {
            let groups = open.groups();
            let placed = groups.iter().flat_map(|g| open.band(g).placed.iter());
            let cards: Cards = placed.map(|p| p.card).filter(|c| game.pack.card(*c).night).collect();
            set(state, NightStep::Cards, cards);
        }
        NightStep::Cards => state.open.frames.pop(),
    }
    Step::Again
}

fn set(state: &mut State, step: NightStep, cards: Cards) {
    state.open.frames.set(Frame::Night { step, todo: cards.iter().take(NIGHT_MAX).collect() });
}

/// One food for every person, as far as it lasts; a skull for each who gets none (PA-N01, PA-Q05).
fn feed<S: Sink<Event>>(game: &Paleo, state: &mut State, sink: &mut S) {
    let people = state.open.n_people() as u8;
    let food = people.min(state.open.store[Resource::Food.index()]);
    state.pay(Resource::Food, food, false, sink);
    if S::ON {
        sink.emit(Event::Fed { people, unfed: people - food });
    }
    state.skull(&game.pack, people - food, sink);
}
