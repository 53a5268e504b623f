//! Conditions, costs and rewards.

use kernel::Game;

use super::table::{GAME, Table, with_module};

fn solo(front: &str) -> Table<'static> {
    Table::floor("players=1 groups=1 level=I", &[front])
}

/// PA-A01: skills of people and tools add up and are not spent.
#[test]
fn skills_are_shown_not_spent() {
    let mut t = solo("B02");
    t.refuse(1, "begin 1 1", "PA-A01");
    t.people(1, &["P15"]);
    t.refuse(1, "begin 1 1", "PA-A01");
    t.tool(1, "hand-axe", 1);
    t.act(1, "begin 1 1");
    assert_eq!((t.wood(), t.tools(1, "hand-axe"), t.cards_left(1)), (3, 1, 1));
}

/// PA-C08 PA-A01 PA-Q32: a tool with an arrow is discarded for its skill when its owner says so, and goes to the reserve.
#[test]
fn a_torch_is_used_up() {
    let mut t = solo("B08");
    t.tool(1, "torch", 1);
    let (rack, reserve) = (t.rack("torch"), t.reserve("torch"));
    t.act(1, "begin 1 1");
    t.refuse(1, "go", "PA-A01").refuse(1, "use 1 rope", "PA-C08");
    t.act(1, "use 1 torch");
    assert_eq!((t.tools(1, "torch"), t.legal(1)), (1, vec!["go".to_string(), "withdraw".into()]), "no hurry");
    t.act(1, "go");
    assert_eq!((t.tools(1, "torch"), t.tools(1, "root")), (0, 1));
    assert_eq!((t.rack("torch"), t.reserve("torch")), (rack, reserve + 1));
}

/// PA-A02: all costs are paid in full; not enough cards, no action.
#[test]
fn costs_are_paid_in_full() {
    let mut t = solo("B15");
    t.deck(1, &[]);
    t.refuse(1, "begin 1 2", "PA-A02");
    let mut t = solo("N08");
    t.people(1, &["P15", "P16"]);
    t.refuse(1, "begin 1 1", "PA-A02");
    t.store(0, 2, 0).act(1, "begin 1 1");
    assert_eq!((t.wood(), t.tiles(), t.cards_left(1), t.state.open.hidden > 0), (0, 1, 1, true));
    let mut t = solo("N02");
    t.refuse(1, "begin 1 1", "PA-A02");
    t.tool(1, "torch", 1).act(1, "begin 1 1");
    assert_eq!((t.tools(1, "torch"), t.tiles()), (0, 1));
}

/// PA-A02: a tool that is paid does not count for its skill in the same action.
#[test]
fn what_is_paid_does_not_count() {
    let game = with_module(
        "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"action\"\noptions = [\n  { id = \"craft\", need = [\"strength 1\"], cost = [\"spear 1\"], gain = [\"food 1\"] },\n]\nOWN",
        1,
    );
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["K01"]);
    t.tool(1, "spear", 1);
    t.refuse(1, "begin 1 1", "PA-A01");
    t.tool(1, "spear", 2).act(1, "begin 1 1");
    assert_eq!((t.tools(1, "spear"), t.food()), (1, 6));
}

/// PA-A03 PA-X06: each red back discarded wounds once; each wound may go to another person.
#[test]
fn red_backs_wound() {
    let mut t = solo("B02");
    t.people(1, &["P15", "P16"]).deck(1, &["red", "red", "forest"]);
    t.act(1, "begin 1 1");
    assert_eq!((t.frame().as_str(), t.wood()), ("hurt", 0), "rewards come after the wounds");
    t.act(1, "suffer P15").act(1, "suffer P16");
    assert_eq!((t.wounds("P15"), t.wounds("P16"), t.wood()), (1, 1, 3));
}

/// PA-A04: of what the supply lacks, as much as there is is gained.
#[test]
fn the_supply_is_limited() {
    let mut t = solo("B02");
    t.people(1, &["P15", "P16"]).store(5, 11, 0).act(1, "begin 1 1");
    assert_eq!(t.wood(), 12);
    let mut t = Table::floor("players=2 level=I", &["B08", ""]);
    t.people(1, &["P12", "P13"]).tool(2, "root", 3).act(1, "begin 1 1");
    assert_eq!(t.tools(1, "root"), 0);
}

