//! Telling people elsewhere that they are asked: one request to an address of their own.
//!
//! The address comes from outside, so the server trusts nothing about it: only `https` and `http`, no address inside
//! somebody's network, no redirects, little time, short lines of waiting requests, and nothing of the answer is read.
//! Several are told at the same time, so that one that hangs holds up nobody else.

mod line;
mod outside;

use std::{
    collections::HashMap,
    sync::{Arc, Condvar, Mutex},
    thread::{Builder, JoinHandle},
    time::{Duration, Instant},
};

use serde::Serialize;
use wire::json;

use line::{Answer, Call, Line};
use outside::Outside;

/// How many are told at the same time.
const SENDERS: usize = 4;

/// What is sent.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Nudge {
    pub event: &'static str,
    pub game: String,
    pub table: String,
    pub seat: usize,
    pub name: String,
    /// The address of the table, where the server knows its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The same as one sentence, under the names that chat services read.
    pub content: String,
    pub text: String,
}

/// How a call is made; says what went wrong.
type Tell = Box<dyn Fn(&str, &Nudge) -> Answer + Send + Sync>;

/// The addresses of people, and the threads that call them.
pub(crate) struct Webhooks {
    addresses: Mutex<HashMap<u32, String>>,
    desk: Arc<Desk>,
    inside: bool,
}

struct Desk {
    line: Mutex<Line>,
    changed: Condvar,
    tell: Tell,
}

impl Webhooks {
    /// `inside`: addresses of the own network are allowed; for tests and private servers.
    pub fn start(addresses: Vec<(u32, String)>, inside: bool) -> (Webhooks, Vec<JoinHandle<()>>) {
        let agent = outside::agent(Outside::new(inside));
        let tell = move |url: &str, nudge: &Nudge| {
            match agent.post(url).content_type("application/json").send(json::write(nudge)) {
                Ok(_) => Answer::Came,
                Err(fault) => {
                    // Where to is the person's secret: it is not logged.
                    tracing::info!(table = nudge.table, "a webhook failed: {}", outside::kind(&fault));
                    if matches!(fault, ureq::Error::Timeout(_)) { Answer::Hung } else { Answer::Came }
                }
            }
        };
        Webhooks::start_with(addresses, inside, Box::new(tell))
    }

    fn start_with(
        addresses: Vec<(u32, String)>,
        inside: bool,
        tell: Tell,
    ) -> (Webhooks, Vec<JoinHandle<()>>) {
        let desk = Arc::new(Desk { line: Mutex::default(), changed: Condvar::new(), tell });
        let thread = |i: usize| {
            let desk = desk.clone();
            let name = format!("webhook-{i}");
            Builder::new().name(name).spawn(move || desk.run()).expect("a thread can be started")
        };
        let threads = (0..SENDERS).map(thread).collect();
        (Webhooks { addresses: Mutex::new(addresses.into_iter().collect()), desk, inside }, threads)
    }

    /// Whether a person wants to be told.
    pub fn wanted(&self, person: u32) -> bool {
        self.addresses.lock().expect("no panic while locked").contains_key(&person)
    }

    pub fn of(&self, person: u32) -> Option<String> {
        self.addresses.lock().expect("no panic while locked").get(&person).cloned()
    }

    /// For how long a person's address is left out, because it has hung.
    pub fn left_out(&self, person: u32) -> Option<Duration> {
        let url = self.of(person)?;
        self.desk.line.lock().expect("no panic while locked").left_out(&url, Instant::now())
    }

    /// Whoever gives an address, also the same again, wants it to be tried.
    pub fn set(&self, person: u32, url: Option<String>) {
        let mut addresses = self.addresses.lock().expect("no panic while locked");
        let old = match url {
            Some(url) => addresses.insert(person, url),
            None => addresses.remove(&person),
        };
        drop(addresses);
        if let Some(old) = old {
            self.desk.line.lock().expect("no panic while locked").forgive(&old);
        }
    }

    pub fn send(&self, person: u32, nudge: Nudge) {
        let Some(url) = self.of(person) else { return };
        let call = Call { person, url, nudge };
        let taken = self.desk.line.lock().expect("no panic while locked").put(call, Instant::now());
        match taken {
            Ok(()) => self.desk.changed.notify_one(),
            Err(why) => tracing::info!("a webhook is not called: {why}"),
        }
    }

    /// Lets the threads end after their present call; what waits is a courtesy and is given up.
    pub fn stop(&self) {
        self.desk.line.lock().expect("no panic while locked").close();
        self.desk.changed.notify_all();
    }

    /// Why an address cannot be used.
    pub fn check(&self, url: &str) -> Result<(), &'static str> {
        outside::check(url, self.inside)
    }
}

impl Desk {
    fn run(&self) {
        let mut line = self.line.lock().expect("no panic while locked");
        while !line.is_closed() {
            let Some(call) = line.next() else {
                line = self.changed.wait(line).expect("no panic while locked");
                continue;
            };
            drop(line);
            let answer = (self.tell)(&call.url, &call.nudge);
            line = self.line.lock().expect("no panic while locked");
            if let Some(pause) = line.done(&call, answer, Instant::now()) {
                let seconds = pause.as_secs();
                tracing::warn!(
                    table = call.nudge.table,
                    seconds,
                    "a webhook hangs; it is left out for a while"
                );
            }
            // Others may have waited for this one to end.
            self.changed.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn nudge() -> Nudge {
        Nudge {
            event: "turn",
            game: "camp".into(),
            table: "t".into(),
            seat: 0,
            name: "Ann".into(),
            link: None,
            content: "Your turn.".into(),
            text: "Your turn.".into(),
        }
    }

    #[test]
    fn one_that_hangs_holds_up_nobody_else() {
        let (called, calls) = mpsc::channel();
        let (let_go, hold) = mpsc::channel::<()>();
        let hold = Mutex::new(hold);
        let tell = move |url: &str, _: &Nudge| {
            called.send(url.to_owned()).unwrap();
            if url.ends_with("hangs") {
                hold.lock().unwrap().recv().unwrap();
                return Answer::Hung;
            }
            Answer::Came
        };
        let addresses = vec![(1, "https://a.example/hangs".to_owned()), (2, "https://b.example/".to_owned())];
        let (hooks, threads) = Webhooks::start_with(addresses, false, Box::new(tell));
        hooks.send(1, nudge());
        assert_eq!(calls.recv().unwrap(), "https://a.example/hangs");
        for _ in 0..3 {
            hooks.send(1, nudge());
            hooks.send(2, nudge());
            assert_eq!(calls.recv().unwrap(), "https://b.example/", "while the first one hangs");
        }
        assert_eq!(hooks.left_out(1), None);
        let_go.send(()).unwrap();
        while hooks.left_out(1).is_none() {
            std::thread::yield_now();
        }
        assert_eq!(hooks.left_out(2), None);
        hooks.send(1, nudge());
        hooks.send(2, nudge());
        assert_eq!(calls.recv().unwrap(), "https://b.example/", "the first one is left out");
        hooks.set(1, Some("https://a.example/".into()));
        hooks.send(1, nudge());
        assert_eq!(calls.recv().unwrap(), "https://a.example/");
        hooks.stop();
        threads.into_iter().for_each(|thread| thread.join().unwrap());
    }
}
