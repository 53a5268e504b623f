//! An array indexed by a finite type: total by construction.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{Index, IndexMut},
};

use crate::Finite;

/// One `V` for every `K`. `N` must be `K::COUNT`; write `Table<Tile, u8, { Tile::COUNT }>`.
pub struct Table<K, V, const N: usize> {
    items: [V; N],
    of: PhantomData<K>,
}

impl<K: Finite, V, const N: usize> Table<K, V, N> {
    const FITS: () = assert!(N == K::COUNT, "a table has one entry for every value of its key");

    /// A table from a function.
    #[inline]
    pub fn from_fn(mut f: impl FnMut(K) -> V) -> Self {
        let () = Self::FITS;
        Table { items: std::array::from_fn(|i| f(K::nth(i))), of: PhantomData }
    }

    /// The entries with their keys in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(i, v)| (K::nth(i), v))
    }

    /// The entries in order.
    #[inline]
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }

    /// The entries in order, to change.
    #[inline]
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.items.iter_mut()
    }
}

impl<K: Finite, V: Copy, const N: usize> Table<K, V, N> {
    /// A table with the same entry everywhere.
    #[inline]
    pub const fn filled(v: V) -> Self {
        let () = Self::FITS;
        Table { items: [v; N], of: PhantomData }
    }
}

impl<K: Finite, V, const N: usize> Index<K> for Table<K, V, N> {
    type Output = V;
    #[inline]
    fn index(&self, k: K) -> &V {
        &self.items[k.index()]
    }
}

impl<K: Finite, V, const N: usize> IndexMut<K> for Table<K, V, N> {
    #[inline]
    fn index_mut(&mut self, k: K) -> &mut V {
        &mut self.items[k.index()]
    }
}

impl<K, V: Copy, const N: usize> Copy for Table<K, V, N> {}

impl<K, V: Clone, const N: usize> Clone for Table<K, V, N> {
    #[inline]
    fn clone(&self) -> Self {
        Table { items: self.items.clone(), of: PhantomData }
    }
}

impl<K, V: PartialEq, const N: usize> PartialEq for Table<K, V, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}

impl<K, V: Eq, const N: usize> Eq for Table<K, V, N> {}

impl<K, V: Hash, const N: usize> Hash for Table<K, V, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.items.hash(state);
    }
}

impl<K: Finite, V: Default + Copy, const N: usize> Default for Table<K, V, N> {
    fn default() -> Self {
        Self::filled(V::default())
    }
}

impl<K: Finite, V: fmt::Debug, const N: usize> fmt::Debug for Table<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
