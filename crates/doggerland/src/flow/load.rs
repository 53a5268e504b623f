//! What is carried home, unit by unit (DG-D05), and which animal is forgotten (DG-E05).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::Step;
use crate::{
    choice::Choice,
    event::Event,
    frame::Frame,
    ids::{Animal, Good},
    state::State,
};

/// Opens the load. Where all goods fit, or there is one kind only, nothing is chosen.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, seat: Seat, goods: [u8; 7], room: u8, sink: &mut S) {
    let (total, kinds) = (goods.iter().sum::<u8>(), goods.iter().filter(|n| **n > 0).count());
    if total <= room || kinds <= 1 || room == 0 {
        for good in Good::all() {
            state.gain(seat, good, goods[good as usize].min(room), sink);
        }
    } else {
        state.frames.push(Frame::Load { seat, goods, room, from: Good::Wood });
    }
}

/// A kind is open if the later ones can still fill the room: as much as can be carried is taken.
fn open(goods: [u8; 7], room: u8, from: Good) -> impl Iterator<Item = Good> {
    Good::all().filter(move |good| {
        *good >= from && goods[*good as usize] > 0 && goods[*good as usize..].iter().sum::<u8>() >= room
    })
}

pub(super) fn legal(goods: [u8; 7], room: u8, from: Good, out: &mut Choices<Choice>) {
    if room == 0 {
        return out.push(Choice::Done);
    }
    open(goods, room, from).for_each(|good| out.push(Choice::Take(good)));
}

pub(super) fn apply<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    goods: [u8; 7],
    room: u8,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Take(good) => take(state, seat, goods, room, good, 1, sink),
        _ => state.frames.pop(),
    }
}

fn take<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    mut goods: [u8; 7],
    room: u8,
    good: Good,
    n: u8,
    sink: &mut S,
) {
    state.gain(seat, good, n, sink);
    goods[good as usize] -= n;
    state.frames.set(Frame::Load { seat, goods, room: room - n, from: good });
}

/// What is not a question is taken. The load goes home only when its owner says so.
pub(super) fn settle<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    mut goods: [u8; 7],
    room: u8,
    from: Good,
    sink: &mut S,
) -> Step {
    if room == 0 {
        return Step::Wait;
    }
    let left: u8 = goods[from as usize..].iter().sum();
    if left <= room {
        for good in Good::all().filter(|good| *good >= from) {
            state.gain(seat, good, std::mem::take(&mut goods[good as usize]), sink);
        }
        state.frames.set(Frame::Load { seat, goods, room: 0, from });
        return Step::Again;
    }
    let mut kinds = open(goods, room, from);
    let (first, second) = (kinds.next(), kinds.next());
    match (first, second) {
        (Some(good), None) => {
            // As many as the later kinds cannot make up for.
            let later: u8 = goods[good as usize + 1..].iter().sum();
            let n = room.saturating_sub(later).max(1).min(goods[good as usize]);
            take(state, seat, goods, room, good, n, sink);
            Step::Again
        }
        _ => Step::Wait,
    }
}

/// The three animals: the two remembered and the new one, each species once.
pub(super) fn legal_memory(state: &State, seat: Seat, animal: Animal, out: &mut Choices<Choice>) {
    let memory = &state.clan(seat).memory;
    Animal::all().filter(|a| memory[*a] > 0 || *a == animal).for_each(|a| out.push(Choice::Forget(a)));
}

pub(super) fn apply_memory<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    animal: Animal,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Forget(gone) = choice else { unreachable!("{choice:?} forgets nothing") };
    forget(state, seat, animal, gone, sink);
}

fn forget<S: Sink<Event>>(state: &mut State, seat: Seat, animal: Animal, gone: Animal, sink: &mut S) {
    state.frames.pop();
    state.remember(seat, animal, sink);
    state.forget(seat, gone, sink);
}

pub(super) fn settle_memory<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    animal: Animal,
    sink: &mut S,
) -> Step {
    let memory = state.clan(seat).memory;
    if memory.values().sum::<u8>() < 2 {
        state.frames.pop();
        state.remember(seat, animal, sink);
        return Step::Again;
    }
    if memory[animal] == 2 {
        forget(state, seat, animal, animal, sink);
        return Step::Again;
    }
    Step::Wait
}
