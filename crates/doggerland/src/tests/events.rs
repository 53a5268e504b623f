//! The thirty events of the solo game (DG-Z01 … DG-Z30).

use stdx::Finite;

use super::table::Table;
use crate::{
    Event,
    ids::{Animal, Dir, Happening},
    land::Cell,
    notation::{BowlDraft, Draft},
};

/// The first decision of a game whose first card has this event, after an edit; optional events are still asked.
fn with(event: u8, round: u8, edit: impl FnOnce(&mut Draft)) -> Table {
    // The position is prepared under another card; then the card is turned for the next round.
    let mut table =
        Table::with_chance("players=1 mode=easy", &[if event == 30 { "card P22" } else { "card P30" }]);
    table.edit(|d| {
        d.round = round - 1;
        d.clans[0].bowls = vec![BowlDraft { fruit: 40, meat: 0 }, BowlDraft::default(), BowlDraft::default()];
        d.solo.as_mut().unwrap().cards.retain(|card| *card == format!("P{event:02}"));
    });
    table.act("pass").eat().act("stay");
    // Undo what the round did to the camp, then prepare.
    let asked = table.can("accept");
    if asked {
        table.edit(edit);
    } else {
        panic!("E{event:02} is obligatory");
    }
    table
}

/// The state just before an obligatory event of the next round, which then happens.
fn forced(event: u8, round: u8, edit: impl FnOnce(&mut Draft)) -> Table {
    let mut table =
        Table::with_chance("players=1 mode=easy", &[if event == 30 { "card P22" } else { "card P30" }]);
    table.edit(|d| {
        d.round = round - 1;
        d.clans[0].bowls = vec![BowlDraft { fruit: 40, meat: 0 }, BowlDraft::default(), BowlDraft::default()];
        d.solo.as_mut().unwrap().cards.retain(|card| *card == format!("P{event:02}"));
    });
    table.act("pass").eat();
    assert!(table.can("stay"));
    table.edit(edit);
    table.act("stay");
    table
}

/// Nobody else on the map, and nothing exhausted.
fn calm(d: &mut Draft) {
    d.solo.as_mut().unwrap().rivals.clear();
    d.animals.clear();
    d.spent.clear();
}

/// DG-U05 DG-Z01 … DG-Z30: which events are obligatory.
#[test]
fn obligatory_events() {
    let game = super::table::game();
    for happening in Happening::all() {
        assert_eq!(
            game.tables.obligatory[happening],
            happening.index() >= 15 && happening != Happening::NewValley,
            "{happening}"
        );
    }
}

/// DG-Z01: no furs for programming in the cold; a fruit in the heat.
#[test]
fn e01_mild_spell() {
    let mut table = with(1, 2, calm);
    table.act_all(&["accept", "build", "send hunter"]);
    assert_eq!((table.draft().clans[0].stores.fur, table.draft().clans[0].stores.tool), (3, 2));
    table.act_all(&["expedition e4", "send hunter", "done"]);
    assert_eq!(table.draft().clans[0].stores.fur, 3);
    let mut table = with(1, 3, |_| {});
    let before = table.draft().clans[0].bowls[0].fruit;
    table.act("accept");
    assert_eq!(table.draft().clans[0].bowls[0].fruit, before + 1);
    let mut table = with(1, 2, calm);
    table.act_all(&["decline", "build", "send hunter"]);
    assert_eq!(table.draft().clans[0].stores.fur, 2);
}

/// DG-Z02: a hunter for the round: works, hunts, is no parent, is not fed.
#[test]
fn e02_wandering_hunter() {
    let mut table = with(2, 3, |d| {
        d.animals.insert("e4".into(), "mammoth".into());
        d.solo.as_mut().unwrap().rivals.clear();
    });
    table.act("accept");
    assert_eq!(table.options_of("birth").len(), 4);
    table.act("expedition e4");
    table.act("send chief");
    assert!(table.can("send guest-hunter"));
    table.act("send guest-hunter");
    table.act_all(&["send hunter", "send hunter", "bring tool", "bring tool"]);
    while table.can("done") {
        table.act("done");
    }
    table.act("pass");
    assert!(table.can("resolve expedition e4"));
    table.act("resolve expedition e4");
    while !table.can("stay") {
        let name = table.options()[0].to_owned();
        table.act(&name);
    }
    assert_eq!(table.state.clans[0].home[3], 0, "it is gone");
    assert_eq!(table.state.clans[0].scarcity, 0);
}

