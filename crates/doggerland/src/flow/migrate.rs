//! Phase 4: animals wander (DG-M01 … DG-M06).

use kernel::Sink;
use stdx::Finite;

use crate::{
    Doggerland,
    change::emit,
    event::Event,
    ids::{Animal, Dir},
    land::{self, Area, Cell},
    query,
    state::State,
};

/// The most meeples there are.
const MEEPLES_MAX: usize = 28;

/// Every animal moves once, in the order of the sweep.
pub(super) fn run<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    let mut order = [(0, Animal::Horse, Cell::CENTRE); MEEPLES_MAX];
    let mut n = 0;
    for (animal, cell) in state.herd_at() {
        order[n] = (land::sweep(state.arrow, cell), animal, cell);
        n += 1;
    }
    order[..n].sort_unstable();
    let rivals = query::rivals(state);
    for (_, animal, cell) in &order[..n] {
        go(game, state, *animal, *cell, rivals, sink);
    }
}

fn go<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    animal: Animal,
    from: Cell,
    rivals: Area,
    sink: &mut S,
) {
    let dir = arrow_of(game, state, from);
    let occupied = state.game().without(Area::only(from));
    let mut steps = state.speed(game, animal);
    let mut cell = from;
    loop {
        cell = land::onward(state.land, cell, dir);
        steps = steps.saturating_sub(1);
        // DG-U15: a rival on the way takes it, unless the player's piece there protects it.
        if rivals.contains(cell) && !state.protected().contains(cell) {
            state.wander(animal, from, cell, sink);
            return state.rivals_take(game, cell, sink);
        }
        // DG-M03: one tile further while another animal stands there.
        if steps == 0 && !occupied.contains(cell) {
            break;
        }
    }
    state.wander(animal, from, cell, sink);
}

/// The migration arrow of a tile.
pub fn arrow_of(game: &Doggerland, state: &State, cell: Cell) -> Dir {
    let tile = state.tiles[cell].expect("animals stand on tiles");
    game.tables.tile(tile).arrow.unwrap_or(state.centre)
}

/// DG-M06: a quarter turn clockwise around the board.
pub(super) fn turn_arrow<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    state.arrow = state.arrow.turned();
    let arrow = state.arrow;
    emit(sink, || Event::ArrowTurned(arrow));
}

/// New animals of the season on their tiles, in the order of the sweep while the supply lasts (DG-N06).
pub(super) fn spawn<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    let (cold, occupied) = (state.is_cold(), state.game());
    let mut order = [(0, Animal::Horse, Cell::CENTRE); MEEPLES_MAX];
    let mut n = 0;
    for cell in state.land.without(state.sources).without(occupied).iter() {
        let tile = state.tiles[cell].expect("land is where tiles are");
        if let crate::pack::Shows::Spawn(animal) = game.tables.tile(tile).shows
            && game.tables.animals[animal].cold == cold
        {
            order[n] = (land::sweep(state.arrow, cell), animal, cell);
            n += 1;
        }
    }
    order[..n].sort_unstable();
    let rivals = query::rivals(state);
    for (_, animal, cell) in &order[..n] {
        if state.supply[*animal] > 0 {
            state.spawn(*animal, *cell, sink);
            if rivals.contains(*cell) {
                state.rivals_take(game, *cell, sink);
            }
        }
    }
}

/// How many species there are, for the proof that the sweep has room.
const _: () = assert!(Animal::COUNT * crate::state::MEEPLES as usize == MEEPLES_MAX);
