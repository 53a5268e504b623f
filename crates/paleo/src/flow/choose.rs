//! Choose: what to do with a secret (PA-C06), or which hostile option after a failed roll (PA-E01).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{Deed, Frame, Step, Via, deed::legal_options, gather};
use crate::{
    Paleo,
    choice::Choice,
    effect::When,
    event::Event,
    ids::{Card, Group, Groups, Kind, Opt},
    state::{Public, State},
};

/// Who may ward off the danger: those of the party with a talisman (PA-Q08).
fn wards(game: &Paleo, state: &State, party: Groups, card: Card) -> Groups {
    if game.pack.card(card).kind != Kind::Danger {
        return Groups::EMPTY;
    }
    party.iter().filter(|g| gather::holds(&state.open, *g, game.pack.wards).is_some()).collect()
}

pub(super) fn deciders(
    game: &Paleo,
    state: &State,
    group: Group,
    card: Card,
    helpers: Groups,
    _failed: bool,
) -> Groups {
    wards(game, state, helpers, card).with(group)
}

/// The options of the card; others may still join a secret, but nobody after the dice.
pub(crate) fn options(
    game: &Paleo,
    open: &Public,
    group: Group,
    card: Card,
    helpers: Groups,
    failed: bool,
) -> u8 {
    let party = helpers.with(group);
    let party = if failed { party } else { party | open.hands(&game.pack) };
    legal_options(game, open, (card, When::Day), group, party, failed)
}

pub(super) fn legal(
    game: &Paleo,
    state: &State,
    (group, card, helpers, failed): (Group, Card, Groups, bool),
    seat: Seat,
    out: &mut Choices<Choice>,
) {
    let acting = state.open.leader(group) == seat;
    if acting {
        let mask = options(game, &state.open, group, card, helpers, failed);
        for i in (0..Opt::COUNT).filter(|i| mask >> i & 1 == 1) {
            out.push(Choice::Begin(group, Opt::nth(i)));
        }
        if game.pack.card(card).kind != Kind::Danger {
            out.push(Choice::Ignore(group));
        }
    }
    let mine = wards(game, state, helpers.with(group), card) & state.open.led(seat);
    mine.iter().for_each(|g| out.push(Choice::Ward(g)));
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (group, card, helpers, via): (Group, Card, Groups, Via),
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Begin(_, opt) => {
            let mut deed = Deed::new(via, group, card, opt, helpers);
            deed.chosen = true;
            state.open.frames.push(Frame::Deed(deed));
            if S::ON {
                sink.emit(Event::Began(group, card, opt));
            }
        }
        Choice::Ignore(_) => {
            state.open.frames.pop();
            if S::ON {
                sink.emit(Event::Ignored(group, card));
            }
            state.toss(card, sink);
        }
        Choice::Ward(from) => {
            state.open.frames.pop();
            gather::ward(game, state, (from, group, card, via), sink);
        }
        _ => unreachable!("{choice:?} while choosing"),
    }
}

pub(super) fn settle<S: Sink<Event>>(
    _game: &Paleo,
    _state: &mut State,
    _frame: (Group, Card, Via, bool),
    _sink: &mut S,
) -> Step {
    Step::Wait
}
