//! Everything that can be seen to happen.

use kernel::Seat;

use crate::{
    frame::Order,
    ids::{
        Ability, Animal, Card, Craft, Dir, End, Fresco, Goal, Good, Level, Objective, Panel, Rite, Rival,
        Role, Side, Site, Tile, Ware,
    },
    land::Cell,
};

/// Something that happened, for the log and for moving pieces. All of it is public.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, strum::VariantNames)]
pub enum Event {
    // Set-up.
    ArrowSet(Dir),
    CentreSet(Dir),
    FirstChosen(Seat),
    ObjectiveSet(Objective),
    GoalSet(Goal),
    GoalDropped(Goal),

    // What is turned up.
    TileLaid {
        tile: Tile,
        cell: Cell,
    },
    CraftShown(Craft),
    FrescoTurned(Fresco),
    CardTurned(Card),

    // Goods. Food is gained into its bowl.
    Gained {
        seat: Seat,
        good: Good,
        n: u8,
    },
    /// Paid, spent or discarded.
    Paid {
        seat: Seat,
        good: Good,
        n: u8,
    },
    /// `n` times −2.
    Scarce {
        seat: Seat,
        n: u8,
    },

    // Programming.
    RoundBegun(u8),
    Programmed {
        seat: Seat,
        order: Order,
    },
    Passed(Seat),
    Resigned(Seat),

    // Resolution.
    /// An action is carried out; what it brings follows.
    Resolved {
        seat: Seat,
        order: Order,
    },
    /// An action is not carried out; its members are back.
    Skipped {
        seat: Seat,
        order: Order,
    },
    Built {
        seat: Seat,
        side: Side,
        site: Site,
    },
    Crafted {
        seat: Seat,
        craft: Craft,
    },
    Born {
        seat: Seat,
        n: u8,
    },
    Gathered {
        seat: Seat,
        cell: Cell,
    },
    /// Half or fully.
    Exhausted {
        cell: Cell,
        fully: bool,
    },
    Hunted {
        seat: Seat,
        cell: Cell,
        animal: Animal,
    },
    Remembered {
        seat: Seat,
        animal: Animal,
    },
    Forgotten {
        seat: Seat,
        animal: Animal,
    },
    Painted {
        seat: Seat,
        panel: Panel,
        cubes: u8,
    },
    /// The new level, from one.
    Improved {
        seat: Seat,
        ability: Ability,
        level: u8,
    },
    Made {
        seat: Seat,
        level: Level,
        tools: u8,
    },
    Offered {
        seat: Seat,
        good: Good,
    },
    TokenPlaced {
        seat: Seat,
        cell: Cell,
    },
    TokenReturned {
        seat: Seat,
        cell: Cell,
    },
    HutTaken(Seat),
    Traded {
        seat: Seat,
        given: [Ware; 2],
        got: Good,
    },
    MegalithRaised {
        seat: Seat,
        rite: Rite,
        cell: Cell,
    },
    /// The cube marks the shaman's action as done.
    RiteDone {
        seat: Seat,
        rite: Rite,
    },

    // Migration.
    Migrated {
        animal: Animal,
        from: Cell,
        to: Cell,
    },
    ArrowTurned(Dir),

    // End of round.
    /// `eaten` fruit and meat by bowl; `hungry` members went without.
    Fed {
        seat: Seat,
        eaten: [[u8; 2]; 3],
        hungry: u8,
    },
    /// Food moved on a bowl; this much of bowl 3 was lost.
    Spoiled {
        seat: Seat,
        fruit: u8,
        meat: u8,
    },
    /// Newborns found a place, others were lost.
    Housed {
        seat: Seat,
        housed: u8,
        lost: u8,
    },
    ObjectiveReached {
        seat: Seat,
        objective: Objective,
        points: u8,
    },
    Spawned {
        animal: Animal,
        cell: Cell,
    },
    VillageMoved {
        seat: Seat,
        from: Cell,
        to: Cell,
    },
    HutPassed(Seat),
    Ended(End),

    // Solo.
    EventAccepted(Card),
    EventDeclined(Card),
    RivalPlaced {
        rival: Rival,
        cell: Cell,
    },
    RivalMoved {
        rival: Rival,
        from: Cell,
        to: Cell,
    },
    /// The rivals took an animal into their memory.
    Taken {
        animal: Animal,
        cell: Cell,
    },
    /// An animal left the rivals' memory, or did not fit in, and is back in the supply.
    RivalsForgot(Animal),
    RivalsPainted {
        animal: Animal,
        panel: Panel,
    },
    /// The rivals discarded a craft tile from the market.
    CraftDiscarded(Craft),
    CraftsShuffled,
    GoalMarked(Goal),
    GoalLost(Goal),
    GuestCame {
        seat: Seat,
        role: Role,
    },
    GuestLeft {
        seat: Seat,
        role: Role,
    },
    Burnt {
        seat: Seat,
        site: Site,
    },
    CraftLost {
        seat: Seat,
        craft: Craft,
    },
    /// A hunter died on the hunt (DG-Z24).
    Died(Seat),
    /// Members without a bed left the clan (DG-Z25).
    Departed {
        seat: Seat,
        n: u8,
    },
    /// The orphan joined (DG-Z14).
    Joined(Seat),
}
