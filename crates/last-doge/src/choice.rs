//! Every decision a player or nature can make.

use kernel::Seat;

use crate::ids::{Artefact, Card, Line, Number, Slot, Tile, Total, Tribe};

kernel::choice!(
    /// A decision. The first group is nature's, except that tribes may be chosen.
    Choice {
        /// Nature: who begins (LD-S07).
        First(Seat),
        /// Nature: which tile lies there (LD-S03).
        Tile(Tile),
        /// Nature: which action card is drawn from the pile, or blindly from a hand.
        Deal(Card),
        /// Nature: which artefact lies on top of the pile.
        Unearth(Artefact),
        /// Take a tribe (LD-S01).
        Tribe(Tribe),
        /// Explore as the main action (LD-E01).
        Explore,
        /// Guess the number under the treasure (LD-G02).
        Guess(Number),
        /// Draw two action cards as the main action (LD-T01).
        DrawTwo,
        /// Play an action card (LD-T01).
        Play(Card),
        /// Use an artefact that acts on demand.
        Use(Artefact),
        /// End the turn.
        EndTurn,
        /// Put the own pawn on a tile.
        Settle(Slot),
        /// Look at a tile secretly.
        Look(Slot),
        /// Turn a tile face up for good (LD-E03).
        Reveal(Slot),
        /// Show a tile to everybody for a moment.
        Show(Slot),
        /// Turn a revealed tile face down.
        Hide(Slot),
        /// Exchange a tile with another.
        Swap(Slot),
        /// Turn up a tile during the escape (LD-X04).
        Turn(Slot),
        /// Discard an action card.
        Discard(Card),
        /// Play a reaction.
        React(Card),
        /// Take a card out of an opponent's open hand (LD-F06).
        Steal(Card),
        /// Aim at an opponent.
        Target(Seat),
        /// Announce the total of a wager.
        Bet(Total),
        /// Choose a row or a column.
        Sweep(Line),
        /// Name a number for the hunt.
        Name(Number),
        /// Take an artefact from the row.
        Take(Artefact),
        /// Take the top artefact of the pile.
        TakeTop,
        /// Lose an artefact for lack of cards (LD-D02).
        Give(Artefact),
        /// Take the first turn of the escape.
        Lead,
        /// Stop for this turn of the escape (LD-Q15).
        Stop,
        /// Enough: stop looking or discarding, or cover what was looked at.
        Done,
        /// Do nothing where something was optional.
        Pass,
    }
);
