//! How good a position looks to a clan: the points it can expect at the end, feature by feature.
//!
//! Programmed actions are judged by what they will bring: [`forecast`] carries them out on a copy of the clan, and
//! the features are measured on that copy. So a plan is worth something as soon as it is made, and a plan that
//! cannot be paid is worth nothing. Bots and hints use this; the rules never do.

mod forecast;
mod solo;

use kernel::{Evaluate, Feature, Seat};
use stdx::{Finite, Table};

use crate::{
    Doggerland,
    frame::Frame,
    ids::{Ability, Animal, Home, Line, Objective, Role},
    pack::Need,
    query,
    state::{Clan, State, Wall},
};
use forecast::Forecast;

/// The evaluation of Doggerland.
pub struct Outlook;

/// The features in their order, with weights tuned by self-play, first without a search, then with one of sixty iterations
/// (`dolmen tune doggerland --players 2 --iterations 60`). The last two belong to the solo game, which has rates of its own.
const FEATURES: [Feature; N_FEATURES] = [
    Feature::new("members", 1.37),
    Feature::new("habitats", 0.83),
    Feature::new("crafts", 0.84),
    Feature::new("megaliths", 0.63),
    Feature::new("objectives", 0.74),
    Feature::new("paintings", 1.33),
    Feature::new("frescoes", 0.32),
    Feature::new("scarcity", -1.27),
    Feature::new("wood", 0.65),
    Feature::new("stone", 1.26),
    Feature::new("fur", 0.43),
    Feature::new("bone", 0.26),
    Feature::new("tools", 1.39),
    Feature::new("hunger", -0.89),
    Feature::new("larder", 0.17),
    Feature::new("memory", 0.35),
    Feature::new("range", 0.37),
    Feature::new("transport", 0.25),
    Feature::new("tool-making", 0.45),
    Feature::new("hands", 0.45),
    Feature::new("beds", 0.44),
    Feature::new("idle", 0.73),
    Feature::new("land", 0.06),
    Feature::new("progress", 0.51),
    Feature::new("goals", 6.0),
    Feature::new("danger", -3.0),
];
const N_FEATURES: usize = 26;

const SCARCITY: usize = 7;
const GOODS_AT: usize = 8;
const HUNGER: usize = 13;
const MEMORY: usize = 15;
const HANDS: usize = 19;
const IDLE: usize = 21;
const LAND: usize = 22;
const GOALS: usize = 24;
const DANGER: usize = 25;

impl Evaluate<Doggerland> for Outlook {
    fn features(&self, _: &Doggerland) -> Vec<Feature> {
        FEATURES.to_vec()
    }

