//! Invariants: every piece is in exactly one place, every number within its bounds.

use kernel::Seat;
use stdx::{Bits, Finite};

use crate::{
    Doggerland,
    frame::{Frame, Order},
    ids::{Ability, Animal, Craft, Fresco, Home, Mode, Rite, Role, Tile},
    land::{Area, Cell},
    pack::{Shows, TileSet},
    query::Plan,
    state::{CLANS_MAX, Clan, HUNTERS_MAX, MEEPLES, State, Wall},
};

mod frames;

macro_rules! ensure {
    ($test:expr, $($what:tt)+) => {
        if !$test {
            return Err(format!($($what)+));
        }
    };
}
use ensure;

pub(crate) fn audit(game: &Doggerland, state: &State) -> Result<(), String> {
    ensure!((1..=CLANS_MAX).contains(&state.n()), "{} clans play", state.n());
    ensure!(state.is_solo() == (state.n() == 1), "{} is not played by {}", state.mode, state.n());
    let first_round = if state.mode == Mode::Short { 3 } else { 1 };
    ensure!((first_round..=8).contains(&state.round), "there is no round {}", state.round);
    ensure!(state.first.index() < state.n(), "the first player does not play");
    tiles(game, state)?;
    animals(state)?;
    crafts(game, state)?;
    wall(game, state)?;
    for (seat, clan) in state.playing() {
        self::clan(state, seat, clan).map_err(|what| format!("{seat}: {what}"))?;
    }
    solo(game, state)?;
    orders(game, state)?;
    frames::frames(game, state)
}

/// Every tile of the game lies on one cell or is in the pile.
fn tiles(game: &Doggerland, state: &State) -> Result<(), String> {
    let board = Area::board(state.n());
    let (mut seen, mut land, mut sources) = (state.pile, Area::EMPTY, Area::EMPTY);
    for (cell, tile) in state.tiles.iter() {
        let Some(tile) = *tile else { continue };
        ensure!(board.contains(cell), "a tile lies on {cell}, outside the board");
        ensure!(!seen.contains(tile), "tile {} is in two places", game.tables.ids.tiles[tile.index()]);
        seen.insert(tile);
        land.insert(cell);
        if let Shows::Source(_) = game.tables.tile(tile).shows {
            sources.insert(cell);
        }
    }
    let in_game = |tile: &Tile| game.tables.tile(*tile).set != TileSet::Four || matches!(state.n(), 1 | 4);
    let expected: Bits<Tile, 2> = Tile::all().filter(in_game).collect();
    ensure!(seen == expected, "{} terrain tiles are in the game, not {}", seen.len(), expected.len());
    ensure!(state.tiles[Cell::CENTRE] == Some(Tile::nth(0)), "the center tile lies in the middle");
    ensure!(land == state.land && sources == state.sources, "the map's sets are not those of its tiles");
    ensure!(state.half.without(sources).is_empty(), "a tile without resources is half exhausted");
    ensure!(state.spent.without(sources).is_empty(), "a tile without resources is exhausted");
    ensure!(state.half.and(state.spent).is_empty(), "a tile is half and fully exhausted");
    Ok(())
}

/// Seven meeples of each species; never two animals on a tile.
fn animals(state: &State) -> Result<(), String> {
    let mut seen = Area::EMPTY;
    for animal in Animal::all() {
        let herd = state.herds[animal];
        ensure!(herd.without(state.land).is_empty(), "a {animal} stands beside the land");
        ensure!(herd.and(seen).is_empty(), "two animals stand on a tile");
        seen = seen.or(herd);
        let remembered: usize = state.playing().map(|(_, clan)| clan.memory[animal] as usize).sum();
        let rivals = state.solo.memory.iter().filter(|a| *a == animal).count();
        let held = state
            .frames
            .as_slice()
            .iter()
            .filter(|frame| matches!(frame, Frame::Remember { animal: a, .. } if *a == animal))
            .count();
        let n = state.supply[animal] as usize + herd.len() + remembered + rivals + held;
        ensure!(n == MEEPLES as usize, "there are {n} {animal} meeples, not {MEEPLES}");
    }
    Ok(())
}

