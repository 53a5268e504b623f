//! Positions as text, and counts of decision sequences.

use kernel::{Game, Notation, Setup};

use super::table::{GAME, Table};
use crate::{Draft, FrameDraft};

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

/// PA-S06 PA-D01 PA-D05 PA-N04 PA-MJ: what cannot happen in a game is no position, and the fault says it in people's words.
#[test]
fn positions_that_cannot_be() {
    let refused = |t: &Table, f: &dyn Fn(&mut Draft), part: &str| {
        let mut draft = t.draft();
        f(&mut draft);
        let faults = t.game.adopt(draft).expect_err(part);
        let text = faults.iter().map(|f| f.to_string()).collect::<Vec<_>>().join("; ");
        assert!(text.contains(part), "{part}: {text}");
        let inner = ["Group", "Seat", "Tool", "Card(", "Back", "Blocked", "Some(", "Skill("];
        assert!(inner.iter().all(|word| !text.contains(word)), "the program's own words: {text}");
    };
    let t = Table::floor("players=2 level=II", &["C01", "B04"]);
    refused(&t, &|d| d.skulls = 5, "5 skulls are placed, so the game is lost");
    refused(&t, &|d| d.tiles = 5, "5 pieces of the painting are placed, so the game is won");
    refused(&t, &|d| d.enraged = true, "no Beast in play");
    refused(
        &t,
        &|d| d.frames[3].groups = vec![2],
        "group 1 has a revealed card, but takes no part in the turn",
    );
    refused(&t, &|d| d.frames.truncate(3), "group 1 has a revealed card, but no turn is under way");
    refused(&t, &|d| d.frames[3].groups = vec![1, 2, 4], "group 4 does not play");
    refused(&t, &|d| d.frames[3].done = vec![3], "group 3 takes no part in the turn");
    refused(&t, &|d| d.frames[3].offers[1] = vec![2, 1], "group 2 cannot offer help to itself");
    refused(&t, &|d| d.frames[1].word = "day".into(), "after a day comes the night");
    refused(&t, &|d| drop(d.frames.remove(2)), "a turn belongs to a day");
    refused(&t, &|d| d.groups[0].deck = vec!["camp".into(); 40], "of back 'camp'");
    let push = |d: &mut Draft, frame: FrameDraft| d.frames.push(frame);
    let frame =
        |kind: &str, left: u8| FrameDraft { kind: kind.into(), group: 1, left, ..FrameDraft::default() };
    refused(&t, &|d| push(d, frame("hurt", 1)), "no action is under way");
    refused(&t, &|d| push(d, frame("hurt", 21)), "at most 20 can be left");
    refused(&t, &|d| push(d, frame("make", 1)), "no action is under way");
    let deed = |stage: &str, via: &str, helpers: &[usize]| FrameDraft {
        card: "C01".into(),
        option: 1,
        via: via.into(),
        stage: stage.into(),
        helpers: helpers.to_vec(),
        ..frame("deed", 0)
    };
    refused(&t, &|d| push(d, deed("gather", "front", &[3])), "group 3 does not play");
    refused(&t, &|d| push(d, deed("gather", "night", &[])), "belongs to another moment");
    refused(&t, &|d| push(d, FrameDraft { dice: 1, ..deed("roll", "front", &[]) }), "cannot have begun: ");
    refused(&t, &|d| push(d, FrameDraft { pc: 9, ..deed("reward", "front", &[]) }), "no such step");
    let sleeper = Table::floor("players=3 level=II", &["C01", "B04", ""]);
    refused(&sleeper, &|d| push(d, deed("gather", "front", &[3])), "group 3 sleeps");
    let danger = Table::floor("players=2 level=II", &["C01", "C05"]);
    refused(&danger, &|d| push(d, deed("gather", "front", &[2])), "group 2 has no card to help with");
    let beast = Table::floor("players=2 level=VII", &["D05", "B04"]);
    refused(&beast, &|d| d.tiles = 3, "with 3 pieces of the painting the Beast is enraged");
    refused(&beast, &|d| d.enraged = true, "nothing waits any more");
}

/// PA-Q32 PA-D03 PA-N01: after frames were typed, what needs nobody happens as in play.
#[test]
fn typed_frames_go_on_by_themselves() {
    let mut t = Table::floor("players=2 level=I", &["B04", "B14"]);
    t.people(1, &["P12"]).people(2, &["P01"]);
    let deed = FrameDraft {
        kind: "deed".into(),
        group: 1,
        card: "B04".into(),
        option: 1,
        via: "front".into(),
        stage: "gather".into(),
        ..FrameDraft::default()
    };
    t.edit(|d| d.frames.push(deed));
    assert_eq!((t.food(), t.front(1)), (7, None), "nobody could add anything, so it has begun");
    t.edit(|d| d.groups[1].front.clear());
    assert_eq!(t.frame(), "scout", "every card is resolved, so the turn is over");
    t.edit(|d| {
        d.groups.iter_mut().for_each(|g| g.deck.clear());
        d.frames.truncate(3);
    });
    assert_eq!((t.frame().as_str(), t.food()), ("night", 5), "all sleep, so night falls and people eat");
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
