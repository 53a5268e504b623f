//! Deed: one option of one card is carried out: conditions, dice, costs, wounds, rewards, and where the card goes.

use kernel::Sink;
use stdx::Finite;

use super::{Frame, Stage::*, Step, floor, gather, reward};
use crate::{
    Paleo,
    effect::{Action, Op, When},
    event::Event,
    ids::{Card, Group, Groups, Kind, Opt, Resource, Skill, Skills, Tool},
    pack::Content,
    state::{Band, Public, State},
};

stdx::kinds!(
    /// Where the card of a deed lies.
    Via {
        Front = "front",
        Secret = "secret",
        Attend = "attend",
        Extra = "extra",
        Craft = "craft",
        Night = "night",
    }
);

stdx::kinds!(
    /// How far a deed has come.
    Stage {
        /// Others may join; tools are used and promised.
        Gather = "gather",
        /// Dice are rolled.
        Roll = "roll",
        /// The roll must be met.
        Meet = "meet",
        /// Costs are paid; the rewards run.
        Reward = "reward",
        /// What a failed roll does.
        Miss = "miss",
    }
);

/// The most tools and people that can be promised for one deed.
pub const COMMITS_MAX: usize = 8;

/// One option of one card under way.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    pub card: Card,
    pub opt: Opt,
    pub group: Group,
    pub helpers: Groups,
    pub via: Via,
    pub stage: Stage,
    /// Whether it was chosen in a frame that lies below.
    pub chosen: bool,
    /// Whether the dice have fallen before it began: nobody joins any more (PA-E01).
    pub fallen: bool,
    /// Whether anything was added since it began, so that its owner must say when it is enough (PA-Q32).
    pub composed: bool,
    /// Who was asked and adds nothing.
    pub declined: Groups,
    /// What the dice have added.
    pub rolled: Skills,
    pub dice: u8,
    pub pc: u8,
    /// Promised tools and people; see [`gather`].
    pub commits: [u8; COMMITS_MAX],
}

impl Deed {
    pub fn new(via: Via, group: Group, card: Card, opt: Opt, helpers: Groups) -> Deed {
        Deed {
            card,
            opt,
            group,
            helpers: helpers.without(group),
            via,
            stage: Gather,
            chosen: false,
            fallen: false,
            composed: false,
            declined: Groups::EMPTY,
            rolled: [0; 3],
            dice: 0,
            pc: 0,
            commits: [0; COMMITS_MAX],
        }
    }

    /// Everybody who takes part.
    #[inline]
    pub fn party(&self) -> Groups {
        self.helpers.with(self.group)
    }
}

/// What a party has together.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sum {
    pub skills: Skills,
    pub tools: [u8; Tool::COUNT],
}

impl Sum {
    #[inline]
    pub fn of(open: &Public, party: Groups) -> Sum {
        let mut sum = Sum { skills: [0; 3], tools: [0; Tool::COUNT] };
        for group in party {
            let band = open.band(group);
            (0..3).for_each(|i| sum.skills[i] += band.skills[i]);
            sum.tools.iter_mut().zip(band.tools.values()).for_each(|(a, b)| *a += b);
        }
        sum
    }
}

/// What an option lacks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Blocked {
    Mood,
    Tiles,
    Grave,
    Guard,
    Have(Tool),
    Card(Card),
    Deck,
    Store(Resource),
    Any,
    Tool(Tool),
    Victim(Card),
    Held,
    Skill(Skill, u8),
    Owner(Card),
}

/// The conditions that are no skills (PA-A07).
#[inline]
pub(crate) fn condition(
    pack: &Content,
    open: &Public,
    action: &Action,
    party: Groups,
    sum: &Sum,
) -> Option<Blocked> {
    if action.enraged.is_some_and(|e| e != open.enraged) {
        return Some(Blocked::Mood);
    }
    if open.tiles < action.tiles {
        return Some(Blocked::Tiles);
    }
    if let Some(grave) = action.grave
        && (open.graveyard & pack.tags[grave.tag as usize].1).len() < grave.count as usize
    {
        return Some(Blocked::Grave);
    }
    if action.guard && open.guard.is_empty() {
        return Some(Blocked::Guard);
    }
    if let Some(tool) = action.have
        && sum.tools[tool.index()] == 0
    {
        return Some(Blocked::Have(tool));
    }
    if let Some(card) = action.card
        && open.owner(card).is_none_or(|g| !party.contains(g))
    {
        return Some(Blocked::Card(card));
    }
    None
}

