//! `dolmen play`: a game in the terminal.
//!
//! Plain lines only, no colors and no cursor movement, so that it reads well aloud and over slow lines.

mod save;
mod session;

use std::io::{BufRead, Write};

use anyhow::{Context, Result, bail};
use bots::Kind;
use kernel::Finite;
use table::Dealer;
use words::Words;

use crate::{Verdict, args, files, open};
use save::Keeper;
use session::Session;

pub fn run(args: args::Play) -> Result<Verdict> {
    let mut lines = Lines;
    let (opened, kinds, keeper) = match &args.resume {
        Some(path) => {
            let seed_path = files::seed_file(path);
            let seed = match seed_path.exists() {
                true => {
                    let text = files::read(&seed_path)?;
                    Some(
                        text.trim()
                            .parse()
                            .map_err(anyhow::Error::msg)
                            .with_context(|| format!("{}", seed_path.display()))?,
                    )
                }
                false => None,
            };
            let opened = open::record(path, args.pack.as_deref(), seed)?;
            let unfinished = opened.table.outcome().is_none();
            if unfinished && opened.table.seed().is_none() && opened.table.next() == kernel::Next::Chance {
                bail!(
                    "{} is missing: it holds the seed of the draws, without which the game cannot go on",
                    seed_path.display()
                );
            }
            let kinds = seats_of(opened.table.names());
            (opened, kinds, Keeper::of(path.clone()))
        }
        None => {
            let game = match args.game.clone() {
                Some(game) => game,
                None => ask_game(&mut lines)?,
            };
            let (opened, kinds) = new_table(&args, &game)?;
            (opened, kinds, Keeper::new())
        }
    };
    let words = Words::new(opened.texts, &args.lang, opened.table.names())?;
    println!("{}", opened.title);
    let mut session = Session::new(opened.table, kinds, words, keeper);
    session.run(&mut lines)?;
    Ok(Verdict::Good)
}

/// The lines that people type; nothing at the end of input.
pub struct Lines;

impl Lines {
    pub fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        print!("{prompt}");
        std::io::stdout().flush()?;
        let mut line = String::new();
        let n = std::io::stdin().lock().read_line(&mut line).context("the input cannot be read")?;
        Ok((n > 0).then(|| line.trim().to_owned()))
    }
}

fn ask_game(lines: &mut Lines) -> Result<String> {
    let ids = catalog::ids();
    for (i, id) in ids.iter().enumerate() {
        println!("{}. {id}", i + 1);
    }
    let Some(answer) = lines.ask("Which game? ")? else { bail!("no game was chosen") };
    let by_number = answer.parse::<usize>().ok().and_then(|n| ids.get(n.wrapping_sub(1)));
    Ok(by_number.map_or(answer, |id| id.to_string()))
}

/// A new table with people on the first seats and bots on the last ones.
fn new_table(args: &args::Play, game: &str) -> Result<(open::Opened, Vec<Option<Kind>>)> {
    let bots: Vec<Kind> = match args.bots.is_empty() {
        true => Vec::new(),
        false => open::bots(&args.bots)?,
    };
    let players = args.players.or_else(|| (!bots.is_empty()).then(|| (bots.len() + 1).max(2)));
    let dealer = match (args.typed, args.seed) {
        (true, _) => Dealer::Typed,
        (false, Some(number)) => Dealer::Seeded(table::Seed::from_number(number)),
        (false, None) => Dealer::Seeded(open::secret_seed()?),
    };
    let mut new = open::NewTable {
        players,
        mode: args.mode.clone(),
        options: args.options.clone(),
        names: Vec::new(),
        dealer,
    };
    // The names depend on the number of seats, which the set-up knows.
    let n_seats = players.unwrap_or(2);
    if bots.len() > n_seats {
        bail!("there are {} bots for {n_seats} seats", bots.len());
    }
    let people = n_seats - bots.len();
    new.names = (0..n_seats)
        .map(|i| match i.checked_sub(people) {
            Some(b) => format!("bot {} {}", bots[b], b + 1),
            None => args.names.get(i).cloned().unwrap_or_else(|| format!("Player {}", i + 1)),
        })
        .collect();
    let kinds = (0..n_seats).map(|i| i.checked_sub(people).map(|b| bots[b])).collect();
    Ok((open::with_game(game, args.pack.as_deref(), new)?, kinds))
}

/// Who of a saved game is a bot: its name says so.
fn seats_of(names: &[String]) -> Vec<Option<Kind>> {
    names
        .iter()
        .map(|name| {
            name.strip_prefix("bot ")
                .and_then(|rest| rest.split(' ').next())
                .and_then(|kind| kind.parse().ok())
        })
        .take(kernel::Seat::COUNT)
        .collect()
}
