//! Ceremony cards: every kind and every card.

use stdx::Bits;

use super::{Table, cell, game, item};
use crate::{
    ids::{Color, Megalith, Rite, Section},
    score::{megaliths, rite_points},
};

/// What a card is worth to the first seat.
fn worth(table: &Table, card: &str) -> i32 {
    let rite: Rite = item(&game().labels.rites, card);
    let stones = megaliths(game(), &table.state);
    rite_points(game(), &table.state, kernel::Finite::nth(0), &stones, rite)
}

/// PH-X04: the thirty-four cards are of all eighteen kinds.
#[test]
fn every_kind_is_there() {
    let mut kinds: Vec<_> = game().rites_all.iter().map(|r| game().rites[r].count.word()).collect();
    assert_eq!(kinds.len(), 34);
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds.len(), 18);
}

/// PH-Y01 PH-Y02 PH-Y03 PH-Y04 PH-Q22: sets of the kinds shown; a tile serves each card once.
#[test]
fn gathering_sets() {
    let mut table = Table::last(2);
    // Honey G01…, egg G06…, berry G11…, mushroom G16…, fruit G21…, nut G26…
    for food in ["G11", "G12", "G06", "G07", "G08"] {
        table.give_food(1, food);
    }
    assert_eq!((worth(&table, "C01"), worth(&table, "C02"), worth(&table, "C03")), (6, 0, 0));
    for food in ["G21", "G22", "G16", "G01"] {
        table.give_food(1, food);
    }
    assert_eq!((worth(&table, "C02"), worth(&table, "C03"), worth(&table, "C04")), (3, 5, 0));
    table.give_food(1, "G26");
    assert_eq!((worth(&table, "C04"), worth(&table, "C01")), (5, 6));
}

/// PH-Y05 PH-Y06 PH-Y07 PH-X04: members by terrain, those in camps too, those on the start tile not.
#[test]
fn members_on_terrain() {
    let mut table = Table::last(2);
    assert_eq!((worth(&table, "C05"), worth(&table, "C06"), worth(&table, "C07")), (0, 0, 0));
    table.member(1, 2, "1d").member(1, 3, "1c").member(1, 4, "2c").camp(1, "K1", "1b").member(1, 5, "1b");
    assert_eq!((worth(&table, "C05"), worth(&table, "C06"), worth(&table, "C07")), (2, 1, 1));
}

/// PH-Y08 PH-X04: members in the tent, settlers among them; not those in reserve.
#[test]
fn members_at_home() {
    let mut table = Table::last(2);
    assert_eq!(worth(&table, "C08"), 4);
    table.member(1, 4, "tent");
    assert_eq!(worth(&table, "C08"), 6);
}

/// PH-Y09: complete rows only.
#[test]
fn full_rows() {
    let mut table = Table::last(2);
    table.seat_mut(1).painted =
        [Section::R1C1, Section::R1C2, Section::R1C3, Section::R2C1].into_iter().collect();
    assert_eq!(worth(&table, "C09"), 2);
}

/// PH-Y10 PH-Y11 PH-Y12 PH-X04: megaliths that paid at least a point.
#[test]
fn scored_megaliths() {
    let mut table = Table::last(2);
    table.state.tokens[cell("2d")] = None;
    table.state.tokens[cell("1d")] = None;
    table.seat_mut(1).stones = [cell("2d"), cell("1d")].into_iter().collect();
    table.member(1, 1, "5c").member(1, 2, "4b");
    let stones = megaliths(game(), &table.state);
    let n = |kind| stones[0][kind].1;
    assert_eq!((worth(&table, "C10"), n(Megalith::A)), (4, 2));
    assert!(n(Megalith::B) >= 1 && n(Megalith::C) >= 1);
    assert_eq!(worth(&table, "C11"), 2 * n(Megalith::B));
    assert_eq!(worth(&table, "C12"), 2 * n(Megalith::C));
    // A share that rounds down to nothing is not scored.
    assert_eq!(crate::score::majority([4, 1, 1, 1])[1], 0);
}

/// PH-Y13 PH-Q24: pairs of the same development points that also count three for one, cubes included.
#[test]
fn development_pairs() {
    let mut table = Table::last(2);
    table.seat_mut(1).dev = 4;
    table.resources(1, &[Color::Red]).markers(1, &[Color::Red]);
    assert_eq!((worth(&table, "C13"), table.points(1, "development")), (3, 2));
}

/// PH-Y14 PH-Y23: thirds of the fishing track, and its fifteenth space.
#[test]
fn the_fishing_track() {
    let mut table = Table::last(2);
    table.seat_mut(1).fishing = 14;
    assert_eq!((worth(&table, "C14"), worth(&table, "C23")), (4, 0));
    table.seat_mut(1).fishing = 15;
    assert_eq!((worth(&table, "C14"), worth(&table, "C23")), (5, 6));
}

