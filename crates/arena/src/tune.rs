//! Better weights for an evaluation, found by self-play.
//!
//! In every deal all weights are varied at once, by factors that are drawn: one side plays with the weights so varied,
//! the other with the same weights varied the other way round. Over many deals the winners lean to where the weights
//! should go. One deal says little about any weight, but every deal says something about all of them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Bot, Budget, Greedy, Mcts, Search, TableFacts};
use kernel::{Measure, Present, Rng, Setup};
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
    /// What is played; deals go through them in turn.
    pub setups: Vec<Setup>,
    /// How often the weights are moved.
    pub rounds: u32,
    /// Deals before each move; each is played on every seat.
    pub deals: u64,
    /// Deals of the last comparison, which no round has seen.
    pub proof: u64,
    /// Search with so many iterations; without a search when missing.
    pub iterations: Option<u32>,
    pub seed: u64,
    pub threads: usize,
}

/// What tuning has found.
#[derive(Clone, Debug, Serialize)]
pub struct Tuned {
    pub features: Vec<String>,
    pub before: Vec<f32>,
    pub after: Vec<f32>,
    pub rounds: u32,
    /// The new weights against the old ones on fresh deals: by deal how much more often they win, and their lead in
    /// points.
    pub gain: Interval,
    pub lead: Interval,
    /// How often the new weights win.
    pub wins: Interval,
    pub proof_games: usize,
}

/// How widely weights are varied: the usual size of the logarithm of a factor.
const SPREAD: f32 = 0.25;
/// How far a weight moves in the first round, and in the last.
const STEPS: [f32; 2] = [0.08, 0.015];
/// How much of what earlier rounds have found is kept.
const MEMORY: f32 = 0.8;
/// What a lead of the game's scale in points is worth beside a win.
const LEAD: f64 = 0.25;

/// How a deal went for the first of two sets of weights.
#[derive(Copy, Clone, Default)]
struct Deal {
    /// Wins by game, more than the other set's.
    gain: f64,
    /// Points by game, more than the other set's.
    lead: f64,
    wins: f64,
    games: usize,
}

/// Moves the weights round by round to where they win more.
pub fn tune<G: Present + Measure>(
    rules: &Ruleset<G>,
    tuning: &Tuning,
    start: Option<Vec<f32>>,
    stop: &AtomicBool,
    progress: &dyn Fn(u32, u32),
) -> Tuned {
    let evaluation = rules.game.evaluation();
    let features = evaluation.features(&rules.game);
    let before: Vec<f32> = features.iter().map(|feature| feature.weight).collect();
    let mut now = start.unwrap_or_else(|| before.clone());
    let scale = f64::from(evaluation.scale());
    let (mut slope, mut size) = (vec![0.0f32; now.len()], vec![0.0f32; now.len()]);
    let mut done = 0;
    for round in 0..tuning.rounds {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let first = u64::from(round) * tuning.deals;
        let deals = compare(rules, tuning, first..first + tuning.deals, &|deal| {
            let factors = factors(tuning.seed, deal, now.len());
            let vary = |sign: f32| now.iter().zip(&factors).map(|(w, f)| w * (sign * f).exp()).collect();
            (vary(1.0), vary(-1.0))
        });
        let found = slopes(tuning.seed, first, &deals, now.len(), scale);
        let age = 1.0 - MEMORY.powi(round as i32 + 1);
        let way = round as f32 / tuning.rounds.max(1) as f32;
        let step = STEPS[0] * (STEPS[1] / STEPS[0]).powf(way);
        for (i, found) in found.into_iter().enumerate() {
            slope[i] = MEMORY * slope[i] + (1.0 - MEMORY) * found;
            size[i] = MEMORY * size[i] + (1.0 - MEMORY) * found * found;
            // What points now here, now there moves little.
            let steady = (slope[i] / age) / (size[i] / age).sqrt().max(f32::MIN_POSITIVE);
            now[i] *= (step * steady).exp();
        }
        done = round + 1;
        progress(done, tuning.rounds);
    }
    let fresh = u64::from(tuning.rounds) * tuning.deals + 1_000_000;
    let deals = compare(rules, tuning, fresh..fresh + tuning.proof, &|_| (now.clone(), before.clone()));
    let by_deal = |of: &dyn Fn(&Deal) -> f64| deals.iter().map(of).collect::<Vec<f64>>();
    let games: usize = deals.iter().map(|deal| deal.games).sum();
    Tuned {
        features: features.iter().map(|feature| feature.name.to_owned()).collect(),
        rounds: done,
        gain: mean_interval(&by_deal(&|deal| deal.gain)),
        lead: mean_interval(&by_deal(&|deal| deal.lead)),
        wins: wilson(deals.iter().map(|deal| deal.wins).sum(), games as f64),
        proof_games: games,
        before,
        after: now,
    }
}

