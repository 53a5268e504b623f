//! Discovery, migration and new animals (DG-T, DG-M, DG-N06).

use stdx::Finite;

use super::table::Table;
use crate::{
    Event,
    ids::{Animal, Dir},
    land::{self, Area, Cell},
};

fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect("a cell")
}

/// Replaces the land: cells with tiles, then animals; villages far from everything.
fn land_of(table: &mut Table, tiles: &[(&str, &str)], animals: &[(&str, &str)]) {
    table.edit(|d| {
        d.animals = animals.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        d.spent.clear();
        for (cell, tile) in tiles {
            d.tiles.retain(|_, t| t != tile);
            d.tiles.insert(cell.to_string(), tile.to_string());
        }
    });
}

/// DG-T01 DG-Q14: every empty cell beside a member, a village or a megalith; a token does not count.
#[test]
fn discovery() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[0].rites = vec!["long-journey".into(), "menhir".into()];
        d.clans[0].token = Some(crate::notation::TokenDraft { cell: "f6".into(), until: 1 });
        d.clans[0].megaliths.insert("menhir".into(), "d6".into());
    });
    table.act_all(&["expedition e4", "send hunter", "done"]).pass_all();
    let tiles = table.draft().tiles;
    for open in ["e3", "c6", "d7"] {
        assert!(tiles.contains_key(open), "{open}");
    }
    for closed in ["f7", "g6", "e7", "d3"] {
        assert!(!tiles.contains_key(closed), "{closed}");
    }
    assert_eq!(tiles.len(), 12);
}

/// DG-T01 DG-Q36: clockwise from north as seen from the centre, nearer cells first.
#[test]
fn the_order_of_discovery() {
    let around = ["e4", "f4", "f5", "f6", "e6", "d6", "d5", "d4"];
    let mut sorted: Vec<Cell> = around.iter().map(|name| cell(name)).collect();
    sorted.sort_by_key(|cell| cell.rank());
    assert_eq!(sorted, around.map(cell));
    assert!(cell("e4").rank() < cell("e3").rank() && cell("e3").rank() < cell("f3").rank());
    let mut table = Table::new("players=2");
    table.act_all(&["expedition f4", "send hunter", "done"]).pass_all();
    let laid: Vec<String> = table
        .events
        .iter()
        .filter_map(|e| match e {
            Event::TileLaid { cell, .. } => Some(cell.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(laid, ["f3", "g4"]);
}

/// DG-T02 DG-T03 DG-Q35: no animals now, nothing beyond the board, nothing when the pile is empty.
#[test]
fn limits_of_discovery() {
    let mut table = Table::new("players=2");
    let before = table.state.game();
    table.edit(|d| {
        d.tiles.insert("e3".into(), "B01".into());
        d.tiles.insert("e2".into(), "B02".into());
        d.clans[0].village = "e2".into();
    });
    table.pass_all();
    assert!(!table.draft().tiles.contains_key("e1"), "beyond the small board");
    assert!(table.draft().tiles.contains_key("d2"));
    assert_eq!(table.state.game().len(), before.len());
}

/// DG-T02: the last tile ends it.
#[test]
fn an_empty_pile() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        // Everything but one tile lies already, far from the camp where possible.
        let used: Vec<String> = d.tiles.values().cloned().collect();
        let game = super::table::game();
        let mut left = game.tables.ids.tiles[..45].iter().filter(|t| !used.contains(t));
        let free: Vec<Cell> =
            Area::board(2).iter().filter(|c| !d.tiles.contains_key(&c.to_string())).collect();
        let keep = [cell("e3"), cell("f3")];
        for (cell, tile) in free.iter().filter(|c| !keep.contains(c)).zip(&mut left) {
            d.tiles.insert(cell.to_string(), tile.clone());
        }
        d.tiles.remove("h6");
    });
    assert_eq!(table.state.pile.len(), 3);
    table.act_all(&["expedition e4", "send hunter", "done"]);
    table.act_all(&["expedition f4", "send hunter", "done"]).pass_all();
    assert_eq!(table.state.pile.len(), 1);
    assert!(table.draft().tiles.contains_key("e3") && table.draft().tiles.contains_key("f3"));
}

/// DG-M02: the sweep from each edge.
#[test]
fn the_sweep() {
    let order = |edge: Dir, cells: [&str; 4]| {
        let mut sorted = cells.map(cell);
        sorted.sort_by_key(|c| land::sweep(edge, *c));
        sorted.map(|c| c.to_string())
    };
    let cells = ["d4", "d6", "f4", "f6"];
    assert_eq!(order(Dir::West, cells), ["d4", "d6", "f4", "f6"], "columns left to right, top to bottom");
    assert_eq!(order(Dir::North, cells), ["f4", "d4", "f6", "d6"], "rows top to bottom, right to left");
    assert_eq!(order(Dir::East, cells), ["f6", "f4", "d6", "d4"], "columns right to left, bottom to top");
    assert_eq!(order(Dir::South, cells), ["d6", "f6", "d4", "f4"], "rows bottom to top, left to right");
}

