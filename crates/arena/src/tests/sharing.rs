//! A file of results shared by several processes: nothing is played twice, counted twice or lost for ever.

use std::{fs, io::Write, path::Path};

use kernel::Finite;
use testkit::camp::Choice;

use super::{plan, rules, run};
use crate::{
    ArenaFault, GameResult, Match,
    ledger::{Ledger, Ticket, Turn},
    schedule,
    store::{Head, Store},
};

fn head(seed: u64) -> Head {
    Head {
        arena: 1,
        game: "camp".into(),
        rules: 1,
        pack: "pack".into(),
        setup: "players=2".into(),
        entrants: vec!["random".into(), "greedy".into()],
        ladder: false,
        seed,
    }
}

/// Opens the file as a process of its own would.
fn open<'g>(path: &Path, games: &'g [Match]) -> Result<Ledger<'g>, ArenaFault> {
    Ledger::new(games, Choice::COUNT, Some(Store::open(path, &mut head(5), false)?))
}

fn ticket(ledger: &Ledger<'_>) -> Ticket {
    match ledger.next().unwrap() {
        Turn::Play(ticket) => ticket,
        Turn::Wait => panic!("there is nothing to play, only to wait"),
        Turn::Over => panic!("everything has been played"),
    }
}

fn result(games: &[Match], game: usize) -> GameResult {
    let Match { deal, seats } = games[game].clone();
    let scores = vec![game as i32, 0];
    GameResult { game: game as u64, deal, seats, scores, ..super::result(0, [0, 1], true) }
}

#[test]
fn a_game_is_played_once_and_that_of_a_dead_process_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    let games = schedule(2, 2, false, false, 2, 5);
    let (one, two) = (open(&path, &games).unwrap(), open(&path, &games).unwrap());
    let (first, second) = (ticket(&one), ticket(&two));
    assert_eq!((first.game, second.game), (0, 1));
    one.finish(first, result(&games, 0)).unwrap();
    // The second process ends in the middle of its game, and of a line.
    drop((second, two));
    fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(b"{\"game\":1,\"dea").unwrap();
    let again = ticket(&one);
    assert_eq!(again.game, 1, "what a dead process had begun is played again");
    let three = open(&path, &games).unwrap();
    let (third, last) = (ticket(&three), ticket(&three));
    assert_eq!((third.game, last.game), (2, 3));
    one.finish(again, result(&games, 1)).unwrap();
    assert!(matches!(one.next().unwrap(), Turn::Wait), "others play the rest");
    three.finish(third, result(&games, 2)).unwrap();
    three.finish(last, result(&games, 3)).unwrap();
    assert!(matches!(one.next().unwrap(), Turn::Over) && matches!(three.next().unwrap(), Turn::Over));
    let all: Vec<GameResult> = (0..4).map(|game| result(&games, game)).collect();
    assert_eq!((one.close(), three.close()), ((all.clone(), 2), (all, 2)), "everybody has the same results");
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 5, "a head and four games");
    assert!(!folder.path().join("results.jsonl.playing").exists(), "nothing is left behind");
}

#[test]
fn a_game_that_stands_there_twice_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    let games = schedule(2, 2, false, false, 1, 5);
    let ledger = open(&path, &games).unwrap();
    let played = ticket(&ledger);
    ledger.finish(played, result(&games, 0)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let line = text.lines().last().unwrap();
    fs::write(&path, format!("{text}{line}\n")).unwrap();
    let again = open(&path, &games).unwrap();
    assert_eq!(ticket(&again).game, 1);
    assert_eq!(again.close().0, [result(&games, 0)]);
}

#[test]
fn lines_that_do_not_belong_there_are_named_and_nothing_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    let games = schedule(2, 2, false, false, 1, 5);
    drop(open(&path, &games).unwrap());
    let first = fs::read_to_string(&path).unwrap();
    let sound = result(&games, 1);
    let wrong = [
        "no result".to_owned(),
        serde_json::to_string(&GameResult { seats: vec![0, 1], ..sound.clone() }).unwrap(),
        serde_json::to_string(&GameResult { deal: 7, ..sound.clone() }).unwrap(),
        serde_json::to_string(&GameResult { scores: vec![1], ..sound.clone() }).unwrap(),
        serde_json::to_string(&GameResult { used: vec![vec![9_999_999], vec![]], ..sound.clone() }).unwrap(),
        serde_json::to_string(&GameResult { lapses: [(2, Default::default())].into(), ..sound.clone() })
            .unwrap(),
    ];
    for line in wrong {
        let text = format!("{first}{line}\n");
        fs::write(&path, &text).unwrap();
        let fault = open(&path, &games).err().unwrap_or_else(|| panic!("{line} is taken"));
        assert!(fault.to_string().ends_with("line 2 is no result of this tournament"), "{fault}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    // Games of a tournament with more deals are not this one's, and stay.
    let more = format!("{first}{}\n", serde_json::to_string(&GameResult { game: 9, ..sound }).unwrap());
    fs::write(&path, &more).unwrap();
    assert!(open(&path, &games).unwrap().close().0.is_empty());
    assert_eq!(fs::read_to_string(&path).unwrap(), more);
}

#[test]
fn a_head_that_was_cut_off_is_written_again_and_no_other_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    let games = schedule(2, 2, false, false, 1, 5);
    drop(open(&path, &games).unwrap());
    let whole = fs::read_to_string(&path).unwrap();
    for n in 0..whole.len() {
        fs::write(&path, &whole[..n]).unwrap();
        drop(open(&path, &games).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), whole, "after {n} bytes");
    }
    for other in ["my notes", "{\"arena\":1,\"game\":\"chess\"", "\n", "{}\n"] {
        fs::write(&path, other).unwrap();
        assert!(matches!(open(&path, &games), Err(ArenaFault::Other(_))), "{other:?} is taken");
        assert_eq!(fs::read_to_string(&path).unwrap(), other);
    }
}

/// Two tournaments at once in one process hold their locks as two processes would.
#[test]
fn two_that_play_at_once_have_the_results_of_one() {
    let rules = rules();
    let folder = tempfile::tempdir().unwrap();
    let mut plan = plan(&rules, 2, &["random", "greedy", "boulder"], 6);
    let whole = run(&rules, &plan);
    plan.results = Some(folder.path().join("results.jsonl"));
    let (one, two) = std::thread::scope(|scope| {
        let [one, two] = [(); 2].map(|()| scope.spawn(|| run(&rules, &plan)));
        (one.join().unwrap(), two.join().unwrap())
    });
    assert_eq!((&one.results, &two.results), (&whole.results, &whole.results));
    assert_eq!(one.n_here + two.n_here, whole.results.len(), "no game is played twice");
}
