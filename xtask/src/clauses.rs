//! `cargo xtask clauses`: which clause is proved by which tests.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use crate::{
    run::root,
    source::{browser_tests, clause_ids, files, read, rust_tests},
};

/// Prints `GAME: N of M clauses` for every game and the table, and fails when a clause has no test.
pub fn run(list: bool) -> Result<()> {
    let proofs = proofs()?;
    let mut missing_in_all = 0;
    for rules in files(&root().join("crates"), "md")? {
        if rules.file_name().is_none_or(|n| n != "RULES.md") {
            continue;
        }
        let game =
            rules.parent().and_then(|p| p.file_name()).unwrap_or_default().to_string_lossy().into_owned();
        let text = read(&rules)?;
        let ids = defined(&text);
        let mut seen = BTreeMap::new();
        for id in &ids {
            *seen.entry(id).or_insert(0) += 1;
        }
        if let Some((id, _)) = seen.iter().find(|(_, n)| **n > 1) {
            bail!("{game}: clause {id} stands twice in RULES.md");
        }
        let missing: Vec<&String> = ids.iter().filter(|id| !proofs.contains_key(*id)).collect();
        if list {
            for id in &ids {
                let tests = proofs.get(id).map_or(String::new(), |t| t.join(", "));
                println!("{id}  {tests}");
            }
        }
        println!("{game}: {} of {} clauses", ids.len() - missing.len(), ids.len());
        for id in &missing {
            println!("  {id} is named by no test or scenario");
        }
        missing_in_all += missing.len();
    }
    if missing_in_all > 0 {
        bail!("{missing_in_all} clauses have no test");
    }
    Ok(())
}

/// The clauses that a rules text defines: a list item that begins with an id.
pub fn defined(rules: &str) -> Vec<String> {
    rules
        .lines()
        .filter_map(|line| line.strip_prefix("- "))
        .filter_map(|item| {
            let id = clause_ids(item).into_iter().next()?;
            let start = item.trim_start_matches('*');
            start.starts_with(&id).then_some(id)
        })
        .collect()
}

/// Every clause id with the tests and scenarios that name it.
fn proofs() -> Result<BTreeMap<String, Vec<String>>> {
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files(&root().join("crates"), "rs")? {
        let place = file.strip_prefix(root().join("crates")).unwrap_or(&file).display().to_string();
        for (name, ids) in rust_tests(&read(&file)?) {
            for id in ids {
                proofs.entry(id).or_default().push(format!("{place}:{name}"));
            }
        }
    }
    for file in files(&root().join("web/tests"), "ts")? {
        let place = file.strip_prefix(root()).unwrap_or(&file).display().to_string();
        for (name, ids) in browser_tests(&read(&file)?) {
            for id in ids {
                proofs.entry(id).or_default().push(format!("{place}:{name}"));
            }
        }
    }
    for file in files(&root().join("games"), "scenario")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for line in read(&file)?.lines() {
            if let Some(ids) = line.trim().strip_prefix("clauses ") {
                for id in clause_ids(ids) {
                    proofs.entry(id).or_default().push(name.clone());
                }
            }
        }
    }
    Ok(proofs)
}
