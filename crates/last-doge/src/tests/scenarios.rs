//! The scenarios of the game, as `dolmen scenario` plays them.

use content::Packed;
use testkit::scenario;

use crate::LastDoge;

/// Every scenario holds.
#[test]
fn every_scenario_holds() {
    scenario::folder(&LastDoge::built_in(), LastDoge::RULES_TEXTS[0].1);
}
