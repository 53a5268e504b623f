//! The worked examples of the rulebook.

use kernel::{Finite, Rng};

use super::{Table, cell, game};
use crate::{
    flow::Frame,
    ids::{Action, Cell, Color, Megalith, START, Section, Side, Wheel},
    pack::Feature,
    state::Spot,
};

/// PH-K01: gathering is closed, so the player hunts and puts any resource at the foot of hunting.
#[test]
fn hunting_in_place_of_gathering() {
    let mut table = Table::new(2);
    table.state.feet[Action::Gathering] = [Some(Color::Red), Some(Color::Blue)];
    table.lay_prey(1, "H07").resources(1, &[Color::White, Color::Blue, Color::Grey]);
    table.refuses(1, "gather 1", "PH-P04");
    table.act(1, "hunt 1").act(1, "foot grey");
    assert_eq!(table.state.feet[Action::Hunting], [Some(Color::Grey), None]);
    assert_eq!(table.decider(), 2);
}

/// PH-K02: two pass, the third pays two blue for a fish of value 2, the fourth passes; hunting follows.
#[test]
fn summer_fishing_with_passes() {
    let mut table = Table::summer(4, 3);
    table.lay_fish(1, "F05").markers(2, &[Color::Blue, Color::Blue]);
    table.refuses(4, "catch 1", "PH-E02");
    table.act(4, "pass").act(3, "pass").act(2, "catch 1").act(1, "pass");
    assert_eq!((table.seat(2).fishing, table.seat(2).fish.len()), (2, 1));
    assert!(matches!(table.state.frames.top(), Frame::Summer { action: 4, left: 4 }));
}

/// PH-K03: 2 VP and 1 development for one, 1 VP for two, nothing for the one who has not begun.
#[test]
fn fishing_income() {
    let mut table = Table::summer(4, 5);
    for (n, at) in [(1, 7), (2, 1), (3, 3), (4, 0)] {
        table.seat_mut(n).fishing = at;
    }
    for n in [4, 3, 2, 1] {
        table.act(n, "pass");
    }
    let paid: Vec<_> = (1..=4).map(|n| (table.seat(n).income, table.seat(n).dev)).collect();
    assert_eq!(paid, [(2, 1), (1, 0), (1, 0), (0, 0)]);
}

/// PH-K04: a grey resource worth two moves a member two cells to a gathering tile.
#[test]
fn one_grey_cube() {
    let mut table = Table::autumn(2);
    table.member(1, 1, "4b").resources(1, &[Color::Grey]);
    let before = table.seat(1).foods.len();
    table.act(1, "march grey").act(1, "walk 4b").act(1, "stop 6c");
    assert_eq!(table.seat(1).foods.len(), before + 1);
    assert_eq!(table.state.land(game()).distance(cell("4b"), cell("6c")), 2);
}

/// PH-K05: wave and ox for yellow and red; three neighbors pay one red and two yellow markers; in summer two grey.
#[test]
fn painting_with_three_neighbors() {
    let mut table = Table::new(2);
    for section in [Section::R1C1, Section::R3C1, Section::R2C2] {
        table.seat_mut(1).painted.insert(section);
    }
    table.resources(1, &[Color::Yellow, Color::Red, Color::White]);
    table.act(1, "paint r2c1");
    let markers = table.seat(1).markers;
    assert_eq!((markers[Color::Red], markers[Color::Yellow], table.seat(1).n_markers()), (1, 2, 3));
    table.act(1, "foot white");
    let mut summer = Table::summer(2, 0);
    summer.markers(2, &[Color::Grey, Color::Grey]).act(2, "paint r2c1");
    assert_eq!(summer.seat(2).n_markers(), 0);
}

/// PH-K06: an egg for blue with a honey in the basket above: blue and yellow marker and one development.
#[test]
fn gathering_the_egg() {
    // Gathering P01 shows blue beside the fifth slot.
    let mut table = Table::new(2);
    table.give_food(1, "G01").lay_food(5, "G10").resources(1, &[Color::Blue, Color::Brown]);
    table.act(1, "gather 5");
    let player = table.seat(1);
    assert_eq!((player.markers[Color::Blue], player.markers[Color::Yellow], player.dev), (1, 1, 1));
    table.act(1, "foot brown");
    let mut summer = Table::summer(2, 1);
    summer.lay_food(5, "G10").markers(2, &[Color::Red, Color::Red]).act(2, "gather 5");
    assert_eq!(summer.seat(2).dev, 1);
}

