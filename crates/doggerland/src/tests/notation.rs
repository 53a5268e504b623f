//! Positions typed by hand: every fault is told, nothing panics.

use kernel::{Game, Notation, Rng, Setup};

use super::table::{Table, game};
use crate::notation::Draft;

/// All faults are gathered.
#[test]
fn faults_are_told_together() {
    let table = Table::new("players=2");
    let mut draft = table.draft();
    draft.arrow = "up".into();
    draft.tiles.insert("z9".into(), "B01".into());
    draft.clans[0].homes[0] = "castle".into();
    draft.clans[1].crafts = vec!["A99".into()];
    draft.market = vec!["A98".into()];
    let faults = table.game.adopt(draft).expect_err("faults");
    let all = faults.iter().map(|f| f.to_string()).collect::<Vec<_>>().join("\n");
    for word in ["arrow", "z9", "castle", "A99", "A98"] {
        assert!(all.contains(word), "{word} in {all}");
    }
}

/// A position that breaks an invariant is refused.
#[test]
fn impossible_positions_are_refused() {
    type Break = fn(&mut Draft);
    let breaks: [(&str, Break); 9] = [
        ("tile", |d| {
            d.tiles.insert("e3".into(), "S1".into());
        }),
        ("board", |d| {
            d.tiles.insert("a1".into(), "B01".into());
        }),
        ("beds", |d| d.clans[0].hunters = 9),
        ("meat", |d| d.clans[0].bowls[0].meat = 1),
        ("craft", |d| d.clans[0].crafts = vec!["A01".into()]),
        ("cube", |d| d.clans[0].rites = vec!["menhir".into()]),
        ("village", |d| d.clans.iter_mut().for_each(|c| c.village = "e4".into())),
        ("round", |d| d.round = 9),
        ("waits", |d| d.frames.truncate(2)),
    ];
    let table = Table::new("players=2");
    for (what, change) in breaks {
        let mut draft = table.draft();
        change(&mut draft);
        assert!(table.game.adopt(draft).is_err(), "{what}");
    }
}

/// Whatever a draft says, adopting it does not panic, and what is adopted can be played on.
#[test]
fn random_damage_never_panics() {
    let game = game();
    let mut rng = Rng::new(7);
    for (mode, seeds) in [("players=2", 6), ("players=4 mode=short", 3), ("players=1 mode=easy", 30)] {
        let setup = Setup::parse(&game, mode).expect("a set-up that can be played");
        for seed in 0..seeds {
            let mut play = testkit::Playout::new(&game, setup, seed);
            let mut ply = 0;
            while play.step(&mut ()).is_some() {
                ply += 1;
                if ply % 5 == 0 {
                    damage(&game, &game.draft(&play.state), &mut rng);
                }
            }
        }
    }
}

/// Changes some numbers and words of the written position and plays on if it is still one.
fn damage(game: &crate::Doggerland, draft: &Draft, rng: &mut Rng) {
    let text = toml::to_string(draft).expect("a draft is TOML");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let words =
        ["seat1", "seat2", "hunter", "chief", "horse", "e5", "f4", "wood", "meat", "F01 top", "twins"];
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(lines.len() as u32) as usize;
        let other = rng.below(lines.len() as u32) as usize;
        match rng.below(4) {
            0 => {
                lines.remove(at);
            }
            1 => lines.swap(at, other),
            _ => {
                let Some((key, value)) = lines[at].split_once(" = ") else { continue };
                let value = match value.parse::<i64>() {
                    Ok(n) => (n + i64::from(rng.below(7)) - 3).max(0).to_string(),
                    Err(_) => format!("\"{}\"", words[rng.below(words.len() as u32) as usize]),
                };
                lines[at] = format!("{key} = {value}");
            }
        }
        if lines.is_empty() {
            return;
        }
    }
    let Ok(draft) = toml::from_str::<Draft>(&lines.join("\n")) else { return };
    let Ok(mut state) = game.adopt(draft) else { return };
    let mut choices = kernel::Choices::new();
    for _ in 0..60 {
        let Some(actor) = game.next(&state).first() else { return };
        game.legal(&state, actor, &mut choices);
        let choice = choices.pick(rng);
        game.apply(&mut state, choice, &mut Vec::new());
    }
}
