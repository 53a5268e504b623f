use kernel::{Actor, Choices, Finite, Game, Rng, Seat, Setup};

use super::desk::{Desk, seat, slot};
use crate::{
    ids::{Card, Number, Tile},
    state::Knowers,
};

/// LD-S01: each takes a different tribe in turn order; a taken one is refused.
#[test]
fn tribes_are_chosen_in_turn_order() {
    let mut desk = Desk::fresh("players=3");
    desk.act("first seat2");
    assert_eq!(desk.decider(), 2);
    desk.act("tribe cult");
    assert_eq!((desk.decider(), desk.refused("tribe cult")), (3, "LD-S01"));
    desk.act("tribe seress");
    assert_eq!(desk.decider(), 1);
}

/// LD-S01: or nature deals them.
#[test]
fn tribes_may_be_dealt() {
    let mut desk = Desk::fresh("players=5 tribes=random");
    desk.act("first seat1");
    for _ in 0..5 {
        assert_eq!(desk.decider(), 0);
        desk.any();
    }
    assert!(desk.state.players.iter().all(|p| p.tribe.is_some()));
}

/// LD-S02 LD-S03: 27 tiles, n of each number n; the number under the treasure is uniform, the others follow.
#[test]
fn the_treasure_number_is_uniform() {
    let mut desk = Desk::new(2);
    for number in Number::all() {
        assert_eq!(desk.game.content.tiles_of[number].len(), number.value() as usize);
    }
    let mut fresh = Desk::fresh("players=2");
    fresh.act("first seat1");
    let weight = |t: Tile| u32::from(fresh.game.content.treasure_weight[t]);
    let by_number: Vec<u32> =
        Number::all().map(|n| fresh.game.content.tiles_of[n].iter().map(weight).sum()).collect();
    assert!(by_number.iter().all(|w| *w == by_number[0]), "{by_number:?}");
    // A first tile elsewhere: a two is rarer than 2 of 27, because it is the likeliest single tile below the treasure.
    desk.acts(&["explore", "look t2"]);
    let choices = desk.choices();
    let of = |word: &str| {
        choices.weighted().find(|(c, _)| *c == crate::Choice::Tile(super::desk::tile(word))).unwrap().1
    };
    assert!(of("d2a") < of("d7a"));
    assert_eq!(choices.actor(), Actor::Chance);
}

/// LD-S03: drawing lazily gives the treasure a uniform number also when it is looked at last.
#[test]
fn lazy_draws_keep_the_treasure_uniform() {
    let (mut counts, mut rng) = ([0u32; 6], Rng::new(3));
    let desk = Desk::new(2);
    for _ in 0..6_000 {
        let mut state = desk.state;
        let mut choices = Choices::new();
        // Somebody looks at five tiles, then under the treasure.
        for at in ["t2", "t3", "t7", "t8", "t20", "t14"] {
            desk.game.show(&mut state, Some(Seat::nth(0)), slot(at), &mut ());
            desk.game.legal(&state, Actor::Chance, &mut choices);
            let choice = choices.pick(&mut rng);
            let crate::Choice::Tile(tile) = choice.choice() else { panic!() };
            state.frames.pop();
            state.place(slot(at), tile);
            if at == "t14" {
                counts[desk.game.content.number[tile].index()] += 1;
            }
        }
    }
    // The pawns stand on two known tiles, so sixes and sevens are a little rarer: weights 2, 2, 2, 2, 5/3, 12/7.
    let expected =
        [2.0, 2.0, 2.0, 2.0, 10.0 / 6.0, 12.0 / 7.0].map(|w| w / (8.0 + 10.0 / 6.0 + 12.0 / 7.0) * 6_000.0);
    for (n, e) in counts.iter().zip(expected) {
        assert!((f64::from(*n) - e).abs() < 150.0, "{counts:?} against {expected:?}");
    }
}

/// LD-S03: every shape has its treasure and every tile joins the city.
#[test]
fn cities_can_be_chosen() {
    for (city, height) in [("classic", 5), ("grand-canal", 3), ("diamond", 7), ("lagoons", 5)] {
        let desk = Desk::fresh(&format!("players=2 city={city}"));
        assert_eq!(desk.game.city(&desk.state).height, height);
    }
    let classic = Desk::fresh("players=2");
    assert_eq!(classic.game.city(&classic.state).treasure, slot("t14"));
}

