//! The scenario files: the rulebooks' examples, and refusals clause by clause.

use std::{collections::BTreeSet, fs, path::Path};

use content::Packed;
use testkit::scenario;

use crate::Doggerland;

/// DG-W01, DG-W02, DG-W03, DG-W04, DG-W05, DG-W06, DG-W07, DG-W08, DG-W09, DG-W10, DG-W11, DG-W12, DG-W13, DG-W14,
/// DG-W15, DG-W16, DG-W17, DG-W18, DG-W19: every scenario of the folder holds, and each example has one.
#[test]
fn every_scenario_holds() {
    let game = Doggerland::built_in();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/doggerland/scenarios");
    let reports = scenario::folder(&game, &folder);
    let proved: BTreeSet<String> = reports.into_iter().flat_map(|report| report.clauses).collect();
    for n in 1..=19 {
        assert!(proved.contains(&format!("DG-W{n:02}")), "example {n} has no scenario");
    }
}

/// Every clause a scenario names stands in the rules.
#[test]
fn scenarios_name_clauses_of_the_rules() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/doggerland/scenarios");
    let known: BTreeSet<&str> = Doggerland::RULES_TEXTS[0]
        .1
        .lines()
        .filter_map(|line| line.strip_prefix("- ")?.split(' ').next())
        .collect();
    for entry in fs::read_dir(folder).expect("the scenarios of the game") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a readable scenario");
        for one in scenario::parse(&text).expect("scenarios that can be read") {
            for clause in &one.clauses {
                assert!(known.contains(clause.as_str()), "{}: there is no clause {clause}", one.title);
            }
        }
    }
}
