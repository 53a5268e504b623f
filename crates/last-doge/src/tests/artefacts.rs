//! Each artefact once with its power and once without.

use kernel::Game;

use super::desk::{Desk, seat, slot, tile};
use crate::{event::Event, ids::Artefact};

/// LD-A01: the power ends when the artefact is lost, and the new owner has it.
#[test]
fn a_power_goes_with_its_artefact() {
    let mut desk = Desk::new(2).hand(1, "crossbow scout scout scout wager wager").artefact(2, "a02");
    desk.acts(&["play crossbow", "target seat2", "give a02", "settle t20"]);
    desk.chance();
    let limit = |n: usize| desk.state.hand_limit(&desk.game.content, seat(n));
    assert_eq!((limit(1), limit(2)), (6, 5));
    assert_eq!(desk.refused("use a17"), "LD-A01");
}

/// LD-R01: one more look after the normal ones, once a turn; without it none.
#[test]
fn lantern() {
    let mut desk = Desk::new(2).artefact(1, "a01").hand(1, "fresh-trail");
    desk.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d3b"]);
    assert!(desk.offers("done"));
    desk.acts(&["look t4", "tile d2a", "settle t2", "reveal t3"]);
    desk.acts(&["play fresh-trail", "look t6", "tile d4a", "look t7", "tile d2b"]);
    assert_eq!(desk.options(), ["settle t6", "settle t7"], "used this turn");
}

/// LD-R02: hand limit one higher, and one card more for the escape.
#[test]
fn hiking_pack() {
    let mut desk = Desk::new(3).artefact(1, "a02").hand(1, "scout scout scout wager wager dig");
    assert_eq!(desk.state.hand_limit(&desk.game.content, seat(1)), 6);
    assert_eq!(desk.state.hand_limit(&desk.game.content, seat(2)), 5);
    desk.state.players[0].hand = crate::ids::Cards::EMPTY;
    let cards = desk.game.content.cards(3);
    desk.state.deck = cards;
    desk = desk.dark();
    desk.chance();
    assert_eq!((desk.cards(1), desk.cards(2)), (6, 5));
}

/// LD-R03: drawing two cards also shows a free tile.
#[test]
fn binoculars() {
    let mut desk = Desk::new(2).artefact(1, "a03");
    desk.act("draw two");
    desk.chance();
    assert_eq!((desk.cards(1), desk.refused("look t14")), (2, "LD-R03"));
    desk.acts(&["look t2", "tile d2a", "done"]);
    assert!(desk.knows(1, "t2"));
    let mut without = Desk::new(2);
    without.act("draw two");
    without.chance();
    assert!(without.offers("end turn"));
}

/// LD-R04: once a turn a damage costs no card, but the trophy and the move happen; it needs a card to spare.
#[test]
fn vest() {
    let mut desk = Desk::new(2).artefact(2, "a04").hand(1, "crossbow crossbow dig").hand(2, "scout scout");
    desk.acts(&["play crossbow", "pass", "target seat2", "pass", "pass"]);
    assert_eq!((desk.cards(2), desk.trophies(1)), (2, 1));
    desk.acts(&["settle t3", "tile d2a"]);
    desk.acts(&["play crossbow", "discard dig", "pass", "target seat2", "pass", "discard scout"]);
    assert_eq!(desk.cards(2), 1, "once a turn");
    let mut bare = Desk::new(2).artefact(2, "a04").hand(1, "crossbow");
    bare.acts(&["play crossbow", "target seat2"]);
    assert_eq!(bare.options(), ["give a04"]);
}

/// LD-R05 LD-Q29: crossbow and skirmish reach three steps.
#[test]
fn rifle_scope() {
    let mut desk = Desk::new(3).artefact(1, "a05").pawn(2, "t8").pawn(3, "t13").hand(1, "skirmish");
    desk.act("play skirmish");
    assert_eq!(desk.options(), ["target seat2", "target seat3"]);
    let far = Desk::new(2).artefact(1, "a05").pawn(2, "t15").hand(1, "skirmish crossbow");
    assert_eq!((far.refused("play skirmish"), far.refused("play crossbow")), ("LD-C06", "LD-C05"));
    let without = Desk::new(2).pawn(2, "t8").hand(1, "skirmish");
    assert_eq!(without.refused("play skirmish"), "LD-C06");
}

