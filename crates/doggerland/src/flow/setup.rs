//! Set-up: what is drawn before the first round, and the short variant's equipment (DG-S, DG-K).

use kernel::{Choices, Seat, Setup, SetupFault, Sink};
use stdx::{Bits, Finite, Pile, Stack, Table};

use super::{ALONE, Step};
use crate::{
    Doggerland,
    change::emit,
    choice::Choice,
    event::Event,
    frame::{self, Frame, Phase},
    ids::{Ability, Card, Craft, Dir, End, Fresco, Goal, Good, Home, Mode, Objective, Rival, Tile},
    land::{Area, Cell},
    pack::{Aim, Shows, TileSet},
    query,
    state::{CLANS_MAX, Clan, MEEPLES, Solo, State, Wall},
};

/// The cells around the centre, clockwise from the north.
pub const RING: [(usize, usize); 8] = [(4, 3), (5, 3), (5, 4), (5, 5), (4, 5), (3, 5), (3, 4), (3, 3)];
/// The arms of the short variant's cross: north, south, east, west.
pub const CROSS: [(usize, usize); 4] = [(4, 2), (4, 6), (6, 4), (2, 4)];

const FIRST: u8 = 1;
const ARROW: u8 = 2;
const CENTRE: u8 = 4;

/// Which options go together: the short variant is for 2–4 players, the levels are for one (DG-K03, DG-U02).
pub(crate) fn check(setup: &Setup) -> Result<(), SetupFault> {
    let (n, mode) = (setup.n_seats, Mode::nth(setup.value(0)));
    match (n, mode) {
        (1, Mode::Short) => {
            return Err(SetupFault::told("setup-short", "the short variant is for 2 to 4 players"));
        }
        (1, Mode::Full) => {
            return Err(SetupFault::told("setup-alone", "alone, the mode is a level: easy, normal or hard"));
        }
        (2..=4, Mode::Easy | Mode::Normal | Mode::Hard) => {
            return Err(SetupFault::told("setup-level", format!("'{mode}' is a level of the solo game")));
        }
        (1..=4, _) => {}
        _ => return Err(SetupFault::new(format!("doggerland is for 1 to 4 players, not {n}"))),
    }
    if setup.value(3) > n as usize {
        let why = format!("seat{} cannot be the first of {n} players", setup.value(3));
        return Err(SetupFault::told("setup-first", why));
    }
    Ok(())
}

/// The position before the first draw.
pub(crate) fn start(game: &Doggerland, setup: &Setup) -> State {
    let n = setup.n_seats as usize;
    let mode = Mode::nth(setup.value(0));
    let dir = |i: usize| Dir::get(setup.value(i).wrapping_sub(1));
    let (arrow, centre) = (dir(1), dir(2));
    let first = if n == 1 { Some(ALONE) } else { setup.value(3).checked_sub(1).map(Seat::nth) };
    let draw = |bit: u8, fixed: bool| if fixed { 0 } else { bit };
    let draws = draw(FIRST, first.is_some()) | draw(ARROW, arrow.is_some()) | draw(CENTRE, centre.is_some());
    let pile = Tile::all().filter(|tile| match game.tables.tile(*tile).set {
        TileSet::Center => false,
        TileSet::Start | TileSet::Base => true,
        TileSet::Short => true,
        TileSet::Four => matches!(n, 1 | 4),
    });
    let mut state = State {
        mode,
        n_seats: n as u8,
        round: if mode == Mode::Short { 3 } else { 1 },
        first: first.unwrap_or(ALONE),
        hut_taken: false,
        arrow: arrow.unwrap_or(Dir::North),
        centre: centre.unwrap_or(Dir::North),
        tiles: Table::filled(None),
        land: Area::EMPTY,
        sources: Area::EMPTY,
        half: Area::EMPTY,
        spent: Area::EMPTY,
        herds: Table::filled(Area::EMPTY),
        supply: Table::filled(MEEPLES),
        camps: Area::EMPTY,
        pile: pile.collect(),
        craft_pile: Craft::all().collect(),
        market: Bits::EMPTY,
        craft_discards: Bits::EMPTY,
        claimed: Bits::EMPTY,
        hut: Bits::EMPTY,
        fresco_pile: Fresco::all().collect(),
        frescoes: Pile::EMPTY,
        wall: Table::filled(Wall::Free),
        objectives: Bits::EMPTY,
        clans: [founders(); CLANS_MAX],
        solo: Solo {
            goals: Bits::EMPTY,
            marked: Bits::EMPTY,
            cards: if mode.is_solo() { Card::all().collect() } else { Bits::EMPTY },
            card: None,
            acting: None,
            torch_used: false,
            rivals: Table::filled(None),
            memory: Pile::EMPTY,
        },
        frames: Stack::new(Frame::Over(End::Rounds)),
    };
    state.lay(game, Tile::nth(0), Cell::CENTRE, &mut ());
    state.frames.push(Frame::Round(if mode.is_solo() { Phase::Card } else { Phase::Program }));
    state.frames.push(Frame::Setup { step: frame::Step::First, draws });
    super::settle(game, &mut state, &mut ());
    state
}

