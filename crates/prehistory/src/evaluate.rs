//! How good a position looks to a tribe: the points it would have if the game ended now, and what it can still make of
//! its cubes, its members and the years to come. Bots and hints use this; the rules never do.

use kernel::{Evaluate, Feature, Finite, Seat};
use stdx::Bits;

use crate::{
    Prehistory, State,
    flow::Frame,
    ids::{Action, Cells, Color, Good, Member, Section, Species, YEARS},
    pack::Feature as Land,
    score,
    state::{Player, Spot},
};

/// The evaluation of Prehistory.
pub struct Outlook;

/// The features in their order, with weights set by hand; `dolmen tune` looks for better ones.
const FEATURES: [Feature; N_FEATURES] = [
    Feature::new("fishing", 1.0),
    Feature::new("animals", 1.0),
    Feature::new("camps", 1.0),
    Feature::new("development", 1.0),
    Feature::new("painting", 1.0),
    Feature::new("footprints", 1.0),
    Feature::new("gathering", 1.0),
    Feature::new("megaliths", 1.0),
    Feature::new("ceremonies", 1.0),
    Feature::new("knowledge", 0.55),
    Feature::new("resources", 0.95),
    Feature::new("colors", 0.25),
    Feature::new("markers", 0.95),
    Feature::new("nets", 0.8),
    Feature::new("members", 0.55),
    Feature::new("map", 0.35),
    Feature::new("steps", 0.55),
    Feature::new("collections", 0.5),
    Feature::new("rites", 0.6),
    Feature::new("order", 0.4),
    Feature::new("tracks", 0.9),
];
const N_FEATURES: usize = 21;
const DEVELOPMENT: usize = 3;

/// How far a year has gone.
#[derive(Copy, Clone, PartialEq, PartialOrd)]
enum Season {
    Spring,
    Summer(u8),
    Autumn,
    End,
}

impl Evaluate<Prehistory> for Outlook {
    fn features(&self, _: &Prehistory) -> Vec<Feature> {
        FEATURES.to_vec()
    }

    fn measure(&self, game: &Prehistory, state: &State, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        if seat.index() >= state.n_seats as usize {
            return;
        }
        let mut points = [0; 9];
        score::score(game, state, seat, &mut points);
        out.iter_mut().zip(points).for_each(|(out, n)| *out = n as f32);
        if state.frames.top() == Frame::Over {
            return;
        }
        let player = state.player(seat);
        let season = season(state);
        let years = f32::from(YEARS.saturating_sub(state.year));
        let more = years > 0.0;
        // Cubes and development points are counted for what they can still do.
        out[DEVELOPMENT] = 0.0;
        out[9] = f32::from(player.dev) * if more { 1.0 } else { 0.7 };
        let keep = match (season, more) {
            (Season::Spring, _) => 1.0,
            (_, true) => 0.85,
            (Season::Summer(_), false) => 0.55,
            (_, false) => 0.42,
        };
        out[10] = keep * many(player.n_resources(), 7);
        let n_colors = Color::all().filter(|c| player.resources[*c] > 0).count();
        out[11] = keep * n_colors as f32;
        out[12] = markers(player, season, more);
        // The income of every summer to come, as far as the marker has got.
        let harvests = years + if season < Season::Autumn { 1.0 } else { 0.0 };
        let mark = score::mark(game, player.fishing);
        let yearly = mark.map_or(0.0, |m| f32::from(m.points) + 0.45 * f32::from(m.dev));
        let next = game.marks.iter().find(|m| m.at > player.fishing);
        let near = next.map_or(0.0, |m| 0.5 / f32::from(m.at - player.fishing));
        out[13] = harvests * (yearly + near);
        let on_map = player.members.values().filter(|m| matches!(m, Spot::On(_))).count() as f32;
        let walks = years + if season < Season::End { 0.8 } else { 0.0 };
        out[14] = walks * (on_map + 0.4 * f32::from(player.n_home()));
        out[15] = if walks > 0.0 { targets(game, state, player) } else { 0.0 };
        if let Some((points, tired)) = autumn(state, seat) {
            let fresh = player.members.iter();
            let fresh = fresh.filter(|(m, at)| matches!(at, Spot::On(_)) && !tired.contains(*m)).count();
            out[16] = f32::from(points.min(4 * fresh as u16));
        }
        out[17] = if more { collections(game, player) } else { 0.0 };
        out[18] = years.min(2.0) * player.rites.len() as f32;
        let place = state.track.iter().position(|s| s == seat);
        out[19] = if more { place.map_or(0.0, |at| 2.0 - 0.5 * at as f32) } else { 0.0 };
        // A footprint multiplies what is still to be hunted.
        let tracks = Species::all().map(|s| (player.preys & game.footprints_of[s]).len().min(3) as f32);
        out[20] = years.min(3.0) * 0.5 * tracks.sum::<f32>();
    }

