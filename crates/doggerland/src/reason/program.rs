//! Phase 1: why an action cannot be programmed, or a member cannot go.

use kernel::{Reason, Seat, Text};

use super::{no_tile, occupied, rival_at, too_far};
use crate::{
    Choice, Doggerland, State,
    frame::{Order, Party, Task},
    ids::{Ability, Couple, Craft, Good, Happening, Panel, Rite, Role},
    land::Cell,
    query::{self, Plan},
    state::Wall,
    words,
};

/// Why this action cannot be programmed. Somebody is at home: otherwise the clan passes without being asked (DG-P01).
pub fn action(game: &Doggerland, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Craft(craft) => self::craft(game, state, seat, craft),
        Choice::Birth(couple) => birth(state, seat, couple),
        Choice::Expedition(cell) => expedition(game, state, seat, cell),
        Choice::Paint(panel) => paint(state, seat, panel),
        Choice::Train(ability) => train(state, seat, ability),
        Choice::Rite(rite) => self::rite(game, state, seat, rite),
        _ => None,
    }
}

fn craft(game: &Doggerland, state: &State, seat: Seat, craft: Craft) -> Option<Reason> {
    let name = words::craft(game, craft);
    if !state.market.contains(craft) {
        return Some(Reason::new("DG-B01", Text::new("why-craft-not-open").with("craft", name)));
    }
    let holds = |order: Order| matches!(order, Order::Craft { craft: theirs, .. } if theirs == craft);
    if let Some((owner, _)) = state.playing().find(|(_, clan)| clan.orders.iter().any(holds)) {
        let text = Text::new("why-craft-taken").with("seat", owner).with("craft", name);
        return Some(Reason::new("DG-B01", text));
    }
    let plan = Plan::of(state.clan(seat));
    if plan.crafts >= 2 {
        return Some(Reason::new("DG-B02", Text::new("why-craft-twice")));
    }
    Some(Reason::new("DG-B02", Text::new("why-craft-limit")))
}

fn birth(state: &State, seat: Seat, couple: Couple) -> Option<Reason> {
    let clan = state.clan(seat);
    let plan = Plan::of(clan);
    if plan.birth {
        return Some(Reason::new("DG-C01", Text::new("why-birth-done")));
    }
    if clan.reserve() <= plan.promised {
        return Some(Reason::new("DG-C02", Text::new("why-reserve-empty").with("n", clan.reserve())));
    }
    let text = Text::new("why-no-couple").with("couple", words::couple(couple));
    Some(Reason::new("DG-C01", text))
}

fn expedition(game: &Doggerland, state: &State, seat: Seat, cell: Cell) -> Option<Reason> {
    let at = |key: &'static str| Text::new(key).with("cell", words::cell(cell));
    if let Some(reason) = no_tile(state, cell, "DG-X01") {
        return Some(reason);
    }
    let there = |order: Order| matches!(order, Order::Expedition { cell: theirs, .. } if theirs == cell);
    if let Some((owner, _)) = state.playing().find(|(_, clan)| clan.orders.iter().any(there)) {
        let text = if owner == seat { at("why-own-camp") } else { at("why-camp").with("seat", owner) };
        return Some(Reason::new("DG-X02", text));
    }
    if let Some(reason) = occupied(state, seat, cell, ["DG-X02", "DG-H13", "DG-X02"]) {
        return Some(reason);
    }
    if let Some(reason) = rival_at(state, cell) {
        return Some(reason);
    }
    let by_journey = state.clan(seat).token == Some(cell);
    if let Some(reason) = too_far(game, state, seat, cell, "DG-X01").filter(|_| !by_journey) {
        return Some(reason);
    }
    if let Some(animal) = state.animal_at(cell) {
        let idle = query::idle(state, seat);
        let members = idle.iter().sum::<u8>() - idle[Role::Shaman as usize];
        if members == 0 {
            return Some(Reason::new("DG-P07", Text::new("why-shaman-hunts")));
        }
        let facts = &game.tables.animals[animal];
        let mastery = members
            + idle[Role::Chief as usize]
            + idle[Role::GuestChief as usize]
            + state.clan(seat).store(Good::Tool);
        let text = Text::new("why-hunt-too-strong")
            .with("animal", words::the(animal))
            .with("need", facts.mastery)
            .with("members", facts.members)
            .with("n", mastery)
            .with("most", members);
        return Some(Reason::new("DG-E01", text));
    }
    if state.sources.contains(cell) {
        return Some(Reason::new("DG-D02", at("why-exhausted")));
    }
    Some(Reason::new("DG-X05", at("why-empty")))
}

/// What lies on a picture; nothing when it is free.
fn taken_picture(state: &State, panel: Panel, clause: &'static str) -> Option<Reason> {
    let Some(spot) = state.spot(panel) else {
        return Some(Reason::new(clause, Text::new("why-panel-closed")));
    };
    match state.wall[spot] {
        Wall::Free => None,
        Wall::Painted { .. } | Wall::Rivals => Some(Reason::new(clause, Text::new("why-panel-painted"))),
        Wall::Held => {
            let is_token = |order: Order| matches!(order, Order::Rite(rite) if rite.spot == Some(spot));
            let token = state.playing().any(|(_, clan)| clan.orders.iter().any(is_token));
            Some(Reason::new(if token { "DG-H03" } else { clause }, Text::new("why-panel-held")))
        }
    }
}

