//! The scenario files play out as they say.

use std::{collections::BTreeSet, fs, path::Path};

use content::Packed;
use kernel::Names;
use testkit::scenario;

use super::table::GAME;
use crate::Paleo;

/// PA-X01 PA-X02 PA-X03 PA-X04 PA-X05 PA-X06 PA-X07 PA-X08: every scenario of the folder holds and names clauses of the
/// rules, and each worked example of the rulebook has one.
#[test]
fn every_scenario_holds() {
    let names = Names::new(&*GAME);
    let rules: BTreeSet<&str> = Paleo::RULES_TEXTS[0]
        .1
        .lines()
        .filter_map(|line| line.strip_prefix("- ")?.split(' ').next())
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/paleo/scenarios");
    let files = fs::read_dir(folder).expect("the scenarios of the game");
    let mut files: Vec<_> = files.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let (mut failures, mut proved) = (Vec::new(), BTreeSet::new());
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable scenario");
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let all = scenario::parse(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        for one in &all {
            if let Some(fault) = scenario::run(&*GAME, &names, one).failure {
                failures.push(format!("{name}: {}: {fault}", one.title));
            }
            for clause in &one.clauses {
                assert!(rules.contains(clause.as_str()), "{}: there is no clause {clause}", one.title);
            }
            proved.extend(one.clauses.iter().cloned());
        }
    }
    assert!(failures.is_empty(), "{} scenarios fail:\n{}", failures.len(), failures.join("\n"));
    for n in 1..=8 {
        assert!(proved.contains(&format!("PA-X{n:02}")), "example {n} has no scenario");
    }
}
