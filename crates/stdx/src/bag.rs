//! A multiset: how many of each kind, in no order.

use std::fmt;

use crate::{Finite, Table};

/// A multiset of `K`s. An unseen deck is a bag: its order does not exist until something is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Bag<K: Finite, const N: usize> {
    counts: Table<K, u8, N>,
    len: u16,
}

impl<K: Finite, const N: usize> Bag<K, N> {
    pub const EMPTY: Self = Bag { counts: Table::filled(0), len: 0 };

    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn count(&self, k: K) -> u8 {
        self.counts[k]
    }

    #[inline]
    pub fn contains(&self, k: K) -> bool {
        self.counts[k] > 0
    }

    #[inline]
    pub fn add(&mut self, k: K, n: u8) {
        self.counts[k] += n;
        self.len += u16::from(n);
    }

    #[inline]
    pub fn insert(&mut self, k: K) {
        self.add(k, 1);
    }

    /// Takes one out. Panics when there is none.
    #[inline]
    pub fn take(&mut self, k: K) {
        self.remove(k, 1);
    }

    /// Takes `n` out. Panics when there are fewer.
    #[inline]
    pub fn remove(&mut self, k: K, n: u8) {
        assert!(self.counts[k] >= n, "{k:?} is not in the bag");
        self.counts[k] -= n;
        self.len -= u16::from(n);
    }

    /// The kinds that are in the bag, with how many of each.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        self.counts.iter().filter(|(_, n)| **n > 0).map(|(k, n)| (k, *n))
    }

    /// Moves everything from another bag into this one.
    pub fn absorb(&mut self, other: &mut Self) {
        for (k, n) in other.counts.iter() {
            self.counts[k] += n;
        }
        self.len += other.len;
        *other = Self::EMPTY;
    }

    /// The kind of the `i`th piece when the bag is laid out in order; for drawing at random.
    pub fn at(&self, mut i: usize) -> K {
        for (k, n) in self.iter() {
            if i < n as usize {
                return k;
            }
            i -= n as usize;
        }
        panic!("the bag holds only {} pieces", self.len)
    }
}

impl<K: Finite, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Finite, const N: usize> FromIterator<K> for Bag<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(items: I) -> Self {
        let mut bag = Self::EMPTY;
        items.into_iter().for_each(|k| bag.insert(k));
        bag
    }
}

impl<K: Finite, const N: usize> fmt::Debug for Bag<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
