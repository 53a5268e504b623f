//! Comparing options by lines that are played on, for games in which a good plan is soon seen and much is drawn.
//!
//! Every promising option is tried in the same imagined worlds, with the same luck. From there on everybody takes what
//! looks best at once, through all draws, until the part of the game is over ([`kernel::Evaluate::part`]) or the game
//! is. An option that has clearly fallen behind is given up, so that most lines are spent on those that are hard to tell
//! apart; when one is left, the decision is made.

use std::hash::{Hash, Hasher};

use kernel::{Actor, Choices, FEATURES_MAX, Game, Next, Rng, Seat, Seats};
use rustc_hash::FxHasher;
use stdx::Finite;

use crate::{
    Judge, Seen,
    budget::Clock,
    floor::first_eager,
    greedy::{lead, settle_chance},
    mcts::{Met, RootOption},
};

/// How many options are compared at most, and by how much of the game's scale the first of them may look better than the
/// others. Who wants reasons is shown all of them.
const PROMISING: usize = 4;
const GAP: f32 = 0.5;
/// For how many lines the first look counts.
const FIRST_LOOK: f32 = 24.0;
/// In how many worlds every option is tried before one is given up, and how clearly it must be behind.
const WORLDS: usize = 6;
const CLEARLY: f32 = 1.5;
/// More decisions than a part of a game has.
const LINE_MAX: u32 = 2000;
/// How many positions since the last draw are remembered, and what it costs to come back to one.
const BEEN_MAX: usize = 40;
const AGAIN: f32 = 3.0;

/// What lines have shown about the options, in their order.
pub(crate) struct Compared {
    pub options: Vec<RootOption>,
    /// By option the mean of each feature's points where it leads; empty unless asked for.
    pub terms: Vec<[f32; FEATURES_MAX]>,
    pub lines: u32,
    /// Of the positions that were looked at, those that had been judged before.
    pub met: Met,
}

/// An option while it is compared.
struct Runner {
    at: usize,
    /// How good it looks at once, as a share of a win.
    look: f32,
    /// What every line has brought, world by world.
    shares: Vec<f32>,
    points: f64,
    terms: [f64; FEATURES_MAX],
}

/// Compares the options of a seat; `looks` says how many points each promises at once.
pub(crate) fn compare<G: Game>(
    judge: &Judge<G>,
    (seen, options, looks): (&Seen<G>, &Choices<G::Choice>, &[f32]),
    (mut clock, mut known): (Clock, Known),
    explain: bool,
    rng: &mut Rng,
) -> Compared {
    let mut running = runners(looks, judge.scale(), explain);
    let mut behind: Vec<Runner> = Vec::new();
    let (seed, mut lines) = (rng.u64(), 0);
    let me = seen.seat().index();
    'worlds: for number in 0.. {
        if running.len() < 2 && !(explain && number == 0) {
            break;
        }
        let luck = Rng::fork(seed, number).u64();
        let world = seen.imagine(&mut Rng::new(luck));
        for runner in &mut running {
            if !clock.tick() {
                break 'worlds;
            }
            let mut world = world;
            let part = judge.part(&world);
            judge.game().apply(&mut world, options.get(runner.at), &mut ());
            let (rng, been) = (Rng::new(luck ^ 1), Vec::new());
            Line { judge, known: &mut known, part, been, rng }.play(&mut world);
            let points = judge.followed_points(&world);
            runner.shares.push(judge.shares_of(&world, &points)[me]);
            runner.points += f64::from(points[me]);
            lines += 1;
            if explain {
                let terms = judge.followed_terms(&world, seen.seat());
                runner.terms.iter_mut().zip(terms).for_each(|(sum, term)| *sum += f64::from(term));
            }
        }
        if number as usize + 1 >= WORLDS {
            let first = running.swap_remove(ahead(&running));
            let is_behind = |runner: &Runner| {
                let (lead, error) = first.lead_over(runner);
                lead > CLEARLY * error
            };
            let (gone, close) = running.into_iter().partition(is_behind);
            behind.extend::<Vec<Runner>>(gone);
            running = close;
            running.push(first);
        }
    }
    let first = running.swap_remove(ahead(&running));
    let mut compared = Compared {
        options: vec![RootOption::default(); looks.len()],
        terms: vec![[0.0; FEATURES_MAX]; if explain { looks.len() } else { 0 }],
        lines,
        met: known.met,
    };
    for runner in behind.iter().chain(&running).chain([&first]) {
        let n = runner.shares.len() as u32;
        // Who is ahead was tried most.
        let visits = n + u32::from(runner.at == first.at);
        let all = |sum: f64| sum / f64::from(n.max(1)) * f64::from(visits);
        let sum: f32 = runner.shares.iter().sum();
        compared.options[runner.at] = RootOption::new(visits, all(sum.into()), all(runner.points));
        if explain {
            compared.terms[runner.at] = runner.terms.map(|sum| (sum / f64::from(n.max(1))) as f32);
        }
    }
    compared
}

