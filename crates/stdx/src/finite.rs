//! Types with finitely many values, numbered from zero.

use std::fmt::Debug;

/// A type with finitely many values, numbered densely from zero.
///
/// Ids, kinds and choices are finite: they index tables, fill masks and are logged by number or name.
pub trait Finite: Copy + Eq + Debug + 'static {
    /// How many values there are.
    const COUNT: usize;

    /// The number of this value, in `0..COUNT`.
    fn index(self) -> usize;

    /// The value with this number. Panics when `index >= COUNT`.
    fn nth(index: usize) -> Self;

    /// All values in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self::nth)
    }

    /// The value with this number, or nothing when the number is too large.
    fn get(index: usize) -> Option<Self> {
        (index < Self::COUNT).then(|| Self::nth(index))
    }
}

impl Finite for bool {
    const COUNT: usize = 2;
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    #[inline]
    fn nth(index: usize) -> bool {
        assert!(index < 2);
        index == 1
    }
}

impl<A: Finite, B: Finite> Finite for (A, B) {
    const COUNT: usize = A::COUNT * B::COUNT;
    #[inline]
    fn index(self) -> usize {
        self.0.index() * B::COUNT + self.1.index()
    }
    #[inline]
    fn nth(index: usize) -> (A, B) {
        (A::nth(index / B::COUNT), B::nth(index % B::COUNT))
    }
}

impl<A: Finite> Finite for Option<A> {
    const COUNT: usize = A::COUNT + 1;
    #[inline]
    fn index(self) -> usize {
        self.map_or(0, |a| a.index() + 1)
    }
    #[inline]
    fn nth(index: usize) -> Option<A> {
        index.checked_sub(1).map(A::nth)
    }
}

/// Makes a dense id type: `id!(/// One terrain tile. Tile: 69)`. At most 254 values; `Option<Id>` is one byte.
///
/// Ids that people write, such as seats and cells, are made with `id!(… Cell: 81, written)`: they bring a `Display` of
/// their own, and faults and failed tests say `e5` and not `Cell40`.
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $name:ident : $count:expr) => {
        $crate::id!(@type $(#[$meta])* $name $count);

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "{}"), $crate::Finite::index(*self))
            }
        }
    };
    ($(#[$meta:meta])* $name:ident : $count:expr, written) => {
        $crate::id!(@type $(#[$meta])* $name $count);

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
    (@type $(#[$meta:meta])* $name:ident $count:expr) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name($crate::NonZeroU8);

        impl $name {
            /// The id with this number, usable in constants.
            pub const fn new(index: usize) -> $name {
                assert!(index < $count);
                match $crate::NonZeroU8::new(index as u8 + 1) {
                    Some(x) => $name(x),
                    None => unreachable!(),
                }
            }
        }

        impl $crate::Finite for $name {
            const COUNT: usize = {
                assert!($count <= 254);
                $count
            };
            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
            #[inline]
            fn nth(index: usize) -> Self {
                Self::new(index)
            }
        }
    };
}

/// Makes a fieldless enum that is `Finite` and whose values have a word for notation and text keys:
/// `kinds!(/// What is gathered. Resource { Wood = "wood", Stone = "stone" })`.
#[macro_export]
macro_rules! kinds {
    ($(#[$meta:meta])* $name:ident { $( $(#[$vm:meta])* $var:ident = $word:literal ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum $name { $( $(#[$vm])* $var ),+ }

        impl $name {
            /// All values in order.
            pub const ALL: &'static [$name] = &[$( $name::$var ),+];

            /// The word for this value in notation, packs and text keys.
            pub const fn word(self) -> &'static str {
                match self { $( $name::$var => $word ),+ }
            }

            /// The value with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $( $word => Some($name::$var), )+ _ => None }
            }
        }

        impl $crate::Finite for $name {
            const COUNT: usize = Self::ALL.len();
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            #[inline]
            fn nth(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }
    };
}
