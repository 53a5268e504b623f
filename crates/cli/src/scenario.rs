//! `dolmen scenario`: whether the rules do what scenario files expect.

use std::path::Path;

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
                match report.holds() {
                    true => passed += 1,
                    false => failed += 1,
                }
                if args.json {
                    list.push(value(file, &report));
                } else {
                    print(file, &report);
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

/// A report as data. `line` and `fault` are the first of `failures`.
fn value(file: &Path, report: &Report) -> Value {
    let first = report.failures.first();
    let failures = report.failures.iter().map(|f| json!({ "line": f.line, "fault": f.what }));
    json!({
        "file": file.display().to_string(),
        "title": report.title,
        "clauses": report.clauses,
        "checks": report.checks,
        "passed": report.holds(),
        "line": first.map(|f| f.line),
        "fault": first.map(|f| &f.what),
        "failures": failures.collect::<Vec<_>>(),
        "untried": report.untried,
    })
}

fn print(file: &Path, report: &Report) {
    if report.holds() {
        return println!("ok    {} ({} checks)", report.title, report.checks);
    }
    println!("FAIL  {}", report.title);
    for fault in &report.failures {
        println!("      {}:{}: {}", file.display(), fault.line, fault.what);
    }
    match report.untried {
        0 => {}
        1 => println!("      1 line after that was not tried"),
        n => println!("      {n} lines after that were not tried"),
    }
}
