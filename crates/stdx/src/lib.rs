//! Bounded collections that are `Copy`: what a game state is made of.
//!
//! Every collection has its capacity in its type, lives inside the state without a pointer,
//! compares and hashes by its content, and never allocates.

mod bag;
mod bits;
mod finite;
mod hash;
mod pile;
mod stack;
mod table;

pub use bag::Bag;
pub use bits::Bits;
pub use finite::Finite;
pub use hash::{StableHasher, stable_hash};
pub use pile::Pile;
pub use stack::Stack;
pub use table::Table;

#[cfg(test)]
mod tests;

#[doc(hidden)]
pub use std::num::{NonZeroU8, NonZeroU16};
