//! What should not be told to people who have not met it yet.

use std::collections::BTreeMap;

/// What should not be told to people who have not met it yet: parts of the box that come into play later, by group.
///
/// Nothing here is secret. It is hidden from reference pages until somebody has played with it, or asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoilers {
    /// The groups of items by kind and id; whoever has met one of them knows the item.
    pub items: BTreeMap<(String, String), Vec<String>>,
    /// The groups of clauses by id.
    pub clauses: BTreeMap<String, Vec<String>>,
    /// Which groups a table brings into play, by values of its options.
    pub met: Vec<Meeting>,
}

/// A table with all these values has these groups in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Options and their values.
    pub options: Vec<(String, String)>,
    pub groups: Vec<String>,
}

impl Spoilers {
    /// The groups that a table with these options brings into play.
    pub fn met_at(&self, options: &BTreeMap<String, String>) -> impl Iterator<Item = &String> {
        let fits = |m: &&Meeting| m.options.iter().all(|(option, value)| options.get(option) == Some(value));
        self.met.iter().filter(fits).flat_map(|m| &m.groups)
    }
}
