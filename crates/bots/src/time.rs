//! The time. Tests can let it depend on the work that is done, so that what they find does not depend on the machine.

use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

/// How late it is.
#[inline]
pub(crate) fn now() -> Duration {
    #[cfg(test)]
    if let Some(now) = by_work::now() {
        return now;
    }
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// A unit of work is done: a world imagined, a position judged or a decision played.
#[inline]
pub(crate) fn work() {
    #[cfg(test)]
    by_work::count();
}

/// Time that goes on only when this thread works.
#[cfg(test)]
pub(crate) mod by_work {
    use std::{cell::Cell, time::Duration};

    thread_local! {
        static DONE: Cell<u64> = const { Cell::new(0) };
        static COST: Cell<Option<Duration>> = const { Cell::new(None) };
    }

    pub fn count() {
        DONE.set(DONE.get() + 1);
    }

    /// The work that this thread has done.
    pub fn done() -> u64 {
        DONE.get()
    }

    pub fn now() -> Option<Duration> {
        COST.get().map(|cost| cost.mul_f64(DONE.get() as f64))
    }

    /// From here on a unit of work takes so long on this thread.
    pub fn costs(cost: Duration) {
        COST.set(Some(cost));
    }
}
