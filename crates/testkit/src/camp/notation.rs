//! Positions and choices of Camp as text.

use kernel::{Fault, Finite, Game, Notation, Seat, Seats};
use serde::{Deserialize, Serialize};
use stdx::{Bag, Stack, Table};

use super::{Camp, Card, Choice, Frame, Good, N_CARDS, Player, ROUNDS, SEATS, Spot, State, View};

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    round: u8,
    first: usize,
    bag: Vec<u8>,
    discard: Vec<u8>,
    /// The seat on each spot from one; zero for none.
    spots: Vec<u8>,
    frames: Vec<FrameDraft>,
    players: Vec<PlayerDraft>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDraft {
    stock: Vec<u8>,
    hand: Vec<u8>,
    plan: Vec<usize>,
    score: i16,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase", tag = "do")]
pub enum FrameDraft {
    Over,
    Rounds,
    Plan { left: Vec<u8> },
    Turns { seat: usize, left: u8 },
    Place { seat: usize },
    Pay { seat: usize, spot: usize, left: u8 },
    Gain { seat: usize, spot: usize, draws: u8, cancelled: bool },
    React { asked: Vec<usize> },
    Feed { seat: usize, left: u8 },
}

#[derive(Serialize)]
pub struct ViewDraft {
    round: u8,
    hand: Vec<u8>,
    plan: Vec<usize>,
    hand_sizes: Vec<usize>,
    planned: Vec<usize>,
    bag_size: usize,
    scores: Vec<i16>,
}

impl Notation for Camp {
    type Draft = Draft;
    const EVENTS: &'static [&'static str] = <super::Event as strum::VariantNames>::VARIANTS;
    const FRAMES: &'static [&'static str] = <Frame as strum::VariantNames>::VARIANTS;

    fn frame(&self, state: &State) -> &'static str {
        state.frames.top().into()
    }

    fn choice_name(&self, choice: Choice) -> String {
        match choice {
            Choice::Plan(spot) => format!("plan {}", spot.index() + 1),
            Choice::Place(spot) => format!("place {}", spot.index() + 1),
            Choice::Pay(good) => format!("pay {good}"),
            Choice::Deal(card) => format!("deal {}", card.index() + 1),
            Choice::React(card) => format!("react {}", card.index() + 1),
            Choice::Starve => "starve".into(),
            Choice::Pass => "pass".into(),
        }
    }

    fn draft(&self, state: &State) -> Draft {
        let State { n_seats, round, first, bag, discard, spots, players, frames } = state;
        Draft {
            round: *round,
            first: first.index(),
            bag: counts(bag),
            discard: counts(discard),
            spots: spots.values().map(|s| s.map_or(0, |s| s.index() as u8 + 1)).collect(),
            frames: frames.as_slice().iter().map(frame_draft).collect(),
            players: players[..*n_seats as usize].iter().map(player_draft).collect(),
        }
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn adopt(&self, draft: Draft) -> Result<State, Vec<Fault>> {
        let mut faults = Vec::new();
        let n = draft.players.len();
        if !self.seats().contains(&n) {
            faults.push(Fault::new("players", format!("there must be 2 to 4, not {n}")));
            return Err(faults);
        }
        let mut players =
            [Player { stock: Table::filled(2), hand: Bag::EMPTY, plan: [None; 2], score: 0 }; SEATS];
        for player in &mut players[n..] {
            // Nobody sits there: the stock grows with the rounds like everybody's.
            player.stock = Table::filled(2 + draft.round.min(18));
        }
        for (i, player) in draft.players.iter().enumerate() {
            let at = format!("players.{i}");
            players[i] = Player {
                stock: stock(&player.stock, &at, &mut faults),
                hand: bag(&player.hand, &format!("{at}.hand"), &mut faults),
                plan: std::array::from_fn(|k| player.plan.get(k).and_then(|s| Spot::get(*s))),
                score: player.score,
            };
        }
        let mut spots = Table::filled(None);
        for (i, s) in draft.spots.iter().enumerate() {
            match (Spot::get(i), *s as usize) {
                (Some(_), 0) => {}
                (Some(spot), s) if s <= n => spots[spot] = Some(Seat::nth(s - 1)),
                _ => faults.push(Fault::new(format!("spots.{i}"), "no such spot or seat")),
            }
        }
        let frames: Option<Vec<Frame>> = draft.frames.iter().map(|f| frame(f, n)).collect();
        let stack = frames.as_deref().and_then(Stack::from_slice);
        if stack.is_none() {
            faults.push(Fault::new(
                "frames",
                "a frame names a seat or spot that does not exist, or there are none",
            ));
        }
        let (bag, discard) =
            (bag(&draft.bag, "bag", &mut faults), self::bag(&draft.discard, "discard", &mut faults));
        let (Some(frames), Some(first), true) = (stack, Seat::get(draft.first), faults.is_empty()) else {
            return Err(faults);
        };
        let mut state =
            State { n_seats: n as u8, round: draft.round, first, bag, discard, spots, players, frames };
        self.audit(&state).map_err(|what| vec![Fault::new("bag", what)])?;
        self.fits(&state).map_err(|what| vec![Fault::new("frames", what)])?;
        // What follows from the frames without a decision happens as in play.
        self.settle(&mut state, &mut ());
        Ok(state)
    }

    fn view_value(&self, view: &View) -> impl Serialize {
        ViewDraft {
            round: view.round,
            hand: view.mine.map_or(Vec::new(), |m| counts(&m.0)),
            plan: view.mine.map_or(Vec::new(), |m| m.1.iter().flatten().map(|s| s.index()).collect()),
            hand_sizes: view.hand_sizes.clone(),
            planned: view.planned.clone(),
            bag_size: view.bag_size,
            scores: view.scores.clone(),
        }
    }
}

