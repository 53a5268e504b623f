//! The position, and the primitives that alone change it; each emits its event.

use kernel::{Finite, Seat, Sink};
use stdx::{Bits, Pile, Stack, Table};

use crate::{
    effect::Gain,
    event::Event,
    flow::Frame,
    ids::{
        Action, Beast, Camp, Cell, Cells, Color, Fish, Food, MapTile, Member, Prey, Price, Rite, Row,
        SEATS_MAX, Section, Side, Slot, Way, Weather, Wheel,
    },
    pack::{
        ByColor, Ground, Land, Prehistory,
        shape::{LandRef, Plot},
    },
};

/// What lies on a cell of the map until somebody stops there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    Food(Food),
    Fish(Fish),
    Beast(Beast),
    /// A megalith of kind A.
    Stone,
}

/// Where a member of a tribe is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// In the common reserve, not yet part of the tribe.
    Reserve,
    /// In the tent of the own board.
    Tent,
    /// On the map.
    On(Cell),
}

/// Everything that belongs to one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub resources: ByColor<u16>,
    pub markers: ByColor<u16>,
    pub dev: u16,
    /// The place of the marker on the fishing track.
    pub fishing: u8,
    /// Victory points from fishing income so far.
    pub income: u16,
    pub weather: Option<Weather>,
    /// How many notches the weather tile is turned clockwise.
    pub weather_turn: u8,
    pub shamans: Bits<Side>,
    pub painted: Bits<Section>,
    pub foods: Bits<Food>,
    pub fish: Bits<Fish>,
    pub preys: Bits<Prey>,
    pub rites: Bits<Rite>,
    pub beasts: Bits<Beast>,
    /// The cells from which megaliths A were taken.
    pub stones: Cells,
    pub members: Table<Member, Spot, { Member::COUNT }>,
    pub camps: Table<Camp, Option<Cell>, { Camp::COUNT }>,
}

/// A price tile on the board and how many notches it is turned clockwise.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dial {
    pub tile: Option<Price>,
    pub turn: u8,
}

/// A position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub n_seats: u8,
    /// The land that is played on.
    pub plot: Plot,
    /// Ceremony cards that were taken lie open to all.
    pub open_rites: bool,
    pub year: u8,
    /// The turn order, filled one by one at set-up.
    pub order: Pile<Seat, SEATS_MAX>,
    /// The ceremony track of this year, first place first.
    pub track: Pile<Seat, SEATS_MAX>,
    pub center: Option<Price>,
    /// The top of the face-up pile: the center of the next year.
    pub next_price: Option<Price>,
    pub dials: Table<Wheel, Dial, { Wheel::COUNT }>,
    pub prices_unseen: Bits<Price>,
    pub tops: Table<Action, ByColor<u8>, { Action::COUNT }>,
    pub feet: Table<Action, [Option<Color>; 2], { Action::COUNT }>,
    pub food_slots: Table<Slot, Option<Food>, { Slot::COUNT }>,
    pub fish_slots: Table<Slot, Option<Fish>, { Slot::COUNT }>,
    pub prey_row: Table<Row, Option<Prey>, { Row::COUNT }>,
    pub rite_row: Table<Row, Option<Rite>, { Row::COUNT }>,
    pub foods_unseen: Bits<Food>,
    pub fish_unseen: Bits<Fish>,
    pub preys_unseen: Bits<Prey>,
    pub preys_gone: Bits<Prey>,
    pub rites_unseen: Bits<Rite>,
    pub rites_gone: Bits<Rite>,
    pub beasts_unseen: Bits<Beast>,
    pub tiles_unseen: Bits<MapTile>,
    pub weathers_unseen: Bits<Weather>,
    /// The map tile in each slot of the layout, and whether it is turned by half a circle.
    pub map: [Option<(MapTile, bool)>; MapTile::COUNT],
    pub tokens: Table<Cell, Option<Token>, { Cell::COUNT }>,
    pub players: [Player; SEATS_MAX],
    pub frames: Stack<Frame, 12>,
}

