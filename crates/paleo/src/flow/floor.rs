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
/// Who has acted together with whom, as a mask of groups for each group.
pub type Allies = [u8; Group::COUNT];

/// The turn under way, as its floor keeps it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Turn {
    pub awake: Groups,
    pub done: Groups,
    pub fought: bool,
    pub allies: Allies,
}

/// The turn that the frames belong to; at night nobody is awake.
pub(crate) fn turn(open: &Public) -> Turn {
    let floor = open.frames.as_slice().iter().find_map(|frame| match *frame {
        Frame::Floor { awake, done, fought, allies, .. } => Some(Turn { awake, done, fought, allies }),
        _ => None,
    });
    floor.unwrap_or(Turn { awake: Groups::EMPTY, done: Groups::EMPTY, fought: false, allies: [0; 4] })
}

/// Remembers who acted together: until the turn ends they may heal each other (PA-Q34). What all do together is tried
/// once a turn (PA-Q25).
pub(super) fn act_together(open: &mut Public, party: Groups, all: bool) {
    let floor = open.frames.as_mut_slice().iter_mut().find(|f| matches!(f, Frame::Floor { .. }));
    let Some(Frame::Floor { fought, allies, .. }) = floor else { return };
    *fought |= all;
    let mask = party.words()[0] as u8;
    party.iter().for_each(|group| allies[group.index()] |= mask);
}

/// The options of a group's revealed card that can be begun if everybody who can joins.
#[inline]
pub(crate) fn options(game: &Paleo, open: &Public, group: Group, hands: Groups) -> u8 {
    match open.band(group).front {
        Some(card) => legal_options(game, open, (card, When::Day), group, hands.with(group), false),
        None => 0,
    }
}

