//! What a clan will have when it has carried out what it has programmed.

use kernel::Seat;
use stdx::{Finite, Table};

use crate::{
    Doggerland,
    frame::{Frame, Order, Party, RiteOrder, Task},
    ids::{Ability, Animal, Craft, Good, Home, Rite, Role, Side, Site, Spot},
    land::Cell,
    pack::Cost,
    query,
    state::{Clan, State, Wall},
};

/// A clan after its programmed actions, carried out as well as a quick look can tell.
pub(super) struct Forecast {
    pub clan: Clan,
    pub megaliths: [bool; 3],
    /// Cubes that come to the wall, by species and by line.
    pub painted: Table<Animal, u8, 4>,
    pub lines: [u8; 3],
}

impl Forecast {
    pub fn of(game: &Doggerland, state: &State, seat: Seat) -> Forecast {
        let clan = *state.clan(seat);
        let mut forecast = Forecast {
            megaliths: clan.megaliths.map(|at| at.is_some()),
            clan,
            painted: Table::filled(0),
            lines: [0; 3],
        };
        forecast.begun(game, state, seat);
        let orders = clan.orders;
        // What comes home pays for the rest.
        for order in orders.iter() {
            if let Order::Expedition { cell, party } = order {
                forecast.expedition(game, state, seat, cell, &party);
            }
        }
        for order in orders.iter() {
            if let Order::Rite(rite) = order {
                forecast.rite(game, state, rite, false);
            }
        }
        for order in orders.iter() {
            match order {
                Order::Craft { craft, .. } => forecast.craft(game, craft),
                Order::Paint { spot, .. } => forecast.paint(game, state, spot, 1),
                Order::Birth { .. } => forecast.bear(1),
                Order::Build { by } => forecast.build(game, by.is_chief()),
                Order::Train { ability, .. } => forecast.train(game, ability),
                Order::Expedition { .. } | Order::Rite(_) => {}
            }
        }
        forecast
    }

    /// The decision that is half made, as if it were completed in the usual way.
    fn begun(&mut self, game: &Doggerland, state: &State, seat: Seat) {
        match state.frames.top() {
            Frame::Party { seat: by, cell, party, .. } if by == seat => {
                let party = self.fill(game, state, cell, party);
                if state.is_cold() {
                    self.charge(Good::Fur);
                }
                self.expedition(game, state, seat, cell, &party);
            }
            Frame::Who { seat: by, task } if by == seat => {
                self.leave();
                let outside = matches!(task, Task::Build | Task::Paint(_));
                if outside || matches!(task, Task::Craft(_)) {
                    self.charge(Good::Tool);
                }
                if outside && state.is_cold() {
                    self.charge(Good::Fur);
                }
                match task {
                    Task::Build => self.build(game, false),
                    Task::Craft(craft) => self.craft(game, craft),
                    Task::Paint(panel) => {
                        state.spot(panel).into_iter().for_each(|spot| self.paint(game, state, spot, 1))
                    }
                    Task::Train(ability) => self.train(game, ability),
                    Task::Twins => {
                        let order = RiteOrder { rite: Rite::Twins, mate: None, spot: None };
                        self.rite(game, state, order, false);
                    }
                }
            }
            Frame::Load { seat: by, goods, room, .. } if by == seat => self.load(&goods, room),
            Frame::Raise { seat: by, chief } if by == seat => self.build(game, chief),
            Frame::Offer { seat: by, order } if by == seat => self.rite(game, state, order, false),
            Frame::Perform { seat: by, order } if by == seat => self.rite(game, state, order, true),
            Frame::Knap { seat: by, made, .. } if by == seat && !made => self.make(game),
            _ => {}
        }
    }

    /// One more hunter-gatherer is away.
    fn leave(&mut self) {
        let hunters = &mut self.clan.home[Role::Hunter as usize];
        *hunters = hunters.saturating_sub(1);
    }

