//! Bots play to the end, the better one wins, and none of them depends on what its seat cannot know.

use kernel::{Actor, Choices, Game, Rng, Setup, Viewer};
use stdx::Finite;
use testkit::{Playout, camp::Camp};

use crate::{Bot, Kind, Seen};

fn play(game: &Camp, kinds: [Kind; 2], seed: u64) -> [i32; 2] {
    let mut state = game.start(&Setup::for_seats(game, 2).unwrap());
    let mut rng = Rng::new(seed);
    let mut bots: Vec<Box<dyn Bot<Camp>>> = kinds.iter().map(|k| k.make()).collect();
    let mut choices = Choices::new();
    while let Some(actor) = game.next(&state).first() {
        game.legal(&state, actor, &mut choices);
        let choice = match actor {
            Actor::Chance => choices.pick(&mut rng),
            Actor::Seat(seat) => {
                let seen = Seen::new(game, &state, seat, &mut rng);
                bots[seat.index()].decide(&seen, &choices, &mut rng)
            }
        };
        game.apply(&mut state, choice, &mut ());
    }
    let outcome = game.outcome(&state).unwrap();
    [outcome.standings()[0].score, outcome.standings()[1].score]
}

#[test]
fn looking_one_step_ahead_beats_chance() {
    let game = Camp::new();
    let margin: i32 = (0..10)
        .map(|seed| {
            let [a, b] = play(&game, [Kind::OneStep, Kind::Random], seed);
            let [c, d] = play(&game, [Kind::Random, Kind::OneStep], seed);
            a - b + d - c
        })
        .sum();
    assert!(margin > 40, "{margin} points ahead in twenty games");
}

/// Pairs of positions that differ only in what the seat cannot know give the same decision.
#[test]
fn no_bot_depends_on_hidden_facts() {
    let game = Camp::new();
    let setup = Setup::for_seats(&game, 3).unwrap();
    let (mut options, mut pairs) = (Choices::new(), 0);
    for seed in 0..3 {
        let mut play = Playout::new(&game, setup, seed);
        loop {
            if let Some(Actor::Seat(seat)) = game.next(&play.state).first() {
                let mut other = play.state;
                game.resample(&mut other, Viewer::Seat(seat), &mut Rng::new(seed));
                game.legal(&play.state, Actor::Seat(seat), &mut options);
                for kind in Kind::ALL {
                    let decide = |state| {
                        let mut rng = Rng::new(9);
                        let seen = Seen::new(&game, state, seat, &mut rng);
                        kind.make().decide(&seen, &options, &mut Rng::new(7)).choice()
                    };
                    assert_eq!(decide(&play.state), decide(&other), "{kind} at ply {}", play.log.len());
                    pairs += 1;
                }
            }
            if play.step(&mut ()).is_none() {
                break;
            }
        }
    }
    assert!(pairs > 500, "{pairs} pairs");
}

#[test]
fn bots_are_asked_for_by_name() {
    assert_eq!("one-step".parse(), Ok(Kind::OneStep));
    let fault = "genius".parse::<Kind>().unwrap_err().to_string();
    let known = "random, one-step, greedy, pebble, flint, boulder, cairn, menhir, dolmen";
    assert_eq!(fault, format!("there is no bot 'genius' (there are: {known})"));
}
