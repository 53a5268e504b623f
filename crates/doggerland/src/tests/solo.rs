//! The solo game without its events (DG-U01 … DG-U19).

use kernel::Game;
use stdx::Finite;

use super::table::Table;
use crate::{
    Event,
    ids::{Animal, Goal, Rival},
    land::Cell,
    notation::FrescoDraft,
    score,
};

fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect("a cell")
}

/// A game with this first card, its optional event declined.
fn solo(card: &str) -> Table {
    let mut table = Table::with_chance("players=1 mode=easy", &[&format!("card {card}")]);
    if table.can("decline") {
        table.act("decline");
    }
    table
}

fn fresco(id: &str, all: &str) -> FrescoDraft {
    FrescoDraft { id: id.into(), top: all.into(), middle: all.into(), bottom: all.into() }
}

fn six(all: &str) -> Vec<FrescoDraft> {
    (1..=6).map(|i| fresco(&format!("F0{i}"), all)).collect()
}

/// DG-U01: no common objectives, the board of four, and the village's move around the hut.
#[test]
fn solo_set_up() {
    let table = solo("P05");
    assert!(table.state.objectives.is_empty());
    assert_eq!((table.state.market.len(), table.state.pile.len()), (5, 60));
    assert!(table.can("shaman move-village") && !table.can("shaman first-player"));
}

/// DG-U02 DG-Q06 DG-Q49: 6, 7, 8 objectives; of the two craft objectives one is replaced at random.
#[test]
fn solo_objectives_are_drawn() {
    for (mode, n) in [("easy", 6), ("normal", 7), ("hard", 8)] {
        let table = Table::new(&format!("players=1 mode={mode}"));
        assert_eq!(table.state.solo.goals.len(), n);
    }
    let table = Table::with_chance("players=1 mode=easy", &["goal SO10", "goal SO11", "drop SO10"]);
    let goals = table.draft().solo.unwrap().goals;
    assert!(!goals.contains(&"SO10".into()) && goals.contains(&"SO11".into()));
    assert_eq!(goals.len(), 6);
}

/// DG-U03: the first card places the rivals on exhausted tiles; their animals are taken, and it is the first round's.
#[test]
fn rivals_arrive() {
    // P01: red on the south tile, pink on the west tile with the horse, blue on the south-east tile.
    let table = Table::with_chance("players=1 mode=easy", &["card P01"]);
    let solo = table.draft().solo.unwrap();
    assert_eq!(
        (solo.rivals["red"].as_str(), solo.rivals["pink"].as_str(), solo.rivals["blue"].as_str()),
        ("e6", "d5", "f6")
    );
    assert_eq!(solo.memory, ["horse"]);
    assert_eq!(table.draft().spent, ["e6", "f6"], "exhaustion does nothing on a spawn tile");
    assert_eq!(solo.card.as_deref(), Some("P01"));
    assert_eq!(solo.cards.len(), 29);
}

/// DG-U05: the rivals discard necklaces or statuettes from the market, and block two spaces of the hut.
#[test]
fn rivals_act() {
    // P02: necklaces; long journey and trade are blocked.
    let table = solo("P02");
    assert_eq!(table.state.market.len(), 5, "the first five tiles are statuettes");
    assert!(!table.can("shaman long-journey") && !table.can("shaman trade") && table.can("shaman menhir"));
    // P08: statuettes.
    let table = solo("P08");
    assert_eq!((table.state.market.len(), table.state.craft_discards.len()), (0, 5));
}

/// DG-U06: blue cubes from the oldest fresco, top to bottom; what cannot be painted stays until all are up.
#[test]
fn rivals_paint() {
    // P12 (paint): pink stands on the small game, nothing is remembered at first.
    let mut table = solo("P05");
    table.edit(|d| {
        let solo = d.solo.as_mut().unwrap();
        solo.memory = vec!["horse".into(), "mammoth".into()];
        solo.cards.retain(|c| c == "P12");
    });
    table.finish_round();
    let draft = table.draft();
    assert_eq!(draft.frescoes[0].bottom, "rivals", "the first free horse, on F01");
    assert!(draft.solo.unwrap().memory.contains(&"mammoth".into()), "no mammoth picture yet");
    let mut table = solo("P05");
    table.edit(|d| {
        d.frescoes = six("seat1");
        let solo = d.solo.as_mut().unwrap();
        solo.memory = vec!["horse".into(), "mammoth".into()];
        solo.cards.retain(|c| c == "P12");
    });
    table.finish_round();
    assert!(table.state.solo.memory.is_empty(), "with six frescoes up they are discarded");
}

