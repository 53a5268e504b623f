//! The frame stack and the dispatch: who decides, what may be chosen, what a choice does, what runs by itself.

use kernel::{Choices, Next, Seat, Sink};

use crate::{Doggerland, change::emit, choice::Choice, event::Event, frame::Frame, ids::End, state::State};

pub mod build;
pub mod card;
pub mod discover;
pub mod feed;
pub mod load;
pub mod migrate;
pub mod party;
pub mod program;
pub mod resolve;
pub mod rite;
pub mod rivals;
pub mod round;
pub mod setup;
pub mod tools;
pub mod trade;
pub mod village;
pub mod who;

/// The one seat of the solo game.
pub(crate) const ALONE: Seat = Seat::new(0);

/// What `settle` of a frame says: somebody must decide, or the loop goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Wait,
    Again,
}

/// Who must decide.
#[inline]
pub(crate) fn next(state: &State) -> Next {
    match state.frames.top() {
        Frame::Over(_) => Next::Over,
        Frame::Setup { .. }
        | Frame::Discover { .. }
        | Frame::ValleyTile { .. }
        | Frame::Reveal
        | Frame::Refill
        | Frame::Turn => Next::Chance,
        Frame::Outfit { seat, .. }
        | Frame::Program { seat, .. }
        | Frame::Who { seat, .. }
        | Frame::Torch { seat, .. }
        | Frame::Mark { seat }
        | Frame::Party { seat, .. }
        | Frame::Resolve { seat, .. }
        | Frame::Raise { seat, .. }
        | Frame::Load { seat, .. }
        | Frame::Remember { seat, .. }
        | Frame::Knap { seat, .. }
        | Frame::Offer { seat, .. }
        | Frame::Perform { seat, .. }
        | Frame::Trade { seat, .. }
        | Frame::Feed { seat, .. }
        | Frame::Meal { seat, .. }
        | Frame::Villages { seat, .. }
        | Frame::Wander { seat } => Next::One(seat),
        Frame::Valley { .. }
        | Frame::Event
        | Frame::Shelter
        | Frame::Thieves { .. }
        | Frame::Trespass
        | Frame::Orphan => Next::One(ALONE),
        Frame::Round(phase) => unreachable!("{phase:?} runs by itself"),
    }
}

/// Lists what may be chosen.
#[inline]
pub(crate) fn legal(game: &Doggerland, state: &State, out: &mut Choices<Choice>) {
    match state.frames.top() {
        Frame::Setup { step, .. } => setup::legal(game, state, step, out),
        Frame::Outfit { seat, units, from, .. } => setup::legal_outfit(game, state, seat, units, from, out),
        Frame::Program { seat, .. } => program::legal(game, state, seat, out),
        Frame::Who { seat, task } => who::legal(state, seat, task, out),
        Frame::Torch { .. } | Frame::Event | Frame::Orphan => {
            out.push(Choice::Accept);
            out.push(Choice::Decline);
        }
        Frame::Mark { .. } => who::legal_mark(state, out),
        Frame::Party { seat, cell, party, from } => party::legal(game, state, seat, cell, party, from, out),
        Frame::Discover { .. } | Frame::ValleyTile { .. } => discover::legal(state, out),
        Frame::Valley { .. } => discover::legal_valley(state, out),
        Frame::Resolve { seat, .. } => resolve::legal(game, state, seat, out),
        Frame::Raise { seat, chief } => build::legal(game, state, seat, chief, out),
        Frame::Load { goods, room, from, .. } => load::legal(goods, room, from, out),
        Frame::Remember { seat, animal } => load::legal_memory(state, seat, animal, out),
        Frame::Knap { seat, improved, made } => tools::legal(game, state, seat, improved, made, out),
        Frame::Offer { seat, .. } => rite::legal_offer(game, state, seat, out),
        Frame::Perform { seat, order } => rite::legal(game, state, seat, order, out),
        Frame::Trade { seat, given, .. } => trade::legal(state, seat, given, out),
        Frame::Feed { .. } => {
            out.push(Choice::Feed);
            out.push(Choice::Rearrange);
        }
        Frame::Meal { seat, eaten, from } => feed::legal(state, seat, eaten, from, out),
        Frame::Villages { seat, .. } | Frame::Wander { seat } => village::legal(state, seat, out),
        Frame::Reveal => state.fresco_pile.iter().for_each(|fresco| out.push(Choice::Turn(fresco))),
        Frame::Refill => state.craft_pile.iter().for_each(|craft| out.push(Choice::Show(craft))),
        Frame::Turn => state.solo.cards.iter().for_each(|card| out.push(Choice::Card(card))),
        Frame::Shelter => card::legal_shelter(state, out),
        Frame::Thieves { left, from, begun } => card::legal_thieves(state, left, from, begun, out),
        Frame::Trespass => card::legal_trespass(state, out),
        Frame::Over(_) | Frame::Round(_) => {}
    }
    if may_resign(state) {
        out.push(Choice::Resign);
    }
}

/// DG-U18: alone one may give up whatever is asked.
#[inline]
pub(crate) fn may_resign(state: &State) -> bool {
    state.is_solo() && matches!(next(state), Next::One(_))
}

