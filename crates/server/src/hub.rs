//! What all tables and connections share.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU32, AtomicU64, AtomicUsize, Ordering},
    },
    time::Instant,
};

use tokio::{
    runtime::Handle,
    sync::{Semaphore, watch},
};
use wire::Fault;

use crate::{
    Config, Games, Limits,
    bots::Bots,
    limit::Buckets,
    metrics::Metrics,
    programs::Programs,
    reels::{Reels, Reviews},
    rooms::Rooms,
    store::{Store, StoreFault},
    webhook::Webhooks,
    writer::Writer,
};

/// How many hints and reviews may wait at once.
const THOUGHTS: usize = 16;

/// What all tables and connections share.
pub(crate) struct Hub {
    pub games: Games,
    pub limits: Limits,
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub bots: Bots,
    pub programs: Arc<Programs>,
    pub webhooks: Webhooks,
    pub rooms: Rooms,
    pub metrics: Arc<Metrics>,
    pub reels: Reels,
    pub reviews: Reviews,
    /// How many hints and reviews may wait at once.
    pub thoughts: Semaphore,
    pub runtime: Handle,
    /// The address under which people reach the server, if it is not the one it listens on.
    pub public: Option<String>,
    /// Whether anybody may read the metrics.
    pub open_metrics: bool,
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
        config: Config,
        store: Arc<dyn Store>,
        writer: Writer,
        (bots, programs): (Bots, Arc<Programs>),
        webhooks: Webhooks,
        metrics: Arc<Metrics>,
        runtime: Handle,
    ) -> Result<Hub, StoreFault> {
        let Config { games, limits, public, open_metrics, .. } = config;
        let (last_person, last_table) = store.last_numbers()?;
        Ok(Hub {
            games,
            store,
            writer,
            bots,
            programs,
            webhooks,
            rooms: Rooms::default(),
            metrics,
            reels: Reels::default(),
            reviews: Reviews::default(),
            thoughts: Semaphore::new(THOUGHTS),
            runtime,
            public,
            open_metrics,
            people: Buckets::new(limits.people, limits.local),
            tables: Buckets::new(limits.tables, limits.local),
            joins: Buckets::new(limits.joins, limits.local),
            failures: Buckets::new(limits.failures, limits.local),
            chat: Buckets::new(limits.chat, 1),
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
        let (store, metrics) = (self.store.clone(), self.metrics.clone());
        let result = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let result = read(&*store);
            metrics.store_read.add(started.elapsed());
            result
        });
        let result = result.await;
        match result {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(fault)) => {
                tracing::error!("a read has failed: {fault}");
                self.metrics.store_faults.add(1);
                Err(Fault::new(
                    "storage",
                    "the server cannot read this; what is on its disk must be looked after",
                ))
            }
            Err(_) => Err(Fault::new("internal", "the server stops")),
        }
    }
}
