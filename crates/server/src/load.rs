//! A crowd of clients that measures a server.
//!
//! Every table has a socket for each seat. Whoever is asked chooses at random; the time is taken from the moment the
//! decision is sent until all sockets of the table have its update.

use std::{
    borrow::Cow,
    fmt,
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt};
use kernel::Rng;
use serde::{Deserialize, Serialize};
use wire::{FromClient, NewSeat, NewTable, json};

use crate::client::{Client, ClientFault, Socket};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many tables are made at a time.
const OPENING: usize = 16;
/// How long the server may come to rest before its memory is measured.
const REST: Duration = Duration::from_secs(3);
/// Decisions at each table of the warm-up, before memory is measured.
const WARM_UP: usize = 60;

/// What the crowd shall do.
#[derive(Clone, Debug)]
pub struct Plan {
    pub server: SocketAddr,
    pub game: String,
    pub tables: usize,
    pub seats: usize,
    /// Decisions a second over all tables; as many as possible without.
    pub rate: Option<f64>,
    pub duration: Duration,
    pub seed: u64,
}

/// What was measured.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    pub tables: usize,
    pub sockets: usize,
    /// How long it took to make the tables and to open the sockets.
    pub set_up_seconds: f64,
    pub seconds: f64,
    /// Decisions that were acknowledged as being on disk.
    pub decisions: usize,
    pub decisions_per_second: f64,
    /// From a decision to its update on every client of the table.
    pub p50_ms: f64,
    pub p95_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
    /// What the server's memory has grown by since before the tables, for each of them.
    pub bytes_per_live_table: u64,
    /// The same after everybody has left and the tables sleep.
    pub bytes_per_sleeping_table: u64,
    /// Average bytes of an update.
    pub bytes_per_update: u64,
    /// Answers that were not as expected; zero in a good run.
    pub faults: usize,
}

impl Report {
    pub fn to_json(&self) -> String {
        json::write(self)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} tables with {} sockets, {:.1} s", self.tables, self.sockets, self.seconds)?;
        writeln!(
            f,
            "durable decisions   {:>9.0} a second ({} in all)",
            self.decisions_per_second, self.decisions
        )?;
        writeln!(
            f,
            "to every client     p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms",
            self.p50_ms, self.p95_ms, self.p99_ms
        )?;
        writeln!(f, "an update           {:>9} bytes", self.bytes_per_update)?;
        writeln!(f, "a live table        {:>9} bytes", self.bytes_per_live_table)?;
        writeln!(f, "a sleeping table    {:>9} bytes", self.bytes_per_sleeping_table)?;
        write!(f, "faults              {:>9}", self.faults)
    }
}

#[derive(Deserialize)]
struct Health {
    live_tables: usize,
    resident_bytes: u64,
}

/// Runs the crowd and measures.
pub fn run(plan: &Plan) -> Result<Report, ClientFault> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measure(plan))
}

async fn measure(plan: &Plan) -> Result<Report, ClientFault> {
    let nobody = Client::new(plan.server);
    let mut people = Vec::new();
    for i in 0..plan.seats {
        people.push(Client::person(plan.server, &format!("Load {}", i + 1)).await?.0);
    }
    let before = warm_up(plan, &people, &nobody).await?;

    let opening = Instant::now();
    let openings = futures_util::stream::iter(0..plan.tables)
        .map(|i| Crowd::open(plan, &people, 1 + i as u64))
        .buffered(OPENING);
    let crowds: Vec<Crowd> = openings.try_collect().await?;
    let set_up_seconds = opening.elapsed().as_secs_f64();
    let started = Instant::now();
    let end = started + plan.duration;
    let pause = plan.rate.map(|rate| Duration::from_secs_f64(plan.tables as f64 / rate));
    let tasks: Vec<_> =
        crowds.into_iter().map(|crowd| tokio::spawn(crowd.play(people.clone(), end, pause))).collect();
    let mut report = Report {
        tables: plan.tables,
        sockets: plan.tables * plan.seats,
        set_up_seconds,
        ..Report::default()
    };
    let mut times: Vec<u32> = Vec::new();
    let (mut sockets, mut n_bytes, mut n_updates, mut n_opened) = (Vec::new(), 0, 0, 0);
    for task in tasks {
        let crowd = task.await.map_err(|e| ClientFault::Lost(e.to_string()))?;
        times.extend(crowd.times);
        report.faults += crowd.faults;
        (n_bytes, n_updates) = (n_bytes + crowd.n_bytes, n_updates + crowd.n_updates);
        n_opened += crowd.n_opened;
        sockets.push(crowd.sockets);
    }
    report.seconds = started.elapsed().as_secs_f64();
    report.decisions = times.len();
    report.decisions_per_second = times.len() as f64 / report.seconds;
    times.sort_unstable();
    let at = |part: f64| match times.len() {
        0 => 0.0,
        n => f64::from(times[((n as f64 * part) as usize).min(n - 1)]) / 1000.0,
    };
    (report.p50_ms, report.p95_ms, report.p99_ms, report.max_ms) = (at(0.5), at(0.95), at(0.99), at(1.0));
    report.bytes_per_update = n_bytes.checked_div(n_updates).unwrap_or(0);

    tokio::time::sleep(REST).await;
    let live: Health = nobody.get("/api/health").await?;
    // A game that ends is followed by another table, and the old one stays in memory for a while.
    let grown = |now: &Health, tables: usize| {
        now.resident_bytes.saturating_sub(before.resident_bytes) / tables.max(1) as u64
    };
    let n_live = live.live_tables.saturating_sub(before.live_tables).max(plan.tables);
    report.bytes_per_live_table = grown(&live, n_live);
    drop(sockets);
    report.bytes_per_sleeping_table = grown(&asleep(&nobody).await?, n_opened);
    Ok(report)
}

