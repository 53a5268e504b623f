//! Map tiles and layouts: the land, its distances and the checks of a custom layout.

use content::Reader;
use kernel::Finite;
use serde::Deserialize;
use stdx::{Bits, Table};

use super::{Labels, word};
use crate::ids::{Cell, Cells, Color, MapTile, Megalith, START, Terrain};

/// What is printed on a cell besides its terrain.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Feature {
    Plain,
    Camp,
    Fish,
    Gathering,
    Animal,
    Marker(Color),
    Megalith(Megalith),
}

impl Feature {
    /// The feature as the packs write it.
    pub fn from_word(word: &str) -> Option<Feature> {
        Some(match word {
            "plain" => Feature::Plain,
            "camp" => Feature::Camp,
            "fish" => Feature::Fish,
            "gathering" => Feature::Gathering,
            "animal" => Feature::Animal,
            _ => match word.split_once('-')? {
                ("marker", color) => Feature::Marker(Color::from_word(color)?),
                ("megalith", kind) => Feature::Megalith(Megalith::from_word(kind)?),
                _ => return None,
            },
        })
    }
}

/// One cell of a map tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    pub terrain: Terrain,
    pub feature: Feature,
}

/// A layout with everything that can be known of it before the game.
#[derive(Clone, Debug)]
pub struct Land {
    pub id: String,
    pub players: u8,
    /// Axial coordinates, cell by cell.
    pub at: Vec<(i8, i8)>,
    /// The neighbors of a cell.
    pub near: Table<Cell, Cells, { Cell::COUNT }>,
    /// A cell with its neighbors.
    pub around: Table<Cell, Cells, { Cell::COUNT }>,
    distance: Vec<u8>,
    /// The cells within so many steps, cell by cell; the last entry covers the whole land.
    within: Vec<Vec<Cells>>,
}

impl Land {
    pub fn n_cells(&self) -> usize {
        self.at.len()
    }

    /// How many steps lie between two cells of the land. Nothing blocks the way (PH-M02).
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        self.distance[a.index() * Cell::COUNT + b.index()]
    }

    /// The cells within so many steps, the cell itself included.
    #[inline]
    pub fn within(&self, cell: Cell, steps: u16) -> Cells {
        let rings = &self.within[cell.index()];
        rings[(steps as usize).min(rings.len() - 1)]
    }

    /// The map tile slot of a cell and its place on the tile; nothing for the start tile.
    #[inline]
    pub fn slot(cell: Cell) -> Option<(usize, usize)> {
        cell.index().checked_sub(1).map(|i| (i / 4, i % 4))
    }

    /// The cell at a place of a map tile slot.
    #[inline]
    pub fn cell(slot: usize, part: usize) -> Cell {
        Cell::nth(1 + 4 * slot + part)
    }

    pub(super) fn new(id: String, players: u8, at: Vec<(i8, i8)>) -> Land {
        let n = at.len();
        let near: Table<Cell, Cells, { Cell::COUNT }> = Table::from_fn(|a: Cell| {
            let Some(here) = at.get(a.index()) else { return Bits::EMPTY };
            (0..n).filter(|b| adjacent(*here, at[*b])).map(Cell::nth).collect()
        });
        let mut distance = vec![u8::MAX; Cell::COUNT * Cell::COUNT];
        let mut within = Vec::with_capacity(n);
        for from in (0..n).map(Cell::nth) {
            let mut reached = Cells::only(from);
            let mut edge = reached;
            let mut rings = vec![reached];
            distance[from.index() * Cell::COUNT + from.index()] = 0;
            for steps in 1u8.. {
                let next = edge.iter().fold(Bits::EMPTY, |all, c| all | near[c]) - reached;
                if next.is_empty() {
                    break;
                }
                for cell in next {
                    distance[from.index() * Cell::COUNT + cell.index()] = steps;
                }
                reached |= next;
                edge = next;
                rings.push(reached);
            }
            within.push(rings);
        }
        let around = Table::from_fn(|cell| near[cell].with(cell));
        Land { id, players, at, near, around, distance, within }
    }

    pub(super) fn is_connected(&self) -> bool {
        self.within[START.index()].last().is_some_and(|all| all.len() == self.n_cells())
    }
}