/// The options that are compared, the one that looks best first.
fn runners(looks: &[f32], scale: f32, all: bool) -> Vec<Runner> {
    let best = looks.iter().copied().fold(f32::MIN, f32::max);
    let (gap, most) = if all { (f32::MAX, usize::MAX) } else { (GAP * scale, PROMISING) };
    let promising = looks.iter().enumerate().filter(|(_, look)| **look >= best - gap);
    let mut runners: Vec<Runner> = promising
        // So much of a win is a point more worth where the chances are even.
        .map(|(at, look)| Runner::new(at, (look - best) / (8.0 * scale)))
        .collect();
    runners.sort_by(|a, b| b.look.total_cmp(&a.look));
    runners.truncate(most);
    runners
}

/// The index of the runner that is ahead.
fn ahead(runners: &[Runner]) -> usize {
    let better = |i: usize, best: usize| runners[i].lead_over(&runners[best]).0 > 0.0;
    (1..runners.len()).fold(0, |best, i| if better(i, best) { i } else { best })
}

impl Runner {
    fn new(at: usize, look: f32) -> Runner {
        Runner { at, look, shares: Vec::new(), points: 0.0, terms: [0.0; FEATURES_MAX] }
    }

    /// By how much it is ahead of another one in the worlds that both have been tried in, with the first look counted as
    /// some lines more; and how far off that may be.
    fn lead_over(&self, other: &Runner) -> (f32, f32) {
        let leads = || self.shares.iter().zip(&other.shares).map(|(own, other)| own - other);
        let n = self.shares.len().min(other.shares.len()) as f32;
        let look = self.look - other.look;
        if n == 0.0 {
            return (look, f32::MAX);
        }
        let mean = leads().sum::<f32>() / n;
        let spread = (leads().map(|lead| (lead - mean).powi(2)).sum::<f32>() / n).sqrt();
        let weight = n / (n + FIRST_LOOK);
        (weight * mean + (1.0 - weight) * look, weight * spread.max(0.01) / n.sqrt())
    }
}

/// A number that stands for a position while one decision is made.
pub(crate) fn mark<S: Hash>(position: &S) -> u64 {
    let mut hasher = FxHasher::default();
    position.hash(&mut hasher);
    hasher.finish()
}

/// How positions look that have been judged before: the same things are often done in another order, and options are
/// compared in the same worlds.
pub(crate) struct Known {
    looks: Vec<(u64, f32)>,
    met: Met,
}

impl Known {
    /// How many are kept; a later one takes the place of an earlier one.
    const KEPT: usize = 1 << 14;

    pub fn new() -> Known {
        Known { looks: vec![(0, 0.0); Self::KEPT], met: Met::default() }
    }

    fn look(&mut self, mark: u64, judge: impl FnOnce() -> f32) -> f32 {
        let n = self.looks.len();
        let kept = &mut self.looks[mark as usize % n];
        self.met.positions += 1;
        if kept.0 == mark {
            self.met.again += 1;
        } else {
            *kept = (mark, judge());
        }
        kept.1
    }
}

/// One line while it is played on.
struct Line<'j, 'g, G: Game> {
    judge: &'j Judge<'g, G>,
    known: &'j mut Known,
    /// The part of the game in which it has begun.
    part: Option<u32>,
    /// The marks of positions since the last draw.
    been: Vec<u64>,
    rng: Rng,
}

impl<G: Game> Line<'_, '_, G> {
    /// Plays on to the next part or the end of the game.
    fn play(&mut self, world: &mut G::State) {
        let game = self.judge.game();
        let mut choices = Choices::new();
        for _ in 0..LINE_MAX {
            if self.judge.part(world) != self.part {
                return;
            }
            match game.next(world) {
                Next::Over => return,
                Next::Chance => {
                    game.legal(world, Actor::Chance, &mut choices);
                    let choice = choices.pick(&mut self.rng);
                    game.apply(world, choice, &mut ());
                    self.been.clear();
                    continue;
                }
                Next::Any(seats) => *world = self.on_the_floor(world, seats, &mut choices),
                next => {
                    let Some(Actor::Seat(seat)) = next.first() else { return };
                    *world = self.best(world, seat, &mut choices).1;
                }
            }
            if self.been.len() < BEEN_MAX {
                self.been.push(mark(world));
            }
        }
    }

