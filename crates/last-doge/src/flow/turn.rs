//! A turn: main action, cards and artefacts in any order, then the hand limit (LD-T01 to LD-T04).

use kernel::{Choices, Finite, Seat, Sink};

use super::{Frame, Run, Step, draw, react, run};
use crate::{
    LastDoge,
    choice::Choice,
    effect::{Moment, Op, PowerKind},
    event::Event,
    ids::{Artefact, Artefacts, Card, Color, Number},
    pack::Once,
    state::{Source, State, Trigger, Turn},
};

/// Why a card cannot be played now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bar {
    /// It is not in the hand.
    NotHeld,
    /// It is a reaction.
    Reaction,
    /// It would be a further card, and there is no other card to discard for it.
    Extra,
    /// Its own cost cannot be paid.
    Cost,
    /// Nobody or nothing is in reach.
    Target,
}

/// Whether a card counts as the card of the turn for this player (LD-T04, LD-P02).
pub fn is_free(game: &LastDoge, state: &State, seat: Seat, card: Card) -> bool {
    match game.content.color[card] {
        Color::Green => true,
        Color::Doge => state.has(&game.content, seat, PowerKind::FreeDoge),
        Color::Grey | Color::Reaction => false,
    }
}

/// Whether the active player may play this card, and if not, why.
#[inline]
pub fn bar(game: &LastDoge, state: &State, card: Card) -> Option<Bar> {
    let seat = state.turn.seat;
    let hand = &state.player(seat).hand;
    if !hand.contains(card) {
        return Some(Bar::NotHeld);
    }
    if game.content.color[card] == Color::Reaction {
        return Some(Bar::Reaction);
    }
    let extra = usize::from(state.turn.plays == 0 && !is_free(game, state, seat, card));
    if hand.len() < 1 + extra {
        return Some(Bar::Extra);
    }
    let source = Source::Card { card };
    match game.content.program(source).first() {
        Some(Op::Cost { n }) if hand.len() < 1 + extra + *n as usize => Some(Bar::Cost),
        Some(Op::Cost { .. }) if (state.row | state.pile | state.gone).is_empty() => Some(Bar::Target),
        Some(op) if !run::is_possible(game, state, Run::new(source, seat), *op) => Some(Bar::Target),
        _ => None,
    }
}

/// How many artefact districts this player needs before guessing (LD-G01).
pub fn needed_to_guess(game: &LastDoge, state: &State, seat: Seat) -> usize {
    let less = state.power(&game.content, seat, PowerKind::Atlas).max(0) as usize;
    (game.content.limits.discoveries_to_guess as usize).saturating_sub(less)
}

pub fn may_guess(game: &LastDoge, state: &State) -> bool {
    let seat = state.turn.seat;
    !state.turn.main
        && !state.player(seat).failed
        && state.discoveries.len() >= needed_to_guess(game, state, seat)
}

/// The artefacts the active player may use now.
pub fn usable(game: &LastDoge, state: &State) -> Artefacts {
    let seat = state.turn.seat;
    let mine = state.player(seat).artefacts & game.content.at_moment[Moment::Demand];
    mine.iter().filter(|a| is_ready(game, state, *a) && has_use(game, state, seat, *a)).collect()
}

pub fn is_ready(game: &LastDoge, state: &State, artefact: Artefact) -> bool {
    match game.content.once[artefact] {
        Some(Once::Game) => !state.spent.contains(artefact),
        Some(Once::Turn) => !state.turn.used.contains(artefact),
        None => true,
    }
}

fn has_use(game: &LastDoge, state: &State, seat: Seat, artefact: Artefact) -> bool {
    let source = Source::Artefact { artefact };
    game.content
        .program(source)
        .first()
        .is_some_and(|op| run::is_possible(game, state, Run::new(source, seat), *op))
}

pub fn legal(game: &LastDoge, state: &State, out: &mut Choices<Choice>) {
    if !state.turn.main {
        out.push(Choice::Explore);
        if may_guess(game, state) {
            Number::all().for_each(|n| out.push(Choice::Guess(n)));
        }
        out.push(Choice::DrawTwo);
    }
    for (card, _) in state.player(state.turn.seat).hand.iter() {
        if bar(game, state, card).is_none() {
            out.push(Choice::Play(card));
        }
    }
    for artefact in usable(game, state) {
        out.push(Choice::Use(artefact));
    }
    out.push(Choice::EndTurn);
}

pub fn apply<S: Sink<Event>>(game: &LastDoge, state: &mut State, choice: Choice, sink: &mut S) {
    let seat = state.turn.seat;
    match choice {
        Choice::Explore => {
            state.turn.main = true;
            state.frames.push(super::explore::frame());
        }
        Choice::Guess(number) => {
            state.turn.main = true;
            state.frames.push(Frame::Guess { number, told: false });
            let slot = game.city(state).treasure;
            game.show(state, Some(seat), slot, sink);
        }
        Choice::DrawTwo => {
            state.turn.main = true;
            game.occasion(state, Moment::DrewTwo, seat, sink);
            draw::push(state, seat, 2);
        }
        Choice::Play(card) => play(game, state, card, sink),
        Choice::Use(artefact) => {
            if S::ON {
                sink.emit(Event::Used { seat, artefact });
            }
            match game.content.once[artefact] {
                Some(Once::Game) => state.spent.insert(artefact),
                Some(Once::Turn) => state.turn.used.insert(artefact),
                None => {}
            }
            state.frames.push(Frame::Run(Run::new(Source::Artefact { artefact }, seat)));
        }
        Choice::EndTurn => state.frames.set(Frame::Limit),
        other => unreachable!("{other:?} in a turn"),
    }
}

