//! The shaman's actions (DG-H01 … DG-H13).

use super::table::Table;
use crate::notation::TokenDraft;

fn stocked(options: &str) -> Table {
    let mut table = Table::new(options);
    table.edit(|d| {
        for clan in &mut d.clans {
            let stores = &mut clan.stores;
            (stores.wood, stores.stone, stores.bone, stores.tool) = (9, 9, 2, 9);
        }
    });
    table
}

/// DG-H01: only the shaman, one action a round, one shaman a space.
#[test]
fn one_shaman_a_space() {
    let mut table = Table::new("players=2");
    assert_eq!(table.options_of("shaman").len(), 8);
    assert!(!table.can("shaman move-village"), "that is for the solo game");
    table.act("shaman trade");
    assert!(!table.can("shaman trade"));
    table.act("pass");
    assert!(table.options_of("shaman").is_empty(), "the shaman is away");
}

/// DG-H02 DG-H11: a cube marks what was done, for the rest of the game.
#[test]
fn once_in_a_game() {
    let mut table = stocked("players=2");
    table.act_all(&["shaman first-player", "pass", "pass", "resolve shaman first-player", "offer wood"]);
    assert_eq!(table.draft().clans[0].rites, ["first-player"]);
    table.finish_round();
    assert_eq!(table.next(), "seat1");
    assert!(!table.can("shaman first-player") && table.can("shaman trade"));
    table.act("pass");
    assert!(table.can("shaman first-player"), "the other clan has not done it");
}

/// DG-H03 DG-Q21: the token lies on a free picture at once, beside a painting of the same round.
#[test]
fn the_token_of_a_perfect_painting() {
    let mut table = Table::new("players=2");
    table.act_all(&["shaman perfect-painting", "mark F01 top", "pass"]);
    assert!(!table.can("paint F01 top"), "the token takes the picture");
    assert!(table.can("paint F01 middle"), "it does not count against the one painting");
    assert_eq!(table.draft().clans[0].stores.tool, 3, "it costs nothing");
}

/// DG-H04 DG-H07 DG-W19: twins need another parent and give two newborns; with a birth three.
#[test]
fn twins() {
    let mut table = stocked("players=2");
    table.act("shaman twins");
    assert_eq!(table.options(), ["send chief", "send hunter"]);
    table.act_all(&["send chief", "pass", "birth hunters", "pass"]);
    table.act_all(&["resolve shaman twins", "offer bone", "resolve birth"]);
    assert_eq!(table.state.clans[0].newborns, 3);
}

/// DG-C02 DG-Q45: twins give as many as are left, and leave one that a birth counts on.
#[test]
fn twins_of_a_small_reserve() {
    let mut table = stocked("players=2");
    table.edit(|d| {
        d.clans[0].hunters = 8;
        (2..4).for_each(|i| d.clans[0].homes[i] = "simple".into());
    });
    table.act_all(&["birth hunters", "pass", "shaman twins", "send hunter", "pass"]);
    table.act_all(&["resolve shaman twins", "offer wood"]);
    assert_eq!(table.state.clans[0].newborns, 1);
    table.act("resolve birth");
    assert_eq!((table.state.clans[0].newborns, table.state.clans[0].reserve()), (2, 0));
}

/// DG-C02 DG-Q45: the preview of twins counts what a birth still to be resolved keeps in the reserve.
#[test]
fn the_preview_of_twins() {
    let newborns = |table: &Table, choice| {
        let label = crate::present::label(&table.game, &table.state, kernel::Seat::new(0), choice);
        let told = label.preview.into_iter().find(|text| text.key == "preview-newborn").expect("newborns");
        told.args[0].1.clone()
    };
    let twins = crate::ids::Rite::Twins;
    let mut table = stocked("players=2");
    table.edit(|d| {
        d.clans[0].hunters = 8;
        (2..4).for_each(|i| d.clans[0].homes[i] = "simple".into());
    });
    assert_eq!(newborns(&table, crate::Choice::Rite(twins)), kernel::Arg::Number(2));
    table.act_all(&["birth hunters", "pass"]);
    assert_eq!(newborns(&table, crate::Choice::Rite(twins)), kernel::Arg::Number(1));
    table.act_all(&["shaman twins", "send hunter", "pass"]);
    assert_eq!(newborns(&table, crate::Choice::DoRite(twins)), kernel::Arg::Number(1));
    assert_eq!(newborns(&table, crate::Choice::DoBirth), kernel::Arg::Number(1));
    table.act("resolve birth");
    assert_eq!(newborns(&table, crate::Choice::DoRite(twins)), kernel::Arg::Number(1));
}

