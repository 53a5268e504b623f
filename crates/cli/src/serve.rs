//! `dolmen serve`: the table in the browser. `dolmen load`: a crowd that measures a server.

use std::{net::SocketAddr, path::Path, time::Duration};

use anyhow::{Result, anyhow, bail};
use server::{Config, Program, Retention, load};

use crate::{Verdict, args};

pub fn run(args: args::Serve) -> Result<Verdict> {
    let level = args.log.parse().map_err(|e| anyhow!("--log: {e}"))?;
    server::log_to_stderr(args.log_format.parse().map_err(|e: String| anyhow!("--log-format: {e}"))?, level);
    let data = args.data.display().to_string();
    server::run(config(args)?, |address| {
        println!("Dolmen is ready: http://{}", reachable(address));
        println!("Games are kept in {data}. Ctrl-C ends it; nothing is lost.");
    })?;
    Ok(Verdict::Good)
}

/// How a server is set up by its flags and environment; `docs/OPERATIONS.md` lists them.
fn config(args: args::Serve) -> Result<Config> {
    let mut config = Config::new(args.listen, &args.data);
    if let Some(public) = &args.public
        && !(public.starts_with("https://") || public.starts_with("http://"))
    {
        bail!("--public: '{public}' does not begin with https:// or http://");
    }
    config.public = args.public;
    config.open_metrics = args.open_metrics;
    for pack in &args.packs {
        let (game, folder) =
            pack.split_once('=').ok_or_else(|| anyhow!("'{pack}' is not of the form GAME=DIR"))?;
        config.games.play_with(game, Path::new(folder))?;
    }
    for bot in args.bots.iter().filter(|bot| !bot.trim().is_empty()) {
        config.programs.push(bot.parse().map_err(|e| anyhow!("--bot: {e}"))?);
    }
    Program::all_differ(&config.programs).map_err(|e| anyhow!("--bot: {e}"))?;
    if !(1..=600_000).contains(&args.bot_wait) {
        bail!("--bot-wait: a number of milliseconds from 1 to 600000");
    }
    if !(1..=1000).contains(&args.bot_processes) {
        bail!("--bot-processes: a number from 1 to 1000");
    }
    for (flag, days) in [
        ("--keep-finished-days", args.keep_finished_days),
        ("--keep-unstarted-days", args.keep_unstarted_days),
    ] {
        if days.is_some_and(|days| !(0.0..=100_000.0).contains(&days)) {
            bail!("{flag}: a number of days from 0 to 100000");
        }
    }
    config.retention = Retention {
        finished_days: args.keep_finished_days,
        never_started_days: args.keep_unstarted_days,
        ..Retention::default()
    };
    let limits = &mut config.limits;
    limits.away = Duration::from_secs(args.away);
    limits.sockets = args.sockets;
    limits.sockets_per_table = args.sockets_per_table;
    limits.idle = Duration::from_secs(args.idle_seconds);
    limits.bot_threads = args.bot_threads.unwrap_or(limits.bot_threads);
    limits.programs = args.bot_processes;
    limits.program_wait = Duration::from_millis(args.bot_wait);
    limits.tables.per_second = f64::from(args.tables_per_hour) / 3600.0;
    limits.people.per_second = f64::from(args.people_per_hour) / 3600.0;
    limits.local = args.local_factor;
    limits.database_bytes = args.database_mib.map(|mib| mib.saturating_mul(1 << 20));
    Ok(config)
}

pub fn load(args: args::Load) -> Result<Verdict> {
    if args.tables == 0 || args.seconds == 0 {
        bail!("there must be at least one table and one second");
    }
    let plan = load::Plan {
        server: args.server,
        game: args.game,
        tables: args.tables,
        seats: args.seats,
        rate: args.rate,
        duration: Duration::from_secs(args.seconds),
        seed: args.seed,
    };
    let report = load::run(&plan)?;
    if args.json {
        println!("{}", report.to_json());
    } else {
        println!(
            "{} tables, {} sockets, set up in {:.1} s; {:.1} s of play",
            report.tables, report.sockets, report.set_up_seconds, report.seconds
        );
        println!("{} durable decisions, {:.0} a second", report.decisions, report.decisions_per_second);
        println!(
            "from a decision to every client: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            report.p50_ms, report.p95_ms, report.p99_ms, report.max_ms
        );
        println!(
            "memory: {} bytes a live table, {} bytes a sleeping one; {} bytes an update",
            report.bytes_per_live_table, report.bytes_per_sleeping_table, report.bytes_per_update
        );
        println!("{} answers were not as expected", report.faults);
    }
    Ok(if report.faults == 0 { Verdict::Good } else { Verdict::Bad })
}

/// An address that can be opened: a server on all interfaces is reached at the local one too.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
}