/// DG-Z03: a second chief: a second craft, mastery 2; never more than two crafts.
#[test]
fn e03_guest_chief() {
    let mut table = with(3, 3, |d| {
        calm(d);
        d.market = vec!["A01".into(), "A02".into(), "A10".into()];
    });
    table.act("accept");
    let crafts: Vec<String> = table.options_of("craft").iter().map(|s| s.to_string()).collect();
    assert_eq!(crafts, ["craft A10"], "the rivals discard statuettes");
    table.act_all(&["craft A10", "send guest-chief"]);
    table.act_all(&["expedition e4", "send chief", "send hunter"]);
    assert!(!table.options().contains(&"send guest-chief"));
    assert!(!table.can("craft A01"));
    let mut table = with(3, 3, |_| {});
    table.act_all(&["accept", "birth chief-hunter"]);
    assert!(table.options_of("birth").is_empty());
}

/// DG-Z04 DG-H08: the travelling traders are asked for by their own name and limit, the shaman's trade by its own, also
/// in the same round.
#[test]
fn e04_words() {
    use kernel::{Present, Seat};
    let mut table = with(4, 3, |d| {
        calm(d);
        (d.clans[0].stores.wood, d.clans[0].stores.fur) = (9, 3);
    });
    let asked = |table: &Table| {
        let ask = table.game.ask(&table.state, Seat::new(0));
        let refused = table.game.why_not(&table.state, Seat::new(0), table.find("receive tool"));
        let left = ask.parts.iter().any(|part| part.key == "part-trades-left");
        (ask.text.key.to_string(), ask.clause, refused.clause, left)
    };
    table.act("accept");
    assert_eq!(asked(&table), ("ask-give-traders".into(), "DG-Z04", "DG-Z04", true));
    table.act_all(&["done", "shaman trade", "pass", "resolve shaman trade", "offer fur"]);
    assert_eq!(asked(&table), ("ask-give".into(), "DG-H08", "DG-H08", false));
}

/// DG-Z04: up to three exchanges before programming.
#[test]
fn e04_traders() {
    let mut table = with(4, 3, |d| d.clans[0].stores.wood = 9);
    table.act("accept");
    for _ in 0..3 {
        assert!(!table.can("pass"));
        table.act_all(&["give wood", "give wood", "receive stone"]);
    }
    assert!(table.can("pass"));
    assert_eq!((table.draft().clans[0].stores.wood, table.draft().clans[0].stores.stone), (3, 3));
}

/// DG-Z05 DG-Z06 DG-Z07: stone, wood, meat and bone.
#[test]
fn e05_e06_e07_gifts() {
    let stores = |event: u8| {
        let mut table = with(event, 3, |_| {});
        let meat = table.draft().clans[0].bowls[1].meat;
        table.act("accept");
        let clan = table.draft().clans[0].clone();
        (clan.stores.stone, clan.stores.wood, clan.bowls[1].meat - meat, clan.stores.bone)
    };
    assert_eq!(stores(5), (2, 0, 0, 0));
    assert_eq!(stores(6), (0, 2, 0, 0));
    assert_eq!(stores(7), (0, 0, 2, 1));
}

