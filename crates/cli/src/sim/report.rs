//! The report of a simulation, for people and for programs.

use std::collections::BTreeMap;

use content::Packed;
use kernel::{Finite, Seat, Setup};
use serde_json::{Value, json};
use table::Ruleset;

use super::{
    Report,
    tally::{Stat, Tally},
};
use crate::args;

/// More items that were never met are only counted; the JSON names all.
const NEVER_MAX: usize = 200;

pub fn print<G: Packed>(rules: &Ruleset<G>, reports: &[Report], args: &args::Sim) {
    if args.json {
        let all: Vec<Value> = reports.iter().map(|r| json_report(rules, r, args)).collect();
        println!("{:#}", Value::Array(all));
        return;
    }
    if reports.len() > 1 {
        summary(rules, reports);
    }
    for report in reports {
        text_report(rules, report, args.usage);
    }
}

/// All set-ups at a glance: means a game.
fn summary<G: Packed>(rules: &Ruleset<G>, reports: &[Report]) {
    let names: Vec<String> = reports.iter().map(|r| short(rules, &r.setup)).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0).max(6);
    print!("{:<width$} {:>8} {:>8} {:>8}", "set-up", "games", "length", "best");
    let words: Vec<&str> = reports[0].tally.numbers.iter().map(|(word, _)| *word).collect();
    words.iter().for_each(|word| print!("  {word}"));
    println!();
    for (name, Report { tally, .. }) in names.iter().zip(reports) {
        let (length, best) = (tally.length.mean(), tally.best_score.mean());
        print!("{name:<width$} {:>8} {length:>8.1} {best:>8.2}", tally.games);
        for (word, stat) in &tally.numbers {
            print!("  {:>width$.3}", stat.mean(), width = word.len());
        }
        println!();
    }
    println!();
}

/// A set-up by what is unusual in it.
fn short<G: Packed>(rules: &Ruleset<G>, setup: &Setup) -> String {
    let game = &rules.game;
    let usual = Setup::usual(game, setup.n_seats as usize);
    let mut words = vec![format!("players={}", setup.n_seats)];
    for (i, option) in game.options().iter().enumerate() {
        let is_swept = game.swept().is_some_and(|(id, _)| id == option.id);
        if is_swept || usual.value(i) != setup.value(i) {
            words.push(format!("{}={}", option.id, option.values[setup.value(i)]));
        }
    }
    words.join(" ")
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

fn text_report<G: Packed>(rules: &Ruleset<G>, report: &Report, single: bool) {
    let Report { setup, kinds, tally, seconds } = report;
    let usage = usage(rules, tally, single);
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
        println!("  {name:<28} {:>10.3}", n as f64 / tally.games as f64);
    }
    println!();
    println!("{:<28} {:>9} {:>9} {:>6} {:>6}", "a game", "mean", "spread", "min", "max");
    for (word, stat) in &tally.numbers {
        println!("{word:<28} {:>9.3} {:>9.3} {:>6} {:>6}", stat.mean(), stat.spread(), stat.min, stat.max);
    }
    for (counted, stats) in rules.game.counted().iter().zip(&tally.counts) {
        println!();
        println!("{:<32} {:>10} {:>14}", counted.word, "a game", "games with it");
        let items = counted.items.iter().zip(stats);
        for (item, stat) in items.clone().filter(|(_, stat)| stat.used > 0) {
            println!("  {item:<30} {:>10.3} {:>13.1}%", stat.mean(), 100.0 * stat.use_rate());
        }
        let never: Vec<&str> = items.filter(|(_, stat)| stat.used == 0).map(|(item, _)| &**item).collect();
        match never.len() {
            0 => {}
            1..=NEVER_MAX => println!("  never: {}", never.join(", ")),
            n => println!("  never: {n} others"),
        }
    }
    println!();
}

fn json_report<G: Packed>(rules: &Ruleset<G>, report: &Report, args: &args::Sim) -> Value {
    let Report { setup, kinds, tally, seconds } = report;
    let usage = usage(rules, tally, args.usage);
    let numbers: serde_json::Map<String, Value> =
        tally.numbers.iter().map(|(word, stat)| (word.to_string(), value(stat))).collect();
    let mut counts = serde_json::Map::new();
    for (counted, stats) in rules.game.counted().iter().zip(&tally.counts) {
        let items: serde_json::Map<String, Value> = counted
            .items
            .iter()
            .zip(stats)
            .map(|(item, stat)| (item.clone(), json!({ "mean": stat.mean(), "used": stat.use_rate() })))
            .collect();
        counts.insert(counted.word.to_owned(), items.into());
    }
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
    let usage: serde_json::Map<String, Value> = usage.into_iter().map(|(name, n)| (name, json!(n))).collect();
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
        "numbers": numbers,
        "counts": counts,
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
