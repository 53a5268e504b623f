//! What things are worth to the tribe now, in points; most of all what the coming night asks for.

use stdx::Finite;

use crate::{
    Paleo,
    effect::{Action, Op, Stuff, When},
    flow::{Frame, NightStep, Sum, Via, condition, reach},
    ids::{Card, Cards, Group, Opt, Resource, Tool},
    pack::{CardInfo, ToolInfo},
    state::Public,
};

/// One fresco piece.
pub(super) const TILE: f32 = 10.0;
/// One card of a deck: a part of the day.
pub(super) const CARD: f32 = 0.45;
pub(super) const PERSON: f32 = 4.0;
pub(super) const DREAM: f32 = 1.2;
pub(super) const IDEA: f32 = 1.2;
pub(super) const WOUND: f32 = 0.9;
/// One more wound kills.
pub(super) const WEAK: f32 = 1.6;
pub(super) const EASE: f32 = 2.0;

/// How bad so many skulls are; parts of a skull are likely ones. The fifth loses.
pub(super) fn dread(skulls: f32) -> f32 {
    const DREAD: [f32; 7] = [0.0, 4.0, 9.0, 16.0, 26.0, 60.0, 62.0];
    let at = skulls.clamp(0.0, 5.9);
    let (low, part) = (at as usize, at - at.floor());
    DREAD[low] + part * (DREAD[low + 1] - DREAD[low])
}

/// The first units are worth most; beyond `enough` one is worth little.
pub(super) fn plenty(n: u8, enough: u8) -> f32 {
    let first = f32::from(n.min(enough));
    first + 0.3 * f32::from(n.saturating_sub(enough).min(enough))
}

/// What a skill of a group is worth: conditions above four are rare.
pub(super) fn skill(n: u8) -> f32 {
    const WORTH: [f32; 8] = [0.0, 1.6, 3.0, 4.0, 4.7, 5.2, 5.5, 5.7];
    WORTH.get(n as usize).copied().unwrap_or(5.8)
}

/// A tool by what it can do; one that does nothing by itself is asked for by cards. The skill of kept tools is counted
/// with the group.
pub(super) fn tool(info: &ToolInfo) -> f32 {
    let skill: u8 = info.skill.iter().sum();
    let mut worth = match (info.once, skill) {
        (true, n) => 0.75 * f32::from(n),
        (false, 0) => 0.0,
        (false, _) => 0.3,
    };
    worth += match info.shield {
        0 => 0.0,
        n => 0.7 + 0.5 * f32::from(n),
    };
    worth += 0.7 * f32::from(info.heal) + if info.ward { 2.2 } else { 0.0 };
    if worth == 0.0 { 2.2 } else { worth }
}

/// The prices of the moment.
pub(super) struct Prices {
    pub resources: [f32; 3],
    pub tools: [f32; Tool::COUNT],
    /// What the nights to come are likely to cost.
    pub night: f32,
    /// One skull more.
    pub skull: f32,
}

/// What is left for the night after some of it is promised.
struct Budget {
    store: [u8; 3],
    tools: [u8; Tool::COUNT],
}

impl Prices {
    pub fn of(game: &Paleo, open: &Public) -> Prices {
        let pack = &game.pack;
        let base = f32::from(open.skulls);
        let mut prices = Prices {
            resources: [0.7, 0.9, 1.0],
            tools: std::array::from_fn(|i| {
                pack.tools.get(i).map_or(0.0, |info| {
                    let kept = if info.once { 0 } else { info.skill.iter().sum::<u8>() };
                    tool(info) + 1.4 * f32::from(kept)
                })
            }),
            night: 0.0,
            skull: dread(base + 1.0) - dread(base),
        };
        let all = open.groups();
        let sum = Sum::of(open, all);
        let mut budget = Budget { store: open.store, tools: sum.tools };
        let mut now = 0.0;
        let night = open.frames.as_slice().iter().find_map(|frame| match frame {
            Frame::Night { step, todo } => Some((*step, todo)),
            _ => None,
        });
        let mut due: Cards = open.missions.iter().map(|p| p.card).collect();
        let beside: Cards = all
            .iter()
            .flat_map(|g| open.band(g).placed.iter().map(|p| p.card))
            .filter(|c| pack.card(*c).night)
            .collect();
        // In the middle of a night what is left of it comes first.
        if let Some((step, todo)) = night.filter(|(step, _)| *step != NightStep::Feed) {
            let under_way = open.frames.as_slice().iter().find_map(|frame| match frame {
                Frame::Deed(deed) if deed.via == Via::Night => Some(deed.card),
                _ => None,
            });
            let mut left: Cards = todo.iter().collect();
            if step == NightStep::Missions {
                left |= beside;
            }
            under_way.into_iter().for_each(|card| left.remove(card));
            now = budget.settle(game, open, &sum, left);
        }
        due |= beside;
        // The more cards are left, the more can still be found.
        let cards: usize = all.iter().map(|g| open.band(g).deck.len()).sum();
        let near = match night {
            Some(_) => 0.3,
            None => 1.0 - 0.7 * (cards as f32 / (9.0 * f32::from(open.n_groups))).min(1.0),
        };
        let people = open.n_people() as u8;
        let food = &mut budget.store[Resource::Food.index()];
        let hungry = people.saturating_sub(*food);
        *food = food.saturating_sub(people);
        let spare = *food;
        let unmet = budget.settle(game, open, &sum, due);
        let danger = base + now + near * (f32::from(hungry) * 0.8 + unmet);
        prices.night = dread(danger) - dread(base);
        // What is missing is worth the skull that it saves.
        let saved = prices.skull * near.max(0.45);
        if hungry > 0 || spare < 2 {
            prices.resources[0] += 0.6 * saved * if hungry > 0 { 1.0 } else { 0.4 };
        }
        for card in due {
            prices.want(game, open, card, &budget, saved);
        }
        prices
    }

