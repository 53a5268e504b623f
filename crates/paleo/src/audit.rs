//! Invariants: each card and token in exactly one place, each number within its bounds.

use stdx::{Finite, Table};

use crate::{
    Paleo,
    effect::Stuff,
    flow::{self, Commit, Deed, End, Frame, Round, Stage, Via},
    ids::{Back, Card, Cards, Group, Groups, Kind, Resource, Tool},
    reason,
    state::{Placed, Public, State},
};

pub(crate) fn audit(game: &Paleo, state: &State) -> Result<(), String> {
    let open = &state.open;
    if !(1..=4).contains(&open.n_seats) || !(1..=4).contains(&open.n_groups) {
        return Err(format!("{} players cannot lead {} groups", open.n_seats, open.n_groups));
    }
    if open.modules.is_empty() || open.modules.iter().any(|m| m.index() >= game.pack.modules.len()) {
        return Err("no modules, or modules that do not exist".into());
    }
    cards(game, state)?;
    tokens(game, state)?;
    bands(game, state)?;
    backs(game, state)?;
    over(game, open)?;
    fronts(open)?;
    frames(game, state)
}

/// As people number groups.
fn name(group: Group) -> String {
    format!("group {}", group.index() + 1)
}

/// Nobody plays on after the end (PA-S06), and the Beast is in the mood that its module says (PA-MJ).
fn over(game: &Paleo, open: &Public) -> Result<(), String> {
    match flow::ending(&game.pack, open) {
        Some(End::Skulls) => return Err(format!("{} skulls are placed, so the game is lost", open.skulls)),
        Some(_) => {
            return Err(format!("{} pieces of the painting are placed, so the game is won", open.tiles));
        }
        None => {}
    }
    let is_beast = open.has_beast(&game.pack);
    if !is_beast && (open.enraged || open.ease > 0) {
        return Err("there is no Beast in play that could be enraged or weakened".into());
    }
    let rage = open.modules.iter().map(|m| game.pack.module(m).rage).max().unwrap_or(0);
    if is_beast && !open.enraged && open.tiles >= rage {
        return Err(format!("with {} pieces of the painting the Beast is enraged", open.tiles));
    }
    if open.enraged && !open.waiting.is_empty() {
        return Err("nothing waits any more once the Beast is enraged".into());
    }
    Ok(())
}

/// A card is revealed only in a turn, to a group that is awake (PA-D01, PA-D05).
fn fronts(open: &Public) -> Result<(), String> {
    if matches!(open.frames.top(), Frame::Over(_)) {
        return Ok(());
    }
    let turn = open.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::Reveal { awake, .. } | Frame::Floor { awake, .. } => Some(*awake),
        _ => None,
    });
    match (turn, open.fronts()) {
        (None, fronts) if !fronts.is_empty() => {
            let group = fronts.first().map_or_else(String::new, name);
            Err(format!("{group} has a revealed card, but no turn is under way"))
        }
        (Some(awake), fronts) if !fronts.is_subset(&awake) => {
            let group = (fronts - awake).first().map_or_else(String::new, name);
            Err(format!("{group} has a revealed card, but takes no part in the turn"))
        }
        _ => Ok(()),
    }
}

