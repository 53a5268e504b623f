//! `cargo xtask mutants GAME`: changes the rules of a game in one place after the other and looks whether a test notices.
//!
//! A mutant that no test notices has survived: it shows a rule that could be lost unseen. Each survivor is killed by a
//! better test, or `games/GAME/survivors.txt` says why it may live.

mod list;
mod score;
mod survivors;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::run::{cargo, games, root, target};
use list::Mutant;
use score::Found;

/// The program that makes the mutants, in the version that the samples were drawn with: another one may make others.
const TOOL: &str = "cargo-mutants";
const VERSION: &str = "27.1.0";
/// A sample of fewer says little, so its score is not kept.
const SAMPLE: usize = 60;

/// What of a game's crate is not its rules, as files or folders: how positions are checked, judged, written, read and shown.
const OTHER: [&str; 11] = [
    "audit", "evaluate", "measure", "notation", "pack", "packed", "present", "scene", "spoilers", "tests",
    "words",
];

/// What was asked for.
#[derive(PartialEq, Eq, Debug)]
struct Wish {
    game: String,
    /// How many mutants, or all of them.
    sample: Option<usize>,
    jobs: usize,
    seed: u64,
    /// Where the copies are made and the report is written.
    dir: PathBuf,
}

impl Wish {
    fn read(words: &[&str]) -> Result<Wish> {
        let [game, rest @ ..] = words else { bail!("which game? cargo xtask mutants GAME") };
        let mut wish = Wish {
            game: (*game).to_owned(),
            sample: Some(SAMPLE),
            jobs: 1,
            seed: 1,
            dir: target().join("mutants-out"),
        };
        let mut rest = rest.iter();
        while let Some(flag) = rest.next() {
            if *flag == "--all" {
                wish.sample = None;
                continue;
            }
            let value = rest.next().with_context(|| format!("{flag} wants a value"))?;
            let number = || value.parse::<u64>().with_context(|| format!("{flag} {value} is no number"));
            match *flag {
                "--sample" => wish.sample = Some(number()?.max(1) as usize),
                "--jobs" => wish.jobs = number()?.max(1) as usize,
                "--seed" => wish.seed = number()?,
                "--dir" => wish.dir = root().join(value),
                other => bail!("there is no flag {other} (there are --sample, --all, --jobs, --seed, --dir)"),
            }
        }
        Ok(wish)
    }
}

pub fn run(words: &[&str]) -> Result<()> {
    let wish = Wish::read(words)?;
    let known = games()?;
    if !known.contains(&wish.game) {
        bail!("there is no game '{}' (there are: {})", wish.game, known.join(", "));
    }
    let tool = tool()?;
    let all = list(&tool, &wish.game)?;
    let chosen = match wish.sample {
        Some(n) => list::sample(&all, n, wish.seed),
        None => all.iter().collect(),
    };
    println!("{}: {} of {} mutants of the rules", wish.game, chosen.len(), all.len());
    let outcomes = test(&tool, &wish, &chosen)?;
    let path = survivors::path(&wish.game);
    let explained = fs::read_to_string(&path).unwrap_or_default();
    let found = Found::new(&all, &outcomes, &explained)?;
    println!("{}", found.report(&path.display().to_string()));
    let line = found.line(wish.sample.map(|_| wish.seed), all.len());
    println!("{}: {line}", wish.game);
    if wish.sample.is_none_or(|n| n >= SAMPLE) {
        score::keep(&wish.game, &line)?;
    } else {
        println!("A sample of fewer than {SAMPLE} says little and is not kept.");
    }
    found.verdict()
}

/// The program that makes the mutants; it is installed beside what is built when it is missing.
fn tool() -> Result<PathBuf> {
    let folder = target().join("tools");
    let tool = folder.join("bin").join(TOOL).with_extension(env::consts::EXE_EXTENSION);
    let says = Command::new(&tool).args(["mutants", "--version"]).output();
    if says.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).trim() == format!("{TOOL} {VERSION}")) {
        return Ok(tool);
    }
    println!("{TOOL} {VERSION} is missing; installing it into {}.", folder.display());
    let which = format!("{TOOL}@{VERSION}");
    // It waits for the compiler nearly all the time, so that it need not be fast.
    cargo(&[
        "install",
        "--quiet",
        "--locked",
        "--debug",
        "--force",
        "--root",
        &folder.to_string_lossy(),
        &which,
    ])?;
    Ok(tool)
}

