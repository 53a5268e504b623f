//! Tool making: improve, make, or both in either order (DG-G04).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::Step;
use crate::{
    Doggerland,
    change::emit,
    choice::Choice,
    event::Event,
    frame::Frame,
    ids::{Ability, Good, Happening, Level},
    query,
    state::State,
};

fn can_improve(game: &Doggerland, state: &State, seat: Seat, improved: bool) -> bool {
    let clan = state.clan(seat);
    !improved && query::upgrade_cost(game, clan, Ability::Tools).is_some_and(|cost| clan.can_pay(cost))
}

fn recipes(game: &Doggerland, state: &State, seat: Seat, made: bool) -> impl Iterator<Item = Level> {
    let clan = state.clan(seat);
    Level::all().filter(move |level| {
        !made
            && *level as u8 <= clan.levels[Ability::Tools]
            && clan.can_pay(&game.tables.recipes[*level as usize].0)
    })
}

pub(super) fn legal(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    improved: bool,
    made: bool,
    out: &mut Choices<Choice>,
) {
    if can_improve(game, state, seat, improved) {
        out.push(Choice::Improve(Ability::Tools));
    }
    recipes(game, state, seat, made).for_each(|level| out.push(Choice::Make(level)));
    if improved || made {
        out.push(Choice::Done);
    }
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    improved: bool,
    made: bool,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Improve(ability) => {
            state.improve(game, seat, ability, sink);
            state.frames.set(Frame::Knap { seat, improved: true, made });
        }
        Choice::Make(level) => {
            let (cost, tools) = &game.tables.recipes[level as usize];
            // DG-Z09: two more from a skilled hand.
            let tools = tools + 2 * u8::from(state.acts(Happening::Knapper));
            state.pay_cost(seat, cost, sink);
            state.gain(seat, Good::Tool, tools, sink);
            emit(sink, || Event::Made { seat, level, tools });
            state.frames.set(Frame::Knap { seat, improved, made: true });
        }
        _ => state.frames.pop(),
    }
}

/// With one thing to do there is nothing to choose; with none left it is over.
pub(super) fn settle<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    seat: Seat,
    improved: bool,
    made: bool,
    sink: &mut S,
) -> Step {
    let can_improve = can_improve(game, state, seat, improved);
    let mut levels = recipes(game, state, seat, made);
    let (first, second) = (levels.next(), levels.next());
    drop(levels);
    let choice = match (can_improve, first, second) {
        (false, None, _) => Choice::Done,
        _ if improved || made => return Step::Wait,
        (true, None, _) => Choice::Improve(Ability::Tools),
        (false, Some(level), None) => Choice::Make(level),
        _ => return Step::Wait,
    };
    apply(game, state, seat, improved, made, choice, sink);
    Step::Again
}
