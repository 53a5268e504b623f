//! Summer.

use kernel::{Finite, Seat};

use super::{Table, game};
use crate::{
    flow::Frame,
    ids::{Action, Color},
    score::mark,
};

/// PH-U01: cubes at the feet become markers on the tops.
#[test]
fn feet_are_pushed_up() {
    let mut table = Table::new(2);
    table.state.feet[Action::Fishing] = [Some(Color::Red), Some(Color::Red)];
    let before = table.state.tops[Action::Fishing][Color::Red];
    table.act(1, "pass").act(2, "pass");
    assert_eq!(table.state.tops[Action::Fishing][Color::Red], before + 2);
    assert_eq!(table.state.feet[Action::Fishing], [None; 2]);
}

/// PH-U02 PH-Q02 PH-Q03: reverse order, all cubes of one pillar each, none twice, and it must be taken.
#[test]
fn pillars_are_taken_in_reverse_order() {
    let mut table = Table::new(3).at(Frame::Pillars { left: 3 });
    table.state.tops[Action::Hunting] = stdx::Table::filled(0);
    table.state.tops[Action::Hunting][Color::Red] = 2;
    table.state.tops[Action::Hunting][Color::Blue] = 1;
    assert_eq!(table.decider(), 3);
    table.refuses(3, "pass", "PH-Q03");
    table.act(3, "pillar hunting");
    assert_eq!((table.seat(3).markers[Color::Red], table.seat(3).markers[Color::Blue]), (2, 1));
    table.refuses(2, "pillar hunting", "PH-U02");
    table.act(2, "pillar painting").act(1, "pillar fishing");
    assert!(matches!(table.state.frames.top(), Frame::Summer { action: 0, left: 3 }));
    let left = Action::all().filter(|a| !table.state.is_bare(*a)).count();
    assert_eq!(left, 3, "the rest stays");
}

/// PH-U03: the six actions in order, each player once, last of the order first.
#[test]
fn the_six_actions_come_in_order() {
    let mut table = Table::summer(2, 0);
    table.markers(2, &[Color::Grey, Color::Grey, Color::Blue]);
    table.lay_fish(1, "F01");
    table.refuses(2, "catch 1", "PH-U03");
    table.act(2, "paint r1c1");
    assert_eq!(table.decider(), 1, "once each");
    table.act(1, "pass");
    for action in [1, 2] {
        assert!(matches!(table.state.frames.top(), Frame::Summer { action: a, left: 2 } if a == action));
        table.act(2, "pass").act(1, "pass");
    }
    table.act(2, "catch 1").act(1, "pass");
    table.act(2, "pass").act(1, "pass");
    assert!(matches!(table.state.frames.top(), Frame::Summer { action: 5, left: 2 }));
    table.act(2, "pass").act(1, "pass");
    assert!(matches!(table.state.frames.top(), Frame::Autumn { turn: 0, .. }));
}

/// PH-U04: the last mark reached pays, once a year, and not the earlier ones too.
#[test]
fn fishing_pays_the_best_mark() {
    let mut table = Table::summer(2, 5);
    table.seat_mut(1).fishing = 11;
    table.act(2, "pass").act(1, "pass");
    assert_eq!((table.seat(1).income, table.seat(1).dev), (3, 1));
    assert_eq!((table.seat(2).income, table.seat(2).dev), (0, 0));
    assert_eq!(table.points(1, "fishing"), 3);
    assert_eq!(mark(game(), 0), None);
    assert_eq!(mark(game(), 20).map(|m| (m.points, m.dev)), Some((7, 2)));
}

/// PH-D03 PH-Q04 PH-Q33: a summer ceremony costs yellow markers; shamans may move for nothing, or stay.
#[test]
fn shamans_may_stay_in_summer() {
    let mut table = Table::summer(2, 2);
    table.lay_rite(1, "C20").markers(2, &[Color::Yellow, Color::Yellow]);
    table.lay_rite(2, "C08");
    table.refuses(2, "hold 2", "PH-D03");
    table.act(2, "hold 1");
    assert_eq!(table.seat(2).dev, 1);
    table.refuses(2, "dance 0 to 2", "PH-D01");
    let mut stay = Table { state: table.state, events: Vec::new() };
    stay.act(2, "done");
    assert_eq!(stay.seat(2).shamans, stay.seat(1).shamans);
    assert_eq!(stay.decider(), 1);
    table.refuses(2, "dance 0 to 0", "PH-D01");
    table.act(2, "dance 4 to 5").act(2, "dance 2 to 1");
    table.refuses(2, "dance 0 to 3", "PH-Q33");
    assert_eq!(table.decider(), 2, "the dance is over when its owner says so");
    table.act(2, "done");
    let at: Vec<usize> = table.seat(2).shamans.iter().map(|s| s.index()).collect();
    assert_eq!(at, [0, 1, 5]);
    assert_eq!(table.seat(2).n_resources(), 0);
    assert_eq!(table.decider(), 1, "no more than its value");
}

/// PH-D05: first free place; later ones move forward and change places; the first stays.
#[test]
fn the_ceremony_track_moves() {
    let mut table = Table::new(3);
    let seats = |t: &Table| t.state.track.iter().map(|s| s.index() + 1).collect::<Vec<_>>();
    let hold = |table: &mut Table, n: usize| {
        table.state.advance(Seat::nth(n - 1), &mut ());
        seats(table)
    };
    assert_eq!(hold(&mut table, 2), [2]);
    assert_eq!(hold(&mut table, 2), [2]);
    assert_eq!(hold(&mut table, 1), [2, 1]);
    assert_eq!(hold(&mut table, 3), [2, 1, 3]);
    assert_eq!(hold(&mut table, 3), [2, 3, 1]);
    assert_eq!(hold(&mut table, 3), [3, 2, 1]);
    assert_eq!(hold(&mut table, 3), [3, 2, 1]);
}