/// Every card of the game is in exactly one place.
fn cards(game: &Paleo, state: &State) -> Result<(), String> {
    let (pack, open, veiled) = (&game.pack, &state.open, &state.veiled);
    let mut seen = Cards::EMPTY;
    let mut put = |card: Card, place: &str| {
        if card.index() >= pack.cards.len() {
            return Err(format!("{card:?} in {place} does not exist"));
        }
        if seen.contains(card) {
            return Err(format!("card {} is in {place} and elsewhere", pack.card(card).id));
        }
        seen.insert(card);
        Ok(())
    };
    let sets = [
        (open.discard, "the open discard"),
        (open.graveyard, "the graveyard"),
        (open.secrets, "the secrets"),
        (open.waiting, "the waiting cards"),
        (veiled.unseen, "the unseen cards"),
        (veiled.people, "the people pile"),
        (veiled.ideas, "the idea pile"),
        (veiled.dreams, "the dream pile"),
    ];
    for (set, place) in sets {
        set.iter().try_for_each(|c| put(c, place))?;
    }
    open.ideas.iter().try_for_each(|c| put(c, "the rack"))?;
    open.guard.iter().try_for_each(|c| put(c, "the guard"))?;
    open.missions.iter().try_for_each(|p| put(p.card, "the night board"))?;
    for band in &open.bands {
        band.people.iter().try_for_each(|m| put(m.card, "a group"))?;
        band.placed.iter().try_for_each(|p| put(p.card, "a group"))?;
        band.front.iter().try_for_each(|c| put(*c, "front of a group"))?;
    }
    for frame in open.frames.as_slice() {
        if let Frame::Choose { card, via: Via::Secret, .. } = frame {
            put(*card, "hand")?;
        }
    }
    let mut all = pack.day_cards(open.modules) | pack.people | pack.ideas | pack.dreams;
    for module in open.modules {
        let info = pack.module(module);
        all = all | info.waiting | info.secrets | info.ideas.iter().collect();
        all.insert(info.mission);
    }
    if let Some(card) = (all - seen).first() {
        return Err(format!("card {} is nowhere", pack.card(card).id));
    }
    if let Some(card) = (seen - all).first() {
        return Err(format!("card {} is not in this game", pack.card(card).id));
    }
    let only = |set: Cards, kinds: &[Kind], place: &str| match set
        .iter()
        .find(|c| !kinds.contains(&pack.card(*c).kind))
    {
        Some(card) => Err(format!("card {} cannot be in {place}", pack.card(card).id)),
        None => Ok(()),
    };
    let day = [Kind::Action, Kind::Danger, Kind::Placed];
    only(open.discard, &day, "the open discard")?;
    only(veiled.unseen, &day, "a deck")?;
    only(open.ideas.iter().collect(), &[Kind::Idea], "the rack")?;
    only(veiled.ideas, &[Kind::Idea], "the idea pile")?;
    only(veiled.people, &[Kind::Person], "the people pile")?;
    only(open.guard.iter().collect(), &[Kind::Person], "the guard")?;
    only(open.missions.iter().map(|p| p.card).collect(), &[Kind::Mission], "the night board")?;
    only(
        open.bands.iter().filter_map(|b| b.front).collect(),
        &[Kind::Action, Kind::Danger],
        "front of a group",
    )?;
    if !veiled.dreams.is_subset(&pack.dreams) {
        return Err("the dream pile holds something else".into());
    }
    if !(open.secrets | open.waiting).is_subset(&(all - pack.people - pack.ideas)) {
        return Err("the secrets hold something else".into());
    }
    Ok(())
}

/// Every token is in exactly one place.
fn tokens(game: &Paleo, state: &State) -> Result<(), String> {
    let (pack, open) = (&game.pack, &state.open);
    let mut held = [0u16; 3];
    let mut tools: Table<Tool, u16, { Tool::COUNT }> = Table::filled(0);
    let mut lying = |placed: Placed| -> Result<(), String> {
        match pack.card(placed.card).space {
            None if placed.held > 0 => {
                return Err(format!("nothing can lie on {}", pack.card(placed.card).id));
            }
            Some((_, max)) if placed.held > max => {
                return Err(format!("too much lies on {}", pack.card(placed.card).id));
            }
            Some((Stuff::Resource(r), _)) => held[r.index()] += u16::from(placed.held),
            Some((Stuff::Tool(t), _)) => tools[t] += u16::from(placed.held),
            None => {}
        }
        Ok(())
    };
    open.missions.iter().try_for_each(&mut lying)?;
    for band in &open.bands {
        band.placed.iter().try_for_each(&mut lying)?;
    }
    for r in Resource::all() {
        let i = r.index();
        let n = u16::from(open.store[i]) + u16::from(open.supply[i]) + held[i];
        if n != u16::from(pack.cap(r)) {
            return Err(format!("there are {n} {r} instead of {}", pack.cap(r)));
        }
    }
    for tool in Tool::all() {
        let owned: u16 = open.bands.iter().map(|b| u16::from(b.tools[tool])).sum();
        let n = tools[tool] + owned + u16::from(open.rack[tool]) + u16::from(open.reserve[tool]);
        let count = pack.tools.get(tool.index()).map_or(0, |t| u16::from(t.count));
        if n != count {
            return Err(format!("there are {n} of {} instead of {count}", game.tool_id(tool)));
        }
    }
    if open.skulls > pack.skulls || open.tiles > pack.tiles {
        return Err(format!("{} skulls and {} fresco pieces are too many", open.skulls, open.tiles));
    }
    if open.ideas.len() > pack.rack_slots as usize + 1 {
        return Err("the rack has too many ideas".into());
    }
    Ok(())
}

