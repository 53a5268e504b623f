//! The rivals of the solo game: what they do in phase 1 and where they go in phase 4 (DG-U05, DG-U11 … DG-U14).

use kernel::Sink;
use stdx::Finite;

use crate::{
    Doggerland,
    change::emit,
    event::Event,
    ids::{CraftKind, Dir, Happening, Rival},
    land::{self, Area, Cell},
    pack::RivalAction,
    state::{State, Wall},
};

/// The rivals' action of the card.
pub(super) fn act<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    let Some(card) = state.solo.card else { return };
    match game.tables.cards[card].action {
        RivalAction::DiscardStatuettes => discard(game, state, CraftKind::Statuette, sink),
        RivalAction::DiscardNecklaces => discard(game, state, CraftKind::Necklace, sink),
        RivalAction::Paint => paint(game, state, sink),
    }
}

fn discard<S: Sink<Event>>(game: &Doggerland, state: &mut State, kind: CraftKind, sink: &mut S) {
    for craft in state.market.iter().filter(|craft| game.tables.crafts[*craft].kind == kind) {
        state.market.remove(craft);
        state.craft_discards.insert(craft);
        emit(sink, || Event::CraftDiscarded(craft));
    }
}

/// DG-U06: everything they can, in the order of the wall; what can never be painted is forgotten.
fn paint<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    for at in 0..3 * state.frescoes.len() {
        let spot = crate::ids::Spot::nth(at);
        let panel = state.panel(spot).expect("a picture that is turned up");
        let animal = game.tables.species(panel);
        if state.wall[spot] == Wall::Free
            && let Some(stored) = state.solo.memory.position(animal)
        {
            state.solo.memory.remove(stored);
            state.supply[animal] += 1;
            state.wall[spot] = Wall::Rivals;
            emit(sink, || Event::RivalsPainted { animal, panel });
        }
    }
    if state.frescoes.len() == game.tables.frescoes_used[0] as usize {
        while let Some(animal) = state.solo.memory.pop() {
            state.supply[animal] += 1;
            emit(sink, || Event::RivalsForgot(animal));
        }
    }
}

/// DG-U11: red, pink, blue along the card's arrows.
pub(super) fn wander<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    let Some(card) = state.solo.card else { return };
    for rival in Rival::all() {
        let (dir, steps) = game.tables.cards[card].moves[rival];
        // DG-Z18: one tile farther.
        let steps = steps + u8::from(state.acts(Happening::ShiftingWinds));
        go(game, state, rival, dir, steps, sink);
    }
}

fn go<S: Sink<Event>>(game: &Doggerland, state: &mut State, rival: Rival, dir: Dir, steps: u8, sink: &mut S) {
    let Some(from) = state.solo.rivals[rival] else { return };
    let others: Area =
        Rival::all().filter(|other| *other != rival).filter_map(|other| state.solo.rivals[other]).collect();
    let closed = state.protected().or(others);
    let Some(n) = stop(state.land, from, dir, steps, closed) else { return };
    let mut cell = from;
    for _ in 0..n {
        cell = land::onward(state.land, cell, dir);
        state.rivals_take(game, cell, sink);
    }
    state.solo.rivals[rival] = Some(cell);
    emit(sink, || Event::RivalMoved { rival, from, to: cell });
    // DG-U14: only where it stops, animal or not.
    if state.sources.contains(cell) && !state.spent.contains(cell) {
        state.exhaust(cell, true, sink);
    }
}

/// After how many tiles it stops; nothing when no tile of its line is open.
fn stop(land: Area, from: Cell, dir: Dir, steps: u8, closed: Area) -> Option<u8> {
    let mut cell = from;
    for _ in 0..steps {
        cell = land::onward(land, cell, dir);
    }
    // A line has at most nine tiles: after nine more every one was tried.
    for extra in 0..9 {
        if !closed.contains(cell) {
            return Some(steps + extra);
        }
        cell = land::onward(land, cell, dir);
    }
    None
}
