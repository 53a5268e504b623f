//! Plays a scenario.

use kernel::{Actor, Choices, Finite, Legal, Names, Next, Present, Rng, Seat, Setup};
use toml::Value;

use super::{Report, Scenario, ScenarioFault, parse::Step, tree};
use crate::Watch;

/// Plays a scenario of this game and says which lines fail. After a decision or an edit that fails nothing more is tried.
pub fn run<G: Present>(game: &G, names: &Names<G::Choice>, scenario: &Scenario) -> Report {
    run_before(game, names, scenario, &mut ())
}

/// The same while somebody looks on.
pub fn run_before<G: Present>(
    game: &G,
    names: &Names<G::Choice>,
    scenario: &Scenario,
    watch: &mut impl Watch<G>,
) -> Report {
    let mut player = Player {
        game,
        names,
        watch,
        state: None,
        rng: Rng::new(scenario.seed),
        choices: Choices::new(),
        checks: 0,
        failures: Vec::new(),
        untried: 0,
    };
    player.play(scenario);
    let Player { checks, failures, untried, .. } = player;
    Report { title: scenario.title.clone(), clauses: scenario.clauses.clone(), checks, failures, untried }
}

struct Player<'g, G: Present, W> {
    game: &'g G,
    names: &'g Names<G::Choice>,
    watch: &'g mut W,
    state: Option<G::State>,
    rng: Rng,
    choices: Choices<G::Choice>,
    checks: usize,
    failures: Vec<ScenarioFault>,
    untried: usize,
}

