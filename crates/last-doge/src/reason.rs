//! Why a choice is not allowed: a typed reason and the clause, for every choice that is not legal.

use kernel::{Reason, Seat, Text};

use crate::{
    LastDoge,
    choice::Choice,
    effect::{Op, Scope},
    flow::{ExploreStep, Frame, Run, run, turn, turn::Bar},
    ids::{Artefact, Card, Color, Slot, Slots},
    present::{artefact_clause, ask, card_clause, source_clause},
    scene::{card, cell, tribe},
    state::State,
};

pub fn why_not(game: &LastDoge, state: &State, seat: Seat, choice: Choice) -> Reason {
    if !kernel::Next::allows(game.next_of(state), kernel::Actor::Seat(seat)) {
        return Reason::new("LD-T01", Text::new("no-not-you"));
    }
    let found = match state.frames.top() {
        Frame::Turn { .. } => in_turn(game, state, seat, choice),
        Frame::Setup { .. } => in_setup(game, state, choice),
        Frame::Explore { looked, step, .. } => in_explore(game, state, looked, step, choice),
        Frame::Run(run) => in_run(game, state, run, choice),
        Frame::Window { .. } | Frame::Damage(_) => in_window(game, state, seat, choice),
        Frame::Moves { looked, .. } => in_moves(game, state, looked, choice),
        Frame::Limit | Frame::Discard { .. } | Frame::Loss { .. } => in_loss(state, seat, choice),
        Frame::Extra { card } => in_extra(state, seat, card, choice),
        Frame::Artefact { .. } => in_artefact(choice),
        Frame::Escape { .. } => in_escape(state, choice),
        Frame::Exit { first, second, .. } => in_exit(state, first, second, choice),
        _ => None,
    };
    found.unwrap_or_else(|| Reason::new(ask(game, state, seat).clause, Text::new("no-not-now")))
}

fn of_cell(clause: &'static str, key: &'static str, slot: Slot) -> Option<Reason> {
    Some(Reason::new(clause, Text::new(key).with("cell", cell(slot))))
}

fn of_card(clause: &'static str, key: &'static str, kind: Card) -> Option<Reason> {
    Some(Reason::new(clause, Text::new(key).with("card", card(kind))))
}

/// Why a cell is not free: the treasure, a pawn, or face up (LD-E01).
fn not_free(game: &LastDoge, state: &State, clause: &'static str, slot: Slot) -> Option<Reason> {
    if slot == game.city(state).treasure && state.treasure_lies() {
        of_cell(clause, "no-treasure", slot)
    } else if state.face_up.contains(slot) {
        of_cell(clause, "no-face-up", slot)
    } else if state.pawns().contains(slot) {
        of_cell(clause, "no-pawn", slot)
    } else {
        None
    }
}

fn in_turn(game: &LastDoge, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Guess(_) if state.player(seat).failed => Some(Reason::new("LD-G02", Text::new("no-guessed"))),
        Choice::Explore | Choice::DrawTwo | Choice::Guess(_) if state.turn.main => {
            Some(Reason::new("LD-T01", Text::new("no-main-done")))
        }
        Choice::Guess(_) => {
            let (have, need) = (state.discoveries.len(), turn::needed_to_guess(game, state, seat));
            Some(Reason::new("LD-G01", Text::new("no-discoveries").with("have", have).with("need", need)))
        }
        Choice::Play(kind) => match turn::bar(game, state, kind)? {
            Bar::NotHeld => of_card("LD-T01", "no-not-held", kind),
            Bar::Reaction => of_card("LD-T06", "no-reaction-now", kind),
            Bar::Extra => of_card("LD-T02", "no-extra", kind),
            Bar::Cost => of_card(card_clause(kind), "no-cost", kind),
            Bar::Target => of_card(card_clause(kind), "no-target", kind),
        },
        Choice::React(kind) => of_card("LD-T06", "no-reaction-now", kind),
        Choice::Use(which) => Some(not_usable(game, state, seat, which)),
        _ => None,
    }
}

