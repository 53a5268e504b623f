//! A finished game looked at again: how the chances went, and where they changed most.

use kernel::{Actor, Choices, Finite, Game, Present, Rng, Seat, Text};
use serde::Serialize;
use table::Table;

use crate::{Budget, Judge, Mcts, Search, Seen, TableFacts, greedy::settle_chance, hint::why};

/// A game looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// One for the start and one after every decision at which positions can be compared.
    pub curve: Vec<Moment>,
    /// The decisions that changed most, in the order of the game.
    pub turnings: Vec<Turning>,
}

/// How everybody stood after some decisions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    pub ply: usize,
    /// By seat: what it could hope for, from 0 to 1.
    pub shares: Vec<f32>,
    /// By seat: the points it could expect at the end.
    pub points: Vec<f32>,
}

/// A decision that changed much, and what was better.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Turning {
    /// The decision is the one after this many.
    pub ply: usize,
    pub seat: usize,
    pub choice: String,
    pub better: String,
    /// What the seat could hope for with the better choice and with its own.
    pub better_share: f64,
    pub share: f64,
    pub better_points: f64,
    pub points: f64,
    pub why: Text,
}

/// How many decisions are reported, and how many are looked at more closely for that.
const TURNINGS: usize = 3;
const CLOSER: usize = 12;

/// Looks at a game again. The same record, budget and seed give the same review.
///
/// A decision is judged by what the seat could know when it made it, not by what came after.
pub fn review<G: Present>(table: &Table<G>, budget: Budget, seed: u64) -> Review {
    let game = table.game();
    let mut state = game.start(table.setup());
    let judge = Judge::new(game, TableFacts::probe(game, &state), None);
    let n = table.setup().n_seats as usize;
    let (mut rng, mut choices) = (Rng::new(seed), Choices::new());
    let mut curve = vec![moment(&judge, &state, 0, n)];
    let mut suspects: Vec<(f32, usize, Seat, G::State)> = Vec::new();
    for (ply, (actor, choice)) in table.line().iter().enumerate() {
        game.legal(&state, *actor, &mut choices);
        if let (Actor::Seat(seat), true) = (*actor, choices.len() > 1) {
            let loss = loss(&judge, game, &state, seat, *choice, &choices, &mut rng);
            suspects.push((loss, ply, seat, state));
            // Only the worst are kept; a game has hundreds of decisions.
            if suspects.len() > 4 * CLOSER {
                suspects.sort_by(|a, b| b.0.total_cmp(&a.0));
                suspects.truncate(CLOSER);
            }
        }
        let legal = choices.find(*choice).expect("what stands was legal");
        game.apply(&mut state, legal, &mut ());
        if judge.is_boundary(&state) {
            curve.push(moment(&judge, &state, ply + 1, n));
        }
    }
    suspects.sort_by(|a, b| b.0.total_cmp(&a.0));
    suspects.truncate(CLOSER);
    let mut turnings: Vec<Turning> = suspects
        .iter()
        .filter_map(|(_, ply, seat, state)| closer(table, state, *ply, *seat, budget, &mut rng))
        .collect();
    turnings.sort_by(|a, b| (b.better_share - b.share).total_cmp(&(a.better_share - a.share)));
    turnings.truncate(TURNINGS);
    turnings.sort_by_key(|turning| turning.ply);
    Review { curve, turnings }
}

fn moment<G: Game>(judge: &Judge<G>, state: &G::State, ply: usize, n: usize) -> Moment {
    let points = judge.all_points(state);
    let shares = judge.shares_of(state, &points);
    Moment { ply, shares: shares[..n].to_vec(), points: points[..n].to_vec() }
}

/// How much better the best option looks than the one that was taken, at a glance.
fn loss<G: Game>(
    judge: &Judge<G>,
    game: &G,
    state: &G::State,
    seat: Seat,
    taken: G::Choice,
    options: &Choices<G::Choice>,
    rng: &mut Rng,
) -> f32 {
    let seen = Seen::new(game, state, seat, rng);
    let mut scratch = Choices::new();
    let (mut best, mut own) = (f32::MIN, f32::MIN);
    for i in 0..options.len() {
        let mut world = seen.imagine(rng);
        game.apply(&mut world, options.get(i), &mut ());
        settle_chance(game, &mut world, &mut scratch, rng);
        let share = judge.shares(&world)[seat.index()];
        best = best.max(share);
        if options.get(i).choice() == taken {
            own = share;
        }
    }
    best - own
}

/// Searches a decision; nothing when what was done was as good as anything.
fn closer<G: Present>(
    table: &Table<G>,
    state: &G::State,
    ply: usize,
    seat: Seat,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Turning> {
    let game = table.game();
    let seen = Seen::new(game, state, seat, rng);
    let mut options = Choices::new();
    seen.options(&mut options);
    // Every option gets its share of attention: the question is what was missed, not what to do.
    let search = Search { explain: true, exploration: Some(2.5), ..Search::new(budget) };
    let found = Mcts::new(search).study(&seen, &options, rng);
    let (_, taken) = table.line()[ply];
    let own = options.iter().position(|choice| choice == taken)?;
    let best = found.best();
    let (better, mine) = (&found.options[best], &found.options[own]);
    if best == own || mine.visits == 0 || better.mean() <= mine.mean() {
        return None;
    }
    let names = &table.rules().names;
    let features = game.evaluation().features(game);
    Some(Turning {
        ply,
        seat: seat.index(),
        choice: names.name(taken).to_owned(),
        better: names.name(options.get(best).choice()).to_owned(),
        better_share: better.mean(),
        share: mine.mean(),
        better_points: better.points(),
        points: mine.points(),
        why: why::<G>(&features, &found.terms[best], &found.terms[own]),
    })
}
