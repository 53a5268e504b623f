//! The content of the box as typed tables, built from a pack and checked.

mod cards;
mod land;
mod parts;
pub(crate) mod shape;

use std::collections::BTreeSet;

use content::{Coverage, Pack, PackFaults, Provenance, Reader};
use kernel::{Finite, OptionSpec};
use stdx::{Bits, Table};

use self::land::StonesOnTiles;
pub use self::land::{Feature, Ground, Land};
use crate::{
    effect::{Count, Gain},
    ids::{
        Action, Beast, Camp, Color, Fish, FishKind, Food, Good, MapTile, Pattern, Prey, Price, Rite, Section,
        Side, Species, Symbol, Weather,
    },
};

/// One value for every color.
pub type ByColor<V> = Table<Color, V, { Color::COUNT }>;
/// One value for every side of a tile.
pub type BySide<V> = Table<Side, V, { Side::COUNT }>;

/// A hunting card: a footprint with its reward, or an animal with its points (PH-F01, PH-F02).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PreyCard {
    pub species: Species,
    pub value: u8,
    pub footprint: bool,
    /// The reward of a footprint; the points of an animal.
    pub gain: Gain,
}

/// A ceremony card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RiteCard {
    pub count: Count,
    pub points: u8,
    pub value: u8,
    pub dev: u8,
}

/// A camp: who is needed, who settles, what it brings (PH-M04).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct CampCard {
    pub members: u8,
    pub settlers: u8,
    pub points: u8,
    pub dev: u8,
}

/// A mark of the fishing track and its yearly income (PH-U04).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub at: u8,
    pub points: u8,
    pub dev: u8,
}

/// The ids of the pack's items as written there.
#[derive(Clone, Debug, Default)]
pub struct Labels {
    pub prices: Vec<String>,
    pub weathers: Vec<String>,
    pub foods: Vec<String>,
    pub fish: Vec<String>,
    pub preys: Vec<String>,
    pub rites: Vec<String>,
    pub beasts: Vec<String>,
    pub camps: Vec<String>,
    pub tiles: Vec<String>,
}

impl Labels {
    fn all(&self) -> impl Iterator<Item = &String> {
        [&self.prices, &self.weathers, &self.foods, &self.fish, &self.preys]
            .into_iter()
            .chain([&self.rites, &self.beasts, &self.camps, &self.tiles])
            .flatten()
    }
}

/// The options of the lobby by their place.
pub(crate) const OPTION_LAYOUT: usize = 0;
pub(crate) const OPTION_ORDER: usize = 1;
pub(crate) const OPTION_CEREMONIES: usize = 2;

/// The game: its content, immutable.
pub struct Prehistory {
    pub(crate) prices: Table<Price, BySide<Color>, { Price::COUNT }>,
    /// What a cube of a color is worth in movement while this tile lies in the center (PH-M01).
    pub(crate) steps: Table<Price, ByColor<u8>, { Price::COUNT }>,
    pub(crate) hunting_half: Bits<Side>,
    pub(crate) fishing_half: Bits<Side>,
    pub(crate) migration_sides: Bits<Side>,
    /// The position around the painting tile that belongs to a symbol.
    pub(crate) symbol_side: Table<Symbol, Side, { Symbol::COUNT }>,
    pub(crate) patterns: Table<Pattern, Bits<Side>, { Pattern::COUNT }>,
    pub(crate) track_length: u8,
    pub(crate) marks: Vec<Mark>,
    pub(crate) set_points: [u8; 5],
    pub(crate) row_points: [u8; 3],
    pub(crate) dev_for_point: u8,
    pub(crate) sky: BySide<Color>,
    pub(crate) weathers: Table<Weather, BySide<u8>, { Weather::COUNT }>,
    pub(crate) sections: Table<Section, Bits<Symbol>, { Section::COUNT }>,
    pub(crate) row_gains: [Gain; 3],
    pub(crate) column_gains: [Gain; 3],
    pub(crate) foods: Table<Food, (Good, u8), { Food::COUNT }>,
    pub(crate) foods_all: Bits<Food>,
    pub(crate) foods_of: Table<Good, Bits<Food>, { Good::COUNT }>,
    /// The partner of a good and what a pair gives (PH-B04).
    pub(crate) partner: Table<Good, (Good, Gain), { Good::COUNT }>,
    pub(crate) fish: Table<Fish, (FishKind, u8), { Fish::COUNT }>,
    pub(crate) fish_all: Bits<Fish>,
    pub(crate) fish_of: Table<FishKind, Bits<Fish>, { FishKind::COUNT }>,
    pub(crate) preys: Table<Prey, PreyCard, { Prey::COUNT }>,
    pub(crate) preys_all: Bits<Prey>,
    pub(crate) footprints_of: Table<Species, Bits<Prey>, { Species::COUNT }>,
    pub(crate) animals_of: Table<Species, Bits<Prey>, { Species::COUNT }>,
    pub(crate) beasts: Table<Beast, (Species, u8), { Beast::COUNT }>,
    pub(crate) beasts_all: Bits<Beast>,
    pub(crate) rites: Table<Rite, RiteCard, { Rite::COUNT }>,
    pub(crate) rites_all: Bits<Rite>,
    pub(crate) camps: Table<Camp, CampCard, { Camp::COUNT }>,
    pub(crate) tiles: Table<MapTile, [Ground; 4], { MapTile::COUNT }>,
    pub(crate) stones: StonesOnTiles,
    pub(crate) lands: Vec<Land>,
    pub(crate) labels: Labels,
    /// The items that we have designed ourselves, as `kind/id`.
    pub(crate) designed: BTreeSet<String>,
    pub(crate) options: Vec<OptionSpec>,
    pub(crate) coverage: Coverage,
}

