//! Set-up: nature deals, then each player turns the weather tile and places the shamans (PH-S02 … PH-S07).

use kernel::{Choices, Finite, Seat, Sink};

use super::{Frame, Step};
use crate::{
    Choice, Event, Prehistory, State,
    ids::{Cell, MapTile, Megalith, Pattern, Price, Side, Weather, Wheel},
    pack::Feature,
    state::{Dial, Token},
};

/// The center, five wheels and the top of the pile.
const PRICES: u8 = 7;

pub(super) fn legal_land(state: &State, out: &mut Choices<Choice>) {
    for tile in state.tiles_unseen {
        out.push(Choice::DealTile(tile, false));
        out.push(Choice::DealTile(tile, true));
    }
}

pub(super) fn legal_tokens(game: &Prehistory, state: &State, at: u8, out: &mut Choices<Choice>) {
    match state.ground(game, Cell::nth(at as usize)).map(|g| g.feature) {
        Some(Feature::Gathering) => state.foods_unseen.iter().for_each(|f| out.push(Choice::DealFood(f))),
        Some(Feature::Fish) => state.fish_unseen.iter().for_each(|f| out.push(Choice::DealFish(f))),
        Some(Feature::Animal) => state.beasts_unseen.iter().for_each(|b| out.push(Choice::DealBeast(b))),
        other => unreachable!("nothing is dealt to {other:?}"),
    }
}

pub(super) fn legal_order(state: &State, out: &mut Choices<Choice>) {
    state.seats().filter(|s| !state.order.contains(*s)).for_each(|s| out.push(Choice::DealTurn(s)));
}

pub(super) fn legal_orient(out: &mut Choices<Choice>) {
    Side::all().for_each(|side| out.push(Choice::Orient(side)));
}

pub(super) fn legal_arrange(out: &mut Choices<Choice>) {
    Pattern::all().for_each(|pattern| out.push(Choice::Arrange(pattern)));
}

pub(super) fn apply_price<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    at: u8,
    tile: Price,
    sink: &mut S,
) {
    state.prices_unseen.remove(tile);
    let event = match at {
        0 => {
            state.center = Some(tile);
            Event::PriceLaid { wheel: None, tile }
        }
        1..=5 => {
            let wheel = Wheel::nth(at as usize - 1);
            state.dials[wheel] = Dial { tile: Some(tile), turn: 0 };
            Event::PriceLaid { wheel: Some(wheel), tile }
        }
        _ => {
            state.next_price = Some(tile);
            Event::PileShown { tile }
        }
    };
    if S::ON {
        sink.emit(event);
    }
    if at == 0 {
        // PH-S03: a cube of the center's color on every pillar.
        state.fill_tops(game, sink);
    }
    state.frames.set(Frame::Prices { at: at + 1 });
}

pub(super) fn apply_land<S: Sink<Event>>(
    state: &mut State,
    at: u8,
    tile: MapTile,
    turned: bool,
    sink: &mut S,
) {
    state.tiles_unseen.remove(tile);
    state.map[at as usize] = Some((tile, turned));
    if S::ON {
        sink.emit(Event::TileLaid { slot: at, tile, turned });
    }
    state.frames.set(Frame::Land { at: at + 1 });
}

pub(super) fn apply_token<S: Sink<Event>>(state: &mut State, at: u8, choice: Choice, sink: &mut S) {
    let token = match choice {
        Choice::DealFood(food) => {
            state.foods_unseen.remove(food);
            Token::Food(food)
        }
        Choice::DealFish(fish) => {
            state.fish_unseen.remove(fish);
            Token::Fish(fish)
        }
        Choice::DealBeast(beast) => {
            state.beasts_unseen.remove(beast);
            Token::Beast(beast)
        }
        other => unreachable!("{other:?} is no token"),
    };
    lay(state, at, token, sink);
}

fn lay<S: Sink<Event>>(state: &mut State, at: u8, token: Token, sink: &mut S) {
    let cell = Cell::nth(at as usize);
    state.tokens[cell] = Some(token);
    if S::ON {
        sink.emit(Event::TokenLaid { cell, token });
    }
    state.frames.set(Frame::Tokens { at: at + 1 });
}

pub(super) fn apply_order<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    rank(state, seat, sink);
}

fn rank<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let rank = state.order.len() as u8;
    state.order.push(seat);
    if S::ON {
        sink.emit(Event::Ranked { rank, seat });
    }
}

pub(super) fn apply_sky<S: Sink<Event>>(state: &mut State, at: u8, tile: Weather, sink: &mut S) {
    state.weathers_unseen.remove(tile);
    state.players[at as usize].weather = Some(tile);
    if S::ON {
        sink.emit(Event::WeatherDealt { seat: Seat::nth(at as usize), tile });
    }
    state.frames.set(Frame::Skies { at: at + 1 });
}

pub(super) fn apply_orient<S: Sink<Event>>(state: &mut State, turn: u8, side: Side, sink: &mut S) {
    let seat = state.at_turn(turn);
    state.players[seat.index()].weather_turn = side.index() as u8;
    if S::ON {
        sink.emit(Event::Oriented { seat, side });
    }
    state.frames.set(Frame::Arrange { turn });
}

pub(super) fn apply_arrange<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    turn: u8,
    pattern: Pattern,
    sink: &mut S,
) {
    let seat = state.at_turn(turn);
    state.players[seat.index()].shamans = game.patterns[pattern];
    if S::ON {
        sink.emit(Event::Arranged { seat, pattern });
    }
    if turn + 1 < state.n_seats {
        state.frames.set(Frame::Orient { turn: turn + 1 });
    } else {
        state.frames.pop();
    }
}

pub(super) fn settle_prices(state: &mut State, at: u8) -> Step {
    if at < PRICES {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}

pub(super) fn settle_land(game: &Prehistory, state: &mut State, at: u8) -> Step {
    if (at as usize) < state.land(game).n_slots() {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}

/// Goes to the next cell that takes something; megaliths A lie there without a draw.
pub(super) fn settle_tokens<S: Sink<Event>>(
    game: &Prehistory,
    state: &mut State,
    at: u8,
    sink: &mut S,
) -> Step {
    for i in at..state.land(game).n_cells() as u8 {
        state.frames.set(Frame::Tokens { at: i });
        match state.ground(game, Cell::nth(i as usize)).map(|g| g.feature) {
            Some(Feature::Megalith(Megalith::A)) => {
                lay(state, i, Token::Stone, sink);
                return Step::Again;
            }
            Some(Feature::Fish) if !state.fish_unseen.is_empty() => return Step::Wait,
            Some(Feature::Gathering) if !state.foods_unseen.is_empty() => return Step::Wait,
            Some(Feature::Animal) if !state.beasts_unseen.is_empty() => return Step::Wait,
            _ => {}
        }
    }
    state.frames.pop();
    Step::Again
}

pub(super) fn settle_order<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Step {
    let n = state.n_seats as usize;
    if state.order.len() + 1 < n {
        return Step::Wait;
    }
    // The last place needs no draw.
    if let Some(seat) = state.seats().find(|s| !state.order.contains(*s)) {
        rank(state, seat, sink);
    }
    state.frames.pop();
    Step::Again
}

pub(super) fn settle_skies(state: &mut State, at: u8) -> Step {
    if at < state.n_seats {
        return Step::Wait;
    }
    state.frames.pop();
    Step::Again
}
