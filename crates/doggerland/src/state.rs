//! The position: everything that lies on the table, and what is still to be done.

use kernel::Seat;
use stdx::{Bits, Finite, Pile, Stack, Table};

use crate::{
    frame::{Frame, Order},
    ids::{
        Ability, Animal, Card, Craft, Dir, Fresco, Goal, Good, Happening, Home, Line, Mode, Objective, Panel,
        Rite, Rival, Spot, Tile,
    },
    land::{Area, Cell},
};

/// The most clans at a table.
pub const CLANS_MAX: usize = 4;
/// The most actions a clan can program: twelve members and two guests.
pub const ORDERS_MAX: usize = 14;
/// The deepest nesting of frames.
pub const FRAMES_MAX: usize = 6;
/// Hunter-gatherers of one color.
pub const HUNTERS_MAX: u8 = 10;
/// Meeples of each species (DG-S06).
pub const MEEPLES: u8 = 7;

/// A position of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub mode: Mode,
    pub n_seats: u8,
    /// The space of the round marker, from one. Odd rounds are hot. The short variant starts on the third.
    pub round: u8,
    /// Who holds the hut: the first player.
    pub first: Seat,
    /// Whether the hut was taken this round with the shaman (DG-H06), so that it stays.
    pub hut_taken: bool,
    /// The edge with the migration priority arrow.
    pub arrow: Dir,
    /// The arrow of the centre tile.
    pub centre: Dir,

    pub tiles: Table<Cell, Option<Tile>, { Cell::COUNT }>,
    /// Where tiles lie.
    pub land: Area,
    /// Where resource tiles lie.
    pub sources: Area,
    /// Where tiles are half exhausted, and where fully.
    pub half: Area,
    pub spent: Area,
    /// Where each species stands.
    pub herds: Table<Animal, Area, 4>,
    /// Meeples of each species in the supply.
    pub supply: Table<Animal, u8, 4>,
    /// Where expeditions are, of all clans.
    pub camps: Area,
    /// The terrain tiles not yet drawn.
    pub pile: Bits<Tile, 2>,

    /// Craft tiles: not yet drawn, face up, discarded (solo).
    pub craft_pile: Bits<Craft>,
    pub market: Bits<Craft>,
    pub craft_discards: Bits<Craft>,
    /// Craft tiles of the market with a member on them (DG-B01).
    pub claimed: Bits<Craft>,
    /// Spaces around the hut with a shaman on them (DG-H01).
    pub hut: Bits<Rite>,

    /// Fresco tiles: not yet drawn, and those turned up in their order.
    pub fresco_pile: Bits<Fresco>,
    pub frescoes: Pile<Fresco, 6>,
    /// What is on each picture.
    pub wall: Table<Spot, Wall, 18>,

    pub objectives: Bits<Objective>,
    pub clans: [Clan; CLANS_MAX],
    pub solo: Solo,
    pub frames: Stack<Frame, FRAMES_MAX>,
}

/// What is on a picture of the cave wall.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Wall {
    #[default]
    Free,
    /// A member who will paint stands there, or the token of a perfect painting lies there.
    Held,
    /// Cubes of a clan.
    Painted { by: Seat, cubes: u8 },
    /// A cube of the rivals (solo).
    Rivals,
}

/// One clan.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clan {
    /// Wood, stone, fur, bone, tools.
    pub stores: [u8; 5],
    /// Fruit and meat in each of the three bowls.
    pub bowls: [[u8; 2]; 3],
    /// Levels from zero to two.
    pub levels: Table<Ability, u8, 3>,
    /// Who is at home and could be sent, by role.
    pub home: [u8; 5],
    /// Hunter-gatherers of the clan, wherever they are, without newborns.
    pub hunters: u8,
    pub newborns: u8,
    /// Whether a birth was ever carried out (DG-O08).
    pub births: bool,
    pub homes: [Home; 6],
    pub crafts: Bits<Craft>,
    pub memory: Table<Animal, u8, 4>,
    /// Shaman actions that are done.
    pub rites: Bits<Rite>,
    /// Where the menhir, the alignment and the dolmen stand.
    pub megaliths: [Option<Cell>; 3],
    pub village: Cell,
    /// The token of a long journey, and the round at whose end it leaves.
    pub token: Option<Cell>,
    pub token_until: u8,
    /// Scarcity, in units of −2.
    pub scarcity: u8,
    /// Points taken for each common objective: 0, 3 or 5.
    pub awards: Table<Objective, u8, 8>,
    /// Successful hunts (DG-U19).
    pub hunts: u8,
    pub orders: Pile<Order, ORDERS_MAX>,
}

