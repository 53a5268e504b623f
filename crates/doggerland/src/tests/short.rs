//! The short variant (DG-K01 … DG-K03).

use super::table::Table;

/// DG-K01 DG-Q09: the four short tiles lie in a cross, pairs opposite each other, without meeples.
#[test]
fn the_cross() {
    for (first, opposite) in [("lay Q01", "Q02"), ("lay Q03", "Q04"), ("lay Q04", "Q03")] {
        let table = Table::with_chance("players=2 mode=short", &[first]);
        let tiles = table.draft().tiles;
        assert_eq!(tiles["e7"], opposite);
        assert_eq!(format!("lay {}", tiles["e3"]), first);
        assert_eq!(tiles.len(), 13);
        assert!(tiles.contains_key("g5") && tiles.contains_key("c5"));
        assert_eq!(table.draft().animals.len(), 2, "only the start tiles have animals");
        assert_eq!(table.state.pile.len(), 32);
    }
    assert_eq!(Table::new("players=4 mode=short").state.pile.len(), 56);
}

/// DG-K02 DG-W18 DG-Q08: food, three materials, and one level of one ability for its price, in turn order.
#[test]
fn the_outfit() {
    let mut table = Table::new("players=2 mode=short first=seat2");
    let clans = table.draft().clans;
    assert_eq!((clans[0].bowls[0].fruit, clans[0].bowls[1].meat), (4, 4));
    assert_eq!((clans[1].bowls[0].fruit, clans[1].bowls[1].meat), (3, 4), "the handicap comes first");
    assert_eq!(table.next(), "seat2");
    assert_eq!(table.options(), ["take wood", "take stone", "take fur", "take bone"]);
    table.act("take wood");
    table.act("take stone");
    assert_eq!(table.options(), ["take stone", "take fur", "take bone"], "each mix has one path");
    table.act("take fur");
    assert_eq!(table.options(), ["improve transport", "improve tools", "done"]);
    table.act("improve transport");
    let clan = &table.draft().clans[1];
    assert_eq!((clan.levels.transport, clan.stores.wood, clan.stores.stone, clan.stores.fur), (2, 0, 0, 4));
    assert_eq!(table.next(), "seat1");
    table.act_all(&["take wood", "take wood", "take wood"]);
    assert_eq!(
        table.options(),
        ["done"],
        "three wood pay for nothing, but the outfit is complete only when its owner says so"
    );
    table.act("done");
    assert_eq!((table.next(), table.can("pass")), ("seat2".into(), true));
}

/// DG-K03 DG-Q07: six rounds, hot first, one fresco open at the start.
#[test]
fn six_rounds() {
    let mut table = Table::new("players=2 mode=short");
    table.act_all(&[
        "take wood",
        "take wood",
        "take wood",
        "done",
        "take wood",
        "take wood",
        "take wood",
        "done",
    ]);
    assert_eq!((table.state.frescoes.len(), table.state.is_cold()), (1, false));
    for _ in 0..6 {
        assert_ne!(table.next(), "over");
        table.finish_round();
    }
    assert_eq!(table.next(), "over");
}
