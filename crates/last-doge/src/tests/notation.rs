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
    for _ in 0..80 {
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
        for _ in 0..40 {
            let mut other: Vec<String> = lines.iter().map(|l| l.to_string()).collect();
            let at = rng.below(lines.len() as u32) as usize;
            let digit = char::from_digit(rng.below(10), 10).unwrap_or('0').to_string();
            match rng.below(6) {
                0 => {
                    other.remove(at);
                }
                1 => other.insert(at, lines[rng.below(lines.len() as u32) as usize].to_owned()),
                2 => other[at] = other[at].replacen(|c: char| c.is_ascii_digit(), &digit, 1),
                3 => {
                    let with = rng.below(lines.len() as u32) as usize;
                    other.swap(at, with);
                }
                4 => other[at] = other[at].replace("false", "true"),
                _ => other[at] = other[at].replacen('t', "t2", 1),
            }
            match adopt(&desk, &other.join("\n")) {
                Ok(state) => play_on(&desk, state, &mut rng),
                Err(what) => plain(&what),
            }
        }
    }
}

/// A fault names seats, cells and everything else as people do, never as the program does inside.
fn plain(what: &str) {
    let inside =
        ["Seat", "Slot", "Tile", "Artefact", "Number", "Some(", "None", "Frame", "Knowers", "Fact", " {"];
    // What a reader of TOML says about the text shows the text.
    if !what.contains("TOML parse error") {
        assert!(inside.iter().all(|word| !what.contains(word)), "{what}");
    }
}

/// Positions that cannot be are refused, and the fault says where in the words of the game.
#[test]
fn faults_name_seats_and_cells_as_people_do() {
    let look = Desk::new(3).hand(2, "dig").tile("t20", "d2a", 2).up("t8", "d4b");
    let text = text(&look);
    let with = |frame: &str| {
        let begin = text.find("[[frames]]").expect("frames");
        let turn = "[[frames]]\nat = \"over\"\n[[frames]]\nat = \"turn\"\nbegun = true\n[[frames]]\n";
        format!("{}{turn}{frame}\n", &text[..begin])
    };
    for (position, says) in [
        (
            with("at = \"explore\"\nlooked = [\"t20\"]\nchecked = 1\nequal = false\nstep = \"look\""),
            "frames.2 (explore): seat1 looks at t20 without having seen it",
        ),
        (
            with("at = \"moves\"\nwho = [\"seat3\"]\nlooked = [\"t20\"]"),
            "frames.2 (moves): seat3 looks at t20 without having seen it",
        ),
        (with("at = \"guess\"\nnumber = \"7\"\ntold = true"), "frames.2 (guess): seat1 looks at t14"),
        (
            with("at = \"window\"\ncard = \"dig\"\nasked = [\"seat3\"]"),
            "frames.2 (window): a window asks who holds",
        ),
        (with("at = \"extra\"\ncard = \"dig\""), "frames.2 (extra): dig cannot be named"),
        (text.replacen("face_up = [\"t8\"]", "face_up = [\"t8\", \"t8\"]", 1), "face_up: t8 is listed twice"),
        (text.replacen("spent = []", "spent = [\"a17\"]", 1), "a17 is used up and belongs to nobody"),
        (text.replacen("discoveries = []", "discoveries = [\"d2b\"]", 1), "d2b is no artefact district"),
        (text.replacen("escape = 0", "escape = 3", 1), "seat1 has trophies for getting out and is not out"),
        (text.replace("failed = false", "failed = true"), "when all have failed the escape is called"),
        (
            text.replacen("facts = []", "facts = [{ said = \"equal\", slots = [\"t1\", \"t5\"] }]", 1),
            "facts.0 is not true: t1 t5 are not equal",
        ),
    ] {
        let what = adopt(&look, &position).expect_err(says);
        assert!(what.contains(says), "{says}: {what}");
        plain(&what);
    }
}

/// An accepted position is sound and can be played on.
fn play_on(desk: &Desk, mut state: crate::State, rng: &mut Rng) {
    desk.game.audit(&state).unwrap();
    let mut choices = kernel::Choices::new();
    for _ in 0..40 {
        let Some(actor) = desk.game.next(&state).first() else { break };
        desk.game.legal(&state, actor, &mut choices);
        assert!(!choices.is_empty(), "an accepted position can be played on");
        desk.game.apply(&mut state, choices.pick(rng), &mut ());
        desk.game.audit(&state).expect("an accepted position stays sound");
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
