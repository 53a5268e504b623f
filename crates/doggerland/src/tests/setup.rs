//! Set-up (DG-S01 … DG-S14).

use kernel::Setup;
use stdx::Finite;

use super::table::{Table, game};
use crate::{
    ids::{Animal, Dir, Home},
    land::{Area, Cell},
};

/// DG-S01 DG-K03: eight rounds, odd ones hot; the marker of the short variant starts on the third.
#[test]
fn rounds_and_seasons() {
    let mut table = Table::new("players=2");
    for round in 1..=8 {
        assert_eq!((table.state.round, table.state.is_cold()), (round, round % 2 == 0));
        table.finish_round();
    }
    assert_eq!(table.next(), "over");
    let mut table = Table::new("players=2 mode=short");
    table.act_all(&["take wood", "take wood", "take wood", "done", "take bone", "done"]);
    assert_eq!(table.state.round, 3);
}

/// DG-S02 DG-S05: the start tiles lie around the centre with a horse and a reindeer; the centre's arrow is an option.
#[test]
fn the_first_land() {
    let table = Table::new("players=2 centre=south");
    assert_eq!(table.state.land.len(), 9);
    assert_eq!(table.state.centre, Dir::South);
    assert_eq!(table.state.herds[Animal::Horse], Area::only(Cell::from_name("d5").unwrap()));
    assert_eq!(table.state.herds[Animal::Reindeer], Area::only(Cell::from_name("d4").unwrap()));
    assert_eq!(table.state.game().len(), 2);
}

/// DG-S03 DG-T03: 36 tiles in the pile with 2–3 players, 60 with 1 or 4; as many cells as tiles.
#[test]
fn piles_and_boards() {
    for (options, pile, board) in
        [("players=1 mode=easy", 60, 69), ("players=2", 36, 45), ("players=3", 36, 45), ("players=4", 60, 69)]
    {
        let table = Table::new(options);
        assert_eq!(table.state.pile.len(), pile, "{options}");
        assert_eq!(Area::board(table.state.n()).len(), board, "{options}");
    }
    assert!(!Area::board(2).contains(Cell::from_name("b2").unwrap()));
    assert!(Area::board(2).contains(Cell::from_name("b3").unwrap()));
    assert!(!Area::board(4).contains(Cell::from_name("b1").unwrap()));
    assert!(Area::board(4).contains(Cell::from_name("c1").unwrap()));
}

/// DG-S04 DG-S12 DG-Q41: villages on the centre, and what every clan starts with, also alone.
#[test]
fn the_first_camp() {
    for options in ["players=1 mode=hard", "players=4"] {
        let table = Table::new(options);
        let clan = &table.draft().clans[table.state.n() - 1];
        assert_eq!(clan.village, "e5");
        assert_eq!((clan.stores.fur, clan.stores.tool, clan.stores.wood), (3, 3, 0));
        assert_eq!((clan.bowls[0].fruit, clan.bowls[1].meat, clan.bowls[2].fruit), (3, 3, 0));
        assert_eq!((clan.levels.range, clan.levels.transport, clan.levels.tools), (1, 1, 1));
        let clan = &table.state.clans[table.state.n() - 1];
        assert_eq!((clan.members(), clan.reserve(), clan.beds()), (6, 6, 6));
        assert_eq!(clan.count_homes(Home::Empty), 4);
    }
}

/// DG-S06: seven meeples of each species.
#[test]
fn seven_of_each_species() {
    let table = Table::new("players=3");
    assert_eq!(table.state.supply[Animal::Horse], 6);
    assert_eq!(table.state.supply[Animal::Mammoth], 7);
}

/// DG-S07 DG-S08 DG-S09: objectives, frescoes and the craft market by the number of players.
#[test]
fn what_lies_open() {
    for (options, objectives, market) in
        [("players=1 mode=easy", 0, 5), ("players=2", 4, 3), ("players=3", 4, 4), ("players=4", 4, 5)]
    {
        let table = Table::new(options);
        assert_eq!(table.state.objectives.len(), objectives, "{options}");
        assert_eq!(table.state.market.len(), market, "{options}");
        assert_eq!(table.state.frescoes.len(), 1, "{options}");
    }
    let mut table = Table::new("players=2");
    (0..7).for_each(|_| {
        table.finish_round();
    });
    assert_eq!(table.state.frescoes.len(), 4);
}

/// DG-S13 DG-Q01: handicaps in turn order from the first player.
#[test]
fn handicaps() {
    let food = |options: &str| -> Vec<(u8, u8)> {
        let clans = Table::new(options).draft().clans;
        clans.iter().map(|clan| (clan.bowls[0].fruit, clan.bowls[1].meat)).collect()
    };
    assert_eq!(food("players=2 first=seat2"), [(3, 3), (2, 3)]);
    assert_eq!(food("players=3 first=seat2"), [(3, 3), (3, 2), (2, 3)]);
    assert_eq!(food("players=4 first=seat3"), [(2, 3), (3, 3), (2, 2), (3, 2)]);
    assert_eq!(food("players=1 mode=easy"), [(3, 3)]);
}

/// DG-S14 DG-Q38: arrow and centre are drawn unless the lobby fixes them; so is the first player (DG-S13).
#[test]
fn draws_that_the_lobby_can_fix() {
    use kernel::{Actor, Choices, Game};
    let game = game();
    let mut choices = Choices::new();
    for (options, n) in [
        ("players=3", 3),
        ("players=3 first=seat1", 4),
        ("players=3 first=seat1 arrow=west", 4),
        ("players=3 first=seat1 arrow=west centre=east", 8),
    ] {
        let setup = Setup::parse(&game, options).unwrap();
        game.legal(&game.start(&setup), Actor::Chance, &mut choices);
        assert_eq!(choices.len(), n, "{options}");
    }
    let table = Table::new("players=2 arrow=west");
    assert_eq!(table.state.arrow, Dir::West);
}

/// DG-K03 DG-U02: which options go together.
#[test]
fn options_that_do_not_go_together() {
    let game = game();
    for wrong in
        ["players=1 mode=short", "players=2 mode=easy", "players=2 first=seat3", "players=5", "players=0"]
    {
        assert!(Setup::parse(&game, wrong).is_err(), "{wrong}");
    }
    // Alone the usual mode is the normal level.
    let table = Table::new("players=1");
    assert_eq!(table.state.mode, crate::ids::Mode::Normal);
    assert_eq!(table.state.solo.goals.len(), 7);
    assert_eq!(crate::ids::Mode::COUNT, 5);
}

/// A pack with a fault is refused, and every fault names its file and line.
#[test]
fn broken_packs_are_refused() {
    let broken: Vec<(&str, String)> = crate::FILES
        .iter()
        .map(|(name, text)| {
            let text = match *name {
                "terrain.toml" => text.replacen("shows = \"wood\"", "shows = \"gold\"", 1),
                "crafts.toml" => text.replacen("kind = \"statuette\"", "kind = \"spear\"", 1),
                "tables.toml" => text.replacen("beds = 3", "beds = 9", 1),
                _ => text.to_string(),
            };
            (*name, text)
        })
        .collect();
    let files: Vec<(&str, &str)> = broken.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let faults = crate::Doggerland::from_pack(&content::Pack::embedded(&files)).err().expect("faults");
    let all = faults.to_string();
    for word in ["terrain.toml:", "gold", "crafts.toml:", "spear", "tables.toml:", "beds must be 1 to 3"] {
        assert!(all.contains(word), "{word} in {all}");
    }
}
