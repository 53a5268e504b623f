//! Set-up.

use kernel::{Actor, Choices, Finite, Game, Rng, Setup};

use super::{Table, game};
use crate::{
    Choice, State,
    flow::Frame,
    ids::{Action, Member, Pattern, START, Side, Wheel},
    pack::Feature,
    state::{Spot, Token},
};

/// Plays the set-up with random draws up to the first spring.
fn set_up(n: usize, seed: u64) -> State {
    let mut state = game().start(&Setup::usual(game(), n));
    let (mut rng, mut choices) = (Rng::new(seed), Choices::new());
    while !matches!(state.frames.top(), Frame::Spring { .. }) {
        let actor = game().next(&state).first().expect("the set-up goes on");
        game().legal(&state, actor, &mut choices);
        game().apply(&mut state, choices.pick(&mut rng), &mut ());
    }
    state
}

/// PH-S01: two to four players; the first year begins with spring.
#[test]
fn two_to_four_play_and_the_first_year_has_no_winter() {
    for n in [1, 5] {
        assert!(Setup::for_seats(game(), n).is_err());
    }
    for n in 2..=4 {
        let state = set_up(n, 1);
        assert_eq!(state.year, 1);
        assert!(state.frames.as_slice().len() == 2, "only spring lies above the end");
    }
}

/// PH-S02: six tiles on the board, the next center on top of the pile; each once, not turned.
#[test]
fn price_tiles_are_dealt() {
    let state = set_up(3, 2);
    let mut tiles: Vec<_> = state.dials.values().filter_map(|d| d.tile).collect();
    tiles.extend(state.center);
    tiles.extend(state.next_price);
    assert_eq!(tiles.len(), 7);
    tiles.sort();
    tiles.dedup();
    assert_eq!(tiles.len(), 7);
    assert!(Wheel::all().all(|w| state.dials[w].turn == 0));
    // Three more for the centers, two for the box: nobody knows which.
    assert_eq!(state.prices_unseen.len(), 5);
}

/// PH-S03: each pillar has one cube of the center's color.
#[test]
fn pillars_start_with_a_cube() {
    let table = Table::new(2);
    let center = table.center().expect("laid");
    for (action, side) in Action::all().zip(Side::all()) {
        let color = game().prices[center][side];
        assert_eq!(table.state.tops[action].values().map(|n| *n as u32).sum::<u32>(), 1);
        assert_eq!(table.state.tops[action][color], 1);
    }
}

/// PH-S04: six, six, five, five.
#[test]
fn rows_are_laid_out() {
    let state = set_up(4, 3);
    assert_eq!(state.food_slots.values().flatten().count(), 6);
    assert_eq!(state.fish_slots.values().flatten().count(), 6);
    assert_eq!(state.prey_row.values().flatten().count(), 5);
    assert_eq!(state.rite_row.values().flatten().count(), 5);
}

/// PH-S05: 10, 15 or 20 map tiles, every marked cell has its token.
#[test]
fn the_land_is_laid_and_filled() {
    for (n, tiles) in [(2, 10), (3, 15), (4, 20)] {
        let state = set_up(n, 4);
        assert_eq!(state.map.iter().flatten().count(), tiles);
        assert_eq!(state.land(game()).n_cells(), 4 * tiles + 1);
        for (cell, token) in state.tokens.iter() {
            let feature = state.ground(game(), cell).map(|g| g.feature);
            match feature {
                Some(Feature::Fish) => assert!(matches!(token, Some(Token::Fish(_)))),
                Some(Feature::Gathering) => assert!(matches!(token, Some(Token::Food(_)))),
                Some(Feature::Animal) => assert!(matches!(token, Some(Token::Beast(_)))),
                Some(Feature::Megalith(crate::ids::Megalith::A)) => assert_eq!(*token, Some(Token::Stone)),
                _ => assert_eq!(*token, None),
            }
        }
    }
    let turned = |seed| set_up(4, seed).map.iter().flatten().filter(|(_, turned)| *turned).count();
    assert!((1..20).contains(&turned(5)), "tiles are turned at random");
}

/// PH-S05: another layout can be picked, if it is for as many players.
#[test]
fn layouts_are_an_option() {
    let setup = Setup::parse(game(), "players=2 layout=banks-two").expect("a layout for two");
    assert_eq!(game().start(&setup).land(game()).id(), "banks-two");
    let refused = Setup::parse(game(), "players=3 layout=banks-two").expect_err("it is for two");
    assert!(refused.to_string().contains("is for 2 players, not 3"), "{refused}");
}

/// PH-S06: one member on the start camp, two at home, seven in reserve; markers at zero.
#[test]
fn tribes_start_small() {
    let table = Table::new(4);
    for n in 1..=4 {
        let player = table.seat(n);
        let count = |spot| Member::all().filter(|m| player.members[*m] == spot).count();
        assert_eq!((count(Spot::On(START)), count(Spot::Tent), count(Spot::Reserve)), (1, 2, 7));
        assert!(player.camps.values().all(|c| c.is_none()));
        assert_eq!((player.dev, player.fishing, player.income), (0, 0, 0));
        assert_eq!(player.shamans.len(), 3);
    }
}

