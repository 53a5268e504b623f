//! A running game without its type, for servers, terminals and everything else above.

use std::{any::Any, sync::Arc};

use kernel::{Actor, Line, Next, Note, Outcome, Present, Scene, Seat, Seats, Text, Viewer};
use serde::Serialize;
use toml::Value;

use crate::{AnyReel, Dealer, Digest, Played, Prompt, Reel, Refusal, Seed, Step, Table};

/// A decision that was carried out, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AnyStep {
    /// `seat1` … or `chance`.
    pub actor: String,
    pub lines: Vec<Told>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// The number of decisions after it happened.
    pub ply: usize,
    pub text: Text,
    pub clause: Option<&'static str>,
    pub about: Vec<String>,
}

impl Told {
    fn new(ply: usize, line: Line) -> Told {
        Told { ply, text: line.text, clause: line.clause, about: line.about }
    }
}

/// A scene that several viewers share, because they know the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedScene {
    /// Without a forecast.
    pub scene: Scene,
    /// Who shares it, and the forecast of each.
    pub viewers: Vec<(Viewer, Vec<Note>)>,
}

/// What one or several viewers read of a change.
pub type Lines = Arc<Vec<Told>>;

/// A running game without its type.
pub trait AnyTable: Send {
    fn game_id(&self) -> &'static str;
    fn n_seats(&self) -> usize;
    fn names(&self) -> &[String];
    fn ply(&self) -> usize;
    fn next(&self) -> Next;
    fn outcome(&self) -> Option<Outcome>;
    /// The words for where points come from.
    fn sources(&self) -> &'static [&'static str];
    /// The points of a seat by source.
    fn score(&self, seat: Seat) -> Vec<i32>;
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The scenes of several viewers, drawn once for those who know the same.
    fn scenes(&self, viewers: &[Viewer]) -> Vec<SharedScene>;
    /// Whether one of these seats knows something that not everybody knows. Not whether they know the same: that would
    /// tell one of them what the other one knows.
    fn knows_alone(&self, seats: Seats) -> bool;
    /// Who of these seats has decided last, of what stands.
    fn last_of(&self, seats: Seats) -> Option<Seat>;
    /// The whole position as plain data.
    fn position(&self) -> Value;
    /// What a viewer may know, as plain data.
    fn view(&self, viewer: Viewer) -> Value;
    fn story(&self, viewer: Viewer) -> Vec<Told>;
    /// The outcomes that can be typed in now.
    fn draws(&self) -> Vec<String>;
    /// The same with their weights, and with what a viewer would read of each.
    fn draws_told(&self, viewer: Viewer) -> Vec<(String, u32, Vec<Text>)>;
    fn act(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choice: &str,
        viewer: Viewer,
    ) -> Result<Vec<AnyStep>, Refusal>;
    fn typed(&mut self, choice: &str, viewer: Viewer) -> Result<Vec<AnyStep>, Refusal>;
    /// Takes back the last decision of a seat, and what these bots alone have decided since.
    fn undo_over(&mut self, seat: Seat, bots: Seats) -> Result<(), Refusal>;
    /// How many decisions would stand before it, or what stands in the way.
    fn can_undo_over(&self, seat: Seat, bots: Seats) -> Result<usize, Refusal>;
    fn redo(&mut self, seat: Seat, viewer: Viewer) -> Result<Vec<AnyStep>, Refusal>;
    fn roll_back(&mut self, ply: usize) -> Result<(), Refusal>;
    /// Why a choice is refused, or nothing when it is legal.
    fn why_not(&self, seat: Seat, choice: &str) -> Result<Option<(Text, &'static str)>, Refusal>;
    /// The record as text; the seed is part of it once the game is over.
    fn record(&self) -> String;
    /// The seed, to be kept apart from the record until the end.
    fn seed(&self) -> Option<&Seed>;
    /// A hash of the position that holds within this program; [`AnyTable::digest`] is what may be written down.
    fn hash(&self) -> u64;
    /// The digest of the position.
    fn digest(&self) -> Digest;
    /// With which rules it was played.
    fn played(&self) -> &[Played];
    /// Says so of a table that was restored from its log.
    fn set_played(&mut self, played: Vec<Played>);
    /// A look at the first `ply` decisions.
    fn at(&self, ply: usize) -> Box<dyn AnyTable>;
    /// All positions of the decisions that stand.
    fn reel(&self) -> Box<dyn AnyReel>;
    /// A table in a world as the seat may imagine it after the first `ply` decisions, without the glimpses that have faded
    /// since. Draws are typed in; it has no past, so nothing can be taken back and nothing is recorded.
    fn imagine(&self, ply: usize, seat: Seat, seed: u64) -> Box<dyn AnyTable>;

    /// Like [`AnyTable::act`] for several viewers at once: what each of them reads, in their order.
    fn act_before(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choice: &str,
        viewers: &[Viewer],
    ) -> Result<Vec<Lines>, Refusal>;
    /// Several decisions of a seat, all or none, before several viewers.
    fn act_all_before(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choices: &[String],
        viewers: &[Viewer],
    ) -> Result<Vec<Lines>, Refusal>;
    /// Like [`AnyTable::redo`] for several viewers at once.
    fn redo_before(&mut self, seat: Seat, viewers: &[Viewer]) -> Result<Vec<Lines>, Refusal>;
    fn can_redo(&self, seat: Seat) -> bool;
    fn prompt_number(&self, seat: Seat) -> u32;
    /// How many entries the log has. It only grows, also when decisions are taken back.
    fn n_entries(&self) -> usize;
    /// The entries of the log from this one on, as [`Table::restore`] reads them.
    fn entries(&self, from: usize) -> Vec<String>;
    /// A look at the table as it was after so many entries of the log, and how many of its first decisions still stand.
    fn after(&self, n_entries: usize) -> (Box<dyn AnyTable>, usize);
    /// Checks every invariant of the position.
    fn audit(&self) -> Result<(), String>;
    /// The table with its type, for those who know it.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Present> Table<G> {
    fn any_steps(&self, steps: Vec<Step<G>>, viewer: Viewer) -> Vec<AnyStep> {
        let first = self.ply() - steps.len();
        let any = |(i, step): (usize, &Step<G>)| AnyStep {
            actor: step.actor.to_string(),
            lines: self
                .redacted(step, viewer)
                .iter()
                .filter_map(|e| self.game().tell(e))
                .map(|line| Told::new(first + i + 1, line))
                .collect(),
        };
        steps.iter().enumerate().map(any).collect()
    }

    /// What each viewer reads; those who see the same events share it.
    fn told(&self, steps: &[Step<G>], viewers: &[Viewer]) -> Vec<Lines> {
        let first = self.ply() - steps.len();
        let mut made: Vec<(Vec<Vec<G::Event>>, Lines)> = Vec::new();
        let read = |viewer: &Viewer| {
            let seen: Vec<Vec<G::Event>> = steps.iter().map(|step| self.redacted(step, *viewer)).collect();
            if let Some((_, lines)) = made.iter().find(|(known, _)| *known == seen) {
                return lines.clone();
            }
            let lines = seen.iter().enumerate().flat_map(|(i, events)| {
                let lines = events.iter().filter_map(|e| self.game().tell(e));
                lines.map(move |line| Told::new(first + i + 1, line))
            });
            let lines: Lines = Arc::new(lines.collect());
            made.push((seen, lines.clone()));
            lines
        };
        viewers.iter().map(read).collect()
    }

    fn choice(&self, name: &str) -> Result<G::Choice, Refusal> {
        self.rules.names.find(name).map_err(|e| Refusal::Unknown(e.to_string()))
    }
}

