//! Cards and their options as pieces.

use content::Provenance;
use kernel::{Piece, Text};

use super::{Table, card_piece};
use crate::{
    flow::{self, Sum},
    ids::{Card, Group, Groups, Kind, Opt},
    reason, words,
};

impl Table<'_> {
    /// A card that lies open.
    pub(super) fn card(&self, card: Card, place: &str, look: &'static str) -> Piece {
        let info = self.game.pack.card(card);
        let look = if info.kind == Kind::Danger { "danger" } else { look };
        let story = (info.provenance == Provenance::Designed).then(|| Text::new("story-designed"));
        Piece::new(card_piece(self.game, card), place, look, self.game.title(card)).designed(story)
    }

    /// A card with what lies on it.
    pub(super) fn held(&self, piece: Piece, held: u8) -> Piece {
        if held == 0 { piece } else { piece.badge("token", Some(i32::from(held)), Text::new("held")) }
    }

    /// One option: its terms, what the party lacks, and who could add it.
    pub(super) fn option(
        &self,
        card: Card,
        opt: Opt,
        id: String,
        place: &str,
        (group, party): (Group, Groups),
        possible: bool,
    ) -> Piece {
        let (game, open) = (self.game, self.open);
        let action = game.pack.action(card, opt);
        let look = if action.hostile { "option-hostile" } else { "option" };
        let mut piece = Piece::new(id, place, look, game.deed_text(card, opt)).dim(!possible);
        for term in game.terms(action) {
            piece = piece.badge("term", None, term);
        }
        if let Some(blocked) =
            flow::reach(&game.pack, open, (card, action), group, party, &Sum::of(open, party))
        {
            piece = piece.badge("lack", None, reason::blocked_reason(game, blocked).text);
            if possible {
                let hands = open.hands(&game.pack).without(group) - party;
                let able = hands.iter().filter(|h| {
                    let joined = party.with(*h);
                    let sum = Sum::of(open, joined);
                    flow::reach(&game.pack, open, (card, action), group, joined, &sum).is_none()
                });
                let able: Vec<Group> = able.collect();
                let helpers = if able.is_empty() { hands.iter().collect() } else { able };
                piece =
                    piece.badge("hand", None, Text::new("could-help").with("groups", words::groups(helpers)));
            }
        }
        piece
    }
}
