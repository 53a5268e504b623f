//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world that fits what the seat has seen, walks down one tree of decisions that all worlds
//! share, adds a leaf, plays on for some decisions and judges where that leads.
//!
//! - *Draws* are not in the tree: a node stands for what was decided, whatever was drawn in between.
//! - *Options differ between worlds*: an option is compared by how often it could have been chosen.
//! - *Small decisions of one action* are nodes of their own; positions are compared where an action is complete
//!   ([`kernel::Evaluate::is_boundary`]), and the tree below an own decision is used again for the next part.
//! - *Everybody at once* ([`Next::Each`]): only the own decision is searched. What the others decide meanwhile is not
//!   known to anybody who decides now, so it is drawn like a card, and no tree can answer to it.
//! - *Open floor* ([`Next::Any`]): the seat considers its own options; later any of the open seats may go on.
//! - *Turns* ([`kernel::Evaluate::turns`]): where an evaluation rises with every turn, leaves are judged after the same
//!   number of turns. With one turn nobody else is in the tree, and a node is worth the best that was found below it.
//! - *Followed lines* ([`kernel::Evaluate::follows`]): positions are compared at the next draw. In the tree the own seat
//!   decides through several turns; the others, and everybody below it, take what looks best at once.
//! - *Lines* ([`kernel::Evaluate::part`]): where a game asks for it no tree is grown; options are compared by lines that
//!   are played on to the end of a day or a round.
//! - *Bias*: a node that is visited often asks the evaluation which options are promising.

mod tree;

use std::{cmp::Ordering, collections::BTreeMap};

use kernel::{Actor, Choices, FEATURES_MAX, Game, Legal, Next, Rng, Seat};
use rustc_hash::FxHashMap;
use stdx::Finite;

use crate::{
    Bot, Budget, Judge, Seen, TableFacts,
    budget::Clock,
    floor,
    greedy::{AGAIN, after, best_at_once, best_of_plain, completed, lead},
    judge::Shares,
    lines,
};
pub use tree::RootOption;
use tree::{ROOT, Tree};

/// How a search is made.
#[derive(Clone, PartialEq, Debug)]
pub struct Search {
    pub budget: Budget,
    /// Which of the levels that search this is, the weakest first: the game may have a budget of its own for it.
    pub rank: Option<usize>,
    /// How many decisions are played at random below the tree before the position is judged; as the evaluation asks
    /// when nothing is said.
    pub horizon: Option<u32>,
    /// How much is explored; more for the plan of one turn than among others when nothing is said.
    pub exploration: Option<f32>,
    /// From how many visits on a node asks the evaluation about its options.
    pub bias_from: u32,
    /// Over how many points the bias fades.
    pub warmth: f32,
    /// After how many turns positions are compared; as the evaluation asks when nothing is said.
    pub turns: Option<u32>,
    /// Whether lines are followed to the next draw; as the evaluation asks when nothing is said.
    pub follow: Option<bool>,
    /// How many of a hundred things seen are forgotten.
    pub forgets: u32,
    /// In place of the weights of the game.
    pub weights: Option<Vec<f32>>,
    /// Whether it is noted which features each option leads to.
    pub explain: bool,
    /// Whether it is counted how often a tree meets a position again, and every line is followed anew; where lines are
    /// played in place of a tree it is always counted.
    pub meet: bool,
}

impl Search {
    pub fn new(budget: Budget) -> Search {
        Search {
            budget,
            rank: None,
            horizon: None,
            exploration: None,
            bias_from: 1,
            warmth: 1.0,
            turns: None,
            follow: None,
            forgets: 0,
            weights: None,
            explain: false,
            meet: false,
        }
    }

    /// After how many turns positions are compared, for an evaluation that asks for so many. Who plays on at random does
    /// not look at turns.
    fn turns_of(&self, asked: Option<u32>) -> Option<u32> {
        if self.horizon.is_some() { None } else { self.turns.or(asked) }
    }

    /// Whether lines are followed to the next draw, for an evaluation that asks for it.
    fn follows(&self, asked: bool) -> bool {
        self.horizon.is_none() && self.follow.unwrap_or(asked)
    }

