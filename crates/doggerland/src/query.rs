//! What follows from a position: where a clan may go and what it may do.

use kernel::Seat;
use stdx::{Bits, Finite};

use crate::{
    Doggerland,
    frame::{Order, Party, Task},
    ids::{Ability, Animal, Couple, Craft, Good, Happening, Home, Rite, Role, Side, Site, Source},
    land::{Area, Cell},
    pack::{Cost, Shows},
    state::{Clan, State, Wall},
};

/// A set of roles as bits.
pub type Roles = u8;

/// What a clan has programmed so far this round.
#[derive(Copy, Clone, Default, Debug)]
pub struct Plan {
    pub builds: u8,
    pub crafts: u8,
    pub paintings: u8,
    /// Whether a chief is among the crafters, among the painters.
    pub chief_crafts: bool,
    pub chief_paints: bool,
    pub birth: bool,
    /// Abilities, as bits.
    pub trained: u8,
    /// Newborns promised (DG-C02).
    pub promised: u8,
}

impl Plan {
    #[inline]
    pub fn of(clan: &Clan) -> Plan {
        let mut plan = Plan::default();
        for order in clan.orders.iter() {
            match order {
                Order::Build { .. } => plan.builds += 1,
                Order::Craft { by, .. } => {
                    plan.crafts += 1;
                    plan.chief_crafts |= by.is_chief();
                }
                Order::Paint { by, .. } => {
                    plan.paintings += 1;
                    plan.chief_paints |= by.is_chief();
                }
                Order::Birth { .. } => {
                    plan.birth = true;
                    plan.promised += 1;
                }
                Order::Train { ability, .. } => plan.trained |= 1 << ability as u8,
                Order::Rite(rite) => plan.promised += 2 * u8::from(rite.rite == Rite::Twins),
                Order::Expedition { .. } => {}
            }
        }
        plan
    }
}

/// How many of each role can be sent this round.
#[inline]
pub fn idle(state: &State, seat: Seat) -> [u8; 5] {
    let mut idle = state.clan(seat).home;
    if state.acts(Happening::Fever) {
        // DG-Z23: one hunter-gatherer lies ill.
        idle[Role::Hunter as usize] = idle[Role::Hunter as usize].saturating_sub(1);
    }
    idle
}

#[inline]
pub fn roles(idle: &[u8; 5]) -> Roles {
    (0..5).fold(0, |roles, i| roles | u8::from(idle[i] > 0) << i)
}

const CHIEFS: Roles = 1 << Role::Chief as u8 | 1 << Role::GuestChief as u8;

/// Who may craft or paint after `n` times this round (DG-B02, DG-F02).
#[inline]
pub fn limited(idle: Roles, n: u8, chief_did: bool) -> Roles {
    match n {
        0 => idle,
        1 if chief_did => idle,
        1 => idle & CHIEFS,
        _ => 0,
    }
}

/// Who may do this task.
#[inline]
pub fn candidates(state: &State, seat: Seat, task: Task) -> Roles {
    let idle = roles(&idle(state, seat));
    match task {
        Task::Build | Task::Train(_) => idle,
        Task::Craft(_) => {
            let plan = Plan::of(state.clan(seat));
            limited(idle, plan.crafts, plan.chief_crafts)
        }
        Task::Paint(_) => {
            let plan = Plan::of(state.clan(seat));
            limited(idle, plan.paintings, plan.chief_paints)
        }
        // DG-H04: a hunter-gatherer or the chief; guests are no parents.
        Task::Twins => idle & (1 << Role::Chief as u8 | 1 << Role::Hunter as u8),
    }
}

/// Whether the two parents are at home.
#[inline]
pub fn has_couple(idle: &[u8; 5], couple: Couple) -> bool {
    let [a, b] = couple.roles();
    if a == b { idle[a as usize] >= 2 } else { idle[a as usize] > 0 && idle[b as usize] > 0 }
}

/// How far the clan's people go (DG-X01), with the events that change it.
#[inline]
pub fn range(game: &Doggerland, state: &State, seat: Seat) -> u8 {
    let range = game.tables.range[state.clan(seat).levels[Ability::Range] as usize];
    match state.solo.acting {
        Some(Happening::KnownTrails) => range + 1,
        Some(Happening::Fog) => range.saturating_sub(1).max(1),
        _ => range,
    }
}

/// The tiles in range of the village.
#[inline]
pub fn reach(game: &Doggerland, state: &State, seat: Seat) -> Area {
    Area::only(state.clan(seat).village).walk(state.land, range(game, state, seat))
}

