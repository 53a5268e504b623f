//! The vocabulary: everything that has a name in the box.

use stdx::{Finite, id, kinds};

id!(
    /// A terrain tile, in the order of the pack: centre, start, short variant, the rest, those for 1 and 4 players.
    Tile: 69
);
id!(
    /// A craft tile.
    Craft: 18
);
id!(
    /// A fresco tile.
    Fresco: 12
);
id!(
    /// A common objective (2–4 players).
    Objective: 8
);
id!(
    /// A solo objective.
    Goal: 11
);
id!(
    /// A solo card.
    Card: 30
);
id!(
    /// One picture on a fresco tile: tile by tile, top to bottom.
    Panel: 36
);
id!(
    /// One picture of the cave wall as it lies: opened tile by opened tile, top to bottom.
    Spot: 18
);

kinds!(
    /// Everything that is stored. The first five lie above the clan board, food lies in the bowls.
    Good { Wood = "wood", Stone = "stone", Fur = "fur", Bone = "bone", Tool = "tool", Fruit = "fruit", Meat = "meat" }
);
kinds!(
    /// One kind of thing to give away in a trade; food by the bowl it lies in (DG-H08).
    Ware {
        Wood = "wood", Stone = "stone", Fur = "fur", Bone = "bone",
        Fruit1 = "fruit1", Fruit2 = "fruit2", Fruit3 = "fruit3", Meat2 = "meat2", Meat3 = "meat3",
    }
);
kinds!(
    /// Food that would outlast the round: what a rearranged meal is chosen from (DG-N01).
    Ration { Fruit1 = "fruit1", Fruit2 = "fruit2", Meat2 = "meat2" }
);
kinds!(
    /// What a resource tile shows. A shell is fruit and bone, small game is meat and fur (DG-D04).
    Source { Wood = "wood", Stone = "stone", Fruit = "fruit", Shell = "shell", SmallGame = "small-game" }
);
kinds!(
    /// Big game.
    Animal { Horse = "horse", Reindeer = "reindeer", Bison = "bison", Mammoth = "mammoth" }
);
kinds!(
    /// A direction on the board, an edge of it, or a migration arrow. North is up.
    Dir { North = "north", East = "east", South = "south", West = "west" }
);
kinds!(
    /// Who can be sent. Guests are the white pieces of the solo game (E02, E03).
    Role {
        Chief = "chief", GuestChief = "guest-chief", Shaman = "shaman",
        GuestHunter = "guest-hunter", Hunter = "hunter",
    }
);
kinds!(
    /// Two parents (DG-C01).
    Couple {
        Hunters = "hunters", ChiefHunter = "chief-hunter",
        ShamanHunter = "shaman-hunter", ChiefShaman = "chief-shaman",
    }
);
kinds!(
    /// A line of the cave wall.
    Line { Top = "top", Middle = "middle", Bottom = "bottom" }
);
kinds!(
    /// An ability of the clan.
    Ability { Range = "range", Transport = "transport", Tools = "tools" }
);
kinds!(
    /// The spaces around the shaman's hut. `MoveVillage` lies on `FirstPlayer` in the solo game (DG-U01).
    Rite {
        PerfectPainting = "perfect-painting", LongJourney = "long-journey", FirstPlayer = "first-player",
        MoveVillage = "move-village", Trade = "trade", Twins = "twins",
        Menhir = "menhir", Alignment = "alignment", Dolmen = "dolmen",
    }
);
kinds!(
    /// The side of a habitat tile.
    Side { Simple = "simple", Prestigious = "prestigious" }
);
kinds!(
    /// Where a habitat stands: on an empty slot or over a makeshift hut.
    Site { Ground = "ground", Cover = "cover" }
);
kinds!(
    /// What is in one of the six habitat slots.
    Home { Empty = "empty", Makeshift = "makeshift", Simple = "simple", Prestigious = "prestigious" }
);
kinds!(
    /// A level of tool making.
    Level { One = "one", Two = "two", Three = "three" }
);
kinds!(
    /// How many cubes of a perfect painting.
    Times { Once = "once", Twice = "twice" }
);
kinds!(
    /// What a craft tile shows.
    CraftKind { Statuette = "statuette", Necklace = "necklace" }
);
kinds!(
    /// The rival hunters of the solo game, in the order in which they move.
    Rival { Red = "red", Pink = "pink", Blue = "blue" }
);
kinds!(
    /// What is played. The last three are the levels of the solo game.
    Mode { Full = "full", Short = "short", Easy = "easy", Normal = "normal", Hard = "hard" }
);
kinds!(
    /// Why the game ended.
    End { Rounds = "rounds", Scarcity = "scarcity", Resigned = "resigned" }
);
kinds!(
    /// The events of the solo cards, by their number in the pack.
    Happening {
        MildSpell = "E01", WanderingHunter = "E02", GuestChief = "E03", Traders = "E04", FlintOutcrop = "E05",
        WindfallenTrees = "E06", BeachedWhale = "E07", Berries = "E08", Knapper = "E09", KindSpirits = "E10",
        KnownTrails = "E11", LightAppetites = "E12", TorchlitCave = "E13", Orphan = "E14", Tanning = "E15",
        NervousHerds = "E16", HerdsStay = "E17", ShiftingWinds = "E18", NewValley = "E19", Snowstorm = "E20",
        Mould = "E21", BrokenPoints = "E22", Fever = "E23", DeadlyTusks = "E24", BurntShelter = "E25",
        NightThieves = "E26", Trespassers = "E27", HardFeeding = "E28", Fog = "E29", SilentSpirits = "E30",
    }
);

