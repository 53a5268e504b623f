//! The evaluation of a game at one table: points expected, and from them the chance to win.

use kernel::{Choices, Evaluate, FEATURES_MAX, Feature, Game, Rng, Seat};
use stdx::Finite;

use crate::time;

/// What one seat after the other can hope for, from 0 to 1.
pub type Shares = [f32; Seat::MAX];

/// Judges positions of one table with the evaluation of its game.
pub struct Judge<'g, G: Game> {
    game: &'g G,
    evaluate: &'static dyn Evaluate<G>,
    features: Vec<Feature>,
    weights: [f32; FEATURES_MAX],
    table: TableFacts,
}

/// What does not change while a game lasts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TableFacts {
    pub n_seats: usize,
    /// Whether all win or lose together, or somebody plays alone.
    pub together: bool,
}

impl TableFacts {
    /// Found by playing a world to its end at random a few times: results say how many sit there, and whether points
    /// or results ever differ. Results alone would not do: where chance players never get out alive, all lose alike.
    pub fn probe<G: Game>(game: &G, world: &G::State) -> TableFacts {
        let (mut choices, mut rng) = (Choices::new(), Rng::new(1));
        let mut facts = TableFacts { n_seats: 1, together: true };
        for _ in 0..3 {
            let mut state = *world;
            // Nobody's points differ before it is known how many sit there.
            let n_seats = facts.n_seats;
            let mut apart = false;
            play_out(game, &mut state, &mut choices, &mut rng, |state| {
                apart = apart || scores_differ(game, state, n_seats);
            });
            facts.together &= !apart;
            let Some(outcome) = game.outcome(&state) else { continue };
            let standings = outcome.standings();
            facts.n_seats = standings.len();
            facts.together &= standings.windows(2).all(|pair| pair[0] == pair[1]);
        }
        facts
    }
}

/// Whether the points so far of the first seats differ.
fn scores_differ<G: Game>(game: &G, state: &G::State, n_seats: usize) -> bool {
    let of = |i: usize| {
        let mut points = [0; FEATURES_MAX];
        game.score(state, Seat::nth(i), &mut points[..G::SOURCES.len()]);
        points
    };
    (1..n_seats).any(|i| of(i) != of(0))
}

/// Plays a world to its end at random, and shows every position on the way.
fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    choices: &mut Choices<G::Choice>,
    rng: &mut Rng,
    mut see: impl FnMut(&G::State),
) {
    while let Some(actor) = game.next(state).first() {
        see(state);
        time::work();
        crate::options(game, state, actor, choices);
        let choice = choices.pick(rng);
        game.apply(state, choice, &mut ());
    }
}

impl<'g, G: Game> Judge<'g, G> {
    /// With the weights of the game, or with others.
    pub fn new(game: &'g G, table: TableFacts, weights: Option<&[f32]>) -> Judge<'g, G> {
        let evaluate = game.evaluation();
        let features = evaluate.features(game);
        assert!(features.len() <= FEATURES_MAX, "{} has too many features", G::ID);
        let mut all = [0.0; FEATURES_MAX];
        for (i, feature) in features.iter().enumerate() {
            all[i] = weights.and_then(|w| w.get(i).copied()).unwrap_or(feature.weight);
        }
        Judge { game, evaluate, features, weights: all, table }
    }

    pub fn table(&self) -> TableFacts {
        self.table
    }

    pub fn features(&self) -> &[Feature] {
        &self.features
    }

    /// How many decisions are played at random before a position is judged.
    pub fn horizon(&self) -> u32 {
        self.evaluate.horizon()
    }

    /// In how many worlds an option is tried.
    pub fn worlds(&self) -> u32 {
        self.evaluate.worlds().max(1)
    }

    /// Whether decisions that are half made are completed before they are judged.
    pub fn completes(&self) -> bool {
        self.evaluate.completes()
    }

    /// After how many turns positions are compared.
    pub fn turns(&self) -> Option<u32> {
        self.evaluate.turns()
    }

    /// Whether lines are followed to the next draw before positions are compared.
    pub fn follows(&self) -> bool {
        self.evaluate.follows()
    }

    /// The part of the game that a position belongs to.
    pub(crate) fn part(&self, world: &G::State) -> Option<u32> {
        self.evaluate.part(self.game, world)
    }

    /// The lead in points that makes a win about three times as likely as a loss.
    pub(crate) fn scale(&self) -> f32 {
        self.evaluate.scale()
    }

    /// Whether an option is left out where lines are followed below the tree.
    pub(crate) fn skips(&self, world: &G::State, choice: G::Choice) -> bool {
        self.evaluate.skips(self.game, world, choice)
    }

    pub(crate) fn game(&self) -> &'g G {
        self.game
    }

