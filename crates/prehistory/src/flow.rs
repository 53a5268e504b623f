//! What is still to be done, and the dispatch of `next`, `legal`, `apply` and `settle`.
//!
//! The bottom frame is the end of the game, above it lies the season, above that the parts of one action.
//! Set-up is a pile of such frames, each removed when it is complete.

mod act;
mod autumn;
mod camp;
mod dance;
mod last;
mod owe;
mod pay;
mod power;
mod setup;
mod spring;
mod summer;
mod winter;

use kernel::{Actor, Choices, Next, Seat, Seats, Sink};
use stdx::{Bits, Stack};

pub(crate) use self::{
    act::{Deed, Price, Season, gather_gain, hunt_gain, paint_gain, place_cells, price},
    camp::{helpers, sites},
    owe::{Means, owed},
    power::Purse,
};
use crate::{
    Choice, Event, Prehistory, State,
    ids::{Action, Camp, Cell, Cells, Color, Member, Row, Side},
};

/// What is still to be done, innermost last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
pub enum Frame {
    /// The game is over.
    Over,
    /// Price tiles are dealt: the center, the five wheels, the top of the pile.
    Prices { at: u8 },
    /// Map tiles are dealt to the slots of the layout.
    Land { at: u8 },
    /// Fish, gathering tiles and animals are dealt to the cells that show them.
    Tokens { at: u8 },
    /// Empty slots and rows of the board are filled.
    Refill,
    /// The first turn order is drawn.
    Order,
    /// Weather tiles are dealt to the seats.
    Skies { at: u8 },
    /// The seat at this turn turns its weather tile.
    Orient { turn: u8 },
    /// The seat at this turn places its shamans.
    Arrange { turn: u8 },
    /// Automatic: turn order, discards, then refill and the new center.
    Winter,
    /// Automatic: the next price tile comes to the center.
    Center,
    /// The next tile of the pile is shown.
    Top,
    /// Automatic: spring begins, all weather tiles turn.
    Thaw,
    /// The seat at this turn takes the income of its weather tile.
    Income { turn: u8 },
    /// Actions with resources, round and round.
    Spring { turn: u8, passed: Seats },
    /// A price is paid cube by cube; these colors are paid already.
    Pay { seat: Seat, deed: Deed, left: u8, paid: Bits<Color> },
    /// Shamans move: in spring for the card of a row or for none, in summer as one likes. Those that stood at some
    /// positions at the start have moved already, or stay for the price.
    Dance { seat: Seat, card: Option<Row>, left: u8, start: Bits<Side>, moved: Bits<Side> },
    /// A resource goes to the foot of the pillar.
    Foot { seat: Seat, action: Action },
    /// So many seats still take a pillar, the last of the order first.
    Pillars { left: u8 },
    /// So many seats may still carry out this action, the last of the order first.
    Summer { action: u8, left: u8 },
    /// The seat at this turn moves on the map. Used are the marker cells that have paid this autumn, and the camp
    /// other cells on which this seat has stopped.
    Autumn { turn: u8, points: u16, tired: Bits<Member>, used: Cells },
    /// A member moves up to so many steps.
    Walk { seat: Seat, member: Member, points: u16 },
    /// Camps that this member can help to build now.
    Build { seat: Seat, mover: Member },
    /// The builders of a camp are named.
    Crew { seat: Seat, cell: Cell, camp: Camp, crew: Bits<Member>, left: u8, from: u8 },
    /// Those of the builders who settle are named.
    Settle { seat: Seat, cell: Cell, camp: Camp, crew: Bits<Member>, gone: Bits<Member>, from: u8 },
    /// The last action of the seat at this turn.
    Last { turn: u8 },
}

/// Whether settling goes on or somebody must decide.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Step {
    Wait,
    Again,
}

/// The frames of a game before its first decision.
pub(crate) fn first_frames(agreed: bool) -> Stack<Frame, 12> {
    let mut frames = Stack::new(Frame::Over);
    for frame in [
        Frame::Thaw,
        Frame::Orient { turn: 0 },
        Frame::Skies { at: 0 },
        Frame::Order,
        Frame::Refill,
        Frame::Tokens { at: 0 },
        Frame::Land { at: 0 },
        Frame::Prices { at: 0 },
    ] {
        // An order that was agreed is not drawn.
        if !(agreed && frame == Frame::Order) {
            frames.push(frame);
        }
    }
    frames
}

