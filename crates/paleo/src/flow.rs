//! The frame stack, and the dispatch of next, legal, apply and settle.

mod choose;
mod deal;
mod deed;
mod floor;
mod gain;
mod gather;
mod hurt;
mod make;
mod night;
mod reward;
mod scout;

use kernel::{Actor, Choices, Next, Seat, Seats, Sink};
use stdx::{Finite, Pile};

pub use deed::{Deed, Stage, Via};

pub(crate) use choose::options as chosen_options;
pub(crate) use deed::{Blocked, Sum, best, condition, legal_options, reach};
pub use floor::Allies;
pub(crate) use floor::{Turn, options as front_options, turn};
pub(crate) use gather::{Commit, commits, lack, need_of, shortage, spare};

use crate::{
    Paleo,
    choice::Choice,
    effect::Stuff,
    event::Event,
    ids::{Back, Card, Group, Groups, Nth, Opt, Resource},
    pack::Content,
    state::{Public, State},
};

stdx::kinds!(
    /// How a game ended.
    End {
        /// The fresco is complete.
        Painted = "painted",
        /// The Beast is beaten.
        Beast = "beast",
        /// Five skulls.
        Skulls = "skulls",
        /// No card is left to explore.
        Emptied = "emptied",
    }
);

stdx::kinds!(
    /// What comes next in the round of day and night.
    Round { Deal = "deal", Day = "day", Night = "night" }
);

stdx::kinds!(
    /// The steps of a night.
    NightStep { Feed = "feed", Missions = "missions", Cards = "cards" }
);

/// The most cards that are dealt with in one step of a night.
pub const NIGHT_MAX: usize = 12;

/// What is still to be done, innermost last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
pub enum Frame {
    Over(End),
    /// Deal, day, night, and again (PA-N04).
    Game {
        round: Round,
    },
    /// People are drawn for a group.
    Recruit {
        group: Group,
        left: u8,
    },
    /// Cards are dealt one by one, from the first group (PA-Q18).
    Deal {
        next: Group,
    },
    /// Turns, until everybody sleeps (PA-D05).
    Day,
    /// Each group picks by the backs (PA-D01).
    Scout {
        todo: Groups,
        picks: [Option<Nth>; 4],
    },
    /// The picked cards are turned up.
    Reveal {
        backs: [Option<Back>; 4],
        awake: Groups,
    },
    /// Revealed cards are resolved in any order (PA-D03).
    Floor {
        awake: Groups,
        done: Groups,
        fought: bool,
        offers: [Option<(Group, Opt)>; 4],
        /// Who has acted together with whom in this turn (PA-Q34).
        allies: Allies,
    },
    /// An option of a secret is chosen (PA-C06), or the hostile one after a failed roll (PA-E01).
    Choose {
        group: Group,
        card: Card,
        helpers: Groups,
        via: Via,
        failed: bool,
    },
    /// One option of one card is carried out.
    Deed(Deed),
    /// Wounds are suffered: all by one person, or one by one (PA-W02, PA-A03).
    Hurt {
        group: Group,
        helpers: Groups,
        left: u8,
        spread: bool,
    },
    /// Every one of these groups suffers a batch.
    HurtEach {
        todo: Groups,
        wounds: u8,
    },
    /// Wounds are healed one by one (PA-W04).
    Heal {
        group: Group,
        among: Groups,
        left: u8,
        from: Option<Card>,
    },
    /// Units are gained and handed out (PA-H01, PA-A10).
    Gain {
        stuff: Stuff,
        left: u8,
        group: Group,
        helpers: Groups,
        made: bool,
        from: Group,
    },
    /// A person or a dream is given to one of those who took part (PA-H05).
    Grant {
        person: bool,
        left: u8,
        group: Group,
        helpers: Groups,
    },
    /// Ideas are drawn (PA-C02).
    Idea {
        group: Group,
        left: u8,
    },
    /// The rack is full: another idea must go (PA-C02).
    Room {
        group: Group,
        card: Card,
    },
    /// Things are made from the rack (PA-C01).
    Make {
        group: Group,
        helpers: Groups,
        left: u8,
    },
    /// Resources of the player's choice are handed in or lost (PA-A06, PA-A13).
    Spend {
        group: Group,
        left: u8,
        from: Resource,
        lost: bool,
    },
    /// Tools are lost (PA-A13), at night by any who take part.
    Forfeit {
        group: Group,
        helpers: Groups,
        left: u8,
    },
    /// People are lost (PA-C05), at night by any who take part.
    Part {
        group: Group,
        helpers: Groups,
        left: u8,
    },
    /// Missions, then night cards (PA-N02, PA-N03).
    Night {
        step: NightStep,
        todo: Pile<Card, NIGHT_MAX>,
    },
}

