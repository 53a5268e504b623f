//! The escape: hands are filled, everything is dark, and each looks for the way out (LD-X01 to LD-X10).

use kernel::{Choices, Finite, Seat, Sink};

use super::{Frame, Step, draw};
use crate::{
    LastDoge,
    choice::Choice,
    effect::{Moment, PowerKind},
    event::Event,
    ids::{Number, Slot, Slots},
    state::{Fate, State},
};

/// Turns everything face down and takes the pawns off (LD-X03). The hands are filled next (LD-X02).
pub fn begin<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    state.frames.set(Frame::Flight { done: 0, lit: false });
    state.face_up = Slots::EMPTY;
    for seat in state.seats() {
        state.players[seat.index()].pawn = None;
    }
    if S::ON {
        sink.emit(Event::Darkness);
    }
}

/// How many cards a seat draws up to (LD-X02, LD-R02); tribes no longer count.
pub fn fill_to(game: &LastDoge, state: &State, seat: Seat) -> usize {
    let limits = &game.content.limits;
    let base = if state.n_seats == 2 { limits.flight_two_players } else { limits.flight };
    let packs = &game.content.artefact_power[PowerKind::FlightCards];
    let mine = state.player(seat).artefacts & packs.owners;
    let more: i8 = mine.iter().map(|a| packs.amount[a]).sum();
    usize::from(base.saturating_add_signed(more))
}

/// Who may take the first turn by an artefact (LD-R20), unless it is theirs anyway.
pub fn leader(game: &LastDoge, state: &State) -> Option<Seat> {
    state
        .others(state.turn.seat)
        .skip(1)
        .chain([state.turn.seat])
        .find(|s| state.has(&game.content, *s, PowerKind::Dinghy))
}

pub fn legal_flight(out: &mut Choices<Choice>) {
    out.push(Choice::Lead);
    out.push(Choice::Pass);
}

pub fn apply_flight<S: Sink<Event>>(game: &LastDoge, state: &mut State, choice: Choice, sink: &mut S) {
    let first = match choice {
        Choice::Lead => {
            let seat = leader(game, state).expect("somebody may lead");
            if S::ON {
                sink.emit(Event::Led { seat });
            }
            seat
        }
        _ => after(state, state.turn.seat),
    };
    start_turn(game, state, first, sink);
}

fn after(state: &State, seat: Seat) -> Seat {
    seat.after(state.n_seats as usize)
}

pub fn settle_flight<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    done: u8,
    lit: bool,
    sink: &mut S,
) -> Step {
    let n = state.n_seats;
    if done < n {
        // Clockwise from the player after the trigger.
        let seat = Seat::nth((state.turn.seat.index() + 1 + done as usize) % n as usize);
        state.frames.set(Frame::Flight { done: done + 1, lit });
        let missing = fill_to(game, state, seat).saturating_sub(state.player(seat).hand.len());
        draw::push(state, seat, missing as u8);
        return Step::Again;
    }
    if !lit {
        state.frames.set(Frame::Flight { done, lit: true });
        for seat in state.seats() {
            game.occasion(state, Moment::Flight, seat, sink);
        }
        return Step::Again;
    }
    if leader(game, state).is_some() {
        return Step::Wait;
    }
    let first = after(state, state.turn.seat);
    start_turn(game, state, first, sink);
    Step::Again
}

/// The turn of this seat, or of the next one still inside; the end when there is none (LD-X10).
fn start_turn<S: Sink<Event>>(game: &LastDoge, state: &mut State, from: Seat, sink: &mut S) {
    let inside = from.clockwise(state.n_seats as usize).find(|s| state.player(*s).fate == Fate::Inside);
    match inside {
        Some(seat) => {
            state.frames.set(Frame::Escape { seat, right: 0, pending: None, failed: false });
            if S::ON {
                let needs = state.needs(&game.content, seat).unwrap_or(Number::nth(0));
                sink.emit(Event::EscapeTurn { seat, needs });
            }
        }
        None => state.frames.pop(),
    }
}

/// The tiles a seat may enter: face-down ones, and right ones under another pawn for a card (LD-X06).
pub fn targets(game: &LastDoge, state: &State, seat: Seat) -> Slots {
    let down = game.city(state).everywhere() - state.face_up;
    let needs = state.needs(&game.content, seat);
    let own = state.player(seat).pawn;
    let shared = state.pawns() & state.face_up;
    let right = |s: &Slot| Some(*s) != own && state.number(&game.content, *s) == needs;
    down | shared.iter().filter(right).collect()
}

pub fn legal(game: &LastDoge, state: &State, seat: Seat, right: u8, out: &mut Choices<Choice>) {
    targets(game, state, seat).iter().for_each(|s| out.push(Choice::Turn(s)));
    if right > 0 {
        out.push(Choice::Stop);
    }
}

pub fn apply<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    seat: Seat,
    right: u8,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Turn(slot) => {
            let toll = state.face_up.contains(slot);
            state.frames.set(Frame::Escape { seat, right, pending: Some(slot), failed: false });
            if toll {
                state.frames.push(Frame::Discard { seat, left: 1 });
            } else {
                game.show(state, None, slot, sink);
            }
        }
        Choice::Stop => {
            if S::ON {
                sink.emit(Event::Stopped { seat });
            }
            close(state, seat, sink);
            start_turn(game, state, after(state, seat), sink);
        }
        other => unreachable!("{other:?} in the escape"),
    }
}

