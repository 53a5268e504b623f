//! The evaluation gives nobody a reason to put off the end of a turn.

use kernel::{Actor, Choices, Evaluate, Game, Rng, Seat, Setup};

use super::{FEATURES, N_FEATURES, Outlook};
use crate::{Choice, State, tests::game};

fn points(state: &State, seat: Seat) -> f32 {
    let mut out = [0.0; N_FEATURES];
    Outlook.measure(game(), state, seat, &mut out);
    out.iter().zip(FEATURES).map(|(n, feature)| n * feature.weight).sum()
}

/// In every season of random games: whoever passes can expect as many points after it as before it.
#[test]
fn to_pass_costs_nothing() {
    let (mut choices, mut passes) = (Choices::new(), [0; 6]);
    for seed in 0..40 {
        let n_seats = 2 + (seed % 3) as usize;
        let mut state = game().start(&Setup::for_seats(game(), n_seats).unwrap());
        let mut rng = Rng::new(seed);
        while let Some(actor) = game().next(&state).first() {
            game().legal(&state, actor, &mut choices);
            let pass = (0..choices.len()).map(|i| choices.get(i)).find(|c| c.choice() == Choice::Pass);
            if let (Actor::Seat(seat), Some(pass)) = (actor, pass)
                && Outlook.is_boundary(game(), &state)
            {
                let mut after = state;
                game().apply(&mut after, pass, &mut ());
                if game().outcome(&after).is_none() {
                    let (before, after) = (points(&state, seat), points(&after, seat));
                    assert!(after > before - 0.3, "{before} to {after} by passing in year {}", state.year);
                    passes[state.year as usize] += 1;
                }
            }
            let choice = choices.pick(&mut rng);
            game().apply(&mut state, choice, &mut ());
        }
    }
    assert!(passes[1..].iter().all(|n| *n > 500), "{passes:?}");
}
