//! Everything that can be seen to happen.

use kernel::Seat;
use stdx::Bits;

use crate::{
    effect::Gain,
    ids::{
        Action, Beast, Camp, Cell, Color, Fish, Food, MapTile, Member, Pattern, Prey, Price, Rite, Row,
        Section, Side, Slot, Way, Weather, Wheel,
    },
    state::Token,
};

/// Something that happened. Only which ceremony card somebody holds is a secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug, strum::VariantNames)]
pub enum Event {
    /// A price tile came to a wheel, or to the center.
    PriceLaid {
        wheel: Option<Wheel>,
        tile: Price,
    },
    /// The next center tile is seen on top of the pile.
    PileShown {
        tile: Price,
    },
    TileLaid {
        slot: u8,
        tile: MapTile,
        turned: bool,
    },
    TokenLaid {
        cell: Cell,
        token: Token,
    },
    FoodShown {
        slot: Slot,
        food: Food,
    },
    FishShown {
        slot: Slot,
        fish: Fish,
    },
    PreyShown {
        row: Row,
        prey: Prey,
    },
    RiteShown {
        row: Row,
        rite: Rite,
    },
    /// Hunting and ceremony rows were discarded.
    RowsCleared,
    /// The discards of a deck were shuffled into a new one.
    Reshuffled {
        action: Action,
    },
    /// A seat takes this place in the turn order.
    Ranked {
        rank: u8,
        seat: Seat,
    },
    WeatherDealt {
        seat: Seat,
        tile: Weather,
    },
    Oriented {
        seat: Seat,
        side: Side,
    },
    Arranged {
        seat: Seat,
        pattern: Pattern,
    },
    YearBegan {
        year: u8,
    },
    SpringBegan,
    SummerBegan,
    AutumnBegan,
    LastBegan,
    /// An empty pillar top was filled.
    TopFilled {
        action: Action,
        color: Color,
    },
    /// The weather tile turned one step, for nothing in spring or for a development point.
    WeatherTurned {
        seat: Seat,
        paid: bool,
    },
    Harvested {
        seat: Seat,
    },
    /// Cubes, development points and victory points gained at once.
    Gained {
        seat: Seat,
        gain: Gain,
    },
    PaidResource {
        seat: Seat,
        color: Color,
    },
    PaidMarkers {
        seat: Seat,
        color: Color,
        n: u8,
    },
    PaidDev {
        seat: Seat,
        n: u8,
    },
    Painted {
        seat: Seat,
        section: Section,
    },
    Gathered {
        seat: Seat,
        food: Food,
    },
    /// A ceremony card was taken; unless all agreed to leave them open, only its owner knows which one it is.
    Held {
        seat: Seat,
        rite: Option<Rite>,
        open: bool,
    },
    /// At the end cards that lay face down are turned over.
    Unveiled {
        seat: Seat,
        rites: Bits<Rite>,
    },
    /// A ceremony without a card.
    Celebrated {
        seat: Seat,
    },
    Caught {
        seat: Seat,
        fish: Fish,
    },
    Hunted {
        seat: Seat,
        prey: Prey,
    },
    FoundBeast {
        seat: Seat,
        beast: Beast,
    },
    TookStone {
        seat: Seat,
        cell: Cell,
    },
    Migrated {
        seat: Seat,
        member: Member,
        to: Cell,
    },
    Danced {
        seat: Seat,
        from: Side,
        to: Side,
    },
    /// The ceremony marker went to this place of its track.
    Stepped {
        seat: Seat,
        place: u8,
    },
    FishingMoved {
        seat: Seat,
        to: u8,
    },
    Footed {
        seat: Seat,
        action: Action,
        color: Color,
    },
    /// The cubes at the feet were pushed to the tops.
    Raised,
    PillarTaken {
        seat: Seat,
        action: Action,
    },
    FishingPaid {
        seat: Seat,
        points: u8,
        dev: u8,
    },
    Marched {
        seat: Seat,
        color: Color,
        marker: bool,
        steps: u8,
    },
    Strode {
        seat: Seat,
    },
    Walked {
        seat: Seat,
        member: Member,
        from: Cell,
        to: Cell,
        steps: u8,
    },
    Built {
        seat: Seat,
        camp: Camp,
        cell: Cell,
    },
    Settled {
        seat: Seat,
        member: Member,
    },
    Joined {
        seat: Seat,
        member: Member,
    },
    Turned {
        seat: Seat,
        wheel: Wheel,
        way: Way,
    },
    Bought {
        seat: Seat,
        color: Color,
        marker: bool,
    },
    Sold {
        seat: Seat,
        color: Color,
        marker: bool,
    },
    Passed {
        seat: Seat,
    },
    Ended,
}