    /// The position after whoever acts of those who may.
    fn on_the_floor(&mut self, world: &G::State, seats: Seats, choices: &mut Choices<G::Choice>) -> G::State {
        let now = self.look(world, mark(world), Seat::nth(0));
        let mut order = Rng::new(self.rng.u64());
        first_eager(seats, &mut order, |seat| {
            let (points, after) = self.best(world, seat, choices);
            (points - now, after)
        })
    }

    /// The position after what looks best to a seat at once, of what leads to where the line has not been yet; with the
    /// points it promises.
    fn best(&mut self, world: &G::State, seat: Seat, choices: &mut Choices<G::Choice>) -> (f32, G::State) {
        let game = self.judge.game();
        let mut draws = Choices::new();
        crate::options(game, world, Actor::Seat(seat), choices);
        let mut best: Option<(f32, G::State)> = None;
        for i in 0..choices.len() {
            let mut after = *world;
            game.apply(&mut after, choices.get(i), &mut ());
            let here = mark(&after);
            let points = if game.next(&after) == Next::Chance {
                let mut settled = after;
                settle_chance(game, &mut settled, &mut draws, &mut self.rng);
                self.look(&settled, mark(&settled), seat)
            } else {
                self.look(&after, here, seat)
            };
            let points = points - AGAIN * self.been.iter().filter(|been| **been == here).count() as f32;
            if best.as_ref().is_none_or(|(most, _)| points > *most) {
                best = Some((points, after));
            }
        }
        best.expect("there is an option")
    }

    /// How good a position looks to a seat; where all want the same, it looks the same to everybody.
    fn look(&mut self, position: &G::State, mark: u64, seat: Seat) -> f32 {
        let eyes = if self.judge.table().together { 0 } else { seat.index() as u64 };
        self.known.look(mark.wrapping_add(eyes), || lead(self.judge, position, seat.index()))
    }
}

#[cfg(test)]
mod tests {
    use testkit::{Playout, setups};

    use super::*;
    use crate::{Budget, TableFacts, greedy::after};

    /// The smallest table that there is: it forgets a look as soon as there is another.
    fn forgetful() -> Known {
        Known { looks: vec![(0, 0.0)], met: Met::default() }
    }

    /// What has been judged before is judged the same again, so that to remember it changes no line and no decision.
    #[test]
    fn what_is_known_changes_no_decision() {
        let game = crate::tests::lines::game();
        let (mut options, mut scratch) = (Choices::new(), Choices::new());
        let (mut decisions, mut spared) = (0, 0);
        for (seed, setup) in (0..).zip(setups(&game)) {
            let judge = Judge::new(&game, TableFacts::probe(&game, &game.start(&setup)), None);
            let mut play = Playout::new(&game, setup, seed);
            let most = decisions + 4;
            while decisions < most && play.step(&mut ()).is_some() {
                let Some(actor @ Actor::Seat(seat)) = game.next(&play.state).first() else { continue };
                game.legal(&play.state, actor, &mut options);
                if options.len() < 2 {
                    continue;
                }
                let seen = Seen::new(&game, &play.state, seat, &mut Rng::new(seed));
                let look = |i: usize| after(&judge, &seen, options.get(i), &mut scratch, &mut Rng::new(3));
                let looks: Vec<f32> = (0..options.len()).map(look).collect();
                let compare = |known| {
                    let budget = (Budget::Iterations(8).start(), known);
                    super::compare(&judge, (&seen, &options, &looks), budget, false, &mut Rng::new(seed))
                };
                let (with, without) = (compare(Known::new()), compare(forgetful()));
                let told = |compared: &Compared| {
                    let each = |option: &RootOption| (option.visits, option.mean(), option.points());
                    compared.options.iter().map(each).collect::<Vec<_>>()
                };
                assert_eq!(told(&with), told(&without), "{}", play.place());
                assert_eq!(with.met.positions, without.met.positions, "{}", play.place());
                spared += with.met.again - without.met.again;
                decisions += 1;
                // Decisions one after the other are alike.
                (0..10).all(|_| play.step(&mut ()).is_some());
            }
        }
        assert!(decisions > 50 && spared > 1_000, "{spared} looks were spared at {decisions} decisions");
    }
}
