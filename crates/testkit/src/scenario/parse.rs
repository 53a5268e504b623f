//! The lines of a scenario file.

use std::fmt;

use kernel::Actor;
use toml::Value;

/// What is wrong with a scenario, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioFault {
    pub line: usize,
    pub what: String,
}

impl ScenarioFault {
    pub fn new(line: usize, what: impl Into<String>) -> ScenarioFault {
        ScenarioFault { line, what: what.into() }
    }
}

impl fmt::Display for ScenarioFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ScenarioFault {}

/// One scenario of a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    pub title: String,
    pub line: usize,
    pub clauses: Vec<String>,
    pub game: String,
    /// The set-up words and their line; nothing when a whole position is given.
    pub setup: Option<(usize, String)>,
    pub seed: u64,
    pub steps: Vec<(usize, Step)>,
}

/// One line of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A whole position in TOML.
    Position(String),
    /// Edits the position.
    Set(String, Value),
    Do(Actor, String),
    Allow(Actor, String),
    Refuse(Actor, String, String),
    Expect(String, Value),
}

/// Files are at most this large.
const BYTES_MAX: usize = 1 << 20;

/// Reads all scenarios of a file, or says what is wrong first.
pub fn parse(text: &str) -> Result<Vec<Scenario>, ScenarioFault> {
    if text.len() > BYTES_MAX {
        return Err(ScenarioFault::new(0, format!("the file has over {BYTES_MAX} bytes")));
    }
    let mut scenarios: Vec<Scenario> = Vec::new();
    let mut lines = text.lines().enumerate().map(|(i, l)| (i + 1, l));
    while let Some((number, raw)) = lines.next() {
        let line = uncomment(raw).trim();
        if line.is_empty() {
            continue;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if word == "scenario" {
            if rest.is_empty() {
                return Err(ScenarioFault::new(number, "a scenario needs a title"));
            }
            scenarios.push(Scenario {
                title: rest.to_owned(),
                line: number,
                clauses: Vec::new(),
                game: String::new(),
                setup: None,
                seed: 1,
                steps: Vec::new(),
            });
            continue;
        }
        let Some(scenario) = scenarios.last_mut() else {
            return Err(ScenarioFault::new(
                number,
                format!("'{word}' stands before the first 'scenario TITLE'"),
            ));
        };
        if word == "position" {
            let mut position = String::new();
            loop {
                match lines.next() {
                    Some((_, l)) if l.trim() == "end" => break,
                    Some((_, l)) => position += &format!("{l}\n"),
                    None => return Err(ScenarioFault::new(number, "the position has no 'end'")),
                }
            }
            scenario.steps.push((number, Step::Position(position)));
            continue;
        }
        read_line(scenario, number, word, rest).map_err(|what| ScenarioFault::new(number, what))?;
    }
    if let Some(scenario) = scenarios.iter().find(|s| s.game.is_empty()) {
        return Err(ScenarioFault::new(
            scenario.line,
            "the scenario does not say which game it is: 'game NAME'",
        ));
    }
    Ok(scenarios)
}

fn read_line(scenario: &mut Scenario, number: usize, word: &str, rest: &str) -> Result<(), String> {
    let step = match word {
        "clauses" => {
            scenario.clauses.extend(rest.split_whitespace().map(str::to_owned));
            return Ok(());
        }
        "game" => {
            scenario.game = rest.to_owned();
            return Ok(());
        }
        "setup" => {
            scenario.setup = Some((number, rest.to_owned()));
            return Ok(());
        }
        "seed" => {
            scenario.seed = rest.parse().map_err(|_| format!("the seed is a number, not '{rest}'"))?;
            return Ok(());
        }
        "set" => {
            let (path, value) = assignment(rest)?;
            Step::Set(path, value)
        }
        "expect" => {
            let (path, value) = assignment(rest)?;
            Step::Expect(path, value)
        }
        "do" => {
            let (actor, choice) = decision(rest)?;
            Step::Do(actor, choice)
        }
        "allow" => {
            let (actor, choice) = decision(rest)?;
            Step::Allow(actor, choice)
        }
        "refuse" => {
            let (what, clause) =
                rest.rsplit_once(" because ").ok_or("a refusal is 'refuse SEAT: CHOICE because CLAUSE'")?;
            let (actor, choice) = decision(what)?;
            Step::Refuse(actor, choice, clause.trim().to_owned())
        }
        _ => {
            let known = "scenario, clauses, game, setup, seed, position, set, do, allow, refuse, expect";
            return Err(format!("'{word}' is no word of a scenario ({known})"));
        }
    };
    scenario.steps.push((number, step));
    Ok(())
}

fn assignment(text: &str) -> Result<(String, Value), String> {
    let (path, value) =
        text.split_once('=').ok_or_else(|| format!("'{text}' is not of the form PATH = VALUE"))?;
    let (path, value) = (path.trim(), value.trim());
    let parsed: toml::Table = toml::from_str(&format!("x = {value}")).map_err(|_| {
        format!("'{value}' is no value (a number, true, \"a word in quotes\", or a list [1, 2])")
    })?;
    Ok((path.to_owned(), parsed.get("x").cloned().ok_or("there is no value")?))
}

fn decision(text: &str) -> Result<(Actor, String), String> {
    let form = "a decision is 'seat1: CHOICE' or 'chance: CHOICE'";
    let (actor, choice) = text.split_once(':').ok_or(form)?;
    let actor = actor.trim().parse().map_err(|()| format!("'{}' is no seat; {form}", actor.trim()))?;
    Ok((actor, choice.trim().to_owned()))
}

/// A `#` that is not within quotes begins a comment.
fn uncomment(line: &str) -> &str {
    let mut quoted = false;
    for (i, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..i],
            _ => {}
        }
    }
    line
}