impl Player {
    pub(crate) fn n_resources(&self) -> u16 {
        self.resources.values().sum()
    }

    pub(crate) fn n_markers(&self) -> u16 {
        self.markers.values().sum()
    }

    /// The members in the tent.
    pub(crate) fn n_home(&self) -> u8 {
        self.members.values().filter(|m| **m == Spot::Tent).count() as u8
    }

    /// The cells of the own camps.
    pub(crate) fn camp_cells(&self) -> Cells {
        let mut cells = Cells::EMPTY;
        for cell in self.camps.values().flatten() {
            cells.insert(*cell);
        }
        cells
    }

    /// The cells where own members stand.
    pub(crate) fn member_cells(&self) -> Cells {
        let mut cells = Cells::EMPTY;
        for spot in self.members.values() {
            if let Spot::On(cell) = spot {
                cells.insert(*cell);
            }
        }
        cells
    }
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all().take(self.n_seats as usize)
    }

    #[inline]
    pub(crate) fn land<'a>(&'a self, game: &'a Prehistory) -> LandRef<'a> {
        self.plot.land(&game.lands)
    }

    /// The seat at a place of the turn order.
    #[inline]
    pub(crate) fn at_turn(&self, turn: u8) -> Seat {
        self.order.get(turn as usize).expect("the order is known")
    }

    /// What is printed on a cell; nothing for the start tile and before the tile is laid.
    #[inline]
    pub(crate) fn ground(&self, game: &Prehistory, cell: Cell) -> Option<Ground> {
        let (slot, part) = Land::slot(cell)?;
        let (tile, turned) = self.map[slot]?;
        // A tile turned by half a circle is read d, c, b, a.
        Some(game.tiles[tile][if turned { 3 - part } else { part }])
    }

    /// The color that a price tile shows at a position.
    #[inline]
    pub(crate) fn price_at(&self, game: &Prehistory, wheel: Wheel, side: Side) -> Color {
        let dial = self.dials[wheel];
        let tile = dial.tile.expect("the price tiles are laid");
        game.prices[tile][Side::nth((side.index() + 6 - dial.turn as usize) % 6)]
    }

    /// The colors that a price tile shows at some positions.
    #[inline]
    pub(crate) fn prices_at(&self, game: &Prehistory, wheel: Wheel, sides: Bits<Side>) -> Bits<Color> {
        sides.iter().map(|side| self.price_at(game, wheel, side)).collect()
    }

    /// What a cube of a color is worth in movement this year (PH-M01).
    #[inline]
    pub(crate) fn worth(&self, game: &Prehistory, color: Color) -> u8 {
        self.center.map_or(0, |tile| game.steps[tile][color])
    }

    /// Whether the actions of spring are carried out.
    #[inline]
    pub(crate) fn is_spring(&self) -> bool {
        matches!(self.frames.as_slice().get(1), Some(Frame::Spring { .. }))
    }

    /// The marker cells that have paid this autumn, and the other cells on which the seat at turn has stopped.
    #[inline]
    pub(crate) fn used(&self) -> Cells {
        match self.frames.as_slice().get(1) {
            Some(Frame::Autumn { used, .. }) => *used,
            _ => Cells::EMPTY,
        }
    }

    /// The cells on which nobody of `seat` may stop: any member, any foreign camp (PH-M02).
    pub(crate) fn blocked(&self, seat: Seat) -> Cells {
        let mut cells = Cells::EMPTY;
        for other in self.seats() {
            let player = self.player(other);
            cells |= player.member_cells();
            if other != seat {
                cells |= player.camp_cells();
            }
        }
        cells
    }

    /// Whether somebody has a camp on a cell.
    pub(crate) fn is_built(&self, cell: Cell) -> bool {
        self.players.iter().any(|p| p.camps.values().any(|c| *c == Some(cell)))
    }

    /// How many resources of each color the weather tile of a seat shows.
    pub(crate) fn weather_gain(&self, game: &Prehistory, seat: Seat) -> Gain {
        let player = self.player(seat);
        let mut gain = Gain::default();
        if let Some(tile) = player.weather {
            for side in Side::all() {
                let from = Side::nth((side.index() + 6 - player.weather_turn as usize) % 6);
                gain.resources[game.sky[side]] += game.weathers[tile][from];
            }
        }
        gain
    }

    /// Gives what was earned.
    pub(crate) fn gain<S: Sink<Event>>(&mut self, seat: Seat, gain: &Gain, sink: &mut S) {
        let player = self.player_mut(seat);
        for color in Color::all() {
            player.resources[color] += u16::from(gain.resources[color]);
            player.markers[color] += u16::from(gain.markers[color]);
        }
        player.dev += u16::from(gain.dev);
        if S::ON && !gain.is_nothing() {
            sink.emit(Event::Gained { seat, gain: *gain });
        }
    }

    pub(crate) fn pay_resource<S: Sink<Event>>(&mut self, seat: Seat, color: Color, sink: &mut S) {
        self.player_mut(seat).resources[color] -= 1;
        if S::ON {
            sink.emit(Event::PaidResource { seat, color });
        }
    }

    pub(crate) fn pay_markers<S: Sink<Event>>(&mut self, seat: Seat, color: Color, n: u8, sink: &mut S) {
        self.player_mut(seat).markers[color] -= u16::from(n);
        if S::ON {
            sink.emit(Event::PaidMarkers { seat, color, n });
        }
    }

    fn pay_dev<S: Sink<Event>>(&mut self, seat: Seat, n: u8, sink: &mut S) {
        self.player_mut(seat).dev -= u16::from(n);
        if S::ON {
            sink.emit(Event::PaidDev { seat, n });
        }
    }

    pub(crate) fn turn_price<S: Sink<Event>>(&mut self, seat: Seat, wheel: Wheel, way: Way, sink: &mut S) {
        self.pay_dev(seat, 1, sink);
        let dial = &mut self.dials[wheel];
        dial.turn = (dial.turn + way.notches()) % 6;
        if S::ON {
            sink.emit(Event::Turned { seat, wheel, way });
        }
    }

    pub(crate) fn turn_weather<S: Sink<Event>>(&mut self, seat: Seat, paid: bool, sink: &mut S) {
        if paid {
            self.pay_dev(seat, 1, sink);
        }
        let player = self.player_mut(seat);
        player.weather_turn = (player.weather_turn + 1) % 6;
        if S::ON {
            sink.emit(Event::WeatherTurned { seat, paid });
        }
    }

    pub(crate) fn buy<S: Sink<Event>>(&mut self, seat: Seat, color: Color, marker: bool, sink: &mut S) {
        self.pay_dev(seat, if marker { 3 } else { 2 }, sink);
        let player = self.player_mut(seat);
        if marker {
            player.markers[color] += 1;
        } else {
            player.resources[color] += 1;
        }
        if S::ON {
            sink.emit(Event::Bought { seat, color, marker });
        }
    }

    pub(crate) fn sell<S: Sink<Event>>(&mut self, seat: Seat, color: Color, marker: bool, sink: &mut S) {
        let player = self.player_mut(seat);
        if marker {
            player.markers[color] -= 1;
        } else {
            player.resources[color] -= 1;
        }
        player.dev += 1;
        if S::ON {
            sink.emit(Event::Sold { seat, color, marker });
        }
    }

    /// Turns a development point into a step (PH-V01); the points are in the frame.
    pub(crate) fn stride<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        self.player_mut(seat).dev -= 1;
        if S::ON {
            sink.emit(Event::Strode { seat });
        }
    }

    /// Turns a cube into steps; the points are in the frame.
    pub(crate) fn march<S: Sink<Event>>(
        &mut self,
        game: &Prehistory,
        seat: Seat,
        color: Color,
        marker: bool,
        sink: &mut S,
    ) -> u8 {
        let steps = self.worth(game, color);
        let player = self.player_mut(seat);
        if marker {
            player.markers[color] -= 1;
        } else {
            player.resources[color] -= 1;
        }
        if S::ON {
            sink.emit(Event::Marched { seat, color, marker, steps });
        }
        steps
    }

    pub(crate) fn foot<S: Sink<Event>>(&mut self, seat: Seat, action: Action, color: Color, sink: &mut S) {
        self.player_mut(seat).resources[color] -= 1;
        let empty = self.feet[action].iter_mut().find(|c| c.is_none()).expect("the action is open");
        *empty = Some(color);
        if S::ON {
            sink.emit(Event::Footed { seat, action, color });
        }
    }

    /// Pushes all cubes at the feet to the tops (PH-U01).
    pub(crate) fn raise<S: Sink<Event>>(&mut self, sink: &mut S) {
        for action in Action::all() {
            for color in self.feet[action].into_iter().flatten() {
                self.tops[action][color] += 1;
            }
            self.feet[action] = [None; 2];
        }
        if S::ON {
            sink.emit(Event::Raised);
        }
    }

    pub(crate) fn take_pillar<S: Sink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        let top = self.tops[action];
        self.tops[action] = Table::filled(0);
        if S::ON {
            sink.emit(Event::PillarTaken { seat, action });
        }
        self.gain(seat, &Gain { markers: top, ..Gain::default() }, sink);
    }

    /// Puts a cube of the center tile's color on every empty pillar top (PH-S03, PH-W04).
    pub(crate) fn fill_tops<S: Sink<Event>>(&mut self, game: &Prehistory, sink: &mut S) {
        let tile = self.center.expect("the center is laid");
        for (action, side) in Action::all().zip(Side::all()) {
            if self.is_bare(action) {
                let color = game.prices[tile][side];
                self.tops[action][color] = 1;
                if S::ON {
                    sink.emit(Event::TopFilled { action, color });
                }
            }
        }
    }

    /// Whether the top of a pillar is empty.
    #[inline]
    pub(crate) fn is_bare(&self, action: Action) -> bool {
        self.tops[action].values().all(|n| *n == 0)
    }

    /// Whether both spaces at the foot of a pillar are taken (PH-P04).
    #[inline]
    pub(crate) fn is_closed(&self, action: Action) -> bool {
        self.feet[action].iter().all(|c| c.is_some())
    }

    pub(crate) fn paint<S: Sink<Event>>(&mut self, seat: Seat, section: Section, sink: &mut S) {
        self.player_mut(seat).painted.insert(section);
        if S::ON {
            sink.emit(Event::Painted { seat, section });
        }
    }

    pub(crate) fn add_food<S: Sink<Event>>(&mut self, seat: Seat, food: Food, sink: &mut S) {
        self.player_mut(seat).foods.insert(food);
        if S::ON {
            sink.emit(Event::Gathered { seat, food });
        }
    }

    /// Gives a fish and moves the marker by its value (PH-E03); the track ends (PH-Q26).
    pub(crate) fn add_fish<S: Sink<Event>>(
        &mut self,
        game: &Prehistory,
        seat: Seat,
        fish: Fish,
        sink: &mut S,
    ) {
        let player = self.player_mut(seat);
        player.fish.insert(fish);
        player.fishing = (player.fishing + game.fish[fish].1).min(game.track_length);
        let to = player.fishing;
        if S::ON {
            sink.emit(Event::Caught { seat, fish });
            sink.emit(Event::FishingMoved { seat, to });
        }
    }

    pub(crate) fn add_prey<S: Sink<Event>>(&mut self, seat: Seat, prey: Prey, sink: &mut S) {
        self.player_mut(seat).preys.insert(prey);
        if S::ON {
            sink.emit(Event::Hunted { seat, prey });
        }
    }

    pub(crate) fn add_beast<S: Sink<Event>>(&mut self, seat: Seat, beast: Beast, sink: &mut S) {
        self.player_mut(seat).beasts.insert(beast);
        if S::ON {
            sink.emit(Event::FoundBeast { seat, beast });
        }
    }

    pub(crate) fn add_stone<S: Sink<Event>>(&mut self, seat: Seat, cell: Cell, sink: &mut S) {
        self.player_mut(seat).stones.insert(cell);
        if S::ON {
            sink.emit(Event::TookStone { seat, cell });
        }
    }

    /// Gives a ceremony card.
    pub(crate) fn add_rite<S: Sink<Event>>(&mut self, seat: Seat, rite: Rite, sink: &mut S) {
        self.player_mut(seat).rites.insert(rite);
        if S::ON {
            sink.emit(Event::Held { seat, rite: Some(rite), open: self.open_rites });
        }
    }

    /// A ceremony moves the marker on the ceremony track (PH-D05).
    pub(crate) fn advance<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let place = match self.track.position(seat) {
            None => {
                self.track.push(seat);
                self.track.len() - 1
            }
            Some(0) => 0,
            Some(at) => {
                let ahead = self.track.remove(at - 1);
                self.track.insert(at, ahead);
                at - 1
            }
        };
        if S::ON {
            sink.emit(Event::Stepped { seat, place: place as u8 });
        }
    }

    pub(crate) fn dance<S: Sink<Event>>(&mut self, seat: Seat, from: Side, to: Side, sink: &mut S) {
        let shamans = &mut self.player_mut(seat).shamans;
        *shamans = shamans.without(from).with(to);
        if S::ON {
            sink.emit(Event::Danced { seat, from, to });
        }
    }

    /// Sends members from the tent to the map (PH-G03).
    pub(crate) fn migrate<S: Sink<Event>>(&mut self, seat: Seat, to: Cell, n: u8, sink: &mut S) {
        for _ in 0..n {
            let player = self.player_mut(seat);
            let member =
                Member::all().find(|m| player.members[*m] == Spot::Tent).expect("somebody is at home");
            player.members[member] = Spot::On(to);
            if S::ON {
                sink.emit(Event::Migrated { seat, member, to });
            }
        }
    }

    pub(crate) fn walk<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        member: Member,
        to: Cell,
        steps: u8,
        sink: &mut S,
    ) {
        let spot = &mut self.player_mut(seat).members[member];
        let Spot::On(from) = *spot else { unreachable!("{member:?} is not on the map") };
        *spot = Spot::On(to);
        if S::ON {
            sink.emit(Event::Walked { seat, member, from, to, steps });
        }
    }

    pub(crate) fn settle_down<S: Sink<Event>>(&mut self, seat: Seat, member: Member, sink: &mut S) {
        self.player_mut(seat).members[member] = Spot::Tent;
        if S::ON {
            sink.emit(Event::Settled { seat, member });
        }
    }

    /// Builds a camp; a new member joins while there are any (PH-M04, PH-M05).
    pub(crate) fn build<S: Sink<Event>>(&mut self, seat: Seat, camp: Camp, cell: Cell, sink: &mut S) {
        let player = self.player_mut(seat);
        player.camps[camp] = Some(cell);
        let joined = Member::all().find(|m| player.members[*m] == Spot::Reserve);
        if let Some(member) = joined {
            player.members[member] = Spot::Tent;
        }
        if S::ON {
            sink.emit(Event::Built { seat, camp, cell });
            if let Some(member) = joined {
                sink.emit(Event::Joined { seat, member });
            }
        }
    }

    /// Pays the yearly fishing income (PH-U04).
    pub(crate) fn pay_income<S: Sink<Event>>(&mut self, seat: Seat, points: u8, dev: u8, sink: &mut S) {
        let player = self.player_mut(seat);
        player.income += u16::from(points);
        player.dev += u16::from(dev);
        if S::ON {
            sink.emit(Event::FishingPaid { seat, points, dev });
        }
    }
}
