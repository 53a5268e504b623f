//! Dangers, wounds, healing.

use kernel::{Next, Seat};

use super::table::Table;

fn solo(front: &str) -> Table<'static> {
    Table::floor("players=1 groups=1 level=I", &[front])
}

/// PA-W01 PA-Q04: a danger cannot be ignored; the hostile action may be chosen although another is possible.
#[test]
fn dangers_cannot_be_ignored() {
    let mut t = solo("B14");
    t.people(1, &["P12", "P13"]);
    t.refuse(1, "ignore 1", "PA-W01");
    assert_eq!(t.legal(1), ["begin 1 1", "begin 1 2"]);
    t.act(1, "begin 1 2").act(1, "suffer P12");
    assert!(t.in_discard("B14"));
}

/// PA-W01: of the hostile actions one that can be carried out completely; if none can, as much as possible.
#[test]
fn hostile_actions_are_carried_out_completely() {
    let mut t = solo("B31");
    t.people(1, &["P05"]).store(1, 0, 0);
    t.refuse(1, "begin 1 2", "PA-W01");
    assert_eq!(t.legal(1), ["begin 1 3"]);
    let mut t = solo("B31");
    t.people(1, &["P05"]).store(2, 0, 0);
    assert_eq!(t.legal(1), ["begin 1 2", "begin 1 3"]);
    // Neither can: a group without people and one food.
    let mut t = solo("B31");
    t.store(1, 0, 0);
    assert_eq!(t.legal(1), ["begin 1 2", "begin 1 3"]);
    t.act(1, "begin 1 2");
    assert_eq!(t.food(), 0);
}

/// PA-W01: a hostile action whose condition is not met is not available.
#[test]
fn hostile_actions_have_conditions() {
    let mut t = Table::floor("players=1 groups=1 level=VI", &["I01"]);
    t.people(1, &["P01"]);
    assert_eq!(t.legal(1), ["begin 1 2", "begin 1 3"]);
    t.edit(|d| {
        let guard = std::mem::take(&mut d.guard);
        d.graveyard.extend(guard);
    });
    assert_eq!(t.legal(1), ["begin 1 3"]);
    t.refuse(1, "begin 1 2", "PA-MI");
}

/// PA-W02 PA-X04: all wounds of a card on one person; the one beyond the hearts kills, the rest is lost.
#[test]
fn wounds_on_a_hunter() {
    let mut t = solo("B07");
    t.people(1, &["P01", "P12"]).wound(1, 0, 1).tool(1, "fur", 1);
    t.act(1, "begin 1 2").act(1, "suffer P01");
    assert!(t.in_graveyard("P01") && t.wounds("P12") == 0);
    assert_eq!((t.skulls(), t.tools(1, "fur")), (1, 1));
}

/// PA-W03 PA-W05: the last person of a group is replaced at once; the tools stay.
#[test]
fn the_last_person_is_replaced() {
    let mut t = solo("B28");
    t.people(1, &["P01"]).tool(1, "spear", 1).act(1, "begin 1 2").act(1, "suffer P01");
    assert_eq!((t.next(), t.skulls()), (Next::Chance, 1));
    t.chance("draw P09");
    assert!(t.has_person(1, "P09") && t.tools(1, "spear") == 1 && t.tools(1, "torch") == 1);
}

/// PA-W04 PA-Q09: furs cancel one wound, clothing up to three, and they combine; placed wounds stay.
#[test]
fn furs_and_clothing() {
    let mut t = solo("B28");
    t.people(1, &["P12"]).wound(1, 0, 1).tool(1, "fur", 2).tool(1, "clothing", 1).act(1, "begin 1 2");
    t.refuse(1, "shield 1 torch", "PA-W04");
    t.act(1, "shield 1 fur").act(1, "shield 1 clothing");
    assert_eq!((t.wounds("P12"), t.tools(1, "fur"), t.tools(1, "clothing")), (1, 1, 0));
    let mut t = solo("B28");
    t.people(1, &["P12"]).tool(1, "fur", 2).act(1, "begin 1 2").act(1, "shield 1 fur").act(1, "suffer P12");
    assert_eq!((t.wounds("P12"), t.tools(1, "fur")), (2, 1));
    // Several red backs of one payment are one moment: clothing covers them all.
    let mut t = solo("B01");
    t.people(1, &["P01", "P02", "P12"]).tool(1, "clothing", 1).deck(1, &["red", "red", "forest"]);
    t.act(1, "begin 1 1").act(1, "shield 1 clothing");
    assert_eq!((t.food(), t.wounds("P01")), (7, 0));
}

/// PA-W04: healing is spread one by one, and may stop early.
#[test]
fn healing_is_spread() {
    let mut t = solo("B26");
    t.people(1, &["P05", "P06", "P12"]).wound(1, 0, 2).wound(1, 1, 1).wound(1, 2, 1).act(1, "begin 1 1");
    t.refuse(1, "heal P01", "PA-W02");
    t.act(1, "heal P05").act(1, "heal P12");
    assert_eq!(
        (t.wounds("P05"), t.wounds("P06"), t.wounds("P12")),
        (1, 1, 0),
        "in order, so P06 was passed over"
    );
    assert_eq!(t.frame(), "scout");
    let mut t = solo("B26");
    t.people(1, &["P05"]).wound(1, 0, 2).act(1, "begin 1 1").act(1, "stop");
    assert_eq!(t.wounds("P05"), 2);
}

