//! The ten modules: missions, secrets, ideas, special rules.

use kernel::Next;

use super::table::Table;

fn night(level: &str) -> Table<'static> {
    Table::night(&format!("players=1 groups=1 level={level}"))
}

/// PA-MA PA-L1: fur and food, or a skull.
#[test]
fn mission_of_a() {
    let mut t = night("I");
    t.tool(1, "fur", 1).store(1, 0, 0).act(1, "settle A00 1");
    assert_eq!((t.tools(1, "fur"), t.food(), t.skulls()), (0, 0, 0));
    let mut t = night("I");
    t.act(1, "settle A00 2");
    assert_eq!(t.skulls(), 1);
}

/// PA-MB PA-L1: a tent, or a skull; the tent is made from wood and fur.
#[test]
fn mission_of_b() {
    let mut t = night("I");
    t.tool(1, "tent", 1).act(1, "settle N00 1");
    assert_eq!((t.tools(1, "tent"), t.skulls()), (0, 0));
    let mut t = Table::floor("players=1 groups=1 level=I", &["B21"]);
    t.store(0, 1, 0).tool(1, "fur", 1).act(1, "begin 1 1").act(1, "make N0T");
    assert_eq!((t.tools(1, "tent"), t.tools(1, "fur"), t.rack("tent")), (1, 0, 2));
}

/// PA-MC PA-L2: a torch, five dead wolves for good, or a skull.
#[test]
fn mission_of_c() {
    let mut t = night("II");
    t.tool(1, "torch", 1).act(1, "settle C00 1");
    assert_eq!((t.tools(1, "torch"), t.skulls()), (0, 0));
    let mut t = night("II");
    t.bury(&["C01", "C02", "C03", "C04"]);
    t.refuse(1, "settle C00 2", "PA-A07");
    t.bury(&["C06"]).act(1, "settle C00 2");
    assert_eq!((t.tiles(), t.in_graveyard("C00"), t.draft().missions.len()), (1, true, 1));
}

/// PA-MC PA-A09: the wolf cub is placed, gives perception, and leaves when it is not fed.
#[test]
fn the_wolf_cub() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["C06"]);
    t.people(1, &["P12"]).store(2, 0, 0).act(1, "begin 1 2");
    assert_eq!(
        (t.draft().groups[0].placed[0].card.as_str(), t.state.open.bands[0].skills),
        ("S03", [0, 2, 0])
    );
    let mut t = night("II");
    t.place(1, "S03").store(0, 0, 0).act(1, "settle C00 3").act(1, "settle D00 3").act(1, "settle S03 2");
    assert!(t.in_graveyard("S03"));
    assert_eq!(t.state.open.bands[0].skills, [0, 0, 0]);
}

/// PA-MD PA-L2: Darca and food, gifts, or a skull.
#[test]
fn mission_of_d() {
    let mut t = night("II");
    t.store(1, 0, 0);
    t.refuse(1, "settle D00 1", "PA-A07").refuse(1, "settle D00 2", "PA-A02");
    t.place(1, "D01").act(1, "settle D00 1");
    assert_eq!((t.food(), t.skulls()), (0, 0));
    let mut t = night("II");
    t.store(1, 0, 0).tool(1, "fur", 1).act(1, "settle D00 2");
    assert_eq!((t.food(), t.tools(1, "fur")), (0, 0));
}

/// PA-ME PA-L3: wood, clothing, or a skull; snow and cold forest do not wound when discarded.
#[test]
fn module_e() {
    let mut t = night("III");
    t.store(0, 2, 0).act(1, "settle E00 1");
    assert_eq!(t.wood(), 0);
    let mut t = night("III");
    t.tool(1, "clothing", 1).act(1, "settle E00 2");
    assert_eq!((t.tools(1, "clothing"), t.skulls()), (0, 0));
    let mut t = Table::floor("players=1 groups=1 level=III", &["B09"]);
    t.people(1, &["P12"]).deck(1, &["snow", "coldforest", "snow"]).act(1, "begin 1 2");
    assert_eq!((t.food(), t.wounds("P12")), (7, 0));
}

/// PA-MF PA-L3: root, broth, or a skull; fever is placed, nursed by helping it, and never a person.
#[test]
fn module_f() {
    let mut t = night("III");
    t.store(2, 0, 0).act(1, "settle F00 2");
    assert_eq!(t.food(), 0);
    let mut t = night("III");
    t.tool(1, "root", 1).act(1, "settle F00 1");
    assert_eq!(t.reserve("root"), 3);
    let mut t = Table::floor("players=1 groups=1 level=III", &["B04"]);
    t.people(1, &["P12"]).wound(1, 0, 1).place(1, "F03").act(1, "attend 1 F03").act(1, "heal P12");
    assert!(t.in_graveyard("F03") && t.in_discard("B04") && t.wounds("P12") == 0);
    let mut t = night("III");
    t.place(1, "F02").store(0, 0, 0).act(1, "settle E00 3").act(1, "settle F00 3").act(1, "settle F02 2");
    assert_eq!(t.skulls(), 3);
}