impl<G: Present, W: Watch<G>> Player<'_, G, W> {
    fn play(&mut self, scenario: &Scenario) {
        if let Err(fault) = self.begin(scenario) {
            self.failures.push(fault);
            self.untried = scenario.steps.len();
            return;
        }
        let mut steps = scenario.steps.iter().peekable();
        while let Some((line, step)) = steps.next() {
            let done = match step {
                Step::Set(path, value) => {
                    // Consecutive edits make one new position: each alone may be inconsistent.
                    let mut edits = vec![(*line, path, value)];
                    while let Some((line, Step::Set(path, value))) = steps.peek() {
                        edits.push((*line, path, value));
                        steps.next();
                    }
                    self.edit(&edits)
                }
                step => self.step(step).map_err(|what| ScenarioFault::new(*line, what)),
            };
            let Err(fault) = done else { continue };
            self.failures.push(fault);
            // What only looks at the position leaves it as it was; after anything else the rest is about another one.
            if !matches!(step, Step::Allow(..) | Step::Refuse(..) | Step::Expect(..)) {
                self.untried = steps.count();
                return;
            }
        }
        if self.checks == 0 && self.failures.is_empty() {
            let what = "the scenario expects nothing, so it can prove nothing";
            self.failures.push(ScenarioFault::new(scenario.line, what));
        }
    }

    fn begin(&mut self, scenario: &Scenario) -> Result<(), ScenarioFault> {
        if scenario.game != G::ID {
            let what = format!("this is a scenario of '{}'", scenario.game);
            return Err(ScenarioFault::new(scenario.line, what));
        }
        if let Some((line, setup)) = &scenario.setup {
            let setup =
                Setup::parse(self.game, setup).map_err(|e| ScenarioFault::new(*line, e.to_string()))?;
            self.state = Some(self.game.start(&setup));
        }
        Ok(())
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Position(text) => {
                let draft = toml::from_str(text).map_err(|e| format!("the position cannot be read: {e}"))?;
                let state = self.game.adopt(draft).map_err(|faults| all(&faults))?;
                self.state = Some(state);
            }
            Step::Set(..) => unreachable!("edits are gathered by the caller"),
            Step::Do(actor, name) => {
                if *actor != Actor::Chance {
                    self.draw()?;
                }
                let choice = self.find(name)?;
                let Some(legal) = self.legal(*actor, choice)? else {
                    return Err(self.refusal(*actor, name, choice));
                };
                let mut state = self.state()?;
                self.decide(&mut state, legal);
                self.audit(&state)?;
                self.state = Some(state);
            }
            Step::Allow(actor, name) => {
                self.draw()?;
                let choice = self.find(name)?;
                if self.legal(*actor, choice)?.is_none() {
                    return Err(self.refusal(*actor, name, choice));
                }
                self.checks += 1;
            }
            Step::Refuse(actor, name, clause) => {
                self.draw()?;
                let choice = self.find(name)?;
                if self.legal(*actor, choice)?.is_some() {
                    return Err(format!("'{name}' is allowed, but {clause} should forbid it"));
                }
                let Actor::Seat(seat) = actor else { return Err("chance has no reasons".into()) };
                let reason = self.game.why_not(&self.state()?, *seat, choice);
                if reason.clause != clause {
                    return Err(format!(
                        "'{name}' is refused because of {} ({}), not {clause}",
                        reason.clause, reason.text.key
                    ));
                }
                self.checks += 1;
            }
            Step::Expect(path, wanted) => {
                self.draw()?;
                let tree = self.tree()?;
                let found = tree::get(&tree, path)?;
                if found != wanted {
                    return Err(format!("{path} is {found}, not {wanted}"));
                }
                self.checks += 1;
            }
        }
        Ok(())
    }

    fn edit(&mut self, edits: &[(usize, &String, &Value)]) -> Result<(), ScenarioFault> {
        let first = edits[0].0;
        self.draw().map_err(|what| ScenarioFault::new(first, what))?;
        let state = self.state().map_err(|what| ScenarioFault::new(first, what))?;
        let mut tree = plain(&self.game.draft(&state)).map_err(|what| ScenarioFault::new(first, what))?;
        for (line, path, value) in edits {
            tree::set(&mut tree, path, (*value).clone()).map_err(|what| ScenarioFault::new(*line, what))?;
        }
        let draft: G::Draft =
            tree.try_into().map_err(|e| ScenarioFault::new(first, format!("this makes no position: {e}")))?;
        let state = self.game.adopt(draft).map_err(|faults| ScenarioFault::new(first, all(&faults)))?;
        self.state = Some(state);
        Ok(())
    }

    /// The position and what follows from it, as one tree.
    fn tree(&self) -> Result<Value, String> {
        let state = self.state()?;
        let mut tree = plain(&self.game.draft(&state))?;
        let next = match self.game.next(&state) {
            Next::Over => "over".to_owned(),
            Next::Chance => "chance".to_owned(),
            next => next.actors().map(|a| a.to_string()).collect::<Vec<_>>().join(" "),
        };
        tree::set(&mut tree, "next", Value::String(next))?;
        let (mut scores, mut totals) = (toml::Table::new(), toml::Table::new());
        let outcome = self.game.outcome(&state);
        let n_seats = outcome.map_or(self.game.seats().last().unwrap_or(1), |o| o.standings().len());
        for seat in Seat::all().take(n_seats) {
            let mut by_source = vec![0; G::SOURCES.len()];
            self.game.score(&state, seat, &mut by_source);
            totals.insert(seat.to_string(), Value::Integer(by_source.iter().map(|n| i64::from(*n)).sum()));
            let by_source =
                G::SOURCES.iter().zip(by_source).map(|(s, n)| (s.to_string(), Value::Integer(n.into())));
            scores.insert(seat.to_string(), Value::Table(by_source.collect()));
        }
        tree::set(&mut tree, "score", Value::Table(scores))?;
        tree::set(&mut tree, "total", Value::Table(totals))?;
        if let Some(outcome) = outcome {
            let each = |f: &dyn Fn(&kernel::Standing) -> Value| {
                let standings = outcome.standings().iter().enumerate();
                Value::Table(standings.map(|(i, s)| (Seat::nth(i).to_string(), f(s))).collect())
            };
            tree::set(&mut tree, "rank", each(&|s| Value::Integer(s.rank.into())))?;
            tree::set(&mut tree, "won", each(&|s| Value::Boolean(s.won)))?;
            tree::set(&mut tree, "reason", Value::String(outcome.reason.into()))?;
        }
        Ok(tree)
    }

    /// Makes the draws that are due and not given by the scenario.
    fn draw(&mut self) -> Result<(), String> {
        let mut state = self.state()?;
        while self.game.next(&state) == Next::Chance {
            self.game.legal(&state, Actor::Chance, &mut self.choices);
            let choice = self.choices.pick(&mut self.rng);
            self.decide(&mut state, choice);
        }
        self.audit(&state)?;
        self.watch.stands(self.game, &state);
        self.state = Some(state);
        Ok(())
    }

    fn decide(&mut self, state: &mut G::State, choice: Legal<G::Choice>) {
        let (before, mut events) = (*state, Vec::new());
        self.game.apply(state, choice, &mut events);
        self.watch.decided(self.game, &before, (choice.actor(), choice.choice()), &events, state);
    }

    fn state(&self) -> Result<G::State, String> {
        self.state.ok_or_else(|| "there is no position yet: 'setup …' or 'position … end'".to_owned())
    }

    fn find(&self, name: &str) -> Result<G::Choice, String> {
        self.names.find(name).map_err(|e| e.to_string())
    }

    fn legal(&mut self, actor: Actor, choice: G::Choice) -> Result<Option<Legal<G::Choice>>, String> {
        let state = self.state()?;
        let next = self.game.next(&state);
        if !next.allows(actor) {
            return Err(match next {
                Next::Over => format!("{actor} does not decide here: the game is over"),
                next => format!("{actor} does not decide here, but {next}"),
            });
        }
        self.game.legal(&state, actor, &mut self.choices);
        Ok(self.choices.find(choice))
    }

    /// A refusal that was not expected, with what could be done in place of it.
    fn refusal(&self, actor: Actor, name: &str, choice: G::Choice) -> String {
        let mut options: Vec<&str> = self.choices.iter().map(|c| self.names.name(c)).collect();
        let more = options.len().saturating_sub(12);
        options.truncate(12);
        let mut text = format!("'{name}' is not allowed for {actor}");
        if let (Actor::Seat(seat), Some(state)) = (actor, &self.state) {
            let reason = self.game.why_not(state, seat, choice);
            text += &format!(" because of {} ({})", reason.clause, reason.text.key);
        }
        text += &format!("; allowed: {}", options.join(", "));
        if more > 0 {
            text += &format!(" and {more} more");
        }
        text
    }

    fn audit(&self, state: &G::State) -> Result<(), String> {
        self.game.audit(state).map_err(|what| format!("the position is broken: {what}"))
    }
}

fn plain<T: serde::Serialize>(draft: &T) -> Result<Value, String> {
    Value::try_from(draft).map_err(|e| format!("the position is no plain data: {e}"))
}

fn all(faults: &[kernel::Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    format!("the position is impossible: {}", faults.join("; "))
}
