//! The shaman's actions: the offering, then what it is for (DG-H05 … DG-H13).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{Step, trade};
use crate::{
    Doggerland,
    change::emit,
    choice::Choice,
    event::Event,
    frame::{Frame, Order, RiteOrder},
    ids::{Good, Happening, Rite, Spot, Times},
    land::Cell,
    query,
    state::State,
};

/// An action that can be carried out begins: its cube marks it (DG-H11); megaliths take no offering (DG-H10).
pub(super) fn begin<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    order: RiteOrder,
    sink: &mut S,
) {
    state.mark_rite(seat, order.rite, sink);
    match order.rite.megalith() {
        Some(which) => {
            state.pay_cost(seat, &game.tables.megaliths[which].0, sink);
            state.frames.push(Frame::Perform { seat, order });
        }
        None => state.frames.push(Frame::Offer { seat, order }),
    }
}

fn offerings(game: &Doggerland, state: &State, seat: Seat) -> impl Iterator<Item = Good> {
    game.tables.offerings.iter().copied().filter(move |good| state.clan(seat).store(*good) > 0)
}

pub(super) fn legal_offer(game: &Doggerland, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    offerings(game, state, seat).for_each(|good| out.push(Choice::Offer(good)));
}

pub(super) fn apply_offer<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    order: RiteOrder,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Offer(good) = choice else { unreachable!("{choice:?} offers nothing") };
    offer(state, seat, order, good, sink);
}

fn offer<S: Sink<Event>>(state: &mut State, seat: Seat, order: RiteOrder, good: Good, sink: &mut S) {
    state.pay(seat, good, 1, sink);
    emit(sink, || Event::Offered { seat, good });
    state.frames.set(Frame::Perform { seat, order });
}

pub(super) fn settle_offer<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    order: RiteOrder,
    sink: &mut S,
) -> Step {
    if state.acts(Happening::KindSpirits) {
        // DG-Z10: no offering this round.
        state.frames.set(Frame::Perform { seat, order });
        return Step::Again;
    }
    let mut goods = offerings(game, state, seat);
    let (first, second) = (goods.next(), goods.next());
    drop(goods);
    if let (Some(good), None) = (first, second) {
        offer(state, seat, order, good, sink);
        return Step::Again;
    }
    Step::Wait
}

pub(super) fn legal(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    order: RiteOrder,
    out: &mut Choices<Choice>,
) {
    match order.rite {
        Rite::PerfectPainting => Times::all().for_each(|times| out.push(Choice::Cubes(times))),
        Rite::LongJourney => {
            query::journey_tiles(state, seat).iter().for_each(|cell| out.push(Choice::Place(cell)));
        }
        _ => query::megalith_tiles(game, state, seat).iter().for_each(|cell| out.push(Choice::Place(cell))),
    }
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    order: RiteOrder,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Cubes(times) => paint(game, state, seat, order, 1 + times as u8, sink),
        Choice::Place(cell) => place(state, seat, order.rite, cell, sink),
        choice => unreachable!("{choice:?} ends no shaman action"),
    }
}

fn place<S: Sink<Event>>(state: &mut State, seat: Seat, rite: Rite, cell: Cell, sink: &mut S) {
    state.frames.pop();
    if rite == Rite::LongJourney {
        state.place_token(seat, cell, sink);
    } else {
        state.place_megalith(seat, rite, cell, sink);
    }
}

fn paint<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    order: RiteOrder,
    cubes: u8,
    sink: &mut S,
) {
    state.frames.pop();
    state.paint(game, seat, marked(order), cubes, sink);
}

fn marked(order: RiteOrder) -> Spot {
    order.spot.expect("a perfect painting has its picture")
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    order: RiteOrder,
    sink: &mut S,
) -> Step {
    match order.rite {
        Rite::FirstPlayer => {
            // DG-H06: at once, and kept for the next round.
            state.frames.pop();
            state.first = seat;
            state.hut_taken = true;
            emit(sink, || Event::HutTaken(seat));
        }
        Rite::MoveVillage => state.frames.set(Frame::Wander { seat }),
        Rite::Trade => state.frames.set(Frame::Trade { seat, left: trade::ANY, given: [None; 2] }),
        Rite::Twins => {
            state.frames.pop();
            // One that a birth still counts on stays in the reserve (DG-C02).
            let clan = state.clan(seat);
            let promised = clan.orders.iter().filter(|order| matches!(order, Order::Birth { .. })).count();
            let n = clan.reserve().saturating_sub(promised as u8).min(2);
            state.bear(seat, n, sink);
        }
        Rite::PerfectPainting => {
            let panel = state.panel(marked(order)).expect("a picture that is turned up");
            if state.clan(seat).memory[game.tables.species(panel)] > 1 {
                return Step::Wait;
            }
            paint(game, state, seat, order, 1, sink);
        }
        Rite::LongJourney => return Step::Wait,
        Rite::Menhir | Rite::Alignment | Rite::Dolmen => {
            let tiles = query::megalith_tiles(game, state, seat);
            match tiles.first() {
                Some(cell) if tiles.len() == 1 => place(state, seat, order.rite, cell, sink),
                _ => return Step::Wait,
            }
        }
    }
    Step::Again
}