/// PA-MG PA-L4: Ahab joins as a person with a spear, keeps watch, and costs a skull when given up.
#[test]
fn module_g() {
    let mut t = night("IV");
    t.refuse(1, "settle G00 1", "PA-A07");
    t.people(1, &["G01"]).act(1, "settle G00 1");
    assert_eq!(t.skulls(), 0);
    let mut t = night("IV");
    t.tool(1, "spear", 1).act(1, "settle G00 2");
    assert_eq!((t.tools(1, "spear"), t.rack("spear"), t.reserve("spear")), (0, 4, 2));
    let mut t = night("IV");
    t.tool(1, "torch", 1).act(1, "settle G00 3");
    assert_eq!(t.tools(1, "torch"), 0);
    let mut t = Table::floor("players=1 groups=1 level=IV", &["G05"]);
    t.people(1, &["P01", "G01"]).act(1, "begin 1 2");
    assert_eq!(
        (t.skulls(), t.in_graveyard("G01"), t.in_graveyard("G05"), t.frame().as_str()),
        (1, true, true, "choose")
    );
    t.act(1, "begin 1 1");
    assert_eq!((t.tiles(), t.skulls()), (1, 0));
}

/// PA-MG PA-H01: a helper's Ahab is given up by his own group alone.
#[test]
fn ahab_of_a_helper() {
    let mut t = Table::floor("players=2 level=IV", &["G05", "B04"]);
    t.people(1, &["P01"]).people(2, &["G01", "P02"]).act(1, "begin 1 2").act(2, "join 2");
    t.refuse(1, "go", "PA-A07").refuse(1, "yield G01", "PA-H01");
    t.act(2, "yield G01").act(1, "go");
    assert!(t.in_graveyard("G01") && t.skulls() == 1 && t.n_people(2) == 1);
}

/// PA-MG PA-A09 PA-C04: Ahab joins when he is turned up.
#[test]
fn ahab_joins() {
    let mut t = Table::floor("players=1 groups=1 level=IV", &["B04"]);
    t.deck(1, &["forest", "mountain+figure", "river"]).act(1, "ignore 1").act(1, "pick 1 2");
    assert!(t.has_person(1, "G01") && t.tools(1, "spear") == 1 && t.state.open.bands[0].skills == [3, 0, 0]);
}

/// PA-MH PA-L5: raft and food, a dam, or a skull; the raft stays, only the sea shore uses it up.
#[test]
fn module_h() {
    let mut t = night("V");
    t.tool(1, "raft", 1).store(1, 0, 0).act(1, "settle H00 1");
    assert_eq!((t.tools(1, "raft"), t.food(), t.skulls()), (1, 0, 0));
    let mut t = night("V");
    t.store(0, 2, 0).act(1, "settle H00 2");
    assert_eq!(t.wood(), 0);
    let mut t = Table::floor("players=1 groups=1 level=V", &["H12"]);
    t.people(1, &["P12"]).tool(1, "raft", 1).act(1, "begin 1 1");
    assert_eq!((t.tools(1, "raft"), t.reserve("raft"), t.frame().as_str()), (0, 1, "choose"));
    let mut t = Table::floor("players=1 groups=1 level=V", &["H09"]);
    t.people(1, &["P15", "P16"]).store(0, 2, 0).act(1, "begin 1 2").act(1, "make H0R");
    assert_eq!(t.tools(1, "raft"), 1);
}

/// PA-MI PA-L6: a spear, wood, the guard, or a skull; warriors on guard are not fed.
#[test]
fn mission_of_i() {
    let mut t = night("VI");
    t.store(0, 1, 0).act(1, "settle I00 2");
    assert_eq!((t.wood(), t.skulls()), (0, 0));
    let mut t = night("VI");
    t.tool(1, "spear", 1).act(1, "settle I00 1");
    assert_eq!(t.tools(1, "spear"), 0);
    let mut t = night("VI");
    t.act(1, "settle I00 3");
    assert_eq!((t.state.open.guard_wounds, t.skulls()), (2, 0));
    assert_eq!(t.state.open.n_people(), 0, "nobody of the guard is fed");
}

/// PA-MI: the third wound fells the top warrior, the rest is lost; the training ground heals him.
#[test]
fn the_guard() {
    let mut t = Table::floor("players=1 groups=1 level=VI", &["I06"]);
    t.people(1, &["P01"]).tool(1, "fur", 1).edit(|d| d.guard_wounds = 1);
    t.act(1, "begin 1 2");
    assert_eq!(
        (t.state.open.guard.len(), t.state.open.guard_wounds, t.skulls(), t.tools(1, "fur")),
        (3, 0, 1, 1)
    );
    assert!(t.in_graveyard("P08"));
    let mut t = Table::floor("players=1 groups=1 level=VI", &["I07"]);
    t.people(1, &["P01", "P02"]).edit(|d| d.guard_wounds = 2);
    t.act(1, "begin 1 1");
    assert_eq!(t.state.open.guard_wounds, 0);
}

