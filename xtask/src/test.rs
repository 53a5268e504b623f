//! `cargo xtask test`: every check, in the order in which failures are cheapest to find.

use std::{
    env, fs,
    io::{self, BufRead, BufReader, IsTerminal, Read},
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::{
    budget::{Budget, Share},
    clauses,
    run::{self, cargo, dolmen, games, has, root},
    web,
};

/// How many random decisions each mode of each game is soaked with here.
const SOAK_DECISIONS: u64 = 1_000_000;
/// How many broken inputs each parser is fed here.
const FUZZ_ROUNDS: &str = "3000";

/// A part of the checks, with the share of time that it uses.
pub struct Part {
    pub share: Share,
    pub name: &'static str,
    run: fn() -> Result<()>,
}

const fn part(share: Share, name: &'static str, run: fn() -> Result<()>) -> Part {
    Part { share, name, run }
}

/// Every part but the last.
pub const PARTS: [Part; 14] = [
    part(Share::Checks, "format", || cargo(&["fmt", "--all", "--check"])),
    part(Share::Checks, "clauses", || clauses::run(false)),
    part(Share::Builds, "lints", || cargo(&["clippy", "--workspace", "--all-targets", "--quiet"])),
    part(Share::Builds, "packages of the client", web::packages),
    part(Share::Checks, "types, lints and words of the client", web::check),
    part(Share::Builds, "client", web::build),
    part(Share::Builds, "release program", || {
        cargo(&["build", "--release", "--package", "dolmen", "--package", "fuzz"])
    }),
    part(Share::Checks, "scenarios", scenarios),
    part(Share::Checks, "records", records),
    part(Share::Checks, "soak", || run::soak(SOAK_DECISIONS)),
    part(Share::Checks, "broken input", || run::fuzz(FUZZ_ROUNDS)),
    part(Share::Checks, "browser", web::test),
    part(Share::Builds, "test programs", || cargo(&[runner(), &["--no-run"]].concat())),
    part(Share::Checks, "examples in the documentation", || {
        cargo(&["test", "--workspace", "--doc", "--quiet"])
    }),
];

/// All unit and integration tests.
pub const LAST: (Share, &str) = (Share::Checks, "tests");

/// Runs every part, and says where the minutes went, also when one fails. What the last runner has found is said last.
pub fn all() -> Result<()> {
    let mut budget = Budget::default();
    let mut closing = Closing::default();
    let mut parts = || {
        for Part { share, name, run } in PARTS {
            budget.part(share, name, run)?;
        }
        budget.part(LAST.0, LAST.1, || tests(&mut closing))
    };
    let done = parts();
    eprintln!("\nWhere the minutes went:\n\n{}", budget.table());
    closing.held.iter().for_each(|line| eprintln!("{line}"));
    done
}

/// How all unit and integration tests are run.
fn runner() -> &'static [&'static str] {
    if has("cargo", &["nextest", "--version"]) {
        &["nextest", "run", "--workspace"]
    } else {
        &["test", "--workspace", "--lib", "--bins", "--tests"]
    }
}

/// Runs the tests and passes on what they say, but for the end.
fn tests(closing: &mut Closing) -> Result<()> {
    // One fault does not hide the others.
    let args = [runner(), &["--no-fail-fast"]].concat();
    let mut command = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(&args).current_dir(root());
    if io::stderr().is_terminal() {
        command.arg("--color=always");
    }
    println!("$ cargo {}", args.join(" "));
    // One of them writes here, the other there.
    let (mut child, said): (_, Box<dyn Read>) = if args[0] == "nextest" {
        let mut child = command.stderr(Stdio::piped()).spawn().context("cargo cannot be started")?;
        let said = child.stderr.take().expect("it is piped");
        (child, Box::new(said))
    } else {
        let mut child = command.stdout(Stdio::piped()).spawn().context("cargo cannot be started")?;
        let said = child.stdout.take().expect("it is piped");
        (child, Box::new(said))
    };
    for line in BufReader::new(said).split(b'\n') {
        let line = line.context("what the tests say cannot be read")?;
        closing.hear(&String::from_utf8_lossy(&line)).iter().for_each(|line| eprintln!("{line}"));
    }
    let status = child.wait().context("cargo is lost")?;
    if !status.success() {
        bail!("cargo {} failed ({status})", args.join(" "));
    }
    Ok(())
}