/// DG-U07: rivals' tiles may be crossed, not targeted; no village stops there; a token may lie under a rival.
#[test]
fn rivals_bar_tiles() {
    // P06: red north-east, pink north, blue south.
    let mut table = solo("P06");
    table.edit(|d| {
        d.spent.clear();
        d.clans[0].stores.wood = 2;
        d.tiles.insert("e3".into(), "B01".into());
    });
    assert!(!table.can("expedition e4") && table.can("expedition e3"));
    table.act_all(&["shaman long-journey", "pass", "resolve shaman long-journey", "offer wood"]);
    assert!(table.can("place e4"));
    let rivals = table.state.solo.rivals;
    table.act("place f5");
    while !table.can("stay") {
        table.act("feed");
    }
    let now = table.state.solo.rivals;
    assert_ne!(rivals, now);
    for rival in Rival::all() {
        let name = format!("move {}", now[rival].unwrap());
        assert!(!table.can(&name), "{name}");
    }
}

/// DG-U08 DG-Q11: one scarcity tile more than the level allows loses at once.
#[test]
fn too_much_scarcity() {
    let mut table = Table::with_chance("players=1 mode=hard", &["card P20"]);
    table.edit(|d| d.clans[0].stores.tool = 0);
    table.act_all(&["build", "send hunter"]);
    assert_ne!(table.next(), "over", "one is allowed on hard");
    table.act_all(&["build", "send hunter"]);
    assert_eq!(table.next(), "over");
    let outcome = table.game.outcome(&table.state).unwrap();
    assert_eq!((outcome.reason, outcome.standings()[0].won), ("scarcity", false));
    assert_eq!(table.score(0, "scarcity"), 0, "no points alone");
}

/// DG-U09: rivals count for discovery; gathering exhausts fully.
#[test]
fn rivals_discover() {
    let mut table = solo("P06");
    table.act_all(&["expedition f5", "send hunter", "done", "pass"]);
    let tiles = table.draft().tiles;
    assert!(tiles.contains_key("e3") && tiles.contains_key("e7"), "beside pink and blue");
    table.act("resolve expedition f5");
    assert!(table.draft().spent.contains(&"f5".to_string()));
}

/// DG-U10: moving the village costs an offering and moves up to two tiles at once, besides the usual move.
#[test]
fn moving_the_village() {
    let mut table = solo("P05");
    table.act_all(&["shaman move-village", "pass", "resolve shaman move-village"]);
    assert_eq!(table.draft().clans[0].stores.fur, 2);
    assert!(table.can("stay"), "none is allowed");
    table.act("move e4");
    assert_eq!(table.draft().clans[0].village, "e4");
    while !table.can("stay") {
        table.act("feed");
    }
    assert!(table.options_of("move").len() > 1);
}

/// DG-U11 DG-U14: along the arrows, round the line, one further past the player's pieces and other rivals.
#[test]
fn rivals_wander() {
    // P09: all three move north; red 3, pink 2, blue 3.
    let mut table = solo("P09");
    table.edit(|d| {
        let solo = d.solo.as_mut().unwrap();
        solo.memory.clear();
        solo.rivals = [("red", "e6"), ("pink", "f6"), ("blue", "d6")]
            .map(|(a, b)| (a.to_string(), b.to_string()))
            .into();
        d.animals.clear();
        d.spent.clear();
    });
    table.act("pass");
    let rivals = table.draft().solo.unwrap().rivals;
    // New land lies north of e4 only where the village and rivals look: below them.
    let moved: Vec<(&str, &str)> = rivals.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    // Column e: e4 e5 e6 e7, red from e6 goes three up: e5, e4, e7. Column f: f4 f5 f6 f7, pink two up: f4.
    assert_eq!(moved, [("blue", "d7"), ("pink", "f4"), ("red", "e7")]);
    assert!(table.draft().spent.contains(&"f4".to_string()), "where it stops, the tile is exhausted");
    assert!(!table.draft().spent.contains(&"e4".to_string()), "not where it passes");
}

