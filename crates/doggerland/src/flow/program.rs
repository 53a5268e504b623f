//! Phase 1: a clan programs one action, or passes for the round (DG-P01).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::Step;
use crate::{
    Doggerland,
    change::emit,
    choice::Choice,
    event::Event,
    frame::{Frame, Order, Party, RiteOrder, Task},
    ids::{Ability, Couple, Craft, Good, Happening, Panel, Rite},
    land::Area,
    query::{self, Plan},
    state::State,
};

/// What a clan may program now.
#[derive(Copy, Clone, Debug)]
pub struct Menu {
    pub build: bool,
    pub crafts: stdx::Bits<Craft>,
    /// Bits of [`Couple`].
    pub couples: u8,
    pub targets: Area,
    /// Bits of [`Panel`].
    pub panels: u64,
    /// Bits of [`Ability`].
    pub abilities: u8,
    /// Bits of [`Rite`].
    pub rites: u16,
}

impl Menu {
    #[inline]
    pub fn of(game: &Doggerland, state: &State, seat: Seat) -> Menu {
        let clan = state.clan(seat);
        let idle = query::idle(state, seat);
        let roles = query::roles(&idle);
        let plan = Plan::of(clan);
        let panels = query::open_panels(state);
        let paints = query::limited(roles, plan.paintings, plan.chief_paints) != 0;
        let crafts = query::limited(roles, plan.crafts, plan.chief_crafts) != 0;
        let births = !plan.birth && clan.reserve() > plan.promised;
        Menu {
            // DG-A01: the building site has no limit, whatever was promised there.
            build: roles != 0,
            crafts: if crafts { query::open_crafts(state) } else { stdx::Bits::EMPTY },
            couples: if births { couples(&idle) } else { 0 },
            targets: query::targets(game, state, seat, &idle),
            panels: if paints { panels } else { 0 },
            abilities: if roles == 0 { 0 } else { abilities(state, seat, &plan) },
            rites: query::open_rites(game, state, seat, &idle, &plan, panels),
        }
    }

    pub fn is_empty(&self) -> bool {
        !self.build
            && self.crafts.is_empty()
            && self.couples == 0
            && self.targets.is_empty()
            && self.panels == 0
            && self.abilities == 0
            && self.rites == 0
    }
}

#[inline]
fn couples(idle: &[u8; 5]) -> u8 {
    Couple::all().fold(0, |bits, c| bits | u8::from(query::has_couple(idle, c)) << c as u8)
}

/// DG-G01: each ability once a round; range and transport not at their last level.
#[inline]
fn abilities(state: &State, seat: Seat, plan: &Plan) -> u8 {
    let clan = state.clan(seat);
    Ability::all().fold(0, |bits, a| {
        let open = plan.trained >> a as u8 & 1 == 0 && (a == Ability::Tools || clan.levels[a] < 2);
        bits | u8::from(open) << a as u8
    })
}

pub(super) fn legal(game: &Doggerland, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    let menu = Menu::of(game, state, seat);
    if menu.build {
        out.push(Choice::Build);
    }
    menu.crafts.iter().for_each(|craft| out.push(Choice::Craft(craft)));
    Couple::all().filter(|c| menu.couples >> *c as u8 & 1 == 1).for_each(|c| out.push(Choice::Birth(c)));
    menu.targets.iter().for_each(|cell| out.push(Choice::Expedition(cell)));
    let mut panels = menu.panels;
    while panels != 0 {
        out.push(Choice::Paint(Panel::nth(panels.trailing_zeros() as usize)));
        panels &= panels - 1;
    }
    Ability::all().filter(|a| menu.abilities >> *a as u8 & 1 == 1).for_each(|a| out.push(Choice::Train(a)));
    Rite::all().filter(|r| menu.rites >> *r as u16 & 1 == 1).for_each(|r| out.push(Choice::Rite(r)));
    out.push(Choice::Pass);
}

pub(super) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, passed: u8, choice: Choice, sink: &mut S) {
    let task = match choice {
        Choice::Pass => return pass(state, seat, passed, sink),
        Choice::Birth(couple) => {
            state.program(seat, Order::Birth { couple }, sink);
            return turn_over(state);
        }
        Choice::Expedition(cell) => {
            return state.frames.push(Frame::Party { seat, cell, party: Party::default(), from: 0 });
        }
        Choice::Rite(Rite::PerfectPainting) => return state.frames.push(Frame::Mark { seat }),
        Choice::Rite(Rite::Twins) => Task::Twins,
        Choice::Rite(rite) => {
            state.program(seat, Order::Rite(RiteOrder { rite, mate: None, spot: None }), sink);
            return turn_over(state);
        }
        Choice::Build => Task::Build,
        Choice::Craft(craft) => Task::Craft(craft),
        Choice::Paint(panel) => Task::Paint(panel),
        Choice::Train(ability) => Task::Train(ability),
        choice => unreachable!("{choice:?} is not programmed"),
    };
    state.frames.push(Frame::Who { seat, task });
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    passed: u8,
    sink: &mut S,
) -> Step {
    if passed.count_ones() as usize == state.n() {
        state.frames.pop();
        return Step::Again;
    }
    if passed >> seat.index() & 1 == 1 {
        state.frames.set(Frame::Program { seat: seat.after(state.n()), passed });
        return Step::Again;
    }
    // DG-P01: who can do nothing passes. Tool making is open to anybody at home, which spares the whole menu.
    let idle = query::roles(&query::idle(state, seat)) != 0;
    let tools = 1 << Ability::Tools as u8;
    let busy = idle && Plan::of(state.clan(seat)).trained & tools == 0;
    if busy || (idle && !Menu::of(game, state, seat).is_empty()) {
        return Step::Wait;
    }
    pass(state, seat, passed, sink);
    Step::Again
}

fn pass<S: Sink<Event>>(state: &mut State, seat: Seat, passed: u8, sink: &mut S) {
    emit(sink, || Event::Passed(seat));
    state.frames.set(Frame::Program { seat: seat.after(state.n()), passed: passed | 1 << seat.index() });
}

/// An action is programmed: the next clan's turn. The frame of the action's parts, if any, is already gone.
pub(super) fn turn_over(state: &mut State) {
    let Frame::Program { seat, passed } = state.frames.top() else {
        unreachable!("an action is programmed within the programming phase")
    };
    state.frames.set(Frame::Program { seat: seat.after(state.n()), passed });
}

/// DG-P02, DG-P03: a tool, and a fur in the cold (DG-Z01: not in a mild spell).
pub(super) fn charge_work<S: Sink<Event>>(state: &mut State, seat: Seat, fur: bool, sink: &mut S) {
    state.charge(seat, Good::Tool, sink);
    if fur && state.is_cold() && !state.acts(Happening::MildSpell) {
        state.charge(seat, Good::Fur, sink);
    }
}