/// By how much each weight is varied in a deal; the sum of three dice is near enough to a bell.
fn factors(seed: u64, deal: u64, n: usize) -> Vec<f32> {
    let mut rng = Rng::fork(seed ^ 0x7475_6e65, deal);
    let mut dice = || (0..3).map(|_| rng.below(2001) as f32 / 1000.0 - 1.0).sum::<f32>();
    (0..n).map(|_| SPREAD * dice()).collect()
}

/// How steeply the worth of a deal rises with each factor.
fn slopes(seed: u64, first: u64, deals: &[Deal], n: usize, scale: f64) -> Vec<f32> {
    let mut slopes = vec![0.0; n];
    for (at, deal) in deals.iter().enumerate() {
        let worth = deal.gain + LEAD * (deal.lead / scale).clamp(-3.0, 3.0);
        for (slope, factor) in slopes.iter_mut().zip(factors(seed, first + at as u64, n)) {
            *slope += worth as f32 * factor / (SPREAD * SPREAD * deals.len() as f32);
        }
    }
    slopes
}

/// Plays deals with two sets of weights each, on several threads; the result does not depend on how many.
fn compare<G: Present + Measure>(
    rules: &Ruleset<G>,
    tuning: &Tuning,
    deals: std::ops::Range<u64>,
    weights: &(dyn Fn(u64) -> (Vec<f32>, Vec<f32>) + Sync),
) -> Vec<Deal> {
    let next = AtomicU64::new(deals.start);
    let work = || {
        let mut played = Vec::new();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals.end {
                return played;
            }
            let (a, b) = weights(deal);
            played.push((deal, meet(rules, tuning, deal, [&a, &b])));
        }
    };
    let mut played: Vec<(u64, Deal)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..tuning.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a game does not panic")).collect()
    });
    played.sort_by_key(|(deal, _)| *deal);
    played.into_iter().map(|(_, result)| result).collect()
}

/// One deal with two sets of weights. Against others a seat with the first plays with all others on the second, on every
/// seat; who plays alone or together plays the deal once with each.
fn meet<G: Present + Measure>(
    rules: &Ruleset<G>,
    tuning: &Tuning,
    number: u64,
    weights: [&[f32]; 2],
) -> Deal {
    let setup = tuning.setups[number as usize % tuning.setups.len()];
    let together = TableFacts::probe(&rules.game, &rules.game.start(&setup)).together;
    let n = setup.n_seats as usize;
    let deal = Seed::from_number(Rng::fork(tuning.seed, number).u64());
    let table = Sitting { rules, setup, deal: &deal, seed: number };
    let bot = |side: usize| -> Player<G> {
        let weights = weights[side].to_vec();
        Player::Bot(match tuning.iterations {
            None => Box::new(Greedy::with_weights(weights)) as Box<dyn Bot<G>>,
            Some(n) => {
                let weights = Some(weights);
                Box::new(Mcts::new(Search { weights, ..Search::new(Budget::Iterations(n)) }))
            }
        })
    };
    if together {
        let [first, second] = [0, 1].map(|side| {
            let mut players: Vec<Player<G>> = (0..n).map(|_| bot(side)).collect();
            let result = play(&table, &mut players);
            (f64::from(u8::from(result.won[0])), f64::from(result.scores[0]))
        });
        return Deal { gain: first.0 - second.0, lead: first.1 - second.1, wins: first.0, games: 1 };
    }
    let mut sum = Deal { games: n, ..Deal::default() };
    for own in 0..n {
        let mut players: Vec<Player<G>> = (0..n).map(|i| bot(usize::from(i != own))).collect();
        let result = play(&table, &mut players);
        let others = (0..n).filter(|i| *i != own).map(|i| f64::from(result.scores[i]));
        let lead = f64::from(result.scores[own]) - others.sum::<f64>() / (n - 1) as f64;
        let winners = result.won.iter().filter(|won| **won).count().max(1) as f64;
        let won = if result.won[own] { 1.0 / winners } else { 0.0 };
        let rest = if result.won.contains(&true) { (1.0 - won) / (n - 1) as f64 } else { 0.0 };
        sum.wins += won;
        sum.gain += (won - rest) / n as f64;
        sum.lead += lead / n as f64;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_that_wins_deals_is_found_among_others() {
        let (n, wins) = (8, 3);
        let deals: Vec<Deal> = (0..400)
            .map(|deal| {
                let factors = factors(7, deal, n);
                // It decides three deals of four; the rest is luck, which leans on nothing.
                let luck = Rng::fork(99, deal).below(4) == 0;
                let sign = if luck { Rng::fork(98, deal).below(2) == 0 } else { factors[wins] > 0.0 };
                Deal { gain: if sign { 1.0 } else { -1.0 }, ..Deal::default() }
            })
            .collect();
        let slopes = slopes(7, 0, &deals, n, 8.0);
        let largest = |i: &usize| slopes.iter().all(|slope| slopes[*i] >= slope.abs());
        assert_eq!((0..n).find(largest), Some(wins), "{slopes:?}");
        assert!((0..n).filter(|i| *i != wins).all(|i| 3.0 * slopes[i].abs() < slopes[wins]), "{slopes:?}");
    }
}