/// Whether `settle` goes on or somebody must decide.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    Again,
    Wait,
}

pub(crate) fn next(game: &Paleo, state: &State) -> Next {
    let open = &state.open;
    let one = |group: Group| any(open.leaders(Groups::only(group)));
    match open.frames.top() {
        Frame::Over(_) => Next::Over,
        Frame::Recruit { .. } | Frame::Deal { .. } | Frame::Reveal { .. } | Frame::Idea { .. } => {
            Next::Chance
        }
        // Those who share a group decide for each other, so the order matters while it has not decided (PA-S01).
        Frame::Scout { todo, .. } if todo.iter().any(|g| open.leaders(Groups::only(g)).len() > 1) => {
            any(open.leaders(todo))
        }
        Frame::Scout { todo, .. } => Next::Each(open.leaders(todo)),
        Frame::Floor { .. } => any(open.leaders(floor::deciders(game, state, &floor::turn(open)))),
        Frame::Choose { group, card, helpers, .. } => {
            any(open.leaders(choose::deciders(game, state, group, card, helpers)))
        }
        Frame::Deed(deed) => match deed.stage {
            Stage::Roll => Next::Chance,
            _ => any(open.leaders(gather::deciders(game, state, &deed))),
        },
        Frame::Hurt { group, helpers, .. } => any(open.leaders(hurt::deciders(game, state, group, helpers))),
        Frame::Heal { group, .. }
        | Frame::Gain { group, .. }
        | Frame::Grant { group, .. }
        | Frame::Room { group, .. }
        | Frame::Make { group, .. }
        | Frame::Spend { group, .. } => one(group),
        Frame::Forfeit { group, helpers, .. } => any(open.leaders(gain::with_tools(open, group, helpers))),
        Frame::Part { group, helpers, .. } => any(open.leaders(gain::with_people(open, group, helpers))),
        Frame::Night { .. } => any(open.leaders(open.groups())),
        frame @ (Frame::Game { .. } | Frame::Day | Frame::HurtEach { .. }) => {
            unreachable!("{frame:?} is settled")
        }
    }
}

/// One seat decides, or any of several (open floor).
fn any(seats: Seats) -> Next {
    match (seats.len(), seats.first()) {
        (1, Some(seat)) => Next::One(seat),
        _ => Next::Any(seats),
    }
}

pub(crate) fn legal(game: &Paleo, state: &State, actor: Actor, out: &mut Choices<Choice>) {
    let frame = state.open.frames.top();
    let Actor::Seat(seat) = actor else { return chance(game, state, frame, out) };
    match frame {
        Frame::Scout { todo, .. } => scout::legal(state, todo, seat, out),
        Frame::Floor { offers, .. } => floor::legal(game, state, &offers, seat, out),
        Frame::Choose { group, card, helpers, failed, .. } => {
            choose::legal(game, state, (group, card, helpers, failed), seat, out)
        }
        Frame::Deed(deed) => gather::legal(game, state, &deed, seat, out),
        Frame::Hurt { group, helpers, .. } => hurt::legal(game, state, group, helpers, seat, out),
        Frame::Heal { among, from, .. } => hurt::legal_heal(state, among, from, out),
        Frame::Gain { stuff, group, helpers, from, .. } => {
            gain::legal(game, state, (stuff, group, helpers, from), out)
        }
        Frame::Grant { group, helpers, .. } => gain::legal_grant(group, helpers, out),
        Frame::Room { card, .. } => make::legal_room(state, card, out),
        Frame::Make { group, helpers, .. } => make::legal(game, state, group, helpers, out),
        Frame::Spend { left, from, .. } => gain::legal_spend(state, left, from, out),
        Frame::Forfeit { group, helpers, .. } => {
            gain::legal_forfeit(game, state, (group, helpers), seat, out)
        }
        Frame::Part { group, helpers, .. } => gain::legal_part(state, (group, helpers), seat, out),
        Frame::Night { todo, .. } => night::legal(game, state, &todo, seat, out),
        frame => unreachable!("no seat decides in {frame:?}"),
    }
}

