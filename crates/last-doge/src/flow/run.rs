//! Runs the program of a card, district, artefact or tribe, one operation after the other.

use kernel::{Choices, Finite, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::{Damage, Frame, Step, damage::Cause, draw, explore};
use crate::{
    LastDoge,
    choice::Choice,
    effect::{Op, PowerKind, Range, Scope},
    event::Event,
    ids::{Card, Line, Number, Numbers, Slot, Slots, Total},
    notation::words,
    state::{Source, State},
};

/// A program under way: where it stands and what it has chosen so far.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    pub source: Source,
    #[serde(with = "words::seat")]
    pub seat: Seat,
    /// The operation that comes next.
    pub pc: u8,
    /// Looks, shows or discards of this operation.
    pub n: u8,
    /// The tile it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<Slot>,
    /// The opponent it is about.
    #[serde(default, with = "words::seat_or_all")]
    pub aim: Option<Seat>,
    /// The announced total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<Total>,
    /// The kind discarded last: kinds come in order, so that each set of cards has one path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Card>,
    /// The tiles in sight.
    #[serde(with = "words::bits")]
    pub looked: Slots,
}

impl Run {
    pub fn new(source: Source, seat: Seat) -> Run {
        Run {
            source,
            seat,
            pc: 0,
            n: 0,
            slot: None,
            aim: None,
            total: None,
            last: None,
            looked: Slots::EMPTY,
        }
    }

    /// The same run at its next operation.
    fn on(self) -> Run {
        Run { pc: self.pc + 1, n: 0, ..self }
    }
}

/// The tiles an operation reaches.
pub fn tiles(game: &LastDoge, state: &State, seat: Seat, scope: Scope) -> Slots {
    let city = game.city(state);
    let pawn = state.player(seat).pawn;
    match scope {
        Scope::Free => state.free(city),
        Scope::Beside => pawn.map_or(Slots::EMPTY, |p| city.adjacent(p) & state.free(city)),
        Scope::Line => pawn.map_or(Slots::EMPTY, |p| city.inline(p) & state.free(city)),
        Scope::Covered => {
            let own = pawn.map_or(Slots::EMPTY, Slots::only);
            city.everywhere() - state.face_up - own.with(city.treasure)
        }
        Scope::Any => city.everywhere(),
    }
}

/// The opponents an operation reaches (LD-C05, LD-C06, LD-R05).
pub fn opponents(game: &LastDoge, state: &State, seat: Seat, range: Range) -> Seats {
    let city = game.city(state);
    let Some(pawn) = state.player(seat).pawn else { return Seats::EMPTY };
    let mut reach = match range {
        Range::Line => city.inline(pawn),
        Range::Around => city.around(pawn),
    };
    let steps = state.power(&game.content, seat, PowerKind::Reach);
    if steps > 0 {
        reach |= city.within(pawn, steps as u8);
    }
    state.others(seat).filter(|s| state.player(*s).pawn.is_some_and(|p| reach.contains(p))).collect()
}

/// The opponents with cards in hand.
pub fn with_cards(state: &State, seat: Seat) -> Seats {
    state.others(seat).filter(|s| !state.player(*s).hand.is_empty()).collect()
}

/// Whether an operation can do something, so that the card may be played.
pub fn is_possible(game: &LastDoge, state: &State, run: Run, op: Op) -> bool {
    match op {
        Op::Look { scope, .. } => !tiles(game, state, run.seat, scope).is_empty(),
        Op::Dash { scope } => !dash_targets(game, state, run.seat, scope).is_empty(),
        Op::Bet | Op::Explore => state.free(game.city(state)).len() >= 2,
        Op::Aim { range } => !opponents(game, state, run.seat, range).is_empty(),
        Op::Hide => !(state.face_up - state.pawns()).is_empty(),
        _ => true,
    }
}

/// The tiles to which a pawn may go: free ones only.
fn dash_targets(game: &LastDoge, state: &State, seat: Seat, scope: Scope) -> Slots {
    tiles(game, state, seat, scope) & state.free(game.city(state))
}

