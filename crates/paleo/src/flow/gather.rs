//! Gather: other groups join an action before it begins, never after the dice (PA-H01, PA-E01); own tools are used and
//! promised by their owners alone. Meet: after the roll tools that are used once may still be used (PA-Q07).

use kernel::{Choices, Seat, Sink};
use stdx::{Bits, Finite};

use super::{
    Deed, Frame, Stage, Step, Sum, Via,
    deed::{self, Blocked},
};
use crate::{
    Paleo,
    choice::Choice,
    effect::Action,
    event::Event,
    ids::{Card, Group, Groups, Kind, Skill, Skills, Tool},
    pack::Content,
    state::{Public, State},
};

/// Something promised for a deed by its owner.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Commit {
    /// A tool discarded for its skill.
    Use(Group, Tool),
    /// A tool paid.
    Pledge(Group, Tool),
    /// The person who must be given up.
    Yield(Group),
}

impl Commit {
    pub fn byte(self) -> u8 {
        let (purpose, group, tool) = match self {
            Commit::Use(group, tool) => (1, group, tool.index() as u8),
            Commit::Pledge(group, tool) => (2, group, tool.index() as u8),
            Commit::Yield(group) => (3, group, 0),
        };
        purpose << 6 | (group.index() as u8) << 4 | tool
    }

    /// The commit in a byte; zero is none.
    pub fn from_byte(byte: u8) -> Option<Commit> {
        let (group, tool) = (Group::nth((byte >> 4 & 3) as usize), Tool::nth((byte & 15) as usize));
        match byte >> 6 {
            1 => Some(Commit::Use(group, tool)),
            2 => Some(Commit::Pledge(group, tool)),
            3 => Some(Commit::Yield(group)),
            _ => None,
        }
    }
}

/// What has been promised.
#[inline]
pub(crate) fn commits(deed: &Deed) -> impl Iterator<Item = Commit> + use<> {
    let bytes = deed.commits;
    bytes.into_iter().map_while(Commit::from_byte)
}

fn promised(deed: &Deed, group: Group, tool: Tool) -> u8 {
    commits(deed).filter(|c| *c == Commit::Use(group, tool) || *c == Commit::Pledge(group, tool)).count()
        as u8
}

/// How many of a tool were promised as payment by helpers.
pub(crate) fn pledged(deed: &Deed, tool: Tool) -> u8 {
    commits(deed).filter(|c| matches!(c, Commit::Pledge(_, t) if *t == tool)).count() as u8
}

/// The skills an option needs with what the dice have added (PA-E01).
#[inline]
pub(crate) fn need_of(pack: &Content, open: &Public, action: &Action, rolled: &Skills) -> Skills {
    let mut need = action.skills;
    if let Some(eased) = action.eased {
        let fallen = (open.graveyard & pack.tags[eased.tag as usize].1).len() as u8;
        let i = Skill::Strength.index();
        need[i] = need[i].saturating_sub(fallen + open.ease).max(eased.count.min(need[i]));
    }
    (0..3).for_each(|i| need[i] += rolled[i]);
    need
}

/// What skill is still missing with the tools promised so far.
#[inline]
fn deficit(pack: &Content, open: &Public, deed: &Deed, action: &Action, sum: &Sum) -> Skills {
    let need = need_of(pack, open, action, &deed.rolled);
    if need == [0; 3] {
        return need;
    }
    let mut have = deed::kept(pack, action, sum);
    for commit in commits(deed) {
        if let Commit::Use(_, tool) = commit {
            (0..3).for_each(|i| have[i] += pack.tool(tool).skill[i]);
        }
    }
    std::array::from_fn(|i| need[i].saturating_sub(have[i]))
}

