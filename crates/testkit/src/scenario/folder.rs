//! All scenarios of a game, for its own tests.

use std::{collections::BTreeSet, fs, path::Path};

use kernel::{Names, Present};

use super::{parse, run};

/// Plays every scenario of `games/GAME/scenarios` and returns the clauses that they prove. Panics with every line that
/// fails, and where a scenario names a clause that is not in the rules; a folder without scenarios proves nothing and
/// fails too.
pub fn folder<G: Present>(game: &G, rules: &str) -> BTreeSet<String> {
    let names = Names::new(game);
    let known: BTreeSet<&str> =
        rules.lines().filter_map(|line| line.strip_prefix("- ")?.split(' ').next()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::ID).join("scenarios");
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("a file of the folder").path())
        .filter(|path| path.extension().is_some_and(|x| x == "scenario"))
        .collect();
    files.sort();
    let (mut proved, mut failures, mut checks) = (BTreeSet::new(), Vec::new(), 0);
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let scenarios = parse(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        for scenario in &scenarios {
            let report = run(game, &names, scenario);
            failures.extend(report.failures.iter().map(|fault| format!("{name}: {}: {fault}", report.title)));
            let unknown = report.clauses.iter().filter(|clause| !known.contains(clause.as_str()));
            failures.extend(
                unknown.map(|clause| format!("{name}: {}: there is no clause {clause}", report.title)),
            );
            proved.extend(report.clauses);
            checks += report.checks;
        }
    }
    assert!(failures.is_empty(), "{} lines fail:\n{}", failures.len(), failures.join("\n"));
    assert!(checks > 0, "there are no scenarios in {}", folder.display());
    proved
}