/// The tiles a waiting look may choose.
pub fn look_targets(game: &LastDoge, state: &State, run: Run, scope: Scope) -> Slots {
    tiles(game, state, run.seat, scope) - run.looked
}

fn op(game: &LastDoge, run: Run) -> Option<Op> {
    game.content.program(run.source).get(run.pc as usize).copied()
}

/// The operation that waits for a decision.
pub fn waiting(game: &LastDoge, run: Run) -> Op {
    op(game, run).expect("a program that has ended does not wait")
}

pub fn legal(game: &LastDoge, state: &State, run: Run, out: &mut Choices<Choice>) {
    let city = game.city(state);
    match waiting(game, run) {
        Op::Look { scope, may, .. } => {
            look_targets(game, state, run, scope).iter().for_each(|s| out.push(Choice::Look(s)));
            if may {
                out.push(Choice::Done);
            }
        }
        Op::Cover => out.push(Choice::Done),
        Op::Step => {
            if let Some(slot) = run.slot.filter(|s| state.free(city).contains(*s)) {
                out.push(Choice::Settle(slot));
            }
            out.push(Choice::Pass);
        }
        Op::Dash { scope } => {
            dash_targets(game, state, run.seat, scope).iter().for_each(|s| out.push(Choice::Settle(s)))
        }
        Op::Bet => Total::all().for_each(|t| out.push(Choice::Bet(t))),
        Op::Show { .. } => (state.free(city) - run.looked).iter().for_each(|s| out.push(Choice::Show(s))),
        Op::Aim { range } => {
            opponents(game, state, run.seat, range).iter().for_each(|s| out.push(Choice::Target(s)));
        }
        Op::Barter => {
            for (card, _) in
                state.player(run.seat).hand.iter().filter(|(c, _)| run.last.is_none_or(|l| *c >= l))
            {
                out.push(Choice::Discard(card));
            }
            out.push(Choice::Done);
        }
        Op::Sweep => {
            Line::all().filter(|l| !city.line(*l).is_empty()).for_each(|l| out.push(Choice::Sweep(l)));
        }
        Op::Hunt => Number::all().for_each(|n| out.push(Choice::Name(n))),
        Op::Hide => (state.face_up - state.pawns()).iter().for_each(|s| out.push(Choice::Hide(s))),
        Op::Exchange => {
            let free = state.free(city);
            free.iter().filter(|s| Some(*s) != run.slot).for_each(|s| out.push(Choice::Swap(s)));
            out.push(Choice::Pass);
        }
        Op::Spy => match run.aim {
            Some(on) => state.player(on).hand.iter().for_each(|(card, _)| out.push(Choice::Steal(card))),
            None => {
                with_cards(state, run.seat).iter().for_each(|s| out.push(Choice::Target(s)));
                out.push(Choice::Pass);
            }
        },
        other => unreachable!("{other:?} does not wait"),
    }
}

