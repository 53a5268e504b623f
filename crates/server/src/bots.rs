//! The threads in which bots think: a fixed number, so that they never take the whole machine.
//!
//! Thoughts come first, in the order in which they were asked for. Studies take long and nobody's turn waits for them:
//! they go on step by step when no thought waits.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread::{Builder, JoinHandle},
    time::Instant,
};

use crate::metrics::Metrics;

/// What is done in one of the threads.
pub(crate) type Thinking = Box<dyn FnOnce() + Send>;
type Study = Box<dyn FnMut() -> Studied + Send>;

/// After so many thoughts in a row a waiting study makes a step: on a busy server it is slow, but it is finished.
const IN_A_ROW: u32 = 16;

/// Whether a study has more to do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Studied {
    More,
    Done,
}

/// The threads in which bots think. Each table has at most one bot thinking, so the line is never long.
pub(crate) struct Bots {
    desk: Arc<Desk>,
}

/// What waits for a thread.
#[derive(Default)]
struct Desk {
    work: Mutex<Work>,
    comes: Condvar,
}

#[derive(Default)]
struct Work {
    thoughts: VecDeque<Thinking>,
    studies: VecDeque<Study>,
    /// Threads that are busy, and those of them that make a step of a study.
    busy: usize,
    studying: usize,
    /// Thoughts that came before a waiting study, since its last step.
    in_a_row: u32,
    stopped: bool,
}

enum Job {
    Thought(Thinking),
    Study(Study),
}

/// How much there is to do.
pub(crate) struct Queue {
    /// Thoughts that wait for a thread.
    pub waiting: usize,
    /// Threads in which somebody thinks.
    pub thinking: usize,
    /// Studies that are not finished.
    pub studies: usize,
}

impl Bots {
    pub fn start(
        name: &'static str,
        n_threads: usize,
        metrics: &Arc<Metrics>,
    ) -> (Bots, Vec<JoinHandle<()>>) {
        let desk = Arc::new(Desk::default());
        let thread = |i: usize| {
            let (desk, metrics) = (desk.clone(), metrics.clone());
            let run = move || desk.run(&metrics);
            Builder::new().name(format!("{name}-{i}")).spawn(run).expect("a thread can be started")
        };
        let threads = (0..n_threads).map(thread).collect();
        (Bots { desk }, threads)
    }

    /// A thought that somebody waits for.
    pub fn think(&self, think: impl FnOnce() + Send + 'static) {
        self.desk.put(|work| work.thoughts.push_back(Box::new(think)));
    }

    /// A long study in short steps; whoever takes a turn goes first.
    pub fn study(&self, step: impl FnMut() -> Studied + Send + 'static) {
        self.desk.put(|work| work.studies.push_back(Box::new(step)));
    }

    pub fn queue(&self) -> Queue {
        let work = self.desk.lock();
        Queue {
            waiting: work.thoughts.len(),
            thinking: work.busy,
            studies: work.studies.len() + work.studying,
        }
    }

