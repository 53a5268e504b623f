//! Positions as text, and counts of decision sequences.

use kernel::{Game, Notation, Setup};

use super::table::{GAME, Table};
use crate::Draft;

/// PA-N05: a position is described completely; an impossible one is refused with its fault, never a panic.
#[test]
fn broken_positions_are_refused() {
    let t = Table::floor("players=2 level=II", &["C01", "B04"]);
    let refused = |f: &dyn Fn(&mut Draft), part: &str| {
        let mut draft = t.draft();
        f(&mut draft);
        let faults = GAME.adopt(draft).expect_err(part);
        let text = faults.iter().map(|f| f.to_string()).collect::<Vec<_>>().join("; ");
        assert!(text.contains(part), "{text}");
    };
    refused(&|d| d.groups.clear(), "one to four groups");
    refused(&|d| d.groups[0].front = "X99".into(), "there is no card 'X99'");
    refused(&|d| d.graveyard.push("C01".into()), "C01 is in");
    refused(&|d| d.groups[0].deck = vec!["camp".into(); 40], "for");
    refused(&|d| d.store.insert("food".into(), 90).map_or((), |_| ()), "more than there are");
    refused(&|d| d.groups[1].tools.insert("torch".into(), 7).map_or((), |_| ()), "more than the box");
    refused(&|d| d.frames[3].kind = "nap".into(), "no complete frame");
    refused(&|d| d.frames.clear(), "there must be a frame");
    refused(&|d| d.skulls = 9, "too many");
    refused(&|d| d.modules = vec!["Z".into()], "there is no module 'Z'");
    refused(
        &|d| d.groups[0].placed = vec![crate::notation::PlacedDraft { card: "B09".into(), held: 0 }],
        "beside a group",
    );
    refused(&|d| d.discard.push("P01".into()), "cannot be in");
}

/// PA-N05: a thousand damaged positions are adopted or refused, but never break anything.
#[test]
fn damaged_positions_do_no_harm() {
    let mut rng = kernel::Rng::new(5);
    let text = toml::to_string(&Table::floor("players=3 level=III", &["F12", "B04", ""]).draft()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let mut adopted = 0;
    for _ in 0..1000 {
        let mut damaged = lines.clone();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(damaged.len() as u32) as usize;
            match rng.below(3) {
                0 => drop(damaged.remove(at)),
                1 => {
                    let other = (at + 1) % damaged.len();
                    damaged.swap(at, other);
                }
                _ => {
                    let other = lines[rng.below(lines.len() as u32) as usize];
                    damaged[at] = other;
                }
            }
        }
        let Ok(draft) = toml::from_str::<Draft>(&damaged.join("\n")) else { continue };
        if let Ok(state) = GAME.adopt(draft) {
            GAME.audit(&state).expect("what is adopted is sound");
            adopted += 1;
            let (mut state, mut choices) = (state, kernel::Choices::new());
            for _ in 0..40 {
                let Some(actor) = GAME.next(&state).first() else { break };
                GAME.legal(&state, actor, &mut choices);
                let choice = choices.pick(&mut rng);
                GAME.apply(&mut state, choice, &mut ());
                GAME.audit(&state).expect("and stays so");
            }
        }
    }
    assert!(adopted > 0);
}

/// PA-D01 PA-D03 PA-N02: the number of decision sequences from known positions, against silent changes of legality.
#[test]
fn perft() {
    let count = |t: &Table, depth: u32| testkit::perft(&*GAME, &t.state, depth);
    let mut floor = Table::floor("players=2 level=I", &["B01", "B04"]);
    floor.people(1, &["P12"]).people(2, &["P01", "P02"]).tool(2, "torch", 1);
    let mut night = Table::night("players=2 level=II");
    night.tool(1, "torch", 1).store(4, 2, 1);
    let start = GAME.start(&Setup::parse(&*GAME, "players=2 level=I").unwrap());
    let counts = [
        (1..=4).map(|d| count(&floor, d)).collect::<Vec<_>>(),
        (1..=3).map(|d| count(&night, d)).collect(),
        (1..=3).map(|d| testkit::perft(&*GAME, &start, d)).collect(),
    ];
    assert_eq!(counts, [vec![4, 10, 28, 83], vec![3, 4, 56], vec![20, 380, 6840]]);
}
