//! Better weights for an evaluation, found by self-play.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, Budget, Greedy, Mcts, Search};
use kernel::{Present, Rng, Setup};
use serde::Serialize;
use table::{Ruleset, Seed};

use crate::{
    Interval, Player, play,
    play::Sitting,
    stats::{mean_interval, wilson},
};

/// How weights are tuned.
#[derive(Clone, Debug)]
pub struct Tuning {
    pub setup: Setup,
    /// How many variations are tried.
    pub rounds: u32,
    /// Deals for each of them; each is played on every seat.
    pub deals: u64,
    /// Deals of the last comparison, which no variation has seen.
    pub proof: u64,
    /// Search with so many iterations; without a search when missing.
    pub iterations: Option<u32>,
    pub seed: u64,
}

/// What tuning has found.
#[derive(Clone, Debug, Serialize)]
pub struct Tuned {
    pub features: Vec<String>,
    pub before: Vec<f32>,
    pub after: Vec<f32>,
    /// Variations that were taken over.
    pub kept: u32,
    pub rounds: u32,
    /// The new weights against the old ones on fresh deals: lead in points, share of wins.
    pub lead: Interval,
    pub wins: Interval,
    pub proof_games: usize,
}

/// Tries variations of the weights against the best so far, and keeps those that are clearly better.
///
/// Variations are played on the same deals and seats as the weights they are compared with.
pub fn tune<G: Present>(
    rules: &Ruleset<G>,
    tuning: &Tuning,
    start: Option<Vec<f32>>,
    stop: &AtomicBool,
    progress: &dyn Fn(u32, u32),
) -> Tuned {
    let features = rules.game.evaluation().features(&rules.game);
    let before: Vec<f32> = features.iter().map(|feature| feature.weight).collect();
    let mut best = start.unwrap_or_else(|| before.clone());
    let (mut rng, mut kept, mut done) = (Rng::new(tuning.seed), 0, 0);
    // Steps get smaller in the course.
    let mut step = 0.35f32;
    for round in 0..tuning.rounds {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let mut trial = best.clone();
        let change = 1 + rng.below(3) as usize;
        for _ in 0..change {
            let i = rng.below(trial.len() as u32) as usize;
            let dice = (rng.below(2001) as f32 / 1000.0 - 1.0) * step;
            trial[i] = trial[i] * (1.0 + dice) + 0.05 * dice;
        }
        let first = u64::from(round) * tuning.deals;
        let (leads, _) = compare(rules, tuning, &trial, &best, first, tuning.deals);
        let lead = mean_interval(&leads);
        // A lead of one standard error on fresh deals is believed.
        if lead.value - (lead.high - lead.value) / 1.96 > 0.0 {
            best = trial;
            kept += 1;
        }
        step = (step * 0.9985).max(0.08);
        done = round + 1;
        progress(done, tuning.rounds);
    }
    let fresh = u64::from(tuning.rounds) * tuning.deals + 1_000_000;
    let (leads, wins) = compare(rules, tuning, &best, &before, fresh, tuning.proof);
    Tuned {
        features: features.iter().map(|feature| feature.name.to_owned()).collect(),
        before,
        after: best,
        kept,
        rounds: done,
        lead: mean_interval(&leads),
        wins: wilson(wins.iter().sum(), wins.len() as f64),
        proof_games: wins.len(),
    }
}

/// One seat with weights `a` against all others with `b`, on every seat of every deal: leads by deal, wins by game.
fn compare<G: Present>(
    rules: &Ruleset<G>,
    tuning: &Tuning,
    a: &[f32],
    b: &[f32],
    first: u64,
    deals: u64,
) -> (Vec<f64>, Vec<f64>) {
    let n = tuning.setup.n_seats as usize;
    let (mut leads, mut wins) = (Vec::new(), Vec::new());
    let bot = |weights: &[f32]| -> Player<G> {
        Player::Bot(match tuning.iterations {
            None => Box::new(Greedy::with_weights(weights.to_vec())) as Box<dyn Bot<G>>,
            Some(n) => {
                let weights = Some(weights.to_vec());
                Box::new(Mcts::new(Search { weights, ..Search::new(Budget::Iterations(n)) }))
            }
        })
    };
    for d in first..first + deals {
        let deal = Seed::from_number(Rng::fork(tuning.seed, d).u64());
        let mut lead = 0.0;
        for own in 0..n {
            let table = Sitting { rules, setup: tuning.setup, deal: &deal, seed: d };
            let mut players: Vec<Player<G>> = (0..n).map(|i| bot(if i == own { a } else { b })).collect();
            let result = play(&table, &mut players);
            let mine = f64::from(result.scores[own]);
            if n == 1 {
                // Alone there is nobody to lead: the same deal is played with the other weights.
                let other = play(&table, &mut [bot(b)]);
                let worth = |won: bool, score: f64| score + if won { 3.0 } else { 0.0 };
                lead += worth(result.won[0], mine) - worth(other.won[0], f64::from(other.scores[0]));
                wins.push(f64::from(u8::from(result.won[0])));
                continue;
            }
            let others = (0..n).filter(|i| *i != own).map(|i| f64::from(result.scores[i]));
            lead += mine - others.sum::<f64>() / (n - 1) as f64;
            let winners = result.won.iter().filter(|won| **won).count().max(1) as f64;
            wins.push(if result.won[own] { 1.0 / winners } else { 0.0 });
        }
        leads.push(lead / n as f64);
    }
    (leads, wins)
}