/// What the option lacks if this whole party joined and used all its tools; nothing if it can be completed.
#[inline]
pub(crate) fn reach(
    pack: &Content,
    open: &Public,
    (card, action): (Card, &Action),
    group: Group,
    party: Groups,
    sum: &Sum,
) -> Option<Blocked> {
    if let Some(blocked) = condition(pack, open, action, party, sum) {
        return Some(blocked);
    }
    if (open.band(group).deck.len() as u8) < action.discard {
        return Some(Blocked::Deck);
    }
    for i in 0..3 {
        if open.store[i] < action.pay[i] {
            return Some(Blocked::Store(Resource::nth(i)));
        }
    }
    if action.any > 0 && open.store.iter().sum::<u8>() - action.pay.iter().sum::<u8>() < action.any {
        return Some(Blocked::Any);
    }
    for (tool, n) in action.tools.iter() {
        if sum.tools[tool.index()] < n {
            return Some(Blocked::Tool(tool));
        }
    }
    if let Some(victim) = action.victim
        && open.owner(victim).is_none_or(|g| !party.contains(g))
    {
        return Some(Blocked::Victim(victim));
    }
    if action.held > 0 && held(open, card) < action.held {
        return Some(Blocked::Held);
    }
    let need = gather::need_of(pack, open, action, &[0; 3]);
    if need != [0; 3] {
        let best = best(pack, action, sum);
        for i in 0..3 {
            if best[i] < need[i] {
                return Some(Blocked::Skill(Skill::nth(i), need[i] - best[i]));
            }
        }
    }
    None
}

/// The units lying on a card.
pub(crate) fn held(open: &Public, card: Card) -> u8 {
    let groups = open.groups();
    let beside = groups.iter().flat_map(|g| open.band(g).placed.iter());
    beside.chain(open.missions.iter()).find(|p| p.card == card).map_or(0, |p| p.held)
}

/// The most skill a party can show: what is paid does not count (PA-A02), what is used once does.
#[inline]
pub(crate) fn best(pack: &Content, action: &Action, sum: &Sum) -> Skills {
    let mut best = kept(pack, action, sum);
    for tool in pack.once {
        let n = sum.tools[tool.index()].saturating_sub(action.price(tool));
        (0..3).for_each(|i| best[i] += n * pack.tool(tool).skill[i]);
    }
    best
}

/// The skill of people and kept tools, less the tools that are paid.
#[inline]
pub(crate) fn kept(pack: &Content, action: &Action, sum: &Sum) -> Skills {
    let mut skills = sum.skills;
    for (tool, n) in action.tools.iter() {
        if !pack.tool(tool).once {
            (0..3).for_each(|i| skills[i] = skills[i].saturating_sub(n * pack.tool(tool).skill[i]));
        }
    }
    skills
}

/// Whether a hostile option can be carried out completely by these groups (PA-W01): by the acting one in the day, by all
/// together at night (PA-N02).
fn is_full(open: &Public, action: &Action, payers: Groups) -> bool {
    let sum = |f: fn(&Band) -> usize| payers.iter().map(|g| f(open.band(g))).sum::<usize>();
    action.gain.iter().all(|op| match op {
        Op::Lose(resource, n) => open.store[resource.index()] >= n,
        Op::LoseAny(n) => open.store.iter().sum::<u8>() >= n,
        Op::LoseTool(n) => sum(Band::n_tools) >= n as usize,
        Op::LosePerson(n) => sum(|band| band.people.len()) >= n as usize,
        Op::ForcedDiscard(n) => sum(|band| band.deck.len()) >= n as usize,
        Op::Wounds(_) => sum(|band| band.people.len()) > 0,
        _ => true,
    })
}

/// The options of a card that can be begun now, as a mask, if this party can join.
#[inline]
pub(crate) fn legal_options(
    game: &Paleo,
    open: &Public,
    (card, when): (Card, When),
    group: Group,
    party: Groups,
    hostile_only: bool,
) -> u8 {
    let pack = &game.pack;
    let sum = Sum::of(open, party);
    let info = pack.card(card);
    let payers = if when == When::Night { party } else { Groups::only(group) };
    let (mut mask, mut hostile, mut full) = (0, 0, 0);
    for (i, action) in info.actions[..info.n_actions as usize].iter().enumerate() {
        if action.when != when || (hostile_only && !action.hostile) {
            continue;
        }
        if reach(pack, open, (card, action), group, party, &sum).is_some() {
            continue;
        }
        if action.hostile {
            hostile |= 1 << i;
            full |= u8::from(is_full(open, action, payers)) << i;
        } else {
            mask |= 1 << i;
        }
    }
    mask | if full != 0 { full } else { hostile }
}

