//! Phrases that scene, prompts, log and refusals share: goods, tiles, members, orders.

use kernel::{Arg, Text};
use stdx::Finite;

use crate::{
    Doggerland, State,
    frame::{Order, Party},
    ids::{
        Ability, Animal, Card, Couple, Craft, Dir, Goal, Good, Home, Line, Objective, Panel, Rite, Role,
        Side, Ware,
    },
    land::Cell,
    pack::{Cost, Shows},
};

pub fn good(good: Good) -> Text {
    Text::new(format!("resource-{good}"))
}

pub fn amount(good: Good, n: u8) -> Text {
    Text::new(format!("amount-{good}")).with("n", n)
}

/// A list of goods in their order; "nothing" when it is empty.
pub fn goods(amounts: impl IntoIterator<Item = (Good, u8)>) -> Arg {
    let list: Vec<Text> = amounts.into_iter().filter(|(_, n)| *n > 0).map(|(g, n)| amount(g, n)).collect();
    if list.is_empty() { Text::new("nothing").into() } else { list.into() }
}

pub fn cost(cost: &Cost) -> Arg {
    goods(Good::STORED.into_iter().zip(cost.iter().copied()))
}

/// Seven amounts in the order of [`Good`].
pub fn stock(amounts: &[u8; 7]) -> Arg {
    goods(Good::all().zip(amounts.iter().copied()))
}

pub fn ware(ware: Ware) -> Text {
    let (kind, bowl) = ware.good();
    if kind.is_food() { in_bowl(kind, bowl) } else { good(kind) }
}

/// Food by the bowl it lies in, from zero.
pub fn in_bowl(kind: Good, bowl: usize) -> Text {
    Text::new("good-in-bowl").with("good", good(kind)).with("n", bowl + 1)
}

pub fn animal(animal: Animal) -> Text {
    Text::new(format!("animal-{animal}"))
}

/// With its article, for sentences.
pub fn the(animal: Animal) -> Text {
    Text::new(format!("the-{animal}"))
}

pub fn role(role: Role) -> Text {
    Text::new(format!("member-{role}"))
}

/// The members by role, and the tools.
pub fn party(party: &Party) -> Arg {
    let mut list: Vec<Text> = Role::all()
        .filter(|r| party.count(*r) > 0)
        .map(|r| match r {
            Role::Hunter => Text::new("count-hunter").with("n", party.count(r)),
            _ => role(r),
        })
        .collect();
    if party.tools > 0 {
        list.push(amount(Good::Tool, party.tools));
    }
    if list.is_empty() { Text::new("nothing").into() } else { list.into() }
}

pub fn couple(couple: Couple) -> Text {
    Text::new(format!("couple-{couple}"))
}

pub fn ability(ability: Ability) -> Text {
    Text::new(format!("ability-{ability}"))
}

pub fn rite(rite: Rite) -> Text {
    Text::new(format!("shaman-{rite}"))
}

pub fn side(side: Side) -> Text {
    Text::new(format!("habitat-{side}"))
}

pub fn home(home: Home) -> Text {
    Text::new(format!("habitat-{home}"))
}

pub fn line(line: Line) -> Text {
    Text::new(format!("line-{line}"))
}

pub fn direction(dir: Dir) -> Text {
    Text::new(format!("direction-{dir}"))
}

pub fn cell(cell: Cell) -> Arg {
    Arg::Word(cell.to_string())
}

pub fn craft(game: &Doggerland, craft: Craft) -> Text {
    let kind = Text::new(format!("craft-{}", game.tables.crafts[craft].kind));
    Text::new("craft-name").with("kind", kind).with("id", game.tables.ids.crafts[craft.index()].as_str())
}

pub fn panel(game: &Doggerland, panel: Panel) -> Text {
    Text::new("panel-name")
        .with("animal", animal(game.tables.species(panel)))
        .with("line", line(panel.line()))
        .with("id", game.tables.ids.frescoes[panel.fresco().index()].as_str())
}

pub fn objective(game: &Doggerland, objective: Objective) -> Text {
    Text::new(format!("objective-{}", game.tables.ids.objectives[objective.index()]))
}

pub fn goal(game: &Doggerland, goal: Goal) -> Text {
    Text::new(format!("objective-{}", game.tables.ids.goals[goal.index()]))
}

/// The name of the event on a card, and what it says.
pub fn event(game: &Doggerland, card: Card) -> (Text, Text) {
    let event = game.tables.cards[card].event;
    (Text::new(format!("event-{event}")), Text::new(format!("event-{event}-text")))
}

/// What a terrain tile shows.
pub fn shows(shows: Shows, value: u8) -> Text {
    match shows {
        Shows::Nothing => Text::new("tile-centre"),
        Shows::Spawn(animal) => Text::new(format!("tile-{animal}")),
        Shows::Source(source) => {
            Text::new("tile-value").with("tile", Text::new(format!("tile-{source}"))).with("n", value)
        }
    }
}

/// The tile of a cell with its place; only the place where no tile lies.
pub fn tile_at(game: &Doggerland, state: &State, at: Cell) -> Text {
    match state.tiles[at] {
        Some(tile) => {
            let facts = game.tables.tile(tile);
            Text::new("tile-at").with("tile", shows(facts.shows, facts.value)).with("cell", cell(at))
        }
        None => Text::new("place-cell").with("cell", cell(at)),
    }
}

/// What was programmed, without looking at the table.
pub fn order(game: &Doggerland, order: &Order) -> Text {
    match *order {
        Order::Build { by } => Text::new("order-build").with("who", role(by)),
        Order::Craft { by, craft: c } => {
            Text::new("order-craft").with("craft", craft(game, c)).with("who", role(by))
        }
        Order::Birth { couple: c } => Text::new("order-birth").with("couple", couple(c)),
        Order::Expedition { cell: at, party: p } => {
            Text::new("order-expedition").with("cell", cell(at)).with("party", party(&p))
        }
        Order::Paint { by, spot } => {
            Text::new("order-paint").with("line", line(spot.line())).with("who", role(by))
        }
        Order::Train { by, ability: a } => {
            Text::new("order-train").with("ability", ability(a)).with("who", role(by))
        }
        Order::Rite(order) => Text::new("order-rite").with("rite", rite(order.rite)),
    }
}
