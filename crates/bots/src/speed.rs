//! How fast a search runs, and where its time goes.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use kernel::{Actor, Choices, Game, Rng, Seat, Setup};
use serde::Serialize;

use crate::{Budget, Judge, Mcts, Search, Seen, TableFacts, mcts::Met};

/// Figures of one set-up on one core, from positions all over random games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Iterations per second with rollouts to the end, of ten decisions, and as the levels search.
    pub to_the_end: f64,
    pub ten: f64,
    pub levels: f64,
    /// Of a hundred positions that the search of the levels comes to, those where it had been by another path.
    pub met_again: f64,
    /// Nanoseconds: a random decision, a world imagined, an evaluation of all seats.
    pub decision_ns: f64,
    pub world_ns: f64,
    pub evaluation_ns: f64,
    /// How many decisions a random game has from the positions that were measured.
    pub decisions_to_the_end: f64,
}

/// Iterations of one search.
const EACH: u32 = 400;

/// Measures for about `time` in all.
pub fn speed<G: Game>(game: &G, setup: &Setup, time: Duration, seed: u64) -> Speed {
    let facts = TableFacts::probe(game, &game.start(setup));
    let judge = Judge::new(game, facts, None);
    let positions = positions(game, setup, seed);
    let (mut rng, mut choices) = (Rng::new(seed), Choices::new());
    let part = time / 6;

    // As many iterations at every position: with as much time each, the short rollouts of late positions would count most.
    let mut search = |search: &dyn Fn(Budget) -> Search| {
        let (mut iterations, started) = (0u64, Instant::now());
        while started.elapsed() < part {
            for (state, seat) in &positions {
                let seen = Seen::new(game, state, *seat, &mut rng);
                let mut options = Choices::new();
                seen.options(&mut options);
                let found = Mcts::new(search(Budget::Iterations(EACH))).study(&seen, &options, &mut rng);
                iterations += u64::from(found.iterations);
            }
        }
        iterations as f64 / started.elapsed().as_secs_f64()
    };
    // Without the bias a node costs one rollout and nothing else.
    let plain = |budget| Search { bias_from: u32::MAX, ..Search::new(budget) };
    let to_the_end = search(&|budget| plain(budget).to_the_end());
    let ten = search(&|budget| Search { horizon: Some(10), ..plain(budget) });
    let levels = search(&Search::new);
    let met_again = met_again(game, &positions, EACH, seed);

    let (mut decisions, mut games, started) = (0u64, 0u64, Instant::now());
    while started.elapsed() < part {
        for (state, _) in &positions {
            let mut world = *state;
            while let Some(actor) = game.next(&world).first() {
                crate::options(game, &world, actor, &mut choices);
                let choice = choices.pick(&mut rng);
                game.apply(&mut world, choice, &mut ());
                decisions += 1;
            }
            games += 1;
        }
    }
    let decision_ns = started.elapsed().as_nanos() as f64 / decisions as f64;
    let world_ns = per_call(part, &positions, |(state, seat)| {
        let seen = Seen::new(game, state, *seat, &mut rng);
        black_box(seen.imagine(&mut rng));
    }) / 2.0;
    let evaluation_ns = per_call(part, &positions, |(state, _)| {
        black_box(judge.shares(state));
    });
    Speed {
        to_the_end,
        ten,
        levels,
        met_again,
        decision_ns,
        world_ns,
        evaluation_ns,
        decisions_to_the_end: decisions as f64 / games as f64,
    }
}

/// How many of a hundred positions of a usual search are met again; the same for the same seed.
fn met_again<G: Game>(game: &G, positions: &[(G::State, Seat)], each: u32, seed: u64) -> f64 {
    let (mut rng, mut options, mut met) = (Rng::new(seed), Choices::new(), Met::default());
    for (state, seat) in positions {
        let seen = Seen::new(game, state, *seat, &mut rng);
        seen.options(&mut options);
        let search = Search { meet: true, ..Search::new(Budget::Iterations(each)) };
        met.add(Mcts::new(search).study(&seen, &options, &mut rng).met);
    }
    100.0 * met.again as f64 / met.positions.max(1) as f64
}

fn per_call<T>(time: Duration, over: &[T], mut call: impl FnMut(&T)) -> f64 {
    let (mut n, started) = (0u64, Instant::now());
    while started.elapsed() < time {
        over.iter().for_each(&mut call);
        n += over.len() as u64;
    }
    started.elapsed().as_nanos() as f64 / n as f64
}

/// Positions of random games where a seat has a choice.
pub(crate) fn positions<G: Game>(game: &G, setup: &Setup, seed: u64) -> Vec<(G::State, Seat)> {
    let (mut rng, mut choices, mut all) = (Rng::new(seed), Choices::new(), Vec::new());
    while all.len() < 400 {
        let mut state = game.start(setup);
        while let Some(actor) = game.next(&state).first() {
            crate::options(game, &state, actor, &mut choices);
            if let (Actor::Seat(seat), true) = (actor, choices.len() > 1) {
                all.push((state, seat));
            }
            let choice = choices.pick(&mut rng);
            game.apply(&mut state, choice, &mut ());
        }
    }
    let step = all.len() / 24;
    all.into_iter().step_by(step.max(1)).take(24).collect()
}