pub(super) fn settle<S: Sink<Event>>(game: &Paleo, state: &mut State, deed: Deed, sink: &mut S) -> Step {
    match deed.stage {
        Gather => gather::settle(game, state, deed, sink),
        Roll => Step::Wait,
        Meet => gather::settle_meet(game, state, deed, sink),
        Reward => run(game, state, deed, false, sink),
        Miss => run(game, state, deed, true, sink),
    }
}

/// Everybody is agreed: helpers spend their cards (PA-H01), then dice or costs.
pub(super) fn go<S: Sink<Event>>(game: &Paleo, state: &mut State, mut deed: Deed, sink: &mut S) {
    let action = game.pack.action(deed.card, deed.opt);
    if S::ON {
        sink.emit(Event::Went(deed.group, deed.card, deed.opt));
    }
    if deed.via != Via::Night {
        // It can be tried once a turn what all do together (PA-MJ).
        floor::act_together(&mut state.open, deed.party(), action.together);
    }
    if action.together {
        // Nobody spends a card for it.
    } else if deed.via != Via::Night {
        for helper in deed.helpers {
            if S::ON && state.open.band(helper).front.is_some() {
                sink.emit(Event::Helped(helper, deed.group));
            }
            state.toss_front(helper, sink);
        }
        if deed.via == Via::Attend {
            state.toss_front(deed.group, sink);
        }
    }
    deed.declined = Groups::EMPTY;
    (deed.composed, deed.declined) = (false, Groups::EMPTY);
    if action.dice > 0 {
        deed.stage = Roll;
        deed.dice = action.dice;
        state.open.frames.set(Frame::Deed(deed));
    } else {
        pay(game, state, deed, sink);
    }
}

/// All costs, then the wounds of red backs (PA-A02, PA-A03); then the rewards.
pub(super) fn pay<S: Sink<Event>>(game: &Paleo, state: &mut State, mut deed: Deed, sink: &mut S) {
    let pack = &game.pack;
    let action = pack.action(deed.card, deed.opt);
    deed.stage = Reward;
    deed.pc = 0;
    let mut due = action.tools;
    for commit in gather::commits(&deed) {
        if let gather::Commit::Use(group, tool) = commit {
            state.drop_tool(pack, group, tool);
            if S::ON {
                sink.emit(Event::Used(group, tool));
            }
        }
        if let gather::Commit::Pledge(group, tool) = commit {
            let at = due.iter().position(|(t, _)| t == tool).expect("pledged what is due");
            let (_, n) = due.get(at).expect("found there");
            due.set(at, (tool, n - 1));
            state.drop_tool(pack, group, tool);
            if S::ON {
                sink.emit(Event::Spent(group, tool));
            }
        }
    }
    for (tool, n) in due.iter() {
        for _ in 0..n {
            state.drop_tool(pack, deed.group, tool);
            if S::ON {
                sink.emit(Event::Spent(deed.group, tool));
            }
        }
    }
    for i in 0..3 {
        if action.pay[i] > 0 {
            state.pay(Resource::nth(i), action.pay[i], false, sink);
        }
    }
    if action.held > 0 {
        state.unstow(pack, deed.card, action.held);
    }
    state.open.frames.set(Frame::Deed(deed));
    let reds = state.hide(pack, deed.group, action.discard, sink);
    if reds > 0 {
        let (group, helpers) = (deed.group, deed.helpers);
        state.open.frames.push(Frame::Hurt { group, helpers, left: reds, spread: true });
    }
    if let Some(victim) = action.victim
        && let Some(owner) = state.open.owner(victim)
    {
        state.kill(pack, owner, victim, sink);
    }
    if action.any > 0 {
        let (group, left) = (deed.group, action.any);
        state.open.frames.push(Frame::Spend { group, left, from: Resource::Food, lost: false });
    }
}

