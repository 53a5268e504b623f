//! Invariants: every piece in exactly one place, every number within its bounds, a frame that can go on.

use kernel::{Finite, Seat};
use stdx::Bits;

use crate::{
    Prehistory, State,
    flow::{Deed, Frame, Means, helpers, owed, place_cells, sites},
    ids::{Action, Camp, Cell, MapTile, Megalith, Member, Price, SEATS_MAX, START, Weather, Wheel, YEARS},
    notation::{cell_name, kind, label, token_word},
    pack::{Feature, shape::LandRef},
    state::{Spot, Token},
};

/// Adds pieces to a set and complains about those that are there already.
struct Once<'a, K: Finite> {
    what: &'static str,
    labels: &'a [String],
    seen: Bits<K>,
}

impl<'a, K: Finite> Once<'a, K> {
    fn new(what: &'static str, labels: &'a [String]) -> Self {
        Once { what, labels, seen: Bits::EMPTY }
    }

    fn add(&mut self, k: K) -> Result<(), String> {
        if self.seen.contains(k) {
            return Err(format!("{} {} is in two places", self.what, label(self.labels, k)));
        }
        self.seen.insert(k);
        Ok(())
    }

    fn all(&mut self, set: impl IntoIterator<Item = K>) -> Result<(), String> {
        set.into_iter().try_for_each(|k| self.add(k))
    }

    fn done(self, all: Bits<K>) -> Result<(), String> {
        let names: Vec<String> =
            ((all - self.seen) | (self.seen - all)).iter().map(|k| label(self.labels, k)).collect();
        if names.is_empty() {
            return Ok(());
        }
        Err(format!("a {} is missing or unknown: {}", self.what, names.join(", ")))
    }
}

/// Checks a position between two decisions.
pub(crate) fn audit(game: &Prehistory, state: &State) -> Result<(), String> {
    sound(game, state)?;
    match state.frames.top() {
        frame @ (Frame::Thaw | Frame::Winter | Frame::Center) => {
            Err(format!("'{}' runs by itself", kind(frame)))
        }
        _ => Ok(()),
    }
}

/// Checks a position that may still have to run on by itself.
pub(crate) fn sound(game: &Prehistory, state: &State) -> Result<(), String> {
    if !(2..=SEATS_MAX).contains(&(state.n_seats as usize)) {
        return Err(format!("{} seats", state.n_seats));
    }
    if !state.plot.is_sound(&game.lands, state.n_seats) {
        return Err("there is no such layout for this number of players".into());
    }
    let land = state.land(game);
    if !(1..=YEARS).contains(&state.year) {
        return Err(format!("year {}", state.year));
    }
    pieces(game, state)?;
    board(state)?;
    map(game, state, land)?;
    for seat in Seat::all().take(SEATS_MAX) {
        tribe(game, state, land, seat)?;
    }
    frames(game, state, land)
}

