//! What simulations count: actions, crafts, objectives and hunts of each seat, and what was turned up.

use kernel::{Count, Counted, Measure};
use stdx::Finite;

use crate::{
    Doggerland, Event, State,
    frame::Order,
    ids::{Animal, Card, Craft, Fresco, Goal, Mode, Objective, Rite, Tile},
};

const ACTIONS: usize = 0;
const CRAFTS: usize = 1;
const OBJECTIVES: usize = 2;
const HUNTS: usize = 3;
const TILES: usize = 4;
const FRESCOES: usize = 5;
const CARDS: usize = 6;
const GOALS: usize = 7;

/// The actions that are not the shaman's, in the order of [`Order`].
const PLAIN: [&str; 6] = ["build", "craft", "birth", "expedition", "paint", "train"];

impl Measure for Doggerland {
    type Memory = ();

    /// Alone one plays at three levels; together there is a short variant.
    fn swept(&self) -> Option<(&'static str, Vec<String>)> {
        Some(("mode", Mode::all().map(|m| m.to_string()).collect()))
    }

    fn counted(&self) -> Vec<Counted> {
        let ids = &self.tables.ids;
        let actions = PLAIN.iter().map(|w| w.to_string()).chain(Rite::all().map(|r| r.to_string()));
        vec![
            Counted { word: "actions carried out", items: actions.collect() },
            Counted { word: "crafts made", items: ids.crafts.clone() },
            Counted { word: "objectives reached", items: ids.objectives.clone() },
            Counted { word: "animals hunted", items: Animal::all().map(|a| a.to_string()).collect() },
            Counted { word: "terrain tiles laid", items: ids.tiles.clone() },
            Counted { word: "frescoes turned up", items: ids.frescoes.clone() },
            Counted { word: "cards turned up", items: ids.cards.clone() },
            Counted { word: "goals marked", items: ids.goals.clone() },
        ]
    }

    fn count(&self, _: &mut (), event: &Event, put: &mut impl FnMut(Count)) {
        match *event {
            Event::Resolved { seat, order } => {
                let plain = match order {
                    Order::Build { .. } => 0,
                    Order::Craft { .. } => 1,
                    Order::Birth { .. } => 2,
                    Order::Expedition { .. } => 3,
                    Order::Paint { .. } => 4,
                    Order::Train { .. } => 5,
                    // Counted when it is done, where it is known which one it was.
                    Order::Rite(_) => return,
                };
                put(Count::one(ACTIONS, plain).by(seat));
            }
            Event::RiteDone { seat, rite } => put(Count::one(ACTIONS, PLAIN.len() + rite.index()).by(seat)),
            Event::Crafted { seat, craft } => put(Count::one(CRAFTS, Craft::index(craft)).by(seat)),
            Event::ObjectiveReached { seat, objective, .. } => {
                put(Count::one(OBJECTIVES, Objective::index(objective)).by(seat));
            }
            Event::Hunted { seat, animal, .. } => put(Count::one(HUNTS, animal.index()).by(seat)),
            Event::TileLaid { tile, .. } => put(Count::one(TILES, Tile::index(tile))),
            Event::FrescoTurned(fresco) => put(Count::one(FRESCOES, Fresco::index(fresco))),
            Event::CardTurned(card) => put(Count::one(CARDS, Card::index(card))),
            Event::GoalMarked(goal) => put(Count::one(GOALS, Goal::index(goal))),
            _ => {}
        }
    }

    fn numbers(&self, state: &State) -> Vec<(&'static str, i64)> {
        vec![("rounds", state.round.into())]
    }
}