/// The additional actions a group can use now, as card and option (PA-A08); nothing while it sleeps (PA-Q14).
fn extras(game: &Paleo, open: &Public, turn: &Turn, group: Group, mut f: impl FnMut(Card, Opt)) {
    let (pack, awake) = (&game.pack, turn.awake);
    if !awake.contains(group) {
        return;
    }
    let mut look = |card: Card, mission: bool| {
        for (opt, action) in pack.card(card).options().filter(|(_, a)| a.when == When::Extra) {
            // What everybody does together is tried once a turn, and begun by the first awake group of a seat.
            if action.together && turn.fought {
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
pub(super) fn has_extra(game: &Paleo, open: &Public, turn: &Turn, group: Group, party: Groups) -> bool {
    if can_cure(game, open, turn, group, party) {
        return true;
    }
    let mut found = false;
    extras(game, open, turn, group, |_, _| found = true);
    found
}

/// Whom a root of this group may heal: its own people, and those of all it has acted or acts with (PA-W04, PA-Q34).
fn healed(turn: &Turn, group: Group, party: Groups) -> Groups {
    let allies = Groups::from_words([turn.allies[group.index()].into()]).with(group);
    if party.contains(group) { allies | party } else { allies }
}

pub(super) fn can_cure(game: &Paleo, open: &Public, turn: &Turn, group: Group, party: Groups) -> bool {
    turn.awake.contains(group)
        && healed(turn, group, party).iter().any(|g| open.band(g).wounds > 0)
        && gather::holds(open, group, game.pack.healers).is_some()
}

/// A root before or after an action (PA-C09).
pub(super) fn cure<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    group: Group,
    party: Groups,
    sink: &mut S,
) {
    let tool = gather::holds(&state.open, group, game.pack.healers).expect("offered with a tool");
    let among = healed(&turn(&state.open), group, party);
    gather::cure(game, state, (group, tool), among, sink);
}

/// Groups with an open card, and groups that can do something more and have not said that they are done.
pub(super) fn deciders(game: &Paleo, state: &State, turn: &Turn) -> Groups {
    let open = &state.open;
    let fronts = open.fronts();
    let more = |g: &Group| has_extra(game, open, turn, *g, Groups::EMPTY);
    fronts | (turn.awake - fronts - turn.done).iter().filter(more).collect()
}

pub(super) fn legal(game: &Paleo, state: &State, offers: &Offers, seat: Seat, out: &mut Choices<Choice>) {
    let (pack, open) = (&game.pack, &state.open);
    let turn = turn(open);
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
    let busy = (mine & turn.awake) - turn.done;
    extra_choices(game, open, &turn, busy, out);
    for group in fronts & mine {
        if open.band(group).front.is_some_and(|c| pack.card(c).kind == Kind::Danger)
            && gather::holds(open, group, pack.wards).is_some()
        {
            out.push(Choice::Ward(group));
        }
    }
    for group in busy {
        if can_cure(game, open, &turn, group, Groups::EMPTY) {
            out.push(Choice::Cure(group));
        }
    }
    // Who has resolved the own card and could still do more may say that it is enough.
    for group in busy - fronts {
        if has_extra(game, open, &turn, group, Groups::EMPTY) {
            out.push(Choice::Done(group));
        }
    }
}

/// The additional actions that these groups can use, each once (PA-A08).
pub(super) fn extra_choices(
    game: &Paleo,
    open: &Public,
    turn: &Turn,
    groups: Groups,
    out: &mut Choices<Choice>,
) {
    let mut found: [Cards; Opt::COUNT] = [Cards::EMPTY; Opt::COUNT];
    let mut any = Cards::EMPTY;
    for group in groups {
        extras(game, open, turn, group, |card, opt| {
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
    mut offers: Offers,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    let Turn { awake, mut done, fought, allies } = turn(&state.open);
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
            state.open.frames.set(Frame::Floor { awake, done, fought, offers, allies });
            if S::ON {
                sink.emit(Event::Offered(helper, target, opt));
            }
        }
        Choice::Attend(group, card) => {
            let opt = game.pack.card(card).options().find(|(_, a)| a.when == When::Help).expect("offered").0;
            begin(state, Deed::new(Via::Attend, group, card, opt, Groups::EMPTY), sink);
        }
        Choice::Extra(card, opt) => begin_extra(game, state, seat, (card, opt), sink),
        Choice::Ward(group) => {
            let card = state.open.band(group).front.expect("offered for an open card");
            gather::ward(game, state, (group, group, card, Via::Front), sink);
        }
        Choice::Cure(group) => cure(game, state, group, Groups::EMPTY, sink),
        Choice::Done(group) => {
            done.insert(group);
            state.open.frames.set(Frame::Floor { awake, done, fought, offers, allies });
            if S::ON {
                sink.emit(Event::Rested(group));
            }
        }
        _ => unreachable!("{choice:?} on the floor"),
    }
}

fn begin<S: Sink<Event>>(state: &mut State, deed: Deed, sink: &mut S) {
    state.open.frames.push(Frame::Deed(deed));
    if S::ON {
        sink.emit(Event::Began(deed.group, deed.card, deed.opt));
    }
}

/// An additional action begins, by its owner or by the first awake group of the seat.
pub(super) fn begin_extra<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    seat: Seat,
    (card, opt): (Card, Opt),
    sink: &mut S,
) {
    let awake = turn(&state.open).awake;
    let first = (state.open.led(seat) & awake).first();
    let group = state.open.owner(card).or(first).expect("offered to somebody awake");
    let helpers = if game.pack.action(card, opt).together { awake } else { Groups::EMPTY };
    begin(state, Deed::new(Via::Extra, group, card, opt, helpers), sink);
}

/// The turn ends when every card is resolved and nobody wants to do more.
pub(super) fn settle(game: &Paleo, state: &mut State) -> Step {
    let Frame::Floor { awake, done, fought, mut offers, allies } = state.open.frames.top() else {
        unreachable!("only a floor is settled here")
    };
    let open = &state.open;
    for helper in open.groups() {
        let offer = offers[helper.index()];
        if offer.is_some_and(|(to, _)| open.band(helper).front.is_none() || open.band(to).front.is_none()) {
            offers[helper.index()] = None;
        }
    }
    if !deciders(game, state, &turn(open)).is_empty() {
        state.open.frames.set(Frame::Floor { awake, done, fought, offers, allies });
        return Step::Wait;
    }
    state.open.frames.pop();
    Step::Again
}