/// DG-Z08: two more fruit from every gathering on a fruit tile, within what can be carried.
#[test]
fn e08_berries() {
    let mut table = with(8, 3, |d| {
        d.tiles.insert("f6".into(), "S4".into());
        d.spent.clear();
        d.solo.as_mut().unwrap().rivals.clear();
        d.clans[0].levels.transport = 3;
    });
    table.act_all(&["accept", "expedition f6", "send hunter", "done"]);
    let before = table.draft().clans[0].bowls[0].fruit;
    table.act_all(&["pass", "resolve expedition f6"]);
    let gained = table.events.iter().find_map(|e| match e {
        Event::Gained { n, .. } => Some(*n),
        _ => None,
    });
    assert_eq!(gained, Some(4), "two and two more, of {before}");
}

/// DG-Z09: two more tools when tools are made.
#[test]
fn e09_knapper() {
    let mut table = with(9, 3, |d| d.clans[0].stores.stone = 2);
    table.act_all(&["accept", "train tools", "send hunter", "pass", "resolve train tools", "make level one"]);
    assert_eq!(table.draft().clans[0].stores.tool, 3 + 3 + 2);
}

/// DG-Z10: no offering this round; megaliths are still paid.
#[test]
fn e10_kind_spirits() {
    let mut table = with(10, 3, |d| d.clans[0].stores.fur = 0);
    table.edit(|d| d.clans[0].stores.bone = 2);
    let before = table.draft().clans[0].stores.clone();
    table.act_all(&["accept", "shaman trade", "pass", "resolve shaman trade"]);
    assert_eq!(table.options_of("offer"), [""; 0], "nobody asks for an offering");
    assert!(table.can("give bone") && table.can("done"), "the trade itself is asked at once");
    assert_eq!(table.draft().clans[0].stores, before, "and nothing was offered");
    assert_eq!(table.draft().clans[0].rites, ["trade"]);
    let mut table = with(10, 3, |_| {});
    table.act_all(&["accept", "shaman menhir", "pass"]);
    assert_eq!(table.draft().clans[0].scarcity, 1);
}

/// DG-Z11 DG-Z29: range one more, or one less, also for megaliths.
#[test]
fn e11_e29_range() {
    let far = |d: &mut Draft| {
        d.solo.as_mut().unwrap().rivals.clear();
        d.spent.clear();
        d.clans[0].village = "e5".into();
        d.tiles.retain(|_, tile| tile != "B03");
        d.tiles.insert("g4".into(), "B03".into());
        d.tiles.entry("f4".into()).or_insert("B04".into());
    };
    let mut table = with(11, 3, far);
    table.act("accept");
    assert!(table.can("expedition g4"), "three steps");
    let mut table = with(11, 3, far);
    table.act("decline");
    assert!(!table.can("expedition g4"));
    let table = forced(29, 3, far);
    assert!(table.can("expedition f5") && !table.can("expedition f4"), "one step only");
}

/// DG-Z12: three members need no food.
#[test]
fn e12_light_appetites() {
    let hungry = |answer: &str| {
        let mut table = with(12, 3, |d| {
            d.clans[0].bowls =
                vec![BowlDraft { fruit: 3, meat: 0 }, BowlDraft::default(), BowlDraft::default()];
        });
        table.act_all(&[answer, "pass"]);
        table.draft().clans[0].scarcity
    };
    assert_eq!((hungry("accept"), hungry("decline")), (0, 3));
}

/// DG-Z13: one painting of the player's choice costs nothing.
#[test]
fn e13_torchlit_cave() {
    let mut table = with(13, 2, |_| {});
    table.act_all(&["accept", "paint F01 top", "send hunter"]);
    assert_eq!(table.options(), ["accept", "decline"]);
    table.act("decline");
    assert_eq!(table.draft().clans[0].stores.tool, 2);
    table.act_all(&["paint F01 middle", "accept"]);
    assert_eq!((table.draft().clans[0].stores.tool, table.draft().clans[0].stores.fur), (2, 2));
}

/// DG-Z14: an orphan takes a free bed after the newborns, if wanted; no birth, not fed.
#[test]
fn e14_orphan() {
    let mut table = with(14, 3, |d| d.clans[0].homes[2] = "prestigious".into());
    table.act_all(&["accept", "pass"]).eat();
    assert_eq!(table.options(), ["accept", "decline"]);
    table.act("accept");
    assert_eq!(table.state.clans[0].members(), 7);
    assert!(!table.state.clans[0].births);
    let mut table = with(14, 3, |_| {});
    table.act_all(&["accept", "pass"]).eat();
    assert!(table.can("stay"), "no bed is free");
}

