//! Set-up, levels and options.

use kernel::{Game, Next, Present, Seat, Seats, Setup, Viewer};

use super::table::{GAME, Table};
use crate::effect::Op;

fn fault(text: &str) -> String {
    Setup::parse(&*GAME, text).expect_err("refused").to_string()
}

/// PA-S01 PA-Q28: one group a player, two for a player alone, or as many as the lobby asks for, more or fewer than people.
#[test]
fn groups_and_players() {
    let n = |text: &str| Table::new(text).state.open.n_groups;
    assert_eq!(
        (n("players=1"), n("players=3"), n("players=1 groups=4"), n("players=2 groups=3")),
        (2, 3, 4, 3)
    );
    assert_eq!((n("players=4 groups=3"), n("players=4 groups=2"), n("players=3 groups=1")), (3, 2, 1));
    assert!(fault("players=5").contains("1 to 4"));
    let t = Table::new("players=1 groups=2");
    assert!(t.can(1, "pick 1 1") && t.can(1, "pick 2 3"), "{:?}", t.legal(1));
}

/// PA-S02 PA-L1 PA-L2 PA-L3 PA-L4 PA-L5 PA-L6 PA-L7: the levels and free combinations.
#[test]
fn levels_are_sets_of_modules() {
    let modules = |text: &str| Table::new(text).draft().modules.join("");
    let levels =
        [("I", "AB"), ("II", "CD"), ("III", "EF"), ("IV", "CG"), ("V", "AH"), ("VI", "BI"), ("VII", "DEJ")];
    for (level, expected) in levels {
        assert_eq!(modules(&format!("players=2 level={level}")), expected);
    }
    assert_eq!(modules("players=2 level=free first=F second=A"), "AF");
    assert_eq!(modules("players=2 level=free first=F second=A third=J"), "AFJ");
    assert!(fault("players=2 level=free first=C second=C").contains("different"));
}

/// PA-S02: three modules and more may be played together, with or without the Beast, up to all ten.
#[test]
fn more_than_two_modules() {
    let modules = |text: &str| Table::new(text).draft().modules.join("");
    assert_eq!(modules("players=2 level=free first=C second=A third=F"), "ACF");
    assert_eq!(modules("players=3 level=free first=D second=A fourth=G ninth=J"), "ADGJ");
    assert!(fault("players=2 level=free first=A second=B fourth=C tenth=C").contains("different"));
    let all =
        "level=free first=A second=B third=C fourth=D fifth=E sixth=F seventh=G eighth=H ninth=I tenth=J";
    let t = Table::new(&format!("players=1 groups=1 {all}"));
    assert_eq!(t.draft().modules.join(""), "ABCDEFGHIJ");
    assert_eq!((t.draft().missions.len(), t.draft().secrets.len(), t.draft().ideas.len()), (10, 22, 2));
    assert_eq!(
        (t.cards_left(1), t.state.veiled.unseen.len()),
        (138, 138),
        "32 base cards and 106 of modules"
    );
}

/// PA-S01: fewer groups than people: four lead three groups, the first and the fourth one together; either decides for it.
#[test]
fn several_people_lead_one_group() {
    let mut t = Table::new("players=4 groups=3 level=I");
    assert_eq!((t.n_people(1), t.n_people(3), t.draft().groups.len()), (2, 2, 3));
    assert_eq!(t.next(), Next::Any(Seat::first_n(4)), "the order matters while two share an open choice");
    assert!(t.can(1, "pick 1 2") && t.can(4, "pick 1 2") && !t.can(4, "pick 2 1"));
    t.refuse(4, "pick 2 1", "PA-H01");
    t.act(4, "pick 1 2");
    let others: Seats = [Seat::new(1), Seat::new(2)].into_iter().collect();
    assert_eq!(t.next(), Next::Each(others), "the group has chosen, for both");
    t.refuse(1, "pick 1 1", "PA-D01");
    // On the floor either acts, pays and suffers for the group.
    let mut t = Table::floor("players=4 groups=3 level=I", &["B01", "B04", "B14"]);
    t.people(1, &["P12", "P13"]).people(2, &["P01", "P02"]).people(3, &["P03"]).deck(1, &["red", "forest"]);
    t.act(4, "begin 1 1");
    assert!(t.decides(1) && t.decides(4));
    t.refuse(1, "decline 1", "PA-H01");
    t.act(2, "join 2").act(1, "go").act(4, "suffer P12").act(1, "give 1");
    assert_eq!((t.tools(1, "fur"), t.wounds("P12"), t.food()), (1, 1, 7));
    t.act(3, "begin 3 2").act(3, "suffer P03");
    assert_eq!(t.next(), Next::Each(others), "the first group sleeps, and nobody else had to say anything");
    // The table names those who lead a group together.
    let scene = GAME.scene(&GAME.view(&t.state, Viewer::Spectator), Viewer::Spectator);
    let label = |id: &str| scene.places.iter().find(|p| p.id == id).expect("a place").label.key.to_string();
    assert_eq!((label("group-1"), label("group-2")), ("group-led".into(), "group".into()));
    // One group for three people.
    let mut t = Table::floor("players=3 groups=1 level=I", &["B04"]);
    t.people(1, &["P12"]).act(3, "begin 1 1");
    assert_eq!((t.food(), t.next()), (7, Next::Any(Seat::first_n(3))));
}

