//! Chat.

use wire::{Fault, FromServer};

use super::{Live, Note, Outbox, Room};

/// The longest line of chat, in characters.
const CHAT_CHARS_MAX: usize = 500;

impl Room {
    pub(super) fn say(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        person: u32,
        text: &str,
        tag: String,
    ) -> Result<(), Fault> {
        let Some(seat) = live.seats.iter().find(|s| s.person() == Some(person)) else {
            return Err(Fault::new("not-yours", "only those who sit here may speak"));
        };
        let name = seat.name();
        let text = clean(text, CHAT_CHARS_MAX).map_err(|what| Fault::new("bad-text", what))?;
        if !self.hub.chat.take(person) {
            return Err(Fault::new("too-often", "too many lines; wait a little"));
        }
        self.tagged_note(live, out, Note::Chat { person, name, text }, Some(tag));
        if let Some(line) = live.chat.back() {
            self.show_all(live, out, &FromServer::Chat(line.clone()));
        }
        Ok(())
    }
}

/// A text on one line without marks that could confuse, or why it is refused.
pub(crate) fn clean(text: &str, chars_max: usize) -> Result<String, String> {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let clean: String =
        text.chars().map(|c| if c == '\n' || c == '\t' { ' ' } else { c }).filter(|c| !hidden(*c)).collect();
    let clean = clean.trim();
    match clean.chars().count() {
        0 => Err("there is nothing in it".into()),
        n if n > chars_max => Err(format!("it has {n} characters, more than {chars_max}")),
        _ => Ok(clean.to_owned()),
    }
}