/// Carries out a choice.
#[inline]
pub(crate) fn apply<S: Sink<Event>>(game: &Doggerland, state: &mut State, choice: Choice, sink: &mut S) {
    if choice == Choice::Resign {
        emit(sink, || Event::Resigned(ALONE));
        return state.end(End::Resigned, sink);
    }
    match state.frames.top() {
        Frame::Setup { step, draws } => setup::apply(game, state, step, draws, choice, sink),
        Frame::Outfit { seat, left, units, .. } => {
            setup::apply_outfit(game, state, seat, left, units, choice, sink);
        }
        Frame::Program { seat, passed } => program::apply(state, seat, passed, choice, sink),
        Frame::Who { seat, task } => who::apply(state, seat, task, choice, sink),
        Frame::Torch { seat, by, spot } => who::apply_torch(state, seat, by, spot, choice, sink),
        Frame::Mark { seat } => who::apply_mark(state, seat, choice, sink),
        Frame::Party { seat, cell, party, from } => {
            party::apply(state, seat, cell, party, from, choice, sink);
        }
        Frame::Discover { todo } => discover::apply(game, state, todo, choice, sink),
        Frame::Valley { left } => discover::apply_valley(state, left, choice),
        Frame::ValleyTile { left, cell } => {
            discover::apply_valley_tile(game, state, left, cell, choice, sink)
        }
        Frame::Resolve { seat, .. } => resolve::apply(game, state, seat, choice, sink),
        Frame::Raise { seat, chief } => build::apply(game, state, seat, chief, choice, sink),
        Frame::Load { seat, goods, room, .. } => load::apply(state, seat, goods, room, choice, sink),
        Frame::Remember { seat, animal } => load::apply_memory(state, seat, animal, choice, sink),
        Frame::Knap { seat, improved, made } => tools::apply(game, state, seat, improved, made, choice, sink),
        Frame::Offer { seat, order } => rite::apply_offer(state, seat, order, choice, sink),
        Frame::Perform { seat, order } => rite::apply(game, state, seat, order, choice, sink),
        Frame::Trade { seat, left, given } => trade::apply(state, seat, left, given, choice, sink),
        Frame::Feed { seat, .. } => feed::apply_feed(state, seat, choice, sink),
        Frame::Meal { seat, eaten, .. } => feed::apply(state, seat, eaten, choice, sink),
        Frame::Villages { seat, left } => village::apply(state, seat, left, choice, sink),
        Frame::Wander { seat } => village::apply_wander(state, seat, choice, sink),
        Frame::Reveal => round::apply_reveal(state, choice, sink),
        Frame::Refill => round::apply_refill(state, choice, sink),
        Frame::Turn => card::apply_turn(state, choice, sink),
        Frame::Event => card::apply_event(game, state, choice, sink),
        Frame::Shelter => card::apply_shelter(state, choice, sink),
        Frame::Thieves { left, .. } => card::apply_thieves(state, left, choice, sink),
        Frame::Trespass => card::apply_trespass(game, state, choice, sink),
        Frame::Orphan => card::apply_orphan(state, choice, sink),
        frame @ (Frame::Over(_) | Frame::Round(_)) => unreachable!("{choice:?} in {frame:?}"),
    }
}

/// Runs what needs no decision, until somebody must decide.
#[inline]
pub(crate) fn settle<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    loop {
        if state.is_solo() && is_starved(game, state) {
            state.end(End::Scarcity, sink);
        }
        let step = match state.frames.top() {
            Frame::Over(_)
            | Frame::Torch { .. }
            | Frame::Event
            | Frame::Orphan
            | Frame::Mark { .. }
            | Frame::Turn
            | Frame::Valley { .. } => Step::Wait,
            Frame::Setup { step, draws } => setup::settle(game, state, step, draws, sink),
            Frame::Outfit { seat, left, units, from } => {
                setup::settle_outfit(state, seat, left, units, from, sink)
            }
            Frame::Round(phase) => round::settle(game, state, phase, sink),
            Frame::Program { seat, passed } => program::settle(game, state, seat, passed, sink),
            Frame::Who { seat, task } => who::settle(state, seat, task, sink),
            Frame::Party { seat, cell, party, from } => {
                party::settle(game, state, seat, cell, party, from, sink)
            }
            Frame::Discover { todo } => discover::settle(game, state, todo, sink),
            Frame::ValleyTile { left, cell } => discover::settle_valley_tile(game, state, left, cell, sink),
            Frame::Resolve { seat, left } => resolve::settle(game, state, seat, left, sink),
            Frame::Raise { seat, chief } => build::settle(game, state, seat, chief, sink),
            Frame::Load { seat, goods, room, from } => load::settle(state, seat, goods, room, from, sink),
            Frame::Remember { seat, animal } => load::settle_memory(state, seat, animal, sink),
            Frame::Knap { seat, improved, made } => tools::settle(game, state, seat, improved, made, sink),
            Frame::Offer { seat, order } => rite::settle_offer(game, state, seat, order, sink),
            Frame::Perform { seat, order } => rite::settle(game, state, seat, order, sink),
            Frame::Trade { seat, left, given } => trade::settle(state, seat, left, given, sink),
            Frame::Feed { seat, left } => feed::settle_feed(state, seat, left, sink),
            Frame::Meal { seat, eaten, from } => feed::settle(state, seat, eaten, from, sink),
            Frame::Villages { seat, left } => village::settle(state, seat, left),
            Frame::Wander { seat } => village::settle_wander(state, seat),
            Frame::Reveal => round::settle_reveal(state, sink),
            Frame::Refill => round::settle_refill(game, state, sink),
            Frame::Shelter => card::settle_shelter(state, sink),
            Frame::Thieves { left, from, begun } => card::settle_thieves(state, left, from, begun, sink),
            Frame::Trespass => card::settle_trespass(game, state, sink),
        };
        if step == Step::Wait {
            return;
        }
    }
}

/// DG-U08: one scarcity tile more than the level allows.
fn is_starved(game: &Doggerland, state: &State) -> bool {
    state.clans[0].scarcity > game.tables.level(state.mode).scarcity
        && !matches!(state.frames.top(), Frame::Over(_))
}
