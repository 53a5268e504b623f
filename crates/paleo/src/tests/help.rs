//! Help: offers, asking, joining, and what helpers may do.

use kernel::{Actor, Game, Next, Seat};

use super::table::Table;

/// PA-H01 PA-X03: the turn of three groups with the roe deer.
#[test]
fn the_roe_deer() {
    let mut t = Table::floor("players=3 level=I", &["B01", "B04", "B22"]);
    t.people(1, &["P12"]).people(2, &["P01", "P02"]).people(3, &["P15"]).tool(2, "fur", 1);
    t.deck(1, &["red", "forest", "river"]);
    // Orange asks; violet joins with the help option of her card; red waits.
    t.act(1, "begin 1 1");
    t.refuse(1, "go", "PA-A01");
    t.act(2, "join 2").act(1, "go");
    assert!(t.in_discard("B04"));
    // Violet gives her fur against the wound of the red back.
    t.act(2, "shield 2 fur");
    assert_eq!(t.food(), 7);
    // Violet gets the fur of the deer.
    t.act(1, "give 2");
    assert_eq!(
        (t.tools(1, "fur"), t.tools(2, "fur"), t.cards_left(1), t.in_graveyard("B01")),
        (0, 1, 1, true)
    );
    // Red has waited and now takes an idea.
    t.act(3, "begin 3 1").chance("draw ID1");
    assert_eq!((t.draft().ideas, t.rack("clothing")), (vec!["N0T".to_string(), "ID1".to_string()], 3));
}

/// PA-H01: help can be offered first; it counts for that option only, and beginning it accepts.
#[test]
fn an_offer_is_accepted_by_beginning() {
    let mut t = Table::floor("players=2 level=I", &["B01", "B04"]);
    t.people(1, &["P12"]).people(2, &["P01", "P02"]);
    t.act(2, "offer 2 to 1 1");
    t.refuse(2, "offer 2 to 1 1", "PA-H01");
    t.act(1, "begin 1 1");
    assert!(t.in_discard("B04") && t.frame() == "gain", "the offer counts, and nobody else could join");
    // Asked without an offer, nothing is spent until it begins.
    let mut t = Table::floor("players=2 level=I", &["B01", "B04"]);
    t.people(1, &["P12"]).people(2, &["P01", "P02"]).act(1, "begin 1 1").act(2, "join 2").act(1, "withdraw");
    assert_eq!((t.front(1), t.front(2)), (Some("B01"), Some("B04")));
    t.act(2, "begin 2 2").act(2, "go");
    t.refuse(1, "begin 1 1", "PA-A01");
}

/// PA-H01 PA-H02 PA-A02: tools are used and paid by their own seat alone, and never change hands.
#[test]
fn only_the_owner_uses_a_tool() {
    let mut t = Table::floor("players=2 level=I", &["N02", "B04"]);
    t.tool(2, "torch", 1);
    t.act(1, "begin 1 1").act(2, "join 2");
    t.refuse(1, "pledge 2 torch", "PA-H01").refuse(1, "go", "PA-A02");
    t.act(2, "pledge 2 torch").act(1, "go");
    assert_eq!((t.tools(2, "torch"), t.tiles()), (0, 1));
    let mut t = Table::floor("players=2 level=I", &["B08", "B04"]);
    t.tool(2, "torch", 1).act(1, "begin 1 1").act(2, "join 2");
    t.refuse(1, "use 2 torch", "PA-H01");
    t.act(2, "use 2 torch").act(1, "go").act(1, "give 1");
    assert_eq!((t.tools(2, "torch"), t.tools(1, "root")), (0, 1));
}

/// PA-H02: the cards are discarded by the acting group alone.
#[test]
fn helpers_discard_nothing() {
    let mut t = Table::floor("players=2 level=I", &["B01", "B04"]);
    t.people(1, &["P12"]).people(2, &["P01", "P02"]).deck(1, &["forest"]);
    t.refuse(1, "begin 1 1", "PA-A02");
    t.deck(1, &["forest", "river"]).act(1, "begin 1 1").act(2, "join 2").act(1, "go");
    assert_eq!((t.cards_left(1), t.cards_left(2)), (0, 3));
}