    /// Whether a node is worth the best that was found below it, and no mean, for an evaluation that asks for this.
    fn peaks(&self, turns: Option<u32>, follows: bool) -> bool {
        self.follows(follows) || self.turns_of(turns) == Some(1)
    }

    /// Every rollout to the end of the game.
    pub fn to_the_end(mut self) -> Search {
        self.horizon = Some(u32::MAX);
        self
    }
}

/// A bot that searches.
pub struct Mcts<G: Game> {
    pub search: Search,
    table: Option<TableFacts>,
    kept: Option<Kept<G>>,
    patience: floor::Patience,
}

/// The tree below the last own decision, and what the seat will see if nothing comes between.
struct Kept<G: Game> {
    view: G::View,
    tree: Tree,
}

/// What a search has found.
pub struct Found {
    pub options: Vec<RootOption>,
    /// By option the mean of each feature's points where it leads; empty unless asked for.
    pub terms: Vec<[f32; FEATURES_MAX]>,
    pub iterations: u32,
    pub nodes: usize,
    /// Values are the best that was found, no means.
    pub peaks: bool,
    pub met: Met,
}

/// How often a search came to a position where it had been by another path.
#[derive(Copy, Clone, Default, Debug)]
pub struct Met {
    pub positions: u64,
    pub again: u64,
}

impl Met {
    pub(crate) fn add(&mut self, other: Met) {
        self.positions += other.positions;
        self.again += other.again;
    }
}

impl<G: Game> Mcts<G> {
    pub fn new(search: Search) -> Mcts<G> {
        Mcts { search, table: None, kept: None, patience: floor::Patience::default() }
    }

