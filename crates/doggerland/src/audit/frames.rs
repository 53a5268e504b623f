//! What is still to be done fits what lies on the table.

use kernel::Seat;
use stdx::Finite;

use super::ensure;
use crate::{
    Doggerland,
    flow::{
        card, discover,
        setup::{CROSS, RING},
        trade,
    },
    frame::{Frame, Order, Phase, RiteOrder, Step, Task},
    ids::{Ability, Good, Happening, Mode, Rite, Role},
    land::{Area, Cell},
    query,
    state::{State, Wall},
};

/// The bottom is the end of the game; above it the round; above that what the round waits for.
pub(super) fn frames(game: &Doggerland, state: &State) -> Result<(), String> {
    let frames = state.frames.as_slice();
    ensure!(matches!(frames[0], Frame::Over(_)), "the lowest frame is the end of the game");
    if frames.len() == 1 {
        return Ok(());
    }
    let Frame::Round(phase) = frames[1] else {
        return Err("above the end of the game is the round".into());
    };
    ensure!(frames.len() > 2, "the round waits for nobody");
    ensure!(follows(frames[2], phase), "after {:?} comes not {phase:?}", frames[2]);
    match frames[3..] {
        [] => {}
        [part] => ensure!(belongs(frames[2], part), "{part:?} is no part of {:?}", frames[2]),
        // A hunt brings goods and an animal.
        [memory @ Frame::Remember { .. }, load @ Frame::Load { .. }] => {
            ensure!(belongs(frames[2], memory) && belongs(frames[2], load), "the hunt of another clan");
        }
        _ => return Err("too much is still to be done".into()),
    }
    turns(state, frames[2])?;
    if matches!(
        frames[2],
        Frame::Program { .. } | Frame::Discover { .. } | Frame::Valley { .. } | Frame::ValleyTile { .. }
    ) {
        targets(game, state)?;
    }
    for frame in frames {
        fits(game, state, *frame).map_err(|what| format!("{frame:?}: {what}"))?;
    }
    let acting = matches!(
        frames[2],
        Frame::Program { .. }
            | Frame::Discover { .. }
            | Frame::Valley { .. }
            | Frame::ValleyTile { .. }
            | Frame::Resolve { .. }
    );
    let busy = state.playing().any(|(_, clan)| !clan.orders.is_empty());
    ensure!(acting || !busy, "actions are programmed outside the phases for it");
    let guests =
        [Role::GuestChief, Role::GuestHunter].iter().any(|role| state.clans[0].home[*role as usize] > 0);
    ensure!(acting || !guests || matches!(phase, Phase::Rivals | Phase::Program), "a guest stays too long");
    let set_up = !matches!(frames[2], Frame::Setup { .. });
    ensure!(!set_up || state.is_solo() || state.objectives.len() == 4, "four common objectives lie open");
    ensure!(!set_up || state.pile.iter().all(|t| !is_start(game, state, t)), "a start tile is in the pile");
    Ok(())
}

/// In turn order everybody has a turn: nobody was left out before the one who decides.
fn turns(state: &State, frame: Frame) -> Result<(), String> {
    let n = state.n_seats;
    let (seat, left, what) = match frame {
        Frame::Outfit { seat, left, .. } => (seat, left, "outfit"),
        Frame::Feed { seat, left } => (seat, left, "meal"),
        Frame::Villages { seat, left } => (seat, left, "move of the village"),
        Frame::Resolve { seat, left } => (seat, left, "resolution"),
        _ => return Ok(()),
    };
    ensure!((1..=n).contains(&left), "{left} of {n} clans cannot be left for the {what}");
    if let Frame::Resolve { .. } = frame {
        let done = |other: &Seat| !seat.clockwise(state.n()).take(left as usize).any(|later| later == *other);
        for other in Seat::all().take(state.n()).filter(done) {
            ensure!(state.clan(other).orders.is_empty(), "{other} has resolved, but has actions left");
        }
        // Who takes the hut within the phase does not change its order (DG-R01).
        if state.hut_taken {
            return Ok(());
        }
    }
    let turn = state.first.clockwise(state.n()).nth((n - left) as usize);
    ensure!(turn == Some(seat), "with {left} left for the {what} it is not the turn of {seat}");
    Ok(())
}

/// Expeditions are where they could be sent: nothing that bars a tile changes until they are resolved.
fn targets(game: &Doggerland, state: &State) -> Result<(), String> {
    for (seat, clan) in state.playing() {
        let mut open = query::reach(game, state, seat);
        clan.token.iter().for_each(|cell| open.insert(*cell));
        let open = open.without(query::foreign(state, seat)).without(query::rivals(state));
        for order in clan.orders.iter() {
            if let Order::Expedition { cell, .. } = order {
                ensure!(open.contains(cell), "{seat}: no expedition can go to {cell}");
            }
        }
    }
    Ok(())
}