    /// Raises the price of what a card that cannot be settled lacks.
    fn want(&mut self, game: &Paleo, open: &Public, card: Card, budget: &Budget, saved: f32) {
        let pack = &game.pack;
        let sum = Sum::of(open, open.groups());
        for (_, action) in night_options(pack.card(card)) {
            if condition(pack, open, action, open.groups(), &sum).is_some() {
                continue;
            }
            let mut missing = 0;
            for i in 0..3 {
                missing += action.pay[i].saturating_sub(budget.store[i]);
            }
            for (tool, n) in action.tools.iter() {
                missing += n.saturating_sub(budget.tools[tool.index()]);
            }
            if missing == 0 {
                continue;
            }
            let each = 0.7 * saved / f32::from(missing);
            for i in 0..3 {
                if action.pay[i] > budget.store[i] {
                    self.resources[i] = self.resources[i].max(0.5 + each);
                }
            }
            for (tool, n) in action.tools.iter() {
                if n > budget.tools[tool.index()] {
                    let price = &mut self.tools[tool.index()];
                    *price = price.max(0.8 + each);
                }
            }
        }
    }

    pub fn stuff(&self, stuff: Stuff) -> f32 {
        match stuff {
            Stuff::Resource(resource) => self.resources[resource.index()],
            Stuff::Tool(tool) => self.tools[tool.index()],
        }
    }
}

impl Budget {
    /// Settles cards of the night as cheaply as possible; how many skulls that leaves.
    fn settle(&mut self, game: &Paleo, open: &Public, sum: &Sum, cards: Cards) -> f32 {
        let pack = &game.pack;
        let mut unmet = 0.0;
        for card in cards {
            let payable = |action: &Action| {
                let paid = (0..3).all(|i| action.pay[i] <= self.store[i])
                    && action.tools.iter().all(|(tool, n)| self.tools[tool.index()] >= n)
                    && self.store.iter().sum::<u8>() >= action.any;
                paid && condition(pack, open, action, open.groups(), sum).is_none()
            };
            let cost = |action: &Action| {
                action.pay.iter().sum::<u8>() + 2 * action.tools.iter().map(|(_, n)| n).sum::<u8>()
            };
            let best = night_options(pack.card(card)).map(|(_, a)| a).filter(|a| payable(a));
            let best = best.min_by_key(|a| cost(a) as i32 - 20 * i32::from(gains_tile(a)));
            match best {
                Some(action) => {
                    (0..3).for_each(|i| self.store[i] -= action.pay[i]);
                    for (tool, n) in action.tools.iter() {
                        self.tools[tool.index()] -= n;
                    }
                }
                None => {
                    let worst = pack.card(card).options().filter(|(_, a)| a.when == When::Night && a.hostile);
                    let skulls = worst.map(|(_, a)| harm(a)).fold(f32::MAX, f32::min);
                    unmet += if skulls == f32::MAX { 0.0 } else { skulls };
                }
            }
        }
        unmet
    }
}

fn gains_tile(action: &Action) -> bool {
    action.gain.iter().any(|op| matches!(op, Op::Tile(_)))
}

/// The skulls that a hostile option of the night costs, or what is as bad.
fn harm(action: &Action) -> f32 {
    action.gain.iter().map(|op| if let Op::Skull(n) = op { f32::from(n) } else { 0.3 }).sum()
}

/// The options of a card under the moon that do no harm. Missions have no other kind of option than those and extras.
fn night_options(info: &CardInfo) -> impl Iterator<Item = (Opt, &Action)> {
    info.options().filter(|(_, action)| action.when == When::Night && !action.hostile)
}

/// How far the tribe is with what cards ask of the graveyard.
pub(super) fn trail(game: &Paleo, open: &Public) -> f32 {
    let pack = &game.pack;
    let mut worth = 0.0;
    for mission in open.missions.iter() {
        for (_, action) in pack.card(mission.card).options() {
            if let Some(grave) = action.grave {
                let have = (open.graveyard & pack.tags[grave.tag as usize].1).len() as f32;
                worth += have.min(f32::from(grave.count)) * 0.8;
            }
            if let Some(eased) = action.eased {
                let have = (open.graveyard & pack.tags[eased.tag as usize].1).len() as f32;
                worth += EASE * (have.min(4.0) + f32::from(open.ease).min(4.0)) * 0.6;
            }
        }
    }
    worth
}

/// How near the tribe is to win the fight that decides everything: the chance of its roll, once it may be fought.
pub(super) fn fight(game: &Paleo, open: &Public) -> f32 {
    let pack = &game.pack;
    let all = open.groups();
    let sum = Sum::of(open, all);
    let mut best = 0.0f32;
    for mission in open.missions.iter() {
        for (_, action) in pack.card(mission.card).options().filter(|(_, a)| a.together) {
            let chance = super::plan::chance(pack, open, action, &sum, &[0; 3]);
            let lone = reach(pack, open, (mission.card, action), Group::new(0), all, &sum).is_none();
            best = best.max(if lone { 8.0 + 14.0 * chance } else { 6.0 * chance });
        }
    }
    best
}
