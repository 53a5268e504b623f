//! The best plan for the cards that lie open: who begins which option with whose help, and what is under way.
//!
//! A plan is worth what its deeds bring less what they cost, each by the prices of the moment. The groups with an open
//! card are shared out: each begins an option, helps another one, or ignores its card. All ways to share them out are
//! tried; there are at most four groups.

use stdx::Finite;

use super::price::{CARD, DREAM, EASE, IDEA, PERSON, Prices, TILE, WEAK, WOUND, dread};
use crate::{
    Paleo,
    effect::{Action, Op, Stuff, When},
    flow::{Deed, Frame, Stage, Sum, Via, best, commits, front_options, lack, need_of, reach},
    ids::{Back, Card, Group, Groups, Kind, Opt, Skills},
    pack::Content,
    state::{Public, Veiled},
};

/// A deed that has begun is a little better than one that is only meant, so that nobody begins the same thing twice.
const BEGUN: f32 = 0.06;
const OFFERED: f32 = 0.05;
/// An offer that nobody needs only makes noise.
const IDLE: f32 = 0.02;
/// What cannot be completed must be taken back.
const STUCK: f32 = -0.5;

pub(super) struct Plan<'a> {
    game: &'a Paleo,
    pack: &'a Content,
    open: &'a Public,
    veiled: &'a Veiled,
    prices: &'a Prices,
}

