//! `dolmen content`: where the content of a game comes from.

use std::path::Path;

use anyhow::Result;
use catalog::Visitor;
use content::{Coverage, Packed};
use serde_json::{Value, json};

use crate::{Verdict, args};

struct Read;

impl Visitor for Read {
    type Out = (Coverage, String);

    fn visit<G: Packed>(self, game: G, pack: String) -> (Coverage, String) {
        (game.coverage().clone(), pack)
    }
}

pub fn run(args: args::Content) -> Result<Verdict> {
    let ids =
        args.game.map_or_else(|| catalog::ids().iter().map(|id| id.to_string()).collect(), |id| vec![id]);
    let mut list = Vec::new();
    for id in &ids {
        let (coverage, hash) = catalog::open(id, args.pack.as_deref().map(Path::new), Read)?;
        if args.json {
            list.push(report(id, &hash, &coverage, args.items));
        } else {
            print(id, &hash, &coverage, args.items);
        }
    }
    if args.json {
        println!("{:#}", Value::Array(list));
    }
    Ok(Verdict::Good)
}

fn print(id: &str, hash: &str, coverage: &Coverage, items: bool) {
    println!("{id}, pack {hash}");
    println!("  {:<28} {:>8} {:>8} {:>9}", "", "printed", "deduced", "designed");
    for ((file, kind), [printed, deduced, designed]) in &coverage.by_kind {
        println!("  {:<28} {printed:>8} {deduced:>8} {designed:>9}", format!("{file} {kind}"));
    }
    let [printed, deduced, designed] = coverage.totals();
    println!("  {:<28} {printed:>8} {deduced:>8} {designed:>9}", "all");
    if items {
        for (kind, id, provenance, source) in &coverage.items {
            println!("  {kind} {id}: {provenance}, {source}");
        }
    }
}

fn report(id: &str, hash: &str, coverage: &Coverage, items: bool) -> Value {
    let counts = |[printed, deduced, designed]: [usize; 3]| json!({ "printed": printed, "deduced": deduced, "designed": designed });
    let kinds: Vec<Value> = coverage
        .by_kind
        .iter()
        .map(|((file, kind), n)| json!({ "file": file, "kind": kind, "counts": counts(*n) }))
        .collect();
    let mut value = json!({ "game": id, "pack": hash, "totals": counts(coverage.totals()), "kinds": kinds });
    if items {
        let items: Vec<Value> = coverage
            .items
            .iter()
            .map(|(kind, id, provenance, source)| {
                json!({ "kind": kind, "id": id, "provenance": provenance, "source": source })
            })
            .collect();
        value["items"] = Value::Array(items);
    }
    value
}