/// Plays a card, or names it when another one must be discarded for it (LD-T02).
fn play<S: Sink<Event>>(game: &LastDoge, state: &mut State, card: Card, sink: &mut S) {
    let seat = state.turn.seat;
    if !is_free(game, state, seat, card) {
        if state.turn.plays == 0 {
            state.frames.push(Frame::Extra { card });
            state.name_card(seat, card, sink);
            return;
        }
        state.turn.plays -= 1;
    }
    lay_out(game, state, card, None, sink);
}

/// A card is played, with the one that is discarded for it. What happens first is pushed last.
fn lay_out<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    card: Card,
    price: Option<Card>,
    sink: &mut S,
) {
    let seat = state.turn.seat;
    state.spend(seat, card);
    if S::ON {
        sink.emit(Event::Played { seat, card });
    }
    if let Some(price) = price {
        state.discard(seat, price, sink);
    }
    state.frames.push(Frame::Run(Run::new(Source::Card { card }, seat)));
    if game.content.color[card] == Color::Doge {
        game.occasion(state, Moment::PlayedDoge, seat, sink);
    } else {
        state.frames.push(Frame::Window { card, asked: react::asked(game, state) });
    }
    if price.is_some() {
        game.occasion(state, Moment::PaidExtra, seat, sink);
    }
}

/// Whether this card can be discarded for the named one: any other of the hand.
pub fn pays(state: &State, named: Card, card: Card) -> bool {
    let n = state.player(state.turn.seat).hand.count(card);
    n > u8::from(card == named)
}

pub fn legal_extra(state: &State, named: Card, out: &mut Choices<Choice>) {
    let hand = &state.player(state.turn.seat).hand;
    hand.iter()
        .filter(|(card, _)| pays(state, named, *card))
        .for_each(|(card, _)| out.push(Choice::Discard(card)));
    if !state.turn.withdrawn.contains(named) {
        out.push(Choice::Pass);
    }
}

pub fn apply_extra<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    named: Card,
    choice: Choice,
    sink: &mut S,
) {
    state.frames.pop();
    match choice {
        Choice::Discard(price) => lay_out(game, state, named, Some(price), sink),
        Choice::Pass => {
            state.turn.withdrawn.insert(named);
            if S::ON {
                sink.emit(Event::Withdrew { seat: state.turn.seat, card: named });
            }
        }
        other => unreachable!("{other:?} for a further card"),
    }
}

pub fn settle<S: Sink<Event>>(game: &LastDoge, state: &mut State, begun: bool, sink: &mut S) -> Step {
    let seat = state.turn.seat;
    if !begun {
        state.turns += 1;
        state.turn = Turn::of(seat);
        state.frames.set(Frame::Turn { begun: true });
        if S::ON {
            sink.emit(Event::TurnBegan { seat });
        }
        if state.player(seat).hand.len() <= game.content.limits.low_hand as usize {
            game.occasion(state, Moment::LowHand, seat, sink);
        }
        return Step::Again;
    }
    if state.trigger.is_none() && state.free(game.city(state)).len() < 2 {
        alarm(state, Trigger::Tiles, sink);
    }
    if state.trigger.is_some() {
        // The escape starts after the running effect; the hand is cut first (LD-Q05).
        state.frames.set(Frame::Limit);
        return Step::Again;
    }
    Step::Wait
}

/// The escape is called (LD-X01).
pub fn alarm<S: Sink<Event>>(state: &mut State, trigger: Trigger, sink: &mut S) {
    state.trigger = Some(trigger);
    if S::ON {
        sink.emit(Event::Alarm { seat: state.turn.seat, trigger });
    }
}

pub fn legal_limit(state: &State, out: &mut Choices<Choice>) {
    state.player(state.turn.seat).hand.iter().for_each(|(card, _)| out.push(Choice::Discard(card)));
}

pub fn apply_limit<S: Sink<Event>>(state: &mut State, choice: Choice, sink: &mut S) {
    let Choice::Discard(card) = choice else { unreachable!("{choice:?} at the hand limit") };
    state.discard(state.turn.seat, card, sink);
}

pub fn settle_limit<S: Sink<Event>>(game: &LastDoge, state: &mut State, sink: &mut S) -> Step {
    let seat = state.turn.seat;
    if state.player(seat).hand.len() > state.hand_limit(&game.content, seat) {
        return Step::Wait;
    }
    if S::ON {
        sink.emit(Event::TurnEnded { seat });
    }
    let rounds_over = state.turns >= game.content.rounds_max * u16::from(state.n_seats);
    if state.trigger.is_none() && rounds_over {
        // Everybody may pass for ever, the guardian does not wait for ever (LD-Q24).
        alarm(state, Trigger::Rounds, sink);
    }
    if state.trigger.is_some() {
        super::escape::begin(state, sink);
        return Step::Again;
    }
    state.turn.seat = seat.after(state.n_seats as usize);
    state.frames.set(Frame::Turn { begun: false });
    Step::Again
}