/// DG-H05 DG-X03: a token on any tile, for the next round; it bars others and leaves at the end of that round.
#[test]
fn a_long_journey() {
    let mut table = stocked("players=2");
    table.edit(|d| {
        d.tiles.insert("h5".into(), "B03".into());
        d.clans[1].rites = vec!["menhir".into()];
        d.clans[1].megaliths.insert("menhir".into(), "e4".into());
        d.clans[1].village = "f4".into();
    });
    table.act_all(&["shaman long-journey", "pass", "pass", "resolve shaman long-journey", "offer wood"]);
    assert!(table.can("place h5"), "at any distance");
    assert!(!table.can("place e4") && !table.can("place f4"), "an opponent's megalith or village");
    table.act("place h5");
    assert_eq!(table.draft().clans[0].token, Some(TokenDraft { cell: "h5".into(), until: 2 }));
    table.finish_round();
    assert_eq!(table.next(), "seat2");
    assert!(!table.can("expedition h5"));
    table.act("pass");
    assert!(table.can("expedition h5"));
    table.finish_round();
    assert_eq!(table.draft().clans[0].token, None, "used or not");
}

/// DG-H05 DG-Q28: a token bars an opponent's token and village.
#[test]
fn tokens_bar_tiles() {
    let mut table = stocked("players=2");
    table.edit(|d| {
        d.clans[1].rites = vec!["long-journey".into()];
        d.clans[1].token = Some(TokenDraft { cell: "f5".into(), until: 2 });
    });
    table.act_all(&["shaman long-journey", "pass", "pass", "resolve shaman long-journey", "offer wood"]);
    assert!(!table.can("place f5"));
    table.act("place f4");
    table.act("feed").act("feed");
    assert_eq!(table.next(), "seat1");
    assert!(!table.can("move f5") && table.can("move f4"));
}

/// DG-H06 DG-N10 DG-Q26: the hut is taken at once and kept, but the phase goes on in its order.
#[test]
fn taking_the_hut() {
    let mut table = stocked("players=3");
    table.act_all(&["train range", "send hunter"]);
    table.act_all(&["shaman first-player", "train range", "send hunter"]);
    table.pass_all();
    assert_eq!(table.next(), "seat1");
    table.act("resolve train range");
    table.act_all(&["resolve shaman first-player", "offer wood"]);
    assert_eq!(table.draft().first, "seat2");
    assert_eq!(table.next(), "seat3", "seat 3 follows as at the start of the phase");
    table.act("rest");
    table.act("feed").act("feed").act("feed");
    assert_eq!(table.next(), "seat2", "the new first player moves the village first (DG-N09)");
    table.act("stay").act("stay").act("stay");
    assert_eq!(table.next(), "seat2", "and keeps the hut");
    table.finish_round();
    assert_eq!(table.next(), "seat3", "one round only");
}

/// DG-H08 DG-Q34: two for one, any number of times, not tools; food from any bowl, new food to its bowl.
#[test]
fn trade() {
    let mut table = Table::new("players=2");
    table.edit(|d| {
        d.clans[0].stores.wood = 2;
        d.clans[0].bowls[2].fruit = 1;
    });
    table.act_all(&["shaman trade", "pass", "pass", "resolve shaman trade", "offer fur"]);
    let gives = ["give wood", "give fur", "give fruit1", "give fruit3", "give meat2", "done"];
    assert_eq!(table.options(), gives, "no tools, and the offering is paid first");
    table.act_all(&["give wood", "give fruit3"]);
    assert_eq!(table.options_of("receive").len(), 6);
    assert!(!table.can("receive tool"));
    table.act("receive meat");
    table.act_all(&["give fur", "give fur", "receive fruit", "done"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.wood, clan.stores.fur, clan.bowls[2].fruit), (1, 0, 0));
    assert_eq!((clan.bowls[1].meat, clan.bowls[0].fruit), (4, 3));
    assert_eq!(clan.rites, ["trade"]);
}

