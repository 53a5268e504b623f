//! Bad input gets a specific message, a non-zero exit, and loses nothing.

use std::fs;

use crate::{dolmen, dolmen_in};

/// The exit code and what was said.
fn refused(args: &[&str], part: &str) {
    let ran = dolmen(args);
    let said = format!("{}{}", ran.out, ran.err);
    assert_ne!(ran.code, 0, "{args:?} is refused");
    assert!(said.contains(part), "{args:?} should say '{part}', not:\n{said}");
    assert!(!said.contains("panicked"), "{said}");
}

#[test]
fn wrong_arguments() {
    refused(&["sim", "chess"], "there is no game 'chess'");
    refused(&["sim", "doggerland", "--players", "9"], "doggerland is for 1 to 4 players, not 9");
    refused(&["sim", "doggerland", "--players", "0"], "doggerland is for 1 to 4 players, not 0");
    refused(&["sim", "doggerland", "--mode", "endless"], "cannot be 'endless'");
    refused(&["sim", "doggerland", "--set", "colour=red"], "has no option 'colour'");
    refused(&["sim", "doggerland", "--set", "colour"], "not of the form option=value");
    refused(&["sim", "doggerland", "--players", "1", "--mode", "short"], "short");
    refused(&["sim", "doggerland", "--bots", "genius"], "there is no bot 'genius'");
    refused(&["sim", "doggerland", "--games", "0"], "at least one game");
    refused(&["sim", "doggerland", "--pack", "/no/such/folder"], "cannot be read");
    refused(&["bench", "doggerland", "--runs", "0"], "at least one run");
    refused(&["verify", "/no/such/file"], "cannot be read");
    refused(
        &["play", "doggerland", "--players", "2", "--bots", "random,random,random"],
        "3 bots for 2 seats",
    );
    refused(&["play", "doggerland", "--lang", "xx", "--players", "2"], "there is no language 'xx'");
}

/// A record that was changed by somebody who knows how to make a chain.
fn forged(record: &str, from: &str, to: &str) -> String {
    let changed = record.replacen(from, to, 1);
    let line = changed.lines().rev().find(|line| line.contains(": pass ")).unwrap();
    let number = line.split(' ').next().unwrap();
    // A decision that no rules know, so that other rules are the reason.
    table::relink(&changed.replacen(line, &format!("{number} seat1: fly away ~"), 1))
}

