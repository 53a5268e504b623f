//! How good a position looks to a tribe: the points it would have if the game ended now, and what it can still make of
//! its cubes, its members and the years to come. Bots and hints use this; the rules never do.

#[cfg(test)]
mod tests;

use kernel::{Evaluate, Feature, Finite, Seat};

use crate::{
    Choice, Prehistory, State,
    flow::{Deed, Frame, helpers, hunt_gain, sites},
    ids::{Action, Camp, Cell, Cells, Color, Fish, Good, Prey, START, Section, Species, YEARS},
    pack::{Feature as Land, shape::LandRef},
    score,
    state::{Player, Spot, Token},
};

/// The evaluation of Prehistory.
pub struct Outlook;

/// The features in their order, with weights that `dolmen tune` has found by self-play: what a thing leads to, and not
/// only the points that it is.
const FEATURES: [Feature; N_FEATURES] = [
    Feature::new("fishing", 1.15),
    Feature::new("animals", 2.09),
    Feature::new("camps", 1.70),
    Feature::new("development", 1.0),
    Feature::new("painting", 0.77),
    Feature::new("footprints", 1.19),
    Feature::new("gathering", 1.61),
    Feature::new("megaliths", 0.56),
    Feature::new("ceremonies", 0.51),
    Feature::new("knowledge", 0.35),
    Feature::new("resources", 1.42),
    Feature::new("colors", 0.25),
    Feature::new("markers", 1.07),
    Feature::new("nets", 0.46),
    Feature::new("members", 0.82),
    Feature::new("map", 0.32),
    Feature::new("steps", 1.08),
    Feature::new("collections", 0.51),
    Feature::new("rites", 0.41),
    Feature::new("order", 0.51),
    Feature::new("tracks", 1.91),
];
/// What one of each feature is worth in points at the end of the first year and of the fourth; evenly in between. Fitted
/// to the results of games between searching bots: what makes more of itself loses that worth as the years go by.
const DAWN: [f32; N_FEATURES] = [
    1.27, 2.64, 1.74, 1.0, 0.85, 1.54, 2.24, 0.38, 0.36, 0.25, 1.35, 0.1, 0.8, 0.44, 1.03, 0.14, 1.0, 0.5,
    0.49, 0.5, 3.87,
];
const DUSK: [f32; N_FEATURES] = [
    0.77, 1.07, 1.17, 1.0, 1.25, 1.24, 1.06, 0.66, 1.18, 0.36, 1.47, 0.1, 0.79, 0.86, 0.95, 0.15, 1.0, 0.5,
    0.72, 0.5, 4.5,
];
const N_FEATURES: usize = 21;
const DEVELOPMENT: usize = 3;
/// The first features are the points that count at the end of the game.
const SOURCES: usize = score::SOURCES.len();