/// PA-H03: several may help, also for the reward alone.
#[test]
fn several_helpers() {
    let mut t = Table::floor("players=4 level=I", &["A01", "B04", "B12", "B13"]);
    t.people(1, &["P01", "P02", "P12"]).people(2, &["P03", "P04"]).people(3, &["P05"]);
    t.act(1, "begin 1 1").act(2, "join 2").act(3, "join 3");
    assert!(t.can(1, "go"));
    t.act(4, "join 4").act(1, "go").act(1, "give 3").act(1, "give 4");
    assert_eq!((t.tools(3, "fur"), t.tools(4, "fur"), t.tiles()), (1, 1, 1));
    // In group order, so that each way of sharing has one path.
    assert!(t.front(2).is_none() && t.front(3).is_none() && t.front(4).is_none());
}

/// PA-H04 PA-X08 PA-MD: helping Darca: the roe deer's help option is used, a card discarded, she stays.
#[test]
fn helping_darca() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["B01"]);
    t.people(1, &["P12"]).place(1, "D01").act(1, "attend 1 D01").chance("draw P05");
    assert!(t.has_person(1, "P05") && t.in_discard("B01"));
    assert_eq!((t.cards_left(1), t.draft().groups[0].placed.len()), (2, 1));
}

/// PA-H04 PA-MD: a card of another group needs that group; who began pays the cards.
#[test]
fn helping_a_card_of_another_group() {
    let mut t = Table::floor("players=2 level=II", &["B01", "C12"]);
    t.place(2, "D01");
    t.refuse(1, "attend 1 D01", "PA-H04");
    t.refuse(2, "attend 2 D01", "PA-Q16");
    let mut t = Table::floor("players=2 level=II", &["B01", "B04"]);
    t.place(2, "D01").act(1, "attend 1 D01");
    t.refuse(1, "go", "PA-H04");
    t.act(2, "join 2").act(1, "go").act(1, "give 1").chance("draw P05");
    assert_eq!((t.cards_left(1), t.cards_left(2), t.n_people(1)), (2, 3, 1));
    assert!(t.in_discard("B01") && t.in_discard("B04"));
}

/// PA-H05: a person or a dream that a helper receives goes to the helper's group or deck.
#[test]
fn helpers_receive_people_and_dreams() {
    let mut t = Table::floor("players=2 level=I", &["B23", "B04"]);
    t.act(1, "begin 1 1").act(2, "join 2").act(1, "go").act(1, "give 2").chance("draw P01");
    assert!(t.has_person(2, "P01") && t.tools(2, "fur") == 1);
    let mut t = Table::floor("players=2 level=I", &["B23", "B04"]);
    t.act(1, "begin 1 2").act(2, "join 2").act(1, "go").act(1, "give 2");
    assert_eq!((t.cards_left(1), t.cards_left(2)), (2, 4));
}

/// PA-Q08 PA-Q29: a helper's talisman counts; it uses the helper's help option.
#[test]
fn a_helper_wards() {
    let mut t = Table::floor("players=2 level=I", &["B28", "B04"]);
    t.people(1, &["P01"]).tool(2, "talisman", 1).act(1, "begin 1 2").act(2, "join 2").act(2, "ward 2");
    assert!(
        t.in_discard("B28") && t.in_discard("B04") && t.tools(2, "talisman") == 0 && t.wounds("P01") == 0
    );
}

/// PA-Q23 PA-A03 PA-H01: a hostile action can be helped, to take its wounds; nobody else's people are hurt unasked.
#[test]
fn a_hostile_action_can_be_helped() {
    let mut t = Table::floor("players=2 level=I", &["B07", "B04"]);
    t.people(1, &["P01"]).people(2, &["P05"]).act(1, "begin 1 2").act(2, "join 2").act(1, "go");
    t.refuse(1, "suffer P05", "PA-H01");
    t.act(2, "suffer P05");
    assert_eq!((t.wounds("P05"), t.wounds("P01")), (2, 0));
}

/// PA-C09 PA-W04 PA-Q30: a root before the action heals whoever takes part.
#[test]
fn a_root_while_gathering() {
    let mut t = Table::floor("players=2 level=I", &["B02", "B04"]);
    t.people(1, &["P05"]).people(2, &["P06"]).wound(1, 0, 1).wound(2, 0, 2).tool(1, "root", 1);
    t.act(1, "begin 1 2")
        .act(2, "join 2")
        .act(1, "cure 1")
        .act(1, "heal P05")
        .act(1, "heal P06")
        .act(1, "heal P06");
    assert_eq!((t.wounds("P05"), t.wounds("P06"), t.tools(1, "root")), (0, 0, 0));
    t.act(1, "go");
    assert_eq!(t.wood(), 1);
}

