//! `dolmen games`: what can be played.

use anyhow::Result;
use catalog::Describe;
use content::Packed;
use serde_json::{Value, json};

use crate::{Verdict, args};

struct List(Vec<Value>);

impl Describe for List {
    fn describe<G: Packed>(&mut self) {
        let game = G::built_in();
        let options: Vec<Value> = game
            .options()
            .iter()
            .map(|o| json!({ "id": o.id, "values": o.values, "usual": o.values[o.default], "own": o.own }))
            .collect();
        self.0.push(json!({
            "id": G::ID,
            "title": G::TITLE,
            "rules": G::RULES,
            "players": [game.seats().start(), game.seats().end()],
            "options": options,
        }));
    }
}

pub fn run(args: args::Games) -> Result<Verdict> {
    let mut list = List(Vec::new());
    catalog::describe(&mut list);
    if args.json {
        println!("{:#}", Value::Array(list.0));
        return Ok(Verdict::Good);
    }
    for game in &list.0 {
        let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
        println!(
            "{}: {}, {} to {} players",
            text(&game["id"]),
            text(&game["title"]),
            game["players"][0],
            game["players"][1]
        );
        for option in game["options"].as_array().into_iter().flatten() {
            let mut values: Vec<String> =
                option["values"].as_array().into_iter().flatten().map(text).collect();
            if option["own"] == true {
                values.push("TEXT".into());
            }
            println!("  --set {}={}", text(&option["id"]), values.join("|"));
        }
    }
    Ok(Verdict::Good)
}
