//! What simulations count: the use of every spot and every reaction.

use kernel::{Count, Counted, Finite, Measure};

use super::{Camp, Card, Event, Spot, State};

impl Measure for Camp {
    type Memory = ();

    fn counted(&self) -> Vec<Counted> {
        vec![
            Counted { word: "spots taken", items: (1..=Spot::COUNT).map(|n| format!("spot-{n}")).collect() },
            Counted { word: "reactions", items: (1..=Card::COUNT).map(|n| format!("card-{n}")).collect() },
            Counted { word: "rounds", items: vec!["round".to_owned()] },
        ]
    }

    fn count(&self, _: &mut (), event: &Event, put: &mut impl FnMut(Count)) {
        match *event {
            Event::Placed(seat, spot) => put(Count::one(0, spot.index()).by(seat)),
            Event::Reacted(seat, card) => put(Count::one(1, card.index()).by(seat)),
            Event::RoundStarted(_) => put(Count::one(2, 0)),
            _ => {}
        }
    }

    fn numbers(&self, state: &State) -> Vec<(&'static str, i64)> {
        vec![("rounds", state.round.into())]
    }
}
