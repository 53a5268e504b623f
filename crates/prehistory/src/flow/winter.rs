//! Winter: turn order, refill, new rows, a new center (PH-W01 … PH-W04).

use kernel::{Choices, Finite, Sink};
use stdx::{Pile, Table};

use super::{Frame, Step};
use crate::{
    Choice, Event, State,
    ids::{Action, Price, Row, Slot, YEARS},
    pack::Prehistory,
};

/// The next empty place that can be filled.
enum Gap {
    Food(Slot),
    Fish(Slot),
    Prey(Row),
    Rite(Row),
}

fn gap(state: &State) -> Option<Gap> {
    let food = || Slot::all().find(|s| state.food_slots[*s].is_none());
    let fish = || Slot::all().find(|s| state.fish_slots[*s].is_none());
    let prey = || Row::all().find(|r| state.prey_row[*r].is_none());
    let rite = || Row::all().find(|r| state.rite_row[*r].is_none());
    // PH-Q13: a slot whose supply is empty stays empty.
    let food = (!state.foods_unseen.is_empty()).then(food).flatten().map(Gap::Food);
    food.or_else(|| (!state.fish_unseen.is_empty()).then(fish).flatten().map(Gap::Fish))
        .or_else(|| (!state.preys_unseen.is_empty()).then(prey).flatten().map(Gap::Prey))
        .or_else(|| (!state.rites_unseen.is_empty()).then(rite).flatten().map(Gap::Rite))
}

pub(super) fn legal_refill(state: &State, out: &mut Choices<Choice>) {
    match gap(state).expect("something is to be filled") {
        Gap::Food(_) => state.foods_unseen.iter().for_each(|f| out.push(Choice::DealFood(f))),
        Gap::Fish(_) => state.fish_unseen.iter().for_each(|f| out.push(Choice::DealFish(f))),
        Gap::Prey(_) => state.preys_unseen.iter().for_each(|p| out.push(Choice::DealPrey(p))),
        Gap::Rite(_) => state.rites_unseen.iter().for_each(|r| out.push(Choice::DealRite(r))),
    }
}

pub(super) fn apply_refill<S: Sink<Event>>(state: &mut State, choice: Choice, sink: &mut S) {
    let event = match (gap(state).expect("something is to be filled"), choice) {
        (Gap::Food(slot), Choice::DealFood(food)) => {
            state.foods_unseen.remove(food);
            state.food_slots[slot] = Some(food);
            Event::FoodShown { slot, food }
        }
        (Gap::Fish(slot), Choice::DealFish(fish)) => {
            state.fish_unseen.remove(fish);
            state.fish_slots[slot] = Some(fish);
            Event::FishShown { slot, fish }
        }
        (Gap::Prey(row), Choice::DealPrey(prey)) => {
            state.preys_unseen.remove(prey);
            state.prey_row[row] = Some(prey);
            Event::PreyShown { row, prey }
        }
        (Gap::Rite(row), Choice::DealRite(rite)) => {
            state.rites_unseen.remove(rite);
            state.rite_row[row] = Some(rite);
            Event::RiteShown { row, rite }
        }
        (_, choice) => unreachable!("{choice:?} does not fill the gap"),
    };
    if S::ON {
        sink.emit(event);
    }
}

pub(super) fn apply_top<S: Sink<Event>>(state: &mut State, tile: Price, sink: &mut S) {
    state.prices_unseen.remove(tile);
    state.next_price = Some(tile);
    if S::ON {
        sink.emit(Event::PileShown { tile });
    }
    state.frames.pop();
}

/// PH-W01 and the discards of PH-W03; what follows lies on the stack.
pub(super) fn settle<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Step {
    state.year += 1;
    if S::ON {
        sink.emit(Event::YearBegan { year: state.year });
    }
    let track = state.track;
    let rest = state.order.iter().filter(|seat| !track.contains(*seat));
    state.order = track.iter().chain(rest).collect();
    state.track = Pile::EMPTY;
    if S::ON {
        for (rank, seat) in state.order.iter().enumerate() {
            sink.emit(Event::Ranked { rank: rank as u8, seat });
        }
    }
    state.prey_row.values().flatten().for_each(|prey| state.preys_gone.insert(*prey));
    state.rite_row.values().flatten().for_each(|rite| state.rites_gone.insert(*rite));
    state.prey_row = Table::filled(None);
    state.rite_row = Table::filled(None);
    if S::ON {
        sink.emit(Event::RowsCleared);
    }
    state.frames.set(Frame::Thaw);
    state.frames.push(Frame::Center);
    state.frames.push(Frame::Refill);
    Step::Again
}

pub(super) fn settle_refill<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Step {
    // PH-W03: only a custom pack's pile can run out; then its discards are shuffled.
    if state.preys_unseen.is_empty() && state.prey_row.values().any(|p| p.is_none()) {
        let gone = std::mem::take(&mut state.preys_gone);
        if S::ON && !gone.is_empty() {
            sink.emit(Event::Reshuffled { action: Action::Hunting });
        }
        state.preys_unseen = gone;
    }
    if state.rites_unseen.is_empty() && state.rite_row.values().any(|r| r.is_none()) {
        let gone = std::mem::take(&mut state.rites_gone);
        if S::ON && !gone.is_empty() {
            sink.emit(Event::Reshuffled { action: Action::Ceremony });
        }
        state.rites_unseen = gone;
    }
    if gap(state).is_some() {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}

/// PH-W04: the pile's top comes to the center, empty pillars get a cube, the next top is shown.
pub(super) fn settle_center<S: Sink<Event>>(game: &Prehistory, state: &mut State, sink: &mut S) -> Step {
    if let Some(tile) = state.next_price.take() {
        state.center = Some(tile);
        if S::ON {
            sink.emit(Event::PriceLaid { wheel: None, tile });
        }
    }
    state.fill_tops(game, sink);
    if state.year < YEARS {
        state.frames.set(Frame::Top);
    } else {
        state.frames.pop();
    }
    Step::Again
}
