use serde::Deserialize;

use crate::{Pack, Provenance, Reader};

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Tile {
    shows: String,
    #[serde(default)]
    value: u8,
}

const GOOD: &str = r#"
[[tile]]
id = "B01"
shows = "wood"
value = 2
provenance = "designed"
source = "balanced with the start ring"

[[tile]]
id = "B02"
shows = "bison"
provenance = "printed"
source = "p. 4"
"#;

fn read(text: &str) -> Result<Vec<crate::Item<Tile>>, Vec<String>> {
    let pack = Pack::embedded(&[("tiles.toml", text)]);
    let mut reader = Reader::new(&pack);
    let tiles = reader.items::<Tile>("tiles.toml", "tile");
    match reader.finish() {
        Ok(_) => Ok(tiles),
        Err(faults) => Err(faults.0.iter().map(|f| f.to_string()).collect()),
    }
}

fn refused(text: &str) -> Vec<String> {
    read(text).expect_err("a broken pack is refused")
}

#[test]
fn items_are_read_with_their_provenance() {
    let tiles = read(GOOD).unwrap();
    assert_eq!(tiles.len(), 2);
    assert_eq!((tiles[0].id.as_str(), tiles[0].provenance, tiles[0].line), ("B01", Provenance::Designed, 2));
    assert_eq!((tiles[1].value.shows.as_str(), tiles[1].value.value), ("bison", 0));
}

#[test]
fn coverage_counts_by_kind() {
    let pack = Pack::embedded(&[("tiles.toml", GOOD)]);
    let mut reader = Reader::new(&pack);
    reader.items::<Tile>("tiles.toml", "tile");
    let coverage = reader.finish().unwrap();
    assert_eq!(coverage.totals(), [1, 0, 1]);
    assert_eq!(coverage.provenance("tile", "B02"), Some(Provenance::Printed));
}

#[test]
fn unknown_keys_are_refused_with_their_line() {
    let faults = refused(&GOOD.replace("value = 2", "valeu = 2"));
    assert!(faults[0].starts_with("tiles.toml:5: tile 'B01': unknown field `valeu`"), "{faults:?}");
}

#[test]
fn unknown_kinds_are_refused() {
    let faults = refused(&format!("{GOOD}\n[[tiel]]\nid = \"x\"\n"));
    assert!(
        faults[0].contains("unknown kind 'tiel'") && faults[0].starts_with("tiles.toml:15:"),
        "{faults:?}"
    );
}

#[test]
fn duplicate_ids_are_refused() {
    assert_eq!(
        refused(&GOOD.replace("B02", "B01")),
        ["tiles.toml:9: there are two of [[tile]] with id 'B01'"]
    );
}

#[test]
fn missing_provenance_and_source_are_refused_together() {
    let faults = refused(&GOOD.replace("provenance = \"printed\"\nsource = \"p. 4\"\n", ""));
    assert_eq!(faults.len(), 2);
    assert!(faults[0].contains("tile 'B02': provenance is missing"), "{faults:?}");
}

#[test]
fn a_wrong_type_and_a_syntax_error_name_their_line() {
    assert!(
        refused(&GOOD.replace("value = 2", "value = \"two\""))[0].starts_with("tiles.toml:5: tile 'B01'")
    );
    assert!(refused(&GOOD.replace("value = 2", "value = "))[0].starts_with("tiles.toml:5:"));
}

#[test]
fn a_missing_file_is_named() {
    let pack = Pack::embedded(&[]);
    let mut reader = Reader::new(&pack);
    reader.items::<Tile>("tiles.toml", "tile");
    let faults = reader.finish().unwrap_err();
    assert_eq!(faults.to_string(), "tiles.toml: the file is missing (it holds 'tile')");
}

/// Games go on after a sentence was mended; they must not when the content plays differently.
#[test]
fn the_hash_depends_on_what_changes_play() {
    let hash = |text: &str| Pack::embedded(&[("tiles.toml", text)]).hash();
    let same = |from: &str, to: &str| {
        assert!(GOOD.contains(from));
        assert_eq!(hash(GOOD), hash(&GOOD.replace(from, to)), "{to}");
    };
    same("\n", "\r\n");
    same("balanced with", "weighed against");
    same("\"printed\"", "\"deduced\"");
    same("shows = \"wood\"\nvalue = 2\n", "# A comment.\nvalue = 0x2\nshows = 'wood'\n");
    same("shows = \"bison\"", "title = \"a bison\"\nshows = \"bison\"");
    for (from, to) in [("value = 2", "value = 3"), ("\"bison\"", "\"deer\""), ("B01", "B03")] {
        assert_ne!(hash(GOOD), hash(&GOOD.replace(from, to)), "{to}");
    }
    let (head, second) = GOOD.split_at(GOOD.rfind("[[tile]]").unwrap());
    assert_ne!(hash(GOOD), hash(&format!("{second}{head}")), "draws follow the order of items");
    assert_ne!(hash(GOOD), Pack::embedded(&[("other.toml", GOOD)]).hash());
    assert_ne!(hash("no [toml"), hash("no [tom"), "a broken file stands for itself");
}

#[test]
fn canonical_text_is_json_with_keys_in_order() {
    let value: toml::Value = toml::from_str("b = [1, 'x\"y']\na = {d = true, c = 1.5}").unwrap();
    assert_eq!(crate::canonical(&value), r#"{"a":{"c":1.5,"d":true},"b":[1,"x\"y"]}"#);
}

/// The hashes that program 96fa899 wrote for its packs.
const FORMER: [&str; 4] = ["800e72089fcb8546", "4d5dc1dc012da16a", "345232f7bf817df6", "2e73a7ee5ece75a1"];

#[test]
fn packs_of_former_boxes_are_known() {
    for former in FORMER {
        assert!(crate::was_built_in(former) && crate::was_built_in(crate::known_as(former)), "{former}");
        assert_ne!(crate::known_as(former), former);
    }
    assert_eq!(crate::known_as("0123456789abcdef"), "0123456789abcdef");
    assert!(!crate::was_built_in("0123456789abcdef"));
}