impl Camp {
    /// Whether what is still to be done fits the table.
    fn fits(&self, state: &State) -> Result<(), String> {
        let frames = state.frames.as_slice();
        if frames[0] != Frame::Over {
            return Err("the lowest frame is the end of the game".into());
        }
        let rounds = frames.iter().filter(|frame| **frame == Frame::Rounds).count();
        let ends = frames.iter().filter(|frame| **frame == Frame::Over).count();
        if frames.len() > 1 && (frames[1] != Frame::Rounds || rounds > 1 || ends > 1) {
            return Err("above the end of the game are the rounds, once".into());
        }
        if state.round > ROUNDS {
            return Err(format!("there is no round {}", state.round));
        }
        for frame in frames {
            if let Frame::Pay { seat, spot, left } = *frame {
                let good = self.cost[spot].0;
                let have = state.player(seat).stock[good];
                if have < left {
                    return Err(format!("{seat} cannot pay {left} {good}, there are {have}"));
                }
            }
        }
        Ok(())
    }
}

fn counts(bag: &Bag<Card, N_CARDS>) -> Vec<u8> {
    Card::all().map(|c| bag.count(c)).collect()
}

fn bag(counts: &[u8], at: &str, faults: &mut Vec<Fault>) -> Bag<Card, N_CARDS> {
    let mut bag = Bag::EMPTY;
    if counts.len() != N_CARDS || counts.iter().any(|n| *n > 9) {
        faults.push(Fault::new(at, format!("there must be {N_CARDS} counts from 0 to 9")));
        return bag;
    }
    Card::all().zip(counts).for_each(|(c, n)| bag.add(c, *n));
    bag
}

fn stock(counts: &[u8], at: &str, faults: &mut Vec<Fault>) -> Table<Good, u8, { Good::COUNT }> {
    if counts.len() != Good::COUNT || counts.iter().any(|n| *n > super::STOCK_MAX) {
        faults.push(Fault::new(format!("{at}.stock"), "there must be 5 counts from 0 to 20"));
        return Table::filled(0);
    }
    Table::from_fn(|g: Good| counts[g.index()])
}

fn player_draft(player: &Player) -> PlayerDraft {
    PlayerDraft {
        stock: player.stock.values().copied().collect(),
        hand: counts(&player.hand),
        plan: player.plan.iter().flatten().map(|s| s.index()).collect(),
        score: player.score,
    }
}

fn frame_draft(frame: &Frame) -> FrameDraft {
    match *frame {
        Frame::Over => FrameDraft::Over,
        Frame::Rounds => FrameDraft::Rounds,
        Frame::Plan { left } => FrameDraft::Plan { left: left.to_vec() },
        Frame::Turns { seat, left } => FrameDraft::Turns { seat: seat.index(), left },
        Frame::Place { seat } => FrameDraft::Place { seat: seat.index() },
        Frame::Pay { seat, spot, left } => FrameDraft::Pay { seat: seat.index(), spot: spot.index(), left },
        Frame::Gain { seat, spot, draws, cancelled } => {
            FrameDraft::Gain { seat: seat.index(), spot: spot.index(), draws, cancelled }
        }
        Frame::React { asked } => FrameDraft::React { asked: asked.iter().map(Finite::index).collect() },
        Frame::Feed { seat, left } => FrameDraft::Feed { seat: seat.index(), left },
    }
}

fn frame(draft: &FrameDraft, n: usize) -> Option<Frame> {
    let seat = |s: usize| (s < n).then(|| Seat::nth(s));
    Some(match draft {
        FrameDraft::Over => Frame::Over,
        FrameDraft::Rounds => Frame::Rounds,
        FrameDraft::Plan { left } => {
            Frame::Plan { left: std::array::from_fn(|i| left.get(i).copied().unwrap_or(0).min(2)) }
        }
        FrameDraft::Turns { seat: s, left } => Frame::Turns { seat: seat(*s)?, left: *left },
        FrameDraft::Place { seat: s } => Frame::Place { seat: seat(*s)? },
        FrameDraft::Pay { seat: s, spot, left } => {
            Frame::Pay { seat: seat(*s)?, spot: Spot::get(*spot)?, left: *left }
        }
        FrameDraft::Gain { seat: s, spot, draws, cancelled } => {
            Frame::Gain { seat: seat(*s)?, spot: Spot::get(*spot)?, draws: *draws, cancelled: *cancelled }
        }
        FrameDraft::React { asked } => {
            let seats: Option<Vec<Seat>> = asked.iter().map(|s| seat(*s)).collect();
            Frame::React { asked: seats?.into_iter().collect::<Seats>() }
        }
        FrameDraft::Feed { seat: s, left } => Frame::Feed { seat: seat(*s)?, left: *left },
    })
}
