//! Camp: a toy game with every hard shape of decision, to test what works for any game.
//!
//! Eight rounds. Everybody secretly marks two spots at once; then, in turn, three workers each are placed, a
//! spot's price is paid unit by unit, the others may react with a card from their hidden hand and cancel it, else
//! the spot deals cards and gives goods, and a point to whoever had marked it. At the end of a round everybody
//! feeds two mouths.

mod measure;
mod notation;
mod present;

use kernel::{
    Actor, Choices, Finite, Game, Legal, Next, OptionSpec, Outcome, Rng, Seat, Seats, Setup, SetupFault,
    Sink, Viewer,
};
use stdx::{Bag, Stack, Table};

const SEATS: usize = 4;
const N_CARDS: usize = 24;
const N_SPOTS: usize = 16;
const STOCK_MAX: u8 = 20;
const ROUNDS: u8 = 8;

stdx::id!(/// A place for one worker.
    Spot: N_SPOTS);
stdx::id!(/// A kind of card.
    Card: N_CARDS);
stdx::kinds!(/// What is paid and gained.
    Good { Berry = "berry", Fish = "fish", Wood = "wood", Flint = "flint", Hide = "hide" });

kernel::choice!(
    /// Every decision of the game.
    Choice {
        /// Secretly mark a spot for a bonus.
        Plan(Spot),
        /// Place the next worker.
        Place(Spot),
        /// Hand in one unit.
        Pay(Good),
        /// Nature deals a card.
        Deal(Card),
        /// Cancel what happens with a card.
        React(Card),
        /// There is nothing to eat.
        Starve,
        Pass,
    }
);

type Cards = Bag<Card, N_CARDS>;
type Stock = Table<Good, u8, { Good::COUNT }>;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    stock: Stock,
    hand: Cards,
    plan: [Option<Spot>; 2],
    score: i16,
}

/// What remains to be done, innermost last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
pub enum Frame {
    Over,
    Rounds,
    Plan { left: [u8; SEATS] },
    Turns { seat: Seat, left: u8 },
    Place { seat: Seat },
    Pay { seat: Seat, spot: Spot, left: u8 },
    Gain { seat: Seat, spot: Spot, draws: u8, cancelled: bool },
    React { asked: Seats },
    Feed { seat: Seat, left: u8 },
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    n_seats: u8,
    round: u8,
    first: Seat,
    bag: Cards,
    discard: Cards,
    spots: Table<Spot, Option<Seat>, N_SPOTS>,
    players: [Player; SEATS],
    frames: Stack<Frame, 12>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, strum::VariantNames)]
pub enum Event {
    Planned(Seat),
    Placed(Seat, Spot),
    Paid(Seat, Good),
    /// Which card it was is known to its owner alone.
    Dealt(Seat, Option<Card>),
    Gained(Seat, Good, u8),
    Scored(Seat),
    Reacted(Seat, Card),
    Passed(Seat),
    Starved(Seat),
    RoundStarted(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    mine: Option<(Cards, [Option<Spot>; 2])>,
    hand_sizes: Vec<usize>,
    planned: Vec<usize>,
    bag_size: usize,
    discard: Cards,
    spots: Table<Spot, Option<Seat>, N_SPOTS>,
    stocks: Vec<Stock>,
    scores: Vec<i16>,
    round: u8,
    /// Only filled by a planted leak.
    leaked: Option<Cards>,
}

/// A leak planted on purpose, to show that the leak test finds it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leak {
    None,
    /// The view holds another seat's hand.
    View,
    /// Only those who hold a reaction are asked.
    Asked,
    /// A point for a marked spot is visible at once in the score, and no event says so.
    Event,
    /// The spots that others have marked cannot be marked.
    Options,
}

pub struct Camp {
    cost: Table<Spot, (Good, u8), N_SPOTS>,
    /// Good, how many, how many cards.
    gain: Table<Spot, (Good, u8, u8), N_SPOTS>,
    copies: Table<Card, u8, N_CARDS>,
    options: Vec<OptionSpec>,
    leak: Leak,
}

impl Camp {
    pub fn new() -> Camp {
        Camp::leaking(Leak::None)
    }

