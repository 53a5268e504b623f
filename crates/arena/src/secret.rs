//! Numbers that tell nothing of what they were made from.

use kernel::{Notation, Rng};
use sha2::{Digest, Sha256};

use crate::play::Sitting;

/// The seat of what belongs to the table as a whole.
pub const FLOOR: u64 = u64::MAX;

/// The number that a program gets for its own generator.
///
/// It says nothing about the deal, about other games, or about what other seats get.
pub fn for_program<G: Notation>(table: &Sitting<'_, G>, seat: u64) -> u64 {
    one_way("seed of a program", table, seat)
}

/// The generator with which a seat thinks, and with which the worlds are imagined that a program is shown.
///
/// A generator can be computed from enough of what it has given, and a fork leads back to what it was forked from. So
/// with a program at the table it starts from a hash. Games among our own bots, which have no way to look, are those
/// they have always been, so that measured tournaments can be repeated.
pub fn thoughts<G: Notation>(table: &Sitting<'_, G>, seat: u64, with_program: bool) -> Rng {
    match with_program {
        true => Rng::new(one_way("thoughts of a seat", table, seat)),
        false => Rng::fork(table.seed, seat),
    }
}

/// The beginning of a hash over what is secret; the label keeps numbers of different purposes apart.
fn one_way<G: Notation>(label: &str, table: &Sitting<'_, G>, seat: u64) -> u64 {
    let hash = Sha256::new()
        .chain_update(label)
        .chain_update(table.deal.to_string())
        .chain_update(table.seed.to_le_bytes())
        .chain_update(seat.to_le_bytes())
        .finalize();
    u64::from_le_bytes(std::array::from_fn(|i| hash[i]))
}
