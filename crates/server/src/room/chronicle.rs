//! What is kept of a finished game, and what is shown of it when its rules are no longer those of this program.

use std::sync::Arc;

use kernel::{Finite, Viewer};
use wire::{Fault, Replay, ReplayScene, TableState, Welcome};

use super::{Live, Room};
use crate::{
    chronicle::{Chronicle, hash_of},
    store::{ChronicleRow, Write},
};

impl Room {
    /// Writes the chronicle of a game that has just ended, or that an older program has played to its end, beside those
    /// who answer. One that is lost because the server stops is written when the table is opened again.
    pub(super) fn soon_chronicle(self: &Arc<Room>, live: &mut Live) {
        let (TableState::Over, Some(table)) = (live.state, &live.table) else { return };
        let entries = table.n_entries();
        if live.chronicled == Some(entries) {
            return;
        }
        live.chronicled = Some(entries);
        let (copy, record) = (table.at(table.ply()), table.record());
        let room = self.clone();
        self.hub.runtime.spawn_blocking(move || {
            let body = Chronicle::of(&*copy, record, room.game.ids()).pack();
            let row = ChronicleRow { entries, body };
            room.hub.writer.write(vec![Write::Chronicle { table: room.key, row }], |_| {});
        });
    }

    /// Takes the chronicle that the store has. A finished game that cannot be played again is read from it.
    pub(super) fn recall(&self, live: &mut Live, was: TableState, row: Option<ChronicleRow>) {
        let Some(row) = row.filter(|row| row.entries == live.game_entries(live.seq)) else { return };
        live.chronicled = Some(row.entries);
        if live.differs.is_none() || was != TableState::Over {
            return;
        }
        match Chronicle::unpack(&row.body) {
            Ok(chronicle) => {
                live.told = Some(Arc::new(chronicle));
                live.state = TableState::Over;
            }
            Err(what) => tracing::error!(table = self.id, "{what}"),
        }
    }

    /// The welcome to a game that is only told.
    pub(super) fn welcome_told(
        &self,
        chronicle: &Chronicle,
        look: Viewer,
        welcome: &mut Welcome,
        lines: usize,
    ) {
        let look = look_of(look);
        welcome.ply = chronicle.plies;
        if let Some((_, scene, _)) = chronicle.scene(&look, chronicle.plies) {
            welcome.hash = hash_of(&scene);
            welcome.scene = Some(scene);
        }
        let story = chronicle.story(&look);
        welcome.earlier = story.len().saturating_sub(lines);
        welcome.story = story[welcome.earlier..].to_vec();
        welcome.outcome.clone_from(&chronicle.outcome);
    }

    /// A game that is only told, to be looked at again.
    pub(super) fn replay_told(
        &self,
        live: &Live,
        chronicle: &Chronicle,
        person: Option<u32>,
        look: String,
    ) -> Replay {
        Replay {
            table: self.info_of(live, !live.seats_of(person).is_empty()),
            plies: chronicle.plies,
            looks: self.looks(live, person),
            actors: chronicle.actors.clone(),
            rounds: chronicle.rounds.clone(),
            story: chronicle.story(&look).to_vec(),
            look,
            outcome: chronicle.outcome.clone(),
            scenes: Some(chronicle.plies_kept()),
        }
    }

    /// The last scene of it that is not after so many decisions.
    pub(super) fn scene_told(chronicle: &Chronicle, look: &str, ply: usize) -> Result<ReplayScene, Fault> {
        let (ply, scene, asked) = chronicle
            .scene(look, ply)
            .ok_or_else(|| Fault::new("storage", "what was kept of this game cannot be read"))?;
        Ok(ReplayScene { ply, scene, asked })
    }
}

/// The word for somebody's eyes.
pub(super) fn look_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Spectator => "none".to_owned(),
        Viewer::Seat(seat) => seat.index().to_string(),
    }
}
