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

/// How often the options are shown.
fn shown(out: &str) -> usize {
    out.matches("\n  1. ").count()
}

/// TB-H04: two people at one keyboard take back what was decided last, whoever is asked, or what a named one has decided.
#[test]
fn back_acts_for_whoever_decided_last_at_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let two =
        ["play", "doggerland", "--players", "2", "--names", "Ann,Ben", "--seed", "7", "--set", "first=seat1"];
    let typed = "pass\nundo\npass\nundo seat2\nundo Zoe\nundo ann\nredo\nundo seat1\nsave both\nquit\n";
    let ran = dolmen_in(folder.path(), &two, typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in [
        "there is no decision of this seat to take back",
        "Nobody here is called 'Zoe'. There are seat1 (Ann), seat2 (Ben).",
    ] {
        assert!(ran.out.contains(part), "'{part}' is missing:\n{}", ran.out);
    }
    let record = fs::read_to_string(folder.path().join("both.dolmen")).unwrap();
    assert_eq!(record.matches("\nundo seat1 ").count(), 3, "{record}");
    assert_eq!(record.matches("\nredo seat1 ").count(), 1, "{record}");
    // Nothing is hidden in this game: the keyboard is handed on without a word.
    assert!(!ran.out.contains("hand the keyboard"), "{}", ran.out);

    // After each refusal the options are shown again.
    let before = shown(&dolmen_in(folder.path(), &two, "quit\n").out);
    for refused in ["999", "nonsense", "undo", "undo seat2", "redo", "feed"] {
        let ran = dolmen_in(folder.path(), &two, &format!("{refused}\nquit\n"));
        assert_eq!(shown(&ran.out), before + 1, "{refused}:\n{}", ran.out);
    }
    let bots = ["play", "doggerland", "--bots", "random", "--seed", "7", "--set", "first=seat1"];
    let ran = dolmen_in(folder.path(), &bots, "undo seat2\nquit\n");
    assert!(ran.out.contains("seat2 is played by a bot."), "{}", ran.out);
}

/// TB-H02 TB-H03: where hands are hidden each person hands the keyboard on, and the next one says when to go on.
#[test]
fn hidden_hands_stay_hidden_between_two_people_at_one_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let two = ["play", "last-doge", "--players", "2", "--names", "Ann,Ben", "--seed", "7"];
    let pass = "when you have read this, press Enter and hand the keyboard to";
    // Whatever is offered first is chosen until the other one is asked.
    let first: String = (0..60)
        .map(|n| "1\n".repeat(n))
        .find(|typed| dolmen_in(folder.path(), &two, &format!("{typed}quit\n")).out.contains(pass))
        .expect("a turn ends");
    let questions = |out: &str| shown(out);
    let before = dolmen_in(folder.path(), &two, &format!("{first}quit\n"));
    let waits = dolmen_in(folder.path(), &two, &format!("{first}1\nhelp\nquit\n"));
    assert_eq!(questions(&waits.out), questions(&before.out), "nobody answers for the next one by accident");
    assert!(waits.out.contains("Press Enter to hand the keyboard on"), "{}", waits.out);
    let covered = dolmen_in(folder.path(), &two, &format!("{first}\nquit\n")).out;
    let (_, after) = covered.split_once(pass).unwrap();
    assert!(
        after.contains(&"\n".repeat(40)) && after.contains("press Enter when nobody else can read this."),
        "{after}"
    );
    let went_on = dolmen_in(folder.path(), &two, &format!("{first}\n\nquit\n"));
    assert_eq!(questions(&went_on.out), questions(&before.out) + 1, "{}", went_on.out);
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
