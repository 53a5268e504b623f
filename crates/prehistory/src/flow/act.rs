//! The six actions by their spring and summer rules (PH-A01 … PH-G03).

use kernel::{Choices, Finite, Seat, Sink};
use stdx::Bits;

use super::{
    Frame, Purse,
    owe::{self, Parts},
};
use crate::{
    Choice, Event, Prehistory, State,
    effect::Gain,
    ids::{Action, Cell, Cells, Color, Crowd, Food, Prey, Row, START, Section, Side, Slot},
    pack::ByColor,
    state::Player,
};

/// The shamans of a player (PH-S06).
const SHAMANS: u8 = 3;

/// By which rules an action is carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Season {
    Spring,
    Summer,
}

/// What an action does once its price of different colors is paid.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    Catch(Slot),
    Hunt(Row),
    Migrate(Cell, Crowd),
}

impl Deed {
    pub(crate) fn action(self) -> Action {
        match self {
            Deed::Catch(_) => Action::Fishing,
            Deed::Hunt(_) => Action::Hunting,
            Deed::Migrate(..) => Action::Migration,
        }
    }
}

/// What an action costs: these cubes, or so many different colors out of some.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Price {
    /// Exactly these resources.
    Fixed(ByColor<u8>),
    /// So many resources of different colors.
    Different(u8, Bits<Color>),
    /// So many resources of these colors, alike or not.
    Alike(u8, Bits<Color>),
    /// So many resources, each the color of the position a shaman goes to.
    Dance(u8),
    /// So many markers of one color.
    Markers(Color, u8),
}

/// The price of an action as things stand now; nothing when what it is about is not there.
pub(crate) fn price(game: &Prehistory, state: &State, season: Season, choice: Choice) -> Option<Price> {
    let (action, value) = match choice {
        Choice::Paint(section) => (Action::Painting, game.sections[section].len() as u8),
        Choice::Gather(slot) => {
            state.food_slots[slot]?;
            (Action::Gathering, 2)
        }
        Choice::Hold(row) => (Action::Ceremony, game.rites[state.rite_row[row]?].value),
        // Without a card a ceremony of spring goes on as long as one likes (PH-Q05).
        Choice::Celebrate => (Action::Ceremony, 1),
        Choice::Catch(slot) => (Action::Fishing, game.fish[state.fish_slots[slot]?].1),
        Choice::Hunt(row) => (Action::Hunting, game.preys[state.prey_row[row]?].value),
        Choice::Migrate(_, crowd) => (Action::Migration, crowd.count()),
        _ => return None,
    };
    if season == Season::Summer {
        return Some(Price::Markers(action.color(), value));
    }
    let mut fixed = ByColor::filled(0);
    Some(match choice {
        Choice::Paint(section) => {
            for symbol in game.sections[section] {
                fixed[state.price_at(game, action.wheel(), game.symbol_side[symbol])] += 1;
            }
            Price::Fixed(fixed)
        }
        Choice::Gather(slot) => {
            fixed[state.price_at(game, action.wheel(), Side::nth(slot.index()))] = 1;
            Price::Fixed(fixed)
        }
        Choice::Hold(_) | Choice::Celebrate => Price::Dance(value),
        Choice::Migrate(..) => {
            // PH-G01: one resource for one member, two for up to three.
            Price::Alike(value.min(2), state.prices_at(game, action.wheel(), game.half(action)))
        }
        _ => Price::Different(value, state.prices_at(game, action.wheel(), game.half(action))),
    })
}

/// What painting a section gives: the row's reward for each horizontal neighbor, the column's for each
/// vertical one (PH-A04).
pub(crate) fn paint_gain(game: &Prehistory, player: &Player, section: Section) -> Gain {
    let (row, column) = (section.row(), section.column());
    let painted = |r: usize, c: usize| player.painted.contains(Section::nth(3 * r + c));
    let mut gain = Gain::default();
    for touches in [column > 0 && painted(row, column - 1), column < 2 && painted(row, column + 1)] {
        if touches {
            gain = gain.and(&game.row_gains[row]);
        }
    }
    for touches in [row > 0 && painted(row - 1, column), row < 2 && painted(row + 1, column)] {
        if touches {
            gain = gain.and(&game.column_gains[column]);
        }
    }
    gain
}