fn chance(game: &Paleo, state: &State, frame: Frame, out: &mut Choices<Choice>) {
    match frame {
        Frame::Recruit { .. } => state.veiled.people.iter().for_each(|c| out.push(Choice::Draw(c))),
        Frame::Idea { .. } => state.veiled.ideas.iter().for_each(|c| out.push(Choice::Draw(c))),
        Frame::Deal { .. } => deal::chance(game, state, out),
        Frame::Reveal { backs, .. } => scout::chance(game, state, &backs, out),
        Frame::Deed(_) => (0..6).for_each(|i| out.push(Choice::Roll(Finite::nth(i)))),
        frame => unreachable!("nature does not decide in {frame:?}"),
    }
}

pub(crate) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    actor: Actor,
    choice: Choice,
    sink: &mut S,
) {
    let seat = match actor {
        Actor::Seat(seat) => seat,
        Actor::Chance => Seat::new(0),
    };
    match (state.open.frames.top(), choice) {
        (Frame::Recruit { group, left }, Choice::Draw(card)) => {
            deal::recruit(game, state, group, left, card, sink)
        }
        (Frame::Deal { next }, Choice::Deal(back)) => deal::apply(state, next, back, sink),
        (Frame::Scout { todo, picks }, choice) => scout::apply(state, todo, picks, choice, sink),
        (Frame::Reveal { backs, awake }, Choice::Reveal(card)) => {
            scout::reveal(game, state, (backs, awake), card, sink)
        }
        (Frame::Floor { offers, .. }, choice) => floor::apply(game, state, offers, seat, choice, sink),
        (Frame::Choose { group, card, helpers, via, failed }, choice) => {
            choose::apply(game, state, (group, card, helpers, via, failed), seat, choice, sink)
        }
        (Frame::Deed(deed), choice) => gather::apply(game, state, deed, choice, sink),
        (Frame::Hurt { group, helpers, left, spread }, choice) => {
            hurt::apply(game, state, (group, helpers, left, spread), choice, sink)
        }
        (Frame::Heal { group, among, left, .. }, choice) => {
            hurt::apply_heal(state, (group, among, left), choice, sink)
        }
        (Frame::Gain { stuff, left, group, helpers, made, .. }, choice) => {
            gain::apply(game, state, (stuff, left, group, helpers, made), choice, sink)
        }
        (Frame::Grant { person, left, group, helpers }, Choice::Give(to)) => {
            gain::grant(state, (person, left, group, helpers), to, sink)
        }
        (Frame::Idea { group, left }, Choice::Draw(card)) => make::idea(game, state, group, left, card, sink),
        (Frame::Room { card, .. }, Choice::Scrap(old)) => make::room(game, state, card, old, sink),
        (Frame::Make { group, helpers, .. }, choice) => make::apply(state, group, helpers, choice, sink),
        (Frame::Spend { group, left, lost, .. }, Choice::Spend(resource)) => {
            gain::spend(state, (group, left, lost), resource, sink)
        }
        (Frame::Forfeit { group, helpers, left }, Choice::Lose(tool)) => {
            gain::forfeit(game, state, (group, helpers, left), seat, tool, sink)
        }
        (Frame::Part { group, helpers, left }, Choice::Yield(card)) => {
            gain::part(game, state, (group, helpers, left), card, sink)
        }
        (Frame::Night { .. }, choice) => night::apply(game, state, seat, choice, sink),
        (frame, choice) => unreachable!("{choice:?} in {frame:?}"),
    }
    settle(game, state, sink);
}

