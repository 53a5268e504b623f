//! The end of the game and its scoring.

use kernel::{Finite, Game, Next, Seat};

use super::{Table, cell, game};
use crate::{
    flow::Frame,
    ids::{Color, Megalith, Section},
    pack::Feature,
    score::{majority, megaliths},
};

fn end(table: &mut Table) {
    while game().next(&table.state) != Next::Over {
        let n = table.decider();
        table.act(n, "pass");
    }
}

/// PH-A05: 1, 3, 6 points for one, two, three in a row.
#[test]
fn painting_rows() {
    let mut table = Table::last(2);
    for section in [Section::R1C1, Section::R2C1, Section::R2C3, Section::R3C1, Section::R3C2, Section::R3C3]
    {
        table.seat_mut(1).painted.insert(section);
    }
    assert_eq!(table.points(1, "painting"), 1 + 3 + 6);
}

/// PH-B06: 1, 3, 5, 8, 12 points for one to five of a kind.
#[test]
fn gathering_sets() {
    let mut table = Table::last(2);
    for (n, points) in [(1, 1), (2, 3), (3, 5), (4, 8), (5, 12)] {
        table.give_food(1, &format!("G{n:02}"));
        assert_eq!(table.points(1, "gathering"), points);
    }
    table.give_food(1, "G06").give_food(1, "G11");
    assert_eq!(table.points(1, "gathering"), 14);
}

/// PH-F03 PH-Q25: animal points times footprints, species by species; map animals count in full.
#[test]
fn animals_times_footprints() {
    let mut table = Table::last(2);
    table.give_beast(1, "A1").give_prey(1, "H01").give_prey(1, "H02");
    assert_eq!(table.points(1, "footprints"), 2);
    table.give_prey(1, "H09");
    assert_eq!(table.points(1, "footprints"), 6);
    table.give_prey(1, "H21");
    assert_eq!(table.points(1, "footprints"), 6);
}

/// PH-N01: 2 points each; PH-Q18: taken at once.
#[test]
fn megaliths_a() {
    let mut table = Table::last(2);
    table.state.tokens[cell("2d")] = None;
    table.seat_mut(1).stones.insert(cell("2d"));
    table.check();
    assert_eq!(table.points(1, "megaliths"), 2);
}

/// A table at the end whose second slot holds another map tile, so that 2c, next to the start, is its third cell.
fn beside_the_start(slot: usize) -> Table {
    let mut table = Table::last(2);
    table.state.tokens = stdx::Table::filled(None);
    table.state.map.swap(1, slot - 1);
    table
}

/// PH-N02 PH-Q17: members on the start tile are nothing to a megalith B beside it.
#[test]
fn the_start_camp_scores_nothing_at_b() {
    let mut table = beside_the_start(5);
    let is_b = |table: &Table| table.state.ground(game(), cell("2c")).map(|g| g.feature);
    assert_eq!(is_b(&table), Some(Feature::Megalith(Megalith::B)));
    assert_eq!((table.points(1, "megaliths"), table.points(2, "megaliths")), (0, 0));
    table.member(1, 2, "2a").member(1, 3, "2c");
    assert_eq!((table.points(1, "megaliths"), table.points(2, "megaliths")), (2, 0));
}

/// PH-N03 PH-Q17: nor to a megalith C: who stands on the start tile beside it has no unit there.
#[test]
fn the_start_camp_scores_nothing_at_c() {
    let mut table = beside_the_start(8);
    let feature = table.state.ground(game(), cell("2c")).map(|g| g.feature);
    assert_eq!(feature, Some(Feature::Megalith(Megalith::C)));
    assert_eq!((table.points(1, "megaliths"), table.points(2, "megaliths")), (0, 0));
    table.member(1, 2, "2d");
    assert_eq!((table.points(1, "megaliths"), table.points(2, "megaliths")), (5, 0));
    // Two on the start tile do not outweigh one beside it.
    table.member(2, 2, "start");
    assert_eq!((table.points(1, "megaliths"), table.points(2, "megaliths")), (5, 0));
}

