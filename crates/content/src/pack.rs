//! The files of a pack, and the reader that turns them into items.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use serde::{Deserialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use toml::{
    Spanned,
    de::{DeTable, DeValue, ValueDeserializer},
};

use crate::{Coverage, Item, PackFault, PackFaults, Provenance, canonical::play_of};

/// The TOML files of a pack, by name.
#[derive(Clone, Debug)]
pub struct Pack {
    files: BTreeMap<String, String>,
}

impl Pack {
    /// Larger files are refused before they are read.
    pub const FILE_BYTES_MAX: u64 = 4 << 20;

    /// The pack that is built into the program.
    pub fn embedded(files: &[(&str, &str)]) -> Pack {
        Pack { files: files.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect() }
    }

    /// The pack in a folder: every `*.toml` file directly in it.
    pub fn read(folder: &Path) -> Result<Pack, PackFaults> {
        let fault = |file: &Path, what: String| {
            PackFaults(vec![PackFault { file: file.display().to_string(), line: 0, what }])
        };
        let entries = fs::read_dir(folder)
            .map_err(|e| fault(folder, format!("the pack folder cannot be read: {e}")))?;
        let mut files = BTreeMap::new();
        for entry in entries {
            let path =
                entry.map_err(|e| fault(folder, format!("the pack folder cannot be read: {e}")))?.path();
            if path.extension().is_none_or(|x| x != "toml") {
                continue;
            }
            let size = fs::metadata(&path).map_err(|e| fault(&path, format!("cannot be read: {e}")))?.len();
            if size > Pack::FILE_BYTES_MAX {
                return Err(fault(&path, format!("has {size} bytes, more than {}", Pack::FILE_BYTES_MAX)));
            }
            let text = fs::read_to_string(&path).map_err(|e| fault(&path, format!("cannot be read: {e}")))?;
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, text);
        }
        if files.is_empty() {
            return Err(fault(folder, "holds no .toml file, so it is no pack".into()));
        }
        Ok(Pack { files })
    }

    /// The hash of what changes play, written into every record: first 16 hexadecimal digits of SHA-256.
    pub fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        for (name, text) in &self.files {
            let play = play_of(text);
            hasher.update(format!("{name}\0{}\0", play.len()));
            hasher.update(play);
        }
        hasher.finalize().iter().take(8).map(|b| format!("{b:02x}")).collect()
    }
}

/// Reads the items of a pack and gathers every fault on the way.
pub struct Reader<'p> {
    pack: &'p Pack,
    tables: BTreeMap<&'p str, DeTable<'p>>,
    unread: BTreeSet<(&'p str, String)>,
    faults: Vec<PackFault>,
    coverage: Coverage,
}

#[derive(Deserialize)]
struct Origin {
    provenance: Provenance,
    source: String,
}