/// A clan as it starts (DG-S12).
pub(crate) fn founders() -> Clan {
    Clan {
        stores: [0, 0, 3, 0, 3],
        bowls: [[3, 0], [0, 3], [0, 0]],
        levels: Table::filled(0),
        home: [1, 0, 1, 0, 4],
        hunters: 4,
        newborns: 0,
        births: false,
        homes: [Home::Makeshift, Home::Makeshift, Home::Empty, Home::Empty, Home::Empty, Home::Empty],
        crafts: Bits::EMPTY,
        memory: Table::filled(0),
        rites: Bits::EMPTY,
        megaliths: [None; 3],
        village: Cell::CENTRE,
        token: None,
        token_until: 0,
        scarcity: 0,
        awards: Table::filled(0),
        hunts: 0,
        orders: Pile::EMPTY,
    }
}

pub(super) fn legal(game: &Doggerland, state: &State, step: frame::Step, out: &mut Choices<Choice>) {
    match step {
        frame::Step::First => Seat::all().take(state.n()).for_each(|seat| out.push(Choice::First(seat))),
        frame::Step::Arrow => Dir::all().for_each(|dir| out.push(Choice::Arrow(dir))),
        frame::Step::Centre => Dir::all().for_each(|dir| out.push(Choice::Centre(dir))),
        frame::Step::Ring(_) => of_set(game, state, TileSet::Start, out),
        frame::Step::Cross(_) => of_set(game, state, TileSet::Short, out),
        frame::Step::Objectives(_) => {
            let left = Objective::all().filter(|o| !state.objectives.contains(*o));
            left.for_each(|objective| out.push(Choice::Set(objective)));
        }
        frame::Step::Goals(_) => {
            let left = Goal::all().filter(|goal| !state.solo.goals.contains(*goal));
            left.for_each(|goal| out.push(Choice::Aim(goal)));
        }
        frame::Step::Replace => {
            // One of the pair is still out, so neither may come.
            let left = Goal::all().filter(|goal| !state.solo.goals.contains(*goal) && !is_craft(game, *goal));
            left.for_each(|goal| out.push(Choice::Aim(goal)));
        }
        frame::Step::Exclude => {
            let pair = state.solo.goals.iter().filter(|goal| is_craft(game, *goal));
            pair.for_each(|goal| out.push(Choice::Drop(goal)));
        }
        frame::Step::Rivals => state.solo.cards.iter().for_each(|card| out.push(Choice::Card(card))),
        frame::Step::Fresco => state.fresco_pile.iter().for_each(|fresco| out.push(Choice::Turn(fresco))),
        frame::Step::Market => state.craft_pile.iter().for_each(|craft| out.push(Choice::Show(craft))),
        frame::Step::Handicap | frame::Step::Outfit => {}
    }
}

fn of_set(game: &Doggerland, state: &State, set: TileSet, out: &mut Choices<Choice>) {
    for tile in state.pile.iter().filter(|tile| game.tables.tile(*tile).set == set) {
        out.push(Choice::Lay(tile));
    }
}

