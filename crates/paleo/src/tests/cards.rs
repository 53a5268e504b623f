//! Every card of the box is used: each option in one rich position, against what the content sheet says.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Finite, Next};

use super::{
    cards_expected::{OPTIONS, PEOPLE, PLACED},
    table::{GAME, Table},
};
use crate::{Card, Kind, When, notation::PersonDraft};

/// A set-up for one group in which the card is in the game.
fn setup_for(card: Card) -> String {
    let pack = &GAME.pack;
    let home = pack.modules.iter().find(|m| {
        m.mission == card || m.ideas.contains(card) || (m.day | m.waiting | m.secrets).contains(card)
    });
    let modules = match home.map(|m| m.id.as_str()) {
        Some("J") => "first=A second=B third=J".to_string(),
        Some(id) => format!("first={id} second={}", if id == "A" { "B" } else { "A" }),
        None => "first=A second=B".to_string(),
    };
    format!("players=1 groups=1 level=free {modules}")
}

/// One group with all it could need: strength 8, perception 8, craft 6, tools, resources, wounds to heal.
fn rich(card: Card, opt: usize, front: &str) -> Table<'static> {
    let pack = &GAME.pack;
    let action = &pack.card(card).actions[opt - 1];
    let id = pack.card(card).id.as_str();
    let night = action.when == When::Night;
    let setup = setup_for(card);
    let mut t = if night { Table::night(&setup) } else { Table::floor(&setup, &[front]) };
    t.edit(|d| {
        let group = &mut d.groups[0];
        group.people =
            (1..=4).chain(9..=20).map(|i| PersonDraft { card: format!("P{i:02}"), wounds: 0 }).collect();
        for (person, wounds) in [("P10", 1), ("P13", 1), ("P14", 2)] {
            group.people.iter_mut().find(|p| p.card == person).unwrap().wounds = wounds;
        }
        if action.card.or(action.victim).is_some_and(|c| pack.card(c).id == "G01") {
            group.people.push(PersonDraft { card: "G01".into(), wounds: 0 });
        }
        for (tool, n) in [
            ("torch", 2),
            ("spear", 2),
            ("fur", 2),
            ("clothing", 1),
            ("tent", 1),
            ("root", 1),
            ("raft", 1),
            ("rope", 1),
            ("spear-thrower", 2),
        ] {
            group.tools.insert(tool.into(), n);
            if let Some(rack) = d.rack.get_mut(tool) {
                *rack -= n;
            }
        }
        if !night {
            group.deck =
                ["forest", "river", "mountain", "forest", "river", "mountain"].map(String::from).to_vec();
        }
        for (word, n) in [("food", 8), ("wood", 6), ("stone", 4)] {
            d.store.insert(word.into(), n);
        }
        d.skulls = 2;
        if action.enraged == Some(true) {
            d.enraged = true;
            let paws = std::mem::take(&mut d.waiting);
            d.discard.extend(paws.into_iter().filter(|p| p != front));
        }
        if let Some(grave) = action.grave {
            let tagged = pack.tags[grave.tag as usize].1;
            let others = tagged
                .iter()
                .filter(|c| *c != card)
                .filter(|c| !["G01", "P01"].contains(&pack.card(*c).id.as_str()));
            let dead = others.filter(|c| {
                pack.card(*c).kind != Kind::Person || (5..=8).contains(&number(&pack.card(*c).id))
            });
            d.graveyard.extend(dead.take(grave.count as usize).map(|c| pack.card(c).id.clone()));
        }
    });
    if action.card.is_some_and(|c| pack.card(c).id == "D01") {
        t.place(1, "D01");
    }
    if pack.card(card).kind == Kind::Placed && id != "G01" {
        t.place(1, id);
    }
    t
}

fn number(id: &str) -> u32 {
    id.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(0)
}

/// Everything that can change, by word.
fn numbers(t: &Table) -> BTreeMap<String, i32> {
    let open = &t.state.open;
    let band = &open.bands[0];
    let mut all = BTreeMap::new();
    for (key, n) in [
        ("food", open.store[0] as i32),
        ("wood", open.store[1] as i32),
        ("stone", open.store[2] as i32),
        ("people", band.people.len() as i32),
        ("deck", band.deck.len() as i32),
        ("dreams", open.dream_stack as i32),
        ("ideas", open.ideas.len() as i32),
        ("skulls", open.skulls as i32),
        ("tiles", open.tiles as i32),
        ("wounds", band.wounds as i32),
        ("guard", open.guard.len() as i32),
        ("guard-wounds", open.guard_wounds as i32),
        ("ease", open.ease as i32),
        ("secrets", open.secrets.len() as i32),
    ] {
        all.insert(key.to_string(), n);
    }
    for tool in GAME.pack.all_tools() {
        all.insert(GAME.pack.tool(tool).id.clone(), band.tools[tool] as i32);
    }
    all
}

/// Goes on until the option is carried out: the lowest die that harms least, wounds on one scout, nothing made.
fn carry_out(t: &mut Table) {
    for _ in 0..60 {
        let frame = t.frame();
        if t.next() == Next::Over || ["floor", "scout", "choose", "deal"].contains(&frame.as_str()) {
            return;
        }
        if t.next() == Next::Chance {
            match frame.as_str() {
                "deed" => drop(t.chance("roll craft 1")),
                _ => t.draw_one(),
            }
            continue;
        }
        let legal = t.legal(1);
        let first = |prefix: &str| legal.iter().find(|n| n.starts_with(prefix)).cloned();
        let choice = match frame.as_str() {
            "night" => return,
            "deed" => first("go").or_else(|| first("use")).expect("a way to begin"),
            "hurt" => "suffer P12".to_string(),
            "heal" => first("heal").expect("wounds"),
            "make" => "stop".to_string(),
            "gain" => "give 1".to_string(),
            _ => legal[0].clone(),
        };
        t.act(1, &choice);
    }
    panic!("the option does not end: {:?}", t.draft().frames);
}

