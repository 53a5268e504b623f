//! The mutants of a game: how each is named, and a sample of them.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{run::root, source::read as read_file};

/// One change in one place of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    /// What the tool calls it, with its line and column.
    pub name: String,
    /// What it is called where lines may come and go: the file, the change, and the line of the source as it is written.
    pub key: String,
    /// Whether it is tested with every sample: the tool cannot be told to leave out fields that are deleted.
    pub always: bool,
}

/// Reads the list that the tool makes, and the lines of the source that it speaks of.
pub fn read(list: &str, game: &str) -> Result<Vec<Mutant>> {
    let source = |file: &str| read_file(&root().join(file));
    parse(list, game, source)
}

fn parse(list: &str, game: &str, source: impl Fn(&str) -> Result<String>) -> Result<Vec<Mutant>> {
    let list: Vec<Value> = serde_json::from_str(list).context("the list of mutants is not JSON")?;
    let (mut files, mut seen) = (BTreeMap::new(), BTreeMap::new());
    let mut mutants = Vec::new();
    for entry in &list {
        let text = |field: &str| entry[field].as_str().with_context(|| format!("a mutant has no {field}"));
        let (name, file) = (text("name")?, text("file")?);
        let line = entry["span"]["start"]["line"].as_u64().with_context(|| format!("{name} has no line"))?;
        if !files.contains_key(file) {
            files.insert(file, source(file)?);
        }
        let written =
            files[file].lines().nth(line as usize - 1).with_context(|| format!("{name}: no such line"))?;
        let what = name.split_once(": ").map_or(name, |(_, what)| what);
        let short = file.strip_prefix(&format!("crates/{game}/src/")).unwrap_or(file);
        let key = format!("{short}: {what}, at `{}`", written.trim());
        // Two of a kind on lines that read alike are told apart by their order.
        let n = seen.entry(key.clone()).or_insert(0);
        *n += 1;
        let key = if *n == 1 { key } else { format!("{key} ({n})") };
        let always = entry["genre"] == "StructField";
        mutants.push(Mutant { name: name.to_owned(), key, always });
    }
    Ok(mutants)
}

/// So many of them, drawn without repetition: the same for the same seed, in the order of the source. Those that are tested
/// always come on top.
pub fn sample(mutants: &[Mutant], n: usize, seed: u64) -> Vec<&Mutant> {
    let (always, mut left): (Vec<usize>, Vec<usize>) = (0..mutants.len()).partition(|at| mutants[*at].always);
    let mut state = seed;
    let mut drawn: Vec<usize> = (0..n.min(left.len()))
        .map(|_| left.swap_remove((mix(&mut state) % left.len() as u64) as usize))
        .collect();
    drawn.extend(always);
    drawn.sort_unstable();
    drawn.into_iter().map(|at| &mutants[at]).collect()
}

/// SplitMix64.
fn mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A name as a pattern that fits nothing else.
pub fn escape(name: &str) -> String {
    let mut pattern = String::new();
    for c in name.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(c) {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub fn mutant(name: &str) -> Mutant {
        Mutant { name: format!("crates/g/src/{name}"), key: name.to_owned(), always: false }
    }

    fn entry(line: usize, column: usize, what: &str) -> String {
        format!(
            r#"{{"name": "crates/g/src/flow/a.rs:{line}:{column}: {what}", "file": "crates/g/src/flow/a.rs",
                "span": {{"start": {{"line": {line}, "column": {column}}}}}}}"#
        )
    }

    fn keys(entries: &[String]) -> Vec<String> {
        let source = |_: &str| Ok("fn f() {\n    if a > b && c > d {\n    }\n    if e > f {\n".to_owned());
        let mutants = parse(&format!("[{}]", entries.join(",")), "g", source).unwrap();
        mutants.into_iter().map(|m| m.key).collect()
    }

    #[test]
    fn a_mutant_is_called_by_its_change_and_its_line_as_it_is_written() {
        let what = "replace > with >= in f";
        let keys = keys(&[entry(2, 10, what), entry(2, 19, what), entry(4, 10, what)]);
        assert_eq!(
            keys,
            [
                "flow/a.rs: replace > with >= in f, at `if a > b && c > d {`",
                "flow/a.rs: replace > with >= in f, at `if a > b && c > d {` (2)",
                "flow/a.rs: replace > with >= in f, at `if e > f {`",
            ]
        );
    }

    #[test]
    fn a_list_that_cannot_be_understood_is_refused() {
        let fault = |list: &str| parse(list, "g", |_| Ok("one\n".into())).unwrap_err().to_string();
        assert!(fault("no").contains("not JSON"));
        assert!(fault("[{}]").contains("a mutant has no name"));
        assert!(fault(&format!("[{}]", entry(7, 1, "x"))).contains("no such line"));
    }

    #[test]
    fn a_sample_follows_from_its_seed_and_repeats_nothing() {
        let all: Vec<Mutant> = (0..500).map(|i| mutant(&format!("{i:03}"))).collect();
        let names =
            |seed, n| -> Vec<String> { sample(&all, n, seed).iter().map(|m| m.key.clone()).collect() };
        let one = names(1, 60);
        assert_eq!(one, names(1, 60));
        assert_ne!(one, names(2, 60));
        assert!(one.len() == 60 && one.windows(2).all(|pair| pair[0] < pair[1]));
        // From everywhere: some of each quarter.
        let quarter = |from: usize| one.iter().filter(|n| n.parse::<usize>().unwrap() / 125 == from).count();
        assert!((0..4).all(|from| quarter(from) >= 5), "{one:?}");
        assert_eq!(names(1, 9000).len(), 500);
        // What is always tested is not drawn, and not left out.
        let mut all = all.clone();
        all[499].always = true;
        let drawn = sample(&all, 10, 1);
        assert_eq!((drawn.len(), &*drawn[10].key), (11, "499"));
    }

    #[test]
    fn a_name_as_a_pattern_is_taken_literally() {
        assert_eq!(
            escape("a.rs:1:2: replace && with || in <impl X for Y>::f -> [u8]"),
            r"a\.rs:1:2: replace \&\& with \|\| in <impl X for Y>::f \-> \[u8\]"
        );
    }
}