    fn charge(&mut self, good: Good) {
        let store = &mut self.clan.stores[good as usize];
        match store.checked_sub(1) {
            Some(rest) => *store = rest,
            None => self.clan.scarcity = self.clan.scarcity.saturating_add(1),
        }
    }

    /// A party as it is usually sent: three to gather, just enough to hunt.
    fn fill(&mut self, game: &Doggerland, state: &State, cell: Cell, mut party: Party) -> Party {
        for (home, gone) in self.clan.home.iter_mut().zip(party.who) {
            *home = home.saturating_sub(gone);
        }
        let tools = &mut self.clan.stores[Good::Tool as usize];
        *tools = tools.saturating_sub(party.tools);
        let (members, mastery) = match state.animal_at(cell) {
            Some(animal) => (game.tables.animals[animal].members, game.tables.animals[animal].mastery),
            None => (1, 2),
        };
        for role in [Role::Hunter, Role::Chief] {
            while (party.members() < members || party.mastery() < mastery)
                && self.clan.home[role as usize] > 0
            {
                self.clan.home[role as usize] -= 1;
                party.who[role as usize] += 1;
            }
        }
        while party.mastery() < mastery && self.clan.stores[Good::Tool as usize] > 0 {
            self.clan.stores[Good::Tool as usize] -= 1;
            party.tools += 1;
        }
        party
    }

    fn expedition(&mut self, game: &Doggerland, state: &State, seat: Seat, cell: Cell, party: &Party) {
        let goods = query::harvest(game, state, cell, party);
        let room = query::capacity(game, state, seat, party);
        self.load(&goods, room);
        if let Some(animal) = state.animal_at(cell) {
            self.clan.hunts = self.clan.hunts.saturating_add(1);
            if self.clan.memory.values().sum::<u8>() < 2 {
                self.clan.memory[animal] += 1;
            }
        }
    }

    /// Takes what is worth most, unit by unit.
    fn load(&mut self, goods: &[u8; 7], room: u8) {
        let mut goods = *goods;
        let need = self.clan.members();
        let mut food: u8 = self.clan.bowls.iter().map(|bowl| bowl[0] + 2 * bowl[1]).sum();
        for _ in 0..room {
            let worth = |good: Good| -> u16 {
                let food_worth = |n: u16| if food < need { 17 * n } else { 3 * n };
                match good {
                    Good::Fruit => food_worth(1),
                    Good::Meat => food_worth(2),
                    good => 10 - u16::from(self.clan.stores[good as usize].min(8)),
                }
            };
            let Some(best) = Good::all().filter(|g| goods[*g as usize] > 0).max_by_key(|g| worth(*g)) else {
                return;
            };
            goods[best as usize] -= 1;
            match best {
                Good::Fruit => {
                    self.clan.bowls[0][0] = self.clan.bowls[0][0].saturating_add(1);
                    food = food.saturating_add(1);
                }
                Good::Meat => {
                    self.clan.bowls[1][1] = self.clan.bowls[1][1].saturating_add(1);
                    food = food.saturating_add(2);
                }
                good => {
                    let store = &mut self.clan.stores[good as usize];
                    *store = store.saturating_add(1);
                }
            }
        }
    }

    /// Pays a cost if it can be paid.
    fn pays(&mut self, cost: &Cost) -> bool {
        let can = self.clan.can_pay(cost);
        if can {
            self.clan.stores.iter_mut().zip(cost).for_each(|(have, n)| *have -= n);
        }
        can
    }

    fn craft(&mut self, game: &Doggerland, craft: Craft) {
        if self.pays(&game.tables.crafts[craft].cost) {
            self.clan.crafts.insert(craft);
        }
    }

    fn paint(&mut self, game: &Doggerland, state: &State, spot: Spot, cubes: u8) {
        let Some(panel) = state.panel(spot) else { return };
        let species = game.tables.species(panel);
        let cubes = cubes.min(self.clan.memory[species]);
        self.clan.memory[species] -= cubes;
        self.painted[species] += cubes;
        self.lines[spot.line() as usize] += cubes;
    }