/// What is still to come for one seat.
///
/// A chance is gone as soon as the seat is asked to take it. So it costs nothing to end a turn, and nobody looks for
/// reasons not to: a bot that compared the position before the end of a year with the one after it would rather sell
/// all it has than pass.
struct Ahead {
    /// The years after this one; from autumn on the next year is no longer one of them.
    years: f32,
    /// How often the fishing income is still paid.
    harvests: f32,
    /// How often members still walk.
    walks: f32,
    /// Of the next summer the actions from this one on are to come.
    action: usize,
    /// The last action of the game is to come.
    last: bool,
    /// The ceremony track still counts for something.
    order: bool,
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
        let mut points = [0; SOURCES];
        score::score(game, state, seat, &mut points);
        out.iter_mut().zip(points).for_each(|(out, n)| *out = n as f32);
        if state.frames.top() == Frame::Over {
            return;
        }
        let player = state.player(seat);
        let ahead = Ahead::of(state, seat);
        let more = ahead.years >= 1.0;
        let debt = debt(game, state, seat, &ahead);
        out[1] += debt.animals;
        out[2] += debt.points;
        out[8] += debt.rites;
        // Cubes and development points are counted for what they can still do.
        out[DEVELOPMENT] = 0.0;
        out[9] = (f32::from(player.dev) + debt.dev) * if more { 1.0 } else { 0.65 };
        let keep = match (more, ahead.walks > 0.0) {
            (true, _) => 0.85,
            (false, true) => 0.5,
            (false, false) => 0.4,
        };
        out[10] = keep * many(player.n_resources().saturating_sub(debt.cubes), 7);
        let n_colors = Color::all().filter(|c| player.resources[*c] > 0).count();
        out[11] = keep * n_colors as f32;
        out[12] = markers(player, &ahead, more);
        // The income of every summer to come, as far as the marker has got.
        let mark = score::mark(game, player.fishing);
        let yearly = mark.map_or(0.0, |m| f32::from(m.points) + 0.45 * f32::from(m.dev));
        let next = game.marks.iter().find(|m| m.at > player.fishing);
        let near = next.map_or(0.0, |m| 0.5 / f32::from(m.at - player.fishing));
        out[13] = ahead.harvests * yearly + ahead.years * near + debt.fish;
        let on_map = player.members.values().filter(|m| matches!(m, Spot::On(_))).count() as f32;
        out[14] =
            ahead.walks * (on_map + 0.4 * (f32::from(player.n_home()) + debt.members) + 0.6 * debt.movers);
        out[15] = targets(game, state, player);
        out[16] = debt.steps;
        out[17] = if more { collections(game, player) } else { 0.0 };
        out[18] = ahead.years.min(2.0) * (player.rites.len() as f32 + debt.held);
        let place = state.track.iter().position(|s| s == seat);
        out[19] = if ahead.order { place.map_or(0.0, |at| 2.0 - 0.5 * at as f32) } else { 0.0 };
        // A footprint multiplies what is still to be hunted.
        let tracks = Species::all().map(|s| (player.preys & game.footprints_of[s]).len().min(3) as f32);
        out[20] = ahead.years.min(3.0) * 0.5 * tracks.sum::<f32>();
        if !more {
            // When no other year comes, points are points and lead to nothing else.
            out.iter_mut().zip(FEATURES).take(SOURCES).for_each(|(out, feature)| *out /= feature.weight);
        }
    }

    /// Movement that was paid for and not used yet is half an action: what is left of it is lost.
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
        ) && !matches!(state.frames.top(), Frame::Autumn { points: 1.., .. })
    }

    fn completes(&self) -> bool {
        true
    }

    fn turns(&self) -> Option<u32> {
        Some(1)
    }

    /// Between two winters nothing is drawn.
    fn follows(&self) -> bool {
        true
    }

    fn correct(&self, _: &Prehistory, state: &State, out: &mut [f32]) {
        if state.frames.top() == Frame::Over {
            return;
        }
        // Where a line ends the next year has begun already; after the last year the game is over.
        let left = f32::from(YEARS.saturating_sub(state.year));
        let dawn = left / f32::from(YEARS - 2);
        for (i, out) in out.iter_mut().enumerate() {
            let counted = if i < SOURCES && left < 1.0 { 1.0 } else { FEATURES[i].weight };
            *out *= (dawn * DAWN[i] + (1.0 - dawn) * DUSK[i]) / counted;
        }
    }

    /// Development points are spent for a plan, not in passing.
    fn skips(&self, _: &Prehistory, state: &State, choice: Choice) -> bool {
        match choice {
            Choice::Turn(..)
            | Choice::TurnWeather
            | Choice::BuyResource(_)
            | Choice::BuyMarker(_)
            | Choice::SellResource(_)
            | Choice::SellMarker(_) => !matches!(state.frames.top(), Frame::Foot { .. }),
            _ => false,
        }
    }

    /// A line is followed through up to a year, which takes some hundred times as long as a look at a position.
    fn iterations(&self) -> Option<[u32; 3]> {
        Some([10, 30, 300])
    }

    fn scale(&self) -> f32 {
        9.0
    }
}

/// The first few are worth most.
fn many(n: u16, enough: u16) -> f32 {
    f32::from(n.min(enough)) + 0.75 * f32::from(n.saturating_sub(enough))
}

impl Ahead {
    fn of(state: &State, seat: Seat) -> Ahead {
        let years = f32::from(YEARS.saturating_sub(state.year));
        let mut ahead = Ahead {
            years,
            harvests: years + 1.0,
            walks: years + 1.0,
            action: 0,
            last: true,
            order: years > 0.0,
        };
        let place = state.order.iter().position(|s| s == seat).unwrap_or(0);
        for frame in state.frames.as_slice() {
            match *frame {
                // The last of the order is asked first.
                Frame::Summer { action, left } => {
                    let asked = place + 1 >= left as usize;
                    ahead.action = action as usize + usize::from(asked);
                    if ahead.action == Action::COUNT && left == 1 && place == 0 {
                        // After this answer the same seat begins to walk.
                        ahead.end_year();
                    }
                }
                Frame::Autumn { .. } => {
                    ahead.end_year();
                    ahead.harvests -= 1.0;
                }
                Frame::Last { turn } => {
                    ahead.end_year();
                    ahead.harvests = 0.0;
                    ahead.last = place > turn as usize;
                }
                _ => {}
            }
        }
        ahead
    }