/// PA-S03 PA-S04: two people with their tools, five food, five of each tool on the rack.
#[test]
fn the_start() {
    let t = Table::new("players=3 level=I");
    for group in 1..=3 {
        assert_eq!(t.n_people(group), 2);
        let band = &t.state.open.bands[group - 1];
        let brought =
            band.people.iter().filter(|m| GAME.pack.card(m.card).person.unwrap().brings.is_some()).count();
        assert_eq!(band.tools.values().map(|n| *n as usize).sum::<usize>(), brought);
    }
    assert_eq!((t.food(), t.wood(), t.stone()), (5, 0, 0));
    assert_eq!(
        t.rack("hand-axe") + t.tools(1, "hand-axe") + t.tools(2, "hand-axe") + t.tools(3, "hand-axe"),
        { 6 - t.reserve("hand-axe") }
    );
    assert_eq!((t.rack("spear"), t.reserve("spear")), (5, 1));
    assert_eq!(t.state.open.dream_stack, 16);
    assert_eq!((t.state.veiled.people.len(), t.state.veiled.ideas.len()), (14, 8));
}

/// PA-S05 PA-Q18 PA-MA PA-MB PA-L1: level I as the rulebook lays it out.
#[test]
fn level_one_is_laid_out() {
    let t = Table::new("players=3 level=I");
    let d = t.draft();
    let missions: Vec<&str> = d.missions.iter().map(|m| m.card.as_str()).collect();
    assert_eq!(
        (missions, d.secrets, d.ideas),
        (vec!["A00", "N00"], vec!["S01".into(), "S02".into()], vec!["N0T".to_string()])
    );
    assert_eq!(t.rack("tent"), 3);
    // 32 base cards, 8 of module A and 9 of module B; sizes differ by one at most.
    let sizes = [t.cards_left(1), t.cards_left(2), t.cards_left(3)];
    assert_eq!(sizes, [17, 16, 16]);
    assert_eq!(t.state.veiled.unseen.len(), 49);
}

/// PA-S07: gentle, normal and hard; no card of level I asks for dice.
#[test]
fn starts_of_three_kinds() {
    let start = |text: &str| {
        let t = Table::new(text);
        (t.n_people(1), t.food(), t.skulls())
    };
    assert_eq!(start("players=2 start=gentle"), (3, 7, 0));
    assert_eq!(start("players=2 start=normal"), (2, 5, 0));
    assert_eq!(start("players=2 start=hard"), (2, 5, 1));
    let t = Table::new("players=2 level=I");
    let all = t.state.veiled.unseen | t.state.open.secrets | GAME.pack.dreams;
    assert!(all.iter().all(|c| GAME.pack.card(c).options().all(|(_, a)| a.dice == 0)));
}

/// PA-MH PA-MI PA-MJ PA-L5 PA-L6 PA-L7: rafts on the rack, warriors on guard, paws that wait.
#[test]
fn modules_change_the_set_up() {
    let h = Table::new("players=2 level=V");
    assert_eq!(h.rack("raft"), 3);
    let i = Table::new("players=4 level=VI");
    assert_eq!(i.draft().guard, ["P05", "P06", "P07", "P08"]);
    assert_eq!(i.state.veiled.people.len(), 16 - 8);
    assert_eq!(i.draft().secrets, ["S02", "S06", "S09"]);
    let j = Table::new("players=2 level=VII");
    assert_eq!(j.draft().waiting, ["J01", "J02", "J03", "J04", "J05", "J06"]);
    assert_eq!(j.state.veiled.unseen.len(), 32 + 12 + 12 + 7);
    // Secrets that two modules call for exist once.
    assert_eq!(j.draft().secrets, ["S06", "S07", "S08", "S09", "S10", "S11", "S21", "S22"]);
}

/// PA-N05 PA-S05: a view has backs and sizes, no fronts of decks or piles.
#[test]
fn a_view_shows_no_front() {
    let t = Table::new("players=2 level=III");
    let view = GAME.view(&t.state, Viewer::Spectator);
    assert_eq!((view.people_left, view.ideas_left), (16, 8));
    let scene = GAME.scene(&view, Viewer::Spectator);
    for card in t.state.veiled.unseen | t.state.veiled.ideas | t.state.veiled.dreams {
        let id = format!("card-{}", GAME.pack.card(card).id);
        assert!(scene.pieces.iter().all(|p| p.id != id), "{id} is shown");
    }
    for card in t.state.open.secrets {
        let title = format!("card-{}", GAME.pack.card(card).title);
        assert!(scene.pieces.iter().all(|p| p.label.key != title), "{title} is told");
    }
}

/// PA-C06: every secret an option leads to is laid out with its module.
#[test]
fn every_secret_can_be_found() {
    for level in ["I", "II", "III", "IV", "V", "VI", "VII"] {
        let t = Table::new(&format!("players=2 level={level}"));
        for card in t.state.veiled.unseen {
            for (_, action) in GAME.pack.card(card).options() {
                for op in action.gain.iter() {
                    if let Op::Secret(secret) = op {
                        assert!(t.state.open.secrets.contains(secret), "{}", GAME.pack.card(card).id);
                    }
                }
            }
        }
    }
}