/// PA-A05: a destroyed card is gone for good; destroying is only for the option that shows it.
#[test]
fn destroyed_cards_are_gone() {
    let mut t = solo("B03");
    t.people(1, &["P15", "P16"]).act(1, "begin 1 1");
    assert!(t.in_graveyard("B03") && !t.in_discard("B03"));
    let mut t = solo("B03");
    t.act(1, "begin 1 2");
    assert!(t.in_discard("B03"));
}

/// PA-A06: resources of the player's choice, mixed if liked, unit by unit.
#[test]
fn a_free_choice_of_resources() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["D05"]);
    t.store(1, 1, 1).act(1, "begin 1 3");
    assert_eq!(t.legal(1), ["spend food", "spend wood"], "two more are needed after it");
    t.refuse(1, "spend stone", "PA-A06");
    t.act(1, "spend food");
    t.refuse(1, "spend food", "PA-A02");
    t.act(1, "spend stone");
    assert_eq!((t.food(), t.wood(), t.stone()), (0, 1, 0));
    let mut t = Table::floor("players=1 groups=1 level=II", &["D05"]);
    t.store(1, 0, 0);
    t.refuse(1, "begin 1 3", "PA-A02");
}

/// PA-A07: cards in the graveyard and cards in the group are conditions.
#[test]
fn requests_are_conditions() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["C07"]);
    t.bury(&["C01", "C02"]);
    t.refuse(1, "begin 1 2", "PA-A07");
    t.bury(&["C03"]).act(1, "begin 1 2");
    assert_eq!(t.tiles(), 1);
    let mut t = Table::floor("players=1 groups=1 level=II", &["D09"]);
    t.refuse(1, "begin 1 2", "PA-A07");
    t.place(1, "D01").act(1, "begin 1 2");
    assert!(t.in_graveyard("D09"));
    let mut t = solo("B29");
    t.refuse(1, "begin 1 1", "PA-A07");
    t.tool(1, "tent", 1).act(1, "begin 1 1");
    assert_eq!(t.tools(1, "tent"), 1, "shown, not paid");
}

/// PA-A08 PA-MF: an additional action before and after the option; it may be used again; the turn waits for it.
#[test]
fn additional_actions() {
    let mut t = Table::floor("players=1 groups=1 level=III", &["E01"]);
    t.place(1, "F01").place(1, "F02").tool(1, "root", 2);
    t.act(1, "extra F01 3");
    assert!(t.in_graveyard("F01") && t.front(1) == Some("E01"));
    t.act(1, "begin 1 2");
    assert!(t.can(1, "extra F02 3") && t.can(1, "done 1"), "{:?}", t.legal(1));
    t.refuse(1, "extra F02 1", "PA-A08");
    t.act(1, "done 1");
    assert_eq!(t.frame(), "scout");
}

const SPACE: &str = "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"placed\"\nspace = \"wood 2\"\noptions = [\n  { id = \"build\", when = \"extra\", cost = [\"held 2\"], gain = [\"tile 1\"], destroy = true },\n]\nOWN\n[[card]]\nid = \"K02\"\ntitle = \"own\"\nback = \"river\"\nkind = \"placed\"\nspace = \"fur 1\"\nOWN";