    /// Searches, and says what it has found about each option, in the order of `options`.
    pub fn study(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Found {
        self.search_until(seen, options, false, rng)
    }

    /// With `settled` no longer than until the best option is certain: the others are known less well then.
    pub(crate) fn search_until(
        &mut self,
        seen: &Seen<G>,
        options: &Choices<G::Choice>,
        settled: bool,
        rng: &mut Rng,
    ) -> Found {
        let clock = self.budget(seen.game()).start();
        self.search_by(clock, (seen, options), settled, rng)
    }

    /// The same with a clock that runs already: all that is done for a decision takes from its time.
    fn search_by(
        &mut self,
        clock: Clock,
        (seen, options): (&Seen<G>, &Choices<G::Choice>),
        settled: bool,
        rng: &mut Rng,
    ) -> Found {
        let table = *self.table.get_or_insert_with(|| TableFacts::probe(seen.game(), &seen.imagine(rng)));
        if let Some(found) = self.play_lines(clock, (seen, options), table, rng) {
            return found;
        }
        let kept = self.kept.take().filter(|kept| kept.view == seen.view()).map(|kept| kept.tree);
        let seed = rng.u64();
        let mut grower = Grower::new(seen, table, &self.search, kept.unwrap_or_default(), Rng::fork(seed, 0));
        grower.grow(options, clock, settled);
        let Grower { tree, iterations, met, peaks, .. } = grower;
        let key = |choice: G::Choice| tree::key(seen.seat(), choice.index());
        let found = options.iter().map(|choice| tree.root_option(key(choice)).unwrap_or_default()).collect();
        let mut terms = Vec::new();
        if self.search.explain {
            terms = options.iter().map(|choice| tree.root_terms(key(choice))).collect();
        }
        let nodes = tree.len();
        self.kept = Some(Kept { view: seen.view(), tree });
        Found { options: found, terms, iterations, nodes, peaks, met }
    }

    /// Where the game asks for it, options are compared by lines that are played on, and no tree is grown.
    fn play_lines(
        &mut self,
        clock: Clock,
        (seen, options): (&Seen<G>, &Choices<G::Choice>),
        table: TableFacts,
        rng: &mut Rng,
    ) -> Option<Found> {
        let judge = Judge::new(seen.game(), table, self.search.weights.as_deref());
        // Who plays on at random does not look at parts.
        if self.search.horizon.is_some() || judge.part(&seen.imagine(rng)).is_none() {
            return None;
        }
        let mut scratch = Choices::new();
        let look = |i: usize| {
            let again = self.patience.been(seen, options.get(i), rng).1;
            after(&judge, seen, options.get(i), &mut scratch, rng) - AGAIN * again as f32
        };
        let looks: Vec<f32> = (0..options.len()).map(look).collect();
        let known = lines::Known::new();
        let found = lines::compare(&judge, (seen, options, &looks), (clock, known), self.search.explain, rng);
        let (terms, iterations, met) = (found.terms, found.lines, found.met);
        Some(Found { options: found.options, terms, iterations, nodes: 0, peaks: false, met })
    }

    fn budget(&self, game: &G) -> Budget {
        let own = self.search.rank.and_then(|rank| Some(game.evaluation().iterations()?[rank]));
        own.map_or(self.search.budget, Budget::Iterations)
    }

    /// Keeps the part of the tree that belongs to the decision that was made, if the same seat goes on at once; where
    /// lines are followed also for its next turn, if the others do what is expected of them.
    fn keep(&mut self, seen: &Seen<G>, choice: Legal<G::Choice>, rng: &mut Rng) {
        let Some(kept) = self.kept.take() else { return };
        let game = seen.game();
        let mut world = seen.imagine(rng);
        game.apply(&mut world, choice, &mut ());
        if let (true, Some(table)) = (self.search.follows(game.evaluation().follows()), self.table) {
            let judge = Judge::new(game, table, self.search.weights.as_deref());
            follow_to(&judge, &mut world, seen.seat());
        }
        if game.next(&world) != Next::One(seen.seat()) {
            return;
        }
        let key = tree::key(seen.seat(), choice.choice().index());
        if let Some(tree) = kept.tree.below(key) {
            self.kept = Some(Kept { view: seen.view_of(&world), tree });
        }
    }
}

/// Follows a line to where a seat has a choice again, or to the next draw.
fn follow_to<G: Game>(judge: &Judge<G>, world: &mut G::State, me: Seat) {
    let (game, mut choices) = (judge.game(), Choices::new());
    for _ in 0..FOLLOWED_MAX {
        let Some(actor @ Actor::Seat(seat)) = game.next(world).first() else { return };
        crate::options(game, world, actor, &mut choices);
        if seat == me && choices.len() > 1 {
            return;
        }
        let choice = best_of_plain(judge, world, seat, &choices);
        game.apply(world, choice, &mut ());
    }
}

/// More decisions than lie between two draws.
const FOLLOWED_MAX: u32 = 1000;

impl<G: Game> Bot<G> for Mcts<G> {
    fn decide(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> Legal<G::Choice> {
        if options.len() == 1 {
            return options.get(0);
        }
        let clock = self.budget(seen.game()).start();
        let seen = &seen.hazy(self.search.forgets, rng);
        let table = *self.table.get_or_insert_with(|| TableFacts::probe(seen.game(), &seen.imagine(rng)));
        // What may take long comes before the search, which fills what is left of the time.
        let shared = table.together && table.n_seats > 1;
        let eager = shared && self.eagerness(seen, options, rng) > floor::EAGER;
        let found = self.search_by(clock, (seen, options), true, rng);
        let mut at = found.best();
        if shared {
            at = self.patience.keep_or_lose(seen, options, (at, eager), rng);
        }
        let choice = options.get(at);
        self.keep(seen, choice, rng);
        choice
    }

    fn eagerness(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> f32 {
        let table = *self.table.get_or_insert_with(|| TableFacts::probe(seen.game(), &seen.imagine(rng)));
        let judge = Judge::new(seen.game(), table, self.search.weights.as_deref());
        floor::eagerness(&judge, seen, options, rng)
    }
}

impl Found {
    /// The option that was tried most; of several the one that went best. Where values are the best that was found,
    /// the highest of them.
    pub fn best(&self) -> usize {
        (0..self.options.len())
            .reduce(|best, i| if self.compare(i, best).is_gt() { i } else { best })
            .unwrap_or(0)
    }

    /// The options that were tried, best first.
    pub fn ranked(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.options.len()).filter(|i| self.options[*i].visits > 0).collect();
        order.sort_by(|a, b| self.compare(*b, *a));
        order
    }

    fn compare(&self, a: usize, b: usize) -> Ordering {
        let (a, b) = (&self.options[a], &self.options[b]);
        let (visits, mean) = (a.visits.cmp(&b.visits), a.mean().total_cmp(&b.mean()));
        if self.peaks { mean.then(visits) } else { visits.then(mean) }
    }
}

/// One tree while it grows.
struct Grower<'s, 'g, G: Game> {
    seen: &'s Seen<'g, G>,
    judge: Judge<'g, G>,
    search: &'s Search,
    tree: Tree,
    rng: Rng,
    choices: Box<Choices<G::Choice>>,
    scratch: Box<Choices<G::Choice>>,
    /// Where the walk has come along: nodes, and who has decided.
    path: Vec<(u32, Seat)>,
    candidates: Vec<u32>,
    iterations: u32,
    /// Which leaf a position was met at first, by its mark.
    positions: BTreeMap<u64, u32>,
    met: Met,
    /// Where lines have ended that were followed, by the mark of the position below the tree: points and shares.
    followed: FxHashMap<u64, (Shares, Shares)>,
    turns: Option<u32>,
    follow: bool,
    peaks: bool,
    exploration: f32,
}

/// Whose turn it is, and how many are to be played.
#[derive(Copy, Clone)]
struct Turn {
    of: Option<Seat>,
    left: Option<u32>,
}

impl Turn {
    fn new(of: Seat, left: Option<u32>) -> Turn {
        Turn { of: Some(of), left }
    }

