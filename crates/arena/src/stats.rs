//! Means and shares with their intervals of 95 %.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::uses::Case;

/// A figure and the interval in which it lies with 95 % confidence.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Interval {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

const Z: f64 = 1.96;

/// A share of `n`, after Wilson. `hits` may be half, for a tie.
pub fn wilson(hits: f64, n: f64) -> Interval {
    if n <= 0.0 {
        return Interval { value: 0.5, low: 0.0, high: 1.0 };
    }
    let (p, z2) = (hits / n, Z * Z);
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).max(0.0).sqrt() / (1.0 + z2 / n);
    Interval { value: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The mean of independent figures.
pub fn mean_interval(figures: &[f64]) -> Interval {
    let n = figures.len() as f64;
    if figures.is_empty() {
        return Interval { value: 0.0, low: 0.0, high: 0.0 };
    }
    let mean = figures.iter().sum::<f64>() / n;
    let half = Z * (variance(figures) / n).sqrt();
    Interval { value: mean, low: mean - half, high: mean + half }
}

/// The variance of a sample; zero for fewer than two.
pub fn variance(figures: &[f64]) -> f64 {
    if figures.len() < 2 {
        return 0.0;
    }
    let mean = figures.iter().sum::<f64>() / figures.len() as f64;
    figures.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (figures.len() - 1) as f64
}

/// The mean of figures of which those of one deal are not independent.
pub fn mean_by_deal(figures: &[(u64, f64)]) -> Interval {
    let n = figures.len() as f64;
    if figures.is_empty() {
        return Interval { value: 0.0, low: 0.0, high: 0.0 };
    }
    let mean = figures.iter().map(|(_, x)| x).sum::<f64>() / n;
    let half = half_by_deal(figures.iter().map(|(deal, x)| (*deal, (x - mean) / n)));
    Interval { value: mean, low: mean - half, high: mean + half }
}

/// The share of wins of those who had something less that of those who had not; nothing where all are of one kind.
///
/// The interval is the wider of two: one takes all cases for independent and is sound for few of them, the other one
/// takes only deals for independent.
pub fn share_difference(cases: &[Case]) -> Option<Interval> {
    let of = |with: bool| {
        let wins: Vec<f64> = cases.iter().filter(|c| (c.n > 0.0) == with).map(|c| c.won).collect();
        (wins.iter().sum::<f64>(), wins.len() as f64)
    };
    let ((hits, n), (other_hits, other_n)) = (of(true), of(false));
    if n == 0.0 || other_n == 0.0 {
        return None;
    }
    let (p, q) = (wilson(hits, n), wilson(other_hits, other_n));
    let value = p.value - q.value;
    // After Newcombe, from the intervals of both shares.
    let below = (p.value - p.low).hypot(q.high - q.value);
    let above = (p.high - p.value).hypot(q.value - q.low);
    let half = half_by_deal(cases.iter().map(|case| match case.n > 0.0 {
        true => (case.deal, (case.won - p.value) / n),
        false => (case.deal, -(case.won - q.value) / other_n),
    }));
    Some(Interval {
        value,
        low: (value - below.max(half)).max(-1.0),
        high: (value + above.max(half)).min(1.0),
    })
}

/// By how much the share of wins rises with every one more; nothing where all had the same, or there is one deal.
pub fn slope(cases: &[Case]) -> Option<Interval> {
    let n = cases.len() as f64;
    let mean = |of: &dyn Fn(&Case) -> f64| cases.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(&|case| case.n), mean(&|case| case.won));
    let spread: f64 = cases.iter().map(|case| (case.n - x).powi(2)).sum();
    if spread <= 0.0 || cases.iter().all(|case| case.deal == cases[0].deal) {
        return None;
    }
    let value = cases.iter().map(|case| (case.n - x) * (case.won - y)).sum::<f64>() / spread;
    let half = half_by_deal(cases.iter().map(|case| {
        let rest = case.won - y - value * (case.n - x);
        (case.deal, (case.n - x) * rest / spread)
    }));
    Some(Interval { value, low: value - half, high: value + half })
}

/// Half the interval of an estimate, from what each case moves it by: only deals are independent.
fn half_by_deal(moves: impl Iterator<Item = (u64, f64)>) -> f64 {
    let mut deals: BTreeMap<u64, f64> = BTreeMap::new();
    moves.for_each(|(deal, x)| *deals.entry(deal).or_default() += x);
    let n = deals.len() as f64;
    if n < 2.0 {
        return 0.0;
    }
    Z * (deals.values().map(|x| x * x).sum::<f64>() * n / (n - 1.0)).sqrt()
}
