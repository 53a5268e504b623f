//! `cargo xtask test`: every check, in the order in which failures are cheapest to find.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::{
    clauses,
    run::{self, cargo, dolmen, games, has, root},
};

/// How many random decisions each mode of each game is soaked with here.
const SOAK_DECISIONS: u64 = 1_000_000;
/// How many broken inputs each parser is fed here.
const FUZZ_ROUNDS: &str = "3000";

pub fn all() -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    clauses::run(false)?;
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet"])?;
    cargo(&["build", "--release", "--package", "dolmen", "--package", "fuzz"])?;
    scenarios()?;
    records()?;
    run::soak(SOAK_DECISIONS)?;
    run::fuzz(FUZZ_ROUNDS)?;
    tests()
}

/// All unit and integration tests, and the examples in the documentation.
fn tests() -> Result<()> {
    cargo(&["test", "--workspace", "--doc", "--quiet"])?;
    if has("cargo", &["nextest", "--version"]) {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo(&["test", "--workspace", "--lib", "--bins", "--tests"])
    }
}

/// Every scenario of every game, with the release program.
fn scenarios() -> Result<()> {
    let files = all_files("scenarios", "scenario")?;
    let mut args = vec!["scenario"];
    args.extend(files.iter().map(String::as_str));
    if files.is_empty() { Ok(()) } else { dolmen(&args) }
}

/// Golden records give the same hash in the release build as in the debug build, whose tests wrote it into them.
fn records() -> Result<()> {
    let files = all_files("records", "dolmen")?;
    let mut args = vec!["verify"];
    args.extend(files.iter().map(String::as_str));
    if files.is_empty() { Ok(()) } else { dolmen(&args) }
}

/// The files `games/*/FOLDER/*.ENDING`, sorted.
fn all_files(folder: &str, ending: &str) -> Result<Vec<String>> {
    let mut files: Vec<PathBuf> = Vec::new();
    for game in games()? {
        let folder = root().join("games").join(&game).join(folder);
        if !folder.exists() {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))? {
            files.push(entry?.path());
        }
    }
    files.retain(|f| f.extension().is_some_and(|x| x == ending));
    files.sort();
    Ok(files.iter().map(|f| f.to_string_lossy().into_owned()).collect())
}
