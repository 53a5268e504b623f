//! Tests; each names the clauses it proves.

mod actions;
mod autumn;
mod conformance;
mod development;
mod examples;
mod hidden;
mod notation;
mod packs;
mod rites;
mod scenarios;
mod score;
mod setup;
mod spring;
mod summer;
mod texts;
mod winter;

use std::sync::OnceLock;

use content::Packed;
use kernel::{Actor, Choices, Finite, Game, Names, Next, Present, Seat, Setup};

use crate::{
    Choice, Event, Prehistory, State, audit,
    effect::Gain,
    flow::Frame,
    ids::{Cell, Color, Fish, Food, Member, Prey, Price, Rite, Row, Side, Slot, Wheel},
    notation::cell_name,
    state::{Dial, Spot, Token},
};

/// The game with its built-in content, loaded once.
pub(crate) fn game() -> &'static Prehistory {
    static GAME: OnceLock<Prehistory> = OnceLock::new();
    GAME.get_or_init(Prehistory::built_in)
}

fn names() -> &'static Names<Choice> {
    static NAMES: OnceLock<Names<Choice>> = OnceLock::new();
    NAMES.get_or_init(|| Names::new(game()))
}

/// The item with this label.
fn item<K: Finite>(labels: &[String], label: &str) -> K {
    K::nth(labels.iter().position(|l| l == label).unwrap_or_else(|| panic!("there is no {label}")))
}

fn cell(name: &str) -> Cell {
    Cell::all().find(|c| cell_name(*c) == name).unwrap_or_else(|| panic!("there is no cell {name}"))
}

/// A known position to play from: center P12, painting P02, gathering P01, ceremony P04, river P05, migration P06,
/// map tiles M01, M02 … in order and not turned, seats in order, shamans at 0, 2, 4, nobody with a cube.
pub(crate) struct Table {
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    /// The first spring.
    pub fn new(n_seats: usize) -> Table {
        let setup = Setup::usual(game(), n_seats);
        let mut table = Table { state: game().start(&setup), events: Vec::new() };
        let mut prices = ["P12", "P02", "P01", "P04", "P05", "P06", "P03"].into_iter();
        while !matches!(table.state.frames.top(), Frame::Spring { .. }) {
            let actor = game().next(&table.state).first().expect("the set-up goes on");
            let mut choices = Choices::new();
            game().legal(&table.state, actor, &mut choices);
            let choice = match choices.get(0).choice() {
                Choice::DealPrice(_) => {
                    Choice::DealPrice(item(&game().labels.prices, prices.next().expect("seven tiles")))
                }
                first => first,
            };
            let legal = choices.find(choice).expect("the tile is unseen");
            game().apply(&mut table.state, legal, &mut table.events);
        }
        for player in &mut table.state.players {
            player.resources = stdx::Table::filled(0);
        }
        table.events.clear();
        table.check();
        table
    }

    /// The same table in another season: the frame above the end.
    pub fn at(mut self, frame: Frame) -> Table {
        self.state.frames = stdx::Stack::from_slice(&[Frame::Over, frame]).expect("two frames");
        self
    }

    pub fn summer(n_seats: usize, action: u8) -> Table {
        Table::new(n_seats).at(Frame::Summer { action, left: n_seats as u8 })
    }

    pub fn autumn(n_seats: usize) -> Table {
        Table::new(n_seats).at(Frame::Autumn {
            turn: 0,
            points: 0,
            tired: stdx::Bits::EMPTY,
            used: stdx::Bits::EMPTY,
        })
    }

    pub fn last(n_seats: usize) -> Table {
        let mut table = Table::new(n_seats).at(Frame::Last { turn: 0 });
        table.state.year = 5;
        table
    }

    pub fn check(&self) {
        audit::audit(game(), &self.state).expect("the position is sound");
    }

    pub fn seat(&self, n: usize) -> &crate::state::Player {
        &self.state.players[n - 1]
    }

    pub fn seat_mut(&mut self, n: usize) -> &mut crate::state::Player {
        &mut self.state.players[n - 1]
    }

    fn options(&self, n: usize) -> Vec<String> {
        let seat = Seat::nth(n - 1);
        if game().next(&self.state) != Next::One(seat) {
            return Vec::new();
        }
        let mut choices = Choices::new();
        game().legal(&self.state, Actor::Seat(seat), &mut choices);
        choices.iter().map(|c| names().name(c).to_owned()).collect()
    }

