//! Deal: both discards are shuffled together and dealt anew (PA-S05, PA-N04); people are drawn (PA-S03, PA-C04).

use kernel::{Choices, Sink};
use stdx::{Finite, Table};

use super::{End, Frame, Step};
use crate::{
    Paleo,
    choice::Choice,
    event::Event,
    ids::{Back, Card, Cards, Group},
    state::State,
};

/// Puts everything that is not in play into the pool of backs. The fronts stay a set.
pub(super) fn shuffle<S: Sink<Event>>(game: &Paleo, state: &mut State, sink: &mut S) {
    let (open, veiled) = (&mut state.open, &mut state.veiled);
    veiled.unseen |= open.discard;
    open.discard = Cards::EMPTY;
    open.hidden = 0;
    open.mixed += open.hidden_fresh;
    open.hidden_fresh = 0;
    open.pool = Table::filled(0);
    for card in veiled.unseen {
        open.pool[game.pack.card(card).back] += 1;
    }
    open.pool[Back::DREAM] += open.mixed;
    open.day += 1;
    if S::ON {
        sink.emit(Event::Dawned(open.day));
    }
}

pub(super) fn chance(game: &Paleo, state: &State, out: &mut Choices<Choice>) {
    for back in Back::all().take(game.pack.backs.len()) {
        let n = state.open.pool[back];
        if n > 0 {
            out.push_weighted(Choice::Deal(back), u16::from(n));
        }
    }
}

pub(super) fn apply<S: Sink<Event>>(state: &mut State, next: Group, back: Back, sink: &mut S) {
    let open = &mut state.open;
    open.pool[back] -= 1;
    open.band_mut(next).deck.push(back);
    if S::ON {
        sink.emit(Event::Dealt(next, back));
    }
    let after = Group::nth((next.index() + 1) % open.n_groups as usize);
    open.frames.set(Frame::Deal { next: after });
}

pub(super) fn settle<S: Sink<Event>>(game: &Paleo, state: &mut State, _next: Group, sink: &mut S) -> Step {
    let pool = &state.open.pool;
    if Back::all().take(game.pack.backs.len()).any(|b| pool[b] > 0) {
        return Step::Wait;
    }
    state.open.frames.pop();
    // Without a single card there is nothing left to do but starve (PA-Q26).
    if state.open.groups().iter().all(|g| state.open.band(g).deck.is_empty()) {
        state.end(End::Emptied, sink);
    }
    Step::Again
}

pub(super) fn recruit<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    group: Group,
    left: u8,
    card: Card,
    sink: &mut S,
) {
    state.open.frames.set(Frame::Recruit { group, left: left - 1 });
    state.veiled.people.remove(card);
    state.join(&game.pack, group, card, sink);
}

/// Nobody joins when the pile is empty (PA-Q13).
pub(super) fn settle_recruit(state: &mut State, left: u8) -> Step {
    if left > 0 && !state.veiled.people.is_empty() {
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}
