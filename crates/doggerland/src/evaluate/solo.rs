//! How a solo game looks: whether the work that is still to be done for the objectives fits into the rounds that are
//! left (DG-U08, DG-U18).
//!
//! Everything is counted in *days*: what one member does in one round. Members bring days; meals, goods and the actions
//! of the objectives take them. Of the objectives those are planned for that take least together ([`work`]).

mod work;

use kernel::Seat;
use stdx::Finite;

use super::{DANGER, FEATURES, Forecast, GOALS, GOODS_AT, HANDS, HUNGER, IDLE, LAND, MEMORY, SCARCITY};
use crate::{
    Doggerland,
    frame::{Frame, Phase},
    ids::{Ability, Good, Role},
    query,
    state::{Clan, State},
};
use work::{Missing, Time, Work};

/// What things take and bring, in days unless they say otherwise; found by trying variations with the levels that do
/// not search.
struct Rates {
    /// Points of a day, and where the work just fits.
    day: f32,
    fits: f32,
    /// A good, by the level of transport, and how much less with every level of range.
    good: [f32; 3],
    range: f32,
    /// Food and fur, in goods.
    food: f32,
    fur: f32,
    /// A hunt beyond what it brings home, by season.
    hunt: [f32; 2],
    /// An objective that is out of reach.
    lost: f32,
    /// A scarcity tile within the limit, and one beyond it.
    tile: f32,
    beyond: f32,
    /// How much of what members could carry they will surely find.
    finds: f32,
    /// Furs for the expeditions of a cold round, tools for any round; in goods.
    winter: f32,
    tools: f32,
    /// Goods that no objective asks for, in parts of their price; animals that are remembered; land in reach.
    spare: f32,
    memory: f32,
    land: f32,
    /// A member in a later round, and one that is still at home.
    hand: f32,
    idle: f32,
}

const RATES: Rates = Rates {
    day: 0.9,
    fits: 27.0,
    good: [0.62, 0.45, 0.57],
    range: 0.08,
    food: 0.46,
    fur: 0.7,
    hunt: [1.5, 3.0],
    lost: 11.8,
    tile: 0.8,
    beyond: 10.0,
    finds: 0.39,
    winter: 3.0,
    tools: 0.46,
    spare: 0.58,
    memory: 0.11,
    land: 0.06,
    hand: 1.0,
    idle: 0.94,
};

pub(super) fn measure(game: &Doggerland, state: &State, seat: Seat, forecast: &Forecast, out: &mut [f32]) {
    let mut put = |feature: usize, days: f32| out[feature] = RATES.day * days / FEATURES[feature].weight;
    let (clan, level) = (&forecast.clan, game.tables.level(state.mode));
    let stage = stage(state, seat);
    let idle = match stage {
        Stage::Before => f32::from(clan.members()) + 0.6,
        Stage::Programming => super::at_home(clan),
        Stage::After => 0.0,
    };
    let later = f32::from(8u8.saturating_sub(state.round));
    let members = f32::from(clan.members() + super::housed(clan));
    let prices = prices(clan);

    let (hungry, meals) = meals(state, seat, clan, later, members);
    put(HUNGER, -(hungry + meals) * RATES.food * prices[Good::Wood as usize]);
    let carried = RATES.finds * idle * f32::from(2 + clan.levels[Ability::Transport]);
    let tiles = f32::from(clan.scarcity) + (hungry - carried).max(0.0);
    let limit = f32::from(level.scarcity);
    put(SCARCITY, -RATES.tile * tiles.min(limit));
    put(DANGER, -RATES.beyond * (tiles - limit).max(0.0));
    put(HANDS, RATES.hand * later * members);
    put(IDLE, RATES.idle * idle);

    let shaman = match stage {
        Stage::Before => true,
        Stage::Programming => clan.home[Role::Shaman as usize] > 0,
        Stage::After => false,
    };
    let time =
        Time { rounds: later + f32::from(u8::from(idle > 0.0)), shaman: later + f32::from(u8::from(shaman)) };
    let cold = (state.round + 1..=8).filter(|round| round % 2 == 0).count() as f32;
    let mut upkeep = Work::default();
    upkeep.goods[Good::Fur as usize] =
        RATES.winter * (cold + f32::from(u8::from(state.is_cold() && idle > 0.0)));
    upkeep.goods[Good::Tool as usize] = RATES.tools * later;
    let missing = Missing::of(game, state, seat, forecast);
    let least = missing.least(game, level.needed as usize, upkeep, time, |work, lost| {
        let lack = |i: usize| (work.goods[i] - f32::from(clan.stores[i])).max(0.0) * prices[i];
        work.days + (0..5).map(lack).sum::<f32>() + RATES.lost * lost
    });
    put(GOALS, RATES.fits / RATES.day - least);

    if later > 0.0 {
        for (i, price) in prices.iter().enumerate() {
            put(GOODS_AT + i, RATES.spare * price * super::plenty(clan.stores[i]));
        }
        put(MEMORY, RATES.memory * super::memory(game, state, &clan.memory, later));
        put(LAND, RATES.land * super::prospects(game, state, seat));
    }
}

