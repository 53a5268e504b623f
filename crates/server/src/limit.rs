//! Buckets that bound how often somebody may do something.

use std::{collections::HashMap, hash::Hash, sync::Mutex, time::Instant};

use crate::Rate;

/// One bucket: what is left, and when that was.
#[derive(Copy, Clone)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(rate: Rate) -> Bucket {
        Bucket { left: rate.burst.into(), at: Instant::now() }
    }

    /// Takes one; says whether there was one.
    pub fn take(&mut self, rate: Rate) -> bool {
        self.fill(rate);
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }

    fn fill(&mut self, rate: Rate) {
        let now = Instant::now();
        let grown = now.duration_since(self.at).as_secs_f64() * rate.per_second;
        self.left = (self.left + grown).min(rate.burst.into());
        self.at = now;
    }
}

/// A bucket for each address or person. Full buckets are forgotten.
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// When there are more buckets than this, full ones are forgotten.
    const KEPT: usize = 4096;

    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes one; says whether there was one.
    pub fn take(&self, key: K) -> bool {
        let mut buckets = self.buckets.lock().expect("no panic while locked");
        if buckets.len() > Self::KEPT {
            let (rate, full) = (self.rate, f64::from(self.rate.burst));
            buckets.retain(|_, bucket| {
                bucket.fill(rate);
                bucket.left < full
            });
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate)).take(self.rate)
    }

    /// Whether there is one, without taking it.
    pub fn has(&self, key: &K) -> bool {
        let mut buckets = self.buckets.lock().expect("no panic while locked");
        buckets.get_mut(key).is_none_or(|bucket| {
            bucket.fill(self.rate);
            bucket.left >= 1.0
        })
    }
}
