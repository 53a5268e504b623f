//! The scenarios of the game, as `dolmen scenario` plays them.

use content::Packed;
use testkit::scenario;

use super::game;
use crate::Prehistory;

/// Every scenario holds.
#[test]
fn every_scenario_holds() {
    scenario::folder(game(), Prehistory::RULES_TEXTS[0].1);
}
