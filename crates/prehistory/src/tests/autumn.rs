//! The map in autumn.

use kernel::Finite;

use super::{Table, cell, game, item};
use crate::{
    effect::Gain,
    flow::Frame,
    ids::{Color, Megalith, Member, Wheel},
    score::megaliths,
    state::{Spot, Token},
};

fn points(table: &Table) -> u16 {
    match table.state.frames.as_slice()[1] {
        Frame::Autumn { points, .. } => points,
        other => panic!("{other:?} is not autumn"),
    }
}

/// PH-M01: cubes by the center's values, resources and markers alike, development one for one, also later.
#[test]
fn movement_is_paid_at_any_time() {
    // Center P12: white 3, grey 2, red 1, blue 1, brown 1, yellow 2.
    let mut table = Table::autumn(2);
    table.resources(1, &[Color::White, Color::Red]).markers(1, &[Color::Yellow]);
    table.seat_mut(1).dev = 1;
    table.refuses(1, "walk start", "PH-M01");
    table.act(1, "march white").act(1, "rush yellow").act(1, "stride");
    assert_eq!(points(&table), 6);
    table.member(1, 2, "4d");
    table.act(1, "walk start").act(1, "stop 2c");
    assert_eq!(points(&table), 5);
    table.act(1, "march red");
    assert_eq!(points(&table), 6);
}

/// PH-M01: each member once; a move ends on another cell; steps are counted.
#[test]
fn each_member_moves_once() {
    let mut table = Table::autumn(2);
    table.resources(1, &[Color::Grey]).member(1, 2, "4d");
    table.act(1, "march grey").act(1, "walk 4d");
    table.refuses(1, "stop 4d", "PH-M01");
    table.refuses(1, "stop 8b", "PH-M01");
    table.act(1, "stop 6a");
    table.refuses(1, "walk 6a", "PH-M01");
    assert_eq!(points(&table), 1);
    assert!(table.allows(1, "walk start"));
    table.refuses(1, "walk 2b", "PH-M01");
}

/// PH-M01 PH-Q20 PH-Q31: what is left is lost, and nothing is spent when nobody can move.
#[test]
fn movement_left_is_lost() {
    let mut table = Table::autumn(2);
    table.resources(1, &[Color::Grey, Color::Red]);
    table.act(1, "march grey").act(1, "walk start").act(1, "stop 2c");
    table.refuses(1, "march red", "PH-M01");
    table.act(1, "pass");
    assert_eq!(table.decider(), 2);
    assert_eq!(points(&table), 0);
    assert_eq!(table.seat(1).resources[Color::Red], 1);
}

/// PH-M02 PH-Q17: no stop where somebody stands or has a camp; passing is allowed; own empty camps and the empty start are fine.
#[test]
fn stopping_needs_a_free_cell() {
    let mut table = Table::autumn(2);
    table.member(1, 1, "2c").member(2, 1, "2d").camp(2, "K1", "2a").camp(1, "K1", "1b");
    table.resources(1, &[Color::White, Color::White]);
    table.act(1, "march white").act(1, "march white").act(1, "walk 2c");
    table.refuses(1, "stop 2d", "PH-M02");
    table.refuses(1, "stop 2a", "PH-M02");
    assert!(table.allows(1, "stop start"), "the start is empty");
    assert!(table.allows(1, "stop 1b"), "an own empty camp");
    // Beyond the foreign camp and member.
    assert!(table.allows(1, "stop 10d") && table.allows(1, "stop 8c"));
    table.act(1, "stop 1b");
    assert_eq!(table.seat(1).members[Member::nth(0)], Spot::On(cell("1b")));
    table.member(1, 2, "4d").act(1, "walk 4d");
    table.refuses(1, "stop 1b", "PH-M02");
}

/// PH-M02: when nothing free is within reach a member cannot move.
#[test]
fn a_member_without_a_goal_stays() {
    let mut table = Table::autumn(2);
    table.resources(1, &[Color::Red]);
    for (i, place) in ["4d", "1b", "3a", "2c", "2d"].into_iter().enumerate() {
        table.member(2, i + 1, place);
    }
    table.member(1, 2, "1d").act(1, "march red");
    table.refuses(1, "walk start", "PH-M02");
}

