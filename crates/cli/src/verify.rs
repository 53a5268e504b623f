//! `dolmen verify`: whether records are what they say.

use std::{path::Path, sync::Arc};

use anyhow::{Context, Result};
use catalog::Visitor;
use content::Packed;
use serde_json::{Value, json};
use table::{Header, RecordFault, Ruleset, Verified};

use crate::{Verdict, args, files};

struct Verify<'t>(&'t str);

impl Visitor for Verify<'_> {
    type Out = Result<Verified, RecordFault>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Self::Out {
        table::verify(Arc::new(Ruleset::new(game, pack)), self.0)
    }
}

pub fn run(args: args::Verify) -> Result<Verdict> {
    let mut good = true;
    let mut reports = Vec::new();
    for file in &args.files {
        let found = check(file, args.pack.as_deref())?;
        good &= found.is_ok();
        if args.json {
            reports.push(report(file, &found));
            continue;
        }
        match found {
            Ok(v) => {
                let end = if v.over { "finished" } else { "unfinished" };
                let draws = match v.seed_checked {
                    true => "the seed fits its commitment and gives every draw",
                    false if v.over => "the draws were typed in and are legal",
                    false => "the seed is not published yet; the draws are legal",
                };
                println!(
                    "{}: good, {end}, {} decisions and {} draws, {draws}, position {:016x}",
                    file.display(),
                    v.decisions,
                    v.draws,
                    v.hash
                );
            }
            Err(fault) => println!("{}: BAD, {fault}", file.display()),
        }
    }
    if args.json {
        println!("{:#}", Value::Array(reports));
    }
    Ok(if good { Verdict::Good } else { Verdict::Bad })
}

fn check(file: &Path, pack: Option<&Path>) -> Result<Result<Verified, RecordFault>> {
    let text = files::read(file)?;
    let header = match Header::parse(&text) {
        Ok(header) => header,
        Err(fault) => return Ok(Err(fault)),
    };
    catalog::open(&header.game, pack, Verify(&text)).with_context(|| format!("{}", file.display()))
}

fn report(file: &Path, found: &Result<Verified, RecordFault>) -> Value {
    let file = file.display().to_string();
    match found {
        Ok(v) => json!({
            "file": file,
            "good": true,
            "over": v.over,
            "decisions": v.decisions,
            "draws": v.draws,
            "seed_checked": v.seed_checked,
            "hash": format!("{:016x}", v.hash),
        }),
        Err(fault) => json!({ "file": file, "good": false, "line": fault.line, "fault": fault.what }),
    }
}
