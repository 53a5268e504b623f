//! How a server is set up.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use crate::{Games, Program};

/// How a server is set up.
pub struct Config {
    pub listen: SocketAddr,
    /// The folder of the database; made if it is not there.
    pub data: PathBuf,
    /// The address under which people reach the server, `https://dolmen.example`, when it is not the one it listens on.
    /// With `https` cookies are marked secure.
    pub public: Option<String>,
    /// Whether anybody may read the metrics; otherwise only this machine.
    pub open_metrics: bool,
    pub retention: Retention,
    pub limits: Limits,
    pub games: Games,
    /// Bots that are programs of this machine.
    pub programs: Vec<Program>,
}

impl Config {
    /// The usual server with all games of the catalog.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            listen,
            data: data.into(),
            public: None,
            open_metrics: false,
            retention: Retention::default(),
            limits: Limits::default(),
            games: Games::from_catalog(),
            programs: Vec::new(),
        }
    }
}

/// How long tables are kept after the last thing has happened to them; for ever without a number.
///
/// A game that has started and has not ended by its rules is never deleted.
#[derive(Copy, Clone, Debug)]
pub struct Retention {
    pub finished_days: Option<f64>,
    pub never_started_days: Option<f64>,
    /// How often it is looked for.
    pub every: Duration,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { finished_days: None, never_started_days: None, every: Duration::from_secs(3600) }
    }
}

/// How much of something one address or person may do: a bucket that fills again.
#[derive(Copy, Clone, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How many a second in the long run.
    pub per_second: f64,
}

impl Rate {
    /// So many times as much.
    pub fn times(self, n: u32) -> Rate {
        Rate { burst: self.burst.saturating_mul(n), per_second: self.per_second * f64::from(n) }
    }
}

/// A bound on everything.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of an HTTP body.
    pub body_bytes: usize,
    /// Bytes of a message from a client.
    pub message_bytes: usize,
    /// Messages that may wait for a slow client before it is cut off.
    pub messages_waiting: usize,
    /// Tables kept in memory at most, as far as nobody is connected to them.
    pub idle_tables: usize,
    /// How long a table stays in memory after the last one has left.
    pub idle: Duration,
    /// How large the database may become; what does not fit is refused.
    pub database_bytes: Option<u64>,
    pub sockets: usize,
    pub sockets_per_table: usize,
    /// How many times as much the machine itself may do as any other address.
    pub local: u32,
    /// New people, by address.
    pub people: Rate,
    /// New tables, by address.
    pub tables: Rate,
    /// Joining and changing seats, by address.
    pub joins: Rate,
    /// Wrong tokens, codes and invitations, by address.
    pub failures: Rate,
    /// Lines of chat, by person.
    pub chat: Rate,
    /// Messages of one socket.
    pub messages: Rate,
    /// Threads in which bots think.
    pub bot_threads: usize,
    /// Processes of programs that play here at a time.
    pub programs: usize,
    /// How long a program may think about a decision.
    pub program_wait: Duration,
    /// At a table without a clock: how long somebody who is asked may be away before the others can hand the seat over.
    pub away: Duration,
    /// How long somebody who is asked has to come by themselves before their webhook is called.
    pub nudge: Duration,
    /// Webhooks may lead into the own network.
    pub webhooks_inside: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Limits {
            body_bytes: 16 << 10,
            message_bytes: 8 << 10,
            messages_waiting: 256,
            idle_tables: 1000,
            idle: Duration::from_secs(20),
            database_bytes: None,
            sockets: 20_000,
            sockets_per_table: 200,
            local: 1000,
            people: Rate { burst: 60, per_second: 0.5 },
            tables: Rate { burst: 250, per_second: 0.5 },
            joins: Rate { burst: 1000, per_second: 2.0 },
            failures: Rate { burst: 20, per_second: 0.1 },
            chat: Rate { burst: 8, per_second: 0.5 },
            messages: Rate { burst: 200, per_second: 50.0 },
            bot_threads: cores.div_ceil(2),
            programs: 8,
            program_wait: Duration::from_secs(5),
            away: Duration::from_secs(24 * 60 * 60),
            nudge: Duration::from_secs(30),
            webhooks_inside: false,
        }
    }
}
