//! The card of the solo game: its event and the questions it asks (DG-U05, DG-U17, DG-Z01 … DG-Z30).

use kernel::{Choices, Sink};
use stdx::Finite;

use super::{ALONE, Step};
use crate::{
    Doggerland,
    change::emit,
    choice::Choice,
    event::Event,
    frame::Frame,
    ids::{Good, Happening, Home, Role, Site},
    land::Area,
    score,
    state::State,
};

pub(super) fn apply_turn<S: Sink<Event>>(state: &mut State, choice: Choice, sink: &mut S) {
    let Choice::Card(card) = choice else { unreachable!("{choice:?} turns no card") };
    state.frames.pop();
    state.solo.cards.remove(card);
    state.solo.card = Some(card);
    emit(sink, || Event::CardTurned(card));
}

/// Obligatory events act, the others are offered.
pub(super) fn begin<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    let Some(card) = state.solo.card else { return };
    let happening = game.tables.cards[card].event;
    if game.tables.obligatory[happening] {
        happen(state, happening, sink);
    } else {
        state.frames.push(Frame::Event);
    }
}

pub(super) fn apply_event<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    choice: Choice,
    sink: &mut S,
) {
    state.frames.pop();
    let card = state.solo.card.expect("an event has its card");
    if choice == Choice::Accept {
        emit(sink, || Event::EventAccepted(card));
        happen(state, game.tables.cards[card].event, sink);
    } else {
        emit(sink, || Event::EventDeclined(card));
    }
}

/// What an event does at once; the others are asked for by name where they act.
fn happen<S: Sink<Event>>(state: &mut State, happening: Happening, sink: &mut S) {
    state.solo.acting = Some(happening);
    match happening {
        Happening::MildSpell if !state.is_cold() => state.gain(ALONE, Good::Fruit, 1, sink),
        Happening::WanderingHunter => state.host(ALONE, Role::GuestHunter, sink),
        Happening::GuestChief => state.host(ALONE, Role::GuestChief, sink),
        Happening::Traders => state.frames.push(Frame::Trade { seat: ALONE, left: 3, given: [None; 2] }),
        Happening::FlintOutcrop => state.gain(ALONE, Good::Stone, 2, sink),
        Happening::WindfallenTrees => state.gain(ALONE, Good::Wood, 2, sink),
        Happening::BeachedWhale => {
            state.gain(ALONE, Good::Meat, 2, sink);
            state.gain(ALONE, Good::Bone, 1, sink);
        }
        Happening::Mould => {
            let [fruit, meat] = state.clans[0].bowls[2];
            state.pay_food(ALONE, Good::Fruit, 2, fruit, sink);
            state.pay_food(ALONE, Good::Meat, 2, meat, sink);
            let half = state.clans[0].bowls[1][0].div_ceil(2);
            state.pay_food(ALONE, Good::Fruit, 1, half, sink);
        }
        Happening::BrokenPoints => {
            let half = state.clans[0].store(Good::Tool).div_ceil(2);
            state.pay(ALONE, Good::Tool, half, sink);
        }
        Happening::BurntShelter => state.frames.push(Frame::Shelter),
        Happening::NightThieves => {
            state.frames.push(Frame::Thieves { left: 3, from: Good::Wood, begun: false });
        }
        Happening::Trespassers => state.frames.push(Frame::Trespass),
        _ => {}
    }
}

// E25: a simple habitat burns.

fn burnable(state: &State) -> impl Iterator<Item = Site> {
    let homes = state.clans[0].homes;
    Site::all().filter(move |site| match site {
        Site::Ground => homes[2..].contains(&Home::Simple),
        Site::Cover => homes[..2].contains(&Home::Simple),
    })
}

pub(super) fn legal_shelter(state: &State, out: &mut Choices<Choice>) {
    burnable(state).for_each(|site| out.push(Choice::Burn(site)));
}

