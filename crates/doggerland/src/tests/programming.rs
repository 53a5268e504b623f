//! Phase 1 without expeditions (DG-P, DG-A01, DG-B01, DG-B02, DG-C, DG-F, DG-G).

use super::table::Table;

/// DG-P01: one action a turn in turn order; a pass lasts; the phase ends when all have passed.
#[test]
fn one_action_a_turn() {
    let mut table = Table::new("players=3 first=seat2");
    assert_eq!(table.next(), "seat2");
    table.act_all(&["train range", "send hunter"]);
    assert_eq!(table.next(), "seat3");
    table.act("pass");
    assert_eq!(table.next(), "seat1");
    table.act("pass");
    assert_eq!(table.next(), "seat2");
    table.act_all(&["train tools", "send chief"]);
    assert_eq!(table.next(), "seat2", "the others have passed");
    table.act("pass");
    assert!(!table.can("pass"));
}

/// DG-P01 DG-P06: who has nobody left to send passes without being asked.
#[test]
fn nobody_left_to_send() {
    let mut table = Table::new("players=2");
    table.act_all(&["birth hunters", "pass"]);
    table.act_all(&["expedition e4", "send hunter", "send hunter", "done"]);
    table.act_all(&["train range", "send chief"]);
    table.act("shaman trade");
    assert!(!table.can("pass"), "everybody of seat 1 is away");
}

/// DG-P02 DG-A01: building costs a tool, and a fur in the cold; any number of members, one a turn.
#[test]
fn building_costs_each_time() {
    let mut table = Table::new("players=2");
    table.act_all(&["build", "send hunter", "pass", "build", "send chief", "build", "send shaman"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.tool, clan.stores.fur, clan.scarcity), (0, 3, 0));
    let mut table = Table::new("players=2");
    table.edit(|d| d.round = 2);
    table.act_all(&["build", "send hunter"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.tool, clan.stores.fur), (2, 2));
}

/// DG-P02: crafting costs a tool in any season, painting a tool and in the cold a fur; the rest costs nothing.
#[test]
fn what_programming_costs() {
    for (round, action, tool, fur) in [
        (1, ["craft A01", "send hunter"], 2, 3),
        (2, ["craft A01", "send hunter"], 2, 3),
        (1, ["paint F01 top", "send hunter"], 2, 3),
        (2, ["paint F01 top", "send hunter"], 2, 2),
        (2, ["train range", "send hunter"], 3, 3),
        (2, ["shaman twins", "send hunter"], 3, 3),
    ] {
        let mut table = Table::new("players=2");
        table.edit(|d| d.round = round);
        table.act_all(&action);
        let stores = &table.draft().clans[0].stores;
        assert_eq!((stores.tool, stores.fur), (tool, fur), "{action:?} in round {round}");
    }
    let mut table = Table::new("players=2");
    table.edit(|d| d.round = 2);
    table.act("birth chief-shaman");
    assert_eq!(table.draft().clans[0].stores.fur, 3);
}

/// DG-P03 DG-Q18: each missing tool or fur is −2; what is there is paid.
#[test]
fn scarcity_for_what_is_missing() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.round = 2;
        d.clans[0].stores.tool = 0;
    });
    table.act_all(&["build", "send hunter"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.scarcity, clan.stores.fur), (1, 2), "the fur is paid, the tool is missing");
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.round = 2;
        d.clans[0].stores.tool = 0;
        d.clans[0].stores.fur = 0;
    });
    table.act_all(&["paint F01 top", "send hunter"]);
    assert_eq!(table.draft().clans[0].scarcity, 2);
}

/// DG-P05: nothing of the later resolution is needed to program.
#[test]
fn programming_needs_no_materials() {
    let table = Table::new("players=2");
    assert_eq!(table.draft().clans[0].stores.wood, 0);
    assert!(
        table.can("build")
            && table.can("craft A01")
            && table.can("paint F01 top")
            && table.can("shaman dolmen")
    );
}