fn pieces(game: &Prehistory, state: &State) -> Result<(), String> {
    let labels = &game.labels;
    let mut foods = Once::new("gathering tile", &labels.foods);
    foods.all(state.foods_unseen)?;
    foods.all(state.food_slots.values().flatten().copied())?;
    let mut fish = Once::new("fish", &labels.fish);
    fish.all(state.fish_unseen)?;
    fish.all(state.fish_slots.values().flatten().copied())?;
    let mut beasts = Once::new("animal token", &labels.beasts);
    beasts.all(state.beasts_unseen)?;
    for token in state.tokens.values().flatten() {
        match token {
            Token::Food(f) => foods.add(*f)?,
            Token::Fish(f) => fish.add(*f)?,
            Token::Beast(b) => beasts.add(*b)?,
            Token::Stone => {}
        }
    }
    let mut preys = Once::new("hunting card", &labels.preys);
    preys.all(state.preys_unseen)?;
    preys.all(state.preys_gone)?;
    preys.all(state.prey_row.values().flatten().copied())?;
    let mut rites = Once::new("ceremony card", &labels.rites);
    rites.all(state.rites_unseen)?;
    rites.all(state.rites_gone)?;
    rites.all(state.rite_row.values().flatten().copied())?;
    for player in &state.players {
        foods.all(player.foods)?;
        fish.all(player.fish)?;
        beasts.all(player.beasts)?;
        preys.all(player.preys)?;
        rites.all(player.rites)?;
    }
    foods.done(game.foods_all)?;
    fish.done(game.fish_all)?;
    beasts.done(game.beasts_all)?;
    preys.done(game.preys_all)?;
    rites.done(game.rites_all)?;

    // Price tiles of earlier centers are out of the game, so some may be missing.
    let mut prices = Once::<Price>::new("price tile", &labels.prices);
    prices.all(state.prices_unseen)?;
    prices.all(state.center)?;
    prices.all(state.next_price)?;
    prices.all(state.dials.values().filter_map(|d| d.tile))?;
    let mut weathers = Once::<Weather>::new("weather tile", &labels.weathers);
    weathers.all(state.weathers_unseen)?;
    weathers.all(state.players.iter().filter_map(|p| p.weather))?;
    weathers.done(Bits::full())?;
    let mut tiles = Once::<MapTile>::new("map tile", &labels.tiles);
    tiles.all(state.tiles_unseen)?;
    tiles.all(state.map.iter().flatten().map(|(tile, _)| *tile))?;
    tiles.done(Bits::full())
}

fn board(state: &State) -> Result<(), String> {
    if state.dials.values().any(|d| d.turn > 5) {
        return Err("a price tile is turned too far".into());
    }
    for (action, feet) in state.feet.iter() {
        if feet[0].is_none() && feet[1].is_some() {
            return Err(format!("the foot of {action} is not filled in order"));
        }
    }
    let order: Bits<Seat> = state.order.iter().collect();
    if order.len() != state.order.len() || state.order.iter().any(|s| s.index() >= state.n_seats as usize) {
        return Err("the turn order names a seat twice or one that is not there".into());
    }
    let track: Bits<Seat> = state.track.iter().collect();
    if track.len() != state.track.len() || !track.is_subset(&order) {
        return Err("the ceremony track names a seat twice or one that is not there".into());
    }
    Ok(())
}

fn map(game: &Prehistory, state: &State, land: LandRef) -> Result<(), String> {
    if state.map[land.n_slots()..].iter().any(|slot| slot.is_some()) {
        return Err("a map tile lies outside the layout".into());
    }
    for (cell, token) in state.tokens.iter() {
        let Some(token) = token else { continue };
        let feature = state.ground(game, cell).map(|g| g.feature);
        let fits = match token {
            Token::Food(_) => feature == Some(Feature::Gathering),
            Token::Fish(_) => feature == Some(Feature::Fish),
            Token::Beast(_) => feature == Some(Feature::Animal),
            Token::Stone => feature == Some(Feature::Megalith(Megalith::A)),
        };
        if !fits {
            return Err(format!("{} does not belong on {}", token_word(game, *token), cell_name(cell)));
        }
        if *token == Token::Stone && state.players.iter().any(|p| p.stones.contains(cell)) {
            return Err(format!("the megalith of {} is in two places", cell_name(cell)));
        }
    }
    Ok(())
}

