//! One game between any bots, ours and others.

use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use bots::{Bot, Budget, Kind, Seen};
use external::{EndResult, External, Lapse, Request, ask};
use kernel::{
    Actor, Choices, Count, Counted, Counter, Finite, Legal, Measure, Next, Notation, Present, Rng, Seat,
    Setup,
};
use serde::{Deserialize, Serialize};
use table::{Ruleset, Seed};

use crate::{Counts, Entrant, secret};

/// How often an external bot was replaced for a decision, by reason.
pub type Lapses = BTreeMap<String, u32>;

/// Who decides for a seat.
pub enum Player<G: Present> {
    Bot(Box<dyn Bot<G>>),
    External {
        /// Nothing once it has died.
        bot: Option<Box<External>>,
        time: Duration,
        n_seats: usize,
        /// Decides where the other one fails.
        stand_in: Box<dyn Bot<G>>,
        /// Its last decisions with what it saw then, the latest first.
        made: VecDeque<(G::View, G::Choice)>,
        lapses: Lapses,
    },
}

/// How often an external bot may decide the same where it sees the same: a game that comes back to where it was would
/// never end.
const AGAIN_MAX: usize = 12;
/// How many of its decisions are remembered for that.
const BACK: usize = 64;

/// How a game went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the schedule.
    pub game: u64,
    pub deal: u64,
    /// The entrant on each seat.
    pub seats: Vec<usize>,
    pub scores: Vec<i32>,
    pub ranks: Vec<u8>,
    pub won: Vec<bool>,
    pub plies: u32,
    pub reason: String,
    /// The numbers of the choices that each seat made at least once.
    pub used: Vec<Vec<u32>>,
    /// What the game counts. Older files have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Counts>,
    /// By seat, where there were any.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub lapses: BTreeMap<usize, Lapses>,
}

impl<G: Present> Player<G> {
    /// Sits down. A program that cannot be started is replaced for the whole game, and reported.
    pub fn sit(entrant: &Entrant, time: Duration, seat: Seat, table: &Sitting<'_, G>) -> Player<G> {
        match entrant {
            Entrant::Kind(kind) => Player::Bot(kind.make()),
            Entrant::External(command) => {
                let setup = Request::Setup {
                    game: G::ID.to_owned(),
                    rules: G::RULES,
                    pack: table.rules.pack.clone(),
                    setup: table.setup.write(&table.rules.game),
                    seat: seat.index() + 1,
                    seats: table.setup.n_seats as usize,
                    seed: secret::for_program(table, seat.index() as u64),
                };
                let mut lapses = Lapses::new();
                let bot = External::start(command).and_then(|mut bot| bot.set_up(&setup).map(|()| bot));
                let bot = match bot {
                    Ok(bot) => Some(Box::new(bot)),
                    Err(lapse) => {
                        *lapses.entry(lapse.to_string()).or_default() += 1;
                        None
                    }
                };
                let stand_in = Kind::Greedy.within(Budget::Time(time)).make();
                let n_seats = table.setup.n_seats as usize;
                Player::External { bot, time, n_seats, stand_in, made: VecDeque::new(), lapses }
            }
        }
    }

    /// How much it wants to act where others may too. A program of others is not asked: our bot judges for it.
    fn eagerness(&mut self, seen: &Seen<G>, options: &Choices<G::Choice>, rng: &mut Rng) -> f32 {
        match self {
            Player::Bot(bot) => bot.eagerness(seen, options, rng),
            Player::External { stand_in, .. } => stand_in.eagerness(seen, options, rng),
        }
    }

    /// Decides, whatever happens.
    pub fn decide(
        &mut self,
        rules: &Ruleset<G>,
        seen: &Seen<G>,
        options: &Choices<G::Choice>,
        rng: &mut Rng,
    ) -> Legal<G::Choice> {
        match self {
            Player::Bot(bot) => bot.decide(seen, options, rng),
            Player::External { bot, time, n_seats, stand_in, made, lapses } => {
                if options.len() == 1 {
                    return options.get(0);
                }
                let answer = match bot {
                    Some(bot) => ask(bot, rules, seen, options, (*n_seats, *time), rng),
                    None => Err(Lapse::Dead),
                };
                let answer = answer.and_then(|choice| {
                    let now = (seen.view(), choice.choice());
                    if made.iter().filter(|before| **before == now).count() >= AGAIN_MAX {
                        return Err(Lapse::Circling);
                    }
                    made.truncate(BACK - 1);
                    made.push_front(now);
                    Ok(choice)
                });
                answer.unwrap_or_else(|lapse| {
                    *lapses.entry(lapse.to_string()).or_default() += 1;
                    if lapse == Lapse::Dead {
                        *bot = None;
                    }
                    stand_in.decide(seen, options, rng)
                })
            }
        }
    }

