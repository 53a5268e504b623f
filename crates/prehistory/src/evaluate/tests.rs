//! The evaluation gives nobody a reason to put off the end of a turn, and counts what counts at the end of the game.

use kernel::{Actor, Choices, Evaluate, Game, Rng, Seat, Setup};

use super::{DAWN, DUSK, FEATURES, N_FEATURES, Outlook, SOURCES};
use crate::{Choice, State, ids::YEARS, score, tests::game};

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

/// In the last year nothing leads to anything else: what is on the table counts as it does at the end.
#[test]
fn in_the_last_year_points_are_points() {
    let (mut choices, mut n) = (Choices::new(), 0);
    for seed in 0..20 {
        let mut state = game().start(&Setup::for_seats(game(), 3).unwrap());
        let mut rng = Rng::new(seed);
        while let Some(actor) = game().next(&state).first() {
            if let (Actor::Seat(seat), YEARS) = (actor, state.year) {
                let (mut points, mut terms) = ([0; SOURCES], [0.0; N_FEATURES]);
                score::score(game(), &state, seat, &mut points);
                Outlook.measure(game(), &state, seat, &mut terms);
                // The others also count what a half-made action brings, or are counted as cubes.
                for (i, name) in [(0, "fishing"), (4, "painting"), (6, "gathering"), (7, "megaliths")] {
                    assert_eq!(FEATURES[i].name, name);
                    let worth = terms[i] * FEATURES[i].weight;
                    assert!((worth - points[i] as f32).abs() < 1e-3, "{name}: {worth} for {}", points[i]);
                }
                n += 1;
            }
            game().legal(&state, actor, &mut choices);
            let choice = choices.pick(&mut rng);
            game().apply(&mut state, choice, &mut ());
        }
    }
    assert!(n > 500, "{n}");
}

/// Where a line ends, at the first draw after the first year and after the fourth, one of each feature is worth what was
/// fitted for that moment.
#[test]
fn the_end_of_a_year_has_its_own_worth() {
    let mut state = game().start(&Setup::for_seats(game(), 2).unwrap());
    let (mut choices, mut rng, mut ends) = (Choices::new(), Rng::new(1), 0);
    let (mut year, mut seat_acted) = (state.year, false);
    while let Some(actor) = game().next(&state).first() {
        // Before the first year there are draws as well.
        if actor == Actor::Chance && seat_acted && state.year > year {
            year = state.year;
            ends += 1;
            let fitted = match ends {
                1 => Some(DAWN),
                4 => Some(DUSK),
                _ => None,
            };
            let mut out: [f32; N_FEATURES] = std::array::from_fn(|i| match ends {
                // Of points in the last year one is what `measure` has made of it.
                4 if i < SOURCES => 1.0,
                _ => FEATURES[i].weight,
            });
            Outlook.correct(game(), &state, &mut out);
            for (i, fitted) in fitted.into_iter().flatten().enumerate() {
                assert!((out[i] - fitted).abs() < 1e-4, "{}: {} for {fitted}", FEATURES[i].name, out[i]);
            }
        }
        seat_acted = actor != Actor::Chance;
        game().legal(&state, actor, &mut choices);
        let choice = choices.pick(&mut rng);
        game().apply(&mut state, choice, &mut ());
    }
    assert_eq!(ends, 4);
}