fn tribe(game: &Prehistory, state: &State, land: LandRef, seat: Seat) -> Result<(), String> {
    let player = &state.players[seat.index()];
    if seat.index() >= state.n_seats as usize {
        let idle = player.n_resources() + player.n_markers() + player.dev == 0
            && player.members.values().all(|m| *m == Spot::Reserve)
            && player.camps.values().all(|c| c.is_none())
            && player.stones.is_empty();
        return if idle { Ok(()) } else { Err(format!("{seat} is not at the table but has pieces")) };
    }
    if player.weather_turn > 5 || player.fishing > game.track_length {
        return Err(format!("{seat}: a tile or marker is beyond its end"));
    }
    let shamans = player.shamans.len();
    if shamans != 3 && !(shamans == 0 && player.weather.is_none() | is_setup(state)) {
        return Err(format!("{seat} has {shamans} shamans"));
    }
    for member in Member::all() {
        let Spot::On(cell) = player.members[member] else { continue };
        if cell.index() >= land.n_cells() {
            return Err(format!(
                "member {} of {seat} is off the land, on {}",
                member.index() + 1,
                cell_name(cell)
            ));
        }
        let shelter = cell == START || player.camp_cells().contains(cell);
        let crowd = state.players.iter().flat_map(|p| p.members.values()).filter(|s| **s == Spot::On(cell));
        if !shelter && crowd.count() > 1 {
            return Err(format!("{} holds more than one member", cell_name(cell)));
        }
    }
    for (camp, cell) in player.camps.iter() {
        let Some(cell) = cell else { continue };
        let n = state.players.iter().flat_map(|p| p.camps.values()).filter(|c| **c == Some(*cell)).count();
        if n != 1 || state.ground(game, *cell).map(|g| g.feature) != Some(Feature::Camp) {
            let name = label(&game.labels.camps, camp);
            return Err(format!("the camp {name} of {seat} cannot stand on {}", cell_name(*cell)));
        }
        let guests = state.seats().filter(|s| *s != seat);
        if guests.into_iter().any(|s| state.player(s).member_cells().contains(*cell)) {
            return Err(format!("a stranger stands in the camp of {seat} on {}", cell_name(*cell)));
        }
    }
    for cell in player.stones {
        let feature = state.ground(game, cell).map(|g| g.feature);
        let owners = state.players.iter().filter(|p| p.stones.contains(cell)).count();
        if feature != Some(Feature::Megalith(Megalith::A)) || owners != 1 {
            return Err(format!("{seat} cannot have a megalith from {}", cell_name(cell)));
        }
    }
    Ok(())
}

fn is_setup(state: &State) -> bool {
    let setup = |f: &Frame| matches!(f, Frame::Orient { .. } | Frame::Arrange { .. });
    state.frames.as_slice().iter().any(setup)
}

/// Whether the frames can be on top of each other and can go on.
fn frames(game: &Prehistory, state: &State, land: LandRef) -> Result<(), String> {
    let frames = state.frames.as_slice();
    let n = state.n_seats;
    if frames[0] != Frame::Over {
        return Err("the bottom frame is the end of the game".into());
    }
    for (i, frame) in frames.iter().enumerate() {
        let below = i.checked_sub(1).map(|j| frames[j]);
        let is_top = i + 1 == frames.len();
        let fits = match *frame {
            Frame::Over => i == 0,
            Frame::Thaw => i == 1,
            Frame::Winter => i == 1 && is_top && state.year < YEARS && state.next_price.is_some(),
            Frame::Orient { turn } | Frame::Arrange { turn } => {
                turn < n && below == Some(Frame::Thaw) && below_setup(state, *frame, is_top)
            }
            Frame::Skies { at } => {
                let dealt =
                    state.seats().all(|s| state.player(s).weather.is_some() == (s.index() < at as usize));
                at < n && matches!(below, Some(Frame::Orient { turn: 0 })) && dealt
            }
            Frame::Order => matches!(below, Some(Frame::Skies { at: 0 })),
            Frame::Refill => matches!(below, Some(Frame::Order | Frame::Skies { at: 0 } | Frame::Center)),
            Frame::Tokens { at } => {
                let bare = state.tokens.values().skip(at as usize).all(|t| t.is_none());
                (at as usize) < land.n_cells() && below == Some(Frame::Refill) && bare
            }
            Frame::Land { at } => {
                below == Some(Frame::Tokens { at: 0 })
                    && state.map.iter().position(|t| t.is_none()) == Some(at as usize)
                    && (at as usize) < land.n_slots()
            }
            Frame::Prices { at } => at < 7 && below == Some(Frame::Land { at: 0 }) && priced(state, at),
            Frame::Center => below == Some(Frame::Thaw) && state.next_price.is_some(),
            Frame::Top => below == Some(Frame::Thaw) && state.next_price.is_none(),
            Frame::Income { turn } | Frame::Last { turn } => i == 1 && turn < n,
            Frame::Spring { turn, passed } => {
                i == 1
                    && turn < n
                    && passed.iter().all(|s| s.index() < n as usize)
                    && passed.len() < n as usize
            }
            Frame::Pillars { left } => i == 1 && (1..=n).contains(&left),
            Frame::Summer { action, left } => {
                let room = (1..=n).contains(&left) || (!is_top && left == 0);
                i == 1 && (action as usize) < Action::COUNT && room
            }
            Frame::Autumn { turn, .. } => i == 1 && turn < n,
            Frame::Pay { .. } | Frame::Foot { .. } | Frame::Dance { .. } => {
                i == 2 && is_top && action_fits(game, state, below, *frame)
            }
            Frame::Walk { seat, member, points } => {
                let fresh = match below {
                    Some(Frame::Autumn { points: have, tired, .. }) => {
                        have == points && !tired.contains(member)
                    }
                    _ => false,
                };
                is_top && fresh && turn_of(state, below) == Some(seat) && is_on_map(state, seat, member)
            }
            Frame::Build { seat, .. } => {
                matches!(below, Some(Frame::Autumn { .. })) && turn_of(state, below) == Some(seat)
            }
            Frame::Crew { seat, .. } | Frame::Settle { seat, .. } => {
                is_top
                    && matches!(below, Some(Frame::Build { seat: s, mover }) if s == seat && crew_fits(game, state, *frame, mover))
            }
        };
        if !fits {
            let whose = state.decider(*frame).map_or(String::new(), |seat| format!(" of {seat}"));
            return Err(format!("frame {i}, '{}'{whose}, cannot be here", kind(*frame)));
        }
    }
    ready(state, land)
}

