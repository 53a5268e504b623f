//! What is counted while games are played. Integers only, so that the order of games does not matter.

use std::collections::BTreeMap;

use content::Packed;
use kernel::{Actor, Count, Finite, Seat};

/// A distribution: enough for count, mean, spread and range.
#[derive(Clone, Default)]
pub struct Stat {
    pub n: u64,
    sum: i64,
    squares: i64,
    pub min: i64,
    pub max: i64,
    /// How often it was not zero.
    pub used: u64,
}

impl Stat {
    pub fn add(&mut self, x: i64) {
        (self.min, self.max) = if self.n == 0 { (x, x) } else { (self.min.min(x), self.max.max(x)) };
        self.n += 1;
        self.sum += x;
        self.squares += x * x;
        self.used += u64::from(x != 0);
    }

    fn merge(&mut self, other: &Stat) {
        if other.n == 0 {
            return;
        }
        if self.n == 0 {
            *self = other.clone();
            return;
        }
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
        self.used += other.used;
    }

    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.n.max(1) as f64
    }

    /// The standard deviation.
    pub fn spread(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.n.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }

    /// How often it was not zero, from 0 to 1.
    pub fn use_rate(&self) -> f64 {
        self.used as f64 / self.n.max(1) as f64
    }
}

/// Everything counted over many games.
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub draws: u64,
    pub length: Stat,
    /// By seat.
    pub scores: Vec<Stat>,
    pub wins: Vec<u64>,
    /// By seat and source.
    pub sources: Vec<Vec<Stat>>,
    pub best_score: Stat,
    pub reasons: BTreeMap<&'static str, u64>,
    /// How often each choice was made, by number.
    pub usage: Vec<u64>,
    /// How often each item that the game counts was met in a game, by kind.
    pub counts: Vec<Vec<Stat>>,
    /// The numbers of finished games.
    pub numbers: Vec<(&'static str, Stat)>,
    length_now: u64,
    counts_now: Vec<Vec<u32>>,
}

impl Tally {
    pub fn new<G: Packed>(game: &G, n_seats: usize) -> Tally {
        let counted = game.counted();
        Tally {
            games: 0,
            decisions: 0,
            draws: 0,
            length: Stat::default(),
            scores: vec![Stat::default(); n_seats],
            wins: vec![0; n_seats],
            sources: vec![vec![Stat::default(); G::SOURCES.len()]; n_seats],
            best_score: Stat::default(),
            reasons: BTreeMap::new(),
            usage: vec![0; G::Choice::COUNT],
            counts: counted.iter().map(|c| vec![Stat::default(); c.items.len()]).collect(),
            numbers: Vec::new(),
            length_now: 0,
            counts_now: counted.iter().map(|c| vec![0; c.items.len()]).collect(),
        }
    }

    #[inline]
    pub fn count(&mut self, actor: Actor, choice: usize) {
        match actor {
            Actor::Seat(_) => self.decisions += 1,
            Actor::Chance => self.draws += 1,
        }
        self.usage[choice] += 1;
        self.length_now += 1;
    }

    /// Something that the game counts has happened.
    #[inline]
    pub fn met(&mut self, count: Count) {
        self.counts_now[count.kind][count.item] += count.n;
    }

    pub fn end<G: Packed>(&mut self, game: &G, state: &G::State) {
        let outcome = game.outcome(state).expect("the game is over");
        self.games += 1;
        self.length.add(std::mem::take(&mut self.length_now) as i64);
        *self.reasons.entry(outcome.reason).or_default() += 1;
        let mut by_source = vec![0; G::SOURCES.len()];
        for (i, standing) in outcome.standings().iter().enumerate() {
            self.scores[i].add(standing.score.into());
            self.wins[i] += u64::from(standing.won);
            by_source.fill(0);
            game.score(state, Seat::nth(i), &mut by_source);
            self.sources[i].iter_mut().zip(&by_source).for_each(|(stat, n)| stat.add((*n).into()));
        }
        if let Some(best) = outcome.standings().iter().map(|s| s.score).max() {
            self.best_score.add(best.into());
        }
        for (stat, now) in self.counts.iter_mut().flatten().zip(self.counts_now.iter_mut().flatten()) {
            stat.add(std::mem::take(now).into());
        }
        let numbers = game.numbers(state);
        if self.numbers.is_empty() {
            self.numbers = numbers.iter().map(|(word, _)| (*word, Stat::default())).collect();
        }
        self.numbers.iter_mut().zip(numbers).for_each(|((_, stat), (_, n))| stat.add(n));
    }

    pub fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.length.merge(&other.length);
        self.best_score.merge(&other.best_score);
        for i in 0..self.scores.len() {
            self.scores[i].merge(&other.scores[i]);
            self.wins[i] += other.wins[i];
            self.sources[i].iter_mut().zip(&other.sources[i]).for_each(|(a, b)| a.merge(b));
        }
        other.reasons.into_iter().for_each(|(reason, n)| *self.reasons.entry(reason).or_default() += n);
        self.usage.iter_mut().zip(&other.usage).for_each(|(a, b)| *a += b);
        let counts = self.counts.iter_mut().flatten().zip(other.counts.iter().flatten());
        counts.for_each(|(a, b)| a.merge(b));
        if self.numbers.is_empty() {
            self.numbers = other.numbers;
        } else {
            self.numbers.iter_mut().zip(&other.numbers).for_each(|((_, a), (_, b))| a.merge(b));
        }
        self
    }

    /// One source over all seats.
    pub fn source(&self, i: usize) -> Stat {
        let mut all = Stat::default();
        self.sources.iter().for_each(|by_source| all.merge(&by_source[i]));
        all
    }
}
