//! Texts that several parts of the presentation use: cubes, prices, gains, cards, cells.

use kernel::{Arg, Finite, Text};
use stdx::Bits;

use crate::{
    Prehistory, State,
    effect::{Count, Gain},
    flow::Price,
    ids::{
        Action, Camp, Cell, Color, Fish, FishKind, Food, Good, Prey, Rite, START, Section, Side, Symbol, Way,
        Wheel,
    },
    notation::cell_name,
    pack::{ByColor, Feature, Ground},
};

/// The text of a kind with a word: `color-red`.
fn kind(prefix: &str, word: &str) -> Text {
    Text::new(format!("{prefix}-{word}"))
}

pub(crate) fn color(color: Color) -> Text {
    kind("color", color.word())
}

pub(crate) fn action(action: Action) -> Text {
    kind("action", action.word())
}

pub(crate) fn wheel(wheel: Wheel) -> Text {
    kind("wheel", wheel.word())
}

pub(crate) fn way(way: Way) -> Text {
    kind("way", way.word())
}

pub(crate) fn good(good: Good) -> Text {
    kind("good", good.word())
}

pub(crate) fn fish_kind(fish: FishKind) -> Text {
    kind("fish", fish.word())
}

pub(crate) fn section(section: Section) -> Text {
    Text::new("section").with("row", section.row() + 1).with("column", section.column() + 1)
}

pub(crate) fn symbols(game: &Prehistory, section: Section) -> Vec<Text> {
    game.sections[section].iter().map(|s: Symbol| kind("symbol", s.word())).collect()
}

pub(crate) fn cell(cell: Cell) -> Text {
    if cell == START { Text::new("cell-start") } else { Text::new("cell").with("name", cell_name(cell)) }
}

/// What is printed on a cell.
pub(crate) fn feature(feature: Feature) -> Text {
    match feature {
        Feature::Plain => Text::new("feature-plain"),
        Feature::Camp => Text::new("feature-camp"),
        Feature::Fish => Text::new("feature-fish"),
        Feature::Gathering => Text::new("feature-gathering"),
        Feature::Animal => Text::new("feature-animal"),
        Feature::Marker(c) => Text::new("feature-marker").with("color", color(c)),
        Feature::Megalith(kind) => Text::new(format!("feature-megalith-{kind}")),
    }
}

pub(crate) fn ground(ground: Option<Ground>, at: Cell) -> Text {
    match ground {
        None => cell(at),
        Some(g) => Text::new("cell-ground")
            .with("name", cell_name(at))
            .with("terrain", kind("terrain", g.terrain.word())),
    }
}

pub(crate) fn food(game: &Prehistory, food: Food) -> Text {
    let (kind, dev) = game.foods[food];
    Text::new("food").with("good", good(kind)).with("dev", dev)
}

pub(crate) fn fish(game: &Prehistory, fish: Fish) -> Text {
    let (species, value) = game.fish[fish];
    Text::new("fish").with("kind", kind("fish", species.word())).with("value", value)
}

pub(crate) fn prey(game: &Prehistory, prey: Prey) -> Text {
    let card = &game.preys[prey];
    let species = kind("species", card.species.word());
    if card.footprint {
        let gain = gain_list(&card.gain);
        Text::new("footprint").with("species", species).with("value", card.value).with("gain", gain)
    } else {
        let points = card.gain.points;
        Text::new("animal").with("species", species).with("value", card.value).with("points", points)
    }
}

pub(crate) fn beast(game: &Prehistory, beast: crate::ids::Beast) -> Text {
    let (species, points) = game.beasts[beast];
    Text::new("beast").with("species", kind("species", species.word())).with("points", points)
}

pub(crate) fn camp(game: &Prehistory, camp: Camp) -> Text {
    let card = game.camps[camp];
    Text::new("camp")
        .with("name", crate::notation::label(&game.labels.camps, camp))
        .with("members", card.members)
        .with("settlers", card.settlers)
        .with("points", card.points)
        .with("dev", card.dev)
}

/// A ceremony card with what it counts.
pub(crate) fn rite(game: &Prehistory, rite: Rite) -> Text {
    let card = &game.rites[rite];
    let name = crate::notation::label(&game.labels.rites, rite);
    Text::new("rite")
        .with("name", name)
        .with("value", card.value)
        .with("dev", card.dev)
        .with("count", rite_count(game, rite))
}

