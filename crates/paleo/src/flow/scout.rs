//! Scout: each group picks one of its three top cards by the backs, or sleeps; all are turned up together (PA-D01).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{Frame, Step};
use crate::{
    Paleo,
    choice::Choice,
    event::Event,
    ids::{Back, Card, Cards, Group, Groups, Nth},
    state::State,
};

pub(super) fn legal(state: &State, todo: Groups, seat: Seat, out: &mut Choices<Choice>) {
    let mine = todo & state.open.led(seat);
    for group in mine {
        // Fewer than three cards left: choose among those (PA-D06).
        let n = state.open.band(group).deck.len().min(Nth::COUNT);
        (0..n).for_each(|i| out.push(Choice::Pick(group, Nth::nth(i))));
    }
    mine.iter().for_each(|group| out.push(Choice::Sleep(group)));
}

pub(super) fn apply<S: Sink<Event>>(
    state: &mut State,
    mut todo: Groups,
    mut picks: [Option<Nth>; 4],
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Pick(group, nth) => {
            todo.remove(group);
            picks[group.index()] = Some(nth);
            if S::ON {
                sink.emit(Event::Picked(group, nth));
            }
        }
        Choice::Sleep(group) => {
            todo.remove(group);
            state.sleep(group, sink);
        }
        _ => unreachable!("{choice:?} while scouting"),
    }
    state.open.frames.set(Frame::Scout { todo, picks });
}

/// Turns until every deck is empty (PA-D05).
pub(super) fn settle_day(state: &mut State) -> Step {
    let open = &mut state.open;
    let awake: Groups = open.groups().iter().filter(|g| !open.band(*g).deck.is_empty()).collect();
    if awake.is_empty() {
        open.frames.pop();
    } else {
        open.frames.push(Frame::Scout { todo: awake, picks: [None; 4] });
    }
    Step::Again
}

pub(super) fn settle(state: &mut State, todo: Groups, picks: [Option<Nth>; 4]) -> Step {
    if !todo.is_empty() {
        return Step::Wait;
    }
    let open = &mut state.open;
    let mut backs = [None; 4];
    for (i, pick) in picks.iter().enumerate() {
        if let Some(nth) = pick {
            let deck = &mut open.bands[i].deck;
            // The others stay in their order (PA-D01).
            backs[i] = Some(deck.remove(deck.len() - 1 - nth.index()));
        }
    }
    let awake = Group::all().filter(|g| picks[g.index()].is_some()).collect();
    open.frames.set(Frame::Reveal { backs, awake });
    Step::Again
}

/// The fronts that a back can hide: of this back and unseen, and for dreams also those of the camp's pile.
fn fronts(game: &Paleo, state: &State, back: Back) -> Cards {
    let veiled = &state.veiled;
    match back {
        Back::FRESH => veiled.dreams,
        Back::DREAM if state.open.mixed > 0 => {
            (veiled.unseen & game.pack.of_back[back.index()]) | veiled.dreams
        }
        _ => veiled.unseen & game.pack.of_back[back.index()],
    }
}

pub(super) fn chance(game: &Paleo, state: &State, backs: &[Option<Back>; 4], out: &mut Choices<Choice>) {
    let back = backs.iter().flatten().next().copied().expect("settled");
    let fronts = fronts(game, state, back);
    if back != Back::DREAM || state.open.mixed == 0 {
        return fronts.iter().for_each(|card| out.push(Choice::Reveal(card)));
    }
    // Of the dreams in the day deck, `mixed` came unseen from the pile: each such token is any card of the pile
    // alike, every other token is its own card. Scaled to whole numbers.
    let pile = state.veiled.dreams.len() as u16;
    for card in fronts {
        let fresh = state.veiled.dreams.contains(card);
        out.push_weighted(Choice::Reveal(card), if fresh { u16::from(state.open.mixed) } else { pile });
    }
}

pub(super) fn reveal<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (mut backs, awake): ([Option<Back>; 4], Groups),
    card: Card,
    sink: &mut S,
) {
    let at = backs.iter().position(Option::is_some).expect("settled");
    let back = backs[at].take().expect("found there");
    state.open.frames.set(Frame::Reveal { backs, awake });
    state.reveal(&game.pack, Group::nth(at), card, back, sink);
}

pub(super) fn settle_reveal<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (backs, awake): ([Option<Back>; 4], Groups),
    sink: &mut S,
) -> Step {
    let Some(back) = backs.iter().flatten().next().copied() else {
        // Sleepers neither act nor help; a group whose card was placed has had its option (PA-Q15) but is awake.
        let offers = [None; 4];
        let allies = [0; 4];
        state.open.frames.set(Frame::Floor { awake, done: Groups::EMPTY, fought: false, offers, allies });
        return Step::Again;
    };
    let fronts = fronts(game, state, back);
    if fronts.len() > 1 {
        return Step::Wait;
    }
    let card = fronts.first().expect("every card in a deck has a front");
    reveal(game, state, (backs, awake), card, sink);
    Step::Again
}