/// What keeps the party from beginning; nothing when it can.
pub(crate) fn shortage(game: &Paleo, open: &Public, deed: &Deed) -> Option<Blocked> {
    let pack = &game.pack;
    let action = pack.action(deed.card, deed.opt);
    let party = deed.party();
    let sum = Sum::of(open, party);
    if let Some(blocked) = deed::reach(pack, open, (deed.card, action), deed.group, party, &sum) {
        return Some(blocked);
    }
    if action.dice == 0 {
        let lack = deficit(pack, open, deed, action, &sum);
        if let Some(i) = (0..3).find(|i| lack[*i] > 0) {
            return Some(Blocked::Skill(Skill::nth(i), lack[i]));
        }
    }
    let band = open.band(deed.group);
    for (tool, n) in action.tools.iter() {
        let own = band.tools[tool] - promised(deed, deed.group, tool);
        if own + pledged(deed, tool) < n {
            return Some(Blocked::Tool(tool));
        }
    }
    if let Some(victim) = action.victim
        && let Some(owner) = open.owner(victim)
        && owner != deed.group
        && !commits(deed).any(|c| c == Commit::Yield(owner))
    {
        return Some(Blocked::Victim(victim));
    }
    // A card of another group needs that group's participation (PA-H04).
    if deed.via == Via::Attend
        && let Some(owner) = open.owner(deed.card)
        && !party.contains(owner)
    {
        return Some(Blocked::Owner(deed.card));
    }
    None
}

/// What one group can do for a deed beside beginning it.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Doing {
    pub join: bool,
    pub uses: Bits<Tool>,
    pub pledges: Bits<Tool>,
    pub yields: Option<Card>,
    pub ward: bool,
    pub cure: bool,
}

impl Doing {
    fn nothing(&self) -> bool {
        !self.join
            && self.uses.is_empty()
            && self.pledges.is_empty()
            && self.yields.is_none()
            && !self.ward
            && !self.cure
    }

    /// What the group can do now.
    pub fn of(game: &Paleo, open: &Public, deed: &Deed, lack: &Skills, group: Group) -> Doing {
        let pack = &game.pack;
        let action = pack.action(deed.card, deed.opt);
        let band = open.band(group);
        let mut doing = Doing::default();
        if !deed.party().contains(group) {
            doing.join = is_open(deed, action)
                && deed.stage == Stage::Gather
                && band.front.is_some_and(|c| pack.card(c).help);
            return doing;
        }
        let room = deed.commits[deed::COMMITS_MAX - 1] == 0;
        let rolled = deed.stage == Stage::Meet;
        if room && *lack != [0; 3] && (rolled || action.dice == 0) {
            for tool in pack.once {
                let skill = &pack.tool(tool).skill;
                // What the acting group itself must pay is not free to be used (PA-A02).
                let due = if group == deed.group {
                    action.price(tool).saturating_sub(pledged(deed, tool))
                } else {
                    0
                };
                let free = band.tools[tool] > promised(deed, group, tool) + due;
                if free && (0..3).any(|i| lack[i] > 0 && skill[i] > 0) {
                    doing.uses.insert(tool);
                }
            }
        }
        if deed.stage == Stage::Gather {
            if room && group != deed.group {
                for (tool, n) in action.tools.iter() {
                    if pledged(deed, tool) < n && band.tools[tool] > promised(deed, group, tool) {
                        doing.pledges.insert(tool);
                    }
                }
                if let Some(victim) = action.victim
                    && band.people.iter().any(|m| m.card == victim)
                    && !commits(deed).any(|c| c == Commit::Yield(group))
                {
                    doing.yields = Some(victim);
                }
            }
            doing.cure = deed.via != Via::Night
                && deed.via != Via::Craft
                && spare(open, deed, group, pack.healers).is_some()
                && deed.party().iter().any(|g| open.band(g).wounds > 0);
        }
        doing.ward = matches!(deed.via, Via::Front | Via::Secret)
            && pack.card(deed.card).kind == Kind::Danger
            && holds(open, group, pack.wards).is_some();
        doing
    }
}

/// Whether others may still join: not after the dice, not while making things, and not what all do together anyway.
fn is_open(deed: &Deed, action: &Action) -> bool {
    !action.together && !deed.fallen && !matches!(deed.via, Via::Craft | Via::Night)
}

/// The first tool of these kinds that a group has.
#[inline]
pub(super) fn holds(open: &Public, group: Group, tools: Bits<Tool>) -> Option<Tool> {
    tools.iter().find(|t| open.band(group).tools[*t] > 0)
}

/// The first tool of these kinds that a group has and has not promised.
pub(crate) fn spare(open: &Public, deed: &Deed, group: Group, tools: Bits<Tool>) -> Option<Tool> {
    tools.iter().find(|t| open.band(group).tools[*t] > promised(deed, group, *t))
}

