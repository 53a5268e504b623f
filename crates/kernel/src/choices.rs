//! The legal choices of one actor, and the only way to make a legal choice.

use std::fmt;

use stdx::Finite;

use crate::{Actor, Game, Rng};

/// A choice that the rules have declared legal here. Only [`Choices`] can make one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Legal<C> {
    actor: Actor,
    choice: C,
}

impl<C: Copy> Legal<C> {
    #[inline]
    pub fn actor(self) -> Actor {
        self.actor
    }

    #[inline]
    pub fn choice(self) -> C {
        self.choice
    }
}

/// The legal choices of one actor: sorted, unique, with integer weights when nature decides.
///
/// One buffer is reused for a whole game, so that listing choices never allocates.
pub struct Choices<C> {
    actor: Actor,
    len: usize,
    items: [C; Choices::<()>::MAX],
    weights: [u16; Choices::<()>::MAX],
}

impl Choices<()> {
    /// The most options one decision may have.
    pub const MAX: usize = 256;
}

impl<C: Finite> Choices<C> {
    pub fn new() -> Self {
        Choices {
            actor: Actor::Chance,
            len: 0,
            items: [C::nth(0); Choices::<()>::MAX],
            weights: [0; Choices::<()>::MAX],
        }
    }

    /// Empties the list for a new decision of this actor.
    #[inline]
    pub fn open(&mut self, actor: Actor) {
        self.actor = actor;
        self.len = 0;
    }

    #[inline]
    pub fn actor(&self) -> Actor {
        self.actor
    }

    /// Adds an option. Options are added in the order of their numbers.
    #[inline]
    pub fn push(&mut self, choice: C) {
        self.push_weighted(choice, 1);
    }

    /// Adds an outcome of chance with its weight, which is not zero.
    #[inline]
    pub fn push_weighted(&mut self, choice: C, weight: u16) {
        debug_assert!(weight > 0, "{choice:?} cannot happen");
        debug_assert!(
            self.len == 0 || self.items[self.len - 1].index() < choice.index(),
            "{choice:?} is listed after {:?}",
            self.items[self.len - 1]
        );
        self.items[self.len] = choice;
        self.weights[self.len] = weight;
        self.len += 1;
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The `i`th option as a legal choice.
    #[inline]
    pub fn get(&self, i: usize) -> Legal<C> {
        Legal { actor: self.actor, choice: self.items[..self.len][i] }
    }

    /// The legal form of a choice, if it is in the list.
    pub fn find(&self, choice: C) -> Option<Legal<C>> {
        let at = self.items[..self.len].binary_search_by_key(&choice.index(), |c| c.index()).ok()?;
        Some(self.get(at))
    }

    #[inline]
    pub fn contains(&self, choice: C) -> bool {
        self.find(choice).is_some()
    }

    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = C> + '_ {
        self.items[..self.len].iter().copied()
    }

    /// The options with their weights.
    pub fn weighted(&self) -> impl ExactSizeIterator<Item = (C, u16)> + '_ {
        self.iter().zip(self.weights[..self.len].iter().copied())
    }

    #[inline]
    pub fn total_weight(&self) -> u32 {
        self.weights[..self.len].iter().map(|w| u32::from(*w)).sum()
    }

    /// The option that covers a point of `0..total_weight()`.
    #[inline]
    pub fn at_weight(&self, mut point: u32) -> Legal<C> {
        for i in 0..self.len {
            let w = u32::from(self.weights[i]);
            if point < w {
                return self.get(i);
            }
            point -= w;
        }
        panic!("the weights end before this point")
    }

    /// A random option: uniform for a seat, by weight for chance.
    #[inline]
    pub fn pick(&self, rng: &mut Rng) -> Legal<C> {
        match self.actor {
            Actor::Seat(_) => self.get(rng.below(self.len as u32) as usize),
            Actor::Chance => self.at_weight(rng.below(self.total_weight())),
        }
    }
}

impl<C: Finite> Choices<C> {
    /// Leaves out what gives the game up, unless there is nothing else: for whoever plays to the end.
    pub fn keep_playing<G: Game<Choice = C>>(&mut self, game: &G) {
        let mut kept = 0;
        for i in 0..self.len {
            if !game.gives_up(self.items[i]) {
                self.items[kept] = self.items[i];
                self.weights[kept] = self.weights[i];
                kept += 1;
            }
        }
        if kept > 0 {
            self.len = kept;
        }
    }

    /// A random option as [`Choices::pick`], but giving the game up is picked only once in 64 times that it comes up:
    /// otherwise random games of a title with such an option would hardly begin.
    #[inline]
    pub fn pick_for<G: Game<Choice = C>>(&self, game: &G, rng: &mut Rng) -> Legal<C> {
        loop {
            let legal = self.pick(rng);
            if self.len == 1 || !game.gives_up(legal.choice()) || rng.below(64) == 0 {
                return legal;
            }
        }
    }
}

impl<C: Finite> Default for Choices<C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C: Finite> fmt::Debug for Choices<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.actor)?;
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Makes the choice enum of a game: variants carry at most two finite fields and are numbered densely,
/// variant by variant in the order of declaration, first field first.
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $( $(#[$m:meta])* $var:ident $( ( $($arg:ty),+ ) )? ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $( $(#[$m])* $var $( ( $($arg),+ ) )? ),+ }

        impl $crate::Finite for $name {
            const COUNT: usize = 0 $( + $crate::choice!(@count $($($arg),+)?) )+;

            #[inline]
            #[allow(unused_assignments)]
            fn index(self) -> usize {
                let mut base = 0;
                $(
                    $crate::choice!(@index self, base, $name, $var $(, $($arg),+)?);
                    base += const { $crate::choice!(@count $($($arg),+)?) };
                )+
                unreachable!()
            }

            #[inline]
            #[allow(unused_assignments)]
            fn nth(index: usize) -> Self {
                let mut left = index;
                $(
                    let n = const { $crate::choice!(@count $($($arg),+)?) };
                    if left < n {
                        return $crate::choice!(@nth left, $name, $var $(, $($arg),+)?);
                    }
                    left -= n;
                )+
                panic!("there is no choice {index}")
            }
        }
    };
    (@count) => { 1 };
    (@count $a:ty) => { <$a as $crate::Finite>::COUNT };
    (@count $a:ty, $b:ty) => { <($a, $b) as $crate::Finite>::COUNT };
    (@index $s:ident, $base:ident, $n:ident, $v:ident) => { if let $n::$v = $s { return $base } };
    (@index $s:ident, $base:ident, $n:ident, $v:ident, $a:ty) => {
        if let $n::$v(x) = $s { return $base + $crate::Finite::index(x) }
    };
    (@index $s:ident, $base:ident, $n:ident, $v:ident, $a:ty, $b:ty) => {
        if let $n::$v(x, y) = $s { return $base + $crate::Finite::index((x, y)) }
    };
    (@nth $left:ident, $n:ident, $v:ident) => { $n::$v };
    (@nth $left:ident, $n:ident, $v:ident, $a:ty) => { $n::$v(<$a as $crate::Finite>::nth($left)) };
    (@nth $left:ident, $n:ident, $v:ident, $a:ty, $b:ty) => {{
        let (x, y) = <($a, $b) as $crate::Finite>::nth($left);
        $n::$v(x, y)
    }};
}
