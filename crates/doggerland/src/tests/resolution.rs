//! Phase 3 without the shaman (DG-R, DG-A02 … DG-G04).

use super::table::Table;
use crate::{ids::Animal, notation::Draft};

fn goods(d: &mut Draft, clan: usize, wood: u8, stone: u8, bone: u8) {
    let stores = &mut d.clans[clan].stores;
    (stores.wood, stores.stone, stores.bone) = (wood, stone, bone);
}

/// DG-R01 DG-R04: in turn order, each clan its own actions in any order; gains are usable at once.
#[test]
fn own_order() {
    let mut table = Table::new("players=2");
    table.act_all(&["craft A02", "send hunter"]);
    table.act_all(&["train range", "send hunter"]);
    table.act_all(&["expedition e4", "send hunter", "send hunter", "done", "pass", "pass"]);
    assert_eq!(table.next(), "seat1");
    assert_eq!(table.options(), ["resolve expedition e4", "rest"], "two wood for A02 are still missing");
    table.act("resolve expedition e4");
    assert!(table.can("resolve craft A02"));
    table.act("resolve craft A02");
    assert_eq!(table.draft().clans[0].crafts, ["A02"]);
    assert!(!table.draft().market.contains(&"A02".to_string()));
}

/// DG-R02 DG-R03 DG-Q23: skipping costs nothing, members are home, travelling tools are spent, nothing wears out.
#[test]
fn skipping() {
    let mut table = Table::new("players=2");
    table.act_all(&["expedition e4", "send hunter", "bring tool", "done", "pass", "pass"]);
    table.act("rest");
    let draft = table.draft();
    assert_eq!((draft.clans[0].stores.wood, draft.clans[0].stores.tool, draft.clans[0].scarcity), (0, 2, 0));
    assert!(draft.spent.is_empty() && draft.half.is_empty());
    assert_eq!(table.state.clans[0].home[4], 4);
}

/// DG-R02 DG-Q48: what cannot be carried out is lost without a question.
#[test]
fn what_cannot_be_done_is_lost() {
    let mut table = Table::new("players=2");
    table.act_all(&["build", "send hunter", "pass", "pass"]);
    assert!(table.state.clans[0].orders.is_empty());
    assert_ne!(table.next(), "over");
}

/// DG-A02 DG-W01: simple or prestigious, chosen now; the chief pays one wood less.
#[test]
fn two_habitats() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[0].stores.tool = 1;
        goods(d, 0, 1, 2, 1);
    });
    table.act_all(&["build", "send hunter", "pass", "build", "send chief", "pass"]);
    assert_eq!(table.draft().clans[0].scarcity, 1, "the second tool was missing");
    table.act_all(&["resolve build hunter", "raise simple ground"]);
    // The chief saves the wood: one stone and one bone.
    table.act("resolve build chief");
    assert_eq!(
        table.options(),
        ["raise simple ground", "raise simple cover", "raise prestigious ground", "raise prestigious cover"]
    );
    table.act("raise prestigious ground");
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.wood, clan.stores.stone, clan.stores.bone), (0, 0, 0));
    assert_eq!(clan.homes, ["makeshift", "makeshift", "simple", "prestigious", "empty", "empty"]);
    assert_eq!(table.score(0, "habitats"), 4);
}

/// DG-A03 DG-A04 DG-Q04: makeshift huts may be covered at any time, but not below the number of members.
#[test]
fn covering() {
    let mut table = Table::new("players=2");
    table.edit(|d| goods(d, 0, 1, 1, 1));
    table.act_all(&["build", "send hunter", "pass", "pass", "resolve build hunter"]);
    assert!(table.can("raise simple cover"), "three places as before");
    assert!(!table.can("raise prestigious cover"), "four places for six members");
    table.act("raise simple cover");
    assert_eq!(table.draft().clans[0].homes[0], "simple");
    let mut table = Table::new("players=2");
    table.edit(|d| {
        goods(d, 0, 1, 1, 1);
        d.clans[0].homes[2] = "simple".into();
        d.clans[0].newborns = 0;
    });
    table.act_all(&["build", "send hunter", "pass", "pass", "resolve build hunter"]);
    assert!(table.can("raise prestigious cover"), "seven places for six members");
}

/// DG-B03: a tile that is not paid for stays in the market.
#[test]
fn unpaid_crafts_stay() {
    let mut table = Table::new("players=2");
    table.act_all(&["craft A01", "send hunter", "pass", "pass"]);
    assert!(table.draft().market.contains(&"A01".to_string()));
    assert!(table.draft().clans[0].crafts.is_empty());
}

