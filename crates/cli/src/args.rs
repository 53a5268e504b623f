//! The command line: one definition for parsing, help and documentation.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Parser, Subcommand};

/// Heavy board games with every rule enforced: play, simulate, replay, verify.
///
/// Exit codes: 0 all is well; 1 something that was checked is wrong; 2 the command or its input cannot be used.
#[derive(Parser)]
#[command(name = "dolmen", version, max_term_width = 100)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Start the table in the browser.
    Serve(Serve),
    /// List the games with their player counts and options.
    Games(Games),
    /// Play in the terminal, alone, against bots, or with friends at one keyboard.
    Play(Play),
    /// Let bots play many games and report what happened.
    Sim(Sim),
    /// Show a recorded game at any decision, as text or JSON.
    Replay(Replay),
    /// Check a record: hash chain, legality of every decision, seed commitment, every draw.
    Verify(Verify),
    /// Run scenario files and report which expectations hold.
    Scenario(Scenario),
    /// Count decision sequences from a position, the regression number for legality.
    Perft(Perft),
    /// Show where the content of a game comes from.
    Content(Content),
    /// Measure how fast a game runs on one core.
    Bench(Bench),
    /// Play random games in every mode with every invariant checked after every decision.
    Soak(Soak),
    /// Measure a running server with many tables and sockets.
    Load(Load),
    /// Copy everything a running server has stored into one file.
    Backup(Backup),
    /// Put a backup into a data folder.
    Restore(Restore),
    /// Replay every stored game and say which cannot go on with this program.
    Doctor(Doctor),
    /// Write the finished games whose people have agreed into one file for statistics.
    Export(Export),
    /// Let bots play tournaments: ratings with intervals, reports for players and designers.
    Arena(Arena),
    /// Find better weights for the evaluation of a game by self-play.
    Tune(Tune),
    /// Be a bot for other programs: one JSON object a line on standard input and output.
    Engine(Engine),
    /// Play the tutorial of a game through and check it.
    Tutorial(Tutorial),
}

/// Which game, and how it is set up.
#[derive(clap::Args, Clone)]
pub struct Which {
    /// The game: see `dolmen games`.
    pub game: String,
    /// How many play.
    #[arg(long, short = 'n', value_name = "N")]
    pub players: Option<usize>,
    /// The mode of the game, short for `--set mode=…`.
    #[arg(long)]
    pub mode: Option<String>,
    /// An option of the game's set-up; may be given several times.
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub options: Vec<String>,
    /// Play with the content pack in this folder.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(after_help = "Example:\n  dolmen games\n  dolmen games --json")]
pub struct Games {
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen play doggerland --players 2 --bots one-step\n  dolmen play doggerland --players 1 --mode easy\n  dolmen play --resume my-game.dolmen\n\nAt the prompt, type the number of an option, or 'help'."
)]
pub struct Play {
    /// The game: see `dolmen games`. Asked for when missing.
    pub game: Option<String>,
    /// How many play, bots included.
    #[arg(long, short = 'n', value_name = "N")]
    pub players: Option<usize>,
    /// The mode of the game, short for `--set mode=…`.
    #[arg(long)]
    pub mode: Option<String>,
    /// An option of the game's set-up; may be given several times.
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub options: Vec<String>,
    /// Play with the content pack in this folder.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// Bots for the last seats, by commas: `random`, `one-step`.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Names of the people, by commas.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub names: Vec<String>,
    /// The language of the game: en, fr or pt.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub lang: String,
    /// Repeatable draws from this number, in place of a secret seed.
    #[arg(long, value_name = "NUMBER", conflicts_with = "typed")]
    pub seed: Option<u64>,
    /// Type in what is drawn at a real table.
    #[arg(long)]
    pub typed: bool,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "mode", "options", "seed", "typed"])]
    pub resume: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen sim doggerland --players 4 --games 1000\n  dolmen sim doggerland --players 2 --games 100 --bots one-step,random --json\n  dolmen sim doggerland --players 1 --mode hard --games 50 --records games/"
)]
pub struct Sim {
    #[command(flatten)]
    pub which: Which,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_name = "K")]
    pub games: u64,
    /// The first seed; the same seed gives the same games whatever the number of threads.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// The bots, seat by seat and then again from the first: `random`, `one-step`.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// How many threads; all cores when missing.
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Keep the record of every game in this folder, which must be new or empty. The draws of recorded games come
    /// from each record's own seed.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// How often every single choice was made, not only every kind.
    #[arg(long)]
    pub usage: bool,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen replay my-game.dolmen\n  dolmen replay my-game.dolmen --at 120 --seat 1\n  dolmen replay my-game.dolmen --at 120 --json"
)]
pub struct Replay {
    /// The record.
    pub file: PathBuf,
    /// After this many decisions; the last position when missing.
    #[arg(long, value_name = "PLY")]
    pub at: Option<usize>,
    /// Only what this seat may know, from 1; 0 is a spectator. The whole position when missing.
    #[arg(long, value_name = "S")]
    pub seat: Option<usize>,
    /// The language of the game: en, fr or pt.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub lang: String,
    /// The pack it was played with, when it is not the built-in one.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// The position, or the seat's view, as JSON (see docs/JSON.md).
    #[arg(long)]
    pub json: bool,
    /// What is drawn on the table, as JSON: places and pieces.
    #[arg(long, conflicts_with = "json")]
    pub scene: bool,
    /// The position as TOML, ready for the `position` block of a scenario.
    #[arg(long, conflicts_with_all = ["json", "scene", "seat"])]
    pub toml: bool,
}

