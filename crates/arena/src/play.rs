//! One game between any bots, ours and others.

use std::{collections::BTreeMap, time::Duration};

use bots::{Bot, Budget, Kind, Seen};
use kernel::{Actor, Choices, Finite, Legal, Next, Notation, Present, Rng, Seat, Setup};
use serde::{Deserialize, Serialize};
use table::{Ruleset, Seed};

use crate::{
    Entrant, Lapse,
    external::External,
    protocol::{self, Offered, Request},
};

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
        lapses: Lapses,
    },
}

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
                    seed: table.seed,
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
                Player::External { bot, time, n_seats: table.setup.n_seats as usize, stand_in, lapses }
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
            Player::External { bot, time, n_seats, stand_in, lapses } => {
                if options.len() == 1 {
                    return options.get(0);
                }
                let answer = match bot {
                    Some(bot) => {
                        let request = think(bot.next_id(), rules, seen, options, (*n_seats, *time), rng);
                        ask(bot, rules, &request, options, *time)
                    }
                    None => Err(Lapse::Dead),
                };
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

    fn end(&mut self, results: &[protocol::Result]) -> Lapses {
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

/// Asks an external bot, and checks its answer.
fn ask<G: Present>(
    bot: &mut External,
    rules: &Ruleset<G>,
    request: &Request,
    options: &Choices<G::Choice>,
    time: Duration,
) -> Result<Legal<G::Choice>, Lapse> {
    let choice = bot.think(request, time)?;
    let choice = rules.names.find(&choice).map_err(|_| Lapse::Illegal)?;
    options.find(choice).ok_or(Lapse::Illegal)
}

/// What an external bot is asked. All of it comes from what the seat may know.
fn think<G: Present>(
    id: u64,
    rules: &Ruleset<G>,
    seen: &Seen<G>,
    options: &Choices<G::Choice>,
    (n_seats, time): (usize, Duration),
    rng: &mut Rng,
) -> Request {
    let (game, seat, world) = (&rules.game, seen.seat(), seen.imagine(rng));
    let ask = game.ask(&world, seat);
    let plain = "positions, views and texts are plain data";
    let offered = options.iter().map(|choice| {
        let label = game.label(&world, seat, choice);
        Offered::new(rules.names.name(choice), &label.text)
    });
    let scores = Seat::all().map(|seat| {
        let mut by_source = vec![0; G::SOURCES.len()];
        game.score(&world, seat, &mut by_source);
        by_source
    });
    Request::Think {
        id,
        seat: seat.index() + 1,
        ask: serde_json::to_value(&ask.text).expect(plain),
        clause: ask.clause.to_owned(),
        options: offered.collect(),
        view: serde_json::to_value(game.view_value(&seen.view())).expect(plain),
        world: serde_json::to_value(game.draft(&world)).expect(plain),
        scores: scores.take(n_seats).collect(),
        budget_ms: time.as_millis() as u64,
    }
}

/// The table at which a game is played.
pub struct Sitting<'r, G: Notation> {
    pub rules: &'r Ruleset<G>,
    pub setup: Setup,
    /// Everything that is drawn follows from it.
    pub deal: &'r Seed,
    /// Everything that bots think follows from it.
    pub seed: u64,
}

/// Plays one game.
pub fn play<G: Present>(table: &Sitting<'_, G>, players: &mut [Player<G>]) -> GameResult {
    let (game, n) = (&table.rules.game, table.setup.n_seats as usize);
    let mut state = game.start(&table.setup);
    let (mut choices, mut n_draws, mut plies) = (Choices::new(), 0, 0);
    let mut used: Vec<Vec<bool>> = vec![vec![false; G::Choice::COUNT]; n];
    // Each seat thinks with a generator of its own, so that one does not disturb the other.
    let mut rngs: Vec<Rng> = (0..n as u64).map(|i| Rng::fork(table.seed, i)).collect();
    let mut floor = Rng::fork(table.seed, u64::MAX);
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
                let choice = players[i].decide(table.rules, &seen, &choices, &mut rngs[i]);
                used[i][choice.choice().index()] = true;
                choice
            }
        };
        game.apply(&mut state, choice, &mut ());
        plies += 1;
    }
    let outcome = game.outcome(&state).expect("the game is over");
    let standings = outcome.standings();
    let results: Vec<protocol::Result> =
        standings.iter().map(|s| protocol::Result { score: s.score, rank: s.rank, won: s.won }).collect();
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
        lapses,
    }
}
