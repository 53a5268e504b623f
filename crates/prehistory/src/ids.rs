//! The vocabulary of the game: dense ids and kinds with their words.

use stdx::{Bits, id, kinds};

kinds!(
    /// The color of a cube; as a marker it carries out the action of the same number.
    Color { Grey = "grey", Red = "red", Yellow = "yellow", Blue = "blue", Brown = "brown", White = "white" }
);

kinds!(
    /// The six actions in the order of summer (PH-U03). Each has a pillar.
    Action {
        Painting = "painting",
        Gathering = "gathering",
        Ceremony = "ceremony",
        Fishing = "fishing",
        Hunting = "hunting",
        Migration = "migration",
    }
);

kinds!(
    /// The price tiles that can be turned: fishing and hunting share one.
    Wheel {
        Painting = "painting",
        Gathering = "gathering",
        Ceremony = "ceremony",
        River = "river",
        Migration = "migration",
    }
);

kinds!(
    /// The way a price tile is turned.
    Way { Clockwise = "clockwise", Back = "back" }
);

kinds!(
    /// What is gathered; each kind has its basket.
    Good {
        Honey = "honey",
        Egg = "egg",
        Berry = "berry",
        Mushroom = "mushroom",
        Fruit = "fruit",
        Nut = "nut",
    }
);

kinds!(
    /// The kinds of fish.
    FishKind { Trout = "trout", Carp = "carp", Pike = "pike" }
);

kinds!(
    /// The animals that are hunted.
    Species { SabreTooth = "sabre-tooth", WoollyRhino = "woolly-rhino", Mammoth = "mammoth" }
);

kinds!(
    /// The ground of a cell; the start tile has none.
    Terrain { Water = "water", Rock = "rock", Forest = "forest" }
);

kinds!(
    /// The symbols of the rock painting.
    Symbol {
        Wave = "wave",
        Ox = "ox",
        Hand = "hand",
        Stag = "stag",
        Archer = "archer",
        Spiral = "spiral",
    }
);

kinds!(
    /// The two printed patterns of shamans around the fire.
    Pattern { First = "first", Second = "second" }
);

kinds!(
    /// The three kinds of megaliths.
    Megalith { A = "a", B = "b", C = "c" }
);

kinds!(
    /// The nine sections of the rock painting, row by row.
    Section {
        R1C1 = "r1c1",
        R1C2 = "r1c2",
        R1C3 = "r1c3",
        R2C1 = "r2c1",
        R2C2 = "r2c2",
        R2C3 = "r2c3",
        R3C1 = "r3c1",
        R3C2 = "r3c2",
        R3C3 = "r3c3",
    }
);

id!(
    /// A side of a price tile or a position around it, clockwise from the top.
    Side: 6
);
id!(
    /// One price tile.
    Price: 12
);
id!(
    /// One weather tile.
    Weather: 4
);
id!(
    /// One gathering tile.
    Food: 30
);
id!(
    /// One fish.
    Fish: 30
);
id!(
    /// One hunting card.
    Prey: 30
);
id!(
    /// One ceremony card.
    Rite: 34
);
id!(
    /// One animal token of the map.
    Beast: 6
);
id!(
    /// One of the camps of a player.
    Camp: 7
);
id!(
    /// One map tile.
    MapTile: 20
);
id!(
    /// A space for a fish or a gathering tile on the board.
    Slot: 6
);
id!(
    /// A place in the row of hunting or ceremony cards.
    Row: 5
);
id!(
    /// A cell of the map: the start tile, then four for every map tile.
    Cell: 81
);
id!(
    /// A member of a tribe.
    Member: 10
);
id!(
    /// How many migrate together, from one to a whole tribe.
    Crowd: 10
);

/// A set of cells.
pub type Cells = Bits<Cell, 2>;

/// The cell of the start tile.
pub const START: Cell = Cell::new(0);

/// The most players.
pub const SEATS_MAX: usize = 4;

/// The years of a game (PH-S01).
pub const YEARS: u8 = 5;

impl Action {
    /// The price tile that says what the action costs in spring.
    pub const fn wheel(self) -> Wheel {
        match self {
            Action::Painting => Wheel::Painting,
            Action::Gathering => Wheel::Gathering,
            Action::Ceremony => Wheel::Ceremony,
            Action::Fishing | Action::Hunting => Wheel::River,
            Action::Migration => Wheel::Migration,
        }
    }

    /// The color of the markers that carry it out in summer.
    pub const fn color(self) -> Color {
        match self {
            Action::Painting => Color::Grey,
            Action::Gathering => Color::Red,
            Action::Ceremony => Color::Yellow,
            Action::Fishing => Color::Blue,
            Action::Hunting => Color::Brown,
            Action::Migration => Color::White,
        }
    }
}

impl Way {
    /// How many notches clockwise.
    pub const fn notches(self) -> u8 {
        match self {
            Way::Clockwise => 1,
            Way::Back => 5,
        }
    }
}

impl Section {
    /// Its row, from zero.
    pub const fn row(self) -> usize {
        self as usize / 3
    }

    /// Its column, from zero.
    pub const fn column(self) -> usize {
        self as usize % 3
    }
}

impl Crowd {
    /// How many members.
    pub fn count(self) -> u8 {
        stdx::Finite::index(self) as u8 + 1
    }
}
