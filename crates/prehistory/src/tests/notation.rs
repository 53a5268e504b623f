//! Drafts and perft.

use kernel::{Choices, Game, Notation, Rng, Setup};

use super::{Table, game};
use crate::{Draft, flow::Frame, ids::Color};

/// A changed draft of a real position, as TOML.
fn edited(change: impl Fn(String) -> String) -> Result<crate::State, String> {
    let table = Table::new(2);
    let text = toml::to_string(&game().draft(&table.state)).expect("a draft is TOML");
    let changed = change(text.clone());
    assert_ne!(changed, text);
    let draft: Draft = toml::from_str(&changed).map_err(|e| e.to_string())?;
    game().adopt(draft).map_err(|faults| faults.iter().map(|f| f.to_string() + "\n").collect())
}

/// PH-W01 PH-W04: a position at the door of winter runs on to the next decision.
#[test]
fn automatic_frames_run_when_adopted() {
    let table = Table::new(2);
    let mut draft = game().draft(&table.state);
    draft.frames.truncate(1);
    let winter: Draft = {
        let text = toml::to_string(&draft).expect("a draft is TOML");
        let text =
            text.replacen("kind = \"over\"\n", "kind = \"over\"\n\n[[frames]]\nkind = \"winter\"\n", 1);
        toml::from_str(&text).expect("a draft")
    };
    let state = game().adopt(winter).expect("winter comes");
    assert_eq!((state.year, state.frames.top()), (2, Frame::Refill));
}

#[test]
fn positions_can_be_edited() {
    let state = edited(|t| t.replacen("development = 0", "development = 7", 1)).expect("a fine position");
    assert_eq!(state.players[0].dev, 7);
}

/// PH-M05 PH-S06: impossible positions are refused, all faults together, and never panic.
#[test]
fn impossible_positions_are_refused() {
    for (from, to, reason) in [
        ("seats = 2", "seats = 5", "2 to 4 players"),
        ("layout = \"two\"", "layout = \"four\"", "no layout"),
        ("year = 1", "year = 9", "year 9"),
        ("center = \"P12\"", "center = \"P02\"", "two places"),
        ("center = \"P12\"", "center = \"none\"", "missing"),
        ("center = \"P12\"", "center = \"P99\"", "there is no 'P99'"),
        ("shamans = [0, 2, 4]", "shamans = [0, 2]", "2 shamans"),
        ("shamans = [0, 2, 4]", "shamans = [0, 2, 9]", "no position 9"),
        ("\"start\", \"tent\"", "\"2b\", \"2b\"", "more than one member"),
        ("\"start\", \"tent\"", "\"44a\", \"tent\"", "44a"),
        ("order = [1, 2]", "order = [1, 1]", "twice"),
        ("order = [1, 2]", "order = [1]", "incomplete"),
        ("kind = \"spring\"", "kind = \"sleep\"", "unknown variant"),
        ("turn = 0\npassed = []", "turn = 7\npassed = []", "cannot be here"),
        ("development = 0", "development = 2000", "more than 999"),
        ("grey = 0", "grey = 5000", "more than"),
        ("fishing = 0", "fishing = 21", "beyond its end"),
        ("weather = \"W1\"", "weather = \"none\"", "no weather tile"),
        ("camps]", "camps]\nK1 = \"1d\"", "the camp K1 of seat1 cannot stand on 1d"),
        ("\"start\", \"tent\"", "\"2b\", \"2b\"", "2b holds more than one member"),
        ("\"start\", \"tent\"", "\"14a\", \"tent\"", "member 1 of seat1 is off the land, on 14a"),
        ("turn = 0\npassed = []", "turn = 7\npassed = []", "'spring', cannot be here"),
        (
            "\"tent\", \"reserve\"",
            "\"tent\", \"tent\"",
            "4 are in the tent and on the map, but with 0 camps there are 3",
        ),
        ("layout = \"two\"", "layout = \"3-4-4\"", "no layout"),
        ("ceremonies = []", "ceremonies = []\nceremonies_covered = 1", "face down"),
    ] {
        let faults = edited(|t| t.replacen(from, to, 1)).expect_err(from);
        assert!(faults.contains(reason), "{from} -> {to}: {faults}");
        assert!(!faults.contains("Seat") && !faults.contains("Cell"), "not as people name it: {faults}");
    }
}