    pub fn leaking(leak: Leak) -> Camp {
        let good = |i: usize| Good::nth(i % Good::COUNT);
        Camp {
            cost: Table::from_fn(|s: Spot| (good(s.index()), (s.index() % 4) as u8)),
            gain: Table::from_fn(|s: Spot| {
                (good(s.index() + 2), 1 + (s.index() % 3) as u8, (s.index() % 3) as u8)
            }),
            copies: Table::from_fn(|c: Card| 1 + (c.index() % 4) as u8),
            options: vec![OptionSpec::new("length", &["long", "short"]).or_own()],
            leak,
        }
    }

    fn is_reaction(card: Card) -> bool {
        card.index().is_multiple_of(3)
    }
}

impl Default for Camp {
    fn default() -> Self {
        Self::new()
    }
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all().take(self.n_seats as usize)
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

impl Game for Camp {
    const ID: &'static str = "camp";
    const RULES: u16 = 1;
    const DECISIONS_MAX: u32 = 4000;
    const SOURCES: &'static [&'static str] = &["points"];
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn options(&self) -> &[OptionSpec] {
        &self.options
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        2..=SEATS
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupFault> {
        if !self.seats().contains(&(setup.n_seats as usize)) {
            return Err(SetupFault::new(format!("camp is for 2 to 4 players, not {}", setup.n_seats)));
        }
        Ok(())
    }

    fn start(&self, setup: &Setup) -> State {
        let player = Player { stock: Table::filled(2), hand: Bag::EMPTY, plan: [None; 2], score: 0 };
        let mut bag = Bag::EMPTY;
        self.copies.iter().for_each(|(card, n)| bag.add(card, *n));
        let mut state = State {
            n_seats: setup.n_seats,
            // A short game skips the first rounds.
            round: if setup.value(0) == 1 { 4 } else { 0 },
            first: Seat::nth(0),
            bag,
            discard: Bag::EMPTY,
            spots: Table::filled(None),
            players: [player; SEATS],
            frames: Stack::new(Frame::Over),
        };
        state.frames.push(Frame::Rounds);
        self.settle(&mut state, &mut ());
        state
    }

    fn next(&self, state: &State) -> Next {
        match state.frames.top() {
            Frame::Over => Next::Over,
            Frame::Plan { left } => Next::Each(state.seats().filter(|s| left[s.index()] > 0).collect()),
            Frame::Gain { .. } => Next::Chance,
            Frame::Place { seat } | Frame::Pay { seat, .. } | Frame::Feed { seat, .. } => Next::One(seat),
            Frame::React { asked } => Next::One(asked.first().expect("settled")),
            Frame::Rounds | Frame::Turns { .. } => unreachable!("settled"),
        }
    }

    fn legal(&self, state: &State, actor: Actor, out: &mut Choices<Choice>) {
        out.open(actor);
        match (state.frames.top(), actor) {
            (Frame::Plan { .. }, Actor::Seat(me)) => {
                let first = state.player(me).plan[0];
                for spot in Spot::all().filter(|s| first != Some(*s)) {
                    let taken = state.seats().any(|s| s != me && state.player(s).plan.contains(&Some(spot)));
                    if self.leak != Leak::Options || !taken {
                        out.push(Choice::Plan(spot));
                    }
                }
            }
            (Frame::Place { seat }, _) => {
                for spot in Spot::all() {
                    let (good, n) = self.cost[spot];
                    if state.spots[spot].is_none() && state.player(seat).stock[good] >= n {
                        out.push(Choice::Place(spot));
                    }
                }
                out.push(Choice::Pass);
            }
            (Frame::Pay { spot, .. }, _) => out.push(Choice::Pay(self.cost[spot].0)),
            (Frame::Gain { .. }, Actor::Chance) => {
                state.bag.iter().for_each(|(card, n)| out.push_weighted(Choice::Deal(card), n.into()));
            }
            (Frame::React { .. }, Actor::Seat(me)) => {
                let hand = state.player(me).hand;
                hand.iter()
                    .filter(|(c, _)| Camp::is_reaction(*c))
                    .for_each(|(c, _)| out.push(Choice::React(c)));
                out.push(Choice::Pass);
            }
            (Frame::Feed { seat, .. }, _) => {
                for good in [Good::Berry, Good::Fish] {
                    if state.player(seat).stock[good] > 0 {
                        out.push(Choice::Pay(good));
                    }
                }
                if out.is_empty() {
                    out.push(Choice::Starve);
                }
            }
            (frame, actor) => unreachable!("{actor} does not decide in {frame:?}"),
        }
    }

    fn apply<S: Sink<Event>>(&self, state: &mut State, choice: Legal<Choice>, sink: &mut S) {
        match (state.frames.top(), choice.actor(), choice.choice()) {
            (Frame::Plan { mut left }, Actor::Seat(me), Choice::Plan(spot)) => {
                let i = me.index();
                state.players[i].plan[2 - left[i] as usize] = Some(spot);
                left[i] -= 1;
                state.frames.set(Frame::Plan { left });
                sink.emit(Event::Planned(me));
            }
            (Frame::Place { seat }, _, Choice::Place(spot)) => {
                state.spots[spot] = Some(seat);
                state.frames.set(Frame::Pay { seat, spot, left: self.cost[spot].1 });
                sink.emit(Event::Placed(seat, spot));
            }
            (Frame::Place { seat }, _, Choice::Pass) => {
                state.frames.pop();
                sink.emit(Event::Passed(seat));
            }
            (Frame::Pay { seat, spot, left }, _, Choice::Pay(good)) => {
                state.player_mut(seat).stock[good] -= 1;
                state.frames.set(Frame::Pay { seat, spot, left: left - 1 });
                sink.emit(Event::Paid(seat, good));
            }
            (Frame::Gain { seat, spot, draws, cancelled }, Actor::Chance, Choice::Deal(card)) => {
                state.bag.take(card);
                state.player_mut(seat).hand.insert(card);
                state.frames.set(Frame::Gain { seat, spot, draws: draws - 1, cancelled });
                sink.emit(Event::Dealt(seat, Some(card)));
            }
            (Frame::React { .. }, Actor::Seat(me), Choice::React(card)) => {
                state.player_mut(me).hand.take(card);
                state.player_mut(me).score += 1;
                state.discard.insert(card);
                if let Some(Frame::Gain { cancelled, .. }) = state.frames.below_mut() {
                    *cancelled = true;
                }
                state.frames.pop();
                sink.emit(Event::Reacted(me, card));
            }
            (Frame::React { asked }, Actor::Seat(me), Choice::Pass) => {
                state.frames.set(Frame::React { asked: asked.without(me) });
                sink.emit(Event::Passed(me));
            }
            (Frame::Feed { seat, left }, _, Choice::Pay(good)) => {
                state.player_mut(seat).stock[good] -= 1;
                state.frames.set(Frame::Feed { seat, left: left - 1 });
                sink.emit(Event::Paid(seat, good));
            }
            (Frame::Feed { seat, left }, _, Choice::Starve) => {
                state.player_mut(seat).score -= 1;
                state.frames.set(Frame::Feed { seat, left: left - 1 });
                sink.emit(Event::Starved(seat));
            }
            (frame, actor, choice) => unreachable!("{choice:?} by {actor} in {frame:?}"),
        }
        self.settle(state, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.frames.top() == Frame::Over).then(|| {
            let keys: Vec<(i32, ())> = state.seats().map(|s| (state.player(s).score.into(), ())).collect();
            Outcome::ranked("rounds", &keys)
        })
    }

    fn score(&self, state: &State, seat: Seat, by_source: &mut [i32]) {
        by_source[0] = state.player(seat).score.into();
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let State { n_seats: _, round, first: _, bag, discard, spots, players: _, frames: _ } = state;
        let each =
            |f: &dyn Fn(&Player) -> usize| state.seats().map(|s| f(state.player(s))).collect::<Vec<usize>>();
        View {
            mine: match viewer {
                Viewer::Seat(seat) => Some((state.player(seat).hand, state.player(seat).plan)),
                Viewer::Spectator => None,
            },
            hand_sizes: each(&|p| p.hand.len()),
            planned: each(&|p| p.plan.iter().flatten().count()),
            bag_size: bag.len(),
            discard: *discard,
            spots: *spots,
            stocks: state.seats().map(|s| state.player(s).stock).collect(),
            scores: state.seats().map(|s| state.player(s).score).collect(),
            round: *round,
            leaked: (self.leak == Leak::View).then(|| state.players[0].hand),
        }
    }

    fn redact(&self, event: Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Dealt(seat, _) if !viewer.is(seat) => Event::Dealt(seat, None),
            event => event,
        })
    }

    fn resample(&self, state: &mut State, viewer: Viewer, rng: &mut Rng) {
        let hidden: Seats = state.seats().filter(|s| !viewer.is(*s)).collect();
        let mut pool = state.bag;
        for seat in hidden {
            pool.absorb(&mut { state.player(seat).hand });
        }
        for seat in hidden {
            let n = state.player(seat).hand.len();
            let mut hand = Bag::EMPTY;
            for _ in 0..n {
                let card = pool.at(rng.below(pool.len() as u32) as usize);
                pool.take(card);
                hand.insert(card);
            }
            let player = state.player_mut(seat);
            player.hand = hand;
            for i in 0..2 {
                if player.plan[i].is_some() {
                    player.plan[i] = loop {
                        let spot = Some(Spot::nth(rng.below(N_SPOTS as u32) as usize));
                        if i == 0 || spot != player.plan[0] {
                            break spot;
                        }
                    };
                }
            }
        }
        state.bag = pool;
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for (card, n) in self.copies.iter() {
            let held: u8 = state.seats().map(|s| state.player(s).hand.count(card)).sum();
            let all = state.bag.count(card) + state.discard.count(card) + held;
            if all != *n {
                return Err(format!("there are {all} of {card:?}, not {n}"));
            }
        }
        Ok(())
    }
}