impl<'a> Plan<'a> {
    pub fn new(game: &'a Paleo, open: &'a Public, veiled: &'a Veiled, prices: &'a Prices) -> Plan<'a> {
        Plan { game, pack: &game.pack, open, veiled, prices }
    }

    /// What is under way and what is to be done with the open cards.
    pub fn value(&self) -> f32 {
        let mut value = 0.0;
        let mut engaged = Groups::EMPTY;
        let mut gathering: Option<&Deed> = None;
        let mut offers = [None; 4];
        for frame in self.open.frames.as_slice() {
            value += match frame {
                Frame::Scout { picks, .. } => {
                    let picked = self.open.groups().iter().filter_map(|g| Some((g, picks[g.index()]?)));
                    let backs = picked.filter_map(|(g, nth)| {
                        let deck = &self.open.band(g).deck;
                        Some((g, deck.get(deck.len().checked_sub(1 + nth.index())?)?))
                    });
                    backs.map(|(g, back)| self.back(g, back)).sum()
                }
                Frame::Reveal { backs, .. } => {
                    let backs = self.open.groups().iter().filter_map(|g| Some((g, backs[g.index()]?)));
                    backs.map(|(g, back)| self.back(g, back)).sum()
                }
                Frame::Floor { offers: made, .. } => {
                    offers = *made;
                    0.0
                }
                Frame::Choose { group, card, helpers, failed, .. } => {
                    // A deed above it has chosen already.
                    match self.open.frames.top() {
                        Frame::Deed(deed) if deed.chosen => 0.0,
                        _ => self.choose(*card, *group, helpers.with(*group), *failed),
                    }
                }
                Frame::Deed(deed) => {
                    if deed.stage == Stage::Gather {
                        gathering = Some(deed);
                    } else {
                        engaged |= deed.party();
                    }
                    self.under_way(deed)
                }
                Frame::Hurt { group, helpers, left, spread } => {
                    -self.hurt(helpers.with(*group), *left, *spread)
                }
                Frame::HurtEach { todo, wounds } => {
                    todo.iter().map(|g| -self.hurt(Groups::only(g), *wounds, false)).sum()
                }
                Frame::Heal { among, left, .. } => self.heal(*among, *left),
                Frame::Gain { stuff, left, .. } => f32::from(*left) * self.prices.stuff(*stuff),
                Frame::Grant { person: true, left, .. } => f32::from(*left) * PERSON,
                Frame::Grant { person: false, left, .. } => f32::from(*left) * DREAM,
                Frame::Recruit { left, .. } => f32::from(*left) * PERSON,
                Frame::Idea { left, .. } => f32::from(*left) * IDEA,
                Frame::Make { group, helpers, left } => self.make(helpers.with(*group), *left),
                Frame::Spend { left, .. } => -0.6 * f32::from(*left),
                Frame::Forfeit { left, .. } => -1.5 * f32::from(*left),
                Frame::Part { left, .. } => -(PERSON + self.prices.skull) * f32::from(*left),
                _ => 0.0,
            };
        }
        value + self.floor(gathering, engaged, &offers)
    }

    /// What the rest of a deed brings that is past gathering.
    fn under_way(&self, deed: &Deed) -> f32 {
        let action = self.pack.action(deed.card, deed.opt);
        let rest = |ops: &stdx::Pile<Op, { crate::effect::OPS_MAX }>| -> f32 {
            ops.iter().skip(deed.pc as usize).map(|op| self.op(op, deed.group, deed.party(), true)).sum()
        };
        match deed.stage {
            Stage::Gather | Stage::Roll => 0.0,
            Stage::Reward => rest(&action.gain),
            Stage::Miss => rest(&action.miss),
            Stage::Meet => {
                let missing: u8 = lack(self.game, self.open, deed).iter().sum();
                let won = self.gains(action, deed.group, deed.party()) - self.costs(action, deed.group);
                won - 0.6 * f32::from(missing)
            }
        }
    }

    /// The best way to share out the groups with open cards, beside those that are engaged.
    fn floor(&self, gathering: Option<&Deed>, engaged: Groups, offers: &[Option<(Group, Opt)>; 4]) -> f32 {
        let fronts = self.open.fronts() - engaged;
        let hands = self.open.hands(self.pack) - engaged;
        let mut best = [0.0f32; 16];
        let mask_of = |groups: Groups| groups.words()[0] as usize;
        // A gathering deed takes its card and its helpers out of the plan, and others may still join.
        let busy = gathering.map_or(Groups::EMPTY, |deed| {
            let own = matches!(deed.via, Via::Front | Via::Attend);
            if own { deed.party() } else { deed.helpers & fronts }
        });
        let free = fronts - busy;
        let mut worth = [[f32::MIN; 16]; 4];
        for group in free {
            worth[group.index()] = self.begin(group, hands & free, offers);
        }
        let full = mask_of(free);
        for mask in 1..=full {
            if mask & !full != 0 {
                continue;
            }
            let mut most = f32::MIN;
            for group in free.iter().filter(|g| mask >> g.index() & 1 == 1) {
                let row = &worth[group.index()];
                let rest = mask & !(1 << group.index());
                // Every set of helpers among those who are left.
                let mut helpers = rest;
                loop {
                    if row[helpers] > f32::MIN {
                        most = most.max(row[helpers] + best[rest & !helpers]);
                    }
                    if helpers == 0 {
                        break;
                    }
                    helpers = (helpers - 1) & rest;
                }
            }
            best[mask] = most.max(-30.0);
        }
        let idle = hands.iter().filter(|g| offers[g.index()].is_some()).count() as f32;
        let best = best.map(|value| value - IDLE * idle);
        let Some(deed) = gathering else { return best[full] };
        let joinable = mask_of((hands & free) - deed.declined);
        let open_to_all = !deed.fallen
            && !matches!(deed.via, Via::Craft | Via::Night)
            && !self.pack.action(deed.card, deed.opt).together;
        let mut most = f32::MIN;
        let mut joiners = if open_to_all { joinable } else { 0 };
        loop {
            let party = Groups::from_words([joiners as u64]) | deed.party();
            let promised = commits(deed).count() as f32;
            if let Some(value) = self.deed((deed.card, deed.opt), deed.group, party) {
                let value = value + BEGUN * (1.0 + deed.helpers.len() as f32) + OFFERED * promised;
                most = most.max(value + best[full & !joiners]);
            }
            if joiners == 0 {
                break;
            }
            joiners = (joiners - 1) & joinable;
        }
        if most > f32::MIN { most } else { STUCK + best[full] }
    }

    /// What a group can make of its card, by the set of those who help; doing nothing with it needs nobody.
    fn begin(&self, group: Group, hands: Groups, offers: &[Option<(Group, Opt)>; 4]) -> [f32; 16] {
        let mut worth = [f32::MIN; 16];
        let Some(card) = self.open.band(group).front else { return worth };
        let info = self.pack.card(card);
        if info.kind != Kind::Danger {
            worth[0] = 0.0;
        }
        let mask = hands.without(group).words()[0] as usize;
        // Which hostile options may be chosen depends on all of them (PA-W01).
        let legal = front_options(self.game, self.open, group, hands);
        let mut helpers = mask;
        loop {
            let party = Groups::from_words([helpers as u64]).with(group);
            for (opt, _) in info.options().filter(|(opt, _)| legal >> opt.index() & 1 == 1) {
                if let Some(value) = self.deed((card, opt), group, party) {
                    let offered = offers
                        .iter()
                        .enumerate()
                        .filter(|(i, offer)| helpers >> i & 1 == 1 && **offer == Some((group, opt)));
                    let value = value + OFFERED * offered.count() as f32;
                    worth[helpers] = worth[helpers].max(value);
                }
            }
            if helpers == 0 {
                break;
            }
            helpers = (helpers - 1) & mask;
        }
        if worth[0] == f32::MIN {
            // A danger with nothing to do about it, as far as one can see.
            worth[0] = -4.0;
        }
        self.attend(group, &mut worth[0]);
        worth
    }

    /// The own help option may serve a card in play.
    fn attend(&self, group: Group, worth: &mut f32) {
        let Some(card) = self.open.band(group).front else { return };
        if !self.pack.card(card).help {
            return;
        }
        let missions = self.open.missions.iter();
        for placed in self.open.band(group).placed.iter().chain(missions) {
            for (opt, action) in self.pack.card(placed.card).options() {
                if action.when == When::Help
                    && let Some(value) = self.deed((placed.card, opt), group, Groups::only(group))
                {
                    *worth = worth.max(value + self.removal(placed.card, action));
                }
            }
        }
    }

    /// A night card that is destroyed asks for nothing any more.
    fn removal(&self, card: Card, action: &Action) -> f32 {
        if action.destroy && self.pack.card(card).night { 2.5 } else { 0.0 }
    }

    /// What an option brings to this party; nothing where it cannot be done.
    fn deed(&self, (card, opt): (Card, Opt), group: Group, party: Groups) -> Option<f32> {
        let action = self.pack.action(card, opt);
        let sum = Sum::of(self.open, party);
        if reach(self.pack, self.open, (card, action), group, party, &sum).is_some() {
            return None;
        }
        let mut value = self.gains(action, group, party) - self.costs(action, group);
        value += self.removal(card, action);
        if action.destroy {
            let bad = self.pack.card(card).kind == Kind::Danger;
            value += if bad { 0.8 } else { -0.3 };
        }
        // Tools that are used up for their skill.
        let missing = |have: &Skills| -> f32 {
            let need = need_of(self.pack, self.open, action, &[0; 3]);
            (0..3).map(|i| f32::from(need[i].saturating_sub(have[i]))).sum()
        };
        value -= 0.6 * missing(&sum.skills);
        if action.dice > 0 {
            let chance = chance(self.pack, self.open, action, &sum, &[0; 3]);
            let miss = if action.miss.is_empty() {
                self.fallback(card, group, party)
            } else {
                action.miss.iter().map(|op| self.op(op, group, party, true)).sum()
            };
            value = chance * value + (1.0 - chance) * miss;
        }
        Some(value)
    }

    /// What happens after a failed roll.
    fn fallback(&self, card: Card, group: Group, party: Groups) -> f32 {
        let info = self.pack.card(card);
        if info.kind != Kind::Danger {
            return 0.0;
        }
        let sum = Sum::of(self.open, party);
        let hostile = info.options().filter(|(_, a)| a.hostile && a.when == When::Day);
        let worth = hostile
            .filter(|(_, a)| reach(self.pack, self.open, (card, a), group, party, &sum).is_none())
            .map(|(_, a)| self.gains(a, group, party));
        worth.fold(f32::MIN, f32::max).max(-20.0)
    }

    fn gains(&self, action: &Action, group: Group, party: Groups) -> f32 {
        action.gain.iter().map(|op| self.op(op, group, party, true)).sum()
    }

    fn costs(&self, action: &Action, group: Group) -> f32 {
        let mut cost = 0.0;
        for i in 0..3 {
            cost += f32::from(action.pay[i]) * self.prices.resources[i];
        }
        cost += 0.7 * f32::from(action.any);
        for (tool, n) in action.tools.iter() {
            cost += f32::from(n) * self.prices.tools[tool.index()];
        }
        if action.victim.is_some() {
            cost += PERSON + self.prices.skull;
        }
        cost + self.hide(group, action.discard)
    }

    /// Cards from the top of the own deck; red backs wound.
    fn hide(&self, group: Group, n: u8) -> f32 {
        let deck = &self.open.band(group).deck;
        let reds = deck.iter().rev().take(n as usize).filter(|b| self.pack.red.contains(*b)).count() as u8;
        let cards = f32::from(n) - 0.5 * f32::from(reds);
        CARD * cards + if reds > 0 { self.hurt(Groups::only(group), reds, true) } else { 0.0 }
    }

    fn op(&self, op: Op, group: Group, party: Groups, deep: bool) -> f32 {
        let prices = self.prices;
        match op {
            Op::Gain(stuff @ Stuff::Resource(resource), n) => {
                f32::from(n.min(self.open.supply[resource.index()])) * prices.stuff(stuff)
            }
            Op::Gain(stuff @ Stuff::Tool(tool), n) => {
                let left = self.open.rack[tool].max(self.open.reserve[tool]);
                f32::from(n.min(left)) * prices.stuff(stuff)
            }
            Op::Person(n) => {
                // Another mouth is welcome where there is food.
                let food = f32::from(self.open.store[0]) - self.open.n_people() as f32;
                f32::from(n) * (PERSON + if food < 0.0 { -1.0 } else { 0.5 })
            }
            Op::Dream(n) => DREAM * f32::from(n.min(self.open.dream_stack)),
            Op::Idea(n) => IDEA * f32::from(n),
            Op::Make(n) => self.make(party, n),
            Op::Heal(n) => self.heal(party, n),
            Op::Skull(n) => {
                let now = f32::from(self.open.skulls);
                dread(now) - dread(now + f32::from(n))
            }
            Op::RemoveSkull(n) => {
                let now = f32::from(self.open.skulls);
                dread(now) - dread((now - f32::from(n)).max(0.0))
            }
            Op::Tile(n) => TILE * f32::from(n.min(5 - self.open.tiles.min(5))),
            Op::Secret(card) if deep => self.secret(card, group, party),
            Op::Secret(_) => 3.0,
            Op::Wounds(n) => -self.hurt(party, n, false),
            Op::WoundsEach(n) => party.iter().map(|g| -self.hurt(Groups::only(g), n, false)).sum(),
            Op::ForcedDiscard(n) => -self.hide(group, n),
            Op::Lose(resource, n) => {
                let i = resource.index();
                -prices.resources[i] * f32::from(n.min(self.open.store[i]))
            }
            Op::LoseAny(n) => -0.7 * f32::from(n.min(self.open.store.iter().sum())),
            Op::LoseTool(n) => -1.5 * f32::from(n),
            Op::LosePerson(n) => -(PERSON + prices.skull) * f32::from(n),
            Op::GuardWounds(n) => {
                // The last of the guard must not fall.
                let last = self.open.guard.len() <= 1;
                -f32::from(n) * if last { 2.0 } else { 0.9 }
            }
            Op::GuardHeal(n) => 0.6 * f32::from(n.min(self.open.guard_wounds)),
            Op::Ease(n) => EASE * f32::from(n),
            Op::Ward => 1.0,
            Op::Enrage => {
                if self.open.enraged {
                    0.0
                } else {
                    -4.0
                }
            }
            Op::Win => 100.0,
        }
    }

    /// A secret: the best of its options, as far as one can tell before.
    fn secret(&self, card: Card, group: Group, party: Groups) -> f32 {
        if !self.open.secrets.contains(card) {
            return 0.0;
        }
        if self.pack.card(card).kind == Kind::Placed {
            return 1.5 * f32::from(self.pack.card(card).bonus.iter().sum::<u8>()) - 0.5;
        }
        self.choose(card, group, party, false)
    }

    fn choose(&self, card: Card, group: Group, party: Groups, failed: bool) -> f32 {
        if failed {
            return self.fallback(card, group, party);
        }
        let info = self.pack.card(card);
        let least = if info.kind == Kind::Danger { -20.0 } else { 0.0 };
        let sum = Sum::of(self.open, party);
        let worth = info.options().filter(|(_, a)| a.when == When::Day).filter_map(|(_, action)| {
            if reach(self.pack, self.open, (card, action), group, party, &sum).is_some() {
                return None;
            }
            let gain: f32 = action.gain.iter().map(|op| self.op(op, group, party, false)).sum();
            let value = gain - self.costs(action, group);
            Some(match action.dice {
                0 => value,
                _ => value * chance(self.pack, self.open, action, &sum, &[0; 3]),
            })
        });
        worth.fold(least, f32::max)
    }

    /// The least that wounds cost: shields, the healthiest people, or somebody's death.
    fn hurt(&self, party: Groups, n: u8, spread: bool) -> f32 {
        let mut left = n;
        let mut cost = 0.0;
        for group in party {
            let band = self.open.band(group);
            for tool in self.pack.shields {
                let mut have = band.tools[tool];
                let shield = self.pack.tool(tool).shield;
                while have > 0 && left > 0 && (shield <= left || shield == 1) {
                    have -= 1;
                    left = left.saturating_sub(shield);
                    cost += self.prices.tools[tool.index()].min(2.5);
                }
            }
        }
        if left == 0 {
            return cost.min(self.bear(party, n, spread));
        }
        (cost + self.bear(party, left, spread)).min(self.bear(party, n, spread))
    }

    /// What so many wounds do to people without any shield.
    fn bear(&self, party: Groups, n: u8, spread: bool) -> f32 {
        let (mut best, mut room) = (f32::MAX, 0u8);
        for group in party {
            for member in self.open.band(group).people.iter() {
                let hearts = self.pack.card(member.card).person.map_or(1, |p| p.hearts);
                let left = hearts.saturating_sub(member.wounds);
                room += left;
                let cost = if n <= left {
                    WOUND * f32::from(n) + if n == left { WEAK } else { 0.0 }
                } else {
                    PERSON + self.prices.skull
                };
                best = best.min(cost);
            }
        }
        if spread && n > 1 {
            let over = n.saturating_sub(room);
            return WOUND * f32::from(n - over) * 1.5 + f32::from(over) * (PERSON + self.prices.skull);
        }
        if best == f32::MAX { 0.0 } else { best }
    }

    fn heal(&self, among: Groups, n: u8) -> f32 {
        let mut left = n;
        let mut worth = 0.0;
        for group in among {
            for member in self.open.band(group).people.iter().filter(|m| m.wounds > 0) {
                let hearts = self.pack.card(member.card).person.map_or(1, |p| p.hearts);
                let healed = member.wounds.min(left);
                left -= healed;
                worth += WOUND * f32::from(healed) * 0.9;
                worth += if healed > 0 && member.wounds >= hearts { WEAK } else { 0.0 };
            }
        }
        worth
    }

    /// The best things that can be made from the rack now.
    fn make(&self, party: Groups, n: u8) -> f32 {
        let group = party.first().unwrap_or(Group::new(0));
        let sum = Sum::of(self.open, party);
        let mut worth = [0.0f32; 3];
        for card in self.pack.recipes.iter().copied().chain(self.open.ideas.iter()) {
            let stocked = self.pack.card(card).tokens.is_none_or(|(tool, _)| self.open.rack[tool] > 0);
            let action = self.pack.action(card, Opt::new(0));
            if !stocked || reach(self.pack, self.open, (card, action), group, party, &sum).is_some() {
                continue;
            }
            let gain: f32 = action.gain.iter().map(|op| self.op(op, group, party, false)).sum();
            let mut value = gain - self.costs(action, group);
            for place in &mut worth {
                if value > *place {
                    std::mem::swap(place, &mut value);
                }
            }
        }
        // A second piece of the same kind is worth nearly as much.
        (0..n.min(3) as usize).map(|i| worth[i].max(if i > 0 { 0.6 * worth[0] } else { 0.0 })).sum::<f32>()
    }

    /// What the card under a back is likely to bring.
    fn back(&self, group: Group, back: Back) -> f32 {
        let fronts = match back {
            Back::FRESH => self.veiled.dreams,
            back => self.pack.of_back[back.index()] & self.veiled.unseen,
        };
        // Others will often be able to help, but have cards of their own.
        let awake = self.open.groups().iter().filter(|g| !self.open.band(*g).deck.is_empty());
        let party: Groups = awake.take(2).collect::<Groups>().with(group);
        let (mut total, mut n) = (0.0, 0.0f32);
        for card in fronts {
            let info = self.pack.card(card);
            let alone = self.front(card, group, Groups::only(group));
            let helped = match info.kind {
                Kind::Placed => 0.5,
                _ => self.front(card, group, party) - 1.0,
            };
            total += alone.max(helped);
            n += 1.0;
        }
        total / n.max(1.0)
    }

    fn front(&self, card: Card, group: Group, party: Groups) -> f32 {
        let info = self.pack.card(card);
        let least = if info.kind == Kind::Danger { -8.0 } else { 0.0 };
        let options = info.options().filter(|(_, a)| a.when == When::Day);
        options.filter_map(|(opt, _)| self.deed((card, opt), group, party)).fold(least, f32::max)
    }
}

/// The chance that a roll can be met with all that a party has.
pub(super) fn chance(pack: &Content, open: &Public, action: &Action, sum: &Sum, rolled: &Skills) -> f32 {
    let have = best(pack, action, sum);
    let met = |rolled: &Skills| {
        let need = need_of(pack, open, action, rolled);
        (0..3).all(|i| have[i] >= need[i])
    };
    if action.dice == 0 {
        return f32::from(u8::from(met(rolled)));
    }
    let mut won = 0;
    for (first, n) in pack.faces {
        let mut rolled = *rolled;
        rolled[first.index()] += n;
        if action.dice == 1 {
            won += 6 * u32::from(met(&rolled));
            continue;
        }
        for (second, n) in pack.faces {
            let mut rolled = rolled;
            rolled[second.index()] += n;
            won += u32::from(met(&rolled));
        }
    }
    won as f32 / 36.0
}