/// PA-A10: what is gained may be put on a card with space; from then on it serves only that card.
#[test]
fn tokens_on_cards() {
    let game = with_module(SPACE, 2);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["B02"]);
    t.people(1, &["P15", "P16"]).place(1, "K01").act(1, "begin 1 1");
    assert_eq!(t.legal(1), ["stow K01", "keep"]);
    t.act(1, "stow K01").act(1, "stow K01");
    assert_eq!((t.wood(), t.state.open.supply[1]), (1, 9), "the third goes to the store, the space is full");
    t.act(1, "extra K01 1");
    assert_eq!((t.tiles(), t.state.open.supply[1], t.in_graveyard("K01")), (1, 11, true));
    // A tool is placed instead of taken; the rest can be kept.
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["B01"]);
    t.people(1, &["P01", "P02", "P12"]).place(1, "K02").act(1, "begin 1 1");
    assert_eq!(t.legal(1), ["give 1", "stow K02"]);
    t.act(1, "stow K02");
    assert_eq!(t.tools(1, "fur"), 0);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["B02"]);
    t.place(1, "K01").act(1, "begin 1 2").act(1, "keep");
    assert_eq!(t.wood(), 1);
    t.refuse(1, "extra K01 1", "PA-D01");
}

/// PA-A11: what one group gains another can use in the same turn.
#[test]
fn gains_can_be_used_at_once() {
    let mut t = Table::floor("players=2 level=I", &["B04", "N05"]);
    t.store(0, 0, 0).people(1, &["P12"]);
    t.refuse(2, "begin 2 1", "PA-A02");
    t.act(1, "begin 1 1").act(1, "go");
    t.act(2, "begin 2 1");
    assert_eq!(t.food(), 0);
}

/// PA-A12: a reward that ignores a danger discards the one the group has revealed.
#[test]
fn a_reward_can_ward() {
    let cards = "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"placed\"\noptions = [\n  { id = \"talisman\", when = \"extra\", cost = [\"food 1\"], gain = [\"ward 1\"] },\n]\nOWN";
    let game = with_module(cards, 1);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["B28"]);
    t.people(1, &["P01"]).place(1, "K01").act(1, "extra K01 1");
    assert!(t.in_discard("B28"));
    assert_eq!((t.front(1), t.wounds("P01"), t.food()), (None, 0, 4));
}

/// PA-A13: who loses resources or a tool chooses which.
#[test]
fn losses_are_chosen() {
    let mut t = Table::floor("players=1 groups=1 level=IV", &["G09"]);
    t.store(1, 2, 1).people(1, &["P01"]).act(1, "begin 1 2");
    t.refuse(1, "spend stone", "PA-A13");
    t.act(1, "spend wood").act(1, "spend wood").act(1, "spend stone");
    assert_eq!((t.food(), t.wood(), t.stone()), (1, 0, 0));
    let mut t = Table::floor("players=1 groups=1 level=II", &["D08"]);
    t.tool(1, "torch", 1).tool(1, "fur", 1).act(1, "begin 1 3");
    t.refuse(1, "lose tent", "PA-A13");
    t.act(1, "lose fur");
    assert_eq!((t.tools(1, "torch"), t.tools(1, "fur")), (1, 0));
    let mut t = Table::floor("players=1 groups=1 level=II", &["D08"]);
    t.store(4, 0, 0).act(1, "begin 1 2");
    assert_eq!(t.food(), 1);
}

/// PA-Q02: a person who dies while costs are paid does not undo the action.
#[test]
fn conditions_are_checked_once() {
    let mut t = solo("B01");
    t.people(1, &["P01", "P02", "P12"]).wound(1, 0, 1).deck(1, &["red", "forest", "river"]);
    t.act(1, "begin 1 1").act(1, "suffer P01");
    assert_eq!((t.food(), t.tools(1, "fur"), t.skulls(), t.in_graveyard("B01")), (7, 1, 1, true));
}