pub(super) fn apply_shelter<S: Sink<Event>>(state: &mut State, choice: Choice, sink: &mut S) {
    let Choice::Burn(site) = choice else { unreachable!("{choice:?} burns nothing") };
    burn(state, site, sink);
}

/// A makeshift hut below it is open again.
fn burn<S: Sink<Event>>(state: &mut State, site: Site, sink: &mut S) {
    state.frames.pop();
    let homes = &mut state.clans[0].homes;
    let (slots, below) = match site {
        Site::Ground => (2..6, Home::Empty),
        Site::Cover => (0..2, Home::Makeshift),
    };
    // The last built of equal ones, so that the row stays closed.
    let slot = slots.rev().find(|i| homes[*i] == Home::Simple).expect("a simple habitat stands there");
    homes[slot] = below;
    emit(sink, || Event::Burnt { seat: ALONE, site });
}

pub(super) fn settle_shelter<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Step {
    let mut sites = burnable(state);
    let (first, second) = (sites.next(), sites.next());
    drop(sites);
    match (first, second) {
        (None, _) => {
            state.frames.pop();
            let wood = state.clans[0].store(Good::Wood).min(2);
            state.pay(ALONE, Good::Wood, wood, sink);
        }
        (Some(site), None) => burn(state, site, sink),
        _ => return Step::Wait,
    }
    Step::Again
}

/// Members without a bed leave after feeding, before newborns are housed (DG-Z25).
pub(super) fn depart<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    let clan = &state.clans[0];
    let n = clan.members().saturating_sub(clan.beds()).min(clan.hunters);
    if n > 0 {
        state.lose_hunters(ALONE, n);
        emit(sink, || Event::Departed { seat: ALONE, n });
        check_marks(game, state, sink);
    }
}

// E26: thieves take a craft tile or three goods.

fn goods(state: &State, from: Good) -> impl Iterator<Item = Good> {
    let stores = state.clans[0].stores;
    Good::STORED.into_iter().filter(move |good| *good >= from && stores[*good as usize] > 0)
}

/// How many goods from this kind on.
fn goods_from(state: &State, from: Good) -> u16 {
    state.clans[0].stores[from as usize..].iter().map(|n| u16::from(*n)).sum()
}

pub(super) fn legal_thieves(state: &State, left: u8, from: Good, begun: bool, out: &mut Choices<Choice>) {
    if left == 0 {
        return out.push(Choice::Done);
    }
    if !begun {
        state.clans[0].crafts.iter().for_each(|craft| out.push(Choice::Lose(craft)));
    }
    goods(state, from)
        .filter(|good| goods_from(state, *good) >= u16::from(left).min(goods_from(state, from)))
        .for_each(|good| out.push(Choice::Discard(good)));
}

pub(super) fn apply_thieves<S: Sink<Event>>(state: &mut State, left: u8, choice: Choice, sink: &mut S) {
    match choice {
        Choice::Lose(craft) => {
            state.frames.pop();
            state.clans[0].crafts.remove(craft);
            state.craft_discards.insert(craft);
            emit(sink, || Event::CraftLost { seat: ALONE, craft });
        }
        Choice::Discard(good) => {
            state.pay(ALONE, good, 1, sink);
            state.frames.set(Frame::Thieves { left: left - 1, from: good, begun: true });
        }
        Choice::Done => state.frames.pop(),
        choice => unreachable!("{choice:?} is no loss"),
    }
}