/// Every craft tile is in one place.
fn crafts(game: &Doggerland, state: &State) -> Result<(), String> {
    let owned = state.playing().map(|(_, clan)| clan.crafts);
    let mut seen = Bits::<Craft>::EMPTY;
    for set in owned.chain([state.craft_pile, state.market, state.craft_discards]) {
        ensure!(!seen.intersects(&set), "a craft tile is in two places");
        seen |= set;
    }
    ensure!(seen.len() == Craft::COUNT, "{} craft tiles are missing", Craft::COUNT - seen.len());
    ensure!(
        state.craft_discards.is_empty() || state.is_solo(),
        "craft tiles are discarded only in the solo game"
    );
    let size = game.tables.market_size[state.n() - 1] as usize;
    ensure!(state.market.len() <= size, "the market holds {} tiles, not {size}", state.market.len());
    Ok(())
}

fn wall(game: &Doggerland, state: &State) -> Result<(), String> {
    let mut seen = state.fresco_pile;
    for fresco in state.frescoes.iter() {
        ensure!(!seen.contains(fresco), "a fresco tile is in two places");
        seen.insert(fresco);
    }
    ensure!(seen.len() == Fresco::COUNT, "{} fresco tiles are missing", Fresco::COUNT - seen.len());
    let used = game.tables.frescoes_used[state.n() - 1] as usize;
    ensure!(state.frescoes.len() <= used, "{} fresco tiles lie open, not {used}", state.frescoes.len());
    for (spot, wall) in state.wall.iter() {
        let open = spot.at() < state.frescoes.len();
        match wall {
            Wall::Free => {}
            Wall::Held => ensure!(open, "somebody stands at a picture that is not turned up"),
            Wall::Painted { by, cubes } => {
                ensure!(
                    open && by.index() < state.n() && (1..=2).contains(cubes),
                    "a painting is impossible"
                );
            }
            Wall::Rivals => ensure!(open && state.is_solo(), "the rivals cannot have painted there"),
        }
    }
    Ok(())
}

