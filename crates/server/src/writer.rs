//! The thread that writes: many tables share one sync, and nothing is said before it is on disk.

use std::{
    sync::{Arc, mpsc},
    thread::JoinHandle,
};

use crate::store::{Store, Write};

/// The most requests in one transaction, so that nobody waits long.
const BATCH_MAX: usize = 512;

/// What is to be kept, and what happens then.
struct Job {
    writes: Vec<Write>,
    /// Called in the order of the jobs, with whether everything is on disk.
    then: Box<dyn FnOnce(bool) + Send>,
}

/// A way to the thread that writes.
pub(crate) struct Writer(mpsc::Sender<Message>);

enum Message {
    Job(Job),
    /// Nothing comes after it.
    Stop,
}

impl Writer {
    /// Starts the thread. It ends after [`Writer::stop`], when everything before is written.
    pub fn start(store: Arc<dyn Store>) -> (Writer, JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel();
        let thread = std::thread::Builder::new().name("writer".into()).spawn(move || run(&*store, &receiver));
        (Writer(sender), thread.expect("a thread can be started"))
    }

    /// Hands over a job. Jobs are done in the order in which they are handed over.
    pub fn write(&self, writes: Vec<Write>, then: impl FnOnce(bool) + Send + 'static) {
        let job = Job { writes, then: Box::new(then) };
        if let Err(mpsc::SendError(Message::Job(job))) = self.0.send(Message::Job(job)) {
            // Not here: whoever writes may hold what is needed then.
            std::thread::spawn(move || (job.then)(false));
        }
    }

    /// Lets the thread end when everything before is written.
    pub fn stop(&self) {
        // It may have ended already.
        drop(self.0.send(Message::Stop));
    }

    /// Hands over a job and waits until it is done.
    pub async fn kept(&self, writes: Vec<Write>) -> bool {
        let (sender, receiver) = tokio::sync::oneshot::channel();
        self.write(writes, move |ok| {
            // Whoever waited may be gone.
            let _ = sender.send(ok);
        });
        receiver.await.unwrap_or(false)
    }
}

fn run(store: &dyn Store, receiver: &mpsc::Receiver<Message>) {
    let mut writes = Vec::new();
    let mut thens = Vec::new();
    let mut stopped = false;
    while !stopped && let Ok(first) = receiver.recv() {
        let mut next = Some(first);
        while let Some(message) = next {
            let Message::Job(mut job) = message else {
                stopped = true;
                break;
            };
            writes.append(&mut job.writes);
            thens.push(job.then);
            next = if thens.len() < BATCH_MAX { receiver.try_recv().ok() } else { None };
        }
        // Jobs without writes only wait for their turn.
        let result = if writes.is_empty() { Ok(()) } else { store.keep(&writes) };
        if let Err(fault) = &result {
            tracing::error!("nothing of {} writes is kept: {fault}", writes.len());
        }
        writes.clear();
        thens.drain(..).for_each(|then| then(result.is_ok()));
    }
}
