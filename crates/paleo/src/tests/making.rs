//! Making things, ideas, dreams, secrets, tools.

use super::table::{Table, with_module};

fn solo(front: &str) -> Table<'static> {
    Table::floor("players=1 groups=1 level=I", &[front])
}

/// PA-C01 PA-X07: up to two things, each paid in full.
#[test]
fn a_torch_and_a_hand_axe() {
    let mut t = solo("B21");
    t.store(5, 1, 1).act(1, "begin 1 1");
    assert_eq!(t.legal(1), ["make torch", "make hand-axe", "make spear", "stop"]);
    t.refuse(1, "make N0T", "PA-A02").refuse(1, "make ID1", "PA-C01");
    t.act(1, "make torch").act(1, "make hand-axe");
    assert_eq!((t.tools(1, "torch"), t.tools(1, "hand-axe"), t.wood(), t.stone()), (1, 1, 0, 0));
    assert_eq!((t.rack("torch"), t.rack("hand-axe"), t.in_discard("B21")), (4, 4, true));
    let mut t = solo("B21");
    t.store(5, 3, 3).act(1, "begin 1 1").act(1, "make spear").act(1, "stop");
    assert_eq!((t.tools(1, "spear"), t.wood(), t.stone()), (1, 2, 2));
}

/// PA-C01 PA-H01: help counts while making, and a helper may receive the tool and pay with own tools.
#[test]
fn making_with_help() {
    let mut t = Table::floor("players=2 level=I", &["B24", "B04"]);
    t.store(5, 1, 0).tool(2, "fur", 1).act(1, "begin 1 1").act(2, "join 2").act(1, "go");
    t.act(1, "make N0T");
    t.refuse(1, "go", "PA-A02");
    t.act(2, "pledge 2 fur").act(1, "go").act(1, "give 2");
    assert_eq!((t.tools(2, "tent"), t.tools(2, "fur"), t.wood()), (1, 0, 0));
}

/// PA-Q31: a tool is made from the tokens lying on the rack.
#[test]
fn an_empty_rack() {
    let mut t = solo("B21");
    t.store(5, 3, 3).tool(1, "torch", 5);
    assert_eq!((t.rack("torch"), t.reserve("torch")), (0, 1));
    t.act(1, "begin 1 1");
    t.refuse(1, "make torch", "PA-A04");
}

/// PA-C02 PA-Q12: an idea goes to a free slot with its tokens; on a full rack another one goes, not the new one.
#[test]
fn ideas_find_a_slot() {
    let mut t = solo("B22");
    t.people(1, &["P15"]).act(1, "begin 1 1").chance("draw ID3");
    assert_eq!((t.draft().ideas, t.rack("rope")), (vec!["N0T".to_string(), "ID3".to_string()], 3));
    let mut t = solo("B22");
    t.people(1, &["P15"]).edit(|d| {
        d.ideas = ["N0T", "ID3", "ID5", "ID6"].map(String::from).to_vec();
        d.rack.insert("rope".into(), 2);
        d.groups[0].tools.insert("rope".into(), 1);
    });
    t.act(1, "begin 1 1").chance("draw ID2");
    t.refuse(1, "scrap ID2", "PA-C02");
    t.act(1, "scrap ID3");
    assert_eq!((t.rack("rope"), t.reserve("rope"), t.tools(1, "rope")), (0, 2, 1));
    assert!(t.in_graveyard("ID3") && t.draft().ideas == ["N0T", "ID5", "ID6", "ID2"]);
}

/// PA-C03: a dream goes unseen on top of the own deck.
#[test]
fn a_dream_on_top() {
    let mut t = solo("B19");
    t.people(1, &["P12"]).act(1, "begin 1 1");
    assert_eq!(t.draft().groups[0].deck, ["dream+new", "river", "mountain"]);
    assert_eq!((t.state.open.dream_stack, t.state.veiled.dreams.len()), (15, 16));
    t.act(1, "pick 1 1").chance("reveal DR13").act(1, "begin 1 1");
    assert_eq!((t.tools(1, "talisman"), t.in_graveyard("DR13"), t.state.veiled.dreams.len()), (1, true, 15));
}

/// PA-C06 PA-H01: a secret is resolved at once; helpers still help, others may join.
#[test]
fn secrets() {
    let mut t = Table::floor("players=3 level=I", &["A04", "B04", "B12"]);
    t.people(1, &["P12", "P13"])
        .people(2, &["P15"])
        .people(3, &["P16"])
        .deck(1, &["forest", "river", "river", "camp"]);
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go");
    assert_eq!((t.frame().as_str(), t.in_graveyard("A04")), ("choose", true));
    // Craft 2: one of the helper, one of somebody who joins only now.
    t.act(1, "begin 1 1");
    t.refuse(1, "go", "PA-A01");
    t.act(3, "join 3").act(1, "go");
    assert_eq!((t.tiles(), t.stone(), t.in_graveyard("S01")), (1, 1, true));
    assert!(t.draft().secrets == ["S02"]);
}