fn clan(state: &State, seat: Seat, clan: &Clan) -> Result<(), String> {
    ensure!(clan.hunters + clan.newborns <= HUNTERS_MAX, "more than {HUNTERS_MAX} hunter-gatherers");
    ensure!(clan.newborns <= 3, "more than three newborns");
    ensure!(clan.births || clan.newborns == 0, "newborns without a birth");
    let births = clan.orders.iter().filter(|order| matches!(order, Order::Birth { .. })).count();
    ensure!(births <= 1 && births as u8 <= clan.reserve(), "more births than the reserve allows");
    let plan = Plan::of(clan);
    ensure!(plan.crafts <= 1 || (plan.crafts == 2 && plan.chief_crafts), "two crafts need the chief");
    ensure!(
        plan.paintings <= 1 || (plan.paintings == 2 && plan.chief_paints),
        "two paintings need the chief"
    );
    let trained = clan.orders.iter().filter(|order| matches!(order, Order::Train { .. })).count();
    ensure!(trained as u32 == plan.trained.count_ones(), "an ability is used twice in a round");
    let mut who = clan.home;
    for order in clan.orders.iter() {
        who.iter_mut().zip(order.who()).for_each(|(n, gone)| *n += gone);
    }
    ensure!(who[Role::Chief as usize] == 1, "the chief is in {} places", who[Role::Chief as usize]);
    ensure!(who[Role::Shaman as usize] == 1, "the shaman is in {} places", who[Role::Shaman as usize]);
    let hunters = who[Role::Hunter as usize];
    ensure!(hunters == clan.hunters, "{hunters} of {} hunter-gatherers are placed", clan.hunters);
    let guests = [who[Role::GuestChief as usize], who[Role::GuestHunter as usize]];
    ensure!(guests.iter().all(|n| *n <= 1), "a white piece is in two places");
    ensure!(state.is_solo() || guests == [0, 0], "white pieces are for the solo game");
    for ability in Ability::all() {
        ensure!(clan.levels[ability] <= 2, "{ability} is beyond its last level");
    }
    for (slot, home) in clan.homes.iter().enumerate() {
        let fits = match home {
            Home::Empty => slot >= 2,
            Home::Makeshift => slot < 2,
            Home::Simple | Home::Prestigious => true,
        };
        ensure!(fits, "slot {} cannot be {home}", slot + 1);
    }
    // Beds are short only between a fire and the end of that round (DG-Z25).
    ensure!(
        clan.members() <= clan.beds() || state.is_solo(),
        "{} members have {} beds",
        clan.members(),
        clan.beds()
    );
    ensure!(clan.memory.values().sum::<u8>() <= 2, "the memory has two spaces");
    ensure!(clan.bowls[0][1] == 0, "meat never lies in bowl 1");
    for rite in [Rite::Menhir, Rite::Alignment, Rite::Dolmen] {
        let which = rite.megalith().expect("these raise megaliths");
        let building = matches!(state.frames.top(), Frame::Perform { seat: s, order } if s == seat && order.rite == rite);
        let marked = clan.rites.contains(rite) && !building;
        ensure!(clan.megaliths[which].is_some() == marked, "{rite}: cube and stone do not agree");
    }
    let only = if state.is_solo() { Rite::FirstPlayer } else { Rite::MoveVillage };
    ensure!(!clan.rites.contains(only), "{only} is not in this game");
    let stones: Area = clan.megaliths.iter().flatten().copied().collect();
    for cell in clan.megaliths.iter().flatten().chain(&clan.token).chain([&clan.village]) {
        ensure!(state.land.contains(*cell), "a piece stands on {cell}, where no tile lies");
    }
    ensure!(clan.token.is_some() == (clan.token_until > 0), "a token without its round, or the reverse");
    ensure!(clan.token.is_none() || clan.rites.contains(Rite::LongJourney), "a token without a journey");
    ensure!(clan.token_until <= state.round + 1, "the token of a later round");
    for (objective, points) in clan.awards.iter() {
        let known = state.objectives.contains(objective) && matches!(points, 3 | 5);
        ensure!(*points == 0 || known, "{points} points for an objective that does not give them");
    }
    for (other, theirs) in state.playing().filter(|(other, _)| *other != seat) {
        let shared = theirs.megaliths.iter().flatten().any(|cell| stones.contains(*cell));
        ensure!(!shared, "a megalith of {other} stands on the same tile");
        let stands = theirs.megaliths.contains(&Some(clan.village));
        ensure!(!stands, "the village stands on {}, where a megalith of {other} is", clan.village);
        ensure!(
            theirs.token != Some(clan.village),
            "the village stands on {}, where a token of {other} lies",
            clan.village
        );
        if let Some(token) = clan.token {
            let free = theirs.token != clan.token && !theirs.megaliths.contains(&clan.token);
            ensure!(free, "the token lies on {token}, where a piece of {other} is");
        }
        ensure!(
            clan.village != theirs.village || clan.village == Cell::CENTRE,
            "a village on that of {other}"
        );
    }
    Ok(())
}

