//! What a player would look for, legal or not.

use kernel::{Finite, Seat};

use crate::{
    LastDoge,
    choice::Choice,
    effect::{Moment, Op},
    flow::{ExploreStep, Frame, SetupStep, run},
    ids::{Card, Color, Line, Number, Slot, Tribe},
    state::State,
};

pub fn expected(game: &LastDoge, state: &State, seat: Seat) -> Vec<Choice> {
    let cells = |f: fn(Slot) -> Choice| Slot::all().map(f).collect::<Vec<_>>();
    let hand = |f: fn(Card) -> Choice| state.player(seat).hand.iter().map(|(c, _)| f(c)).collect::<Vec<_>>();
    let reactions = || {
        let all = Card::all().filter(|c| game.content.color[*c] == Color::Reaction).map(Choice::React);
        all.chain([Choice::Pass]).collect::<Vec<_>>()
    };
    match state.frames.top() {
        Frame::Over
        | Frame::Draw { .. }
        | Frame::Look { .. }
        | Frame::Unearth { .. }
        | Frame::Rob { .. }
        | Frame::Lay => Vec::new(),
        Frame::Extra { .. } => {
            let mut all = hand(Choice::Discard);
            all.push(Choice::Pass);
            all
        }
        Frame::Setup { step: SetupStep::Pawns, .. } => cells(Choice::Settle),
        Frame::Setup { .. } => Tribe::all().map(Choice::Tribe).collect(),
        Frame::Turn { .. } => {
            let mut all = vec![Choice::Explore];
            all.extend(Number::all().map(Choice::Guess));
            all.push(Choice::DrawTwo);
            all.extend(hand(Choice::Play));
            let mine = state.player(seat).artefacts & game.content.at_moment[Moment::Demand];
            all.extend(mine.iter().map(Choice::Use));
            all.push(Choice::EndTurn);
            all
        }
        Frame::Limit | Frame::Discard { .. } => hand(Choice::Discard),
        Frame::Loss { .. } => {
            let mut all = hand(Choice::Discard);
            all.extend(state.player(seat).artefacts.iter().map(Choice::Give));
            all
        }
        Frame::Artefact { .. } => {
            let mut all: Vec<_> = state.row.iter().map(Choice::Take).collect();
            all.push(Choice::TakeTop);
            all
        }
        Frame::Window { .. } | Frame::Damage(_) => reactions(),
        Frame::Explore { step, .. } => cells(match step {
            ExploreStep::Look => Choice::Look,
            ExploreStep::Settle => Choice::Settle,
            ExploreStep::Reveal => Choice::Reveal,
        }),
        Frame::Guess { .. } => vec![Choice::Done],
        Frame::Moves { looked, .. } => {
            let compass =
                state.has(&game.content, seat, crate::effect::PowerKind::Compass) && looked.len() < 2;
            cells(if compass { Choice::Look } else { Choice::Settle })
        }
        Frame::Flight { .. } => vec![Choice::Lead, Choice::Pass],
        Frame::Escape { .. } => {
            let mut all = cells(Choice::Turn);
            all.push(Choice::Stop);
            all
        }
        Frame::Exit { .. } => {
            let mut all = cells(Choice::Swap);
            all.extend([Choice::Done, Choice::Pass]);
            all
        }
        Frame::Run(run) => match run::waiting(game, run) {
            Op::Look { .. } => cells(Choice::Look),
            Op::Step | Op::Dash { .. } => cells(Choice::Settle),
            Op::Show { .. } => cells(Choice::Show),
            Op::Hide => cells(Choice::Hide),
            Op::Exchange => cells(Choice::Swap),
            Op::Aim { .. } => state.others(seat).map(Choice::Target).collect(),
            Op::Spy if run.aim.is_none() => state.others(seat).map(Choice::Target).collect(),
            Op::Barter => hand(Choice::Discard),
            Op::Sweep => Line::all().map(Choice::Sweep).collect(),
            _ => vec![Choice::Done],
        },
    }
}
