//! A bot that takes what looks best after one decision.

use kernel::{Actor, Choices, Game, Legal, Next, Rng};
use stdx::Finite;

use crate::{Bot, Judge, Seen, TableFacts};

/// Tries each option once in an imagined world and takes the one after which the position looks best.
///
/// With `blur` and `blind` it becomes a friendly beginner: it misjudges by some points, and it overlooks options.
#[derive(Default)]
pub struct Greedy {
    /// How far a judgement may be off, in points.
    pub blur: f32,
    /// How many of a hundred options are overlooked.
    pub blind: u32,
    /// In place of the weights of the game.
    pub weights: Option<Vec<f32>>,
    table: Option<TableFacts>,
}

impl Greedy {
    pub fn new(blur: f32, blind: u32) -> Greedy {
        Greedy { blur, blind, ..Greedy::default() }
    }

    pub fn with_weights(weights: Vec<f32>) -> Greedy {
        Greedy { weights: Some(weights), ..Greedy::default() }
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn decide(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Legal<G::Choice> {
        if options.len() == 1 {
            return options.get(0);
        }
        let table = *self.table.get_or_insert_with(|| TableFacts::probe(seen.game(), &seen.imagine(rng)));
        let judge = Judge::new(seen.game(), table, self.weights.as_deref());
        let (mut choices, me) = (Choices::new(), seen.seat());
        let mut best: Option<(f32, usize)> = None;
        // Begin anywhere, so that equal options are chosen evenly.
        let start = rng.below(options.len() as u32) as usize;
        for i in (0..options.len()).map(|i| (start + i) % options.len()) {
            if self.blind > 0 && rng.below(100) < self.blind && !(best.is_none() && i + 1 == start) {
                continue;
            }
            // An evaluation that needs to see how it goes on sees it twice.
            let tries = if judge.horizon() > 0 { 2 } else { 1 };
            let mut value = 0.0;
            for _ in 0..tries {
                let mut world = seen.imagine(rng);
                seen.game().apply(&mut world, options.get(i), &mut ());
                play_on(seen.game(), &mut world, judge.horizon(), &mut choices, rng);
                settle_chance(seen.game(), &mut world, &mut choices, rng);
                value += lead(&judge, &world, me.index()) / tries as f32;
            }
            if self.blur > 0.0 {
                // The sum of two dice is near enough to a bell.
                let dice = rng.below(1001) as f32 + rng.below(1001) as f32;
                value += self.blur * (dice / 1000.0 - 1.0);
            }
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, i));
            }
        }
        options.get(best.map_or(start, |(_, i)| i))
    }
}

/// Plays some decisions at random.
fn play_on<G: Game>(
    game: &G,
    world: &mut G::State,
    horizon: u32,
    choices: &mut Choices<G::Choice>,
    rng: &mut Rng,
) {
    for _ in 0..horizon {
        let Some(actor) = game.next(world).first() else { return };
        game.legal(world, actor, choices);
        let choice = choices.pick(rng);
        game.apply(world, choice, &mut ());
    }
}

/// Makes the draws that are due.
pub(crate) fn settle_chance<G: Game>(
    game: &G,
    world: &mut G::State,
    choices: &mut Choices<G::Choice>,
    rng: &mut Rng,
) {
    while game.next(world) == Next::Chance {
        game.legal(world, Actor::Chance, choices);
        let choice = choices.pick(rng);
        game.apply(world, choice, &mut ());
    }
}

/// The points of a seat, less half of what the best of the others can expect; a result that is known counts most.
fn lead<G: Game>(judge: &Judge<G>, world: &G::State, me: usize) -> f32 {
    let points = judge.all_points(world);
    let table = judge.table();
    let others = (0..table.n_seats).filter(|i| *i != me).map(|i| points[i]).fold(f32::MIN, f32::max);
    let lead = if table.together || table.n_seats < 2 { points[me] } else { points[me] - 0.5 * others };
    lead + 100.0 * judge.result(world, me)
}
