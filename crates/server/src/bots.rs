//! The threads in which bots think: a fixed number, so that they never take the whole machine.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
        mpsc,
    },
    thread::{Builder, JoinHandle},
    time::Instant,
};

use crate::metrics::Metrics;

type Thinking = Box<dyn FnOnce() + Send>;

/// The threads in which bots think. Each table has at most one bot thinking, so the line is never long.
pub(crate) struct Bots {
    sender: Mutex<Option<mpsc::Sender<Thinking>>>,
    queue: Arc<Queue>,
}

/// How many bots wait and think.
#[derive(Default)]
struct Queue {
    waiting: AtomicUsize,
    thinking: AtomicUsize,
}

impl Bots {
    pub fn start(
        name: &'static str,
        n_threads: usize,
        metrics: &Arc<Metrics>,
    ) -> (Bots, Vec<JoinHandle<()>>) {
        let (sender, receiver) = mpsc::channel::<Thinking>();
        let receiver = Arc::new(Mutex::new(receiver));
        let queue = Arc::new(Queue::default());
        let thread = |i: usize| {
            let (receiver, metrics, queue) = (receiver.clone(), metrics.clone(), queue.clone());
            let run = move || {
                loop {
                    let next = receiver.lock().expect("no panic while locked").recv();
                    let Ok(think) = next else { return };
                    queue.waiting.fetch_sub(1, Relaxed);
                    queue.thinking.fetch_add(1, Relaxed);
                    let started = Instant::now();
                    think();
                    metrics.bot.add(started.elapsed());
                    queue.thinking.fetch_sub(1, Relaxed);
                }
            };
            Builder::new().name(format!("{name}-{i}")).spawn(run).expect("a thread can be started")
        };
        let threads = (0..n_threads).map(thread).collect();
        (Bots { sender: Mutex::new(Some(sender)), queue }, threads)
    }

    pub fn think(&self, think: impl FnOnce() + Send + 'static) {
        if let Some(sender) = &*self.sender.lock().expect("no panic while locked") {
            self.queue.waiting.fetch_add(1, Relaxed);
            // After the stop nobody thinks any more.
            drop(sender.send(Box::new(think)));
        }
    }

    /// How many wait, and how many think.
    pub fn queue(&self) -> (usize, usize) {
        (self.queue.waiting.load(Relaxed), self.queue.thinking.load(Relaxed))
    }

    /// Lets the threads end after their present thought.
    pub fn stop(&self) {
        *self.sender.lock().expect("no panic while locked") = None;
    }
}