fn paint(state: &State, seat: Seat, panel: Panel) -> Option<Reason> {
    taken_picture(state, panel, "DG-F01").or_else(|| {
        if Plan::of(state.clan(seat)).paintings >= 2 {
            return Some(Reason::new("DG-F02", Text::new("why-paint-twice")));
        }
        Some(Reason::new("DG-F02", Text::new("why-paint-limit")))
    })
}

fn train(state: &State, seat: Seat, ability: Ability) -> Option<Reason> {
    let clan = state.clan(seat);
    let key = if Plan::of(clan).trained >> ability as u8 & 1 == 1 {
        "why-ability-used"
    } else if ability != Ability::Tools && clan.levels[ability] == 2 {
        "why-ability-max"
    } else {
        return None;
    };
    Some(Reason::new("DG-G01", Text::new(key).with("ability", words::ability(ability))))
}

fn rite(game: &Doggerland, state: &State, seat: Seat, rite: Rite) -> Option<Reason> {
    let why = |clause, key: &'static str| Some(Reason::new(clause, Text::new(key)));
    let absent = if state.is_solo() { Rite::FirstPlayer } else { Rite::MoveVillage };
    let clan = state.clan(seat);
    if rite == absent {
        return why("DG-U01", "why-rite-absent");
    }
    if clan.rites.contains(rite) {
        return why("DG-H02", "why-rite-done");
    }
    if state.acts(Happening::SilentSpirits) {
        return why("DG-Z30", "why-rite-silent");
    }
    if query::is_blocked(game, state, rite) {
        return why("DG-U05", "why-rite-blocked");
    }
    let there = |order: Order| matches!(order, Order::Rite(theirs) if theirs.rite == rite);
    if let Some((owner, _)) = state.playing().find(|(_, clan)| clan.orders.iter().any(there)) {
        return Some(Reason::new("DG-H01", Text::new("why-rite-taken").with("seat", owner)));
    }
    let idle = query::idle(state, seat);
    if idle[Role::Shaman as usize] == 0 {
        return why("DG-H01", "why-shaman-away");
    }
    match rite {
        Rite::PerfectPainting => why("DG-H03", "why-no-free-panel"),
        Rite::Twins if clan.reserve() <= Plan::of(clan).promised => {
            let text = Text::new("why-reserve-empty").with("n", clan.reserve());
            Some(Reason::new("DG-C02", text))
        }
        Rite::Twins => why("DG-H04", "why-no-mate"),
        _ => None,
    }
}

/// Why this member cannot do the task.
pub fn member(state: &State, seat: Seat, task: Task, choice: Choice) -> Option<Reason> {
    let Choice::Send(role) = choice else { return None };
    if task == Task::Twins {
        if role.is_guest() {
            return Some(Reason::new("DG-H04", Text::new("why-guest-parent")));
        }
        if role == Role::Shaman {
            return Some(Reason::new("DG-H04", Text::new("why-not-mate")));
        }
    }
    away(state, seat, role, 0).or_else(|| {
        let clause = if let Task::Craft(_) = task { "DG-B02" } else { "DG-F02" };
        Some(Reason::new(clause, Text::new("why-chief-only")))
    })
}

/// No such member is at home beside those who already go.
fn away(state: &State, seat: Seat, role: Role, going: u8) -> Option<Reason> {
    if query::idle(state, seat)[role as usize] > going {
        return None;
    }
    if role == Role::Hunter && state.clan(seat).home[role as usize] > going {
        return Some(Reason::new("DG-Z23", Text::new("why-fever")));
    }
    Some(Reason::new("DG-P06", Text::new("why-not-home").with("who", words::role(role))))
}

/// Why a party cannot be made so.
pub fn party(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    cell: Cell,
    party: &Party,
    from: u8,
    choice: Choice,
) -> Option<Reason> {
    let more = match choice {
        Choice::Send(role) => {
            if let Some(reason) = away(state, seat, role, party.count(role)) {
                return Some(reason);
            }
            if role == Role::Shaman && state.animal_at(cell).is_some() {
                return Some(Reason::new("DG-P07", Text::new("why-shaman-hunts")));
            }
            if (role as u8) < from {
                return Some(Reason::new("DG-X04", Text::new("why-party-order")));
            }
            role.mastery()
        }
        Choice::Bring => {
            if party.members() == 0 {
                return Some(Reason::new("DG-X04", Text::new("why-party-empty")));
            }
            if state.clan(seat).store(Good::Tool) <= party.tools {
                return Some(Reason::new("DG-P04", Text::new("why-no-tools")));
            }
            1
        }
        Choice::Done if party.members() == 0 => {
            return Some(Reason::new("DG-X04", Text::new("why-party-empty")));
        }
        Choice::Done => 0,
        _ => return None,
    };
    let Some(animal) = state.animal_at(cell) else {
        let text = Text::new("why-components").with("n", party.mastery() + more).with("max", 3);
        return Some(Reason::new("DG-D01", text));
    };
    let facts = &game.tables.animals[animal];
    let (key, need, have) = if party.mastery() < facts.mastery && choice == Choice::Done {
        ("why-hunt-mastery", facts.mastery, party.mastery())
    } else if party.members() < facts.members {
        ("why-hunt-members", facts.members, party.members())
    } else {
        ("why-hunt-mastery", facts.mastery, party.mastery())
    };
    let text = Text::new(key).with("animal", words::the(animal)).with("need", need).with("n", have);
    Some(Reason::new("DG-E01", text))
}

/// Why the token of a perfect painting cannot lie there.
pub fn mark(state: &State, choice: Choice) -> Option<Reason> {
    let Choice::Mark(panel) = choice else { return None };
    taken_picture(state, panel, "DG-H03")
}