    fn bear(&mut self, n: u8) {
        let n = n.min(self.clan.reserve());
        self.clan.newborns += n;
    }

    fn build(&mut self, game: &Doggerland, chief: bool) {
        // A bed is wanted first; then points.
        let crowded = self.clan.members() + self.clan.newborns >= self.clan.beds();
        let sides =
            if crowded { [Side::Simple, Side::Prestigious] } else { [Side::Prestigious, Side::Simple] };
        for side in sides {
            for site in [Site::Ground, Site::Cover] {
                let cost = query::habitat_cost(game, side, chief);
                if !self.clan.can_pay(&cost) || !query::may_stand(game, &self.clan, side, site) {
                    continue;
                }
                let under = if site == Site::Ground { Home::Empty } else { Home::Makeshift };
                if let Some(slot) = self.clan.homes.iter_mut().find(|home| **home == under) {
                    *slot = if side == Side::Simple { Home::Simple } else { Home::Prestigious };
                    self.pays(&cost);
                    return;
                }
            }
        }
    }

    fn train(&mut self, game: &Doggerland, ability: Ability) {
        let made = ability == Ability::Tools && self.makes(game);
        let cost = query::upgrade_cost(game, &self.clan, ability).copied();
        if cost.is_some_and(|cost| self.pays(&cost)) {
            self.clan.levels[ability] += 1;
            if ability == Ability::Tools && !made {
                self.make(game);
            }
        }
    }

    fn make(&mut self, game: &Doggerland) {
        self.makes(game);
    }

    /// Makes tools by the best recipe that can be paid.
    fn makes(&mut self, game: &Doggerland) -> bool {
        for level in (0..=self.clan.levels[Ability::Tools] as usize).rev() {
            let (cost, tools) = &game.tables.recipes[level];
            if self.pays(cost) {
                let store = &mut self.clan.stores[Good::Tool as usize];
                *store = store.saturating_add(*tools);
                return true;
            }
        }
        false
    }

    /// A shaman action; one that fails costs scarcity (DG-H12).
    fn rite(&mut self, game: &Doggerland, state: &State, order: RiteOrder, paid: bool) {
        if let Some(which) = order.rite.megalith() {
            if paid || self.pays(&game.tables.megaliths[which].0) {
                self.megaliths[which] = true;
                self.clan.rites.insert(order.rite);
            } else {
                self.clan.scarcity = self.clan.scarcity.saturating_add(1);
            }
            return;
        }
        let able = match (order.rite, order.spot.and_then(|spot| state.panel(spot))) {
            (Rite::PerfectPainting, Some(panel)) => self.clan.memory[game.tables.species(panel)] > 0,
            (Rite::PerfectPainting, None) => state.spots().any(|spot| {
                let species = state.panel(spot).map(|panel| game.tables.species(panel));
                state.wall[spot] == Wall::Free && species.is_some_and(|s| self.clan.memory[s] > 0)
            }),
            _ => true,
        };
        let richest =
            game.tables.offerings.iter().copied().max_by_key(|good| self.clan.stores[*good as usize]);
        let offering = richest.filter(|good| self.clan.stores[*good as usize] > 0);
        if !able || (!paid && offering.is_none()) {
            self.clan.scarcity = self.clan.scarcity.saturating_add(1);
            return;
        }
        if let (false, Some(good)) = (paid, offering) {
            self.clan.stores[good as usize] -= 1;
        }
        self.clan.rites.insert(order.rite);
        match order.rite {
            Rite::Twins => self.bear(2),
            Rite::PerfectPainting => {
                order.spot.into_iter().for_each(|spot| self.paint(game, state, spot, 2));
            }
            _ => {}
        }
    }
}
