//! How long a bot may think.

use std::{
    fmt,
    str::FromStr,
    time::{Duration, Instant},
};

/// How long a bot may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many worlds are tried. The same record, seat and seed give the same decision.
    Iterations(u32),
    /// Until this time is over, and never longer than a tenth more.
    Time(Duration),
}

impl Budget {
    /// A clock that runs from now.
    pub fn start(self) -> Clock<'static> {
        let started = Instant::now();
        self.start_by(move || started.elapsed())
    }

    /// A clock that runs from now and asks `time` how late it is.
    pub(crate) fn start_by<'t>(self, time: impl Fn() -> Duration + 't) -> Clock<'t> {
        let (left, until) = match self {
            Budget::Iterations(n) => (n, None),
            // A reserve for the last iteration and for the answer.
            Budget::Time(most) => (u32::MAX, Some(time() + most.mul_f64(0.95))),
        };
        Clock { left, until, time: Box::new(time) }
    }
}

/// A budget that is being used up.
pub struct Clock<'t> {
    left: u32,
    until: Option<Duration>,
    time: Box<dyn Fn() -> Duration + 't>,
}

impl Clock<'_> {
    /// Whether one more iteration may be made; counts it.
    #[inline]
    pub fn tick(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        // Looking at the clock costs little beside an iteration.
        self.until.is_none_or(|until| (self.time)() < until)
    }

    /// How many iterations may still be made at most.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// Iterations that were made before, in a tree that is used again.
    pub fn credit(&mut self, n: u32) {
        if self.until.is_none() {
            self.left = self.left.saturating_sub(n);
        }
    }
}

/// `400` iterations, `250ms`, `1s`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => write!(f, "{n}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong = || format!("'{text}' is no budget: write 400 (iterations), 250ms or 1s");
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|n| *n > 0).ok_or_else(wrong);
        let time = |ms: u32| (ms <= 600_000).then(|| Budget::Time(Duration::from_millis(ms.into())));
        if let Some(ms) = text.strip_suffix("ms") {
            time(number(ms)?).ok_or_else(wrong)
        } else if let Some(s) = text.strip_suffix('s') {
            time(number(s)?.saturating_mul(1000)).ok_or_else(wrong)
        } else {
            number(text).map(Budget::Iterations)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Iterations of any length up to a tenth of the time: the clock is moved by hand.
    #[test]
    fn time_is_kept_whatever_an_iteration_takes() {
        for (budget, step) in [(1_000, 1), (1_000, 7), (1_000, 100), (40, 4), (1_000_000, 999)] {
            let now = Cell::new(Duration::from_micros(77));
            let most = Duration::from_micros(budget);
            let mut clock = Budget::Time(most).start_by(|| now.get());
            let mut iterations = 0;
            while clock.tick() {
                now.set(now.get() + Duration::from_micros(step));
                iterations += 1;
            }
            let took = now.get() - Duration::from_micros(77);
            assert!(took <= most.mul_f64(1.1), "{took:?} of {most:?} in steps of {step}");
            assert!(took >= most.mul_f64(0.9), "{took:?} of {most:?} in steps of {step}");
            assert_eq!(iterations, took.as_micros() / u128::from(step));
        }
    }

    #[test]
    fn iterations_are_counted_and_credit_is_taken_off() {
        let now = Cell::new(Duration::ZERO);
        let mut clock = Budget::Iterations(10).start_by(|| now.get());
        clock.credit(4);
        let mut n = 0;
        while clock.tick() {
            now.set(now.get() + Duration::from_secs(100));
            n += 1;
        }
        assert_eq!(n, 6);
    }
}
