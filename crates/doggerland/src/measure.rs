//! What simulations count: actions, crafts, objectives, paintings and hunts.

use kernel::{Count, Counted, Measure};
use stdx::Finite;

use crate::{
    Doggerland, Event, State,
    frame::Order,
    ids::{Animal, Craft, Mode, Objective, Rite},
};

const ACTIONS: usize = 0;
const CRAFTS: usize = 1;
const OBJECTIVES: usize = 2;
const HUNTS: usize = 3;

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
        ]
    }

    fn count(&self, _: &mut (), event: &Event, put: &mut impl FnMut(Count)) {
        match *event {
            Event::Resolved { order, .. } => {
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
                put(Count::one(ACTIONS, plain));
            }
            Event::RiteDone { rite, .. } => put(Count::one(ACTIONS, PLAIN.len() + rite.index())),
            Event::Crafted { craft, .. } => put(Count::one(CRAFTS, Craft::index(craft))),
            Event::ObjectiveReached { objective, .. } => {
                put(Count::one(OBJECTIVES, Objective::index(objective)));
            }
            Event::Hunted { animal, .. } => put(Count::one(HUNTS, animal.index())),
            _ => {}
        }
    }

    fn numbers(&self, state: &State) -> Vec<(&'static str, i64)> {
        vec![("rounds", state.round.into())]
    }
}