/// PH-M03 PH-Q12: fish, gathering tile, animal and megalith A are taken where a member stops, and only there.
#[test]
fn tokens_are_taken() {
    let mut table = Table::autumn(2);
    // The first gathering cell holds a honey; an egg waits in the basket below.
    let honey = item(&game().labels.foods, "G01");
    assert_eq!(table.state.tokens[cell("2c")], Some(Token::Food(honey)));
    table.give_food(1, "G06");
    table.seat_mut(1).dev = 20;
    for _ in 0..12 {
        table.act(1, "stride");
    }
    for (i, place) in ["start", "1d", "4b", "3b", "6b"].into_iter().enumerate() {
        table.member(1, i + 1, place);
    }
    table.check();
    table.act(1, "walk start").act(1, "stop 2c");
    assert!(table.seat(1).foods.contains(honey));
    assert_eq!(
        (table.seat(1).markers[Color::Blue], table.seat(1).markers[Color::Yellow]),
        (1, 1),
        "the pair pays"
    );
    assert_eq!(table.state.tokens[cell("2c")], None);
    // 1c is an animal, one step from 1d.
    table.act(1, "walk 1d").act(1, "stop 1c");
    assert_eq!((table.seat(1).beasts.len(), table.points(1, "animals")), (1, 1));
    assert!(table.told(1, Gain { points: 1, ..Gain::default() }), "its point is told at once");
    // 2d is a megalith A, passed by nobody so far.
    table.act(1, "walk 4b").act(1, "stop 2d");
    assert!(table.seat(1).stones.contains(cell("2d")));
    assert_eq!(megaliths(game(), &table.state)[0][Megalith::A], (2, 1));
    // 7b is a fish.
    let before = table.seat(1).fishing;
    table.act(1, "walk 3b").act(1, "stop 7b");
    assert!(table.seat(1).fishing > before && table.seat(1).fish.len() == 1);
}

/// PH-M03 PH-Q16 PH-Q18: marker cells give to those who stop, not to those who stay; megaliths B and C stay.
#[test]
fn marker_cells_give_to_those_who_stop() {
    let mut table = Table::autumn(2);
    table.seat_mut(1).dev = 9;
    table.seat_mut(2).dev = 9;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 4d");
    assert_eq!(table.seat(1).markers[Color::Brown], 1);
    table.act(1, "pass");
    assert_eq!(table.seat(1).markers[Color::Brown], 1, "staying gives nothing");
    table.act(2, "stride").act(2, "stride").act(2, "walk start").act(2, "stop 4b").act(2, "pass");
    assert!(table.seat(2).stones.is_empty(), "C stays");
    // A year later: away and back.
    let mut table =
        table.at(Frame::Autumn { turn: 0, points: 5, tired: stdx::Bits::EMPTY, used: stdx::Bits::EMPTY });
    table.act(1, "walk 4d").act(1, "stop 6a").act(1, "pass").act(2, "pass");
    let mut table =
        table.at(Frame::Autumn { turn: 0, points: 5, tired: stdx::Bits::EMPTY, used: stdx::Bits::EMPTY });
    table.act(1, "walk 6a").act(1, "stop 4d");
    assert_eq!(table.seat(1).markers[Color::Brown], 2);
}

/// PH-M04 PH-Q14: the mover must be on or next to a camp cell on which it or another has stopped; one camp a cell.
#[test]
fn camps_need_a_site_and_people() {
    let mut table = Table::autumn(2);
    table.seat_mut(1).dev = 3;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 1b");
    table.refuses(1, "build 1b K2", "PH-M04");
    table.refuses(1, "build 1a K1", "PH-Q14");
    table.refuses(1, "build 1d K1", "PH-Q14");
    table.act(1, "build 1b K1");
    assert_eq!(table.seat(1).camps[Finite::nth(0)], Some(cell("1b")));
    assert_eq!((table.seat(1).dev, table.seat(1).n_home()), (3, 3), "development and a new member");
    assert!(matches!(table.state.frames.top(), Frame::Autumn { .. }), "one camp a cell");
}