#[test]
fn broken_records() {
    let folder = tempfile::tempdir().unwrap();
    let ran = dolmen_in(folder.path(), &["sim", "doggerland", "--games", "1", "--records", "r"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let good = fs::read_to_string(folder.path().join("r/000000.dolmen")).unwrap();
    let path = folder.path().join("bad.dolmen");
    let file = path.to_str().unwrap().to_owned();
    let mark = &good[good.find(" =").unwrap()..][..8];
    let cases = [
        (good[..good.len() / 2].to_owned(), "line"),
        (good.lines().take(40).map(|l| format!("{l}\n")).collect(), "truncated: its end line is missing"),
        (good.replacen("game doggerland", "game chess", 1), "there is no game 'chess'"),
        (good.replacen("rules ", "rules 9", 1), "the hash chain is broken"),
        (forged(&good, "rules ", "rules 9"), "this program has"),
        (forged(&good, mark, " =0000 ~"), "begins in another position: "),
        (good.replacen("dolmen-record 2", "dolmen-record 9", 1), "only records up to 'dolmen-record 2'"),
        (good.replacen("pack ", "pack f", 1), "--pack"),
        (good.replacen(": pass ~", ": pas ~", 1), "the hash chain is broken"),
        ("\u{0}\u{1}".to_owned(), "this is no record"),
        (String::new(), "this is no record"),
    ];
    for (text, part) in cases {
        fs::write(&path, &text).unwrap();
        refused(&["verify", &file], part);
        refused(&["replay", &file], part);
        refused(&["play", "--resume", &file], part);
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "a broken record is not touched");
    }
    fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    refused(&["verify", &file], "is no text");
    fs::write(&path, &good).unwrap();
    refused(&["replay", &file, "--at", "99999"], "decisions, so it cannot be shown");
    refused(&["replay", &file, "--seat", "7"], "there is no seat 7");
}

/// A position says of which game, rules and content it is, and what it was.
#[test]
fn positions_that_are_not_what_they_say() {
    let folder = tempfile::tempdir().unwrap();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/doggerland/records/2-short.dolmen");
    let written = dolmen(&["replay", record, "--at", "40", "--toml"]).out;
    let (head, _) = written.split_once('\n').unwrap();
    let words: Vec<&str> = head.split(' ').collect();
    let ["#", "position", "doggerland", rules, pack, digest] = words[..] else { panic!("{head}") };
    let path = folder.path().join("x.scenario");
    let file = path.to_str().unwrap().to_owned();
    let scenario = |game: &str, position: &str| {
        fs::write(
            &path,
            format!("scenario s\ngame {game}\nposition\n{position}\nend\nexpect next = \"x\"\n"),
        )
        .unwrap();
    };
    // As it was written it is adopted, and the scenario goes on to what does not hold.
    scenario("doggerland", &written);
    refused(&["scenario", &file], "next is");
    let cases = [
        ("paleo", written.clone(), "another game: 'doggerland' is written, here is 'paleo'".to_owned()),
        (
            "doggerland",
            written.replacen(&format!("doggerland {rules} "), "doggerland 99 ", 1),
            format!("another number of the rules: '99' is written, here is '{rules}'"),
        ),
        ("doggerland", written.replacen(pack, "deadbeefdeadbeef", 1), "another pack: 'deadbeef".to_owned()),
        ("doggerland", written.replacen(digest, &"0".repeat(64), 1), "so it was changed: '0000".to_owned()),
        (
            "doggerland",
            written.replacen("hut_taken = false", "hut_taken = true", 1),
            format!("so it was changed: '{digest}' is written"),
        ),
        (
            "doggerland",
            written.replacen("\nround = ", "\nrund = ", 1),
            "the position cannot be read".to_owned(),
        ),
        ("doggerland", written[..written.len() / 2].to_owned(), "position".to_owned()),
        ("doggerland", head.replacen(digest, "", 1), "says no game, rules, pack and digest".to_owned()),
    ];
    for (game, position, said) in cases {
        scenario(game, &position);
        refused(&["scenario", &file], &said);
    }
}

#[test]
fn broken_scenarios() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.scenario");
    let file = path.to_str().unwrap().to_owned();
    let start = "scenario s\ngame doggerland\nsetup players=2 first=seat1\n";
    let cases = [
        ("expect x = 1".to_owned(), "stands before the first"),
        ("scenario".to_owned(), "needs a title"),
        ("scenario s\nsetup players=2".to_owned(), "does not say which game"),
        ("scenario s\ngame chess\nexpect x = 1".to_owned(), "there is no game 'chess'"),
        (format!("{start}expect nowhere = 1"), "has no 'nowhere'"),
        (format!("{start}do seat1: fly"), "there is no choice 'fly'"),
        (format!("{start}do seat1 pass"), "a decision is"),
        (format!("{start}position\nx = 1"), "no 'end'"),
        (format!("{start}position\nx = 1\nend"), "the position cannot be read"),
        (start.to_owned(), "expects nothing"),
    ];
    for (text, part) in cases {
        fs::write(&path, &text).unwrap();
        refused(&["scenario", &file], part);
    }
}

/// Worlds of other rules or content may look the same and mean something else.
#[test]
fn an_engine_does_not_play_by_other_rules() {
    let games: serde_json::Value = serde_json::from_str(&dolmen(&["games", "--json"]).out).unwrap();
    let rules =
        games.as_array().unwrap().iter().find(|game| game["id"] == "doggerland").unwrap()["rules"].clone();
    let content: serde_json::Value =
        serde_json::from_str(&dolmen(&["content", "doggerland", "--json"]).out).unwrap();
    let pack = content[0]["pack"].clone();
    let said = |rules: &serde_json::Value, pack: &serde_json::Value| {
        let setup = serde_json::json!({
            "type": "setup", "game": "doggerland", "rules": rules, "pack": pack, "setup": "players=2", "seat": 1,
            "seats": 2, "seed": 1,
        });
        let quit = serde_json::json!({ "type": "quit" });
        dolmen_in(std::path::Path::new("."), &["engine", "--bot", "random"], &format!("{setup}\n{quit}\n"))
            .out
    };
    assert!(said(&rules, &pack).contains("\"ready\""));
    let other = said(&99.into(), &pack);
    assert!(other.contains("played with rules 99") && !other.contains("ready"), "{other}");
    let other = said(&rules, &"deadbeefdeadbeef".into());
    assert!(other.contains("played with pack deadbeefdeadbeef") && !other.contains("ready"), "{other}");
}
