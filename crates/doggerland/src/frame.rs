//! What is still to be done.

use kernel::Seat;

use crate::{
    ids::{Ability, Animal, Couple, Craft, End, Good, Panel, Ration, Rite, Role, Spot, Ware},
    land::{Area, Cell},
};

/// What is still to be done, innermost last. The top frame is the phase.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
pub enum Frame {
    /// The game is over. The only frame left then.
    Over(End),

    /// Set-up, drawn by chance step by step. `draws` has a bit for the first player, the arrow and the centre tile
    /// if the lobby has not fixed it.
    Setup { step: Step, draws: u8 },
    /// Short variant: `seat` takes `units` more of the four materials, none before `from`; then may pay for one
    /// ability (DG-K02). `left` seats are still to be outfitted, this one included.
    Outfit { seat: Seat, left: u8, units: u8, from: Good },

    /// What comes next in the round; runs by itself.
    Round(Phase),

    /// Phase 1: `seat` programs or passes. `passed` has a bit for each seat that has passed.
    Program { seat: Seat, passed: u8 },
    /// Which member does it?
    Who { seat: Seat, task: Task },
    /// Is this the painting that costs nothing (DG-Z13)?
    Torch { seat: Seat, by: Role, spot: Spot },
    /// On which picture does the token of a perfect painting lie (DG-H03)?
    Mark { seat: Seat },
    /// Who goes on the expedition? Parts are added in the order of [`Role`], tools last; `from` is the lowest still
    /// allowed, five for tools.
    Party { seat: Seat, cell: Cell, party: Party, from: u8 },

    /// Phase 2: tiles are drawn for these cells, numbered by [`Cell::rank`].
    Discover { todo: Area },
    /// Solo: where does another tile of the new valley go (DG-Z19)?
    Valley { left: u8 },
    /// Solo: the tile of the new valley is drawn.
    ValleyTile { left: u8, cell: Cell },

    /// Phase 3: `seat` resolves; `left` seats are still to resolve, this one included.
    Resolve { seat: Seat, left: u8 },
    /// Which habitat, and where? `chief` saves a wood.
    Raise { seat: Seat, chief: bool },
    /// What is carried home? `room` units of `goods` (indexed as [`Good`]), none before `from`.
    Load { seat: Seat, goods: [u8; 7], room: u8, from: Good },
    /// The memory is full: which of the three animals is forgotten?
    Remember { seat: Seat, animal: Animal },
    /// Tool making: improve and make, each once.
    Knap { seat: Seat, improved: bool, made: bool },
    /// The offering for the shaman.
    Offer { seat: Seat, order: RiteOrder },
    /// The offering is paid: where, or how often?
    Perform { seat: Seat, order: RiteOrder },
    /// Exchanges two for one, `left` more times; `given` is what was handed over so far.
    Trade { seat: Seat, left: u8, given: [Option<Ware>; 2] },

    /// Phase 5: `seat` feeds its clan; `left` seats are still to feed, this one included.
    Feed { seat: Seat, left: u8 },
    /// A meal put together by hand: how many of each [`Ration`] so far, none before `from`. Bowl 3 gives the rest.
    Meal { seat: Seat, eaten: [u8; 3], from: Ration },
    /// Step 7: `seat` may move the village; `left` seats are still to move, this one included.
    Villages { seat: Seat, left: u8 },
    /// Solo: the village may move at once (DG-U10).
    Wander { seat: Seat },
    /// The next fresco tile is turned up.
    Reveal,
    /// The craft market is filled up.
    Refill,

    /// Solo: the card of the round is turned up.
    Turn,
    /// Solo: is the optional event accepted?
    Event,
    /// Solo: which simple habitat burns (DG-Z25)?
    Shelter,
    /// Solo: a craft tile or `left` more goods are lost, none before `from` (DG-Z26).
    Thieves { left: u8, from: Good, begun: bool },
    /// Solo: which of the nearest tiles is exhausted (DG-Z27)?
    Trespass,
    /// Solo: does the orphan join (DG-Z14)?
    Orphan,
}

/// The steps of the set-up, in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    First,
    Arrow,
    Centre,
    /// The start tile for the `n`th cell around the centre, clockwise from the north.
    Ring(u8),
    /// Short variant: the tile for the `n`th arm of the cross, north, south, east, west.
    Cross(u8),
    /// Common objectives still to set out.
    Objectives(u8),
    /// Solo objectives still to set out.
    Goals(u8),
    /// One of the two that exclude each other goes.
    Exclude,
    /// Another one comes in its place.
    Replace,
    /// The rivals stand on the start tiles shown by the first card.
    Rivals,
    Fresco,
    Market,
    Handicap,
    Outfit,
}

/// The steps of a round, in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Solo: the card, its event, the rivals' action (DG-U05).
    Card,
    Event,
    Rivals,
    Program,
    Discover,
    Valley,
    Resolve,
    Migrate,
    Feed,
    Newborns,
    Objectives,
    Advance,
    Spawn,
    Fresco,
    Crafts,
    Villages,
    Hut,
}

/// An action of one member for which the member is still to be named.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    Build,
    Craft(Craft),
    Paint(Panel),
    Train(Ability),
    /// The other parent of the twins (DG-H04).
    Twins,
}

/// Who and what goes on an expedition.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Party {
    /// How many of each [`Role`].
    pub who: [u8; 5],
    pub tools: u8,
}

/// A programmed action of the shaman.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct RiteOrder {
    pub rite: Rite,
    /// Twins: the other parent.
    pub mate: Option<Role>,
    /// Perfect painting: where the token lies.
    pub spot: Option<Spot>,
}

/// A programmed action: everything that was chosen when it was programmed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    Build { by: Role },
    Craft { by: Role, craft: Craft },
    Birth { couple: Couple },
    Expedition { cell: Cell, party: Party },
    Paint { by: Role, spot: Spot },
    Train { by: Role, ability: Ability },
    Rite(RiteOrder),
}

impl Party {
    pub fn members(&self) -> u8 {
        self.who.iter().sum()
    }

    /// DG-E02.
    pub fn mastery(&self) -> u8 {
        self.members() + self.who[0] + self.who[1] + self.tools
    }

    /// How many of each role it takes.
    pub fn count(&self, role: Role) -> u8 {
        self.who[role as usize]
    }
}

impl Order {
    /// How many of each [`Role`] are away for it.
    pub fn who(&self) -> [u8; 5] {
        let mut who = [0; 5];
        let mut add = |role: Role| who[role as usize] += 1;
        match *self {
            Order::Build { by }
            | Order::Craft { by, .. }
            | Order::Paint { by, .. }
            | Order::Train { by, .. } => {
                add(by);
            }
            Order::Birth { couple } => couple.roles().into_iter().for_each(add),
            Order::Expedition { party, .. } => return party.who,
            Order::Rite(rite) => {
                add(Role::Shaman);
                rite.mate.into_iter().for_each(add);
            }
        }
        who
    }
}
