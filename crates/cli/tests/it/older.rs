//! Records that older programs have written.

use std::{fs, path::Path};

use serde_json::Value;

use crate::dolmen;

/// Finished games as program 96fa899 recorded them, in the first form of records.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/96fa899");

/// The numbers of the rules of today.
fn rules_of(game: &str) -> u64 {
    let games: Value = serde_json::from_str(&dolmen(&["games", "--json"]).out).unwrap();
    let game =
        games.as_array().unwrap().iter().find(|g| g["id"] == game).expect("the game is still there").clone();
    game["rules"].as_u64().unwrap()
}

/// They are good where they go just the same by the rules of today, and named with the first line that differs otherwise.
#[test]
fn records_of_program_96fa899_are_read() {
    let mut n = 0;
    for entry in fs::read_dir(FOLDER).unwrap() {
        let path = entry.unwrap().path();
        let file = path.to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("dolmen-record 1\n"));
        let written = text.lines().find_map(|line| line.strip_prefix("rules ")).unwrap();
        let here = rules_of(path.file_stem().unwrap().to_str().unwrap());
        let found: Value = serde_json::from_str(&dolmen(&["verify", file, "--json"]).out).unwrap();
        let found = &found[0];
        if found["good"] == true {
            assert_eq!((&found["format"], &found["seed_checked"]), (&1.into(), &true.into()), "{found}");
            assert_eq!(found["played"][0]["rules"].to_string(), written, "it keeps its number");
            assert_eq!(found["digest"].as_str().unwrap().len(), 64);
        } else {
            assert_ne!(here.to_string(), written, "by the same rules it is as it was: {found}");
            assert_eq!(found["code"], "record-rules", "{found}");
            assert!(
                found["line"].as_u64().unwrap() > 0 || found["fault"].as_str().unwrap().contains("set-up"),
                "{found}"
            );
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "an old record is not touched");
        n += 1;
    }
    assert_eq!(n, 4, "one of each game in {}", Path::new(FOLDER).display());
}