/// PH-M04 PH-S06: ten members on the map need seven camps.
#[test]
fn a_tribe_is_as_large_as_its_camps_allow() {
    let mut draft = game().draft(&Table::new(2).state);
    let cells = ["1a", "1c", "2b", "2c", "3b", "4c", "4d", "6a", "6b", "6c"];
    draft.players[0].members = cells.map(str::to_owned).to_vec();
    let faults = game().adopt(draft.clone()).expect_err("nobody has so many people without camps");
    assert_eq!(
        faults[0].to_string(),
        "players.0.members: 10 are in the tent and on the map, but with 0 camps there are 3"
    );
    let sites = ["1b", "2a", "3a", "4a", "5a", "5b", "6d"];
    draft.players[0].camps = (1..=7).map(|i| format!("K{i}")).zip(sites.map(str::to_owned)).collect();
    game().adopt(draft).expect("with seven camps they are there");
}

/// Whatever is edited, adopting does not panic, and what is adopted is sound and can be played on.
#[test]
fn random_edits_never_panic() {
    let mut rng = Rng::new(11);
    let setup = Setup::usual(game(), 3);
    let mut choices = Choices::new();
    let mut adopted = 0;
    for round in 0..60 {
        let mut state = game().start(&setup);
        for _ in 0..rng.below(420) {
            let Some(actor) = game().next(&state).first() else { break };
            game().legal(&state, actor, &mut choices);
            game().apply(&mut state, choices.pick(&mut rng), &mut ());
        }
        let text = toml::to_string(&game().draft(&state)).expect("a draft is TOML");
        let numbers: Vec<usize> = text.match_indices(" = ").map(|(i, _)| i + 3).collect();
        for _ in 0..8 {
            let at = numbers[rng.below(numbers.len() as u32) as usize];
            if !text[at..].starts_with(|c: char| c.is_ascii_digit()) {
                continue;
            }
            let end = at + text[at..].find('\n').unwrap_or(1);
            let edited = format!("{}{}{}", &text[..at], rng.below(12), &text[end..]);
            let Ok(draft) = toml::from_str::<Draft>(&edited) else { continue };
            let Ok(mut state) = game().adopt(draft) else { continue };
            adopted += 1;
            for _ in 0..30 {
                let Some(actor) = game().next(&state).first() else { break };
                game().legal(&state, actor, &mut choices);
                assert!(!choices.is_empty(), "round {round}");
                game().apply(&mut state, choices.pick(&mut rng), &mut ());
                game().audit(&state).expect("a sound position");
            }
        }
    }
    assert!(adopted > 50, "{adopted} edited positions were playable");
}

/// PH-P03 PH-U03 PH-M01: how many ways there are to go on from known positions.
#[test]
fn perft() {
    let mut spring = Table::new(2);
    for n in 1..=2 {
        spring.resources(n, &[Color::Grey, Color::Red, Color::Blue, Color::Yellow]);
    }
    let counts: Vec<u64> = (1..=4).map(|depth| testkit::perft(game(), &spring.state, depth)).collect();
    let mut summer = Table::summer(2, 0);
    summer.markers(2, &[Color::Grey, Color::Grey, Color::Yellow]).markers(1, &[Color::Red, Color::Red]);
    let warm: Vec<u64> = (1..=4).map(|depth| testkit::perft(game(), &summer.state, depth)).collect();
    let mut autumn = Table::autumn(2);
    autumn.resources(1, &[Color::Grey]).member(1, 2, "1a").member(1, 3, "2b");
    let late: Vec<u64> = (1..=4).map(|depth| testkit::perft(game(), &autumn.state, depth)).collect();
    assert_eq!(
        (counts, warm, late),
        (vec![32, 411, 6849, 85177], vec![9, 50, 348, 2191], vec![3, 18, 89, 798])
    );
}
