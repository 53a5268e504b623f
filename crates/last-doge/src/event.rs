//! Everything that can be seen to happen.

use kernel::{Seat, Seats};
use stdx::{Finite, Table};

use crate::{
    ids::{Artefact, Card, Line, Number, Slot, Tile, Total, Tribe},
    state::Trigger,
};

/// Something that happened. Fields that not everybody may know are optional and emptied by `redact`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, strum::VariantNames)]
pub enum Event {
    /// Who begins.
    Began {
        seat: Seat,
    },
    /// A seat plays this tribe.
    Joined {
        seat: Seat,
        tribe: Tribe,
    },
    /// An artefact was laid into the row.
    Laid {
        artefact: Artefact,
    },
    /// A pawn was put on a tile.
    Settled {
        seat: Seat,
        slot: Slot,
    },
    /// A seat looked at a tile; only that seat knows the tile.
    Looked {
        seat: Seat,
        slot: Slot,
        tile: Option<Tile>,
    },
    /// The tiles looked at are equal (LD-E02).
    Announced {
        seat: Seat,
        n: u8,
    },
    /// A tile was turned up for good.
    Revealed {
        seat: Seat,
        slot: Slot,
        tile: Tile,
    },
    /// A tile was shown to everybody for a moment.
    Shown {
        seat: Seat,
        slot: Slot,
        tile: Tile,
    },
    /// A tile was turned face down.
    Hidden {
        seat: Seat,
        slot: Slot,
    },
    /// Two tiles changed places, faces unseen; with a secret swap only who swapped knows which.
    Swapped {
        seat: Seat,
        tiles: Option<(Slot, Slot)>,
        secret: bool,
    },
    /// What was looked at is covered again.
    Covered {
        seat: Seat,
    },
    /// An action card was drawn; only the drawer knows it.
    Drawn {
        seat: Seat,
        card: Option<Card>,
    },
    /// The discards were shuffled into a new pile.
    Reshuffled {
        artefacts: bool,
    },
    /// A card changed hands; only the two know it.
    Robbed {
        from: Seat,
        to: Seat,
        card: Option<Card>,
    },
    /// A seat saw a whole hand; only that seat knows what was in it.
    Spied {
        seat: Seat,
        on: Seat,
        hand: Option<Table<Card, u8, { Card::COUNT }>>,
    },
    /// A further card is named, for which another one is still to be discarded.
    Named {
        seat: Seat,
        card: Card,
    },
    /// The named card stays in the hand.
    Withdrew {
        seat: Seat,
        card: Card,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Reacted {
        seat: Seat,
        card: Card,
    },
    Intercepted {
        seat: Seat,
        card: Card,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// An artefact was used or took effect.
    Used {
        seat: Seat,
        artefact: Artefact,
    },
    /// A tribe's power took effect.
    Empowered {
        seat: Seat,
        tribe: Tribe,
    },
    Gained {
        seat: Seat,
        n: u8,
    },
    /// Plays without discarding, for this turn.
    Freed {
        seat: Seat,
        n: u8,
    },
    Took {
        seat: Seat,
        artefact: Artefact,
    },
    /// An artefact went to the attacker, or to the discards.
    Lost {
        seat: Seat,
        artefact: Artefact,
        to: Option<Seat>,
    },
    Bet {
        seat: Seat,
        total: Total,
        won: Option<bool>,
    },
    Swept {
        seat: Seat,
        line: Line,
    },
    /// Who stands on the named number is told by being hit.
    Hunted {
        seat: Seat,
        number: Number,
        hit: Seats,
    },
    Hurt {
        seat: Seat,
        by: Seat,
    },
    Guessed {
        seat: Seat,
        number: Number,
        right: bool,
    },
    TurnBegan {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    /// The escape starts.
    Alarm {
        seat: Seat,
        trigger: Trigger,
    },
    /// Everything is face down and the pawns are off (LD-X03).
    Darkness,
    Led {
        seat: Seat,
    },
    EscapeTurn {
        seat: Seat,
        needs: Number,
    },
    /// A tile was turned up during the escape.
    Turned {
        seat: Seat,
        slot: Slot,
        tile: Tile,
        right: bool,
    },
    Stopped {
        seat: Seat,
    },
    /// The tiles of the turn are face down again.
    Closed {
        seat: Seat,
    },
    Escaped {
        seat: Seat,
        cards: u8,
    },
    Caught {
        seat: Seat,
    },
}
