//! Seats at which a program of this machine plays.

use std::sync::Arc;

use external::{EndResult, Lapse, Request};
use kernel::{Finite, Seat};
use wire::TableState;

use super::{Live, Outbox, Room, Seated};
use crate::programs::Asked;

impl Room {
    /// What the program at a seat is asked. Nothing where a bot of ours sits, or where there is nothing to decide.
    ///
    /// All of it comes from what the seat may know, and from the table's id, which is no secret.
    pub(super) fn question(&self, live: &Live, seat: Seat) -> Option<Asked> {
        let table = live.table.as_ref()?;
        let program = live.seats.get(seat.index()).and_then(Seated::bot)?;
        if is_ours(program) || table.prompt(seat)?.options.len() < 2 {
            return None;
        }
        if self.is_replaced(live, seat.index()) {
            self.hub.metrics.lapse(Lapse::Dead).add(1);
            return None;
        }
        let seed = |entry: usize| stdx::stable_hash(&(self.id.as_str(), entry, seat.index()));
        Some(Asked {
            program: program.to_owned(),
            at: (self.key, seat.index()),
            table: self.id.clone(),
            setup: Request::Setup {
                game: self.head.game.clone(),
                rules: self.game.info().rules,
                pack: self.game.info().pack.clone(),
                setup: self.head.setup.clone(),
                seat: seat.index() + 1,
                seats: live.seats.len(),
                seed: seed(0),
            },
            question: self.game.question(&**table, seat, seed(table.n_entries())),
        })
    }

    /// Whether a bot of ours plays in the place of a program.
    pub(super) fn is_replaced(&self, live: &Live, seat: usize) -> bool {
        let programs = &self.hub.programs;
        let program = live.seats[seat].bot().filter(|bot| !is_ours(bot));
        program.is_some_and(|name| !programs.has(name) || programs.has_given_up((self.key, seat)))
    }

    /// Everybody sees that a bot of ours plays on.
    pub(super) fn show_replaced(self: &Arc<Room>) {
        let mut live = self.lock();
        let mut out = Outbox::default();
        self.show_table(&live, &mut out);
        drop(self.commit(&mut live, out));
    }

    /// Reports that the program of a seat does again what leads to nothing.
    pub(super) fn note_circling(&self, seat: Seat) {
        let why = Lapse::Circling;
        self.hub.metrics.lapse(why).add(1);
        tracing::warn!(table = self.id, seat = seat.index() + 1, %why, "a program goes round in circles; our bot decides");
    }

    /// Lets the programs of this table end: it sleeps, or its game is over.
    pub(super) fn dismiss(&self, live: &Live) {
        let programs = &self.hub.programs;
        if !live.seats.iter().filter_map(Seated::bot).any(|bot| programs.has(bot)) {
            return;
        }
        let outcome =
            live.table.as_ref().filter(|_| live.state == TableState::Over).and_then(|t| t.outcome());
        let result = |s: &kernel::Standing| EndResult { score: s.score, rank: s.rank, won: s.won };
        programs.leave(self.key, outcome.map(|outcome| outcome.standings().iter().map(result).collect()));
    }

    /// Reports seats of programs that this server does not have: it was started without them.
    pub(super) fn miss_programs(&self, live: &Live) {
        if live.state != TableState::Playing {
            return;
        }
        for (i, bot) in live.seats.iter().enumerate().filter_map(|(i, seat)| Some((i, seat.bot()?))) {
            if !is_ours(bot) && !self.hub.programs.has(bot) {
                tracing::warn!(table = self.id, seat = i + 1, bot, "there is no such program; our bot plays");
            }
        }
    }
}

fn is_ours(bot: &str) -> bool {
    crate::games::bot(bot).is_ok()
}