impl State {
    /// The seat that decides in a frame; nothing when nature does or nobody.
    pub(crate) fn decider(&self, frame: Frame) -> Option<Seat> {
        match frame {
            Frame::Orient { turn }
            | Frame::Arrange { turn }
            | Frame::Income { turn }
            | Frame::Spring { turn, .. }
            | Frame::Autumn { turn, .. }
            | Frame::Last { turn } => self.order.get(turn as usize),
            Frame::Pillars { left } | Frame::Summer { left, .. } => {
                left.checked_sub(1).and_then(|at| self.order.get(at as usize))
            }
            Frame::Pay { seat, .. }
            | Frame::Dance { seat, .. }
            | Frame::Foot { seat, .. }
            | Frame::Walk { seat, .. }
            | Frame::Build { seat, .. }
            | Frame::Crew { seat, .. }
            | Frame::Settle { seat, .. } => Some(seat),
            Frame::Over
            | Frame::Prices { .. }
            | Frame::Land { .. }
            | Frame::Tokens { .. }
            | Frame::Refill
            | Frame::Order
            | Frame::Skies { .. }
            | Frame::Winter
            | Frame::Center
            | Frame::Top
            | Frame::Thaw => None,
        }
    }
}

pub(crate) fn next(state: &State) -> Next {
    let top = state.frames.top();
    match state.decider(top) {
        Some(seat) => Next::One(seat),
        None if top == Frame::Over => Next::Over,
        None => Next::Chance,
    }
}

pub(crate) fn legal(game: &Prehistory, state: &State, actor: Actor, out: &mut Choices<Choice>) {
    out.open(actor);
    let top = state.frames.top();
    let Actor::Seat(seat) = actor else { return chance(game, state, top, out) };
    match top {
        Frame::Orient { .. } => setup::legal_orient(out),
        Frame::Arrange { .. } => setup::legal_arrange(out),
        Frame::Income { .. } => spring::legal_income(game, state, seat, out),
        Frame::Spring { .. } => spring::legal(game, state, seat, out),
        Frame::Pay { deed, left, paid, .. } => pay::legal(game, state, seat, deed, left, paid, out),
        Frame::Dance { card, left, start, moved, .. } => {
            dance::legal(game, state, seat, dance::Part { card, left, start, moved }, out);
        }
        Frame::Foot { .. } => spring::legal_foot(game, state, seat, out),
        Frame::Pillars { .. } => summer::legal_pillars(game, state, seat, out),
        Frame::Summer { action, .. } => summer::legal(game, state, seat, action, out),
        Frame::Autumn { points, tired, .. } => autumn::legal(game, state, seat, points, tired, out),
        Frame::Walk { member, points, .. } => autumn::legal_walk(game, state, seat, member, points, out),
        Frame::Build { mover, .. } => camp::legal(game, state, seat, mover, out),
        Frame::Crew { cell, crew, left, from, .. } => {
            camp::legal_crew(game, state, seat, cell, crew, left, from, out);
        }
        Frame::Settle { camp, crew, gone, from, .. } => {
            camp::legal_settle(game, camp, crew, gone, from, out);
            power::offer(game, state, seat, out);
        }
        Frame::Last { .. } => last::legal(game, state, seat, out),
        frame => unreachable!("{seat} does not decide in {frame:?}"),
    }
}

fn chance(game: &Prehistory, state: &State, top: Frame, out: &mut Choices<Choice>) {
    match top {
        Frame::Prices { .. } | Frame::Top => {
            state.prices_unseen.iter().for_each(|p| out.push(Choice::DealPrice(p)))
        }
        Frame::Land { .. } => setup::legal_land(state, out),
        Frame::Tokens { at } => setup::legal_tokens(game, state, at, out),
        Frame::Refill => winter::legal_refill(state, out),
        Frame::Order => setup::legal_order(state, out),
        Frame::Skies { .. } => state.weathers_unseen.iter().for_each(|w| out.push(Choice::DealWeather(w))),
        frame => unreachable!("nature does not decide in {frame:?}"),
    }
}

pub(crate) fn apply<S: Sink<Event>>(game: &Prehistory, state: &mut State, choice: Choice, sink: &mut S) {
    let top = state.frames.top();
    match (top, choice) {
        (Frame::Prices { at }, Choice::DealPrice(tile)) => setup::apply_price(game, state, at, tile, sink),
        (Frame::Land { at }, Choice::DealTile(tile, turned)) => {
            setup::apply_land(state, at, tile, turned, sink);
        }
        (Frame::Tokens { at }, choice) => setup::apply_token(state, at, choice, sink),
        (Frame::Refill, choice) => winter::apply_refill(state, choice, sink),
        (Frame::Order, Choice::DealTurn(seat)) => setup::apply_order(state, seat, sink),
        (Frame::Skies { at }, Choice::DealWeather(tile)) => setup::apply_sky(state, at, tile, sink),
        (Frame::Top, Choice::DealPrice(tile)) => winter::apply_top(state, tile, sink),
        (Frame::Orient { turn }, Choice::Orient(side)) => setup::apply_orient(state, turn, side, sink),
        (Frame::Arrange { turn }, Choice::Arrange(pattern)) => {
            setup::apply_arrange(game, state, turn, pattern, sink);
        }
        (frame, choice) => {
            let seat = state.decider(frame).expect("a seat decides");
            if !power::apply(state, seat, choice, sink) {
                act(game, state, frame, seat, choice, sink);
            }
        }
    }
    settle(game, state, sink);
}

