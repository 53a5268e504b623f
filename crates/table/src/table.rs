//! A running game.

use std::{fmt, sync::Arc};

use kernel::{Actor, Choices, Finite, Game, Legal, Line, Next, Outcome, Present, Seat, Seats, Setup, Viewer};

use crate::{Barrier, Dealer, Digest, Entry, Offer, Played, Prompt, Refusal, Refused, Ruleset, undo};

/// One decision that was carried out, with what happened.
pub struct Step<G: Game> {
    pub actor: Actor,
    pub choice: G::Choice,
    pub events: Vec<G::Event>,
}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} {:?}", self.actor, self.choice, self.events)
    }
}

/// One running game: the log and what follows from it.
pub struct Table<G: Present> {
    pub(crate) rules: Arc<Ruleset<G>>,
    pub(crate) setup: Setup,
    pub(crate) names: Vec<String>,
    pub(crate) dealer: Dealer,
    pub(crate) log: Vec<Entry<G::Choice>>,
    state: G::State,
    /// The decisions that stand.
    line: Vec<(Actor, G::Choice)>,
    /// Decisions that were taken back and can be made again, latest last.
    undone: Vec<(Seat, G::Choice)>,
    /// The number of each seat's current prompt.
    prompts: [u32; Seat::MAX],
    n_draws: u64,
    /// The first draws that come from another game and do not follow from the seed.
    pub(crate) given: u64,
    /// With which rules it was played, from the first entry of the log on.
    pub(crate) played: Vec<Played>,
    /// The digests of positions in which a round begins or the game ends, by the entry that led there, and whether it is
    /// the end.
    digests: Vec<(usize, Digest, bool)>,
    choices: Box<Choices<G::Choice>>,
}

impl<G: Present> Table<G> {
    /// A new game. `names` are who sits there, seat by seat; missing ones are filled up.
    ///
    /// Draws that come before the first decision of a seat are made at once.
    pub fn new(rules: Arc<Ruleset<G>>, setup: Setup, names: &[String], dealer: Dealer) -> Table<G> {
        let mut table = Table::empty(rules, setup, names, dealer);
        table.deal(&mut |_| {});
        table
    }

    pub(crate) fn empty(rules: Arc<Ruleset<G>>, setup: Setup, names: &[String], dealer: Dealer) -> Table<G> {
        let state = rules.game.start(&setup);
        Table::of_state(rules, setup, names, dealer, state)
    }

    pub(crate) fn of_state(
        rules: Arc<Ruleset<G>>,
        setup: Setup,
        names: &[String],
        dealer: Dealer,
        state: G::State,
    ) -> Table<G> {
        let names = (0..setup.n_seats as usize)
            .map(|i| names.get(i).cloned().unwrap_or_else(|| Seat::nth(i).to_string()))
            .collect();
        let played = vec![Played { from: 0, rules: G::RULES, pack: rules.pack.clone() }];
        Table {
            rules,
            setup,
            names,
            dealer,
            log: Vec::new(),
            state,
            line: Vec::new(),
            undone: Vec::new(),
            prompts: [0; Seat::MAX],
            n_draws: 0,
            given: 0,
            played,
            digests: Vec::new(),
            choices: Box::default(),
        }
    }

    pub fn game(&self) -> &G {
        &self.rules.game
    }