/// PH-K07: two shamans for grey and blue, a card of value 2 with one development; in summer two yellow.
#[test]
fn a_ceremony_of_two() {
    let mut table = Table::new(2);
    table.lay_rite(3, "C20").resources(1, &[Color::Grey, Color::Blue, Color::Red]);
    table.act(1, "hold 3").act(1, "dance 0 to 1").act(1, "dance 2 to 5").act(1, "foot red");
    assert_eq!((table.seat(1).dev, table.seat(1).rites.len(), table.seat(1).n_resources()), (1, 1, 0));
    assert_eq!(table.state.feet[Action::Ceremony][0], Some(Color::Red));
    table.camp(1, "K1", "1b").camp(1, "K2", "3a");
    assert_eq!(table.points(1, "ceremonies"), 2);
}

/// PH-K08: a fish of value 3 for red, grey and brown.
#[test]
fn a_fish_of_three() {
    let mut table = Table::new(2);
    table.lay_fish(2, "F09").resources(1, &[Color::Red, Color::Grey, Color::Brown, Color::White]);
    table.act(1, "catch 2").act(1, "foot white");
    assert_eq!((table.seat(1).fishing, table.seat(1).n_resources()), (3, 0));
    let mut summer = Table::summer(2, 3);
    summer.lay_fish(2, "F09").markers(2, &[Color::Blue, Color::Blue, Color::Blue]).act(2, "catch 2");
    assert_eq!(summer.seat(2).n_markers(), 0);
}

/// PH-K09: a sabre-tooth of value 2 for white and blue, 1 VP at once.
#[test]
fn a_sabre_tooth_of_two() {
    let mut table = Table::new(2);
    table.lay_prey(4, "H07").resources(1, &[Color::White, Color::Blue, Color::Yellow]);
    table.act(1, "hunt 4").act(1, "pay blue").act(1, "pay white");
    assert_eq!(table.seat(1).n_resources(), 1);
    table.act(1, "foot yellow");
    assert_eq!(table.points(1, "animals"), 1);
}

/// PH-K10: the third rhino footprint gives a brown marker, a yellow and a grey resource.
#[test]
fn the_third_rhino_footprint() {
    let mut table = Table::summer(2, 4);
    table.give_prey(2, "H11").give_prey(2, "H12").lay_prey(1, "H13").markers(2, &[Color::Brown]);
    table.act(2, "hunt 1");
    let player = table.seat(2);
    assert_eq!((player.markers[Color::Brown], player.n_markers()), (1, 1));
    assert_eq!((player.resources[Color::Yellow], player.resources[Color::Grey]), (1, 1));
}

/// PH-K11 PH-F03: mammoths of 4 points times 3 footprints; sabre-teeth of 2 with one footprint; rhino footprints alone nothing.
#[test]
fn four_times_three() {
    let mut table = Table::last(2);
    for card in ["H29", "H27", "H21", "H22", "H23", "H09", "H01", "H11", "H12"] {
        table.give_prey(1, card);
    }
    table.give_beast(1, "A5");
    assert_eq!(table.points(1, "footprints"), 4 * 3 + 2);
    assert_eq!(table.points(1, "animals"), 4 + 2);
}

/// PH-K12: yellow and brown send three members to one camp; in summer three white markers.
#[test]
fn three_migrate() {
    let mut table = Table::new(2);
    table.member(1, 4, "tent").camp(1, "K1", "1b");
    table.resources(1, &[Color::Yellow, Color::Brown, Color::Red]);
    table.act(1, "migrate 1b 3").act(1, "foot red");
    assert_eq!(table.seat(1).n_home(), 0);
    let mut summer = Table::summer(2, 5);
    summer.member(2, 4, "tent").markers(2, &[Color::White, Color::White, Color::White]);
    summer.act(2, "migrate start 3");
    assert_eq!((summer.seat(2).n_home(), summer.seat(2).n_markers()), (0, 0));
}

/// PH-K13: three build a camp and one settles; then another payment, another move, another camp.
#[test]
fn two_camps_in_one_turn() {
    let mut table = Table::autumn(2);
    table.member(1, 1, "start").member(1, 2, "3a").member(1, 3, "5d");
    table.resources(1, &[Color::Grey, Color::Red]);
    table.act(1, "march grey");
    table.act(1, "walk start").act(1, "stop 1b").act(1, "done");
    table.act(1, "walk 3a").act(1, "stop 1d");
    let dev = table.seat(1).dev;
    table.act(1, "build 1b K4").act(1, "settle 2");
    assert_eq!((table.points(1, "camps"), table.seat(1).dev), (3, dev + 2));
    table.act(1, "march red").act(1, "walk 5d").act(1, "stop 1a").act(1, "build 1a K1");
    assert_eq!((table.points(1, "camps"), table.seat(1).dev), (3, dev + 3));
    assert_eq!(table.seat(1).camp_cells().len(), 2);
    assert_eq!(table.seat(1).n_home(), 3, "the settler and two new members");
}