/// DG-U11 DG-Q13: the player's village, megaliths and token and other rivals are passed over.
#[test]
fn rivals_make_way() {
    let mut table = solo("P09");
    table.edit(|d| {
        let solo = d.solo.as_mut().unwrap();
        solo.rivals = [("red", "f6"), ("pink", "d6"), ("blue", "e6")]
            .map(|(a, b)| (a.to_string(), b.to_string()))
            .into();
        solo.memory.clear();
        d.animals.clear();
        d.clans[0].rites = vec!["menhir".into(), "long-journey".into()];
        d.clans[0].megaliths.insert("menhir".into(), "d4".into());
        d.clans[0].token = Some(crate::notation::TokenDraft { cell: "d7".into(), until: 2 });
        d.tiles.insert("d7".into(), "B01".into());
    });
    table.act("pass");
    let solo = table.draft().solo.unwrap();
    // Pink two up from d6: d4 holds the megalith, d3 was discovered beside it.
    assert_eq!(solo.rivals["pink"], "d3");
}

/// DG-U12 DG-Q12: crossed or reached animals are taken, unless a piece of the player protects them.
#[test]
fn rivals_hunt() {
    let mut table = solo("P09");
    table.edit(|d| {
        let solo = d.solo.as_mut().unwrap();
        solo.rivals = [("red", "e6"), ("pink", "f6"), ("blue", "d6")]
            .map(|(a, b)| (a.to_string(), b.to_string()))
            .into();
        solo.memory.clear();
        d.animals = [("e5", "horse"), ("e4", "bison"), ("f5", "reindeer")]
            .map(|(a, b)| (a.to_string(), b.to_string()))
            .into();
    });
    table.act("pass");
    let taken: Vec<Animal> = table.state.solo.memory.iter().take(2).collect();
    assert_eq!(taken, [Animal::Bison, Animal::Reindeer], "the horse stands on the village's tile");
}

/// DG-U04 DG-U13 DG-Q42: a full memory: the new one, an unpaintable one, or the rightmost goes.
#[test]
fn a_full_rivals_memory() {
    let five = ["horse", "bison", "mammoth", "reindeer", "mammoth"];
    let store = |frescoes: Vec<FrescoDraft>, animal: Animal| {
        let mut table = solo("P05");
        table.edit(|d| {
            d.frescoes = frescoes;
            d.animals.clear();
            d.solo.as_mut().unwrap().memory = five.map(String::from).to_vec();
        });
        let (game, mut state) = (&table.game, table.state);
        state.supply[animal] -= 1;
        state.rivals_store(game, animal, cell("e4"), &mut ());
        state.solo.memory.iter().collect::<Vec<_>>()
    };
    use Animal::{Bison, Horse, Mammoth, Reindeer};
    // Not all frescoes up: the rightmost goes, the new one comes in at the left.
    assert_eq!(store(vec![fresco("F01", "free")], Horse), [Bison, Mammoth, Reindeer, Mammoth, Horse]);
    // Six up and no picture for the new one: it is dropped.
    assert_eq!(store(six("seat1"), Horse), [Horse, Bison, Mammoth, Reindeer, Mammoth]);
    // Six up, a picture for the horse on F01, none for the others: the rightmost of those goes.
    let mut wall = six("seat1");
    wall[0].bottom = "free".into();
    assert_eq!(store(wall, Horse), [Horse, Mammoth, Reindeer, Mammoth, Horse]);
}