    pub fn allows(&self, n: usize, name: &str) -> bool {
        names().find(name).expect("a known choice");
        self.options(n).iter().any(|o| o == name)
    }

    /// Whether it was told with the last decision that a seat gains this.
    pub fn told(&self, n: usize, gain: Gain) -> bool {
        self.events.contains(&Event::Gained { seat: Seat::nth(n - 1), gain })
    }

    /// A seat decides.
    pub fn act(&mut self, n: usize, name: &str) -> &mut Table {
        let seat = Seat::nth(n - 1);
        let choice = names().find(name).expect("a known choice");
        let mut choices = Choices::new();
        assert_eq!(game().next(&self.state), Next::One(seat), "{name} by seat {n}");
        game().legal(&self.state, Actor::Seat(seat), &mut choices);
        let legal = choices.find(choice).unwrap_or_else(|| {
            panic!("{name} is not allowed: {:?}", game().why_not(&self.state, seat, choice))
        });
        self.events.clear();
        game().apply(&mut self.state, legal, &mut self.events);
        self.check();
        self
    }

    /// It is refused, and the reason names the clause.
    pub fn refuses(&self, n: usize, name: &str, clause: &str) {
        assert!(!self.allows(n, name), "{name} is allowed");
        let choice = names().find(name).expect("a known choice");
        assert_eq!(game().why_not(&self.state, Seat::nth(n - 1), choice).clause, clause, "{name}");
    }

    /// Nature decides by name.
    pub fn draw(&mut self, name: &str) -> &mut Table {
        let choice = names().find(name).expect("a known choice");
        let mut choices = Choices::new();
        assert_eq!(game().next(&self.state), Next::Chance);
        game().legal(&self.state, Actor::Chance, &mut choices);
        let legal = choices.find(choice).unwrap_or_else(|| panic!("{name} cannot be drawn"));
        self.events.clear();
        game().apply(&mut self.state, legal, &mut self.events);
        self.check();
        self
    }

    /// Nature draws the first possibility until a seat decides or the game is over.
    pub fn draws(&mut self) -> &mut Table {
        let mut choices = Choices::new();
        while game().next(&self.state) == Next::Chance {
            game().legal(&self.state, Actor::Chance, &mut choices);
            game().apply(&mut self.state, choices.get(0), &mut self.events);
        }
        self.check();
        self
    }

    pub fn decider(&self) -> usize {
        match game().next(&self.state) {
            Next::One(seat) => seat.index() + 1,
            other => panic!("no seat decides: {other:?}"),
        }
    }

    pub fn resources(&mut self, n: usize, colors: &[Color]) -> &mut Table {
        colors.iter().for_each(|c| self.seat_mut(n).resources[*c] += 1);
        self
    }

    pub fn markers(&mut self, n: usize, colors: &[Color]) -> &mut Table {
        colors.iter().for_each(|c| self.seat_mut(n).markers[*c] += 1);
        self
    }

    /// Takes a gathering tile from wherever it is and gives it to a seat.
    pub fn give_food(&mut self, n: usize, label: &str) -> &mut Table {
        let food: Food = item(&game().labels.foods, label);
        self.state.foods_unseen.remove(food);
        self.state.food_slots.values_mut().filter(|s| **s == Some(food)).for_each(|s| *s = None);
        self.state.tokens.values_mut().filter(|t| **t == Some(Token::Food(food))).for_each(|t| *t = None);
        self.state.players.iter_mut().for_each(|p| p.foods.remove(food));
        self.seat_mut(n).foods.insert(food);
        self
    }

    /// Lays a gathering tile into a slot; the one that was there becomes unseen.
    pub fn lay_food(&mut self, slot: usize, label: &str) -> &mut Table {
        self.give_food(1, label);
        let food: Food = item(&game().labels.foods, label);
        self.seat_mut(1).foods.remove(food);
        if let Some(old) = self.state.food_slots[Slot::nth(slot - 1)].replace(food) {
            self.state.foods_unseen.insert(old);
        }
        self
    }