fn bands(game: &Paleo, state: &State) -> Result<(), String> {
    let (pack, open) = (&game.pack, &state.open);
    for (i, band) in open.bands.iter().enumerate() {
        let empty =
            band.deck.is_empty() && band.people.is_empty() && band.placed.is_empty() && band.front.is_none();
        if i >= open.n_groups as usize && !(empty && band.tools.values().all(|n| *n == 0)) {
            return Err(format!("group {} does not play", i + 1));
        }
        let (mut skills, mut wounds) = ([0u8; 3], 0u8);
        for member in band.people.iter() {
            let Some(person) = pack.card(member.card).person else {
                return Err(format!("card {} is no person", pack.card(member.card).id));
            };
            if member.wounds > person.hearts {
                return Err(format!("{} has more wounds than hearts", pack.card(member.card).id));
            }
            (0..3).for_each(|s| skills[s] += person.skills[s]);
            wounds += member.wounds;
        }
        for tool in pack.all_tools().filter(|t| !pack.tool(*t).once) {
            (0..3).for_each(|s| skills[s] += pack.tool(tool).skill[s] * band.tools[tool]);
        }
        for placed in band.placed.iter() {
            let info = pack.card(placed.card);
            if info.kind != Kind::Placed || info.person.is_some() {
                return Err(format!("card {} cannot be beside a group", info.id));
            }
            (0..3).for_each(|s| skills[s] += info.bonus[s]);
        }
        if (skills, wounds) != (band.skills, band.wounds) {
            return Err(format!("the sums of group {} are wrong", i + 1));
        }
    }
    if let Some(card) = open.guard.last()
        && open.guard_wounds > pack.card(card).person.map_or(0, |p| p.hearts)
    {
        return Err("the top warrior has more wounds than hearts".into());
    }
    if open.guard.is_empty() && open.guard_wounds > 0 {
        return Err("nobody on guard has wounds".into());
    }
    Ok(())
}

/// Backs in decks and fronts in the set of unseen cards belong together.
fn backs(game: &Paleo, state: &State) -> Result<(), String> {
    let (pack, open, veiled) = (&game.pack, &state.open, &state.veiled);
    let mut decked = Table::<Back, u16, { Back::COUNT }>::filled(0);
    for band in &open.bands {
        band.deck.iter().for_each(|b| decked[b] += 1);
    }
    let mut hidden = 0u16;
    for frame in open.frames.as_slice() {
        if let Frame::Reveal { backs, .. } = frame {
            backs.iter().flatten().for_each(|b| decked[*b] += 1);
        }
    }
    let dealing = open.frames.as_slice().iter().any(|f| matches!(f, Frame::Deal { .. })) || open.day == 0;
    for back in Back::all() {
        let fronts = match back {
            Back::FRESH => decked[back] + u16::from(open.hidden_fresh),
            Back::DREAM => (veiled.unseen & pack.of_back[back.index()]).len() as u16 + u16::from(open.mixed),
            _ => (veiled.unseen & pack.of_back[back.index()]).len() as u16,
        };
        let laid = decked[back] + u16::from(open.pool[back]);
        if laid > fronts {
            return Err(format!(
                "there are {laid} cards with back {} for {fronts} fronts",
                game.back_id(back)
            ));
        }
        hidden += fronts - laid;
    }
    if dealing {
        hidden = u16::from(open.hidden);
    }
    if hidden != u16::from(open.hidden) {
        return Err(format!("the hidden discard has {} cards instead of {hidden}", open.hidden));
    }
    let fresh = u16::from(open.dream_stack)
        + u16::from(open.mixed)
        + u16::from(open.hidden_fresh)
        + decked[Back::FRESH];
    if fresh != veiled.dreams.len() as u16 {
        return Err(format!("{fresh} dreams are unseen, but the pile has {}", veiled.dreams.len()));
    }
    Ok(())
}