pub fn apply<S: Sink<Event>>(game: &LastDoge, state: &mut State, run: Run, choice: Choice, sink: &mut S) {
    let seat = run.seat;
    let set = |state: &mut State, run: Run| state.frames.set(Frame::Run(run));
    match choice {
        Choice::Look(slot) => {
            set(state, Run { n: run.n + 1, slot: Some(slot), looked: run.looked.with(slot), ..run });
            game.show(state, Some(seat), slot, sink);
        }
        Choice::Show(slot) => {
            set(state, Run { n: run.n + 1, looked: run.looked.with(slot), ..run });
            game.show(state, None, slot, sink);
        }
        Choice::Settle(slot) => {
            set(state, run.on());
            state.settle_pawn(seat, slot, sink);
            if !state.seen[slot].contains(seat) {
                game.show(state, Some(seat), slot, sink);
            }
        }
        Choice::Bet(total) => {
            set(state, Run { total: Some(total), ..run.on() });
            if S::ON {
                sink.emit(Event::Bet { seat, total, won: None });
            }
        }
        Choice::Target(aim) => {
            if let Op::Spy = waiting(game, run) {
                set(state, Run { aim: Some(aim), ..run });
                state.spy(seat, aim, sink);
            } else {
                set(state, Run { aim: Some(aim), ..run.on() });
            }
        }
        Choice::Steal(card) => {
            let from = run.aim.expect("a hand is open");
            set(state, run.on());
            state.rob(from, seat, card, sink);
            let more = state.power(&game.content, seat, PowerKind::Magnet).max(0) as u8;
            state.frames.push(Frame::Rob { from, to: seat, left: more });
        }
        Choice::Discard(card) => {
            set(state, Run { n: run.n + 1, last: Some(card), ..run });
            state.discard(seat, card, sink);
        }
        Choice::Sweep(line) => {
            set(state, run.on());
            if S::ON {
                sink.emit(Event::Swept { seat, line });
            }
            let slots = game.city(state).line(line);
            hit(state, seat, Cause::Card, |p| slots.contains(p));
        }
        Choice::Name(number) => {
            set(state, run.on());
            hunt(game, state, seat, number, sink);
        }
        Choice::Hide(slot) => {
            set(state, Run { slot: Some(slot), ..run.on() });
            state.hide(seat, slot, sink);
        }
        Choice::Swap(slot) => {
            let hidden = run.slot.expect("a tile was hidden");
            set(state, Run { looked: Slots::only(hidden), ..run.on() });
            // The tile that was free lies where the hidden one was, and is looked at there (LD-Q23).
            state.swap(seat, hidden, slot, sink);
            game.show(state, Some(seat), hidden, sink);
        }
        Choice::Done => match waiting(game, run) {
            Op::Barter => {
                set(state, run.on());
                draw::push(state, seat, run.n);
            }
            Op::Cover => {
                set(state, Run { looked: Slots::EMPTY, ..run.on() });
                if S::ON {
                    sink.emit(Event::Covered { seat });
                }
            }
            _ => set(state, run.on()),
        },
        Choice::Pass => set(state, run.on()),
        other => unreachable!("{other:?} in a program"),
    }
}

/// Damages every player whose pawn stands where the test says.
fn hit(state: &mut State, seat: Seat, cause: Cause, test: impl Fn(Slot) -> bool) {
    let todo: Seats = state.seats().filter(|s| state.player(*s).pawn.is_some_and(&test)).collect();
    state.frames.push(Frame::Damage(Damage::new(seat, cause, todo)));
}

/// Who stands on the named number is hit in public, so the others are known not to (LD-C19).
fn hunt<S: Sink<Event>>(game: &LastDoge, state: &mut State, seat: Seat, number: Number, sink: &mut S) {
    let mut todo = Seats::EMPTY;
    for victim in state.seats() {
        let Some(pawn) = state.player(victim).pawn else { continue };
        if state.number(&game.content, pawn) == Some(number) {
            todo.insert(victim);
            state.narrow(&game.content, pawn, Numbers::only(number));
        } else {
            state.narrow(&game.content, pawn, Numbers::full().without(number));
        }
    }
    if S::ON {
        sink.emit(Event::Hunted { seat, number, hit: todo });
    }
    state.frames.push(Frame::Damage(Damage::new(seat, Cause::Card, todo)));
}

