//! Options compared by lines that are played on: only where a game asks for it, the same decision for the same seed, no
//! more lines than are needed, and more games won.

use content::{Pack, Packed};
use kernel::{Actor, Choices, Game, Next, Rng, Setup};
use paleo::Paleo;
use testkit::Playout;

use super::doggerland;
use crate::{Bot, Budget, Kind, Mcts, Search, Seen, hints, turn};

pub(crate) fn game() -> Paleo {
    <Paleo as Packed>::load(&Pack::embedded(<Paleo as Packed>::FILES)).unwrap_or_else(|f| panic!("{f}"))
}

/// How many of so many games bots of a kind win together, and how many decisions they make.
fn play(game: &Paleo, kind: &str, games: u64) -> (u32, u32) {
    let kind: Kind = kind.parse().expect("a bot");
    let setup = Setup::for_seats(game, 2).unwrap();
    let (mut won, mut decisions, mut choices) = (0, 0, Choices::new());
    for number in 0..games {
        let mut state = game.start(&setup);
        let mut bots: Vec<Box<dyn Bot<Paleo>>> = (0..2).map(|_| kind.make()).collect();
        let (mut draws, mut rng) = (Rng::fork(7, number), Rng::fork(99, number));
        while game.next(&state) != Next::Over {
            let choice = match turn(game, &state, &mut bots, &mut rng) {
                Some((_, choice)) => {
                    decisions += 1;
                    choice
                }
                None => {
                    game.legal(&state, Actor::Chance, &mut choices);
                    choices.pick(&mut draws)
                }
            };
            game.apply(&mut state, choice, &mut ());
        }
        won += u32::from(game.outcome(&state).expect("it is over").standings()[0].won);
    }
    (won, decisions)
}

#[test]
fn the_same_seed_gives_the_same_decisions() {
    let game = game();
    assert_eq!(play(&game, "cairn", 1), play(&game, "cairn", 1));
}

#[test]
fn who_plays_lines_wins_more_than_who_takes_what_looks_best() {
    let game = game();
    let ((lines, decisions), (looks, fewer)) = (play(&game, "menhir", 8), play(&game, "greedy", 8));
    assert!(lines > looks, "{lines} of 8 with lines, {looks} without");
    assert!(decisions < 2 * fewer, "{decisions} decisions with lines, {fewer} without: round in circles");
}

/// Where one option is clearly better, the rest of the budget is not used; and never more than there is.
#[test]
fn no_more_lines_are_played_than_are_needed() {
    let game = game();
    let mut play = Playout::new(&game, Setup::for_seats(&game, 2).unwrap(), 4);
    let (mut options, mut early, mut rng) = (Choices::new(), 0, Rng::new(1));
    for _ in 0..200 {
        if let Some(actor @ Actor::Seat(seat)) = game.next(&play.state).first() {
            game.legal(&play.state, actor, &mut options);
            if options.len() > 1 {
                let seen = Seen::new(&game, &play.state, seat, &mut rng);
                let search = Search::new(Budget::Iterations(60));
                let found = Mcts::new(search).study(&seen, &options, &mut rng);
                assert!(found.iterations <= 60 && found.nodes == 0);
                assert!(found.best() < options.len());
                early += u32::from(found.iterations < 60);
            }
        }
        if play.step(&mut ()).is_none() {
            break;
        }
    }
    assert!(early > 0, "every decision took all lines");
}

#[test]
fn hints_look_at_every_option_and_say_why() {
    let game = game();
    let mut play = Playout::new(&game, Setup::for_seats(&game, 2).unwrap(), 2);
    let (mut options, mut rng) = (Choices::new(), Rng::new(3));
    loop {
        if let Some(actor @ Actor::Seat(seat)) = game.next(&play.state).first() {
            game.legal(&play.state, actor, &mut options);
            if options.len() > 3 {
                let seen = Seen::new(&game, &play.state, seat, &mut rng);
                let found = hints(&seen, &options, Budget::Iterations(300), usize::MAX, &mut rng);
                assert_eq!(found.len(), options.len());
                assert!(found.iter().all(|hint| (0.0..=1.0).contains(&hint.share) && hint.visits > 0));
                assert!(found.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
                return;
            }
        }
        play.step(&mut ()).expect("somebody gets that many options");
    }
}

#[test]
fn a_game_that_does_not_ask_for_lines_grows_a_tree() {
    let (game, mut rng) = (doggerland(), Rng::new(1));
    let mut play = Playout::new(&game, Setup::for_seats(&game, 2).unwrap(), 3);
    let mut options = Choices::new();
    let seat = loop {
        if let Some(actor @ Actor::Seat(seat)) = game.next(&play.state).first() {
            game.legal(&play.state, actor, &mut options);
            if options.len() > 1 {
                break seat;
            }
        }
        play.step(&mut ()).expect("somebody has a choice");
    };
    let seen = Seen::new(&game, &play.state, seat, &mut rng);
    let found = Mcts::new(Search::new(Budget::Iterations(20))).study(&seen, &options, &mut rng);
    assert!(found.nodes > 1 && found.iterations == 20);
}