/// LD-S04: three artefacts lie face up.
#[test]
fn three_artefacts_are_laid_out() {
    let desk = Desk::new(2);
    assert_eq!((desk.state.row.len(), desk.state.pile.len()), (3, 20));
}

/// LD-S05: old maps are removed with fewer players, and each is dealt four cards.
#[test]
fn old_maps_are_removed_and_four_cards_dealt() {
    for (n, maps, all) in [(2, 1, 61), (3, 1, 61), (4, 2, 62), (5, 3, 63)] {
        let mut desk = Desk::fresh(&format!("players={n}"));
        assert_eq!((desk.state.deck.count(Card::OldMap), desk.state.deck.len()), (maps, all));
        let mut rng = Rng::new(1);
        while desk.state.turns == 0 {
            let choices = desk.choices();
            let choice = choices.pick(&mut rng);
            desk.game.apply(&mut desk.state, choice, &mut ());
        }
        let begin = desk.state.turn.seat.index();
        // The Cult does not draw: four is more than two.
        assert!((0..n).all(|i| desk.state.players[(begin + i) % n].hand.len() == 4));
    }
}

/// LD-S06: pawns are placed in turn order before hands are dealt, not on a pawn or the treasure, and see their tile.
#[test]
fn pawns_are_placed_before_hands_are_dealt() {
    let mut desk = Desk::fresh("players=2");
    desk.acts(&["first seat2", "tribe cult", "tribe seress", "unearth a01", "unearth a02", "unearth a03"]);
    assert_eq!(desk.decider(), 2);
    assert_eq!(desk.refused("settle t14"), "LD-S06");
    desk.acts(&["settle t3", "tile d2a"]);
    assert_eq!((desk.decider(), desk.refused("settle t3")), (1, "LD-S06"));
    assert!(desk.knows(2, "t3") && !desk.knows(1, "t3"));
    assert_eq!(desk.state.seen[slot("t3")], Knowers::NOBODY.with(seat(2)));
    assert_eq!(desk.cards(2), 0);
}

/// LD-S07: who begins is drawn among all seats.
#[test]
fn the_first_player_is_drawn() {
    let desk = Desk::fresh("players=4");
    assert_eq!(desk.decider(), 0);
    assert_eq!(desk.options(), ["first seat1", "first seat2", "first seat3", "first seat4"]);
    let mut one = Desk::fresh("players=4");
    one.act("first seat3");
    assert_eq!(one.state.turn.seat, seat(3));
}

/// LD-S07: or it is agreed on, by anybody who sits at the table; then nothing is drawn.
#[test]
fn the_first_player_is_agreed_on() {
    let mut desk = Desk::fresh("players=4 first=seat3");
    assert_eq!((desk.decider(), desk.state.first), (3, seat(3)));
    ["cult", "seress", "children", "archivists"].iter().for_each(|t| desk.act(&format!("tribe {t}")));
    let joined: Vec<_> =
        [3, 4, 1, 2].iter().map(|n| desk.state.players[n - 1].tribe.unwrap().word()).collect();
    assert_eq!(joined, ["cult", "seress", "children", "archivists"]);
    let dealt = Desk::fresh("players=2 first=seat2 tribes=random");
    assert_eq!((dealt.decider(), dealt.state.first), (0, seat(2)));
    let fault = Setup::parse(&desk.game, "players=2 first=seat3").unwrap_err();
    assert_eq!(fault.text().map(|t| &*t.key), Some("setup-first"));
    assert!(fault.to_string().contains("seat3 cannot begin"), "{fault}");
    let written = Setup::parse(&desk.game, "players=4 first=seat3").unwrap().write(&desk.game);
    assert!(written.contains(" first=seat3"), "{written}");
}

/// LD-S01: one or six players cannot play.
#[test]
fn player_counts_are_checked() {
    let game = Desk::fresh("players=2").game;
    for n in ["1", "6"] {
        assert!(Setup::parse(&game, &format!("players={n}")).is_err());
    }
}
