//! Tournaments are fair, repeatable and resumable; ratings and intervals are what they say; external bots cannot
//! stall a table.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use kernel::Setup;
use table::Ruleset;
use testkit::camp::Camp;

use crate::{
    ArenaFault, Designer, Entrant, GameResult, Plan, Report, Tournament, Tuning, json, markdown, ratings,
    schedule, svg, tune, wilson,
};

fn rules() -> Ruleset<Camp> {
    Ruleset::new(Camp::new(), "pack".into())
}

fn plan(rules: &Ruleset<Camp>, n: usize, bots: &[&str], deals: u64) -> Plan {
    Plan {
        setup: Setup::for_seats(&rules.game, n).unwrap(),
        entrants: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
        deals,
        ladder: false,
        seed: 5,
        threads: 2,
        time: Duration::from_millis(100),
        results: None,
    }
}

fn run(rules: &Ruleset<Camp>, plan: &Plan) -> Tournament {
    Tournament::run(rules, plan, &AtomicBool::new(false), &|_, _| {}).unwrap()
}

#[test]
fn every_entrant_sits_on_every_seat_of_every_deal_alike() {
    for (entrants, n_seats) in [(3, 2), (2, 3), (4, 3), (5, 4)] {
        let games = schedule(entrants, n_seats, false, false, 6, 1);
        for deal in 0..6 {
            let games: Vec<_> = games.iter().filter(|game| game.deal == deal).collect();
            for entrant in 0..entrants {
                let on = |seat: usize| games.iter().filter(|game| game.seats[seat] == entrant).count();
                assert!((1..n_seats).all(|seat| on(seat) == on(0)), "{entrants} on {n_seats} seats");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    let rules = rules();
    let mut plan = plan(&rules, 3, &["random", "greedy", "cairn:20"], 2);
    let two = run(&rules, &plan);
    plan.threads = 1;
    assert_eq!(two.results, run(&rules, &plan).results);
}

#[test]
fn a_tournament_goes_on_where_it_stopped_and_refuses_the_file_of_another() {
    let rules = rules();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    let mut plan = plan(&rules, 2, &["random", "greedy"], 3);
    let whole = run(&rules, &plan);
    plan.results = Some(path.clone());
    run(&rules, &plan);
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 1 + 6, "a head and six games");
    // Three games are there, and the fourth was cut off in the middle of its line.
    let lines: Vec<&str> = text.lines().collect();
    std::fs::write(&path, lines[..4].join("\n") + "\n" + &lines[4][..20]).unwrap();
    let first = std::sync::Mutex::new(None);
    let again = Tournament::run(&rules, &plan, &AtomicBool::new(false), &|done, _| {
        first.lock().unwrap().get_or_insert(done);
    })
    .unwrap();
    assert_eq!(first.into_inner().unwrap(), Some(3), "three games are not played again");
    assert_eq!(again.results, whole.results);
    plan.seed = 6;
    let other = Tournament::run(&rules, &plan, &AtomicBool::new(false), &|_, _| {});
    assert!(matches!(other, Err(ArenaFault::Other(_))), "{other:?}");
}

fn result(deal: u64, seats: [usize; 2], first_wins: bool) -> GameResult {
    GameResult {
        game: 0,
        deal,
        seats: seats.to_vec(),
        scores: if first_wins { vec![1, 0] } else { vec![0, 1] },
        ranks: if first_wins { vec![1, 2] } else { vec![2, 1] },
        won: vec![first_wins, !first_wins],
        plies: 1,
        reason: "rounds".into(),
        used: vec![Vec::new(); 2],
        lapses: Default::default(),
    }
}

/// Three wins in four games are 191 points on the scale of Elo.
#[test]
fn ratings_of_two_are_elo_numbers_and_their_intervals_shrink() {
    let names = ["a".to_owned(), "b".to_owned()];
    let width = |deals: u64| {
        let results: Vec<GameResult> = (0..deals).map(|deal| result(deal, [0, 1], deal % 4 != 0)).collect();
        let rating = ratings(&names, &results, false);
        let gap = rating[0].elo.value - rating[1].elo.value;
        assert!((gap - 191.0).abs() < 12.0, "a gap of {gap} after {deals} games");
        assert!(rating[0].elo.low < rating[0].elo.value && rating[0].elo.value < rating[0].elo.high);
        rating[0].elo.high - rating[0].elo.low
    };
    let (few, many) = (width(200), width(3200));
    assert!(many < few / 2.0, "{few} for few games, {many} for many");
}

#[test]
fn a_share_of_all_is_not_certain() {
    let all = wilson(20.0, 20.0);
    assert!(all.high == 1.0 && (0.82..0.86).contains(&all.low), "{all:?}");
    let half = wilson(50.0, 100.0);
    assert!((half.low - 0.404).abs() < 0.002 && (half.high - 0.596).abs() < 0.002, "{half:?}");
}

#[test]
fn reports_name_everybody_in_every_format() {
    let rules = rules();
    let tournament = run(&rules, &plan(&rules, 2, &["random", "greedy"], 4));
    let designer = Designer::of(&tournament, &rules.names);
    assert_eq!(designer.seat_wins.len(), 2);
    let parts = designer.skill_share + designer.deal_share + designer.rest_share;
    assert!((0.99..=1.2).contains(&parts), "the parts of the variance add up to {parts}");
    assert!(designer.kinds.iter().any(|lift| lift.choice == "place"), "{:?}", designer.kinds);
    let report = Report::new(&tournament, Some(designer));
    let (text, picture) = (markdown(&report), svg(&report));
    for name in ["random", "greedy"] {
        assert!(text.contains(name) && picture.contains(name));
    }
    assert!(text.contains("Win-lift") && picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    assert_eq!(json(&report)["games"], 8);
}

#[test]
fn tuning_compares_on_fresh_deals() {
    let rules = rules();
    let setups = vec![Setup::for_seats(&rules.game, 2).unwrap()];
    let tuning = Tuning { setups, rounds: 4, deals: 2, proof: 5, iterations: None, seed: 1, threads: 2 };
    let run = |tuning: &Tuning| tune(&rules, tuning, None, &AtomicBool::new(false), &|_, _| {});
    let tuned = run(&tuning);
    assert_eq!((tuned.rounds, tuned.proof_games, tuned.features.len()), (4, 10, 1));
    assert!(tuned.wins.low <= tuned.wins.value && tuned.wins.value <= tuned.wins.high);
    let alone = run(&Tuning { threads: 1, ..tuning });
    assert_eq!((alone.after, alone.wins), (tuned.after, tuned.wins), "whatever the number of threads");
}

/// A small program of the shell as an external bot. It answers the first two messages as it should.
fn script(folder: &std::path::Path, name: &str, think: &str) -> Entrant {
    let path = folder.join(name);
    let text = format!(
        "read line\necho '{{\"type\":\"hello\",\"name\":\"{name}\",\"protocol\":1}}'\nread line\necho \
         '{{\"type\":\"ready\"}}'\n{think}\n"
    );
    std::fs::write(&path, text).unwrap();
    format!("cmd:sh {}", path.display()).parse().unwrap()
}

/// Late, illegal, garbage, dead, never started: the game goes on, is over in time, and the report says why.
#[test]
fn external_bots_cannot_stall_a_table() {
    let rules = rules();
    let folder = tempfile::tempdir().unwrap();
    let illegal = "while read line; do id=${line#*\\\"id\\\":}; id=${id%%,*}; echo \
                   \"{\\\"type\\\":\\\"decision\\\",\\\"id\\\":$id,\\\"choice\\\":\\\"win\\\"}\"; done";
    let cases = [
        ("dead", "exit 0"),
        ("garbage", "while read line; do echo 'I resign!'; done"),
        ("late", "while read line; do sleep 30; done"),
        ("illegal", illegal),
    ];
    for (why, think) in cases {
        let mut plan = plan(&rules, 2, &["random", "random"], 1);
        plan.setup = Setup::parse(&rules.game, "players=2 length=short").unwrap();
        plan.entrants[1] = script(folder.path(), why, think);
        plan.time = Duration::from_millis(if why == "late" { 5 } else { 2000 });
        let started = Instant::now();
        let tournament = run(&rules, &plan);
        assert!(started.elapsed() < Duration::from_secs(60), "{why} holds up the table");
        assert_eq!(tournament.results.len(), 2);
        let report = Report::new(&tournament, None);
        let lapses = report.lapses.values().next().unwrap_or_else(|| panic!("{why} is not reported"));
        assert!(lapses.contains_key(why), "{why} is reported as {lapses:?}");
    }
    let mut plan = plan(&rules, 2, &["random", "cmd:/no/such/program"], 1);
    plan.threads = 1;
    let report = Report::new(&run(&rules, &plan), None);
    assert!(report.lapses["cmd:/no/such/program"]["dead"] > 2);
}

/// A bot that answers every question is never replaced.
#[test]
fn an_external_bot_that_follows_the_protocol_plays_its_game() {
    let rules = rules();
    let folder = tempfile::tempdir().unwrap();
    // It takes the first option of every question.
    let first = "while read line; do case \"$line\" in *think*) id=${line#*\\\"id\\\":}; id=${id%%,*}; \
                 c=${line#*\\\"choice\\\":\\\"}; c=${c%%\\\"*}; echo \
                 \"{\\\"type\\\":\\\"decision\\\",\\\"id\\\":$id,\\\"choice\\\":\\\"$c\\\"}\";; *quit*) exit 0;; esac; \
                 done";
    let mut plan = plan(&rules, 2, &["random", "random"], 1);
    plan.entrants[1] = script(folder.path(), "first", first);
    plan.time = Duration::from_secs(5);
    let report = Report::new(&run(&rules, &plan), None);
    assert!(report.lapses.is_empty(), "{:?}", report.lapses);
}
