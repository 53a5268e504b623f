//! All scenarios of a game, for its own tests.

use std::{fs, path::Path};

use kernel::{Names, Present};

use super::{Report, parse, run};

/// Plays every scenario file of a folder. Panics with every line that fails; a folder without scenarios proves nothing
/// and fails too.
pub fn folder<G: Present>(game: &G, folder: &Path) -> Vec<Report> {
    let names = Names::new(game);
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("a file of the folder").path())
        .filter(|path| path.extension().is_some_and(|x| x == "scenario"))
        .collect();
    files.sort();
    let (mut reports, mut failures) = (Vec::new(), Vec::new());
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let scenarios = parse(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        for scenario in &scenarios {
            let report = run(game, &names, scenario);
            failures.extend(report.failures.iter().map(|fault| format!("{name}: {}: {fault}", report.title)));
            reports.push(report);
        }
    }
    assert!(failures.is_empty(), "{} lines fail:\n{}", failures.len(), failures.join("\n"));
    assert!(!reports.is_empty(), "there are no scenarios in {}", folder.display());
    reports
}
