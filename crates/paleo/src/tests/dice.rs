//! Dice and talismans.

use kernel::Next;

use super::table::Table;

/// PA-E01: dice add conditions, also of a skill the card did not ask for; met, the action goes on.
#[test]
fn dice_add_conditions() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["C01"]);
    t.people(1, &["P01", "P02", "P12"]);
    t.act(1, "begin 1 1");
    assert_eq!(t.next(), Next::Chance);
    t.chance("roll perception 1");
    assert!(t.in_graveyard("C01"));
    assert_eq!(t.tools(1, "fur"), 1);
}

/// PA-E01 PA-Q07: not met: no cost is paid, and only the hostile action is left.
#[test]
fn a_failed_roll() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["C01"]);
    t.people(1, &["P01", "P02"]).act(1, "begin 1 1").chance("roll strength 1");
    assert_eq!(t.legal(1), ["begin 1 3"]);
    t.refuse(1, "begin 1 2", "PA-E01").refuse(1, "ignore 1", "PA-W01");
    t.act(1, "begin 1 3").act(1, "suffer P01");
    assert!(t.in_discard("C01") && t.in_graveyard("P01"));
}

/// PA-E01: a card without a hostile action is ignored after a failed roll; no card of the deck is discarded.
#[test]
fn a_failed_roll_of_an_action() {
    let mut t = Table::floor("players=1 groups=1 level=III", &["E04"]);
    t.people(1, &["P12"]).act(1, "begin 1 2").chance("roll craft 2");
    assert!(t.in_discard("E04"));
    assert_eq!((t.cards_left(1), t.wood()), (3, 0));
}

/// PA-E01 PA-Q07 PA-C08: tools used once may be used after the roll, and are lost only if it is met.
#[test]
fn tools_after_the_roll() {
    let floor = || {
        let mut t = Table::floor("players=1 groups=1 level=III", &["F07"]);
        t.people(1, &["P12"]).tool(1, "torch", 1).tool(1, "rope", 1);
        t
    };
    let mut t = floor();
    t.act(1, "begin 1 1").chance("roll perception 2");
    assert_eq!(t.legal(1), ["use 1 torch", "give up"]);
    t.refuse(1, "use 1 rope", "PA-A01").refuse(1, "withdraw", "PA-E01");
    t.refuse(1, "go", "PA-E01");
    t.act(1, "use 1 torch");
    assert_eq!(t.legal(1), ["go", "give up"], "what is composed leaves when its owner says so");
    t.act(1, "go");
    assert_eq!((t.tools(1, "torch"), t.food()), (0, 7));
    let mut t = floor();
    t.act(1, "begin 1 1").chance("roll perception 2").act(1, "give up");
    assert_eq!((t.tools(1, "torch"), t.legal(1)), (1, vec!["begin 1 2".to_string()]));
    // Out of reach even with all tools: no decision about them.
    let mut t = floor();
    t.act(1, "begin 1 1").chance("roll strength 1");
    assert_eq!((t.tools(1, "torch"), t.frame().as_str()), (1, "choose"));
}

/// PA-E01 PA-H01: helpers join before the roll, nobody after; their cards are spent even if it fails.
#[test]
fn helpers_before_the_roll() {
    let mut t = Table::floor("players=3 level=II", &["C05", "B04", "B12"]);
    t.people(1, &["P01", "P02"]).people(2, &["P03", "P04"]).people(3, &["P12"]);
    t.act(1, "begin 1 1");
    t.refuse(1, "go", "PA-A01").refuse(1, "use 1 torch", "PA-C08");
    t.act(2, "join 2").act(1, "go");
    assert!(t.in_discard("B04") && t.front(2).is_none());
    t.chance("roll craft 1");
    assert_eq!(t.frame(), "choose");
    assert!(!t.can(3, "join 3"));
    t.refuse(3, "join 3", "PA-E01");
    assert_eq!(t.front(3), Some("B12"));
}

/// PA-Q22 PA-Q08: after a failed roll the helpers stay: they may take the wounds.
#[test]
fn helpers_stay_after_a_failed_roll() {
    let mut t = Table::floor("players=2 level=II", &["C05", "B04"]);
    t.people(1, &["P01", "P02"]).people(2, &["P05", "P04"]).tool(2, "clothing", 1);
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go").chance("roll craft 1").act(1, "begin 1 2");
    assert!(t.can(2, "suffer P05") && t.can(2, "shield 2 clothing") && !t.can(1, "suffer P05"));
    t.act(2, "shield 2 clothing");
    assert_eq!((t.skulls(), t.in_discard("C05")), (0, true));
}

