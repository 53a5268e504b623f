//! Starting and stopping.

use std::{fmt, fs::File, net::SocketAddr, sync::Arc, thread::JoinHandle, time::Duration};

use tokio::{net::TcpListener, runtime::Runtime};

use crate::{
    Config, Limits, Retention, backup,
    bots::Bots,
    http,
    hub::Hub,
    metrics::Metrics,
    programs::Programs,
    room::now,
    store::{Sqlite, Store, StoreFault, Write},
    webhook::Webhooks,
    writer::Writer,
};

/// How often tables that nobody needs are looked for.
const SWEEP: Duration = Duration::from_secs(1);
/// How many tables are deleted at a time.
const EXPIRED_MAX: usize = 500;
/// When after the start finished games without a chronicle are looked for.
const TELL_AFTER: Duration = Duration::from_secs(3);
/// How many of them are looked up at a time, and the pause after each.
const UNTOLD_MAX: usize = 100;
const TELL_PAUSE: Duration = Duration::from_millis(20);
/// How long connections may take to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// Why a server cannot start.
#[derive(Debug)]
pub enum ServeFault {
    Store(StoreFault),
    Listen { address: SocketAddr, what: std::io::Error },
    Runtime(std::io::Error),
}

impl fmt::Display for ServeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeFault::Store(fault) => fault.fmt(f),
            ServeFault::Listen { address, what } => write!(f, "cannot listen on {address}: {what}"),
            ServeFault::Runtime(what) => write!(f, "cannot start: {what}"),
        }
    }
}

impl std::error::Error for ServeFault {}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    hub: Arc<Hub>,
    runtime: Runtime,
    threads: Vec<JoinHandle<()>>,
    writer: JoinHandle<()>,
    /// Held as long as the server uses its folder.
    lock: Option<File>,
}

impl Server {
    /// Starts a server. It answers when this returns.
    pub fn start(config: Config) -> Result<Server, ServeFault> {
        let lock = backup::lock(&config.data).map_err(ServeFault::Store)?;
        let store = Sqlite::open(&config.data, config.limits.database_bytes).map_err(ServeFault::Store)?;
        let mut server = Server::start_with(config, Arc::new(store))?;
        server.lock = Some(lock);
        Ok(server)
    }

    pub(crate) fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeFault> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .thread_name("server")
            .max_blocking_threads(4)
            .build()
            .map_err(ServeFault::Runtime)?;
        let listen = |what| ServeFault::Listen { address: config.listen, what };
        let listener = runtime.block_on(TcpListener::bind(config.listen)).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let metrics = Arc::new(Metrics::new());
        let (writer, writer_thread) = Writer::start(store.clone(), metrics.clone());
        let (bots, mut threads) = Bots::start("bot", config.limits.bot_threads.max(1), &metrics);
        let Limits { program_wait, programs, .. } = config.limits;
        let (programs, waiting) = Programs::start(config.programs.clone(), programs, program_wait, &metrics);
        threads.extend(waiting);
        let addresses = store.webhooks().map_err(ServeFault::Store)?;
        let (webhooks, senders) = Webhooks::start(addresses, config.limits.webhooks_inside);
        threads.extend(senders);
        let retention = config.retention;
        let hub = Hub::new(
            config,
            store,
            writer,
            (bots, Arc::new(programs)),
            webhooks,
            metrics,
            runtime.handle().clone(),
        );
        let hub = Arc::new(hub.map_err(ServeFault::Store)?);
        runtime.spawn(sweep(hub.clone()));
        runtime.spawn(expire(hub.clone(), retention));
        runtime.spawn(tell_all(hub.clone()));
        runtime.spawn(accept(hub.clone(), listener));
        tracing::info!(%address, "listening");
        Ok(Server { address, hub, runtime, threads, writer: writer_thread, lock: None })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until the process is asked to end.
    pub fn wait_for_signal(&self) {
        self.runtime.block_on(async {
            let interrupted = tokio::signal::ctrl_c();
            #[cfg(unix)]
            {
                use tokio::signal::unix::{SignalKind, signal};
                match signal(SignalKind::terminate()) {
                    Ok(mut terminated) => {
                        tokio::select! { _ = interrupted => {}, _ = terminated.recv() => {} }
                    }
                    Err(_) => drop(interrupted.await),
                }
            }
            #[cfg(not(unix))]
            drop(interrupted.await);
        });
    }