/// What must be on the table once the seasons run.
fn ready(state: &State, land: LandRef) -> Result<(), String> {
    let setting_up = state.frames.as_slice().iter().any(|f| {
        matches!(
            f,
            Frame::Prices { .. }
                | Frame::Land { .. }
                | Frame::Tokens { .. }
                | Frame::Order
                | Frame::Skies { .. }
                | Frame::Orient { .. }
                | Frame::Arrange { .. }
        )
    });
    let has = |f: fn(&Frame) -> bool| state.frames.as_slice().iter().any(f);
    if !has(|f| matches!(f, Frame::Prices { .. }))
        && (state.center.is_none() || state.dials.values().any(|d| d.tile.is_none()))
    {
        return Err("a price tile is missing on the board".into());
    }
    let before_land = has(|f| matches!(f, Frame::Prices { .. } | Frame::Land { .. }));
    if !before_land && !laid(state, land) {
        return Err("a map tile is missing".into());
    }
    let ordered = state.order.len() == state.n_seats as usize;
    if !has(|f| matches!(f, Frame::Order)) && !ordered {
        return Err("the turn order is incomplete".into());
    }
    if setting_up {
        return Ok(());
    }
    for seat in state.seats() {
        if state.player(seat).weather.is_none() {
            return Err(format!("{seat} has no weather tile"));
        }
    }
    // The center of the next year must be known, or be on its way.
    let over = state.frames.depth() == 1;
    let pile_known = state.next_price.is_some() || state.year == YEARS || over || has(|f| *f == Frame::Top);
    if !pile_known {
        return Err("the next center tile is missing".into());
    }
    let draws = (YEARS - state.year).saturating_sub(u8::from(state.next_price.is_some()));
    if !over && state.prices_unseen.len() < draws as usize {
        return Err("too few price tiles are left for the years to come".into());
    }
    Ok(())
}

fn below_setup(state: &State, frame: Frame, is_top: bool) -> bool {
    !is_top || state.decider(frame).is_some_and(|seat| state.player(seat).weather.is_some())
}

fn laid(state: &State, land: LandRef) -> bool {
    state.map[..land.n_slots()].iter().all(|t| t.is_some())
}

fn priced(state: &State, at: u8) -> bool {
    let wheels =
        Wheel::all().enumerate().all(|(i, w)| state.dials[w].tile.is_some() == (i + 1 < at as usize));
    state.center.is_some() == (at > 0) && wheels && state.next_price.is_none()
}

