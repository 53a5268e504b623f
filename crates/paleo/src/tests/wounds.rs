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
    t.bury(&["P05", "P06", "P07", "P08"]).edit(|d| d.guard.clear());
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
    t.people(1, &["P01", "P02", "P12"]).tool(1, "clothing", 1).deck(1, &["red", "red"]);
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
    t.refuse(1, "heal P06", "PA-W04");
    assert_eq!((t.wounds("P05"), t.wounds("P06"), t.wounds("P12")), (1, 1, 0));
    let mut t = solo("B26");
    t.people(1, &["P05"]).wound(1, 0, 2).act(1, "begin 1 1").act(1, "stop");
    assert_eq!(t.wounds("P05"), 2);
}

/// PA-C09: a root heals up to three before or after an action; nobody else's people without help.
#[test]
fn roots() {
    let mut t = Table::floor("players=2 level=I", &["B04", "B14"]);
    t.people(1, &["P05"]).people(2, &["P12"]).wound(1, 0, 2).wound(2, 0, 1).tool(1, "root", 2);
    t.act(1, "begin 1 2").act(1, "go");
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
    t.edit(|d| d.frames.last_mut().expect("the floor").flag = false);
    t.act(1, "begin 1 1").act(1, "suffer P12");
    assert_eq!(t.frame(), "choose");
    t.deck(1, &["red", "river"]).act(1, "begin 1 1").chance("roll perception 1").act(1, "give up");
    assert_eq!(t.wounds("P12"), 1);
    let mut t = Table::floor("players=1 groups=1 level=III", &["F12"]);
    t.people(1, &["P12", "P13"])
        .tool(1, "root", 1)
        .act(1, "begin 1 1")
        .act(1, "begin 1 1")
        .act(1, "suffer P13");
    assert_eq!((t.tiles(), t.wounds("P13"), t.wounds("P12")), (1, 2, 0));
}