/// The fresco pieces that an action is still to bring, and whether it is to win outright.
pub(super) fn to_come(pack: &Content, deed: &Deed) -> (u8, bool) {
    let action = pack.action(deed.card, deed.opt);
    let program = match deed.stage {
        Reward => &action.gain,
        Miss => &action.miss,
        Gather | Roll | Meet => return (0, false),
    };
    let rest = || program.iter().skip(deed.pc as usize);
    let tiles = rest().map(|op| if let Op::Tile(n) = op { n } else { 0 }).sum();
    (tiles, rest().any(|op| op == Op::Win))
}

/// Runs the next operation, or ends the deed.
fn run<S: Sink<Event>>(game: &Paleo, state: &mut State, mut deed: Deed, missed: bool, sink: &mut S) -> Step {
    let action = game.pack.action(deed.card, deed.opt);
    let program = if missed { &action.miss } else { &action.gain };
    let Some(op) = program.get(deed.pc as usize) else {
        finish(game, state, deed, missed, sink);
        return Step::Again;
    };
    deed.pc += 1;
    state.open.frames.set(Frame::Deed(deed));
    if let Op::Secret(card) = op {
        // The action is over before its secret begins (PA-Q01, PA-Q20).
        finish(game, state, deed, missed, sink);
        take_secret(game, state, &deed, card, sink);
    } else {
        reward::run(game, state, &deed, op, sink);
    }
    Step::Again
}

/// The card goes where it belongs (PA-D04, PA-A05).
fn finish<S: Sink<Event>>(game: &Paleo, state: &mut State, deed: Deed, missed: bool, sink: &mut S) {
    let pack = &game.pack;
    state.open.frames.pop();
    if deed.chosen {
        state.open.frames.pop();
    }
    let destroy = pack.action(deed.card, deed.opt).destroy && !missed;
    match deed.via {
        Via::Front => {
            // A reward may have discarded it already (PA-A12).
            if state.open.band(deed.group).front == Some(deed.card) {
                state.open.band_mut(deed.group).front = None;
                if destroy { state.bury(deed.card, sink) } else { state.toss(deed.card, sink) }
            }
        }
        Via::Secret if destroy => state.bury(deed.card, sink),
        Via::Secret => state.toss(deed.card, sink),
        Via::Craft => {
            if destroy {
                state.scrap(pack, deed.card, sink);
            }
            if let Frame::Make { left, .. } = state.open.frames.top_mut() {
                *left -= 1;
            }
        }
        Via::Attend | Via::Extra | Via::Night if destroy => state.remove_placed(pack, deed.card, sink),
        Via::Attend | Via::Extra | Via::Night => {}
    }
    if deed.via == Via::Night
        && let Frame::Night { todo, .. } = state.open.frames.top_mut()
        && let Some(at) = todo.position(deed.card)
    {
        todo.remove(at);
    }
}

/// The secret of that number is resolved at once by the same group, if it is still there (PA-C06).
fn take_secret<S: Sink<Event>>(game: &Paleo, state: &mut State, deed: &Deed, card: Card, sink: &mut S) {
    if !state.open.secrets.contains(card) {
        return;
    }
    state.open.secrets.remove(card);
    if S::ON {
        sink.emit(Event::Found(deed.group, card));
    }
    if game.pack.card(card).kind == Kind::Placed {
        return state.place(&game.pack, deed.group, card, sink);
    }
    let (group, helpers) = (deed.group, deed.helpers);
    state.open.frames.push(Frame::Choose { group, card, helpers, via: Via::Secret, failed: false });
}

/// The roll was not met: no cost is paid (PA-E01). Then the hostile option, or the card is ignored.
pub(super) fn fail<S: Sink<Event>>(game: &Paleo, state: &mut State, mut deed: Deed, sink: &mut S) {
    if S::ON {
        sink.emit(Event::Missed(deed.group, deed.card));
    }
    deed.commits = [0; COMMITS_MAX];
    if !game.pack.action(deed.card, deed.opt).miss.is_empty() {
        deed.stage = Miss;
        deed.pc = 0;
        state.open.frames.set(Frame::Deed(deed));
        return;
    }
    let danger = game.pack.card(deed.card).kind == Kind::Danger;
    if danger && matches!(deed.via, Via::Front | Via::Secret) {
        state.open.frames.pop();
        if deed.chosen {
            state.open.frames.pop();
        }
        let Deed { group, card, helpers, via, .. } = deed;
        state.open.frames.push(Frame::Choose { group, card, helpers, via, failed: true });
    } else {
        finish(game, state, deed, true, sink);
    }
}