/// What a gathering tile gives: its development points, and the markers of a further pair (PH-B04, PH-B05).
pub(crate) fn gather_gain(game: &Prehistory, player: &Player, food: Food) -> Gain {
    let (good, dev) = game.foods[food];
    let (partner, pair) = &game.partner[good];
    let mine = (player.foods & game.foods_of[good]).len();
    let other = (player.foods & game.foods_of[*partner]).len();
    let gain = Gain::dev(dev);
    if mine < other { gain.and(pair) } else { gain }
}

/// What a hunting card gives: an animal its points, a footprint its reward and again those of all earlier
/// footprints of the species (PH-F01, PH-F02, PH-Q11).
pub(crate) fn hunt_gain(game: &Prehistory, player: &Player, prey: Prey) -> Gain {
    let card = &game.preys[prey];
    let earlier = if card.footprint { player.preys & game.footprints_of[card.species] } else { Bits::EMPTY };
    earlier.iter().fold(card.gain, |sum, print| sum.and(&game.preys[print].gain))
}

/// The cells to which members migrate: the start tile and own camps (PH-G01, PH-Q17).
pub(crate) fn place_cells(player: &Player) -> Cells {
    player.camp_cells().with(START)
}

/// Whether after paying `cost` resources and gaining something a cube for the foot will be there (PH-Q01).
fn leaves_foot(purse: Purse, cost: u16, gain: impl FnOnce() -> Gain) -> bool {
    if purse.resources > cost {
        return true;
    }
    let gain = gain();
    let after = Purse {
        resources: purse.resources - cost + gain.n_resources(),
        markers: purse.markers + gain.n_markers(),
        dev: purse.dev + u16::from(gain.dev),
    };
    after.can_foot()
}

/// Lists the ways to carry out one action.
pub(super) fn offer(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    action: Action,
    season: Season,
    out: &mut Choices<Choice>,
) {
    match season {
        Season::Spring => {
            if !state.is_closed(action) {
                offer_spring(game, state, seat, action, out);
            }
        }
        Season::Summer => offer_summer(game, state, seat, action, out),
    }
}

fn offer_spring(game: &Prehistory, state: &State, seat: Seat, action: Action, out: &mut Choices<Choice>) {
    let player = state.player(seat);
    let purse = Purse::of(state, seat);
    if purse.resources == 0 {
        return;
    }
    let wheel = action.wheel();
    match action {
        Action::Painting => {
            let colors: [Color; Side::COUNT] =
                std::array::from_fn(|side| state.price_at(game, wheel, Side::nth(side)));
            for section in Section::all().filter(|s| !player.painted.contains(*s)) {
                let mut left = player.resources;
                let payable = game.sections[section].iter().all(|symbol| {
                    let color = colors[game.symbol_side[symbol].index()];
                    left[color] > 0 && {
                        left[color] -= 1;
                        true
                    }
                });
                let cost = game.sections[section].len() as u16;
                if payable && leaves_foot(purse, cost, || paint_gain(game, player, section)) {
                    out.push(Choice::Paint(section));
                }
            }
        }
        Action::Gathering => {
            for slot in Slot::all() {
                let Some(food) = state.food_slots[slot] else { continue };
                let color = state.price_at(game, wheel, Side::nth(slot.index()));
                if player.resources[color] > 0 && leaves_foot(purse, 1, || gather_gain(game, player, food)) {
                    out.push(Choice::Gather(slot));
                }
            }
        }
        Action::Ceremony => {
            let turns = owe::turns(game, state, seat, wheel, Parts::Positions(Bits::full()));
            for row in Row::all() {
                let Some(rite) = state.rite_row[row] else { continue };
                let card = &game.rites[rite];
                if affordable(purse, &turns, card.value, || Gain::dev(card.dev)) {
                    out.push(Choice::Hold(row));
                }
            }
            if affordable(purse, &turns, 1, Gain::default) {
                out.push(Choice::Celebrate);
            }
        }
        Action::Fishing => {
            let turns = owe::turns(game, state, seat, wheel, owe::parts_of(game, action, Bits::EMPTY));
            for slot in Slot::all() {
                let Some(fish) = state.fish_slots[slot] else { continue };
                if affordable(purse, &turns, game.fish[fish].1, Gain::default) {
                    out.push(Choice::Catch(slot));
                }
            }
        }
        Action::Hunting => {
            let turns = owe::turns(game, state, seat, wheel, owe::parts_of(game, action, Bits::EMPTY));
            for row in Row::all() {
                let Some(prey) = state.prey_row[row] else { continue };
                if affordable(purse, &turns, game.preys[prey].value, || hunt_gain(game, player, prey)) {
                    out.push(Choice::Hunt(row));
                }
            }
        }
        Action::Migration => {
            let turns = owe::turns(game, state, seat, wheel, owe::parts_of(game, action, Bits::EMPTY));
            let fits = |n: u8| affordable(purse, &turns, n, Gain::default);
            let most = if fits(2) { 3 } else { u8::from(fits(1)) };
            offer_migration(player, most.min(player.n_home()), out);
        }
    }
}

