//! Damage: who is hit, who answers, what it costs, and where the attacked go (LD-D01 to LD-D07).

use kernel::{Choices, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::{Frame, Step, react};
use crate::{
    LastDoge,
    choice::Choice,
    effect::{Moment, PowerKind},
    event::Event,
    ids::{Card, Slots},
    notation::words,
    state::State,
};

/// What deals the damage.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Ambush,
    Card,
    Riposte,
}

/// Where the damage to the next victim stands.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It is about to happen: the victim may dodge.
    Will,
    /// It happens.
    Does,
    /// It has happened: the victim may answer, before moving.
    Did,
}

/// One point of damage to each of several players.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    #[serde(with = "words::seat")]
    pub attacker: Seat,
    pub cause: Cause,
    /// Still to be hit, clockwise from the left of the active player (LD-D05).
    #[serde(with = "words::seats")]
    pub todo: Seats,
    /// Attacked, and to move when all damage is dealt (LD-Q11).
    #[serde(with = "words::seats")]
    pub hit: Seats,
    pub stage: Stage,
}

impl Damage {
    pub fn new(attacker: Seat, cause: Cause, todo: Seats) -> Damage {
        Damage { attacker, cause, todo, hit: Seats::EMPTY, stage: Stage::Will }
    }

    /// The reaction for which a victim is asked at this stage.
    pub fn reaction(&self) -> Card {
        if self.stage == Stage::Will { Card::Dodge } else { Card::Riposte }
    }
}

/// Whether a victim is asked for a reaction: by public facts only (LD-Q32), never in the own turn (LD-T06), and never
/// about a reaction (LD-Q13).
fn is_asked(game: &LastDoge, state: &State, damage: Damage, victim: Seat) -> bool {
    victim != state.turn.seat
        && damage.cause != Cause::Riposte
        && react::may_hold(game, state, victim, damage.reaction())
}

pub fn legal(state: &State, damage: Damage, out: &mut Choices<Choice>) {
    let victim = state.next_of(damage.todo).expect("damage has a victim");
    if state.player(victim).hand.contains(damage.reaction()) {
        out.push(Choice::React(damage.reaction()));
    }
    out.push(Choice::Pass);
}

pub fn apply<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    damage: Damage,
    choice: Choice,
    sink: &mut S,
) {
    let victim = state.next_of(damage.todo).expect("damage has a victim");
    let set = |state: &mut State, damage: Damage| state.frames.set(Frame::Damage(damage));
    match (choice, damage.stage) {
        (Choice::React(card), Stage::Will) => {
            set(state, Damage { todo: damage.todo.without(victim), ..damage });
            // What else the effect would do to that player does not happen either (LD-D07).
            if let Some(Frame::Run(run)) = state.frames.below_mut()
                && run.aim == Some(victim)
            {
                run.aim = None;
            }
            react::play(game, state, victim, card, sink);
        }
        (Choice::React(card), _) => {
            let back = Damage::new(victim, Cause::Riposte, Seats::only(damage.attacker));
            state.frames.push(Frame::Damage(back));
            react::play(game, state, victim, card, sink);
        }
        (Choice::Pass, Stage::Will) => set(state, Damage { stage: Stage::Does, ..damage }),
        (Choice::Pass, _) => set(state, finished(damage, victim)),
        (other, _) => unreachable!("{other:?} at damage"),
    }
}

/// The damage when this victim is through.
fn finished(damage: Damage, victim: Seat) -> Damage {
    Damage { todo: damage.todo.without(victim), hit: damage.hit.with(victim), stage: Stage::Will, ..damage }
}

pub fn settle<S: Sink<Event>>(game: &LastDoge, state: &mut State, damage: Damage, sink: &mut S) -> Step {
    let Some(victim) = state.next_of(damage.todo) else {
        end(state, damage);
        return Step::Again;
    };
    let asked = is_asked(game, state, damage, victim);
    let next = match damage.stage {
        Stage::Will | Stage::Did if asked => return Step::Wait,
        Stage::Will => Damage { stage: Stage::Does, ..damage },
        Stage::Does => Damage { stage: Stage::Did, ..damage },
        Stage::Did => finished(damage, victim),
    };
    state.frames.set(Frame::Damage(next));
    if damage.stage == Stage::Does {
        strike(game, state, damage.attacker, victim, sink);
    }
    Step::Again
}

/// All damage is dealt: the attacked move, those of a riposte together with the others (LD-Q25).
fn end(state: &mut State, damage: Damage) {
    if damage.cause == Cause::Riposte
        && let Some(Frame::Damage(outer)) = state.frames.below_mut()
    {
        outer.hit |= damage.hit;
        state.frames.pop();
        return;
    }
    state.frames.set(Frame::Moves { who: damage.hit, looked: Slots::EMPTY });
}

