//! Bots at tables whose game is not known by type.

use kernel::{Actor, Choices, Game, Present, Rng, Seat, Seats};
use table::{AnyTable, Table};

use crate::{Budget, Hint, Kind, Review, Seen, hint, untried};

/// A running game without its type, at which bots can sit.
pub trait BotTable: AnyTable {
    /// The name of the choice that a bot makes on this seat; nothing when the seat is not asked.
    ///
    /// The bot sees only what the seat sees. The same position, kind and generator give the same choice, unless the
    /// kind thinks by the clock.
    fn bot_choice(&self, seat: Seat, kind: Kind, rng: &mut Rng) -> Option<String>;

    /// The same, with a budget in place of the usual one of the kind.
    fn bot_choice_within(&self, seat: Seat, kind: Kind, budget: Budget, rng: &mut Rng) -> Option<String> {
        self.bot_choice(seat, kind.within(budget), rng)
    }

    /// On an open floor: by how much it is better that the bot of this seat acts now. Who is less eager than
    /// [`crate::EAGER`] would rather let others go first; a host with people at the table waits for them then. The
    /// most eager one acts where only bots are asked. What a person decides may make something worth a new try.
    fn bot_eagerness(&self, seat: Seat, kind: Kind, people: Seats, rng: &mut Rng) -> f32;

    /// The best options of a seat with what they promise and why, best first; nothing when the seat is not asked.
    fn hints(&self, seat: Seat, budget: Budget, most: usize, rng: &mut Rng) -> Vec<Hint>;

    /// The game looked at again: how the chances went, and the decisions that changed most.
    fn review(&self, budget: Budget, seed: u64) -> Review;
}

/// What a bot decides that is made for this one decision. `options` are those of the seat that it has not tried; where it
/// has tried all of them, chance must help it on.
pub fn decide<G: Game>(
    kind: Kind,
    game: &G,
    state: &G::State,
    seat: Seat,
    options: &Choices<G::Choice>,
    rng: &mut Rng,
) -> G::Choice {
    if options.is_empty() {
        let mut all = Choices::new();
        crate::options(game, state, Actor::Seat(seat), &mut all);
        return all.pick(rng).choice();
    }
    let seen = Seen::new(game, state, seat, rng);
    kind.make().decide(&seen, options, rng).choice()
}

/// How eager a bot is to act that is made for this one question; see [`BotTable::bot_eagerness`]. `options` are those of
/// the seat that it has not tried.
pub fn eagerness<G: Game>(
    kind: Kind,
    game: &G,
    state: &G::State,
    seat: Seat,
    options: &Choices<G::Choice>,
    rng: &mut Rng,
) -> f32 {
    if options.is_empty() {
        return f32::MIN;
    }
    let seen = Seen::new(game, state, seat, rng);
    kind.make().eagerness(&seen, options, rng)
}

impl<G: Present> BotTable for Table<G> {
    fn bot_choice(&self, seat: Seat, kind: Kind, rng: &mut Rng) -> Option<String> {
        if !self.next().allows(Actor::Seat(seat)) {
            return None;
        }
        let options = untried(self, seat, Seats::EMPTY);
        let choice = decide(kind, self.game(), self.state(), seat, &options, rng);
        Some(self.rules().names.name(choice).to_owned())
    }

    fn bot_eagerness(&self, seat: Seat, kind: Kind, people: Seats, rng: &mut Rng) -> f32 {
        if !self.next().allows(Actor::Seat(seat)) {
            return f32::MIN;
        }
        let options = untried(self, seat, people);
        eagerness(kind, self.game(), self.state(), seat, &options, rng)
    }

    fn hints(&self, seat: Seat, budget: Budget, most: usize, rng: &mut Rng) -> Vec<Hint> {
        if !self.next().allows(Actor::Seat(seat)) {
            return Vec::new();
        }
        let mut options = Choices::new();
        crate::options(self.game(), self.state(), Actor::Seat(seat), &mut options);
        let mut hints = hint::hints_at(self.game(), self.state(), seat, budget, most, rng);
        for hint in &mut hints {
            hint.choice = self.rules().names.name(options.get(hint.option).choice()).to_owned();
        }
        hints
    }

    fn review(&self, budget: Budget, seed: u64) -> Review {
        crate::review(self, budget, seed)
    }
}
