//! Phase 5 (DG-N01 … DG-N10).

use super::table::Table;
use crate::notation::BowlDraft;

fn bowls(table: &mut Table, bowls: [(u8, u8); 3]) {
    table.edit(|d| {
        d.clans[0].bowls = bowls.map(|(fruit, meat)| BowlDraft { fruit, meat }).to_vec();
    });
}

fn food(table: &Table) -> [(u8, u8); 3] {
    let clan = &table.draft().clans[0];
    [0, 1, 2].map(|i| (clan.bowls[i].fruit, clan.bowls[i].meat))
}

/// DG-N01 DG-N02 DG-W14: six members eat, food ages, bowl 3 spoils.
#[test]
fn feeding_and_spoiling() {
    let mut table = Table::new("players=2");
    bowls(&mut table, [(3, 0), (1, 3), (2, 1)]);
    table.pass_all();
    // Bowl 3 feeds four. A meat of bowl 2 costs as much food as a fruit of each other bowl, and is older.
    table.act("feed");
    assert_eq!(food(&table), [(0, 0), (3, 0), (1, 2)]);
    assert_eq!(table.draft().clans[0].scarcity, 0);
}

/// DG-N01 DG-Q33: the proposal eats the older bowl first, and fruit before meat.
#[test]
fn the_proposed_meal() {
    let mut table = Table::new("players=2");
    bowls(&mut table, [(9, 0), (9, 9), (0, 0)]);
    table.pass_all().act("feed");
    assert_eq!(food(&table), [(0, 0), (9, 0), (3, 9)], "six fruit of bowl 2");
    let mut table = Table::new("players=2");
    bowls(&mut table, [(9, 0), (0, 9), (0, 0)]);
    table.pass_all().act("feed");
    assert_eq!(food(&table), [(0, 0), (9, 0), (0, 6)], "three meat of the older bowl");
    let mut table = Table::new("players=2");
    bowls(&mut table, [(0, 0), (0, 9), (3, 0)]);
    table.pass_all().act("feed");
    assert_eq!(food(&table)[2], (0, 7), "three members need two meat, half of one is wasted");
}

/// DG-N01 DG-Q46: the player may rearrange, but everybody is fed and nothing superfluous is eaten.
#[test]
fn a_meal_by_hand() {
    let mut table = Table::new("players=2");
    bowls(&mut table, [(6, 0), (0, 6), (0, 0)]);
    table.pass_all().act("rearrange");
    assert_eq!(table.options(), ["eat fruit1", "eat meat2"]);
    table.act_all(&["eat fruit1", "eat fruit1", "eat fruit1", "eat meat2"]);
    // Five of six are fed: a meat whose half is wasted feeds the last, without a question; it is served when one says so.
    assert_eq!((table.options(), food(&table)[1]), (vec!["done"], (0, 6)));
    table.act("done");
    assert_eq!(food(&table), [(0, 0), (3, 0), (0, 4)]);
    // Half a meat may be wasted to keep fruit.
    let mut table = Table::new("players=2");
    bowls(&mut table, [(2, 0), (0, 3), (5, 0)]);
    table.pass_all().act("rearrange");
    assert_eq!(table.options(), ["eat fruit1", "eat meat2"]);
    table.act("eat meat2");
    assert!(table.can("done") && table.can("eat meat2"));
    table.act("done");
    assert_eq!(food(&table), [(0, 0), (2, 0), (0, 2)]);
}

/// DG-N01: what is there must be eaten; −2 for each unfed member, newborns need nothing.
#[test]
fn hunger() {
    let mut table = Table::new("players=2");
    bowls(&mut table, [(1, 0), (0, 1), (0, 0)]);
    table.act_all(&["birth hunters"]).pass_all().act("resolve birth");
    let clan = &table.draft().clans[0];
    assert_eq!(clan.scarcity, 3, "six members, three food, the newborn is not fed");
    assert_eq!(food(&table), [(0, 0), (0, 0), (0, 0)]);
}

