//! An ordered list with a bound.

use std::{
    fmt,
    hash::{Hash, Hasher},
};

/// At most `N` items in order, the last one on top.
#[derive(Copy, Clone)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [Option<T>; N],
}

impl<T: Copy, const N: usize> Pile<T, N> {
    pub const EMPTY: Self = {
        assert!(N <= 255);
        Pile { len: 0, items: [None; N] }
    };

    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Puts an item on top. Panics when the pile is full.
    #[inline]
    pub fn push(&mut self, t: T) {
        self.items[self.len as usize] = Some(t);
        self.len += 1;
    }

    /// Takes the top item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items[self.len as usize].take()
    }

    /// Takes out the item at a place; the later ones move down.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        assert!(at < self.len());
        let t = self.items[at].take().expect("below the length there are items");
        self.items[at..self.len as usize].rotate_left(1);
        self.len -= 1;
        t
    }

    /// Puts an item at a place; the later ones move up.
    #[inline]
    pub fn insert(&mut self, at: usize, t: T) {
        assert!(at <= self.len());
        self.push(t);
        self.items[at..self.len as usize].rotate_right(1);
    }

    #[inline]
    pub fn get(&self, at: usize) -> Option<T> {
        self.items.get(at).copied().flatten()
    }

    #[inline]
    pub fn last(&self) -> Option<T> {
        self.len.checked_sub(1).and_then(|i| self.items[i as usize])
    }

    #[inline]
    pub fn set(&mut self, at: usize, t: T) {
        assert!(at < self.len());
        self.items[at] = Some(t);
    }

    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items[..self.len as usize].iter().copied().flatten()
    }

    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }
}

impl<T: Copy + PartialEq, const N: usize> Pile<T, N> {
    #[inline]
    pub fn contains(&self, t: T) -> bool {
        self.position(t).is_some()
    }

    #[inline]
    pub fn position(&self, t: T) -> Option<usize> {
        self.iter().position(|x| x == t)
    }
}

impl<T: Copy, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::EMPTY;
        items.into_iter().for_each(|t| pile.push(t));
        pile
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len.hash(state);
        self.iter().for_each(|t| t.hash(state));
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