/// PA-Q11 PA-A04 PA-C04: a person's tool comes from the reserve, never from the rack; only while the table is laid out the
/// rack fills in.
#[test]
fn the_rack_is_no_supply() {
    let mut t = Table::floor("players=2 level=I", &["B23", ""]);
    t.edit(|d| {
        d.groups[1].tools.insert("torch".into(), 1);
        d.rack.insert("torch".into(), 5);
    });
    assert_eq!(t.reserve("torch"), 0);
    t.act(1, "begin 1 1").chance("draw P09");
    assert_eq!((t.tools(1, "torch"), t.rack("torch"), t.has_person(1, "P09")), (0, 5, true));
    let scouts = |t: &Table| {
        let open = &t.state.open;
        let people = open.groups().iter().flat_map(|g| open.band(g).people.iter()).collect::<Vec<_>>();
        people.iter().filter(|m| ["P09", "P10", "P11"].contains(&GAME.pack.card(m.card).id.as_str())).count()
            as u8
    };
    let setup = kernel::Setup::parse(&*GAME, "players=4 start=gentle").unwrap();
    let mut t = Table::new("players=4");
    t.state = GAME.start(&setup);
    for card in ["P09", "P10", "P11"] {
        t.chance(&format!("draw {card}"));
    }
    t.draw();
    let held = (1..=4).map(|g| t.tools(g, "torch")).sum::<u8>();
    assert_eq!((scouts(&t), held, t.reserve("torch"), t.rack("torch")), (3, 3, 0, 3));
}

/// PA-Q13 PA-C04: a person joins with the tool; with an empty pile nobody does.
#[test]
fn people_join_while_there_are_any() {
    let mut t = solo("B21");
    t.act(1, "begin 1 2").chance("draw P18");
    assert!(t.has_person(1, "P18") && t.tools(1, "hand-axe") == 1);
    let mut t = solo("B21");
    t.edit(|d| d.graveyard = (1..=20).map(|i| format!("P{i:02}")).collect());
    t.act(1, "begin 1 2");
    assert_eq!((t.n_people(1), t.cards_left(1)), (0, 1));
}

/// PA-Q19: a forced discard goes as far as the cards last, and red backs hurt.
#[test]
fn forced_discards() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["C12"]);
    t.people(1, &["P12"]).deck(1, &["red", "forest"]).act(1, "begin 1 3").act(1, "suffer P12");
    assert_eq!((t.cards_left(1), t.wounds("P12")), (0, 1));
}

/// PA-C05: who loses a person takes a skull; the last one is replaced.
#[test]
fn losing_a_person() {
    let cards = "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"danger\"\noptions = [\n  { id = \"death\", hostile = true, gain = [\"lose-person 1\"] },\n]\nOWN";
    let game = with_module(cards, 1);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["K01"]);
    t.people(1, &["P01", "P12"]).act(1, "begin 1 1");
    t.refuse(1, "yield P02", "PA-C05");
    t.act(1, "yield P12");
    assert_eq!((t.skulls(), t.n_people(1), t.in_graveyard("P12")), (1, 1, true));
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["K01"]);
    t.people(1, &["P01"]).act(1, "begin 1 1").act(1, "yield P01").chance("draw P05");
    assert_eq!((t.skulls(), t.has_person(1, "P05")), (1, true));
}

/// PA-A10 PA-C04: the tool that a person brings along may be put on a card with space for it.
#[test]
fn a_brought_tool_on_a_card() {
    let game = with_module(SPACE, 2);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["B21"]);
    t.place(1, "K02").act(1, "begin 1 2").chance("draw P01");
    assert_eq!((t.has_person(1, "P01"), t.legal(1)), (true, vec!["give 1".to_string(), "stow K02".into()]));
    t.act(1, "stow K02");
    assert_eq!((t.tools(1, "fur"), t.draft().groups[0].placed[0].held), (0, 1));
}

/// PA-A12 PA-A08 PA-C06: an additional action that ignores a danger ignores the one that waits to be chosen from, a secret
/// or what the dice left.
#[test]
fn a_reward_wards_what_is_chosen_from() {
    let ward = "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"placed\"\noptions = [\n  { id = \"talisman\", when = \"extra\", cost = [\"food 1\"], gain = [\"ward 1\"] },\n]\nOWN";
    let game = with_module(ward, 1);
    let mut t = Table::floor_of(&game, "players=1 groups=1 level=free first=C second=K", &["C05"]);
    t.people(1, &["P01", "P02", "P03", "P04"]).place(1, "K01");
    t.act(1, "begin 1 1").chance("roll craft 1").act(1, "extra K01 1");
    assert_eq!((t.in_discard("C05"), t.front(1), t.food(), t.n_people(1)), (true, None, 4, 4));
    assert_ne!(t.frame(), "choose");
}