/// DG-U15: animals that migrate or spawn onto a rival are taken.
#[test]
fn animals_run_into_rivals() {
    // P05: red east 2, pink south 1, blue east 1.
    let mut table = solo("P05");
    table.edit(|d| {
        let solo = d.solo.as_mut().unwrap();
        solo.memory.clear();
        // Red ends on d4 after two tiles east round row 4; S7 on d5 sends its animal north.
        solo.rivals = [("red", "e4"), ("pink", "f5"), ("blue", "f6")]
            .map(|(a, b)| (a.to_string(), b.to_string()))
            .into();
        d.animals = [("d5".to_string(), "bison".to_string())].into();
        d.clans[0].village = "e6".into();
    });
    table.act("pass");
    let crossed = table.events.iter().any(|e| matches!(e, Event::Taken { animal: Animal::Bison, .. }));
    let red = table.state.solo.rivals[Rival::Red].unwrap();
    assert_eq!(crossed, red == cell("d4"), "red stands on {red}");
}

/// DG-U16: the market is filled to five; with empty piles the discards are shuffled.
#[test]
fn discards_come_back() {
    let mut table = solo("P05");
    table.edit(|d| {
        d.market.clear();
        d.craft_discards = (1..=15).map(|i| format!("A{i:02}")).collect();
        d.clans[0].crafts = (16..=18).map(|i| format!("A{i:02}")).collect();
        d.clans[0].bowls[0].fruit = 30;
        d.solo.as_mut().unwrap().cards.retain(|c| c == "P04");
    });
    assert!(table.state.craft_pile.is_empty());
    table.finish_round();
    assert_eq!(table.state.market.len(), 5);
    assert_eq!((table.state.craft_discards.len(), table.state.craft_pile.len()), (0, 10));
}

/// DG-U16: each unfed member is one scarcity tile.
#[test]
fn hunger_alone() {
    let mut table = solo("P05");
    table.edit(|d| d.clans[0].bowls.iter_mut().for_each(|b| (b.fruit, b.meat) = (0, 0)));
    table.edit(|d| d.clans[0].bowls[0].fruit = 4);
    table.act("pass");
    assert_eq!(table.draft().clans[0].scarcity, 2);
}

/// DG-U17 DG-W16: marked at the end of the round; lost at once when an event takes what it needs.
#[test]
fn marks_come_and_go() {
    let mut table =
        Table::with_chance("players=1 mode=easy", &["goal SO10", "goal SO01", "card P05", "card P26"]);
    table.act("decline");
    table.edit(|d| {
        d.clans[0].crafts = (1..=4).map(|i| format!("A{i:02}")).collect();
        d.market = vec!["A05".into()];
        d.clans[0].homes = ["simple", "prestigious", "prestigious", "prestigious", "prestigious", "empty"]
            .map(String::from)
            .to_vec();
        d.clans[0].bowls[0].fruit = 30;
        d.clans[0].hunts = 6;
    });
    table.act("pass");
    while !table.can("lose A01") {
        let name = if table.can("feed") { "feed" } else { "stay" };
        table.act(name);
    }
    let marked = table.draft().solo.unwrap().marked;
    assert!(marked.contains(&"SO10".into()) && marked.contains(&"SO01".into()));
    table.act("lose A01");
    let marked = table.draft().solo.unwrap().marked;
    assert!(!marked.contains(&"SO10".into()) && marked.contains(&"SO01".into()));
    assert!(table.draft().craft_discards.contains(&"A01".into()));
}

/// DG-U18: all rounds are played; enough objectives win.
#[test]
fn winning_alone() {
    let result = |members: u8, round: u8| {
        let mut table = Table::with_chance(
            "players=1 mode=easy",
            &["goal SO01", "goal SO08", "goal SO09", "goal SO10", "card P05"],
        );
        table.act("decline");
        table.edit(|d| {
            d.round = round;
            let clan = &mut d.clans[0];
            clan.crafts = (1..=4).map(|i| format!("A{i:02}")).collect();
            d.market.clear();
            clan.homes = ["simple", "simple", "prestigious", "prestigious", "prestigious", "prestigious"]
                .map(String::from)
                .to_vec();
            clan.hunts = 9;
            clan.hunters = members - 2;
            clan.bowls[0].fruit = 30;
        });
        table.act("pass");
        if table.can("feed") {
            table.act("feed");
        }
        table.game.outcome(&table.state).map(|o| (o.reason, o.standings()[0].score, o.standings()[0].won))
    };
    assert_eq!(result(10, 8), Some(("rounds", 4, true)));
    assert_eq!(result(9, 8), Some(("rounds", 3, false)));
    assert_eq!(result(10, 7), None, "the last rounds are played all the same");
}