/// PA-MJ PA-L7: calm, a bait; enraged, also a torch.
#[test]
fn mission_of_j() {
    let mut t = night("VII");
    t.store(1, 0, 0);
    t.refuse(1, "settle J00 2", "PA-MJ");
    t.act(1, "settle J00 1");
    assert_eq!((t.food(), t.skulls()), (0, 0));
    let mut t = night("VII");
    t.store(1, 0, 0).tool(1, "torch", 1).edit(|d| {
        d.enraged = true;
        d.waiting.clear();
    });
    t.refuse(1, "settle J00 1", "PA-MJ");
    t.act(1, "settle J00 2");
    assert_eq!((t.food(), t.tools(1, "torch")), (0, 0));
}

/// PA-MJ PA-S06: the third piece enrages the Beast, the paws join the discard; five pieces do not win.
#[test]
fn the_beast_turns() {
    let mut t = Table::floor("players=1 groups=1 level=VII", &["J11"]);
    t.people(1, &["P15", "P16", "P17"]).store(0, 2, 0).edit(|d| d.tiles = 2);
    t.act(1, "begin 1 1");
    assert!(
        t.state.open.enraged && t.in_discard("J01") && t.in_discard("J06") && t.draft().waiting.is_empty()
    );
    let mut t = Table::floor("players=1 groups=1 level=VII", &["J11"]);
    t.people(1, &["P15", "P16", "P17"]).store(0, 2, 0).edit(|d| {
        d.tiles = 4;
        d.enraged = true;
        let paws = std::mem::take(&mut d.waiting);
        d.discard.extend(paws);
    });
    t.act(1, "begin 1 1");
    assert_eq!((t.reason(), t.tiles()), (None, 5));
}

fn fight(dead_paws: usize, ease: u8) -> Table<'static> {
    let mut t = Table::floor("players=2 level=VII", &["B04", "B12"]);
    t.people(1, &["P01", "P02", "P03", "P04", "P12", "P13", "P14"]).people(2, &["P05", "P06", "P15", "P16"]);
    t.edit(|d| {
        d.tiles = 5;
        d.enraged = true;
        d.ease = ease;
        let paws = std::mem::take(&mut d.waiting);
        d.graveyard.extend(paws.iter().take(dead_paws).cloned());
        d.discard.extend(paws.into_iter().skip(dead_paws));
    });
    t
}

/// PA-MJ: the final fight: all awake groups together, less strength for destroyed paws and secret 21, never below 4.
#[test]
fn the_final_fight() {
    let t = fight(1, 0);
    t.refuse(1, "extra J00 4", "PA-A01");
    let mut t = fight(2, 0);
    t.act(1, "extra J00 4").chance("roll perception 1").chance("roll craft 2");
    assert_eq!((t.reason(), t.next()), (Some("beast"), Next::Over));
    let mut t = fight(0, 2);
    t.act(2, "extra J00 4").chance("roll craft 1").chance("roll craft 1");
    assert_eq!(t.reason(), Some("beast"));
    // Six paws and the weak spot: strength 4 all the same.
    let mut t = fight(6, 2);
    t.people(1, &["P01", "P12", "P13"]).people(2, &["P05", "P06"]);
    t.refuse(1, "extra J00 4", "PA-A01");
    t.people(2, &["P05", "P06", "P07"]).act(1, "extra J00 4");
    assert_eq!(t.next(), Next::Chance);
}

/// PA-MJ PA-Q25: a lost fight wounds every awake group, and can be tried again next turn only.
#[test]
fn a_lost_fight() {
    let mut t = fight(2, 0);
    t.act(1, "extra J00 4").chance("roll strength 1").chance("roll strength 1");
    t.act(1, "suffer P12");
    assert!(!t.can(1, "suffer P05"));
    t.act(2, "suffer P05");
    assert_eq!((t.wounds("P12"), t.wounds("P05"), t.front(1), t.front(2)), (2, 2, Some("B04"), Some("B12")));
    t.refuse(1, "extra J00 4", "PA-MJ");
}

/// PA-MJ: options for one mood only.
#[test]
fn moods() {
    let mut t = Table::floor("players=1 groups=1 level=VII", &["J13"]);
    t.people(1, &["P05"]);
    assert_eq!(t.legal(1), ["begin 1 2"]);
    t.edit(|d| {
        d.enraged = true;
        let paws = std::mem::take(&mut d.waiting);
        d.discard.extend(paws);
    });
    assert_eq!(t.legal(1), ["begin 1 3"]);
}
