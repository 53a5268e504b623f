//! Reading the sources of the repository as text.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// All files below a folder with this ending, sorted. Build outputs and packages are left out.
pub fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if !folder.exists() {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                if !["target", "node_modules", "dist", ".git"].contains(&name.as_str()) {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|x| x == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// The clause ids in a text, such as `DG-E01`: two letters, a dash, a letter and two digits.
pub fn clause_ids(text: &str) -> Vec<String> {
    let bytes = text.as_bytes();
    let mut ids = Vec::new();
    for start in 0..bytes.len().saturating_sub(5) {
        let word = &bytes[start..start + 6];
        let shape = word[0].is_ascii_uppercase()
            && word[1].is_ascii_uppercase()
            && word[2] == b'-'
            && word[3].is_ascii_uppercase()
            && word[4].is_ascii_digit()
            && word[5].is_ascii_digit();
        let before = start == 0 || !bytes[start - 1].is_ascii_alphanumeric();
        let after = bytes.get(start + 6).is_none_or(|b| !b.is_ascii_alphanumeric());
        if shape && before && after {
            ids.push(String::from_utf8_lossy(word).into_owned());
        }
    }
    ids
}

/// The tests of a Rust file: each name with the clause ids of its name and of the comments above it.
pub fn rust_tests(text: &str) -> Vec<(String, Vec<String>)> {
    let mut tests = Vec::new();
    let mut above = String::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if line.starts_with("///") {
            above += line;
            above.push('\n');
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else if let Some(rest) = line.strip_prefix("fn ").or_else(|| line.strip_prefix("pub fn ")) {
            if is_test {
                let name = rest.split('(').next().unwrap_or(rest).to_owned();
                let mut ids = clause_ids(&above);
                ids.extend(ids_in_name(&name));
                tests.push((name, ids));
            }
            (above, is_test) = (String::new(), false);
        } else if !line.starts_with("//") {
            (above, is_test) = (String::new(), false);
        }
    }
    tests
}

/// The tests of a browser spec: each title with the clause ids of the comments above it.
pub fn browser_tests(text: &str) -> Vec<(String, Vec<String>)> {
    let mut tests = Vec::new();
    let mut above = String::new();
    for line in text.lines() {
        if line.starts_with("//") {
            above += line;
            above.push('\n');
            continue;
        }
        if let Some(title) = line.strip_prefix("test('").and_then(|rest| rest.split('\'').next()) {
            tests.push((title.to_owned(), clause_ids(&above)));
        }
        above.clear();
    }
    tests
}

/// `dg_e01_needs_mastery` names DG-E01.
fn ids_in_name(name: &str) -> Vec<String> {
    let parts: Vec<&str> = name.split('_').collect();
    parts.windows(2).flat_map(|w| clause_ids(&format!("{}-{}", w[0], w[1]).to_ascii_uppercase())).collect()
}
