//! What simulations count: each action by season, and the use of every card, tile and fish.

use kernel::{Count, Counted, Measure, Seat};
use stdx::Finite;

use crate::{
    Prehistory,
    event::Event,
    ids::{Action, Beast, Camp, Fish, Food, MapTile, Prey, Price, Rite, Weather},
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
const WEATHERS: usize = 10;
const BEASTS: usize = 11;
const PRICES: usize = 12;
const TILES: usize = 13;

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
            Counted { word: "weather tiles dealt", items: labels.weathers.clone() },
            Counted { word: "beasts found", items: labels.beasts.clone() },
            Counted { word: "price tiles laid", items: labels.prices.clone() },
            Counted { word: "map tiles laid", items: labels.tiles.clone() },
        ]);
        counted
    }

    fn count(&self, memory: &mut Memory, event: &Event, put: &mut impl FnMut(Count)) {
        let season = memory.season;
        let migrating = memory.migrating.take();
        let act = |seat: Seat, action: Action| Count::one(season, action.index()).by(seat);
        let on_the_map = |seat: Seat, n: usize| Count::one(season, Action::COUNT + n).by(seat);
        match *event {
            Event::SpringBegan => memory.season = 0,
            Event::SummerBegan => memory.season = 1,
            Event::AutumnBegan => memory.season = 2,
            Event::LastBegan => memory.season = 3,
            Event::Painted { seat, .. } => put(act(seat, Action::Painting)),
            Event::Gathered { seat, food } => {
                put(act(seat, Action::Gathering));
                put(Count::one(FOODS, Food::index(food)).by(seat));
            }
            Event::Held { seat, rite } => {
                put(act(seat, Action::Ceremony));
                put(Count::one(RITES, Rite::index(rite)).by(seat));
            }
            Event::Celebrated { seat } => put(act(seat, Action::Ceremony)),
            Event::Caught { seat, fish } => {
                put(act(seat, Action::Fishing));
                put(Count::one(FISH, Fish::index(fish)).by(seat));
            }
            Event::Hunted { seat, prey } => {
                put(act(seat, Action::Hunting));
                put(Count::one(PREYS, Prey::index(prey)).by(seat));
            }
            Event::Migrated { seat, .. } => {
                // Members who go together are one action.
                if migrating != Some(seat) {
                    put(act(seat, Action::Migration));
                }
                memory.migrating = Some(seat);
            }
            Event::Walked { seat, .. } => put(on_the_map(seat, 0)),
            Event::Built { seat, camp, .. } => {
                put(on_the_map(seat, 1));
                put(Count::one(CAMPS, Camp::index(camp)).by(seat));
            }
            Event::Settled { seat, .. } => put(on_the_map(seat, 2)),
            Event::Joined { seat, .. } => put(on_the_map(seat, 3)),
            Event::Turned { seat, .. } => put(Count::one(AT_ANY_TIME, 0).by(seat)),
            Event::WeatherTurned { seat, paid: true } => put(Count::one(AT_ANY_TIME, 1).by(seat)),
            Event::WeatherDealt { seat, tile } => put(Count::one(WEATHERS, Weather::index(tile)).by(seat)),
            Event::FoundBeast { seat, beast } => put(Count::one(BEASTS, Beast::index(beast)).by(seat)),
            Event::PriceLaid { tile, .. } => put(Count::one(PRICES, Price::index(tile))),
            Event::TileLaid { tile, .. } => put(Count::one(TILES, MapTile::index(tile))),
            Event::Bought { seat, .. } => put(Count::one(AT_ANY_TIME, 2).by(seat)),
            Event::Sold { seat, .. } => put(Count::one(AT_ANY_TIME, 3).by(seat)),
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
