//! What is counted and timed, in the text form of Prometheus.

use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::{Duration, Instant},
};

use external::Lapse;

/// The upper bounds of the classes of times, in microseconds.
const BOUNDS: [u64; 13] = [
    500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 5_000_000,
    20_000_000,
];

/// Why a program did not decide.
const LAPSES: [Lapse; 5] = [Lapse::Late, Lapse::Illegal, Lapse::Garbage, Lapse::Dead, Lapse::Circling];

/// Everything that is counted and timed.
pub(crate) struct Metrics {
    started: Instant,
    pub decisions_of_people: Count,
    pub decisions_of_bots: Count,
    pub refusals: Count,
    pub tables_made: Count,
    pub tables_opened: Count,
    pub tables_frozen: Count,
    pub tables_expired: Count,
    /// How often tables whose time is over were looked for and deleted.
    pub tables_searched: Count,
    pub requests: Count,
    pub requests_refused: Count,
    pub requests_failed: Count,
    pub store_faults: Count,
    /// From a decision that came to when it is on disk and on its way to everybody.
    pub decision: Times,
    pub store_write: Times,
    pub store_read: Times,
    pub bot: Times,
    pub review_step: Times,
    pub program_starts: Count,
    /// Decisions of programs that a bot of ours has made, in the order of [`LAPSES`].
    lapses: [Count; LAPSES.len()],
    /// Writes that share one sync.
    pub writes: Count,
}

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// How often something took how long.
#[derive(Default)]
pub(crate) struct Times {
    classes: [Count; BOUNDS.len()],
    longer: Count,
    micros: Count,
}

impl Times {
    pub fn add(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        self.micros.add(micros);
        match BOUNDS.iter().position(|bound| micros <= *bound) {
            Some(class) => self.classes[class].add(1),
            None => self.longer.add(1),
        }
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        head(out, name, help, "histogram");
        let mut n = 0;
        for (bound, class) in BOUNDS.iter().zip(&self.classes) {
            n += class.get();
            line(out, format_args!("{name}_bucket{{le=\"{}\"}} {n}", *bound as f64 / 1e6));
        }
        n += self.longer.get();
        line(out, format_args!("{name}_bucket{{le=\"+Inf\"}} {n}"));
        line(out, format_args!("{name}_sum {}", self.micros.get() as f64 / 1e6));
        line(out, format_args!("{name}_count {n}"));
    }
}

/// What is true now.
pub(crate) struct Now {
    pub tables: usize,
    pub sockets: usize,
    pub bots_waiting: usize,
    pub bots_thinking: usize,
    pub reviews: usize,
    pub programs: usize,
    pub resident_bytes: u64,
    /// Whether the last write has succeeded.
    pub store_ok: bool,
}

impl Metrics {
    pub fn new() -> Metrics {
        Metrics {
            started: Instant::now(),
            decisions_of_people: Count::default(),
            decisions_of_bots: Count::default(),
            refusals: Count::default(),
            tables_made: Count::default(),
            tables_opened: Count::default(),
            tables_frozen: Count::default(),
            tables_expired: Count::default(),
            tables_searched: Count::default(),
            requests: Count::default(),
            requests_refused: Count::default(),
            requests_failed: Count::default(),
            store_faults: Count::default(),
            decision: Times::default(),
            store_write: Times::default(),
            store_read: Times::default(),
            bot: Times::default(),
            review_step: Times::default(),
            program_starts: Count::default(),
            lapses: Default::default(),
            writes: Count::default(),
        }
    }

    pub fn lapse(&self, why: Lapse) -> &Count {
        let at = LAPSES.iter().position(|lapse| *lapse == why).expect("all of them are counted");
        &self.lapses[at]
    }

    /// All of it as Prometheus reads it.
    pub fn text(&self, now: &Now) -> String {
        let mut text = String::new();
        let out = &mut text;
        let uptime = self.started.elapsed().as_secs();
        for (name, help, value) in [
            ("dolmen_tables", "Tables in memory.", now.tables as u64),
            ("dolmen_sockets", "Connected clients.", now.sockets as u64),
            ("dolmen_bots_waiting", "Bots that wait for a thread to think in.", now.bots_waiting as u64),
            ("dolmen_bots_thinking", "Threads in which somebody thinks.", now.bots_thinking as u64),
            ("dolmen_reviews", "Reviews that are being made.", now.reviews as u64),
            ("dolmen_programs", "Processes of bots that the operator has named.", now.programs as u64),
            ("dolmen_resident_bytes", "Memory of the process.", now.resident_bytes),
            ("dolmen_store_ok", "One while the last write has succeeded.", now.store_ok.into()),
            ("dolmen_uptime_seconds", "Time since the start.", uptime),
        ] {
            head(out, name, help, "gauge");
            line(out, format_args!("{name} {value}"));
        }
        head(out, "dolmen_decisions_total", "Decisions that are on disk.", "counter");
        for (by, count) in [("person", &self.decisions_of_people), ("bot", &self.decisions_of_bots)] {
            line(out, format_args!("dolmen_decisions_total{{by=\"{by}\"}} {}", count.get()));
        }
        head(out, "dolmen_http_requests_total", "Requests over HTTP by how they ended.", "counter");
        for (end, count) in
            [("done", &self.requests), ("refused", &self.requests_refused), ("failed", &self.requests_failed)]
        {
            line(out, format_args!("dolmen_http_requests_total{{end=\"{end}\"}} {}", count.get()));
        }
        let lapses = "Decisions of programs that a bot of ours has made, by why.";
        head(out, "dolmen_program_lapses_total", lapses, "counter");
        for (why, count) in LAPSES.iter().zip(&self.lapses) {
            line(out, format_args!("dolmen_program_lapses_total{{why=\"{why}\"}} {}", count.get()));
        }
        for (name, help, count) in [
            ("dolmen_program_starts_total", "Processes of bots that were started.", &self.program_starts),
            ("dolmen_refusals_total", "Requests of sockets that were refused.", &self.refusals),
            ("dolmen_tables_made_total", "New tables.", &self.tables_made),
            ("dolmen_tables_opened_total", "Tables that were read from disk.", &self.tables_opened),
            ("dolmen_tables_frozen_total", "Tables that were frozen.", &self.tables_frozen),
            (
                "dolmen_tables_expired_total",
                "Tables that were deleted after their time.",
                &self.tables_expired,
            ),
            (
                "dolmen_tables_searched_total",
                "How often tables whose time is over were searched for.",
                &self.tables_searched,
            ),
            ("dolmen_store_writes_total", "Changes that were written.", &self.writes),
            ("dolmen_store_faults_total", "Writes and reads that have failed.", &self.store_faults),
        ] {
            head(out, name, help, "counter");
            line(out, format_args!("{name} {}", count.get()));
        }
        self.decision.write(out, "dolmen_decision_seconds", "From a decision to everybody, on disk.");
        self.store_write.write(out, "dolmen_store_write_seconds", "A transaction with its sync.");
        self.store_read.write(out, "dolmen_store_read_seconds", "A read of the database.");
        self.bot.write(out, "dolmen_bot_seconds", "A thought of a bot.");
        let help = "A step of a review, which bots may have to wait for.";
        self.review_step.write(out, "dolmen_review_step_seconds", help);
        text
    }
}

fn head(out: &mut String, name: &str, help: &str, kind: &str) {
    line(out, format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to memory does not fail.
    let _ = writeln!(out, "{text}");
}