/// Sends up to so many members to each place that takes them.
fn offer_migration(player: &Player, most: u8, out: &mut Choices<Choice>) {
    for cell in place_cells(player) {
        for crowd in Crowd::all().take(most as usize) {
            out.push(Choice::Migrate(cell, crowd));
        }
    }
}

/// Whether own cubes pay an action of so many parts, with turns between them for the points at hand (PH-Q37), and a cube
/// for the foot will be there.
fn affordable(purse: Purse, turns: &[Option<u8>], n: u8, gain: impl FnOnce() -> Gain) -> bool {
    turns[n as usize].is_some_and(|cost| leaves_foot(purse.after_turns(cost), u16::from(n), gain))
}

fn offer_summer(game: &Prehistory, state: &State, seat: Seat, action: Action, out: &mut Choices<Choice>) {
    let player = state.player(seat);
    let markers = player.markers[action.color()];
    if markers == 0 {
        return;
    }
    let most = markers.min(3) as u8;
    match action {
        Action::Painting => {
            for section in Section::all().filter(|s| !player.painted.contains(*s)) {
                if game.sections[section].len() as u8 <= most {
                    out.push(Choice::Paint(section));
                }
            }
        }
        Action::Gathering => {
            if most >= 2 {
                for slot in Slot::all().filter(|s| state.food_slots[*s].is_some()) {
                    out.push(Choice::Gather(slot));
                }
            }
        }
        Action::Ceremony => {
            for row in Row::all() {
                if state.rite_row[row].is_some_and(|r| game.rites[r].value <= most) {
                    out.push(Choice::Hold(row));
                }
            }
        }
        Action::Fishing => {
            for slot in Slot::all() {
                if state.fish_slots[slot].is_some_and(|f| game.fish[f].1 <= most) {
                    out.push(Choice::Catch(slot));
                }
            }
        }
        Action::Hunting => {
            for row in Row::all() {
                if state.prey_row[row].is_some_and(|p| game.preys[p].value <= most) {
                    out.push(Choice::Hunt(row));
                }
            }
        }
        Action::Migration => {
            // PH-G02: no more than markers and people.
            offer_migration(player, markers.min(u16::from(player.n_home())) as u8, out);
        }
    }
}

