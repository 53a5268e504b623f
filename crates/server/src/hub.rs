//! What all tables and connections share.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU32, AtomicU64, AtomicUsize, Ordering},
    },
};

use tokio::{runtime::Handle, sync::watch};
use wire::Fault;

use crate::{
    Games, Limits,
    bots::Bots,
    limit::Buckets,
    rooms::Rooms,
    store::{Store, StoreFault},
    webhook::Webhooks,
    writer::Writer,
};

/// What all tables and connections share.
pub(crate) struct Hub {
    pub games: Games,
    pub limits: Limits,
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub bots: Bots,
    pub webhooks: Webhooks,
    pub rooms: Rooms,
    pub runtime: Handle,
    /// The address under which people reach the server, if it is not the one it listens on.
    pub public: Option<String>,
    pub people: Buckets<IpAddr>,
    pub tables: Buckets<IpAddr>,
    pub joins: Buckets<IpAddr>,
    pub failures: Buckets<IpAddr>,
    pub chat: Buckets<u32>,
    pub n_sockets: AtomicUsize,
    /// Turns true when the server stops.
    pub stopping: watch::Sender<bool>,
    last_person: AtomicU32,
    last_table: AtomicI64,
    last_peer: AtomicU64,
}

impl Hub {
    pub fn new(
        games: Games,
        limits: Limits,
        public: Option<String>,
        store: Arc<dyn Store>,
        writer: Writer,
        bots: Bots,
        webhooks: Webhooks,
        runtime: Handle,
    ) -> Result<Hub, StoreFault> {
        let (last_person, last_table) = store.last_numbers()?;
        Ok(Hub {
            games,
            store,
            writer,
            bots,
            webhooks,
            rooms: Rooms::default(),
            runtime,
            public,
            people: Buckets::new(limits.people),
            tables: Buckets::new(limits.tables),
            joins: Buckets::new(limits.joins),
            failures: Buckets::new(limits.failures),
            chat: Buckets::new(limits.chat),
            limits,
            n_sockets: AtomicUsize::new(0),
            stopping: watch::Sender::new(false),
            last_person: AtomicU32::new(last_person),
            last_table: AtomicI64::new(last_table),
            last_peer: AtomicU64::new(0),
        })
    }

    pub fn next_person(&self) -> u32 {
        self.last_person.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub fn next_table(&self) -> i64 {
        self.last_table.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub fn next_peer(&self) -> u64 {
        self.last_peer.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Reads from the store in a thread that may block.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Hub>,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, Fault> {
        let store = self.store.clone();
        let result = tokio::task::spawn_blocking(move || read(&*store)).await;
        match result {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(fault)) => {
                tracing::error!("{fault}");
                Err(Fault::new("internal", "the database cannot be read"))
            }
            Err(_) => Err(Fault::new("internal", "the server stops")),
        }
    }
}
