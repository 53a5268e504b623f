//! Tutorials of the toy game: played as they are written, and refused with the step that is wrong.

use kernel::{Actor, Viewer};

use super::table;
use crate::{AnyTable, Tutorial, TutorialFault, TutorialStep};

fn written(steps: &str) -> Tutorial {
    let head = "setup = \"players=2\"\nseed = 5\nminutes = 3\npartners = [\"Ben\"]\n";
    Tutorial::parse(&format!("{head}{steps}")).unwrap()
}

/// The names of the first options of whoever is asked, decision by decision.
fn decisions(n: usize) -> Vec<(usize, String)> {
    let mut table = table(2, 5);
    let mut decided = Vec::new();
    for _ in 0..n {
        let Some(Actor::Seat(seat)) = table.next().first() else { panic!("somebody is asked") };
        let prompt = AnyTable::prompt(&table, seat).unwrap();
        let choice = prompt.options[0].choice.clone();
        AnyTable::act(&mut table, seat, None, &choice, Viewer::Spectator).unwrap();
        decided.push((prompt.seat, choice));
    }
    decided
}

#[test]
fn steps_come_in_order_with_the_ply_where_they_begin() {
    let made = decisions(3);
    let line = |i: usize| format!("seat{}: {}", made[i].0 + 1, made[i].1);
    let text = format!(
        "before = [\"{}\"]\n[[step]]\ntext = \"one\"\n[[step]]\ntext = \"two\"\ndo = \"{}\"\nthen = [\"{}\"]\n",
        line(0),
        line(1),
        line(2)
    );
    let start = table(2, 5).ply();
    let steps = written(&text).play(&mut table(2, 5)).unwrap();
    let step = |ply: usize, text: Option<&str>, decision: Option<usize>| TutorialStep {
        ply,
        text: text.map(str::to_owned),
        at: Vec::new(),
        decision: decision.map(|i| made[i].clone()),
    };
    assert_eq!(steps[0], step(start, None, Some(0)));
    assert_eq!(steps[1], step(start + 1, Some("one"), None), "what is read waits at the ply of what follows");
    assert_eq!(steps[2], step(start + 1, Some("two"), Some(1)));
    assert_eq!(steps[3], step(start + 2, None, Some(2)));
    assert_eq!(steps.len(), 4);
}

#[test]
fn a_fault_names_the_step() {
    let fault = |steps: &str| written(steps).play(&mut table(2, 5)).unwrap_err().to_string();
    let made = decisions(1);
    let other = 2 - made[0].0;
    assert!(fault("[[step]]\ntext = \"here\"\nat = [\"nowhere\"]\n").contains("here: 'nowhere'"));
    assert!(fault("[[step]]\ntext = \"here\"\ndo = \"seat1: fly\"\n").starts_with("here: 'seat1: fly'"));
    assert!(fault("[[step]]\ntext = \"here\"\ndo = \"seat9: pass\"\n").contains("'seat9' is no seat"));
    assert!(fault("[[step]]\ntext = \"here\"\ndo = \"pass\"\n").contains("is not 'seatN: NAME'"));
    let twice = format!("before = [\"seat{0}: {1}\", \"seat{0}: no\"]\nstep = []\n", other, made[0].1);
    assert!(fault(&twice).starts_with("before: "));
    let mut alone = written("step = []\n");
    alone.partners.clear();
    assert_eq!(alone.play(&mut table(2, 5)), Err(TutorialFault("0 partners for 2 seats".into())));
}

#[test]
fn what_cannot_be_read_is_refused() {
    assert!(Tutorial::parse("").is_err());
    assert!(Tutorial::parse("setup = \"players=2\"\nseed = -1\n").is_err());
    let unknown = "setup = \"players=2\"\nseed = 1\nminutes = 1\npartners = []\nstep = []\nrounds = 2\n";
    assert!(Tutorial::parse(unknown).unwrap_err().to_string().contains("rounds"));
}
