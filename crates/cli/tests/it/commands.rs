//! Every command does what its help says.

use serde_json::Value;

use crate::{dolmen, dolmen_in};

fn json(args: &[&str]) -> Value {
    let ran = dolmen(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    serde_json::from_str(&ran.out).unwrap_or_else(|e| panic!("{args:?} prints no JSON: {e}\n{}", ran.out))
}

fn games() -> Vec<String> {
    json(&["games", "--json"])
        .as_array()
        .unwrap()
        .iter()
        .map(|g| g["id"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "games", "play", "sim", "replay", "verify", "scenario", "perft", "content", "bench", "soak", "serve",
        "load", "backup", "restore", "doctor", "export",
    ] {
        let ran = dolmen(&[command, "--help"]);
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("Example") && ran.out.contains(&format!("dolmen {command}")), "{}", ran.out);
    }
}

#[test]
fn the_games_are_listed() {
    assert!(games().contains(&"doggerland".to_owned()));
    assert!(dolmen(&["games"]).out.contains("doggerland: Doggerland, 1 to 4 players"));
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    for game in games() {
        let sim = |threads: &str| {
            let mut reports =
                json(&["sim", &game, "--games", "12", "--seed", "5", "--threads", threads, "--json"]);
            for report in reports.as_array_mut().unwrap() {
                for time in ["seconds", "decisions_per_second", "games_per_second"] {
                    report.as_object_mut().unwrap().remove(time);
                }
            }
            reports
        };
        assert_eq!(sim("1"), sim("2"), "{game}");
    }
}

#[test]
fn a_simulation_reports_scores_sources_and_ends() {
    let text = dolmen(&["sim", "doggerland", "--players", "3", "--games", "5"]).out;
    for part in
        ["5 games of doggerland", "decisions/s", "ends: ", "seat3 (random)", "members", "choices made"]
    {
        assert!(text.contains(part), "'{part}' is missing:\n{text}");
    }
    let report =
        json(&["sim", "doggerland", "--players", "2", "--games", "3", "--bots", "one-step,random", "--json"]);
    assert_eq!(report[0]["seats"][0]["bot"], "one-step");
    assert_eq!(report[0]["seats"][1]["bot"], "random");
}

#[test]
fn a_simulation_reports_every_player_count_and_what_each_game_counts() {
    let reports = |game: &str| json(&["sim", game, "--games", "20", "--json"]).as_array().unwrap().clone();
    let mean = |value: &serde_json::Value| value["mean"].as_f64().unwrap();

    let doge = reports("last-doge");
    assert_eq!(doge.len(), 4, "two to five players");
    for report in &doge {
        assert!(mean(&report["numbers"]["turns before the escape"]) > 1.0);
        assert!(report["numbers"]["treasure found"].is_object());
        let (caught, out) = (&report["numbers"]["players caught"], &report["numbers"]["players out"]);
        let players = report["seats"].as_array().unwrap().len() as f64;
        assert!((mean(caught) + mean(out) - players).abs() < 1e-9, "everybody is caught or out");
        assert_eq!(report["counts"]["cards played"].as_object().unwrap().len(), 19);
    }

    let prehistory = reports("prehistory");
    assert_eq!(prehistory.len(), 3, "two to four players");
    for report in &prehistory {
        for season in ["actions in spring", "actions in summer"] {
            let sum: f64 = report["counts"][season].as_object().unwrap().values().map(mean).sum();
            assert!(sum > 1.0, "{season}: {sum}");
        }
    }

    let paleo = reports("paleo");
    assert_eq!(paleo.len(), 4 * 7, "one to four players at seven levels");
    for report in &paleo {
        let skulls: f64 = report["counts"]["skulls by cause"].as_object().unwrap().values().map(mean).sum();
        assert!(
            skulls > mean(&report["numbers"]["skulls"]) - 1e-9,
            "skulls can be taken away, never invented"
        );
        assert!(report["counts"]["cards carried out"].as_object().unwrap().len() >= 200);
    }

    assert_eq!(reports("doggerland").len(), 3 + 3 * 2, "three levels alone, two variants together");
}

#[test]
fn recorded_games_are_verified_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    for game in games() {
        let records = folder.path().join(&game);
        let records = records.to_str().unwrap();
        let ran = dolmen(&["sim", &game, "--players", "2", "--games", "2", "--records", records, "--json"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let files = [format!("{records}/000000.dolmen"), format!("{records}/000001.dolmen")];
        let verified = json(&["verify", "--json", &files[0], &files[1]]);
        assert!(verified.as_array().unwrap().iter().all(|v| v["good"] == true && v["seed_checked"] == true));

        let last = json(&["replay", &files[0], "--json"]);
        assert!(
            last["position"].is_object() && last["next"].as_array().unwrap().is_empty(),
            "{game}: {last}"
        );
        let view = json(&["replay", &files[0], "--at", "40", "--seat", "1", "--json"]);
        assert!(view["view"].is_object() && view["ply"] == 40, "{game}");
        let scene = json(&["replay", &files[0], "--at", "40", "--scene"]);
        assert!(!scene["pieces"].as_array().unwrap().is_empty(), "{game}");
        // A position that was written can be typed in again.
        let position = dolmen(&["replay", &files[0], "--at", "40", "--toml"]).out;
        let scenario =
            format!("scenario s\ngame {game}\nposition\n{position}end\nexpect total.seat1 = 123456\n");
        let path = folder.path().join("x.scenario");
        std::fs::write(&path, scenario).unwrap();
        let ran = dolmen(&["scenario", path.to_str().unwrap()]);
        assert!(ran.out.contains("not 123456"), "{game}: {} {}", ran.out, ran.err);
        for language in ["en", "fr", "pt"] {
            let ran = dolmen(&["replay", &files[0], "--lang", language]);
            assert_eq!(ran.code, 0, "{game} {language}: {}", ran.err);
        }
        let again = dolmen(&["sim", &game, "--games", "2", "--records", records]);
        assert_eq!((again.code, again.err.contains("not empty")), (2, true), "nothing is overwritten");
    }
}

#[test]
fn content_says_where_it_comes_from() {
    let list = json(&["content", "--items", "--json"]);
    for game in list.as_array().unwrap() {
        let totals = &game["totals"];
        let all: u64 = ["printed", "deduced", "designed"].iter().map(|k| totals[*k].as_u64().unwrap()).sum();
        assert!(all > 0);
        let items = game["items"].as_array().unwrap();
        assert_eq!(items.len() as u64, all);
        assert!(items.iter().all(|i| !i["source"].as_str().unwrap().is_empty()));
    }
    assert!(dolmen(&["content", "doggerland"]).out.contains("designed"));
}

#[test]
fn a_copied_pack_can_be_changed_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/doggerland");
    for entry in std::fs::read_dir(source).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|x| x == "toml") {
            std::fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
        }
    }
    let pack = folder.path().to_str().unwrap();
    let same = json(&["content", "doggerland", "--pack", pack, "--json"]);
    assert_eq!(same[0]["pack"], json(&["content", "doggerland", "--json"])[0]["pack"]);

    let crafts = folder.path().join("crafts.toml");
    let text = std::fs::read_to_string(&crafts).unwrap();
    let changed = text.replacen("points = 3", "points = 9", 1);
    assert_ne!(text, changed);
    std::fs::write(&crafts, &changed).unwrap();
    let other = json(&["content", "doggerland", "--pack", pack, "--json"]);
    assert_ne!(same[0]["pack"], other[0]["pack"], "another pack has another hash");
    assert_eq!(dolmen(&["sim", "doggerland", "--games", "2", "--pack", pack]).code, 0);

    let broken = changed.replacen("points = 9", "pionts = 9", 1);
    std::fs::write(&crafts, broken).unwrap();
    let ran = dolmen(&["sim", "doggerland", "--games", "2", "--pack", pack]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("crafts.toml:") && ran.err.contains("pionts"), "{}", ran.err);
}