/// DG-C02 DG-N03: a newborn waits until the end of the round.
#[test]
fn births() {
    let mut table = Table::new("players=2");
    table.act_all(&["birth hunters", "pass", "pass", "resolve birth"]);
    let clan = &table.state.clans[0];
    assert_eq!((clan.newborns, clan.members(), clan.reserve()), (1, 6, 5));
}

/// DG-D04 DG-D05 DG-W06: chief and hunter on two stone: six, of which four are carried.
#[test]
fn carrying_stone() {
    let mut table = Table::new("players=2");
    table.act_all(&["expedition f5", "send chief", "send hunter", "done", "pass", "pass"]);
    table.act("resolve expedition f5");
    assert_eq!(table.draft().clans[0].stores.stone, 4);
    assert_eq!(table.next(), "seat1", "one kind of goods only is no question: the meal follows");
    assert!(table.can("feed"));
}

/// DG-W07: two hunters and a tool on value 2 with transport 3 bring all six.
#[test]
fn carrying_all() {
    let mut table = Table::new("players=2");
    table.edit(|d| d.clans[0].levels.transport = 2);
    table.act_all(&["expedition f5", "send hunter", "send hunter", "bring tool", "done", "pass", "pass"]);
    table.act("resolve expedition f5");
    assert_eq!(table.draft().clans[0].stores.stone, 6);
}

/// DG-D05 DG-W08: hunter, shaman and tool on a double tile: three and three, four are carried, the player's choice.
#[test]
fn choosing_the_load() {
    let mut table = Table::new("players=2");
    table.act_all(&["expedition e6", "send shaman", "send hunter", "bring tool", "done", "pass", "pass"]);
    table.act("resolve expedition e6");
    // Bone before fruit; at least one bone, since there are only three fruit: it is taken without a question.
    assert_eq!(table.options(), ["take bone", "take fruit"]);
    assert_eq!(table.draft().clans[0].stores.bone, 1);
    table.act("take fruit");
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.bone, clan.bowls[0].fruit), (1, 2 + 3), "fruit goes to bowl 1");
    assert_eq!(table.options(), ["done"], "the load is full, and goes home when its owner says so");
    table.act("done");
    assert!(table.can("feed"));
}

/// DG-D04: a shell is fruit and bone, small game is meat (to bowl 2) and fur.
#[test]
fn double_tiles() {
    let mut table = Table::new("players=2");
    table.act_all(&["expedition d6", "send hunter", "done", "pass", "pass", "resolve expedition d6"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.fur, clan.bowls[1].meat), (4, 4));
}

/// DG-D06: with two players a tile is exhausted at once; with three or four after the second gathering.
#[test]
fn exhaustion() {
    let gather = ["expedition e4", "send hunter", "done"];
    let mut table = Table::new("players=2");
    table.act_all(&gather).pass_all().act("resolve expedition e4");
    assert_eq!(table.draft().spent, ["e4"]);
    let mut table = Table::new("players=3");
    table.act_all(&gather).pass_all().act("resolve expedition e4");
    assert_eq!((table.draft().half, table.draft().spent.len()), (vec!["e4".to_string()], 0));
    table.finish_round();
    table.edit(|d| d.animals.clear());
    assert!(table.can("expedition e4"));
    table.act_all(&gather).pass_all().act("resolve expedition e4");
    assert_eq!((table.draft().half.len(), table.draft().spent), (0, vec!["e4".to_string()]));
}

/// DG-E04 DG-E05 DG-E06 DG-W05: the bison of the rulebook: six of nine goods, the animal is remembered.
#[test]
fn a_bison_hunt() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.animals.insert("f5".into(), "bison".into());
        d.round = 2;
    });
    // Two hunters must go along, and two tools.
    table.act_all(&["expedition f5", "send chief", "bring tool", "done"]);
    assert_eq!((table.draft().clans[0].stores.fur, table.draft().clans[0].stores.tool), (2, 1));
    table.act_all(&["pass", "pass", "resolve expedition f5"]);
    // Three meat, one fur, two bone.
    table.act_all(&["take fur", "take bone", "take bone", "done"]);
    let draft = table.draft();
    let clan = &draft.clans[0];
    assert_eq!((clan.bowls[1].meat, clan.stores.fur, clan.stores.bone), (3 + 3, 2 + 1, 2));
    assert_eq!((clan.stores.stone, clan.memory.clone()), (0, vec!["bison".to_string()]));
    assert!(!draft.spent.contains(&"f5".to_string()), "a hunt exhausts nothing");
    assert!(!draft.animals.contains_key("f5"));
}