/// DG-U18: alone one may give up whatever is asked, and the game ends with its result; with others it is not in the rules.
#[test]
fn resigning() {
    use kernel::{Actor, Choices, Legal, Next};
    let mut table = solo("P05");
    table.edit(|d| {
        d.clans[0].hunts = 9;
        let solo = d.solo.as_mut().unwrap();
        solo.goals = ["SO01", "SO02", "SO03", "SO04", "SO05", "SO09"].map(String::from).to_vec();
        solo.marked = vec!["SO09".into()];
    });
    table.act("resign");
    let outcome = table.game.outcome(&table.state).unwrap();
    assert_eq!((outcome.reason, outcome.standings()[0].won), ("resigned", false));
    assert_eq!(table.score(0, "solo-objectives"), 1);

    for (players, offered) in [("players=1 mode=easy", true), ("players=2", false)] {
        let game = super::table::game();
        let setup = kernel::Setup::parse(&game, players).unwrap();
        for seed in 0..20 {
            let mut play = testkit::Playout::new(&game, setup, seed);
            let mut choices = Choices::new();
            while let Some(actor) = game.next(&play.state).first() {
                game.legal(&play.state, actor, &mut choices);
                let asked = matches!(game.next(&play.state), Next::One(_));
                let found: Option<Legal<_>> = choices.find(crate::Choice::Resign);
                assert_eq!(found.is_some(), asked && offered, "{}", play.place());
                choices.keep_playing(&game);
                assert!(!choices.is_empty() && !choices.contains(crate::Choice::Resign), "{}", play.place());
                let next = choices.pick(&mut play.rng);
                assert!(actor == Actor::Chance || next.actor() == actor);
                game.apply(&mut play.state, next, &mut ());
            }
        }
    }
}

/// DG-U19 DG-Q06: what each solo objective asks for.
#[test]
fn solo_objectives() {
    let mut table = solo("P05");
    table.edit(|d| {
        let clan = &mut d.clans[0];
        clan.homes = ["simple", "simple", "prestigious", "prestigious", "prestigious", "prestigious"]
            .map(String::from)
            .to_vec();
        clan.hunters = 8;
        (clan.levels.range, clan.levels.transport, clan.levels.tools) = (3, 3, 3);
        clan.rites = ["menhir", "dolmen", "trade", "twins", "move-village"].map(String::from).to_vec();
        clan.megaliths.insert("menhir".into(), "e4".into());
        clan.megaliths.insert("dolmen".into(), "f4".into());
        clan.hunts = 9;
        clan.crafts = ["A01", "A02", "A03", "A04", "A10", "A11", "A12", "A13"].map(String::from).to_vec();
        d.market.clear();
        d.frescoes = vec![fresco("F01", "seat1"), fresco("F05", "seat1"), fresco("F03", "seat1")];
        d.frescoes[2].bottom = "rivals".into();
    });
    for goal in Goal::all() {
        assert!(
            score::achieves(&table.game, &table.state, goal),
            "{:?}",
            score::progress(&table.game, &table.state, goal)
        );
    }
    table.edit(|d| {
        let clan = &mut d.clans[0];
        clan.homes[5] = "empty".into();
        clan.hunters = 7;
        clan.levels.range = 2;
        clan.rites = vec!["menhir".into()];
        clan.megaliths.remove("dolmen");
        clan.hunts = 8;
        clan.crafts = ["A01", "A02", "A03", "A10", "A11", "A12"].map(String::from).to_vec();
        d.frescoes = vec![fresco("F01", "seat1"), fresco("F03", "rivals")];
    });
    for goal in Goal::all() {
        assert!(!score::achieves(&table.game, &table.state, goal), "{goal:?}");
    }
}