    /// Ends: everybody is told, and everything that was accepted is written.
    pub fn stop(self) {
        self.hub.stopping.send_replace(true);
        self.hub.bots.stop();
        self.hub.programs.stop();
        self.hub.webhooks.stop();
        let hub = self.hub.clone();
        self.runtime.block_on(async move {
            let gone = async {
                while hub.n_sockets.load(std::sync::atomic::Ordering::Relaxed) > 0 {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
            };
            drop(tokio::time::timeout(FAREWELL, gone).await);
        });
        // A thread that has panicked has said so. Bots end their present thought, and it is kept.
        self.threads.into_iter().for_each(|thread| drop(thread.join()));
        self.hub.writer.stop();
        drop(self.writer.join());
        self.runtime.shutdown_timeout(FAREWELL);
        tracing::info!("stopped; everything that was accepted is on disk");
        drop(self.lock);
    }
}

/// Runs a server until the process is asked to end; `ready` is told where it listens.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeFault> {
    let server = Server::start(config)?;
    ready(server.address());
    server.wait_for_signal();
    server.stop();
    Ok(())
}

async fn accept(hub: Arc<Hub>, listener: TcpListener) {
    let service = http::router(hub.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let mut stopping = hub.stopping.subscribe();
    let stop = async move { drop(stopping.changed().await) };
    use axum::serve::ListenerExt;
    // Small messages go out at once.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    if let Err(what) = axum::serve(listener, service).with_graceful_shutdown(stop).await {
        tracing::error!("the server has stopped listening: {what}");
    }
}

async fn sweep(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {
                hub.rooms.sweep(hub.limits.idle, hub.limits.idle_tables);
                // A fault is in the log already, and the next time is soon.
                drop(hub.read(|store| store.tidy()).await);
            }
            _ = stopping.changed() => return,
        }
    }
}

/// Opens every finished game that has no chronicle yet, one after the other, so that it is written while the rules allow it.
async fn tell_all(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    let mut after = 0;
    let work = async {
        tokio::time::sleep(TELL_AFTER).await;
        loop {
            // A fault is in the log already, and the next start comes.
            let Ok(untold) = hub.read(move |store| store.untold(after, UNTOLD_MAX)).await else { return };
            let Some((last, _)) = untold.last() else { return };
            after = *last;
            for (_, id) in untold {
                // What cannot be opened is in the log as well.
                drop(hub.rooms.get(&hub, &id).await);
                tokio::time::sleep(TELL_PAUSE).await;
            }
        }
    };
    tokio::select! {
        () = work => {}
        _ = stopping.changed() => {}
    }
}

/// Deletes tables whose time is over. Never one whose game has started and not ended.
async fn expire(hub: Arc<Hub>, retention: Retention) {
    let mut stopping = hub.stopping.subscribe();
    loop {
        for (started, days) in [(true, retention.finished_days), (false, retention.never_started_days)] {
            let Some(days) = days else { continue };
            let before = now().saturating_sub((days * 86_400_000.0) as u64);
            // A fault is in the log already, and the next time comes.
            let Ok(expired) = hub.read(move |store| store.expired(started, before, EXPIRED_MAX)).await else {
                continue;
            };
            // Whoever looks at a table keeps it.
            let expired = expired.into_iter().filter(|(_, id)| !hub.rooms.has(id));
            let writes: Vec<Write> = expired.map(|(table, _)| Write::Delete { table }).collect();
            let n = writes.len();
            if n > 0 && hub.writer.kept(writes).await {
                hub.metrics.tables_expired.add(n as u64);
                tracing::info!(tables = n, started, "deleted after their time");
            }
        }
        hub.metrics.tables_searched.add(1);
        tokio::select! {
            () = tokio::time::sleep(retention.every) => {}
            _ = stopping.changed() => return,
        }
    }
}
