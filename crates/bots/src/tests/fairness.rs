//! No bot depends on what its seat cannot know: pairs of positions that differ only in that give the same decision.
//!
//! `DOLMEN_FAIRNESS_PAIRS=10000 cargo test -p bots fairness` makes so many pairs for each game and each of the nine
//! bots; without it there are 1,200, which is over 10,000 a game.

use catalog::Visitor;
use content::Packed;
use kernel::{Actor, Choices, Game, Rng, Setup, Viewer};
use testkit::{Playout, camp::Camp, setups};

use crate::{Budget, Kind, Level, Seen};

/// Every kind of bot; those that search with few iterations, because fairness does not depend on how many. Lines that
/// are played on take long.
fn kinds<G: Game>(game: &G) -> Vec<Kind> {
    let lines = game.evaluation().part(game, &game.start(&setups(game)[0])).is_some();
    let few = |kind: Kind| match kind {
        Kind::Level(level, None) if level.budget().is_some() => {
            let n = if lines { level as u32 - Level::Boulder as u32 } else { 8 + level as u32 };
            Kind::Level(level, Some(Budget::Iterations(n)))
        }
        kind => kind,
    };
    Kind::ALL.into_iter().map(few).collect()
}

fn pairs_wanted() -> usize {
    std::env::var("DOLMEN_FAIRNESS_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(1200)
}

/// Checks so many pairs in every mode; says how many of them differed at all.
fn check<G: Game>(game: &G, wanted: usize) -> usize {
    let (mut options, mut differing) = (Choices::new(), 0);
    let modes: Vec<Setup> = setups(game);
    for kind in kinds(game) {
        let (mut pairs, mut seed) = (0, 0);
        while pairs < wanted {
            let mut play = Playout::new(game, modes[seed as usize % modes.len()], seed);
            while pairs < wanted {
                // Many seats may decide: each of them is a pair.
                for actor in game.next(&play.state).actors() {
                    let Actor::Seat(seat) = actor else { continue };
                    game.legal(&play.state, actor, &mut options);
                    if options.len() < 2 {
                        continue;
                    }
                    let mut other = play.state;
                    game.resample(&mut other, Viewer::Seat(seat), &mut Rng::new(seed ^ 0xfa1e));
                    differing += usize::from(other != play.state);
                    let decide = |state| {
                        let mut rng = Rng::new(9 + seed);
                        let seen = Seen::new(game, state, seat, &mut rng);
                        kind.make().decide(&seen, &options, &mut rng).choice()
                    };
                    let place = play.place();
                    assert_eq!(decide(&play.state), decide(&other), "{kind} for {seat}: {place}");
                    pairs += 1;
                }
                // Far enough on that positions are not all alike.
                if (0..5).any(|_| play.step(&mut ()).is_none()) {
                    break;
                }
            }
            seed += 1;
        }
    }
    differing
}

#[test]
fn no_bot_depends_on_hidden_facts_in_camp() {
    let differing = check(&Camp::new(), pairs_wanted());
    assert!(differing > pairs_wanted(), "only {differing} pairs differed");
}

struct Check;

impl Visitor for Check {
    type Out = usize;

    fn visit<G: Packed>(self, game: G, _: String) -> usize {
        check(&game, pairs_wanted())
    }
}

/// One test for each game, so that they run side by side. In some of them nothing is hidden but what is not drawn yet,
/// and all pairs are alike there; the test holds for any game.
fn check_game(at: usize) -> usize {
    catalog::open(catalog::ids()[at], None, Check).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn no_bot_depends_on_hidden_facts_in_the_first_game() {
    check_game(0);
}

#[test]
fn no_bot_depends_on_hidden_facts_in_the_second_game() {
    let differing = check_game(1);
    assert!(differing > pairs_wanted(), "only {differing} pairs differed in a game of hidden tiles");
}

#[test]
fn no_bot_depends_on_hidden_facts_in_the_third_game() {
    check_game(2);
}

#[test]
fn no_bot_depends_on_hidden_facts_in_the_fourth_game() {
    check_game(3);
    assert_eq!(catalog::ids().len(), 4, "every game has its test");
}

/// The test can fail: somebody who looks at the true state is found out.
#[test]
fn a_bot_that_cheats_is_found_out() {
    let game = Camp::new();
    let mut play = Playout::new(&game, setups(&game)[0], 1);
    let mut found = false;
    while play.step(&mut ()).is_some() {
        if let Some(Actor::Seat(seat)) = game.next(&play.state).first() {
            let mut other = play.state;
            game.resample(&mut other, Viewer::Seat(seat), &mut Rng::new(3));
            let cheat = |state: &<Camp as Game>::State| stdx::stable_hash(state) % 2;
            found |= cheat(&play.state) != cheat(&other);
        }
    }
    assert!(found);
    assert!(Level::ALL.len() == 6);
}
