//! The report of a simulation, for people and for programs.

use std::collections::BTreeMap;

use bots::Kind;
use content::Packed;
use kernel::{Finite, Seat, Setup};
use serde_json::{Value, json};
use table::Ruleset;

use super::tally::{Stat, Tally};
use crate::args;

pub fn print<G: Packed>(
    rules: &Ruleset<G>,
    setup: &Setup,
    kinds: &[Kind],
    tally: &Tally,
    seconds: f64,
    args: &args::Sim,
) {
    let usage = usage(rules, tally, args.usage);
    if args.json {
        println!("{:#}", json_report(rules, setup, kinds, tally, seconds, args, &usage));
    } else {
        text_report(rules, setup, kinds, tally, seconds, &usage);
    }
}

/// How often each kind of choice, or every single one, was made.
fn usage<G: Packed>(rules: &Ruleset<G>, tally: &Tally, single: bool) -> Vec<(String, u64)> {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for (i, n) in tally.usage.iter().enumerate() {
        let name = rules.names.name(G::Choice::nth(i));
        let name = if single { name } else { name.split(' ').next().unwrap_or(name) };
        *counts.entry(name.to_owned()).or_default() += n;
    }
    let mut counts: Vec<(String, u64)> = counts.into_iter().collect();
    counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    counts
}

fn text_report<G: Packed>(
    rules: &Ruleset<G>,
    setup: &Setup,
    kinds: &[Kind],
    tally: &Tally,
    seconds: f64,
    usage: &[(String, u64)],
) {
    let all = (tally.decisions + tally.draws) as f64;
    println!("{} games of {}, {}", tally.games, G::ID, setup.write(&rules.game));
    println!("{} decisions of seats and {} draws in {seconds:.2} s", tally.decisions, tally.draws);
    println!("{:.0} decisions/s, {:.1} games/s", all / seconds, tally.games as f64 / seconds);
    let length = &tally.length;
    println!(
        "length {:.1} ± {:.1} decisions, {} to {}",
        length.mean(),
        length.spread(),
        length.min,
        length.max
    );
    let ends: Vec<String> = tally.reasons.iter().map(|(reason, n)| format!("{reason} {n}")).collect();
    println!("ends: {}", ends.join(", "));
    let best = &tally.best_score;
    println!("best score {:.1} ± {:.1}, {} to {}", best.mean(), best.spread(), best.min, best.max);
    println!();
    println!("{:<24} {:>7} {:>7} {:>6} {:>6} {:>7}", "score", "mean", "spread", "min", "max", "won");
    for (i, stat) in tally.scores.iter().enumerate() {
        let won = 100.0 * tally.wins[i] as f64 / tally.games as f64;
        let name = format!("{} ({})", Seat::nth(i), kinds[i]);
        println!(
            "{name:<24} {:>7.2} {:>7.2} {:>6} {:>6} {won:>6.1}%",
            stat.mean(),
            stat.spread(),
            stat.min,
            stat.max
        );
    }
    println!();
    println!(
        "{:<24} {:>7} {:>7} {:>6} {:>6} {:>7}",
        "source, all seats", "mean", "spread", "min", "max", "used"
    );
    for (i, source) in G::SOURCES.iter().enumerate() {
        let stat = tally.source(i);
        println!(
            "{source:<24} {:>7.2} {:>7.2} {:>6} {:>6} {:>6.1}%",
            stat.mean(),
            stat.spread(),
            stat.min,
            stat.max,
            100.0 * stat.use_rate()
        );
    }
    println!();
    println!("choices made, per game:");
    for (name, n) in usage {
        println!("  {name:<28} {:>10.3}", *n as f64 / tally.games as f64);
    }
}

fn json_report<G: Packed>(
    rules: &Ruleset<G>,
    setup: &Setup,
    kinds: &[Kind],
    tally: &Tally,
    seconds: f64,
    args: &args::Sim,
    usage: &[(String, u64)],
) -> Value {
    let all = (tally.decisions + tally.draws) as f64;
    let seats: Vec<Value> = tally
        .scores
        .iter()
        .enumerate()
        .map(|(i, stat)| {
            let sources: serde_json::Map<String, Value> = G::SOURCES
                .iter()
                .zip(&tally.sources[i])
                .map(|(s, stat)| (s.to_string(), value(stat)))
                .collect();
            json!({
                "seat": Seat::nth(i).to_string(),
                "bot": kinds[i].to_string(),
                "score": value(stat),
                "won": tally.wins[i],
                "sources": sources,
            })
        })
        .collect();
    let sources: serde_json::Map<String, Value> =
        G::SOURCES.iter().enumerate().map(|(i, s)| (s.to_string(), value(&tally.source(i)))).collect();
    let usage: serde_json::Map<String, Value> =
        usage.iter().map(|(name, n)| (name.clone(), json!(n))).collect();
    json!({
        "game": G::ID,
        "setup": setup.write(&rules.game),
        "pack": rules.pack,
        "seed": args.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "draws": tally.draws,
        "seconds": seconds,
        "decisions_per_second": all / seconds,
        "games_per_second": tally.games as f64 / seconds,
        "length": value(&tally.length),
        "ends": tally.reasons,
        "best_score": value(&tally.best_score),
        "seats": seats,
        "sources": sources,
        "choices": usage,
    })
}

fn value(stat: &Stat) -> Value {
    json!({
        "n": stat.n,
        "mean": stat.mean(),
        "spread": stat.spread(),
        "min": stat.min,
        "max": stat.max,
        "used": stat.use_rate(),
    })
}
