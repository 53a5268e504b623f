//! The scenarios of `games/last-doge`, so that the tests of the game are all its tests.

use std::{fs, path::Path};

use content::Packed;
use kernel::Names;
use testkit::scenario;

use crate::LastDoge;

#[test]
fn every_scenario_holds() {
    let (game, mut n) = (LastDoge::built_in(), 0);
    let names = Names::new(&game);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/last-doge/scenarios");
    for entry in fs::read_dir(&folder).expect("the folder of the scenarios") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let file = path.display();
        let scenarios = scenario::parse(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        for scenario in &scenarios {
            let report = scenario::run(&game, &names, scenario);
            if let Some(failure) = report.failure {
                panic!("{file}: {}: {failure}", report.title);
            }
            n += 1;
        }
    }
    assert!(n > 150, "only {n} scenarios were found");
}
