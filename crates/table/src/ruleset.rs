//! A game with its names and the hash of its pack.

use content::{Pack, PackFaults, Packed, known_as, was_built_in};
use kernel::{Names, Notation};

/// What every table of one game and pack shares.
pub struct Ruleset<G: Notation> {
    pub game: G,
    pub names: Names<G::Choice>,
    /// The hash of the pack, written into every record.
    pub pack: String,
    /// Whether it is the content of the box, so that games played with the content of a former box may go on.
    pub built_in: bool,
}

impl<G: Notation> Ruleset<G> {
    pub fn new(game: G, pack: String) -> Ruleset<G> {
        let names = Names::new(&game);
        let built_in = was_built_in(&pack);
        Ruleset { game, names, pack, built_in }
    }

    /// Whether a game played with this pack can be looked at with these rules: it is the same, or both came in the box.
    pub fn knows(&self, pack: &str) -> bool {
        known_as(pack) == self.pack || self.built_in && was_built_in(pack)
    }
}

impl<G: Packed> Ruleset<G> {
    /// The game with this content.
    pub fn load(pack: &Pack) -> Result<Ruleset<G>, PackFaults> {
        Ok(Ruleset::new(G::load(pack)?, pack.hash()))
    }
}
