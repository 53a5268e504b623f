//! Programs as bots: the example of `examples/` and our own engine sit at a table of `dolmen arena`.

use std::{path::Path, process::Command};

use serde_json::Value;

use crate::{Ran, dolmen, programs::FICKLE};

fn arena(game: &str, command: &str) -> Value {
    let bots = format!("random,cmd:{command}");
    // Always the same games: with a program the arena would draw a seed.
    let game = ["arena", game, "--seed", "1", "--bots", &bots, "--deals", "1"];
    let Ran { code, out, err } =
        dolmen(&[&game[..], &["--wait", "20000", "--threads", "2", "--json"]].concat());
    assert_eq!(code, 0, "{err}");
    serde_json::from_str(&out).expect("the report is JSON")
}

/// Every answer of a sound bot is taken: it is never replaced.
fn assert_sound(report: &Value) {
    let lapses = report.get("lapses").and_then(Value::as_object).expect("the report counts lapses");
    assert!(lapses.is_empty(), "it was replaced: {lapses:?}");
    assert_eq!(report["games"], 2);
}

#[test]
fn the_example_in_python_plays_a_game() {
    let found = Command::new("python3").arg("--version").output();
    if !found.is_ok_and(|ran| ran.status.success()) {
        eprintln!("python3 is not installed here");
        return;
    }
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    assert_sound(&arena("doggerland", &format!("python3 {}", example.display())));
}

#[test]
fn our_engine_plays_every_game_for_other_hosts() {
    for game in catalog::ids() {
        assert_sound(&arena(game, &format!("{} engine --bot greedy", env!("CARGO_BIN_EXE_dolmen"))));
    }
}

/// A game that could be begun and taken back for ever comes to its end, and the report says who needed help.
#[test]
fn a_program_that_goes_round_in_circles_cannot_hold_up_a_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fickle.sh");
    std::fs::write(&path, FICKLE).unwrap();
    let report = arena("paleo", &format!("sh {}", path.display()));
    let lapses = report["lapses"].as_object().expect("the report counts lapses");
    let why = lapses.values().next().expect("it was helped on");
    assert!(why["circling"].as_u64() > Some(0), "{lapses:?}");
}

/// Everything that a simulation counts is in the report for designers, also what these games never met.
#[test]
fn the_report_for_designers_has_everything_that_a_game_counts() {
    for game in catalog::ids() {
        let run = |args: &[&str]| -> Value {
            let Ran { code, out, err } = dolmen(args);
            assert_eq!(code, 0, "{err}");
            serde_json::from_str(&out).expect("the report is JSON")
        };
        let sim = run(&["sim", game, "--players", "2", "--games", "1", "--json"]);
        let counts = sim[0]["counts"].as_object().expect("a simulation counts");
        let two = ["arena", game, "--players", "2", "--bots", "random,greedy", "--deals", "2"];
        let report = run(&[&two[..], &["--designer", "--json"]].concat());
        let uses = report["designer"]["uses"].as_array().expect("the report has uses");
        assert_eq!(uses.len(), counts.len(), "{game}");
        let (mut met, mut lifts) = (0, 0);
        for kind in uses {
            let items = counts[kind["kind"].as_str().expect("a name")].as_object().expect("items");
            let found = kind["items"].as_array().expect("items");
            assert_eq!(found.len(), items.len(), "{game}: {}", kind["kind"]);
            for item in found {
                assert!(items.contains_key(item["item"].as_str().expect("a name")), "{game}: {item}");
                met += usize::from(item["a_game"]["value"].as_f64() > Some(0.0));
                lifts += usize::from(!item["lift"].is_null());
            }
        }
        assert!(met > 10 && lifts > 5, "{game}: {met} items were met, {lifts} have a lift");
    }
}

/// Weights that were written go on from there; those of another game and other files are refused.
#[test]
fn tuning_writes_weights_and_goes_on_from_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("weights.json");
    let path = path.to_str().expect("a path of letters");
    let tune = |game: &str, more: &[&str]| {
        let few = ["tune", game, "--players", "2", "--rounds", "1", "--deals", "2", "--proof", "1"];
        dolmen(&[&few, more].concat())
    };
    let ran = tune("paleo", &["--out", path]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("on 1 fresh games the new weights win"), "{}", ran.out);
    let written: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let count = |key: &str| written[key].as_array().expect("a list").len();
    assert!(count("after") == count("features") && written["after"] != written["before"]);

    assert_eq!(tune("paleo", &["--from", path, "--threads", "2"]).code, 0);
    let ran = tune("last-doge", &["--from", path]);
    assert!(ran.code != 0 && ran.err.contains("weights in it, and this game has"), "{}", ran.err);
    std::fs::write(path, "{}").unwrap();
    let ran = tune("paleo", &["--from", path]);
    assert!(ran.code != 0 && ran.err.contains("there are no weights ('after') in it"), "{}", ran.err);
}
