//! Starting and stopping.

use std::{fmt, net::SocketAddr, sync::Arc, thread::JoinHandle, time::Duration};

use tokio::{net::TcpListener, runtime::Runtime};

use crate::{
    Config,
    bots::Bots,
    http,
    hub::Hub,
    store::{Sqlite, Store, StoreFault},
    webhook::Webhooks,
    writer::Writer,
};

/// How often tables that nobody needs are looked for.
const SWEEP: Duration = Duration::from_secs(1);
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
}

impl Server {
    /// Starts a server. It answers when this returns.
    pub fn start(config: Config) -> Result<Server, ServeFault> {
        let store = Arc::new(Sqlite::open(&config.data).map_err(ServeFault::Store)?);
        Server::start_with(config, store)
    }

    pub(crate) fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeFault> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .thread_name("server")
            .max_blocking_threads(8)
            .build()
            .map_err(ServeFault::Runtime)?;
        let listen = |what| ServeFault::Listen { address: config.listen, what };
        let listener = runtime.block_on(TcpListener::bind(config.listen)).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let (writer, writer_thread) = Writer::start(store.clone());
        let (bots, mut threads) = Bots::start(config.limits.bot_threads);
        let addresses = store.webhooks().map_err(ServeFault::Store)?;
        let (webhooks, webhook_thread) = Webhooks::start(addresses, config.limits.webhooks_inside);
        threads.push(webhook_thread);
        let hub = Hub::new(
            config.games,
            config.limits,
            config.public,
            store,
            writer,
            bots,
            webhooks,
            runtime.handle().clone(),
        );
        let hub = Arc::new(hub.map_err(ServeFault::Store)?);
        runtime.spawn(sweep(hub.clone()));
        runtime.spawn(accept(hub.clone(), listener));
        Ok(Server { address, hub, runtime, threads, writer: writer_thread })
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
