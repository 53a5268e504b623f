//! One item of a pack and where it comes from.

use std::{collections::BTreeMap, fmt};

/// Where a value comes from.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Deserialize, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Stated in the text of a rulebook.
    Printed,
    /// Forced by worked examples, grammar or arithmetic; the source says how.
    Deduced,
    /// Ours: balanced and consistent with everything known.
    Designed,
}

impl fmt::Display for Provenance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Provenance::Printed => "printed",
            Provenance::Deduced => "deduced",
            Provenance::Designed => "designed",
        })
    }
}

/// One item of a pack.
#[derive(Clone, Debug)]
pub struct Item<T> {
    pub id: String,
    pub provenance: Provenance,
    /// Where it stands in the rulebook, or the reasoning.
    pub source: String,
    pub line: usize,
    pub value: T,
}

/// How many items of each kind come from where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// By file and kind: printed, deduced, designed.
    pub by_kind: BTreeMap<(String, String), [usize; 3]>,
    /// Every item: kind, id, provenance, source.
    pub items: Vec<(String, String, Provenance, String)>,
}

impl Coverage {
    pub(crate) fn count(&mut self, file: &str, kind: &str, id: &str, provenance: Provenance, source: &str) {
        self.by_kind.entry((file.to_owned(), kind.to_owned())).or_default()[provenance as usize] += 1;
        self.items.push((kind.to_owned(), id.to_owned(), provenance, source.to_owned()));
    }

    /// The totals: printed, deduced, designed.
    pub fn totals(&self) -> [usize; 3] {
        self.by_kind.values().fold([0; 3], |sum, n| std::array::from_fn(|i| sum[i] + n[i]))
    }

    /// Where one item comes from.
    pub fn provenance(&self, kind: &str, id: &str) -> Option<Provenance> {
        self.items.iter().find(|item| item.0 == kind && item.1 == id).map(|item| item.2)
    }
}