/// The two objectives that are never together (DG-U02).
fn is_craft(game: &Doggerland, goal: Goal) -> bool {
    matches!(game.tables.goals[goal].0, Aim::Statuettes | Aim::Necklaces)
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    step: frame::Step,
    draws: u8,
    choice: Choice,
    sink: &mut S,
) {
    use frame::Step as At;
    let go = |state: &mut State, step: At| state.frames.set(Frame::Setup { step, draws });
    match (step, choice) {
        (At::First, Choice::First(seat)) => {
            state.first = seat;
            emit(sink, || Event::FirstChosen(seat));
            go(state, At::Arrow);
        }
        (At::Arrow, Choice::Arrow(dir)) => {
            state.arrow = dir;
            emit(sink, || Event::ArrowSet(dir));
            go(state, At::Centre);
        }
        (At::Centre, Choice::Centre(dir)) => {
            state.centre = dir;
            emit(sink, || Event::CentreSet(dir));
            go(state, At::Ring(0));
        }
        (At::Ring(at), Choice::Lay(tile)) => {
            lay_ring(game, state, at, tile, sink);
            go(state, At::Ring(at + 1));
        }
        (At::Cross(at), Choice::Lay(tile)) => {
            lay_cross(game, state, at, tile, sink);
            go(state, At::Cross(at + 1));
        }
        (At::Objectives(left), Choice::Set(objective)) => {
            state.objectives.insert(objective);
            emit(sink, || Event::ObjectiveSet(objective));
            go(state, At::Objectives(left - 1));
        }
        (At::Goals(left), Choice::Aim(goal)) => {
            state.solo.goals.insert(goal);
            emit(sink, || Event::GoalSet(goal));
            go(state, At::Goals(left - 1));
        }
        (At::Replace, Choice::Aim(goal)) => {
            state.solo.goals.insert(goal);
            emit(sink, || Event::GoalSet(goal));
            go(state, At::Rivals);
        }
        (At::Exclude, Choice::Drop(goal)) => {
            state.solo.goals.remove(goal);
            emit(sink, || Event::GoalDropped(goal));
            go(state, At::Replace);
        }
        (At::Rivals, Choice::Card(card)) => {
            state.solo.cards.remove(card);
            state.solo.card = Some(card);
            emit(sink, || Event::CardTurned(card));
            place_rivals(game, state, card, sink);
            go(state, At::Fresco);
        }
        (At::Fresco, Choice::Turn(fresco)) => {
            state.turn_fresco(fresco, sink);
            go(state, At::Market);
        }
        (At::Market, Choice::Show(craft)) => state.show_craft(craft, sink),
        (step, choice) => unreachable!("{choice:?} in {step:?}"),
    }
}

pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    step: frame::Step,
    draws: u8,
    sink: &mut S,
) -> Step {
    use frame::Step as At;
    let next = match step {
        At::First if draws & FIRST == 0 => At::Arrow,
        At::Arrow if draws & ARROW == 0 => At::Centre,
        At::Centre if draws & CENTRE == 0 => At::Ring(0),
        // The last tile of a set lies where the others left room.
        At::Ring(7) => {
            let tile = last_of(game, state, TileSet::Start);
            lay_ring(game, state, 7, tile, sink);
            if state.mode == Mode::Short { At::Cross(0) } else { At::Objectives(4) }
        }
        At::Cross(2) => At::Objectives(4),
        At::Objectives(_) if state.is_solo() => At::Goals(game.tables.level(state.mode).drawn),
        At::Objectives(0) => At::Fresco,
        At::Goals(0) if state.solo.goals.iter().filter(|g| is_craft(game, *g)).count() == 2 => At::Exclude,
        At::Goals(0) => At::Rivals,
        At::Market if state.market.len() == game.tables.market_size[state.n() - 1] as usize => At::Handicap,
        At::Handicap => {
            equip(game, state, sink);
            At::Outfit
        }
        At::Outfit => {
            state.frames.pop();
            if state.mode == Mode::Short {
                let (seat, left) = (state.first, state.n_seats);
                state.frames.push(Frame::Outfit { seat, left, units: 3, from: Good::Wood });
            }
            return Step::Again;
        }
        _ => return Step::Wait,
    };
    state.frames.set(Frame::Setup { step: next, draws });
    Step::Again
}

fn last_of(game: &Doggerland, state: &State, set: TileSet) -> Tile {
    state
        .pile
        .iter()
        .find(|tile| game.tables.tile(*tile).set == set)
        .expect("a tile is left for the last cell")
}

/// DG-S02, DG-S05: a tile beside the centre, with its animal.
fn lay_ring<S: Sink<Event>>(game: &Doggerland, state: &mut State, at: u8, tile: Tile, sink: &mut S) {
    let (column, row) = RING[at as usize];
    let cell = Cell::at(column, row);
    state.lay(game, tile, cell, sink);
    if let Shows::Spawn(animal) = game.tables.tile(tile).shows {
        state.spawn(animal, cell, sink);
    }
}

