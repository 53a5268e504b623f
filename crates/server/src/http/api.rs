//! The description of the interface, and a sign of life.

use std::sync::{Arc, atomic::Ordering};

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use serde::Serialize;
use utoipa::OpenApi;
use wire::Fault;

use super::{Address, Failure, Json, games, people, study, tables, tutorials};
use crate::{hub::Hub, metrics::Now};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Dolmen",
        description = "Tables, seats and people. Play itself goes over the socket of a table."
    ),
    paths(
        games::games,
        games::words,
        games::rules,
        games::content,
        tutorials::tutorial,
        tutorials::learn,
        people::me,
        people::name_me,
        people::new_recovery,
        people::recover,
        people::webhook,
        people::set_webhook,
        people::forget_me,
        tables::lobby,
        tables::my_tables,
        tables::my_progress,
        tables::create,
        tables::info,
        tables::join,
        tables::fill,
        tables::leave,
        tables::resign,
        tables::consent,
        tables::story,
        tables::record,
        tables::socket,
        study::replay,
        study::replay_scene,
        study::curve,
        study::check,
        study::bring,
        study::branch,
        study::rematch,
        study::hint,
        study::review,
        study::plan,
        health,
    )
)]
struct Api;

/// The description of this interface.
pub(crate) async fn document() -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "application/json")],
        Api::openapi().to_json().expect("the description is plain data"),
    )
}

/// How the server is.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Health {
    ok: bool,
    /// Tables in memory.
    live_tables: usize,
    sockets: usize,
    /// Memory of the process; zero where the system does not say.
    resident_bytes: u64,
}

/// How the server is.
#[utoipa::path(get, path = "/api/health", tag = "server", responses((status = 200, body = Health)))]
pub(crate) async fn health(State(hub): State<Arc<Hub>>) -> Json<Health> {
    Json(Health {
        ok: true,
        live_tables: hub.rooms.len(),
        sockets: hub.n_sockets.load(Ordering::Relaxed),
        resident_bytes: resident_bytes(),
    })
}

/// One word for whoever watches over the server: 200 while it can write, 503 while it cannot.
pub(crate) async fn healthz(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    match hub.writer.is_ok() {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the last write to the disk has failed\n"),
    }
}

/// What is counted and timed, for Prometheus. Only for this machine, unless it was opened to everybody.
pub(crate) async fn metrics(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
) -> Result<impl IntoResponse, Failure> {
    if !hub.open_metrics && !from.is_loopback() {
        return Err(Fault::new("no-such-path", "there is nothing at this address").into());
    }
    let queue = hub.bots.queue();
    let now = Now {
        tables: hub.rooms.len(),
        sockets: hub.n_sockets.load(Ordering::Relaxed),
        bots_waiting: queue.waiting,
        bots_thinking: queue.thinking,
        reviews: queue.studies,
        programs: hub.programs.n_processes(),
        resident_bytes: resident_bytes(),
        store_ok: hub.writer.is_ok(),
    };
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], hub.metrics.text(&now)))
}

/// The memory of this process as Linux counts it.
fn resident_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
