//! Phase 2: new land around everybody (DG-T01 … DG-T03), and the new valley of the solo game (DG-Z19).

use kernel::{Choices, Sink};
use stdx::Finite;

use super::Step;
use crate::{
    Doggerland,
    choice::Choice,
    event::Event,
    frame::Frame,
    ids::Tile,
    land::{Area, Cell},
    query,
    state::State,
};

/// The empty cells beside members, villages, megaliths and rivals, numbered by rank.
pub(super) fn begin(state: &State) -> Area {
    let mut seen = state.camps.or(query::rivals(state));
    for (_, clan) in state.playing() {
        seen.insert(clan.village);
        clan.megaliths.iter().flatten().for_each(|cell| seen.insert(*cell));
    }
    seen.spread().without(state.land).and(Area::board(state.n())).ranked()
}

pub(super) fn legal(state: &State, out: &mut Choices<Choice>) {
    state.pile.iter().for_each(|tile| out.push(Choice::Lay(tile)));
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    todo: Area,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Lay(tile) = choice else { unreachable!("{choice:?} lays no tile") };
    lay_next(game, state, todo, tile, sink);
}

fn lay_next<S: Sink<Event>>(game: &Doggerland, state: &mut State, mut todo: Area, tile: Tile, sink: &mut S) {
    let rank = todo.first().expect("a cell is left");
    todo.remove(rank);
    state.lay(game, tile, Cell::of_rank(rank.index()), sink);
    state.frames.set(Frame::Discover { todo });
}

pub(super) fn settle<S: Sink<Event>>(game: &Doggerland, state: &mut State, todo: Area, sink: &mut S) -> Step {
    let mut left = state.pile.iter();
    match (todo.is_empty(), left.next(), left.next()) {
        // DG-T02: without a pile nothing more is drawn.
        (true, ..) | (_, None, _) => {
            state.frames.pop();
            Step::Again
        }
        (_, Some(last), None) => {
            lay_next(game, state, todo, last, sink);
            Step::Again
        }
        _ => Step::Wait,
    }
}

/// The free cells beside any tile.
pub fn valley(state: &State) -> Area {
    state.land.spread().without(state.land).and(Area::board(state.n()))
}

pub(super) fn legal_valley(state: &State, out: &mut Choices<Choice>) {
    valley(state).iter().for_each(|cell| out.push(Choice::Place(cell)));
    out.push(Choice::Done);
}

pub(super) fn apply_valley(state: &mut State, left: u8, choice: Choice) {
    match choice {
        Choice::Place(cell) => state.frames.set(Frame::ValleyTile { left, cell }),
        _ => state.frames.pop(),
    }
}

pub(super) fn apply_valley_tile<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    left: u8,
    cell: Cell,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Lay(tile) = choice else { unreachable!("{choice:?} lays no tile") };
    lay_valley(game, state, left, cell, tile, sink);
}

fn lay_valley<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    left: u8,
    cell: Cell,
    tile: Tile,
    sink: &mut S,
) {
    state.lay(game, tile, cell, sink);
    if left == 1 || valley(state).is_empty() || state.pile.is_empty() {
        state.frames.pop();
    } else {
        state.frames.set(Frame::Valley { left: left - 1 });
    }
}

pub(super) fn settle_valley_tile<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    left: u8,
    cell: Cell,
    sink: &mut S,
) -> Step {
    let mut pile = state.pile.iter();
    let (Some(last), None) = (pile.next(), pile.next()) else { return Step::Wait };
    lay_valley(game, state, left, cell, last, sink);
    Step::Again
}
