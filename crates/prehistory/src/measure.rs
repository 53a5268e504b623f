//! What simulations count: each action by season, and the use of every card, tile and fish.

use kernel::{Count, Counted, Measure, Seat};
use stdx::Finite;

use crate::{
    Prehistory,
    event::Event,
    ids::{Action, Camp, Fish, Food, Prey, Rite},
    state::State,
};

/// The seasons in which something is done: kinds of counts in this order.
const SEASONS: [&str; 4] = ["actions in spring", "actions in summer", "actions in autumn", "last actions"];
const FOODS: usize = 4;
const FISH: usize = 5;
const PREYS: usize = 6;
const RITES: usize = 7;
const CAMPS: usize = 8;
const AT_ANY_TIME: usize = 9;

/// What is done on the map, after the six actions.
const ON_THE_MAP: [&str; 4] = ["walk", "camp", "settle", "join"];

/// The season, and whose members migrate one by one.
#[derive(Default)]
pub struct Memory {
    season: usize,
    migrating: Option<Seat>,
}

impl Measure for Prehistory {
    type Memory = Memory;

    fn counted(&self) -> Vec<Counted> {
        let actions = || {
            let map = ON_THE_MAP.iter().map(|w| w.to_string());
            Action::all().map(|a| a.to_string()).chain(map).collect()
        };
        let labels = &self.labels;
        let mut counted: Vec<Counted> =
            SEASONS.iter().map(|word| Counted { word, items: actions() }).collect();
        counted.extend([
            Counted { word: "foods gathered", items: labels.foods.clone() },
            Counted { word: "fish caught", items: labels.fish.clone() },
            Counted { word: "animals hunted", items: labels.preys.clone() },
            Counted { word: "ceremonies held", items: labels.rites.clone() },
            Counted { word: "camps built", items: labels.camps.clone() },
            Counted {
                word: "at any time",
                items: ["price turned", "weather turned", "cube bought", "cube sold"]
                    .map(str::to_owned)
                    .to_vec(),
            },
        ]);
        counted
    }

    fn count(&self, memory: &mut Memory, event: &Event, put: &mut impl FnMut(Count)) {
        let season = memory.season;
        let migrating = memory.migrating.take();
        let mut act = |action: Action| put(Count::one(season, action.index()));
        let on_the_map = |n: usize| Count::one(season, Action::COUNT + n);
        match *event {
            Event::SpringBegan => memory.season = 0,
            Event::SummerBegan => memory.season = 1,
            Event::AutumnBegan => memory.season = 2,
            Event::LastBegan => memory.season = 3,
            Event::Painted { .. } => act(Action::Painting),
            Event::Gathered { food, .. } => {
                act(Action::Gathering);
                put(Count::one(FOODS, Food::index(food)));
            }
            Event::Held { rite, .. } => {
                act(Action::Ceremony);
                put(Count::one(RITES, Rite::index(rite)));
            }
            Event::Caught { fish, .. } => {
                act(Action::Fishing);
                put(Count::one(FISH, Fish::index(fish)));
            }
            Event::Hunted { prey, .. } => {
                act(Action::Hunting);
                put(Count::one(PREYS, Prey::index(prey)));
            }
            Event::Migrated { seat, .. } => {
                // Members who go together are one action.
                if migrating != Some(seat) {
                    act(Action::Migration);
                }
                memory.migrating = Some(seat);
            }
            Event::Walked { .. } => put(on_the_map(0)),
            Event::Built { camp, .. } => {
                put(on_the_map(1));
                put(Count::one(CAMPS, Camp::index(camp)));
            }
            Event::Settled { .. } => put(on_the_map(2)),
            Event::Joined { .. } => put(on_the_map(3)),
            Event::Turned { .. } => put(Count::one(AT_ANY_TIME, 0)),
            Event::WeatherTurned { paid: true, .. } => put(Count::one(AT_ANY_TIME, 1)),
            Event::Bought { .. } => put(Count::one(AT_ANY_TIME, 2)),
            Event::Sold { .. } => put(Count::one(AT_ANY_TIME, 3)),
            _ => {}
        }
    }

    fn numbers(&self, state: &State) -> Vec<(&'static str, i64)> {
        let sum = |of: fn(&crate::state::Player) -> usize| -> i64 {
            state.players[..state.n_seats as usize].iter().map(|p| of(p) as i64).sum()
        };
        vec![("development points left", sum(|p| p.dev as usize))]
    }
}
