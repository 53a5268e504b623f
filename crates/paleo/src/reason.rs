//! Why a choice is not allowed.

use kernel::{Actor, Finite, Reason, Seat, Text};

use crate::{
    Paleo,
    choice::Choice,
    effect::When,
    flow::{self, Blocked, Deed, Frame, Stage, Sum, Via},
    ids::{Card, Group, Groups, Opt, Tool},
    state::State,
    words,
};

fn why(clause: &'static str, key: &'static str) -> Reason {
    Reason::new(clause, Text::new(key))
}

/// The clause of what is asked now.
pub(crate) fn clause(frame: &Frame) -> &'static str {
    match frame {
        Frame::Over(_) => "PA-S06",
        Frame::Game { .. } | Frame::Deal { .. } => "PA-N04",
        Frame::Recruit { .. } => "PA-C04",
        Frame::Day => "PA-D05",
        Frame::Scout { .. } | Frame::Reveal { .. } => "PA-D01",
        Frame::Floor { .. } => "PA-D03",
        Frame::Choose { failed: true, .. } => "PA-E01",
        Frame::Choose { .. } => "PA-C06",
        Frame::Deed(deed) if deed.stage == Stage::Meet || deed.stage == Stage::Roll => "PA-E01",
        Frame::Deed(deed) if deed.via == Via::Night => "PA-N02",
        Frame::Deed(deed) if deed.via == Via::Attend => "PA-H04",
        Frame::Deed(_) => "PA-H01",
        Frame::Hurt { spread: true, .. } => "PA-A03",
        Frame::Hurt { .. } | Frame::HurtEach { .. } => "PA-W02",
        Frame::Heal { .. } => "PA-W04",
        Frame::Gain { .. } => "PA-H01",
        Frame::Grant { .. } => "PA-H05",
        Frame::Idea { .. } | Frame::Room { .. } => "PA-C02",
        Frame::Make { .. } => "PA-C01",
        Frame::Spend { lost: false, .. } => "PA-A06",
        Frame::Spend { .. } | Frame::Forfeit { .. } => "PA-A13",
        Frame::Part { .. } => "PA-C05",
        Frame::Night { step: flow::NightStep::Cards, .. } => "PA-N03",
        Frame::Night { .. } => "PA-N02",
    }
}

/// Why `seat` may not choose this now.
pub(crate) fn why_not(game: &Paleo, state: &State, seat: Seat, choice: Choice) -> Reason {
    let frame = state.open.frames.top();
    if matches!(choice, Choice::Deal(_) | Choice::Reveal(_) | Choice::Draw(_) | Choice::Roll(_)) {
        return why("PA-N05", "why-chance");
    }
    if let Some(group) = group_of(state, choice) {
        if !state.open.groups().contains(group) {
            return why("PA-S01", "why-no-group");
        }
        if !state.open.leads(seat, group) {
            return Reason::new("PA-H01", Text::new("why-not-yours").with("group", words::group(group)));
        }
    }
    if !flow::next(game, state).allows(Actor::Seat(seat)) {
        return match (frame, choice) {
            (Frame::Scout { .. }, Choice::Pick(group, _) | Choice::Sleep(group)) => scouted(state, group),
            _ => why(clause(&frame), "why-not-you"),
        };
    }
    specific(game, state, seat, &frame, choice).unwrap_or_else(|| why(clause(&frame), "why-not-asked"))
}

fn group_of(state: &State, choice: Choice) -> Option<Group> {
    match choice {
        Choice::Pick(g, _)
        | Choice::Sleep(g)
        | Choice::Begin(g, _)
        | Choice::Ignore(g)
        | Choice::Offer(g, _)
        | Choice::Attend(g, _)
        | Choice::Join(g)
        | Choice::Use(g, _)
        | Choice::Pledge(g, _)
        | Choice::Ward(g)
        | Choice::Cure(g)
        | Choice::Shield(g, _)
        | Choice::Done(g)
        | Choice::Decline(g) => Some(g),
        Choice::Suffer(card) | Choice::Yield(card) => state.open.owner(card),
        _ => None,
    }
}

