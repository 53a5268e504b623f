//! What simulations count: wins, days, what skulls come from, and the use of every card.

use kernel::{Count, Counted, Measure};
use stdx::Finite;

use crate::{
    Paleo,
    event::Event,
    ids::{Card, Tool},
    score,
    state::State,
};

const REVEALED: usize = 0;
const RESOLVED: usize = 1;
const SKULLS: usize = 2;
const TOOLS: usize = 3;

/// What the last skull can have come from.
#[derive(Copy, Clone, Default)]
enum Cause {
    #[default]
    Hunger,
    Death,
    Guard,
    Card(Card),
}

/// Skulls counted so far, the card whose option is carried out, and what just happened.
#[derive(Default)]
pub struct Memory {
    skulls: u8,
    card: Option<Card>,
    cause: Option<Cause>,
}

impl Measure for Paleo {
    type Memory = Memory;

    /// The printed levels; a free combination is one of many.
    fn swept(&self) -> Option<(&'static str, Vec<String>)> {
        Some(("level", self.pack.levels.iter().map(|(id, _)| id.clone()).collect()))
    }

    fn counted(&self) -> Vec<Counted> {
        let cards = || self.pack.cards.iter().map(|c| c.id.clone());
        let causes = ["hunger", "death of a person", "death of a guard"].map(str::to_owned);
        vec![
            Counted { word: "cards revealed or found", items: cards().collect() },
            Counted { word: "cards carried out", items: cards().collect() },
            Counted { word: "skulls by cause", items: causes.into_iter().chain(cards()).collect() },
            Counted { word: "tools received", items: self.pack.tools.iter().map(|t| t.id.clone()).collect() },
        ]
    }

    fn count(&self, memory: &mut Memory, event: &Event, put: &mut impl FnMut(Count)) {
        match *event {
            Event::Revealed(_, card) | Event::Found(_, card) => put(Count::one(REVEALED, card.index())),
            Event::Went(_, card, _) => {
                put(Count::one(RESOLVED, card.index()));
                (memory.card, memory.cause) = (Some(card), None);
            }
            Event::Missed(_, card) | Event::Ignored(_, card) => {
                (memory.card, memory.cause) = (Some(card), None);
            }
            Event::Fed { .. } => memory.cause = Some(Cause::Hunger),
            Event::Died(..) => memory.cause = Some(Cause::Death),
            Event::GuardFell(_) => memory.cause = Some(Cause::Guard),
            Event::SkullRemoved(skulls) => memory.skulls = skulls,
            Event::Skull(skulls) => {
                let cause = memory.cause.take().or(memory.card.map(Cause::Card)).unwrap_or_default();
                let item = match cause {
                    Cause::Hunger => 0,
                    Cause::Death => 1,
                    Cause::Guard => 2,
                    Cause::Card(card) => 3 + card.index(),
                };
                let n = skulls.saturating_sub(memory.skulls).into();
                put(Count { n, ..Count::one(SKULLS, item) });
                memory.skulls = skulls;
            }
            Event::Received(_, tool) => put(Count::one(TOOLS, Tool::index(tool))),
            _ => {}
        }
    }

    fn numbers(&self, state: &State) -> Vec<(&'static str, i64)> {
        let is_won = score::outcome(state).is_some_and(|o| o.standings().iter().any(|s| s.won));
        vec![
            ("won", i64::from(is_won)),
            ("days", state.open.day.into()),
            ("skulls", state.open.skulls.into()),
            ("pieces of the painting", state.open.tiles.into()),
            ("people at the end", state.open.n_people() as i64),
        ]
    }
}
