//! `dolmen serve`: the table in the browser. `dolmen load`: a crowd that measures a server.

use std::{net::SocketAddr, path::Path, time::Duration};

use anyhow::{Result, anyhow, bail};
use server::{Config, load};

use crate::{Verdict, args};

pub fn run(args: args::Serve) -> Result<Verdict> {
    let mut config = Config::new(args.listen, &args.data);
    config.public = args.public;
    config.limits.away = Duration::from_secs(args.away);
    for pack in &args.packs {
        let (game, folder) =
            pack.split_once('=').ok_or_else(|| anyhow!("'{pack}' is not of the form GAME=DIR"))?;
        config.games.play_with(game, Path::new(folder))?;
    }
    let data = args.data.display().to_string();
    server::run(config, |address| {
        println!("Dolmen is ready: http://{}", reachable(address));
        println!("Games are kept in {data}. Ctrl-C ends it; nothing is lost.");
    })?;
    Ok(Verdict::Good)
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
        println!("{} tables, {} sockets, {:.1} s", report.tables, report.sockets, report.seconds);
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
