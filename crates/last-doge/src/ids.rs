//! The vocabulary: dense ids for everything that is counted, drawn or pointed at.

use stdx::{Bits, Finite};

stdx::id!(
    /// A cell of the city, numbered row by row.
    Slot: 27
);
stdx::id!(
    /// One district tile, by number and letter (LD-S02).
    Tile: 27
);
stdx::id!(
    /// The number of a district, two to seven.
    Number: 6
);
stdx::id!(
    /// The total announced with a wager, four to fourteen.
    Total: 11
);
stdx::id!(
    /// A row (0 to 8) or a column (9 to 17) of the city.
    Line: 18
);
stdx::id!(
    /// One artefact card, A01 to A23.
    Artefact: 23
);

stdx::kinds!(
    /// The nineteen kinds of action cards, in the order of clauses LD-C01 to LD-C19.
    Card {
        OldMap = "old-map",
        Scout = "scout",
        RooftopRun = "rooftop-run",
        Wager = "wager",
        Crossbow = "crossbow",
        Skirmish = "skirmish",
        Dig = "dig",
        FreshTrail = "fresh-trail",
        Rations = "rations",
        Spyglass = "spyglass",
        SecondWind = "second-wind",
        Barter = "barter",
        Dodge = "dodge",
        Intercept = "intercept",
        Riposte = "riposte",
        DogeSweep = "doge-sweep",
        DogeVeil = "doge-veil",
        DogeToll = "doge-toll",
        DogeHunt = "doge-hunt",
    }
);
stdx::kinds!(
    /// The color of an action card says when it is played (LD-T04).
    Color { Grey = "grey", Green = "green", Reaction = "reaction", Doge = "doge" }
);
stdx::kinds!(
    /// What a district does when an exploration turns it up (LD-F01 to LD-F06).
    Effect {
        None = "none",
        Discovery = "discovery",
        Trophy = "trophy",
        Camp = "camp",
        Shelter = "shelter",
        Ambush = "ambush",
        Observatory = "observatory",
    }
);
stdx::kinds!(
    /// The five tribes, in the order of clauses LD-P01 to LD-P05.
    Tribe {
        Archivists = "archivists",
        Seress = "seress",
        Children = "children",
        Cult = "cult",
        Moglianes = "moglianes",
    }
);

/// A set of cells.
pub type Slots = Bits<Slot>;
/// A set of district tiles.
pub type Tiles = Bits<Tile>;
/// A set of artefacts.
pub type Artefacts = Bits<Artefact>;
/// A set of district numbers.
pub type Numbers = Bits<Number>;
/// A multiset of action cards.
pub type Cards = stdx::Bag<Card, { Card::COUNT }>;

/// The most players.
pub const SEATS: usize = 5;

const TILE_WORDS: [&str; Tile::COUNT] = [
    "d2a", "d2b", "d3a", "d3b", "d3c", "d4a", "d4b", "d4c", "d4d", "d5a", "d5b", "d5c", "d5d", "d5e", "d6a",
    "d6b", "d6c", "d6d", "d6e", "d6f", "d7a", "d7b", "d7c", "d7d", "d7e", "d7f", "d7g",
];

impl Tile {
    /// The word for this tile in notation, packs and text keys.
    pub fn word(self) -> &'static str {
        TILE_WORDS[self.index()]
    }

    pub fn from_word(word: &str) -> Option<Tile> {
        TILE_WORDS.iter().position(|w| *w == word).map(Tile::nth)
    }
}

impl Number {
    /// The number itself.
    #[inline]
    pub fn value(self) -> u8 {
        self.index() as u8 + 2
    }

    pub fn of(value: usize) -> Option<Number> {
        value.checked_sub(2).and_then(Number::get)
    }
}

impl Total {
    /// The total itself.
    #[inline]
    pub fn value(self) -> u8 {
        self.index() as u8 + 4
    }
}

impl Line {
    /// How many rows, and how many columns, a city has at most.
    pub const SIDE: usize = Line::COUNT / 2;

    pub fn row(y: usize) -> Line {
        Line::nth(y)
    }

    pub fn column(x: usize) -> Line {
        Line::nth(Line::SIDE + x)
    }

    /// Whether this is a row, and its number from one.
    pub fn place(self) -> (bool, usize) {
        (self.index() < Line::SIDE, self.index() % Line::SIDE + 1)
    }
}

impl Slot {
    /// The word for this cell in notation: `t1` is the first.
    pub fn word(self) -> String {
        format!("t{}", self.index() + 1)
    }

    pub fn from_word(word: &str) -> Option<Slot> {
        let n: usize = word.strip_prefix('t')?.parse().ok()?;
        n.checked_sub(1).and_then(Slot::get)
    }
}

impl Artefact {
    /// The word for this artefact in notation and text keys: `a01` is the first.
    pub fn word(self) -> String {
        format!("a{:02}", self.index() + 1)
    }

    pub fn from_word(word: &str) -> Option<Artefact> {
        let n: usize = word.strip_prefix('a')?.parse().ok()?;
        n.checked_sub(1).and_then(Artefact::get).filter(|a| a.word() == word)
    }
}