/// PH-K14: without blue and yellow, two turns of the ceremony tile let all three shamans move for a card of value 3; the price stays so for the others.
#[test]
fn turning_the_ceremony_tile() {
    let mut table = Table::new(2);
    table.shamans(1, &[0, 3, 5]).lay_rite(1, "C08");
    table.resources(1, &[Color::Grey, Color::Brown, Color::Red, Color::White]);
    table.seat_mut(1).dev = 2;
    // Free are 1, 2 and 4: blue, red and yellow; after two turns grey, brown and red.
    table.act(1, "turn ceremony clockwise").act(1, "turn ceremony clockwise").act(1, "hold 1");
    table.act(1, "dance 0 to 1").act(1, "dance 3 to 2").act(1, "dance 5 to 4").act(1, "foot white");
    let at: Vec<usize> = table.seat(1).shamans.iter().map(|s| s.index()).collect();
    assert_eq!(at, [1, 2, 4]);
    assert_eq!((table.seat(1).rites.len(), table.seat(1).n_resources(), table.seat(1).dev), (1, 0, 0));
    assert_eq!(table.dial(Wheel::Ceremony).turn, 2);
    assert_eq!(table.state.price_at(game(), Wheel::Ceremony, Side::nth(3)), Color::Blue);
}

/// PH-K15: one red marker, two points; a brown marker sold makes three points and buys the second red.
#[test]
fn selling_a_marker_to_buy_another() {
    let mut table = Table::summer(2, 1);
    table.markers(2, &[Color::Red, Color::Brown]);
    table.seat_mut(2).dev = 2;
    table.refuses(2, "gather 1", "PH-B02");
    table.act(2, "sell brown marker").act(2, "buy red marker").act(2, "gather 1");
    assert_eq!((table.seat(2).foods.len(), table.seat(2).n_markers()), (1, 0));
}

/// PH-K16 PH-N02 PH-Q19: a megalith B pays 3 to one and 2 to the other; a camp is one cell.
#[test]
fn megalith_b() {
    let mut table = Table::last(2);
    // 5c at -2, -1 is a megalith B; around it 5a, 5b, 5d, 1a, 9a …
    table.member(1, 1, "5c").member(1, 2, "5d").camp(1, "K1", "5a").member(1, 3, "5a");
    table.member(2, 1, "9a").camp(2, "K2", "1a");
    let near = table.state.land(game()).near(cell("5c"));
    assert!(["5a", "5d", "1a"].iter().all(|c| near.contains(cell(c))), "{near:?}");
    let at_nine = i32::from(near.contains(cell("9a")));
    assert_eq!(table.points(1, "megaliths"), 3, "the member in the camp is not counted");
    assert_eq!(table.points(2, "megaliths"), 1 + at_nine);
}

/// PH-K17 PH-N03: units 3, 2, 2 pay 5, 1, 1; a member inside a camp adds nothing.
#[test]
fn megalith_c() {
    // Deal the tiles anew until a megalith C lies alone with a site beside it.
    let mut table = Table::last(3);
    table.state.tokens = stdx::Table::filled(None);
    let as_it_began = table.state;
    let land = as_it_began.land(game());
    let cells = || (0..land.n_cells()).map(<Cell as Finite>::nth);
    let mut rng = Rng::new(1);
    let center = loop {
        for i in (1..15).rev() {
            table.state.map.swap(i, rng.below(i as u32 + 1) as usize);
        }
        let feature = |c: Cell| table.state.ground(game(), c).map(|g| g.feature);
        let counts = |c: Cell| matches!(feature(c), Some(Feature::Megalith(Megalith::B | Megalith::C)));
        let lonely = |c: Cell| cells().all(|o| o == c || !counts(o) || land.distance(c, o) > 2);
        let is_site = |c: Cell| feature(c) == Some(Feature::Camp);
        let fits = |c: &Cell| {
            let near = land.near(*c);
            let roomy = near.len() >= 5 && !near.contains(START) && near.iter().any(is_site);
            feature(*c) == Some(Feature::Megalith(Megalith::C)) && roomy && lonely(*c)
        };
        if let Some(center) = cells().find(fits) {
            break center;
        }
    };
    let is = |c: Cell, f| table.state.ground(game(), c).is_some_and(|g| g.feature == f);
    let near: Vec<_> = land.near(center).iter().collect();
    let site = *near.iter().find(|c| is(**c, Feature::Camp)).expect("a site");
    let free: Vec<_> = near.iter().copied().filter(|c| *c != site).collect();
    let on = Spot::On;
    for (i, at) in [center, free[0], free[1]].into_iter().enumerate() {
        table.seat_mut(1).members[Finite::nth(i)] = on(at);
    }
    table.seat_mut(2).camps[Finite::nth(0)] = Some(site);
    table.seat_mut(2).members[Finite::nth(0)] = on(site);
    for (i, at) in [free[2], free[3]].into_iter().enumerate() {
        table.seat_mut(3).members[Finite::nth(i)] = on(at);
    }
    let points: Vec<_> = (1..=3).map(|n| table.points(n, "megaliths")).collect();
    assert_eq!(points, [5, 1, 1]);
}