fn not_usable(game: &LastDoge, state: &State, seat: Seat, which: Artefact) -> Reason {
    let clause = artefact_clause(which);
    if !state.player(seat).artefacts.contains(which) {
        Reason::new("LD-A01", Text::new("no-not-yours"))
    } else if !game.content.at_moment[crate::effect::Moment::Demand].contains(which) {
        Reason::new(clause, Text::new("no-always-on"))
    } else if !turn::is_ready(game, state, which) {
        Reason::new(clause, Text::new("no-spent"))
    } else {
        Reason::new(clause, Text::new("no-nothing-to-hide"))
    }
}

fn in_setup(game: &LastDoge, state: &State, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Tribe(kind) if state.players.iter().any(|p| p.tribe == Some(kind)) => {
            Some(Reason::new("LD-S01", Text::new("no-tribe-taken").with("tribe", tribe(kind))))
        }
        Choice::Settle(slot) => not_free(game, state, "LD-S06", slot),
        _ => None,
    }
}

fn in_explore(
    game: &LastDoge,
    state: &State,
    looked: Slots,
    step: ExploreStep,
    choice: Choice,
) -> Option<Reason> {
    match (choice, step) {
        (Choice::Look(slot), ExploreStep::Look) if looked.contains(slot) => {
            of_cell("LD-E01", "no-looked", slot)
        }
        (Choice::Look(slot), ExploreStep::Look) => not_free(game, state, "LD-E01", slot),
        (Choice::Settle(slot), ExploreStep::Settle) => of_cell("LD-E03", "no-not-looked", slot),
        (Choice::Reveal(slot), ExploreStep::Reveal) if looked.contains(slot) => {
            of_cell("LD-E03", "no-own-tile", slot)
        }
        (Choice::Reveal(slot), ExploreStep::Reveal) => of_cell("LD-E03", "no-not-looked", slot),
        (Choice::Done, ExploreStep::Look) => Some(Reason::new("LD-E01", Text::new("no-must-look"))),
        _ => None,
    }
}

fn in_run(game: &LastDoge, state: &State, run: Run, choice: Choice) -> Option<Reason> {
    let clause = source_clause(run.source);
    match (choice, run::waiting(game, run)) {
        (Choice::Look(slot), Op::Look { scope, .. }) => {
            if run.looked.contains(slot) {
                return of_cell(clause, "no-looked", slot);
            }
            if scope == Scope::Covered && state.player(run.seat).pawn == Some(slot) {
                return of_cell("LD-E04", "no-own-pawn", slot);
            }
            not_free(game, state, clause, slot).or_else(|| of_cell(clause, "no-reach", slot))
        }
        (Choice::Settle(slot), Op::Step) => of_cell(clause, "no-not-looked", slot),
        (Choice::Settle(slot), Op::Dash { .. }) => {
            not_free(game, state, clause, slot).or_else(|| of_cell(clause, "no-reach", slot))
        }
        (Choice::Show(slot), Op::Show { .. }) if run.looked.contains(slot) => {
            of_cell(clause, "no-looked", slot)
        }
        (Choice::Show(slot), Op::Show { .. }) => not_free(game, state, clause, slot),
        (Choice::Hide(slot), Op::Hide) if state.pawns().contains(slot) => of_cell(clause, "no-pawn", slot),
        (Choice::Hide(slot), Op::Hide) => of_cell(clause, "no-face-down", slot),
        (Choice::Swap(slot), Op::Exchange) if run.slot == Some(slot) => of_cell(clause, "no-same", slot),
        (Choice::Swap(slot), Op::Exchange) => not_free(game, state, clause, slot),
        (Choice::Target(seat), Op::Aim { .. }) if seat == run.seat => {
            Some(Reason::new(clause, Text::new("no-self")))
        }
        (Choice::Target(_), Op::Aim { .. }) => Some(Reason::new(clause, Text::new("no-reach-player"))),
        (Choice::Target(seat), Op::Spy) if seat == run.seat => {
            Some(Reason::new(clause, Text::new("no-self")))
        }
        (Choice::Target(_), Op::Spy) if run.aim.is_none() => {
            Some(Reason::new(clause, Text::new("no-cards-there")))
        }
        (Choice::Discard(kind), Op::Barter) if state.player(run.seat).hand.contains(kind) => {
            of_card(clause, "no-order-card", kind)
        }
        (Choice::Discard(kind), Op::Barter) => of_card(clause, "no-not-held", kind),
        (Choice::Sweep(_), Op::Sweep) => Some(Reason::new(clause, Text::new("no-line"))),
        _ => None,
    }
}