/// The end of what a runner says: from the line on that sums up.
#[derive(Default)]
struct Closing {
    held: Vec<String>,
}

impl Closing {
    /// What may be said now that this line has come.
    fn hear(&mut self, line: &str) -> Vec<String> {
        let line = line.trim_end_matches('\r').to_owned();
        let said = plain(&line);
        let said = said.trim_start();
        if said.starts_with("Summary [") || said.starts_with("test result:") {
            return std::mem::replace(&mut self.held, vec![line]);
        }
        // Of several summaries the last one counts.
        if self.held.is_empty() || said.starts_with("running ") {
            let mut now = std::mem::take(&mut self.held);
            now.push(line);
            return now;
        }
        self.held.push(line);
        Vec::new()
    }
}

/// A line without its colors.
fn plain(line: &str) -> String {
    let mut parts = line.split("\u{1b}[");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += part.split_once('m').map_or("", |(_, rest)| rest);
    }
    text
}

/// Every scenario of every game, with the release program.
fn scenarios() -> Result<()> {
    let files = all_files("scenarios", "scenario")?;
    let mut args = vec!["scenario"];
    args.extend(files.iter().map(String::as_str));
    if files.is_empty() { Ok(()) } else { dolmen(&args) }
}

/// Golden records give the same hash in the release build as in the debug build, whose tests wrote it into them.
fn records() -> Result<()> {
    let files = all_files("records", "dolmen")?;
    let mut args = vec!["verify"];
    args.extend(files.iter().map(String::as_str));
    if files.is_empty() { Ok(()) } else { dolmen(&args) }
}

/// The files `games/*/FOLDER/*.ENDING`, sorted.
fn all_files(folder: &str, ending: &str) -> Result<Vec<String>> {
    let mut files: Vec<PathBuf> = Vec::new();
    for game in games()? {
        let folder = root().join("games").join(&game).join(folder);
        if !folder.exists() {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))? {
            files.push(entry?.path());
        }
    }
    files.retain(|f| f.extension().is_some_and(|x| x == ending));
    files.sort();
    Ok(files.iter().map(|f| f.to_string_lossy().into_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said at once, and what is held back.
    fn heard(lines: &[&str]) -> (Vec<String>, Vec<String>) {
        let mut closing = Closing::default();
        let now = lines.iter().flat_map(|line| closing.hear(line)).collect();
        (now, closing.held)
    }

    #[test]
    fn the_summary_and_what_follows_it_are_held_back() {
        let lines = [
            "   Compiling x",
            "        PASS [   0.1s] x",
            "────",
            "     Summary [   1.2s] 2 tests run: 1 passed, 1 failed",
            "        FAIL [   0.2s] y",
            "error: test run failed",
        ];
        let (now, held) = heard(&lines);
        assert_eq!(now, lines[..3]);
        assert_eq!(held, lines[3..]);
        let colored = "\u{1b}[32;1m     Summary\u{1b}[0m [   1.2s] \u{1b}[1m1\u{1b}[0m test run";
        assert_eq!(heard(&["a", colored]).1, [colored]);
    }

    #[test]
    fn of_several_summaries_only_the_last_is_held_back() {
        let lines = [
            "running 1 test",
            "test a ... ok",
            "test result: ok. 1 passed",
            "",
            "running 2 tests",
            "test b ... ok",
            "test result: ok. 2 passed",
        ];
        let (now, held) = heard(&lines);
        assert_eq!(now, lines[..6]);
        assert_eq!(held, lines[6..]);
    }
}
