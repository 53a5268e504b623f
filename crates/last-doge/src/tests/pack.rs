use content::{Pack, Packed};

use crate::LastDoge;

fn load(file: &str, from: &str, to: &str) -> Result<LastDoge, String> {
    let files: Vec<(&str, String)> = LastDoge::FILES
        .iter()
        .map(|(name, text)| {
            let changed = if *name == file { text.replacen(from, to, 1) } else { text.to_string() };
            assert!(*name != file || changed != *text, "{from} is not in {file}");
            (*name, changed)
        })
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (*n, t.as_str())).collect();
    LastDoge::load(&Pack::embedded(&files)).map_err(|f| f.to_string())
}

fn refused(file: &str, from: &str, to: &str) -> String {
    load(file, from, to).err().expect("a broken pack is refused")
}

/// LD-S02 LD-S05 LD-S04: the counts of the box are checked, with file and line.
#[test]
fn the_box_is_counted() {
    assert!(
        refused("tiles.toml", "number = 2", "number = 3")
            .contains("there must be 2 tiles of number 2, not 1 (LD-S02)")
    );
    assert!(
        refused("tiles.toml", "effect = \"discovery\"", "effect = \"camp\"")
            .contains("one artefact district")
    );
    assert!(
        refused("cards.toml", "copies = 3", "copies = 4").contains("there must be 63 action cards, not 64")
    );
    assert!(refused("artefacts.toml", "id = \"a23\"", "id = \"a24\"").contains("unknown artefact"));
    let unknown = refused("tribes.toml", "id = \"cult\"", "id = \"cat\"");
    assert!(unknown.starts_with("tribes.toml:"), "{unknown}");
}

/// LD-S03: a city has 27 joined tiles and one treasure.
#[test]
fn cities_are_checked() {
    assert!(refused("cities.toml", "\".#####.\"", "\".####..\"").contains("27 tiles, not 26"));
    assert!(refused("cities.toml", "###T###", "#######").contains("one tile under the treasure"));
    assert!(
        refused(
            "cities.toml",
            "\".#####.\",\n    \".#####.\",\n    \"###T###\"",
            "\"#..#..#.#\",\n    \"..#..#..\",\n    \"###T####\""
        )
        .contains("city 'classic'")
    );
}

/// Programs and powers are a small vocabulary; anything else is refused.
#[test]
fn unknown_operations_are_refused() {
    assert!(refused("cards.toml", "op = \"cover\"", "op = \"cower\"").contains("cower"));
    assert!(
        refused("artefacts.toml", "power = \"vest\"", "power = \"west\"").contains("unknown power 'west'")
    );
    assert!(refused("artefacts.toml", "moment = \"attacked\"\n", "").contains("a program needs its moment"));
    assert!(refused("cards.toml", "color = \"reaction\"", "color = \"grey\"").contains("reactions"));
    assert!(refused("game.toml", "max = 60", "max = 0").contains("rounds"));
}

/// Every item says where it comes from.
#[test]
fn coverage_is_known() {
    let game = LastDoge::built_in();
    let [printed, deduced, designed] = game.coverage().totals();
    // 27 tiles, 7 effects, 19 cards, 23 artefacts, 5 tribes, 4 cities, 2 of the game.
    assert_eq!(printed + deduced + designed, 27 + 7 + 19 + 23 + 5 + 4 + 2);
    assert!(printed >= 9 && deduced >= 8, "{printed} {deduced} {designed}");
}

/// LD-C01: an owner of the box can change a card by TOML alone.
#[test]
fn a_card_can_be_changed_in_the_pack() {
    let game = load(
        "cards.toml",
        "op = \"look\", scope = \"free\", n = 3",
        "op = \"look\", scope = \"free\", n = 2",
    )
    .ok()
    .unwrap();
    let program = game.content.program(crate::state::Source::Card { card: crate::Card::OldMap });
    assert_eq!(program[0], crate::Op::Look { scope: crate::Scope::Free, n: 2, may: false });
}