fn specific(game: &Paleo, state: &State, _seat: Seat, frame: &Frame, choice: Choice) -> Option<Reason> {
    let (pack, open) = (&game.pack, &state.open);
    match (*frame, choice) {
        (Frame::Scout { todo, .. }, Choice::Pick(group, _)) => {
            Some(if !todo.contains(group) { scouted(state, group) } else { why("PA-D06", "why-few-cards") })
        }
        (Frame::Scout { todo, .. }, Choice::Sleep(group)) if !todo.contains(group) => {
            Some(scouted(state, group))
        }
        (Frame::Floor { .. }, Choice::Begin(group, opt)) => {
            let Some(card) = open.band(group).front else { return Some(resolved(state, group)) };
            let hands = open.hands(pack);
            Some(option_reason(game, state, (card, opt, When::Day), group, hands.with(group)))
        }
        (Frame::Choose { group, card, helpers, failed, .. }, Choice::Begin(_, opt)) => {
            if failed && pack.card(card).options().any(|(o, a)| o == opt && !a.hostile) {
                return Some(why("PA-E01", "why-after-dice"));
            }
            let party = helpers.with(group) | if failed { Groups::EMPTY } else { open.hands(pack) };
            Some(option_reason(game, state, (card, opt, When::Day), group, party))
        }
        (Frame::Floor { .. }, Choice::Ignore(group)) => Some(match open.band(group).front {
            Some(_) => why("PA-W01", "why-danger"),
            None => resolved(state, group),
        }),
        (Frame::Choose { .. }, Choice::Ignore(_)) => Some(why("PA-W01", "why-danger")),
        (Frame::Floor { offers, .. }, Choice::Offer(helper, (to, opt))) => {
            let Some(card) = open.band(helper).front else { return Some(resolved(state, helper)) };
            if !pack.card(card).help {
                return Some(why("PA-Q16", "why-no-help-symbol"));
            }
            if helper == to || open.band(to).front.is_none() {
                return Some(why("PA-H01", "why-nothing-to-help"));
            }
            if offers[helper.index()] == Some((to, opt)) {
                return Some(why("PA-H01", "why-offered"));
            }
            let target = open.band(to).front?;
            Some(option_reason(game, state, (target, opt, When::Day), to, open.hands(pack).with(to)))
        }
        (Frame::Floor { .. }, Choice::Attend(group, card)) => Some(attend_reason(game, state, group, card)),
        (Frame::Floor { .. } | Frame::Choose { .. }, Choice::Extra(card, opt)) => {
            Some(extra_reason(game, state, card, opt))
        }
        (Frame::Floor { .. } | Frame::Choose { .. } | Frame::Deed(_), Choice::Ward(group)) => {
            if !pack.wards.iter().any(|t| open.band(group).tools[t] > 0) {
                return Some(why("PA-C09", "why-no-talisman"));
            }
            Some(why("PA-C09", "why-no-danger"))
        }
        (
            Frame::Floor { .. } | Frame::Choose { .. } | Frame::Deed(_) | Frame::Night { .. },
            Choice::Cure(group),
        ) => {
            let has = match frame {
                Frame::Deed(deed) => flow::spare(open, deed, group, pack.healers).is_some(),
                _ => pack.healers.iter().any(|t| open.band(group).tools[t] > 0),
            };
            if !has {
                return Some(why("PA-C09", "why-no-root"));
            }
            Some(why("PA-C09", "why-no-wounds"))
        }
        (Frame::Floor { .. }, Choice::Done(_)) => Some(why("PA-A08", "why-not-done")),
        (Frame::Deed(deed), choice) => deed_reason(game, state, &deed, choice),
        (Frame::Hurt { group, helpers, .. }, Choice::Shield(g, tool)) => {
            Some(if !helpers.with(group).contains(g) {
                why("PA-H01", "why-not-helping")
            } else if pack.shields.contains(tool) {
                lacks(game, "PA-W04", tool)
            } else {
                why("PA-W04", "why-no-shield")
            })
        }
        (Frame::Hurt { .. }, Choice::Suffer(card)) => Some(match open.owner(card) {
            Some(_) => why("PA-H01", "why-not-helping"),
            None => why("PA-W02", "why-no-person"),
        }),
        (Frame::Heal { .. }, Choice::Heal(card)) => Some(match open.owner(card) {
            Some(_) => why("PA-W04", "why-not-healed"),
            None => why("PA-W02", "why-no-person"),
        }),
        (Frame::Gain { .. } | Frame::Grant { .. }, Choice::Give(_)) => Some(why("PA-H01", "why-not-helping")),
        (Frame::Gain { .. }, Choice::Stow(_)) => Some(why("PA-A10", "why-no-space")),
        (Frame::Room { card, .. }, Choice::Scrap(other)) => {
            Some(if card == other { why("PA-C02", "why-new-idea") } else { why("PA-C02", "why-not-on-rack") })
        }
        (Frame::Make { group, helpers, .. }, Choice::Make(card)) => {
            Some(make_reason(game, state, group, helpers, card))
        }
        // Resources go in one order, so that each way to hand them in has one path.
        (Frame::Spend { .. }, Choice::Spend(r)) if open.store[r.index()] > 0 => {
            Some(why(clause(frame), "why-spend-order"))
        }
        (Frame::Spend { .. }, Choice::Spend(r)) => {
            Some(Reason::new("PA-A02", Text::new("why-store").with("what", words::resource(r))))
        }
        (Frame::Forfeit { .. }, Choice::Lose(tool)) => Some(lacks(game, "PA-A13", tool)),
        (Frame::Part { .. }, Choice::Yield(_)) => Some(why("PA-C05", "why-no-person")),
        (Frame::Night { todo, .. }, Choice::Settle(card, opt)) => {
            if !todo.contains(card) {
                return Some(why("PA-N02", "why-settled"));
            }
            Some(option_reason(game, state, (card, opt, When::Night), Group::new(0), open.groups()))
        }
        _ => None,
    }
}