    fn end(&mut self, results: &[EndResult]) -> Lapses {
        match self {
            Player::Bot(_) => Lapses::new(),
            Player::External { bot, lapses, .. } => {
                if let Some(bot) = bot {
                    bot.tell(&Request::End { results: results.to_vec() });
                }
                std::mem::take(lapses)
            }
        }
    }
}

/// The table at which a game is played.
pub struct Sitting<'r, G: Notation> {
    pub rules: &'r Ruleset<G>,
    pub setup: Setup,
    /// Everything that is drawn follows from it.
    pub deal: &'r Seed,
    /// Everything that bots think follows from it and from the deal.
    pub seed: u64,
}

/// Plays one game.
pub fn play<G: Present + Measure>(table: &Sitting<'_, G>, players: &mut [Player<G>]) -> GameResult {
    let (game, n) = (&table.rules.game, table.setup.n_seats as usize);
    let mut state = game.start(&table.setup);
    let (mut choices, mut n_draws, mut plies) = (Choices::new(), 0, 0);
    let mut used: Vec<Vec<bool>> = vec![vec![false; G::Choice::COUNT]; n];
    let counted = game.counted();
    let (mut memory, mut counts) = (G::Memory::default(), Counts::new());
    // Each seat thinks with a generator of its own, so that one does not disturb the other.
    let with_program = players.iter().any(|player| matches!(player, Player::External { .. }));
    let thoughts = |seat| secret::thoughts(table, seat, with_program);
    let mut rngs: Vec<Rng> = (0..n as u64).map(thoughts).collect();
    let mut floor = thoughts(secret::FLOOR);
    loop {
        let actor = match game.next(&state) {
            Next::Over => break,
            Next::Any(seats) if seats.len() > 1 => {
                Actor::Seat(bots::on_the_floor(seats, &mut floor, |seat| {
                    let i = seat.index();
                    game.legal(&state, Actor::Seat(seat), &mut choices);
                    let seen = Seen::new(game, &state, seat, &mut rngs[i]);
                    players[i].eagerness(&seen, &choices, &mut rngs[i])
                }))
            }
            next => next.first().expect("somebody must decide"),
        };
        game.legal(&state, actor, &mut choices);
        let choice = match actor {
            Actor::Chance => {
                n_draws += 1;
                choices.at_weight(table.deal.draw(n_draws - 1, choices.total_weight()))
            }
            Actor::Seat(seat) => {
                let i = seat.index();
                let seen = Seen::new(game, &state, seat, &mut rngs[i]);
                if let Player::Bot(_) = players[i] {
                    choices.keep_playing(game);
                }
                let choice = players[i].decide(table.rules, &seen, &choices, &mut rngs[i]);
                used[i][choice.choice().index()] = true;
                choice
            }
        };
        let put = |Count { kind, item, n: more, seat }: Count| {
            let Counted { word, items } = &counted[kind];
            let items_met = counts.entry((*word).to_owned()).or_default();
            let met = items_met.entry(items[item].clone()).or_insert_with(|| vec![0; n + 1]);
            met[seat.map_or(0, |seat| seat.index() + 1)] += more;
        };
        game.apply(&mut state, choice, &mut Counter::new(game, &mut memory, put));
        plies += 1;
    }
    let outcome = game.outcome(&state).expect("the game is over");
    let standings = outcome.standings();
    let results: Vec<EndResult> =
        standings.iter().map(|s| EndResult { score: s.score, rank: s.rank, won: s.won }).collect();
    let lapses = players
        .iter_mut()
        .enumerate()
        .map(|(i, player)| (i, player.end(&results)))
        .filter(|(_, lapses)| !lapses.is_empty())
        .collect();
    GameResult {
        game: 0,
        deal: 0,
        seats: Vec::new(),
        scores: standings.iter().map(|s| s.score).collect(),
        ranks: standings.iter().map(|s| s.rank).collect(),
        won: standings.iter().map(|s| s.won).collect(),
        plies,
        reason: outcome.reason.to_owned(),
        used: used
            .iter()
            .map(|seat| (0..).zip(seat).filter(|(_, used)| **used).map(|(i, _)| i).collect())
            .collect(),
        counts: Some(counts),
        lapses,
    }
}
