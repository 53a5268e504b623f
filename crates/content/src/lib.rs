//! Content packs: TOML folders read into typed items with provenance.
//!
//! A pack is a folder of TOML files. Every item of a file is a table in an array of tables
//! (`[[tile]]`) with an `id`, a `provenance` and a `source` that says where the value stands or how it
//! was reasoned; the other keys belong to the game. A pack with any fault is refused, with all faults
//! together, each with its file and line.

mod canonical;
mod fault;
mod former;
mod item;
mod origins;
mod pack;
mod packed;
mod spoilers;

pub use canonical::canonical;
pub use fault::{PackFault, PackFaults};
pub use former::{known_as, was_built_in};
pub use item::{Coverage, Item, Provenance};
pub use origins::Origins;
pub use pack::{Pack, Reader};
pub use packed::Packed;
pub use spoilers::{Meeting, Spoilers};

#[cfg(test)]
mod tests;
