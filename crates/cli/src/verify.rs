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
            Ok(v) => println!("{}: good, {}", file.display(), proved(&v)),
            Err(fault) => println!("{}: BAD, {fault}", file.display()),
        }
    }
    if args.json {
        println!("{:#}", Value::Array(reports));
    }
    Ok(if good { Verdict::Good } else { Verdict::Bad })
}

/// What a good record has proved, in words.
fn proved(v: &Verified) -> String {
    let end = if v.over { "finished" } else { "unfinished" };
    let draws = match v.seed_checked {
        true => "the seed fits its commitment and gives every draw",
        false if v.over => "the draws were typed in and are legal",
        false => "the seed is not published yet; the draws are legal",
    };
    let positions = match v.positions {
        0 => "it says no positions, being of the first form".to_owned(),
        n => format!("{n} positions are as it says"),
    };
    let numbers: Vec<String> = v.played.iter().map(|played| played.rules.to_string()).collect();
    format!(
        "{end}, {} decisions and {} draws, {draws}, {positions}, played with rules {}, position {}",
        v.decisions,
        v.draws,
        numbers.join(" and then "),
        v.digest
    )
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
        Ok(v) => {
            let played = |played: &table::Played| json!({ "from": played.from, "rules": played.rules, "pack": played.pack });
            json!({
                "file": file,
                "good": true,
                "format": v.format,
                "over": v.over,
                "decisions": v.decisions,
                "draws": v.draws,
                "positions": v.positions,
                "seed_checked": v.seed_checked,
                "played": v.played.iter().map(played).collect::<Vec<Value>>(),
                "digest": v.digest.to_string(),
            })
        }
        Err(fault) => {
            let mut report = json!({
                "file": file,
                "good": false,
                "line": fault.line,
                "code": fault.code(),
                "fault": fault.what,
            });
            if let Some(difference) = &fault.difference {
                report["written"] = difference.written.clone().into();
                if let Some(would_be) = &difference.would_be {
                    report["would_be"] = would_be.clone().into();
                }
            }
            report
        }
    }
}