    /// Whether the last turn is over when this actor goes on: a turn ends where another seat decides or something is
    /// drawn.
    fn is_over(&mut self, actor: Actor) -> bool {
        let Some(left) = &mut self.left else { return false };
        let now = match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        };
        if self.of != now {
            // A draw belongs to no turn.
            *left -= u32::from(self.of.is_some());
            self.of = now;
        }
        *left == 0
    }
}

impl<'s, 'g, G: Game> Grower<'s, 'g, G> {
    fn new(seen: &'s Seen<'g, G>, table: TableFacts, search: &'s Search, tree: Tree, rng: Rng) -> Self {
        let judge = Judge::new(seen.game(), table, search.weights.as_deref());
        let follow = search.follows(judge.follows());
        let peaks = search.peaks(judge.turns(), judge.follows());
        let turns = if follow { None } else { search.turns_of(judge.turns()) };
        // The best that was found says little about what else there is.
        let usual = match (follow, turns) {
            (true, _) => 10.0,
            (false, Some(1)) => 4.0,
            (false, _) => 1.25,
        };
        Grower {
            seen,
            judge,
            search,
            tree,
            rng,
            choices: Box::new(Choices::new()),
            scratch: Box::new(Choices::new()),
            path: Vec::new(),
            candidates: Vec::new(),
            iterations: 0,
            positions: BTreeMap::new(),
            met: Met::default(),
            followed: FxHashMap::default(),
            turns,
            follow,
            peaks,
            exploration: search.exploration.unwrap_or(usual),
        }
    }

    /// With `settled` not beyond where the option tried most cannot be overtaken any more.
    fn grow(&mut self, options: &Choices<G::Choice>, mut clock: Clock, settled: bool) {
        // A tree that is used again has done part of the work; half of it is done anew, because it was made for
        // another question.
        clock.credit(self.tree.visits(ROOT) / 2);
        while clock.tick() {
            self.iterate();
            self.iterations += 1;
            if settled && self.is_settled(options, clock.left()) {
                break;
            }
        }
        if self.iterations == 0 && self.tree.visits(ROOT) == 0 {
            self.iterate();
        }
    }

