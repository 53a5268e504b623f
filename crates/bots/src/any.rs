//! Bots at tables whose game is not known by type.

use kernel::{Actor, Choices, Present, Rng, Seat};
use table::{AnyTable, Table};

use crate::{Kind, Seen};

/// A running game without its type, at which bots can sit.
pub trait BotTable: AnyTable {
    /// The name of the choice that a bot makes on this seat; nothing when the seat is not asked.
    ///
    /// The bot sees only what the seat sees. The same position, kind and generator give the same choice.
    fn bot_choice(&self, seat: Seat, kind: Kind, rng: &mut Rng) -> Option<String>;
}

impl<G: Present> BotTable for Table<G> {
    fn bot_choice(&self, seat: Seat, kind: Kind, rng: &mut Rng) -> Option<String> {
        if !self.next().allows(Actor::Seat(seat)) {
            return None;
        }
        let seen = Seen::new(self.game(), self.state(), seat, rng);
        let mut options = Choices::new();
        seen.options(&mut options);
        let choice = kind.make().decide(&seen, &options, rng).choice();
        Some(self.rules().names.name(choice).to_owned())
    }
}