fn solo(game: &Doggerland, state: &State) -> Result<(), String> {
    let solo = &state.solo;
    ensure!(solo.marked.is_subset(&solo.goals), "an objective is marked that is not set out");
    if !state.is_solo() {
        let bare = solo.goals.is_empty()
            && solo.cards.is_empty()
            && solo.card.is_none()
            && solo.acting.is_none()
            && solo.memory.is_empty()
            && !solo.torch_used
            && solo.rivals.values().all(Option::is_none);
        ensure!(bare, "the solo board is in use");
        return Ok(());
    }
    ensure!(state.objectives.is_empty(), "common objectives lie in the solo game");
    ensure!(solo.card.is_none_or(|card| !solo.cards.contains(card)), "a card is in two places");
    ensure!(
        solo.acting.is_none_or(|h| solo.card.is_some_and(|card| game.tables.cards[card].event == h)),
        "an event acts that is not on the card"
    );
    let cells: Area = solo.rivals.values().flatten().copied().collect();
    ensure!(cells.len() == solo.rivals.values().flatten().count(), "two rivals stand on a tile");
    ensure!(cells.without(state.land).is_empty(), "a rival stands beside the land");
    let village = state.clans[0].village;
    ensure!(!cells.contains(village), "a rival stands in the village on {village}");
    Ok(())
}

/// What is marked as taken is taken by exactly one programmed action.
fn orders(game: &Doggerland, state: &State) -> Result<(), String> {
    let (mut camps, mut claimed, mut hut, mut held) =
        (Area::EMPTY, Bits::<Craft>::EMPTY, Bits::<Rite>::EMPTY, 0u32);
    for (seat, clan) in state.playing() {
        for order in clan.orders.iter() {
            match order {
                Order::Expedition { cell, party } => {
                    ensure!(party.members() > 0, "{seat}: an expedition without members");
                    ensure!(!camps.contains(cell), "two expeditions on {cell}");
                    match state.animal_at(cell) {
                        Some(animal) => {
                            let facts = &game.tables.animals[animal];
                            let shaman = party.count(Role::Shaman) > 0;
                            ensure!(!shaman, "{seat}: the shaman hunts the {animal} on {cell}");
                            let strong = party.members() >= facts.members && party.mastery() >= facts.mastery;
                            ensure!(strong, "{seat}: too few hunt the {animal} on {cell}");
                        }
                        None => {
                            let fresh = state.sources.without(state.spent).contains(cell);
                            ensure!(fresh, "{seat}: nothing to gather or to hunt on {cell}");
                            ensure!(party.mastery() <= 3, "{seat}: more than three gather on {cell}");
                        }
                    }
                    camps.insert(cell);
                }
                Order::Craft { craft, .. } => {
                    ensure!(!claimed.contains(craft), "two members on a craft tile");
                    claimed.insert(craft);
                }
                Order::Paint { spot, .. } => {
                    ensure!(held >> spot.index() & 1 == 0, "two members at a picture");
                    held |= 1 << spot.index();
                }
                Order::Rite(order) => {
                    ensure!(!hut.contains(order.rite), "two shamans on {}", order.rite);
                    hut.insert(order.rite);
                    let twins = order.rite == Rite::Twins;
                    ensure!(order.mate.is_some() == twins, "{}: the other parent", order.rite);
                    let painting = order.rite == Rite::PerfectPainting;
                    ensure!(order.spot.is_some() == painting, "{}: the picture", order.rite);
                    if let Some(spot) = order.spot {
                        ensure!(held >> spot.index() & 1 == 0, "a token and a member at a picture");
                        held |= 1 << spot.index();
                    }
                }
                Order::Build { .. } | Order::Birth { .. } | Order::Train { .. } => {}
            }
        }
    }
    ensure!(camps == state.camps, "the tiles with expeditions are not those of the actions");
    ensure!(claimed == state.claimed, "the craft tiles with members are not those of the actions");
    ensure!(claimed.is_subset(&state.market), "somebody crafts what is not in the market");
    ensure!(hut == state.hut, "the hut's spaces are not those of the actions");
    let walls = state.wall.iter().filter(|(_, wall)| **wall == Wall::Held);
    let walls = walls.fold(0u32, |bits, (spot, _)| bits | 1 << spot.index());
    ensure!(walls == held, "the pictures with members are not those of the actions");
    Ok(())
}
