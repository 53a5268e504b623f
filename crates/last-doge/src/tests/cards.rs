//! Each action card once with its effect and once refused; reactions are in `reactions.rs`.

use super::desk::{Desk, seat, slot};
use crate::{
    event::Event,
    ids::{Number, Numbers},
};

/// LD-C01: three different free tiles; the same one twice is refused.
#[test]
fn old_map_shows_three_tiles() {
    let mut desk = Desk::new(2).hand(1, "old-map");
    desk.acts(&["play old-map", "look t2", "tile d2a"]);
    assert_eq!(
        (desk.refused("look t2"), desk.refused("look t14"), desk.refused("look t5")),
        ("LD-C01", "LD-C01", "LD-C01")
    );
    desk.acts(&["look t3", "tile d3a", "look t4", "tile d4a", "done"]);
    assert!(["t2", "t3", "t4"].iter().all(|t| desk.knows(1, t) && !desk.knows(2, t)));
    assert!(!desk.events.iter().any(|e| matches!(e, Event::Announced { .. })));
}

/// LD-C02: a look at a free tile, and a move there if wanted.
#[test]
fn scout_looks_and_may_move() {
    let mut desk = Desk::new(2).hand(1, "scout scout rations");
    desk.acts(&["play scout", "look t20", "tile d2a"]);
    assert_eq!(desk.refused("settle t21"), "LD-C02");
    desk.act("settle t20");
    assert_eq!(desk.pawn_of(1), "t20");
    desk.acts(&["play scout", "discard rations", "look t21", "tile d2b", "pass"]);
    assert_eq!(desk.pawn_of(1), "t20");
    let full = Desk::new(2).hand(1, "scout").open_all_but(&[]);
    assert_eq!(full.refused("play scout"), "LD-C02");
}

/// LD-C03 LD-Q29: along the row or column at any distance, across gaps; then one tile beside may be looked at.
#[test]
fn rooftop_run_goes_straight() {
    let mut desk = Desk::new(2).hand(1, "rooftop-run");
    desk.act("play rooftop-run");
    assert_eq!((desk.refused("settle t7"), desk.refused("settle t5")), ("LD-C03", "LD-C03"));
    desk.acts(&["settle t23", "tile d2a"]);
    assert_eq!(desk.options(), ["look t18", "look t24", "done"]);
    assert_eq!(desk.refused("look t7"), "LD-C03");
    desk.acts(&["look t24", "tile d2b", "done"]);
    assert!(desk.knows(1, "t24"));
    let mut lazy = Desk::new(2).hand(1, "rooftop-run");
    lazy.acts(&["play rooftop-run", "settle t3", "tile d2a", "done"]);
    assert!(lazy.offers("end turn"));
    let mut lagoons = Desk::fresh("players=2 city=lagoons");
    let city = *lagoons.game.city(&lagoons.state);
    // Row 2 reads ##.#.##: its first and last tiles share the row across the pools.
    let row = city.line(crate::Line::row(1));
    assert!(city.inline(row.first().unwrap()).contains(row.iter().last().unwrap()));
    lagoons.act("first seat1");
}

/// LD-C04: an exact total pays two trophies, another nothing; the tiles are covered again, known to all, without effect.
#[test]
fn wager_pays_for_the_exact_total() {
    let mut desk = Desk::new(2).hand(1, "wager wager dig");
    desk.acts(&["play wager", "bet 9", "show t2", "tile d3b"]);
    assert_eq!((desk.refused("show t2"), desk.refused("show t14")), ("LD-C04", "LD-C04"));
    desk.acts(&["show t3", "tile d6e"]);
    assert_eq!(desk.trophies(1), 2);
    desk.act("done");
    assert!(desk.state.face_up.is_empty() && desk.knows(2, "t2") && desk.knows(2, "t3"));
    assert_eq!(desk.state.turn.plays, 0, "the shelter had no effect");
    desk.acts(&["play wager", "discard dig", "bet 8", "show t2", "show t3", "done"]);
    assert_eq!(desk.trophies(1), 2);
}

/// LD-C05: an opponent in the own row or column; others are refused.
#[test]
fn crossbow_shoots_along_lines() {
    let mut desk = Desk::new(4).hand(1, "crossbow");
    desk.act("play crossbow");
    assert_eq!(desk.options(), ["target seat2", "target seat3"]);
    assert_eq!((desk.refused("target seat4"), desk.refused("target seat1")), ("LD-C05", "LD-C05"));
    desk.act("target seat3");
    assert_eq!(desk.trophies(1), 2);
    let far = Desk::new(2).pawn(2, "t20").hand(1, "crossbow");
    assert_eq!(far.refused("play crossbow"), "LD-C05");
}

