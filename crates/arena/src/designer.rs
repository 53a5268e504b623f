//! What designers want to know: seats, choices, length, luck.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Counted, Finite, Names, Rng};
use serde::Serialize;

use crate::{
    GameResult, Interval, Tournament, Uses,
    rating::{RESAMPLES, by_deal, resampled},
    stats::{mean_interval, share_difference, variance, wilson},
    uses::{Case, uses},
};

/// How often a choice was made, and whether those who made it won more often.
#[derive(Clone, Debug, Serialize)]
pub struct Lift {
    pub choice: String,
    /// In how many of the seats' games it was made at least once.
    pub used: Interval,
    /// Share of wins with it less share of wins without it. Who wins may have had more of everything: a lift is no
    /// proof of strength. Nothing where everybody or nobody made it.
    pub lift: Option<Interval>,
}

/// The figures of a tournament that concern the game, not the bots.
#[derive(Clone, Debug, Serialize)]
pub struct Designer {
    /// By seat: share of wins, a shared win counted in parts.
    pub seat_wins: Vec<Interval>,
    pub seat_scores: Vec<Interval>,
    /// By seat relative to the first player is not known here; seats are as numbered.
    pub length: Interval,
    pub winning_score: Interval,
    pub reasons: BTreeMap<String, usize>,
    /// Every kind of choice, the first word of its name, also those never made.
    pub kinds: Vec<Lift>,
    /// Every single choice that was made in at least one game in fifty.
    pub choices: Vec<Lift>,
    /// Parts of the variance of a seat's score: who plays, what was dealt to the seat, and all the rest.
    pub skill_share: Interval,
    pub deal_share: Interval,
    pub rest_share: Interval,
    /// Every tile, card and action that the game counts, by kind.
    pub uses: Vec<Uses>,
    /// The games in which they were counted; older results have none.
    pub counted_games: usize,
}

impl Designer {
    pub fn of<C: Finite>(tournament: &Tournament, names: &Names<C>, counted: &[Counted]) -> Designer {
        let results = &tournament.results;
        let n_seats = results.first().map_or(0, |game| game.scores.len());
        let share = |game: &GameResult, seat: usize| {
            let winners = game.won.iter().filter(|won| **won).count().max(1) as f64;
            let split = if tournament.together { 1.0 } else { winners };
            if game.won[seat] { 1.0 / split } else { 0.0 }
        };
        let seat_wins = (0..n_seats)
            .map(|seat| wilson(results.iter().map(|game| share(game, seat)).sum(), results.len() as f64))
            .collect();
        let seat_scores = (0..n_seats)
            .map(|seat| {
                let scores: Vec<f64> = results.iter().map(|game| f64::from(game.scores[seat])).collect();
                mean_interval(&scores)
            })
            .collect();
        let plies: Vec<f64> = results.iter().map(|game| f64::from(game.plies)).collect();
        let best: Vec<f64> = results
            .iter()
            .filter_map(|game| game.scores.iter().zip(&game.ranks).find(|(_, rank)| **rank == 1))
            .map(|(score, _)| f64::from(*score))
            .collect();
        let mut reasons = BTreeMap::new();
        results.iter().for_each(|game| *reasons.entry(game.reason.clone()).or_default() += 1);
        let kind = |choice: u32| {
            let name = names.name(C::nth(choice as usize));
            name.split(' ').next().unwrap_or(name).to_owned()
        };
        let single = |choice: u32| names.name(C::nth(choice as usize)).to_owned();
        let all = (0..C::COUNT as u32).map(kind).collect();
        let [skill_share, deal_share, rest_share] = shares_with_intervals(results);
        Designer {
            seat_wins,
            seat_scores,
            length: mean_interval(&plies),
            winning_score: mean_interval(&best),
            reasons,
            kinds: lifts(results, &share, &kind, all),
            choices: lifts(results, &share, &single, often(results, &single)),
            skill_share,
            deal_share,
            rest_share,
            uses: uses(results, tournament.together, counted, &share),
            counted_games: results.iter().filter(|game| game.counts.is_some()).count(),
        }
    }
}