/// Plays at as many tables, which then fall asleep, so that what all tables share is there before memory is measured:
/// threads, caches, buffers, and what the allocator keeps. Says how the server is then.
async fn warm_up(plan: &Plan, people: &[Client], nobody: &Client) -> Result<Health, ClientFault> {
    let openings = futures_util::stream::iter(0..plan.tables as u64)
        .map(|i| Crowd::open(plan, people, u64::MAX - i))
        .buffered(OPENING);
    let mut crowds: Vec<Crowd> = openings.try_collect().await?;
    let play = crowds.iter_mut().map(|crowd| async {
        for _ in 0..WARM_UP {
            if !crowd.over {
                crowd.decide().await?;
            }
        }
        Ok::<(), ClientFault>(())
    });
    futures_util::future::try_join_all(play).await?;
    drop(crowds);
    asleep(nobody).await
}

/// Waits until no table is awake, or for a minute, and until the server has come to rest; says how it is then.
async fn asleep(nobody: &Client) -> Result<Health, ClientFault> {
    for _ in 0..120 {
        let now: Health = nobody.get("/api/health").await?;
        if now.live_tables == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    tokio::time::sleep(REST).await;
    nobody.get("/api/health").await
}

/// The clients of one table.
struct Crowd {
    plan: Plan,
    rng: Rng,
    sockets: Vec<Socket>,
    /// What each seat could answer now: the prompt and one of its options.
    answers: Vec<Option<(u32, String)>>,
    over: bool,
    seq: u32,
    n_sent: u64,
    /// Microseconds from each decision to its update on every client.
    times: Vec<u32>,
    n_bytes: u64,
    n_updates: u64,
    /// Tables made so far.
    n_opened: usize,
    faults: usize,
}

#[derive(Deserialize)]
struct HeardPrompt<'m> {
    number: u32,
    #[serde(borrow)]
    options: Vec<HeardOffer<'m>>,
}

#[derive(Deserialize)]
struct HeardOffer<'m> {
    #[serde(borrow)]
    choice: Cow<'m, str>,
}

/// The part of a message after a key. Quotes inside strings are escaped, so a key is never found in one.
fn after<'m>(text: &'m str, key: &str) -> Option<&'m str> {
    text.find(key).map(|at| &text[at + key.len()..])
}

fn number(text: Option<&str>) -> u32 {
    let text = text.unwrap_or("");
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().unwrap_or(0)
}

impl Crowd {
    /// Makes a table, takes all seats and opens all sockets.
    async fn open(plan: &Plan, people: &[Client], number: u64) -> Result<Crowd, ClientFault> {
        let seat = |i: usize| if i == 0 { NewSeat::Me { name: None } } else { NewSeat::Open };
        let body = NewTable {
            game: plan.game.clone(),
            options: Default::default(),
            seats: (0..plan.seats).map(seat).collect(),
            listed: false,
            watchable: false,
            seed: None,
            clock: Default::default(),
            hints: true,
        };
        let table = patiently(|| people[0].create(&body)).await?;
        for person in &people[1..] {
            patiently(|| person.join(&table)).await?;
        }
        let mut crowd = Crowd {
            plan: plan.clone(),
            rng: Rng::fork(plan.seed, number),
            sockets: Vec::new(),
            answers: vec![None; plan.seats],
            over: false,
            seq: 0,
            n_sent: 0,
            times: Vec::new(),
            n_bytes: 0,
            n_updates: 0,
            n_opened: 1,
            faults: 0,
        };
        for (seat, person) in people.iter().enumerate() {
            let mut socket = person.socket(&table.id).await?;
            socket.send(&FromClient::Hello { token: None, look: None, last: None }).await?;
            crowd.sockets.push(socket);
            crowd.hear_until(seat, "welcome", 0).await?;
        }
        Ok(crowd)
    }

