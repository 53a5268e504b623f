//! A bot that takes what looks best after one decision.

use kernel::{Actor, Choices, Game, Legal, Next, Rng, Seat};
use stdx::Finite;

use crate::{Bot, Judge, Seen, TableFacts, floor};

/// Tries each option once in an imagined world and takes the one after which the position looks best.
///
/// With `blur` and `blind` it becomes a friendly beginner: it misjudges by some points, and it overlooks options.
#[derive(Default)]
pub struct Greedy {
    /// How far a judgement may be off, in points.
    pub blur: f32,
    /// How many of a hundred options are overlooked.
    pub blind: u32,
    /// How many of a hundred things seen are forgotten.
    pub forgets: u32,
    /// In place of the weights of the game.
    pub weights: Option<Vec<f32>>,
    table: Option<TableFacts>,
    patience: floor::Patience,
}

impl Greedy {
    pub fn new(blur: f32, blind: u32, forgets: u32) -> Greedy {
        Greedy { blur, blind, forgets, ..Greedy::default() }
    }

    pub fn with_weights(weights: Vec<f32>) -> Greedy {
        Greedy { weights: Some(weights), ..Greedy::default() }
    }
}

impl Greedy {
    fn judge<'g, G: Game>(&mut self, seen: &Seen<'g, G>, rng: &mut Rng) -> Judge<'g, G> {
        let table = *self.table.get_or_insert_with(|| TableFacts::probe(seen.game(), &seen.imagine(rng)));
        Judge::new(seen.game(), table, self.weights.as_deref())
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn decide(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Legal<G::Choice> {
        if options.len() == 1 {
            return options.get(0);
        }
        let seen = &seen.hazy(self.forgets, rng);
        let judge = self.judge(seen, rng);
        let together = judge.table().together;
        let mut scratch = Choices::new();
        let mut best: Option<(f32, usize)> = None;
        // Begin anywhere, so that equal options are chosen evenly.
        let start = rng.below(options.len() as u32) as usize;
        for i in (0..options.len()).map(|i| (start + i) % options.len()) {
            if self.blind > 0 && rng.below(100) < self.blind && !(best.is_none() && i + 1 == start) {
                continue;
            }
            let mut value = after(&judge, seen, options.get(i), &mut scratch, rng);
            if together {
                value -= AGAIN * self.patience.been(seen, options.get(i), rng).1 as f32;
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
        let mut at = best.map_or(start, |(_, i)| i);
        if together {
            let now = judge.points(&seen.imagine(rng), seen.seat());
            // Who plays alone waits for nobody, but may go round in circles.
            let eager =
                judge.table().n_seats < 2 || best.is_some_and(|(value, _)| value > now + floor::EAGER);
            at = self.patience.keep_or_lose(seen, options, (at, eager), rng);
        }
        options.get(at)
    }

    fn eagerness(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> f32 {
        let judge = self.judge(seen, rng);
        floor::eagerness(&judge, seen, options, rng)
    }
}

/// What it costs to come back to the same position by the same decision, where all want the same.
const AGAIN: f32 = 0.5;

/// How good a position looks to the deciding seat after an option: the mean of a few worlds where something is hidden
/// or drawn.
pub(crate) fn after<G: Game>(
    judge: &Judge<G>,
    seen: &Seen<G>,
    option: Legal<G::Choice>,
    scratch: &mut Choices<G::Choice>,
    rng: &mut Rng,
) -> f32 {
    let game = seen.game();
    let (mut sum, mut n) = (0.0, 0);
    loop {
        let mut world = seen.imagine(rng);
        game.apply(&mut world, option, &mut ());
        // An evaluation that needs to see how it goes on sees it twice; a draw is made a few times.
        let tries = match (game.next(&world), judge.horizon()) {
            (Next::Chance, _) => judge.worlds().max(4),
            (_, 0) => judge.worlds(),
            _ => judge.worlds().max(2),
        };
        play_on(game, &mut world, judge.horizon(), scratch, rng);
        sum += completed(judge, &world, seen.seat(), scratch, rng);
        n += 1;
        if n >= tries {
            return sum / n as f32;
        }
    }
}

/// How many ways to complete a decision are tried.
const WAYS: usize = 5;

/// The value of a position after the draws that are due; where the seat has still to complete its decision, the best of
/// some ways to do so.
pub(crate) fn completed<G: Game>(
    judge: &Judge<G>,
    world: &G::State,
    me: Seat,
    scratch: &mut Choices<G::Choice>,
    rng: &mut Rng,
) -> f32 {
    let game = judge.game();
    let mut best = f32::MIN;
    for _ in 0..WAYS {
        let mut world = *world;
        let mut open = false;
        for _ in 0..16 {
            settle_chance(game, &mut world, scratch, rng);
            if !judge.completes() || game.next(&world) != Next::One(me) || judge.is_boundary(&world) {
                break;
            }
            game.legal(&world, Actor::Seat(me), scratch);
            open |= scratch.len() > 1;
            let choice = scratch.pick(rng);
            game.apply(&mut world, choice, &mut ());
        }
        best = best.max(lead(judge, &world, me.index()));
        if !open {
            break;
        }
    }
    best
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

/// The points of a seat, less half of what the best of the others can expect; a win that is known counts most. Against
/// others a defeat is no more than its points: who cannot win any more does not put off the end at any price.
fn lead<G: Game>(judge: &Judge<G>, world: &G::State, me: usize) -> f32 {
    let points = judge.all_points(world);
    let table = judge.table();
    let others = (0..table.n_seats).filter(|i| *i != me).map(|i| points[i]).fold(f32::MIN, f32::max);
    let lead = if table.together || table.n_seats < 2 { points[me] } else { points[me] - 0.5 * others };
    let result = judge.result(world, me);
    lead + 100.0 * if table.together { result } else { result.max(0.0) }
}