/// PH-M04: exactly the members shown are named, and those who settle are among them.
#[test]
fn builders_and_settlers_are_named() {
    let mut table = Table::autumn(2);
    // Members around 1b at -1, 0: 1a, 1d, 5d and the start.
    table.member(1, 2, "1a").member(1, 3, "1d").member(1, 4, "5d").member(1, 1, "2c");
    table.seat_mut(1).dev = 2;
    table.act(1, "stride").act(1, "stride").act(1, "walk 2c").act(1, "stop 1b");
    table.act(1, "build 1b K4");
    // The mover is one of three; two more out of three are named.
    table.refuses(1, "name 1", "PH-M04");
    table.refuses(1, "name 4", "PH-M04");
    table.refuses(1, "name 5", "PH-M04");
    table.act(1, "name 2").act(1, "name 4");
    table.refuses(1, "settle 3", "PH-Q15");
    table.act(1, "settle 4");
    assert_eq!(table.seat(1).members[Member::nth(3)], Spot::Tent);
    assert_eq!(table.seat(1).members[Member::nth(4)], Spot::Tent, "the new member");
    assert_eq!(table.points(1, "camps"), 3);
}

/// PH-M04 PH-Q15: the mover may settle; settlers may migrate again; what the camp brings is told.
#[test]
fn the_mover_may_settle() {
    let mut table = Table::autumn(2);
    table.member(1, 2, "1d");
    table.seat_mut(1).dev = 1;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 1b").act(1, "build 1b K3").act(1, "settle 1");
    assert!(table.told(1, Gain { points: 2, dev: 1, ..Gain::default() }), "what the camp is worth is told");
    assert_eq!(table.seat(1).members[Member::nth(0)], Spot::Tent);
    let mut table = table.at(Frame::Summer { action: 5, left: 2 });
    table.act(2, "pass");
    table.markers(1, &[Color::White]);
    assert!(table.allows(1, "migrate 1b 1"));
}

/// PH-M04 PH-Q14: a member may help at several camps in one turn, also at one where another has stopped before.
#[test]
fn members_help_several_camps() {
    let mut table = Table::autumn(2);
    table.member(1, 2, "1c");
    table.seat_mut(1).dev = 2;
    table.act(1, "stride").act(1, "stride").act(1, "walk 1c").act(1, "stop 1a").act(1, "done");
    table.act(1, "walk start").act(1, "stop 1b");
    table.act(1, "build 1a K2");
    table.act(1, "build 1b K1");
    assert_eq!(table.seat(1).camp_cells().len(), 2);
}

/// PH-Q14: nobody builds where a member has only stood since last year, nor where somebody else has stopped, nor a year
/// or a turn later.
#[test]
fn a_site_is_where_one_has_stopped_this_autumn() {
    let mut table = Table::autumn(2);
    table.member(1, 2, "1b").member(2, 1, "2d");
    table.seat_mut(1).dev = 9;
    table.seat_mut(2).dev = 9;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 1d");
    assert!(
        matches!(table.state.frames.top(), Frame::Autumn { .. }),
        "no site although a member stands on one"
    );
    table.act(1, "pass");
    // The other one stops on a site, builds nothing and is gone: it is no site for the first.
    table.act(2, "stride").act(2, "stride").act(2, "walk 2d").act(2, "stop 3a").act(2, "done").act(2, "pass");
    let mut table =
        table.at(Frame::Autumn { turn: 0, points: 5, tired: stdx::Bits::EMPTY, used: stdx::Bits::EMPTY });
    table.member(2, 1, "2d");
    table.act(1, "walk 1d").act(1, "stop start");
    assert!(matches!(table.state.frames.top(), Frame::Autumn { .. }));
}

/// PH-Q14: what another seat has stopped on in the same autumn is no site for those who come after.
#[test]
fn stops_of_others_make_no_site() {
    let mut table = Table::autumn(2);
    table.seat_mut(1).dev = 1;
    table.seat_mut(2).dev = 1;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 3a").act(1, "done").act(1, "pass");
    table.member(1, 1, "tent");
    table.act(2, "stride").act(2, "walk start").act(2, "stop 1d");
    assert!(matches!(table.state.frames.top(), Frame::Autumn { .. }), "3a is next to 1d, but not theirs");
}

