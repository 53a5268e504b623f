//! The scenarios of `games/prehistory`, as `dolmen scenario` runs them.

use testkit::scenario;

use super::{game, names};

#[test]
fn every_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/prehistory/scenarios");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let (mut n, mut failures) = (0, Vec::new());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let scenarios = scenario::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        for one in &scenarios {
            n += 1;
            let report = scenario::run(game(), names(), one);
            failures.extend(report.failure.map(|fault| format!("{}: {fault}", report.title)));
        }
    }
    assert!(failures.is_empty(), "{} of {n} fail:\n{}", failures.len(), failures.join("\n"));
    assert!(n > 190, "{n} scenarios");
}