/// Tiles with an opponent's village, megalith or journey token.
#[inline]
pub fn foreign(state: &State, seat: Seat) -> Area {
    let mut area = Area::EMPTY;
    for (other, clan) in state.playing() {
        if other != seat {
            area = area.or(own(clan));
        }
    }
    area
}

/// Tiles with the clan's village, megaliths or journey token.
#[inline]
pub fn own(clan: &Clan) -> Area {
    let mut area = Area::only(clan.village);
    clan.megaliths.iter().flatten().for_each(|cell| area.insert(*cell));
    clan.token.iter().for_each(|cell| area.insert(*cell));
    area
}

/// Tiles with a rival (solo).
#[inline]
pub fn rivals(state: &State) -> Area {
    state.solo.rivals.values().flatten().copied().collect()
}

/// Tiles with something to gather (DG-D02, DG-E03).
#[inline]
pub fn gatherable(state: &State) -> Area {
    state.sources.without(state.spent).without(state.game())
}

/// Tiles with an animal that these people could hunt together (DG-E01).
#[inline]
pub fn huntable(game: &Doggerland, state: &State, idle: &[u8; 5], tools: u8) -> Area {
    let members = idle.iter().sum::<u8>() - idle[Role::Shaman as usize];
    let mastery = members + idle[Role::Chief as usize] + idle[Role::GuestChief as usize] + tools;
    let mut area = Area::EMPTY;
    for animal in Animal::all() {
        let facts = &game.tables.animals[animal];
        if members >= facts.members && mastery >= facts.mastery {
            area = area.or(state.herds[animal]);
        }
    }
    area
}

/// Where an expedition may go without asking who is there to do what (DG-X01 … DG-X03).
#[inline]
pub fn open_tiles(game: &Doggerland, state: &State, seat: Seat) -> Area {
    let mut area = reach(game, state, seat);
    state.clan(seat).token.iter().for_each(|cell| area.insert(*cell));
    area = area.without(foreign(state, seat)).without(state.camps);
    if state.is_solo() { area.without(rivals(state)) } else { area }
}

/// Where an expedition of the people at home may go.
#[inline]
pub fn targets(game: &Doggerland, state: &State, seat: Seat, idle: &[u8; 5]) -> Area {
    if roles(idle) == 0 {
        return Area::EMPTY;
    }
    let prey = huntable(game, state, idle, state.clan(seat).store(Good::Tool));
    open_tiles(game, state, seat).and(gatherable(state).or(prey))
}

/// Craft tiles that are open to a member.
#[inline]
pub fn open_crafts(state: &State) -> Bits<Craft> {
    state.market - state.claimed
}

/// The pictures that nobody has painted or taken, as bits of [`crate::ids::Panel`].
#[inline]
pub fn open_panels(state: &State) -> u64 {
    let mut panels = 0;
    for (at, fresco) in state.frescoes.iter().enumerate() {
        for line in 0..3 {
            if state.wall[crate::ids::Spot::nth(3 * at + line)] == Wall::Free {
                panels |= 1 << (3 * fresco.index() + line);
            }
        }
    }
    panels
}

/// Habitat slots that are free or can be covered (DG-S10).
#[inline]
pub fn open_slots(clan: &Clan) -> u8 {
    clan.homes.iter().filter(|home| matches!(home, Home::Empty | Home::Makeshift)).count() as u8
}

/// Whether a shaman's space is open to this clan (DG-H01, DG-H02), not asking what the rite needs.
pub fn is_rite_open(game: &Doggerland, state: &State, seat: Seat, rite: Rite) -> bool {
    let offered = match rite {
        Rite::FirstPlayer => !state.is_solo(),
        Rite::MoveVillage => state.is_solo(),
        _ => true,
    };
    offered
        && !state.clan(seat).rites.contains(rite)
        && !state.hut.contains(rite)
        && !state.acts(Happening::SilentSpirits)
        && !is_blocked(game, state, rite)
}

/// Whether a rival shaman stands on the space this round (DG-U05).
pub fn is_blocked(game: &Doggerland, state: &State, rite: Rite) -> bool {
    state.is_solo() && state.solo.card.is_some_and(|card| game.tables.cards[card].blocks.contains(&rite))
}

