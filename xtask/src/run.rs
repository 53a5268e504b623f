//! Starting other programs.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// The root of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root").to_path_buf()
}

/// Runs a program in the root and fails when it fails.
pub fn run(program: &str, args: &[&str], envs: &[(&str, &str)]) -> Result<()> {
    println!("$ {program} {}", args.join(" "));
    let status = Command::new(program)
        .args(args)
        .envs(envs.iter().copied())
        .current_dir(root())
        .status()
        .with_context(|| format!("{program} cannot be started"))?;
    if !status.success() {
        bail!("{program} {} failed ({status})", args.join(" "));
    }
    Ok(())
}

pub fn cargo(args: &[&str]) -> Result<()> {
    run(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()), args, &[])
}

/// Whether a program can be started.
pub fn has(program: &str, args: &[&str]) -> bool {
    let quiet = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|s| s.success())
}

/// The names of the games: every folder under games/.
pub fn games() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("games")).context("games/ cannot be read")? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Builds everything and starts the server; with words behind it, the terminal game: `cargo xtask play doggerland`.
pub fn play(rest: &[&str]) -> Result<()> {
    println!("Building Dolmen; the first time takes a few minutes.");
    let mut args = vec!["run", "--release", "--quiet", "--package", "dolmen", "--"];
    if rest.is_empty() {
        crate::web::build()?;
        args.push("serve");
    } else {
        args.push("play");
    }
    args.extend(rest);
    cargo(&args)
}

/// Writes the golden files anew, of all games or of one.
pub fn bless(game: Option<&str>) -> Result<()> {
    // Golden games first: what is said in them is part of the snapshots.
    gallery("golden::", game, &[("DOLMEN_BLESS", "1")])?;
    gallery("words::", game, &[("INSTA_UPDATE", "always")])?;
    println!("Written anew. Review with: git diff games/");
    Ok(())
}

/// Prints what is met of every game in what the suite plays, and where.
pub fn coverage(game: Option<&str>) -> Result<()> {
    gallery("words::everything", game, &[("DOLMEN_REPORT", "1")])
}

/// Runs some tests of the gallery, on all games or on one.
fn gallery(tests: &str, game: Option<&str>, envs: &[(&str, &str)]) -> Result<()> {
    if let Some(other) = game.filter(|game| !games().is_ok_and(|known| known.iter().any(|g| g == game))) {
        bail!("there is no game '{other}'");
    }
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let envs: Vec<(&str, &str)> =
        envs.iter().copied().chain(game.map(|game| ("DOLMEN_GAME", game))).collect();
    let args = ["test", "--quiet", "--package", "gallery", "--test", "it", "--", "--nocapture", tests];
    run(&cargo, &args, &envs)
}

/// Random games with every invariant checked, in every mode of every game.
pub fn soak(decisions: u64) -> Result<()> {
    cargo(&["build", "--release", "--package", "dolmen"])?;
    dolmen(&["soak", "--decisions", &decisions.to_string()])
}

pub fn fuzz(rounds: &str) -> Result<()> {
    cargo(&["run", "--release", "--quiet", "--package", "fuzz", "--", rounds])
}

pub fn dist() -> Result<()> {
    crate::web::build()?;
    cargo(&["build", "--release", "--package", "dolmen"])?;
    let folder = root().join("dist");
    fs::create_dir_all(&folder)?;
    let program = target().join("release").join("dolmen");
    fs::copy(&program, folder.join("dolmen"))
        .with_context(|| format!("{} cannot be copied", program.display()))?;
    println!("dist/dolmen");
    Ok(())
}

/// Runs the release program.
pub fn dolmen(args: &[&str]) -> Result<()> {
    let program = target().join("release").join("dolmen");
    run(&program.to_string_lossy(), args, &[])
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}
