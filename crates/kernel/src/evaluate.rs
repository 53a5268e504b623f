//! How good a position looks to somebody who has to choose.

use crate::{Game, Seat};

/// One thing that matters in a position, and how much.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Feature {
    /// A word: one of [`Game::SOURCES`] with its text, or another one that the text `feature-<name>` says in the
    /// reader's language.
    pub name: &'static str,
    /// What one unit of it is worth at the end of the game, in points. Tuned by self-play.
    pub weight: f32,
}

impl Feature {
    pub const fn new(name: &'static str, weight: f32) -> Feature {
        Feature { name, weight }
    }
}

/// The most features an evaluation may have.
pub const FEATURES_MAX: usize = 32;

/// How good a position looks: named features, weighted and added up to the points expected at the end.
///
/// It is only ever asked about worlds that fit what the deciding seat has seen. So it may read the whole state: what
/// the seat cannot know is a sample there. It never decides what is legal, and rules never call it.
pub trait Evaluate<G: Game>: Send + Sync {
    /// The features in the order in which [`Evaluate::measure`] fills them in; at most [`FEATURES_MAX`].
    fn features(&self, game: &G) -> Vec<Feature>;

    /// How much of each feature a seat has.
    fn measure(&self, game: &G, state: &G::State, seat: Seat, out: &mut [f32]);

    /// Whether no composite decision is half made, so that positions can be compared.
    fn is_boundary(&self, game: &G, state: &G::State) -> bool {
        let _ = (game, state);
        true
    }

    /// A number for what is settled: the position without what was only begun, offered or asked for. Nothing where nothing
    /// can be taken back.
    ///
    /// Where this stays the same, nobody has got on: a bot does not begin the same thing again.
    fn settled(&self, game: &G, state: &G::State) -> Option<u64> {
        let _ = (game, state);
        None
    }

    /// How many decisions are played at random before a position is judged; more where the evaluation sees little.
    fn horizon(&self) -> u32 {
        0
    }

    /// In how many worlds an option is tried by a bot that looks one decision ahead; more where much is hidden.
    fn worlds(&self) -> u32 {
        1
    }

    /// Whether such a bot completes a decision that is half made before it judges it: some ways to go on are tried,
    /// and the best counts. For evaluations that do not see what a half-made decision leads to.
    fn completes(&self) -> bool {
        false
    }

    /// After how many turns a search compares positions; as soon as no action is half made where nothing is said.
    ///
    /// For evaluations that rise with every turn: there a position in which others have acted cannot be compared with
    /// one in which they have not, and who looks ahead would rather trade in circles than let others act.
    fn turns(&self) -> Option<u32> {
        None
    }

    /// Whether a search follows every line to the next draw or the end of the game before it compares positions: in its
    /// tree the own seat decides, everybody else takes what looks best at once, and so does the own seat below the tree.
    ///
    /// For games with long stretches without a draw, in which an evaluation that is asked after one turn is short-sighted.
    fn follows(&self) -> bool {
        false
    }

    /// Corrects what was measured where such a line ends: there everything is seen at the same moment of the game, and
    /// what is still to come can be told better than in the middle of a turn.
    fn correct(&self, game: &G, state: &G::State, out: &mut [f32]) {
        let _ = (game, state, out);
    }

    /// Whether an option is left out where lines are followed below the tree, because it is seldom worth a look.
    fn skips(&self, game: &G, state: &G::State, choice: G::Choice) -> bool {
        let _ = (game, state, choice);
        false
    }

    /// The part of the game that a position belongs to: a day, a round. Where something is said, a search grows no tree:
    /// it plays every promising option on to the end of the part, everybody taking what looks best at once.
    ///
    /// For games in which a good plan is soon seen and much is drawn.
    fn part(&self, game: &G, state: &G::State) -> Option<u32> {
        let _ = (game, state);
        None
    }

    /// How many iterations a decision the levels that search make, the weakest first, where the usual numbers do not fit
    /// what an iteration costs and brings.
    fn iterations(&self) -> Option<[u32; 3]> {
        None
    }

    /// Makes a seat forget some of what it has seen, for bots with a poor memory: of a hundred things about
    /// `percent`, always the same ones. What it needs for the decision at hand stays. The caller imagines the world
    /// anew after it.
    fn forget(&self, game: &G, state: &mut G::State, seat: Seat, percent: u32) {
        let _ = (game, state, seat, percent);
    }

    /// The lead in points that makes a win about three times as likely as a loss.
    fn scale(&self) -> f32 {
        8.0
    }
}

/// The evaluation of a game that has none of its own: the points so far, each source with weight one.
pub struct ByScore;

impl<G: Game> Evaluate<G> for ByScore {
    fn features(&self, _: &G) -> Vec<Feature> {
        G::SOURCES.iter().map(|name| Feature::new(name, 1.0)).collect()
    }

    fn measure(&self, game: &G, state: &G::State, seat: Seat, out: &mut [f32]) {
        let mut points = [0; FEATURES_MAX];
        let points = &mut points[..G::SOURCES.len()];
        game.score(state, seat, points);
        out.iter_mut().zip(points).for_each(|(out, points)| *out = *points as f32);
    }

    /// Points alone say little about what is to come.
    fn horizon(&self) -> u32 {
        40
    }
}