fn adjacent(a: (i8, i8), b: (i8, i8)) -> bool {
    matches!((b.0 - a.0, b.1 - a.1), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    cells: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMegalith {
    count: usize,
}

const MAP: &str = "map.toml";
type Tiles = Table<MapTile, [Ground; 4], { MapTile::COUNT }>;

pub(super) fn tiles(reader: &mut Reader<'_>, labels: &mut Labels) -> Tiles {
    let blank = Ground { terrain: Terrain::Rock, feature: Feature::Plain };
    let mut table = Table::filled([blank; 4]);
    let items = reader.items::<RawTile>(MAP, "tile");
    reader.expect_count(MAP, "tile", &items, MapTile::COUNT);
    for (tile, item) in MapTile::all().zip(&items) {
        labels.tiles.push(item.id.clone());
        for (ground, text) in table[tile].iter_mut().zip(&item.value.cells) {
            let (terrain, feature) = text.split_once(' ').unwrap_or((text, ""));
            if let Some(terrain) = word(reader, (MAP, item.line), "terrain", terrain, Terrain::from_word) {
                ground.terrain = terrain;
            }
            match Feature::from_word(feature) {
                Some(feature) => ground.feature = feature,
                None => reader.fault(MAP, item.line, format!("there is no feature '{feature}' of a cell")),
            }
        }
    }
    for item in reader.items::<RawMegalith>(MAP, "megalith") {
        let Some(kind) = word(reader, (MAP, item.line), "megalith", &item.id, Megalith::from_word) else {
            continue;
        };
        let n = count(&table, |f| f == Feature::Megalith(kind));
        if n != item.value.count {
            let what = format!("there are {} megaliths {kind}, but {n} cells for them", item.value.count);
            reader.fault(MAP, item.line, what);
        }
    }
    table
}

/// Which cells of each map tile are megaliths that pay to those around them: a bit for each, B and C, for both ways in
/// which the tile can lie.
pub(crate) struct StonesOnTiles(Table<MapTile, [[u8; 2]; 2], { MapTile::COUNT }>);

impl StonesOnTiles {
    pub(super) fn of(tiles: &Tiles) -> StonesOnTiles {
        StonesOnTiles(Table::from_fn(|tile| {
            [false, true].map(|turned| {
                [Megalith::B, Megalith::C].map(|kind| {
                    let is = |part: usize| tiles[tile][part].feature == Feature::Megalith(kind);
                    let bit = |part: usize| 1 << if turned { 3 - part } else { part };
                    (0..4).filter(|part| is(*part)).map(bit).sum()
                })
            })
        }))
    }

    /// Where they are on a map, B and C.
    #[inline]
    pub(crate) fn on(&self, map: &[Option<(MapTile, bool)>; MapTile::COUNT]) -> [Cells; 2] {
        let mut found = [0u128; 2];
        for (slot, tile) in map.iter().enumerate() {
            let Some((tile, turned)) = *tile else { continue };
            let first = Land::cell(slot, 0).index();
            let of_tile = self.0[tile][usize::from(turned)];
            found.iter_mut().zip(of_tile).for_each(|(cells, bits)| *cells |= u128::from(bits) << first);
        }
        found.map(|cells| Cells::from_words([cells as u64, (cells >> 64) as u64]))
    }
}

/// The map takes no more tokens than there are (PH-S05).
pub(super) fn count_tokens(reader: &mut Reader<'_>, tiles: &Tiles, fish: usize, foods: usize, beasts: usize) {
    for (feature, what, there) in [
        (Feature::Fish, "fish", fish),
        (Feature::Gathering, "gathering tiles", foods),
        (Feature::Animal, "animal tokens", beasts),
    ] {
        let n = count(tiles, |f| f == feature);
        if n > there {
            reader.fault(MAP, 0, format!("the map needs {n} {what}, but there are only {there}"));
        }
    }
}

fn count(tiles: &Tiles, f: impl Fn(Feature) -> bool) -> usize {
    tiles.values().flatten().filter(|g| f(g.feature)).count()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLayout {
    players: u8,
    slots: Vec<Vec<(i8, i8)>>,
}

pub(super) fn layouts(reader: &mut Reader<'_>) -> Vec<Land> {
    const FILE: &str = "layouts.toml";
    let mut lands = Vec::new();
    for item in reader.items::<RawLayout>(FILE, "layout") {
        let RawLayout { players, slots } = item.value;
        let mut faults = Vec::new();
        if item.id == "usual" || item.id.is_empty() {
            faults.push("a layout needs an id of its own, other than 'usual'".to_owned());
        }
        let wanted = match players {
            2..=4 => 5 * players as usize,
            _ => {
                faults.push(format!("a layout is for 2 to 4 players, not {players}"));
                slots.len()
            }
        };
        if slots.len() != wanted || slots.is_empty() {
            faults.push(format!("{players} players need {wanted} map tiles, not {}", slots.len()));
        }
        let mut at = vec![(0, 0)];
        for (i, cells) in slots.iter().enumerate() {
            if let [a, b, c, d] = cells[..]
                && cells.iter().all(|(q, r)| q.abs() <= 40 && r.abs() <= 40)
            {
                if !is_tile([a, b, c, d]) {
                    faults.push(format!("map tile {} has not the shape of a tile", i + 1));
                }
                for cell in [a, b, c, d] {
                    if at.contains(&cell) {
                        let on = if cell == (0, 0) { "the start tile" } else { "another map tile" };
                        faults.push(format!("map tile {} lies on {on} at {}, {}", i + 1, cell.0, cell.1));
                    }
                    at.push(cell);
                }
            } else {
                faults.push(format!("map tile {} needs four cells near the start", i + 1));
            }
        }
        if faults.is_empty() {
            let land = Land::new(item.id.clone(), players, at);
            if land.is_connected() {
                lands.push(land);
            } else {
                faults.push("the land is not connected with the start tile".to_owned());
            }
        }
        for fault in faults {
            reader.fault(FILE, item.line, format!("layout '{}': {fault}", item.id));
        }
    }
    for n in 2..=4 {
        if reader.is_sound() && !lands.iter().any(|l| l.players == n) {
            reader.fault(FILE, 0, format!("there is no layout for {n} players"));
        }
    }
    lands
}

/// Whether four cells form a map tile: a rhombus, turned but not mirrored.
pub(super) fn is_tile([a, b, c, d]: [(i8, i8); 4]) -> bool {
    let step = |from: (i8, i8), to: (i8, i8)| (to.0 - from.0, to.1 - from.1);
    let (ab, ac) = (step(a, b), step(a, c));
    adjacent(a, b) && ac == (-ab.1, ab.0 + ab.1) && step(b, d) == ac
}
