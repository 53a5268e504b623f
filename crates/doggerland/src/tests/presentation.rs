//! What players see and read, for every mode and player count.

use content::Packed;
use kernel::Setup;

use crate::Doggerland;

/// Every mode with its player counts.
pub const TABLES: &[&str] = &[
    "players=1 mode=easy",
    "players=1 mode=normal",
    "players=1 mode=hard",
    "players=2 mode=full",
    "players=3 mode=full",
    "players=4 mode=full",
    "players=2 mode=short",
    "players=3 mode=short",
    "players=4 mode=short",
];

/// In every mode scenes, prompts, labels and reasons hold what they promise.
#[test]
fn every_mode_is_shown_and_told() {
    let game = Doggerland::built_in();
    for (i, table) in TABLES.iter().enumerate() {
        let setup = Setup::parse(&game, table).expect("a table that can be played");
        let keys = testkit::presentation(&game, setup, 400, 100 + i as u64);
        let known = super::texts::messages("en");
        let missing: Vec<_> = keys.iter().filter(|key| !known.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{table}: no words for {missing:?}");
    }
}

/// The badges of a piece: look and number.
fn badges(scene: &kernel::Scene, piece: &str) -> Vec<(&'static str, Option<i32>)> {
    let found = scene.pieces.iter().find(|p| p.id == piece).unwrap_or_else(|| panic!("no piece '{piece}'"));
    found.badges.iter().map(|badge| (badge.look, badge.count)).collect()
}

fn scene(options: &str) -> kernel::Scene {
    use kernel::{Game, Present, Viewer};
    let table = super::table::Table::new(options);
    table.game.scene(&table.game.view(&table.state, Viewer::Spectator), Viewer::Spectator)
}

/// DG-A02 DG-S10: the habitat tiles lie at the building site, both sides with price, beds and points.
#[test]
fn the_piles_of_habitats_are_shown() {
    let scene = scene("players=2");
    let of = |piece: &str| badges(&scene, piece);
    let told =
        |list: &[(&'static str, i32)]| list.iter().map(|(look, n)| (*look, Some(*n))).collect::<Vec<_>>();
    assert_eq!(of("habitats-simple"), told(&[("beds", 3), ("points", 1), ("wood", 1), ("stone", 1)]));
    let prestigious = [("beds", 1), ("points", 3), ("wood", 1), ("stone", 1), ("bone", 1)];
    assert_eq!(of("habitats-prestigious"), told(&prestigious));
    assert!(scene.pieces.iter().filter(|p| p.id.starts_with("habitats-")).all(|p| p.place == "site"));
}

/// DG-H10 DG-H12 DG-U10: all eight places around the hut show what they cost, alone as well.
#[test]
fn every_place_of_the_hut_shows_its_price() {
    for options in ["players=3", "players=1 mode=easy"] {
        let scene = scene(options);
        let places: Vec<&str> = scene
            .places
            .iter()
            .filter(|p| p.parent.as_deref() == Some("hut"))
            .map(|p| p.id.as_str())
            .collect();
        assert_eq!(places.len(), 8, "{options}");
        for place in places {
            let rite = place.strip_prefix("rite-").expect("a place of the hut");
            let mut price = badges(&scene, &format!("price-{rite}"));
            price.sort_unstable();
            let n = ["menhir", "alignment", "dolmen"].iter().position(|megalith| *megalith == rite);
            let wanted = match n.map(|n| (n as i32 + 2, 2 * n as i32 + 6)) {
                Some((n, points)) => {
                    vec![("points", Some(points)), ("stone", Some(n)), ("tool", Some(n)), ("wood", Some(n))]
                }
                None => vec![("bone", None), ("fur", None), ("wood", None)],
            };
            assert_eq!(price, wanted, "{options}: {rite}");
            let piece = scene.pieces.iter().find(|p| p.id == format!("price-{rite}")).expect("a price");
            assert_eq!(piece.designed.is_some(), n.is_none(), "the offering is of our own design");
        }
    }
}

/// DG-S02 DG-S14: the edge of the first arrow and the direction of the centre tile can be agreed, and are shown.
#[test]
fn arrow_and_centre_can_be_agreed() {
    for (arrow, centre) in [("north", "west"), ("south", "east")] {
        let scene = scene(&format!("players=2 arrow={arrow} centre={centre}"));
        let piece = |id: &str| scene.pieces.iter().find(|p| p.id == id).expect("a piece");
        assert_eq!(piece("arrow").place, format!("edge-{arrow}"));
        assert!(piece("tile-C0").badges.iter().any(|badge| badge.look == format!("arrow-{centre}")));
    }
}