pub(super) fn settle_thieves<S: Sink<Event>>(
    state: &mut State,
    left: u8,
    from: Good,
    begun: bool,
    sink: &mut S,
) -> Step {
    if left == 0 && begun {
        // What was chosen is lost only when its owner says so.
        return Step::Wait;
    }
    if left == 0 {
        state.frames.pop();
        return Step::Again;
    }
    // With a craft tile there is a choice; without, up to three goods of one kind, or no more than three, are none.
    if !begun && !state.clans[0].crafts.is_empty() {
        return if goods(state, from).next().is_none() && state.clans[0].crafts.len() == 1 {
            let craft = state.clans[0].crafts.first().expect("one craft tile");
            apply_thieves(state, left, Choice::Lose(craft), sink);
            Step::Again
        } else {
            Step::Wait
        };
    }
    if goods_from(state, from) <= u16::from(left) {
        state.frames.set(Frame::Thieves { left: 0, from, begun });
        for good in Good::STORED.into_iter().filter(|good| *good >= from) {
            let n = state.clans[0].store(good);
            state.pay(ALONE, good, n, sink);
        }
        return Step::Again;
    }
    let mut options = goods(state, from).filter(|good| goods_from(state, *good) >= u16::from(left));
    let (first, second) = (options.next(), options.next());
    drop(options);
    if let (Some(good), None) = (first, second) {
        state.pay(ALONE, good, 1, sink);
        state.frames.set(Frame::Thieves { left: left - 1, from: good, begun });
        return Step::Again;
    }
    Step::Wait
}

// E27: the nearest tile that is not exhausted.

/// The nearest unexhausted resource tiles by walking distance, the village's own at distance 0 (DG-Z27).
pub fn trespassed(state: &State) -> Area {
    let fresh = state.sources.without(state.spent);
    let mut reached = Area::only(state.clans[0].village);
    loop {
        let hit = reached.and(fresh);
        let next = reached.walk(state.land, 1);
        if !hit.is_empty() || next == reached {
            return hit;
        }
        reached = next;
    }
}

pub(super) fn legal_trespass(state: &State, out: &mut Choices<Choice>) {
    trespassed(state).iter().for_each(|cell| out.push(Choice::Place(cell)));
}

pub(super) fn apply_trespass<S: Sink<Event>>(
    game: &Doggerland,
    state: &mut State,
    choice: Choice,
    sink: &mut S,
) {
    let Choice::Place(cell) = choice else { unreachable!("{choice:?} names no tile") };
    state.frames.pop();
    state.exhaust(cell, true, sink);
    state.rivals_take(game, cell, sink);
}

pub(super) fn settle_trespass<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) -> Step {
    let tiles = trespassed(state);
    match (tiles.first(), tiles.len()) {
        (Some(cell), 1) => apply_trespass(game, state, Choice::Place(cell), sink),
        (None, _) => state.frames.pop(),
        _ => return Step::Wait,
    }
    Step::Again
}

// E14: the orphan.

/// Whether a bed is free and a hunter-gatherer is in the reserve.
pub(crate) fn has_room(state: &State) -> bool {
    let clan = &state.clans[0];
    clan.beds() > clan.members() && clan.reserve() > 0
}

/// The orphan is no birth and is not fed this round (DG-Z14).
pub(super) fn apply_orphan<S: Sink<Event>>(state: &mut State, choice: Choice, sink: &mut S) {
    state.frames.pop();
    if choice == Choice::Accept {
        let clan = &mut state.clans[0];
        clan.hunters += 1;
        clan.home[Role::Hunter as usize] += 1;
        emit(sink, || Event::Joined(ALONE));
    }
}

// Objectives.

/// DG-U17: at the end of the round objectives that hold are marked.
pub(super) fn mark_goals<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    check_marks(game, state, sink);
    for goal in (state.solo.goals - state.solo.marked).iter() {
        if score::achieves(game, state, goal) {
            state.solo.marked.insert(goal);
            emit(sink, || Event::GoalMarked(goal));
        }
    }
}

/// DG-U17: a marked objective that no longer holds loses its mark.
pub(super) fn check_marks<S: Sink<Event>>(game: &Doggerland, state: &mut State, sink: &mut S) {
    for goal in state.solo.marked.iter() {
        if !score::achieves(game, state, goal) {
            state.solo.marked.remove(goal);
            emit(sink, || Event::GoalLost(goal));
        }
    }
}