/// What a ceremony card counts at the end.
pub(crate) fn rite_count(game: &Prehistory, rite: Rite) -> Text {
    let card = &game.rites[rite];
    let text = kind("rite", card.count.word()).with("points", card.points);
    match card.count {
        Count::GatherSet(goods) => text.with("goods", goods.iter().map(good).collect::<Vec<_>>()),
        Count::MembersOnTerrain(terrain) => text.with("terrain", kind("terrain", terrain.word())),
        Count::MegalithBonus(stone) => text.with("megalith", Text::new(format!("feature-megalith-{stone}"))),
        Count::DevPairs(each)
        | Count::TrackThirds(each)
        | Count::GatherAnyPair(each)
        | Count::Track15(each) => text.with("each", each),
        Count::Footprints(species) | Count::Animals(species) => {
            text.with("species", kind("species", species.word()))
        }
        Count::FishSpecies(fish) => text.with("fish", kind("fish", fish.word())),
        Count::PaintPattern(sections) => {
            text.with("sections", sections.iter().map(section).collect::<Vec<_>>())
        }
        Count::MembersAtHome
        | Count::PaintFullRow
        | Count::Ceremonies
        | Count::AnimalTrio
        | Count::Camps
        | Count::Copy
        | Count::FishTrio => text,
    }
}

fn cubes(key: &'static str, table: &ByColor<u8>) -> impl Iterator<Item = Text> {
    table
        .iter()
        .filter(|(_, n)| **n > 0)
        .map(|(c, n)| Text::new(key).with("n", *n).with("color", color(c)))
        .collect::<Vec<_>>()
        .into_iter()
}

/// What is gained, part by part.
pub(crate) fn gain_list(gain: &Gain) -> Vec<Text> {
    let mut list: Vec<Text> = cubes("gain-resource", &gain.resources).collect();
    list.extend(cubes("gain-marker", &gain.markers));
    if gain.dev > 0 {
        list.push(Text::new("gain-dev").with("n", gain.dev));
    }
    if gain.points > 0 {
        list.push(Text::new("gain-points").with("n", gain.points));
    }
    if list.is_empty() {
        list.push(Text::new("gain-nothing"));
    }
    list
}

pub(crate) fn price(price: Price) -> Text {
    match price {
        Price::Fixed(cost) => {
            Text::new("price-fixed").with("cubes", cubes("cube", &cost).collect::<Vec<_>>())
        }
        Price::Different(n, colors) => {
            Text::new("price-different").with("n", n).with("colors", color_list(colors))
        }
        Price::Alike(n, colors) => Text::new("price-alike").with("n", n).with("colors", color_list(colors)),
        Price::Dance(n) => Text::new("price-dance").with("n", n),
        Price::Markers(c, n) => Text::new("price-markers").with("n", n).with("color", color(c)),
    }
}

pub(crate) fn color_list(colors: Bits<Color>) -> Vec<Text> {
    colors.iter().map(color).collect()
}

/// What the icon of a price tile at a position means.
pub(crate) fn icon(game: &Prehistory, state: &State, wheel: Wheel, side: Side) -> Text {
    let shown = Arg::from(color(state.price_at(game, wheel, side)));
    match wheel {
        Wheel::Painting => {
            let symbol =
                Symbol::all().find(|s| game.symbol_side[*s] == side).expect("each side has a symbol");
            Text::new("icon-painting").with("symbol", kind("symbol", symbol.word())).with("color", shown)
        }
        Wheel::Gathering => Text::new("icon-gathering").with("slot", side.index() + 1).with("color", shown),
        Wheel::Ceremony => Text::new("icon-ceremony").with("position", side.index()).with("color", shown),
        Wheel::River if game.hunting_half.contains(side) => Text::new("icon-hunting").with("color", shown),
        Wheel::River => Text::new("icon-fishing").with("color", shown),
        Wheel::Migration if game.migration_sides.contains(side) => {
            Text::new("icon-migration").with("color", shown)
        }
        Wheel::Migration => Text::new("icon-unused").with("color", shown),
    }
}