/// What is still to be done makes sense: groups play, cards are there, numbers are small.
fn frames(game: &Paleo, state: &State) -> Result<(), String> {
    let (pack, open) = (&game.pack, &state.open);
    let all = open.groups();
    let slice = open.frames.as_slice();
    let (Frame::Over(_), rest) = (slice[0], &slice[1..]) else {
        return Err("the lowest frame must be the end".into());
    };
    if let Some(first) = rest.first()
        && !matches!(first, Frame::Game { .. })
    {
        return Err("the second frame must be the round".into());
    }
    let members = |groups: Groups| match (groups - all).first() {
        Some(group) => Err(format!("{} does not play", name(group))),
        None => Ok(()),
    };
    let member = |group: Group| members(Groups::only(group));
    for (i, frame) in rest.iter().enumerate() {
        let below = if i == 0 { slice[0] } else { rest[i - 1] };
        lies_well(frame, &below, &rest[..i])?;
        match *frame {
            Frame::Over(_) => return Err("the end is the lowest frame".into()),
            Frame::Game { .. } if i > 0 => return Err("the round is the second frame".into()),
            Frame::Game { .. } | Frame::Day => {}
            Frame::Recruit { group, .. } | Frame::Idea { group, .. } => member(group)?,
            Frame::Deal { next } => member(next)?,
            Frame::Scout { todo, picks } => {
                members(todo)?;
                for group in Group::all() {
                    let n = open.band(group).deck.len();
                    let picked = picks[group.index()].map_or(0, |p| p.index() + 1);
                    if picked > n || (todo.contains(group) && (n == 0 || picked > 0)) {
                        return Err("a group cannot pick that".into());
                    }
                }
            }
            Frame::Reveal { backs, awake } => {
                members(awake)?;
                if backs.iter().enumerate().any(|(i, b)| b.is_some() && i >= open.n_groups as usize) {
                    return Err("a group that does not play turns up a card".into());
                }
            }
            Frame::Floor { awake, done, offers, allies, .. } => {
                members(awake)?;
                if let Some(group) = (done - awake).first() {
                    return Err(format!("{} takes no part in the turn, so it cannot be done", name(group)));
                }
                allies.iter().try_for_each(|mask| members(Groups::from_words([u64::from(*mask)])))?;
                for (helper, to) in Group::all().zip(offers).filter_map(|(g, o)| Some((g, o?.0))) {
                    member(helper)?;
                    member(to)?;
                    if helper == to {
                        return Err(format!("{} cannot offer help to itself", name(helper)));
                    }
                }
            }
            Frame::Choose { group, card, helpers, via, .. } => {
                member(group)?;
                members(helpers)?;
                if via == Via::Front && open.band(group).front != Some(card) {
                    return Err("the card to choose from is not there".into());
                }
                let kind = pack.cards.get(card.index()).map(|c| c.kind);
                let open_card = matches!(kind, Some(Kind::Action | Kind::Danger));
                if !open_card || !matches!(via, Via::Front | Via::Secret) || helpers.contains(group) {
                    return Err("that card cannot be chosen from".into());
                }
            }
            Frame::Deed(deed) => {
                members(deed.party() | deed.declined)?;
                check_deed(game, state, &deed, below)?;
            }
            Frame::Hurt { group, helpers, .. } | Frame::Make { group, helpers, .. } => {
                member(group)?;
                members(helpers)?;
            }
            Frame::HurtEach { todo, .. } => members(todo)?,
            Frame::Heal { group, among, .. } => {
                member(group)?;
                members(among)?;
            }
            Frame::Gain { group, helpers, from, stuff, .. } => {
                member(group)?;
                members(helpers)?;
                if !helpers.with(group).iter().any(|g| g >= from) {
                    return Err("nobody can take what is gained".into());
                }
                if let Stuff::Tool(tool) = stuff
                    && tool.index() >= pack.tools.len()
                {
                    return Err("that tool does not exist".into());
                }
            }
            Frame::Grant { group, helpers, .. } => {
                member(group)?;
                members(helpers)?;
            }
            Frame::Room { group, card } => {
                member(group)?;
                if !open.ideas.contains(card) || open.ideas.len() < 2 {
                    return Err("the new idea is not on the rack".into());
                }
            }
            Frame::Spend { group, .. } => member(group)?,
            Frame::Forfeit { group, helpers, .. } | Frame::Part { group, helpers, .. } => {
                member(group)?;
                members(helpers)?;
            }
            Frame::Night { todo, .. } => {
                let known: Cards = open
                    .missions
                    .iter()
                    .chain(open.bands.iter().flat_map(|b| b.placed.iter()))
                    .map(|p| p.card)
                    .collect();
                let cards: Vec<Card> = todo.iter().collect();
                if !cards.windows(2).all(|w| w[0] < w[1]) || !cards.iter().all(|c| known.contains(*c)) {
                    return Err("the cards of the night are not in play".into());
                }
                let deals = |c: &Card| pack.card(*c).night || pack.card(*c).kind == Kind::Mission;
                if !cards.iter().all(deals) {
                    return Err("a card has nothing to do with the night".into());
                }
            }
        }
    }
    Ok(())
}