pub fn settle<S: Sink<Event>>(game: &LastDoge, state: &mut State, run: Run, sink: &mut S) -> Step {
    let Some(op) = op(game, run) else {
        state.frames.pop();
        if S::ON && !run.looked.is_empty() {
            sink.emit(Event::Covered { seat: run.seat });
        }
        return Step::Again;
    };
    let (content, seat) = (&game.content, run.seat);
    let waits = match op {
        Op::Look { scope, n, .. } => run.n < n && !look_targets(game, state, run, scope).is_empty(),
        Op::Show { n } => run.n < n && !(state.free(game.city(state)) - run.looked).is_empty(),
        Op::Cover => !run.looked.is_empty(),
        Op::Step => run.slot.is_some(),
        Op::Dash { scope } => !dash_targets(game, state, seat, scope).is_empty(),
        Op::Aim { range } => !opponents(game, state, seat, range).is_empty(),
        Op::Hide => !(state.face_up - state.pawns()).is_empty(),
        Op::Exchange => run.slot.is_some_and(|s| state.free(game.city(state)).contains(s)),
        Op::Spy => match run.aim {
            Some(on) => !state.player(on).hand.is_empty(),
            None => !with_cards(state, seat).is_empty(),
        },
        Op::Bet | Op::Barter | Op::Sweep | Op::Hunt => true,
        _ => false,
    };
    if waits {
        return Step::Wait;
    }
    state.frames.set(Frame::Run(run.on()));
    let amount = |state: &State, n: u8, more: Option<PowerKind>| {
        more.map_or(n, |kind| n.saturating_add_signed(state.power(content, seat, kind)))
    };
    match op {
        Op::Draw { n, more } => {
            let n = amount(state, n, more);
            draw::push(state, seat, n);
        }
        Op::Gain { n } => state.gain(seat, n, sink),
        Op::Plays { n, more } => {
            let n = amount(state, n, more);
            state.turn.plays = state.turn.plays.saturating_add(n);
            if S::ON {
                sink.emit(Event::Freed { seat, n });
            }
        }
        Op::Payout { n } => {
            let sum: u8 = run.looked.iter().filter_map(|s| state.number(content, s)).map(Number::value).sum();
            let total = run.total.unwrap_or(Total::nth(0));
            let won = run.looked.len() == 2 && sum == total.value();
            if S::ON {
                sink.emit(Event::Bet { seat, total, won: Some(won) });
            }
            if won {
                state.gain(seat, n, sink);
            }
        }
        Op::Strike => {
            if let Some(aim) = run.aim {
                state.frames.push(Frame::Damage(Damage::new(seat, Cause::Card, Seats::only(aim))));
            }
        }
        Op::Rob => {
            if let Some(from) = run.aim {
                let more = state.power(content, seat, PowerKind::Magnet).max(0) as u8;
                state.frames.push(Frame::Rob { from, to: seat, left: 1 + more });
            }
        }
        Op::Cost { n } => state.frames.push(Frame::Discard { seat, left: n }),
        Op::Artefact => state.frames.push(Frame::Artefact { seat }),
        Op::Explore => state.frames.push(explore::frame()),
        Op::Toll => {
            // The first clockwise discards first, so the last is pushed first.
            let n = state.n_seats as usize;
            for other in (1..n).rev().filter_map(|i| seat.clockwise(n).nth(i)) {
                state.frames.push(Frame::Discard { seat: other, left: 1 });
            }
        }
        Op::Discover if discovers(game, state, run) => state.frames.push(Frame::Artefact { seat }),
        Op::Ambush => {
            if let Some(slot) = run.slot {
                let near = game.city(state).adjacent(slot);
                hit(state, seat, Cause::Ambush, |p| near.contains(p));
                shield(game, state);
            }
        }
        _ => {}
    }
    Step::Again
}

/// Players with the shield are no victims of an ambush at all (LD-R08).
fn shield(game: &LastDoge, state: &mut State) {
    let shielded: Seats = state.seats().filter(|s| state.has(&game.content, *s, PowerKind::Shield)).collect();
    if let Frame::Damage(damage) = state.frames.top_mut() {
        damage.todo -= shielded;
    }
}

/// Whether an artefact district gives an artefact: another tile of its number lies face up at this moment (LD-F01,
/// LD-Q01), or a power helps (LD-P01, LD-R11).
fn discovers(game: &LastDoge, state: &State, run: Run) -> bool {
    let content = &game.content;
    let Some(slot) = run.slot else { return false };
    let Some(number) = state.number(content, slot) else { return false };
    let player = state.player(run.seat);
    if player.artefacts.is_empty() && state.has(content, run.seat, PowerKind::FirstArtefact) {
        return true;
    }
    let near = state.power(content, run.seat, PowerKind::Keys).max(0) as u8;
    let fits = |s: Slot| state.number(content, s).is_some_and(|n| n.value().abs_diff(number.value()) <= near);
    state.face_up.without(slot).iter().any(fits)
}
