//! Opening games, set-ups and records by name.

use std::{path::Path, sync::Arc};

use anyhow::{Context, Result, anyhow, bail};
use bots::BotTable;
use catalog::Visitor;
use content::Packed;
use kernel::Setup;
use table::{Dealer, Header, Ruleset, Seed, Table};

use crate::args::Which;

/// Opens a game and does something with it that may fail.
pub fn with_game<V, T>(id: &str, pack: Option<&Path>, visitor: V) -> Result<T>
where
    V: Visitor<Out = Result<T>>,
{
    catalog::open(id, pack, visitor)?
}

/// The set-up that the command line asks for.
pub fn setup<G: Packed>(
    game: &G,
    players: Option<usize>,
    mode: Option<&str>,
    options: &[String],
) -> Result<Setup> {
    let n = players.unwrap_or_else(|| (*game.seats().start()).max(2).min(*game.seats().end()));
    let mut setup = Setup::for_seats(game, n)?;
    if let Some(mode) = mode {
        setup.set(game, "mode", mode)?;
    }
    for option in options {
        let (id, value) =
            option.split_once('=').ok_or_else(|| anyhow!("'{option}' is not of the form option=value"))?;
        setup.set(game, id, value)?;
    }
    game.check(&setup)?;
    Ok(setup)
}

impl Which {
    pub fn setup<G: Packed>(&self, game: &G) -> Result<Setup> {
        setup(game, self.players, self.mode.as_deref(), &self.options)
    }

    /// The set-ups to report one by one: every player count when none was asked for, and every value of the option
    /// that the game wants to have told apart.
    pub fn cases<G: Packed>(&self, game: &G) -> Result<Vec<Setup>> {
        let counts = match self.players {
            Some(n) => n..=n,
            None => game.seats(),
        };
        let is_picked = |option: &str| {
            let is_mode = option == "mode" && self.mode.is_some();
            is_mode || self.options.iter().any(|o| o.split('=').next() == Some(option))
        };
        let swept = game.swept().filter(|(option, _)| !is_picked(option));
        let mut cases = Vec::new();
        let mut fault = None;
        for n in counts {
            let with = |value: Option<String>| {
                let options: Vec<String> = self.options.iter().cloned().chain(value).collect();
                setup(game, Some(n), self.mode.as_deref(), &options)
            };
            let values: Vec<Option<String>> = match &swept {
                Some((option, values)) => values.iter().map(|v| Some(format!("{option}={v}"))).collect(),
                None => vec![None],
            };
            for value in values {
                match with(value) {
                    Ok(case) => cases.push(case),
                    // Not every value goes with every number of players.
                    Err(error) => fault = Some(error),
                }
            }
        }
        match fault {
            Some(fault) if cases.is_empty() => Err(fault),
            _ => Ok(cases),
        }
    }
}

/// A secret seed from the system's generator.
pub fn secret_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|e| anyhow!("the system gives no random numbers: {e}"))?;
    Ok(Seed::new(bytes))
}

/// A new table of a game.
pub struct NewTable {
    pub players: Option<usize>,
    pub mode: Option<String>,
    pub options: Vec<String>,
    pub names: Vec<String>,
    pub dealer: Dealer,
}

/// A table with the words it needs.
pub struct Opened {
    pub table: Box<dyn BotTable>,
    pub texts: &'static [(&'static str, &'static str)],
    pub title: &'static str,
}

impl Visitor for NewTable {
    type Out = Result<Opened>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Opened> {
        let setup = setup(&game, self.players, self.mode.as_deref(), &self.options)?;
        let rules = Arc::new(Ruleset::new(game, pack));
        let table = Table::new(rules, setup, &self.names, self.dealer);
        Ok(Opened { table: Box::new(table), texts: G::TEXTS, title: G::TITLE })
    }
}

struct Record<'t> {
    text: &'t str,
    seed: Option<Seed>,
}

impl Visitor for Record<'_> {
    type Out = Result<Opened>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Opened> {
        let rules = Arc::new(Ruleset::new(game, pack));
        let table = Table::load(rules, self.text, self.seed)?;
        Ok(Opened { table: Box::new(table), texts: G::TEXTS, title: G::TITLE })
    }
}

/// Opens a record of any game.
pub fn record(path: &Path, pack: Option<&Path>, seed: Option<Seed>) -> Result<Opened> {
    let text = crate::files::read(path)?;
    let header = Header::parse(&text).with_context(|| format!("{}", path.display()))?;
    with_game(&header.game, pack, Record { text: &text, seed }).with_context(|| format!("{}", path.display()))
}

/// How many threads are asked for; one for each core when nothing is said.
pub fn threads(asked: Option<usize>) -> Result<usize> {
    let threads = asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    if !(1..=256).contains(&threads) {
        bail!("there must be 1 to 256 threads");
    }
    Ok(threads)
}

/// The bots by name.
pub fn bots(names: &[String]) -> Result<Vec<bots::Kind>> {
    let kinds: Vec<bots::Kind> = names.iter().map(|n| n.trim().parse()).collect::<Result<_, _>>()?;
    if kinds.is_empty() {
        bail!("no bot is named");
    }
    Ok(kinds)
}