/// Whether a frame can lie where it lies: what is begun is begun by what is below it.
fn lies_well(frame: &Frame, below: &Frame, under: &[Frame]) -> Result<(), String> {
    let acting = || under.iter().any(|f| matches!(f, Frame::Deed(_)));
    let (fits, what) = match frame {
        Frame::Deal { .. } => {
            (matches!(below, Frame::Game { round: Round::Day }), "after dealing comes the day")
        }
        Frame::Day => (matches!(below, Frame::Game { round: Round::Night }), "after a day comes the night"),
        Frame::Night { .. } => {
            (matches!(below, Frame::Game { round: Round::Deal }), "after a night cards are dealt")
        }
        Frame::Scout { .. } | Frame::Reveal { .. } | Frame::Floor { .. } => {
            (matches!(below, Frame::Day), "a turn belongs to a day")
        }
        Frame::Choose { .. } => (
            matches!(
                below,
                Frame::Floor { .. } | Frame::Night { .. } | Frame::Choose { .. } | Frame::Make { .. }
            ),
            "something is chosen in a turn or at night",
        ),
        Frame::Deed(deed) => (
            match deed.via {
                Via::Front | Via::Extra => matches!(below, Frame::Floor { .. } | Frame::Choose { .. }),
                Via::Secret => matches!(below, Frame::Choose { .. }),
                Via::Attend => matches!(below, Frame::Floor { .. }),
                Via::Craft => matches!(below, Frame::Make { .. }),
                Via::Night => matches!(below, Frame::Night { .. }),
            },
            "the action under way belongs to another moment",
        ),
        Frame::Hurt { .. }
        | Frame::HurtEach { .. }
        | Frame::Grant { .. }
        | Frame::Idea { .. }
        | Frame::Room { .. }
        | Frame::Make { .. }
        | Frame::Spend { .. }
        | Frame::Forfeit { .. }
        | Frame::Part { .. } => (acting(), "no action is under way that would ask for this"),
        Frame::Over(_)
        | Frame::Game { .. }
        | Frame::Recruit { .. }
        | Frame::Heal { .. }
        | Frame::Gain { .. } => (true, ""),
    };
    if fits { Ok(()) } else { Err(what.into()) }
}

