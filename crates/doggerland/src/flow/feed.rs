//! Everybody eats: as proposed, or put together by hand (DG-N01, DG-N02).
//!
//! Bowl 3 spoils right after the meal, so what of it is eaten makes no difference: a meal is what is eaten of the
//! food that would keep, and bowl 3 gives the rest.

use kernel::{Choices, Seat, Sink};
use stdx::Finite;

use super::Step;
use crate::{
    change::emit,
    choice::Choice,
    event::Event,
    frame::Frame,
    ids::{Good, Ration},
    query,
    state::{Clan, State},
};

/// What of each [`Ration`] a clan has.
fn rations(clan: &Clan) -> [u8; 3] {
    [clan.bowls[0][0], clan.bowls[1][0], clan.bowls[1][1]]
}

/// What bowl 3 can feed.
fn stale(clan: &Clan, meat: u8) -> u16 {
    u16::from(clan.bowls[2][0]) + u16::from(clan.bowls[2][1]) * u16::from(meat)
}

fn worth(eaten: [u8; 3], meat: u8) -> u16 {
    let [f1, f2, m2] = eaten.map(u16::from);
    f1 + f2 + m2 * u16::from(meat)
}

/// All food of a clan, as what it can feed.
fn total(clan: &Clan, meat: u8) -> u16 {
    worth(rations(clan), meat) + stale(clan, meat)
}

/// Whether there is more than one legal meal; everybody can be fed.
fn is_question(clan: &Clan, need: u8, meat: u8) -> bool {
    let ([f1, f2, m2], stale) = (rations(clan).map(i16::from), stale(clan, meat) as i16);
    let (need, meat) = (i16::from(need), i16::from(meat));
    let mut meals = 0;
    for em2 in 0..=m2 {
        for e2 in 0..=f2 {
            // How much fruit of bowl 1 completes it: exactly, or with half a meat wasted.
            let rest = need - e2 - em2 * meat;
            let high = rest + i16::from(meat == 2 && em2 > 0);
            let (low, high) = ((rest - stale).max(0), high.min(f1));
            meals += (high - low + 1).max(0);
            if meals > 1 {
                return true;
            }
            if rest < 0 {
                break;
            }
        }
    }
    false
}

/// The proposed meal: keeps the most, then eats the older bowl, then fruit before meat.
pub fn proposal(clan: &Clan, need: u8, meat: u8) -> [u8; 3] {
    let [f1, f2, m2] = rations(clan);
    if total(clan, meat) <= u16::from(need) {
        return [f1, f2, m2];
    }
    let fresh = u16::from(need).saturating_sub(stale(clan, meat)) as u8;
    if fresh == 0 {
        return [0; 3];
    }
    if meat == 1 {
        // DG-Z28: a meat feeds one but would be worth two later, so fruit goes first.
        let e2 = f2.min(fresh);
        let e1 = f1.min(fresh - e2);
        return [e1, e2, fresh - e2 - e1];
    }
    for (target, wastes) in [(fresh, false), (fresh + 1, true)] {
        for e1 in 0..=f1.min(target) {
            let rest = target - e1;
            let em2 = rest.saturating_sub(f2).div_ceil(2).max(u8::from(wastes));
            if em2 <= m2 && rest >= 2 * em2 && rest - 2 * em2 <= f2 {
                return [e1, rest - 2 * em2, em2];
            }
        }
    }
    unreachable!("there is food for everybody")
}

pub(super) fn apply_feed<S: Sink<Event>>(state: &mut State, seat: Seat, choice: Choice, sink: &mut S) {
    if choice == Choice::Feed {
        let (need, meat) = query::appetite(state, seat);
        let eaten = proposal(state.clan(seat), need, meat);
        eat(state, seat, eaten, sink);
    } else {
        state.frames.push(Frame::Meal { seat, eaten: [0; 3], from: Ration::Fruit1 });
    }
}

pub(super) fn settle_feed<S: Sink<Event>>(state: &mut State, seat: Seat, _left: u8, sink: &mut S) -> Step {
    let (need, meat) = query::appetite(state, seat);
    let clan = state.clan(seat);
    let eaten = if total(clan, meat) <= u16::from(need) {
        rations(clan)
    } else if is_question(clan, need, meat) {
        return Step::Wait;
    } else {
        proposal(clan, need, meat)
    };
    eat(state, seat, eaten, sink);
    Step::Again
}