impl<'p> Reader<'p> {
    pub fn new(pack: &'p Pack) -> Reader<'p> {
        let mut reader = Reader {
            pack,
            tables: BTreeMap::new(),
            unread: BTreeSet::new(),
            faults: Vec::new(),
            coverage: Coverage::default(),
        };
        for (name, text) in &pack.files {
            match DeTable::parse(text) {
                Ok(table) => {
                    let table = table.into_inner();
                    reader.unread.extend(table.keys().map(|k| (name.as_str(), k.get_ref().to_string())));
                    reader.tables.insert(name, table);
                }
                Err(e) => reader.fault_at(name, e.span().map_or(0, |s| s.start), e.message()),
            }
        }
        reader
    }

    /// The items of one kind: `[[kind]]` tables in a file, in order. Ids are unique within a kind.
    pub fn items<T: DeserializeOwned>(&mut self, file: &str, kind: &str) -> Vec<Item<T>> {
        let Some(value) = self.take(file, kind) else { return Vec::new() };
        let start = value.span().start;
        let DeValue::Array(array) = value.into_inner() else {
            self.fault_at(file, start, &format!("'{kind}' must be a list of tables: [[{kind}]]"));
            return Vec::new();
        };
        let mut ids = BTreeSet::new();
        let mut items = Vec::new();
        for entry in array {
            let Some(item) = self.item(file, kind, entry) else { continue };
            if !ids.insert(item.id.clone()) {
                self.fault(file, item.line, format!("there are two of [[{kind}]] with id '{}'", item.id));
            }
            items.push(item);
        }
        items
    }

    /// The one item of a kind: `[kind]` in a file, with provenance but without id.
    pub fn one<T: DeserializeOwned>(&mut self, file: &str, kind: &str) -> Option<Item<T>> {
        let value = self.take(file, kind)?;
        self.item(file, kind, value)
    }

    /// Reports a fault at a line of a file; zero means the whole file.
    pub fn fault(&mut self, file: &str, line: usize, what: impl Into<String>) {
        self.faults.push(PackFault { file: file.to_owned(), line, what: what.into() });
    }

    /// Reports a fault unless there are exactly `n` items.
    pub fn expect_count<T>(&mut self, file: &str, kind: &str, items: &[Item<T>], n: usize) {
        if items.len() != n {
            self.fault(file, 0, format!("there must be {n} [[{kind}]], not {}", items.len()));
        }
    }

    /// Whether nothing is wrong so far, so that values can be relied on.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// Ends the reading: the coverage, or every fault. Keys that nobody asked for are faults too.
    pub fn finish(mut self) -> Result<Coverage, PackFaults> {
        for (file, kind) in std::mem::take(&mut self.unread) {
            let line = self
                .tables
                .get(file)
                .and_then(|t| t.get_key_value(kind.as_str()))
                .map_or(0, |(k, _)| line_of(&self.pack.files[file], k.span().start));
            self.fault(file, line, format!("unknown kind '{kind}'"));
        }
        if self.faults.is_empty() {
            return Ok(self.coverage);
        }
        self.faults.sort_by(|a, b| (&a.file, a.line, &a.what).cmp(&(&b.file, b.line, &b.what)));
        Err(PackFaults(self.faults))
    }

    fn take(&mut self, file: &str, kind: &str) -> Option<Spanned<DeValue<'p>>> {
        if !self.pack.files.contains_key(file) {
            let what = format!("the file is missing (it holds '{kind}')");
            if !self.faults.iter().any(|f| f.file == file && f.what.starts_with("the file is missing")) {
                self.fault(file, 0, what);
            }
            return None;
        }
        // A file that does not parse has its fault already.
        let table = self.tables.get_mut(file)?;
        let found = table.remove(kind);
        if found.is_none() {
            self.fault(file, 0, format!("'{kind}' is missing"));
        }
        self.unread.retain(|(f, k)| !(*f == file && k == kind));
        found
    }

    fn item<T: DeserializeOwned>(
        &mut self,
        file: &str,
        kind: &str,
        value: Spanned<DeValue<'p>>,
    ) -> Option<Item<T>> {
        let span = value.span();
        let DeValue::Table(mut table) = value.into_inner() else {
            self.fault_at(file, span.start, &format!("'{kind}' must be a table"));
            return None;
        };
        let line = line_of(&self.pack.files[file], span.start);
        let mut text = |key: &str| match table.remove(key).map(Spanned::into_inner) {
            Some(DeValue::String(s)) => Some(s.into_owned()),
            _ => None,
        };
        let id = text("id").unwrap_or_default();
        let (provenance, source) = (text("provenance"), text("source"));
        let name = if id.is_empty() { format!("[{kind}]") } else { format!("{kind} '{id}'") };
        let origin = self.origin(file, line, &name, provenance, source);

        let span_of_rest = span.clone();
        let rest = ValueDeserializer::from(Spanned::new(span_of_rest, DeValue::Table(table)));
        let value = match T::deserialize(rest) {
            Ok(value) => value,
            Err(e) => {
                let at = e.span().map_or(span.start, |s| s.start);
                self.fault_at(file, at, &format!("{name}: {}", e.message()));
                return None;
            }
        };
        let origin = origin?;
        self.coverage.count(file, kind, &id, origin.provenance, &origin.source);
        Some(Item { id, provenance: origin.provenance, source: origin.source, line, value })
    }

    fn origin(
        &mut self,
        file: &str,
        line: usize,
        name: &str,
        provenance: Option<String>,
        source: Option<String>,
    ) -> Option<Origin> {
        let provenance = match provenance.as_deref() {
            Some("printed") => Some(Provenance::Printed),
            Some("deduced") => Some(Provenance::Deduced),
            Some("designed") => Some(Provenance::Designed),
            Some(other) => {
                let what = format!("{name}: provenance must be printed, deduced or designed, not '{other}'");
                self.fault(file, line, what);
                None
            }
            None => {
                self.fault(file, line, format!("{name}: provenance is missing"));
                None
            }
        };
        let source = source.filter(|s| !s.trim().is_empty());
        if source.is_none() {
            self.fault(file, line, format!("{name}: source is missing (where it stands, or the reasoning)"));
        }
        Some(Origin { provenance: provenance?, source: source? })
    }

    fn fault_at(&mut self, file: &str, byte: usize, what: &str) {
        let line = line_of(&self.pack.files[file], byte);
        self.fault(file, line, what.replace('\n', " "));
    }
}

fn line_of(text: &str, byte: usize) -> usize {
    1 + text.as_bytes()[..byte.min(text.len())].iter().filter(|b| **b == b'\n').count()
}