/// The shaman actions that can be programmed now, as bits of [`Rite`].
pub fn open_rites(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    idle: &[u8; 5],
    plan: &Plan,
    panels: u64,
) -> u16 {
    if idle[Role::Shaman as usize] == 0 {
        return 0;
    }
    let mut rites = 0;
    for rite in Rite::all() {
        let possible = match rite {
            Rite::PerfectPainting => panels != 0,
            Rite::Twins => {
                state.clan(seat).reserve() > plan.promised
                    && idle[Role::Chief as usize] + idle[Role::Hunter as usize] > 0
            }
            _ => true,
        };
        if possible && is_rite_open(game, state, seat, rite) {
            rites |= 1 << rite as u16;
        }
    }
    rites
}

/// What is open to the party of an expedition: roles, a tool, and whether it may leave as it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct PartyOptions {
    pub roles: Roles,
    pub tool: bool,
    pub done: bool,
}

impl PartyOptions {
    /// How many there are.
    pub fn n_options(&self) -> u32 {
        self.roles.count_ones() + u32::from(self.tool) + u32::from(self.done)
    }
}

/// Who may still join (DG-D01, DG-E01). A part is open only if the minimums can still be met.
#[inline]
pub fn party_options(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    cell: Cell,
    party: &Party,
    from: u8,
) -> PartyOptions {
    let mut left = idle(state, seat);
    left.iter_mut().zip(party.who).for_each(|(left, used)| *left -= used);
    let tools = state.clan(seat).store(Good::Tool) - party.tools;
    let (members, mastery) = (party.members(), party.mastery());
    let mut options = PartyOptions::default();
    let Some(animal) = state.animal_at(cell) else {
        // Gathering: at most three components, and mastery counts them exactly.
        let room = 3 - mastery;
        for role in Role::all().skip(from as usize) {
            if left[role as usize] > 0 && role.mastery() <= room {
                options.roles |= 1 << role as u8;
            }
        }
        options.tool = members > 0 && tools > 0 && room > 0;
        options.done = members > 0;
        return options;
    };
    let facts = &game.tables.animals[animal];
    left[Role::Shaman as usize] = 0;
    let (mut members_max, mut mastery_max) = (members, mastery + tools);
    options.done = members >= facts.members && mastery >= facts.mastery;
    options.tool = tools > 0 && members >= facts.members && mastery_max >= facts.mastery;
    for role in Role::all().rev().take(5 - from as usize) {
        members_max += left[role as usize];
        mastery_max += left[role as usize] * role.mastery();
        if left[role as usize] > 0 && members_max >= facts.members && mastery_max >= facts.mastery {
            options.roles |= 1 << role as u8;
        }
    }
    options
}

/// What one unit of mastery gathers on a source.
pub fn yields(source: Source) -> &'static [Good] {
    match source {
        Source::Wood => &[Good::Wood],
        Source::Stone => &[Good::Stone],
        Source::Fruit => &[Good::Fruit],
        Source::Shell => &[Good::Fruit, Good::Bone],
        Source::SmallGame => &[Good::Meat, Good::Fur],
    }
}

/// What a party gathers or hunts on a tile, by [`Good`], before transport (DG-D04, DG-E04).
pub fn harvest(game: &Doggerland, state: &State, cell: Cell, party: &Party) -> [u8; 7] {
    let mut goods = [0; 7];
    if let Some(animal) = state.animal_at(cell) {
        let facts = &game.tables.animals[animal];
        goods[Good::Meat as usize] = facts.meat;
        goods[Good::Fur as usize] = facts.fur;
        goods[Good::Bone as usize] = facts.bone;
        return goods;
    }
    let Some(tile) = state.tiles[cell] else { return goods };
    let facts = game.tables.tile(tile);
    if let Shows::Source(source) = facts.shows {
        for good in yields(source) {
            goods[*good as usize] = party.mastery() * facts.value;
        }
        if source == Source::Fruit && state.acts(Happening::Berries) {
            goods[Good::Fruit as usize] += 2;
        }
    }
    goods
}

/// How much a party carries home (DG-D05).
pub fn capacity(game: &Doggerland, state: &State, seat: Seat, party: &Party) -> u8 {
    game.tables.transport[state.clan(seat).levels[Ability::Transport] as usize] * party.members()
}

/// What a habitat costs this builder (DG-A02).
#[inline]
pub fn habitat_cost(game: &Doggerland, side: Side, chief: bool) -> Cost {
    let mut cost = game.tables.habitats[side as usize].cost;
    if chief {
        cost[Good::Wood as usize] = cost[Good::Wood as usize].saturating_sub(1);
    }
    cost
}