/// What wood, stone, fur, bone and a tool take to get.
fn prices(clan: &Clan) -> [f32; 5] {
    let level = |ability: Ability| clan.levels[ability];
    let good = RATES.good[level(Ability::Transport).min(2) as usize]
        / (1.0 + RATES.range * f32::from(level(Ability::Range)));
    // Two goods and a member make three tools, and more with skill.
    let tool = (1.0 + 2.0 * good) / (3.0 + f32::from(level(Ability::Tools)));
    [good, good, RATES.fur * good, good, tool]
}

/// How many meals are missing this round, and how many in all later ones; food does not keep for ever (DG-N02).
fn meals(state: &State, seat: Seat, clan: &Clan, later: f32, members: f32) -> (f32, f32) {
    let (need, meat) = query::appetite(state, seat);
    let need = f32::from(need + clan.members() - state.clan(seat).members());
    let units = |bowl: usize, meat: u8| {
        f32::from(clan.bowls[bowl][0]) + f32::from(clan.bowls[bowl][1]) * f32::from(meat)
    };
    let hungry = (need - (0..3).map(|bowl| units(bowl, meat)).sum::<f32>()).max(0.0);
    // What stands on the right is eaten first.
    let need = (need - units(2, meat)).max(0.0);
    let middle = (units(1, 2) - need).max(0.0);
    let left = (units(0, 2) - (need - units(1, 2)).max(0.0)).max(0.0);
    let next = (middle + left).min(members);
    let after = (left - (next - middle).max(0.0)).min(members);
    let kept = match later {
        0.0 => 0.0,
        1.0 => next,
        _ => next + after,
    };
    (hungry, later * members - kept)
}

/// Where a round is, for somebody who wants to send members.
enum Stage {
    Before,
    Programming,
    After,
}

fn stage(state: &State, seat: Seat) -> Stage {
    for frame in state.frames.as_slice() {
        match frame {
            Frame::Program { passed, .. } if passed >> seat.index() & 1 == 1 => return Stage::After,
            Frame::Program { .. } => return Stage::Programming,
            _ => {}
        }
    }
    let begins = |frame: &Frame| match frame {
        Frame::Round(phase) => match phase {
            Phase::Card | Phase::Event | Phase::Rivals | Phase::Program => true,
            Phase::Spawn | Phase::Fresco | Phase::Crafts | Phase::Villages | Phase::Hut => true,
            Phase::Discover | Phase::Valley | Phase::Resolve | Phase::Migrate | Phase::Feed => false,
            Phase::Newborns | Phase::Objectives | Phase::Advance => false,
        },
        _ => false,
    };
    if state.frames.as_slice().iter().any(begins) { Stage::Before } else { Stage::After }
}
