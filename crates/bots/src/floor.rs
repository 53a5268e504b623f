//! The open floor: several seats may act, and a bot may let another one go first.

use std::collections::BTreeMap;

use kernel::{Actor, Choices, Game, Legal, Next, Rng, Seat, Seats};
use stdx::Finite;

use crate::{Bot, Judge, Seen};

/// Who is less eager than this would rather let others act.
pub const EAGER: f32 = 0.005;

/// Which of the open seats acts: the first, in an order that is drawn, who is eager to; else the one who minds least.
pub fn on_the_floor(seats: Seats, rng: &mut Rng, mut eagerness: impl FnMut(Seat) -> f32) -> Seat {
    first_eager(seats, rng, |seat| (eagerness(seat), seat))
}

/// The same for whatever a seat would do: `ask` says how eager it is, and what for.
pub(crate) fn first_eager<T>(seats: Seats, rng: &mut Rng, mut ask: impl FnMut(Seat) -> (f32, T)) -> T {
    let n = seats.len();
    let start = rng.below(n as u32) as usize;
    let mut best: Option<(f32, T)> = None;
    for i in 0..n {
        let seat = seats.iter().nth((start + i) % n).expect("somebody may act");
        let (eager, what) = ask(seat);
        if eager > EAGER {
            return what;
        }
        if best.as_ref().is_none_or(|(most, _)| eager > *most) {
            best = Some((eager, what));
        }
    }
    best.expect("somebody may act").1
}

/// Who of our bots decides now, and what; nothing when nature decides or nobody. Each seat has a bot.
pub fn turn<G: Game>(
    game: &G,
    state: &G::State,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut Rng,
) -> Option<(Seat, Legal<G::Choice>)> {
    let mut options = Choices::new();
    let seat = match game.next(state) {
        Next::Over | Next::Chance => return None,
        Next::Any(seats) if seats.len() > 1 => {
            let mut order = Rng::new(rng.u64());
            on_the_floor(seats, &mut order, |seat| {
                crate::options(game, state, Actor::Seat(seat), &mut options);
                let seen = Seen::new(game, state, seat, rng);
                bots[seat.index()].eagerness(&seen, &options, rng)
            })
        }
        next => match next.first() {
            Some(Actor::Seat(seat)) => seat,
            _ => return None,
        },
    };
    crate::options(game, state, Actor::Seat(seat), &mut options);
    let seen = Seen::new(game, state, seat, rng);
    Some((seat, bots[seat.index()].decide(&seen, &options, rng)))
}

/// By how much the best that this seat can do beats the position itself, which counts on what all others can do.
///
/// That makes sense only where all want the same: against others who waits loses.
pub(crate) fn eagerness<G: Game>(
    judge: &Judge<G>,
    seen: &Seen<G>,
    options: &Choices<G::Choice>,
    rng: &mut Rng,
) -> f32 {
    if !judge.table().together || judge.table().n_seats < 2 {
        return f32::MAX;
    }
    let mut scratch = Choices::new();
    let now = judge.points(&seen.imagine(rng), seen.seat());
    let after = (0..options.len())
        .map(|i| crate::greedy::after(judge, seen, options.get(i), &mut scratch, rng) - now);
    after.fold(f32::MIN, f32::max)
}

/// Notices when nobody gets on at a table where all want the same: there nobody hurries, and a thing could be begun and
/// taken back for ever.
#[derive(Default)]
pub(crate) struct Patience {
    idle: u32,
    /// How often own decisions have led to a position, by its hash.
    been: BTreeMap<u64, u32>,
}

impl Patience {
    /// How much may lead to nothing better or new in a row before any decision is made.
    const MAX: u32 = 12;
    /// More positions than a day has.
    const BEEN_MAX: usize = 4000;

    /// A number for the position that a choice leads to, and how often one has been there.
    pub fn been<G: Game>(&self, seen: &Seen<G>, choice: Legal<G::Choice>, rng: &mut Rng) -> (u64, u32) {
        let mut world = seen.imagine(rng);
        seen.game().apply(&mut world, choice, &mut ());
        let hash = stdx::stable_hash(&world);
        (hash, self.been.get(&hash).copied().unwrap_or(0))
    }

    /// The option to take in place of `at`, after too many decisions that led to nothing better or new.
    pub fn keep_or_lose<G: Game>(
        &mut self,
        seen: &Seen<G>,
        options: &Choices<G::Choice>,
        (at, eager): (usize, bool),
        rng: &mut Rng,
    ) -> usize {
        let (hash, n) = self.been(seen, options.get(at), rng);
        self.idle = match (eager, n) {
            (true, 0) => 0,
            (false, 0) => self.idle + 1,
            _ => self.idle + 3,
        };
        if self.been.len() > Self::BEEN_MAX {
            self.been.clear();
        }
        self.been.insert(hash, n + 1);
        if self.idle <= Self::MAX {
            return at;
        }
        self.idle = 0;
        rng.below(options.len() as u32) as usize
    }
}
