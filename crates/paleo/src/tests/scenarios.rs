//! The scenario files play out as they say.

use kernel::{Actor, Choices, Game, Names, Next, Notation, Present, Rng, Setup};

use super::table::GAME;
use crate::{Choice, Draft, State};

const FILES: &[(&str, &str)] = &[
    ("examples", include_str!("../../../../games/paleo/scenarios/examples.scenario")),
    ("rules", include_str!("../../../../games/paleo/scenarios/rules.scenario")),
];

struct Run {
    state: State,
    rng: Rng,
    edits: Vec<(String, toml::Value)>,
    names: Names<Choice>,
    place: String,
}

fn value(text: &str) -> toml::Value {
    let table: toml::Table = toml::from_str(&format!("x = {text}")).unwrap_or_else(|e| panic!("{text}: {e}"));
    table["x"].clone()
}

fn at<'v>(mut root: &'v mut toml::Value, path: &str) -> Option<&'v mut toml::Value> {
    for key in path.split('.') {
        root = match key.parse::<usize>() {
            Ok(i) => root.as_array_mut()?.get_mut(i)?,
            Err(_) => root.as_table_mut()?.get_mut(key)?,
        };
    }
    Some(root)
}

impl Run {
    fn draft(&self) -> toml::Value {
        toml::Value::try_from(GAME.draft(&self.state)).expect("a draft is TOML")
    }

    fn flush(&mut self) {
        if self.edits.is_empty() {
            return;
        }
        let mut draft = self.draft();
        for (path, value) in self.edits.drain(..) {
            *at(&mut draft, &path).unwrap_or_else(|| panic!("{}: no '{path}'", self.place)) = value;
        }
        let draft: Draft = draft.try_into().unwrap_or_else(|e| panic!("{}: {e}", self.place));
        self.state = GAME.adopt(draft).unwrap_or_else(|f| panic!("{}: {f:?}", self.place));
    }

    fn draw(&mut self) {
        while GAME.next(&self.state) == Next::Chance {
            let mut choices = Choices::new();
            GAME.legal(&self.state, Actor::Chance, &mut choices);
            GAME.apply(&mut self.state, choices.pick(&mut self.rng), &mut ());
        }
    }

    fn choices(&self, actor: Actor) -> Choices<Choice> {
        let mut choices = Choices::new();
        if GAME.next(&self.state).allows(actor) {
            GAME.legal(&self.state, actor, &mut choices);
        }
        choices
    }

    fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "set" {
            let (path, text) = rest.split_once(" = ").expect("set PATH = VALUE");
            return self.edits.push((path.to_owned(), value(text)));
        }
        self.flush();
        match word {
            "do" | "allow" => {
                let (who, name) = rest.split_once(": ").expect("WHO: WHAT");
                let actor: Actor = who.parse().expect("an actor");
                if actor != Actor::Chance {
                    self.draw();
                }
                let choice = self.names.find(name).unwrap_or_else(|e| panic!("{}: {e}", self.place));
                let legal = self.choices(actor).find(choice);
                let legal = legal.unwrap_or_else(|| panic!("{}: not legal", self.place));
                if word == "do" {
                    GAME.apply(&mut self.state, legal, &mut ());
                }
            }
            "refuse" => {
                self.draw();
                let (who, rest) = rest.split_once(": ").expect("WHO: WHAT");
                let (name, clause) = rest.split_once(" because ").expect("because CLAUSE");
                let Actor::Seat(seat) = who.parse().expect("an actor") else {
                    panic!("{}: a seat", self.place)
                };
                let choice = self.names.find(name).expect("a choice");
                assert!(self.choices(Actor::Seat(seat)).find(choice).is_none(), "{}: is legal", self.place);
                assert_eq!(GAME.why_not(&self.state, seat, choice).clause, clause, "{}", self.place);
            }
            "expect" => {
                self.draw();
                let (path, text) = rest.split_once(" = ").expect("expect PATH = VALUE");
                let expected = value(text);
                let found = match path {
                    "next" => toml::Value::String(
                        if GAME.next(&self.state) == Next::Over { "over" } else { "on" }.into(),
                    ),
                    "reason" => toml::Value::String(GAME.outcome(&self.state).expect("over").reason.into()),
                    "won.seat1" => {
                        toml::Value::Boolean(GAME.outcome(&self.state).expect("over").standings()[0].won)
                    }
                    path => at(&mut self.draft(), path)
                        .unwrap_or_else(|| panic!("{}: no '{path}'", self.place))
                        .clone(),
                };
                assert_eq!(found, expected, "{}", self.place);
            }
            _ => panic!("{}: what is '{word}'?", self.place),
        }
    }
}

/// PA-X01 PA-X02 PA-X03 PA-X04 PA-X05 PA-X06 PA-X07 PA-X08: the worked examples, and other stories, as files.
#[test]
fn scenario_files() {
    let mut n = 0;
    for (file, text) in FILES {
        let mut run: Option<Run> = None;
        for (i, line) in text.lines().enumerate() {
            let line = line.split(" #").next().unwrap_or("").trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "scenario" => n += 1,
                "game" => assert_eq!(rest, "paleo"),
                "clauses" | "seed" => {}
                "setup" => {
                    let setup = Setup::parse(&*GAME, rest).expect("a set-up");
                    let (state, names) = (GAME.start(&setup), Names::new(&*GAME));
                    run =
                        Some(Run { state, rng: Rng::new(7), edits: Vec::new(), names, place: String::new() });
                }
                _ => {
                    let run = run.as_mut().expect("a set-up first");
                    run.place = format!("{file}:{}: {line}", i + 1);
                    run.line(line);
                }
            }
        }
    }
    assert_eq!(n, 15);
}
