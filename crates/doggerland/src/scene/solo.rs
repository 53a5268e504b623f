//! The solo game: the card of the round, the rivals' memory and their shamans.

use kernel::{Area as Side, Layout, Piece, Place, Text};
use stdx::Finite;

use super::{Table, id};
use crate::{frame::Frame, ids::Rival, present::rival_name, words};

impl Table<'_> {
    pub(super) fn solo(&mut self) {
        let (game, state) = (self.game, self.state);
        let label = Text::new("place-rivals");
        self.place(Place::new("rivals", Side::Shared, Layout::Column, label).look("rivals").clause("DG-U05"));
        let label = Text::new("place-card");
        let card = Place::new("card", Side::Shared, Layout::Row, label);
        self.place(card.within("rivals").look("card").clause("DG-U05"));
        let label = Text::new("place-rivals-memory");
        let memory = Place::new("rivals-memory", Side::Shared, Layout::Row, label);
        self.place(memory.within("rivals").look("memory").clause("DG-U04"));
        // The oldest lies rightmost.
        for (n, animal) in state.solo.memory.iter().enumerate().collect::<Vec<_>>().into_iter().rev() {
            let piece = Piece::new(
                format!("rivals-memory-{}", n + 1),
                "rivals-memory",
                animal.word(),
                words::animal(animal),
            );
            self.piece(piece);
        }
        // After the meal the card has done its work, and the rivals' shamans go home.
        let is_spent = state.frames.as_slice().iter().any(|frame| {
            matches!(frame, Frame::Orphan | Frame::Reveal | Frame::Refill | Frame::Villages { .. })
        });
        let Some(card) = state.solo.card.filter(|_| !is_spent) else { return };
        let facts = game.tables.cards[card];
        let (event, text) = words::event(game, card);
        let name = &game.tables.ids.cards[card.index()];
        let label = Text::new("piece-card").with("event", event).with("text", text);
        let mut piece = Piece::new(format!("card-{name}"), "card", "card", label);
        if game.tables.obligatory[facts.event] {
            piece = piece.badge("obligatory", None, Text::new("badge-obligatory"));
        }
        if state.acts(facts.event) {
            piece = piece.badge("active", None, Text::new("badge-event-active"));
        }
        for rival in Rival::all() {
            let (dir, steps) = facts.moves[rival];
            let label = Text::new("badge-rival-move")
                .with("rival", rival_name(rival))
                .with("n", steps)
                .with("edge", words::direction(dir));
            piece = piece.badge(MOVES[dir as usize], Some(i32::from(steps)), label);
        }
        let designed = self.designed("card", name);
        self.piece(piece.designed(designed));
        for (color, rite) in ["red", "blue"].into_iter().zip(facts.blocks) {
            let label = Text::new("piece-rival-shaman");
            self.piece(Piece::new(format!("rival-shaman-{color}"), id::rite(rite), "rival-shaman", label));
        }
    }
}

const MOVES: [&str; 4] = ["arrow-north", "arrow-east", "arrow-south", "arrow-west"];