fn changes(before: &BTreeMap<String, i32>, t: &Table, card: Card) -> String {
    let after = numbers(t);
    let mut words: Vec<String> = before
        .iter()
        .filter(|(k, n)| after[*k] != **n)
        .map(|(k, n)| format!("{k}{:+}", after[k] - n))
        .collect();
    let id = &GAME.pack.card(card).id;
    words.push(if t.in_graveyard(id) {
        "destroyed".into()
    } else if t.in_discard(id) {
        "discarded".into()
    } else {
        "stays".into()
    });
    words.join(" ")
}

fn play(id: &str, opt: u8) -> String {
    let card = GAME.pack.find_card(id).expect(id);
    let info = GAME.pack.card(card);
    let action = &info.actions[opt as usize - 1];
    let front = match (info.kind, action.when) {
        (Kind::Idea, _) => "B24",
        (_, When::Help | When::Extra) => "B04",
        _ => id,
    };
    let mut t = rich(card, opt as usize, front);
    if info.kind == Kind::Idea && !t.draft().ideas.iter().any(|i| i == id) {
        t.edit(|d| {
            d.ideas.push(id.to_string());
            if let Some((tool, n)) = info.tokens {
                let tool = &GAME.pack.tool(tool).id;
                let owned = d.groups[0].tools.get(tool).copied().unwrap_or(0);
                let free = GAME.pack.tool(GAME.pack.find_tool(tool).unwrap()).count - owned;
                d.rack.insert(tool.clone(), n.min(free));
            }
        });
    }
    if info.kind == Kind::Idea && info.tokens.is_some_and(|(tool, _)| t.state.open.rack[tool] == 0) {
        // Both spear-throwers are in the group: one goes back to be made again.
        t.edit(|d| {
            d.groups[0].tools.insert("spear-thrower".into(), 1);
            d.rack.insert("spear-thrower".into(), 1);
        });
    }
    let before = numbers(&t);
    match (info.kind, action.when) {
        (Kind::Idea, _) => {
            t.act(1, "begin 1 1");
            if t.frame() == "deed" {
                t.act(1, "go");
            }
            t.act(1, &format!("make {id}"));
        }
        (_, When::Help) => drop(t.act(1, &format!("attend 1 {id}"))),
        (_, When::Extra) => drop(t.act(1, &format!("extra {id} {opt}"))),
        (_, When::Night) => drop(t.act(1, &format!("settle {id} {opt}"))),
        _ => drop(t.act(1, &format!("begin 1 {opt}"))),
    }
    carry_out(&mut t);
    changes(&before, &t, card)
}

/// PA-K01 PA-A04 PA-C07: each option of each card does what the content sheet says.
#[test]
fn every_option_of_every_card() {
    let mut wrong = Vec::new();
    for (id, opt, expected) in OPTIONS {
        let found = play(id, *opt);
        if found != *expected {
            wrong.push(format!("{id} {opt}: {found}, expected {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// PA-K01 PA-A09: cards that name their place are put there.
#[test]
fn every_placed_card() {
    for (id, back) in PLACED {
        let card = GAME.pack.find_card(id).expect(id);
        let mut t = Table::floor(&setup_for(card), &["B04"]);
        t.deck(1, &["forest", back, "river"]).act(1, "ignore 1").act(1, "pick 1 2");
        if t.next() == Next::Chance {
            t.chance(&format!("reveal {id}"));
        }
        let placed = t.draft().groups[0].placed.iter().any(|p| p.card == *id);
        assert!(placed || t.has_person(1, id), "{id} is placed");
    }
}

/// PA-K01 PA-C04 PA-S03: every person brings skill, hearts and tool.
#[test]
fn every_person() {
    for (id, skills, hearts, tool) in PEOPLE {
        let mut t = Table::floor("players=1 groups=1 level=I", &["B23"]);
        t.act(1, "begin 1 1").chance(&format!("draw {id}"));
        let person = GAME.pack.card(GAME.pack.find_card(id).unwrap()).person.unwrap();
        assert_eq!((person.skills, person.hearts), (*skills, *hearts), "{id}");
        if !tool.is_empty() {
            assert_eq!(t.tools(1, tool), 1, "{id}");
        }
        let own = t.state.open.bands[0].tools.values().sum::<u8>();
        assert_eq!(own, u8::from(!tool.is_empty()), "{id}");
    }
}

/// PA-K01: no card of the box is left out of these tests.
#[test]
fn no_card_is_left_out() {
    let mut used: BTreeSet<&str> = OPTIONS.iter().map(|(id, ..)| *id).collect();
    used.extend(PEOPLE.iter().map(|(id, ..)| *id));
    used.extend(PLACED.iter().map(|(id, _)| *id));
    let all: BTreeSet<&str> =
        GAME.pack.cards.iter().filter(|c| c.kind != Kind::Recipe).map(|c| c.id.as_str()).collect();
    assert_eq!(used, all);
    assert_eq!(all.len(), 222);
    let options: usize =
        GAME.pack.cards.iter().filter(|c| c.kind != Kind::Recipe).map(|c| c.n_actions as usize).sum();
    assert_eq!(OPTIONS.len() + 1, options, "all but the final fight, which has tests of its own");
    assert!(GAME.pack.cards.iter().all(|c| c.n_actions as usize <= crate::Opt::COUNT));
}