/// PH-N02 PH-N03 PH-Q19: a member inside a camp adds nothing to the camp, at B and at C.
#[test]
fn members_in_camps_score_nothing() {
    let mut table = beside_the_start(8);
    table.camp(1, "K1", "1b").member(1, 2, "1b").member(2, 2, "2a").member(2, 3, "2d");
    assert_eq!(
        (table.points(1, "megaliths"), table.points(2, "megaliths")),
        (2, 2),
        "two units each: the camp, and two members"
    );
    let mut table = Table::last(2);
    table.camp(1, "K1", "5a").member(1, 2, "5a");
    assert_eq!(megaliths(game(), &table.state)[0][Megalith::B], (1, 1), "the camp alone");
}

/// PH-N03: ties share rounded down, a tie for the first leaves no second, nobody places with nothing.
#[test]
fn majorities() {
    assert_eq!(majority([3, 2, 2, 0]), [5, 1, 1, 0]);
    assert_eq!(majority([3, 3, 2, 0]), [2, 2, 0, 0]);
    assert_eq!(majority([1, 0, 0, 0]), [5, 0, 0, 0]);
    assert_eq!(majority([0, 0, 0, 0]), [0, 0, 0, 0]);
    assert_eq!(majority([4, 1, 1, 1]), [5, 0, 0, 0]);
    assert_eq!(majority([2, 2, 2, 2]), [1, 1, 1, 1]);
    assert_eq!(majority([1, 4, 2, 0]), [0, 5, 2, 0]);
}

/// PH-X01 PH-Q21 PH-Q36: one action each in turn order, any of the six at its summer price, powers included.
#[test]
fn the_last_action() {
    let mut table = Table::last(3);
    table.markers(1, &[Color::Yellow, Color::Yellow]).lay_rite(1, "C20").lay_fish(1, "F01");
    table.seat_mut(2).dev = 3;
    table.refuses(1, "catch 1", "PH-E02");
    table.act(1, "hold 1");
    assert_eq!(table.decider(), 2, "exactly one, and no shaman moves");
    table.act(2, "buy blue marker").act(2, "catch 1");
    assert_eq!(table.seat(2).fishing, 1);
    table.act(3, "pass");
    assert_eq!(game().next(&table.state), Next::Over);
    assert_eq!(table.seat(2).income, 0, "no further income");
}

/// PH-X02 PH-Q35: cubes become development, three points one VP.
#[test]
fn development_for_points() {
    let mut table = Table::last(2);
    table.seat_mut(1).dev = 4;
    table.resources(1, &[Color::Red]).markers(1, &[Color::Blue, Color::Grey]);
    assert_eq!(table.points(1, "development"), 2);
    assert_eq!(table.points(2, "development"), 0);
}

/// PH-X03: most points, then most camps, then shared.
#[test]
fn ties() {
    let mut table = Table::last(3);
    table.seat_mut(1).income = 5;
    table.seat_mut(2).income = 5;
    table.seat_mut(3).income = 4;
    table.camp(2, "K1", "1b");
    end(&mut table);
    let outcome = game().outcome(&table.state).expect("over");
    let ranks: Vec<_> = outcome.standings().iter().map(|s| (s.rank, s.won)).collect();
    assert_eq!(ranks, [(2, false), (1, true), (3, false)]);
    let mut table = Table::last(2);
    table.seat_mut(1).income = 5;
    table.seat_mut(2).income = 5;
    end(&mut table);
    let outcome = game().outcome(&table.state).expect("over");
    assert!(outcome.standings().iter().all(|s| s.won && s.rank == 1));
    assert_eq!(outcome.reason, "years");
}

/// PH-X02: the total is the sum of its sources.
#[test]
fn totals_are_sums() {
    let mut table = Table::last(2);
    table.seat_mut(1).income = 7;
    table.give_food(1, "G01").camp(1, "K7", "1b");
    let mut points = [0; 9];
    game().score(&table.state, Seat::nth(0), &mut points);
    end(&mut table);
    let outcome = game().outcome(&table.state).expect("over");
    assert_eq!(outcome.standings()[0].score, points.iter().sum::<i32>());
    assert_eq!(points.iter().sum::<i32>(), 7 + 1 + 9);
    assert!(matches!(table.state.frames.top(), Frame::Over));
}
