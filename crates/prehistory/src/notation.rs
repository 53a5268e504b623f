//! Positions and choices as text, both ways.

mod draft;
mod frames;
mod read;

use kernel::{Fault, Finite, Notation};
use serde::Serialize;

pub use self::draft::Draft;
pub(crate) use self::{draft::token_word, frames::kind};
use crate::{
    Choice, Prehistory, State, View,
    ids::{Cell, START},
    pack::Land,
};

impl Notation for Prehistory {
    type Draft = Draft;
    const EVENTS: &'static [&'static str] = <crate::event::Event as strum::VariantNames>::VARIANTS;
    const FRAMES: &'static [&'static str] = <crate::flow::Frame as strum::VariantNames>::VARIANTS;

    fn frame(&self, state: &State) -> &'static str {
        state.frames.top().into()
    }

    fn choice_name(&self, choice: Choice) -> String {
        let labels = &self.labels;
        match choice {
            Choice::DealPrice(x) => format!("deal price {}", label(&labels.prices, x)),
            Choice::DealTile(x, turned) => {
                format!("deal tile {}{}", label(&labels.tiles, x), if turned { " turned" } else { "" })
            }
            Choice::DealFood(x) => format!("deal gathering {}", label(&labels.foods, x)),
            Choice::DealFish(x) => format!("deal fish {}", label(&labels.fish, x)),
            Choice::DealPrey(x) => format!("deal hunting {}", label(&labels.preys, x)),
            Choice::DealRite(x) => format!("deal ceremony {}", label(&labels.rites, x)),
            Choice::DealBeast(x) => format!("deal animal {}", label(&labels.beasts, x)),
            Choice::DealTurn(seat) => format!("deal turn {seat}"),
            Choice::DealWeather(x) => format!("deal weather {}", label(&labels.weathers, x)),
            Choice::Orient(side) => format!("orient {}", side.index()),
            Choice::Arrange(pattern) => format!("arrange {pattern}"),
            Choice::Paint(section) => format!("paint {section}"),
            Choice::Gather(slot) => format!("gather {}", slot.index() + 1),
            Choice::Hold(row) => format!("hold {}", row.index() + 1),
            Choice::Celebrate => "celebrate".into(),
            Choice::Catch(slot) => format!("catch {}", slot.index() + 1),
            Choice::Hunt(row) => format!("hunt {}", row.index() + 1),
            Choice::Migrate(cell, crowd) => format!("migrate {} {}", cell_name(cell), crowd.count()),
            Choice::Dance(from, to) => format!("dance {} to {}", from.index(), to.index()),
            Choice::Pay(color) => format!("pay {color}"),
            Choice::Foot(color) => format!("foot {color}"),
            Choice::Pillar(action) => format!("pillar {action}"),
            Choice::March(color) => format!("march {color}"),
            Choice::Rush(color) => format!("rush {color}"),
            Choice::Stride => "stride".into(),
            Choice::Walk(cell) => format!("walk {}", cell_name(cell)),
            Choice::Stop(cell) => format!("stop {}", cell_name(cell)),
            Choice::Build(cell, camp) => format!("build {} {}", cell_name(cell), label(&labels.camps, camp)),
            Choice::Name(member) => format!("name {}", member.index() + 1),
            Choice::Settle(member) => format!("settle {}", member.index() + 1),
            Choice::Harvest => "harvest".into(),
            Choice::Turn(wheel, way) => format!("turn {wheel} {way}"),
            Choice::TurnWeather => "turn weather".into(),
            Choice::BuyResource(color) => format!("buy {color}"),
            Choice::BuyMarker(color) => format!("buy {color} marker"),
            Choice::SellResource(color) => format!("sell {color}"),
            Choice::SellMarker(color) => format!("sell {color} marker"),
            Choice::Done => "done".into(),
            Choice::Pass => "pass".into(),
        }
    }

    fn draft(&self, state: &State) -> Draft {
        draft::write(self, state)
    }

    fn adopt(&self, draft: Draft) -> Result<State, Vec<Fault>> {
        read::adopt(self, draft)
    }

    fn round(&self, state: &State) -> u32 {
        state.year.into()
    }

    fn view_value(&self, view: &View) -> impl Serialize {
        let mut draft = draft::write(self, view.state());
        for (seat, player) in view.state().seats().zip(&mut draft.players) {
            player.ceremonies_covered = view.covered(seat);
        }
        draft
    }
}

/// The label of an item in the pack; a pack with fewer items has none for the rest.
pub(crate) fn label<K: Finite>(labels: &[String], k: K) -> String {
    labels.get(k.index()).cloned().unwrap_or_else(|| format!("missing-{}", k.index() + 1))
}

/// The name of a cell: `start`, or the map tile's slot and the letter of its part, such as `3b`.
pub(crate) fn cell_name(cell: Cell) -> String {
    match Land::slot(cell) {
        None => "start".into(),
        Some((slot, part)) => format!("{}{}", slot + 1, ["a", "b", "c", "d"][part]),
    }
}

/// The cell with a name.
fn cell_from(name: &str) -> Option<Cell> {
    if name == "start" {
        return Some(START);
    }
    let (slot, part) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let part = "abcd".find(part)?;
    let slot: usize = slot.parse().ok()?;
    let cell = Cell::get(1 + 4 * slot.checked_sub(1)? + part)?;
    (cell_name(cell) == name).then_some(cell)
}
