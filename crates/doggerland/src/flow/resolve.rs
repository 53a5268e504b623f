//! Phase 3: a clan carries out its programmed actions in the order it likes (DG-R01 … DG-R04).

use kernel::{Choices, Seat, Sink};
use stdx::{Bits, Finite};

use super::{Step, load, rite};
use crate::{
    Doggerland,
    change::emit,
    choice::Choice,
    event::Event,
    frame::{Frame, Order, Party},
    ids::{Ability, Animal, Craft, Good, Happening, Panel, Rite, Role},
    land::{Area, Cell},
    query,
    state::{Clan, State},
};

pub(super) fn legal(game: &Doggerland, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    // Orders come in the order of programming; the list is sorted by gathering them by kind first.
    let (mut builds, mut abilities, mut rites, mut panels) = (0u8, 0u8, 0u16, 0u64);
    let (mut crafts, mut birth, mut cells) = (Bits::<Craft>::EMPTY, false, Area::EMPTY);
    for order in state.clan(seat).orders.iter() {
        if !query::can_resolve(game, state, seat, &order) {
            continue;
        }
        match order {
            Order::Build { by } => builds |= 1 << by as u8,
            Order::Craft { craft, .. } => crafts.insert(craft),
            Order::Birth { .. } => birth = true,
            Order::Expedition { cell, .. } => cells.insert(cell),
            Order::Paint { spot, .. } => {
                let panel = state.panel(spot).expect("a picture that is turned up");
                panels |= 1 << panel.index();
            }
            Order::Train { ability, .. } => abilities |= 1 << ability as u8,
            Order::Rite(order) => rites |= 1 << order.rite as u16,
        }
    }
    Role::all().filter(|r| builds >> *r as u8 & 1 == 1).for_each(|r| out.push(Choice::DoBuild(r)));
    crafts.iter().for_each(|craft| out.push(Choice::DoCraft(craft)));
    if birth {
        out.push(Choice::DoBirth);
    }
    cells.iter().for_each(|cell| out.push(Choice::DoExpedition(cell)));
    while panels != 0 {
        out.push(Choice::DoPaint(Panel::nth(panels.trailing_zeros() as usize)));
        panels &= panels - 1;
    }
    Ability::all().filter(|a| abilities >> *a as u8 & 1 == 1).for_each(|a| out.push(Choice::DoTrain(a)));
    Rite::all().filter(|r| rites >> *r as u16 & 1 == 1).for_each(|r| out.push(Choice::DoRite(r)));
    out.push(Choice::Rest);
}

/// Where the order that a choice means stands in the clan's list.
pub fn find(state: &State, clan: &Clan, choice: Choice) -> Option<usize> {
    clan.orders.iter().position(|order| match (choice, order) {
        (Choice::DoBuild(role), Order::Build { by }) => role == by,
        (Choice::DoCraft(which), Order::Craft { craft, .. }) => which == craft,
        (Choice::DoBirth, Order::Birth { .. }) => true,
        (Choice::DoExpedition(to), Order::Expedition { cell, .. }) => to == cell,
        (Choice::DoPaint(panel), Order::Paint { spot, .. }) => state.panel(spot) == Some(panel),
        (Choice::DoTrain(which), Order::Train { ability, .. }) => which == ability,
        (Choice::DoRite(rite), Order::Rite(order)) => rite == order.rite,
        _ => false,
    })
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    if choice == Choice::Rest {
        return skip_all(state, seat, sink);
    }
    let at = find(state, state.clan(seat), choice).expect("a programmed action");
    let order = state.recall(seat, at);
    emit(sink, || Event::Resolved { seat, order });
    match order {
        Order::Build { by } => state.frames.push(Frame::Raise { seat, chief: by.is_chief() }),
        Order::Craft { craft, .. } => {
            state.pay_cost(seat, &game.tables.crafts[craft].cost, sink);
            state.take_craft(seat, craft, sink);
        }
        Order::Birth { .. } => state.bear(seat, 1, sink),
        Order::Expedition { cell, party } => match state.animal_at(cell) {
            Some(animal) => hunt(game, state, seat, cell, party, animal, sink),
            None => gather(game, state, seat, cell, party, sink),
        },
        Order::Paint { spot, .. } => state.paint(game, seat, spot, 1, sink),
        Order::Train { ability: Ability::Tools, .. } => {
            state.frames.push(Frame::Knap { seat, improved: false, made: false });
        }
        Order::Train { ability, .. } => state.improve(game, seat, ability, sink),
        Order::Rite(order) => rite::begin(game, state, seat, order, sink),
    }
}

/// DG-D04 … DG-D06.
fn gather<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    cell: Cell,
    party: Party,
    sink: &mut S,
) {
    let goods = query::harvest(game, state, cell, &party);
    let room = query::capacity(game, state, seat, &party);
    emit(sink, || Event::Gathered { seat, cell });
    let fully = state.n() <= 2 || state.half.contains(cell);
    state.exhaust(cell, fully, sink);
    load::begin(state, seat, goods, room, sink);
}

/// DG-E04 … DG-E06.
fn hunt<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    cell: Cell,
    party: Party,
    animal: Animal,
    sink: &mut S,
) {
    let goods = query::harvest(game, state, cell, &party);
    let room = query::capacity(game, state, seat, &party);
    state.herds[animal].remove(cell);
    state.clan_mut(seat).hunts += 1;
    emit(sink, || Event::Hunted { seat, cell, animal });
    if state.acts(Happening::Tanning) {
        // DG-Z15: on top of what can be carried.
        state.gain(seat, Good::Fur, 1, sink);
    }
    if state.acts(Happening::DeadlyTusks)
        && party.members() == game.tables.animals[animal].members
        && party.count(Role::Hunter) > 0
    {
        // DG-Z24: hunters are alike, so which one dies is no question.
        state.lose_hunters(seat, 1);
        emit(sink, || Event::Died(seat));
        super::card::check_marks(game, state, sink);
    }
    state.frames.push(Frame::Remember { seat, animal });
    load::begin(state, seat, goods, room, sink);
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    left: u8,
    sink: &mut S,
) -> Step {
    let clan = state.clan(seat);
    if !clan.orders.is_empty() {
        // What nothing can change any more is given up without a question.
        if clan.orders.iter().any(|order| query::can_resolve(game, state, seat, &order)) {
            return Step::Wait;
        }
        skip_all(state, seat, sink);
    }
    if left == 1 {
        state.frames.pop();
    } else {
        state.frames.set(Frame::Resolve { seat: seat.after(state.n()), left: left - 1 });
    }
    Step::Again
}

/// What is left is not carried out: nothing is lost but the shaman's patience (DG-R02, DG-H12).
fn skip_all<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    while !state.clan(seat).orders.is_empty() {
        let order = state.recall(seat, 0);
        emit(sink, || Event::Skipped { seat, order });
        if let Order::Rite(_) = order {
            state.scarce(seat, 1, sink);
        }
    }
}