/// What every call of the tool is told: which files are the rules of a game.
fn call(tool: &Path, game: &str) -> Command {
    let source = format!("crates/{game}/src");
    let mut call = Command::new(tool);
    call.args(["mutants", "--no-config", "--package", game, "--file", &format!("{source}/**")]);
    for other in OTHER {
        call.args([
            "--exclude",
            &format!("{source}/{other}.rs"),
            "--exclude",
            &format!("{source}/{other}/**"),
        ]);
    }
    // Each copy is built in a place of its own.
    call.env_remove("CARGO_TARGET_DIR").current_dir(root());
    call
}

/// Every mutant of the rules of a game, in the order of the source.
fn list(tool: &Path, game: &str) -> Result<Vec<Mutant>> {
    let said =
        call(tool, game).args(["--list", "--json"]).output().context("the mutants cannot be listed")?;
    if !said.status.success() {
        bail!("the mutants cannot be listed:\n{}", String::from_utf8_lossy(&said.stderr));
    }
    list::read(&String::from_utf8_lossy(&said.stdout), game)
}

/// Runs the tests of the game against each of these, and answers with what the tool has written down.
fn test(tool: &Path, wish: &Wish, chosen: &[&Mutant]) -> Result<String> {
    fs::create_dir_all(&wish.dir).with_context(|| format!("{} cannot be made", wish.dir.display()))?;
    let mut call = call(tool, &wish.game);
    // Warnings are errors here, and a mutant that leaves a variable without use would not even be built.
    call.args(["--profile", "mutants", "--cap-lints", "true", "--colors", "never", "--no-shuffle"]);
    call.args(["--jobs", &wish.jobs.to_string()]).arg("--output").arg(&wish.dir).env("TMPDIR", &wish.dir);
    if wish.sample.is_some() {
        for mutant in chosen {
            call.args(["--re", &format!("^{}$", list::escape(&mutant.name))]);
        }
    }
    let status = call.status().context("the mutants cannot be tested")?;
    // Two says that some have survived, three that some never ended.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("the mutants cannot be tested ({status}): do the tests of {} pass?", wish.game);
    }
    let report = wish.dir.join("mutants.out/outcomes.json");
    fs::read_to_string(&report).with_context(|| format!("{} cannot be read", report.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_is_read_from_the_words_of_the_command() {
        let wish = Wish::read(&["paleo"]).unwrap();
        assert_eq!((&*wish.game, wish.sample, wish.jobs, wish.seed), ("paleo", Some(60), 1, 1));
        let wish = Wish::read(&["x", "--sample", "3", "--jobs", "2", "--seed", "9", "--dir", "/d"]).unwrap();
        let all = Wish { game: "x".into(), sample: Some(3), jobs: 2, seed: 9, dir: "/d".into() };
        assert_eq!(wish, all);
        assert_eq!(Wish::read(&["x", "--all"]).unwrap().sample, None);
    }

    #[test]
    fn what_is_wrong_with_a_wish_is_said() {
        let fault = |words: &[&str]| Wish::read(words).unwrap_err().to_string();
        assert!(fault(&[]).contains("which game"));
        assert!(fault(&["x", "--sample"]).contains("wants a value"));
        assert!(fault(&["x", "--sample", "many"]).contains("is no number"));
        assert!(fault(&["x", "--fast", "1"]).contains("there is no flag --fast"));
    }

    /// What is left out is there to be left out, and the rules themselves are not.
    #[test]
    fn what_is_not_rules_is_left_out_by_name() {
        let sources: Vec<PathBuf> =
            games().unwrap().iter().map(|game| root().join("crates").join(game).join("src")).collect();
        let there = |name: &str| {
            let is =
                |source: &PathBuf| source.join(name).exists() || source.join(format!("{name}.rs")).exists();
            sources.iter().any(is)
        };
        assert!(OTHER.iter().all(|other| there(other)), "{OTHER:?}");
        for rules in ["flow", "state", "score", "hidden", "lib", "reason"] {
            assert!(there(rules) && !OTHER.contains(&rules), "{rules}");
        }
    }
}
