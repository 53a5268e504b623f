//! Games with content of somebody's own.

use std::{fs, path::Path};

use crate::games::Games;

const CONTENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/doggerland");

/// The tutorial of the game with its pack, after a change of one file.
fn tutorial(file: &str, from: &str, to: &str) -> Option<u32> {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(CONTENT).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|x| x == "toml") {
            fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
        }
    }
    let path = folder.path().join(file);
    let text = fs::read_to_string(&path).unwrap();
    let changed = text.replace(from, to);
    assert_ne!(text, changed);
    fs::write(path, changed).unwrap();
    let mut games = Games::from_catalog();
    games.play_with("doggerland", Path::new(folder.path())).unwrap();
    games.get("doggerland").unwrap().info().tutorial_minutes
}

#[test]
fn a_tutorial_that_cannot_be_played_with_a_pack_is_not_offered() {
    assert_eq!(tutorial("crafts.toml", "points = 3", "points = 9"), Some(12));
    assert_eq!(tutorial("tables.toml", "stone = 1", "stone = 9"), None);
}
