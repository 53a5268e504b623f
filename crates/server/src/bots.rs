//! The threads in which bots think: a fixed number, so that they never take the whole machine.

use std::{
    sync::{Arc, Mutex, mpsc},
    thread::{Builder, JoinHandle},
};

type Thinking = Box<dyn FnOnce() + Send>;

/// The threads in which bots think. Each table has at most one bot thinking, so the line is never long.
pub(crate) struct Bots {
    sender: Mutex<Option<mpsc::Sender<Thinking>>>,
}

impl Bots {
    pub fn start(n_threads: usize) -> (Bots, Vec<JoinHandle<()>>) {
        let (sender, receiver) = mpsc::channel::<Thinking>();
        let receiver = Arc::new(Mutex::new(receiver));
        let thread = |i: usize| {
            let receiver = receiver.clone();
            let run = move || {
                loop {
                    let next = receiver.lock().expect("no panic while locked").recv();
                    let Ok(think) = next else { return };
                    think();
                }
            };
            Builder::new().name(format!("bot-{i}")).spawn(run).expect("a thread can be started")
        };
        let threads = (0..n_threads.max(1)).map(thread).collect();
        (Bots { sender: Mutex::new(Some(sender)) }, threads)
    }

    pub fn think(&self, think: impl FnOnce() + Send + 'static) {
        if let Some(sender) = &*self.sender.lock().expect("no panic while locked") {
            // After the stop nobody thinks any more.
            drop(sender.send(Box::new(think)));
        }
    }

    /// Lets the threads end after their present thought.
    pub fn stop(&self) {
        *self.sender.lock().expect("no panic while locked") = None;
    }
}