/// PH-M03 PH-Q16: a marker cell pays once an autumn, whoever comes; the year after it pays again.
#[test]
fn a_marker_cell_pays_once_an_autumn() {
    let mut table = Table::autumn(2);
    // 4d gives brown; the first visitor settles at 3a beside it.
    table.member(1, 2, "start").member(1, 3, "6a").member(2, 1, "6b");
    table.seat_mut(1).dev = 3;
    table.seat_mut(2).dev = 2;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 4d");
    table.act(1, "stride").act(1, "walk start").act(1, "stop 3a");
    table.act(1, "build 3a K3").act(1, "name 1").act(1, "settle 1");
    table.act(1, "stride").act(1, "walk 6a").act(1, "stop 4d").act(1, "pass");
    assert_eq!(table.seat(1).markers[Color::Brown], 1, "not twice in one turn");
    table.member(1, 3, "6a");
    table.act(2, "stride").act(2, "stride").act(2, "walk 6b").act(2, "stop 4d");
    assert_eq!(table.seat(2).markers[Color::Brown], 0, "not for the next one either");
    table.act(2, "pass");
    assert!(!matches!(table.state.frames.top(), Frame::Autumn { .. }));
    let mut table =
        table.at(Frame::Autumn { turn: 0, points: 5, tired: stdx::Bits::EMPTY, used: stdx::Bits::EMPTY });
    table.member(2, 1, "6b");
    table.act(1, "walk 6a").act(1, "stop 4d");
    assert_eq!(table.seat(1).markers[Color::Brown], 2, "a year later it pays again");
}

/// PH-M01 PH-V01: one more step in the middle of a walk, and every power between the parts of building.
#[test]
fn powers_in_the_middle_of_a_turn() {
    let mut table = Table::autumn(2);
    // Center P12: red is worth one step.
    table.member(1, 2, "1a").member(1, 3, "1d").member(1, 4, "5d").camp(1, "K1", "9b");
    table.resources(1, &[Color::Red, Color::Red, Color::Red]);
    table.seat_mut(1).dev = 9;
    table.act(1, "stride").act(1, "walk start");
    table.refuses(1, "stop 4b", "PH-M01");
    table.act(1, "march red");
    assert!(table.allows(1, "stop 4b"));
    table.act(1, "stride").act(1, "turn weather").act(1, "stop 1b");
    assert_eq!(points(&table), 2);
    table.act(1, "buy grey").act(1, "build 1b K4").act(1, "turn river back").act(1, "name 2");
    table.act(1, "name 3").act(1, "sell red").act(1, "settle 2");
    assert_eq!(table.seat(1).camp_cells().len(), 2);
    assert_eq!((table.seat(1).dev, table.dial(Wheel::River).turn), (9 - 2 - 1 - 2 - 1 + 1 + 2, 5));
}

/// PH-Q32: members on the start camp or in a camp next to the site help.
#[test]
fn neighbors_in_camps_help() {
    let mut table = Table::autumn(2);
    table.member(1, 2, "start").member(1, 3, "start");
    table.seat_mut(1).dev = 1;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 1b");
    assert!(table.allows(1, "build 1b K4"), "two on the start tile and the mover");
}

/// PH-M05: ten members and seven camps; then no new member joins and no camp is left.
#[test]
fn members_and_camps_are_limited() {
    let mut table = Table::autumn(2);
    for i in 4..=10 {
        table.member(1, i, "tent");
    }
    table.seat_mut(1).dev = 2;
    table.act(1, "stride").act(1, "walk start").act(1, "stop 1b").act(1, "build 1b K1");
    assert_eq!(table.seat(1).n_home(), 9, "nobody is left to join");
    let mut table =
        table.at(Frame::Autumn { turn: 0, points: 5, tired: stdx::Bits::EMPTY, used: stdx::Bits::EMPTY });
    table.act(1, "walk 1b").act(1, "stop 1a");
    assert!(!table.allows(1, "build 1a K1"));
    assert!(matches!(table.state.frames.top(), Frame::Autumn { .. }), "alone no other camp can be built");
    table.member(1, 2, "1c");
    table.state.frames.push(Frame::Build { seat: kernel::Seat::nth(0), mover: Member::nth(0) });
    table.refuses(1, "build 1a K1", "PH-M05");
    assert!(table.allows(1, "build 1a K2"));
}
