//! `dolmen tutorial`: plays a tutorial through, and shows where it stands, for those who write one.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use catalog::Visitor;
use content::Packed;
use kernel::{Finite, Next, Seat, Setup, Text, Viewer};
use serde_json::json;
use table::{AnyTable, Dealer, LEARNER, Ruleset, Seed, Table, Tutorial, TutorialStep};
use words::Words;

use crate::{Verdict, args, files, open};

struct Played {
    table: Box<dyn AnyTable>,
    steps: Vec<TutorialStep>,
    minutes: u32,
    texts: &'static [(&'static str, &'static str)],
}

struct Play(Option<String>);

impl Visitor for Play {
    type Out = Result<Played>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Played> {
        let tutorial = Tutorial::parse(self.0.as_deref().unwrap_or(G::TUTORIAL))?;
        let setup = Setup::parse(&game, &tutorial.setup)?;
        let mut names = vec!["You".to_owned()];
        names.extend(tutorial.partners.iter().cloned());
        let seed = Seed::from_number(tutorial.seed.into());
        let rules = Arc::new(Ruleset::new(game, pack));
        let mut table = Table::new(rules, setup, &names, Dealer::Seeded(seed));
        let steps = tutorial.play(&mut table)?;
        Ok(Played { table: Box::new(table), steps, minutes: tutorial.minutes, texts: G::TEXTS })
    }
}

pub fn run(args: args::Tutorial) -> Result<Verdict> {
    let file = args.file.as_ref().map(|file| files::read(file)).transpose()?;
    let Played { table, steps, minutes, texts } = open::with_game(&args.game, None, Play(file))
        .with_context(|| format!("the tutorial of {}", args.game))?;
    let words = Words::new(texts, &args.lang, table.names())?;
    if args.json {
        let list: Vec<_> = steps
            .iter()
            .map(|step| {
                json!({
                    "ply": step.ply,
                    "text": step.text,
                    "at": step.at,
                    "seat": step.decision.as_ref().map(|d| d.0),
                    "choice": step.decision.as_ref().map(|d| &d.1),
                })
            })
            .collect();
        println!("{:#}", json!({ "minutes": minutes, "steps": list }));
        return Ok(Verdict::Good);
    }
    for step in &steps {
        let decision = match &step.decision {
            Some((seat, choice)) => format!("{}: {choice}", Seat::nth(*seat)),
            None => String::new(),
        };
        println!("{:4} {decision}", step.ply);
        if let Some(key) = &step.text {
            println!("     {}", words.say(&Text::new(key.clone())));
        }
    }
    let told = steps.iter().filter(|s| s.text.is_some()).count();
    println!("{} steps, {told} of them told, {} decisions on the table", steps.len(), table.ply());
    if args.next {
        show(&*table, &words)?;
    }
    Ok(Verdict::Good)
}

/// Where the tutorial ends: what has happened last, who can decide what, and what can be pointed at.
fn show(table: &dyn AnyTable, words: &Words) -> Result<()> {
    println!("\nthe last lines of the log:");
    let story = table.story(Viewer::Seat(Seat::nth(LEARNER)));
    for line in story.iter().skip(story.len().saturating_sub(14)) {
        println!("  {:4} {}", line.ply, words.say(&line.text));
    }
    let asked = match table.next() {
        Next::One(seat) => vec![seat],
        Next::Each(seats) | Next::Any(seats) => seats.iter().collect(),
        Next::Chance | Next::Over => Vec::new(),
    };
    for seat in asked {
        let prompt = table.prompt(seat).ok_or_else(|| anyhow!("{seat} is not asked"))?;
        println!("\n{seat}: {} ({})", words.say(&prompt.text), prompt.clause);
        for part in &prompt.parts {
            println!("  chosen: {}", words.say(part));
        }
        for offer in &prompt.options {
            let preview: Vec<String> = offer.preview.iter().map(|p| words.say(p)).collect();
            let target = offer.target.as_deref().unwrap_or("");
            println!("  {:28} {} [{target}] {}", offer.choice, words.say(&offer.text), preview.join("; "));
        }
    }
    let scene = table.scene(Viewer::Seat(Seat::nth(LEARNER)));
    println!("\nplaces and what lies there:");
    for fact in &scene.facts {
        println!("  ({})", words.say(&fact.text));
    }
    for place in &scene.places {
        let on = |p: &&kernel::Piece| p.place == place.id;
        let pieces: Vec<String> =
            scene.pieces.iter().filter(on).map(|p| format!("{} = {}", p.id, words.say(&p.label))).collect();
        println!("  {} = {}: {}", place.id, words.say(&place.label), pieces.join("; "));
    }
    Ok(())
}
