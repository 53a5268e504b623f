//! Floor: revealed cards are resolved one by one in any order the players like (PA-D03, PA-D04).

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::{
    Deed, Frame, Step, Sum, Via,
    deed::{self, legal_options},
    gather,
};
use crate::{
    Paleo,
    choice::Choice,
    effect::When,
    event::Event,
    ids::{Card, Cards, Group, Groups, Kind, Opt},
    state::{Public, State},
};

type Offers = [Option<(Group, Opt)>; 4];
type Parts = (Groups, Groups, bool, Offers);

/// The options of a group's revealed card that can be begun if everybody who can joins.
#[inline]
pub(crate) fn options(game: &Paleo, open: &Public, group: Group, hands: Groups) -> u8 {
    match open.band(group).front {
        Some(card) => legal_options(game, open, (card, When::Day), group, hands.with(group), false),
        None => 0,
    }
}

/// The additional actions a group can use now, as card and option (PA-A08); nothing while it sleeps (PA-Q14).
fn extras(
    game: &Paleo,
    state: &State,
    (awake, fought): (Groups, bool),
    group: Group,
    mut f: impl FnMut(Card, Opt),
) {
    let (pack, open) = (&game.pack, &state.open);
    if !awake.contains(group) {
        return;
    }
    let mut look = |card: Card, mission: bool| {
        for (opt, action) in pack.card(card).options().filter(|(_, a)| a.when == When::Extra) {
            // What everybody does together is tried once a turn, and begun by the first awake group of a seat.
            if action.together && fought {
                continue;
            }
            let led = open.led(open.leader(group)) & awake;
            if mission && led.first() != Some(group) {
                continue;
            }
            let party = if action.together { awake } else { open.hands(pack).with(group) };
            if deed::reach(pack, open, (card, action), group, party, &Sum::of(open, party)).is_none() {
                f(card, opt);
            }
        }
    };
    open.band(group).placed.iter().for_each(|p| look(p.card, false));
    open.missions.iter().for_each(|p| look(p.card, true));
}

/// Whether a group could still do something beside its option.
fn has_extra(game: &Paleo, state: &State, awake: Groups, fought: bool, group: Group) -> bool {
    if !awake.contains(group) {
        return false;
    }
    if can_cure(game, state, awake, group) {
        return true;
    }
    let mut found = false;
    extras(game, state, (awake, fought), group, |_, _| found = true);
    found
}

fn can_cure(game: &Paleo, state: &State, awake: Groups, group: Group) -> bool {
    awake.contains(group)
        && state.open.band(group).wounds > 0
        && gather::holds(&state.open, group, game.pack.healers).is_some()
}

/// Groups with an open card, and groups that can do something more and have not said that they are done.
pub(super) fn deciders(game: &Paleo, state: &State, awake: Groups, done: Groups, fought: bool) -> Groups {
    let fronts = state.open.fronts();
    let mut groups = fronts;
    for group in awake - fronts - done {
        if has_extra(game, state, awake, fought, group) {
            groups.insert(group);
        }
    }
    groups
}

pub(super) fn legal(
    game: &Paleo,
    state: &State,
    (awake, done, fought, offers): Parts,
    seat: Seat,
    out: &mut Choices<Choice>,
) {
    let (pack, open) = (&game.pack, &state.open);
    let mine = open.led(seat);
    let fronts = open.fronts();
    let hands = open.hands(pack);
    let helping = hands & mine;
    let mut masks = [0u8; 4];
    let shown = if helping.is_empty() { fronts & mine } else { fronts };
    for group in shown {
        masks[group.index()] = options(game, open, group, hands);
    }
    let opts = |mask: u8| (0..Opt::COUNT).filter(move |i| mask >> i & 1 == 1).map(Opt::nth);
    for group in fronts & mine {
        opts(masks[group.index()]).for_each(|opt| out.push(Choice::Begin(group, opt)));
    }
    for group in fronts & mine {
        if open.band(group).front.is_some_and(|c| pack.card(c).kind != Kind::Danger) {
            out.push(Choice::Ignore(group));
        }
    }
    for helper in helping {
        for target in fronts.without(helper) {
            for opt in opts(masks[target.index()]) {
                if offers[helper.index()] != Some((target, opt)) {
                    out.push(Choice::Offer(helper, (target, opt)));
                }
            }
        }
    }
    for group in helping {
        attendable(game, state, group, hands).iter().for_each(|card| out.push(Choice::Attend(group, card)));
    }
    let busy = mine & awake;
    extra_choices(game, state, (awake, done, fought), busy, out);
    for group in fronts & mine {
        if open.band(group).front.is_some_and(|c| pack.card(c).kind == Kind::Danger)
            && gather::holds(open, group, pack.wards).is_some()
        {
            out.push(Choice::Ward(group));
        }
    }
    for group in busy - done {
        if can_cure(game, state, awake, group) {
            out.push(Choice::Cure(group));
        }
    }
    // Who has resolved the own card and could still do more may say that it is enough.
    for group in busy - done - fronts {
        if has_extra(game, state, awake, fought, group) {
            out.push(Choice::Done(group));
        }
    }
}