/// What only the solo game has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solo {
    pub goals: Bits<Goal>,
    pub marked: Bits<Goal>,
    /// Cards not yet turned, and the one of this round.
    pub cards: Bits<Card>,
    pub card: Option<Card>,
    /// The event that acts this round: obligatory, or accepted.
    pub acting: Option<Happening>,
    /// Whether the free painting of DG-Z13 was used.
    pub torch_used: bool,
    pub rivals: Table<Rival, Option<Cell>, 3>,
    /// The rivals' memory, the oldest (rightmost) first.
    pub memory: Pile<Animal, 5>,
}

impl Clan {
    /// Chief, shaman and hunter-gatherers, without newborns.
    #[inline]
    pub fn members(&self) -> u8 {
        2 + self.hunters
    }

    /// Hunter-gatherers in the reserve.
    #[inline]
    pub fn reserve(&self) -> u8 {
        HUNTERS_MAX - self.hunters - self.newborns
    }

    #[inline]
    pub fn store(&self, good: Good) -> u8 {
        self.stores[good as usize]
    }

    /// Fruit or meat in all bowls.
    pub fn food(&self, good: Good) -> u8 {
        let kind = usize::from(good == Good::Meat);
        self.bowls.iter().map(|bowl| bowl[kind]).sum()
    }

    #[inline]
    pub fn can_pay(&self, cost: &[u8; 5]) -> bool {
        self.stores.iter().zip(cost).all(|(have, need)| have >= need)
    }

    /// Places in the habitats.
    pub fn beds(&self) -> u8 {
        self.homes
            .iter()
            .map(|home| match home {
                Home::Empty => 0,
                Home::Makeshift | Home::Simple => 3,
                Home::Prestigious => 1,
            })
            .sum()
    }

    pub fn count_homes(&self, kind: Home) -> u8 {
        self.homes.iter().filter(|home| **home == kind).count() as u8
    }
}

impl State {
    #[inline]
    pub fn n(&self) -> usize {
        self.n_seats as usize
    }

    #[inline]
    pub fn clan(&self, seat: Seat) -> &Clan {
        &self.clans[seat.index()]
    }

    #[inline]
    pub fn clan_mut(&mut self, seat: Seat) -> &mut Clan {
        &mut self.clans[seat.index()]
    }

    /// The clans that play, with their seats.
    pub fn playing(&self) -> impl Iterator<Item = (Seat, &Clan)> {
        self.clans[..self.n()].iter().enumerate().map(|(i, clan)| (Seat::nth(i), clan))
    }

    /// Even rounds are cold.
    #[inline]
    pub fn is_cold(&self) -> bool {
        self.round.is_multiple_of(2)
    }

    /// Where any animal stands.
    #[inline]
    pub fn game(&self) -> Area {
        Animal::all().fold(Area::EMPTY, |area, a| area.or(self.herds[a]))
    }

    #[inline]
    pub fn animal_at(&self, cell: Cell) -> Option<Animal> {
        Animal::all().find(|a| self.herds[*a].contains(cell))
    }

    /// The picture where a spot of the wall is.
    #[inline]
    pub fn panel(&self, spot: Spot) -> Option<Panel> {
        self.frescoes.get(spot.at()).map(|fresco| Panel::of(fresco, spot.line()))
    }

    /// Where a picture is on the wall.
    #[inline]
    pub fn spot(&self, panel: Panel) -> Option<Spot> {
        self.frescoes.position(panel.fresco()).map(|at| Spot::of(at, panel.line()))
    }

    /// The pictures that are turned up, in the order of the wall.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        let n = self.frescoes.len();
        (0..n).flat_map(|at| Line::all().map(move |line| Spot::of(at, line)))
    }

    #[inline]
    pub fn is_solo(&self) -> bool {
        self.mode.is_solo()
    }

    /// Whether this event of the solo game acts now.
    #[inline]
    pub fn acts(&self, happening: Happening) -> bool {
        self.solo.acting == Some(happening)
    }
}
