//! What simulations count: the use of every card, artefact, tribe and district by each seat, and the escape.

use kernel::{Count, Counted, Measure};
use stdx::Finite;

use crate::{
    LastDoge,
    event::Event,
    ids::{Artefact, Card, Tile, Tribe},
    state::{Fate, State, Trigger},
};

const PLAYED: usize = 0;
const REACTED: usize = 1;
const PAID: usize = 2;
const TAKEN: usize = 3;
const USED: usize = 4;
const POWERS: usize = 5;
const DISTRICTS: usize = 6;

impl Measure for LastDoge {
    type Memory = ();

    fn counted(&self) -> Vec<Counted> {
        let cards = || Card::all().map(|c| c.to_string()).collect();
        let artefacts = || Artefact::all().map(|a| a.word()).collect();
        vec![
            Counted { word: "cards played", items: cards() },
            Counted { word: "cards played in reaction", items: cards() },
            Counted { word: "cards discarded", items: cards() },
            Counted { word: "artefacts taken", items: artefacts() },
            Counted { word: "artefacts used", items: artefacts() },
            Counted { word: "tribe powers", items: Tribe::all().map(|t| t.to_string()).collect() },
            Counted {
                word: "districts turned up",
                items: Tile::all().map(|t| t.word().to_owned()).collect(),
            },
        ]
    }

    fn count(&self, _: &mut (), event: &Event, put: &mut impl FnMut(Count)) {
        match *event {
            Event::Played { seat, card } => put(Count::one(PLAYED, card.index()).by(seat)),
            Event::Reacted { seat, card } | Event::Intercepted { seat, card } => {
                put(Count::one(REACTED, card.index()).by(seat));
            }
            Event::Discarded { seat, card } => put(Count::one(PAID, card.index()).by(seat)),
            Event::Took { seat, artefact } => put(Count::one(TAKEN, artefact.index()).by(seat)),
            Event::Used { seat, artefact } => put(Count::one(USED, artefact.index()).by(seat)),
            Event::Revealed { seat, tile, .. } | Event::Turned { seat, tile, .. } => {
                put(Count::one(DISTRICTS, tile.index()).by(seat));
            }
            Event::Empowered { seat, tribe } => put(Count::one(POWERS, tribe.index()).by(seat)),
            _ => {}
        }
    }

    fn numbers(&self, state: &State) -> Vec<(&'static str, i64)> {
        let with = |fate: Fate| state.seats().filter(|s| state.player(*s).fate == fate).count() as i64;
        let began = |trigger: Trigger| i64::from(state.trigger == Some(trigger));
        vec![
            ("turns before the escape", state.turns.into()),
            ("treasure found", i64::from(state.treasure.is_some())),
            ("wrong guesses", state.seats().filter(|s| state.player(*s).failed).count() as i64),
            ("players caught", with(Fate::Caught)),
            ("players out", with(Fate::Out)),
            ("escape by treasure", began(Trigger::Treasure)),
            ("escape by wrong guesses", began(Trigger::Failed)),
            ("escape by districts", began(Trigger::Tiles)),
            ("escape by rounds", began(Trigger::Rounds)),
        ]
    }
}
