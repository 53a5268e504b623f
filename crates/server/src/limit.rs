//! Buckets that bound how often somebody may do something.

use std::{collections::HashMap, hash::Hash, net::IpAddr, sync::Mutex, time::Instant};

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

/// Who is counted.
pub(crate) trait Counted: Eq + Hash {
    /// Whether it is the machine itself: its own programs are trusted with more.
    fn is_local(&self) -> bool;
}

impl Counted for IpAddr {
    fn is_local(&self) -> bool {
        self.is_loopback()
    }
}

impl Counted for u32 {
    fn is_local(&self) -> bool {
        false
    }
}

/// A bucket for each address or person. Full buckets are forgotten.
pub(crate) struct Buckets<K> {
    rate: Rate,
    /// How many times as much the machine itself may do.
    local: u32,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Counted> Buckets<K> {
    /// When there are more buckets than this, full ones are forgotten.
    const KEPT: usize = 4096;

    pub fn new(rate: Rate, local: u32) -> Buckets<K> {
        Buckets { rate, local: local.max(1), buckets: Mutex::default() }
    }

    fn rate(&self, key: &K) -> Rate {
        if key.is_local() { self.rate.times(self.local) } else { self.rate }
    }

    /// Takes one; says whether there was one.
    pub fn take(&self, key: K) -> bool {
        let mut buckets = self.buckets.lock().expect("no panic while locked");
        if buckets.len() > Self::KEPT {
            buckets.retain(|key, bucket| {
                let rate = self.rate(key);
                bucket.fill(rate);
                bucket.left < f64::from(rate.burst)
            });
        }
        let rate = self.rate(&key);
        buckets.entry(key).or_insert_with(|| Bucket::full(rate)).take(rate)
    }

    /// Whether there is one, without taking it.
    pub fn has(&self, key: &K) -> bool {
        let mut buckets = self.buckets.lock().expect("no panic while locked");
        buckets.get_mut(key).is_none_or(|bucket| {
            bucket.fill(self.rate(key));
            bucket.left >= 1.0
        })
    }
}
