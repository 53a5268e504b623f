//! `games/GAME/survivors.txt`: mutants that no test can or need notice, one a line, each with the reason.
//!
//! A line is the mutant as [`super::list::Mutant`] calls it, then `: ` and the reason. A reason that begins with
//! `equivalent` says that the change changes nothing, so that no test could tell; any other one that it is accepted.
//! Lines that begin with `#` are comments.

use std::path::PathBuf;

use super::list::Mutant;
use crate::run::root;

pub fn path(game: &str) -> PathBuf {
    root().join("games").join(game).join("survivors.txt")
}

/// The lines that explain a mutant.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Why this mutant may live, where the line is about it.
pub fn reason<'a>(line: &'a str, mutant: &Mutant) -> Option<&'a str> {
    line.strip_prefix(&mutant.key)?.strip_prefix(": ").map(str::trim).filter(|why| !why.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{mutants::list::tests::mutant, run::games, source::read};

    #[test]
    fn a_line_explains_its_mutant_and_no_other() {
        let (one, two) = (mutant("a.rs: x, at `y`"), mutant("a.rs: x, at `y` (2)"));
        let text = "# known\n\n  a.rs: x, at `y`: equivalent: y is never x\na.rs: x, at `y` (2):\n";
        let lines: Vec<&str> = lines(text).collect();
        assert_eq!(lines.len(), 2);
        assert_eq!(reason(lines[0], &one), Some("equivalent: y is never x"));
        assert_eq!(reason(lines[0], &two), None);
        assert_eq!(reason(lines[1], &one), None, "another one");
        assert_eq!(reason(lines[1], &two), None, "without a reason");
    }

    /// What is explained is still written so, and every explanation has a reason.
    #[test]
    fn every_survivor_is_about_a_line_that_is_there() {
        for game in games().unwrap().iter().filter(|game| path(game).exists()) {
            for line in lines(&read(&path(game)).unwrap()) {
                let parts = || {
                    let (change, rest) = line.split_once(", at `")?;
                    let (written, why) = rest.rsplit_once('`')?;
                    let why = why.split_once(": ")?.1;
                    Some((change.split_once(": ")?.0, written, why))
                };
                let (file, written, why) =
                    parts().unwrap_or_else(|| panic!("{game}: no mutant with a reason: {line}"));
                let source = read(&root().join("crates").join(game).join("src").join(file)).unwrap();
                assert!(
                    source.lines().any(|l| l.trim() == written),
                    "{game}: {file} has no line `{written}`"
                );
                assert!(why.split_whitespace().count() >= 3, "{game}: hardly a reason: {line}");
            }
        }
    }
}