fn in_window(game: &LastDoge, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::React(kind) if game.content.color[kind] != Color::Reaction => {
            of_card("LD-T04", "no-no-reaction", kind)
        }
        Choice::React(kind) => {
            let asked = match state.frames.top() {
                Frame::Damage(damage) => damage.reaction(),
                _ => Card::Intercept,
            };
            if kind != asked {
                return of_card(card_clause(kind), "no-other-moment", kind);
            }
            debug_assert!(!state.player(seat).hand.contains(kind));
            of_card(card_clause(kind), "no-not-held", kind)
        }
        Choice::Play(kind) => of_card("LD-T04", "no-not-your-turn", kind),
        _ => None,
    }
}

fn in_moves(game: &LastDoge, state: &State, looked: Slots, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Look(slot) if looked.contains(slot) => of_cell("LD-R07", "no-looked", slot),
        Choice::Look(slot) => not_free(game, state, "LD-R07", slot),
        Choice::Settle(slot) => {
            not_free(game, state, "LD-D04", slot).or_else(|| of_cell("LD-R07", "no-not-looked", slot))
        }
        Choice::Pass => Some(Reason::new("LD-D04", Text::new("no-must-move"))),
        _ => None,
    }
}

fn in_loss(state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Discard(kind) if !state.player(seat).hand.contains(kind) => {
            of_card("LD-D01", "no-not-held", kind)
        }
        Choice::Give(which) if !state.player(seat).artefacts.contains(which) => {
            Some(Reason::new("LD-A01", Text::new("no-not-yours")))
        }
        Choice::Give(_) => Some(Reason::new("LD-D02", Text::new("no-cards-first"))),
        Choice::Pass => Some(Reason::new("LD-D01", Text::new("no-must-discard"))),
        _ => None,
    }
}

fn in_extra(state: &State, seat: Seat, named: Card, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Discard(kind) if !state.player(seat).hand.contains(kind) => {
            of_card("LD-T02", "no-not-held", kind)
        }
        Choice::Discard(kind) => of_card("LD-T02", "no-named", kind),
        Choice::Pass => of_card("LD-Q35", "no-taken-back", named),
        _ => None,
    }
}

fn in_artefact(choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Take(_) => Some(Reason::new("LD-F01", Text::new("no-not-in-row"))),
        Choice::TakeTop => Some(Reason::new("LD-Q07", Text::new("no-pile"))),
        _ => None,
    }
}

fn in_escape(state: &State, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Turn(slot) if state.face_up.contains(slot) => of_cell("LD-X06", "no-seen-wrong", slot),
        Choice::Stop => Some(Reason::new("LD-Q15", Text::new("no-stop"))),
        Choice::Play(kind) => of_card("LD-X09", "no-cards-in-escape", kind),
        Choice::Use(_) => Some(Reason::new("LD-X09", Text::new("no-artefacts-in-escape"))),
        Choice::Explore | Choice::DrawTwo | Choice::Guess(_) => {
            Some(Reason::new("LD-X09", Text::new("no-actions-in-escape")))
        }
        _ => None,
    }
}

fn in_exit(state: &State, first: Option<Slot>, second: Option<Slot>, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Swap(slot) if state.face_up.contains(slot) => of_cell("LD-X07", "no-face-up", slot),
        Choice::Swap(slot) if first == Some(slot) || second == Some(slot) => {
            of_cell("LD-X07", "no-same", slot)
        }
        Choice::Swap(_) => Some(Reason::new("LD-X07", Text::new("no-two-tiles"))),
        Choice::Done => Some(Reason::new("LD-Q18", Text::new("no-two-chosen"))),
        _ => None,
    }
}