/// Whether a habitat may stand there, not asking for its cost (DG-A03, DG-A04).
#[inline]
pub fn may_stand(game: &Doggerland, clan: &Clan, side: Side, site: Site) -> bool {
    match site {
        Site::Ground => clan.homes.contains(&Home::Empty),
        Site::Cover => {
            let beds = game.tables.habitats[side as usize].beds;
            clan.homes.contains(&Home::Makeshift) && (beds >= 3 || clan.beds() + beds >= clan.members() + 3)
        }
    }
}

/// The habitats that can be raised now, in the order of the choices.
#[inline]
pub fn raises(game: &Doggerland, clan: &Clan, chief: bool) -> impl Iterator<Item = (Side, Site)> {
    Side::all().flat_map(|side| Site::all().map(move |site| (side, site))).filter(move |(side, site)| {
        clan.can_pay(&habitat_cost(game, *side, chief)) && may_stand(game, clan, *side, *site)
    })
}

/// Where a megalith may stand (DG-H10): only what belongs to others is in its way.
pub fn megalith_tiles(game: &Doggerland, state: &State, seat: Seat) -> Area {
    reach(game, state, seat).without(foreign(state, seat))
}

/// Where the token of a long journey may lie (DG-H05).
pub fn journey_tiles(state: &State, seat: Seat) -> Area {
    state.land.without(foreign(state, seat))
}

/// Where the village may move (DG-N09, DG-U07, DG-U10).
#[inline]
pub fn village_tiles(state: &State, seat: Seat) -> Area {
    let village = Area::only(state.clan(seat).village);
    let area = village.walk(state.land, 2).without(village).without(foreign(state, seat));
    if state.is_solo() { area.without(rivals(state)) } else { area }
}

/// Whether the offering can be paid (DG-Z10: or is free).
#[inline]
pub fn can_offer(game: &Doggerland, state: &State, seat: Seat) -> bool {
    state.acts(Happening::KindSpirits)
        || game.tables.offerings.iter().any(|good| state.clan(seat).store(*good) > 0)
}

/// Whether a programmed action can be carried out now.
#[inline]
pub fn can_resolve(game: &Doggerland, state: &State, seat: Seat, order: &Order) -> bool {
    let clan = state.clan(seat);
    match *order {
        Order::Build { by } => raises(game, clan, by.is_chief()).next().is_some(),
        Order::Craft { craft, .. } => clan.can_pay(&game.tables.crafts[craft].cost),
        Order::Birth { .. } | Order::Expedition { .. } => true,
        Order::Paint { spot, .. } => {
            state.panel(spot).is_some_and(|panel| clan.memory[game.tables.species(panel)] > 0)
        }
        Order::Train { ability: Ability::Tools, .. } => {
            upgrade_cost(game, clan, Ability::Tools).is_some_and(|cost| clan.can_pay(cost))
                || (0..=clan.levels[Ability::Tools]).any(|l| clan.can_pay(&game.tables.recipes[l as usize].0))
        }
        Order::Train { ability, .. } => {
            upgrade_cost(game, clan, ability).is_some_and(|cost| clan.can_pay(cost))
        }
        Order::Rite(order) => match order.rite {
            Rite::PerfectPainting => {
                let panel = order.spot.and_then(|spot| state.panel(spot));
                panel.is_some_and(|p| clan.memory[game.tables.species(p)] > 0) && can_offer(game, state, seat)
            }
            rite => match rite.megalith() {
                Some(which) => {
                    clan.can_pay(&game.tables.megaliths[which].0)
                        && !megalith_tiles(game, state, seat).is_empty()
                }
                None => can_offer(game, state, seat),
            },
        },
    }
}

/// What the next level of an ability costs; nothing at the last.
#[inline]
pub fn upgrade_cost<'g>(game: &'g Doggerland, clan: &Clan, ability: Ability) -> Option<&'g Cost> {
    game.tables.upgrades[ability].get(clan.levels[ability] as usize)
}

/// How much food the clan needs, and what a meat is worth (DG-N01, DG-Z12, DG-Z28).
#[inline]
pub fn appetite(state: &State, seat: Seat) -> (u8, u8) {
    let members = state.clan(seat).members();
    let need = if state.acts(Happening::LightAppetites) { members.saturating_sub(3) } else { members };
    (need, if state.acts(Happening::HardFeeding) && state.is_cold() { 1 } else { 2 })
}