    /// Whether the option that was tried most stays so, with at most so many iterations to come.
    fn is_settled(&self, options: &Choices<G::Choice>, left: u32) -> bool {
        // The second question takes longer.
        let may_be = !self.peaks && self.tree.visits(ROOT) > left;
        may_be && self.tree.lead(self.seen.seat(), options) > left
    }

    /// Counts the position of a new leaf.
    fn meet(&mut self, world: &G::State) {
        let Some((leaf, _)) = self.path.last() else { return };
        self.met.positions += 1;
        let first = *self.positions.entry(lines::mark(world)).or_insert(*leaf);
        self.met.again += u64::from(first != *leaf);
    }

    fn iterate(&mut self) {
        let game = self.seen.game();
        let mut world = self.seen.imagine(&mut self.rng);
        let mut node = ROOT;
        let mut turn = Turn::new(self.seen.seat(), self.turns);
        self.path.clear();
        while let Some(actor) = self.walker(&world) {
            if turn.is_over(actor) || self.is_followed(actor) {
                break;
            }
            crate::options(game, &world, actor, &mut self.choices);
            let choice = match actor {
                Actor::Chance => self.choices.pick(&mut self.rng),
                // Who has no choice is no branch.
                Actor::Seat(_) if self.choices.len() == 1 => self.choices.get(0),
                Actor::Seat(seat) if self.is_drawn(&world, seat) => self.choices.pick(&mut self.rng),
                Actor::Seat(seat) if self.follow && seat != self.seen.seat() => {
                    best_of_plain(&self.judge, &world, seat, &self.choices)
                }
                Actor::Seat(seat) => {
                    let at = self.descend(&world, node, seat);
                    node = self.candidates[at];
                    self.path.push((node, seat));
                    let choice = self.choices.get(at);
                    game.apply(&mut world, choice, &mut ());
                    if self.tree.visits(node) == 0 {
                        if self.search.meet {
                            self.meet(&world);
                        }
                        break;
                    }
                    continue;
                }
            };
            game.apply(&mut world, choice, &mut ());
        }
        // Nothing is drawn on a line that is followed, so that one from the same position ends the same.
        let from = (self.follow && !self.search.explain && !self.search.meet).then(|| lines::mark(&world));
        let (points, shares) = match from.and_then(|from| self.followed.get(&from)) {
            Some(known) => *known,
            None => {
                let judged = self.play_and_judge(&mut world, turn);
                if let Some(from) = from {
                    self.followed.insert(from, judged);
                }
                judged
            }
        };
        self.learn(&shares, points[self.seen.seat().index()]);
        if let (true, Some((first, _))) = (self.search.explain, self.path.first()) {
            let terms = match self.follow {
                true => self.judge.followed_terms(&world, self.seen.seat()),
                false => self.judge.terms(&world, self.seen.seat()),
            };
            self.tree.add_terms(*first, &terms);
        }
    }

    /// Plays on from a leaf to where positions can be compared: the points and shares of all seats there.
    fn play_and_judge(&mut self, world: &mut G::State, turn: Turn) -> (Shares, Shares) {
        match self.turns {
            _ if self.follow => self.follow(world),
            None => self.play_on(world),
            Some(_) => self.end_turn(world, turn),
        }
        let points = match self.follow {
            true => self.judge.followed_points(world),
            false => self.judge.all_points(world),
        };
        (points, self.judge.shares_of(world, &points))
    }

    /// Who goes on: the own seat where it is one of several, at random where others hold the floor.
    fn walker(&mut self, world: &G::State) -> Option<Actor> {
        let me = self.seen.seat();
        match self.seen.game().next(world) {
            Next::Each(seats) if seats.contains(me) => Some(Actor::Seat(me)),
            Next::Any(seats) if self.path.is_empty() && seats.contains(me) => Some(Actor::Seat(me)),
            Next::Any(seats) => {
                let at = self.rng.below(seats.len() as u32) as usize;
                seats.iter().nth(at).map(Actor::Seat)
            }
            next => next.first(),
        }
    }

