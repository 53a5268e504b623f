use content::{Pack, Packed};
use kernel::{Choices, Game, Rng, Setup};

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

/// A pack with changed numbers and words is refused, or gives games that end soundly.
#[test]
fn changed_packs_play_or_are_refused() {
    let mut rng = Rng::new(11);
    let mut accepted = 0;
    for _ in 0..400 {
        let file = rng.below(LastDoge::FILES.len() as u32) as usize;
        let lines: Vec<&str> = LastDoge::FILES[file].1.lines().collect();
        let mut changed: Vec<String> = lines.iter().map(|l| l.to_string()).collect();
        let (at, from) = (rng.below(lines.len() as u32) as usize, rng.below(lines.len() as u32) as usize);
        let digit = char::from_digit(rng.below(10), 10).unwrap_or('0').to_string();
        match rng.below(3) {
            0 => changed[at] = changed[at].replacen(|c: char| c.is_ascii_digit(), &digit, 1),
            // The same key of another item.
            1 if lines[from].split(' ').next() == lines[at].split(' ').next() => {
                changed[at] = lines[from].to_owned()
            }
            _ => changed[at] = changed[at].replace(" = 1", &format!(" = 2{digit}")),
        }
        let text = changed.join("\n");
        let files: Vec<(&str, &str)> = LastDoge::FILES
            .iter()
            .enumerate()
            .map(|(i, (n, t))| (*n, if i == file { text.as_str() } else { *t }))
            .collect();
        let Ok(game) = LastDoge::load(&Pack::embedded(&files)) else { continue };
        accepted += 1;
        let mut state = game.start(&Setup::usual(&game, 2 + rng.below(4) as usize));
        testkit::playout(&game, &mut state, &mut Choices::new(), &mut rng);
        game.audit(&state).expect("an accepted pack gives sound games");
    }
    assert!(accepted > 100, "only {accepted} were accepted");
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