pub(crate) fn lack(game: &Paleo, open: &Public, deed: &Deed) -> Skills {
    let action = game.pack.action(deed.card, deed.opt);
    deficit(&game.pack, open, deed, action, &Sum::of(open, deed.party()))
}

/// The acting group, and whoever can contribute and has not declined.
pub(super) fn deciders(game: &Paleo, state: &State, deed: &Deed) -> Groups {
    let lack = lack(game, &state.open, deed);
    let mut groups = Groups::only(deed.group);
    for group in state.open.groups() - deed.declined {
        if group != deed.group && !Doing::of(game, &state.open, deed, &lack, group).nothing() {
            groups.insert(group);
        }
    }
    groups
}

pub(super) fn legal(game: &Paleo, state: &State, deed: &Deed, seat: Seat, out: &mut Choices<Choice>) {
    let open = &state.open;
    let lack = lack(game, &state.open, deed);
    let mine = open.led(seat) - deed.declined;
    let acts = open.leads(seat, deed.group);
    let mut doings = [Doing::default(); 4];
    for group in mine {
        doings[group.index()] = Doing::of(game, &state.open, deed, &lack, group);
    }
    let each = || mine.iter().map(|g| (g, doings[g.index()]));
    each().filter(|(_, d)| d.join).for_each(|(g, _)| out.push(Choice::Join(g)));
    for (group, doing) in each() {
        doing.uses.iter().for_each(|tool| out.push(Choice::Use(group, tool)));
    }
    for (group, doing) in each() {
        doing.pledges.iter().for_each(|tool| out.push(Choice::Pledge(group, tool)));
    }
    each().filter_map(|(_, d)| d.yields).for_each(|card| out.push(Choice::Yield(card)));
    each().filter(|(_, d)| d.ward).for_each(|(g, _)| out.push(Choice::Ward(g)));
    each().filter(|(_, d)| d.cure).for_each(|(g, _)| out.push(Choice::Cure(g)));
    if acts {
        match deed.stage {
            Stage::Gather => {
                if shortage(game, &state.open, deed).is_none() {
                    out.push(Choice::Go);
                }
                out.push(Choice::Withdraw);
            }
            _ => {
                if lack == [0; 3] {
                    out.push(Choice::Go);
                }
                out.push(Choice::GiveUp);
            }
        }
    } else {
        // Who is asked may say no; the own groups of the acting seat need not be asked.
        each().filter(|(_, d)| !d.nothing()).for_each(|(g, _)| out.push(Choice::Decline(g)));
    }
}

pub(super) fn apply<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    mut deed: Deed,
    choice: Choice,
    sink: &mut S,
) {
    let pack = &game.pack;
    match choice {
        Choice::Roll(face) => {
            let (skill, n) = pack.faces[face.index()];
            deed.rolled[skill.index()] += n;
            deed.dice -= 1;
            if deed.dice == 0 {
                deed.stage = Stage::Meet;
            }
            state.open.frames.set(Frame::Deed(deed));
            if S::ON {
                sink.emit(Event::Rolled(face));
            }
        }
        Choice::Join(group) => {
            deed.helpers.insert(group);
            deed.composed = true;
            state.open.frames.set(Frame::Deed(deed));
            if S::ON {
                sink.emit(Event::Helping(group, deed.group));
            }
        }
        Choice::Use(group, tool) => {
            commit(state, deed, Commit::Use(group, tool));
            if S::ON {
                sink.emit(Event::Pledged(group, tool));
            }
        }
        Choice::Pledge(group, tool) => {
            commit(state, deed, Commit::Pledge(group, tool));
            if S::ON {
                sink.emit(Event::Pledged(group, tool));
            }
        }
        Choice::Yield(card) => {
            let owner = state.open.owner(card).expect("offered by the owner");
            commit(state, deed, Commit::Yield(owner));
            if S::ON {
                sink.emit(Event::Yielded(owner, card));
            }
        }
        Choice::Ward(group) => {
            state.open.frames.pop();
            if deed.chosen {
                state.open.frames.pop();
            }
            // Who helps with a talisman uses the help option for it (PA-Q08).
            if group != deed.group {
                state.toss_front(group, sink);
            }
            ward(game, state, (group, deed.group, deed.card, deed.via), sink);
        }
        Choice::Cure(group) => {
            let tool = spare(&state.open, &deed, group, pack.healers).expect("offered with a tool");
            deed.composed = true;
            state.open.frames.set(Frame::Deed(deed));
            cure(game, state, (group, tool), deed.party(), sink);
        }
        Choice::Decline(group) => {
            deed.declined.insert(group);
            state.open.frames.set(Frame::Deed(deed));
            if S::ON {
                sink.emit(Event::Declined(group, deed.group));
            }
        }
        Choice::Go if deed.stage == Stage::Meet => deed::pay(game, state, deed, sink),
        Choice::Go => deed::go(game, state, deed, sink),
        Choice::Withdraw => {
            state.open.frames.pop();
            if S::ON {
                sink.emit(Event::Withdrew(deed.group, deed.card));
            }
        }
        Choice::GiveUp => deed::fail(game, state, deed, sink),
        _ => unreachable!("{choice:?} while gathering"),
    }
}

