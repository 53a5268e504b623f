use super::desk::{Desk, seat};
use crate::{event::Event, ids::Tribe};

/// LD-P01: while they have none, any artefact district they turn up gives the Archivists an artefact; others not.
#[test]
fn archivists_find_their_first_artefact() {
    let mut desk = Desk::new(2);
    desk.explore(("t2", "d6a"), ("t3", "d2a"));
    desk.act("take a21");
    desk.chance();
    assert!(desk.owns(1, "a21"));
    let mut second = Desk::new(2).artefact(1, "a10");
    second.explore(("t2", "d6a"), ("t3", "d2a"));
    assert!(second.offers("end turn"));
    let mut other = Desk::new(2).tribe(1, Tribe::Cult);
    other.explore(("t2", "d6a"), ("t3", "d2a"));
    assert!(other.offers("end turn"));
}

/// LD-P02 LD-Q14: DOGE cards are free for the Seress and draw a card before their effect; for others they count.
#[test]
fn seress_play_doge_cards_for_free() {
    let mut desk = Desk::new(2).tribe(1, Tribe::Seress).hand(1, "doge-toll doge-sweep").hand(2, "dig dig");
    desk.act("play doge-toll");
    // The card is drawn before anybody discards.
    assert_eq!((desk.decider(), desk.cards(2)), (0, 2));
    desk.act("deal barter");
    assert_eq!((desk.decider(), desk.state.turn.plays), (2, 1));
    desk.act("discard dig");
    assert!(desk.offers("play doge-sweep"));
    assert!(desk.events.contains(&Event::Empowered { seat: seat(1), tribe: Tribe::Seress }));
    // A free DOGE card is still no green card: it cannot be intercepted.
    let mut stays = Desk::new(2).tribe(1, Tribe::Seress).hand(1, "doge-toll").hand(2, "intercept");
    stays.acts(&["play doge-toll", "deal barter"]);
    assert_eq!(stays.options(), ["discard intercept"]);
    let mut other = Desk::new(2).hand(1, "doge-toll");
    other.act("play doge-toll");
    assert_eq!((other.state.turn.plays, other.cards(1)), (0, 0));
}

/// LD-P03 LD-Q04: the Children look at three tiles, and further only when all three match.
#[test]
fn children_look_at_three() {
    let mut desk = Desk::new(2).tribe(1, Tribe::Children);
    desk.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d6d"]);
    assert!(!desk.offers("done"), "two equal tiles of three say nothing");
    assert!(!desk.events.iter().any(|e| matches!(e, Event::Announced { .. })));
    desk.acts(&["look t4", "tile d6e"]);
    assert!(desk.offers("done") && desk.offers("look t6"));
    let mut mixed = Desk::new(2).tribe(1, Tribe::Children);
    mixed.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d6d", "look t4", "tile d2a"]);
    assert_eq!(mixed.options(), ["settle t2", "settle t3", "settle t4"]);
}

/// LD-P04: the Cult keeps six cards, and draws one when a turn begins with two or fewer.
#[test]
fn the_cult_is_efficient() {
    let mut desk = Desk::new(2).tribe(1, Tribe::Cult).hand(1, "scout scout scout wager wager dig dig");
    desk.acts(&["end turn", "discard dig"]);
    assert_eq!((desk.cards(1), desk.decider()), (6, 2));
    let mut low = Desk::new(2).tribe(2, Tribe::Cult).hand(2, "scout scout");
    low.act("end turn");
    assert_eq!(low.decider(), 0);
    low.chance();
    assert_eq!(low.cards(2), 3);
    let mut enough = Desk::new(2).tribe(2, Tribe::Cult).hand(2, "scout scout dig");
    enough.act("end turn");
    assert_eq!((enough.decider(), enough.cards(2)), (2, 3));
}

/// LD-P05 LD-Q04: the Moglianes gain a trophy for any two equal tiles in an exploration, once a turn.
#[test]
fn moglianes_read_signs() {
    let mut desk = Desk::new(2).tribe(1, Tribe::Moglianes).hand(1, "fresh-trail old-map");
    desk.explore(("t2", "d6a"), ("t3", "d6e"));
    assert_eq!(desk.trophies(1), 1);
    desk.act("play fresh-trail");
    desk.explore(("t4", "d4a"), ("t6", "d4d"));
    assert_eq!(desk.trophies(1), 1, "once a turn");
    let mut lantern = Desk::new(2).tribe(1, Tribe::Moglianes).artefact(1, "a01");
    lantern.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d4a"]);
    assert_eq!(lantern.trophies(1), 0);
    lantern.acts(&["look t4", "tile d4b"]);
    assert_eq!(lantern.trophies(1), 1, "any two of three");
    let mut map = Desk::new(2).tribe(1, Tribe::Moglianes).hand(1, "old-map");
    map.acts(&["play old-map", "look t2", "tile d6a", "look t3", "tile d6d", "look t4", "tile d6e", "done"]);
    assert_eq!(map.trophies(1), 0, "only while exploring");
}
