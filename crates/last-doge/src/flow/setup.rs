//! Set-up: who begins, tribes, the artefact row, pawns, hands (LD-S01 to LD-S07).

use kernel::{Choices, Finite, Next, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};
use stdx::{Pile, Stack, Table};

use super::{Frame, Step, draw};
use crate::{
    LastDoge,
    choice::Choice,
    event::Event,
    ids::{Artefacts, Cards, Numbers, SEATS, Slots, Tiles, Tribe},
    state::{Fate, Knowers, Player, State, Turn},
};

/// The steps of the set-up in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupStep {
    First,
    Tribes,
    Row,
    Pawns,
    Hands,
}

/// The artefacts in the row (LD-S04).
pub const ROW: usize = 3;

/// Whose part of a step comes next: in turn order from the first player.
pub fn seat_of(state: &State, done: u8) -> Seat {
    Seat::nth((state.first.index() + done as usize) % state.n_seats as usize)
}

pub fn next(state: &State, step: SetupStep, done: u8) -> Next {
    match step {
        SetupStep::First => Next::Chance,
        SetupStep::Tribes if state.random_tribes => Next::Chance,
        SetupStep::Tribes | SetupStep::Pawns => Next::One(seat_of(state, done)),
        SetupStep::Row | SetupStep::Hands => unreachable!("nature deals in frames of its own"),
    }
}

pub fn legal(game: &LastDoge, state: &State, step: SetupStep, _done: u8, out: &mut Choices<Choice>) {
    match step {
        SetupStep::First => state.seats().for_each(|s| out.push(Choice::First(s))),
        SetupStep::Tribes => {
            for tribe in Tribe::all().filter(|t| state.players.iter().all(|p| p.tribe != Some(*t))) {
                out.push(Choice::Tribe(tribe));
            }
        }
        SetupStep::Pawns => state.free(game.city(state)).iter().for_each(|s| out.push(Choice::Settle(s))),
        SetupStep::Row | SetupStep::Hands => {}
    }
}

pub fn apply<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    step: SetupStep,
    done: u8,
    choice: Choice,
    sink: &mut S,
) {
    let done_next = Frame::Setup { step, done: done + 1 };
    match choice {
        Choice::First(seat) => {
            state.first = seat;
            state.turn.seat = seat;
            state.frames.set(Frame::Setup { step: SetupStep::Tribes, done: 0 });
            if S::ON {
                sink.emit(Event::Began { seat });
            }
        }
        Choice::Tribe(tribe) => {
            let seat = seat_of(state, done);
            state.players[seat.index()].tribe = Some(tribe);
            state.frames.set(done_next);
            if S::ON {
                sink.emit(Event::Joined { seat, tribe });
            }
        }
        Choice::Settle(slot) => {
            let seat = seat_of(state, done);
            state.frames.set(done_next);
            state.settle_pawn(seat, slot, sink);
            game.show(state, Some(seat), slot, sink);
        }
        other => unreachable!("{other:?} in the set-up"),
    }
}

pub fn settle<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    step: SetupStep,
    done: u8,
    _sink: &mut S,
) -> Step {
    let all = state.n_seats;
    let go_on = |state: &mut State, step| {
        state.frames.set(Frame::Setup { step, done: 0 });
        Step::Again
    };
    match step {
        SetupStep::First => Step::Wait,
        SetupStep::Tribes if done == all => go_on(state, SetupStep::Row),
        SetupStep::Row if done as usize == ROW => go_on(state, SetupStep::Pawns),
        SetupStep::Pawns if done == all => go_on(state, SetupStep::Hands),
        SetupStep::Hands if done == all => {
            state.frames.set(Frame::Turn { begun: false });
            Step::Again
        }
        SetupStep::Tribes | SetupStep::Pawns => Step::Wait,
        SetupStep::Row => {
            state.frames.set(Frame::Setup { step, done: done + 1 });
            state.frames.push(Frame::Unearth { to: None });
            Step::Again
        }
        SetupStep::Hands => {
            state.frames.set(Frame::Setup { step, done: done + 1 });
            draw::push(state, seat_of(state, done), game.content.limits.dealt);
            Step::Again
        }
    }
}

/// The options of the lobby, in order.
const OPTION_CITY: usize = 0;
const OPTION_TRIBES: usize = 1;
const OPTION_MEMORY: usize = 2;
const OPTION_FIRST: usize = 3;
const OPTION_SWAP: usize = 4;

/// Who was agreed on to begin (LD-S07); nobody when that is drawn.
pub fn agreed(setup: &kernel::Setup) -> Option<Seat> {
    setup.value(OPTION_FIRST).checked_sub(1).map(Seat::nth)
}

/// The position before the first decision.
pub fn start(game: &LastDoge, setup: &kernel::Setup) -> State {
    let n_seats = setup.n_seats;
    let nobody = Player {
        tribe: None,
        pawn: None,
        hand: Cards::EMPTY,
        trophies: 0,
        artefacts: Artefacts::EMPTY,
        failed: false,
        fate: Fate::Inside,
        escape: 0,
    };
    let mut frames = Stack::new(Frame::Over);
    let (step, first) = match agreed(setup) {
        Some(first) => (SetupStep::Tribes, first),
        None => (SetupStep::First, Seat::nth(0)),
    };
    frames.push(Frame::Setup { step, done: 0 });
    State {
        n_seats,
        city: setup.value(OPTION_CITY) as u8,
        memory: setup.value(OPTION_MEMORY) == 1,
        random_tribes: setup.value(OPTION_TRIBES) == 1,
        secret: setup.value(OPTION_SWAP) == 1,
        first,
        turns: 0,
        players: [nobody; SEATS],
        tiles: Table::filled(None),
        origin: Table::from_fn(|s| s),
        seen: Table::filled(Knowers::NOBODY),
        numbers: Table::filled(Numbers::full()),
        facts: Pile::EMPTY,
        hushed: Seats::EMPTY,
        doubt: Slots::EMPTY,
        notes: [Table::filled(None); SEATS + 1],
        bag: Tiles::full(),
        face_up: Slots::EMPTY,
        discoveries: Tiles::EMPTY,
        deck: game.content.cards(n_seats as usize),
        discards: Cards::EMPTY,
        known: [[Table::filled(0); SEATS]; SEATS],
        row: Artefacts::EMPTY,
        pile: Artefacts::full(),
        gone: Artefacts::EMPTY,
        spent: Artefacts::EMPTY,
        treasure: None,
        turn: Turn::of(first),
        trigger: None,
        frames,
    }
}
