//! Points, ties and objectives (DG-V, DG-O).

use kernel::{Game, Seat};
use stdx::Finite;

use super::table::Table;
use crate::{
    ids::{Line, Objective},
    notation::{Draft, FrescoDraft},
    score,
};

fn fresco(id: &str, top: &str, middle: &str, bottom: &str) -> FrescoDraft {
    FrescoDraft { id: id.into(), top: top.into(), middle: middle.into(), bottom: bottom.into() }
}

/// DG-V01 DG-Q17: every source of points; resources give none.
#[test]
fn sources_of_points() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        let clan = &mut d.clans[0];
        clan.stores.wood = 50;
        clan.homes =
            ["simple", "prestigious", "prestigious", "empty", "empty", "empty"].map(String::from).to_vec();
        clan.hunters = 3;
        clan.crafts = vec!["A09".into(), "A18".into()];
        d.market = vec!["A01".into(), "A02".into(), "A03".into()];
        clan.rites = vec!["menhir".into(), "alignment".into(), "dolmen".into()];
        for (rite, cell) in [("menhir", "e4"), ("alignment", "f4"), ("dolmen", "f5")] {
            clan.megaliths.insert(rite.into(), cell.into());
        }
        clan.awards.insert("O01".into(), 5);
        clan.awards.insert("O02".into(), 3);
        clan.scarcity = 4;
        d.frescoes = vec![fresco("F07", "seat1", "seat1", "seat1 twice")];
    });
    for (source, points) in [
        ("members", 5),
        ("habitats", 7),
        ("crafts", 12),
        ("megaliths", 24),
        ("objectives", 8),
        ("paintings", 1 + 3 + 8),
        ("frescoes", 12),
        ("scarcity", -8),
        ("solo-objectives", 0),
    ] {
        assert_eq!(table.score(0, source), points, "{source}");
    }
}

/// DG-V02 DG-W15 DG-Q29: lines 4/2, 4/2/2, 4/2/0; ties share a rank, and the next group is still second.
#[test]
fn lines_of_the_wall() {
    let mut table = Table::new("players=4");
    table.edit(|d| {
        // Top: rose 2, yellow 1. Middle: red 2, rose and yellow 1. Bottom: blue 3, red 2, yellow 1.
        d.frescoes = vec![
            fresco("F01", "seat2", "seat1", "seat3"),
            fresco("F02", "seat2", "seat1", "seat3"),
            fresco("F03", "seat4", "seat2", "seat3"),
            fresco("F04", "free", "seat4", "seat1"),
            fresco("F05", "free", "free", "seat1"),
            fresco("F06", "free", "free", "seat4"),
        ];
    });
    let points = |line: Line| -> Vec<i32> {
        (0..4).map(|i| score::line_points(&table.state, Seat::nth(i), line)).collect()
    };
    assert_eq!(points(Line::Top), [0, 4, 0, 2]);
    assert_eq!(points(Line::Middle), [4, 2, 0, 2]);
    assert_eq!(points(Line::Bottom), [2, 0, 4, 0]);
    table.edit(|d| {
        d.frescoes = vec![
            fresco("F01", "seat1 twice", "free", "free"),
            fresco("F02", "seat2", "free", "free"),
            fresco("F03", "seat2", "free", "free"),
            fresco("F04", "seat3", "free", "free"),
        ];
    });
    let tied: Vec<i32> = (0..4).map(|i| score::line_points(&table.state, Seat::nth(i), Line::Top)).collect();
    assert_eq!(tied, [4, 4, 2, 0]);
}

/// DG-V03: ties by goods, then by the least scarcity, then shared.
#[test]
fn ties() {
    let outcome = |edit: &dyn Fn(&mut Draft)| {
        let mut table = Table::new("players=2");
        table.edit(|d| {
            d.clans[0].bowls = d.clans[1].bowls.clone();
            edit(d);
            d.frames.truncate(1);
        });
        let outcome = table.game.outcome(&table.state).expect("a result");
        outcome.standings().iter().map(|s| (s.rank, s.won)).collect::<Vec<_>>()
    };
    assert_eq!(outcome(&|_| {}), [(1, true), (1, true)]);
    assert_eq!(outcome(&|d| d.clans[1].stores.tool += 1), [(2, false), (1, true)]);
    // Two points less of scarcity against two members more, with as many goods.
    let scarce = outcome(&|d| {
        d.clans[0].scarcity = 1;
        d.clans[0].hunters = 4;
        d.clans[1].hunters = 2;
    });
    assert_eq!(scarce, [(2, false), (1, true)]);
}