    /// Whether this seat decides at the same time as others, unseen by the own seat.
    fn is_drawn(&self, world: &G::State, seat: Seat) -> bool {
        seat != self.seen.seat() && matches!(self.seen.game().next(world), Next::Each(_))
    }

    /// Chooses among the options in `self.choices`; the nodes for them are in `self.candidates` afterwards.
    fn descend(&mut self, world: &G::State, node: u32, seat: Seat) -> usize {
        self.tree.children(node, seat, &self.choices, &mut self.candidates);
        if self.tree.visits(node) >= self.search.bias_from || node == ROOT {
            self.bias(world, seat);
        }
        self.tree.choose(seat, &self.candidates, self.exploration)
    }

    /// Asks the evaluation about options that it was not asked about yet.
    fn bias(&mut self, world: &G::State, seat: Seat) {
        let game = self.seen.game();
        if self.candidates.iter().all(|id| self.tree.is_biased(*id)) {
            return;
        }
        for (i, id) in self.candidates.iter().enumerate() {
            if self.tree.is_biased(*id) {
                continue;
            }
            let mut after = *world;
            game.apply(&mut after, self.choices.get(i), &mut ());
            // An evaluation that is compared by turns sees what a half-made action will bring.
            let lead = match self.turns {
                _ if self.follow => self.judge.points(&after, seat),
                Some(_) => lead(&self.judge, &after, seat.index()),
                None => completed(&self.judge, &after, seat, &mut self.scratch, &mut self.rng),
            };
            self.tree.set_bias(*id, (lead / self.search.warmth).clamp(-300.0, 300.0));
        }
    }

    /// Plays on at random, then to where no action is half made and no draw is due.
    fn play_on(&mut self, world: &mut G::State) {
        let game = self.seen.game();
        const MORE_MAX: u32 = 24;
        let (mut n, horizon) = (0, self.search.horizon.unwrap_or(self.judge.horizon()));
        while let Some(actor) = self.first(world) {
            if n >= horizon {
                let comparable = actor != Actor::Chance && self.judge.is_boundary(world);
                if comparable || n >= horizon.saturating_add(MORE_MAX) {
                    return;
                }
            }
            crate::options(game, world, actor, &mut self.choices);
            let choice = self.choices.pick(&mut self.rng);
            game.apply(world, choice, &mut ());
            n += 1;
        }
    }

    /// Plays on until positions can be compared; everybody takes what looks best at once.
    fn end_turn(&mut self, world: &mut G::State, mut turn: Turn) {
        let game = self.seen.game();
        const MORE_MAX: u32 = 40;
        for _ in 0..MORE_MAX {
            let Some(actor) = self.first(world) else { return };
            if turn.is_over(actor) {
                return;
            }
            crate::options(game, world, actor, &mut self.choices);
            let choice = match actor {
                Actor::Chance => self.choices.pick(&mut self.rng),
                Actor::Seat(seat) => best_at_once(&self.judge, world, seat, &self.choices),
            };
            game.apply(world, choice, &mut ());
        }
    }

    /// Whether a line that is followed ends here.
    fn is_followed(&self, actor: Actor) -> bool {
        self.follow && actor == Actor::Chance
    }

    /// Follows a line to the next draw: everybody takes what looks best at once.
    fn follow(&mut self, world: &mut G::State) {
        let game = self.seen.game();
        for _ in 0..FOLLOWED_MAX {
            let Some(actor @ Actor::Seat(seat)) = self.first(world) else { return };
            crate::options(game, world, actor, &mut self.choices);
            let choice = best_of_plain(&self.judge, world, seat, &self.choices);
            game.apply(world, choice, &mut ());
        }
    }

    fn first(&self, world: &G::State) -> Option<Actor> {
        self.seen.game().next(world).first()
    }

    fn learn(&mut self, shares: &Shares, points: f32) {
        self.tree.visit_root();
        if let Some((first, _)) = self.path.first() {
            self.tree.add_points(*first, points);
        }
        for i in 0..self.path.len() {
            let (node, seat) = self.path[i];
            self.tree.learn(node, seat, shares[seat.index()], self.peaks);
        }
    }
}