/// DG-N01: no question where there is only one meal.
#[test]
fn one_meal_only() {
    let mut table = Table::new("players=2");
    bowls(&mut table, [(4, 0), (0, 0), (2, 0)]);
    table.pass_all();
    assert_eq!(table.next(), "seat2");
    assert_eq!(food(&table), [(0, 0), (0, 0), (0, 0)]);
}

/// DG-N03 DG-O08: newborns need a place; those without are lost to the reserve, but were born.
#[test]
fn housing() {
    let mut table = Table::new("players=2");
    table.act_all(&["birth hunters"]).pass_all().act("resolve birth");
    table.finish_round();
    assert_eq!((table.state.clans[0].members(), table.state.clans[0].reserve()), (6, 6));
    assert!(table.state.clans[0].births);
    table.edit(|d| d.clans[0].homes[2] = "prestigious".into());
    while table.next() != "seat1" {
        table.act("pass");
    }
    table.act_all(&["birth hunters"]).pass_all().act("resolve birth");
    table.finish_round();
    assert_eq!(table.state.clans[0].members(), 7);
    assert!(!table.state.clans[1].births);
}

/// DG-N04 DG-Q15: 5 points to all of the first round, 3 to all of the next in which anybody does, then nothing.
#[test]
fn objectives_in_turn() {
    let mut table = Table::new("players=4");
    let big = |d: &mut crate::notation::Draft, clan: usize| {
        d.clans[clan].hunters = 8;
        (2..4).for_each(|i| d.clans[clan].homes[i] = "simple".into());
        d.clans[clan].bowls[0].fruit = 40;
    };
    table.edit(|d| {
        big(d, 0);
        big(d, 1);
    });
    table.finish_round();
    assert_eq!(table.draft().clans[0].awards["O01"], 5);
    assert_eq!(table.draft().clans[1].awards["O01"], 5);
    table.finish_round();
    table.edit(|d| big(d, 2));
    table.finish_round();
    assert_eq!(table.draft().clans[2].awards["O01"], 3);
    assert_eq!(table.draft().clans[0].awards["O01"], 5, "once a player");
    table.edit(|d| big(d, 3));
    table.finish_round();
    assert!(!table.draft().clans[3].awards.contains_key("O01"));
}

/// DG-N05 DG-N07 DG-N08 DG-Q37: the marker, the next fresco, the market.
#[test]
fn the_table_is_made_ready() {
    let mut table = Table::new("players=2");
    table.edit(|d| d.clans[0].stores.stone = 2);
    table.act_all(&["craft A01", "send hunter"]).pass_all().act("resolve craft A01");
    assert_eq!(table.state.market.len(), 2);
    table.finish_round();
    assert_eq!((table.state.round, table.state.frescoes.len(), table.state.market.len()), (2, 2, 3));
}

/// DG-N09: up to two tiles over tiles, in turn order; no opponent's piece where it stops.
#[test]
fn villages_move() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[1].rites = vec!["menhir".into()];
        d.clans[1].megaliths.insert("menhir".into(), "f5".into());
    });
    table.pass_all().act("feed").act("feed");
    assert_eq!(table.next(), "seat1");
    assert!(table.can("move f4") && table.can("move d5"), "two steps; animals do not matter");
    assert!(!table.can("move f5") && !table.can("move e5"));
    table.act("move e4");
    assert_eq!(table.next(), "seat2");
    assert!(!table.can("move e4") && table.can("move f5"), "the own megalith does not bar");
    table.act("stay");
    // Back onto the centre only while it is free of opponents.
    table.finish_round();
    let mut table2 = Table::new("players=2");
    table2.edit(|d| d.clans[0].village = "e4".into());
    table2.pass_all().act("feed").act("feed");
    assert!(!table2.can("move e5"));
}

/// DG-N10: the hut passes to the left.
#[test]
fn the_hut_passes() {
    let mut table = Table::new("players=3");
    table.finish_round();
    assert_eq!((table.next(), table.draft().first), ("seat2".into(), "seat2".into()));
}