/// PA-C06: an action whose secret is gone stays legal.
#[test]
fn a_secret_that_is_gone() {
    let mut t = solo("A04");
    t.people(1, &["P12", "P13"]).edit(|d| {
        d.secrets.retain(|s| s != "S01");
        d.graveyard.push("S01".into());
    });
    t.act(1, "begin 1 1");
    assert_eq!((t.frame().as_str(), t.in_graveyard("A04"), t.stone()), ("scout", true, 0));
}

/// PA-Q10 PA-C06: a secret that is not destroyed joins the open discard and the next day's deck, number visible.
#[test]
fn an_ignored_secret() {
    let mut t = solo("A04");
    t.people(1, &["P12", "P13"]).act(1, "begin 1 1").act(1, "ignore 1");
    assert!(t.in_discard("S01"));
    t.act(1, "sleep 1").act(1, "settle A00 2").act(1, "settle N00 2");
    t.draw();
    assert!(t.draft().groups[0].deck.contains(&"secret-1".to_string()));
}

/// PA-C07: skulls are placed and removed, fresco pieces placed.
#[test]
fn skulls_and_pieces() {
    let mut t = solo("DR03");
    t.edit(|d| d.skulls = 2);
    t.act(1, "begin 1 1");
    assert_eq!((t.skulls(), t.in_graveyard("DR03")), (1, true));
    let mut t = solo("DR03");
    t.act(1, "begin 1 1");
    assert_eq!(t.skulls(), 0);
}

/// PA-C08: what is spent, paid, used or lost goes to the general reserve, never back to the rack, whether its idea is there
/// or not.
#[test]
fn spent_tools_go_to_the_reserve() {
    let mut t = solo("N02");
    t.tool(1, "torch", 1).act(1, "begin 1 1");
    assert_eq!((t.rack("torch"), t.reserve("torch")), (4, 2));
    let mut t = Table::floor("players=1 groups=1 level=I", &["S02"]);
    t.people(1, &["P15"]).tool(1, "tent", 1).act(1, "begin 1 1");
    assert_eq!((t.rack("tent"), t.reserve("tent"), t.tiles()), (2, 1, 1));
    let mut t = Table::floor("players=1 groups=1 level=I", &["S02"]);
    t.people(1, &["P15"]).tool(1, "tent", 1).edit(|d| {
        d.ideas.clear();
        d.rack.remove("tent");
        d.graveyard.push("N0T".into());
    });
    t.act(1, "begin 1 1");
    assert_eq!((t.rack("tent"), t.reserve("tent")), (0, 3));
    // A wound warded off and a tool lost go the same way.
    let mut t = solo("B14");
    t.people(1, &["P12"]).edit(|d| {
        d.ideas.push("ID1".into());
        d.rack.insert("clothing".into(), 2);
        d.groups[0].tools.insert("clothing".into(), 1);
    });
    t.act(1, "begin 1 2").act(1, "shield 1 clothing");
    assert_eq!((t.rack("clothing"), t.reserve("clothing")), (2, 1));
}

/// PA-C01 PA-C07: an idea with its own effect can win.
#[test]
fn pigments() {
    let mut t = solo("B24");
    t.people(1, &["P12", "P13", "P15", "P16"]).store(2, 0, 1).edit(|d| {
        d.ideas.push("ID8".into());
        d.tiles = 4;
    });
    t.act(1, "begin 1 1").act(1, "make ID8");
    assert_eq!(t.reason(), Some("painted"));
}

/// PA-A04 PA-W01: every operation a pack can use does what it says.
#[test]
fn operations_no_built_in_card_uses() {
    let cards = "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"danger\"\noptions = [\n  { id = \"loss\", hostile = true, gain = [\"lose-wood 1\", \"lose-stone 1\"] },\n  { id = \"hurt\", hostile = true, gain = [\"wounds-each 1\", \"enrage 1\"] },\n]\nOWN";
    let game = with_module(cards, 1);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K third=J", &["K01"]);
    t.people(1, &["P12"]).store(0, 2, 1).act(1, "begin 1 1");
    assert_eq!((t.wood(), t.stone()), (1, 0));
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K third=J", &["K01"]);
    t.people(1, &["P12"]).act(1, "begin 1 2").act(1, "suffer P12");
    assert!(t.state.open.enraged && t.wounds("P12") == 1 && t.in_discard("J01"));
}
