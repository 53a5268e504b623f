//! A game with its names and the hash of its pack.

use content::{Pack, PackFaults, Packed};
use kernel::{Names, Notation};

/// What every table of one game and pack shares.
pub struct Ruleset<G: Notation> {
    pub game: G,
    pub names: Names<G::Choice>,
    /// The hash of the pack, written into every record.
    pub pack: String,
}

impl<G: Notation> Ruleset<G> {
    pub fn new(game: G, pack: String) -> Ruleset<G> {
        let names = Names::new(&game);
        Ruleset { game, names, pack }
    }
}

impl<G: Packed> Ruleset<G> {
    /// The game with this content.
    pub fn load(pack: &Pack) -> Result<Ruleset<G>, PackFaults> {
        Ok(Ruleset::new(G::load(pack)?, pack.hash()))
    }
}
