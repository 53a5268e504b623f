//! The scenario files of the game hold.

use std::path::Path;

use content::Packed;

#[test]
fn every_scenario_holds() {
    let game = prehistory::Prehistory::built_in();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/prehistory/scenarios");
    let reports = testkit::scenario::folder(&game, &folder);
    assert!(reports.iter().all(|report| report.checks > 0), "each of them checks something");
}
