//! The effect vocabulary: what cards, districts, artefacts and tribes do, as data.
//!
//! A program is a short list of operations. The frame that runs it (`flow/run.rs`) keeps the program counter, so
//! an operation that needs a decision simply waits where it is. No card of the box needs code of its own: the only
//! operations used by a single item are the ones whose rule exists once (`bet`, `hunt`, `spy` …), and the three
//! reaction cards act through the windows that ask for them, not through a program.

use serde::Deserialize;

/// Which tiles an operation reaches. Never the treasure, except `any`, which is for the escape.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Face down, no pawn.
    Free,
    /// Face down, no pawn, orthogonally next to the own pawn.
    Beside,
    /// Face down, no pawn, in the row or column of the own pawn.
    Line,
    /// Face down; an opponent's pawn may stand there.
    Covered,
    /// Every tile.
    Any,
}

/// Which opponents an operation reaches.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Range {
    /// In the row or column of the own pawn.
    Line,
    /// On one of the eight tiles around the own pawn.
    Around,
}

/// One operation of a program.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Op {
    /// Draw action cards; a passive power may add some.
    Draw { n: u8, more: Option<PowerKind> },
    /// Gain trophies.
    Gain { n: u8 },
    /// Plays without discarding, this turn; a passive power may add some.
    Plays { n: u8, more: Option<PowerKind> },
    /// Look secretly at tiles, as many as there are up to `n`; optional with `may`.
    Look {
        scope: Scope,
        n: u8,
        #[serde(default)]
        may: bool,
    },
    /// Keep what was looked at in sight until the player covers it.
    Cover,
    /// The pawn may go to the tile looked at last.
    Step,
    /// The pawn goes to a tile in reach and looks at it.
    Dash { scope: Scope },
    /// Announce a total.
    Bet,
    /// Show tiles to everybody.
    Show { n: u8 },
    /// Gain trophies when the tiles shown have the announced total.
    Payout { n: u8 },
    /// Choose an opponent in reach.
    Aim { range: Range },
    /// One damage to the opponent aimed at.
    Strike,
    /// Take a card blindly from the opponent aimed at, unless the damage was dodged (LD-D07).
    Rob,
    /// Discard action cards.
    Cost { n: u8 },
    /// Take an artefact.
    Artefact,
    /// Carry out an exploration.
    Explore,
    /// Discard any number of action cards and draw as many.
    Barter,
    /// Choose a row or column; one damage to everybody there.
    Sweep,
    /// Name a number; one damage to everybody whose pawn stands on it.
    Hunt,
    /// Turn a revealed tile without pawn face down.
    Hide,
    /// It may change places with a free face-down tile, which is looked at.
    Exchange,
    /// Every opponent discards a card.
    Toll,
    /// The artefact district: an artefact if its condition holds (LD-F01).
    Discover,
    /// One damage on the four tiles next to the revealed one (LD-F05).
    Ambush,
    /// Look at an opponent's hand and take a card (LD-F06).
    Spy,
}

stdx::kinds!(
    /// What artefacts and tribes do all the time. A power with an amount adds it; one without has amount one.
    PowerKind {
        ExtraLook = "extra-look",
        Looks = "looks",
        HandLimit = "hand-limit",
        FlightCards = "flight-cards",
        Vest = "vest",
        Reach = "reach",
        Compass = "compass",
        Shield = "shield",
        FreePlays = "free-plays",
        Camp = "camp",
        Keys = "keys",
        Atlas = "atlas",
        Magnet = "magnet",
        Dinghy = "dinghy",
        Price = "price",
        ArtefactValue = "artefact-value",
        FirstArtefact = "first-artefact",
        FreeDoge = "free-doge",
    }
);

stdx::kinds!(
    /// When the program of an artefact or tribe runs.
    Moment {
        /// The owner's main action was drawing two cards.
        DrewTwo = "drew-two",
        /// The owner was attacked and has moved.
        Attacked = "attacked",
        /// Another player turned up an artefact district.
        OtherDiscovery = "other-discovery",
        /// Another player guessed wrongly.
        OtherFailed = "other-failed",
        /// The owner discarded a card to play another one.
        PaidExtra = "paid-extra",
        /// The owner wants it, in the own turn.
        Demand = "demand",
        /// The owner played a reaction.
        Reacted = "reacted",
        /// The escape starts.
        Flight = "flight",
        /// The owner plays a DOGE card, before its effect.
        PlayedDoge = "played-doge",
        /// The owner begins a turn with two cards or fewer.
        LowHand = "low-hand",
        /// The owner has looked at two tiles of one number in an exploration.
        Pair = "pair",
    }
);

impl<'de> Deserialize<'de> for PowerKind {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let word = String::deserialize(d)?;
        PowerKind::from_word(&word).ok_or_else(|| serde::de::Error::custom(format!("unknown power '{word}'")))
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let word = String::deserialize(d)?;
        Moment::from_word(&word).ok_or_else(|| serde::de::Error::custom(format!("unknown moment '{word}'")))
    }
}
