//! What designers want to know: seats, choices, length, luck.

use std::collections::BTreeMap;

use kernel::{Finite, Names};
use serde::Serialize;

use crate::{
    GameResult, Interval, Tournament,
    stats::{difference, mean_interval, variance, wilson},
};

/// How often a choice was made, and whether those who made it won more often.
#[derive(Clone, Debug, Serialize)]
pub struct Lift {
    pub choice: String,
    /// In how many of the seats' games it was made at least once.
    pub used: Interval,
    /// Share of wins with it less share of wins without it. Who wins may have had more of everything: a lift is no
    /// proof of strength.
    pub lift: Interval,
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
    /// By kind of choice: the first word of the name.
    pub kinds: Vec<Lift>,
    /// Every single choice that was made in at least one game in fifty.
    pub choices: Vec<Lift>,
    /// Parts of the variance of a seat's score: who plays, what was dealt to the seat, and all the rest.
    pub skill_share: f64,
    pub deal_share: f64,
    pub rest_share: f64,
}

impl Designer {
    pub fn of<C: Finite>(tournament: &Tournament, names: &Names<C>) -> Designer {
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
        let (skill_share, deal_share) = shares(results);
        Designer {
            seat_wins,
            seat_scores,
            length: mean_interval(&plies),
            winning_score: mean_interval(&best),
            reasons,
            kinds: lifts(results, &share, &kind, 0.0),
            choices: lifts(results, &share, &single, 0.02),
            skill_share,
            deal_share,
            rest_share: (1.0 - skill_share - deal_share).max(0.0),
        }
    }
}

fn lifts(
    results: &[GameResult],
    share: &dyn Fn(&GameResult, usize) -> f64,
    name: &dyn Fn(u32) -> String,
    least: f64,
) -> Vec<Lift> {
    let mut with: BTreeMap<String, (f64, f64)> = BTreeMap::new();
    let (mut wins, mut all) = (0.0, 0.0);
    for game in results {
        for (seat, used) in game.used.iter().enumerate() {
            let won = share(game, seat);
            wins += won;
            all += 1.0;
            let mut words: Vec<String> = used.iter().map(|choice| name(*choice)).collect();
            words.sort();
            words.dedup();
            for word in words {
                let entry = with.entry(word).or_default();
                entry.0 += won;
                entry.1 += 1.0;
            }
        }
    }
    let mut lifts: Vec<Lift> = with
        .into_iter()
        .filter(|(_, (_, n))| *n >= least * all)
        .map(|(choice, (hits, n))| Lift {
            choice,
            used: wilson(n, all),
            lift: difference(hits, n, wins - hits, all - n),
        })
        .collect();
    lifts.sort_by(|a, b| b.lift.value.total_cmp(&a.lift.value).then_with(|| a.choice.cmp(&b.choice)));
    lifts
}

/// Which part of the variance of scores comes from who plays, and which from what the deal has for a seat.
///
/// The second is the covariance of what is left on the same seat of the same deal in different games.
fn shares(results: &[GameResult]) -> (f64, f64) {
    let mut by_entrant: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for game in results {
        for (seat, entrant) in game.seats.iter().enumerate() {
            by_entrant.entry(*entrant).or_default().push(f64::from(game.scores[seat]));
        }
    }
    let means: BTreeMap<usize, f64> =
        by_entrant.iter().map(|(e, all)| (*e, all.iter().sum::<f64>() / all.len() as f64)).collect();
    let all: Vec<f64> = by_entrant.values().flatten().copied().collect();
    let total = variance(&all);
    if total <= 0.0 {
        return (0.0, 0.0);
    }
    let fitted: Vec<f64> = by_entrant.iter().flat_map(|(e, all)| vec![means[e]; all.len()]).collect();
    let mut rests: BTreeMap<(u64, usize), Vec<f64>> = BTreeMap::new();
    for game in results {
        for (seat, entrant) in game.seats.iter().enumerate() {
            rests.entry((game.deal, seat)).or_default().push(f64::from(game.scores[seat]) - means[entrant]);
        }
    }
    let (mut products, mut pairs) = (0.0, 0.0);
    for group in rests.values() {
        for i in 0..group.len() {
            for j in i + 1..group.len() {
                products += group[i] * group[j];
                pairs += 1.0;
            }
        }
    }
    let deal = if pairs > 0.0 { (products / pairs).max(0.0) } else { 0.0 };
    (variance(&fitted) / total, deal / total)
}
