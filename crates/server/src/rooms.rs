//! The tables in memory: opened when somebody asks for them, forgotten when nobody does.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use wire::{Fault, TableState};

use crate::{hub::Hub, room::Room};

/// Tables with the same number wait for each other while they are opened.
const STRIPES: usize = 16;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Rooms {
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    opening: [tokio::sync::Mutex<()>; STRIPES],
}

impl Rooms {
    /// The table with this id, from memory or from disk.
    pub async fn get(&self, hub: &Arc<Hub>, id: &str) -> Result<Arc<Room>, Fault> {
        let unknown = || Fault::new("no-such-table", "there is no such table");
        if id.len() > 32 || !id.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(unknown());
        }
        if let Some(room) = self.find(id) {
            return Ok(room);
        }
        let stripe = stdx::stable_hash(id) as usize % STRIPES;
        let _opening = self.opening[stripe].lock().await;
        if let Some(room) = self.find(id) {
            return Ok(room);
        }
        let wanted = id.to_owned();
        let stored = hub.read(move |store| {
            let Some(row) = store.table(&wanted)? else { return Ok(None) };
            let log = store.log(row.key)?;
            let finished = row.summary.state() == TableState::Over;
            let chronicle = if finished { store.chronicle(row.key)? } else { None };
            Ok(Some((row, log, chronicle)))
        });
        let (row, log, chronicle) = stored.await?.ok_or_else(unknown)?;
        let hub = hub.clone();
        let open = tokio::task::spawn_blocking(move || Room::load(&hub, row, &log, chronicle));
        let room = open.await.map_err(|_| Fault::new("internal", "the table cannot be opened"))??;
        self.list(room.clone());
        Ok(room)
    }

    /// Lists a table that is in memory.
    pub fn list(&self, room: Arc<Room>) {
        self.rooms.lock().expect("no panic while locked").insert(room.id.clone(), room);
    }

    pub fn forget(&self, id: &str) {
        self.rooms.lock().expect("no panic while locked").remove(id);
    }

    /// Whether a table is in memory.
    pub fn has(&self, id: &str) -> bool {
        self.rooms.lock().expect("no panic while locked").contains_key(id)
    }

    pub fn len(&self) -> usize {
        self.rooms.lock().expect("no panic while locked").len()
    }

    /// Forgets tables that nobody needs: after a while, or at once when there are too many.
    pub fn sweep(&self, idle: Duration, idle_max: usize) {
        let mut rooms = self.rooms.lock().expect("no panic while locked");
        rooms.retain(|_, room| !room.retire(idle));
        if rooms.len() > idle_max {
            rooms.retain(|_, room| !room.retire(Duration::ZERO));
        }
        if rooms.capacity() > 4 * rooms.len() + 64 {
            rooms.shrink_to_fit();
        }
    }

    fn find(&self, id: &str) -> Option<Arc<Room>> {
        let room = self.rooms.lock().expect("no panic while locked").get(id).cloned()?;
        (!room.is_gone()).then_some(room)
    }
}
