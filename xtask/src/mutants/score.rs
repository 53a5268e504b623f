//! What became of the mutants, and the line that keeps it: `games/GAME/mutants.txt`.

use std::{fmt::Write, fs};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{list::Mutant, survivors};
use crate::run::root;

/// How many of a hundred must be caught.
const LEAST: f64 = 95.0;

/// What became of the mutants that were tested.
#[derive(Default, Debug)]
pub struct Found {
    /// A test failed, or never ended.
    caught: usize,
    /// They cannot be built, so that nobody could write them.
    unbuilt: usize,
    /// No test noticed, and none could: they change nothing.
    equivalent: usize,
    /// No test noticed, and a line says why that is accepted.
    accepted: usize,
    /// No test noticed, and nobody says why.
    unexplained: Vec<String>,
    /// Lines about what is not there any more, or does not survive.
    stale: Vec<String>,
}

impl Found {
    /// From all mutants of the game, what the tool has written down, and the explained survivors.
    pub fn new(all: &[Mutant], outcomes: &str, explained: &str) -> Result<Found> {
        let outcomes: Value = serde_json::from_str(outcomes).context("the outcomes are not JSON")?;
        let outcomes = outcomes["outcomes"].as_array().context("there are no outcomes")?;
        let mut found = Found::default();
        let mut died = Vec::new();
        for outcome in outcomes {
            // The first outcome is that of the rules as they are.
            let Some(name) = outcome["scenario"]["Mutant"]["name"].as_str() else { continue };
            let mutant =
                all.iter().find(|m| m.name == name).with_context(|| format!("{name} was not asked for"))?;
            let why = survivors::lines(explained).find_map(|line| survivors::reason(line, mutant));
            match (outcome["summary"].as_str().unwrap_or_default(), why) {
                ("CaughtMutant" | "Timeout", _) => {
                    found.caught += 1;
                    died.push(mutant);
                }
                ("Unviable", _) => {
                    found.unbuilt += 1;
                    died.push(mutant);
                }
                ("MissedMutant", Some(why)) if why.starts_with("equivalent") => found.equivalent += 1,
                ("MissedMutant", Some(_)) => found.accepted += 1,
                ("MissedMutant", None) => found.unexplained.push(mutant.key.clone()),
                (other, _) => bail!("{name} has become '{other}'"),
            }
        }
        let about = |line: &str, mutant: &Mutant| survivors::reason(line, mutant).is_some();
        for line in survivors::lines(explained) {
            let why = if died.iter().any(|mutant| about(line, mutant)) {
                "it does not survive"
            } else if !all.iter().any(|mutant| about(line, mutant)) {
                "there is no such mutant, or no reason"
            } else {
                continue;
            };
            found.stale.push(format!("{why}: {line}"));
        }
        Ok(found)
    }

    /// How many of a hundred were caught, of those that can be.
    fn percent(&self) -> f64 {
        let n = self.caught + self.accepted + self.unexplained.len();
        if n == 0 { 100.0 } else { 100.0 * self.caught as f64 / n as f64 }
    }

    /// What is to be done, for a person.
    pub fn report(&self, survivors: &str) -> String {
        let mut text = String::new();
        for (what, lines) in [
            (
                format!(
                    "Survived and not explained; kill them, or add a line with the reason to {survivors}:"
                ),
                &self.unexplained,
            ),
            (format!("Lines of {survivors} that do not hold any more:"), &self.stale),
        ] {
            if !lines.is_empty() {
                writeln!(text, "\n{what}").expect("a text takes text");
                lines.iter().for_each(|line| writeln!(text, "{line}").expect("a text takes text"));
            }
        }
        text
    }

    /// The line that is kept, for a sample with its seed or for the whole.
    pub fn line(&self, seed: Option<u64>, of: usize) -> String {
        let survived = self.equivalent + self.accepted + self.unexplained.len();
        let n = self.caught + self.unbuilt + survived;
        let which = match seed {
            Some(seed) => format!("sample: {n} of {of} mutants (seed {seed})"),
            None => format!("whole: {n} mutants"),
        };
        let explained = match (self.equivalent, self.accepted) {
            (0, 0) => String::new(),
            (equivalent, accepted) => format!(" ({equivalent} equivalent, {accepted} accepted)"),
        };
        format!(
            "{which}: {} caught, {survived} survived{explained}, {} cannot be built: {:.1} %",
            self.caught,
            self.unbuilt,
            self.percent()
        )
    }

    pub fn verdict(&self) -> Result<()> {
        if self.percent() < LEAST {
            bail!("{:.1} % are caught, and {LEAST} % must be", self.percent());
        }
        match (self.unexplained.len(), self.stale.len()) {
            (0, 0) => Ok(()),
            (0, n) => bail!("{n} lines about survivors do not hold any more"),
            (n, _) => bail!("{n} survivors are not explained"),
        }
    }
}

/// Writes the line into the game's file, in the place of the last one of its kind.
pub fn keep(game: &str, line: &str) -> Result<()> {
    let path = root().join("games").join(game).join("mutants.txt");
    let old = fs::read_to_string(&path).unwrap_or_default();
    fs::write(&path, with(&old, line)).with_context(|| format!("{} cannot be written", path.display()))
}

