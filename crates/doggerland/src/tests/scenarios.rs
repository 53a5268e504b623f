//! The scenarios of the game, as `dolmen scenario` plays them.

use content::Packed;
use testkit::scenario;

use crate::Doggerland;

/// DG-W01, DG-W02, DG-W03, DG-W04, DG-W05, DG-W06, DG-W07, DG-W08, DG-W09, DG-W10, DG-W11, DG-W12, DG-W13, DG-W14,
/// DG-W15, DG-W16, DG-W17, DG-W18, DG-W19: every scenario holds, and each worked example of the rulebook has one.
#[test]
fn every_scenario_holds() {
    let proved = scenario::folder(&Doggerland::built_in(), Doggerland::RULES_TEXTS[0].1);
    for n in 1..=19 {
        assert!(proved.contains(&format!("DG-W{n:02}")), "example {n} has no scenario");
    }
}
