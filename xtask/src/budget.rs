//! Where the minutes of `cargo xtask test` go, and how many each kind of check may take.

use std::{
    fmt::Write,
    time::{Duration, Instant},
};

use anyhow::Result;

/// What shares one allowance of time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Share {
    Builds,
    Checks,
    Hardening,
    Cluster,
    Lab,
    Nets,
}

impl Share {
    pub const ALL: [Share; 6] =
        [Share::Builds, Share::Checks, Share::Hardening, Share::Cluster, Share::Lab, Share::Nets];

    pub fn name(self) -> &'static str {
        match self {
            Share::Builds => "builds",
            Share::Checks => "checks",
            Share::Hardening => "hardening",
            Share::Cluster => "cluster",
            Share::Lab => "lab",
            Share::Nets => "nets",
        }
    }

    /// The minutes on two cores, from a fresh clone.
    pub fn minutes(self) -> u32 {
        match self {
            Share::Builds => 12,
            Share::Checks => 16,
            Share::Hardening => 4,
            Share::Cluster | Share::Lab => 6,
            Share::Nets => 2,
        }
    }
}

/// The parts that have run, in their order, with what they took.
#[derive(Default)]
pub struct Budget {
    spent: Vec<(Share, &'static str, Duration)>,
}

impl Budget {
    /// Runs a part; what it took counts also when it fails.
    pub fn part<T>(
        &mut self,
        share: Share,
        name: &'static str,
        run: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        let started = Instant::now();
        let done = run();
        self.spent.push((share, name, started.elapsed()));
        done
    }

    /// The lines of the table in CONTRIBUTING.md: each part, then each share with its sum and what it may take.
    pub fn table(&self) -> String {
        let mut text = String::from("| share | part | minutes |\n|---|---|---|\n");
        let mut line = |share: &str, part: &str, minutes: &str| {
            writeln!(text, "| {share} | {part} | {minutes} |").expect("a text takes text");
        };
        let shares = || Share::ALL.into_iter().filter(|share| self.parts(*share).next().is_some());
        for share in shares() {
            for (name, time) in self.parts(share) {
                line(share.name(), name, &minutes(time));
            }
        }
        for share in shares() {
            let time: Duration = self.parts(share).map(|(_, time)| time).sum();
            let over = time > Duration::from_secs(60) * share.minutes();
            let of =
                format!("{} of {}{}", minutes(time), share.minutes(), if over { ", too much" } else { "" });
            line(share.name(), "**together**", &of);
        }
        let all: Duration = self.spent.iter().map(|(_, _, time)| *time).sum();
        line("**all**", "", &minutes(all));
        text
    }

    fn parts(&self, share: Share) -> impl Iterator<Item = (&'static str, Duration)> {
        self.spent.iter().filter(move |(s, ..)| *s == share).map(|(_, name, time)| (*name, *time))
    }
}

fn minutes(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() / 60.0)
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;
    use crate::{
        run::root,
        source::read,
        test::{LAST, PARTS},
    };

    fn budget(spent: &[(Share, &'static str, u64)]) -> Budget {
        let spent = spent.iter().map(|(share, name, s)| (*share, *name, Duration::from_secs(*s))).collect();
        Budget { spent }
    }

    #[test]
    fn parts_are_added_up_by_share_and_compared_with_what_they_may_take() {
        let table = budget(&[
            (Share::Checks, "format", 6),
            (Share::Builds, "release", 480),
            (Share::Checks, "browser", 954),
            (Share::Builds, "tests", 300),
        ])
        .table();
        assert_eq!(
            table,
            "| share | part | minutes |\n|---|---|---|\n\
             | builds | release | 8.0 |\n| builds | tests | 5.0 |\n| checks | format | 0.1 |\n| checks | browser | 15.9 |\n\
             | builds | **together** | 13.0 of 12, too much |\n| checks | **together** | 16.0 of 16 |\n\
             | **all** |  | 29.0 |\n"
        );
    }

    #[test]
    fn a_part_that_fails_counts_and_fails() {
        let mut budget = Budget::default();
        assert_eq!(budget.part(Share::Checks, "one", || Ok(7)).unwrap(), 7);
        let failed: Result<()> = budget.part(Share::Checks, "two", || bail!("no"));
        assert_eq!(failed.unwrap_err().to_string(), "no");
        assert_eq!(budget.spent.iter().map(|(_, name, _)| *name).collect::<Vec<_>>(), ["one", "two"]);
    }

    /// The table of CONTRIBUTING.md has a line for every part, and the minutes that each share may take.
    #[test]
    fn contributing_tells_where_the_minutes_go() {
        let text = read(&root().join("CONTRIBUTING.md")).unwrap();
        let table = text.lines().skip_while(|line| *line != "| share | part | minutes |");
        let table: Vec<&str> = table.skip(2).take_while(|line| line.starts_with('|')).collect();
        for share in Share::ALL {
            let line = format!("| {} | **together** |", share.name());
            let rest =
                table.iter().find_map(|l| l.strip_prefix(&line)).unwrap_or_else(|| panic!("no {line}"));
            assert!(rest.contains(&format!(" of {} ", share.minutes())), "{line}{rest}");
        }
        let lines: Vec<&&str> = table.iter().filter(|line| !line.contains("**")).collect();
        let parts: Vec<(Share, &str)> =
            PARTS.iter().map(|part| (part.share, part.name)).chain([LAST]).collect();
        for (share, name) in &parts {
            let line = format!("| {} | {name} | ", share.name());
            assert_eq!(lines.iter().filter(|l| l.starts_with(&line)).count(), 1, "{line}");
        }
        assert_eq!(lines.len(), parts.len(), "{lines:?}");
    }
}
