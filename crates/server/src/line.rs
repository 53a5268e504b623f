//! The way to a client: what waits to be sent, bounded.

use std::sync::{Mutex, MutexGuard};

use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::Fault;

/// The way to a client. It takes no memory while nothing waits: a live table has several.
pub(crate) struct Line {
    capacity: usize,
    waiting: Mutex<Waiting>,
    /// Rung when something waits, or the client must be cut off.
    bell: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: Vec<Utf8Bytes>,
    /// Why the client is cut off.
    cut: Option<Box<Fault>>,
}

impl Line {
    pub fn new(capacity: usize) -> Line {
        Line { capacity, waiting: Mutex::default(), bell: Notify::new() }
    }

    pub fn send(&self, frame: Utf8Bytes) {
        let mut waiting = self.lock();
        if waiting.cut.is_some() {
            return;
        }
        if waiting.frames.len() < self.capacity {
            waiting.frames.push(frame);
        } else {
            *waiting = Waiting { frames: Vec::new(), cut: Some(Box::new(slow())) };
        }
        drop(waiting);
        self.bell.notify_one();
    }

    /// Cuts the client off, after what waits, and tells it why. The first reason counts.
    pub fn cut_off(&self, why: Fault) {
        self.lock().cut.get_or_insert_with(|| Box::new(why));
        self.bell.notify_one();
    }

    /// What waits, as soon as something does; or why the client is cut off. Only one may ask.
    pub async fn next(&self) -> Result<Vec<Utf8Bytes>, Fault> {
        loop {
            let found = {
                let mut waiting = self.lock();
                match (waiting.frames.is_empty(), &waiting.cut) {
                    (false, _) => Some(Ok(std::mem::take(&mut waiting.frames))),
                    (true, Some(why)) => Some(Err((**why).clone())),
                    (true, None) => None,
                }
            };
            match found {
                Some(found) => return found,
                None => self.bell.notified().await,
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("no panic while locked")
    }
}

fn slow() -> Fault {
    Fault::new("slow", "this client reads too slowly")
}
