//! Choose: what to do with a secret (PA-C06), or which hostile option after a failed roll (PA-E01). Before it, as before
//! any action, roots and additional actions may be used (PA-A08, PA-C09).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{Deed, Frame, Step, Via, deed::legal_options, floor, gather};
use crate::{
    Paleo,
    choice::Choice,
    effect::When,
    event::Event,
    ids::{Card, Group, Groups, Kind, Opt},
    pack::Content,
    state::{Public, State},
};

/// Who may ward off the danger: those of the party with a talisman (PA-Q08).
fn wards(game: &Paleo, state: &State, party: Groups, card: Card) -> Groups {
    if game.pack.card(card).kind != Kind::Danger {
        return Groups::EMPTY;
    }
    party.iter().filter(|g| gather::holds(&state.open, *g, game.pack.wards).is_some()).collect()
}

pub(super) fn deciders(game: &Paleo, state: &State, group: Group, card: Card, helpers: Groups) -> Groups {
    let open = &state.open;
    let turn = floor::turn(open);
    let party = helpers.with(group);
    let more = |g: &Group| floor::has_extra(game, open, &turn, *g, party);
    let able: Groups = (turn.awake - turn.done).iter().filter(more).collect();
    wards(game, state, helpers, card).with(group) | able
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
    let open = &state.open;
    let (mine, party) = (open.led(seat), helpers.with(group));
    if mine.contains(group) {
        let mask = options(game, open, group, card, helpers, failed);
        for i in (0..Opt::COUNT).filter(|i| mask >> i & 1 == 1) {
            out.push(Choice::Begin(group, Opt::nth(i)));
        }
        if game.pack.card(card).kind != Kind::Danger {
            out.push(Choice::Ignore(group));
        }
    }
    let turn = floor::turn(open);
    let busy = (mine & turn.awake) - turn.done;
    floor::extra_choices(game, open, &turn, busy, out);
    let warding = wards(game, state, party, card) & mine;
    warding.iter().for_each(|g| out.push(Choice::Ward(g)));
    let curing = busy.iter().filter(|g| floor::can_cure(game, open, &turn, *g, party));
    curing.for_each(|g| out.push(Choice::Cure(g)));
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (group, card, helpers, via, failed): (Group, Card, Groups, Via, bool),
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    match choice {
        Choice::Begin(_, opt) => {
            let mut deed = Deed::new(via, group, card, opt, helpers);
            deed.chosen = true;
            deed.fallen = failed;
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
        Choice::Cure(from) => floor::cure(game, state, from, helpers.with(group), sink),
        Choice::Extra(card, opt) => floor::begin_extra(game, state, seat, (card, opt), sink),
        _ => unreachable!("{choice:?} while choosing"),
    }
}

/// A revealed card may be gone meanwhile, warded off by an additional action (PA-A12).
pub(super) fn settle(state: &mut State, group: Group, card: Card, via: Via) -> Step {
    if via == Via::Front && state.open.band(group).front != Some(card) {
        state.open.frames.pop();
        return Step::Again;
    }
    Step::Wait
}

/// Takes the dangerous secret out of the hand of this group, if it is about to choose what to do with one.
pub(super) fn ward_secret(pack: &Content, state: &mut State, me: Group) -> Option<Card> {
    let frames = state.open.frames.as_slice();
    let at = frames.iter().rposition(|frame| {
        matches!(frame, Frame::Choose { group, card, via: Via::Secret, .. }
            if *group == me && pack.card(*card).kind == Kind::Danger)
    })?;
    // The additional action that brings this lies on it, and ends as if it lay on the floor.
    let (Frame::Choose { card, .. }, Some(Frame::Deed(Deed { chosen: false, .. }))) =
        (frames[at], frames.get(at + 1))
    else {
        return None;
    };
    let above: stdx::Pile<Frame, { crate::state::FRAMES_MAX }> = frames[at + 1..].iter().copied().collect();
    (0..=above.len()).for_each(|_| state.open.frames.pop());
    above.iter().for_each(|frame| state.open.frames.push(frame));
    Some(card)
}