    fn measure(&self, game: &Doggerland, state: &State, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        if seat.index() >= state.n() {
            return;
        }
        let over = matches!(state.frames.top(), Frame::Over(_));
        let forecast = Forecast::of(game, state, seat);
        if state.is_solo() {
            match over {
                true => out[GOALS] = state.solo.marked.len() as f32,
                false => solo::measure(game, state, seat, &forecast, out),
            }
            return;
        }
        let clan = &forecast.clan;
        let later = f32::from(8u8.saturating_sub(state.round));

        let beds = clan.beds().saturating_sub(clan.members());
        let housed = housed(clan);
        let members = clan.members() + housed;
        out[0] = f32::from(members);
        out[1] = f32::from(
            game.tables.habitats[0].points * clan.count_homes(Home::Simple)
                + game.tables.habitats[1].points * clan.count_homes(Home::Prestigious),
        );
        out[2] = clan.crafts.iter().map(|craft| f32::from(game.tables.crafts[craft].points)).sum();
        let raised = forecast.megaliths.iter().zip(&game.tables.megaliths).filter(|(up, _)| **up);
        out[3] = raised.map(|(_, (_, points))| f32::from(*points)).sum();
        out[4] = clan.awards.values().map(|points| f32::from(*points)).sum();
        let mut painted = forecast.painted;
        let mut lines = [[0u8; 3]; 4];
        for spot in state.spots() {
            if let (Wall::Painted { by, cubes }, Some(panel)) = (state.wall[spot], state.panel(spot)) {
                lines[by.index()][spot.line() as usize] += cubes;
                if by == seat {
                    painted[game.tables.species(panel)] += cubes;
                }
            }
        }
        lines[seat.index()].iter_mut().zip(forecast.lines).for_each(|(n, more)| *n += more);
        out[5] = painted.iter().map(|(a, n)| f32::from(*n) * f32::from(game.tables.animals[a].points)).sum();
        out[6] = Line::all().map(|line| line_points(&lines, state.n(), seat, line)).sum();
        out[SCARCITY] = f32::from(clan.scarcity);
        if over {
            return;
        }

        // Goods are worth what can still be made of them.
        let use_left = [0.03, 0.8, 1.0][(later as usize).min(2)];
        for (i, stored) in clan.stores.iter().enumerate() {
            out[GOODS_AT + i] = use_left * plenty(*stored);
        }
        let (need, meat) = query::appetite(state, seat);
        let need = need + clan.members() - state.clan(seat).members();
        let units = |bowl: &[u8; 2]| bowl[0] + bowl[1] * meat;
        let food: u8 = clan.bowls.iter().map(units).sum();
        out[HUNGER] = f32::from(need.saturating_sub(food));
        if later > 0.0 {
            let kept = food.saturating_sub(need.max(units(&clan.bowls[2])));
            out[14] = f32::from(kept.min(members));
        }
        out[MEMORY] = memory(game, state, &clan.memory, later);
        for (i, ability) in Ability::all().enumerate() {
            out[16 + i] = later * f32::from(clan.levels[ability]);
        }
        out[HANDS] = later * f32::from(members - 2);
        out[20] = later.min(4.0) * f32::from((beds - housed).min(2));
        out[IDLE] = idle(state, seat, &forecast);
        out[LAND] = if later > 0.0 { prospects(game, state, seat) } else { 0.0 };
        out[23] = progress(game, state, seat, &forecast, &painted, later);
    }

    fn is_boundary(&self, _: &Doggerland, state: &State) -> bool {
        matches!(
            state.frames.top(),
            Frame::Over(_)
                | Frame::Program { .. }
                | Frame::Resolve { .. }
                | Frame::Feed { .. }
                | Frame::Villages { .. }
                | Frame::Outfit { .. }
        )
    }

    fn scale(&self) -> f32 {
        9.0
    }
}

/// The first units of a good are worth most.
fn plenty(n: u8) -> f32 {
    const WORTH: [f32; 9] = [0.0, 1.0, 2.0, 2.8, 3.5, 4.0, 4.4, 4.7, 4.9];
    WORTH.get(n as usize).copied().unwrap_or(5.0)
}

/// DG-V02 with the cubes that are to come.
fn line_points(lines: &[[u8; 3]; 4], n_seats: usize, seat: Seat, line: Line) -> f32 {
    let count = |i: usize| lines[i][line as usize];
    let mine = count(seat.index());
    if mine == 0 {
        return 0.0;
    }
    let most = (0..n_seats).map(count).max().unwrap_or(0);
    let second = (0..n_seats).map(count).filter(|n| *n < most).max().unwrap_or(0);
    if mine == most {
        4.0
    } else if mine == second {
        2.0
    } else {
        0.0
    }
}

/// What the remembered animals will bring on the wall.
fn memory(game: &Doggerland, state: &State, memory: &Table<Animal, u8, 4>, later: f32) -> f32 {
    if later == 0.0 {
        return 0.0;
    }
    let mut open = [0u8; 4];
    for spot in state.spots() {
        if let (Wall::Free, Some(panel)) = (state.wall[spot], state.panel(spot)) {
            open[game.tables.species(panel) as usize] += 1;
        }
    }
    let hidden = !state.fresco_pile.is_empty();
    memory
        .iter()
        .map(|(animal, n)| {
            let points = f32::from(game.tables.animals[animal].points) + 1.0;
            let now = (*n).min(open[animal as usize]);
            f32::from(now) * points + f32::from(*n - now) * if hidden { 0.4 * points } else { 0.0 }
        })
        .sum()
}

