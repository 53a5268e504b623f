//! Expeditions (DG-X, DG-D01 … DG-D03, DG-E01 … DG-E03).

use super::table::Table;

fn lay(table: &mut Table, tiles: &[(&str, &str)]) {
    table.edit(|d| {
        tiles.iter().for_each(|(cell, tile)| {
            d.tiles.insert(cell.to_string(), tile.to_string());
        });
    });
}

/// DG-X01 DG-Q24: at most range steps over adjacent tiles, no gaps; occupied tiles may be crossed.
#[test]
fn range_over_land() {
    let mut table = Table::new("players=2");
    // A lone tile beyond a gap, and a tile three steps away.
    lay(&mut table, &[("e2", "B01"), ("g4", "B02"), ("h4", "B03")]);
    assert!(!table.can("expedition e2"), "a gap lies between");
    assert!(!table.can("expedition g4"), "three steps away");
    table.edit(|d| d.clans[0].levels.range = 2);
    assert!(table.can("expedition g4") && !table.can("expedition h4"));
    // Crossing an expedition of another clan on the only way.
    table.edit(|d| d.clans[0].levels.range = 3);
    table.act_all(&["pass", "expedition f4", "send hunter", "done"]);
    let mut table = Table::new("players=2");
    lay(&mut table, &[("g4", "B02")]);
    table.edit(|d| d.clans[1].levels.range = 2);
    table.act_all(&["expedition f4", "send hunter", "done"]);
    assert!(table.can("expedition g4"));
}

/// DG-X01 DG-Q25: the village's own tile is at distance 0.
#[test]
fn the_own_tile_is_a_target() {
    let mut table = Table::new("players=2");
    assert!(!table.can("expedition e5"), "nothing is there (DG-X05)");
    table.edit(|d| d.clans[0].village = "e4".into());
    assert!(table.can("expedition e4"));
}

/// DG-X02: no opponent's village, megalith, token or expedition, no own expedition; own pieces do not block.
#[test]
fn who_blocks_a_tile() {
    let mut table = Table::new("players=2");
    table.edit(|d| d.clans[1].village = "e4".into());
    assert!(!table.can("expedition e4"));
    table.edit(|d| {
        d.clans[1].village = "e5".into();
        d.clans[1].rites = vec!["menhir".into(), "long-journey".into()];
        d.clans[1].megaliths.insert("menhir".into(), "f5".into());
        d.clans[1].token = Some(crate::notation::TokenDraft { cell: "f6".into(), until: 1 });
    });
    assert!(!table.can("expedition f5") && !table.can("expedition f6"));
    table.act_all(&["expedition e4", "send hunter", "done"]);
    assert!(!table.can("expedition e4"), "an opponent's expedition");
    assert!(table.can("expedition f5") && table.can("expedition f6"), "own pieces do not block");
    table.act("pass");
    assert!(!table.can("expedition e4"), "an own expedition");
}

/// DG-X03: the tile with the own token may be targeted at any distance.
#[test]
fn the_token_opens_a_far_tile() {
    let mut table = Table::new("players=2");
    lay(&mut table, &[("h4", "B03")]);
    table.edit(|d| {
        d.clans[0].rites = vec!["long-journey".into()];
        d.clans[0].token = Some(crate::notation::TokenDraft { cell: "h4".into(), until: 1 });
    });
    assert!(table.can("expedition h4"));
    table.act("pass");
    assert!(!table.can("expedition h4"));
}

/// DG-X04: a party is complete when it leaves and has at least one member.
#[test]
fn a_party_is_fixed_at_once() {
    let mut table = Table::new("players=2");
    table.act("expedition e4");
    assert_eq!(table.options(), ["send chief", "send shaman", "send hunter"], "tools alone do not go");
    table.act("send hunter");
    assert!(!table.can("send chief"), "one path to every party");
    table.act("done");
    assert_eq!(table.next(), "seat2");
}

/// DG-X05 DG-D02 DG-Q22: nothing to gather, nothing to hunt, no expedition.
#[test]
fn nothing_to_take() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.spent = vec!["e4".into()];
        d.animals.clear();
    });
    assert!(!table.can("expedition e4"), "exhausted");
    assert!(!table.can("expedition d5"), "a spawn tile without an animal");
    assert!(table.can("expedition f4"));
}

/// DG-D01: at most three components; the chief is two.
#[test]
fn three_components() {
    let mut table = Table::new("players=2");
    table.act_all(&["expedition e4", "send chief"]);
    assert_eq!(table.options(), ["send shaman", "send hunter", "bring tool", "done"]);
    // The third component fills the party; it leaves when its owner says so.
    table.act("bring tool");
    assert_eq!((table.next(), table.options()), ("seat1".into(), vec!["done"]));
    table.act("done");
    assert_eq!(table.next(), "seat2");
    assert_eq!(table.draft().clans[0].stores.tool, 2);
    let mut table = Table::new("players=2");
    table.act_all(&["expedition e4", "send shaman", "send hunter", "send hunter", "done"]);
    assert_eq!(table.next(), "seat2");
}

