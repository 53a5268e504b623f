//! How long a bot may think.

use std::{fmt, str::FromStr, time::Duration};

use crate::time;

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
    pub fn start(self) -> Clock {
        match self {
            Budget::Iterations(n) => Clock { left: n, until: None },
            // A reserve for the last iteration and for the answer.
            Budget::Time(most) => Clock { left: u32::MAX, until: Some(time::now() + most.mul_f64(0.95)) },
        }
    }
}

/// A budget that is being used up.
#[derive(Copy, Clone)]
pub struct Clock {
    left: u32,
    until: Option<Duration>,
}

impl Clock {
    /// Whether one more iteration may be made; counts it.
    #[inline]
    pub fn tick(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        // Looking at the clock costs little beside an iteration.
        self.until.is_none_or(|until| time::now() < until)
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
    use super::*;
    use crate::time::by_work;

    /// Iterations of any length up to a tenth of the time.
    #[test]
    fn time_is_kept_whatever_an_iteration_takes() {
        by_work::costs(Duration::from_micros(1));
        for (budget, step) in [(1_000, 1), (1_000, 7), (1_000, 100), (40, 4), (1_000_000, 999)] {
            let most = Duration::from_micros(budget);
            let (start, mut clock, mut iterations) = (time::now(), Budget::Time(most).start(), 0);
            while clock.tick() {
                (0..step).for_each(|_| time::work());
                iterations += 1;
            }
            let took = time::now() - start;
            assert!(took <= most.mul_f64(1.1), "{took:?} of {most:?} in steps of {step}");
            assert!(took >= most.mul_f64(0.9), "{took:?} of {most:?} in steps of {step}");
            assert_eq!(iterations, took.as_micros() / step);
        }
    }

    #[test]
    fn iterations_are_counted_and_credit_is_taken_off() {
        by_work::costs(Duration::from_secs(100));
        let mut clock = Budget::Iterations(10).start();
        clock.credit(4);
        let mut n = 0;
        while clock.tick() {
            time::work();
            n += 1;
        }
        assert_eq!(n, 6);
    }
}
