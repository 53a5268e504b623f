//! Everything that is done with the repository besides `cargo build`: `cargo xtask COMMAND`.

mod budget;
mod clauses;
#[cfg(test)]
mod lock;
mod mutants;
mod run;
mod source;
mod test;
#[cfg(test)]
mod tidy;
mod web;

use std::{env, process::ExitCode};

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  play     set up what is missing, build, and start Dolmen in the browser (with a game's name: in the terminal)
  test     set up what is missing and run every check
  clauses  list every clause of every game with the tests that prove it (--list shows them all)
  bless    write the golden files anew (records, playthroughs, perft counts, snapshots of all that is said), of all games
           or of one: cargo xtask bless [GAME]; review the difference
  coverage everything there is in a game, and where it was met first: cargo xtask coverage [GAME]
  soak     ten million random decisions per mode with every invariant checked
  fuzz     feed broken input to every parser for a while: cargo xtask fuzz [ROUNDS]
  mutants  change the rules of a game in one place after the other and look whether a test notices:
           cargo xtask mutants GAME [--sample N | --all] [--jobs N] [--seed N] [--dir DIR]
  dist     build the release program into dist/";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[String]) -> Result<()> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", rest @ ..] => run::play(rest),
        ["test"] => test::all(),
        ["clauses"] => clauses::run(false),
        ["clauses", "--list"] => clauses::run(true),
        ["bless"] => run::bless(None),
        ["bless", game] => run::bless(Some(game)),
        ["coverage"] => run::coverage(None),
        ["coverage", game] => run::coverage(Some(game)),
        ["soak"] => run::soak(10_000_000),
        ["fuzz"] => run::fuzz("20000"),
        ["fuzz", rounds] => run::fuzz(rounds),
        ["mutants", rest @ ..] => mutants::run(rest),
        ["dist"] => run::dist(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        [other, ..] => bail!("there is no command '{other}'\n\n{HELP}"),
    }
}
