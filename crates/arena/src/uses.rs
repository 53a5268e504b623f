//! The use of everything that a game counts, and whether those who used it won more often.

use std::collections::BTreeMap;

use kernel::Counted;
use serde::Serialize;

use crate::{
    GameResult, Interval,
    stats::{mean_by_deal, share_difference, slope, wilson},
};

/// How often each item of each kind was met in a game: first what is nobody's, then by seat. Items never met are left
/// out.
pub type Counts = BTreeMap<String, BTreeMap<String, Vec<u32>>>;

/// What the seat of one game, or a game of people who all want the same, had of something and whether it won.
#[derive(Copy, Clone, Debug)]
pub struct Case {
    pub deal: u64,
    pub n: f64,
    /// The share of a win.
    pub won: f64,
}

/// One tile, card, action or whatever else is counted.
#[derive(Clone, Debug, Serialize)]
pub struct Use {
    pub item: String,
    /// How often it was met in a game, by everybody.
    pub a_game: Interval,
    /// In which share of the seats' games it was met at least once; of the games, where it is nobody's or all want the
    /// same.
    pub used: Interval,
    /// Share of wins with it less share of wins without it. Nothing where everybody or nobody had it, and where it is
    /// nobody's in a game of each against each.
    pub lift: Option<Interval>,
    /// By how much the share of wins rises with every use more.
    pub each: Option<Interval>,
}

/// All items of one kind, also those never met.
#[derive(Clone, Debug, Serialize)]
pub struct Uses {
    pub kind: String,
    pub items: Vec<Use>,
}

/// The use of everything in the games that were counted; those with the most use first.
pub fn uses(
    results: &[GameResult],
    together: bool,
    counted: &[Counted],
    share: &dyn Fn(&GameResult, usize) -> f64,
) -> Vec<Uses> {
    let games: Vec<(&GameResult, &Counts)> =
        results.iter().filter_map(|game| game.counts.as_ref().map(|counts| (game, counts))).collect();
    counted
        .iter()
        .map(|kind| {
            let of = |item: &String| {
                let found =
                    |counts: &Counts| counts.get(kind.word).and_then(|items| items.get(item)).cloned();
                let by_game: Vec<(&GameResult, Vec<u32>)> = games
                    .iter()
                    .map(|(game, counts)| {
                        (*game, found(counts).unwrap_or_else(|| vec![0; game.seats.len() + 1]))
                    })
                    .collect();
                one(item, &by_game, together, share)
            };
            let mut items: Vec<Use> = kind.items.iter().map(of).collect();
            items.sort_by(|a, b| b.a_game.value.total_cmp(&a.a_game.value));
            Uses { kind: kind.word.to_owned(), items }
        })
        .collect()
}

fn one(
    item: &str,
    by_game: &[(&GameResult, Vec<u32>)],
    together: bool,
    share: &dyn Fn(&GameResult, usize) -> f64,
) -> Use {
    let sum = |counts: &[u32]| f64::from(counts.iter().sum::<u32>());
    let is_nobodys = by_game.iter().any(|(_, counts)| counts[0] > 0);
    let cases: Vec<Case> = by_game
        .iter()
        .flat_map(|(game, counts)| {
            let deal = game.deal;
            let cases: Vec<Case> = match together || is_nobodys {
                true => vec![Case { deal, n: sum(counts), won: share(game, 0) }],
                false => (0..game.seats.len())
                    .map(|seat| Case { deal, n: counts[seat + 1].into(), won: share(game, seat) })
                    .collect(),
            };
            cases
        })
        .collect();
    let a_game: Vec<(u64, f64)> = by_game.iter().map(|(game, counts)| (game.deal, sum(counts))).collect();
    // Where each plays against each, one wins whatever the table had.
    let tells = together || !is_nobodys;
    Use {
        item: item.to_owned(),
        a_game: mean_by_deal(&a_game),
        used: wilson(cases.iter().filter(|case| case.n > 0.0).count() as f64, cases.len() as f64),
        lift: tells.then(|| share_difference(&cases)).flatten(),
        each: tells.then(|| slope(&cases)).flatten(),
    }
}
