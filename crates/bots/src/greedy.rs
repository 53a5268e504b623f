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
    /// The same, only in a game whose evaluation compares whole turns ([`kernel::Evaluate::turns`]).
    hasty: u32,
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

    /// Overlooks so many of a hundred options where whole turns are compared: there a greedy bot is nearly as good as a
    /// search.
    pub fn hasty(mut self, percent: u32) -> Greedy {
        self.hasty = percent;
        self
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
        let blind = if judge.turns().is_some() { self.blind.max(self.hasty) } else { self.blind };
        let mut scratch = Choices::new();
        let mut best: Option<(f32, usize)> = None;
        // Begin anywhere, so that equal options are chosen evenly.
        let start = rng.below(options.len() as u32) as usize;
        for i in (0..options.len()).map(|i| (start + i) % options.len()) {
            if blind > 0 && rng.below(100) < blind && !(best.is_none() && i + 1 == start) {
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
pub(crate) const AGAIN: f32 = 0.5;

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
/// some ways to do so. An evaluation that knows what a half-made decision will bring is asked which way.
pub(crate) fn completed<G: Game>(
    judge: &Judge<G>,
    world: &G::State,
    me: Seat,
    scratch: &mut Choices<G::Choice>,
    rng: &mut Rng,
) -> f32 {
    if judge.turns().is_some() {
        let mut world = *world;
        finish(judge, &mut world, scratch, rng);
        return lead(judge, &world, me.index());
    }
    let game = judge.game();
    let mut best = f32::MIN;
    for _ in 0..WAYS {
        let mut world = *world;
        let mut open = false;
        for _ in 0..PARTS_MAX {
            settle_chance(game, &mut world, scratch, rng);
            if !judge.completes() || game.next(&world) != Next::One(me) || judge.is_boundary(&world) {
                break;
            }
            crate::options(game, &world, Actor::Seat(me), scratch);
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

/// Completes what is half made: whoever has to decide takes what looks best at once.
fn finish<G: Game>(judge: &Judge<G>, world: &mut G::State, scratch: &mut Choices<G::Choice>, rng: &mut Rng) {
    let game = judge.game();
    for _ in 0..PARTS_MAX {
        settle_chance(game, world, scratch, rng);
        let Some(Actor::Seat(seat)) = game.next(world).first() else { return };
        if judge.is_boundary(world) {
            return;
        }
        crate::options(game, world, Actor::Seat(seat), scratch);
        let choice = best_at_once(judge, world, seat, scratch);
        game.apply(world, choice, &mut ());
    }
}

/// The option after which the seat can expect most points, without a look at how it goes on.
pub(crate) fn best_at_once<G: Game>(
    judge: &Judge<G>,
    world: &G::State,
    seat: Seat,
    options: &Choices<G::Choice>,
) -> Legal<G::Choice> {
    let mut best = (f32::MIN, options.get(0));
    if options.len() > 1 {
        for i in 0..options.len() {
            let mut after = *world;
            judge.game().apply(&mut after, options.get(i), &mut ());
            let points = judge.points(&after, seat);
            if points > best.0 {
                best = (points, options.get(i));
            }
        }
    }
    best.1
}

/// The same without a look at the options that the evaluation leaves out, unless there are no others.
pub(crate) fn best_of_plain<G: Game>(
    judge: &Judge<G>,
    world: &G::State,
    seat: Seat,
    options: &Choices<G::Choice>,
) -> Legal<G::Choice> {
    let plain = |i: &usize| !judge.skips(world, options.get(*i).choice());
    let mut all = (0..options.len()).filter(plain);
    let Some(first) = all.next() else { return best_at_once(judge, world, seat, options) };
    let points = |i: usize| {
        let mut after = *world;
        judge.game().apply(&mut after, options.get(i), &mut ());
        judge.points(&after, seat)
    };
    let Some(second) = all.next() else { return options.get(first) };
    let mut best = (points(first), first);
    for i in std::iter::once(second).chain(all) {
        let points = points(i);
        if points > best.0 {
            best = (points, i);
        }
    }
    options.get(best.1)
}

/// More parts than any decision has.
const PARTS_MAX: usize = 16;

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
        crate::options(game, world, actor, choices);
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
pub(crate) fn lead<G: Game>(judge: &Judge<G>, world: &G::State, me: usize) -> f32 {
    let points = judge.all_points(world);
    let table = judge.table();
    let others = (0..table.n_seats).filter(|i| *i != me).map(|i| points[i]).fold(f32::MIN, f32::max);
    let lead = if table.together || table.n_seats < 2 { points[me] } else { points[me] - 0.5 * others };
    let result = judge.result(world, me);
    lead + 100.0 * if table.together { result } else { result.max(0.0) }
}