fn is_start(game: &Doggerland, state: &State, tile: crate::ids::Tile) -> bool {
    match game.tables.tile(tile).set {
        crate::pack::TileSet::Start => true,
        crate::pack::TileSet::Short => state.mode == Mode::Short,
        _ => false,
    }
}

/// Which phase comes after a frame of the round.
fn follows(frame: Frame, phase: Phase) -> bool {
    match frame {
        Frame::Setup { .. } | Frame::Outfit { .. } => matches!(phase, Phase::Card | Phase::Program),
        Frame::Turn => phase == Phase::Event,
        Frame::Event | Frame::Trade { .. } | Frame::Shelter | Frame::Thieves { .. } | Frame::Trespass => {
            phase == Phase::Rivals
        }
        Frame::Program { .. } => phase == Phase::Discover,
        Frame::Discover { .. } => phase == Phase::Valley,
        Frame::Valley { .. } | Frame::ValleyTile { .. } => phase == Phase::Resolve,
        Frame::Resolve { .. } => phase == Phase::Migrate,
        Frame::Feed { .. } => phase == Phase::Newborns,
        Frame::Orphan => phase == Phase::Objectives,
        Frame::Reveal => phase == Phase::Crafts,
        Frame::Refill => phase == Phase::Villages,
        Frame::Villages { .. } => phase == Phase::Hut,
        _ => false,
    }
}

/// Which part belongs to which frame of the round.
fn belongs(frame: Frame, part: Frame) -> bool {
    match (frame, part) {
        (
            Frame::Program { seat, .. },
            Frame::Who { seat: me, .. }
            | Frame::Torch { seat: me, .. }
            | Frame::Mark { seat: me }
            | Frame::Party { seat: me, .. },
        )
        | (
            Frame::Resolve { seat, .. },
            Frame::Raise { seat: me, .. }
            | Frame::Load { seat: me, .. }
            | Frame::Remember { seat: me, .. }
            | Frame::Knap { seat: me, .. }
            | Frame::Offer { seat: me, .. }
            | Frame::Perform { seat: me, .. }
            | Frame::Trade { seat: me, .. }
            | Frame::Wander { seat: me },
        )
        | (Frame::Feed { seat, .. }, Frame::Meal { seat: me, .. }) => seat == me,
        _ => false,
    }
}

fn fits(game: &Doggerland, state: &State, frame: Frame) -> Result<(), String> {
    let n = state.n_seats;
    let ok = match frame {
        Frame::Setup { step, draws } => draws < 8 && fits_setup(game, state, step),
        Frame::Outfit { units, from, .. } => state.mode == Mode::Short && units <= 3 && from <= Good::Bone,
        Frame::Program { seat, passed } => passed < 1 << n && passed >> seat.index() & 1 == 0,
        Frame::Who { seat, task } => fits_task(state, seat, task),
        Frame::Torch { seat, by, spot } => {
            state.acts(Happening::TorchlitCave)
                && !state.solo.torch_used
                && state.wall[spot] == Wall::Free
                && query::idle(state, seat)[by as usize] > 0
        }
        Frame::Mark { seat } => {
            query::idle(state, seat)[Role::Shaman as usize] > 0
                && query::is_rite_open(game, state, seat, Rite::PerfectPainting)
        }
        Frame::Party { seat, cell, party, from } => {
            let idle = query::idle(state, seat);
            let hunt = state.animal_at(cell).is_some();
            from <= 5
                && party.who.iter().zip(idle).all(|(used, idle)| *used <= idle)
                && party.tools <= state.clan(seat).store(Good::Tool)
                && (!hunt || party.count(Role::Shaman) == 0)
                && query::open_tiles(game, state, seat).contains(cell)
                && (hunt || (query::gatherable(state).contains(cell) && party.mastery() <= 3))
        }
        Frame::Discover { todo } => {
            let cells = todo.unranked();
            !cells.is_empty()
                && cells.and(state.land).is_empty()
                && cells.without(Area::board(state.n())).is_empty()
                && state.pile.len() > 1
        }
        Frame::Valley { left } => (1..=2).contains(&left) && state.is_solo() && !state.pile.is_empty(),
        Frame::ValleyTile { left, cell } => {
            (1..=2).contains(&left)
                && state.is_solo()
                && state.pile.len() > 1
                && discover::valley(state).contains(cell)
        }
        Frame::Resolve { .. } | Frame::Feed { .. } | Frame::Villages { .. } => true,
        Frame::Load { goods, room, .. } => goods.iter().all(|n| *n <= 30) && room <= 60,
        Frame::Remember { .. } => true,
        Frame::Raise { .. } | Frame::Knap { .. } => true,
        Frame::Offer { seat, order } => {
            order.rite.megalith().is_none()
                && state.clan(seat).rites.contains(order.rite)
                && fits_rite(state, order)
        }
        Frame::Perform { seat, order } => {
            let waits = matches!(order.rite, Rite::LongJourney | Rite::PerfectPainting)
                || order.rite.megalith().is_some();
            waits
                && state.clan(seat).rites.contains(order.rite)
                && fits_rite(state, order)
                && (order.rite != Rite::PerfectPainting || has_two(game, state, seat, order))
        }
        Frame::Trade { left, given, .. } => {
            let traders = left <= 3 && state.acts(Happening::Traders);
            (left == trade::ANY || traders)
                && (left > 0 || given[0].is_some())
                && (given[1].is_none() || given[0].is_some())
        }
        Frame::Meal { seat, eaten, .. } => {
            let clan = state.clan(seat);
            let have = [clan.bowls[0][0], clan.bowls[1][0], clan.bowls[1][1]];
            eaten.iter().zip(have).all(|(eaten, have)| *eaten <= have)
        }
        Frame::Wander { .. } | Frame::Trespass | Frame::Shelter => state.is_solo(),
        Frame::Reveal => state.frescoes.len() < game.tables.frescoes_used[n as usize - 1] as usize,
        Frame::Refill => {
            state.market.len() < game.tables.market_size[n as usize - 1] as usize
                && state.craft_pile.len() > 1
        }
        Frame::Turn => state.is_solo() && state.solo.card.is_none(),
        Frame::Event => state.is_solo() && state.solo.card.is_some() && state.solo.acting.is_none(),
        Frame::Thieves { left, from, begun } => {
            state.is_solo() && left <= 3 && (left > 0 || begun) && from <= Good::Tool
        }
        Frame::Orphan => state.is_solo() && card::has_room(state),
        Frame::Over(_) | Frame::Round(_) => true,
    };
    ensure!(ok, "it does not fit the position");
    Ok(())
}

