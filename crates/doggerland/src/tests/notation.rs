//! Positions typed by hand: every fault is told, nothing panics.

use kernel::{Game, Notation, Rng, Setup};

use super::table::{Table, game};
use crate::notation::{BowlDraft, Draft, FrameDraft, OrderDraft, PartyDraft, TokenDraft};

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

/// Positions that no game can reach are refused, and the fault says why in the words of the notation: seats and cells as
/// people write them.
#[test]
fn positions_that_cannot_be_are_refused() {
    type Break = fn(&mut Draft);
    let feed = |seat: &str, left| FrameDraft::Feed { seat: seat.into(), left };
    fn send(d: &mut Draft, clan: usize, cell: &str, party: PartyDraft) {
        d.clans[clan].orders.push(OrderDraft::Expedition { cell: cell.into(), party });
    }
    fn craft(by: &str, craft: &str) -> OrderDraft {
        OrderDraft::Craft { by: by.into(), craft: craft.into() }
    }
    fn paint(by: &str, picture: &str) -> OrderDraft {
        OrderDraft::Paint { by: by.into(), picture: picture.into() }
    }
    let breaks: [(&str, Break); 10] = [
        ("seat1: too few hunt the reindeer on d4", |d| {
            send(d, 0, "d4", PartyDraft { hunter: 1, ..PartyDraft::default() });
        }),
        ("seat2: the shaman hunts the horse on d5", |d| {
            send(d, 1, "d5", PartyDraft { chief: 1, shaman: 1, ..PartyDraft::default() });
        }),
        ("seat2: no expedition can go to h5", |d| {
            d.tiles.insert("h5".into(), "B03".into());
            send(d, 1, "h5", PartyDraft { hunter: 1, ..PartyDraft::default() });
        }),
        ("seat1: two crafts need the chief", |d| {
            d.clans[0].orders = vec![craft("hunter", "A01"), craft("shaman", "A02")];
        }),
        ("seat1: two crafts need the chief", |d| {
            d.clans[0].orders = vec![craft("hunter", "A01"), craft("chief", "A02"), craft("hunter", "A03")];
        }),
        ("seat2: two paintings need the chief", |d| {
            d.clans[1].orders = vec![paint("hunter", "F01 top"), paint("hunter", "F01 middle")];
        }),
        ("seat2: an ability is used twice in a round", |d| {
            let train = OrderDraft::Train { by: "hunter".into(), ability: "range".into() };
            d.clans[1].orders = vec![train.clone(), train];
        }),
        ("seat1: the village stands on e4, where a megalith of seat2 is", |d| {
            d.clans[0].village = "e4".into();
            d.clans[1].rites = vec!["menhir".into()];
            d.clans[1].megaliths.insert("menhir".into(), "e4".into());
        }),
        ("seat1: the village stands on f4, where a token of seat2 lies", |d| {
            d.clans[0].village = "f4".into();
            d.clans[1].rites = vec!["long-journey".into()];
            d.clans[1].token = Some(TokenDraft { cell: "f4".into(), until: 1 });
        }),
        ("the token lies on f4, where a piece of", |d| {
            for clan in &mut d.clans {
                clan.rites = vec!["long-journey".into()];
                clan.token = Some(TokenDraft { cell: "f4".into(), until: 1 });
            }
        }),
    ];
    let table = Table::new("players=2");
    let told = |draft: Draft| {
        let faults = table.game.adopt(draft).expect_err("this cannot be");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    for (what, change) in &breaks {
        let mut draft = table.draft();
        change(&mut draft);
        let fault = told(draft);
        assert!(fault.contains(what), "{fault}");
    }
    // Seat 1 holds the hut: with one clan left to be fed it is the turn of seat 2, and a meal would be left out.
    let mut draft = table.draft();
    draft.frames[1] = FrameDraft::Round { phase: "newborns".into() };
    draft.frames[2] = feed("seat1", 1);
    assert!(told(draft.clone()).contains("with 1 left for the meal it is not the turn of seat1"));
    draft.frames[2] = feed("seat2", 1);
    assert!(table.game.adopt(draft).is_ok());
}

/// After frames were typed, forced decisions run as in play.
#[test]
fn forced_decisions_run_after_typed_frames() {
    let table = Table::new("players=2");
    let mut draft = table.draft();
    draft.clans[0].bowls = [(0, 0), (0, 0), (9, 0)].map(|(fruit, meat)| BowlDraft { fruit, meat }).to_vec();
    draft.frames[1] = FrameDraft::Round { phase: "newborns".into() };
    draft.frames[2] = FrameDraft::Feed { seat: "seat1".into(), left: 2 };
    let state = table.game.adopt(draft).expect("a position");
    // There is one meal only for seat 1: it was eaten, the rest has spoiled, and seat 2 is asked.
    let after = table.game.draft(&state);
    assert_eq!(after.clans[0].bowls, vec![BowlDraft::default(); 3]);
    assert!(matches!(&after.frames[2], FrameDraft::Feed { seat, left: 1 } if seat == "seat2"));

    // A question about a full memory is none while the memory has room.
    let mut draft = table.draft();
    draft.frames[1] = FrameDraft::Round { phase: "migrate".into() };
    draft.frames[2] = FrameDraft::Resolve { seat: "seat1".into(), left: 2 };
    draft.frames.push(FrameDraft::Remember { seat: "seat1".into(), animal: "bison".into() });
    draft.clans[0].orders = vec![OrderDraft::Birth { couple: "hunters".into() }];
    let state = table.game.adopt(draft).expect("a position");
    let after = table.game.draft(&state);
    assert_eq!(after.clans[0].memory, ["bison"]);
    assert!(matches!(&after.frames[2], FrameDraft::Resolve { seat, left: 2 } if seat == "seat1"));
    assert_eq!(after.frames.len(), 3);
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
