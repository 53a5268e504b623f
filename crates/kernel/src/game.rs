//! The rules of one game.

use std::{
    fmt::{self, Debug},
    hash::Hash,
};

use stdx::Finite;

use crate::{
    Actor, ByScore, Choices, Evaluate, Legal, OptionSpec, Outcome, Rng, Seat, Seats, Setup, SetupFault, Sink,
    Viewer,
};

/// Who must decide next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// The game is over.
    Over,
    /// Nature decides: a draw, a die.
    Chance,
    /// One seat decides.
    One(Seat),
    /// Each of these seats has its own decision to make; the order must not matter.
    Each(Seats),
    /// Any one of these seats may act now (open floor); the order matters.
    Any(Seats),
}

impl Next {
    /// The actors who may decide now.
    pub fn actors(self) -> impl Iterator<Item = Actor> {
        let (chance, seats) = match self {
            Next::Over => (false, Seats::EMPTY),
            Next::Chance => (true, Seats::EMPTY),
            Next::One(seat) => (false, Seats::only(seat)),
            Next::Each(seats) | Next::Any(seats) => (false, seats),
        };
        chance.then_some(Actor::Chance).into_iter().chain(seats.iter().map(Actor::Seat))
    }

    /// Whether this actor may decide now.
    pub fn allows(self, actor: Actor) -> bool {
        match (self, actor) {
            (Next::Chance, Actor::Chance) => true,
            (Next::One(seat), Actor::Seat(me)) => seat == me,
            (Next::Each(seats) | Next::Any(seats), Actor::Seat(me)) => seats.contains(me),
            _ => false,
        }
    }

    /// One actor who may decide now: the only one, or the first of several seats.
    #[inline]
    pub fn first(self) -> Option<Actor> {
        match self {
            Next::Over => None,
            Next::Chance => Some(Actor::Chance),
            Next::One(seat) => Some(Actor::Seat(seat)),
            Next::Each(seats) | Next::Any(seats) => seats.first().map(Actor::Seat),
        }
    }
}

/// Who decides, in words: `seat2`, `seat1 and seat3`, `chance`, `nobody, the game is over`.
impl fmt::Display for Next {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seats, word) = match self {
            Next::Over => return f.write_str("nobody, the game is over"),
            Next::Chance => return f.write_str("chance"),
            Next::One(seat) => return write!(f, "{seat}"),
            Next::Each(seats) => (seats, "and"),
            Next::Any(seats) => (seats, "or"),
        };
        for (i, seat) in seats.iter().enumerate() {
            match i {
                0 => write!(f, "{seat}")?,
                _ => write!(f, " {word} {seat}")?,
            }
        }
        Ok(())
    }
}

/// The rules of one game. `self` is the content: immutable tables built from a pack.
///
/// `next`, `legal` and `apply` are pure, total and free of allocation. Everything the rules do not
/// decide themselves is a choice: of a seat, or of chance.
pub trait Game: Send + Sync + Sized + 'static {
    /// The name of the game in commands, records and addresses.
    const ID: &'static str;
    /// The number of the rules; it rises when legality or effects change, never for a refactoring.
    const RULES: u16;
    /// A playout that takes more decisions than this is a bug.
    const DECISIONS_MAX: u32;
    /// Where points come from, as words; [`Game::score`] fills one number for each.
    const SOURCES: &'static [&'static str];

    type State: Copy + Eq + Hash + Debug + Send + Sync;
    type Choice: Finite + Hash + Send + Sync;
    type Event: Copy + Eq + Debug + Send + Sync;
    type View: Eq + Debug + Send;

    /// The options of the lobby, in the order of [`Setup::value`].
    fn options(&self) -> &[OptionSpec];

    /// The usual value of an option when this many play; [`Game::check`] accepts all usual values together.
    fn usual(&self, option: usize, n_seats: usize) -> usize {
        let _ = n_seats;
        self.options()[option].default
    }

    /// The player counts that can be played.
    fn seats(&self) -> std::ops::RangeInclusive<usize>;

    /// Whether these options can be played together.
    fn check(&self, setup: &Setup) -> Result<(), SetupFault>;

    /// The position before the first decision, for a set-up that [`Game::check`] accepts.
    fn start(&self, setup: &Setup) -> Self::State;

    /// Who must decide next.
    fn next(&self, state: &Self::State) -> Next;

    /// Lists what `actor`, who must be allowed by [`Game::next`], may choose. Calls `out.open(actor)` first.
    fn legal(&self, state: &Self::State, actor: Actor, out: &mut Choices<Self::Choice>);

    /// Whether this choice gives the game up. Random players and bots make it hardly ever, see [`Choices::pick_for`].
    fn gives_up(&self, choice: Self::Choice) -> bool {
        let _ = choice;
        false
    }

    /// Carries out a choice and everything that follows from it without a further decision.
    fn apply<S: Sink<Self::Event>>(&self, state: &mut Self::State, choice: Legal<Self::Choice>, sink: &mut S);

    /// The result; nothing while the game goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The points of one seat by source, in the order of [`Game::SOURCES`]; also while the game goes on.
    fn score(&self, state: &Self::State, seat: Seat, by_source: &mut [i32]);

    /// What `viewer` may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` may know of an event; nothing if not even that something happened.
    fn redact(&self, event: Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Replaces all that `viewer` cannot know by a sample that fits everything the viewer has seen.
    fn resample(&self, state: &mut Self::State, viewer: Viewer, rng: &mut Rng);

    /// Checks every invariant: each piece in exactly one place, each number within its bounds.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// How bots and hints judge a position; by the points so far when the game does not say otherwise.
    fn evaluation(&self) -> &'static dyn Evaluate<Self> {
        &ByScore
    }
}