/// LD-R06: a card after the attack and the move.
#[test]
fn first_aid_kit() {
    let mut desk = Desk::new(2).artefact(2, "a06").hand(1, "crossbow").hand(2, "dig");
    desk.acts(&["play crossbow", "pass", "target seat2", "pass", "discard dig", "settle t20", "tile d2a"]);
    assert_eq!((desk.decider(), desk.cards(2)), (0, 0));
    desk.chance();
    assert_eq!(desk.cards(2), 1);
    let mut dodged = Desk::new(2).artefact(2, "a06").hand(1, "crossbow").hand(2, "dodge");
    dodged.acts(&["play crossbow", "pass", "target seat2", "react dodge"]);
    assert_eq!(dodged.cards(2), 0);
}

/// LD-R07: two looks before the forced move, which goes to one of them.
#[test]
fn compass() {
    let mut desk = Desk::new(2).artefact(2, "a07").artefact(2, "a06").hand(1, "crossbow").hand(2, "dig");
    desk.acts(&["play crossbow", "pass", "target seat2", "pass", "discard dig"]);
    assert_eq!(desk.refused("look t14"), "LD-R07");
    desk.acts(&["look t20", "tile d2a"]);
    assert_eq!(desk.refused("look t20"), "LD-R07");
    desk.acts(&["look t21", "tile d2b"]);
    assert_eq!(
        (desk.options(), desk.refused("settle t22")),
        (vec!["settle t20".into(), "settle t21".into()], "LD-R07")
    );
    desk.act("settle t21");
    assert!(desk.knows(2, "t20") && desk.pawn_of(2) == "t21");
    // The kit acts after the move (LD-R06).
    assert_eq!(desk.decider(), 0);
}

/// LD-R08: no damage from ambushes; others next to it are hit.
#[test]
fn shield() {
    let mut desk = Desk::new(3).artefact(2, "a08").pawn(2, "t8").pawn(3, "t2");
    desk.explore(("t21", "d6a"), ("t7", "d4c"));
    let hurt: Vec<_> = desk
        .events
        .iter()
        .filter_map(|e| if let Event::Hurt { seat, .. } = e { Some(*seat) } else { None })
        .collect();
    assert_eq!(hurt, [seat(3)]);
    let mut shot = Desk::new(2).artefact(2, "a08").hand(1, "crossbow");
    shot.acts(&["play crossbow", "target seat2"]);
    assert_eq!(shot.trophies(1), 1, "a crossbow is no ambush; the shield itself is given");
}

/// LD-R09: two plays from shelter and from second wind.
#[test]
fn wristwatch() {
    let mut desk = Desk::new(2).artefact(1, "a09").hand(1, "second-wind");
    desk.act("play second-wind");
    assert_eq!(desk.state.turn.plays, 3);
    desk.explore(("t2", "d6a"), ("t3", "d5d"));
    assert_eq!(desk.state.turn.plays, 5);
    let mut without = Desk::new(2).hand(1, "second-wind");
    without.act("play second-wind");
    assert_eq!(without.state.turn.plays, 2);
}

/// LD-R10: a camp gives two cards; other draws are not changed.
#[test]
fn fishing_net() {
    let mut desk = Desk::new(2).artefact(1, "a10").hand(1, "rations");
    desk.explore(("t2", "d6a"), ("t3", "d5b"));
    desk.chance();
    assert_eq!(desk.cards(1), 3);
    desk.act("play rations");
    desk.chance();
    assert_eq!(desk.cards(1), 4);
}