/// DG-D03 DG-P07: the shaman gathers, small game included, but hunts nothing.
#[test]
fn the_shaman_gathers() {
    let mut table = Table::new("players=2");
    table.act("expedition d6");
    assert!(table.can("send shaman"));
    let mut table = Table::new("players=2");
    table.act("expedition d5");
    assert!(!table.can("send shaman"));
}

/// DG-E01 DG-E02 DG-Q40: both minimums are met when a hunt is sent; parts that cannot meet them are not offered.
#[test]
fn hunting_minimums() {
    let mut table = Table::new("players=2");
    table.act("expedition d5");
    // A horse: mastery 2, one member. The chief alone is enough, a lone hunter is not.
    assert_eq!(table.options(), ["send chief", "send hunter"]);
    table.act("send hunter");
    assert!(!table.can("done") && table.can("bring tool"));
    let mut table = Table::new("players=2");
    table.act_all(&["expedition d5", "send chief"]);
    assert!(table.can("done"));
    // A bison: mastery 6 and three members.
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.animals.insert("e4".into(), "bison".into());
    });
    table.act_all(&["expedition e4", "send chief"]);
    // One or two members are too few, so two hunters went along without a question.
    assert_eq!(table.options(), ["send hunter", "bring tool"], "mastery 4 of 6");
    table.act("bring tool");
    // The second tool is forced; a third is a question.
    assert_eq!(table.options(), ["bring tool", "done"]);
    // A mammoth needs mastery 8: without tools the clan has 6.
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.animals.insert("e4".into(), "mammoth".into());
    });
    assert!(table.can("expedition e4"), "4 hunters, the chief and 3 tools make 9");
    table.edit(|d| d.clans[0].stores.tool = 1);
    assert!(!table.can("expedition e4"));
}

/// DG-E01 DG-P04: no limit of components on a hunt; tools that travel are never scarcity.
#[test]
fn hunts_of_any_size() {
    let mut table = Table::new("players=2");
    table.act_all(&[
        "expedition d5",
        "send chief",
        "send hunter",
        "send hunter",
        "send hunter",
        "send hunter",
    ]);
    table.act_all(&["bring tool", "bring tool", "bring tool", "done"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.tool, clan.scarcity), (0, 0));
    let mut table = Table::new("players=2");
    table.edit(|d| d.clans[0].stores.tool = 0);
    table.act_all(&["expedition e4", "send hunter"]);
    assert!(!table.can("bring tool"));
}

/// DG-E03: a resource tile with an animal can only be hunted on.
#[test]
fn an_animal_on_a_resource_tile() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.animals.insert("e4".into(), "mammoth".into());
        d.clans[0].stores.tool = 0;
    });
    assert!(!table.can("expedition e4"), "too weak to hunt, and gathering is not possible");
}

/// DG-P02 DG-W02 DG-Q03: an expedition costs one fur for the group in the cold, or −2.
#[test]
fn a_fur_for_the_group() {
    let mut table = Table::new("players=2");
    table.edit(|d| d.round = 2);
    table.act_all(&["expedition e4", "send hunter", "send hunter", "done"]);
    assert_eq!(table.draft().clans[0].stores.fur, 2);
    table.edit(|d| d.clans[1].stores.fur = 0);
    table.act_all(&["expedition f5", "send hunter", "done"]);
    assert_eq!(table.draft().clans[1].scarcity, 1);
    let mut table = Table::new("players=2");
    table.act_all(&["expedition e4", "send hunter", "done"]);
    assert_eq!(table.draft().clans[0].stores.fur, 3, "nothing in the hot season");
}

/// DG-W03: chief and hunter at distance 3 with range 4.
#[test]
fn far_with_a_long_range() {
    let mut table = Table::new("players=2");
    lay(&mut table, &[("g4", "B01")]);
    table.edit(|d| d.clans[0].levels.range = 3);
    table.act_all(&["expedition g4", "send chief", "send hunter", "done"]);
    assert_eq!(table.draft().clans[0].orders.len(), 1);
}

/// DG-W04: the opening round of four players.
#[test]
fn the_opening_of_four() {
    let mut table = Table::new("players=4");
    table.act_all(&["expedition e4", "send hunter", "send hunter", "send hunter", "done"]);
    table.act_all(&["expedition d5", "send chief", "done"]);
    table.act_all(&["expedition f5", "send shaman", "send hunter", "done"]);
    table.act_all(&["expedition f4", "send hunter", "send hunter", "bring tool", "done"]);
    table.act_all(&["craft A01", "send hunter"]);
    table.act_all(&["expedition d6", "send shaman", "done"]);
    // Blue has three hunters left for the reindeer; it needs two, so the second goes without a question.
    table.act_all(&["expedition d4", "send hunter", "send hunter", "done"]);
    let orders = &table.draft().clans[2].orders;
    assert_eq!(orders.len(), 2);
    assert_eq!(table.state.clans[2].home, [1, 0, 0, 0, 0]);
}