/// DG-E05: with a full memory one of the three is discarded; it returns to the supply.
#[test]
fn a_full_memory() {
    let mut table = Table::new("players=2");
    table.edit(|d| d.clans[0].memory = vec!["bison".into(), "reindeer".into()]);
    table.act_all(&["expedition d5", "send chief", "done", "pass", "pass", "resolve expedition d5"]);
    table.act_all(&["take fur", "take fur", "done"]);
    assert_eq!(table.options(), ["forget horse", "forget reindeer", "forget bison"]);
    let before = table.state.supply[Animal::Bison];
    table.act("forget bison");
    assert_eq!(table.draft().clans[0].memory, ["horse", "reindeer"]);
    assert_eq!(table.state.supply[Animal::Bison], before + 1);
}

/// DG-F03 DG-W09: a bison and a reindeer painted with the chief; the meeples return.
#[test]
fn painting() {
    let mut table = Table::with_chance("players=2", &["turn F05", "turn F11"]);
    table.edit(|d| d.clans[0].memory = vec!["bison".into(), "reindeer".into()]);
    table.act_all(&["paint F05 middle", "send hunter", "pass", "paint F05 bottom", "pass"]);
    table.act_all(&["resolve paint F05 middle", "resolve paint F05 bottom"]);
    let draft = table.draft();
    assert_eq!((draft.frescoes[0].middle.as_str(), draft.frescoes[0].bottom.as_str()), ("seat1", "seat1"));
    assert!(draft.clans[0].memory.is_empty());
    assert_eq!(table.score(0, "paintings"), 3 + 2);
}

/// DG-F03: without the animal the action is lost and the picture is free again.
#[test]
fn painting_without_the_animal() {
    let mut table = Table::new("players=2");
    table.act_all(&["paint F01 bottom", "send hunter", "pass", "pass"]);
    assert_eq!(table.draft().frescoes[0].bottom, "free");
    table.finish_round();
    assert!(table.can("paint F01 bottom"));
}

/// DG-G02 DG-W17: range raised for one resource, one level a round.
#[test]
fn raising_range() {
    let mut table = Table::new("players=2");
    table.edit(|d| goods(d, 0, 0, 0, 2));
    table.act_all(&["train range", "send hunter", "pass", "pass", "resolve train range"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.levels.range, clan.stores.bone), (2, 1));
}

/// DG-G03 DG-W11: transport raised before the gathering counts for it.
#[test]
fn transport_before_gathering() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        goods(d, 0, 1, 1, 0);
        d.tiles.insert("e3".into(), "B16".into());
    });
    table.act_all(&["expedition e3", "send hunter", "send hunter", "done", "pass"]);
    table.act_all(&["train transport", "send hunter", "pass"]);
    table.act_all(&["resolve train transport", "resolve expedition e3"]);
    assert_eq!(table.draft().clans[0].bowls[0].fruit, 2 + 6);
}

/// DG-G04 DG-Q05 DG-W12: improve then make, at the new level or a lower one, or the other way round.
#[test]
fn tool_making() {
    let mut table = Table::new("players=2");
    table.edit(|d| goods(d, 0, 1, 4, 0));
    table.act_all(&["train tools", "send hunter", "pass", "pass", "resolve train tools"]);
    assert_eq!(table.options(), ["improve tools", "make level one"]);
    table.act("improve tools");
    assert_eq!(table.options(), ["make level one", "make level two", "done"]);
    table.act("make level two");
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.tool, clan.stores.stone, clan.stores.wood), (3 + 4, 2, 0));
    let mut table = Table::new("players=2");
    table.edit(|d| goods(d, 0, 1, 4, 0));
    table.act_all(&["train tools", "send hunter", "pass", "pass", "resolve train tools"]);
    table.act_all(&["make level one", "improve tools"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.tool, clan.stores.stone, clan.levels.tools), (3 + 3, 1, 2));
    // Crafting is open at the last level too (DG-G01).
    let mut table = Table::new("players=2");
    table.edit(|d| {
        goods(d, 0, 0, 1, 1);
        d.clans[0].levels.tools = 3;
    });
    table.act_all(&["train tools", "send hunter", "pass", "pass", "resolve train tools"]);
    assert_eq!(table.draft().clans[0].stores.tool, 3 + 5);
}

/// DG-S11: resources and scarcity are unlimited, whatever the box holds.
#[test]
fn more_than_the_box_holds() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[0].stores.stone = 60;
        d.clans[0].stores.tool = 0;
        d.clans[0].scarcity = 30;
    });
    table.act_all(&["build", "send hunter", "pass"]);
    table.act_all(&["expedition f5", "send hunter", "done", "pass", "resolve expedition f5"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.stone, clan.scarcity), (62, 31));
}