fn extra_choices(
    game: &Paleo,
    state: &State,
    (awake, done, fought): (Groups, Groups, bool),
    mine: Groups,
    out: &mut Choices<Choice>,
) {
    let mut found: [Cards; Opt::COUNT] = [Cards::EMPTY; Opt::COUNT];
    let mut any = Cards::EMPTY;
    for group in mine - done {
        extras(game, state, (awake, fought), group, |card, opt| {
            found[opt.index()].insert(card);
            any.insert(card);
        });
    }
    for card in any {
        for opt in Opt::all().filter(|o| found[o.index()].contains(card)) {
            out.push(Choice::Extra(card, opt));
        }
    }
}

/// The cards in play that a group could help with its revealed card (PA-H04).
fn attendable(game: &Paleo, state: &State, group: Group, hands: Groups) -> Cards {
    let (pack, open) = (&game.pack, &state.open);
    let mut cards = Cards::EMPTY;
    let mut look = |card: Card, owner: Option<Group>| {
        // A card of another group needs that group's participation.
        if owner.is_some_and(|o| o != group && !hands.contains(o)) {
            return;
        }
        for (_, action) in pack.card(card).options().filter(|(_, a)| a.when == When::Help) {
            let party = hands.with(group);
            if deed::reach(pack, open, (card, action), group, party, &Sum::of(open, party)).is_none() {
                cards.insert(card);
            }
        }
    };
    for owner in open.groups() {
        open.band(owner).placed.iter().for_each(|p| look(p.card, Some(owner)));
    }
    open.missions.iter().for_each(|p| look(p.card, None));
    cards
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (awake, mut done, fought, mut offers): Parts,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    let begin = |state: &mut State, deed: Deed, sink: &mut S| {
        state.open.frames.push(Frame::Deed(deed));
        if S::ON {
            sink.emit(Event::Began(deed.group, deed.card, deed.opt));
        }
    };
    match choice {
        Choice::Begin(group, opt) => {
            let card = state.open.band(group).front.expect("offered for an open card");
            let hands = state.open.hands(&game.pack);
            let helpers = hands.iter().filter(|h| offers[h.index()] == Some((group, opt))).collect();
            begin(state, Deed::new(Via::Front, group, card, opt, helpers), sink);
        }
        Choice::Ignore(group) => {
            if S::ON
                && let Some(card) = state.open.band(group).front
            {
                sink.emit(Event::Ignored(group, card));
            }
            state.toss_front(group, sink);
        }
        Choice::Offer(helper, (target, opt)) => {
            offers[helper.index()] = Some((target, opt));
            state.open.frames.set(Frame::Floor { awake, done, fought, offers });
            if S::ON {
                sink.emit(Event::Offered(helper, target, opt));
            }
        }
        Choice::Attend(group, card) => {
            let opt = game.pack.card(card).options().find(|(_, a)| a.when == When::Help).expect("offered").0;
            begin(state, Deed::new(Via::Attend, group, card, opt, Groups::EMPTY), sink);
        }
        Choice::Extra(card, opt) => {
            let together = game.pack.action(card, opt).together;
            let first = (state.open.led(seat) & awake).first();
            let group = state.open.owner(card).or(first).expect("offered to somebody awake");
            let helpers = if together { awake } else { Groups::EMPTY };
            begin(state, Deed::new(Via::Extra, group, card, opt, helpers), sink);
        }
        Choice::Ward(group) => {
            let card = state.open.band(group).front.expect("offered for an open card");
            gather::ward(game, state, (group, group, card, Via::Front), sink);
        }
        Choice::Cure(group) => {
            let tool = gather::holds(&state.open, group, game.pack.healers).expect("offered with a tool");
            gather::cure(game, state, (group, tool), Groups::only(group), sink);
        }
        Choice::Done(group) => {
            done.insert(group);
            state.open.frames.set(Frame::Floor { awake, done, fought, offers });
            if S::ON {
                sink.emit(Event::Rested(group));
            }
        }
        _ => unreachable!("{choice:?} on the floor"),
    }
}

/// The turn ends when every card is resolved and nobody wants to do more.
pub(super) fn settle(game: &Paleo, state: &mut State, (awake, done, fought, mut offers): Parts) -> Step {
    let open = &state.open;
    for helper in open.groups() {
        let offer = offers[helper.index()];
        if offer.is_some_and(|(to, _)| open.band(helper).front.is_none() || open.band(to).front.is_none()) {
            offers[helper.index()] = None;
        }
    }
    if !deciders(game, state, awake, done, fought).is_empty() {
        state.open.frames.set(Frame::Floor { awake, done, fought, offers });
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}