/// LD-R11: a neighbor number face up is enough; two away is not.
#[test]
fn bunch_of_keys() {
    let mut desk = Desk::new(2).artefact(1, "a11").up("t8", "d3b");
    desk.explore(("t2", "d6a"), ("t3", "d2a"));
    assert!(desk.offers("take top"));
    let mut far = Desk::new(2).artefact(1, "a11").up("t8", "d4b");
    far.explore(("t2", "d6a"), ("t3", "d2a"));
    assert!(far.offers("end turn"));
}

/// LD-R12: another player's discovery shows the owner a free tile; the own does not.
#[test]
fn old_camera() {
    let mut desk = Desk::new(2).artefact(1, "a10").artefact(2, "a12");
    desk.explore(("t2", "d6a"), ("t3", "d2a"));
    assert_eq!((desk.decider(), desk.refused("look t3")), (2, "LD-R12"));
    desk.acts(&["look t20", "tile d4a", "done"]);
    assert!(desk.knows(2, "t20") && !desk.knows(1, "t20"));
    let mut own = Desk::new(2).artefact(1, "a12");
    own.explore(("t2", "d6a"), ("t3", "d2a"));
    assert!(own.offers("end turn"));
}

/// LD-R13: a trophy when another guesses wrongly; not for the own failure.
#[test]
fn transistor_radio() {
    let three =
        |desk: &mut Desk| desk.state.discoveries = ["d2a", "d3a", "d4a"].iter().map(|w| tile(w)).collect();
    let mut desk = Desk::new(2).artefact(2, "a13");
    three(&mut desk);
    desk.acts(&["guess 2", "tile d7c"]);
    assert_eq!(desk.trophies(2), 1);
    let mut own = Desk::new(2).artefact(1, "a13");
    three(&mut own);
    own.acts(&["guess 2", "tile d7c"]);
    assert_eq!(own.trophies(1), 0);
}

/// LD-R14: two discoveries are enough for the owner, one is not.
#[test]
fn survey_atlas() {
    let mut desk = Desk::new(2).artefact(1, "a14");
    desk.state.discoveries = ["d2a"].iter().map(|w| tile(w)).collect();
    assert_eq!(desk.refused("guess 7"), "LD-G01");
    desk.state.discoveries = ["d2a", "d3a"].iter().map(|w| tile(w)).collect();
    assert!(desk.offers("guess 7"));
}

/// LD-R15: one more card at random, for observatory and skirmish, as far as there are cards.
#[test]
fn strong_magnet() {
    let mut desk = Desk::new(2).artefact(1, "a15").hand(2, "dig scout");
    desk.explore(("t2", "d6a"), ("t3", "d3c"));
    desk.acts(&["target seat2", "steal dig", "deal scout"]);
    assert_eq!((desk.cards(1), desk.cards(2)), (2, 0));
    let mut one = Desk::new(2).artefact(1, "a15").hand(2, "dig");
    one.explore(("t2", "d6a"), ("t3", "d3c"));
    one.acts(&["target seat2", "steal dig"]);
    assert_eq!((one.cards(1), one.decider()), (1, 1));
    let mut robber =
        Desk::new(2).pawn(2, "t7").artefact(1, "a15").hand(1, "skirmish").hand(2, "dig scout wager");
    robber.acts(&["play skirmish", "pass", "target seat2", "pass", "discard dig", "pass", "settle t20"]);
    robber.chance();
    assert_eq!((robber.cards(1), robber.cards(2)), (2, 0));
}

/// LD-R16: a card after discarding for a further one, once a turn.
#[test]
fn pocket_knife() {
    let mut desk = Desk::new(2).artefact(1, "a16").hand(1, "scout scout scout dig dig");
    desk.acts(&["play scout", "look t2", "tile d2a", "pass"]);
    desk.acts(&["play scout", "discard dig"]);
    assert_eq!(desk.decider(), 0);
    desk.acts(&["deal barter", "look t3", "tile d2b", "pass"]);
    desk.acts(&["play scout", "discard dig"]);
    assert_eq!(desk.decider(), 1, "once a turn");
}