#[derive(clap::Args)]
#[command(after_help = "Example:\n  dolmen verify my-game.dolmen")]
pub struct Verify {
    /// The records.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The pack they were played with, when it is not the built-in one.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen scenario games/doggerland/scenarios/*.scenario\n  dolmen scenario my-question.scenario --json\n\nThe format is described in docs/SCENARIOS.md."
)]
pub struct Scenario {
    /// The scenario files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The pack to use in place of the built-in one.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(after_help = "Example:\n  dolmen perft doggerland --players 2 --depth 4")]
pub struct Perft {
    #[command(flatten)]
    pub which: Which,
    /// How many decisions deep.
    #[arg(long, default_value_t = 3, value_name = "D")]
    pub depth: u32,
    /// Start after this many random decisions.
    #[arg(long, default_value_t = 0, value_name = "PLY")]
    pub after: u32,
    /// The seed of those random decisions.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen content\n  dolmen content doggerland --items\n  dolmen content doggerland --pack my-pack/"
)]
pub struct Content {
    /// The game; all when missing.
    pub game: Option<String>,
    /// The pack in this folder.
    #[arg(long, value_name = "DIR", requires = "game")]
    pub pack: Option<PathBuf>,
    /// Every item with its source.
    #[arg(long)]
    pub items: bool,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen bench doggerland\n  dolmen bench doggerland --players 4 --runs 9 --json"
)]
pub struct Bench {
    #[command(flatten)]
    pub which: Which,
    /// How many runs; the median is reported.
    #[arg(long, default_value_t = 5, value_name = "R")]
    pub runs: usize,
    /// How long each run lasts.
    #[arg(long, default_value_t = 1.0, value_name = "SECONDS")]
    pub seconds: f64,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(after_help = "Example:\n  dolmen soak doggerland --decisions 1000000")]
