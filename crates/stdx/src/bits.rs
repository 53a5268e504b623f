//! A set of finite values as bits.

use std::{
    fmt,
    hash::Hash,
    marker::PhantomData,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign},
};

use crate::Finite;

/// A set of `K`s in `W` words of 64 bits.
pub struct Bits<K, const W: usize = 1> {
    words: [u64; W],
    of: PhantomData<K>,
}

impl<K: Finite, const W: usize> Bits<K, W> {
    /// The empty set.
    pub const EMPTY: Self = {
        assert!(K::COUNT <= 64 * W, "the set has too few words for its kind");
        Bits { words: [0; W], of: PhantomData }
    };

    /// The set of all values.
    pub fn full() -> Self {
        K::all().collect()
    }

    /// The set of one value.
    #[inline]
    pub fn only(k: K) -> Self {
        Self::EMPTY.with(k)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|w| *w == 0)
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    #[inline]
    pub fn contains(&self, k: K) -> bool {
        let i = k.index();
        self.words[i / 64] >> (i % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, k: K) {
        let i = k.index();
        // Word by word and not at an index: small sets then stay in registers, where all their words are used together.
        self.words.iter_mut().enumerate().for_each(|(w, word)| *word |= u64::from(w == i / 64) << (i % 64));
    }

    #[inline]
    pub fn remove(&mut self, k: K) {
        let i = k.index();
        self.words
            .iter_mut()
            .enumerate()
            .for_each(|(w, word)| *word &= !(u64::from(w == i / 64) << (i % 64)));
    }

    #[inline]
    pub fn with(mut self, k: K) -> Self {
        self.insert(k);
        self
    }

    #[inline]
    pub fn without(mut self, k: K) -> Self {
        self.remove(k);
        self
    }

    /// The smallest member.
    #[inline]
    pub fn first(&self) -> Option<K> {
        self.iter().next()
    }

    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    #[inline]
    pub fn intersects(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// The members in order.
    #[inline]
    pub fn iter(&self) -> Iter<K, W> {
        Iter { words: self.words, word: 0, of: PhantomData }
    }

    /// The raw words, lowest value first.
    #[inline]
    pub fn words(&self) -> [u64; W] {
        self.words
    }

    /// A set from raw words. Bits beyond the last value must be zero.
    #[inline]
    pub fn from_words(words: [u64; W]) -> Self {
        let set = Bits { words, of: PhantomData };
        debug_assert!(set.words.iter().enumerate().all(|(i, w)| {
            let used = K::COUNT.saturating_sub(64 * i).min(64);
            used == 64 || w >> used == 0
        }));
        set
    }
}

/// The members of a set in order.
pub struct Iter<K, const W: usize> {
    words: [u64; W],
    word: usize,
    of: PhantomData<K>,
}

impl<K: Finite, const W: usize> Iterator for Iter<K, W> {
    type Item = K;
    #[inline]
    fn next(&mut self) -> Option<K> {
        while self.word < W {
            let w = self.words[self.word];
            if w != 0 {
                self.words[self.word] = w & (w - 1);
                return Some(K::nth(64 * self.word + w.trailing_zeros() as usize));
            }
            self.word += 1;
        }
        None
    }
}

impl<K: Finite, const W: usize> IntoIterator for Bits<K, W> {
    type Item = K;
    type IntoIter = Iter<K, W>;
    #[inline]
    fn into_iter(self) -> Iter<K, W> {
        self.iter()
    }
}

impl<K: Finite, const W: usize> FromIterator<K> for Bits<K, W> {
    fn from_iter<I: IntoIterator<Item = K>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, Self::with)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident, |$a:ident, $b:ident| $body:expr) => {
        impl<K, const W: usize> $trait for Bits<K, W> {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let words = std::array::from_fn(|i| {
                    let ($a, $b) = (self.words[i], other.words[i]);
                    $body
                });
                Bits { words, of: PhantomData }
            }
        }
        impl<K, const W: usize> $assign_trait for Bits<K, W> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}

operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
operator!(Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

impl<K: Finite, const W: usize> Not for Bits<K, W> {
    type Output = Self;
    fn not(self) -> Self {
        Self::full() - self
    }
}

impl<K, const W: usize> Copy for Bits<K, W> {}

impl<K, const W: usize> Clone for Bits<K, W> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, const W: usize> PartialEq for Bits<K, W> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl<K, const W: usize> Eq for Bits<K, W> {}

impl<K, const W: usize> Hash for Bits<K, W> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}

impl<K: Finite, const W: usize> Default for Bits<K, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Finite, const W: usize> fmt::Debug for Bits<K, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
