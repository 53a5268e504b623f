//! A bot that tries each option once and looks how it goes on.

use kernel::{Actor, Choices, Game, Legal, Next, Rng, Seat};

use crate::{Bot, Seen};

/// Tries every option, plays a little further at random, and takes the one with the best points so far.
///
/// Generic and simple: it knows nothing of the game but its score. It is the yardstick above [`Random`](crate::Random),
/// not an opponent to be proud of.
pub struct OneStep {
    /// How often each option is tried.
    pub tries: u32,
    /// How many decisions are played at random after it.
    pub horizon: u32,
}

impl Default for OneStep {
    fn default() -> Self {
        OneStep { tries: 2, horizon: 40 }
    }
}

impl<G: Game> Bot<G> for OneStep {
    fn decide(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Legal<G::Choice> {
        if options.len() == 1 {
            return options.get(0);
        }
        let mut choices = Choices::new();
        let mut value = |i: usize, rng: &mut Rng| -> i64 {
            (0..self.tries)
                .map(|_| {
                    let mut world = seen.imagine(rng);
                    seen.game().apply(&mut world, options.get(i), &mut ());
                    play_on(seen.game(), &mut world, self.horizon, &mut choices, rng);
                    margin(seen.game(), &world, seen.seat())
                })
                .sum()
        };
        let start = rng.below(options.len() as u32) as usize;
        // Begin anywhere, so that equal options are chosen evenly.
        let best = (0..options.len())
            .map(|i| (start + i) % options.len())
            .map(|i| (value(i, rng), i))
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        options.get(best.expect("there is an option").1)
    }
}

fn play_on<G: Game>(
    game: &G,
    world: &mut G::State,
    horizon: u32,
    choices: &mut Choices<G::Choice>,
    rng: &mut Rng,
) {
    for _ in 0..horizon {
        let Some(actor) = game.next(world).first() else { return };
        crate::options(game, world, actor, choices);
        let choice = choices.pick(rng);
        game.apply(world, choice, &mut ());
    }
    // What hangs on a draw is not judged before it.
    while game.next(world) == Next::Chance {
        game.legal(world, Actor::Chance, choices);
        let choice = choices.pick(rng);
        game.apply(world, choice, &mut ());
    }
}

/// The points of a seat; a won game counts most, a lost one least.
fn margin<G: Game>(game: &G, world: &G::State, seat: Seat) -> i64 {
    const SOURCES_MAX: usize = 32;
    let mut by_source = [0; SOURCES_MAX];
    game.score(world, seat, &mut by_source[..G::SOURCES.len()]);
    let points: i64 = by_source.iter().map(|n| i64::from(*n)).sum();
    let result = game.outcome(world).map_or(0, |outcome| {
        let standing = outcome.standings()[stdx::Finite::index(seat)];
        if standing.won { 1000 } else { -1000 }
    });
    points + result
}