/// LD-R17: hides a revealed tile once a game; refused when spent or when there is nothing to hide.
#[test]
fn spray_can() {
    let desk = Desk::new(2).artefact(1, "a17");
    assert_eq!(desk.refused("use a17"), "LD-R17");
    let mut desk = desk.up("t3", "d2a").up("t4", "d2b");
    desk.acts(&["use a17", "hide t3"]);
    assert!(!desk.state.face_up.contains(slot("t3")) && desk.knows(2, "t3"));
    assert_eq!(desk.refused("use a17"), "LD-R17");
    assert_eq!(Desk::new(2).artefact(1, "a10").refused("use a10"), "LD-R10");
}

/// LD-R18: a card for every reaction played.
#[test]
fn chess_set() {
    let mut desk = Desk::new(2).artefact(2, "a18").hand(1, "crossbow").hand(2, "dodge");
    desk.acts(&["play crossbow", "pass", "target seat2", "react dodge"]);
    assert_eq!(desk.decider(), 0);
    desk.chance();
    assert_eq!(desk.cards(2), 1);
    let mut without = Desk::new(2).hand(1, "crossbow").hand(2, "dodge");
    without.acts(&["play crossbow", "pass", "target seat2", "react dodge"]);
    assert_eq!(without.decider(), 1);
}

/// LD-R19: two looks at any tiles before the first turn of the escape.
#[test]
fn flare_pistol() {
    let mut desk = Desk::new(2).artefact(2, "a19").dark();
    desk.chance();
    assert_eq!(desk.decider(), 2);
    desk.act("look t14");
    assert_eq!(desk.refused("look t14"), "LD-R19");
    desk.acts(&["look t5", "done"]);
    assert!(desk.offers("turn t1"));
}

/// LD-R20: the owner may go first; the order goes on clockwise from there.
#[test]
fn rubber_dinghy() {
    let mut desk = Desk::new(3).artefact(3, "a20").dark();
    desk.chance();
    assert_eq!((desk.decider(), desk.options()), (3, vec!["lead".into(), "pass".into()]));
    desk.act("lead");
    assert_eq!(desk.decider(), 3);
    desk.acts(&["turn t10"]);
    desk.any();
    assert_eq!(desk.decider(), 1);
    let mut no = Desk::new(3).artefact(3, "a20").dark();
    no.chance();
    no.act("pass");
    assert_eq!(no.decider(), 2);
    let mut first_anyway = Desk::new(3).artefact(2, "a20").dark();
    first_anyway.chance();
    assert!(first_anyway.offers("turn t1"));
}

/// LD-R21: three trophies and no power.
#[test]
fn doges_ring() {
    let desk = Desk::new(2).artefact(1, "a21");
    let mut by_source = [0; 4];
    desk.game.score(&desk.state, seat(2), &mut by_source);
    assert_eq!(by_source[2], 0);
    assert_eq!(desk.game.content.value[Artefact::from_word("a21").unwrap()], 3);
    assert_eq!(desk.refused("use a21"), "LD-R21");
}

/// LD-R22: the hand limit is one lower; it adds up with others.
#[test]
fn gilded_mask() {
    let desk = Desk::new(2).artefact(1, "a22");
    assert_eq!(desk.state.hand_limit(&desk.game.content, seat(1)), 4);
    let both = desk.artefact(1, "a02");
    assert_eq!(both.state.hand_limit(&both.game.content, seat(1)), 5);
}

/// LD-R23: an opponent gains one more, also for the damage by which it is lost; oneself not.
#[test]
fn chandelier_crystal() {
    let mut desk = Desk::new(2).artefact(2, "a23").hand(1, "crossbow");
    desk.acts(&["play crossbow", "target seat2", "give a23"]);
    assert_eq!(desk.trophies(1), 2);
    assert!(desk.owns(1, "a23"));
    let mut own = Desk::new(2).artefact(1, "a23").hand(1, "doge-sweep dig");
    own.acts(&["play doge-sweep", "sweep column 2"]);
    assert_eq!((own.trophies(1), own.trophies(2)), (0, 1));
}