fn fits_setup(game: &Doggerland, state: &State, step: Step) -> bool {
    let laid = |cells: &[(usize, usize)]| {
        cells.iter().filter(|(column, row)| state.land.contains(Cell::at(*column, *row))).count()
    };
    let (ring, cross) = (laid(&RING), laid(&CROSS));
    let drawn = || game.tables.level(state.mode).drawn as usize;
    // The land of the set-up is laid out, and nothing else.
    let arms = if state.mode == Mode::Short { 4 } else { 0 };
    let whole = ring == 8 && cross == arms && state.land.len() == 9 + arms;
    let alone = whole && state.is_solo() && state.solo.card.is_none();
    match step {
        Step::First | Step::Arrow | Step::Centre => ring == 0,
        Step::Ring(at) => {
            at < 7
                && ring == at as usize
                && laid(&RING[..at as usize]) == ring
                && state.land.len() == ring + 1
        }
        Step::Cross(arm) => {
            let arm = arm as usize;
            state.mode == Mode::Short
                && arm < 2
                && cross == 2 * arm
                && laid(&CROSS[..2 * arm]) == cross
                && ring == 8
        }
        Step::Objectives(left) => {
            whole
                && !state.is_solo()
                && (1..=4).contains(&left)
                && state.objectives.len() + left as usize == 4
        }
        Step::Goals(left) => alone && left > 0 && state.solo.goals.len() + left as usize == drawn(),
        Step::Exclude => alone && state.solo.goals.len() == drawn(),
        Step::Replace => alone && state.solo.goals.len() + 1 == drawn(),
        Step::Rivals => alone,
        Step::Fresco => whole && state.frescoes.is_empty(),
        Step::Market => whole && state.craft_pile.len() > 5,
        Step::Handicap | Step::Outfit => false,
    }
}

fn fits_task(state: &State, seat: Seat, task: Task) -> bool {
    let clan = state.clan(seat);
    query::candidates(state, seat, task) != 0
        && match task {
            Task::Build => true,
            Task::Craft(craft) => query::open_crafts(state).contains(craft),
            Task::Paint(panel) => query::open_panels(state) >> panel.index() & 1 == 1,
            Task::Train(ability) => {
                query::Plan::of(clan).trained >> ability as u8 & 1 == 0
                    && (ability == Ability::Tools || clan.levels[ability] < 2)
            }
            Task::Twins => clan.home[Role::Shaman as usize] > 0 && !state.hut.contains(Rite::Twins),
        }
}

fn fits_rite(state: &State, order: RiteOrder) -> bool {
    match order.spot {
        Some(spot) => {
            order.rite == Rite::PerfectPainting
                && state.wall[spot] == Wall::Free
                && state.panel(spot).is_some()
        }
        None => order.rite != Rite::PerfectPainting,
    }
}

fn has_two(game: &Doggerland, state: &State, seat: Seat, order: RiteOrder) -> bool {
    let panel = order.spot.and_then(|spot| state.panel(spot));
    panel.is_some_and(|panel| state.clan(seat).memory[game.tables.species(panel)] == 2)
}
