//! Night, the end, and the new day.

use kernel::{Next, Seat};

use super::table::{Table, day_frames, with_module};
use crate::FrameDraft;

/// The last card of a day is resolved: the night begins by itself.
fn evening(setup: &str) -> Table<'static> {
    let mut t = Table::floor(setup, &["B04"]);
    t.edit(|d| {
        d.groups.iter_mut().for_each(|g| g.deck.clear());
        for (i, group) in d.groups.iter_mut().enumerate() {
            group.people = Vec::new();
            if i > 0 {
                group.front = String::new();
            }
        }
    });
    t
}

/// PA-N01 PA-X01 PA-Q05: six people and four food: two skulls, nobody dies, feeding is compulsory.
#[test]
fn feeding_six_with_four() {
    let mut t = evening("players=2 level=I");
    t.people(1, &["P01", "P02", "P03"]).people(2, &["P04", "P05", "P06"]).store(4, 0, 0).act(1, "ignore 1");
    assert_eq!((t.food(), t.skulls(), t.n_people(1), t.n_people(2)), (0, 2, 3, 3));
    assert_eq!(t.frame(), "night");
}

/// PA-N02 PA-X02 PA-Q24: fat prey without food costs a skull and keeps the fur; one player's tent pays the other.
#[test]
fn two_missions() {
    let mut t = Table::night("players=3 level=I");
    t.tool(3, "fur", 1).tool(3, "tent", 1).store(0, 0, 0);
    t.refuse(1, "settle A00 1", "PA-A02");
    t.act(1, "settle A00 2");
    assert_eq!((t.skulls(), t.tools(3, "fur")), (1, 1));
    t.act(2, "settle N00 1");
    t.refuse(2, "go", "PA-A02").refuse(2, "pledge 3 tent", "PA-H01");
    t.act(3, "pledge 3 tent").act(2, "go");
    assert_eq!((t.skulls(), t.tools(3, "tent"), t.reserve("tent")), (1, 0, 1));
    assert!(t.draft().missions.iter().any(|m| m.card == "N00"), "a mission stays");
    assert_eq!(t.next(), Next::Chance);
}

/// PA-Q06 PA-Q04: missions in any order, by any player; the hostile part may be chosen.
#[test]
fn missions_in_any_order() {
    let mut t = Table::night("players=2 level=I");
    t.tool(1, "tent", 1);
    assert!(t.can(1, "settle A00 2") && t.can(2, "settle N00 2") && t.can(2, "settle N00 1"));
    t.act(2, "settle N00 1").act(2, "withdraw").act(2, "settle N00 2");
    t.refuse(1, "settle N00 2", "PA-N02");
    t.act(1, "settle A00 2");
    assert_eq!((t.skulls(), t.tools(1, "tent")), (2, 1));
}

/// PA-N03 PA-Q06 PA-MF: night cards of groups after the missions, likewise.
#[test]
fn night_cards() {
    let mut t = Table::night("players=2 level=III");
    t.place(2, "F01").store(3, 2, 0);
    t.refuse(1, "settle F01 1", "PA-N02");
    t.act(1, "settle E00 1").act(1, "settle F00 2");
    assert_eq!(t.food(), 1);
    assert_eq!(t.legal(1), ["settle F01 1", "settle F01 2"]);
    t.refuse(1, "settle F01 3", "PA-A08");
    t.act(2, "settle F01 1");
    assert_eq!((t.food(), t.skulls(), t.draft().groups[1].placed.len()), (0, 0, 1));
}

/// PA-N04 PA-Q18 PA-N05: both discards are shuffled together and dealt one by one from the first group.
#[test]
fn a_new_day() {
    let mut t = Table::night("players=2 level=I");
    t.edit(|d| {
        d.discard = vec!["B04".into(), "B05".into()];
        d.graveyard = vec!["B01".into()];
    });
    t.act(1, "settle A00 2").act(1, "settle N00 2");
    assert_eq!(t.next(), Next::Chance);
    t.chance("deal red").chance("deal camp");
    assert_eq!(
        (t.draft().groups[0].deck.clone(), t.draft().groups[1].deck.clone()),
        (vec!["red".into()], vec!["camp".to_string()])
    );
    t.draw();
    assert_eq!((t.cards_left(1), t.cards_left(2), t.state.open.day), (24, 24, 2));
    assert!(!t.in_discard("B04") && t.state.open.hidden == 0);
}