#[test]
fn perft_and_bench_print_figures() {
    assert!(dolmen(&["perft", "doggerland", "--players", "2", "--depth", "2"]).out.starts_with("perft 1 "));
    let bench =
        json(&["bench", "doggerland", "--players", "2", "--runs", "1", "--seconds", "0.05", "--json"]);
    let figures = &bench["results"][0];
    for key in [
        "decisions_per_second",
        "copy_decisions_per_second",
        "table_decisions_per_second",
        "games_per_second",
    ] {
        assert!(figures[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert!(bench["state_bytes"].as_u64().unwrap() <= 4096);
}

#[test]
fn scenarios_report_and_exit() {
    let folder = tempfile::tempdir().unwrap();
    let good = "scenario it starts\ngame doggerland\nsetup players=2\nexpect next = \"seat1\"\n";
    std::fs::write(folder.path().join("a.scenario"), good.replace("players=2", "players=2 first=seat1"))
        .unwrap();
    let ran = dolmen_in(folder.path(), &["scenario", "a.scenario"], "");
    assert_eq!((ran.code, ran.out.contains("1 passed, 0 failed")), (0, true), "{} {}", ran.out, ran.err);
    let bad = good.replace("players=2", "players=2 first=seat1").replace("\"seat1\"", "\"seat2\"");
    std::fs::write(folder.path().join("b.scenario"), bad).unwrap();
    let ran = dolmen_in(folder.path(), &["scenario", "a.scenario", "b.scenario"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("b.scenario:4: next is \"seat1\", not \"seat2\""), "{}", ran.out);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let shell = format!("{} content --items | head -n 1", env!("CARGO_BIN_EXE_dolmen"));
    let out = std::process::Command::new("sh").args(["-c", &shell]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&out.stderr), "", "no complaint");
}
