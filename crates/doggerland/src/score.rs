//! Points, objectives and the result: pure functions of a position (DG-V, DG-O, DG-U18, DG-U19).

use kernel::{Outcome, Seat, Standing};
use stdx::{Finite, Table};

use crate::{
    Doggerland,
    frame::Frame,
    ids::{Ability, Animal, CraftKind, End, Goal, Home, Line, Objective},
    pack::{Aim, Need},
    state::{State, Wall},
};

/// Where points come from.
pub const SOURCES: &[&str] = &[
    "members",
    "habitats",
    "crafts",
    "megaliths",
    "objectives",
    "paintings",
    "frescoes",
    "scarcity",
    "solo-objectives",
];

/// The points of a clan by source. The solo game has no points but marked objectives (DG-U08).
pub(crate) fn by_source(game: &Doggerland, state: &State, seat: Seat, out: &mut [i32]) {
    out.fill(0);
    if seat.index() >= state.n() {
        return;
    }
    if state.is_solo() {
        out[8] = state.solo.marked.len() as i32;
        return;
    }
    let clan = state.clan(seat);
    out[0] = i32::from(clan.members());
    out[1] = habitat_points(game, state, seat);
    out[2] = clan.crafts.iter().map(|craft| i32::from(game.tables.crafts[craft].points)).sum();
    let raised = clan.megaliths.iter().zip(&game.tables.megaliths).filter(|(at, _)| at.is_some());
    out[3] = raised.map(|(_, (_, points))| i32::from(*points)).sum();
    out[4] = clan.awards.values().map(|points| i32::from(*points)).sum();
    let painted = paintings(game, state, seat);
    out[5] = painted.iter().map(|(a, n)| i32::from(*n) * i32::from(game.tables.animals[a].points)).sum();
    out[6] = Line::all().map(|line| line_points(state, seat, line)).sum();
    out[7] = -2 * i32::from(clan.scarcity);
}

pub fn total(game: &Doggerland, state: &State, seat: Seat) -> i32 {
    let mut by = [0; 9];
    by_source(game, state, seat, &mut by);
    by.iter().sum()
}

fn habitat_points(game: &Doggerland, state: &State, seat: Seat) -> i32 {
    let clan = state.clan(seat);
    let points = |home: Home, at: usize| {
        i32::from(clan.count_homes(home)) * i32::from(game.tables.habitats[at].points)
    };
    points(Home::Simple, 0) + points(Home::Prestigious, 1)
}

/// How many cubes a clan has on pictures of each species.
pub fn paintings(game: &Doggerland, state: &State, seat: Seat) -> Table<Animal, u8, 4> {
    let mut counts = Table::filled(0);
    for spot in state.spots() {
        if let (Wall::Painted { by, cubes }, Some(panel)) = (state.wall[spot], state.panel(spot))
            && by == seat
        {
            counts[game.tables.species(panel)] += cubes;
        }
    }
    counts
}

/// How many cubes a clan has on a line of the wall.
pub fn line_cubes(state: &State, seat: Seat, line: Line) -> u8 {
    let on_line = state.spots().filter(|spot| spot.line() == line);
    on_line
        .map(|spot| match state.wall[spot] {
            Wall::Painted { by, cubes } if by == seat => cubes,
            _ => 0,
        })
        .sum()
}

/// DG-V02: most cubes 4, the next lower count 2; tied clans all take the points of their rank.
pub fn line_points(state: &State, seat: Seat, line: Line) -> i32 {
    let counts: [u8; 4] =
        std::array::from_fn(|i| if i < state.n() { line_cubes(state, Seat::nth(i), line) } else { 0 });
    let mine = counts[seat.index()];
    let most = counts.into_iter().max().unwrap_or(0);
    let second = counts.into_iter().filter(|n| *n < most).max().unwrap_or(0);
    match mine {
        0 => 0,
        n if n == most => 4,
        n if n == second => 2,
        _ => 0,
    }
}

