//! The ids of places and pieces. They never change during a game, so that a piece whose place changed flies there.

use kernel::Seat;
use stdx::Finite;

use crate::{
    Doggerland,
    ids::{Ability, Craft, Goal, Good, Objective, Panel, Rite, Rival, Role},
    land::Cell,
};

pub fn cell(cell: Cell) -> String {
    cell.to_string()
}

pub fn rite(rite: Rite) -> String {
    format!("rite-{rite}")
}

pub fn panel(game: &Doggerland, panel: Panel) -> String {
    format!("panel-{}-{}", game.tables.ids.frescoes[panel.fresco().index()], panel.line())
}

/// The piece; it lies in the market, in front of a clan, or nowhere.
pub fn craft(game: &Doggerland, craft: Craft) -> String {
    format!("craft-{}", game.tables.ids.crafts[craft.index()])
}

/// The place in the market where a craft tile lies and its maker stands.
pub fn stall(game: &Doggerland, craft: Craft) -> String {
    format!("market-{}", game.tables.ids.crafts[craft.index()])
}

pub fn objective(game: &Doggerland, objective: Objective) -> String {
    format!("objective-{}", game.tables.ids.objectives[objective.index()])
}

pub fn goal(game: &Doggerland, goal: Goal) -> String {
    format!("objective-{}", game.tables.ids.goals[goal.index()])
}

pub fn rival(rival: Rival) -> String {
    format!("rival-{rival}")
}

pub fn board(seat: Seat) -> String {
    seat.to_string()
}

pub fn homes(seat: Seat) -> String {
    format!("{seat}-homes")
}

pub fn slot(seat: Seat, slot: usize) -> String {
    format!("{seat}-slot-{}", slot + 1)
}

pub fn people(seat: Seat) -> String {
    format!("{seat}-people")
}

pub fn parents(seat: Seat) -> String {
    format!("{seat}-parents")
}

pub fn newborns(seat: Seat) -> String {
    format!("{seat}-newborns")
}

pub fn ability(seat: Seat, ability: Ability) -> String {
    format!("{seat}-ability-{ability}")
}

pub fn bowls(seat: Seat) -> String {
    format!("{seat}-bowls")
}

/// Bowls are counted from zero.
pub fn bowl(seat: Seat, bowl: usize) -> String {
    format!("{seat}-bowl-{}", bowl + 1)
}

/// The food of one kind in one bowl.
pub fn food(seat: Seat, bowl: usize, good: Good) -> String {
    format!("{seat}-bowl-{}-{good}", bowl + 1)
}

pub fn stores(seat: Seat) -> String {
    format!("{seat}-stores")
}

pub fn store(seat: Seat, good: Good) -> String {
    format!("{seat}-{good}")
}

pub fn scarcity(seat: Seat) -> String {
    format!("{seat}-scarcity")
}

pub fn memory(seat: Seat) -> String {
    format!("{seat}-memory")
}

pub fn crafts(seat: Seat) -> String {
    format!("{seat}-crafts")
}

pub fn reserve(seat: Seat) -> String {
    format!("{seat}-reserve")
}

pub fn village(seat: Seat) -> String {
    format!("{seat}-village")
}

/// The chief, the shaman, a guest: there is one of each.
pub fn member(seat: Seat, role: Role) -> String {
    format!("{seat}-{role}")
}

/// Hunter-gatherers are counted from zero.
pub fn hunter(seat: Seat, n: usize) -> String {
    format!("{seat}-hunter-{}", n + 1)
}