/// DG-Z15: a fur for every hunt, on top of what is carried.
#[test]
fn e15_tanning() {
    let mut table = with(15, 3, |d| {
        d.animals = [("d5".to_string(), "horse".to_string())].into();
        d.solo.as_mut().unwrap().rivals.clear();
    });
    table.act_all(&["accept", "expedition d5", "send chief", "done", "pass", "resolve expedition d5"]);
    assert_eq!(table.draft().clans[0].stores.fur, 4);
    table.act_all(&["take fur", "take fur"]);
    assert_eq!(table.draft().clans[0].stores.fur, 6);
}

fn herd(d: &mut Draft) {
    d.animals = [("d5".to_string(), "bison".to_string())].into();
    d.solo.as_mut().unwrap().rivals.clear();
    let near = ["d4", "d5", "d6", "e4", "e5", "e6", "f4", "f5", "f6"];
    d.tiles.retain(|cell, _| near.contains(&cell.as_str()));
    d.spent.retain(|cell| near.contains(&cell.as_str()));
    // A clan far from column d, so that no new tile changes it.
    d.clans[0].village = "e5".into();
}

/// Where the bison of column d goes: from d5 north, one tile is d4, two are round to d6.
fn bison_after(event: u8) -> String {
    let mut table = forced(event, 3, herd);
    let at =
        |table: &Table| table.state.herds[Animal::Bison].first().map(|c| c.to_string()).unwrap_or_default();
    table.act("pass");
    at(&table)
}

/// DG-Z16 DG-Z17: animals go one tile farther, or stay.
#[test]
fn e16_e17_herds() {
    assert_eq!(bison_after(16), "d6");
    assert_eq!(bison_after(17), "d5");
    assert_eq!(bison_after(22), "d4", "an event that does not touch them");
}

/// DG-Z18: the arrow turns once more, and rivals go a tile farther.
#[test]
fn e18_shifting_winds() {
    let mut table = forced(18, 3, |d| {
        d.arrow = "north".into();
        d.solo.as_mut().unwrap().rivals = [("blue".to_string(), "e4".to_string())].into();
        d.animals.clear();
    });
    let from = Cell::from_name("e4").unwrap();
    let land = {
        table.act("pass");
        table.state.land
    };
    assert_eq!(table.state.arrow, Dir::South, "twice a quarter clockwise");
    // P18: blue east 2, with the wind 3.
    let mut to = from;
    (0..3).for_each(|_| to = crate::land::onward(land, to, Dir::East));
    let blue = table.draft().solo.unwrap().rivals["blue"].clone();
    assert_eq!(blue, to.to_string());
}

/// DG-Z19: none, one or two more tiles, the second may touch the first.
#[test]
fn e19_new_valley() {
    let mut table = with(19, 3, |_| {});
    table.act_all(&["accept", "pass"]);
    assert!(table.can("done"));
    let n = table.state.land.len();
    let first = table.options_of("place")[0].to_owned();
    table.act(&first);
    assert_eq!(table.state.land.len(), n + 1);
    let second = table.options_of("place")[0].to_owned();
    table.act(&second);
    assert_eq!(table.state.land.len(), n + 2);
    assert!(!table.can("done"));
}

/// DG-Z20: an expedition costs a fur more.
#[test]
fn e20_snowstorm() {
    for (round, left) in [(3, 2), (4, 1)] {
        let mut table = forced(20, round, |d| {
            d.solo.as_mut().unwrap().rivals.clear();
            d.spent.clear();
        });
        table.act_all(&["expedition e4", "send hunter", "done"]);
        assert_eq!(table.draft().clans[0].stores.fur, left);
    }
}

