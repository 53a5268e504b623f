//! What the near future brings if nothing changes: hunger, spoiling, homeless newborns, empty hands, a wasted shaman.

use kernel::{Note, Seat, Text};

use super::Table;
use crate::{
    flow::feed,
    frame::{Frame, Order},
    ids::{Good, Happening},
    query,
    state::State,
    words,
};

/// The meal as it would be laid now: what is eaten of fruit and meat, what of them spoils, who goes hungry (DG-N01).
pub fn meal(state: &State, seat: Seat) -> Meal {
    let clan = state.clan(seat);
    let (need, meat) = query::appetite(state, seat);
    let all: u16 =
        clan.bowls.iter().map(|[fruit, m]| u16::from(*fruit) + u16::from(*m) * u16::from(meat)).sum();
    if all <= u16::from(need) {
        let eaten = [clan.food(Good::Fruit), clan.food(Good::Meat)];
        return Meal { eaten, spoils: [0; 2], hungry: u16::from(need) - all };
    }
    let [fruit1, fruit2, meat2] = feed::proposal(clan, need, meat);
    // Bowl 3 gives the rest.
    let rest = need.saturating_sub(fruit1 + fruit2 + meat2 * meat);
    let fruit3 = clan.bowls[2][0].min(rest);
    let meat3 = clan.bowls[2][1].min((rest - fruit3).div_ceil(meat));
    Meal {
        eaten: [fruit1 + fruit2 + fruit3, meat2 + meat3],
        spoils: [clan.bowls[2][0] - fruit3, clan.bowls[2][1] - meat3],
        hungry: 0,
    }
}

/// Fruit and meat.
pub struct Meal {
    pub eaten: [u8; 2],
    pub spoils: [u8; 2],
    pub hungry: u16,
}

impl Meal {
    /// Fruit and meat as goods.
    pub fn goods(amounts: [u8; 2]) -> [(Good, u8); 2] {
        [(Good::Fruit, amounts[0]), (Good::Meat, amounts[1])]
    }
}

impl Table<'_> {
    pub(super) fn forecast(&mut self, seat: Seat) {
        let state = self.state;
        if matches!(state.frames.top(), Frame::Over(_) | Frame::Setup { .. } | Frame::Outfit { .. }) {
            return;
        }
        let has_eaten = self.has_eaten(seat);
        if !has_eaten {
            self.food(seat);
            self.beds(seat);
        }
        self.shaman(seat);
        self.next_season(seat);
        self.limit(seat);
    }

    fn note(&mut self, seat: Seat, clause: &'static str, text: Text) {
        self.scene.forecast.push(Note { seat: Some(seat), text, clause, bad: true });
    }

    /// Whether the meal of this round is over.
    fn has_eaten(&self, seat: Seat) -> bool {
        self.state.frames.as_slice().iter().any(|frame| match *frame {
            Frame::Feed { seat: turn, left } => {
                // Those who come later in the turn order are still hungry.
                !turn.clockwise(self.state.n()).take(left as usize).any(|later| later == seat)
            }
            Frame::Villages { .. } | Frame::Reveal | Frame::Refill | Frame::Orphan => true,
            _ => false,
        })
    }

    fn food(&mut self, seat: Seat) {
        let meal = meal(self.state, seat);
        if meal.hungry > 0 {
            self.note(seat, "DG-N01", Text::new("forecast-hungry").with("n", meal.hungry));
        }
        if meal.spoils != [0; 2] {
            let goods = words::goods(Meal::goods(meal.spoils));
            self.note(seat, "DG-N02", Text::new("forecast-spoils").with("goods", goods));
        }
    }

    fn beds(&mut self, seat: Seat) {
        let clan = self.state.clan(seat);
        let bedless = clan.members().saturating_sub(clan.beds());
        if bedless > 0 && self.state.acts(Happening::BurntShelter) {
            self.note(seat, "DG-Z25", Text::new("forecast-bedless").with("n", bedless));
        }
        let free = clan.beds().saturating_sub(clan.members());
        let homeless = clan.newborns.saturating_sub(free);
        if homeless > 0 {
            self.note(seat, "DG-N03", Text::new("forecast-homeless").with("n", homeless));
        }
    }

    /// A shaman at the hut who cannot be paid, or has nothing to paint, costs a scarcity (DG-H12).
    fn shaman(&mut self, seat: Seat) {
        let (game, state) = (self.game, self.state);
        let clan = state.clan(seat);
        for order in clan.orders.iter() {
            let Order::Rite(rite) = order else { continue };
            if query::can_resolve(game, state, seat, &order) {
                continue;
            }
            let species =
                rite.spot.and_then(|spot| state.panel(spot)).map(|panel| game.tables.species(panel));
            let text = match species {
                Some(animal) if clan.memory[animal] == 0 => {
                    Text::new("forecast-perfect").with("animal", words::the(animal))
                }
                _ => Text::new("forecast-shaman").with("rite", words::rite(rite.rite)),
            };
            self.note(seat, "DG-H12", text);
        }
    }

    /// Empty hands at the start of the next round.
    fn next_season(&mut self, seat: Seat) {
        let state = self.state;
        if state.round >= 8 {
            return;
        }
        let clan = state.clan(seat);
        if !state.is_cold() && clan.store(Good::Fur) == 0 {
            self.note(seat, "DG-P02", Text::new("forecast-no-fur"));
        }
        if clan.store(Good::Tool) == 0 {
            self.note(seat, "DG-P02", Text::new("forecast-no-tool"));
        }
    }

    /// DG-U08: one more scarcity would lose the solo game.
    fn limit(&mut self, seat: Seat) {
        let state = self.state;
        if state.is_solo() && state.clan(seat).scarcity == self.game.tables.level(state.mode).scarcity {
            self.note(seat, "DG-U08", Text::new("forecast-limit"));
        }
    }
}
