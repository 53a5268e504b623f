//! Standing answers: what is decided for a seat by itself because its person has asked for it.

use std::{sync::Arc, time::Duration};

use kernel::{Finite, Next, Seat};
use wire::{Fault, FromServer, Standing};

use super::{Live, Note, Outbox, Room, frame, play::own};
use crate::secret;

/// How long an answer that is given by itself takes: as people need, mostly about a second, now and then three. It does
/// not depend on what could be played, so the time tells nothing.
fn human_wait() -> Duration {
    let [a, b, ..]: [u8; 8] = secret::random();
    let part = f64::from(u16::from_le_bytes([a, b])) / 65536.0;
    Duration::from_millis((700.0 - 800.0 * (1.0 - 0.95 * part).ln()) as u64)
}

impl Room {
    /// A person says what shall be answered by itself.
    pub(super) fn stand(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        person: u32,
        seat: usize,
        answers: Standing,
        tag: String,
    ) -> Result<(), Fault> {
        own(live, person, seat)?;
        self.tagged_note(live, out, Note::Standing { seat, answers }, Some(tag));
        self.show_standing(live, out, seat);
        Ok(())
    }

    /// Only the devices of the person are told: others must not know that no reaction will come.
    fn show_standing(&self, live: &Live, out: &mut Outbox, seat: usize) {
        let message = frame(&FromServer::Standing { seat, answers: live.seats[seat].standing });
        let peers = live.peers.iter().filter(|peer| peer.mine.contains(Seat::nth(seat)));
        out.frames.extend(peers.map(|peer| (peer.line.clone(), message.clone())));
    }

    /// Lets a prompt that is answered by itself be answered, in a moment.
    pub(super) fn soon_answer(self: &Arc<Room>, live: &mut Live) {
        let prompts = live.prompts();
        for seat in live.asked().iter() {
            let prompt = prompts[seat.index()];
            if live.answering[seat.index()] == prompt || live.standing_choice(seat).is_none() {
                continue;
            }
            live.answering[seat.index()] = prompt;
            let room = self.clone();
            self.hub.runtime.spawn(async move {
                tokio::time::sleep(human_wait()).await;
                room.answer(seat, prompt);
            });
        }
    }

    fn answer(self: &Arc<Room>, seat: Seat, prompt: Option<u32>) {
        let mut live = self.lock();
        if live.answering[seat.index()] == prompt {
            live.answering[seat.index()] = None;
        }
        // Meanwhile the person may have answered, or wishes it no longer.
        let still = !live.gone && live.prompts()[seat.index()] == prompt;
        let Some((choice, is_rest)) = live.standing_choice(seat).filter(|_| still) else { return };
        let mut out = Outbox::default();
        if is_rest {
            let answers = Standing { rest: false, ..live.seats[seat.index()].standing };
            self.note(&mut live, &mut out, Note::Standing { seat: seat.index(), answers });
            self.show_standing(&live, &mut out, seat.index());
        }
        self.act_guarded(&mut live, &mut out, seat, prompt, &choice);
        drop(self.commit(&mut live, out));
        self.let_bots_think(&mut live);
        self.soon_undoable(&mut live);
    }
}

impl Live {
    /// What is answered for a seat by itself now, and whether that ends the round for it.
    fn standing_choice(&self, seat: Seat) -> Option<(String, bool)> {
        let seated = self.seats.get(seat.index())?;
        let Standing { forced, pass, rest } = seated.standing;
        if !(forced || pass || rest) || seated.bot().is_some() || !self.asked().contains(seat) {
            return None;
        }
        let table = self.table.as_ref()?;
        let prompt = table.prompt(seat)?;
        if let Some(offer) = prompt.options.iter().find(|offer| offer.pass) {
            return pass.then(|| (offer.choice.clone(), false));
        }
        if let Some(offer) = prompt.options.iter().find(|offer| offer.rest).filter(|_| rest) {
            return Some((offer.choice.clone(), true));
        }
        // On an open floor nobody must act: what looks like the only option is still one's own to take or to leave.
        let must = !matches!(table.next(), Next::Any(seats) if seats.len() > 1);
        match &prompt.options[..] {
            [only] if forced && must => Some((only.choice.clone(), false)),
            _ => None,
        }
    }
}