fn scouted(state: &State, group: Group) -> Reason {
    if state.open.band(group).deck.is_empty() {
        why("PA-D05", "why-asleep")
    } else {
        why("PA-D01", "why-picked")
    }
}

fn resolved(state: &State, group: Group) -> Reason {
    let awake = match state.open.frames.top() {
        Frame::Floor { awake, .. } => awake.contains(group),
        _ => true,
    };
    if awake { why("PA-D04", "why-resolved") } else { why("PA-D05", "why-asleep") }
}

fn lacks(game: &Paleo, clause: &'static str, tool: Tool) -> Reason {
    Reason::new(clause, Text::new("why-no-tool").with("what", game.tool_text(tool)))
}

/// Why an option of a card cannot be begun.
fn option_reason(
    game: &Paleo,
    state: &State,
    (card, opt, when): (Card, Opt, When),
    group: Group,
    party: Groups,
) -> Reason {
    let (pack, open) = (&game.pack, &state.open);
    let Some((_, action)) = pack.card(card).options().find(|(o, _)| *o == opt) else {
        return why("PA-D04", "why-no-option");
    };
    if action.when != when {
        return why("PA-A08", "why-other-time");
    }
    match flow::reach(pack, open, (card, action), group, party, &Sum::of(open, party)) {
        Some(blocked) => blocked_reason(game, blocked),
        None if action.hostile => why("PA-W01", "why-hostile-full"),
        None => why("PA-D04", "why-not-asked"),
    }
}

