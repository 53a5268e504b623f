//! The thread that writes: many tables share one sync, and nothing is said before it is on disk.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread::JoinHandle,
    time::Instant,
};

use crate::{
    metrics::Metrics,
    store::{Store, Write},
};

/// The most requests in one transaction, so that nobody waits long.
const BATCH_MAX: usize = 512;

/// What is to be kept, and what happens then.
struct Job {
    writes: Vec<Write>,
    /// Called in the order of the jobs, with whether everything is on disk.
    then: Box<dyn FnOnce(bool) + Send>,
}

/// A way to the thread that writes.
pub(crate) struct Writer {
    jobs: mpsc::Sender<Message>,
    /// Whether the last transaction is on disk.
    ok: Arc<AtomicBool>,
}

enum Message {
    Job(Job),
    /// Nothing comes after it.
    Stop,
}

impl Writer {
    /// Starts the thread. It ends after [`Writer::stop`], when everything before is written.
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> (Writer, JoinHandle<()>) {
        let (jobs, receiver) = mpsc::channel();
        let ok = Arc::new(AtomicBool::new(true));
        let last = ok.clone();
        let run = move || run(&*store, &receiver, &metrics, &last);
        let thread = std::thread::Builder::new().name("writer".into()).spawn(run);
        (Writer { jobs, ok }, thread.expect("a thread can be started"))
    }

    /// Whether the last transaction is on disk.
    pub fn is_ok(&self) -> bool {
        self.ok.load(Ordering::Relaxed)
    }

    /// Hands over a job. Jobs are done in the order in which they are handed over.
    pub fn write(&self, writes: Vec<Write>, then: impl FnOnce(bool) + Send + 'static) {
        let job = Job { writes, then: Box::new(then) };
        if let Err(mpsc::SendError(Message::Job(job))) = self.jobs.send(Message::Job(job)) {
            // Not here: whoever writes may hold what is needed then.
            std::thread::spawn(move || (job.then)(false));
        }
    }

    /// Lets the thread end when everything before is written.
    pub fn stop(&self) {
        // It may have ended already.
        drop(self.jobs.send(Message::Stop));
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

fn run(store: &dyn Store, receiver: &mpsc::Receiver<Message>, metrics: &Metrics, ok: &AtomicBool) {
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
        let result = if writes.is_empty() {
            Ok(())
        } else {
            let started = Instant::now();
            let result = store.keep(&writes);
            metrics.store_write.add(started.elapsed());
            metrics.writes.add(writes.len() as u64);
            ok.store(result.is_ok(), Ordering::Relaxed);
            result
        };
        if let Err(fault) = &result {
            metrics.store_faults.add(1);
            tracing::error!("nothing of {} writes is kept: {fault}", writes.len());
        }
        writes.clear();
        thens.drain(..).for_each(|then| then(result.is_ok()));
    }
}
