//! The board of a clan, and where its members are.

use kernel::{Area as Side, Layout, Piece, Place, Seat, Text};
use stdx::Finite;

use super::{Table, id, shared::look};
use crate::{
    Doggerland, State,
    frame::Order,
    ids::{Ability, Animal, Good, Home, Level, Role},
    query,
    state::Clan,
    words,
};

impl Table<'_> {
    pub(super) fn clan(&mut self, seat: Seat) {
        let state = self.state;
        let clan = state.clan(seat);
        let label = Text::new("place-board").with("seat", seat);
        self.place(
            Place::new(id::board(seat), Side::Seat, Layout::Column, label)
                .look("clan")
                .of(seat)
                .clause("DG-S12"),
        );
        self.people(seat, clan);
        self.homes(seat, clan);
        self.abilities(seat, clan);
        self.bowls(seat, clan);
        self.stores(seat, clan);
        self.memory(seat, clan);
        self.reserve(seat, clan);
        self.members(seat, clan);
        if state.first == seat {
            let label = Text::new("piece-first");
            self.piece(Piece::new("first-player", id::board(seat), "first-player", label).of(seat));
        }
    }

    /// A place on the board of a clan.
    fn part(&mut self, seat: Seat, id: String, look: &'static str, clause: &'static str, label: Text) {
        let place = Place::new(id, Side::Seat, Layout::Row, label);
        self.place(place.within(id::board(seat)).look(look).of(seat).clause(clause));
    }

    fn people(&mut self, seat: Seat, _: &Clan) {
        self.part(seat, id::people(seat), "people", "DG-P06", Text::new("place-people"));
        self.part(seat, id::parents(seat), "parents", "DG-C01", Text::new("place-parents"));
        self.part(seat, id::newborns(seat), "newborns", "DG-N03", Text::new("place-newborns"));
    }

    fn homes(&mut self, seat: Seat, clan: &Clan) {
        self.part(seat, id::homes(seat), "homes", "DG-A03", Text::new("place-homes"));
        for (n, home) in clan.homes.into_iter().enumerate() {
            let label = Text::new("place-slot").with("n", n + 1);
            let slot = Place::new(id::slot(seat, n), Side::Seat, Layout::Stack, label);
            self.place(slot.within(id::homes(seat)).look("slot").of(seat).clause("DG-A03"));
            let facts = match home {
                Home::Empty => continue,
                Home::Makeshift => (3, 0),
                Home::Simple => (self.game.tables.habitats[0].beds, self.game.tables.habitats[0].points),
                Home::Prestigious => (self.game.tables.habitats[1].beds, self.game.tables.habitats[1].points),
            };
            let look = match home {
                Home::Prestigious => "habitat-prestigious",
                Home::Simple => "habitat-simple",
                Home::Empty | Home::Makeshift => "habitat-makeshift",
            };
            let label = Text::new("piece-habitat").with("habitat", words::home(home));
            let beds = Text::new("badge-beds").with("n", facts.0);
            let points = Text::new("badge-points").with("n", facts.1);
            self.piece(
                Piece::new(format!("{seat}-habitat-{}", n + 1), id::slot(seat, n), look, label)
                    .of(seat)
                    .badge("beds", Some(i32::from(facts.0)), beds)
                    .badge("points", Some(i32::from(facts.1)), points),
            );
        }
    }

    fn abilities(&mut self, seat: Seat, clan: &Clan) {
        let tables = &self.game.tables;
        let whole = format!("{seat}-abilities");
        self.part(seat, whole.clone(), "abilities", "DG-G01", Text::new("place-abilities"));
        for ability in Ability::all() {
            let label = Text::new("place-ability").with("ability", words::ability(ability));
            let place = Place::new(id::ability(seat, ability), Side::Seat, Layout::Row, label);
            self.place(
                place.within(whole.clone()).look(ABILITIES[ability as usize]).of(seat).clause("DG-G02"),
            );
            let level = clan.levels[ability];
            let value = match ability {
                Ability::Range => tables.range[level as usize],
                Ability::Transport => tables.transport[level as usize],
                Ability::Tools => tables.recipes[level as usize].1,
            };
            let label = Text::new("piece-level").with("n", level + 1);
            let mut cube =
                Piece::new(format!("{seat}-level-{ability}"), id::ability(seat, ability), "cube", label)
                    .of(seat)
                    .count(i32::from(value));
            for (good, n) in query::upgrade_cost(self.game, clan, ability)
                .into_iter()
                .flat_map(|cost| Good::STORED.into_iter().zip(*cost))
                .filter(|(_, n)| *n > 0)
            {
                let label = Text::new("badge-cost").with("good", words::good(good));
                cube = cube.badge(good.word(), Some(i32::from(n)), label);
            }
            let key = format!("{ability}-{}", (level + 2).min(3));
            let designed = self.designed("upgrade", &key);
            self.piece(cube.designed(designed));
        }
        for level in Level::all() {
            let (cost, tools) = tables.recipes[level as usize];
            let label = words::amount(Good::Tool, tools);
            let here = id::ability(seat, Ability::Tools);
            let mut recipe =
                Piece::new(format!("{seat}-recipe-{}", level.index() + 1), here, "recipe", label)
                    .count(i32::from(tools))
                    .dim(level.index() > clan.levels[Ability::Tools] as usize);
            for (good, n) in Good::STORED.into_iter().zip(cost).filter(|(_, n)| *n > 0) {
                let label = Text::new("badge-cost").with("good", words::good(good));
                recipe = recipe.badge(good.word(), Some(i32::from(n)), label);
            }
            let designed = self.designed("recipe", &format!("level-{}", level.index() + 1));
            self.piece(recipe.designed(designed));
        }
    }

    fn bowls(&mut self, seat: Seat, clan: &Clan) {
        self.part(seat, id::bowls(seat), "bowls", "DG-N02", Text::new("place-bowls"));
        for (n, bowl) in clan.bowls.into_iter().enumerate() {
            let label = Text::new("place-bowl").with("n", n + 1);
            let place = Place::new(id::bowl(seat, n), Side::Seat, Layout::Row, label);
            self.place(place.within(id::bowls(seat)).look("bowl").of(seat).clause("DG-N02"));
            for (good, count) in [Good::Fruit, Good::Meat].into_iter().zip(bowl).filter(|(_, n)| *n > 0) {
                let label = Text::new("piece-good").with("good", words::good(good));
                let food = Piece::new(id::food(seat, n, good), id::bowl(seat, n), good.word(), label);
                self.piece(food.of(seat).count(i32::from(count)));
            }
        }
    }

    fn stores(&mut self, seat: Seat, clan: &Clan) {
        self.part(seat, id::stores(seat), "stores", "DG-S12", Text::new("place-stores"));
        for (good, n) in Good::STORED.into_iter().zip(clan.stores) {
            let label = Text::new("piece-good").with("good", words::good(good));
            let piece = Piece::new(id::store(seat, good), id::stores(seat), good.word(), label);
            self.piece(piece.of(seat).count(i32::from(n)).dim(n == 0));
        }
        let label = Text::new("piece-scarcity");
        let mut piece = Piece::new(id::scarcity(seat), id::stores(seat), "scarcity", label)
            .of(seat)
            .count(i32::from(clan.scarcity))
            .dim(clan.scarcity == 0);
        if self.state.is_solo() {
            let limit = self.game.tables.level(self.state.mode).scarcity;
            piece = piece.badge("limit", Some(i32::from(limit)), Text::new("badge-limit").with("n", limit));
        }
        self.piece(piece);
    }

    fn memory(&mut self, seat: Seat, clan: &Clan) {
        self.part(seat, id::memory(seat), "memory", "DG-E05", Text::new("place-memory"));
        for animal in Animal::all() {
            for n in 0..clan.memory[animal] {
                let piece = Piece::new(
                    format!("{seat}-memory-{animal}-{}", n + 1),
                    id::memory(seat),
                    animal.word(),
                    words::animal(animal),
                );
                self.piece(piece.of(seat));
            }
        }
        self.part(seat, id::crafts(seat), "crafts", "DG-B03", Text::new("place-crafts"));
        for craft in clan.crafts.iter() {
            let piece = self.craft(craft, id::crafts(seat)).of(seat);
            self.piece(piece);
        }
    }

    /// What waits for later: hunter-gatherers, megaliths, shaman tokens.
    fn reserve(&mut self, seat: Seat, clan: &Clan) {
        self.part(seat, id::reserve(seat), "reserve", "DG-S12", Text::new("place-reserve"));
        let n = clan.reserve();
        let piece = Piece::new(
            format!("{seat}-reserve-hunters"),
            id::reserve(seat),
            "hunter",
            Text::new("piece-reserve"),
        );
        self.piece(piece.of(seat).count(i32::from(n)).dim(n == 0));
        let token = |n: u8, place: String| {
            let label = Text::new("piece-token").with("seat", seat);
            Piece::new(format!("{seat}-token-{n}"), place, "token", label).of(seat)
        };
        if clan.token.is_none() {
            self.piece(token(1, id::reserve(seat)));
        }
        // The other token marks the picture of a perfect painting (DG-H03).
        let mark = clan.orders.iter().find_map(|order| match order {
            Order::Rite(rite) => rite.spot,
            _ => None,
        });
        let place = match mark.and_then(|spot| self.state.panel(spot)) {
            Some(panel) => id::panel(self.game, panel),
            None => id::reserve(seat),
        };
        self.piece(token(2, place));
    }

    /// Everybody of the clan where they are, at home or at work. A party that is still being put together is at home.
    fn members(&mut self, seat: Seat, clan: &Clan) {
        let orders = self.at_work(seat, clan);
        let home = clan.home;
        for role in [Role::Chief, Role::GuestChief, Role::Shaman, Role::GuestHunter] {
            let at_work = orders.iter().find(|(_, who, _)| who[role as usize] > 0).map(|o| o.0.clone());
            let place = match at_work {
                Some(place) => place,
                None if home[role as usize] > 0 => id::people(seat),
                None => continue,
            };
            let label = Text::new("piece-member").with("who", words::role(role)).with("seat", seat);
            self.piece(Piece::new(id::member(seat, role), place, look(role), label).of(seat));
        }
        for (n, place) in self.hunters(seat, clan, &orders, home[Role::Hunter as usize]) {
            let label = Text::new("piece-member").with("who", words::role(Role::Hunter)).with("seat", seat);
            self.piece(Piece::new(id::hunter(seat, n), place, "hunter", label).of(seat));
        }
        for n in 0..clan.newborns {
            let label = Text::new("piece-newborn").with("seat", seat);
            let n = usize::from(clan.hunters + n);
            self.piece(Piece::new(id::hunter(seat, n), id::newborns(seat), "newborn", label).of(seat));
        }
        for (place, _, tools) in orders.into_iter().filter(|o| o.2 > 0) {
            let label = Text::new("piece-tools");
            self.piece(
                Piece::new(format!("{seat}-tools-{place}"), place, "tool", label)
                    .of(seat)
                    .count(i32::from(tools)),
            );
        }
    }

    /// Where the programmed actions are: the place, who is there by role, and how many tools.
    fn at_work(&self, seat: Seat, clan: &Clan) -> Vec<(String, [u8; 5], u8)> {
        clan.orders
            .iter()
            .map(|order| {
                let tools = if let Order::Expedition { party, .. } = order { party.tools } else { 0 };
                (self.scene_of(seat, &order), order.who(), tools)
            })
            .collect()
    }

    /// Hunter-gatherers are alike and not numbered in the position. An order asks for numbers by its place and takes
    /// the next free ones, so that most figures keep their number while others come and go.
    fn hunters(
        &self,
        seat: Seat,
        clan: &Clan,
        orders: &[(String, [u8; 5], u8)],
        at_home: u8,
    ) -> Vec<(usize, String)> {
        let n = usize::from(clan.hunters).max(1);
        let mut taken = vec![None; n];
        for (place, who, _) in orders {
            let wish = place.bytes().fold(7usize, |sum, b| sum.wrapping_mul(31).wrapping_add(usize::from(b)));
            for _ in 0..who[Role::Hunter as usize] {
                if let Some(at) = (0..n).map(|i| (wish + i) % n).find(|at| taken[*at].is_none()) {
                    taken[at] = Some(place.clone());
                }
            }
        }
        let mut idle = usize::from(at_home);
        let mut all = Vec::new();
        for (i, place) in taken.into_iter().enumerate() {
            match place {
                Some(place) => all.push((i, place)),
                None if idle > 0 => {
                    idle -= 1;
                    all.push((i, id::people(seat)));
                }
                None => {}
            }
        }
        all
    }
}

/// A hunter-gatherer who is at home, to be clicked.
pub fn hunter_at_home(game: &Doggerland, state: &State, seat: Seat) -> Option<String> {
    let table = Table { game, state, scene: kernel::Scene::default() };
    let clan = state.clan(seat);
    let home = id::people(seat);
    let all = table.hunters(seat, clan, &table.at_work(seat, clan), clan.home[Role::Hunter as usize]);
    all.into_iter().find(|(_, place)| *place == home).map(|(n, _)| id::hunter(seat, n))
}

const ABILITIES: [&str; 3] = ["ability-range", "ability-transport", "ability-tools"];