pub(crate) fn blocked_reason(game: &Paleo, blocked: Blocked) -> Reason {
    let with = |clause, key: &'static str, what: Text| Reason::new(clause, Text::new(key).with("what", what));
    match blocked {
        Blocked::Mood => why("PA-MJ", "why-mood"),
        Blocked::Tiles => why("PA-MJ", "why-tiles"),
        Blocked::Grave => why("PA-A07", "why-grave"),
        Blocked::Guard => why("PA-MI", "why-guard"),
        Blocked::Have(tool) => with("PA-A07", "why-have", game.tool_text(tool)),
        Blocked::Card(card) => with("PA-A07", "why-have", game.title(card)),
        Blocked::Deck => why("PA-A02", "why-deck"),
        Blocked::Store(r) => with("PA-A02", "why-store", words::resource(r)),
        Blocked::Any => why("PA-A02", "why-any"),
        Blocked::Tool(tool) => with("PA-A02", "why-no-tool", game.tool_text(tool)),
        Blocked::Victim(card) => with("PA-A07", "why-victim", game.title(card)),
        Blocked::Held => why("PA-A10", "why-held"),
        Blocked::Skill(skill, n) => {
            Reason::new("PA-A01", Text::new("why-skill").with("n", n).with("skill", words::skill(skill)))
        }
        Blocked::Owner(card) => with("PA-H04", "why-owner", game.title(card)),
    }
}

/// The same for faults of positions, in plain words.
pub(crate) fn lacking(game: &Paleo, blocked: Blocked) -> String {
    match blocked {
        Blocked::Mood => "the Beast is in another mood".into(),
        Blocked::Tiles => "the painting lacks pieces".into(),
        Blocked::Grave => "too few of these cards lie in the graveyard".into(),
        Blocked::Guard => "no warrior is on guard".into(),
        Blocked::Have(tool) | Blocked::Tool(tool) => format!("no {} is there", game.tool_id(tool)),
        Blocked::Card(card) | Blocked::Victim(card) => format!("{} is not there", game.card_id(card)),
        Blocked::Deck => "the deck has too few cards".into(),
        Blocked::Store(resource) => format!("the store lacks {resource}"),
        Blocked::Any => "the store has too few resources".into(),
        Blocked::Held => "too little lies on the card".into(),
        Blocked::Skill(skill, n) => format!("{n} {skill} is missing"),
        Blocked::Owner(card) => format!("the group that has {} takes no part", game.card_id(card)),
    }
}

fn attend_reason(game: &Paleo, state: &State, group: Group, card: Card) -> Reason {
    let (pack, open) = (&game.pack, &state.open);
    let Some(front) = open.band(group).front else { return resolved(state, group) };
    if !pack.card(front).help {
        return why("PA-Q16", "why-no-help-symbol");
    }
    let in_play = open.owner(card).is_some() || open.missions.iter().any(|p| p.card == card);
    let action = pack.cards.get(card.index()).and_then(|c| c.options().find(|(_, a)| a.when == When::Help));
    let (true, Some((opt, _))) = (in_play, action) else { return why("PA-H04", "why-not-attended") };
    let hands = open.hands(pack);
    if open.owner(card).is_some_and(|o| o != group && !hands.contains(o)) {
        return blocked_reason(game, Blocked::Owner(card));
    }
    option_reason(game, state, (card, opt, When::Help), group, hands.with(group))
}

fn extra_reason(game: &Paleo, state: &State, card: Card, opt: Opt) -> Reason {
    let (pack, open) = (&game.pack, &state.open);
    let flow::Turn { awake, fought, .. } = flow::turn(open);
    let owner = open.owner(card);
    let mission = open.missions.iter().any(|p| p.card == card);
    let action = pack.cards.get(card.index()).and_then(|c| c.options().find(|(o, _)| *o == opt));
    let Some((_, action)) = action.filter(|(_, a)| a.when == When::Extra && (mission || owner.is_some()))
    else {
        return why("PA-A08", "why-no-extra");
    };
    if owner.is_some_and(|o| !awake.contains(o)) {
        return why("PA-Q14", "why-asleep");
    }
    if action.together && fought {
        return why("PA-MJ", "why-fought");
    }
    let group = owner.or(awake.first()).unwrap_or(Group::new(0));
    let party = if action.together { awake } else { open.hands(pack).with(group) };
    option_reason(game, state, (card, opt, When::Extra), group, party)
}