/// DG-S10 DG-A01: builders may be sent whatever is promised; the preview says what would be lost.
#[test]
fn slots_for_building() {
    let warning = |table: &Table| {
        let label =
            crate::present::label(&table.game, &table.state, kernel::Seat::new(0), crate::Choice::Build);
        label.preview.into_iter().find(|text| text.key == "preview-no-slot").map(|text| text.args)
    };
    let mut table = Table::new("players=2");
    assert_eq!(warning(&table), None, "six slots are free or can be covered");
    table.edit(|d| d.clans[0].homes[1..].iter_mut().for_each(|home| *home = "simple".into()));
    assert_eq!(warning(&table), None);
    table.act_all(&["build", "send hunter", "pass"]);
    let slots = |n: i64| Some(vec![("n".into(), kernel::Arg::Number(n))]);
    assert_eq!(warning(&table), slots(1), "the last makeshift hut is spoken for");
    table.act_all(&["build", "send chief"]);
    table.edit(|d| d.clans[0].homes[0] = "simple".into());
    assert_eq!(warning(&table), slots(0));
    table.act_all(&["pass"]);
    assert!(table.state.clans[0].orders.is_empty(), "what finds no slot is lost");
    assert_eq!((table.draft().clans[0].scarcity, table.draft().clans[0].stores.tool), (0, 1));
}

/// DG-B01: one player a craft tile.
#[test]
fn one_member_a_craft_tile() {
    let mut table = Table::new("players=2");
    table.act_all(&["craft A01", "send hunter"]);
    assert_eq!(table.next(), "seat2");
    assert!(!table.can("craft A01") && table.can("craft A02"));
}

/// DG-B02: one craft a round, two with the chief, in either order.
#[test]
fn two_crafts_with_the_chief() {
    let mut table = Table::new("players=2");
    table.act_all(&["craft A01", "send hunter", "pass"]);
    // Only the chief is left for a second one, so he goes without a question.
    table.act("craft A02");
    assert!(!table.can("craft A03"));
    let mut table = Table::new("players=2");
    table.act_all(&["craft A01", "send chief", "pass", "craft A02"]);
    assert_eq!(table.options(), ["send shaman", "send hunter"]);
    let mut table = Table::new("players=2");
    table.act_all(&["craft A01", "send hunter", "pass", "train range", "send chief"]);
    assert!(!table.can("craft A02"), "the chief is away");
}

/// DG-C01: any two members at once, once a round.
#[test]
fn one_birth_a_round() {
    let mut table = Table::new("players=2");
    assert_eq!(
        table.options_of("birth"),
        ["birth hunters", "birth chief-hunter", "birth shaman-hunter", "birth chief-shaman"]
    );
    table.act_all(&["birth chief-shaman", "pass"]);
    assert!(table.options_of("birth").is_empty());
    assert!(!table.options().iter().any(|name| name.starts_with("shaman")), "the shaman is away (DG-P06)");
}

/// DG-C02 DG-Q32: births only while the reserve holds one that is not promised.
#[test]
fn births_need_a_reserve() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[0].hunters = 10;
        (0..6).for_each(|i| d.clans[0].homes[i] = "simple".into());
    });
    assert!(table.options_of("birth").is_empty());
    assert!(!table.can("shaman twins"));
    table.edit(|d| d.clans[0].hunters = 9);
    table.act_all(&["birth hunters", "pass"]);
    assert!(!table.can("shaman twins"), "the last one is promised");
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[0].hunters = 8;
        (0..6).for_each(|i| d.clans[0].homes[i] = "simple".into());
    });
    table.act_all(&["shaman twins", "send hunter", "pass"]);
    assert!(table.options_of("birth").is_empty(), "twins promise two");
}

/// DG-F01: a free picture, whether the animal is remembered or not.
#[test]
fn free_pictures() {
    let mut table = Table::new("players=2");
    assert_eq!(table.options_of("paint").len(), 3);
    table.act_all(&["paint F01 top", "send hunter"]);
    assert!(!table.can("paint F01 top") && table.can("paint F01 middle"));
}

/// DG-F02 DG-Q02: one painting a round, two with the chief.
#[test]
fn two_paintings_with_the_chief() {
    let mut table = Table::new("players=2");
    table.act_all(&["paint F01 top", "send shaman", "pass", "paint F01 middle"]);
    let by: Vec<_> = table.draft().clans[0].orders.clone();
    assert!(format!("{by:?}").contains("by: \"chief\""));
    assert!(!table.can("paint F01 bottom"));
}

/// DG-G01: each ability once a round, several allowed; range and transport not at their last level.
#[test]
fn abilities_once_a_round() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[0].levels.range = 3;
        d.clans[0].levels.tools = 3;
    });
    assert_eq!(table.options_of("train"), ["train transport", "train tools"]);
    table.act_all(&["train tools", "send hunter", "pass"]);
    assert_eq!(table.options_of("train"), ["train transport"]);
}