    pub fn is_boundary(&self, world: &G::State) -> bool {
        self.evaluate.is_boundary(self.game, world)
    }

    /// The points a seat can expect, feature by feature.
    pub fn terms(&self, world: &G::State, seat: Seat) -> [f32; FEATURES_MAX] {
        time::work();
        let mut terms = [0.0; FEATURES_MAX];
        self.evaluate.measure(self.game, world, seat, &mut terms[..self.features.len()]);
        terms.iter_mut().zip(self.weights).for_each(|(term, weight)| *term *= weight);
        terms
    }

    /// The points a seat can expect at the end.
    #[inline]
    pub fn points(&self, world: &G::State, seat: Seat) -> f32 {
        self.terms(world, seat)[..self.features.len()].iter().sum()
    }

    /// The points every seat can expect.
    pub fn all_points(&self, world: &G::State) -> Shares {
        let mut points = [0.0; Seat::MAX];
        match self.game.outcome(world) {
            Some(outcome) => {
                let scores = outcome.standings().iter().map(|standing| standing.score as f32);
                points.iter_mut().zip(scores).for_each(|(points, score)| *points = score);
            }
            // Everybody wants the same, so one look is enough.
            None if self.table.together => points.fill(self.points(world, Seat::nth(0))),
            None => {
                for (i, points) in points.iter_mut().enumerate().take(self.table.n_seats) {
                    *points = self.points(world, Seat::nth(i));
                }
            }
        }
        points
    }

    /// Of each feature the points a seat can expect, where a line ends that was followed.
    pub fn followed_terms(&self, world: &G::State, seat: Seat) -> [f32; FEATURES_MAX] {
        let mut terms = self.terms(world, seat);
        self.evaluate.correct(self.game, world, &mut terms[..self.features.len()]);
        terms
    }

    /// The points every seat can expect, where a line ends that was followed.
    pub fn followed_points(&self, world: &G::State) -> Shares {
        if self.game.outcome(world).is_some() {
            return self.all_points(world);
        }
        let of = |i: usize| self.followed_terms(world, Seat::nth(i))[..self.features.len()].iter().sum();
        let mut points = [0.0; Seat::MAX];
        if self.table.together {
            points.fill(of(0));
        } else {
            points.iter_mut().enumerate().take(self.table.n_seats).for_each(|(i, points)| *points = of(i));
        }
        points
    }

    /// One for a seat that has won, minus one for one that has lost, zero while the game goes on.
    pub fn result(&self, world: &G::State, seat: usize) -> f32 {
        match self.game.outcome(world).and_then(|outcome| outcome.standings().get(seat).copied()) {
            Some(standing) if standing.won => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        }
    }

    /// What every seat can hope for: its chance to win, and a little for points where the result is known.
    pub fn shares(&self, world: &G::State) -> Shares {
        self.shares_of(world, &self.all_points(world))
    }

    pub fn shares_of(&self, world: &G::State, points: &Shares) -> Shares {
        let n = self.table.n_seats;
        let scale = self.evaluate.scale();
        let mut shares = [0.0; Seat::MAX];
        if self.table.together {
            for i in 0..n {
                // Far from every goal is near zero, far beyond is near one.
                shares[i] = 1.0 / (1.0 + (-(points[i] - 3.0 * scale) / (2.0 * scale)).exp());
            }
        } else {
            let best = points[..n].iter().copied().fold(f32::MIN, f32::max);
            let mut sum = 0.0;
            for i in 0..n {
                shares[i] = ((points[i] - best) / scale).exp();
                sum += shares[i];
            }
            shares[..n].iter_mut().for_each(|share| *share /= sum);
        }
        if let Some(outcome) = self.game.outcome(world) {
            let standings = outcome.standings();
            let winners = standings.iter().filter(|standing| standing.won).count().max(1) as f32;
            let split = if self.table.together { 1.0 } else { winners };
            for (share, standing) in shares.iter_mut().zip(standings) {
                let won = if standing.won { 1.0 / split } else { 0.0 };
                *share = 0.85 * won + 0.15 * *share;
            }
        }
        shares
    }
}