/// DG-Z21: bowl 3 and half of the fruit of bowl 2 go bad.
#[test]
fn e21_mould() {
    let table = forced(21, 3, |d| {
        d.clans[0].bowls = [(2, 0), (5, 3), (4, 4)].map(|(fruit, meat)| BowlDraft { fruit, meat }).to_vec();
    });
    let bowls: Vec<(u8, u8)> = table.draft().clans[0].bowls.iter().map(|b| (b.fruit, b.meat)).collect();
    assert_eq!(bowls, [(2, 0), (2, 3), (0, 0)]);
}

/// DG-Z22: half of the tools break.
#[test]
fn e22_broken_points() {
    let table = forced(22, 3, |d| d.clans[0].stores.tool = 5);
    assert_eq!(table.draft().clans[0].stores.tool, 2);
}

/// DG-Z23: one hunter-gatherer stays in bed, and eats.
#[test]
fn e23_fever() {
    let mut table = forced(23, 3, |d| d.clans[0].hunters = 2);
    assert_eq!(
        table.options_of("birth"),
        ["birth chief-hunter", "birth shaman-hunter", "birth chief-shaman"],
        "only one hunter is well"
    );
    table.act_all(&["train range", "send hunter"]);
    assert_eq!(table.options_of("birth"), ["birth chief-shaman"]);
}

/// DG-Z24: a hunt with exactly the minimum of members costs a hunter-gatherer, if there was one.
#[test]
fn e24_deadly_tusks() {
    let hunt = |party: &[&str]| {
        let mut table = forced(24, 3, |d| {
            d.animals = [("d5".to_string(), "horse".to_string())].into();
            d.solo.as_mut().unwrap().rivals.clear();
        });
        table.act("expedition d5").act_all(party).act("pass").act("resolve expedition d5");
        table.state.clans[0].members()
    };
    assert_eq!(hunt(&["send hunter", "bring tool", "done"]), 5, "one member is the minimum for a horse");
    assert_eq!(hunt(&["send chief", "done"]), 6, "no hunter-gatherer was there");
    assert_eq!(hunt(&["send hunter", "send hunter", "done"]), 6, "two are more than the minimum");
}

/// DG-Z25 DG-Q39: a simple habitat burns, or two wood are lost; who has no bed eats and leaves.
#[test]
fn e25_burnt_shelter() {
    let mut table = forced(25, 3, |d| {
        d.clans[0].homes =
            ["simple", "makeshift", "simple", "empty", "empty", "empty"].map(String::from).to_vec();
        d.clans[0].hunters = 7;
    });
    assert_eq!(table.options(), ["burn ground", "burn cover"]);
    table.act("burn cover");
    assert_eq!(table.draft().clans[0].homes[0], "makeshift", "the hut below is open again");
    let mut table = forced(25, 3, |d| {
        d.clans[0].homes[2] = "simple".into();
        d.clans[0].hunters = 7;
    });
    assert_eq!(table.draft().clans[0].homes[2], "empty", "the only one");
    table.act("pass").eat();
    assert_eq!(table.state.clans[0].members(), 6, "three have left");
    let table = forced(25, 3, |d| d.clans[0].stores.wood = 5);
    assert_eq!(table.draft().clans[0].stores.wood, 3);
}

/// DG-Z26 DG-Q43: a craft tile or three goods, tools included; all of them with fewer.
#[test]
fn e26_night_thieves() {
    let mut table = forced(26, 3, |d| {
        d.clans[0].crafts = vec!["A01".into()];
        d.market = vec!["A02".into()];
        (d.clans[0].stores.wood, d.clans[0].stores.fur, d.clans[0].stores.tool) = (1, 1, 2);
    });
    assert_eq!(table.options(), ["lose A01", "discard wood", "discard fur"]);
    table.act("discard fur");
    // Fur, then two tools, since the order only grows.
    let stores = table.draft().clans[0].stores.clone();
    assert_eq!((stores.wood, stores.fur, stores.tool), (1, 0, 0));
    assert_eq!(table.options(), ["done"]);
    table.act("done");
    assert!(table.can("pass"));
    // Nothing is no loss: without goods a craft tile goes.
    let table = forced(26, 3, |d| {
        d.clans[0].crafts = vec!["A01".into()];
        d.market = vec!["A02".into()];
        (d.clans[0].stores.fur, d.clans[0].stores.tool) = (0, 0);
    });
    assert!(table.draft().clans[0].crafts.is_empty());
    let table = forced(26, 3, |d| (d.clans[0].stores.fur, d.clans[0].stores.tool) = (1, 1));
    let stores = table.draft().clans[0].stores.clone();
    assert_eq!((stores.fur, stores.tool), (0, 0), "no question");
}