/// PA-C09 PA-E01: a talisman ignores the danger, before an action and even after the dice.
#[test]
fn talismans() {
    let floor = || {
        let mut t = Table::floor("players=1 groups=1 level=II", &["C05"]);
        t.people(1, &["P01", "P02", "P03", "P04"]).tool(1, "talisman", 1);
        t
    };
    let mut t = floor();
    t.act(1, "ward 1");
    assert!(t.in_discard("C05") && t.tools(1, "talisman") == 0);
    let mut t = floor();
    t.act(1, "begin 1 1").chance("roll strength 2").act(1, "ward 1");
    assert!(t.in_discard("C05") && t.tools(1, "talisman") == 0 && t.n_people(1) == 4);
    let mut t = floor();
    t.tool(1, "torch", 1).act(1, "begin 1 1").chance("roll perception 1");
    assert!(t.can(1, "ward 1") && t.can(1, "use 1 torch"));
    let t = Table::floor("players=1 groups=1 level=II", &["C05"]);
    t.refuse(1, "ward 1", "PA-C09");
}

/// PA-X05: craft 2 with two dice that show one craft and two strength: craft 3 and strength 2 are needed.
#[test]
fn the_dice_of_the_rulebook() {
    let floor = |people: &[&str]| {
        let mut t = Table::floor("players=1 groups=1 level=IV", &["S15"]);
        t.people(1, people);
        t
    };
    let seven = ["P01", "P02", "P03", "P04", "P05", "P06", "P07", "P12", "P15"];
    let mut t = floor(&seven);
    t.act(1, "begin 1 1").chance("roll craft 1").chance("roll strength 1");
    assert_eq!(t.tiles(), 2);
    let mut t = floor(&seven);
    t.act(1, "begin 1 1").chance("roll craft 1").chance("roll strength 2");
    assert_eq!((t.tiles(), t.frame().as_str()), (0, "choose"));
}

/// PA-E01 PA-Q07: the hostile deed after a failed roll carries that the dice have fallen: who had not helped cannot join it
/// and use a talisman.
#[test]
fn nobody_joins_a_hostile_action_after_the_dice() {
    let mut t = Table::floor("players=2 level=II", &["C05", "B04"]);
    t.people(1, &["P01", "P02", "P03", "P04"]).people(2, &["P05"]).tool(2, "talisman", 1);
    t.act(1, "begin 1 1").act(1, "go").chance("roll craft 1");
    t.refuse(2, "join 2", "PA-E01");
    t.act(1, "begin 1 2");
    assert_eq!(t.frame(), "hurt", "nobody else is asked");
    t.refuse(2, "join 2", "PA-W02").refuse(2, "ward 2", "PA-W02");
    assert_eq!((t.front(2), t.tools(2, "talisman")), (Some("B04"), 1));
    // Typed as a position it is the same: the deed itself says that the dice have fallen.
    let mut t = Table::floor("players=2 level=II", &["C05", "B04"]);
    t.people(1, &["P05", "P01", "P02", "P03"]).people(2, &["P06"]).tool(1, "root", 1).wound(1, 0, 1);
    t.act(1, "begin 1 1")
        .act(1, "go")
        .chance("roll craft 1")
        .act(1, "cure 1")
        .act(1, "stop")
        .act(1, "begin 1 2");
    assert_eq!(t.frame(), "hurt");
}

/// PA-C09 PA-A08 PA-E01: a root, and any other additional action, may be used before the hostile action that follows a
/// failed roll, also for those who help.
#[test]
fn a_root_before_the_hostile_action() {
    let mut t = Table::floor("players=2 level=II", &["C05", "B04"]);
    t.people(1, &["P05", "P01"]).people(2, &["P06", "P02", "P03"]).tool(1, "root", 1);
    t.wound(1, 0, 2).wound(2, 0, 1);
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go").chance("roll craft 1");
    t.act(1, "cure 1");
    assert!(t.can(1, "heal P05") && t.can(1, "heal P06"), "the helper's people too");
    t.act(1, "heal P05").act(1, "heal P05").act(1, "heal P06");
    assert_eq!((t.frame().as_str(), t.tools(1, "root"), t.wounds("P06")), ("choose", 0, 0));
    t.refuse(1, "cure 1", "PA-C09");
    t.act(1, "begin 1 2");
    assert_eq!(t.frame(), "hurt");
    // A fever is cured meanwhile: an additional action.
    let mut t = Table::floor("players=1 groups=1 level=III", &["F07"]);
    t.people(1, &["P12"]).place(1, "F01").tool(1, "root", 1);
    t.act(1, "begin 1 1").chance("roll strength 1").act(1, "extra F01 3");
    assert_eq!((t.in_graveyard("F01"), t.frame().as_str()), (true, "choose"));
}
