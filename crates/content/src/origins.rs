//! Where components come from, in a reader's language.
//!
//! The packs say it in English: in the `source` of every item, next to the value it is about. A table for each language
//! gives the same sentences in that language, and a word for every kind of item.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The words of one language for kinds and sources of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origins {
    /// By the kind of an item: its word.
    #[serde(default)]
    kinds: BTreeMap<String, String>,
    /// By the English sentence: the sentence. English needs none.
    #[serde(default)]
    sources: BTreeMap<String, String>,
}

impl Origins {
    /// The table of a built-in file.
    pub fn parse(toml: &str) -> Result<Origins, String> {
        toml::from_str(toml).map_err(|e| e.to_string())
    }

    /// The word for a kind; the kind itself where a pack brings one of its own.
    pub fn kind<'o>(&'o self, kind: &'o str) -> &'o str {
        self.kinds.get(kind).map_or(kind, |word| word)
    }

    /// The sentence in this language; the English one where a pack brings one of its own.
    pub fn source<'o>(&'o self, english: &'o str) -> &'o str {
        self.sources.get(english).map_or(english, |sentence| sentence)
    }

    /// What the table translates: its kinds and its English sentences.
    pub fn known(&self) -> (impl Iterator<Item = &str>, impl Iterator<Item = &str>) {
        (self.kinds.keys().map(String::as_str), self.sources.keys().map(String::as_str))
    }
}