/// What may be eaten next: the rest of the meal must still work out.
fn open(
    clan: &Clan,
    need: u8,
    meat: u8,
    eaten: [u8; 3],
    from: Ration,
) -> (impl Iterator<Item = Ration>, bool) {
    let have = rations(clan);
    let left: [u8; 3] = std::array::from_fn(|i| have[i] - eaten[i]);
    let (need, value, stale) = (u16::from(need), worth(eaten, meat), stale(clan, meat));
    let done = value + stale >= need;
    let rations = Ration::all().filter(move |ration| {
        let i = *ration as usize;
        let later =
            (i..3).map(|k| u16::from(left[k]) * if k == 2 { u16::from(meat) } else { 1 }).sum::<u16>();
        *ration >= from && left[i] > 0 && value < need && value + later + stale >= need
    });
    (rations, done)
}

pub(super) fn legal(state: &State, seat: Seat, eaten: [u8; 3], from: Ration, out: &mut Choices<Choice>) {
    let (need, meat) = query::appetite(state, seat);
    let (rations, done) = open(state.clan(seat), need, meat, eaten, from);
    rations.for_each(|ration| out.push(Choice::Eat(ration)));
    if done {
        out.push(Choice::Done);
    }
}

pub(super) fn apply<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    mut eaten: [u8; 3],
    choice: Choice,
    sink: &mut S,
) {
    if let Choice::Eat(ration) = choice {
        eaten[ration as usize] += 1;
        state.frames.set(Frame::Meal { seat, eaten, from: ration });
    } else {
        state.frames.pop();
        eat(state, seat, eaten, sink);
    }
}

pub(super) fn settle<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    eaten: [u8; 3],
    from: Ration,
    sink: &mut S,
) -> Step {
    let (need, meat) = query::appetite(state, seat);
    let (mut rations, done) = open(state.clan(seat), need, meat, eaten, from);
    // A meal is served only when its owner says so.
    let choice = match (rations.next(), rations.next(), done) {
        (Some(ration), None, false) => Choice::Eat(ration),
        _ => return Step::Wait,
    };
    drop(rations);
    apply(state, seat, eaten, choice, sink);
    Step::Again
}

/// The meal is eaten, who goes without suffers, and food ages (DG-N02).
fn eat<S: Sink<Event>>(state: &mut State, seat: Seat, eaten: [u8; 3], sink: &mut S) {
    let (need, meat) = query::appetite(state, seat);
    let clan = state.clan_mut(seat);
    let rest = u16::from(need).saturating_sub(worth(eaten, meat)) as u8;
    let fruit = clan.bowls[2][0].min(rest);
    let pieces = clan.bowls[2][1].min((rest - fruit).div_ceil(meat));
    let hungry = rest.saturating_sub(fruit + pieces * meat);
    let meal = [[eaten[0], 0], [eaten[1], eaten[2]], [fruit, pieces]];
    for (bowl, gone) in clan.bowls.iter_mut().zip(meal) {
        bowl[0] -= gone[0];
        bowl[1] -= gone[1];
    }
    let [fruit, meat] = clan.bowls[2];
    clan.bowls = [[0, 0], clan.bowls[0], clan.bowls[1]];
    emit(sink, || Event::Fed { seat, eaten: meal, hungry });
    emit(sink, || Event::Spoiled { seat, fruit, meat });
    state.scarce(seat, hungry, sink);
    let Frame::Feed { left, .. } = state.frames.top() else {
        unreachable!("a meal ends the feeding of a clan")
    };
    if left == 1 {
        state.frames.pop();
    } else {
        state.frames.set(Frame::Feed { seat: seat.after(state.n()), left: left - 1 });
    }
}

/// DG-Z28 in the hot season: two fruit are thrown away first, the oldest ones.
pub(super) fn throw_fruit<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let mut left = 2;
    for bowl in (0..3).rev() {
        let n = state.clan(seat).bowls[bowl][0].min(left);
        state.pay_food(seat, Good::Fruit, bowl, n, sink);
        left -= n;
    }
}
