//! How strong everybody is: Plackett–Luce strengths on the scale of Elo, which for two are Elo numbers.

use kernel::Rng;
use serde::Serialize;

use crate::{GameResult, Interval};

/// The rating of an entrant.
#[derive(Clone, Debug, Serialize)]
pub struct Rating {
    pub name: String,
    /// On the scale of Elo; the mean of all entrants is zero.
    pub elo: Interval,
    pub games: usize,
}

/// Everybody who finished better than those after them: entrants by rank, with a weight.
struct Ranking {
    order: Vec<usize>,
    weight: f64,
}

/// How often the deals are drawn anew for the intervals.
pub const RESAMPLES: usize = 200;

/// Ratings with intervals from resampled deals: the games of one deal are not independent, deals are.
pub fn ratings(names: &[String], results: &[GameResult], together: bool) -> Vec<Rating> {
    let n = names.len();
    let deals = by_deal(results);
    let rankings: Vec<Vec<Ranking>> = deals.iter().map(|games| rankings(games, together)).collect();
    let all: Vec<&Ranking> = rankings.iter().flatten().collect();
    let elo = strengths(n, &all, None, &vec![0.5; n]);
    let mut rng = Rng::new(7);
    let mut samples: Vec<Vec<f64>> = vec![Vec::new(); n];
    for _ in 0..RESAMPLES {
        let sample: Vec<&Ranking> =
            (0..deals.len()).flat_map(|_| &rankings[rng.below(deals.len() as u32) as usize]).collect();
        // What is added against extremes is drawn anew too, so that a clean sweep is not certain.
        let prior: Vec<f64> = (0..n).map(|_| -0.5 * (f64::from(1 + rng.below(1000)) / 1001.0).ln()).collect();
        let elo = strengths(n, &sample, Some(&elo), &prior);
        samples.iter_mut().zip(elo).for_each(|(all, x)| all.push(x));
    }
    (0..n)
        .map(|i| {
            let elo = resampled(elo[i], &mut samples[i]);
            let games = results.iter().filter(|game| game.seats.contains(&i)).count();
            Rating { name: names[i].clone(), elo, games }
        })
        .collect()
}

/// An estimate with the interval of what came out of resampled deals. It always holds the estimate.
pub fn resampled(value: f64, sample: &mut [f64]) -> Interval {
    sample.sort_by(f64::total_cmp);
    let at = |share: f64| sample[((sample.len() - 1) as f64 * share).round() as usize];
    Interval { value, low: at(0.025).min(value), high: at(0.975).max(value) }
}

/// The games of each deal.
pub fn by_deal(results: &[GameResult]) -> Vec<Vec<&GameResult>> {
    let mut deals: std::collections::BTreeMap<u64, Vec<&GameResult>> = Default::default();
    results.iter().for_each(|game| deals.entry(game.deal).or_default().push(game));
    deals.into_values().collect()
}

fn rankings(games: &[&GameResult], together: bool) -> Vec<Ranking> {
    if together {
        // Those who play for themselves are compared on the same deal.
        let mut keys: Vec<(bool, i32, usize)> =
            games.iter().map(|game| (game.won[0], game.scores[0], game.seats[0])).collect();
        keys.sort_by_key(|key| std::cmp::Reverse(*key));
        let same = |a: usize, b: usize| keys[a].0 == keys[b].0 && keys[a].1 == keys[b].1;
        return split(keys.iter().map(|key| key.2).collect(), &same);
    }
    games
        .iter()
        .flat_map(|game| {
            let mut seats: Vec<usize> = (0..game.seats.len()).collect();
            seats.sort_by_key(|seat| game.ranks[*seat]);
            let ranks: Vec<u8> = seats.iter().map(|seat| game.ranks[*seat]).collect();
            split(seats.iter().map(|seat| game.seats[*seat]).collect(), &|a, b| ranks[a] == ranks[b])
        })
        .collect()
}

/// Tied places count half in each order.
fn split(order: Vec<usize>, same: &dyn Fn(usize, usize) -> bool) -> Vec<Ranking> {
    let mut turned = order.clone();
    let mut from = 0;
    for i in 1..=order.len() {
        if i == order.len() || !same(from, i) {
            turned[from..i].reverse();
            from = i;
        }
    }
    match turned == order {
        true => vec![Ranking { order, weight: 1.0 }],
        false => vec![Ranking { order, weight: 0.5 }, Ranking { order: turned, weight: 0.5 }],
    }
}

/// Maximizes the likelihood by minorization, with half a win and half a loss against somebody average, so that
/// nobody is infinitely strong.
fn strengths(n: usize, rankings: &[&Ranking], start: Option<&[f64]>, prior: &[f64]) -> Vec<f64> {
    let mut gamma: Vec<f64> = match start {
        Some(elo) => elo.iter().map(|x| 10f64.powf(x / 400.0)).collect(),
        None => vec![1.0; n],
    };
    let mut wins = prior.to_vec();
    for ranking in rankings {
        for (place, entrant) in ranking.order.iter().enumerate() {
            if place + 1 < ranking.order.len() {
                wins[*entrant] += ranking.weight;
            }
        }
    }
    for _ in 0..if start.is_some() { 60 } else { 400 } {
        let mut share = vec![0.0; n];
        for (i, share) in share.iter_mut().enumerate() {
            *share = 1.0 / (gamma[i] + 1.0);
        }
        for ranking in rankings {
            let mut rest: f64 = ranking.order.iter().map(|e| gamma[*e]).sum();
            let mut so_far = 0.0;
            for (place, entrant) in ranking.order.iter().enumerate() {
                if place + 1 < ranking.order.len() {
                    so_far += ranking.weight / rest;
                }
                share[*entrant] += so_far;
                rest -= gamma[*entrant];
            }
        }
        for i in 0..n {
            gamma[i] = wins[i] / share[i];
        }
    }
    let mut elo: Vec<f64> = gamma.iter().map(|g| 400.0 * g.log10()).collect();
    let mean = elo.iter().sum::<f64>() / n as f64;
    elo.iter_mut().for_each(|x| *x -= mean);
    elo
}