/// One point of damage: the trophies first, then what the victim loses.
fn strike<S: Sink<Event>>(game: &LastDoge, state: &mut State, attacker: Seat, victim: Seat, sink: &mut S) {
    if S::ON {
        sink.emit(Event::Hurt { seat: victim, by: attacker });
    }
    if attacker == victim {
        for other in state.others(victim) {
            state.gain(other, 1, sink);
        }
    } else {
        let price = state.power(&game.content, victim, PowerKind::Price).max(0) as u8;
        state.gain(attacker, 1 + price, sink);
    }
    state.frames.push(Frame::Loss { victim, attacker });
}

pub fn legal_loss(state: &State, victim: Seat, out: &mut Choices<Choice>) {
    let player = state.player(victim);
    if player.hand.is_empty() {
        player.artefacts.iter().for_each(|a| out.push(Choice::Give(a)));
    } else {
        player.hand.iter().for_each(|(card, _)| out.push(Choice::Discard(card)));
    }
}

pub fn apply_loss<S: Sink<Event>>(
    state: &mut State,
    victim: Seat,
    attacker: Seat,
    choice: Choice,
    sink: &mut S,
) {
    state.frames.pop();
    match choice {
        Choice::Discard(card) => state.discard(victim, card, sink),
        Choice::Give(artefact) => {
            let to = (attacker != victim).then_some(attacker);
            state.lose(victim, artefact, to, sink);
        }
        other => unreachable!("{other:?} for damage"),
    }
}

pub fn settle_loss<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    victim: Seat,
    attacker: Seat,
    sink: &mut S,
) -> Step {
    let player = state.player(victim);
    if !player.hand.is_empty() {
        // The vest saves a card, so it needs one to save (LD-R04).
        let vests = player.artefacts & game.content.artefact_power[PowerKind::Vest].owners;
        let Some(artefact) = (vests - state.turn.used).first() else { return Step::Wait };
        state.turn.used.insert(artefact);
        if S::ON {
            sink.emit(Event::Used { seat: victim, artefact });
        }
    } else if !player.artefacts.is_empty() {
        return Step::Wait;
    } else if attacker != victim {
        state.gain(attacker, 1, sink);
    }
    state.frames.pop();
    Step::Again
}

/// How many tiles the compass shows to the one who moves (LD-R07): as many as there are.
fn compass(game: &LastDoge, state: &State, mover: Seat) -> usize {
    let n = state.power(&game.content, mover, PowerKind::Compass).max(0) as usize;
    n.min(state.free(game.city(state)).len())
}

pub fn legal_moves(game: &LastDoge, state: &State, who: Seats, looked: Slots, out: &mut Choices<Choice>) {
    let mover = state.next_of(who).expect("somebody moves");
    let free = state.free(game.city(state));
    let n = compass(game, state, mover);
    if looked.len() < n {
        (free - looked).iter().for_each(|s| out.push(Choice::Look(s)));
    } else if n > 0 {
        looked.iter().for_each(|s| out.push(Choice::Settle(s)));
    } else {
        destinations(game, state).iter().for_each(|s| out.push(Choice::Settle(s)));
    }
}

/// Where an attacked pawn may go: face-down tiles, or when there are none, revealed ones (LD-D06).
pub fn destinations(game: &LastDoge, state: &State) -> Slots {
    let free = state.free(game.city(state));
    if free.is_empty() { state.face_up - state.pawns() } else { free }
}

pub fn apply_moves<S: Sink<Event>>(
    game: &LastDoge,
    state: &mut State,
    who: Seats,
    looked: Slots,
    choice: Choice,
    sink: &mut S,
) {
    let mover = state.next_of(who).expect("somebody moves");
    match choice {
        Choice::Look(slot) => {
            state.frames.set(Frame::Moves { who, looked: looked.with(slot) });
            game.show(state, Some(mover), slot, sink);
        }
        Choice::Settle(slot) => {
            state.frames.set(Frame::Moves { who: who.without(mover), looked: Slots::EMPTY });
            state.settle_pawn(mover, slot, sink);
            game.occasion(state, Moment::Attacked, mover, sink);
            if !state.seen[slot].contains(mover) {
                game.show(state, Some(mover), slot, sink);
            }
        }
        other => unreachable!("{other:?} while moving"),
    }
}

pub fn settle_moves(state: &mut State, who: Seats, _looked: Slots) -> Step {
    if who.is_empty() {
        state.frames.pop();
        return Step::Again;
    }
    Step::Wait
}