pub fn settle<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    seat: Seat,
    right: u8,
    pending: Option<Slot>,
    failed: bool,
    sink: &mut S,
) -> Step {
    if state.player(seat).hand.is_empty() {
        // Checked after every discard, before going on (LD-X08, LD-Q16).
        catch(state, seat, sink);
        start_turn(game, state, after(state, seat), sink);
        return Step::Again;
    }
    if failed {
        close(state, seat, sink);
        start_turn(game, state, after(state, seat), sink);
        return Step::Again;
    }
    let Some(slot) = pending else { return Step::Wait };
    let tile = state.tiles[slot].expect("it was turned up");
    let number = game.content.number[tile];
    // Everybody sees it, right or wrong (LD-Q19).
    state.face_up.insert(slot);
    let is_right = state.needs(&game.content, seat) == Some(number);
    if S::ON {
        sink.emit(Event::Turned { seat, slot, tile, right: is_right });
    }
    if !is_right {
        state.frames.set(Frame::Escape { seat, right, pending: None, failed: true });
        state.frames.push(Frame::Discard { seat, left: 1 });
        return Step::Again;
    }
    state.settle_pawn(seat, slot, sink);
    if number.index() + 1 == Number::COUNT {
        leave(state, seat, sink);
    } else {
        state.frames.set(Frame::Escape { seat, right: right + 1, pending: None, failed: false });
    }
    Step::Again
}

/// The tiles of the turn are covered again, except under pawns (LD-X05).
fn close<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    state.face_up = state.pawns();
    if S::ON {
        sink.emit(Event::Closed { seat });
    }
}

/// Out of cards and still inside: out of the game (LD-X08, LD-Q17).
fn catch<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let player = &mut state.players[seat.index()];
    player.fate = Fate::Caught;
    player.pawn = None;
    if S::ON {
        sink.emit(Event::Caught { seat });
    }
    close(state, seat, sink);
}

/// On a seven: out, with a trophy for each card left (LD-X07).
fn leave<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let player = &mut state.players[seat.index()];
    player.fate = Fate::Out;
    player.escape = player.hand.len() as u8;
    if S::ON {
        sink.emit(Event::Escaped { seat, cards: player.escape });
    }
    close(state, seat, sink);
    state.frames.set(Frame::Exit { seat, first: None, second: None });
    if state.secret {
        state.frames.push(Frame::Lay);
    }
}

/// The next cell on which nobody has ever looked.
fn unlaid(game: &LastDoge, state: &State) -> Option<Slot> {
    game.city(state).everywhere().iter().find(|slot| state.tiles[*slot].is_none())
}

pub fn legal_lay(game: &LastDoge, state: &State, out: &mut Choices<Choice>) {
    let slot = unlaid(game, state).expect("there is a tile to lay");
    draw::legal_look(game, state, slot, out);
}

pub fn apply_lay(game: &LastDoge, state: &mut State, choice: Choice) {
    let Choice::Tile(tile) = choice else { unreachable!("{choice:?} while tiles are laid") };
    let slot = unlaid(game, state).expect("there is a tile to lay");
    state.place(slot, tile);
}

pub fn settle_lay(game: &LastDoge, state: &mut State) -> Step {
    if unlaid(game, state).is_some() {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}

/// The tiles that may still be chosen for the swap: face down, so without a pawn.
pub fn swappable(game: &LastDoge, state: &State, first: Option<Slot>, second: Option<Slot>) -> Slots {
    if second.is_some() {
        return Slots::EMPTY;
    }
    let chosen: Slots = first.into_iter().collect();
    game.city(state).everywhere() - state.face_up - chosen
}

pub fn legal_exit(
    game: &LastDoge,
    state: &State,
    first: Option<Slot>,
    second: Option<Slot>,
    out: &mut Choices<Choice>,
) {
    swappable(game, state, first, second).iter().for_each(|s| out.push(Choice::Swap(s)));
    if second.is_some() {
        out.push(Choice::Done);
    }
    out.push(Choice::Pass);
}

pub fn apply_exit<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    seat: Seat,
    first: Option<Slot>,
    second: Option<Slot>,
    choice: Choice,
    sink: &mut S,
) {
    match (choice, first, second) {
        (Choice::Swap(slot), None, _) => {
            state.frames.set(Frame::Exit { seat, first: Some(slot), second });
            return;
        }
        (Choice::Swap(slot), ..) => {
            state.frames.set(Frame::Exit { seat, first, second: Some(slot) });
            return;
        }
        (Choice::Done, Some(a), Some(b)) if state.secret => {
            let down = game.city(state).everywhere() - state.face_up;
            state.swap_in_secret(down, seat, (a, b), sink);
        }
        (Choice::Done, Some(a), Some(b)) => state.swap(seat, a, b, sink),
        _ => {}
    }
    start_turn(game, state, after(state, seat), sink);
}
