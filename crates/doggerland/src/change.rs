//! The primitives: the only functions that change what lies on the table. Each emits its event.

use kernel::{Seat, Sink};
use stdx::Finite;

use crate::{
    Doggerland,
    event::Event,
    frame::{Frame, Order},
    ids::{Ability, Animal, Craft, End, Good, Happening, Home, Panel, Rite, Role, Side, Site, Spot, Tile},
    land::{Area, Cell},
    pack::{Cost, Shows},
    state::{State, Wall},
};

#[inline(always)]
pub(crate) fn emit<S: Sink<Event>>(sink: &mut S, event: impl FnOnce() -> Event) {
    if S::ON {
        sink.emit(event());
    }
}

impl State {
    /// Goods come to a clan: fruit to bowl 1, meat to bowl 2 (DG-D05).
    #[inline]
    pub(crate) fn gain<S: Sink<Event>>(&mut self, seat: Seat, good: Good, n: u8, sink: &mut S) {
        if n == 0 {
            return;
        }
        let clan = self.clan_mut(seat);
        let place = match good {
            Good::Fruit => &mut clan.bowls[0][0],
            Good::Meat => &mut clan.bowls[1][1],
            _ => &mut clan.stores[good as usize],
        };
        *place = place.saturating_add(n);
        emit(sink, || Event::Gained { seat, good, n });
    }

    /// Goods that are not food leave a clan.
    #[inline]
    pub(crate) fn pay<S: Sink<Event>>(&mut self, seat: Seat, good: Good, n: u8, sink: &mut S) {
        if n == 0 {
            return;
        }
        let store = &mut self.clan_mut(seat).stores[good as usize];
        assert!(*store >= n, "{seat} cannot pay {n} {good}");
        *store -= n;
        emit(sink, || Event::Paid { seat, good, n });
    }

    #[inline]
    pub(crate) fn pay_cost<S: Sink<Event>>(&mut self, seat: Seat, cost: &Cost, sink: &mut S) {
        for good in Good::STORED {
            self.pay(seat, good, cost[good as usize], sink);
        }
    }