/// PH-S06 PH-Q10 PH-Q30: tiles are turned and shamans placed in turn order; the tile turns once more before the income.
#[test]
fn players_turn_their_tile_and_place_their_shamans() {
    let mut state = game().start(&Setup::usual(game(), 2));
    let mut choices = Choices::new();
    let mut asked = Vec::new();
    while !matches!(state.frames.top(), Frame::Spring { .. }) {
        let actor = game().next(&state).first().expect("the set-up goes on");
        game().legal(&state, actor, &mut choices);
        let mut pick = choices.get(0);
        if let Actor::Seat(seat) = actor {
            asked.push(seat);
            if pick.choice() == Choice::Orient(Side::nth(0)) {
                assert_eq!(choices.len(), 6);
                pick = choices.get(2);
            } else {
                assert_eq!(choices.len(), 2);
                pick = choices.find(Choice::Arrange(Pattern::Second)).expect("the second pattern");
            }
        }
        game().apply(&mut state, pick, &mut ());
    }
    let order: Vec<_> = state.order.iter().flat_map(|s| [s, s]).collect();
    assert_eq!(asked, order);
    let player = &state.players[0];
    assert_eq!(player.weather_turn, 3);
    assert_eq!(player.shamans, game().patterns[Pattern::Second]);
    assert_eq!(player.n_resources(), 7, "the first income is taken");
}

/// PH-S07: every order can be drawn.
#[test]
fn the_first_order_is_random() {
    let mut orders: Vec<_> = (0..60).map(|seed| set_up(3, seed).order.iter().collect::<Vec<_>>()).collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 6);
}

/// PH-S07: an agreed order is the order of the seats, and nothing is drawn for it.
#[test]
fn the_first_order_can_be_agreed() {
    let setup = Setup::parse(game(), "players=4 order=seats").expect("a set-up");
    let mut state = game().start(&setup);
    let (mut rng, mut choices) = (Rng::new(6), Choices::new());
    while !matches!(state.frames.top(), Frame::Spring { .. }) {
        let actor = game().next(&state).first().expect("the set-up goes on");
        game().legal(&state, actor, &mut choices);
        assert!(!matches!(choices.get(0).choice(), Choice::DealTurn(_)));
        game().apply(&mut state, choices.pick(&mut rng), &mut ());
    }
    assert!(state.order.iter().map(|s| s.index()).eq(0..4));
}

/// PH-S05 PH-Q38: a shape of one's own is recorded with the game and played on.
#[test]
fn a_map_can_have_a_shape_of_ones_own() {
    let rows = game();
    for (n, text) in
        [(2, "3 4 3"), (3, "1 2 9 2 1"), (4, "20"), (4, "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1")]
    {
        let mut setup = Setup::for_seats(rows, n).expect("two to four play");
        setup.set(rows, "layout", text).expect("a text");
        rows.check(&setup).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        let state = rows.start(&setup);
        assert_eq!((state.land(rows).n_slots(), state.land(rows).n_cells()), (5 * n, 20 * n + 1));
        let written = setup.write(rows);
        assert!(written.contains(&format!("layout={}", text.replace(' ', "-"))), "{written}");
        assert_eq!(Setup::parse(rows, &written).expect("it is read again"), setup);
    }
    let mut setup = Setup::for_seats(rows, 2).expect("two play");
    // The round valley, tile by tile.
    setup.set(rows, "layout", "ln0 nl0 no1 qm2 ll0 oo0 kp0 pk0 kn1 pj2").expect("a text");
    rows.check(&setup).expect("a shape");
    let valley = Setup::parse(rows, "players=2 layout=two").expect("a layout");
    let (own, pack) = (rows.start(&setup), rows.start(&valley));
    assert_eq!(own.land(rows).at(own.n_seats), pack.land(rows).at(pack.n_seats));
    testkit::rules(rows, setup, 1_500, 9);
}

/// PH-Q38: the rows of `3 4 3` lie one below the other, the start tile between two map tiles of the middle row.
#[test]
fn rows_lie_around_the_start() {
    let setup = Setup::parse(game(), "players=2 layout=3-4-3").expect("a shape");
    let state = game().start(&setup);
    let land = state.land(game());
    let near: Vec<_> = land.near(START).iter().map(crate::notation::cell_name).collect();
    assert_eq!(near, ["2c", "2d", "5b", "5d", "6a"], "{:?}", land.at(state.n_seats));
}

/// PH-S05 PH-Q38: what is wrong with a shape is said in words of the game.
#[test]
fn wrong_shapes_are_refused() {
    for (n, text, key) in [
        (2, "3 4 4", "setup-shape-count"),
        (3, "3 4 3", "setup-shape-count"),
        (2, "0 10", "setup-shape-size"),
        (2, "21", "setup-shape-size"),
        (2, "99999999999999999999999", "setup-shape-size"),
        (4, "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "setup-shape-size"),
        (2, "3 4 x", "setup-shape-words"),
        (2, "nl6", "setup-shape-words"),
        (2, "ln0 ln0 no1 qm2 ll0 oo0 kp0 pk0 kn1 pj2", "setup-shape-overlap"),
        (2, "mn0 nl0 no1 qm2 ll0 oo0 kp0 pk0 kn1 pj2", "setup-shape-overlap"),
        (2, "ln0 nl0 no1 qm2 ll0 oo0 kp0 pk0 kn1 aa0", "setup-shape-apart"),
    ] {
        let mut setup = Setup::for_seats(game(), n).expect("two to four play");
        setup.set(game(), "layout", text).expect("letters and digits");
        let fault = game().check(&setup).expect_err(text);
        assert_eq!(fault.text().map(|t| t.key.to_string()).as_deref(), Some(key), "{text}: {fault}");
    }
}