/// DG-Z27 DG-Q47: the nearest unexhausted resource tile, the player's choice on a tie; its animal is the rivals'.
#[test]
fn e27_trespassers() {
    let mut table = forced(27, 3, |d| {
        d.spent = vec!["e4".into()];
        d.animals = [("f5".to_string(), "horse".to_string())].into();
        d.solo.as_mut().unwrap().memory.clear();
        d.clans[0].village = "e5".into();
    });
    assert_eq!(table.options(), ["place f5", "place e6"], "one step away");
    table.act("place f5");
    assert!(table.draft().spent.contains(&"f5".to_string()));
    assert_eq!(table.draft().solo.unwrap().memory, ["horse"]);
    // With every tile exhausted there is nothing to take.
    let table = forced(27, 3, |d| {
        let resources = |tile: &String| !tile.starts_with("C0") && !["S7", "S8"].contains(&tile.as_str());
        d.tiles.retain(|_, tile| tile.starts_with('S') || tile == "C0");
        d.spent = d.tiles.iter().filter(|(_, tile)| resources(tile)).map(|(cell, _)| cell.clone()).collect();
        d.solo.as_mut().unwrap().rivals.clear();
        d.animals.clear();
        d.clans[0].village = "e5".into();
    });
    assert!(table.can("pass"));
    let table = forced(27, 3, |d| {
        d.spent.clear();
        d.solo.as_mut().unwrap().rivals.clear();
        d.clans[0].village = "e4".into();
        d.animals = [("e4".to_string(), "horse".to_string())].into();
    });
    assert!(table.draft().spent.contains(&"e4".to_string()), "the village's own tile is nearest");
    assert_eq!(table.draft().animals["e4"], "horse", "and protects its animal (DG-U12)");
}

/// DG-Z28 DG-Q44: in the cold a meat feeds one; in the heat two fruit are thrown away first.
#[test]
fn e28_hard_feeding() {
    let mut table = forced(28, 2, |d| {
        d.clans[0].bowls = [(0, 0), (0, 7), (0, 0)].map(|(fruit, meat)| BowlDraft { fruit, meat }).to_vec();
    });
    table.act("pass");
    assert_eq!(table.draft().clans[0].bowls[2].meat, 1);
    let mut table = forced(28, 3, |d| {
        d.clans[0].bowls = [(5, 0), (1, 0), (0, 0)].map(|(fruit, meat)| BowlDraft { fruit, meat }).to_vec();
    });
    table.act("pass");
    assert_eq!(table.draft().clans[0].scarcity, 2);
    // The oldest fruit goes first: bowl 3 would have spoiled anyway.
    let mut table = forced(28, 3, |d| {
        d.clans[0].bowls = [(6, 0), (0, 0), (2, 0)].map(|(fruit, meat)| BowlDraft { fruit, meat }).to_vec();
    });
    table.act("pass");
    let clan = &table.draft().clans[0];
    assert_eq!((clan.scarcity, clan.bowls[1].fruit), (0, 0));
}

/// DG-Z30: the shaman works like anybody, but not at the hut.
#[test]
fn e30_silent_spirits() {
    let mut table = forced(30, 3, |_| {});
    assert!(table.options_of("shaman").is_empty());
    table.act("build");
    assert!(table.can("send shaman"));
}