    pub fn rules(&self) -> &Arc<Ruleset<G>> {
        &self.rules
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits there, seat by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// The true position. Only for drivers: give seats and bots their view.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The decisions that stand, chance included.
    pub fn line(&self) -> &[(Actor, G::Choice)] {
        &self.line
    }

    /// Everything that was ever done here.
    pub fn log(&self) -> &[Entry<G::Choice>] {
        &self.log
    }

    /// With which rules it was played, from the first entry of the log on; more than once where it went on with others.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// The digest of the position to which an entry of the log has led, where a round begins or the game ends, and
    /// whether that is the end.
    pub(crate) fn digest_of(&self, entry: usize) -> Option<(Digest, bool)> {
        let at = self.digests.binary_search_by_key(&entry, |(i, ..)| *i).ok()?;
        let (_, digest, end) = self.digests[at];
        Some((digest, end))
    }

    /// How many draws stand.
    pub(crate) fn n_draws(&self) -> u64 {
        self.n_draws
    }

    /// The number of decisions that stand.
    pub fn ply(&self) -> usize {
        self.line.len()
    }

    pub fn next(&self) -> Next {
        self.rules.game.next(&self.state)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.game.outcome(&self.state)
    }

    /// The position after the first `ply` decisions that stand.
    pub fn at(&self, ply: usize) -> G::State {
        let mut state = self.rules.game.start(&self.setup);
        let mut choices = Choices::new();
        for (actor, choice) in &self.line[..ply.min(self.line.len())] {
            let legal = undo::legal(&self.rules.game, &state, *actor, *choice, &mut choices);
            self.rules.game.apply(&mut state, legal.expect("what stands was legal"), &mut ());
        }
        state
    }

    /// The number of the current prompt of a seat.
    pub fn prompt_number(&self, seat: Seat) -> u32 {
        self.prompts[seat.index()]
    }

    /// What a seat is asked; nothing when it is not.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let (game, names) = (&self.rules.game, &self.rules.names);
        if !self.next().allows(Actor::Seat(seat)) {
            return None;
        }
        let ask = game.ask(&self.state, seat);
        let mut choices = Choices::new();
        game.legal(&self.state, Actor::Seat(seat), &mut choices);
        let options = choices.iter().map(|choice| {
            let label = game.label(&self.state, seat, choice);
            Offer {
                choice: names.name(choice).to_owned(),
                text: label.text,
                target: label.target,
                preview: label.preview,
                pass: label.pass,
                rest: label.rest,
            }
        });
        let expected = game.expected(&self.state, seat);
        let refused = expected.into_iter().filter(|c| !choices.contains(*c)).map(|choice| {
            let label = game.label(&self.state, seat, choice);
            let reason = game.why_not(&self.state, seat, choice);
            Refused {
                choice: names.name(choice).to_owned(),
                text: label.text,
                target: label.target,
                reason: reason.text,
                clause: reason.clause,
            }
        });
        Some(Prompt {
            seat: seat.index(),
            number: self.prompt_number(seat),
            options: options.collect(),
            refused: refused.collect(),
            text: ask.text,
            clause: ask.clause,
            parts: ask.parts,
        })
    }

    /// Carries out a decision of a seat, and the draws that follow from it.
    ///
    /// `prompt` is the number of the prompt that is answered; without one, whatever is asked now.
    pub fn act(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choice: G::Choice,
    ) -> Result<Vec<Step<G>>, Refusal> {
        let mut steps = Vec::new();
        let legal = self.check(seat, prompt, choice)?;
        self.decide(legal, &mut |step| steps.push(step));
        self.deal(&mut |step| steps.push(step));
        Ok(steps)
    }

    /// Carries out several decisions of a seat, all or none. They must not be interrupted by chance or other seats.
    pub fn act_all(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        batch: &[G::Choice],
    ) -> Result<Vec<Step<G>>, Refusal> {
        let (rules, mut state) = (self.rules.clone(), self.state);
        let game = &rules.game;
        let mut choices = Choices::new();
        for (at, choice) in batch.iter().enumerate() {
            if at == 0 {
                self.check(seat, prompt, *choice).map_err(|r| Refusal::Batch { at, because: Box::new(r) })?;
            } else if !game.next(&state).allows(Actor::Seat(seat)) {
                return Err(Refusal::Interrupted { at });
            }
            let Some(legal) = undo::legal(game, &state, Actor::Seat(seat), *choice, &mut choices) else {
                let because = Box::new(self.not_legal(&state, seat, *choice));
                return Err(Refusal::Batch { at, because });
            };
            game.apply(&mut state, legal, &mut ());
        }
        let mut steps = Vec::new();
        for choice in batch {
            let legal = self.check(seat, None, *choice)?;
            self.decide(legal, &mut |step| steps.push(step));
        }
        self.deal(&mut |step| steps.push(step));
        Ok(steps)
    }

    /// Types in what was drawn at a real table.
    pub fn typed(&mut self, choice: G::Choice) -> Result<Vec<Step<G>>, Refusal> {
        match (self.next(), &self.dealer) {
            (Next::Over, _) => return Err(Refusal::Over),
            (Next::Chance, Dealer::Typed) => {}
            _ => return Err(Refusal::Sealed),
        }
        let Some(legal) =
            undo::legal(&self.rules.game, &self.state, Actor::Chance, choice, &mut self.choices)
        else {
            return Err(Refusal::Unknown(format!("'{}' cannot be drawn now", self.rules.names.name(choice))));
        };
        let mut steps = Vec::new();
        self.decide(legal, &mut |step| steps.push(step));
        Ok(steps)
    }

