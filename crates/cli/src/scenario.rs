//! `dolmen scenario`: whether the rules do what scenario files expect.

use anyhow::{Context, Result, bail};
use catalog::Visitor;
use content::Packed;
use kernel::Names;
use serde_json::{Value, json};
use testkit::scenario::{self, Report, Scenario, Step};

use crate::{Verdict, args, files, position};

/// Whether the positions in scenarios are what they say; the line of the first that is not.
struct Positions<'s>(&'s [Scenario]);

impl Visitor for Positions<'_> {
    type Out = Result<(), (usize, String)>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Self::Out {
        let steps = self.0.iter().flat_map(|scenario| &scenario.steps);
        for (line, step) in steps {
            if let Step::Position(text) = step {
                position::check(&game, &pack, text).map_err(|what| (*line, what))?;
            }
        }
        Ok(())
    }
}

struct Run<'s>(&'s [Scenario]);

impl Visitor for Run<'_> {
    type Out = Vec<Report>;

    fn visit<G: Packed>(self, game: G, _: String) -> Vec<Report> {
        let names = Names::new(&game);
        self.0.iter().map(|s| scenario::run(&game, &names, s)).collect()
    }
}

pub fn run(args: args::Scenario) -> Result<Verdict> {
    let (mut passed, mut failed, mut checks) = (0, 0, 0);
    let mut list = Vec::new();
    for file in &args.files {
        let text = files::read(file)?;
        let scenarios = scenario::parse(&text).with_context(|| format!("{}", file.display()))?;
        // Scenarios of one game share its opening.
        for group in scenarios.chunk_by(|a, b| a.game == b.game) {
            let positions = catalog::open(&group[0].game, args.pack.as_deref(), Positions(group))
                .with_context(|| format!("{}:{}", file.display(), group[0].line))?;
            if let Err((line, what)) = positions {
                bail!("{}:{line}: {what}", file.display());
            }
            let reports = catalog::open(&group[0].game, args.pack.as_deref(), Run(group))
                .with_context(|| format!("{}:{}", file.display(), group[0].line))?;
            for report in reports {
                checks += report.checks;
                match &report.failure {
                    None => passed += 1,
                    Some(_) => failed += 1,
                }
                if args.json {
                    list.push(json!({
                        "file": file.display().to_string(),
                        "title": report.title,
                        "clauses": report.clauses,
                        "checks": report.checks,
                        "passed": report.failure.is_none(),
                        "line": report.failure.as_ref().map(|f| f.line),
                        "fault": report.failure.as_ref().map(|f| &f.what),
                    }));
                } else {
                    match &report.failure {
                        None => println!("ok    {} ({} checks)", report.title, report.checks),
                        Some(f) => println!(
                            "FAIL  {}\n      {}:{}: {}",
                            report.title,
                            file.display(),
                            f.line,
                            f.what
                        ),
                    }
                }
            }
        }
    }
    if args.json {
        println!("{:#}", Value::Array(list));
    } else {
        println!("{checks} checks in {} scenarios", passed + failed);
        println!("scenarios: {passed} passed, {failed} failed");
    }
    Ok(if failed == 0 { Verdict::Good } else { Verdict::Bad })
}