impl Camp {
    /// Runs what needs no decision. The only control flow of the game.
    fn settle<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        loop {
            match state.frames.top() {
                Frame::Over | Frame::Place { .. } => return,
                Frame::Rounds if state.round == ROUNDS => state.frames.pop(),
                Frame::Rounds => self.start_round(state, sink),
                Frame::Plan { left } if left != [0; SEATS] => return,
                Frame::Turns { seat, left } if left > 0 => {
                    let next = seat.after(state.n_seats as usize);
                    state.frames.set(Frame::Turns { seat: next, left: left - 1 });
                    state.frames.push(Frame::Place { seat });
                }
                Frame::Turns { .. } => {
                    state.first = state.first.after(state.n_seats as usize);
                    state.frames.pop();
                }
                Frame::Pay { left, .. } if left > 0 => return,
                Frame::Pay { seat, spot, .. } => {
                    state.frames.set(Frame::Gain { seat, spot, draws: self.gain[spot].2, cancelled: false });
                    let asked = self.asked(state).without(seat);
                    state.frames.push(Frame::React { asked });
                }
                Frame::React { asked } if !asked.is_empty() => return,
                Frame::Gain { draws, cancelled: false, .. } if draws > 0 && !state.bag.is_empty() => return,
                Frame::Gain { seat, spot, cancelled, .. } => {
                    state.frames.pop();
                    if !cancelled {
                        self.gain(state, seat, spot, sink);
                    }
                }
                Frame::Feed { left, .. } if left > 0 => return,
                Frame::Plan { .. } | Frame::React { .. } | Frame::Feed { .. } => state.frames.pop(),
            }
        }
    }

    fn start_round<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        state.round += 1;
        state.spots = Table::filled(None);
        let n = state.n_seats;
        for player in &mut state.players {
            player.plan = [None; 2];
            player.stock.values_mut().for_each(|x| *x = (*x + 1).min(STOCK_MAX));
        }
        for seat in state.seats().collect::<Seats>() {
            state.frames.push(Frame::Feed { seat, left: 2 });
        }
        state.frames.push(Frame::Turns { seat: state.first, left: n * 3 });
        state.frames.push(Frame::Plan { left: std::array::from_fn(|i| if i < n as usize { 2 } else { 0 }) });
        sink.emit(Event::RoundStarted(state.round));
    }

    /// Who is asked depends on a public fact: holding any card at all.
    fn asked(&self, state: &State) -> Seats {
        let may = |seat: &Seat| {
            let hand = state.player(*seat).hand;
            match self.leak {
                Leak::Asked => hand.iter().any(|(c, _)| Camp::is_reaction(c)),
                _ => !hand.is_empty(),
            }
        };
        state.seats().filter(may).collect()
    }

    fn gain<S: Sink<Event>>(&self, state: &mut State, seat: Seat, spot: Spot, sink: &mut S) {
        let (good, n, _) = self.gain[spot];
        let player = state.player_mut(seat);
        player.stock[good] = (player.stock[good] + n).min(STOCK_MAX);
        let marked = player.plan.contains(&Some(spot));
        player.score += i16::from(marked);
        sink.emit(Event::Gained(seat, good, n));
        if marked && self.leak != Leak::Event {
            sink.emit(Event::Scored(seat));
        }
        if state.bag.len() < 8 {
            state.bag.absorb(&mut state.discard);
        }
    }
}