    pub fn give_fish(&mut self, n: usize, label: &str) -> &mut Table {
        let fish: Fish = item(&game().labels.fish, label);
        self.state.fish_unseen.remove(fish);
        self.state.fish_slots.values_mut().filter(|s| **s == Some(fish)).for_each(|s| *s = None);
        self.state.tokens.values_mut().filter(|t| **t == Some(Token::Fish(fish))).for_each(|t| *t = None);
        self.seat_mut(n).fish.insert(fish);
        self
    }

    pub fn lay_fish(&mut self, slot: usize, label: &str) -> &mut Table {
        self.give_fish(1, label);
        let fish: Fish = item(&game().labels.fish, label);
        self.seat_mut(1).fish.remove(fish);
        if let Some(old) = self.state.fish_slots[Slot::nth(slot - 1)].replace(fish) {
            self.state.fish_unseen.insert(old);
        }
        self
    }

    pub fn give_prey(&mut self, n: usize, label: &str) -> &mut Table {
        let prey: Prey = item(&game().labels.preys, label);
        self.state.preys_unseen.remove(prey);
        self.state.prey_row.values_mut().filter(|s| **s == Some(prey)).for_each(|s| *s = None);
        self.seat_mut(n).preys.insert(prey);
        self
    }

    pub fn lay_prey(&mut self, row: usize, label: &str) -> &mut Table {
        self.give_prey(1, label);
        let prey: Prey = item(&game().labels.preys, label);
        self.seat_mut(1).preys.remove(prey);
        if let Some(old) = self.state.prey_row[Row::nth(row - 1)].replace(prey) {
            self.state.preys_unseen.insert(old);
        }
        self
    }

    pub fn give_rite(&mut self, n: usize, label: &str) -> &mut Table {
        let rite: Rite = item(&game().labels.rites, label);
        self.state.rites_unseen.remove(rite);
        self.state.rite_row.values_mut().filter(|s| **s == Some(rite)).for_each(|s| *s = None);
        self.seat_mut(n).rites.insert(rite);
        self
    }

    pub fn lay_rite(&mut self, row: usize, label: &str) -> &mut Table {
        self.give_rite(1, label);
        let rite: Rite = item(&game().labels.rites, label);
        self.seat_mut(1).rites.remove(rite);
        if let Some(old) = self.state.rite_row[Row::nth(row - 1)].replace(rite) {
            self.state.rites_unseen.insert(old);
        }
        self
    }

    pub fn give_beast(&mut self, n: usize, label: &str) -> &mut Table {
        let beast = item(&game().labels.beasts, label);
        self.state.beasts_unseen.remove(beast);
        self.state.tokens.values_mut().filter(|t| **t == Some(Token::Beast(beast))).for_each(|t| *t = None);
        self.seat_mut(n).beasts.insert(beast);
        self
    }

    /// Puts a member somewhere: `tent`, `reserve` or a cell.
    pub fn member(&mut self, n: usize, member: usize, place: &str) -> &mut Table {
        self.seat_mut(n).members[Member::nth(member - 1)] = match place {
            "tent" => Spot::Tent,
            "reserve" => Spot::Reserve,
            name => Spot::On(cell(name)),
        };
        self
    }

    pub fn camp(&mut self, n: usize, camp: &str, place: &str) -> &mut Table {
        let camp = item(&game().labels.camps, camp);
        self.seat_mut(n).camps[camp] = Some(cell(place));
        self
    }

    pub fn shamans(&mut self, n: usize, at: &[usize]) -> &mut Table {
        self.seat_mut(n).shamans = at.iter().map(|i| Side::nth(*i)).collect();
        self
    }

    /// Turns a price tile without asking.
    pub fn turn(&mut self, wheel: Wheel, turn: u8) -> &mut Table {
        self.state.dials[wheel].turn = turn;
        self
    }

    pub fn dial(&self, wheel: Wheel) -> Dial {
        self.state.dials[wheel]
    }

    pub fn center(&self) -> Option<Price> {
        self.state.center
    }

    /// The points of a seat from one source.
    pub fn points(&self, n: usize, source: &str) -> i32 {
        let mut points = [0; 9];
        game().score(&self.state, Seat::nth(n - 1), &mut points);
        points[crate::score::SOURCES.iter().position(|s| *s == source).expect("a source")]
    }
}
