//! What cards and tiles give at once, and what ceremony cards count at the end, as data.

use kernel::Finite;
use stdx::{Bits, Table};

use crate::ids::{Color, FishKind, Good, Megalith, Section, Species, Terrain};

/// What is gained at once: resources, markers, development points and victory points.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    pub resources: Table<Color, u8, { Color::COUNT }>,
    pub markers: Table<Color, u8, { Color::COUNT }>,
    pub dev: u8,
    pub points: u8,
}

impl Gain {
    /// Both gains together.
    pub fn and(mut self, other: &Gain) -> Gain {
        for color in Color::all() {
            self.resources[color] = self.resources[color].saturating_add(other.resources[color]);
            self.markers[color] = self.markers[color].saturating_add(other.markers[color]);
        }
        self.dev = self.dev.saturating_add(other.dev);
        self.points = self.points.saturating_add(other.points);
        self
    }

    /// Only development points.
    pub fn dev(n: u8) -> Gain {
        Gain { dev: n, ..Gain::default() }
    }

    /// Only victory points.
    pub fn points(n: u8) -> Gain {
        Gain { points: n, ..Gain::default() }
    }

    pub fn n_resources(&self) -> u16 {
        self.resources.values().map(|n| u16::from(*n)).sum()
    }

    pub fn n_markers(&self) -> u16 {
        self.markers.values().map(|n| u16::from(*n)).sum()
    }

    pub fn is_nothing(&self) -> bool {
        *self == Gain::default()
    }
}

/// What a ceremony card counts at the end (PH-X04): one variant for each of the eighteen kinds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// Sets of these different goods.
    GatherSet(Bits<Good>),
    /// Own members on this terrain.
    MembersOnTerrain(Terrain),
    /// Members on the own board.
    MembersAtHome,
    /// Complete rows of the painting.
    PaintFullRow,
    /// Megaliths of this kind that paid this player.
    MegalithBonus(Megalith),
    /// So many development points left.
    DevPairs(u8),
    /// So many spaces of the fishing track.
    TrackThirds(u8),
    /// Ceremony cards, this one too.
    Ceremonies,
    /// Sets of the three different animals.
    AnimalTrio,
    /// Footprints of a species.
    Footprints(Species),
    /// Own camps.
    Camps,
    /// So many gathering tiles of any kind.
    GatherAnyPair(u8),
    /// The best other card a second time.
    Copy,
    /// Once, when the fishing marker has reached this space.
    Track15(u8),
    /// Fish of a kind.
    FishSpecies(FishKind),
    /// Sets of the three different fish.
    FishTrio,
    /// Animals of a species, cards and tokens.
    Animals(Species),
    /// Once, when all these sections are painted.
    PaintPattern(Bits<Section>),
}

impl Count {
    /// The kind as the packs and the texts write it.
    pub const fn word(self) -> &'static str {
        match self {
            Count::GatherSet(_) => "gather-set",
            Count::MembersOnTerrain(_) => "members-on-terrain",
            Count::MembersAtHome => "members-at-home",
            Count::PaintFullRow => "paint-full-row",
            Count::MegalithBonus(_) => "megalith-bonus",
            Count::DevPairs(_) => "dev-pairs",
            Count::TrackThirds(_) => "track-thirds",
            Count::Ceremonies => "ceremony-count",
            Count::AnimalTrio => "animal-trio",
            Count::Footprints(_) => "footprint-count",
            Count::Camps => "camp-count",
            Count::GatherAnyPair(_) => "gather-any-pair",
            Count::Copy => "copy",
            Count::Track15(_) => "track-15",
            Count::FishSpecies(_) => "fish-species",
            Count::FishTrio => "fish-trio",
            Count::Animals(_) => "animal-count",
            Count::PaintPattern(_) => "paint-pattern",
        }
    }
}