    /// Takes back the last decision of a seat, as far as nothing was revealed since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.undo_over(seat, Seats::EMPTY)
    }

    /// The same where bots sit on some seats: what they alone have decided since is taken back too (TB-U03).
    pub fn undo_over(&mut self, seat: Seat, bots: Seats) -> Result<(), Refusal> {
        let undo::Target { at, over } = self.undo_target(seat, bots)?;
        let choice = self.line[at].1;
        if over == Seats::EMPTY {
            self.log.push(Entry::Undone(seat));
            self.line.remove(at);
        } else {
            self.log.push(Entry::UndoneOver { seat, to: at, bots: over });
            self.line.truncate(at);
        }
        self.undone.push((seat, choice));
        self.refold();
        Ok(())
    }

    /// The ply that an undo of this seat would take back, or what stands in the way.
    pub fn can_undo_over(&self, seat: Seat, bots: Seats) -> Result<usize, Refusal> {
        Ok(self.undo_target(seat, bots)?.at)
    }

    fn undo_target(&self, seat: Seat, bots: Seats) -> Result<undo::Target, Refusal> {
        if !self.seats().contains(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        undo::target(&self.rules.game, &self.setup, &self.line, seat, bots.without(seat))
    }

    /// Makes the last taken-back decision of a seat again.
    pub fn redo(&mut self, seat: Seat) -> Result<Vec<Step<G>>, Refusal> {
        let Some(at) = self.undone.iter().rposition(|(s, _)| *s == seat) else {
            return Err(Refusal::NothingToRedo);
        };
        let choice = self.undone[at].1;
        let legal = self.check(seat, None, choice)?;
        let mut undone = std::mem::take(&mut self.undone);
        undone.remove(at);
        self.log.push(Entry::Redone(seat));
        let mut steps = Vec::new();
        self.carry_out(legal, &mut |step| steps.push(step));
        self.undone = undone;
        self.deal(&mut |step| steps.push(step));
        Ok(steps)
    }

    /// Whether a decision of this seat was taken back and could be made again.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.undone.iter().any(|(s, _)| *s == seat)
    }

    /// Goes back to the first `ply` decisions, whoever made the later ones. The caller has everybody's agreement.
    pub fn roll_back(&mut self, ply: usize) -> Result<(), Refusal> {
        if ply >= self.line.len() {
            return Err(Refusal::NothingToUndo);
        }
        self.log.push(Entry::RolledBack(ply));
        self.line.truncate(ply);
        self.undone.clear();
        self.refold();
        // The draws are the same as before: nothing can be rolled again.
        self.deal(&mut |_| {});
        Ok(())
    }

    /// The lines of the log as a viewer may read them, each with the ply it belongs to.
    pub fn story(&self, viewer: Viewer) -> Vec<(usize, Line)> {
        let game = &self.rules.game;
        let mut state = game.start(&self.setup);
        let (mut choices, mut events, mut lines) = (Choices::new(), Vec::new(), Vec::new());
        for (ply, (actor, choice)) in self.line.iter().enumerate() {
            let legal =
                undo::legal(game, &state, *actor, *choice, &mut choices).expect("what stands was legal");
            events.clear();
            game.apply(&mut state, legal, &mut events);
            let seen = events.iter().filter_map(|e| game.redact(*e, viewer)).filter_map(|e| game.tell(&e));
            lines.extend(seen.map(|line| (ply + 1, line)));
        }
        lines
    }

    /// What a viewer may see of a step: the events, redacted.
    pub fn redacted(&self, step: &Step<G>, viewer: Viewer) -> Vec<G::Event> {
        step.events.iter().filter_map(|e| self.rules.game.redact(*e, viewer)).collect()
    }

    pub(crate) fn seats(&self) -> Seats {
        Seat::first_n(self.setup.n_seats as usize)
    }

    /// Turns an answer into a legal choice.
    fn check(
        &mut self,
        seat: Seat,
        prompt: Option<u32>,
        choice: G::Choice,
    ) -> Result<Legal<G::Choice>, Refusal> {
        if !self.seats().contains(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        let next = self.next();
        if next == Next::Over {
            return Err(Refusal::Over);
        }
        let current = self.prompt_number(seat);
        if let Some(answered) = prompt.filter(|p| *p != current) {
            return Err(Refusal::Stale { answered, current });
        }
        if !next.allows(Actor::Seat(seat)) {
            return Err(Refusal::NotAsked(seat));
        }
        let state = self.state;
        undo::legal(&self.rules.game, &state, Actor::Seat(seat), choice, &mut self.choices)
            .ok_or_else(|| self.not_legal(&state, seat, choice))
    }

    fn not_legal(&self, state: &G::State, seat: Seat, choice: G::Choice) -> Refusal {
        let reason = Box::new(self.rules.game.why_not(state, seat, choice));
        Refusal::NotLegal { choice: self.rules.names.name(choice).to_owned(), reason }
    }

    /// A new decision: what was taken back before can no longer be made again.
    pub(crate) fn decide(&mut self, legal: Legal<G::Choice>, each: &mut dyn FnMut(Step<G>)) {
        self.log.push(Entry::Decided(legal.actor(), legal.choice()));
        if matches!(legal.actor(), Actor::Seat(_)) {
            self.undone.clear();
        }
        self.carry_out(legal, each);
    }

    fn carry_out(&mut self, legal: Legal<G::Choice>, each: &mut dyn FnMut(Step<G>)) {
        let before = self.next();
        let game = &self.rules.game;
        let round = game.round(&self.state);
        let mut events = Vec::new();
        game.apply(&mut self.state, legal, &mut events);
        let end = game.next(&self.state) == Next::Over;
        if end || game.round(&self.state) != round {
            self.digests.push((self.log.len() - 1, Digest::of(game, &self.state), end));
        }
        self.line.push((legal.actor(), legal.choice()));
        self.count(before, legal.actor());
        each(Step { actor: legal.actor(), choice: legal.choice(), events });
    }

    /// Simultaneous deciders do not invalidate each other's prompts; everything else opens new ones.
    fn count(&mut self, before: Next, actor: Actor) {
        if actor == Actor::Chance {
            self.n_draws += 1;
        }
        match (before, self.next(), actor) {
            (Next::Each(a), Next::Each(b), Actor::Seat(seat)) if b.is_subset(&a) => {
                self.prompts[seat.index()] += 1
            }
            _ => self.prompts.iter_mut().for_each(|p| *p += 1),
        }
    }

    /// Makes the draws that are due.
    fn deal(&mut self, each: &mut dyn FnMut(Step<G>)) {
        let Dealer::Seeded(seed) = self.dealer.clone() else { return };
        while self.next() == Next::Chance {
            self.rules.game.legal(&self.state, Actor::Chance, &mut self.choices);
            let point = seed.draw(self.n_draws, self.choices.total_weight());
            let legal = self.choices.at_weight(point);
            self.decide(legal, each);
        }
    }

    /// The state anew from the decisions that stand.
    fn refold(&mut self) {
        self.state = self.at(self.line.len());
        self.n_draws = self.line.iter().filter(|(actor, _)| *actor == Actor::Chance).count() as u64;
        self.prompts.iter_mut().for_each(|p| *p += 1);
    }

    /// Applies an entry of a record to a table that makes no draws of its own. Says what is wrong with the entry.
    pub(crate) fn replay(&mut self, entry: Entry<G::Choice>) -> Result<(), String> {
        let n = self.setup.n_seats as usize;
        match entry {
            Entry::Decided(actor, choice) => {
                let name = self.rules.names.name(choice);
                let next = self.next();
                if next == Next::Over {
                    return Err("the game is already over".into());
                }
                if !next.allows(actor) {
                    return Err(format!("{actor} does not decide here"));
                }
                let Some(legal) =
                    undo::legal(&self.rules.game, &self.state, actor, choice, &mut self.choices)
                else {
                    let why = match actor {
                        Actor::Seat(seat) => {
                            let reason = self.rules.game.why_not(&self.state, seat, choice);
                            format!("{} ({})", reason.text.key, reason.clause)
                        }
                        Actor::Chance => "that cannot be drawn".into(),
                    };
                    return Err(format!("'{name}' is not legal for {actor}: {why}"));
                };
                self.decide(legal, &mut |_| {});
            }
            Entry::Undone(seat) if seat.index() < n => self.undo(seat).map_err(|r| r.to_string())?,
            Entry::UndoneOver { seat, to, bots } if seat.index() < n => {
                let at = self.can_undo_over(seat, bots).map_err(|r| r.to_string())?;
                if at != to {
                    return Err(format!("{seat} takes back to {at} decisions, not to {to}"));
                }
                self.undo_over(seat, bots).map_err(|r| r.to_string())?;
            }
            Entry::Redone(seat) if seat.index() < n => {
                self.redo(seat).map_err(|r| r.to_string())?;
            }
            Entry::RolledBack(ply) => self.roll_back(ply).map_err(|r| r.to_string())?,
            Entry::Undone(seat) | Entry::UndoneOver { seat, .. } | Entry::Redone(seat) => {
                return Err(format!("there is no {seat} at this table"));
            }
        }
        Ok(())
    }

    /// Makes the draws that a record has not made yet.
    pub(crate) fn go_on(&mut self) {
        self.deal(&mut |_| {});
    }
}

impl From<Barrier> for Refusal {
    fn from(barrier: Barrier) -> Refusal {
        Refusal::Barrier(barrier)
    }
}
