//! The pack: totals, provenance, and modules written by users.

use content::{Packed, Provenance};
use kernel::{Finite, Game, Setup};

use super::table::{GAME, Table, file, pack_with, with_module};
use crate::{Kind, Paleo};

fn faults(changes: &[(&str, String)]) -> String {
    match Paleo::load(&pack_with(changes)) {
        Ok(_) => panic!("a broken pack is refused"),
        Err(faults) => faults.to_string(),
    }
}

/// PA-K01: the box: 32 base cards, 20 people, 16 dreams, 8 ideas, 22 secrets, 124 cards of modules, 48 tools.
#[test]
fn the_totals_of_the_box() {
    let pack = &GAME.pack;
    let sets = [pack.base, pack.people, pack.dreams, pack.ideas, pack.secrets].map(|s| s.len());
    assert_eq!(sets, [32, 20, 16, 8, 22]);
    let written = pack.cards.iter().filter(|c| c.kind != Kind::Recipe).count();
    assert_eq!((written, written - sets.iter().sum::<usize>()), (222, 124));
    assert_eq!(pack.tools.iter().map(|t| t.count as usize).sum::<usize>(), 48);
    let sizes: Vec<usize> =
        pack.modules.iter().map(|m| m.day.len() + m.waiting.len() + m.ideas.len() + 1).collect();
    assert_eq!(sizes, [9, 11, 13, 13, 13, 13, 13, 14, 11, 14]);
}

/// PA-K01: every item says where it comes from; what the rulebook prints is marked so.
#[test]
fn provenance() {
    let coverage = GAME.coverage();
    assert_eq!(coverage.provenance("card", "B01"), Some(Provenance::Printed));
    assert_eq!(coverage.provenance("card", "A00"), Some(Provenance::Deduced));
    assert_eq!(coverage.provenance("card", "J07"), Some(Provenance::Designed));
    assert!(coverage.items.iter().all(|(_, _, _, source)| source.len() > 5));
    assert_eq!(coverage.items.iter().filter(|(kind, ..)| kind == "card").count(), 222);
}

/// PA-S02: a module written by a user is a file and an entry; it can be picked and played.
#[test]
fn a_module_of_ones_own() {
    let game = with_module(
        "[[card]]\nid = \"K01\"\ntitle = \"own\"\nname = \"Standing stones\"\nback = \"forest\"\nkind = \"action\"\nhelp = true\noptions = [\n  { id = \"raise\", name = \"raise them\", need = [\"strength 3\"], cost = [\"discard 2\"], gain = [\"tile 1\"], destroy = true },\n]\nOWN",
        1,
    );
    let setup = Setup::parse(&game, "players=2 level=free first=A second=K").unwrap();
    assert_eq!(game.modules(&setup).len(), 2);
    testkit::rules(&game, setup, 2_000, 3);
    testkit::presentation(&game, setup, 200, 3);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["K01"]);
    t.people(1, &["P01", "P02", "P03"]).act(1, "begin 1 1");
    assert_eq!(t.tiles(), 1);
    assert_eq!(game.check(&setup), Ok(()));
}

/// PA-S02: faults of a pack are named with file and line, all together.
#[test]
fn faults_are_explained() {
    let module = |from: &str, to: &str| vec![("module-a.toml", file("module-a.toml").replace(from, to))];
    let base = |from: &str, to: &str| vec![("base.toml", file("base.toml").replacen(from, to, 1))];
    for (changes, part) in [
        (base("strength 2", "stength 2"), "'stength 2' is no condition"),
        (base("discard 2", "discard two"), "must be a number"),
        (base("fur 1", "fuzz 1"), "there is no resource, tool or effect 'fuzz'"),
        (base("kind = \"action\"", "kind = \"feast\""), "there is no kind 'feast'"),
        (base("kind = \"action\"", "kind = \"mission\""), "does not belong in this file"),
        (base("back = \"forest\"", ""), "the back is missing"),
        (base("hostile = true, ", ""), "needs a hostile option that is always possible"),
        (base("title = \"roe-deer\"", "title = \"Roe Deer\""), "lower-case words"),
        (base("id = \"B02\"", "id = \"B03\""), "two of [[card]] with id 'B03'"),
        (module("secret S01", "secret S02"), "leads to a secret that the module does not list"),
        (module("kind = \"mission\"", "kind = \"action\"\nback = \"red\""), "must have one mission, not 0"),
        (vec![("modules.toml", file("modules.toml").replace("size = 9", "size = 8"))], "its size is 8"),
        (vec![("levels.toml", file("levels.toml").replace("\"H\"", "\"X\""))], "there is no module 'X'"),
        (
            vec![("rules.toml", file("rules.toml").replace("cards = 222", "cards = 221"))],
            "the box says 221 cards",
        ),
        (
            vec![("rules.toml", file("rules.toml").replace("tools = 48", "tools = 47"))],
            "the box says 47 tools",
        ),
        (vec![("rules.toml", file("rules.toml").replace("slots = 4", "slots = 1"))], "the rack must have"),
        (
            vec![
                ("rules.toml", file("rules.toml").replace("slots = 4", "slots = 2")),
                ("module-h.toml", file("module-h.toml").replacen("kind = \"action\"", "kind = \"idea\"", 1)),
            ],
            "the modules can lay out 3 ideas, but the rack has 2 slots",
        ),
    ] {
        let text = faults(&changes);
        assert!(text.contains(part), "{part}: {text}");
        assert!(text.contains(changes[0].0) || text.contains("modules.toml"), "{text}");
    }
    assert!(faults(&base("strength 2", "stength 2")).contains("base.toml:3:"));
}

/// PA-N05: the state is small, and choices are few enough to be numbered.
#[test]
fn sizes() {
    assert!(size_of::<crate::State>() <= 2560, "{}", size_of::<crate::State>());
    const { assert!(crate::Choice::COUNT < 8192) };
}

/// Every card of a module is kept from people who have not met it, its rule too; base cards are nobody's secret (PA-S02).
#[test]
fn modules_are_kept_back_until_they_are_met() {
    let game = Paleo::built_in();
    let spoilers = game.spoilers();
    let hidden = |id: &str| spoilers.items.get(&("card".to_owned(), id.to_owned()));
    assert_eq!(hidden("C01").unwrap(), &["C"]);
    assert_eq!(hidden("S06").unwrap(), &["D", "I"], "a secret that two modules share is known from either");
    assert!(hidden("B01").is_none() && hidden("P01").is_none(), "the base deck and the people are known");
    for module in &game.pack.modules {
        assert!(spoilers.clauses[&format!("PA-M{}", module.id)].contains(&module.id));
    }
    let met = |options: &[(&str, &str)]| -> Vec<String> {
        let options = options.iter().map(|(o, v)| (o.to_string(), v.to_string())).collect();
        spoilers.met_at(&options).cloned().collect()
    };
    assert_eq!(met(&[("level", "VII"), ("first", "A"), ("second", "B"), ("third", "none")]), ["D", "E", "J"]);
    assert_eq!(met(&[("level", "free"), ("first", "C"), ("second", "H"), ("third", "J")]), ["C", "H", "J"]);
    assert_eq!(met(&[("level", "free"), ("first", "C"), ("fourth", "D"), ("tenth", "A")]), ["A", "C", "D"]);
}