    /// Food leaves a bowl.
    #[inline]
    pub(crate) fn pay_food<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        good: Good,
        bowl: usize,
        n: u8,
        sink: &mut S,
    ) {
        if n > 0 {
            self.clan_mut(seat).bowls[bowl][usize::from(good == Good::Meat)] -= n;
            emit(sink, || Event::Paid { seat, good, n });
        }
    }

    /// A programming cost: whoever holds it pays it, otherwise it is −2 (DG-P03).
    pub(crate) fn charge<S: Sink<Event>>(&mut self, seat: Seat, good: Good, sink: &mut S) {
        if self.clan(seat).store(good) > 0 {
            self.pay(seat, good, 1, sink);
        } else {
            self.scarce(seat, 1, sink);
        }
    }

    /// `n` times −2. In the solo game one too many ends the game (DG-U08); `settle` sees to that.
    pub(crate) fn scarce<S: Sink<Event>>(&mut self, seat: Seat, n: u8, sink: &mut S) {
        if n > 0 {
            let clan = self.clan_mut(seat);
            clan.scarcity = clan.scarcity.saturating_add(n);
            emit(sink, || Event::Scarce { seat, n });
        }
    }

    /// A terrain tile is laid.
    pub(crate) fn lay<S: Sink<Event>>(&mut self, game: &Doggerland, tile: Tile, cell: Cell, sink: &mut S) {
        self.pile.remove(tile);
        self.tiles[cell] = Some(tile);
        self.land.insert(cell);
        if let Shows::Source(_) = game.tables.tile(tile).shows {
            self.sources.insert(cell);
        }
        emit(sink, || Event::TileLaid { tile, cell });
    }

    /// A meeple of the supply appears.
    pub(crate) fn spawn<S: Sink<Event>>(&mut self, animal: Animal, cell: Cell, sink: &mut S) {
        self.supply[animal] -= 1;
        self.herds[animal].insert(cell);
        emit(sink, || Event::Spawned { animal, cell });
    }

    /// An action is programmed: its members leave home (DG-P06).
    pub(crate) fn program<S: Sink<Event>>(&mut self, seat: Seat, order: Order, sink: &mut S) {
        match order {
            Order::Craft { craft, .. } => self.claimed.insert(craft),
            Order::Paint { spot, .. } => self.wall[spot] = Wall::Held,
            Order::Expedition { cell, party } => {
                self.camps.insert(cell);
                self.clan_mut(seat).stores[Good::Tool as usize] -= party.tools;
            }
            Order::Rite(rite) => {
                self.hut.insert(rite.rite);
                if let Some(spot) = rite.spot {
                    self.wall[spot] = Wall::Held;
                }
            }
            Order::Build { .. } | Order::Birth { .. } | Order::Train { .. } => {}
        }
        let clan = self.clan_mut(seat);
        clan.home.iter_mut().zip(order.who()).for_each(|(home, gone)| *home -= gone);
        clan.orders.push(order);
        emit(sink, || Event::Programmed { seat, order });
    }

    /// An action is taken up or given up: its members come home, its tools are spent (DG-R03).
    pub(crate) fn recall(&mut self, seat: Seat, at: usize) -> Order {
        let clan = self.clan_mut(seat);
        let order = clan.orders.remove(at);
        clan.home.iter_mut().zip(order.who()).for_each(|(home, back)| *home += back);
        match order {
            Order::Craft { craft, .. } => self.claimed.remove(craft),
            Order::Paint { spot, .. } => self.wall[spot] = Wall::Free,
            Order::Expedition { cell, .. } => self.camps.remove(cell),
            Order::Rite(rite) => {
                self.hut.remove(rite.rite);
                if let Some(spot) = rite.spot {
                    self.wall[spot] = Wall::Free;
                }
            }
            Order::Build { .. } | Order::Birth { .. } | Order::Train { .. } => {}
        }
        order
    }

    /// A habitat is built on the first fitting slot.
    pub(crate) fn raise<S: Sink<Event>>(&mut self, seat: Seat, side: Side, site: Site, sink: &mut S) {
        let old = match site {
            Site::Ground => Home::Empty,
            Site::Cover => Home::Makeshift,
        };
        let homes = &mut self.clan_mut(seat).homes;
        let slot = homes.iter().position(|home| *home == old).expect("a fitting slot");
        homes[slot] = match side {
            Side::Simple => Home::Simple,
            Side::Prestigious => Home::Prestigious,
        };
        emit(sink, || Event::Built { seat, side, site });
    }

    pub(crate) fn take_craft<S: Sink<Event>>(&mut self, seat: Seat, craft: Craft, sink: &mut S) {
        self.market.remove(craft);
        self.clan_mut(seat).crafts.insert(craft);
        emit(sink, || Event::Crafted { seat, craft });
    }

    /// Newborns wait on the clan board (DG-C02). The birth was carried out, whatever becomes of them (DG-O08).
    pub(crate) fn bear<S: Sink<Event>>(&mut self, seat: Seat, n: u8, sink: &mut S) {
        let clan = self.clan_mut(seat);
        clan.newborns += n;
        clan.births |= n > 0;
        emit(sink, || Event::Born { seat, n });
    }

    /// A tile wears out (DG-D06).
    pub(crate) fn exhaust<S: Sink<Event>>(&mut self, cell: Cell, fully: bool, sink: &mut S) {
        if fully {
            self.half.remove(cell);
            self.spent.insert(cell);
        } else {
            self.half.insert(cell);
        }
        emit(sink, || Event::Exhausted { cell, fully });
    }

    /// A free space of the memory takes the animal (DG-E05).
    pub(crate) fn remember<S: Sink<Event>>(&mut self, seat: Seat, animal: Animal, sink: &mut S) {
        self.clan_mut(seat).memory[animal] += 1;
        emit(sink, || Event::Remembered { seat, animal });
    }

    /// A meeple leaves the memory for the supply.
    pub(crate) fn forget<S: Sink<Event>>(&mut self, seat: Seat, animal: Animal, sink: &mut S) {
        self.clan_mut(seat).memory[animal] -= 1;
        self.supply[animal] += 1;
        emit(sink, || Event::Forgotten { seat, animal });
    }

    /// Cubes on a picture; the painted meeples return to the supply (DG-F03, DG-H09).
    pub(crate) fn paint<S: Sink<Event>>(
        &mut self,
        game: &Doggerland,
        seat: Seat,
        spot: Spot,
        cubes: u8,
        sink: &mut S,
    ) {
        let panel = self.panel(spot).expect("a picture that is turned up");
        let animal = game.tables.species(panel);
        self.clan_mut(seat).memory[animal] -= cubes;
        self.supply[animal] += cubes;
        self.wall[spot] = Wall::Painted { by: seat, cubes };
        emit(sink, || Event::Painted { seat, panel, cubes });
    }

    /// An ability rises a level, which is paid for (DG-G02).
    pub(crate) fn improve<S: Sink<Event>>(
        &mut self,
        game: &Doggerland,
        seat: Seat,
        ability: Ability,
        sink: &mut S,
    ) {
        let level = self.clan(seat).levels[ability];
        self.pay_cost(seat, &game.tables.upgrades[ability][level as usize], sink);
        self.clan_mut(seat).levels[ability] = level + 1;
        emit(sink, || Event::Improved { seat, ability, level: level + 2 });
    }

    pub(crate) fn place_token<S: Sink<Event>>(&mut self, seat: Seat, cell: Cell, sink: &mut S) {
        let until = self.round + 1;
        let clan = self.clan_mut(seat);
        clan.token = Some(cell);
        clan.token_until = until;
        emit(sink, || Event::TokenPlaced { seat, cell });
    }

    pub(crate) fn return_token<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let clan = self.clan_mut(seat);
        clan.token_until = 0;
        if let Some(cell) = clan.token.take() {
            emit(sink, || Event::TokenReturned { seat, cell });
        }
    }

    pub(crate) fn place_megalith<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        rite: Rite,
        cell: Cell,
        sink: &mut S,
    ) {
        let which = rite.megalith().expect("a rite that raises a megalith");
        self.clan_mut(seat).megaliths[which] = Some(cell);
        emit(sink, || Event::MegalithRaised { seat, rite, cell });
    }

    /// The cube marks the shaman's action for the rest of the game (DG-H11).
    pub(crate) fn mark_rite<S: Sink<Event>>(&mut self, seat: Seat, rite: Rite, sink: &mut S) {
        self.clan_mut(seat).rites.insert(rite);
        emit(sink, || Event::RiteDone { seat, rite });
    }

    pub(crate) fn move_village<S: Sink<Event>>(&mut self, seat: Seat, to: Cell, sink: &mut S) {
        let from = std::mem::replace(&mut self.clan_mut(seat).village, to);
        emit(sink, || Event::VillageMoved { seat, from, to });
    }

    /// An animal changes its tile.
    pub(crate) fn wander<S: Sink<Event>>(&mut self, animal: Animal, from: Cell, to: Cell, sink: &mut S) {
        self.herds[animal].remove(from);
        self.herds[animal].insert(to);
        emit(sink, || Event::Migrated { animal, from, to });
    }

    /// A guest joins for the round, or leaves (DG-Z02, DG-Z03).
    pub(crate) fn host<S: Sink<Event>>(&mut self, seat: Seat, role: Role, sink: &mut S) {
        self.clan_mut(seat).home[role as usize] += 1;
        emit(sink, || Event::GuestCame { seat, role });
    }

    /// Hunter-gatherers at home leave for the reserve.
    pub(crate) fn lose_hunters(&mut self, seat: Seat, n: u8) {
        let clan = self.clan_mut(seat);
        clan.hunters -= n;
        clan.home[Role::Hunter as usize] -= n;
    }

    pub(crate) fn turn_fresco<S: Sink<Event>>(&mut self, fresco: crate::ids::Fresco, sink: &mut S) {
        self.fresco_pile.remove(fresco);
        self.frescoes.push(fresco);
        emit(sink, || Event::FrescoTurned(fresco));
    }

    pub(crate) fn show_craft<S: Sink<Event>>(&mut self, craft: Craft, sink: &mut S) {
        self.craft_pile.remove(craft);
        self.market.insert(craft);
        emit(sink, || Event::CraftShown(craft));
    }

    /// The game is over: nothing else is left to do. What is still in hand is put back: an animal that is not remembered
    /// yet, a megalith that does not stand yet.
    pub(crate) fn end<S: Sink<Event>>(&mut self, end: End, sink: &mut S) {
        let frames = self.frames;
        for frame in frames.as_slice() {
            match *frame {
                Frame::Remember { animal, .. } => self.supply[animal] += 1,
                Frame::Perform { seat, order } if order.rite.megalith().is_some() => {
                    self.clan_mut(seat).rites.remove(order.rite);
                }
                _ => {}
            }
        }
        self.frames = stdx::Stack::new(Frame::Over(end));
        emit(sink, || Event::Ended(end));
    }

    // Rivals (solo).

    /// The tiles where the player's pieces protect animals from rivals (DG-U12).
    pub(crate) fn protected(&self) -> Area {
        crate::query::own(&self.clans[0])
    }

    /// The rivals take an animal from the map, unless it is protected (DG-U12, DG-U13).
    pub(crate) fn rivals_take<S: Sink<Event>>(&mut self, game: &Doggerland, cell: Cell, sink: &mut S) {
        let Some(animal) = self.animal_at(cell) else { return };
        if self.protected().contains(cell) {
            return;
        }
        self.herds[animal].remove(cell);
        self.rivals_store(game, animal, cell, sink);
    }

    /// An animal that has left the map enters the rivals' memory, by the priorities of DG-U13.
    pub(crate) fn rivals_store<S: Sink<Event>>(
        &mut self,
        game: &Doggerland,
        animal: Animal,
        cell: Cell,
        sink: &mut S,
    ) {
        emit(sink, || Event::Taken { animal, cell });
        if !self.solo.memory.is_full() {
            self.solo.memory.push(animal);
            return;
        }
        let all_up = self.frescoes.len() == game.tables.frescoes_used[0] as usize;
        if all_up && !self.is_paintable(game, animal) {
            self.supply[animal] += 1;
            emit(sink, || Event::RivalsForgot(animal));
            return;
        }
        let useless = self.solo.memory.iter().position(|stored| all_up && !self.is_paintable(game, stored));
        let gone = self.solo.memory.remove(useless.unwrap_or(0));
        self.supply[gone] += 1;
        emit(sink, || Event::RivalsForgot(gone));
        self.solo.memory.push(animal);
    }

    /// Whether a free picture shows this species.
    pub(crate) fn is_paintable(&self, game: &Doggerland, animal: Animal) -> bool {
        self.free_spot(game, animal).is_some()
    }

    /// The first free picture of a species in the order of the wall.
    pub(crate) fn free_spot(&self, game: &Doggerland, animal: Animal) -> Option<(Spot, Panel)> {
        self.spots().filter(|spot| self.wall[*spot] == Wall::Free).find_map(|spot| {
            self.panel(spot).filter(|panel| game.tables.species(*panel) == animal).map(|panel| (spot, panel))
        })
    }

    /// Whether a solo event that shortens or lengthens ways acts: one tile more for animals (DG-Z16).
    pub(crate) fn speed(&self, game: &Doggerland, animal: Animal) -> u8 {
        game.tables.animals[animal].speed + u8::from(self.acts(Happening::NervousHerds))
    }

    /// All species with the tiles where they stand.
    pub(crate) fn herd_at(&self) -> impl Iterator<Item = (Animal, Cell)> {
        Animal::all().flat_map(|animal| self.herds[animal].iter().map(move |cell| (animal, cell)))
    }
}
