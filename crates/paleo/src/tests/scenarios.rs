//! The scenarios of the game, as `dolmen scenario` plays them.

use content::Packed;
use testkit::scenario;

use super::table::GAME;
use crate::Paleo;

/// PA-X01, PA-X02, PA-X03, PA-X04, PA-X05, PA-X06, PA-X07, PA-X08: every scenario holds, and each worked example of the
/// rulebook has one.
#[test]
fn every_scenario_holds() {
    let proved = scenario::folder(&*GAME, Paleo::RULES_TEXTS[0].1);
    for n in 1..=8 {
        assert!(proved.contains(&format!("PA-X{n:02}")), "example {n} has no scenario");
    }
}
