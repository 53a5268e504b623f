//! People who are away: clocks, letting a bot play for them, and their return.

use std::sync::Arc;

use kernel::{Finite, Seat};
use wire::{Clock, Fault, TableState};

use super::{Live, Note, Outbox, Room, now, seats::successor};
use crate::webhook::Nudge;

impl Room {
    /// Whether the others may let a bot play here: a person is asked, and late by the clock of the table; without a
    /// clock, nobody is connected for them and nothing has happened for long.
    pub(super) fn is_absent(&self, live: &Live, seat: usize) -> bool {
        let Some(person) = live.seats[seat].person() else { return false };
        if live.seats[seat].stand_in.is_some() || !live.asked().contains(Seat::nth(seat)) {
            return false;
        }
        match live.due(self.head.clock) {
            Some(due) => now() >= due,
            None => {
                let here = live.peers.iter().any(|peer| peer.person == Some(person));
                let away = self.hub.limits.away.as_millis() as u64;
                !here && now() >= live.moved.saturating_add(away)
            }
        }
    }

    /// Asks the others to let a bot play for an absent person.
    pub(super) fn hand_over(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        person: u32,
        seat: usize,
        tag: String,
    ) -> Result<(), Fault> {
        if live.seats_of(Some(person)).is_empty() {
            return Err(Fault::new("not-yours", "only those who sit here may ask that"));
        }
        if !live.is_seat(seat) {
            return Err(Fault::new("no-such-seat", "there is no such seat at this table"));
        }
        if live.seats[seat].person() == Some(person) || !self.is_absent(live, seat) {
            return Err(Fault::new("not-absent", "this seat is not asked, or not away long enough"));
        }
        let absent = live.seats[seat].person();
        let waiting: Vec<u32> =
            live.people().into_iter().filter(|p| *p != person && Some(*p) != absent).collect();
        if waiting.is_empty() {
            self.give(live, out, seat, successor(), Some(tag));
            return Ok(());
        }
        let (number, bot) = (live.n_proposals + 1, Some(successor()));
        let ply = live.table.as_ref().map_or(0, |t| t.ply());
        self.tagged_note(live, out, Note::Ask { number, seat, ply, waiting, bot }, Some(tag));
        self.show_proposal(live, out);
        Ok(())
    }

    /// A bot plays here until the person is back.
    pub(super) fn give(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        seat: usize,
        bot: String,
        tag: Option<String>,
    ) {
        self.tagged_note(live, out, Note::HandOver { seat, bot }, tag);
        self.show_proposal(live, out);
        self.show_table(live, out);
    }

    /// The person is back.
    pub(super) fn take_back(
        self: &Arc<Room>,
        live: &mut Live,
        out: &mut Outbox,
        person: u32,
        seat: usize,
        tag: String,
    ) -> Result<(), Fault> {
        if !live.is_seat(seat) || live.seats[seat].person() != Some(person) {
            return Err(Fault::new("not-yours", "this is not your seat"));
        }
        if live.seats[seat].stand_in.is_none() {
            return Err(Fault::new("no-stand-in", "no bot plays for this seat"));
        }
        self.tagged_note(live, out, Note::TakeBack { seat }, Some(tag));
        self.show_table(live, out);
        Ok(())
    }
}

/// People who are elsewhere.
impl Room {
    /// Tells people who want it, and are not here, that they are asked: once a prompt, and only if they do not come by
    /// themselves in a moment.
    pub(super) fn soon_nudge(self: &Arc<Room>, live: &mut Live) {
        let prompts = live.prompts();
        for seat in live.asked().iter() {
            let prompt = prompts[seat.index()];
            let Some(person) = live.waited_for(seat) else { continue };
            if live.nudged[seat.index()] == prompt || !self.hub.webhooks.wanted(person) {
                continue;
            }
            live.nudged[seat.index()] = prompt;
            let room = Arc::downgrade(self);
            let wait = self.hub.limits.nudge;
            self.hub.runtime.spawn(async move {
                tokio::time::sleep(wait).await;
                let Some(room) = room.upgrade() else { return };
                let live = room.lock();
                if live.prompts()[seat.index()] == prompt && live.waited_for(seat) == Some(person) {
                    room.hub.webhooks.send(person, room.nudge(&live, seat));
                }
            });
        }
    }

    fn nudge(&self, live: &Live, seat: Seat) -> Nudge {
        let link =
            self.hub.public.as_deref().map(|p| format!("{}/#/table/{}", p.trim_end_matches('/'), self.id));
        let name = live.seats[seat.index()].name();
        let text =
            format!("{}: {name}, it is your turn. {}", self.game.info().title, link.as_deref().unwrap_or(""));
        Nudge {
            event: "turn",
            game: self.head.game.clone(),
            table: self.id.clone(),
            seat: seat.index(),
            name,
            link,
            content: text.trim_end().to_owned(),
            text: text.trim_end().to_owned(),
        }
    }
}

impl Live {
    /// The person at a seat who decides there and is not connected.
    fn waited_for(&self, seat: Seat) -> Option<u32> {
        let seated = self.seats.get(seat.index())?;
        let person = seated.person().filter(|_| seated.stand_in.is_none())?;
        let here = self.peers.iter().any(|peer| peer.person == Some(person));
        (!here).then_some(person)
    }

    /// When whoever is asked will be late.
    pub(super) fn due(&self, clock: Clock) -> Option<u64> {
        if self.state != TableState::Playing || self.asked().is_empty() {
            return None;
        }
        clock.due(self.moved)
    }
}
