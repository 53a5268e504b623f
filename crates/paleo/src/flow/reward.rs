//! Reward: one operation of an option that succeeded, or of a hostile one.

use kernel::Sink;
use stdx::Finite;

use super::{Deed, End, Frame, Via, choose};
use crate::{
    Paleo,
    effect::{Op, Stuff},
    event::Event,
    ids::{Groups, Kind, Resource},
    state::State,
};

pub(super) fn run<S: Sink<Event>>(game: &Paleo, state: &mut State, deed: &Deed, op: Op, sink: &mut S) {
    let pack = &game.pack;
    let Deed { group, helpers, .. } = *deed;
    let push = |state: &mut State, frame: Frame| state.open.frames.push(frame);
    // What is lost is the acting group's own; at night all stand in for it together (PA-N02).
    let payers = if deed.via == Via::Night { helpers } else { Groups::EMPTY };
    match op {
        Op::Gain(Stuff::Resource(resource), n)
            if state.open.spaces(pack, Stuff::Resource(resource)).is_empty() =>
        {
            state.gain(resource, n, sink);
        }
        Op::Gain(stuff, left) => {
            // The tokens of an idea lie on the rack; whatever else it brings comes from the reserve (PA-Q11).
            let token = pack.card(deed.card).tokens.map(|(tool, _)| Stuff::Tool(tool));
            let made = deed.via == Via::Craft && token == Some(stuff);
            let from = group.min(helpers.first().unwrap_or(group));
            push(state, Frame::Gain { stuff, left, group, helpers, made, from });
        }
        Op::Person(left) if helpers.is_empty() => push(state, Frame::Recruit { group, left }),
        Op::Person(left) => push(state, Frame::Grant { person: true, left, group, helpers }),
        Op::Dream(n) if helpers.is_empty() => (0..n).for_each(|_| state.dream(group, sink)),
        Op::Dream(left) => push(state, Frame::Grant { person: false, left, group, helpers }),
        Op::Idea(left) => push(state, Frame::Idea { group, left }),
        Op::Make(left) => push(state, Frame::Make { group, helpers, left }),
        Op::Heal(left) => push(state, Frame::Heal { group, among: deed.party(), left, from: None }),
        Op::Skull(n) => state.skull(pack, n, sink),
        Op::RemoveSkull(n) => state.remove_skull(n, sink),
        Op::Tile(n) => state.paint(pack, n, sink),
        Op::Wounds(left) => push(state, Frame::Hurt { group, helpers, left, spread: false }),
        Op::WoundsEach(wounds) => push(state, Frame::HurtEach { todo: deed.party(), wounds }),
        Op::ForcedDiscard(n) => {
            // As far as cards last; red backs hurt as usual (PA-Q19).
            let reds = state.hide(pack, group, n, sink);
            if reds > 0 {
                push(state, Frame::Hurt { group, helpers, left: reds, spread: true });
            }
        }
        Op::Lose(resource, n) => {
            let n = n.min(state.open.store[resource.index()]);
            state.pay(resource, n, true, sink);
        }
        Op::LoseAny(left) => push(state, Frame::Spend { group, left, from: Resource::Food, lost: true }),
        Op::LoseTool(left) => push(state, Frame::Forfeit { group, helpers: payers, left }),
        Op::LosePerson(left) => push(state, Frame::Part { group, helpers: payers, left }),
        Op::GuardWounds(n) => state.guard_wound(pack, n, sink),
        Op::GuardHeal(n) => {
            state.open.guard_wounds = state.open.guard_wounds.saturating_sub(n);
            if S::ON {
                sink.emit(Event::GuardHealed(state.open.guard_wounds));
            }
        }
        Op::Ease(n) => {
            state.open.ease += n;
            if S::ON {
                sink.emit(Event::Eased(n));
            }
        }
        Op::Ward => {
            // The danger the group has revealed is discarded without effect (PA-A12), a secret first of all.
            if let Some(card) = choose::ward_secret(pack, state, group) {
                if S::ON {
                    sink.emit(Event::Warded(group, card));
                }
                state.toss(card, sink);
            } else if let Some(card) = state.open.band(group).front
                && pack.card(card).kind == Kind::Danger
            {
                if S::ON {
                    sink.emit(Event::Warded(group, card));
                }
                state.toss_front(group, sink);
            }
        }
        Op::Enrage => state.enrage(sink),
        Op::Win => state.end(End::Beast, sink),
        Op::Secret(_) => unreachable!("a secret ends the deed"),
    }
}
