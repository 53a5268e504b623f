//! The round, step by step, and the automatic steps of its end (DG-N03 … DG-N10).

use kernel::{Seat, Sink};
use stdx::Finite;

use super::{Step, card, discover, feed, migrate, rivals};
use crate::{
    Doggerland,
    change::emit,
    choice::Choice,
    event::Event,
    frame::{Frame, Phase},
    ids::{End, Happening, Mode, Objective, Role},
    score,
    state::State,
};

/// The last space of the round marker; the short variant starts on the third (DG-K03).
pub const LAST_ROUND: u8 = 8;

pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    phase: Phase,
    sink: &mut S,
) -> Step {
    let (first, left) = (state.first, state.n_seats);
    let go = |state: &mut State, phase: Phase| state.frames.set(Frame::Round(phase));
    match phase {
        Phase::Card => {
            go(state, Phase::Event);
            // The card of the first round was turned at set-up. A typed position may have run out of cards.
            if state.solo.card.is_none() && !state.solo.cards.is_empty() {
                state.frames.push(Frame::Turn);
            }
        }
        Phase::Event => {
            go(state, Phase::Rivals);
            card::begin(game, state, sink);
        }
        Phase::Rivals => {
            go(state, Phase::Program);
            card::check_marks(game, state, sink);
            rivals::act(game, state, sink);
        }
        Phase::Program => {
            go(state, Phase::Discover);
            if state.round == first_round(state.mode) {
                begin(state, sink);
            }
            state.frames.push(Frame::Program { seat: first, passed: 0 });
        }
        Phase::Discover => {
            go(state, Phase::Valley);
            state.frames.push(Frame::Discover { todo: discover::begin(state) });
        }
        Phase::Valley => {
            go(state, Phase::Resolve);
            let room = !state.pile.is_empty() && !discover::valley(state).is_empty();
            if state.acts(Happening::NewValley) && room {
                state.frames.push(Frame::Valley { left: 2 });
            }
        }
        Phase::Resolve => {
            go(state, Phase::Migrate);
            // DG-R01: the order of the phase's start, even when the hut changes hands.
            state.frames.push(Frame::Resolve { seat: first, left });
        }
        Phase::Migrate => {
            go(state, Phase::Feed);
            if state.acts(Happening::ShiftingWinds) {
                migrate::turn_arrow(state, sink);
            }
            if state.is_solo() {
                rivals::wander(game, state, sink);
            }
            if !state.acts(Happening::HerdsStay) {
                migrate::run(game, state, sink);
            }
            migrate::turn_arrow(state, sink);
        }
        Phase::Feed => {
            go(state, Phase::Newborns);
            dismiss_guests(state, sink);
            if state.acts(Happening::HardFeeding) && !state.is_cold() {
                feed::throw_fruit(state, super::ALONE, sink);
            }
            state.frames.push(Frame::Feed { seat: first, left });
        }
        Phase::Newborns => {
            go(state, Phase::Objectives);
            if state.acts(Happening::BurntShelter) {
                card::depart(game, state, sink);
            }
            Seat::all().take(left as usize).for_each(|seat| house(state, seat, sink));
            if state.acts(Happening::Orphan) && card::has_room(state) {
                state.frames.push(Frame::Orphan);
            }
        }
        Phase::Objectives => {
            go(state, Phase::Advance);
            if state.is_solo() {
                card::mark_goals(game, state, sink);
            } else {
                state.objectives.iter().for_each(|objective| award(game, state, objective, sink));
            }
        }
        Phase::Advance if state.round == LAST_ROUND => state.end(End::Rounds, sink),
        Phase::Advance => {
            state.round += 1;
            begin(state, sink);
            go(state, Phase::Spawn);
        }
        Phase::Spawn => {
            go(state, Phase::Fresco);
            migrate::spawn(game, state, sink);
        }
        Phase::Fresco => {
            go(state, Phase::Crafts);
            if state.frescoes.len() < game.tables.frescoes_used[state.n() - 1] as usize {
                state.frames.push(Frame::Reveal);
            }
        }
        Phase::Crafts => {
            go(state, Phase::Villages);
            state.frames.push(Frame::Refill);
        }
        Phase::Villages => {
            go(state, Phase::Hut);
            state.frames.push(Frame::Villages { seat: first, left });
        }
        Phase::Hut => {
            go(state, if state.is_solo() { Phase::Card } else { Phase::Program });
            pass_hut(state, sink);
        }
    }
    Step::Again
}

