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
    assert_eq!(game().start(&setup).land(game()).id, "banks-two");
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