/// PA-C09 PA-A02: a root that was promised as a payment is not there to heal with.
#[test]
fn a_promised_root_heals_nobody() {
    let mut t = Table::floor("players=1 level=III", &["B02", "B04"]);
    t.place(1, "F01").people(2, &["P06"]).wound(2, 0, 1).tool(2, "root", 1);
    t.act(1, "extra F01 3").act(1, "join 2").act(1, "pledge 2 root");
    t.refuse(1, "cure 2", "PA-C09");
    t.act(1, "go");
    assert_eq!((t.tools(2, "root"), t.wounds("P06")), (0, 1));
}

/// PA-Q32 PA-H01: who is asked may say no, for help and for payments; then the owner decides alone, and nothing leaves by
/// itself.
#[test]
fn a_call_for_help_can_be_declined() {
    let mut t = Table::floor("players=3 level=I", &["B04", "B12", "B13"]);
    t.people(1, &["P12"]).act(1, "begin 1 1");
    assert_eq!(t.legal(2), ["join 2", "decline 2"]);
    t.refuse(1, "decline 1", "PA-H01").refuse(1, "decline 2", "PA-H01");
    t.act(2, "decline 2");
    assert!(!t.decides(2) && t.decides(3) && t.front(2) == Some("B12"));
    t.act(3, "decline 3");
    assert_eq!((t.next(), t.front(1)), (Next::One(Seat::new(0)), Some("B04")), "it waits for its owner");
    t.act(1, "go");
    assert_eq!((t.food(), t.front(3)), (7, Some("B13")));
    // A new call asks again.
    let mut t = Table::floor("players=2 level=I", &["B04", "B12"]);
    t.people(1, &["P12"]).act(1, "begin 1 1").act(2, "decline 2").act(1, "withdraw").act(1, "begin 1 1");
    assert_eq!(t.legal(2), ["join 2", "decline 2"]);
    // "Will you pay?" has a no.
    let mut t = Table::night("players=2 level=I");
    t.tool(2, "tent", 1).act(1, "settle N00 1");
    assert_eq!(t.legal(2), ["pledge 2 tent", "decline 2"]);
    t.act(2, "decline 2");
    assert_eq!(t.next(), Next::One(Seat::new(0)));
    t.refuse(1, "go", "PA-A02");
    t.act(1, "withdraw").act(1, "settle N00 2");
    assert_eq!((t.skulls(), t.tools(2, "tent")), (1, 1));
    // One seat asks nobody about its own groups.
    let mut t = Table::floor("players=1 groups=2 level=I", &["B04", "B12"]);
    t.people(1, &["P12"]).act(1, "begin 1 1");
    assert!(t.can(1, "join 2") && !t.can(1, "decline 2"));
}

/// PA-Q32 PA-D03: an action nobody can add to begins at once; otherwise the others are waited for.
#[test]
fn beginning_at_once() {
    let mut t = Table::floor("players=2 level=I", &["B04", "B14"]);
    t.people(2, &["P01"]).act(1, "begin 1 2");
    assert_eq!((t.front(1), t.food()), (None, 6));
    let mut t = Table::floor("players=2 level=I", &["B04", "B12"]);
    t.act(1, "begin 1 2");
    assert_eq!((t.front(1), t.next()), (Some("B04"), Next::Any(Seat::first_n(2))));
    assert!(t.game.next(&t.state).allows(Actor::Seat(Seat::new(1))));
    t.refuse(2, "go", "PA-H01").refuse(2, "begin 2 2", "PA-D03");
}

/// PA-Q28: help between two groups of one seat uses cards as between players.
#[test]
fn one_seat_with_two_groups() {
    let mut t = Table::floor("players=1 groups=2 level=I", &["B01", "B04"]);
    t.people(1, &["P12"]).people(2, &["P01", "P02"]).act(1, "begin 1 1").act(1, "join 2").act(1, "go");
    assert!(t.in_discard("B04"));
    t.act(1, "give 2");
    assert_eq!(t.tools(2, "fur"), 1);
}
