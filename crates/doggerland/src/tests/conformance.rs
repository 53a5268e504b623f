//! The promises that every game makes, for every number of players and every mode.

use kernel::Setup;

use crate::{Doggerland, FILES};

fn game() -> Doggerland {
    Doggerland::from_pack(&content::Pack::embedded(FILES)).unwrap_or_else(|faults| panic!("{faults}"))
}

const MODES: [&str; 9] = [
    "players=2",
    "players=3",
    "players=4",
    "players=2 mode=short",
    "players=3 mode=short",
    "players=4 mode=short",
    "players=1 mode=easy",
    "players=1 mode=normal",
    "players=1 mode=hard",
];

#[test]
fn rules_hold_in_every_mode() {
    let game = game();
    for (i, mode) in MODES.iter().enumerate() {
        let setup = Setup::parse(&game, mode).expect("a set-up that can be played");
        testkit::rules(&game, setup, 3_000, i as u64);
    }
}

#[test]
fn nobody_learns_a_secret_in_any_mode() {
    let game = game();
    for (i, mode) in MODES.iter().enumerate() {
        let setup = Setup::parse(&game, mode).expect("a set-up that can be played");
        testkit::secrets(&game, setup, 1_000, 100 + i as u64);
    }
}

/// A draft describes its position completely, also through TOML, and names are unique.
#[test]
fn positions_are_written_and_read() {
    use kernel::{Finite, Names, Notation};
    let game = game();
    let names = Names::new(&game);
    assert_eq!(names.duplicate(), None);
    assert!(crate::Choice::all().all(|c| !names.name(c).contains(['\n', '#', ':', '='])));
    for (i, mode) in MODES.iter().enumerate() {
        let setup = Setup::parse(&game, mode).expect("a set-up that can be played");
        for seed in 0..3 {
            let mut play = testkit::Playout::new(&game, setup, 1000 * i as u64 + seed);
            loop {
                let text = toml::to_string(&game.draft(&play.state)).expect("a draft is TOML");
                let back = toml::from_str(&text).expect("what was written can be read");
                match game.adopt(back) {
                    Ok(state) => assert_eq!(state, play.state, "{}", play.place()),
                    Err(faults) => panic!("{}: {faults:?}\n{text}", play.place()),
                }
                if play.step(&mut ()).is_none() {
                    break;
                }
            }
        }
    }
}