/// PA-C09: a root heals up to three before or after an action; nobody else's people without help.
#[test]
fn roots() {
    let mut t = Table::floor("players=2 level=I", &["B04", "B14"]);
    t.people(1, &["P05"]).people(2, &["P12"]).wound(1, 0, 2).wound(2, 0, 1).tool(1, "root", 2);
    t.act(1, "begin 1 2");
    t.act(1, "cure 1");
    t.refuse(1, "heal P12", "PA-W04");
    t.act(1, "heal P05").act(1, "heal P05");
    assert_eq!((t.wounds("P05"), t.tools(1, "root")), (0, 1));
    t.refuse(2, "cure 2", "PA-C09");
    assert_eq!(t.next(), Next::One(Seat::new(1)), "the first group has nothing more to heal");
}

/// PA-Q21 PA-Q13: a group without people takes no wounds and goes on with its tools.
#[test]
fn nobody_to_be_hurt() {
    let mut t = solo("B07");
    t.tool(1, "spear", 2).act(1, "begin 1 2");
    assert_eq!((t.skulls(), t.in_discard("B07")), (0, true));
    let mut t = solo("B07");
    t.tool(1, "spear", 2).act(1, "begin 1 1");
    assert_eq!(t.food(), 8);
}

/// PA-Q20: the wounds of a secret and of the card that led to it are two batches.
#[test]
fn two_batches() {
    let mut t = Table::floor("players=1 groups=1 level=III", &["F11"]);
    t.people(1, &["P12", "P13"]).tool(1, "torch", 1).deck(1, &["red", "forest", "river"]);
    t.act(1, "begin 1 1").act(1, "suffer P12");
    assert_eq!(t.frame(), "choose");
    t.deck(1, &["red", "river"]).act(1, "begin 1 1").chance("roll perception 1");
    assert_eq!((t.wounds("P12"), t.in_discard("S13")), (1, true));
    let mut t = Table::floor("players=1 groups=1 level=III", &["F12"]);
    t.people(1, &["P12", "P13"])
        .tool(1, "root", 1)
        .act(1, "begin 1 1")
        .act(1, "begin 1 1")
        .act(1, "suffer P13");
    assert_eq!((t.tiles(), t.wounds("P13"), t.wounds("P12")), (1, 2, 0));
}

/// PA-C09 PA-W04 PA-Q34: after an action a root heals those who took part in it, until the turn ends, even if the own
/// people are unhurt; nobody who took no part.
#[test]
fn a_root_after_an_action() {
    let mut t = Table::floor("players=3 level=I", &["B04", "B12", "B14"]);
    t.people(1, &["P12"]).people(2, &["P05"]).people(3, &["P06"]);
    t.wound(2, 0, 2).wound(3, 0, 1).tool(1, "root", 1);
    t.refuse(1, "cure 1", "PA-C09");
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go");
    assert_eq!(t.food(), 7);
    t.act(1, "cure 1");
    t.refuse(1, "heal P06", "PA-W04");
    t.act(1, "heal P05").act(1, "heal P05");
    assert_eq!((t.wounds("P05"), t.wounds("P06"), t.tools(1, "root")), (0, 1, 0));
    // The helper's root heals those who were helped.
    let mut t = Table::floor("players=2 level=I", &["B04", "B12"]);
    t.people(1, &["P12", "P05"]).people(2, &["P06"]).wound(1, 1, 1).tool(2, "root", 1);
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go").act(2, "cure 2").act(2, "heal P05");
    assert_eq!((t.wounds("P05"), t.frame().as_str()), (0, "scout"));
    // With the turn the party is over.
    let mut t = Table::floor("players=2 level=I", &["B04", "B12"]);
    t.people(1, &["P12", "P05"]).people(2, &["P06"]).wound(1, 1, 1).tool(2, "root", 1);
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go").act(2, "done 2");
    assert_eq!(t.frame(), "scout");
}

/// PA-C09 PA-C06: a root before what a secret asks, for all who take part; the secret waits.
#[test]
fn a_root_before_a_secret() {
    let mut t = Table::floor("players=2 level=I", &["A04", "B04"]);
    t.people(1, &["P12", "P13"]).people(2, &["P05"]).wound(2, 0, 2).tool(1, "root", 1);
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go");
    assert_eq!(t.frame(), "choose");
    t.act(1, "cure 1").act(1, "heal P05").act(1, "heal P05");
    assert_eq!((t.frame().as_str(), t.wounds("P05"), t.tools(1, "root")), ("choose", 0, 0));
    t.act(1, "ignore 1");
    assert!(t.in_discard("S01"));
}

/// PA-C09 PA-N02: at night all act together, so a root before a mission heals anybody.
#[test]
fn a_root_at_night() {
    let mut t = Table::night("players=2 level=I");
    t.people(1, &["P12"]).people(2, &["P05"]).wound(2, 0, 2).tool(1, "root", 1);
    t.refuse(2, "cure 2", "PA-C09");
    t.act(1, "cure 1").act(1, "heal P05").act(1, "stop");
    assert_eq!((t.wounds("P05"), t.tools(1, "root"), t.frame().as_str()), (1, 0, "night"));
}
