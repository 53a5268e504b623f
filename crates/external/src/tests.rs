//! Programs that end, do not end, do not read, and leave others behind. They are small scripts of the shell.
#![cfg(unix)]

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use crate::{CommandFault, External, Lapse, Request, check};

const HELLO: &str = r#"read line; echo '{"type":"hello","name":"script","protocol":1}'"#;

fn script(folder: &Path, text: &str) -> String {
    let path = folder.join("bot.sh");
    fs::write(&path, text).unwrap();
    format!("sh {}", path.display())
}

fn runs(pid: &str) -> bool {
    // A program that has ended and waits to be asked how is no longer running.
    fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

fn question(id: u64) -> Request {
    Request::Think {
        id,
        seat: 1,
        ask: "ask".into(),
        clause: "XX-A01".into(),
        options: Vec::new(),
        // More than a pipe holds, so that it must be read to be written.
        view: "x".repeat(200_000).into(),
        world: "y".into(),
        scores: Vec::new(),
        budget_ms: 50,
    }
}

#[test]
fn a_command_is_checked_before_it_is_needed() {
    assert_eq!(check("sh -c true"), Ok(()));
    assert_eq!(check("/bin/sh"), Ok(()));
    assert_eq!(check("  "), Err(CommandFault::Empty));
    assert_eq!(
        check("no-such-program-anywhere"),
        Err(CommandFault::Missing("no-such-program-anywhere".into()))
    );
    assert_eq!(check("/no/such/program"), Err(CommandFault::Missing("/no/such/program".into())));
    assert_eq!(check("/etc"), Err(CommandFault::Missing("/etc".into())), "a folder is no program");
    let folder = tempfile::tempdir().unwrap();
    let plain = folder.path().join("plain");
    fs::write(&plain, "text").unwrap();
    let plain = plain.display().to_string();
    assert_eq!(check(&plain), Err(CommandFault::NotExecutable(plain.clone())));
}

#[test]
fn dropping_a_program_ends_it_and_those_it_has_started() {
    let folder = tempfile::tempdir().unwrap();
    let pids = folder.path().join("pids");
    // It ignores the end of its input and polite signals, and so does its child.
    let text = format!(
        "trap '' TERM HUP INT PIPE\n(while :; do sleep 60; done) &\necho $$ $! > {}\n{HELLO}\nwhile :; do sleep 60; done\n",
        pids.display()
    );
    let bot = External::start(&script(folder.path(), &text)).unwrap();
    let pids = fs::read_to_string(pids).unwrap();
    let pids: Vec<&str> = pids.split_whitespace().collect();
    assert!(pids.len() == 2 && pids.iter().all(|pid| runs(pid)), "{pids:?}");
    let started = Instant::now();
    drop(bot);
    assert!(started.elapsed() < Duration::from_secs(5));
    // The child is ended at once and taken away by whoever inherits it.
    for _ in 0..200 {
        if !pids.iter().any(|pid| runs(pid)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("one of {pids:?} is left");
}

#[test]
fn a_program_that_ends_after_quit_is_not_killed() {
    let folder = tempfile::tempdir().unwrap();
    let said = folder.path().join("said");
    let text = format!("{HELLO}\nread line; echo \"$line\" > {}\n", said.display());
    drop(External::start(&script(folder.path(), &text)).unwrap());
    assert_eq!(fs::read_to_string(said).unwrap().trim(), r#"{"type":"quit"}"#);
}

#[test]
fn a_program_that_does_not_read_is_late_and_its_lines_do_not_pile_up() {
    let folder = tempfile::tempdir().unwrap();
    let mut bot =
        External::start(&script(folder.path(), &format!("{HELLO}\nwhile :; do sleep 60; done\n"))).unwrap();
    let started = Instant::now();
    for _ in 0..100 {
        let request = question(bot.next_id());
        assert_eq!(bot.think(&request, Duration::from_millis(50)), Err(Lapse::Late));
    }
    // It is waited for as long as it could still read what it is told; after that not at all.
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
}

#[test]
fn a_leash_ends_a_program_that_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let asked = folder.path().join("asked");
    let text = format!("{HELLO}\nread line; : > {}\nwhile read line; do :; done\n", asked.display());
    let mut bot = External::start(&script(folder.path(), &text)).unwrap();
    let leash = bot.leash();
    let killer = std::thread::spawn(move || {
        // Whoever has heard the question is waited for.
        while !asked.exists() {
            std::thread::sleep(Duration::from_millis(1));
        }
        leash.kill();
    });
    let request = question(bot.next_id());
    let started = Instant::now();
    assert_eq!(bot.think(&request, Duration::from_secs(60)), Err(Lapse::Dead));
    assert!(started.elapsed() < Duration::from_secs(10));
    killer.join().unwrap();
}

#[test]
fn a_line_without_end_is_garbage() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!(
        "{HELLO}\nread line\nhead -c 3000000 /dev/zero | tr '\\0' 'x'\nwhile read line; do :; done\n"
    );
    let mut bot = External::start(&script(folder.path(), &text)).unwrap();
    let request = question(bot.next_id());
    assert_eq!(bot.think(&request, Duration::from_secs(20)), Err(Lapse::Garbage));
}