/// LD-C06: an opponent on the eight tiles around; afterwards a random card, seen by the two only.
#[test]
fn skirmish_robs_a_neighbor() {
    let mut desk = Desk::new(3).pawn(2, "t7").hand(1, "skirmish").hand(2, "dig scout");
    desk.acts(&["play skirmish", "pass", "target seat2", "pass", "discard dig", "pass", "settle t20"]);
    desk.act("tile d7c");
    assert_eq!((desk.decider(), desk.options()), (0, vec!["deal scout".to_owned()]));
    desk.act("deal scout");
    assert_eq!((desk.cards(1), desk.cards(2), desk.trophies(1)), (1, 0, 1));
    let robbed = *desk.events.iter().find(|e| matches!(e, Event::Robbed { .. })).unwrap();
    let seen = |n: usize| crate::hidden::redact(robbed, kernel::Viewer::Seat(seat(n)));
    assert!(seen(1) == robbed && seen(2) == robbed && seen(3) != robbed);
    assert_eq!(Desk::new(2).hand(1, "skirmish").refused("play skirmish"), "LD-C06");
}

/// LD-C07: two other cards for an artefact; with one other card it is refused.
#[test]
fn dig_buys_an_artefact() {
    let mut desk = Desk::new(2).hand(1, "dig scout wager");
    desk.acts(&["play dig", "discard wager", "discard scout", "take a21"]);
    desk.chance();
    assert!(desk.owns(1, "a21") && desk.cards(1) == 0);
    assert_eq!(Desk::new(2).hand(1, "dig scout").refused("play dig"), "LD-C07");
    // As a further card it needs three others.
    let mut extra = Desk::new(2).hand(1, "scout dig wager wager");
    extra.acts(&["play scout", "look t2", "tile d2a", "pass"]);
    assert_eq!(extra.refused("play dig"), "LD-C07");
}

/// LD-C08: an exploration besides the main action; without two free tiles it is refused.
#[test]
fn fresh_trail_explores_again() {
    let mut desk = Desk::new(2).hand(1, "fresh-trail");
    desk.explore(("t2", "d2a"), ("t3", "d3b"));
    desk.act("play fresh-trail");
    desk.explore(("t4", "d4a"), ("t6", "d4b"));
    if desk.offers("done") {
        desk.act("done");
    }
    assert_eq!((desk.trophies(1), desk.pawn_of(1).as_str()), (2, "t4"));
    let full = Desk::new(2).hand(1, "fresh-trail").open_all_but(&["t2"]);
    assert_eq!(full.refused("play fresh-trail"), "LD-C08");
}

/// LD-C09: two cards, for free.
#[test]
fn rations_draw_two() {
    let mut desk = Desk::new(2).hand(1, "rations");
    desk.act("play rations");
    desk.chance();
    assert_eq!((desk.cards(1), desk.state.turn.plays), (2, 1));
    let mut stopped = Desk::new(2).hand(1, "rations").hand(2, "intercept");
    stopped.acts(&["play rations", "react intercept"]);
    assert_eq!(stopped.cards(1), 0);
}

/// LD-C10: a face-down tile, also under an opponent's pawn, never the treasure.
#[test]
fn spyglass_looks_under_pawns() {
    let mut desk = Desk::new(2).hand(1, "spyglass").up("t3", "d2a");
    desk.act("play spyglass");
    assert_eq!((desk.refused("look t14"), desk.refused("look t3")), ("LD-C10", "LD-C10"));
    desk.act("look t5");
    assert!(desk.knows(1, "t5"));
    desk.act("done");
    assert_eq!(desk.state.turn.plays, 1);
}

/// LD-C11: one more counting card without discarding; intercepted it gives nothing.
#[test]
fn second_wind_gives_a_play() {
    let mut desk = Desk::new(2).hand(1, "second-wind scout scout");
    desk.acts(&[
        "play second-wind",
        "play scout",
        "look t2",
        "tile d2a",
        "pass",
        "play scout",
        "look t3",
        "tile d2b",
        "pass",
    ]);
    assert_eq!(desk.cards(1), 0);
    let mut stopped = Desk::new(2).hand(1, "second-wind").hand(2, "intercept");
    stopped.acts(&["play second-wind", "react intercept"]);
    assert_eq!(stopped.state.turn.plays, 1);
}