impl Panel {
    #[inline]
    pub fn of(fresco: Fresco, line: Line) -> Panel {
        Panel::nth(fresco.index() * 3 + line.index())
    }

    #[inline]
    pub fn fresco(self) -> Fresco {
        Fresco::nth(self.index() / 3)
    }

    #[inline]
    pub fn line(self) -> Line {
        Line::nth(self.index() % 3)
    }
}

impl Spot {
    /// The picture on a line of the `at`th opened fresco tile.
    #[inline]
    pub fn of(at: usize, line: Line) -> Spot {
        Spot::nth(at * 3 + line.index())
    }

    /// Which opened fresco tile it is on.
    #[inline]
    pub fn at(self) -> usize {
        self.index() / 3
    }

    #[inline]
    pub fn line(self) -> Line {
        Line::nth(self.index() % 3)
    }
}

impl Good {
    /// The goods above the clan board.
    pub const STORED: [Good; 5] = [Good::Wood, Good::Stone, Good::Fur, Good::Bone, Good::Tool];

    pub fn is_food(self) -> bool {
        matches!(self, Good::Fruit | Good::Meat)
    }
}

impl Ware {
    /// What it is, and for food in which bowl (from zero).
    pub const fn good(self) -> (Good, usize) {
        match self {
            Ware::Wood => (Good::Wood, 0),
            Ware::Stone => (Good::Stone, 0),
            Ware::Fur => (Good::Fur, 0),
            Ware::Bone => (Good::Bone, 0),
            Ware::Fruit1 => (Good::Fruit, 0),
            Ware::Fruit2 => (Good::Fruit, 1),
            Ware::Fruit3 => (Good::Fruit, 2),
            Ware::Meat2 => (Good::Meat, 1),
            Ware::Meat3 => (Good::Meat, 2),
        }
    }
}

impl Ration {
    /// What it is and in which bowl it lies (from zero).
    pub const fn good(self) -> (Good, usize) {
        match self {
            Ration::Fruit1 => (Good::Fruit, 0),
            Ration::Fruit2 => (Good::Fruit, 1),
            Ration::Meat2 => (Good::Meat, 1),
        }
    }
}

impl Dir {
    /// A quarter turn clockwise.
    pub fn turned(self) -> Dir {
        Dir::nth((self.index() + 1) % 4)
    }
}

impl Role {
    pub fn is_chief(self) -> bool {
        matches!(self, Role::Chief | Role::GuestChief)
    }

    /// White pieces are visitors: they are no parents, need no bed and no food (DG-Z02, DG-Z03).
    pub fn is_guest(self) -> bool {
        matches!(self, Role::GuestChief | Role::GuestHunter)
    }

    /// DG-E02: the chief counts two.
    pub fn mastery(self) -> u8 {
        1 + u8::from(self.is_chief())
    }
}

impl Couple {
    pub const fn roles(self) -> [Role; 2] {
        match self {
            Couple::Hunters => [Role::Hunter, Role::Hunter],
            Couple::ChiefHunter => [Role::Chief, Role::Hunter],
            Couple::ShamanHunter => [Role::Shaman, Role::Hunter],
            Couple::ChiefShaman => [Role::Chief, Role::Shaman],
        }
    }
}

impl Rite {
    /// Which of the three megaliths it raises.
    #[inline]
    pub fn megalith(self) -> Option<usize> {
        self.index().checked_sub(Rite::Menhir.index())
    }
}

impl Mode {
    #[inline]
    pub fn is_solo(self) -> bool {
        matches!(self, Mode::Easy | Mode::Normal | Mode::Hard)
    }
}