/// Begins an action of spring: pays what is fixed, asks for the rest, then for the foot's cube.
pub(super) fn spring<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    match price(game, state, Season::Spring, choice).expect("the price is known") {
        Price::Fixed(cost) => {
            for color in Color::all() {
                for _ in 0..cost[color] {
                    state.pay_resource(seat, color, sink);
                }
            }
            let action = match choice {
                Choice::Paint(section) => {
                    paint(game, state, seat, section, sink);
                    Action::Painting
                }
                Choice::Gather(slot) => {
                    gather_slot(game, state, seat, slot, sink);
                    Action::Gathering
                }
                other => unreachable!("{other:?} has no fixed price"),
            };
            state.frames.push(Frame::Foot { seat, action });
        }
        Price::Dance(value) => {
            let (card, left) = match choice {
                Choice::Hold(row) => (Some(row), value),
                _ => (None, SHAMANS),
            };
            let start = state.player(seat).shamans;
            state.frames.push(Frame::Dance { seat, card, left, start, moved: Bits::EMPTY });
        }
        Price::Different(left, _) | Price::Alike(left, _) => {
            let deed = match choice {
                Choice::Catch(slot) => Deed::Catch(slot),
                Choice::Hunt(row) => Deed::Hunt(row),
                Choice::Migrate(cell, crowd) => Deed::Migrate(cell, crowd),
                other => unreachable!("{other:?} is not paid cube by cube"),
            };
            state.frames.push(Frame::Pay { seat, deed, left, paid: Bits::EMPTY });
        }
        Price::Markers(..) => unreachable!("spring is paid with resources"),
    }
}

/// Carries out an action by the summer rules; says how many shamans may move then (PH-D03).
pub(super) fn summer<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) -> u8 {
    let Some(Price::Markers(color, n)) = price(game, state, Season::Summer, choice) else {
        unreachable!("{choice:?} is no action")
    };
    state.pay_markers(seat, color, n, sink);
    match choice {
        Choice::Paint(section) => paint(game, state, seat, section, sink),
        Choice::Gather(slot) => gather_slot(game, state, seat, slot, sink),
        Choice::Hold(row) => {
            hold(game, state, seat, row, sink);
            return n;
        }
        Choice::Catch(slot) => perform(game, state, seat, Deed::Catch(slot), sink),
        Choice::Hunt(row) => perform(game, state, seat, Deed::Hunt(row), sink),
        Choice::Migrate(cell, crowd) => perform(game, state, seat, Deed::Migrate(cell, crowd), sink),
        other => unreachable!("{other:?} is no action"),
    }
    0
}

fn paint<S: Sink<Event>>(game: &Prehistory, state: &mut State, seat: Seat, section: Section, sink: &mut S) {
    let gain = paint_gain(game, state.player(seat), section);
    state.paint(seat, section, sink);
    state.gain(seat, &gain, sink);
}

fn gather_slot<S: Sink<Event>>(game: &Prehistory, state: &mut State, seat: Seat, slot: Slot, sink: &mut S) {
    let food = state.food_slots[slot].take().expect("a tile lies there");
    gather(game, state, seat, food, sink);
}

/// Puts a gathering tile into its basket, from the board or from the map (PH-B03, PH-Q12).
pub(super) fn gather<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    food: Food,
    sink: &mut S,
) {
    let gain = gather_gain(game, state.player(seat), food);
    state.add_food(seat, food, sink);
    state.gain(seat, &gain, sink);
}

/// Takes a ceremony card (PH-D04).
pub(super) fn hold<S: Sink<Event>>(game: &Prehistory, state: &mut State, seat: Seat, row: Row, sink: &mut S) {
    let rite = state.rite_row[row].take().expect("a card lies there");
    state.add_rite(seat, rite, sink);
    state.advance(seat, sink);
    state.gain(seat, &Gain::dev(game.rites[rite].dev), sink);
}

/// Ends a ceremony without a card: only the track shows that it was held (PH-Q05, PH-D05).
pub(super) fn celebrate<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    if S::ON {
        sink.emit(Event::Celebrated { seat });
    }
    state.advance(seat, sink);
}

/// Does what was paid for.
pub(super) fn perform<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    seat: Seat,
    deed: Deed,
    sink: &mut S,
) {
    match deed {
        Deed::Catch(slot) => {
            let fish = state.fish_slots[slot].take().expect("a fish swims there");
            state.add_fish(game, seat, fish, sink);
        }
        Deed::Hunt(row) => {
            let prey = state.prey_row[row].take().expect("a card lies there");
            let gain = hunt_gain(game, state.player(seat), prey);
            state.add_prey(seat, prey, sink);
            state.gain(seat, &gain, sink);
        }
        Deed::Migrate(cell, crowd) => state.migrate(seat, cell, crowd.count(), sink),
    }
}