    /// Members walk now: what was to come this year no longer is.
    fn end_year(&mut self) {
        self.years = (self.years - 1.0).max(0.0);
        self.walks -= 1.0;
        self.action = if self.walks > 0.0 { 0 } else { Action::COUNT };
        self.order = false;
    }
}

/// What a half-made action will still cost and bring.
#[derive(Default)]
struct Debt {
    cubes: u16,
    points: f32,
    dev: f32,
    members: f32,
    steps: f32,
    fish: f32,
    animals: f32,
    movers: f32,
    rites: f32,
    held: f32,
}

/// What a fish brings by the income of all summers to come.
fn catch(game: &Prehistory, player: &Player, ahead: &Ahead, fish: Fish) -> f32 {
    let income =
        |at: u8| score::mark(game, at).map_or(0.0, |m| f32::from(m.points) + 0.45 * f32::from(m.dev));
    let to = (player.fishing + game.fish[fish].1).min(game.track_length);
    ahead.harvests * (income(to) - income(player.fishing)) + 0.15 * ahead.years
}

/// What a hunting card brings.
fn hunt(game: &Prehistory, state: &State, seat: Seat, prey: Prey) -> f32 {
    let (player, card) = (state.player(seat), &game.preys[prey]);
    if card.footprint {
        let gain = hunt_gain(game, player, prey);
        let animals = score::animals(game, state, seat, card.species).1 as f32;
        animals
            + f32::from(gain.n_markers())
            + 0.8 * f32::from(gain.n_resources())
            + 0.5 * f32::from(gain.dev)
    } else {
        let footprints = (player.preys & game.footprints_of[card.species]).len() as f32;
        f32::from(card.gain.points) * (1.0 + footprints)
    }
}

fn debt(game: &Prehistory, state: &State, seat: Seat, ahead: &Ahead) -> Debt {
    let player = state.player(seat);
    let mut debt = Debt::default();
    for frame in state.frames.as_slice() {
        match *frame {
            Frame::Pay { seat: who, left, deed, .. } if who == seat => {
                debt.cubes += u16::from(left);
                match deed {
                    Deed::Catch(slot) => {
                        debt.fish +=
                            state.fish_slots[slot].map_or(0.0, |fish| catch(game, player, ahead, fish));
                    }
                    Deed::Hunt(row) => {
                        debt.animals += state.prey_row[row].map_or(0.0, |prey| hunt(game, state, seat, prey));
                    }
                    Deed::Migrate(_, crowd) => debt.movers += f32::from(crowd.count()),
                }
            }
            Frame::Foot { seat: who, .. } if who == seat => debt.cubes += 1,
            Frame::Dance { seat: who, card, left, moved, .. } if who == seat && state.is_spring() => {
                debt.cubes += u16::from(if card.is_some() { left } else { u8::from(moved.is_empty()) });
                if let Some(rite) = card.and_then(|row| state.rite_row[row]) {
                    let stones = score::megaliths(game, state);
                    debt.rites += score::rite_points(game, state, seat, &stones, rite) as f32;
                    debt.dev += f32::from(game.rites[rite].dev);
                    debt.held += 1.0;
                }
            }
            Frame::Build { seat: who, mover } if who == seat => {
                let best = sites(game, state, seat, mover).iter().filter_map(|cell| {
                    let n = helpers(game, state, seat, cell).len();
                    best_camp(game, state.player(seat), n)
                });
                // A little less than the camp, so that it is built.
                debt.points += best.max().map_or(0.0, |points| 0.8 * f32::from(points));
            }
            // Movement that was paid for: the best that somebody can do with it who has not moved yet.
            Frame::Autumn { turn, points: points @ 1.., tired, .. }
                if state.frames.top() == *frame && state.order.get(turn as usize) == Some(seat) =>
            {
                let fresh = player.members.iter().filter(|(member, _)| !tired.contains(*member));
                let from =
                    fresh.filter_map(|(_, spot)| if let Spot::On(cell) = spot { Some(*cell) } else { None });
                debt.steps += walk(game, state, seat, ahead, from.collect(), points).max(0.0);
            }
            Frame::Walk { seat: who, member, points } if who == seat => {
                if let Spot::On(cell) = player.members[member] {
                    debt.steps += walk(game, state, seat, ahead, Cells::EMPTY.with(cell), points);
                }
            }
            Frame::Crew { seat: who, camp, .. } | Frame::Settle { seat: who, camp, .. } if who == seat => {
                debt.points += f32::from(game.camps[camp].points);
                debt.dev += f32::from(game.camps[camp].dev);
                debt.members += 1.0;
            }
            _ => {}
        }
    }
    debt
}