fn act<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    frame: Frame,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    match (frame, choice) {
        (Frame::Income { turn }, Choice::Harvest) => spring::harvest(game, state, turn, seat, sink),
        (Frame::Spring { turn, passed }, choice) => {
            spring::apply(game, state, turn, passed, seat, choice, sink);
        }
        (Frame::Pay { deed, left, paid, .. }, Choice::Pay(color)) => {
            state.pay_resource(seat, color, sink);
            state.frames.set(Frame::Pay { seat, deed, left: left - 1, paid: paid.with(color) });
        }
        (Frame::Dance { card, left, start, moved, .. }, choice) => {
            let part = dance::Part { card, left, start, moved };
            dance::apply(game, state, seat, part, choice, sink);
        }
        (Frame::Foot { action, .. }, Choice::Foot(color)) => {
            state.foot(seat, action, color, sink);
            state.frames.pop();
        }
        (Frame::Pillars { left }, Choice::Pillar(action)) => {
            state.take_pillar(seat, action, sink);
            state.frames.set(Frame::Pillars { left: left - 1 });
        }
        (Frame::Summer { action, left }, choice) => {
            summer::apply(game, state, action, left, seat, choice, sink);
        }
        (Frame::Autumn { .. } | Frame::Walk { .. }, Choice::March(_) | Choice::Rush(_) | Choice::Stride) => {
            autumn::buy_steps(game, state, seat, choice, sink);
        }
        (Frame::Autumn { turn, points, tired, used }, choice) => {
            autumn::apply(game, state, autumn::Turn { turn, points, tired, used }, seat, choice, sink);
        }
        (Frame::Walk { member, .. }, Choice::Stop(cell)) => {
            autumn::stop(game, state, seat, member, cell, sink);
        }
        (Frame::Build { mover, .. }, choice) => camp::apply(game, state, seat, mover, choice),
        (Frame::Crew { cell, camp, crew, left, .. }, Choice::Name(member)) => {
            camp::name(state, seat, cell, camp, crew, left, member);
        }
        (Frame::Settle { cell, camp, crew, gone, .. }, Choice::Settle(member)) => {
            let from = kernel::Finite::index(member) as u8 + 1;
            state.frames.set(Frame::Settle { seat, cell, camp, crew, gone: gone.with(member), from });
        }
        (Frame::Last { turn }, choice) => last::apply(game, state, turn, seat, choice, sink),
        (frame, choice) => unreachable!("{choice:?} in {frame:?}"),
    }
}

/// Runs what needs no decision. The only control flow of the game.
pub(crate) fn settle<S: Sink<Event>>(game: &Prehistory, state: &mut State, sink: &mut S) {
    loop {
        let step = match state.frames.top() {
            Frame::Over
            | Frame::Top
            | Frame::Orient { .. }
            | Frame::Arrange { .. }
            | Frame::Foot { .. }
            | Frame::Walk { .. } => Step::Wait,
            Frame::Prices { at } => setup::settle_prices(state, at),
            Frame::Land { at } => setup::settle_land(game, state, at),
            Frame::Tokens { at } => setup::settle_tokens(game, state, at, sink),
            Frame::Refill => winter::settle_refill(state, sink),
            Frame::Order => setup::settle_order(state, sink),
            Frame::Skies { at } => setup::settle_skies(state, at),
            Frame::Winter => winter::settle(state, sink),
            Frame::Center => winter::settle_center(game, state, sink),
            Frame::Thaw => spring::thaw(state, sink),
            Frame::Income { turn } => spring::settle_income(game, state, turn, sink),
            Frame::Spring { turn, passed } => spring::settle(state, turn, passed, sink),
            Frame::Pay { seat, deed, left, paid } => pay::settle(game, state, seat, deed, left, paid, sink),
            Frame::Dance { seat, card, left, start, moved } => {
                dance::settle(game, state, seat, dance::Part { card, left, start, moved }, sink)
            }
            Frame::Pillars { left } => summer::settle_pillars(state, left),
            Frame::Summer { action, left } => summer::settle(game, state, action, left, sink),
            Frame::Autumn { turn, .. } => autumn::settle(state, turn, sink),
            Frame::Build { seat, mover } => camp::settle(game, state, seat, mover),
            Frame::Crew { seat, cell, camp, crew, left, .. } => {
                camp::settle_crew(state, seat, cell, camp, crew, left)
            }
            Frame::Settle { seat, cell, camp, crew, gone, from } => {
                camp::settle_settle(game, state, seat, (cell, camp, crew, gone, from), sink)
            }
            Frame::Last { turn } => last::settle(state, turn, sink),
        };
        if step == Step::Wait {
            return;
        }
    }
}
