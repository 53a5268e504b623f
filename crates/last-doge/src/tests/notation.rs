use kernel::{Finite, Game, Notation, Rng};

use super::desk::Desk;
use crate::{Draft, choice::Choice};

fn text(desk: &Desk) -> String {
    toml::to_string(&desk.game.draft(&desk.state)).unwrap()
}

fn adopt(desk: &Desk, text: &str) -> Result<crate::State, String> {
    let draft: Draft = toml::from_str(text).map_err(|e| e.to_string())?;
    desk.game
        .adopt(draft)
        .map_err(|faults| faults.iter().map(|f| f.to_string()).collect::<Vec<_>>().join("\n"))
}

/// A position reads back as itself, and edits are checked with the place of the fault.
#[test]
fn positions_are_read_and_checked() {
    let desk = Desk::new(3).hand(1, "scout dig").up("t3", "d2a");
    let text = text(&desk);
    assert_eq!(adopt(&desk, &text), Ok(desk.state));
    for (from, to, says) in [
        ("city = \"classic\"", "city = \"atlantis\"", "city: there is no city 'atlantis'"),
        ("first = \"seat1\"", "first = \"seat9\"", "first: 'seat9' is no seat"),
        ("dig = 1", "dig = 9", "players.0.hand.dig: there are not so many"),
        ("\"d2a\"", "\"d9z\"", "is no tile, or lies elsewhere"),
        ("turns = 1", "turns = 9999", "turns are more than"),
        ("plays = 1", "plais = 1", "unknown field"),
        ("tribe = \"seress\"", "tribe = \"children\"", "players are children (LD-S01)"),
        ("pawn = \"t5\"", "pawn = \"t1\"", "two pawns on one tile"),
        ("at = \"turn\"", "at = \"exit\"", ""),
    ] {
        let broken = text.replacen(from, to, 1);
        assert_ne!(broken, text, "{from}");
        let what = adopt(&desk, &broken).expect_err(from);
        assert!(what.contains(says), "{from}: {what}");
    }
}

/// Whatever a draft says, adopting it neither panics nor lets a broken position in.
#[test]
fn broken_drafts_do_not_panic() {
    let mut rng = Rng::new(4);
    let mut desk = Desk::new(4);
    for _ in 0..60 {
        for _ in 0..7 {
            let choices = desk.choices();
            let choice = choices.pick(&mut rng);
            desk.game.apply(&mut desk.state, choice, &mut ());
            if desk.game.outcome(&desk.state).is_some() {
                desk = Desk::new(4);
            }
        }
        let text = text(&desk);
        let lines: Vec<&str> = text.lines().collect();
        for _ in 0..25 {
            let mut other: Vec<String> = lines.iter().map(|l| l.to_string()).collect();
            let at = rng.below(lines.len() as u32) as usize;
            match rng.below(4) {
                0 => {
                    other.remove(at);
                }
                1 => other.insert(at, lines[rng.below(lines.len() as u32) as usize].to_owned()),
                2 => other[at] = other[at].replace(|c: char| c.is_ascii_digit(), "7"),
                _ => other[at] = other[at].replacen('t', "t2", 1),
            }
            if let Ok(state) = adopt(&desk, &other.join("\n")) {
                desk.game.audit(&state).unwrap();
            }
        }
    }
}

/// Choices have plain names.
#[test]
fn choices_have_names() {
    let desk = Desk::new(2);
    let name = |c| desk.game.choice_name(c);
    assert_eq!(name(Choice::Settle(crate::Slot::nth(13))), "settle t14");
    assert_eq!(name(Choice::Sweep(crate::Line::column(2))), "sweep column 3");
    assert_eq!(name(Choice::Guess(crate::Number::nth(5))), "guess 7");
}
