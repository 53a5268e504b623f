//! What the report for designers says, over games whose use, lift and shares are known.

use std::collections::BTreeMap;

use kernel::{Counted, Measure};

use super::{plan, result, rules, run};
use crate::{Counts, Designer, GameResult, Report, Tournament, Use, json, markdown};

fn counted() -> Vec<Counted> {
    vec![Counted { word: "tools", items: ["axe", "spear", "net", "rain"].map(str::to_owned).to_vec() }]
}

/// A game with this use of tools by the table and both seats.
fn game(deal: u64, first_wins: bool, tools: &[(&str, [u32; 3])]) -> GameResult {
    let items: BTreeMap<String, Vec<u32>> =
        tools.iter().map(|(item, n)| ((*item).to_owned(), n.to_vec())).collect();
    let counts: Counts = [("tools".to_owned(), items)].into();
    GameResult { counts: Some(counts), ..result(deal, [0, 1], first_wins) }
}

fn designer(results: Vec<GameResult>, together: bool) -> Designer {
    let names = vec!["a".to_owned(), "b".to_owned()];
    let tournament = Tournament {
        game: "camp",
        setup: String::new(),
        seed: 1,
        names,
        together,
        planned: results.len(),
        n_here: 0,
        results,
    };
    Designer::of(&tournament, &rules().names, &counted())
}

fn item<'d>(designer: &'d Designer, name: &str) -> &'d Use {
    designer.uses[0].items.iter().find(|item| item.item == name).expect("every item is there")
}

/// The first seat has an axe in every second game and wins three quarters of those, and a quarter of the others.
fn axes() -> Vec<GameResult> {
    (0..160)
        .map(|deal| {
            let axe = deal % 2 == 0;
            let wins = (deal / 2 % 4 != 0) == axe;
            game(deal, wins, &[("axe", [0, 2 * u32::from(axe), 0]), ("rain", [3, 0, 0])])
        })
        .collect()
}

#[test]
fn use_and_lift_are_those_of_the_games() {
    let report = designer(axes(), false);
    let axe = item(&report, "axe");
    assert_eq!(axe.a_game.value, 1.0);
    assert_eq!(axe.used.value, 0.25, "one seat in every second game");
    // Without an axe: a quarter of the wins of the first seat, and half of those of the second.
    let lift = axe.lift.unwrap();
    assert!((lift.value - (0.75 - (20.0 + 80.0) / 240.0)).abs() < 1e-9, "{lift:?}");
    assert!(lift.low > 0.1 && lift.low < lift.value && lift.value < lift.high && lift.high < 0.6, "{lift:?}");
    let each = axe.each.unwrap();
    assert!((each.value - lift.value / 2.0).abs() < 1e-9, "two axes at a time: {each:?}");
    assert!(each.low > 0.0 && each.low < each.value && each.value < each.high);
    // It falls on everybody, so nobody wins by it.
    let rain = item(&report, "rain");
    assert_eq!((rain.a_game.value, rain.used.value), (3.0, 1.0));
    assert!(rain.lift.is_none() && rain.each.is_none());
}

#[test]
fn what_was_never_met_is_there_with_nothing() {
    let report = designer(axes(), false);
    assert_eq!(report.uses[0].items.len(), 4);
    let net = item(&report, "net");
    assert_eq!((net.a_game.value, net.used.value, net.lift, net.each), (0.0, 0.0, None, None));
    assert!(net.used.high > 0.0 && net.used.high < 0.02, "it may be rare: {:?}", net.used);
    // Results of an older file say nothing about use, and do not count as games without it.
    let mut results = axes();
    results.extend((0..40).map(|deal| result(deal, [0, 1], true)));
    let mixed = designer(results, false);
    assert_eq!((mixed.counted_games, item(&mixed, "axe").a_game.value), (160, 1.0));
    assert_eq!(report.counted_games, 160);
}

/// Two games of a deal that go the same way tell no more than one.
#[test]
fn intervals_do_not_shrink_by_games_that_are_not_independent() {
    let width = |results: Vec<GameResult>| {
        let lift = item(&designer(results, false), "axe").lift.unwrap();
        lift.high - lift.low
    };
    let (once, fourfold) = (width(axes()), width((0..4).flat_map(|_| axes()).collect()));
    let more: Vec<GameResult> = (0..4u64)
        .flat_map(|i| axes().into_iter().map(move |game| GameResult { deal: game.deal + 1000 * i, ..game }))
        .collect();
    assert!(fourfold > 0.9 * once, "{once} of one game a deal, {fourfold} of four");
    assert!(width(more) < 0.6 * once);
}