    fn is_boundary(&self, _: &Prehistory, state: &State) -> bool {
        !matches!(
            state.frames.top(),
            Frame::Pay { .. }
                | Frame::Dance { .. }
                | Frame::Foot { .. }
                | Frame::Walk { .. }
                | Frame::Build { .. }
                | Frame::Crew { .. }
                | Frame::Settle { .. }
        )
    }

    fn completes(&self) -> bool {
        true
    }

    fn scale(&self) -> f32 {
        9.0
    }
}

/// The first few are worth most.
fn many(n: u16, enough: u16) -> f32 {
    f32::from(n.min(enough)) + 0.4 * f32::from(n.saturating_sub(enough))
}

fn season(state: &State) -> Season {
    let mut found = Season::Spring;
    for frame in state.frames.as_slice() {
        match frame {
            Frame::Pillars { .. } => found = Season::Summer(0),
            Frame::Summer { action, .. } => found = Season::Summer(*action),
            Frame::Autumn { .. } => found = Season::Autumn,
            Frame::Last { .. } => found = Season::End,
            _ => {}
        }
    }
    found
}

/// The movement points of this seat and who has moved, while it is its autumn.
fn autumn(state: &State, seat: Seat) -> Option<(u16, Bits<Member>)> {
    state.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::Autumn { turn, points, tired } if state.order.get(*turn as usize) == Some(seat) => {
            Some((*points, *tired))
        }
        _ => None,
    })
}

/// Markers by color: up to three carry out the best action of their kind, once a year.
fn markers(player: &Player, season: Season, more: bool) -> f32 {
    let mut worth: f32 = 0.0;
    for action in Action::all() {
        let n = player.markers[action.color()];
        let due = match season {
            Season::Spring => true,
            Season::Summer(now) => action.index() as u8 >= now,
            Season::Autumn => false,
            Season::End => true,
        };
        let full = if due || more { 1.0 } else { 0.42 };
        let first = if n == 1 && action == Action::Gathering { 0.6 } else { 1.0 };
        worth += full * (first * f32::from(n.min(3)) + 0.55 * f32::from(n.saturating_sub(3)));
    }
    worth
}

/// What lies near the own members, and what waits at megaliths.
fn targets(game: &Prehistory, state: &State, player: &Player) -> f32 {
    let land = state.land(game);
    let mut near = Cells::EMPTY;
    for spot in player.members.values() {
        if let Spot::On(cell) = spot {
            near |= land.near[*cell].with(*cell);
        }
    }
    let mut worth: f32 = 0.0;
    for cell in near {
        if state.tokens[cell].is_some() {
            worth += 0.8;
        }
        if matches!(state.ground(game, cell).map(|g| g.feature), Some(Land::Megalith(_))) {
            worth += 0.5;
        }
    }
    worth.min(5.0)
}

/// Sets and rows that are begun: the next piece of each is worth more than the last.
fn collections(game: &Prehistory, player: &Player) -> f32 {
    let goods = Good::all().map(|good| match (player.foods & game.foods_of[good]).len() {
        0 => 0.0,
        n => 0.6 * n.min(4) as f32,
    });
    let rows = (0..3).map(|row| {
        let n = Section::all().filter(|s| s.row() == row && player.painted.contains(*s)).count();
        if n == 3 { 0.0 } else { 0.8 * n as f32 }
    });
    goods.sum::<f32>() + rows.sum::<f32>()
}