/// Choices that were made in at least one in fifty of the seats' games.
fn often(results: &[GameResult], name: &dyn Fn(u32) -> String) -> BTreeSet<String> {
    let mut made: BTreeMap<String, usize> = BTreeMap::new();
    let seats = || results.iter().flat_map(|game| &game.used);
    seats().flatten().for_each(|choice| *made.entry(name(*choice)).or_default() += 1);
    let all = seats().count();
    made.into_iter().filter(|(_, n)| 50 * n >= all).map(|(name, _)| name).collect()
}

/// Those of these names, by lift; the ones whose lift is not known last.
fn lifts(
    results: &[GameResult],
    share: &dyn Fn(&GameResult, usize) -> f64,
    name: &dyn Fn(u32) -> String,
    of: BTreeSet<String>,
) -> Vec<Lift> {
    let mut cases: Vec<Case> = Vec::new();
    let mut made: BTreeMap<String, BTreeSet<usize>> =
        of.into_iter().map(|name| (name, BTreeSet::new())).collect();
    for game in results {
        for (seat, used) in game.used.iter().enumerate() {
            for choice in used {
                if let Some(made) = made.get_mut(&name(*choice)) {
                    made.insert(cases.len());
                }
            }
            cases.push(Case { deal: game.deal, n: 0.0, won: share(game, seat) });
        }
    }
    let mut lifts: Vec<Lift> = made
        .into_iter()
        .map(|(choice, made)| {
            cases
                .iter_mut()
                .enumerate()
                .for_each(|(i, case)| case.n = f64::from(u8::from(made.contains(&i))));
            Lift {
                choice,
                used: wilson(made.len() as f64, cases.len() as f64),
                lift: share_difference(&cases),
            }
        })
        .collect();
    let key = |lift: &Lift| lift.lift.map_or(f64::MIN, |lift| lift.value);
    lifts.sort_by(|a, b| key(b).total_cmp(&key(a)));
    lifts
}

/// The parts of the variance, with intervals from resampled deals: who plays, the deal, the rest.
fn shares_with_intervals(results: &[GameResult]) -> [Interval; 3] {
    let deals = by_deal(results);
    let all: Vec<&[&GameResult]> = deals.iter().map(Vec::as_slice).collect();
    let mut rng = Rng::new(11);
    let mut samples: [Vec<f64>; 3] = Default::default();
    for _ in 0..if deals.is_empty() { 0 } else { RESAMPLES } {
        let sample: Vec<&[&GameResult]> =
            (0..all.len()).map(|_| all[rng.below(all.len() as u32) as usize]).collect();
        samples.iter_mut().zip(shares(&sample)).for_each(|(all, x)| all.push(x));
    }
    let values = shares(&all);
    std::array::from_fn(|i| match samples[i].is_empty() {
        true => Interval { value: values[i], low: 0.0, high: 1.0 },
        false => resampled(values[i], &mut samples[i]),
    })
}

/// Which part of the variance of scores comes from who plays, and which from what the deal has for a seat.
///
/// The second is the covariance of what is left on the same seat of the same deal in different games.
fn shares(deals: &[&[&GameResult]]) -> [f64; 3] {
    let mut by_entrant: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for game in deals.iter().copied().flatten() {
        for (seat, entrant) in game.seats.iter().enumerate() {
            by_entrant.entry(*entrant).or_default().push(f64::from(game.scores[seat]));
        }
    }
    let means: BTreeMap<usize, f64> =
        by_entrant.iter().map(|(e, all)| (*e, all.iter().sum::<f64>() / all.len() as f64)).collect();
    let all: Vec<f64> = by_entrant.values().flatten().copied().collect();
    let total = variance(&all);
    if total <= 0.0 {
        return [0.0, 0.0, 1.0];
    }
    let fitted: Vec<f64> = by_entrant.iter().flat_map(|(e, all)| vec![means[e]; all.len()]).collect();
    let (mut products, mut pairs) = (0.0, 0.0);
    for games in deals {
        let rests = |seat: usize| -> Vec<f64> {
            games.iter().map(|game| f64::from(game.scores[seat]) - means[&game.seats[seat]]).collect()
        };
        for group in (0..games[0].seats.len()).map(rests) {
            for i in 0..group.len() {
                for j in i + 1..group.len() {
                    products += group[i] * group[j];
                    pairs += 1.0;
                }
            }
        }
    }
    let deal = if pairs > 0.0 { (products / pairs).max(0.0) / total } else { 0.0 };
    let skill = variance(&fitted) / total;
    [skill, deal, (1.0 - skill - deal).max(0.0)]
}