/// Whether a clan has what a common objective asks for.
pub fn reaches(game: &Doggerland, state: &State, seat: Seat, objective: Objective) -> bool {
    let clan = state.clan(seat);
    let (need, count) = game.tables.objectives[objective];
    let megaliths = clan.megaliths.iter().flatten().count() as u8;
    let painted = || paintings(game, state, seat);
    match need {
        Need::Members => clan.members() >= count,
        Need::Rites => clan.rites.len() >= count as usize,
        Need::Habitats => habitat_points(game, state, seat) >= i32::from(count),
        Need::Species => painted().values().filter(|n| **n > 0).count() >= count as usize,
        Need::Abilities => mastered(state, seat) >= count,
        Need::Crafts => clan.crafts.len() >= count as usize,
        Need::Megaliths => megaliths >= count,
        Need::AllRound => {
            let (painted, cold) = (painted(), |a: Animal| game.tables.animals[a].cold);
            clan.births
                && megaliths > 0
                && !clan.crafts.is_empty()
                && clan.homes.contains(&Home::Prestigious)
                && Animal::all().any(|a| !cold(a) && painted[a] > 0)
                && Animal::all().any(|a| cold(a) && painted[a] > 0)
        }
    }
}

/// How many abilities are at their last level.
fn mastered(state: &State, seat: Seat) -> u8 {
    Ability::all().filter(|ability| state.clan(seat).levels[*ability] == 2).count() as u8
}

/// How far the player of the solo game is with an objective: have and need (DG-U19).
pub fn progress(game: &Doggerland, state: &State, goal: Goal) -> (u8, u8) {
    let (seat, clan) = (Seat::new(0), &state.clans[0]);
    let (aim, count) = game.tables.goals[goal];
    let painted = |cold: bool| {
        let counts = paintings(game, state, seat);
        Animal::all().filter(|a| game.tables.animals[*a].cold == cold).map(|a| counts[a]).sum()
    };
    let crafts = |kind: CraftKind| {
        clan.crafts.iter().filter(|craft| game.tables.crafts[*craft].kind == kind).count() as u8
    };
    let have = match aim {
        Aim::Prestigious => clan.count_homes(Home::Prestigious),
        Aim::Abilities => mastered(state, seat),
        Aim::Megaliths => clan.megaliths.iter().flatten().count() as u8,
        Aim::Habitats => clan.count_homes(Home::Simple) + clan.count_homes(Home::Prestigious),
        Aim::Rites => clan.rites.len() as u8,
        Aim::HotPaintings => painted(false),
        Aim::ColdPaintings => painted(true),
        Aim::Members => clan.members(),
        Aim::Hunts => clan.hunts,
        Aim::Statuettes => crafts(CraftKind::Statuette),
        Aim::Necklaces => crafts(CraftKind::Necklace),
    };
    (have, count)
}

/// Whether a solo objective holds.
pub fn achieves(game: &Doggerland, state: &State, goal: Goal) -> bool {
    let (have, need) = progress(game, state, goal);
    have >= need
}

/// The result, once the game is over.
pub(crate) fn outcome(game: &Doggerland, state: &State) -> Option<Outcome> {
    let Frame::Over(end) = state.frames.top() else { return None };
    if state.is_solo() {
        // DG-U18: enough objectives within the scarcity limit, after all rounds.
        let score = state.solo.marked.len() as i32;
        let level = game.tables.level(state.mode);
        let won = end == End::Rounds
            && score >= i32::from(level.needed)
            && state.clans[0].scarcity <= level.scarcity;
        return Some(Outcome::new(end.word(), [Standing { score, rank: if won { 1 } else { 2 }, won }]));
    }
    // DG-V03: ties by resources and tools, then by the least scarcity.
    let mut keys = [(0, (0, 0)); 4];
    for (seat, clan) in state.playing() {
        let food = clan.bowls.iter().flatten();
        let goods: i32 = clan.stores.iter().chain(food).map(|n| i32::from(*n)).sum();
        keys[seat.index()] = (total(game, state, seat), (goods, -i32::from(clan.scarcity)));
    }
    Some(Outcome::ranked(end.word(), &keys[..state.n()]))
}
