//! Drawing, looking, unearthing, robbing and discarding: the small frames everything else uses.

use kernel::{Choices, Seat, Sink};

use super::{Frame, Step};
use crate::{
    LastDoge,
    choice::Choice,
    event::Event,
    ids::{Artefacts, Slot},
    state::State,
};

/// Lets a seat draw action cards.
pub fn push(state: &mut State, seat: Seat, left: u8) {
    state.frames.push(Frame::Draw { seat, left });
}

pub fn legal_draw(state: &State, out: &mut Choices<Choice>) {
    state.deck.iter().for_each(|(card, n)| out.push_weighted(Choice::Deal(card), n.into()));
}

pub fn apply_draw<S: Sink<Event>>(state: &mut State, seat: Seat, left: u8, choice: Choice, sink: &mut S) {
    let Choice::Deal(card) = choice else { unreachable!("{choice:?} while drawing") };
    state.frames.set(Frame::Draw { seat, left: left - 1 });
    state.draw(seat, card, sink);
}

pub fn settle_draw<S: Sink<Event>>(state: &mut State, left: u8, sink: &mut S) -> Step {
    if left > 0 && state.deck.is_empty() && !state.discards.is_empty() {
        // An empty pile is rebuilt from the discards (LD-T05).
        state.deck.absorb(&mut state.discards);
        if S::ON {
            sink.emit(Event::Reshuffled { artefacts: false });
        }
    }
    if left > 0 && !state.deck.is_empty() {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}

/// What may lie on a cell nobody has looked at.
///
/// The number under the treasure is uniform on two to seven (LD-S03), so its tile is drawn by weight `1 / number`;
/// any other tile is what the treasure has not taken: while that is unseen, the rest of the total weight.
pub fn legal_look(game: &LastDoge, state: &State, slot: Slot, out: &mut Choices<Choice>) {
    let weight = &game.content.treasure_weight;
    let under = state.under(game.city(state));
    if slot == under {
        state.bag.iter().for_each(|t| out.push_weighted(Choice::Tile(t), weight[t]));
    } else if state.tiles[under].is_none() {
        let total: u16 = state.bag.iter().map(|t| weight[t]).sum();
        state.bag.iter().for_each(|t| out.push_weighted(Choice::Tile(t), total - weight[t]));
    } else {
        state.bag.iter().for_each(|t| out.push(Choice::Tile(t)));
    }
}

pub fn apply_look<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    by: Option<Seat>,
    slot: Slot,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Tile(tile) = choice else { unreachable!("{choice:?} while looking") };
    state.frames.pop();
    state.place(slot, tile);
    game.show(state, by, slot, sink);
}

pub fn legal_unearth(state: &State, out: &mut Choices<Choice>) {
    state.pile.iter().for_each(|a| out.push(Choice::Unearth(a)));
}

pub fn apply_unearth<S: Sink<Event>>(state: &mut State, to: Option<Seat>, choice: Choice, sink: &mut S) {
    let Choice::Unearth(artefact) = choice else { unreachable!("{choice:?} on the artefact pile") };
    state.frames.pop();
    match to {
        Some(seat) => state.take(seat, artefact, sink),
        None => {
            state.pile.remove(artefact);
            state.row.insert(artefact);
            if S::ON {
                sink.emit(Event::Laid { artefact });
            }
        }
    }
}

pub fn settle_unearth<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Step {
    if state.pile.is_empty() && !state.gone.is_empty() {
        state.pile = state.gone;
        state.gone = Artefacts::EMPTY;
        if S::ON {
            sink.emit(Event::Reshuffled { artefacts: true });
        }
    }
    if !state.pile.is_empty() {
        return Step::Wait;
    }
    // No artefact is left anywhere: nothing is laid (LD-Q07).
    state.frames.pop();
    Step::Again
}

pub fn legal_rob(state: &State, from: Seat, out: &mut Choices<Choice>) {
    state.player(from).hand.iter().for_each(|(card, n)| out.push_weighted(Choice::Deal(card), n.into()));
}

pub fn apply_rob<S: Sink<Event>>(
    state: &mut State,
    from: Seat,
    to: Seat,
    left: u8,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Deal(card) = choice else { unreachable!("{choice:?} while robbing") };
    state.frames.set(Frame::Rob { from, to, left: left - 1 });
    state.rob(from, to, card, sink);
}

pub fn settle_rob(state: &mut State, from: Seat, left: u8) -> Step {
    if left > 0 && !state.player(from).hand.is_empty() {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}

pub fn legal_discard(state: &State, seat: Seat, out: &mut Choices<Choice>) {
    state.player(seat).hand.iter().for_each(|(card, _)| out.push(Choice::Discard(card)));
}

pub fn apply_discard<S: Sink<Event>>(state: &mut State, seat: Seat, left: u8, choice: Choice, sink: &mut S) {
    let Choice::Discard(card) = choice else { unreachable!("{choice:?} while discarding") };
    state.frames.set(Frame::Discard { seat, left: left - 1 });
    state.discard(seat, card, sink);
}

pub fn settle_discard(state: &mut State, seat: Seat, left: u8) -> Step {
    if left > 0 && !state.player(seat).hand.is_empty() {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}