/// The space where the round marker starts (DG-K03).
fn first_round(mode: Mode) -> u8 {
    if mode == Mode::Short { 3 } else { 1 }
}

/// Everybody is told where the round marker stands now.
fn begin<S: Sink<Event>>(state: &State, sink: &mut S) {
    let round = state.round;
    emit(sink, || Event::RoundBegun(round));
}

/// White pieces leave at the start of phase 5 (DG-Z02, DG-Z03).
fn dismiss_guests<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    for role in [Role::GuestChief, Role::GuestHunter] {
        if std::mem::take(&mut state.clans[0].home[role as usize]) > 0 {
            emit(sink, || Event::GuestLeft { seat: super::ALONE, role });
        }
    }
}

/// DG-N03: newborns take free places, the others are lost to the reserve.
fn house<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let clan = state.clan_mut(seat);
    let newborns = std::mem::take(&mut clan.newborns);
    if newborns == 0 {
        return;
    }
    let housed = newborns.min(clan.beds().saturating_sub(clan.members()));
    clan.hunters += housed;
    clan.home[Role::Hunter as usize] += housed;
    emit(sink, || Event::Housed { seat, housed, lost: newborns - housed });
}

/// DG-N04: 5 points to the first and all of the same round, then 3, then nothing; once a player.
fn award<S: Sink<Event>>(game: &Doggerland, state: &mut State, objective: Objective, sink: &mut S) {
    let has = |points: u8| state.playing().any(|(_, clan)| clan.awards[objective] == points);
    let points = match (has(5), has(3)) {
        (false, _) => 5,
        (true, false) => 3,
        (true, true) => return,
    };
    for seat in Seat::all().take(state.n()) {
        if state.clan(seat).awards[objective] == 0 && score::reaches(game, state, seat, objective) {
            state.clan_mut(seat).awards[objective] = points;
            emit(sink, || Event::ObjectiveReached { seat, objective, points });
        }
    }
}

/// DG-N10, and tokens whose round is over leave (DG-H05).
fn pass_hut<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    if !std::mem::take(&mut state.hut_taken) && state.n() > 1 {
        state.first = state.first.after(state.n());
        let first = state.first;
        emit(sink, || Event::HutPassed(first));
    }
    for seat in Seat::all().take(state.n()) {
        // The marker is a round ahead since step 3.
        if state.clan(seat).token.is_some() && state.round > state.clan(seat).token_until {
            state.return_token(seat, sink);
        }
    }
    state.solo.card = None;
    state.solo.acting = None;
    state.solo.torch_used = false;
}

pub(super) fn apply_reveal<S: Sink<Event>>(state: &mut State, choice: Choice, sink: &mut S) {
    let Choice::Turn(fresco) = choice else { unreachable!("{choice:?} turns no fresco") };
    state.frames.pop();
    state.turn_fresco(fresco, sink);
}

pub(super) fn settle_reveal<S: Sink<Event>>(state: &mut State, _sink: &mut S) -> Step {
    debug_assert!(state.fresco_pile.len() > 1, "half of the fresco tiles stay in the box");
    Step::Wait
}

pub(super) fn apply_refill<S: Sink<Event>>(state: &mut State, choice: Choice, sink: &mut S) {
    let Choice::Show(craft) = choice else { unreachable!("{choice:?} shows no craft") };
    state.show_craft(craft, sink);
}

/// DG-N08; alone the discards are shuffled when the piles are empty (DG-U16).
pub(super) fn settle_refill<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) -> Step {
    if state.market.len() >= game.tables.market_size[state.n() - 1] as usize {
        state.frames.pop();
        return Step::Again;
    }
    let mut pile = state.craft_pile.iter();
    match (pile.next(), pile.next()) {
        (None, _) if state.craft_discards.is_empty() => state.frames.pop(),
        (None, _) => {
            state.craft_pile = std::mem::take(&mut state.craft_discards);
            emit(sink, || Event::CraftsShuffled);
        }
        (Some(last), None) => state.show_craft(last, sink),
        _ => return Step::Wait,
    }
    Step::Again
}
