//! A game together with what came in its box.

use kernel::{Measure, Present};

use crate::{Coverage, Pack, PackFaults, Spoilers};

/// A game that is built from a pack. What the catalog needs of every game.
pub trait Packed: Present + Measure {
    /// The name on the box.
    const TITLE: &'static str;
    /// The built-in pack: file names and TOML.
    const FILES: &'static [(&'static str, &'static str)];
    /// The words: language codes and Fluent files. English comes first.
    const TEXTS: &'static [(&'static str, &'static str)];
    /// The rules in our own words, every clause and ruling with its id: language codes and Markdown. English comes
    /// first.
    const RULES_TEXTS: &'static [(&'static str, &'static str)];
    /// Where components come from, in each language: language codes and TOML; see [`crate::Origins`].
    const ORIGINS: &'static [(&'static str, &'static str)];
    /// The first game for a newcomer, as TOML; see docs/TUTORIALS.md.
    const TUTORIAL: &'static str;

    /// The option of the lobby whose values are the levels of a campaign, where the game has one.
    const CAMPAIGN: Option<&'static str> = None;

    /// The game with this content, or every fault of the pack.
    fn load(pack: &Pack) -> Result<Self, PackFaults>;

    /// Where the content comes from.
    fn coverage(&self) -> &Coverage;

    /// What reference pages hide from people who have not met it.
    fn spoilers(&self) -> Spoilers {
        Spoilers::default()
    }

    /// The game with its built-in content.
    fn built_in() -> Self {
        Self::load(&Pack::embedded(Self::FILES))
            .unwrap_or_else(|faults| panic!("the built-in pack is broken:\n{faults}"))
    }
}
