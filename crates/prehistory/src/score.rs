//! Victory points: what was earned so far and what the position is worth at the end (PH-X02 … PH-X04).

use kernel::{Finite, Outcome, Seat};
use stdx::Table;

use crate::{
    Prehistory, State,
    effect::Count,
    ids::{Cells, FishKind, Good, Megalith, Rite, SEATS_MAX, START, Section, Species},
    pack::Mark,
    state::Spot,
};

/// Where points come from.
pub const SOURCES: &[&str] = &[
    "fishing",
    "animals",
    "camps",
    "development",
    "painting",
    "footprints",
    "gathering",
    "megaliths",
    "ceremonies",
];

/// What each megalith A pays.
const STONE_POINTS: i32 = 2;
/// What a megalith C pays to each of those who have most around it, and to each of the second, by how many they are.
const MOST: [i32; SEATS_MAX + 1] = shared(5);
const SECOND: [i32; SEATS_MAX + 1] = shared(2);

const fn shared(points: i32) -> [i32; SEATS_MAX + 1] {
    let (mut by, mut n) = ([points; SEATS_MAX + 1], 2);
    while n <= SEATS_MAX {
        by[n] = points / n as i32;
        n += 1;
    }
    by
}

/// The points and the number of scored megaliths of each kind, seat by seat.
pub(crate) type Stones = [Table<Megalith, (i32, i32), { Megalith::COUNT }>; SEATS_MAX];

/// The best reward reached on the fishing track (PH-U04).
pub(crate) fn mark(game: &Prehistory, fishing: u8) -> Option<Mark> {
    game.marks.iter().rev().find(|m| m.at <= fishing).copied()
}

/// The points of one seat by source, as if the game ended now.
pub(crate) fn score(game: &Prehistory, state: &State, seat: Seat, by_source: &mut [i32]) {
    let stones = megaliths(game, state);
    let player = state.player(seat);
    let species = Table::<Species, _, { Species::COUNT }>::from_fn(|s| animals(game, state, seat, s));
    let footprints = |s: Species| (player.preys & game.footprints_of[s]).len() as i32;
    let camps = player.camps.iter().filter(|(_, cell)| cell.is_some());
    let points = [
        i32::from(player.income),
        species.values().map(|(_, points)| points).sum(),
        camps.map(|(camp, _)| i32::from(game.camps[camp].points)).sum(),
        development(state, seat) / i32::from(game.dev_for_point),
        rows(state, seat).map(|n| row_points(game, n)).sum(),
        species.iter().map(|(s, (_, points))| points * footprints(s)).sum(),
        Good::all().map(|good| set_points(game, goods(game, state, seat, good))).sum(),
        stones[seat.index()].values().map(|(points, _)| points).sum(),
        player.rites.iter().map(|rite| rite_points(game, state, seat, &stones, rite)).sum(),
    ];
    by_source.copy_from_slice(&points);
}

/// PH-X03: most points, then most camps, then shared.
pub(crate) fn outcome(game: &Prehistory, state: &State) -> Outcome {
    let mut keys = [(0, 0usize); SEATS_MAX];
    for seat in state.seats() {
        let mut points = [0; SOURCES.len()];
        score(game, state, seat, &mut points);
        keys[seat.index()] = (points.iter().sum(), n_camps(state, seat));
    }
    Outcome::ranked("years", &keys[..state.n_seats as usize])
}

fn n_camps(state: &State, seat: Seat) -> usize {
    state.player(seat).camps.values().flatten().count()
}

/// Development points with every cube left over turned into one (PH-X02).
pub(crate) fn development(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    i32::from(player.dev) + i32::from(player.n_resources()) + i32::from(player.n_markers())
}

/// How many animals of a species a seat has, cards and tokens, and their points.
pub(crate) fn animals(game: &Prehistory, state: &State, seat: Seat, species: Species) -> (i32, i32) {
    let player = state.player(seat);
    let cards = player.preys & game.animals_of[species];
    let tokens = player.beasts.iter().filter(|b| game.beasts[*b].0 == species);
    let (n, points) = tokens.fold((0, 0), |(n, p), b| (n + 1, p + i32::from(game.beasts[b].1)));
    cards.iter().fold((n, points), |(n, p), card| (n + 1, p + i32::from(game.preys[card].gain.points)))
}

fn goods(game: &Prehistory, state: &State, seat: Seat, good: Good) -> usize {
    (state.player(seat).foods & game.foods_of[good]).len()
}

fn fish(game: &Prehistory, state: &State, seat: Seat, kind: FishKind) -> usize {
    (state.player(seat).fish & game.fish_of[kind]).len()
}

/// How many sections of each row are painted.
fn rows(state: &State, seat: Seat) -> impl Iterator<Item = usize> {
    let painted = state.player(seat).painted;
    (0..3).map(move |row| Section::all().filter(|s| s.row() == row && painted.contains(*s)).count())
}

/// PH-A05: 1/2/3 tiles in a row.
fn row_points(game: &Prehistory, n: usize) -> i32 {
    n.checked_sub(1).map_or(0, |i| i32::from(game.row_points[i]))
}

