//! Gathering tiles, fish, hunting and ceremony cards, camps.

use content::{Item, Reader};
use kernel::Finite;
use serde::Deserialize;
use stdx::{Bits, Table};

use super::{CampCard, Labels, PreyCard, RiteCard, parts::RawGain, word};
use crate::{
    effect::{Count, Gain},
    ids::{Beast, Camp, Fish, FishKind, Food, Good, Megalith, Prey, Rite, Section, Slot, Species, Terrain},
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFood {
    good: String,
    development: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBasket {
    top: String,
    bottom: String,
    #[serde(default)]
    resources: Vec<String>,
    #[serde(default)]
    markers: Vec<String>,
    #[serde(default)]
    development: u8,
}

pub(super) struct Gathering {
    pub foods: Table<Food, (Good, u8), { Food::COUNT }>,
    pub all: Bits<Food>,
    pub partner: Table<Good, (Good, Gain), { Good::COUNT }>,
}

pub(super) fn gathering(reader: &mut Reader<'_>, labels: &mut Labels) -> Gathering {
    const FILE: &str = "gathering.toml";
    let mut read = Gathering {
        foods: Table::filled((Good::Honey, 0)),
        all: Bits::EMPTY,
        partner: Table::filled((Good::Honey, Gain::default())),
    };
    let baskets = reader.items::<RawBasket>(FILE, "basket");
    reader.expect_count(FILE, "basket", &baskets, 3);
    let mut paired = Bits::<Good>::EMPTY;
    for item in &baskets {
        let at = (FILE, item.line);
        let RawBasket { resources, markers, development, .. } = &item.value;
        let gain =
            RawGain { resources: resources.clone(), markers: markers.clone(), development: *development };
        let gain = gain.read(reader, at);
        let top = word(reader, at, "good", &item.value.top, Good::from_word);
        let bottom = word(reader, at, "good", &item.value.bottom, Good::from_word);
        if let (Some(top), Some(bottom)) = (top, bottom) {
            if top == bottom || paired.contains(top) || paired.contains(bottom) {
                reader.fault(FILE, item.line, "each good has one basket");
            }
            paired = paired.with(top).with(bottom);
            read.partner[top] = (bottom, gain);
            read.partner[bottom] = (top, gain);
        }
    }
    let items = reader.items::<RawFood>(FILE, "gathering");
    at_most(reader, FILE, "gathering", &items, Slot::COUNT, Food::COUNT);
    for (food, item) in Food::all().zip(&items) {
        labels.foods.push(item.id.clone());
        read.all.insert(food);
        small(reader, FILE, item.line, "development", item.value.development, 0, 3);
        if let Some(good) = word(reader, (FILE, item.line), "good", &item.value.good, Good::from_word) {
            read.foods[food] = (good, item.value.development);
        }
    }
    for good in Good::all() {
        let n = read.all.iter().filter(|f| read.foods[*f].0 == good).count();
        if n > 5 {
            reader.fault(FILE, 0, format!("there are {n} of {good}, but sets end at five"));
        }
    }
    read
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFish {
    kind: String,
    value: u8,
}

type FishTable = Table<Fish, (FishKind, u8), { Fish::COUNT }>;

pub(super) fn fish(reader: &mut Reader<'_>, labels: &mut Labels) -> (FishTable, Bits<Fish>) {
    const FILE: &str = "fish.toml";
    let mut table = Table::filled((FishKind::Trout, 1));
    let mut all = Bits::EMPTY;
    let items = reader.items::<RawFish>(FILE, "fish");
    at_most(reader, FILE, "fish", &items, Slot::COUNT, Fish::COUNT);
    for (fish, item) in Fish::all().zip(&items) {
        labels.fish.push(item.id.clone());
        all.insert(fish);
        small(reader, FILE, item.line, "value", item.value.value, 1, 3);
        if let Some(kind) =
            word(reader, (FILE, item.line), "kind of fish", &item.value.kind, FishKind::from_word)
        {
            table[fish] = (kind, item.value.value);
        }
    }
    (table, all)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPrey {
    species: String,
    value: u8,
    #[serde(default)]
    footprint: bool,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    resources: Vec<String>,
    #[serde(default)]
    markers: Vec<String>,
    #[serde(default)]
    development: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBeast {
    species: String,
    points: u8,
}

pub(super) struct Hunting {
    pub preys: Table<Prey, PreyCard, { Prey::COUNT }>,
    pub preys_all: Bits<Prey>,
    pub beasts: Table<Beast, (Species, u8), { Beast::COUNT }>,
    pub beasts_all: Bits<Beast>,
}

impl Hunting {
    /// The footprints or the animals of a species.
    pub(super) fn of(&self, species: Species, footprint: bool) -> Bits<Prey> {
        self.preys_all
            .iter()
            .filter(|p| self.preys[*p].species == species && self.preys[*p].footprint == footprint)
            .collect()
    }
}

pub(super) fn hunting(reader: &mut Reader<'_>, labels: &mut Labels) -> Hunting {
    const FILE: &str = "hunting.toml";
    let blank = PreyCard { species: Species::Mammoth, value: 1, footprint: false, gain: Gain::default() };
    let mut read = Hunting {
        preys: Table::filled(blank),
        preys_all: Bits::EMPTY,
        beasts: Table::filled((Species::Mammoth, 1)),
        beasts_all: Bits::EMPTY,
    };
    let items = reader.items::<RawPrey>(FILE, "hunting");
    at_most(reader, FILE, "hunting", &items, 5, Prey::COUNT);
    for (prey, item) in Prey::all().zip(&items) {
        labels.preys.push(item.id.clone());
        read.preys_all.insert(prey);
        let at = (FILE, item.line);
        let raw = &item.value;
        let gain = RawGain {
            resources: raw.resources.clone(),
            markers: raw.markers.clone(),
            development: raw.development,
        };
        let mut gain = gain.read(reader, at);
        small(reader, FILE, item.line, "value", raw.value, 1, 3);
        match raw.footprint {
            true if raw.points > 0 || gain.is_nothing() => {
                reader.fault(FILE, item.line, format!("{}: a footprint gives cubes or development", item.id));
            }
            false if raw.points == 0 || !gain.is_nothing() => {
                reader.fault(
                    FILE,
                    item.line,
                    format!("{}: an animal gives points and nothing else", item.id),
                );
            }
            _ => {}
        }
        small(reader, FILE, item.line, "points", raw.points, 0, 9);
        gain.points = raw.points;
        if let Some(species) = word(reader, at, "species", &raw.species, Species::from_word) {
            read.preys[prey] = PreyCard { species, value: raw.value, footprint: raw.footprint, gain };
        }
    }
    let tokens = reader.items::<RawBeast>(FILE, "animal");
    at_most(reader, FILE, "animal", &tokens, 0, Beast::COUNT);
    for (beast, item) in Beast::all().zip(&tokens) {
        labels.beasts.push(item.id.clone());
        read.beasts_all.insert(beast);
        small(reader, FILE, item.line, "points", item.value.points, 1, 9);
        let at = (FILE, item.line);
        if let Some(species) = word(reader, at, "species", &item.value.species, Species::from_word) {
            read.beasts[beast] = (species, item.value.points);
        }
    }
    read
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRite {
    kind: String,
    value: u8,
    development: u8,
    #[serde(default)]
    points: u8,
    each: Option<u8>,
    goods: Option<Vec<String>>,
    terrain: Option<String>,
    megalith: Option<String>,
    species: Option<String>,
    fish: Option<String>,
    sections: Option<Vec<String>>,
}

type Rites = Table<Rite, RiteCard, { Rite::COUNT }>;

pub(super) fn ceremony(reader: &mut Reader<'_>, labels: &mut Labels) -> (Rites, Bits<Rite>) {
    const FILE: &str = "ceremony.toml";
    let mut table = Table::filled(RiteCard { count: Count::Copy, points: 0, value: 1, dev: 0 });
    let mut all = Bits::EMPTY;
    let items = reader.items::<RawRite>(FILE, "ceremony");
    at_most(reader, FILE, "ceremony", &items, 5, Rite::COUNT);
    for (rite, item) in Rite::all().zip(&items) {
        labels.rites.push(item.id.clone());
        all.insert(rite);
        small(reader, FILE, item.line, "value", item.value.value, 1, 3);
        small(reader, FILE, item.line, "development", item.value.development, 0, 9);
        small(reader, FILE, item.line, "points", item.value.points, 0, 20);
        if let Some(count) = count(reader, FILE, item) {
            let RawRite { value, development, points, .. } = item.value;
            table[rite] = RiteCard { count, points, value, dev: development };
        }
    }
    (table, all)
}

/// What a card counts; a parameter that is missing, wrong or too much is a fault.
fn count(reader: &mut Reader<'_>, file: &str, item: &Item<RawRite>) -> Option<Count> {
    let at = (file, item.line);
    let raw = &item.value;
    let given = [
        ("each", raw.each.is_some()),
        ("goods", raw.goods.is_some()),
        ("terrain", raw.terrain.is_some()),
        ("megalith", raw.megalith.is_some()),
        ("species", raw.species.is_some()),
        ("fish", raw.fish.is_some()),
        ("sections", raw.sections.is_some()),
    ];
    let wanted = match raw.kind.as_str() {
        "gather-set" => "goods",
        "members-on-terrain" => "terrain",
        "megalith-bonus" => "megalith",
        "dev-pairs" | "track-thirds" | "gather-any-pair" | "track-15" => "each",
        "footprint-count" | "animal-count" => "species",
        "fish-species" => "fish",
        "paint-pattern" => "sections",
        _ => "",
    };
    for (key, there) in given {
        if there != (key == wanted) {
            let verb = if there { "has no use for" } else { "needs" };
            reader.fault(file, item.line, format!("{}: the kind '{}' {verb} '{key}'", item.id, raw.kind));
            return None;
        }
    }
    let each = raw.each.unwrap_or(1);
    if each == 0 {
        reader.fault(file, item.line, format!("{}: 'each' is at least 1", item.id));
    }
    let (none, no_list) = (String::new(), Vec::new());
    let one = |w: &Option<String>| w.clone().unwrap_or(none.clone());
    Some(match raw.kind.as_str() {
        "gather-set" => {
            let goods: Bits<Good> = raw
                .goods
                .as_ref()
                .unwrap_or(&no_list)
                .iter()
                .filter_map(|w| word(reader, at, "good", w, Good::from_word))
                .collect();
            if goods.len() < 2 {
                reader.fault(file, item.line, format!("{}: a set has at least two different goods", item.id));
            }
            Count::GatherSet(goods)
        }
        "members-on-terrain" => {
            Count::MembersOnTerrain(word(reader, at, "terrain", &one(&raw.terrain), Terrain::from_word)?)
        }
        "members-at-home" => Count::MembersAtHome,
        "paint-full-row" => Count::PaintFullRow,
        "megalith-bonus" => {
            Count::MegalithBonus(word(reader, at, "megalith", &one(&raw.megalith), Megalith::from_word)?)
        }
        "dev-pairs" => Count::DevPairs(each),
        "track-thirds" => Count::TrackThirds(each),
        "ceremony-count" => Count::Ceremonies,
        "animal-trio" => Count::AnimalTrio,
        "footprint-count" => {
            Count::Footprints(word(reader, at, "species", &one(&raw.species), Species::from_word)?)
        }
        "camp-count" => Count::Camps,
        "gather-any-pair" => Count::GatherAnyPair(each),
        "copy" => Count::Copy,
        "track-15" => Count::Track15(each),
        "fish-species" => {
            Count::FishSpecies(word(reader, at, "kind of fish", &one(&raw.fish), FishKind::from_word)?)
        }
        "fish-trio" => Count::FishTrio,
        "animal-count" => {
            Count::Animals(word(reader, at, "species", &one(&raw.species), Species::from_word)?)
        }
        "paint-pattern" => {
            let sections: Bits<Section> = raw
                .sections
                .as_ref()
                .unwrap_or(&no_list)
                .iter()
                .filter_map(|w| word(reader, at, "section", w, Section::from_word))
                .collect();
            if sections.is_empty() {
                reader.fault(file, item.line, format!("{}: a pattern has sections", item.id));
            }
            Count::PaintPattern(sections)
        }
        other => {
            reader.fault(file, item.line, format!("{}: there is no kind of ceremony '{other}'", item.id));
            return None;
        }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCamp {
    members: u8,
    settlers: u8,
    points: u8,
    development: u8,
}

pub(super) fn camps(reader: &mut Reader<'_>, labels: &mut Labels) -> Table<Camp, CampCard, { Camp::COUNT }> {
    const FILE: &str = "camps.toml";
    let mut table = Table::filled(CampCard::default());
    let items = reader.items::<RawCamp>(FILE, "camp");
    reader.expect_count(FILE, "camp", &items, Camp::COUNT);
    for (camp, item) in Camp::all().zip(&items) {
        labels.camps.push(item.id.clone());
        let RawCamp { members, settlers, points, development: dev } = item.value;
        small(reader, FILE, item.line, "members", members, 1, 10);
        small(reader, FILE, item.line, "points", points, 0, 30);
        small(reader, FILE, item.line, "development", dev, 0, 9);
        if settlers > members {
            reader.fault(FILE, item.line, format!("{}: settlers are some of the members", item.id));
        }
        table[camp] = CampCard { members, settlers, points, dev };
    }
    table
}

fn at_most<T>(reader: &mut Reader<'_>, file: &str, kind: &str, items: &[Item<T>], least: usize, most: usize) {
    if !(least..=most).contains(&items.len()) {
        reader.fault(file, 0, format!("there must be {least} to {most} [[{kind}]], not {}", items.len()));
    }
}

fn small(reader: &mut Reader<'_>, file: &str, line: usize, what: &str, n: u8, low: u8, high: u8) {
    if !(low..=high).contains(&n) {
        reader.fault(file, line, format!("{what} must be {low} to {high}, not {n}"));
    }
}