/// PA-S06 PA-Q33: the fifth piece wins, the fifth skull loses, both in one action win.
#[test]
fn the_end() {
    let mut t = Table::floor("players=1 groups=1 level=I", &["A07"]);
    t.people(1, &["P15", "P16"]).store(0, 2, 0).edit(|d| d.tiles = 4);
    t.act(1, "begin 1 1");
    assert_eq!((t.reason(), t.next()), (Some("painted"), Next::Over));
    let mut t = Table::floor("players=1 groups=1 level=I", &["B28"]);
    t.people(1, &["P01", "P12"]).edit(|d| d.skulls = 4);
    t.act(1, "begin 1 2").act(1, "suffer P01");
    assert_eq!(t.reason(), Some("skulls"));
    // The fifth skull comes with the costs, the fifth piece with the reward of the same action.
    let fourth = |tiles: u8| {
        let mut t = Table::floor("players=1 groups=1 level=I", &["A07"]);
        t.people(1, &["P15", "P16", "P01"]).wound(1, 2, 1).store(0, 2, 0).deck(1, &["red", "forest"]);
        t.edit(|d| {
            d.tiles = tiles;
            d.skulls = 4;
        });
        t.act(1, "begin 1 1").act(1, "suffer P01");
        (t.reason(), t.skulls(), t.tiles())
    };
    assert_eq!(fourth(4), (Some("painted"), 5, 5));
    assert_eq!(fourth(3), (Some("skulls"), 5, 3), "a piece that is not the fifth saves nobody");
}

/// PA-S06 PA-Q33: the fifth skull ends the game at once; nothing of the same action takes it back.
#[test]
fn the_fifth_skull_is_not_taken_back() {
    let new_courage = |skulls: u8| {
        let cards = "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"action\"\noptions = [\n  { id = \"rise\", gain = [\"lose-person 1\", \"remove-skull 2\", \"food 1\"] },\n]\nOWN";
        let game = with_module(cards, 1);
        let mut own = Table::floor_of(&game, "players=1 groups=1 level=free first=A second=K", &["K01"]);
        own.people(1, &["P01", "P02"]).edit(|d| d.skulls = skulls);
        own.act(1, "begin 1 1").act(1, "yield P01");
        (own.reason(), own.skulls(), own.food())
    };
    assert_eq!(new_courage(3), (None, 2, 6));
    assert_eq!(new_courage(4), (Some("skulls"), 5, 5));
    // Wounds that cost two skulls stop at the fifth.
    let mut t = Table::floor("players=1 groups=1 level=I", &["B02"]);
    t.people(1, &["P15", "P16"]).wound(1, 0, 2).wound(1, 1, 2).deck(1, &["red", "red", "forest"]);
    t.edit(|d| d.skulls = 4);
    t.act(1, "begin 1 1").act(1, "suffer P15");
    assert_eq!(
        (t.reason(), t.wood(), t.n_people(1)),
        (Some("skulls"), 0, 1),
        "the second wound does not come"
    );
}

/// PA-Q01 PA-C06: the end is checked before the secret an action leads to.
#[test]
fn the_end_before_a_secret() {
    let mut t = Table::floor("players=1 groups=1 level=VI", &["I10"]);
    t.people(1, &["P01", "P02", "P03", "P12"]).edit(|d| d.tiles = 4);
    t.act(1, "begin 1 1").chance("roll perception 1");
    assert_eq!((t.reason(), t.draft().secrets.contains(&"S09".to_string())), (None, true));
    let mut t = Table::floor("players=1 groups=1 level=VI", &["I10"]);
    t.people(1, &["P01", "P02", "P03", "P12", "P13"]).edit(|d| d.tiles = 4);
    t.act(1, "begin 1 1").chance("roll perception 1");
    assert_eq!((t.reason(), t.draft().secrets.contains(&"S09".to_string())), (Some("painted"), true));
}

/// PA-S06 PA-C06: the fifth skull that a secret costs ends the game; the secret is laid down.
#[test]
fn the_end_within_a_secret() {
    let mut t = Table::floor("players=1 groups=1 level=III", &["F12"]);
    t.people(1, &["P01", "P02"]).tool(1, "root", 1).edit(|d| d.skulls = 4);
    t.act(1, "begin 1 1").act(1, "begin 1 1").act(1, "suffer P01");
    assert_eq!((t.reason(), t.in_discard("S14")), (Some("skulls"), true));
}

/// PA-N01 PA-S06: hunger alone can end the game.
#[test]
fn hunger_ends_the_game() {
    let mut t = evening("players=2 level=I");
    t.people(1, &["P01", "P02", "P03"]).people(2, &["P04", "P05"]).store(0, 0, 0).act(1, "ignore 1");
    assert_eq!(t.reason(), Some("skulls"));
}

