//! Exploring: look, announce equality, settle, turn another tile up (LD-E01 to LD-E03).

use kernel::{Choices, Sink};
use serde::{Deserialize, Serialize};

use super::{Frame, Run, Step};
use crate::{
    LastDoge,
    choice::Choice,
    effect::{Moment, PowerKind},
    event::Event,
    ids::{Effect, Numbers, Slot, Slots},
    state::{Said, Source, State},
};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExploreStep {
    /// Looking.
    Look,
    /// The pawn goes to one of the tiles.
    Settle,
    /// Another one is turned up.
    Reveal,
}

/// A new exploration.
pub fn frame() -> Frame {
    Frame::Explore { looked: Slots::EMPTY, checked: 0, equal: false, step: ExploreStep::Look }
}

/// How many tiles an exploration looks at in any case (LD-E01, LD-P03).
pub fn base(game: &LastDoge, state: &State) -> usize {
    2 + state.power(&game.content, state.turn.seat, PowerKind::Looks).max(0) as usize
}

/// The artefact that allows one more look this turn (LD-R01).
fn lantern(game: &LastDoge, state: &State) -> bool {
    let lanterns =
        state.player(state.turn.seat).artefacts & game.content.artefact_power[PowerKind::ExtraLook].owners;
    !(lanterns - state.turn.used).is_empty()
}

/// Whether another look is due, allowed, or neither; `checked` looks have been judged.
enum More {
    Must,
    May,
    No,
}

fn more(game: &LastDoge, state: &State, looked: Slots, equal: bool) -> More {
    if (state.free(game.city(state)) - looked).is_empty() {
        return More::No;
    }
    if looked.len() < base(game, state) {
        More::Must
    } else if equal || lantern(game, state) {
        More::May
    } else {
        More::No
    }
}

pub fn legal(
    game: &LastDoge,
    state: &State,
    looked: Slots,
    _checked: u8,
    equal: bool,
    step: ExploreStep,
    out: &mut Choices<Choice>,
) {
    match step {
        ExploreStep::Look => {
            (state.free(game.city(state)) - looked).iter().for_each(|s| out.push(Choice::Look(s)));
            if let More::May = more(game, state, looked, equal) {
                out.push(Choice::Done);
            }
        }
        ExploreStep::Settle => looked.iter().for_each(|s| out.push(Choice::Settle(s))),
        ExploreStep::Reveal => {
            // The tile under the own pawn stays face down (LD-E03).
            (looked - state.pawns()).iter().for_each(|s| out.push(Choice::Reveal(s)));
        }
    }
}

pub fn apply<S: Sink<Event>>(game: &LastDoge, state: &mut State, choice: Choice, sink: &mut S) {
    let Frame::Explore { looked, checked, equal, step: _ } = state.frames.top() else { unreachable!() };
    let seat = state.turn.seat;
    match choice {
        Choice::Look(slot) => {
            if looked.len() >= base(game, state) && !equal {
                let lanterns = game.content.artefact_power[PowerKind::ExtraLook].owners;
                for artefact in state.player(seat).artefacts & lanterns {
                    state.turn.used.insert(artefact);
                    if S::ON {
                        sink.emit(Event::Used { seat, artefact });
                    }
                }
            }
            state.frames.set(Frame::Explore {
                looked: looked.with(slot),
                checked,
                equal,
                step: ExploreStep::Look,
            });
            game.show(state, Some(seat), slot, sink);
        }
        Choice::Done => {
            state.frames.set(Frame::Explore { looked, checked, equal, step: ExploreStep::Settle })
        }
        Choice::Settle(slot) => {
            state.frames.set(Frame::Explore { looked, checked, equal, step: ExploreStep::Reveal });
            state.settle_pawn(seat, slot, sink);
        }
        Choice::Reveal(slot) => reveal(game, state, slot, sink),
        other => unreachable!("{other:?} while exploring"),
    }
}

fn reveal<S: Sink<Event>>(game: &LastDoge, state: &mut State, slot: Slot, sink: &mut S) {
    let seat = state.turn.seat;
    let tile = state.tiles[slot].expect("what was looked at lies there");
    state.frames.pop();
    state.publish(&game.content, slot);
    state.face_up.insert(slot);
    if S::ON {
        sink.emit(Event::Revealed { seat, slot, tile });
    }
    let effect = game.content.effect[tile];
    if effect == Effect::Discovery {
        state.discoveries.insert(tile);
        game.occasion_of_others(state, Moment::OtherDiscovery, seat, sink);
    }
    if effect != Effect::None {
        let run = Run { slot: Some(slot), ..Run::new(Source::District { effect }, seat) };
        state.frames.push(Frame::Run(run));
    }
}

pub fn settle<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    looked: Slots,
    checked: u8,
    equal: bool,
    step: ExploreStep,
    sink: &mut S,
) -> Step {
    if step != ExploreStep::Look {
        return Step::Wait;
    }
    if looked.len() > checked as usize {
        judge(game, state, looked, equal, sink);
        return Step::Again;
    }
    if let More::No = more(game, state, looked, equal) {
        state.frames.set(Frame::Explore { looked, checked, equal, step: ExploreStep::Settle });
    }
    Step::Wait
}

/// What a new look brings: a trophy for a pair (LD-P05), and the announcement (LD-E02).
fn judge<S: Sink<Event>>(game: &LastDoge, state: &mut State, looked: Slots, was_equal: bool, sink: &mut S) {
    let (content, seat, n) = (&game.content, state.turn.seat, looked.len());
    let numbers: Numbers = looked.iter().filter_map(|s| state.number(content, s)).collect();
    let available = !(state.free(game.city(state)) - looked).is_empty();
    let base = base(game, state);
    let mut equal = was_equal;
    // The normal looks are over, or an extra look has followed equal tiles. After that nothing new can be said.
    let speaks = n == base || (n < base && !available) || was_equal;
    if speaks && n >= 2 {
        equal = numbers.len() == 1;
        state.say(if equal { Said::Equal } else { Said::Mixed }, looked);
        if S::ON && equal {
            sink.emit(Event::Announced { seat, n: n as u8 });
        }
    }
    state.frames.set(Frame::Explore { looked, checked: n as u8, equal, step: ExploreStep::Look });
    let tribe = state.player(seat).tribe;
    if n >= 2 && !state.turn.paired && tribe.is_some_and(|t| content.tribe_moment[t] == Some(Moment::Pair)) {
        let pair = numbers.len() < n;
        state.say(if pair { Said::Pair } else { Said::Distinct }, looked);
        if pair {
            state.turn.paired = true;
            game.occasion(state, Moment::Pair, seat, sink);
        }
    }
}