    async fn play(mut self, people: Vec<Client>, end: Instant, pause: Option<Duration>) -> Crowd {
        let mut due = Instant::now();
        if let Some(pause) = pause {
            due += pause.mul_f64(f64::from(self.rng.below(1000)) / 1000.0);
        }
        while Instant::now() < end {
            if let Some(pause) = pause {
                tokio::time::sleep_until(due.into()).await;
                due += pause;
            }
            if let Err(fault) = self.decide().await {
                tracing::warn!("{fault}");
                self.faults += 1;
                break;
            }
            if self.over {
                match Crowd::open(&self.plan, &people, self.rng.below(u32::MAX).into()).await {
                    Ok(next) => {
                        (self.sockets, self.answers) = (next.sockets, next.answers);
                        (self.over, self.seq) = (false, next.seq);
                        self.n_opened += 1;
                    }
                    Err(_) => {
                        self.faults += 1;
                        break;
                    }
                }
            }
        }
        self
    }

    /// One decision of a seat that is asked.
    async fn decide(&mut self) -> Result<(), ClientFault> {
        let asked: Vec<usize> = (0..self.answers.len()).filter(|i| self.answers[*i].is_some()).collect();
        if asked.is_empty() {
            return Err(ClientFault::Lost("nobody is asked".into()));
        }
        let seat = asked[self.rng.below(asked.len() as u32) as usize];
        let (prompt, choice) = self.answers[seat].take().expect("it is asked");
        self.n_sent += 1;
        let id = format!("{}", self.n_sent);
        let wanted = self.seq + 1;
        let sent = Instant::now();
        let exchange = async {
            self.sockets[seat].send(&FromClient::Act { id, seat, prompt, choice }).await?;
            for i in 0..self.sockets.len() {
                self.hear_until(i, "update", wanted).await?;
            }
            self.times.push(sent.elapsed().as_micros() as u32);
            self.hear_until(seat, "done", wanted).await
        };
        let late = |_| ClientFault::Lost("no answer comes".into());
        tokio::time::timeout(PATIENCE, exchange).await.map_err(late)?
    }

    /// Listens on one socket until a message of this kind with at least this number has come.
    ///
    /// Only what the crowd needs is read of a message: its kind, its number, whether the game is over, and the prompts.
    async fn hear_until(&mut self, seat: usize, kind: &str, seq: u32) -> Result<(), ClientFault> {
        loop {
            let text = self.sockets[seat].next().await?;
            let text = text.as_str();
            let heard =
                text.strip_prefix(r#"{"type":""#).and_then(|rest| rest.split('"').next()).unwrap_or("");
            if heard == "refused" || heard == "failed" {
                return Err(ClientFault::Lost(text.to_owned()));
            }
            if heard == "update" {
                self.n_bytes += text.len() as u64;
                self.n_updates += 1;
            }
            let number = number(after(text, r#""seq":"#));
            if heard == "update" || heard == "welcome" {
                self.over |= text.contains(r#""outcome":{"#);
                if let Some(prompts) = after(text, r#""prompts":"#) {
                    let prompts: Vec<HeardPrompt<'_>> =
                        json::read_first(prompts).map_err(ClientFault::Lost)?;
                    let rng = &mut self.rng;
                    self.answers[seat] = prompts.into_iter().next().map(|prompt| {
                        let at = rng.below(prompt.options.len() as u32) as usize;
                        (prompt.number, prompt.options[at].choice.to_string())
                    });
                }
            }
            if heard == "update" || heard == "done" || heard == "welcome" {
                self.seq = self.seq.max(number);
            }
            if heard == kind && number >= seq {
                return Ok(());
            }
        }
    }
}

/// Tries again when the server asks to slow down.
async fn patiently<T, F: Future<Output = Result<T, ClientFault>>>(
    ask: impl Fn() -> F,
) -> Result<T, ClientFault> {
    loop {
        match ask().await {
            Err(ClientFault::Refused { status: 429, .. }) => {
                tokio::time::sleep(Duration::from_millis(500)).await
            }
            result => return result,
        }
    }
}