/// PH-B06: 1 to 5 of a kind.
fn set_points(game: &Prehistory, n: usize) -> i32 {
    n.checked_sub(1).map_or(0, |i| i32::from(game.set_points[i.min(4)]))
}

/// What every megalith pays to every seat (PH-N01 … PH-N03).
pub(crate) fn megaliths(game: &Prehistory, state: &State) -> Stones {
    let mut paid: Stones = [Table::filled((0, 0)); SEATS_MAX];
    let land = state.land(game);
    let (mut camps, mut members) = ([Cells::EMPTY; SEATS_MAX], [Cells::EMPTY; SEATS_MAX]);
    for (i, player) in state.players.iter().enumerate().take(state.n_seats as usize) {
        camps[i] = player.camp_cells();
        // Members on the start tile or in camps score nothing.
        members[i] = player.member_cells().without(START) - camps[i];
        let n = player.stones.len() as i32;
        paid[i][Megalith::A] = (STONE_POINTS * n, n);
    }
    // Bots ask for this all the time, so only seats that play and megaliths that somebody stands at are looked at.
    let n_seats = state.n_seats as usize;
    let anybody = (0..n_seats).fold(Cells::EMPTY, |all, i| all | camps[i] | members[i]);
    for (kind, cells) in [Megalith::B, Megalith::C].into_iter().zip(game.stones.on(&state.map)) {
        for cell in cells {
            let around = land.around(cell);
            if (around & anybody).is_empty() {
                continue;
            }
            let mut pays = [0; SEATS_MAX];
            for (i, pays) in pays.iter_mut().enumerate().take(n_seats) {
                let (camps, members) = ((camps[i] & around).len() as i32, (members[i] & around).len() as i32);
                *pays = if kind == Megalith::B { camps + members } else { 2 * camps + members };
            }
            if kind == Megalith::C {
                pays = majority(pays);
            }
            for (seat, points) in paid.iter_mut().zip(pays) {
                let (sum, n) = &mut seat[kind];
                *sum += points;
                *n += i32::from(points > 0);
            }
        }
    }
    paid
}

/// PH-N03: 5 for the most units and 2 for the second; ties share, a tie for the first leaves no second.
pub(crate) fn majority(units: [i32; SEATS_MAX]) -> [i32; SEATS_MAX] {
    let best = units.into_iter().max().unwrap_or(0);
    let n_best = units.iter().filter(|u| **u == best).count();
    let second = if n_best == 1 { units.into_iter().filter(|u| *u < best).max().unwrap_or(0) } else { 0 };
    let n_second = units.iter().filter(|u| **u == second).count();
    units.map(|u| match u {
        0 => 0,
        u if u == best => MOST[n_best],
        u if u == second => SECOND[n_second],
        _ => 0,
    })
}

/// What one ceremony card is worth to its owner (PH-X04).
pub(crate) fn rite_points(game: &Prehistory, state: &State, seat: Seat, stones: &Stones, rite: Rite) -> i32 {
    let card = &game.rites[rite];
    let player = state.player(seat);
    let times = match card.count {
        Count::GatherSet(set) => {
            set.iter().map(|good| goods(game, state, seat, good)).min().unwrap_or(0) as i32
        }
        Count::MembersOnTerrain(terrain) => {
            let stands = |spot: &&Spot| match spot {
                Spot::On(cell) => state.ground(game, *cell).is_some_and(|g| g.terrain == terrain),
                Spot::Tent | Spot::Reserve => false,
            };
            player.members.values().filter(stands).count() as i32
        }
        Count::MembersAtHome => i32::from(player.n_home()),
        Count::PaintFullRow => rows(state, seat).filter(|n| *n == 3).count() as i32,
        Count::MegalithBonus(kind) => stones[seat.index()][kind].1,
        Count::DevPairs(each) => development(state, seat) / i32::from(each),
        Count::TrackThirds(each) => i32::from(player.fishing / each),
        Count::Ceremonies => player.rites.len() as i32,
        Count::AnimalTrio => Species::all().map(|s| animals(game, state, seat, s).0).min().unwrap_or(0),
        Count::Footprints(species) => (player.preys & game.footprints_of[species]).len() as i32,
        Count::Camps => n_camps(state, seat) as i32,
        Count::GatherAnyPair(each) => player.foods.len() as i32 / i32::from(each),
        Count::Copy => {
            // PH-Q23: the best other card, but no copy.
            let others = player.rites.iter().filter(|r| game.rites[*r].count != Count::Copy);
            return others.map(|r| rite_points(game, state, seat, stones, r)).max().unwrap_or(0);
        }
        Count::Track15(at) => i32::from(player.fishing >= at),
        Count::FishSpecies(kind) => fish(game, state, seat, kind) as i32,
        Count::FishTrio => {
            FishKind::all().map(|kind| fish(game, state, seat, kind)).min().unwrap_or(0) as i32
        }
        Count::Animals(species) => animals(game, state, seat, species).0,
        Count::PaintPattern(sections) => i32::from(sections.is_subset(&player.painted)),
    };
    times * i32::from(card.points)
}