/// LD-C12: any number of cards for as many new ones; kinds are named in order.
#[test]
fn barter_exchanges_cards() {
    let mut desk = Desk::new(2).hand(1, "barter scout dig wager");
    desk.acts(&["play barter", "discard scout", "discard dig"]);
    assert_eq!(desk.refused("discard wager"), "LD-C12");
    assert_eq!(desk.refused("discard dodge"), "LD-C12");
    desk.act("done");
    desk.chance();
    assert_eq!(desk.cards(1), 3);
    let mut none = Desk::new(2).hand(1, "barter");
    none.acts(&["play barter", "done"]);
    assert_eq!(none.cards(1), 0);
}

/// LD-C16: every pawn in a row or column, the own one included, takes damage from the player.
#[test]
fn sweep_hits_a_whole_line() {
    let mut desk = Desk::new(3).hand(1, "doge-sweep");
    desk.acts(&["play doge-sweep"]);
    assert_eq!(desk.refused("sweep column 9"), "LD-C16");
    desk.act("sweep row 1");
    let hurt = desk.events.iter().filter(|e| matches!(e, Event::Hurt { .. })).count();
    assert_eq!((hurt, desk.trophies(1), desk.trophies(3)), (2, 2, 1));
    let mut dodged = Desk::new(2).hand(1, "doge-sweep").hand(2, "dodge");
    dodged.acts(&["play doge-sweep", "sweep column 6", "react dodge"]);
    assert!(dodged.offers("end turn") && dodged.trophies(1) == 0);
}

/// LD-C17 LD-Q23: a revealed tile without pawn goes down; swapped, what was known goes along, and the player sees the other.
#[test]
fn veil_hides_and_swaps() {
    let mut desk = Desk::new(3).hand(1, "doge-veil").up("t3", "d2a").tile("t20", "d7c", 3);
    desk.act("play doge-veil");
    assert_eq!((desk.refused("hide t4"), desk.refused("hide t1")), ("LD-C17", "LD-C17"));
    desk.act("hide t3");
    assert_eq!(
        (desk.refused("swap t3"), desk.refused("swap t14"), desk.refused("swap t5")),
        ("LD-C17", "LD-C17", "LD-C17")
    );
    desk.act("swap t20");
    // The hidden two lies on t20 now, known to all; the seven on t3, known to seat three and to the player.
    assert!(desk.knows(2, "t20") && desk.knows(1, "t3") && desk.knows(3, "t3") && !desk.knows(2, "t3"));
    desk.act("done");
    assert!(desk.state.face_up.is_empty());
    let swapped = Event::Swapped { seat: seat(1), tiles: Some((slot("t3"), slot("t20"))), secret: false };
    assert!(desk.events.contains(&swapped));
    let mut plain = Desk::new(2).hand(1, "doge-veil").up("t3", "d2a");
    plain.acts(&["play doge-veil", "hide t3", "pass"]);
    assert!(plain.offers("end turn"));
    assert_eq!(Desk::new(2).hand(1, "doge-veil").refused("play doge-veil"), "LD-C17");
}

/// LD-C18: every opponent with cards discards one of choice; it is no damage.
#[test]
fn toll_takes_a_card_from_each() {
    let mut desk = Desk::new(3).hand(1, "doge-toll").hand(2, "dig scout").hand(3, "dodge");
    desk.act("play doge-toll");
    assert_eq!(desk.decider(), 2);
    desk.act("discard scout");
    assert_eq!((desk.decider(), desk.refused("react dodge")), (3, "LD-C18"));
    desk.act("discard dodge");
    assert_eq!((desk.trophies(1), desk.cards(2), desk.cards(3), desk.decider()), (0, 1, 0, 1));
}

/// LD-C19: everybody on the named number is hit in public, the player included; the others are known not to be on it.
#[test]
fn hunt_hits_a_number() {
    let mut desk = Desk::new(4).hand(1, "doge-hunt");
    desk.acts(&["play doge-hunt", "name 6"]);
    let hurt: Vec<_> = desk
        .events
        .iter()
        .filter_map(|e| if let Event::Hurt { seat, .. } = e { Some(*seat) } else { None })
        .collect();
    assert_eq!(hurt, [seat(2), seat(4)]);
    let six = Number::of(6).unwrap();
    assert_eq!(desk.state.numbers[slot("t5")], Numbers::only(six));
    assert_eq!(desk.state.numbers[slot("t1")], Numbers::full().without(six));
    let mut own = Desk::new(2).hand(1, "doge-hunt");
    own.acts(&["play doge-hunt", "name 7"]);
    assert_eq!(own.trophies(2), 1);
    let mut dodged = Desk::new(2).hand(1, "doge-hunt").hand(2, "dodge");
    dodged.acts(&["play doge-hunt", "name 6", "react dodge"]);
    assert_eq!(dodged.trophies(1), 0);
}