/// DG-H08: no exchange at all is allowed, and counts.
#[test]
fn trade_of_nothing() {
    let mut table = Table::new("players=2");
    table.act_all(&["shaman trade", "pass", "pass", "resolve shaman trade", "done"]);
    assert_eq!(table.draft().clans[0].rites, ["trade"]);
    assert_eq!(table.draft().clans[0].scarcity, 0);
}

/// DG-H09 DG-Q30 DG-W10: two horses painted to perfection, or one of two, or the only one.
#[test]
fn perfect_paintings() {
    for (memory, answers, cubes, left) in [
        (vec!["horse", "horse"], vec!["cubes twice"], "seat1 twice", 0),
        (vec!["horse", "horse"], vec!["cubes once"], "seat1", 1),
        (vec!["horse", "bison"], vec![], "seat1", 1),
    ] {
        let mut table = Table::new("players=2");
        table.edit(|d| d.clans[0].memory = memory.iter().map(|a| a.to_string()).collect());
        table.act_all(&["shaman perfect-painting", "mark F01 bottom", "pass", "pass"]);
        table.act("resolve shaman perfect-painting");
        table.act_all(&answers);
        assert_eq!(table.draft().frescoes[0].bottom, cubes);
        assert_eq!(table.draft().clans[0].memory.len(), left);
        let points = if cubes.ends_with("twice") { 2 } else { 1 };
        assert_eq!(table.score(0, "paintings"), points);
    }
}

/// DG-H12 DG-Q19 DG-Q20: not carried out, for whatever reason: no cube, −2, the token is back.
#[test]
fn the_shaman_in_vain() {
    let mut table = Table::new("players=2");
    table.act_all(&["shaman perfect-painting", "mark F01 bottom", "pass", "pass"]);
    let clan = &table.draft().clans[0];
    assert_eq!((clan.scarcity, clan.rites.len()), (1, 0), "nothing to paint");
    assert_eq!(table.draft().frescoes[0].bottom, "free");
    let mut table = Table::new("players=2");
    table.act_all(&["shaman menhir", "pass", "pass"]);
    assert_eq!(table.draft().clans[0].scarcity, 1, "not paid");
    let mut table = Table::new("players=2");
    table.act_all(&["shaman trade", "pass", "pass", "rest"]);
    assert_eq!(table.draft().clans[0].scarcity, 1, "by choice");
}

/// DG-H10 DG-H13 DG-Q16: megaliths in any order, in range, where no opponent's piece is, without an offering.
#[test]
fn megaliths() {
    let mut table = stocked("players=2");
    table.edit(|d| {
        d.tiles.insert("g4".into(), "B03".into());
        d.clans[0].rites = vec!["menhir".into()];
        d.clans[0].megaliths.insert("menhir".into(), "f4".into());
        d.clans[1].village = "e4".into();
        d.clans[1].rites = vec!["long-journey".into()];
        d.clans[1].token = Some(TokenDraft { cell: "f5".into(), until: 2 });
    });
    table.act_all(&["shaman dolmen", "expedition e6", "send hunter", "done", "pass", "pass"]);
    table.act("resolve shaman dolmen");
    assert!(table.can("place e5"), "the own village's tile");
    assert!(table.can("place e6"), "others' members may stand there");
    assert!(table.can("place f4"), "an own megalith does not bar");
    assert!(!table.can("place e4") && !table.can("place f5"), "an opponent's village or token");
    assert!(!table.can("place g4"), "out of range");
    table.act("place e6");
    let clan = &table.draft().clans[0];
    assert_eq!((clan.stores.wood, clan.stores.stone, clan.stores.tool, clan.stores.bone), (5, 5, 5, 2));
    assert_eq!(clan.megaliths["dolmen"], "e6");
    assert_eq!(table.score(0, "megaliths"), 16);
    // Seat 2 resolves normally this round, but may not come back.
    table.act("resolve expedition e6");
    table.finish_round();
    assert!(!table.can("expedition e6"));
}

/// DG-H10: the range of the moment counts.
#[test]
fn megaliths_with_a_new_range() {
    let mut table = stocked("players=2");
    table.edit(|d| {
        d.tiles.insert("g4".into(), "B03".into());
    });
    table.act_all(&["shaman menhir", "pass", "train range", "send hunter", "pass"]);
    table.act_all(&["resolve train range", "resolve shaman menhir"]);
    assert!(table.can("place g4"));
}