/// PH-Y15 PH-Q23: every own ceremony card, this and the copy included.
#[test]
fn ceremony_cards() {
    let mut table = Table::last(2);
    table.give_rite(1, "C15").give_rite(1, "C22").give_rite(1, "C20");
    assert_eq!(worth(&table, "C15"), 3);
}

/// PH-Y16 PH-Y28 PH-Y29 PH-Y30 PH-Q25: animals, cards and tokens alike; footprints are none.
#[test]
fn animals() {
    let mut table = Table::last(2);
    for card in ["H07", "H08", "H17", "H21"] {
        table.give_prey(1, card);
    }
    assert_eq!(worth(&table, "C16"), 0);
    table.give_beast(1, "A5").give_beast(1, "A6").give_beast(1, "A3");
    assert_eq!(worth(&table, "C16"), 10);
    assert_eq!((worth(&table, "C28"), worth(&table, "C29"), worth(&table, "C30")), (2, 2, 2));
}

/// PH-Y17 PH-Y18 PH-Y19: footprints by species; animals are none.
#[test]
fn footprints() {
    let mut table = Table::last(2);
    for card in ["H01", "H02", "H11", "H07", "H27"] {
        table.give_prey(1, card);
    }
    assert_eq!((worth(&table, "C17"), worth(&table, "C18"), worth(&table, "C19")), (2, 1, 0));
}

/// PH-Y20: own camps.
#[test]
fn camps() {
    let mut table = Table::last(2);
    table.camp(1, "K1", "1a").camp(1, "K2", "1b").camp(2, "K1", "3a");
    assert_eq!(worth(&table, "C20"), 2);
}

/// PH-Y21: any two gathering tiles.
#[test]
fn any_two_tiles() {
    let mut table = Table::last(2);
    for food in ["G01", "G06", "G07"] {
        table.give_food(1, food);
    }
    assert_eq!(worth(&table, "C21"), 1);
}

/// PH-Y22 PH-Q23: the best other card once more, never itself.
#[test]
fn the_copy() {
    let mut table = Table::last(2);
    table.give_rite(1, "C22");
    assert_eq!(worth(&table, "C22"), 0);
    table.give_rite(1, "C20").give_rite(1, "C08").camp(1, "K1", "1a");
    assert_eq!((worth(&table, "C20"), worth(&table, "C08"), worth(&table, "C22")), (1, 4, 4));
    assert_eq!(table.points(1, "ceremonies"), 9);
    // A better card takes its place, and the copy is a ceremony card itself.
    table.give_rite(1, "C15");
    assert_eq!((worth(&table, "C15"), worth(&table, "C22")), (4, 4));
    table.seat_mut(1).painted =
        [Section::R1C1, Section::R1C3, Section::R3C1, Section::R3C3].into_iter().collect();
    table.give_rite(1, "C33");
    assert_eq!((worth(&table, "C33"), worth(&table, "C22")), (6, 6));
}

/// PH-Y24 PH-Y25 PH-Y26 PH-Y27: fish by kind, and sets of three.
#[test]
fn fish() {
    let mut table = Table::last(2);
    for fish in ["F01", "F02", "F11", "F12", "F21"] {
        table.give_fish(1, fish);
    }
    assert_eq!((worth(&table, "C24"), worth(&table, "C25"), worth(&table, "C26")), (2, 2, 1));
    assert_eq!(worth(&table, "C27"), 3);
}

/// PH-Y31 PH-Y32 PH-Y33 PH-Y34: painting patterns, only when complete.
#[test]
fn painting_patterns() {
    let mut table = Table::last(2);
    let paint = |table: &mut Table, sections: &[Section]| {
        table.seat_mut(1).painted = sections.iter().copied().collect::<Bits<_>>();
    };
    use Section::*;
    paint(&mut table, &[R1C1, R2C2]);
    assert_eq!(worth(&table, "C31"), 0);
    paint(&mut table, &[R1C1, R2C2, R3C3]);
    assert_eq!((worth(&table, "C31"), worth(&table, "C32")), (4, 0));
    paint(&mut table, &[R3C1, R2C2, R1C3, R1C1, R3C3]);
    assert_eq!((worth(&table, "C32"), worth(&table, "C33"), worth(&table, "C34")), (4, 6, 0));
    paint(&mut table, &[R1C2, R2C1, R2C2, R2C3, R3C2]);
    assert_eq!((worth(&table, "C34"), worth(&table, "C33")), (8, 0));
}