/// Members that can still be sent this round.
fn idle(state: &State, seat: Seat, forecast: &Forecast) -> f32 {
    let programming = state.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::Program { passed, .. } => Some(*passed),
        _ => None,
    });
    if programming.is_none_or(|passed| passed >> seat.index() & 1 == 1) {
        return 0.0;
    }
    at_home(&forecast.clan)
}

/// Members that are at home; the shaman and the chief count more.
fn at_home(clan: &Clan) -> f32 {
    let home = &clan.home;
    f32::from(home[Role::Hunter as usize] + home[Role::GuestHunter as usize])
        + 1.3 * f32::from(home[Role::Chief as usize] + home[Role::Shaman as usize])
}

/// Newborns that will find a place.
fn housed(clan: &Clan) -> u8 {
    clan.newborns.min(clan.beds().saturating_sub(clan.members()))
}

/// What lies in reach of the village next round.
fn prospects(game: &Doggerland, state: &State, seat: Seat) -> f32 {
    let reach = query::reach(game, state, seat).without(query::foreign(state, seat));
    let gather = reach.and(query::gatherable(state)).len() as f32;
    let hunt = reach.and(state.game()).len() as f32;
    gather.min(8.0) + 1.5 * hunt.min(4.0)
}

/// How near the clan is to the common objectives that still pay.
fn progress(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    forecast: &Forecast,
    painted: &Table<Animal, u8, 4>,
    later: f32,
) -> f32 {
    let mut sum = 0.0;
    for objective in state.objectives.iter() {
        if state.clan(seat).awards[objective] > 0 {
            continue;
        }
        let prize = prize(state, objective);
        if prize == 0.0 {
            continue;
        }
        let share = share(game, forecast, painted, objective);
        sum += match share >= 1.0 {
            true => prize,
            false => 0.8 * prize * share * share * share * (later / 3.0).min(1.0),
        };
    }
    sum
}

/// DG-N04: five for the first, three for the second, nothing for later ones.
fn prize(state: &State, objective: Objective) -> f32 {
    let taken = |points: u8| state.playing().any(|(_, clan)| clan.awards[objective] == points);
    match (taken(5), taken(3)) {
        (false, _) => 5.0,
        (true, false) => 3.0,
        (true, true) => 0.0,
    }
}

fn share(
    game: &Doggerland,
    forecast: &Forecast,
    painted: &Table<Animal, u8, 4>,
    objective: Objective,
) -> f32 {
    let clan = &forecast.clan;
    let (need, count) = game.tables.objectives[objective];
    let megaliths = forecast.megaliths.iter().filter(|up| **up).count() as f32;
    let cold = |a: Animal| game.tables.animals[a].cold;
    let have = match need {
        Need::Members => f32::from(clan.members() + housed(clan)),
        Need::Rites => clan.rites.len() as f32,
        Need::Habitats => f32::from(clan.count_homes(Home::Simple) + 3 * clan.count_homes(Home::Prestigious)),
        Need::Species => painted.values().filter(|n| **n > 0).count() as f32,
        Need::Abilities => clan.levels.values().map(|level| f32::from(*level) / 2.0).sum(),
        Need::Crafts => clan.crafts.len() as f32,
        Need::Megaliths => megaliths,
        Need::AllRound => {
            let facts = [
                clan.births || clan.newborns > 0,
                megaliths > 0.0,
                !clan.crafts.is_empty(),
                clan.homes.contains(&Home::Prestigious),
                Animal::all().any(|a| !cold(a) && painted[a] > 0),
                Animal::all().any(|a| cold(a) && painted[a] > 0),
            ];
            facts.iter().filter(|fact| **fact).count() as f32 / facts.len() as f32
        }
    };
    (have / f32::from(count)).min(1.0)
}
