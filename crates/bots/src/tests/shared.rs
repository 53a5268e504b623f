//! Fewer groups than people: two seats lead one group together, and bots sit on both of them.

use kernel::{Actor, Choices, Game, Next, Rng, Setup};
use paleo::Paleo;
use stdx::Finite;

use super::lines::game;
use crate::{Bot, Kind, turn};

/// Bots that share a group play to the end, and each seat has a say: nobody waits for the other for ever.
#[test]
fn bots_that_lead_a_group_together_get_on() {
    let game = game();
    for (setup, kind) in [
        ("players=4 groups=3 level=I", "greedy"),
        ("players=3 groups=1 level=I", "greedy"),
        ("players=4 groups=2 level=II", "random"),
    ] {
        let kind: Kind = kind.parse().expect("a bot");
        let setup = Setup::parse(&game, setup).expect("a set-up");
        let n = setup.n_seats as usize;
        let mut bots: Vec<Box<dyn Bot<Paleo>>> = (0..n).map(|_| kind.make()).collect();
        let mut state = game.start(&setup);
        let (mut draws, mut rng) = (Rng::new(5), Rng::new(6));
        let (mut choices, mut decided) = (Choices::new(), vec![0; n]);
        while game.next(&state) != Next::Over {
            let choice = match turn(&game, &state, &mut bots, &mut rng) {
                Some((seat, choice)) => {
                    decided[seat.index()] += 1;
                    choice
                }
                None => {
                    game.legal(&state, Actor::Chance, &mut choices);
                    choices.pick(&mut draws)
                }
            };
            game.apply(&mut state, choice, &mut ());
            assert!(decided.iter().sum::<u32>() < Paleo::DECISIONS_MAX, "{decided:?}");
        }
        assert!(decided.iter().all(|n| *n > 0), "every seat decides something: {decided:?}");
    }
}