fn with(old: &str, line: &str) -> String {
    let kind = |line: &str| line.split_once(':').map(|(kind, _)| kind.to_owned());
    let mut lines: Vec<&str> = old.lines().filter(|l| kind(l) != kind(line)).collect();
    lines.push(line);
    lines.sort_unstable();
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::list::tests::mutant;

    fn outcomes(of: &[(&str, &str)]) -> String {
        let one = |(name, summary): &(&str, &str)| {
            format!(
                r#"{{"scenario": {{"Mutant": {{"name": "crates/g/src/{name}"}}}}, "summary": "{summary}"}}"#
            )
        };
        let mut all = vec![r#"{"scenario": "Baseline", "summary": "Success"}"#.to_owned()];
        all.extend(of.iter().map(one));
        format!(r#"{{"outcomes": [{}]}}"#, all.join(","))
    }

    fn all() -> Vec<Mutant> {
        ["a", "b", "c", "d", "e", "f"].map(mutant).to_vec()
    }

    const EACH: [(&str, &str); 5] = [
        ("a", "CaughtMutant"),
        ("b", "Timeout"),
        ("c", "Unviable"),
        ("d", "MissedMutant"),
        ("e", "MissedMutant"),
    ];

    fn found(explained: &str) -> Found {
        Found::new(&all(), &outcomes(&EACH), explained).unwrap()
    }

    #[test]
    fn a_survivor_is_explained_or_named() {
        let none = found("");
        assert_eq!(
            (none.caught, none.unbuilt, none.unexplained.clone()),
            (2, 1, vec!["d".into(), "e".into()])
        );
        assert!(none.report("s.txt").contains("to s.txt:\nd\ne\n"));
        let all = found("d: equivalent: it is the same\ne: nobody can see it\nf: not drawn this time\n");
        assert!(
            (all.equivalent, all.accepted) == (1, 1) && all.unexplained.is_empty() && all.stale.is_empty()
        );
        assert_eq!(all.report("s.txt"), "");
    }

    #[test]
    fn what_cannot_be_caught_does_not_count_and_what_is_accepted_does() {
        assert_eq!(found("").percent(), 50.0);
        assert_eq!(found("d: equivalent: the same\n").percent(), 200.0 / 3.0);
        assert_eq!(found("d: equivalent: the same\ne: equivalent: the same\n").percent(), 100.0);
        assert_eq!(Found::default().percent(), 100.0);
    }

    #[test]
    fn a_line_about_nothing_or_about_what_dies_is_stale() {
        let stale = found("a: equivalent: not true\nz: there is no z\nd: equivalent: the same\ne:\n").stale;
        assert_eq!(
            stale,
            [
                "it does not survive: a: equivalent: not true",
                "there is no such mutant, or no reason: z: there is no z",
                "there is no such mutant, or no reason: e:"
            ]
        );
    }

    #[test]
    fn too_few_caught_unexplained_and_stale_fail() {
        let fault = |found: &Found| found.verdict().unwrap_err().to_string();
        let of = |caught, unexplained: &[&str], stale: &[&str]| Found {
            caught,
            unexplained: unexplained.iter().map(ToString::to_string).collect(),
            stale: stale.iter().map(ToString::to_string).collect(),
            ..Found::default()
        };
        assert!(of(60, &[], &[]).verdict().is_ok());
        assert!(Found { accepted: 3, ..of(57, &[], &[]) }.verdict().is_ok());
        assert!(fault(&Found { accepted: 4, ..of(56, &[], &[]) }).contains("93.3 %"));
        assert!(fault(&of(59, &["a"], &[])).contains("1 survivors are not explained"));
        assert!(fault(&of(60, &[], &["a"])).contains("do not hold any more"));
    }

    #[test]
    fn the_line_says_what_was_tested_and_takes_the_place_of_the_last_one() {
        let line = found("d: equivalent: the same\n").line(Some(1), 900);
        assert_eq!(
            line,
            "sample: 5 of 900 mutants (seed 1): 2 caught, 2 survived (1 equivalent, 0 accepted), 1 cannot be built: 66.7 %"
        );
        assert_eq!(
            found("").line(None, 900),
            "whole: 5 mutants: 2 caught, 2 survived, 1 cannot be built: 50.0 %"
        );
        let kept = with("sample: old\nwhole: old\n", "sample: new");
        assert_eq!(kept, "sample: new\nwhole: old\n");
        assert_eq!(with("", "whole: x"), "whole: x\n");
    }

    #[test]
    fn outcomes_that_cannot_be_understood_are_refused() {
        let fault = |text: &str| Found::new(&all(), text, "").unwrap_err().to_string();
        assert!(fault("{").contains("not JSON"));
        assert!(fault("{}").contains("no outcomes"));
        assert!(fault(&outcomes(&[("q", "CaughtMutant")])).contains("was not asked for"));
        assert!(fault(&outcomes(&[("a", "Success")])).contains("has become 'Success'"));
    }
}
