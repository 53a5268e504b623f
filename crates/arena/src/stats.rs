//! Means and shares with their intervals of 95 %.

use serde::Serialize;

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

/// The difference of two shares.
pub fn difference(a_hits: f64, a: f64, b_hits: f64, b: f64) -> Interval {
    if a == 0.0 || b == 0.0 {
        return Interval { value: 0.0, low: -1.0, high: 1.0 };
    }
    let (p, q) = (a_hits / a, b_hits / b);
    let half = Z * (p * (1.0 - p) / a + q * (1.0 - q) / b).sqrt();
    Interval { value: p - q, low: (p - q - half).max(-1.0), high: (p - q + half).min(1.0) }
}