fn reaches(edit: impl FnOnce(&mut Draft), objective: usize) -> bool {
    let mut table = Table::new("players=2");
    table.edit(edit);
    score::reaches(&table.game, &table.state, Seat::nth(0), Objective::nth(objective))
}

/// DG-O01: ten members.
#[test]
fn ten_members() {
    let members = |n: u8| {
        move |d: &mut Draft| {
            d.clans[0].hunters = n - 2;
            (2..4).for_each(|i| d.clans[0].homes[i] = "simple".into());
        }
    };
    assert!(reaches(members(10), 0) && !reaches(members(9), 0));
}

/// DG-O02: five shaman actions.
#[test]
fn five_rites() {
    let rites = |n: usize| {
        move |d: &mut Draft| {
            let all = ["trade", "twins", "first-player", "long-journey", "perfect-painting"];
            d.clans[0].rites = all[..n].iter().map(|r| r.to_string()).collect();
        }
    };
    assert!(reaches(rites(5), 1) && !reaches(rites(4), 1));
}

/// DG-O03: nine habitat points.
#[test]
fn nine_habitat_points() {
    let homes = |last: &'static str| {
        move |d: &mut Draft| {
            let homes = ["makeshift", "makeshift", "prestigious", "prestigious", last, "empty"];
            d.clans[0].homes = homes.map(String::from).to_vec();
        }
    };
    assert!(reaches(homes("prestigious"), 2) && !reaches(homes("simple"), 2));
}

/// DG-O04: one painting of each species.
#[test]
fn every_species() {
    let wall = |last: &'static str| {
        move |d: &mut Draft| {
            d.frescoes = vec![fresco("F05", "seat1", "seat1", "seat1"), fresco("F12", last, "free", "free")];
        }
    };
    assert!(reaches(wall("seat1"), 3) && !reaches(wall("seat2"), 3));
}

/// DG-O05: all abilities at their last level.
#[test]
fn all_abilities() {
    let levels = |n: u8| {
        move |d: &mut Draft| {
            let levels = &mut d.clans[0].levels;
            (levels.range, levels.transport, levels.tools) = (3, 3, n);
        }
    };
    assert!(reaches(levels(3), 4) && !reaches(levels(2), 4));
}

/// DG-O06: five craft tiles.
#[test]
fn five_crafts() {
    let crafts = |n: usize| {
        move |d: &mut Draft| {
            d.clans[0].crafts = (10..10 + n).map(|i| format!("A{i}")).collect();
        }
    };
    assert!(reaches(crafts(5), 5) && !reaches(crafts(4), 5));
}

/// DG-O07: all three megaliths.
#[test]
fn three_megaliths() {
    let stones = |n: usize| {
        move |d: &mut Draft| {
            for (rite, cell) in [("menhir", "e4"), ("alignment", "f4"), ("dolmen", "f5")].into_iter().take(n)
            {
                d.clans[0].rites.push(rite.into());
                d.clans[0].megaliths.insert(rite.into(), cell.into());
            }
        }
    };
    assert!(reaches(stones(3), 6) && !reaches(stones(2), 6));
}

/// DG-O08: a bit of everything.
#[test]
fn all_round() {
    let all = |skip: usize| {
        move |d: &mut Draft| {
            let clan = &mut d.clans[0];
            clan.births = skip != 0;
            if skip != 1 {
                clan.rites.push("menhir".into());
                clan.megaliths.insert("menhir".into(), "e4".into());
            }
            let by = |n: usize| if skip == n { "free" } else { "seat1" }.to_string();
            d.frescoes = vec![fresco("F05", &by(2), &by(3), "free")];
            if skip != 4 {
                clan.crafts.push("A18".into());
            }
            if skip != 5 {
                clan.homes[2] = "prestigious".into();
            }
        }
    };
    assert!(reaches(all(9), 7));
    (0..6).for_each(|skip| assert!(!reaches(all(skip), 7), "without part {skip}"));
}
