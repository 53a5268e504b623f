//! `dolmen replay`: a recorded game at any decision.

use anyhow::{Result, bail};
use kernel::{Finite, Seat, Viewer};
use serde_json::json;
use words::{Words, paint};

use crate::{Verdict, args, open, position};

pub fn run(args: args::Replay) -> Result<Verdict> {
    let opened = open::record(&args.file, args.pack.as_deref(), None)?;
    let last = opened.table.ply();
    let ply = args.at.unwrap_or(last);
    if ply > last {
        bail!("the game has {last} decisions, so it cannot be shown after {ply}");
    }
    let table = opened.table.at(ply);
    let viewer = match args.seat {
        None | Some(0) => Viewer::Spectator,
        Some(n) if n <= table.n_seats() => Viewer::Seat(Seat::nth(n - 1)),
        Some(n) => bail!("there is no seat {n}: {} play", table.n_seats()),
    };
    if args.json {
        let (kind, value) = match args.seat {
            None => ("position", table.position()),
            Some(_) => ("view", table.view(viewer)),
        };
        let next: Vec<String> = table.next().actors().map(|a| a.to_string()).collect();
        let played = table.played().last().expect("a game begins with some rules");
        let mut shown = json!({
            "game": table.game_id(),
            "rules": played.rules,
            "pack": played.pack,
            "ply": ply,
            "next": next,
        });
        shown[kind] = serde_json::to_value(value)?;
        // A digest is of everything, so it is for those who may see everything.
        if args.seat.is_none() {
            shown["digest"] = table.digest().to_string().into();
        }
        println!("{shown:#}");
        return Ok(Verdict::Good);
    }
    if args.toml {
        println!("{}", position::head(&*table));
        print!("{}", toml::to_string(&table.position())?);
        return Ok(Verdict::Good);
    }
    if args.scene {
        println!("{:#}", serde_json::to_value(table.scene(viewer))?);
        return Ok(Verdict::Good);
    }
    let words = Words::new(opened.texts, &args.lang, table.names())?;
    println!("{}, after {ply} of {last} decisions", opened.title);
    for told in table.story(viewer).iter().rev().take(12).collect::<Vec<_>>().into_iter().rev() {
        println!("  {:>4}  {}", told.ply, words.say(&told.text));
    }
    print!("{}", paint::scene(&table.scene(viewer), &words));
    match table.outcome() {
        Some(outcome) => print!("{}", paint::result(&*table, &outcome, &words)),
        None => {
            let next: Vec<String> = table.next().actors().map(|a| a.to_string()).collect();
            println!("Next: {}", next.join(", "));
        }
    }
    Ok(Verdict::Good)
}
