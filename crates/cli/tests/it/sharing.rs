//! Several processes of `dolmen arena` on one file of results.

use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;

const GAMES: usize = 40;

fn arena(folder: &Path, more: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_dolmen"))
        .args(["arena", "doggerland", "--players", "2", "--bots", "greedy,cairn:10", "--deals", "20"])
        .args(["--seed", "3", "--threads", "1"])
        .args(more)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

const SHARED: [&str; 2] = ["--results", "results.jsonl"];

/// The report, and how many games the process has played itself.
fn end(child: Child) -> (String, usize) {
    let ran = child.wait_with_output().expect("the program ends");
    let out = String::from_utf8(ran.stdout).expect("it prints text");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let (report, last) = out.trim_end().rsplit_once('\n').expect("there are lines");
    let here = last.split("; ").nth(1).and_then(|text| text.split(' ').next());
    (report.to_owned(), here.and_then(|n| n.parse().ok()).expect("it says how many games it has played"))
}

fn wait_for_lines(folder: &Path, n: usize) {
    let started = Instant::now();
    while fs::read_to_string(folder.join(SHARED[1])).map_or(0, |text| text.lines().count()) < n {
        assert!(started.elapsed() < Duration::from_secs(120), "{n} lines never came");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Every game once, and nothing left behind.
fn assert_whole(folder: &Path) {
    let text = fs::read_to_string(folder.join(SHARED[1])).unwrap();
    let number = |line: &str| serde_json::from_str::<Value>(line).expect("a whole line")["game"].as_u64();
    let numbers: Vec<Option<u64>> = text.lines().skip(1).map(number).collect();
    let different: BTreeSet<Option<u64>> = numbers.iter().copied().collect();
    assert_eq!((numbers.len(), different.len()), (GAMES, GAMES));
    assert!(!folder.join("results.jsonl.playing").exists());
}

#[test]
fn processes_share_a_tournament_and_end_with_the_report_of_one() {
    let folder = tempfile::tempdir().unwrap();
    let (alone, all) = end(arena(folder.path(), &[]));
    assert_eq!(all, GAMES);
    let processes = [(); 2].map(|()| arena(folder.path(), &SHARED));
    let [(one, of_one), (two, of_two)] = processes.map(end);
    assert_eq!((&one, &two), (&alone, &alone));
    assert!(of_one > 0 && of_two > 0 && of_one + of_two == GAMES, "{of_one} and {of_two} games");
    assert_whole(folder.path());
}

/// One is killed while it is alone, another one while somebody else plays too: their games are played after all.
#[test]
fn what_killed_processes_had_begun_is_played_by_others() {
    let folder = tempfile::tempdir().unwrap();
    let (alone, _) = end(arena(folder.path(), &[]));
    let kill = |mut child: Child| {
        child.kill().unwrap();
        child.wait().unwrap();
    };
    let first = arena(folder.path(), &SHARED);
    wait_for_lines(folder.path(), 4);
    kill(first);
    let second = arena(folder.path(), &SHARED);
    wait_for_lines(folder.path(), 8);
    let last = arena(folder.path(), &SHARED);
    wait_for_lines(folder.path(), 12);
    kill(second);
    let (report, n) = end(last);
    assert_eq!(report, alone);
    assert!(n < GAMES - 4, "{n} games were played again");
    assert_whole(folder.path());
}