    /// Lets the threads end after their present thought; what waits is given up.
    pub fn stop(&self) {
        let mut work = self.desk.lock();
        work.stopped = true;
        let given_up = (std::mem::take(&mut work.thoughts), std::mem::take(&mut work.studies));
        drop(work);
        // Whoever waits for them is told when they are dropped, and may ask for more.
        drop(given_up);
        self.desk.comes.notify_all();
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Work> {
        self.work.lock().expect("no panic while locked")
    }

    /// After the stop nobody thinks any more.
    fn put(&self, put: impl FnOnce(&mut Work)) {
        let mut work = self.lock();
        if !work.stopped {
            put(&mut work);
            drop(work);
            self.comes.notify_one();
        }
    }

    fn run(&self, metrics: &Metrics) {
        let mut work = self.lock();
        loop {
            let Some(job) = work.next() else {
                if work.stopped {
                    return;
                }
                work = self.comes.wait(work).expect("no panic while locked");
                continue;
            };
            work.busy += 1;
            work.studying += usize::from(matches!(job, Job::Study(_)));
            drop(work);
            let started = Instant::now();
            // A panic is told by the hook of the process, ends that job, and the thread goes on.
            match job {
                Job::Thought(think) => {
                    drop(catch_unwind(AssertUnwindSafe(think)));
                    metrics.bot.add(started.elapsed());
                    work = self.lock();
                }
                Job::Study(mut step) => {
                    let studied = catch_unwind(AssertUnwindSafe(&mut step)).unwrap_or(Studied::Done);
                    metrics.review_step.add(started.elapsed());
                    work = self.lock();
                    work.studying -= 1;
                    if studied == Studied::More && !work.stopped {
                        work.studies.push_back(step);
                    }
                }
            }
            work.busy -= 1;
        }
    }
}

impl Work {
    fn next(&mut self) -> Option<Job> {
        let study_waits = !self.studies.is_empty();
        if (!study_waits || self.in_a_row < IN_A_ROW)
            && let Some(think) = self.thoughts.pop_front()
        {
            self.in_a_row = if study_waits { self.in_a_row + 1 } else { 0 };
            return Some(Job::Thought(think));
        }
        self.in_a_row = 0;
        self.studies.pop_front().map(Job::Study)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// A pool of one thread that makes the first step of a study of so many, and goes on when it is told to.
    struct Rig {
        bots: Bots,
        thread: JoinHandle<()>,
        say: mpsc::Sender<&'static str>,
        heard: mpsc::Receiver<&'static str>,
        go: mpsc::Sender<()>,
    }

    fn studying(n_steps: usize) -> Rig {
        let (bots, mut threads) = Bots::start("test", 1, &Arc::new(Metrics::new()));
        let (say, heard) = mpsc::channel();
        let (go, wait) = mpsc::channel();
        let (begin, begun) = mpsc::channel();
        let (step, mut n) = (say.clone(), 0);
        bots.study(move || {
            n += 1;
            if n == 1 {
                begin.send(()).unwrap();
                wait.recv().unwrap();
            }
            step.send("step").unwrap();
            if n == n_steps { Studied::Done } else { Studied::More }
        });
        begun.recv().unwrap();
        Rig { bots, thread: threads.pop().unwrap(), say, heard, go }
    }

    impl Rig {
        fn think(&self, what: &'static str) {
            let say = self.say.clone();
            self.bots.think(move || say.send(what).unwrap());
        }

        /// What was done, in its order.
        fn done(&self, n: usize) -> Vec<&'static str> {
            (0..n).map(|_| self.heard.recv().unwrap()).collect()
        }

        fn end(self) {
            self.bots.stop();
            self.thread.join().unwrap();
        }
    }

    #[test]
    fn whoever_takes_a_turn_waits_for_one_step_of_a_review_at_most() {
        let rig = studying(4);
        let Queue { waiting, thinking, studies } = rig.bots.queue();
        assert_eq!((waiting, thinking, studies), (0, 1, 1));
        rig.think("first");
        rig.think("second");
        let Queue { waiting, thinking, studies } = rig.bots.queue();
        assert_eq!((waiting, thinking, studies), (2, 1, 1));
        rig.go.send(()).unwrap();
        assert_eq!(rig.done(6), ["step", "first", "second", "step", "step", "step"]);
        rig.end();
    }

    #[test]
    fn a_review_is_finished_however_many_bots_think() {
        let rig = studying(3);
        (0..40).for_each(|_| rig.think("thought"));
        rig.go.send(()).unwrap();
        let done = rig.done(43);
        let steps: Vec<usize> = (0..done.len()).filter(|i| done[*i] == "step").collect();
        assert_eq!(steps, [0, 1 + IN_A_ROW as usize, 2 + 2 * IN_A_ROW as usize]);
        rig.end();
    }

    #[test]
    fn a_panic_ends_one_job_and_not_the_thread() {
        let rig = studying(1);
        rig.bots.think(|| panic!("a thought that fails"));
        rig.bots.study(|| panic!("a step that fails"));
        rig.think("after");
        rig.go.send(()).unwrap();
        assert_eq!(rig.done(2), ["step", "after"]);
        rig.end();
    }

    #[test]
    fn what_waits_is_given_up_at_the_stop() {
        let rig = studying(9);
        let (sender, waits) = mpsc::channel::<()>();
        rig.bots.think(move || sender.send(()).unwrap());
        rig.bots.stop();
        assert!(waits.recv().is_err(), "who waits is told");
        let Queue { waiting, thinking, studies } = rig.bots.queue();
        assert_eq!((waiting, thinking, studies), (0, 1, 1));
        rig.go.send(()).unwrap();
        rig.thread.join().unwrap();
        assert_eq!(rig.heard.try_iter().count(), 1, "the step that was under way");
        rig.bots.think(|| unreachable!("nobody thinks any more"));
        assert_eq!(rig.bots.queue().waiting, 0);
    }
}