/// Markers by color: up to three carry out the best action of their kind, once a year.
fn markers(player: &Player, ahead: &Ahead, more: bool) -> f32 {
    let mut worth: f32 = 0.0;
    let mut most = 0;
    for (i, action) in Action::all().enumerate() {
        let n = player.markers[action.color()];
        most = most.max(n.min(3));
        let full = if more || i >= ahead.action { 1.0 } else { 0.4 };
        let first = if n == 1 && action == Action::Gathering { 0.6 } else { 1.0 };
        worth += full * (first * f32::from(n.min(3)) + 0.7 * f32::from(n.saturating_sub(3)));
    }
    if !more && ahead.last && ahead.action == Action::COUNT {
        worth += 0.5 * f32::from(most);
    }
    worth
}

/// The most that a member on one of these cells can find by walking, less what it leaves behind.
fn walk(game: &Prehistory, state: &State, seat: Seat, ahead: &Ahead, from: Cells, points: u16) -> f32 {
    let (land, player) = (state.land(game), state.player(seat));
    let (blocked, stones) = (state.blocked(seat), Stones::of(game, state));
    let built = state.players.iter().fold(Cells::EMPTY, |all, player| all | player.camp_cells());
    // Most cells are near several members: what is there is looked at once.
    let (mut known, mut worth) = (Cells::EMPTY, [0.0; Cell::COUNT]);
    let mut best = f32::MIN;
    for from in from {
        let left = stones.around(land, from);
        let reached = land.within(from, points) - blocked;
        for cell in reached - known {
            worth[cell.index()] = find(game, state, player, ahead, built, cell) + stones.around(land, cell);
        }
        known |= reached;
        best = reached.iter().fold(best, |best, cell| best.max(worth[cell.index()] - left));
    }
    best
}

/// Where the megaliths are that pay to who stands around them.
struct Stones {
    b: Cells,
    c: Cells,
}

impl Stones {
    fn of(game: &Prehistory, state: &State) -> Stones {
        let [b, c] = game.stones.on(&state.map);
        Stones { b, c }
    }

    /// What those around a cell may pay to who stands there.
    fn around(&self, land: LandRef, cell: Cell) -> f32 {
        if cell == START {
            return 0.0;
        }
        let around = land.around(cell);
        (around & self.b).len() as f32 + 2.0 * (around & self.c).len() as f32
    }
}

/// The points of the best camp that so many members can still build.
fn best_camp(game: &Prehistory, player: &Player, members: usize) -> Option<u8> {
    let open = Camp::all().filter(|camp| player.camps[*camp].is_none());
    open.map(|camp| game.camps[camp]).filter(|c| c.members as usize <= members).map(|c| c.points).max()
}

/// What a member brings about who stops on a cell.
fn find(game: &Prehistory, state: &State, player: &Player, ahead: &Ahead, built: Cells, cell: Cell) -> f32 {
    let token = match state.tokens[cell] {
        Some(Token::Food(food)) => {
            let (good, dev) = game.foods[food];
            let n = (player.foods & game.foods_of[good]).len().min(4);
            let before = n.checked_sub(1).map_or(0, |i| game.set_points[i]);
            f32::from(game.set_points[n]) - f32::from(before) + 0.4 * f32::from(dev)
        }
        Some(Token::Fish(fish)) => 0.8 * catch(game, player, ahead, fish),
        Some(Token::Beast(beast)) => {
            let (species, points) = game.beasts[beast];
            f32::from(points) * (1.0 + (player.preys & game.footprints_of[species]).len() as f32)
        }
        Some(Token::Stone) => 2.0,
        None => 0.0,
    };
    let ground = match state.ground(game, cell).map(|g| g.feature) {
        Some(Land::Marker(_)) if state.used().contains(cell) => 0.0,
        Some(Land::Marker(_)) if ahead.years > 0.0 => 0.95,
        Some(Land::Marker(_)) => 0.35,
        Some(Land::Camp) if !built.contains(cell) => {
            let near = (state.land(game).near(cell) & player.member_cells()).len() + 1;
            best_camp(game, player, near).map_or(0.0, f32::from)
        }
        _ => 0.0,
    };
    token + ground
}

/// What lies near the own members, and what waits at megaliths.
fn targets(game: &Prehistory, state: &State, player: &Player) -> f32 {
    let land = state.land(game);
    let mut near = Cells::EMPTY;
    for spot in player.members.values() {
        if let Spot::On(cell) = spot {
            near |= land.around(*cell);
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
        // More than that no tribe can reach.
        if worth >= 5.0 {
            return 5.0;
        }
    }
    worth
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