fn make_reason(game: &Paleo, state: &State, group: Group, helpers: Groups, card: Card) -> Reason {
    let (pack, open) = (&game.pack, &state.open);
    if !pack.recipes.contains(&card) && !open.ideas.contains(card) {
        return why("PA-C01", "why-not-on-rack");
    }
    if let Some((tool, _)) = pack.card(card).tokens
        && open.rack[tool] == 0
    {
        return Reason::new("PA-A04", Text::new("why-rack-empty").with("what", game.tool_text(tool)));
    }
    option_reason(game, state, (card, Opt::new(0), When::Rack), group, helpers.with(group))
}

fn deed_reason(game: &Paleo, state: &State, deed: &Deed, choice: Choice) -> Option<Reason> {
    let (pack, open) = (&game.pack, &state.open);
    let action = pack.action(deed.card, deed.opt);
    Some(match choice {
        Choice::Join(group) => {
            if deed.party().contains(group) {
                why("PA-H01", "why-joined")
            } else if deed.stage != Stage::Gather || deed.fallen {
                why("PA-E01", "why-after-dice")
            } else {
                match open.band(group).front {
                    None => resolved_in_deed(state, group),
                    Some(card) if !pack.card(card).help => why("PA-Q16", "why-no-help-symbol"),
                    Some(_) => why("PA-H01", "why-not-asked"),
                }
            }
        }
        Choice::Use(group, tool) => {
            if !deed.party().contains(group) {
                why("PA-H01", "why-not-helping")
            } else if !pack.once.contains(tool) {
                why("PA-C08", "why-not-once")
            } else if open.band(group).tools[tool] == 0 {
                lacks(game, "PA-C08", tool)
            } else if deed.stage == Stage::Gather && action.dice > 0 {
                why("PA-E01", "why-roll-first")
            } else {
                why("PA-A01", "why-not-needed")
            }
        }
        Choice::Pledge(group, tool) => {
            if !deed.party().contains(group) {
                why("PA-H01", "why-not-helping")
            } else if action.price(tool) == 0 {
                why("PA-A02", "why-not-due")
            } else if open.band(group).tools[tool] == 0 {
                lacks(game, "PA-A02", tool)
            } else {
                why("PA-A02", "why-not-needed")
            }
        }
        Choice::Yield(_) => why("PA-A07", "why-not-due"),
        Choice::Go => match flow::shortage(game, open, deed) {
            Some(blocked) if deed.stage == Stage::Gather => blocked_reason(game, blocked),
            _ if deed.stage == Stage::Meet && flow::lack(game, open, deed) != [0; 3] => {
                why("PA-E01", "why-roll-unmet")
            }
            _ => why("PA-H01", "why-leader"),
        },
        Choice::Withdraw if deed.stage != Stage::Gather => why("PA-E01", "why-after-dice"),
        Choice::Withdraw | Choice::GiveUp => why("PA-H01", "why-leader"),
        Choice::Begin(..)
        | Choice::Ignore(_)
        | Choice::Offer(..)
        | Choice::Attend(..)
        | Choice::Extra(..) => why("PA-D03", "why-other-first"),
        _ => return None,
    })
}

fn resolved_in_deed(state: &State, group: Group) -> Reason {
    let mut frames = state.open.frames.as_slice().iter();
    let awake = frames.any(|f| matches!(f, Frame::Floor { awake, .. } if awake.contains(group)));
    if awake { why("PA-D04", "why-resolved") } else { why("PA-D05", "why-asleep") }
}