fn check_deed(game: &Paleo, state: &State, deed: &Deed, below: Frame) -> Result<(), String> {
    let (pack, open) = (&game.pack, &state.open);
    if deed.card.index() >= pack.cards.len() || deed.opt.index() >= pack.card(deed.card).n_actions as usize {
        return Err("there is no such option".into());
    }
    if deed.helpers.contains(deed.group) || deed.dice > 2 || (deed.stage == Stage::Roll) != (deed.dice > 0) {
        return Err("the action under way is inconsistent".into());
    }
    if deed.chosen != matches!(below, Frame::Choose { .. }) && !matches!(below, Frame::Choose { .. }) {
        return Err("the action was not chosen".into());
    }
    let in_play = |card: Card| {
        let beside = open.bands.iter().flat_map(|b| b.placed.iter());
        beside.chain(open.missions.iter()).any(|p| p.card == card)
    };
    let there = match deed.via {
        Via::Front => open.band(deed.group).front == Some(deed.card) || deed.stage == Stage::Reward,
        Via::Secret => matches!(below, Frame::Choose { card, .. } if card == deed.card) && deed.chosen,
        Via::Attend | Via::Extra | Via::Night => in_play(deed.card),
        Via::Craft => {
            (open.ideas.contains(deed.card) || pack.recipes.contains(&deed.card))
                && matches!(below, Frame::Make { left: 1.., .. })
        }
    };
    // Between the roll and the costs nothing changes, so what was enough to begin still is.
    if matches!(deed.stage, Stage::Roll | Stage::Meet)
        && let Some(blocked) = flow::shortage(game, open, deed)
    {
        let lacking = reason::lacking(game, blocked);
        return Err(format!("the action under way cannot have begun: {lacking}"));
    }
    if deed.via != Via::Night {
        let asleep = (deed.party() - flow::turn(open).awake).first();
        if let Some(group) = asleep {
            return Err(format!("{} sleeps, so it takes no part in an action", name(group)));
        }
    }
    let joins = deed.stage == Stage::Gather && matches!(deed.via, Via::Front | Via::Attend) && !deed.fallen;
    if joins && let Some(group) = (deed.helpers - open.hands(pack)).first() {
        return Err(format!("{} has no card to help with", name(group)));
    }
    let n_ops = match deed.stage {
        Stage::Miss => pack.action(deed.card, deed.opt).miss.len(),
        _ => pack.action(deed.card, deed.opt).gain.len(),
    };
    if deed.pc as usize > n_ops {
        return Err("the action under way has no such step".into());
    }
    if !there {
        return Err(format!("the card {} of the action is not there", pack.card(deed.card).id));
    }
    let mut ended = false;
    for byte in deed.commits {
        if byte == 0 {
            ended = true;
        } else if ended || byte >> 6 == 0 {
            return Err("a promise is out of order".into());
        }
    }
    for commit in flow::commits(deed) {
        let (Commit::Use(group, _) | Commit::Pledge(group, _) | Commit::Yield(group)) = commit;
        if !deed.party().contains(group) {
            return Err("a promise of a group that takes no part".into());
        }
        if let Commit::Use(_, tool) | Commit::Pledge(_, tool) = commit {
            let n = flow::commits(deed)
                .filter(
                    |c| matches!(c, Commit::Use(g, t) | Commit::Pledge(g, t) if *g == group && *t == tool),
                )
                .count();
            // Once paid, the promise is kept.
            let paid = matches!(deed.stage, Stage::Reward | Stage::Miss);
            if !paid && n > open.band(group).tools[tool] as usize {
                return Err("a promise of tools that are not there".into());
            }
        }
    }
    Ok(())
}
