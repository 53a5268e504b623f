//! The description of the interface, and a sign of life.

use std::sync::{Arc, atomic::Ordering};

use axum::{extract::State, http::header, response::IntoResponse};
use serde::Serialize;
use utoipa::OpenApi;

use super::{Json, games, people, tables, tutorials};
use crate::hub::Hub;

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
        people::forget_me,
        tables::lobby,
        tables::my_tables,
        tables::create,
        tables::info,
        tables::join,
        tables::fill,
        tables::leave,
        tables::resign,
        tables::record,
        tables::socket,
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

/// The memory of this process as Linux counts it.
fn resident_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
