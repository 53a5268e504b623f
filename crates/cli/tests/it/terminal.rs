//! The game in the terminal, typed by a script.

use std::fs;

use crate::dolmen_in;

const GAME: [&str; 7] = ["play", "doggerland", "--players", "2", "--bots", "random", "--seed"];

#[test]
fn a_person_can_look_ask_why_choose_take_back_and_save() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = GAME.to_vec();
    args.extend(["7", "--set", "first=seat1"]);
    let typed = "help\nwhat\ntable\nlog 5\nwhy\nwhy expedition a1\n999\nnonsense\nundo\n1\nundo\nredo\nundo\nsave mine\nquit\n";
    let ran = dolmen_in(folder.path(), &args, typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in [
        "Doggerland",
        "Type the number of an option",
        "  1. ",
        "(DG-",
        "Place members for one action now",
        "There is no option 999",
        "'nonsense' is no option here",
        "there is no decision of this seat to take back",
        "Saved as mine.dolmen",
    ] {
        assert!(ran.out.contains(part), "'{part}' is missing:\n{}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}'), "plain lines only: no escape codes");

    let record = fs::read_to_string(folder.path().join("mine.dolmen")).unwrap();
    assert!(record.contains("\nundo seat1 ") && !record.contains("\nseed "), "{record}");
    let resumed = dolmen_in(folder.path(), &["play", "--resume", "mine.dolmen"], "log\nquit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(resumed.out.contains("Saved as mine.dolmen"), "{}", resumed.out);
}

#[test]
fn the_end_of_input_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut args = GAME.to_vec();
    args.push("3");
    let ran = dolmen_in(folder.path(), &args, "1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(folder.path().join("doggerland.dolmen").exists(), "{}", ran.out);
    // A second game does not overwrite the first.
    let first = fs::read_to_string(folder.path().join("doggerland.dolmen")).unwrap();
    let ran = dolmen_in(folder.path(), &args, "2\n2\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(fs::read_to_string(folder.path().join("doggerland.dolmen")).unwrap(), first);
}

#[test]
fn a_whole_game_is_played_to_its_score_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    for lang in ["en", "fr", "pt"] {
        let mut args = GAME.to_vec();
        args.extend(["11", "--lang", lang]);
        // The last option of every prompt ends parts and passes, so the game goes on quickly.
        let typed = "1\n".repeat(3000) + &format!("{lang}\n");
        let ran = dolmen_in(folder.path(), &args, &typed);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("1. "), "{}", ran.out);
        let over = ran.out.contains("Name to keep the record under");
        assert!(over, "the game ends:\n{}", &ran.out[ran.out.len().saturating_sub(2000)..]);
    }
}

#[test]
fn draws_of_a_real_table_are_typed_in() {
    let folder = tempfile::tempdir().unwrap();
    let ran =
        dolmen_in(folder.path(), &["play", "doggerland", "--players", "2", "--typed"], "nonsense\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("What was drawn?") && ran.out.contains("there is no choice 'nonsense'"),
        "{}",
        ran.out
    );
}