pub struct Soak {
    /// The game; all when missing.
    pub game: Option<String>,
    /// At least so many decisions in each mode.
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub decisions: u64,
    /// The first seed.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// The pack in this folder.
    #[arg(long, value_name = "DIR", requires = "game")]
    pub pack: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen serve\n  dolmen serve --listen 0.0.0.0:8080 --data /var/lib/dolmen --public https://dolmen.example"
)]
pub struct Serve {
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1:8080", env = "DOLMEN_LISTEN", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// The folder of the database; made if it is not there.
    #[arg(long, default_value = "data", env = "DOLMEN_DATA", value_name = "DIR")]
    pub data: PathBuf,
    /// The address under which people reach the server, when it is another one: behind a proxy.
    #[arg(long, env = "DOLMEN_PUBLIC", value_name = "URL")]
    pub public: Option<String>,
    /// Seconds after which the others may let a bot play for somebody who is away, at a table without a clock.
    #[arg(long, default_value_t = 86_400, env = "DOLMEN_AWAY", value_name = "SECONDS")]
    pub away: u64,
    /// Play a game with the content pack in a folder; may be given several times.
    #[arg(long = "pack", env = "DOLMEN_PACK", value_name = "GAME=DIR", value_delimiter = ',')]
    pub packs: Vec<String>,
    /// What is logged on standard error: error, warn, info or debug.
    #[arg(long, default_value = "info", env = "DOLMEN_LOG", value_name = "LEVEL", value_parser = ["error", "warn", "info", "debug"])]
    pub log: String,
    /// How it is logged: text or json.
    #[arg(long, default_value = "text", env = "DOLMEN_LOG_FORMAT", value_name = "FORMAT", value_parser = ["text", "json"])]
    pub log_format: String,
    /// Let everybody read /metrics, not only this machine.
    #[arg(long, env = "DOLMEN_OPEN_METRICS")]
    pub open_metrics: bool,
    /// How many clients may be connected at a time.
    #[arg(long, default_value_t = 20_000, env = "DOLMEN_SOCKETS", value_name = "N")]
    pub sockets: usize,
    /// How many clients may be connected to one table.
    #[arg(long, default_value_t = 200, env = "DOLMEN_SOCKETS_PER_TABLE", value_name = "N")]
    pub sockets_per_table: usize,
    /// How many seconds a table stays in memory after the last one has left.
    #[arg(long, default_value_t = 20, env = "DOLMEN_IDLE_SECONDS", value_name = "S")]
    pub idle_seconds: u64,
    /// In how many threads bots think; half of the cores when missing.
    #[arg(long, env = "DOLMEN_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<usize>,
    /// A program that can take a seat as a bot under a name; may be given several times.
    #[arg(long = "bot", env = "DOLMEN_BOT", value_name = "NAME=COMMAND", value_delimiter = ';')]
    pub bots: Vec<String>,
    /// How many milliseconds such a program may think about a decision.
    #[arg(long, default_value_t = 5000, env = "DOLMEN_BOT_WAIT", value_name = "MS")]
    pub bot_wait: u64,
    /// How many processes of such programs run at a time.
    #[arg(long, default_value_t = 8, env = "DOLMEN_BOT_PROCESSES", value_name = "N")]
    pub bot_processes: usize,
    /// How many new tables one address may make in an hour.
    #[arg(long, default_value_t = 1800, env = "DOLMEN_TABLES_PER_HOUR", value_name = "N")]
    pub tables_per_hour: u32,
    /// How many new people one address may bring in an hour.
    #[arg(long, default_value_t = 1800, env = "DOLMEN_PEOPLE_PER_HOUR", value_name = "N")]
    pub people_per_hour: u32,
    /// How many times as much of all that a program on this machine may do.
    #[arg(long, default_value_t = 1000, env = "DOLMEN_LOCAL_FACTOR", value_name = "N")]
    pub local_factor: u32,
    /// How large the database may become, in MiB; as large as the disk when missing.
    #[arg(long, env = "DOLMEN_DATABASE_MIB", value_name = "MIB")]
    pub database_mib: Option<u64>,
    /// Delete finished games after so many days; they are kept for ever when missing.
    #[arg(long, env = "DOLMEN_KEEP_FINISHED_DAYS", value_name = "DAYS")]
    pub keep_finished_days: Option<f64>,
    /// Delete tables whose game has never started after so many days; they are kept for ever when missing.
    #[arg(long, env = "DOLMEN_KEEP_UNSTARTED_DAYS", value_name = "DAYS")]
    pub keep_unstarted_days: Option<f64>,
}

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  dolmen backup --data /var/lib/dolmen /backup/dolmen-2026-11-15.sqlite\n\nThe server may run meanwhile."
)]
pub struct Backup {
    /// The file to write; it must not be there yet.
    pub file: PathBuf,
    /// The folder of the database.
    #[arg(long, default_value = "data", env = "DOLMEN_DATA", value_name = "DIR")]
    pub data: PathBuf,
}

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  dolmen restore --data /var/lib/dolmen /backup/dolmen-2026-11-15.sqlite\n\nNo server may use the folder meanwhile."
)]
pub struct Restore {
    /// The backup.
    pub file: PathBuf,
    /// The folder of the database.
    #[arg(long, default_value = "data", env = "DOLMEN_DATA", value_name = "DIR")]
    pub data: PathBuf,
    /// Take the place of a database that is there; it is kept beside under another name.
    #[arg(long)]
    pub replace: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  dolmen doctor --data /var/lib/dolmen\n\nNothing is changed. The exit status is 1 when something was found."
)]
pub struct Doctor {
    /// The folder of the database.
    #[arg(long, default_value = "data", env = "DOLMEN_DATA", value_name = "DIR")]
    pub data: PathBuf,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  dolmen export --data /var/lib/dolmen games.jsonl\n\nThe form of the file is described in docs/RECORDS.md."
)]
pub struct Export {
    /// The file to write; it must not be there yet.
    pub file: PathBuf,
    /// The folder of the database.
    #[arg(long, default_value = "data", env = "DOLMEN_DATA", value_name = "DIR")]
    pub data: PathBuf,
}

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  dolmen load 127.0.0.1:8080 --tables 200 --seconds 10\n  dolmen load 127.0.0.1:8080 --tables 200 --rate 400 --json"
)]
pub struct Load {
    /// The server.
    pub server: SocketAddr,
    /// The game.
    #[arg(long, default_value = "doggerland")]
    pub game: String,
    /// How many tables.
    #[arg(long, default_value_t = 200, value_name = "N")]
    pub tables: usize,
    /// How many seats each, with a socket each.
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub seats: usize,
    /// Decisions a second over all tables; as many as possible when missing.
    #[arg(long, value_name = "R")]
    pub rate: Option<f64>,
    /// How long.
    #[arg(long, default_value_t = 10, value_name = "SECONDS")]
    pub seconds: u64,
    /// The seed of the decisions.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen arena doggerland --bots boulder,cairn,menhir --deals 200 --out report/\n  dolmen arena doggerland --bots random,greedy,dolmen:1s --ladder --results ladder.jsonl\n  dolmen arena doggerland --bots greedy,'cmd:python3 examples/bot.py' --deals 10\n  dolmen arena doggerland --players 4 --speed\n\nEvery deal is played with the seats exchanged. With --results a tournament that was stopped goes on where it stopped.\n\nThe same command with the same --results file, started in several terminals, shares out the games: every process plays some, waits for the rest, and ends with the same report. If one is ended in the middle, another one or a later run plays its games.\n\nBots and budgets are described in docs/BOTS.md, external bots in docs/ENGINE.md."
)]
pub struct Arena {
    #[command(flatten)]
    pub which: Which,
    /// Who takes part, by commas: names of bots, with a budget of their own (`menhir:250ms`), or `cmd:PROGRAM`.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random,greedy,boulder,cairn")]
    pub bots: Vec<String>,
    /// How many deals. Each is played on exchanged seats: twice by every pair, or once for every rotation.
    #[arg(long, default_value_t = 100, value_name = "K")]
    pub deals: u64,
    /// Everybody meets only the next one in the list (two seats).
    #[arg(long)]
    pub ladder: bool,
    /// The seed; the same seed gives the same games whatever the number of threads. When missing it is 1; with a
    /// program among the bots it is drawn and printed, because a program could guess a small one.
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// How many threads; all cores when missing.
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// How long an external bot may think about a decision.
    #[arg(long, default_value_t = 1000, value_name = "MILLISECONDS")]
    pub wait: u64,
    /// Keep every result in this file, and go on from those it already holds. Several processes may share it.
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Write arena.md, arena.json and arena.svg into this folder.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Add what designers want to know: seats, use and win-lift of every tile, card, action and choice, length, luck.
    #[arg(long)]
    pub designer: bool,
    /// Measure how fast a search runs on one core, and where its time goes, in place of a tournament.
    #[arg(long)]
    pub speed: bool,
    /// How long --speed measures.
    #[arg(long, default_value_t = 6.0, value_name = "SECONDS")]
    pub seconds: f64,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen tune doggerland --players 2 --rounds 60\n  dolmen tune doggerland --players 2 --iterations 100 --deals 60 --out weights.json\n\nWithout --players all numbers of players are tried in turn."
)]
pub struct Tune {
    #[command(flatten)]
    pub which: Which,
    /// How often the weights are moved.
    #[arg(long, default_value_t = 40, value_name = "R")]
    pub rounds: u32,
    /// Deals before each move.
    #[arg(long, default_value_t = 200, value_name = "K")]
    pub deals: u64,
    /// How many threads; all cores when missing.
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Fresh deals for the last comparison of the new weights with the old ones.
    #[arg(long, default_value_t = 200, value_name = "K")]
    pub proof: u64,
    /// Tune for a search of so many iterations in place of a look one decision ahead.
    #[arg(long, value_name = "N")]
    pub iterations: Option<u32>,
    /// The seed.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// Start from the weights in this file, as written by --out.
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Write the result as JSON.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  dolmen engine --bot menhir\n\nThe protocol is described in docs/ENGINE.md."
)]
pub struct Engine {
    /// The bot that plays.
    #[arg(long, default_value = "menhir", value_name = "BOT")]
    pub bot: String,
    /// Play with the content pack in this folder.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  dolmen tutorial doggerland --lang fr\n  dolmen tutorial doggerland --file content/doggerland/tutorial/tutorial.toml --next"
)]
pub struct Tutorial {
    /// The game: see `dolmen games`.
    pub game: String,
    /// A tutorial that is being written, in place of the built-in one.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// The language of the texts: en, fr or pt.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub lang: String,
    /// Show where it ends: the log, who can decide what, and what can be pointed at.
    #[arg(long)]
    pub next: bool,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}