/// DG-M01 DG-M04 DG-M06: two tiles for a horse along the arrow of its tile, round the end; the arrow turns.
#[test]
fn a_horse_wanders() {
    // S7 shows north: from d5 to d4 and on to the other end of the column, d6.
    let mut table = Table::new("players=2 arrow=west");
    land_of(&mut table, &[], &[("d5", "horse")]);
    table.edit(|d| d.clans.iter_mut().for_each(|c| c.village = "e5".into()));
    table.pass_all();
    assert_eq!(table.state.herds[Animal::Horse], Area::only(cell("d6")));
    assert_eq!(table.state.arrow, Dir::North);
}

/// DG-M01: bison and mammoth go one tile; the direction is that of the tile where they started.
#[test]
fn a_bison_wanders() {
    // S8 on d4 shows west: it comes in again from the east, f4, whose own arrow does not matter.
    let mut table = Table::new("players=2");
    land_of(&mut table, &[], &[("d4", "bison")]);
    table.pass_all();
    assert_eq!(table.state.herds[Animal::Bison], Area::only(cell("f4")));
}

/// DG-M03: passing is free; a stop on another animal goes one tile further, moved or not.
#[test]
fn animals_make_room() {
    // Both on column d: S7 on d5 shows north. The mammoth on d4 (west) goes later with the sweep from the south.
    let mut table = Table::new("players=2 arrow=south");
    land_of(&mut table, &[], &[("d5", "bison"), ("d4", "mammoth")]);
    table.pass_all();
    // The bison's one tile is d4, where the unmoved mammoth stands: on to d6.
    assert_eq!(table.state.herds[Animal::Bison], Area::only(cell("d6")));
    assert_eq!(table.state.herds[Animal::Mammoth], Area::only(cell("f4")));
}

/// DG-M04 DG-M05: gaps are skipped; an animal may end where it started.
#[test]
fn gaps_and_full_circles() {
    // A line of two: S7 (north) on h4 and another tile on h7 with a gap between.
    let mut table = Table::new("players=2");
    land_of(&mut table, &[("h4", "S7"), ("h7", "B01"), ("d5", "B02")], &[("h4", "horse")]);
    table.pass_all();
    assert_eq!(table.state.herds[Animal::Horse], Area::only(cell("h4")), "two tiles round a line of two");
    let mut table = Table::new("players=2");
    land_of(&mut table, &[("h4", "S7"), ("h7", "B01"), ("d5", "B02")], &[("h4", "bison")]);
    table.pass_all();
    assert_eq!(table.state.herds[Animal::Bison], Area::only(cell("h7")), "over the gap");
}

/// DG-W13: the four animals of the rulebook: mammoth, horse, reindeer with wrap, bison over a gap.
#[test]
fn four_animals() {
    let mut table = Table::new("players=2 arrow=west");
    // Column c: S1 (east) above, S7 (north) below. Column d: c's neighbor on top, two more, S5 (south) at the end.
    // Column f: S2 (south) above a gap.
    land_of(
        &mut table,
        &[
            ("c3", "S1"),
            ("c4", "B03"),
            ("c5", "S7"),
            ("d3", "B01"),
            ("d4", "B02"),
            ("d5", "B04"),
            ("d6", "S5"),
            ("f3", "S2"),
            ("f5", "B05"),
            ("g5", "S3"),
            ("g6", "S4"),
            ("e3", "S6"),
            ("e4", "S8"),
        ],
        &[("c3", "mammoth"), ("c5", "horse"), ("d6", "reindeer"), ("f3", "bison")],
    );
    table.edit(|d| d.clans[1].village = "d4".into());
    // Only the villages look around, so no new tile closes the gap on f4: it is beside nobody.
    table.pass_all();
    let draft = table.draft();
    assert!(!draft.tiles.contains_key("f4"));
    let moved: Vec<(&str, &str)> = draft.animals.iter().map(|(c, a)| (c.as_str(), a.as_str())).collect();
    // The mammoth goes right to d3, the horse up to c3; the reindeer's second tile down is round the end on the
    // mammoth, so it goes on to the village's tile; the bison goes over the gap.
    assert_eq!(moved, [("c3", "horse"), ("d3", "mammoth"), ("d4", "reindeer"), ("f5", "bison")]);
}

/// DG-N06 DG-Q10: new animals of the new season on free tiles; a short supply follows the sweep.
#[test]
fn new_animals() {
    let mut table = Table::new("players=2");
    land_of(&mut table, &[("g5", "Q03"), ("g6", "Q04"), ("g4", "B25")], &[]);
    table.finish_round();
    assert_eq!(table.state.round, 2);
    let draft = table.draft();
    assert_eq!((draft.animals["g5"].as_str(), draft.animals["g6"].as_str()), ("bison", "mammoth"));
    assert!(!draft.animals.contains_key("g4"), "no horses in the cold");
    // Five bison in memories and on the map leave two for three tiles: the sweep from the east edge decides.
    let mut table = Table::new("players=2 arrow=north");
    land_of(
        &mut table,
        &[("g5", "Q03"), ("c5", "B29"), ("g7", "B30")],
        &[("e4", "bison"), ("f4", "bison"), ("e6", "bison"), ("d6", "bison")],
    );
    table.edit(|d| d.clans[0].memory = vec!["bison".into()]);
    table.finish_round();
    // The arrow has moved on to the east: columns right to left, bottom to top.
    let bison = table.state.herds[Animal::Bison];
    assert_eq!(table.state.supply[Animal::Bison], 0);
    assert!(bison.contains(cell("g7")) && bison.contains(cell("g5")) && !bison.contains(cell("c5")));
    assert_eq!(Animal::COUNT, 4);
}