/// PA-Q14: a sleeping group has no additional actions; at night all groups may pay.
#[test]
fn sleepers() {
    let mut t = Table::floor("players=2 level=III", &["", "E01"]);
    t.deck(1, &[]).place(1, "F01").tool(1, "root", 1);
    assert_eq!(t.next(), Next::One(Seat::new(1)));
    t.refuse(1, "extra F01 3", "PA-D03");
    let mut t = Table::night("players=2 level=III");
    t.tool(1, "root", 1).act(2, "settle F00 1").act(1, "pledge 1 root").act(2, "go");
    assert_eq!((t.tools(1, "root"), t.skulls()), (0, 0));
}

/// PA-Q26: without a single card left to deal the tribe has lost.
#[test]
fn no_card_is_left() {
    let mut t = Table::night("players=1 groups=1 level=I");
    t.edit(|d| {
        let all = t_day_cards();
        d.graveyard = all;
        d.frames = day_frames();
        d.frames[1].word = "deal".into();
        d.frames[2] = FrameDraft { kind: "night".into(), word: "missions".into(), ..FrameDraft::default() };
        d.frames[2].cards = vec!["N00".into()];
    });
    t.act(1, "settle N00 2");
    assert_eq!(t.reason(), Some("emptied"));
}

fn t_day_cards() -> Vec<String> {
    use super::table::GAME;
    let t = Table::new("players=1 groups=1 level=I");
    t.state.veiled.unseen.iter().map(|c| GAME.pack.card(c).id.clone()).collect()
}

/// PA-N01 PA-N02 PA-N03: the forecast says what the night will want before it falls.
#[test]
fn the_forecast() {
    use kernel::{Game, Present, Viewer};
    let mut t = Table::floor("players=1 groups=1 level=I", &["B04"]);
    t.people(1, &["P01", "P02"]).store(3, 0, 0).tool(1, "fur", 1);
    let bad = |t: &Table| {
        let scene = t.game.scene(&t.game.view(&t.state, Viewer::Spectator), Viewer::Spectator);
        scene.forecast.iter().map(|n| n.bad).collect::<Vec<_>>()
    };
    assert_eq!(bad(&t), [false, false, true], "fed, fat prey can be met, no tent");
    t.store(2, 0, 0);
    assert_eq!(bad(&t), [false, true, true], "no food is left after feeding");
}

/// PA-N02 PA-W01: at night it is all groups together who can or cannot carry out a hostile action completely, and any of
/// them stands in for it.
#[test]
fn a_night_card_is_judged_for_all() {
    let cards = "[[card]]\nid = \"K01\"\ntitle = \"own\"\nback = \"forest\"\nkind = \"placed\"\noptions = [\n  { id = \"loss\", when = \"night\", hostile = true, gain = [\"lose-tool 2\"] },\n  { id = \"hurt\", when = \"night\", hostile = true, gain = [\"wounds 1\"] },\n  { id = \"death\", when = \"night\", hostile = true, gain = [\"lose-person 1\"] },\n]\nOWN";
    let game = with_module(cards, 1);
    let night = || {
        let mut t = Table::floor_of(&game, "players=2 level=free first=A second=K", &["B04"]);
        t.place(1, "K01").people(2, &["P05", "P12"]).tool(2, "fur", 1).tool(2, "torch", 1).edit(|d| {
            d.groups.iter_mut().for_each(|g| {
                g.deck.clear();
                g.front.clear();
            });
            d.frames = day_frames();
            d.frames[1].word = "deal".into();
            d.frames[2] = FrameDraft { kind: "night".into(), word: "cards".into(), ..FrameDraft::default() };
            d.frames[2].cards = vec!["K01".into()];
        });
        t
    };
    let mut t = night();
    t.tool(2, "torch", 0);
    assert!(!t.can(1, "settle K01 1") && t.can(1, "settle K01 2"), "two tools are not there");
    let mut t = night();
    t.act(1, "settle K01 1");
    assert_eq!(t.next(), Next::One(Seat::new(1)), "the first group has no tools");
    t.act(2, "lose fur").act(2, "lose torch");
    assert_eq!((t.tools(2, "fur"), t.tools(2, "torch")), (0, 0));
    let mut t = night();
    t.act(1, "settle K01 2").act(2, "suffer P05");
    assert_eq!(t.wounds("P05"), 1, "the group that took it up has nobody");
    let mut t = night();
    t.act(1, "settle K01 3").act(2, "yield P05");
    assert!(t.in_graveyard("P05") && t.skulls() == 1);
}
