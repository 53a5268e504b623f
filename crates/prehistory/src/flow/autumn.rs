//! Autumn: movement on the map and what is found where a member stops (PH-M01 … PH-M03).

use kernel::{Choices, Finite, Seat, Sink};
use stdx::Bits;

use super::{Frame, Step, act, power};
use crate::{
    Choice, Event, Prehistory, State,
    effect::Gain,
    ids::{Cell, Cells, Color, Member, YEARS},
    pack::Feature,
    state::{Spot, Token},
};

/// The turn of one seat so far.
#[derive(Copy, Clone)]
pub(super) struct Turn {
    pub turn: u8,
    pub points: u16,
    pub tired: Bits<Member>,
    pub used: Cells,
}

pub(super) fn legal(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    points: u16,
    tired: Bits<Member>,
    out: &mut Choices<Choice>,
) {
    let player = state.player(seat);
    let mut fresh = Cells::EMPTY;
    for (member, spot) in player.members.iter() {
        if let Spot::On(cell) = spot
            && !tired.contains(member)
        {
            fresh.insert(*cell);
        }
    }
    // Movement is bought only while somebody can use it.
    if !fresh.is_empty() {
        offer_steps(state, seat, out);
        if points > 0 {
            let blocked = state.blocked(seat);
            let land = state.land(game);
            for cell in fresh {
                if !(land.within(cell, points) - blocked).is_empty() {
                    out.push(Choice::Walk(cell));
                }
            }
        }
    }
    power::offer(game, state, seat, out);
    out.push(Choice::Pass);
}

/// Cubes and points that can become steps (PH-M01).
fn offer_steps(state: &State, seat: Seat, out: &mut Choices<Choice>) {
    let player = state.player(seat);
    for color in Color::all().filter(|c| player.resources[*c] > 0) {
        out.push(Choice::March(color));
    }
    for color in Color::all().filter(|c| player.markers[*c] > 0) {
        out.push(Choice::Rush(color));
    }
    if player.dev > 0 {
        out.push(Choice::Stride);
    }
}

pub(super) fn legal_walk(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    member: Member,
    points: u16,
    out: &mut Choices<Choice>,
) {
    let Spot::On(from) = state.player(seat).members[member] else { unreachable!("the mover is on the map") };
    // One more step can be bought in the middle of a walk.
    offer_steps(state, seat, out);
    let goals = state.land(game).within(from, points) - state.blocked(seat);
    goals.iter().for_each(|cell| out.push(Choice::Stop(cell)));
    power::offer(game, state, seat, out);
}

/// Turns a cube or a development point into steps, before a walk or in the middle of it.
pub(super) fn buy_steps<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    let steps = match choice {
        Choice::March(color) => state.march(game, seat, color, false, sink),
        Choice::Rush(color) => state.march(game, seat, color, true, sink),
        Choice::Stride => {
            state.stride(seat, sink);
            1
        }
        other => unreachable!("{other:?} buys no steps"),
    };
    let walk = state.frames.top();
    if let Frame::Walk { .. } = walk {
        state.frames.pop();
    }
    let Frame::Autumn { points, .. } = state.frames.top_mut() else { unreachable!("members move in autumn") };
    *points = points.saturating_add(u16::from(steps));
    let points = *points;
    if let Frame::Walk { seat, member, .. } = walk {
        state.frames.push(Frame::Walk { seat, member, points });
    }
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    now: Turn,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    let Turn { turn, points, tired, used } = now;
    match choice {
        Choice::Walk(from) => {
            // Members that stand together are alike: the first that can still move goes.
            let members = &state.player(seat).members;
            let member = Member::all()
                .find(|m| members[*m] == Spot::On(from) && !tired.contains(*m))
                .expect("a member can move from there");
            state.frames.push(Frame::Walk { seat, member, points });
        }
        Choice::Pass => {
            // PH-Q20: what is left of the movement is lost.
            if S::ON {
                sink.emit(Event::Passed { seat });
            }
            // A marker cell pays once an autumn, whoever comes; camps are built where one has stopped oneself.
            let used = used.iter().filter(|cell| marker(game, state, *cell).is_some()).collect();
            state.frames.set(Frame::Autumn { turn: turn + 1, points: 0, tired: Bits::EMPTY, used });
        }
        other => unreachable!("{other:?} is nothing to do in autumn"),
    }
}

/// A member stops: it pays its steps, is tired, and takes what is there; then camps can be built.
pub(super) fn stop<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    member: Member,
    cell: Cell,
    sink: &mut S,
) {
    let Spot::On(from) = state.player(seat).members[member] else { unreachable!("the mover is on the map") };
    let steps = state.land(game).distance(from, cell);
    state.frames.pop();
    let Frame::Autumn { points, tired, .. } = state.frames.top_mut() else {
        unreachable!("members move in autumn")
    };
    *points -= u16::from(steps);
    tired.insert(member);
    state.walk(seat, member, cell, steps, sink);
    arrive(game, state, seat, cell, sink);
    if let Frame::Autumn { used, .. } = state.frames.top_mut() {
        used.insert(cell);
    }
    state.frames.push(Frame::Build { seat, mover: member });
}

/// The color that a marker cell gives.
fn marker(game: &Prehistory, state: &State, cell: Cell) -> Option<Color> {
    match state.ground(game, cell)?.feature {
        Feature::Marker(color) => Some(color),
        _ => None,
    }
}

/// PH-M03: tokens are taken as by the action; a marker cell gives its marker once an autumn (PH-Q16).
fn arrive<S: Sink<Event>>(game: &Prehistory, state: &mut State, seat: Seat, cell: Cell, sink: &mut S) {
    match state.tokens[cell].take() {
        Some(Token::Food(food)) => act::gather(game, state, seat, food, sink),
        Some(Token::Fish(fish)) => state.add_fish(game, seat, fish, sink),
        Some(Token::Beast(beast)) => {
            state.add_beast(seat, beast, sink);
            state.gain(seat, &Gain::points(game.beasts[beast].1), sink);
        }
        Some(Token::Stone) => state.add_stone(seat, cell, sink),
        None => {}
    }
    if let Some(color) = marker(game, state, cell)
        && !state.used().contains(cell)
    {
        let mut gain = Gain::default();
        gain.markers[color] = 1;
        state.gain(seat, &gain, sink);
    }
}

pub(super) fn settle<S: Sink<Event>>(state: &mut State, turn: u8, sink: &mut S) -> Step {
    if turn < state.n_seats {
        return Step::Wait;
    }
    if state.year < YEARS {
        state.frames.set(Frame::Winter);
    } else {
        if S::ON {
            sink.emit(Event::LastBegan);
        }
        state.frames.set(Frame::Last { turn: 0 });
    }
    Step::Again
}