/// Where all want the same, a game is one case: what anybody had, everybody had.
#[test]
fn together_the_table_wins_by_what_it_had() {
    let results = (0..100)
        .map(|deal| {
            let rain = deal % 2 == 0;
            let won = if rain { deal % 10 != 0 } else { deal % 10 == 1 };
            GameResult { won: vec![won; 2], ..game(deal, won, &[("rain", [u32::from(rain), 0, 0])]) }
        })
        .collect();
    let report = designer(results, true);
    let rain = item(&report, "rain");
    assert!((rain.lift.unwrap().value - 0.6).abs() < 1e-9, "four of five, and one of five: {:?}", rain.lift);
    assert_eq!(rain.used.value, 0.5);
}

#[test]
fn shares_of_luck_are_those_of_the_scores() {
    let of = |score: &dyn Fn(u64, usize, usize) -> i32| {
        let results = (0..80)
            .flat_map(|deal| [[0, 1], [1, 0]].map(|seats| (deal, seats)))
            .map(|(deal, seats)| {
                let scores = (0..2).map(|seat| score(deal, seat, seats[seat])).collect();
                GameResult { scores, ..result(deal, seats, true) }
            })
            .collect();
        let d = designer(results, false);
        for x in [d.skill_share, d.deal_share, d.rest_share] {
            assert!(x.low <= x.value && x.value <= x.high && x.high <= 1.05, "{x:?}");
        }
        [d.skill_share, d.deal_share, d.rest_share]
    };
    let dealt = |deal: u64, seat: usize| (kernel::Rng::fork(deal, seat as u64).below(2) * 20) as i32;
    let [skill, deal, rest] = of(&|_, _, entrant| 10 * entrant as i32);
    assert!(skill.value > 0.99 && deal.value < 0.01 && rest.value < 0.01, "{skill:?} {deal:?} {rest:?}");
    let [skill, deal, rest] = of(&|deal, seat, _| dealt(deal, seat));
    assert!(skill.value < 0.05 && deal.value > 0.95 && rest.value < 0.05, "{skill:?} {deal:?} {rest:?}");
    // As much of each: 20 points between entrants, 20 between deals.
    let [skill, deal, rest] = of(&|deal, seat, entrant| 20 * entrant as i32 + dealt(deal, seat));
    assert!(
        (0.4..0.6).contains(&skill.value) && (0.4..0.6).contains(&deal.value),
        "{skill:?} {deal:?} {rest:?}"
    );
    assert!(skill.high - skill.low > 0.005, "it might have come otherwise: {skill:?}");
    // A coin for every game and seat.
    let coin = std::cell::RefCell::new(kernel::Rng::new(3));
    let [skill, deal, rest] = of(&|_, _, _| coin.borrow_mut().below(2) as i32);
    assert!(skill.value < 0.1 && deal.value < 0.25 && rest.low < rest.value && rest.value > 0.7);
    assert!(rest.high > 0.9 && deal.low < 0.01);
}

/// Over real games: everything that the game counts is in both reports, and use is what was seen to happen.
#[test]
fn everything_that_a_game_counts_is_in_the_report() {
    let rules = rules();
    let tournament = run(&rules, &plan(&rules, 2, &["random", "greedy"], 3));
    let kinds = rules.game.counted();
    let report = Report::new(&tournament, Some(Designer::of(&tournament, &rules.names, &kinds)));
    let (text, value) = (markdown(&report), json(&report));
    let uses = value["designer"]["uses"].as_array().unwrap();
    assert_eq!(uses.len(), kinds.len());
    for (kind, found) in kinds.iter().zip(uses) {
        assert_eq!(found["kind"], kind.word);
        let items = found["items"].as_array().unwrap();
        assert_eq!(items.len(), kind.items.len());
        for item in &kind.items {
            assert!(items.iter().any(|found| found["item"] == **item), "{item} is missing");
            assert!(text.contains(&format!("| {item} | ")), "{item} is missing");
        }
    }
    // The first of eight rounds begins with the set-up, before anything happens; every worker that was placed took a
    // spot.
    let rounds = &uses[2]["items"][0];
    assert_eq!((&rounds["a_game"]["value"], &rounds["lift"]), (&7.0.into(), &serde_json::Value::Null));
    let spots: f64 =
        uses[0]["items"].as_array().unwrap().iter().map(|x| x["a_game"]["value"].as_f64().unwrap()).sum();
    assert!(spots > 8.0 && spots <= 48.0, "{spots} spots a game");
    let kinds: Vec<&str> = report.designer.as_ref().unwrap().kinds.iter().map(|lift| &*lift.choice).collect();
    assert!(kinds.contains(&"starve") && kinds.contains(&"deal"), "also what nobody chose: {kinds:?}");
}