/// DG-K01: animals opposite each other, resources opposite each other, no meeples.
fn lay_cross<S: Sink<Event>>(game: &Doggerland, state: &mut State, arm: u8, tile: Tile, sink: &mut S) {
    let cell = |i: usize| Cell::at(CROSS[i].0, CROSS[i].1);
    let is_spawn = |tile: Tile| matches!(game.tables.tile(tile).shows, Shows::Spawn(_));
    state.lay(game, tile, cell(2 * arm as usize), sink);
    let partner = state
        .pile
        .iter()
        .find(|t| game.tables.tile(*t).set == TileSet::Short && is_spawn(*t) == is_spawn(tile))
        .expect("the short tiles come in pairs");
    state.lay(game, partner, cell(2 * arm as usize + 1), sink);
}

/// DG-U03: rivals stand on exhausted start tiles; animals there are theirs, red first, then pink, then blue.
fn place_rivals<S: Sink<Event>>(game: &Doggerland, state: &mut State, card: Card, sink: &mut S) {
    for rival in Rival::all() {
        let (column, row) = RING[game.tables.cards[card].start[rival] as usize];
        let cell = Cell::at(column, row);
        state.solo.rivals[rival] = Some(cell);
        emit(sink, || Event::RivalPlaced { rival, cell });
        if let Some(animal) = state.animal_at(cell) {
            state.herds[animal].remove(cell);
            state.rivals_store(game, animal, cell, sink);
        }
        if state.sources.contains(cell) {
            state.exhaust(cell, true, sink);
        }
    }
}

/// DG-S13: handicaps in turn order; DG-K02: food of the short variant.
fn equip<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    let n = state.n();
    if n == 1 {
        return;
    }
    for (place, seat) in state.first.clockwise(n).enumerate() {
        let [fruit, meat] = game.tables.handicaps[n - 2][place];
        state.pay_food(seat, Good::Fruit, 0, fruit, sink);
        state.pay_food(seat, Good::Meat, 1, meat, sink);
        if state.mode == Mode::Short {
            state.gain(seat, Good::Fruit, 1, sink);
            state.gain(seat, Good::Meat, 1, sink);
        }
    }
}

/// The materials of the short variant, in the order of [`Good`].
const MATERIALS: [Good; 4] = [Good::Wood, Good::Stone, Good::Fur, Good::Bone];

pub(super) fn legal_outfit(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    units: u8,
    from: Good,
    out: &mut Choices<Choice>,
) {
    if units > 0 {
        MATERIALS.iter().filter(|good| **good >= from).for_each(|good| out.push(Choice::Take(*good)));
    } else {
        upgrades(game, state, seat).for_each(|ability| out.push(Choice::Improve(ability)));
        out.push(Choice::Done);
    }
}

fn upgrades(game: &Doggerland, state: &State, seat: Seat) -> impl Iterator<Item = Ability> {
    let clan = state.clan(seat);
    Ability::all()
        .filter(move |ability| query::upgrade_cost(game, clan, *ability).is_some_and(|c| clan.can_pay(c)))
}

pub(super) fn apply_outfit<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    left: u8,
    units: u8,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Take(good) => {
            state.gain(seat, good, 1, sink);
            state.frames.set(Frame::Outfit { seat, left, units: units - 1, from: good });
        }
        Choice::Improve(ability) => {
            state.improve(game, seat, ability, sink);
            next_outfit(state, seat, left);
        }
        _ => next_outfit(state, seat, left),
    }
}

pub(super) fn settle_outfit<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    left: u8,
    units: u8,
    from: Good,
    sink: &mut S,
) -> Step {
    if units > 0 && from == Good::Bone {
        state.gain(seat, Good::Bone, units, sink);
        state.frames.set(Frame::Outfit { seat, left, units: 0, from });
        return Step::Again;
    }
    // Also who can pay for no level says when the outfit is complete.
    Step::Wait
}

fn next_outfit(state: &mut State, seat: Seat, left: u8) {
    if left == 1 {
        state.frames.pop();
    } else {
        let seat = seat.after(state.n());
        state.frames.set(Frame::Outfit { seat, left: left - 1, units: 3, from: Good::Wood });
    }
}