impl<G: Present> AnyTable for Table<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn n_seats(&self) -> usize {
        self.setup.n_seats as usize
    }

    fn names(&self) -> &[String] {
        self.names()
    }

    fn ply(&self) -> usize {
        self.ply()
    }

    fn next(&self) -> Next {
        self.next()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn sources(&self) -> &'static [&'static str] {
        G::SOURCES
    }

    fn score(&self, seat: Seat) -> Vec<i32> {
        let mut by_source = vec![0; G::SOURCES.len()];
        self.game().score(self.state(), seat, &mut by_source);
        by_source
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.prompt(seat)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.game().scene(&self.game().view(self.state(), viewer), viewer)
    }

    fn scenes(&self, viewers: &[Viewer]) -> Vec<SharedScene> {
        let mut shared: Vec<(G::View, SharedScene)> = Vec::new();
        for viewer in viewers {
            let view = self.game().view(self.state(), *viewer);
            if let Some((_, known)) = shared.iter_mut().find(|(known, _)| *known == view)
                && let Some(forecast) = self.game().forecast(&view, *viewer)
            {
                known.viewers.push((*viewer, forecast));
                continue;
            }
            let mut scene = self.game().scene(&view, *viewer);
            let forecast = std::mem::take(&mut scene.forecast);
            shared.push((view, SharedScene { scene, viewers: vec![(*viewer, forecast)] }));
        }
        shared.into_iter().map(|(_, shared)| shared).collect()
    }

    fn knows_alone(&self, seats: Seats) -> bool {
        let everybody = self.game().view(self.state(), Viewer::Spectator);
        seats.iter().any(|seat| self.game().view(self.state(), Viewer::Seat(seat)) != everybody)
    }

    fn last_of(&self, seats: Seats) -> Option<Seat> {
        self.line().iter().rev().find_map(|(actor, _)| match actor {
            Actor::Seat(seat) if seats.contains(*seat) => Some(*seat),
            _ => None,
        })
    }

    fn position(&self) -> Value {
        Value::try_from(self.game().draft(self.state())).expect("a draft is plain data")
    }

    fn view(&self, viewer: Viewer) -> Value {
        let view = self.game().view(self.state(), viewer);
        Value::try_from(self.game().view_value(&view)).expect("a view is plain data")
    }

    fn story(&self, viewer: Viewer) -> Vec<Told> {
        self.story(viewer).into_iter().map(|(ply, line)| Told::new(ply, line)).collect()
    }

    fn draws(&self) -> Vec<String> {
        if self.next() != Next::Chance {
            return Vec::new();
        }
        let mut choices = kernel::Choices::new();
        self.game().legal(self.state(), Actor::Chance, &mut choices);
        choices.iter().map(|c| self.rules.names.name(c).to_owned()).collect()
    }

    fn draws_told(&self, viewer: Viewer) -> Vec<(String, u32, Vec<Text>)> {
        if self.next() != Next::Chance {
            return Vec::new();
        }
        let game = self.game();
        let (mut choices, mut events) = (kernel::Choices::new(), Vec::new());
        game.legal(self.state(), Actor::Chance, &mut choices);
        let weights: Vec<u32> = choices.weighted().map(|(_, weight)| weight.into()).collect();
        let draw = |(i, weight): (usize, u32)| {
            let (mut state, legal) = (*self.state(), choices.get(i));
            events.clear();
            game.apply(&mut state, legal, &mut events);
            let seen = events.iter().filter_map(|e| game.redact(*e, viewer)).filter_map(|e| game.tell(&e));
            (self.rules.names.name(legal.choice()).to_owned(), weight, seen.map(|line| line.text).collect())
        };
        weights.into_iter().enumerate().map(draw).collect()
    }

    fn act(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choice: &str,
        viewer: Viewer,
    ) -> Result<Vec<AnyStep>, Refusal> {
        let choice = self.choice(choice)?;
        let steps = self.act(seat, prompt, choice)?;
        Ok(self.any_steps(steps, viewer))
    }

    fn typed(&mut self, choice: &str, viewer: Viewer) -> Result<Vec<AnyStep>, Refusal> {
        let choice = self.choice(choice)?;
        let steps = self.typed(choice)?;
        Ok(self.any_steps(steps, viewer))
    }

    fn undo_over(&mut self, seat: Seat, bots: Seats) -> Result<(), Refusal> {
        self.undo_over(seat, bots)
    }

    fn can_undo_over(&self, seat: Seat, bots: Seats) -> Result<usize, Refusal> {
        self.can_undo_over(seat, bots)
    }

    fn redo(&mut self, seat: Seat, viewer: Viewer) -> Result<Vec<AnyStep>, Refusal> {
        let steps = self.redo(seat)?;
        Ok(self.any_steps(steps, viewer))
    }

    fn roll_back(&mut self, ply: usize) -> Result<(), Refusal> {
        self.roll_back(ply)
    }

    fn why_not(&self, seat: Seat, choice: &str) -> Result<Option<(Text, &'static str)>, Refusal> {
        let choice = self.choice(choice)?;
        if !self.next().allows(Actor::Seat(seat)) {
            return Err(Refusal::NotAsked(seat));
        }
        let mut choices = kernel::Choices::new();
        self.game().legal(self.state(), Actor::Seat(seat), &mut choices);
        if choices.contains(choice) {
            return Ok(None);
        }
        let reason = self.game().why_not(self.state(), seat, choice);
        Ok(Some((reason.text, reason.clause)))
    }

    fn record(&self) -> String {
        self.record()
    }

    fn seed(&self) -> Option<&Seed> {
        match self.dealer() {
            Dealer::Seeded(seed) => Some(seed),
            Dealer::Sealed(_) | Dealer::Typed => None,
        }
    }

    fn hash(&self) -> u64 {
        stdx::stable_hash(self.state())
    }

    fn digest(&self) -> Digest {
        self.digest()
    }

    fn played(&self) -> &[Played] {
        self.played()
    }

    fn set_played(&mut self, played: Vec<Played>) {
        self.set_played(played)
    }

    fn at(&self, ply: usize) -> Box<dyn AnyTable> {
        let commitment = self.dealer().commitment().unwrap_or_default();
        let dealer = Dealer::Sealed(commitment);
        let mut table = Table::empty(self.rules.clone(), self.setup, &self.names, dealer);
        for (actor, choice) in &self.line()[..ply.min(self.ply())] {
            table.replay(crate::Entry::Decided(*actor, *choice)).expect("what stands was legal");
        }
        Box::new(table)
    }

    fn reel(&self) -> Box<dyn AnyReel> {
        Box::new(Reel::new(self))
    }

    fn imagine(&self, ply: usize, seat: Seat, seed: u64) -> Box<dyn AnyTable> {
        let mut state = self.at(ply);
        self.game().fade(&mut state, self.state(), seat);
        self.game().resample(&mut state, Viewer::Seat(seat), &mut kernel::Rng::new(seed));
        Box::new(Table::of_state(self.rules.clone(), self.setup, &self.names, Dealer::Typed, state))
    }

    fn act_before(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choice: &str,
        viewers: &[Viewer],
    ) -> Result<Vec<Lines>, Refusal> {
        let choice = self.choice(choice)?;
        let steps = self.act(seat, prompt, choice)?;
        Ok(self.told(&steps, viewers))
    }

    fn act_all_before(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choices: &[String],
        viewers: &[Viewer],
    ) -> Result<Vec<Lines>, Refusal> {
        let find = |(at, name): (usize, &String)| {
            self.choice(name).map_err(|r| Refusal::Batch { at, because: Box::new(r) })
        };
        let batch: Vec<G::Choice> = choices.iter().enumerate().map(find).collect::<Result<_, Refusal>>()?;
        let steps = self.act_all(seat, prompt, &batch)?;
        Ok(self.told(&steps, viewers))
    }

    fn redo_before(&mut self, seat: Seat, viewers: &[Viewer]) -> Result<Vec<Lines>, Refusal> {
        let steps = self.redo(seat)?;
        Ok(self.told(&steps, viewers))
    }

    fn can_redo(&self, seat: Seat) -> bool {
        self.can_redo(seat)
    }

    fn prompt_number(&self, seat: Seat) -> u32 {
        self.prompt_number(seat)
    }

    fn n_entries(&self) -> usize {
        self.log().len()
    }

    fn entries(&self, from: usize) -> Vec<String> {
        self.entries(from)
    }

    fn after(&self, n_entries: usize) -> (Box<dyn AnyTable>, usize) {
        let dealer = Dealer::Sealed(self.dealer().commitment().unwrap_or_default());
        let mut table = Table::empty(self.rules.clone(), self.setup, &self.names, dealer);
        for entry in &self.log()[..n_entries.min(self.log().len())] {
            table.replay(*entry).expect("what was done was legal");
        }
        let same = table.line().iter().zip(self.line()).take_while(|(a, b)| a == b).count();
        (Box::new(table), same)
    }

    fn audit(&self) -> Result<(), String> {
        self.game().audit(self.state())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
