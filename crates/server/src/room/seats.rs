//! Taking, leaving and giving up seats.

use std::sync::Arc;

use wire::{Fault, TableState};

use super::{Kept, Live, Note, Outbox, Room, Seated, Sitter};
use crate::{secret, store::Write};

/// The bot that takes over when somebody resigns: the strongest.
pub(super) fn successor() -> String {
    crate::games::bot_names().pop().expect("there is a bot")
}

/// Nothing is added to the log of a game that the program it was played with shall go on with.
pub(super) fn outdated() -> Fault {
    Fault::new(
        "outdated",
        "this game was played with other rules and would have gone differently with these; its log is kept",
    )
}

impl Room {
    /// Takes an open seat.
    pub fn join(
        self: &Arc<Room>,
        person: u32,
        name: String,
        seat: Option<usize>,
        invite: Option<&str>,
    ) -> Result<Kept, Fault> {
        let mut live = self.lock();
        self.check(&live)?;
        let invited = invite.is_some_and(|invite| secret::same(invite, &self.invite));
        if !invited && !self.head.listed && live.seats_of(Some(person)).is_empty() {
            return Err(Fault::new("not-invited", "this table is for those who were invited"));
        }
        if live.state != TableState::Open {
            return Err(Fault::new("already-started", "all seats of this table are taken"));
        }
        let wished = |i: usize| seat.is_none_or(|wish| wish == i);
        let open = (0..live.seats.len()).find(|i| wished(*i) && live.seats[*i].sitter == Sitter::Open);
        let Some(seat) = open else {
            return Err(Fault::new("no-open-seat", "this seat is not open"));
        };
        let mut out = Outbox::default();
        self.note(&mut live, &mut out, Note::Sit { seat, who: Seated::person_named(person, name) });
        out.writes.push(Write::Sits { table: self.key, person, sits: true });
        Ok(self.reseat(&mut live, out))
    }

    /// Gives all open seats to bots.
    pub fn fill(self: &Arc<Room>, person: u32, bot: String) -> Result<Kept, Fault> {
        let mut live = self.lock();
        self.check(&live)?;
        if person != self.head.host {
            return Err(Fault::new("not-host", "only the one who made the table may do that"));
        }
        if live.state != TableState::Open {
            return Err(Fault::new("already-started", "the game has already started"));
        }
        let mut out = Outbox::default();
        for seat in 0..live.seats.len() {
            if live.seats[seat].sitter == Sitter::Open {
                self.note(&mut live, &mut out, Note::Sit { seat, who: Seated::bot_of(bot.clone()) });
            }
        }
        Ok(self.reseat(&mut live, out))
    }

    /// Gives the seats of a person back before the game starts.
    pub fn leave(self: &Arc<Room>, person: u32) -> Result<Kept, Fault> {
        let mut live = self.lock();
        self.check(&live)?;
        if live.seats_of(Some(person)).is_empty() {
            return Err(Fault::new("not-yours", "you have no seat at this table"));
        }
        if live.state != TableState::Open {
            let what = "the game has started; close the page to come back later, or resign";
            return Err(Fault::new("already-started", what));
        }
        let mut out = Outbox::default();
        for seat in 0..live.seats.len() {
            if live.seats[seat].person() == Some(person) {
                self.note(&mut live, &mut out, Note::Sit { seat, who: Seated::open() });
            }
        }
        out.writes.push(Write::Sits { table: self.key, person, sits: false });
        if person == self.head.host {
            self.note(&mut live, &mut out, Note::Close);
        }
        Ok(self.reseat(&mut live, out))
    }

    /// Gives a seat to a bot for good.
    pub fn resign(self: &Arc<Room>, person: u32, seat: usize) -> Result<Kept, Fault> {
        let mut live = self.lock();
        self.check(&live)?;
        if !live.is_seat(seat) {
            return Err(Fault::new("no-such-seat", "there is no such seat at this table"));
        }
        if live.seats[seat].person() != Some(person) {
            return Err(Fault::new("not-yours", "this is not your seat"));
        }
        if live.state != TableState::Playing {
            return Err(Fault::new("not-started", "the game is not running"));
        }
        let mut out = Outbox::default();
        self.note(&mut live, &mut out, Note::Resign { seat, bot: successor() });
        if live.people().is_empty() {
            self.note(&mut live, &mut out, Note::Close);
        }
        Ok(self.reseat(&mut live, out))
    }

    /// Says whether a person agrees that the finished game becomes part of the open data. Nobody does at first.
    pub fn consent(self: &Arc<Room>, person: u32, agree: bool) -> Result<Kept, Fault> {
        let mut live = self.lock();
        self.check(&live)?;
        let sat = live.seats.iter().any(|s| s.person() == Some(person) || s.was == Some(person));
        if !sat {
            return Err(Fault::new("not-yours", "you have no seat at this table"));
        }
        let mut out = Outbox::default();
        if live.agreed.contains(&person) != agree {
            self.note(&mut live, &mut out, Note::Consent { person, agree });
            self.show_table(&live, &mut out);
        }
        Ok(self.commit(&mut live, out))
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Result<String, Fault> {
        let live = self.lock();
        if let Some(chronicle) = &live.told {
            return Ok(chronicle.record.clone());
        }
        match (&live.table, live.state) {
            (Some(table), TableState::Over) => Ok(table.record()),
            (Some(table), _) if self.head.archive => Ok(table.record()),
            _ => Err(Fault::new("not-over", "the record is published when the game is over")),
        }
    }

    pub(super) fn check(&self, live: &Live) -> Result<(), Fault> {
        match (live.gone, &live.differs) {
            (true, _) => Err(Fault::new("restart", "the table is being opened again; try again")),
            (false, Some(_)) => Err(outdated()),
            (false, None) => Ok(()),
        }
    }

    /// After a change of seats: everybody knows theirs, and the game starts when all are taken.
    fn reseat(self: &Arc<Room>, live: &mut Live, mut out: Outbox) -> Kept {
        let waited = live.table.is_none();
        self.maybe_start(live, &mut out);
        let started = waited && live.table.is_some();
        self.show_table(live, &mut out);
        for at in 0..live.peers.len() {
            let mine = live.seats_of(live.peers[at].person);
            if mine != live.peers[at].mine || started {
                live.peers[at].mine = mine;
                live.peers[at].look = super::show::viewer(mine, None).expect("one's own eyes");
                self.welcome(live, &mut out, at);
            }
        }
        live.forget_shadows();
        // Lists show who sits where, so they are told anew whatever else is as it was.
        live.stored = (0, TableState::Frozen);
        let kept = self.commit(live, out);
        self.let_bots_think(live);
        kept
    }
}