/// Runs what needs no decision. The only control flow of the game.
pub(crate) fn settle<S: Sink<Event>>(game: &Paleo, state: &mut State, sink: &mut S) {
    loop {
        if let Some(end) = ending(&game.pack, &state.open) {
            state.end(end, sink);
        }
        let step = match state.open.frames.top() {
            Frame::Over(_) => Step::Wait,
            Frame::Game { round } => {
                let (now, then) = match round {
                    Round::Deal => (Frame::Deal { next: Group::new(0) }, Round::Day),
                    Round::Day => (Frame::Day, Round::Night),
                    Round::Night => (Frame::Night { step: NightStep::Feed, todo: Pile::EMPTY }, Round::Deal),
                };
                state.open.frames.set(Frame::Game { round: then });
                state.open.frames.push(now);
                match round {
                    Round::Deal => deal::shuffle(game, state, sink),
                    Round::Day => {}
                    Round::Night if S::ON => sink.emit(Event::Nightfall),
                    Round::Night => {}
                }
                Step::Again
            }
            Frame::Recruit { left, .. } => deal::settle_recruit(state, left),
            Frame::Deal { next } => deal::settle(game, state, next, sink),
            Frame::Day => scout::settle_day(state),
            Frame::Scout { todo, picks } => scout::settle(state, todo, picks),
            Frame::Reveal { backs, awake } => scout::settle_reveal(game, state, (backs, awake), sink),
            Frame::Floor { .. } => floor::settle(game, state),
            Frame::Choose { group, card, via, .. } => choose::settle(state, group, card, via),
            Frame::Deed(deed) => deed::settle(game, state, deed, sink),
            Frame::Hurt { group, helpers, left, .. } => hurt::settle(state, group, helpers, left),
            Frame::HurtEach { todo, wounds } => hurt::settle_each(state, todo, wounds),
            Frame::Heal { among, left, from, .. } => hurt::settle_heal(state, among, left, from),
            Frame::Gain { stuff, left, group, helpers, made, from } => {
                gain::settle(game, state, (stuff, left, group, helpers, made, from), sink)
            }
            Frame::Grant { person, left, .. } => gain::settle_grant(state, person, left),
            Frame::Idea { left, .. } => make::settle_idea(state, left),
            Frame::Room { .. } => Step::Wait,
            Frame::Make { group, helpers, left } => make::settle(game, state, group, helpers, left),
            Frame::Spend { left, .. } => gain::settle_spend(state, left),
            Frame::Forfeit { group, helpers, left } => gain::settle_forfeit(state, group, helpers, left),
            Frame::Part { group, helpers, left } => gain::settle_part(state, group, helpers, left),
            Frame::Night { step, todo } => night::settle(game, state, step, todo, sink),
        };
        if step == Step::Wait {
            return;
        }
    }
}

/// How the game ends now: the fifth piece wins at once, the fifth skull loses at once, unless the action under way is
/// still to bring the fifth piece (PA-S06, PA-Q33).
pub(crate) fn ending(pack: &Content, open: &Public) -> Option<End> {
    if open.tiles < pack.tiles && open.skulls < pack.skulls || matches!(open.frames.top(), Frame::Over(_)) {
        return None;
    }
    let painted = |tiles: u8| tiles >= pack.tiles && !open.has_beast(pack);
    if painted(open.tiles) {
        return Some(End::Painted);
    }
    let to_come = open.frames.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Deed(deed) => Some(deed::to_come(pack, deed)),
        _ => None,
    });
    let (tiles, wins) = to_come.unwrap_or_default();
    (open.skulls >= pack.skulls && !wins && !painted(open.tiles + tiles)).then_some(End::Skulls)
}