fn commit(state: &mut State, mut deed: Deed, commit: Commit) {
    let at = deed.commits.iter().position(|c| *c == 0).expect("offered while there is room");
    deed.commits[at] = commit.byte();
    deed.composed = true;
    state.open.frames.set(Frame::Deed(deed));
}

/// A talisman: the danger is discarded without effect, even after the dice (PA-C09).
pub(super) fn ward<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (group, victim, card, via): (Group, Group, Card, Via),
    sink: &mut S,
) {
    if let Some(tool) = holds(&state.open, group, game.pack.wards) {
        state.drop_tool(&game.pack, group, tool);
        if S::ON {
            sink.emit(Event::Used(group, tool));
        }
    }
    if S::ON {
        sink.emit(Event::Warded(victim, card));
    }
    match via {
        Via::Secret => state.toss(card, sink),
        _ => state.toss_front(victim, sink),
    }
}

/// A healing root: up to three wounds, before or after an action (PA-C09).
pub(super) fn cure<S: Sink<Event>>(
    game: &Paleo,
    state: &mut State,
    (group, tool): (Group, Tool),
    among: Groups,
    sink: &mut S,
) {
    state.drop_tool(&game.pack, group, tool);
    if S::ON {
        sink.emit(Event::Used(group, tool));
        sink.emit(Event::Cured(group));
    }
    let left = game.pack.tool(tool).heal;
    state.open.frames.push(Frame::Heal { group, among, left, from: None });
}

/// Begins by itself when nobody could add anything; once somebody has added something or declined, its owner says when it
/// begins (PA-Q32).
pub(super) fn settle<S: Sink<Event>>(game: &Paleo, state: &mut State, deed: Deed, sink: &mut S) -> Step {
    if deed.composed || !deed.declined.is_empty() {
        return Step::Wait;
    }
    let lack = lack(game, &state.open, &deed);
    if lack != [0; 3] {
        return Step::Wait;
    }
    let idle = state.open.groups().iter().all(|g| {
        let mut doing = Doing::of(game, &state.open, &deed, &lack, g);
        if g == deed.group {
            // The acting group could have warded and healed before it began.
            doing.ward = false;
            doing.cure &= !deed.helpers.is_empty();
        }
        doing.nothing()
    });
    if !idle || shortage(game, &state.open, &deed).is_some() {
        return Step::Wait;
    }
    deed::go(game, state, deed, sink);
    Step::Again
}

/// After the roll: met, out of reach, or somebody must use a tool. What was used is given only when the owner says so.
pub(super) fn settle_meet<S: Sink<Event>>(game: &Paleo, state: &mut State, deed: Deed, sink: &mut S) -> Step {
    let lack = lack(game, &state.open, &deed);
    if lack == [0; 3] {
        if deed.composed {
            return Step::Wait;
        }
        deed::pay(game, state, deed, sink);
        return Step::Again;
    }
    let action = game.pack.action(deed.card, deed.opt);
    let best = deed::best(&game.pack, action, &Sum::of(&state.open, deed.party()));
    let need = need_of(&game.pack, &state.open, action, &deed.rolled);
    if (0..3).any(|i| best[i] < need[i]) {
        deed::fail(game, state, deed, sink);
        return Step::Again;
    }
    Step::Wait
}