impl Prehistory {
    /// Reads a pack; every fault of it is told together, each with its file and line.
    pub(crate) fn from_pack(pack: &Pack) -> Result<Prehistory, PackFaults> {
        let mut reader = Reader::new(pack);
        let mut labels = Labels::default();
        let board = parts::board(&mut reader);
        let prices = parts::prices(&mut reader, &mut labels);
        let (sky, weathers) = parts::weather(&mut reader, &mut labels);
        let (sections, row_gains, column_gains) = parts::painting(&mut reader);
        let gathering = cards::gathering(&mut reader, &mut labels);
        let (fish, fish_all) = cards::fish(&mut reader, &mut labels);
        let hunting = cards::hunting(&mut reader, &mut labels);
        let (rites, rites_all) = cards::ceremony(&mut reader, &mut labels);
        let camps = cards::camps(&mut reader, &mut labels);
        let tiles = land::tiles(&mut reader, &mut labels);
        let lands = land::layouts(&mut reader);
        land::count_tokens(
            &mut reader,
            &tiles,
            fish_all.len(),
            gathering.all.len(),
            hunting.beasts_all.len(),
        );

        for name in labels.all() {
            // Ids are words of records and of piece names.
            if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
                reader.fault("pack", 0, format!("the id '{name}' may only have letters, digits and hyphens"));
            }
        }

        let coverage = reader.finish()?;
        let designed = coverage
            .items
            .iter()
            .filter(|(_, _, provenance, _)| *provenance == Provenance::Designed)
            .map(|(kind, id, ..)| format!("{kind}/{id}"))
            .collect();
        let steps = Table::from_fn(|tile: Price| {
            // A color that stands twice is worth the better place.
            let mut worth = Table::filled(0);
            for side in Side::all() {
                let color: Color = prices[tile][side];
                worth[color] = board.steps[side].max(worth[color]);
            }
            worth
        });
        let layouts: Vec<&str> =
            std::iter::once("usual").chain(lands.iter().map(|l| l.id.as_str())).collect();
        let options = vec![
            OptionSpec::new("layout", &layouts).or_own(),
            OptionSpec::new("order", &["drawn", "seats"]),
            OptionSpec::new("ceremonies", &["hidden", "open"]),
        ];
        Ok(Prehistory {
            steps,
            prices,
            hunting_half: board.hunting,
            fishing_half: board.fishing,
            migration_sides: board.migration,
            symbol_side: board.symbol_side,
            patterns: board.patterns,
            track_length: board.track_length,
            marks: board.marks,
            set_points: board.set_points,
            row_points: board.row_points,
            dev_for_point: board.dev_for_point,
            sky,
            weathers,
            sections,
            row_gains,
            column_gains,
            foods_of: Table::from_fn(|good| {
                gathering.all.iter().filter(|f| gathering.foods[*f].0 == good).collect()
            }),
            foods: gathering.foods,
            foods_all: gathering.all,
            partner: gathering.partner,
            fish_of: Table::from_fn(|kind| fish_all.iter().filter(|f| fish[*f].0 == kind).collect()),
            fish,
            fish_all,
            footprints_of: Table::from_fn(|s| hunting.of(s, true)),
            animals_of: Table::from_fn(|s| hunting.of(s, false)),
            preys: hunting.preys,
            preys_all: hunting.preys_all,
            beasts: hunting.beasts,
            beasts_all: hunting.beasts_all,
            rites,
            rites_all,
            camps,
            stones: StonesOnTiles::of(&tiles),
            tiles,
            lands,
            labels,
            designed,
            options,
            coverage,
        })
    }

    /// The layout that is used for a number of players unless another is picked.
    pub(crate) fn usual_land(&self, n_seats: usize) -> Option<usize> {
        self.lands.iter().position(|l| l.players as usize == n_seats)
    }

    /// The sides of the shared tile that pay for fishing or hunting (PH-E01).
    pub(crate) fn half(&self, action: Action) -> Bits<Side> {
        match action {
            Action::Fishing => self.fishing_half,
            Action::Hunting => self.hunting_half,
            Action::Migration => self.migration_sides,
            Action::Painting | Action::Gathering | Action::Ceremony => Bits::EMPTY,
        }
    }
}

/// Reads a word of a pack, or reports what it could have been.
fn word<K: Finite>(
    reader: &mut Reader<'_>,
    at: (&str, usize),
    what: &str,
    word: &str,
    find: impl Fn(&str) -> Option<K>,
) -> Option<K> {
    let found = find(word);
    if found.is_none() {
        reader.fault(at.0, at.1, format!("there is no {what} '{word}'"));
    }
    found
}

/// Reads a list of sides of a price tile, numbered from 0 at the top.
fn sides(reader: &mut Reader<'_>, at: (&str, usize), what: &str, list: &[usize]) -> Bits<Side> {
    let set: Bits<Side> = list.iter().filter_map(|i| Side::get(*i)).collect();
    if set.len() != 3 {
        reader.fault(at.0, at.1, format!("{what} needs three different sides from 0 to 5"));
    }
    set
}