fn turn_of(state: &State, frame: Option<Frame>) -> Option<Seat> {
    frame.and_then(|f| state.decider(f))
}

fn is_on_map(state: &State, seat: Seat, member: Member) -> bool {
    matches!(state.player(seat).members[member], Spot::On(_))
}

fn is_seated(state: &State, seat: Seat) -> bool {
    seat.index() < state.n_seats as usize
}

/// Whether the parts of an action fit what lies below and what is on the board.
fn action_fits(game: &Prehistory, state: &State, below: Option<Frame>, frame: Frame) -> bool {
    let spring = matches!(below, Some(Frame::Spring { .. }));
    // The rest can be paid, and a cube for the foot will be there.
    let can_go_on = |seat: Seat| {
        owed(game, state).is_some_and(|o| o.can_be_paid(game, state, &Means::of(state, seat), None))
    };
    match frame {
        Frame::Pay { seat, deed, left, paid } => {
            if !is_seated(state, seat) {
                return false;
            }
            let player = state.player(seat);
            let there = match deed {
                Deed::Catch(slot) => state.fish_slots[slot]
                    .is_some_and(|f| left as usize + paid.len() == game.fish[f].1 as usize),
                Deed::Hunt(row) => {
                    let value = state.prey_row[row].map(|p| game.preys[p].value as usize);
                    value == Some(left as usize + paid.len())
                }
                Deed::Migrate(cell, crowd) => {
                    let place = place_cells(player).contains(cell);
                    place && player.n_home().min(3) >= crowd.count() && left <= crowd.count().min(2)
                }
            };
            spring && there && left > 0 && !state.is_closed(deed.action()) && can_go_on(seat)
        }
        Frame::Foot { seat, action } => {
            spring && is_seated(state, seat) && !state.is_closed(action) && can_go_on(seat)
        }
        Frame::Dance { seat, card, left, start, moved } => {
            if !is_seated(state, seat) || start.len() != 3 || !moved.is_subset(&start) {
                return false;
            }
            // Those that have not moved are where they were.
            let waiting = (start - moved).is_subset(&state.player(seat).shamans);
            let total = left + moved.len() as u8;
            let fits = match card {
                // Summer: as many as were paid for, at most three.
                None if !spring => matches!(below, Some(Frame::Summer { action: 2, .. })) && total <= 3,
                _ if !spring || state.is_closed(Action::Ceremony) || left == 0 => false,
                None => total == 3 && can_go_on(seat),
                Some(row) => {
                    state.rite_row[row].is_some_and(|rite| game.rites[rite].value == total) && can_go_on(seat)
                }
            };
            waiting && fits
        }
        _ => false,
    }
}

fn crew_fits(game: &Prehistory, state: &State, frame: Frame, mover: Member) -> bool {
    let site = |seat: Seat, cell: Cell, camp: Camp| {
        sites(game, state, seat, mover).contains(cell) && state.player(seat).camps[camp].is_none()
    };
    match frame {
        Frame::Crew { seat, cell, camp, crew, left, from } => {
            let around = helpers(game, state, seat, cell);
            let open = (around - crew).iter().filter(|m| m.index() >= from as usize).count();
            let total = crew.len() + left as usize == game.camps[camp].members as usize;
            site(seat, cell, camp)
                && crew.is_subset(&around)
                && crew.contains(mover)
                && total
                && left > 0
                && open >= left as usize
        }
        Frame::Settle { seat, cell, camp, crew, gone, from } => {
            let card = game.camps[camp];
            let open = (crew - gone).iter().filter(|m| m.index() >= from as usize).count();
            site(seat, cell, camp)
                && crew.is_subset(&helpers(game, state, seat, cell))
                && gone.is_subset(&crew)
                && crew.contains(mover)
                && crew.len() == card.members as usize
                && gone.len() < card.settlers as usize
                && open + gone.len() > card.settlers as usize
        }
        _ => false,
    }
}
