//! The board, the price and weather tiles and the rock painting.

use content::Reader;
use kernel::Finite;
use serde::Deserialize;
use stdx::{Bits, Table};

use super::{ByColor, BySide, Labels, Mark, sides, word};
use crate::{
    effect::Gain,
    ids::{Color, Pattern, Price, Section, Side, Symbol, Weather},
};

const BOARD: &str = "board.toml";

pub(super) struct Board {
    pub steps: BySide<u8>,
    pub hunting: Bits<Side>,
    pub fishing: Bits<Side>,
    pub migration: Bits<Side>,
    pub symbol_side: Table<Symbol, Side, { Symbol::COUNT }>,
    pub patterns: Table<Pattern, Bits<Side>, { Pattern::COUNT }>,
    pub track_length: u8,
    pub marks: Vec<Mark>,
    pub set_points: [u8; 5],
    pub row_points: [u8; 3],
    pub dev_for_point: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCenter {
    steps: [u8; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRiver {
    hunting: Vec<usize>,
    fishing: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMigration {
    sides: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSymbols {
    order: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFire {
    first: Vec<usize>,
    second: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    length: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMark {
    at: u8,
    points: u8,
    development: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSets {
    gathering: [u8; 5],
    rows: [u8; 3],
    development: u8,
}

pub(super) fn board(reader: &mut Reader<'_>) -> Board {
    let mut board = Board {
        steps: Table::filled(1),
        hunting: Bits::EMPTY,
        fishing: Bits::EMPTY,
        migration: Bits::EMPTY,
        symbol_side: Table::filled(Side::new(0)),
        patterns: Table::filled(Bits::EMPTY),
        track_length: 0,
        marks: Vec::new(),
        set_points: [0; 5],
        row_points: [0; 3],
        dev_for_point: 3,
    };
    if let Some(item) = reader.one::<RawCenter>(BOARD, "center") {
        board.steps = Table::from_fn(|side: Side| item.value.steps[side.index()]);
        if item.value.steps.iter().any(|n| !(1..=9).contains(n)) {
            reader.fault(BOARD, item.line, "a cube is worth 1 to 9 steps");
        }
    }
    if let Some(item) = reader.one::<RawRiver>(BOARD, "river") {
        board.hunting = sides(reader, (BOARD, item.line), "hunting", &item.value.hunting);
        board.fishing = sides(reader, (BOARD, item.line), "fishing", &item.value.fishing);
        if board.hunting.intersects(&board.fishing) {
            reader.fault(BOARD, item.line, "the river divides the tile: no side belongs to both halves");
        }
    }
    if let Some(item) = reader.one::<RawMigration>(BOARD, "migration") {
        board.migration = sides(reader, (BOARD, item.line), "migration", &item.value.sides);
    }
    if let Some(item) = reader.one::<RawSymbols>(BOARD, "symbols") {
        let at = (BOARD, item.line);
        let order: Vec<Symbol> = item
            .value
            .order
            .iter()
            .filter_map(|w| word(reader, at, "symbol", w, Symbol::from_word))
            .collect();
        let all: Bits<Symbol> = order.iter().copied().collect();
        if order.len() != Symbol::COUNT || all.len() != Symbol::COUNT {
            reader.fault(BOARD, item.line, "each of the six symbols stands at one side");
        }
        for (side, symbol) in Side::all().zip(order) {
            board.symbol_side[symbol] = side;
        }
    }
    if let Some(item) = reader.one::<RawFire>(BOARD, "fire") {
        let at = (BOARD, item.line);
        board.patterns[Pattern::First] = sides(reader, at, "the first pattern", &item.value.first);
        board.patterns[Pattern::Second] = sides(reader, at, "the second pattern", &item.value.second);
    }
    if let Some(item) = reader.one::<RawTrack>(BOARD, "track") {
        board.track_length = item.value.length;
        if !(15..=60).contains(&item.value.length) {
            reader.fault(BOARD, item.line, "the fishing track has 15 to 60 spaces");
        }
    }
    for item in reader.items::<RawMark>(BOARD, "mark") {
        let mark = Mark { at: item.value.at, points: item.value.points, dev: item.value.development };
        if mark.at == 0 || board.marks.last().is_some_and(|m| m.at >= mark.at) || mark.at > board.track_length
        {
            reader.fault(BOARD, item.line, "marks follow each other on the track");
        }
        board.marks.push(mark);
    }
    if let Some(item) = reader.one::<RawSets>(BOARD, "sets") {
        board.set_points = item.value.gathering;
        board.row_points = item.value.rows;
        board.dev_for_point = item.value.development;
        if item.value.development == 0 {
            reader.fault(BOARD, item.line, "a point costs at least one development point");
        }
    }
    board
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPrice {
    sides: [String; 6],
}

pub(super) fn prices(
    reader: &mut Reader<'_>,
    labels: &mut Labels,
) -> Table<Price, BySide<Color>, { Price::COUNT }> {
    const FILE: &str = "prices.toml";
    let mut table = Table::filled(Table::filled(Color::Grey));
    let items = reader.items::<RawPrice>(FILE, "price");
    reader.expect_count(FILE, "price", &items, Price::COUNT);
    for (tile, item) in Price::all().zip(&items) {
        labels.prices.push(item.id.clone());
        for (side, w) in Side::all().zip(&item.value.sides) {
            if let Some(color) = word(reader, (FILE, item.line), "color", w, Color::from_word) {
                table[tile][side] = color;
            }
        }
    }
    table
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSky {
    colors: [String; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWeather {
    cubes: [u8; 6],
}

type Weathers = Table<Weather, BySide<u8>, { Weather::COUNT }>;

pub(super) fn weather(reader: &mut Reader<'_>, labels: &mut Labels) -> (BySide<Color>, Weathers) {
    const FILE: &str = "weather.toml";
    let mut sky = Table::filled(Color::Grey);
    if let Some(item) = reader.one::<RawSky>(FILE, "sky") {
        for (side, w) in Side::all().zip(&item.value.colors) {
            if let Some(color) = word(reader, (FILE, item.line), "color", w, Color::from_word) {
                sky[side] = color;
            }
        }
        if sky.values().copied().collect::<Bits<Color>>().len() != Color::COUNT {
            reader.fault(FILE, item.line, "each color stands once around the weather tile");
        }
    }
    let mut table: Weathers = Table::filled(Table::filled(0));
    let items = reader.items::<RawWeather>(FILE, "weather");
    reader.expect_count(FILE, "weather", &items, Weather::COUNT);
    for (tile, item) in Weather::all().zip(&items) {
        labels.weathers.push(item.id.clone());
        table[tile] = Table::from_fn(|side: Side| item.value.cubes[side.index()]);
        if item.value.cubes.iter().any(|n| *n > 9) {
            reader.fault(FILE, item.line, "a weather tile gives at most nine cubes of a color");
        }
    }
    (sky, table)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    symbols: Vec<String>,
    copies: usize,
}

/// What something gives, as written in a pack.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawGain {
    pub resources: Vec<String>,
    pub markers: Vec<String>,
    pub development: u8,
}

impl RawGain {
    pub(super) fn read(&self, reader: &mut Reader<'_>, at: (&str, usize)) -> Gain {
        let mut gain = Gain::dev(self.development);
        let count = |reader: &mut Reader<'_>, words: &[String], into: &mut ByColor<u8>| {
            for w in words {
                if let Some(color) = word(reader, at, "color", w, Color::from_word) {
                    into[color] += 1;
                }
            }
        };
        count(reader, &self.resources, &mut gain.resources);
        count(reader, &self.markers, &mut gain.markers);
        if self.resources.len() + self.markers.len() + self.development as usize > 9 {
            reader.fault(at.0, at.1, "one reward gives at most nine things");
        }
        gain
    }
}

type Sections = Table<Section, Bits<Symbol>, { Section::COUNT }>;

pub(super) fn painting(reader: &mut Reader<'_>) -> (Sections, [Gain; 3], [Gain; 3]) {
    const FILE: &str = "painting.toml";
    let mut sections: Sections = Table::filled(Bits::EMPTY);
    let items = reader.items::<RawSection>(FILE, "section");
    reader.expect_count(FILE, "section", &items, Section::COUNT);
    for item in &items {
        let at = (FILE, item.line);
        let Some(section) = word(reader, at, "section", &item.id, Section::from_word) else { continue };
        let symbols: Vec<Symbol> = item
            .value
            .symbols
            .iter()
            .filter_map(|w| word(reader, at, "symbol", w, Symbol::from_word))
            .collect();
        sections[section] = symbols.iter().copied().collect();
        if !(1..=3).contains(&symbols.len()) || sections[section].len() != symbols.len() {
            reader.fault(FILE, item.line, format!("{} shows one to three different symbols", item.id));
        }
        if item.value.copies != 4 {
            reader.fault(FILE, item.line, format!("{} is there once for each of four players", item.id));
        }
    }
    let (mut rows, mut columns) = ([Gain::default(); 3], [Gain::default(); 3]);
    let lines = reader.items::<RawGain>(FILE, "line");
    reader.expect_count(FILE, "line", &lines, 6);
    for item in &lines {
        let gain = item.value.read(reader, (FILE, item.line));
        match item.id.as_str() {
            "row-1" => rows[0] = gain,
            "row-2" => rows[1] = gain,
            "row-3" => rows[2] = gain,
            "column-1" => columns[0] = gain,
            "column-2" => columns[1] = gain,
            "column-3" => columns[2] = gain,
            other => reader.fault(FILE, item.line, format!("there is no line '{other}' (row-1 … column-3)")),
        }
    }
    (sections, rows, columns)
}
