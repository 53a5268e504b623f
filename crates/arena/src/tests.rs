//! Tournaments are fair, repeatable and resumable; ratings and intervals are what they say; external bots cannot
//! stall a table.

mod report;
mod sharing;

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use kernel::{Measure, Rng, Setup};
use table::{Ruleset, Seed};
use testkit::camp::Camp;

use crate::{
    ArenaFault, Designer, Entrant, GameResult, Plan, Report, Tournament, Tuning, json, markdown,
    play::Sitting,
    ratings, schedule,
    secret::{FLOOR, for_program, thoughts},
    svg, tune, wilson,
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
        seed: Some(5),
        threads: 2,
        time: Duration::from_millis(100),
        results: None,
    }
}

fn run(rules: &Ruleset<Camp>, plan: &Plan) -> Tournament {
    Tournament::run(rules, plan, &AtomicBool::new(false), &|_| {}).unwrap()
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
    let again = Tournament::run(&rules, &plan, &AtomicBool::new(false), &|progress| {
        first.lock().unwrap().get_or_insert(progress.done);
    })
    .unwrap();
    assert_eq!(first.into_inner().unwrap(), Some(3), "three games are not played again");
    assert_eq!(again.results, whole.results);
    plan.seed = Some(6);
    let other = Tournament::run(&rules, &plan, &AtomicBool::new(false), &|_| {});
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
        counts: None,
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
    let designer = Designer::of(&tournament, &rules.names, &rules.game.counted());
    assert_eq!(designer.seat_wins.len(), 2);
    let parts = designer.skill_share.value + designer.deal_share.value + designer.rest_share.value;
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

/// The steps of [`kernel::Rng::fork`] backwards: from the first number of a fork to what it was forked from.
fn unfork(number: u64, n: u64) -> u64 {
    let inverse =
        |factor: u64| (0..6).fold(factor, |x, _| x.wrapping_mul(2u64.wrapping_sub(factor.wrapping_mul(x))));
    let unshift = |z: u64, by: u32| (0..64 / by).fold(z, |x, _| z ^ (x >> by));
    let before = |z: u64| {
        let z = unshift(z, 31).wrapping_mul(inverse(0x94d0_49bb_1331_11eb));
        let z = unshift(z, 27).wrapping_mul(inverse(0xbf58_476d_1ce4_e5b9));
        unshift(z, 30).wrapping_sub(0x9e37_79b9_7f4a_7c15)
    };
    before(before(number)) ^ n.wrapping_mul(0xd1b5_4a32_d192_ed03)
}

/// What programs are sent leads neither to the tournament's seed nor to a deal, and nobody is sent the same twice.
#[test]
fn no_program_can_compute_a_deal_from_its_seed() {
    let seed = 5u64;
    let attack = |number: u64, at: u64| {
        let once = unfork(number, at);
        [number, once, unfork(once, at), unfork(once, 0), unfork(once, 1)]
    };
    // The attack works where numbers are only forked.
    assert_eq!(unfork(Rng::fork(!seed, 3).u64(), 3), !seed);
    assert!(attack(Rng::fork(Rng::fork(seed, 7).u64(), 7).u64(), 7).contains(&seed));

    let rules = rules();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sent.sh");
    let sent = folder.path().join("sent");
    let text = format!(
        "read line\necho '{{\"type\":\"hello\",\"name\":\"spy\",\"protocol\":1}}'\nread line\necho \"$line\" >> \
         {}\nexit 0\n",
        sent.display()
    );
    std::fs::write(&path, text).unwrap();
    let spy = format!("cmd:sh {}", path.display());
    let mut plan = plan(&rules, 2, &["random", "random"], 4);
    plan.setup = Setup::parse(&rules.game, "players=2 length=short").unwrap();
    plan.entrants = vec![spy.parse().unwrap(), spy.parse().unwrap()];
    plan.seed = Some(seed);
    run(&rules, &plan);
    let numbers: Vec<u64> = std::fs::read_to_string(&sent)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["seed"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers.len(), 16, "two seats of eight games");
    let all: std::collections::BTreeSet<u64> = numbers.iter().copied().collect();
    assert_eq!(all.len(), numbers.len(), "no two seats, deals or games share a number");
    let secrets: Vec<u64> = (0..4).map(|deal| Rng::fork(seed, deal).u64()).chain([seed, !seed]).collect();
    for number in numbers {
        for found in (0..1000).flat_map(|at| attack(number, at)) {
            assert!(!secrets.contains(&found) && !secrets.contains(&!found), "{number} leads to {found}");
        }
    }
}

/// Worlds are sent too: what a program could compute from them is no way back either. Our own bots are not disturbed.
#[test]
fn thoughts_at_a_table_with_a_program_start_from_a_hash() {
    let rules = rules();
    let setup = Setup::for_seats(&rules.game, 2).unwrap();
    let (deal, other) = (Seed::from_number(1), Seed::from_number(2));
    let table = Sitting { rules: &rules, setup, deal: &deal, seed: 9 };
    let first = |table: &Sitting<'_, Camp>, seat, with_program| thoughts(table, seat, with_program).u64();
    assert_eq!(first(&table, 1, false), Rng::fork(9, 1).u64());
    for seat in [0, 1, FLOOR] {
        let number = first(&table, seat, true);
        assert!(number != Rng::fork(9, seat).u64() && unfork(number, seat) != 9);
        assert_ne!(number, first(&Sitting { deal: &other, ..table }, seat, true));
        assert_ne!(number, first(&Sitting { seed: 10, ..table }, seat, true));
        assert_ne!(Rng::new(for_program(&table, seat)).u64(), number);
    }
}

/// Without a seed of somebody's choice one is drawn where a program plays; the file keeps it, so that the tournament
/// can go on.
#[test]
fn a_seed_that_was_drawn_is_kept_with_the_results() {
    let rules = rules();
    let folder = tempfile::tempdir().unwrap();
    let mut plan = plan(&rules, 2, &["random", "random"], 2);
    plan.setup = Setup::parse(&rules.game, "players=2 length=short").unwrap();
    plan.seed = None;
    assert_eq!(run(&rules, &plan).seed, 1, "our own bots cannot guess");
    // The program dies at once; a bot of ours that looks one decision ahead plays, always the same.
    plan.entrants[1] = script(folder.path(), "dead", "exit 0");
    let path = folder.path().join("results.jsonl");
    plan.results = Some(path.clone());
    let whole = run(&rules, &plan);
    assert!(whole.seed > 1 << 20, "{} can be guessed", whole.seed);
    let text = std::fs::read_to_string(&path).unwrap();
    let first: Vec<&str> = text.lines().take(2).collect();
    std::fs::write(&path, first.join("\n") + "\n").unwrap();
    let again = run(&rules, &plan);
    assert_eq!((again.seed, &again.results), (whole.seed, &whole.results));
    // The seed is drawn anew for another tournament, and one that is given must be that of the file.
    plan.seed = Some(whole.seed);
    assert_eq!(run(&rules, &plan).results, whole.results);
    plan.seed = Some(whole.seed ^ 1);
    let other = Tournament::run(&rules, &plan, &AtomicBool::new(false), &|_| {});
    assert!(matches!(other, Err(ArenaFault::Other(_))), "{other:?}");
    (plan.seed, plan.results) = (None, None);
    assert_ne!(run(&rules, &plan).seed, whole.seed);
}
