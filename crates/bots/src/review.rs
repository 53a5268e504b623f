//! A finished game looked at again: how the chances went, and where they changed most.

use kernel::{Actor, Choices, Finite, Game, Present, Rng, Seat, Text};
use serde::Serialize;
use table::Table;

use crate::{Budget, Judge, Mcts, Search, Seen, TableFacts, greedy::settle_chance, hint::why};

/// A game looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// One for the start and one after every decision at which positions can be compared.
    pub curve: Vec<Moment>,
    /// The decisions that changed most, in the order of the game.
    pub turnings: Vec<Turning>,
}

/// How everybody stood after some decisions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    pub ply: usize,
    /// By seat: what it could hope for, from 0 to 1.
    pub shares: Vec<f32>,
    /// By seat: the points it could expect at the end.
    pub points: Vec<f32>,
}

/// A decision that changed much, and what was better.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Turning {
    /// The decision is the one after this many.
    pub ply: usize,
    pub seat: usize,
    pub choice: String,
    pub better: String,
    /// What the seat could hope for with the better choice and with its own.
    pub better_share: f64,
    pub share: f64,
    pub better_points: f64,
    pub points: f64,
    pub why: Text,
}

/// How many decisions are reported, and how many are looked at more closely for that.
const TURNINGS: usize = 3;
const CLOSER: usize = 12;

/// Looks at a game again. The same record, budget and seed give the same review.
///
/// A decision is judged by what the seat could know when it made it, not by what came after.
pub fn review<G: Present>(table: &Table<G>, budget: Budget, seed: u64) -> Review {
    let mut reviewing = Reviewing::new(table, budget, seed);
    loop {
        if let Some(review) = reviewing.step(table) {
            return review;
        }
    }
}

/// A review under way. Each step looks at one decision, so that others can think in between.
pub struct Reviewing<G: Game> {
    budget: Budget,
    rng: Rng,
    facts: TableFacts,
    /// The position after so many decisions.
    state: G::State,
    ply: usize,
    curve: Vec<Moment>,
    suspects: Vec<Suspect<G>>,
    /// How many suspects were looked at more closely.
    closer: usize,
    turnings: Vec<Turning>,
}

/// A decision that looks bad at a glance.
struct Suspect<G: Game> {
    loss: f32,
    ply: usize,
    seat: Seat,
    state: G::State,
}

impl<G: Present> Reviewing<G> {
    /// A review of a table, which the steps are given as well.
    pub fn new(table: &Table<G>, budget: Budget, seed: u64) -> Reviewing<G> {
        let game = table.game();
        let state = game.start(table.setup());
        let facts = TableFacts::probe(game, &state);
        let start = moment(&Judge::new(game, facts, None), &state, 0, table.setup().n_seats as usize);
        Reviewing {
            budget,
            rng: Rng::new(seed),
            facts,
            state,
            ply: 0,
            curve: vec![start],
            suspects: Vec::new(),
            closer: 0,
            turnings: Vec::new(),
        }
    }

    /// Looks at one more decision: first at each at a glance, then more closely at those that look worst. The review,
    /// when there is no more to look at.
    pub fn step(&mut self, table: &Table<G>) -> Option<Review> {
        if self.ply < table.line().len() {
            self.glance(table);
            return None;
        }
        if let Some(Suspect { ply, seat, state, .. }) = self.suspects.get(self.closer) {
            let turning = closer(table, state, *ply, *seat, self.budget, &mut self.rng);
            self.turnings.extend(turning);
            self.closer += 1;
            return None;
        }
        let mut turnings = std::mem::take(&mut self.turnings);
        turnings.sort_by(|a, b| (b.better_share - b.share).total_cmp(&(a.better_share - a.share)));
        turnings.truncate(TURNINGS);
        turnings.sort_by_key(|turning| turning.ply);
        Some(Review { curve: std::mem::take(&mut self.curve), turnings })
    }

    fn glance(&mut self, table: &Table<G>) {
        let game = table.game();
        let judge = Judge::new(game, self.facts, None);
        let mut choices = Choices::new();
        let (actor, choice) = table.line()[self.ply];
        game.legal(&self.state, actor, &mut choices);
        if let (Actor::Seat(seat), true) = (actor, choices.len() > 1) {
            let loss = loss(&judge, game, &self.state, seat, choice, &choices, &mut self.rng);
            self.suspects.push(Suspect { loss, ply: self.ply, seat, state: self.state });
        }
        let legal = choices.find(choice).expect("what stands was legal");
        game.apply(&mut self.state, legal, &mut ());
        self.ply += 1;
        if judge.is_boundary(&self.state) {
            self.curve.push(moment(&judge, &self.state, self.ply, table.setup().n_seats as usize));
        }
        // Only the worst are kept; a game has hundreds of decisions.
        if self.suspects.len() > 4 * CLOSER || self.ply == table.line().len() {
            self.suspects.sort_by(|a, b| b.loss.total_cmp(&a.loss));
            self.suspects.truncate(CLOSER);
        }
    }
}

fn moment<G: Game>(judge: &Judge<G>, state: &G::State, ply: usize, n: usize) -> Moment {
    let points = judge.all_points(state);
    let shares = judge.shares_of(state, &points);
    Moment { ply, shares: shares[..n].to_vec(), points: points[..n].to_vec() }
}

/// How much better the best option looks than the one that was taken, at a glance.
fn loss<G: Game>(
    judge: &Judge<G>,
    game: &G,
    state: &G::State,
    seat: Seat,
    taken: G::Choice,
    options: &Choices<G::Choice>,
    rng: &mut Rng,
) -> f32 {
    let seen = Seen::new(game, state, seat, rng);
    let mut scratch = Choices::new();
    let (mut best, mut own) = (f32::MIN, f32::MIN);
    for i in 0..options.len() {
        let mut world = seen.imagine(rng);
        game.apply(&mut world, options.get(i), &mut ());
        settle_chance(game, &mut world, &mut scratch, rng);
        let share = judge.shares(&world)[seat.index()];
        best = best.max(share);
        if options.get(i).choice() == taken {
            own = share;
        }
    }
    best - own
}

/// Searches a decision; nothing when what was done was as good as anything.
fn closer<G: Present>(
    table: &Table<G>,
    state: &G::State,
    ply: usize,
    seat: Seat,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Turning> {
    let game = table.game();
    let seen = Seen::new(game, state, seat, rng);
    let mut options = Choices::new();
    seen.options(&mut options);
    // Every option gets its share of attention: the question is what was missed, not what to do.
    let search = Search { explain: true, exploration: Some(2.5), ..Search::new(budget) };
    let found = Mcts::new(search).study(&seen, &options, rng);
    let (_, taken) = table.line()[ply];
    let own = options.iter().position(|choice| choice == taken)?;
    let best = found.best();
    let (better, mine) = (&found.options[best], &found.options[own]);
    if best == own || mine.visits == 0 || better.mean() <= mine.mean() {
        return None;
    }
    let names = &table.rules().names;
    let features = game.evaluation().features(game);
    Some(Turning {
        ply,
        seat: seat.index(),
        choice: names.name(taken).to_owned(),
        better: names.name(options.get(best).choice()).to_owned(),
        better_share: better.mean(),
        share: mine.mean(),
        better_points: better.points(),
        points: mine.points(),
        why: why::<G>(&features, &found.terms[best], &found.terms[own]),
    })
}
