//! The promises that every game makes, for every number of players and every mode.

use kernel::Setup;

use super::table::game;
use crate::Doggerland;

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

/// Nothing is hidden: everybody sees the whole position and every event, so that there is nothing to imagine. What is not
/// drawn yet has no order; which pieces those are can be counted.
#[test]
fn everybody_sees_everything() {
    use kernel::{Game, Rng, Viewer};
    let game = game();
    for (i, mode) in MODES.iter().enumerate() {
        let setup = Setup::parse(&game, mode).expect("a set-up that can be played");
        let mut play = testkit::Playout::new(&game, setup, 100 + i as u64);
        let (mut events, mut seen) = (Vec::new(), 0);
        while play.step(&mut events).is_some() {
            for viewer in Viewer::all(setup.n_seats as usize) {
                assert_eq!(game.view(&play.state, viewer).state, play.state, "{}", play.place());
                let mut imagined = play.state;
                game.resample(&mut imagined, viewer, &mut Rng::new(1));
                assert_eq!(imagined, play.state, "{}", play.place());
                assert!(
                    events.iter().all(|event| game.redact(*event, viewer) == Some(*event)),
                    "{}",
                    play.place()
                );
            }
            seen += events.len();
            events.clear();
        }
        assert!(seen > 50, "{mode}: {seen} events");
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

/// Rich clans play whole games to the last round, so that every action, rite and event is met; what a random clan
/// would die of is left out.
#[test]
fn rich_games_hold_to_the_end() {
    use kernel::{Choices, Game, Notation, Rng};
    let game = game();
    for (mode, games) in [("players=1 mode=easy", 60), ("players=2", 12), ("players=4", 12)] {
        let setup = Setup::parse(&game, mode).expect("a set-up that can be played");
        let mut choices = Choices::new();
        let (mut rites, mut ended) = (0, 0);
        for seed in 0..games {
            let (mut state, mut rng, mut ply) = (game.start(&setup), Rng::new(seed), 0);
            while let Some(actor) = game.next(&state).first() {
                for clan in &mut state.clans[..setup.n_seats as usize] {
                    clan.stores.iter_mut().for_each(|n| *n = (*n).max(12));
                    clan.bowls[0][0] = clan.bowls[0][0].max(20);
                }
                game.legal(&state, actor, &mut choices);
                let mut choice = choices.pick(&mut rng);
                while matches!(choice.choice(), crate::Choice::Resign | crate::Choice::Rest)
                    && choices.len() > 1
                {
                    choice = choices.pick(&mut rng);
                }
                game.apply(&mut state, choice, &mut Vec::new());
                ply += 1;
                game.audit(&state)
                    .unwrap_or_else(|e| panic!("{mode} seed {seed} ply {ply}: {choice:?}: {e}"));
                if ply % 7 == 0 {
                    assert_eq!(game.adopt(game.draft(&state)), Ok(state), "{mode} seed {seed} ply {ply}");
                }
                assert!(ply < Doggerland::DECISIONS_MAX);
            }
            rites += state.clans[0].rites.len();
            ended += u32::from(state.round == 8);
        }
        assert!(
            rites as u64 > games && u64::from(ended) * 2 > games,
            "{mode}: {rites} rites, {ended} to the end"
        );
    }
}

/// Counts of decision sequences from the first decision of a fixed game: they change only with the rules.
#[test]
fn perft() {
    let table = super::table::Table::new("players=2 arrow=north centre=north");
    let counts: Vec<u64> = (1..=3).map(|depth| testkit::perft(&table.game, &table.state, depth)).collect();
    assert_eq!(counts, PERFT);
}

const PERFT: [u64; 3] = [31, 392, 4236];
