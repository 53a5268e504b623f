//! Packs: the built-in one is complete, broken ones are refused with the reason.

use content::{Pack, Packed};
use kernel::{Finite, Setup};

use super::game;
use crate::{
    Prehistory,
    ids::{Color, Good, Side},
    pack::Feature,
};

/// The pack with a file changed.
fn changed(file: &str, change: impl Fn(&str) -> String) -> Result<Prehistory, String> {
    let files: Vec<(String, String)> = Prehistory::FILES
        .iter()
        .map(|(name, text)| {
            let text = if *name == file { change(text) } else { (*text).to_owned() };
            assert!(*name != file || text != Prehistory::FILES.iter().find(|f| f.0 == file).unwrap().1);
            ((*name).to_owned(), text)
        })
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    Prehistory::load(&Pack::embedded(&files)).map_err(|f| f.to_string())
}

fn refused(file: &str, from: &str, to: &str, reason: &str) {
    let faults = changed(file, |text| text.replacen(from, to, 1)).err().expect("the pack is refused");
    assert!(faults.contains(reason) && faults.contains(file), "{faults}");
}

/// Removes an item by its id.
fn without(text: &str, kind: &str, id: &str) -> String {
    let head = format!("[[{kind}]]\nid = \"{id}\"\n");
    let start = text.find(&head).expect("the item is there");
    let end = text[start + 2..].find("\n[[").map_or(text.len(), |e| start + 2 + e + 1);
    format!("{}{}", &text[..start], &text[end..])
}

/// PH-S02 PH-S04 PH-S05: the counts of the box.
#[test]
fn the_box_is_complete() {
    let game = game();
    assert_eq!(
        (game.foods_all.len(), game.fish_all.len(), game.preys_all.len(), game.rites_all.len()),
        (30, 30, 30, 34)
    );
    assert_eq!(game.beasts_all.len(), 6);
    for good in Good::all() {
        assert_eq!(game.foods_of[good].len(), 5);
    }
    // Every color stands twice at every position of the price tiles.
    for side in Side::all() {
        for color in Color::all() {
            assert_eq!(game.prices.values().filter(|t| t[side] == color).count(), 2);
        }
    }
    let cells: Vec<_> = game.tiles.values().flatten().collect();
    let count = |f: fn(&Feature) -> bool| cells.iter().filter(|g| f(&g.feature)).count();
    assert_eq!(cells.len(), 80);
    assert_eq!(count(|f| matches!(f, Feature::Megalith(_))), 20);
    assert_eq!(count(|f| matches!(f, Feature::Marker(_))), 12);
    assert_eq!(count(|f| matches!(f, Feature::Animal)), 6);
    let [printed, deduced, designed] = game.coverage().totals();
    assert!(printed > 0 && deduced > 0 && designed > 0);
}

/// PH-S05: a layout must be connected, of the right size, on free cells and made of tiles.
#[test]
fn broken_layouts_are_refused() {
    let tile = "[[-2, 0], [-1, 0], [-2, 1], [-1, 1]]";
    refused("layouts.toml", tile, "[[-2, 0], [-1, 0], [-2, 1], [-1, 2]]", "has not the shape of a tile");
    refused("layouts.toml", tile, "[[-2, 0], [-2, 1], [-1, 0], [-1, 1]]", "has not the shape of a tile");
    refused("layouts.toml", tile, "[[-1, 0], [0, 0], [-1, 1], [0, 1]]", "lies on the start tile");
    refused("layouts.toml", tile, "[[0, -2], [1, -2], [0, -1], [1, -1]]", "lies on another map tile");
    refused("layouts.toml", tile, "[[20, 0], [21, 0], [20, 1], [21, 1]]", "not connected");
    refused("layouts.toml", &format!("    {tile},\n"), "", "need 10 map tiles, not 9");
    refused("layouts.toml", tile, "[[-2, 0], [-1, 0], [-2, 1]]", "needs four cells");
    refused("layouts.toml", "players = 2", "players = 5", "for 2 to 4 players");
    refused("layouts.toml", "id = \"two\"", "id = \"usual\"", "an id of its own");
}

/// PH-S05 PH-N01: map tiles and megaliths must agree, and cells must be known.
#[test]
fn broken_maps_are_refused() {
    refused("map.toml", "rock animal", "rock megalith-b", "there are 6 megaliths b, but 7 cells");
    refused("map.toml", "rock animal", "swamp animal", "there is no terrain 'swamp'");
    refused("map.toml", "rock animal", "rock volcano", "there is no feature 'volcano'");
    refused("map.toml", "plain", "animal", "the map needs 7 animal tokens, but there are only 6");
}

/// PH-X04: a ceremony card needs exactly the parameters of its kind.
#[test]
fn broken_cards_are_refused() {
    refused("ceremony.toml", "goods = [\"berry\", \"egg\"]\n", "", "needs 'goods'");
    refused(
        "ceremony.toml",
        "kind = \"camp-count\"",
        "kind = \"camps\"",
        "there is no kind of ceremony 'camps'",
    );
    refused("hunting.toml", "species = \"mammoth\"", "species = \"dodo\"", "there is no species 'dodo'");
    refused("hunting.toml", "points = 1", "points = 0", "an animal gives points");
    refused("fish.toml", "value = 1", "value = 4", "value must be 1 to 3, not 4");
    refused("gathering.toml", "good = \"egg\"", "good = \"honey\"", "there are 6 of honey");
    refused(
        "painting.toml",
        "symbols = [\"spiral\"]",
        "symbols = []",
        "shows one to three different symbols",
    );
    refused("prices.toml", "\"grey\"", "\"pink\"", "there is no color 'pink'");
    refused("camps.toml", "settlers = 3", "settlers = 9", "settlers are some of the members");
    refused("board.toml", "fishing = [2, 3, 4]", "fishing = [1, 3, 4]", "no side belongs to both halves");
    refused("weather.toml", "cubes = [2, 1, 1, 2, 1, 0]", "cubes = [2, 1, 1, 2, 1]", "W1");
}

/// PH-W03 PH-Q13: smaller packs are played to the end: discards are shuffled, slots stay empty.
#[test]
fn a_small_pack_can_be_played() {
    let small = changed("hunting.toml", |text| {
        (8..=30).fold(text.to_owned(), |text, n| without(&text, "hunting", &format!("H{n:02}")))
    })
    .expect("seven cards are enough");
    assert_eq!(small.preys_all.len(), 7);
    testkit::rules(&small, Setup::usual(&small, 2), 1_500, 7);
    let scarce = changed("fish.toml", |text| {
        (9..=30).fold(text.to_owned(), |text, n| without(&text, "fish", &format!("F{n:02}")))
    })
    .expect("eight fish are enough");
    testkit::rules(&scarce, Setup::usual(&scarce, 4), 1_500, 8);
}

/// PH-S05: every layout can be played.
#[test]
fn every_layout_can_be_played() {
    for land in &game().lands {
        let setup = format!("players={} layout={}", land.players, land.id);
        let setup = Setup::parse(game(), &setup).expect("it fits");
        testkit::rules(game(), setup, 600, 5);
    }
}
