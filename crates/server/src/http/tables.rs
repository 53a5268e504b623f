//! Tables: making, finding, joining, leaving.

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::Ordering},
};

use axum::{
    extract::{Path, Query, State, rejection::QueryRejection},
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use kernel::Seat;
use table::Seed;
use wire::{
    Consent, Fault, FillTable, JoinTable, Lobby, NewSeat, NewTable, Progress, Resign, StoryPart, TableInfo,
    TableSummary,
};

use super::{Address, Body, Failure, Json, Me, Somebody, people};
use crate::{
    games,
    hub::Hub,
    room::{Head, Kept, Room, Seated, not_kept, now},
    secret, socket,
    store::{PersonRow, Summary},
    ws::Upgrade,
};

/// How many tables a list has at most.
const LIST_MAX: usize = 100;

/// Open and running tables that anybody may join or watch.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Lobby)))]
pub(crate) async fn lobby(State(hub): State<Arc<Hub>>, somebody: Somebody) -> Result<Json<Lobby>, Failure> {
    let rows = hub.read(|store| store.lobby(LIST_MAX)).await?;
    let me = somebody.person.map(|p| p.id);
    Ok(Json(Lobby { tables: rows.into_iter().map(|row| summary(row, me)).collect() }))
}

/// The tables where I sit.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables",
    responses((status = 200, body = Lobby), (status = 401, body = Fault)))]
pub(crate) async fn my_tables(State(hub): State<Arc<Hub>>, Me(person): Me) -> Result<Json<Lobby>, Failure> {
    let rows = hub.read(move |store| store.tables_of(person.id, LIST_MAX)).await?;
    Ok(Json(Lobby { tables: rows.into_iter().map(|row| summary(row, Some(person.id))).collect() }))
}

/// What I have met and won of a game, from all tables where I sit.
#[utoipa::path(get, path = "/api/me/progress/{game}", tag = "tables", params(("game" = String, Path)),
    responses((status = 200, body = Progress), (status = 401, body = Fault), (status = 404, body = Fault)))]
pub(crate) async fn my_progress(
    State(hub): State<Arc<Hub>>,
    Path(game): Path<String>,
    Me(person): Me,
) -> Result<Json<Progress>, Failure> {
    let game =
        hub.games.get(&game).ok_or_else(|| Fault::new("no-such-game", "there is no such game here"))?.clone();
    let rows = hub.read(move |store| store.tables_of(person.id, usize::MAX >> 1)).await?;
    let info = game.info();
    let (mut met, mut played, mut won) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, row) in rows.into_iter().filter(|(_, row)| row.game == info.id && row.state != 0) {
        met.extend(game.met_at(&row.options));
        let level = info.campaign.as_ref().and_then(|option| row.options.get(option));
        let Some(level) = level.filter(|_| row.state == 2) else { continue };
        played.insert(level.clone());
        let mine = |seat: usize| row.people.get(seat) == Some(&person.id);
        if (0..Seat::MAX).any(|seat| row.won & 1 << seat != 0 && mine(seat)) {
            won.insert(level.clone());
        }
    }
    let list = |set: BTreeSet<String>| set.into_iter().collect();
    Ok(Json(Progress { met: list(met), played: list(played), won: list(won) }))
}

fn summary((id, row): (String, Summary), me: Option<u32>) -> TableSummary {
    let mine = |i: &usize| row.asked & 1 << i != 0 && me.is_some_and(|me| row.people.get(*i) == Some(&me));
    TableSummary {
        id,
        game: row.game.clone(),
        state: row.state(),
        my_turn: (0..row.names.len().min(Seat::MAX)).filter(mine).collect(),
        open_seats: row.open_seats,
        updated: row.updated,
        names: row.names,
        lesson: row.lesson,
    }
}

/// Makes a table; it starts at once when no seat is open.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 400, body = Fault), (status = 401, body = Fault),
        (status = 429, body = Fault)))]
pub(crate) async fn create(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Me(person): Me,
    Body(body): Body<NewTable>,
) -> Result<Json<TableInfo>, Failure> {
    let game =
        hub.games.get(&body.game).ok_or_else(|| Fault::new("no-such-game", "there is no such game here"))?;
    if body.seats.len() > Seat::MAX {
        return Err(Fault::new("bad-setup", format!("a table has at most {} seats", Seat::MAX)).into());
    }
    let seats: Vec<Seated> =
        body.seats.iter().map(|seat| seated(&hub, &person, seat)).collect::<Result<_, Fault>>()?;
    if !seats.iter().any(|seat| seat.person().is_some()) {
        return Err(Fault::new("bad-seat", "take a seat yourself").into());
    }
    body.clock.check().map_err(|what| Fault::new("bad-clock", what))?;
    let picked = game.setup(seats.len(), &body.options).map_err(Fault::from)?;
    if !hub.tables.take(from) {
        return Err(Fault::new("too-often", "too many new tables from this address; wait a little").into());
    }
    let seed: [u8; 32] = match body.seed {
        Some(number) => seed_of(number),
        None => secret::random(),
    };
    let info = game.info();
    let head = Head {
        game: info.id.clone(),
        rules: info.rules,
        pack: info.pack.clone(),
        setup: picked.text,
        options: picked.values,
        host: person.id,
        listed: body.listed,
        watchable: body.watchable,
        seeded: body.seed.is_some(),
        commitment: Seed::new(seed).commitment(),
        created: now(),
        clock: body.clock,
        hints: body.hints,
        archive: false,
        sealed: false,
        given: 0,
        branch: None,
        lesson: false,
        went_on: Vec::new(),
    };
    let (room, written) = Room::create(&hub, game.clone(), head, seed, seats);
    kept(Ok(written)).await?;
    hub.rooms.list(room.clone());
    room.begin();
    Ok(Json(room.info(Some(person.id))))
}

/// The same number gives the same draws as in simulations.
pub(super) fn seed_of(number: u32) -> [u8; 32] {
    let text = Seed::from_number(number.into()).to_string();
    std::array::from_fn(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("a seed is hexadecimal"))
}

/// A level of ours or a program of this server.
fn known_bot(hub: &Hub, bot: &str) -> Result<(), Fault> {
    match hub.programs.has(bot) {
        true => Ok(()),
        false => games::bot(bot).map(drop).map_err(|what| Fault::new("bad-bot", what)),
    }
}

pub(crate) fn seated(hub: &Hub, me: &PersonRow, seat: &NewSeat) -> Result<Seated, Fault> {
    Ok(match seat {
        NewSeat::Me { name: None } => Seated::person_named(me.id, me.name.clone()),
        NewSeat::Me { name: Some(name) } => Seated::person_named(me.id, people::name(name)?),
        NewSeat::Open => Seated::open(),
        NewSeat::Bot { bot } => {
            known_bot(hub, bot)?;
            Seated::bot_of(bot.clone())
        }
    })
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Fault)))]
pub(crate) async fn info(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    somebody: Somebody,
) -> Result<Json<TableInfo>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    Ok(Json(room.info(somebody.person.map(|p| p.id))))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "tables", params(("table" = String, Path)),
    request_body = JoinTable,
    responses((status = 200, body = TableInfo), (status = 403, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn join(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Path(table): Path<String>,
    Me(person): Me,
    Body(body): Body<JoinTable>,
) -> Result<Json<TableInfo>, Failure> {
    let name = body.name.as_deref().map_or_else(|| Ok(person.name.clone()), people::name)?;
    if !hub.joins.take(from) || !hub.failures.has(&from) {
        return Err(Fault::new("too-often", "too often; wait a little").into());
    }
    let room = hub.rooms.get(&hub, &table).await?;
    let joined = room.join(person.id, name, body.seat, body.invite.as_deref());
    if joined.as_ref().is_err_and(|fault| fault.code == "not-invited") {
        hub.failures.take(from);
    }
    kept(joined).await?;
    Ok(Json(room.info(Some(person.id))))
}

/// Gives all open seats to bots.
#[utoipa::path(post, path = "/api/tables/{table}/fill", tag = "tables", params(("table" = String, Path)),
    request_body = FillTable,
    responses((status = 200, body = TableInfo), (status = 403, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn fill(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Me(person): Me,
    Body(body): Body<FillTable>,
) -> Result<Json<TableInfo>, Failure> {
    known_bot(&hub, &body.bot)?;
    let room = hub.rooms.get(&hub, &table).await?;
    kept(room.fill(person.id, body.bot)).await?;
    Ok(Json(room.info(Some(person.id))))
}

/// Gives my seats back before the game has started.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn leave(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Path(table): Path<String>,
    Me(person): Me,
) -> Result<Json<TableInfo>, Failure> {
    if !hub.joins.take(from) {
        return Err(Fault::new("too-often", "too often; wait a little").into());
    }
    let room = hub.rooms.get(&hub, &table).await?;
    kept(room.leave(person.id)).await?;
    Ok(Json(room.info(Some(person.id))))
}

/// Gives a seat to a bot for good.
#[utoipa::path(post, path = "/api/tables/{table}/resign", tag = "tables", params(("table" = String, Path)),
    request_body = Resign,
    responses((status = 200, body = TableInfo), (status = 403, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn resign(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Me(person): Me,
    Body(body): Body<Resign>,
) -> Result<Json<TableInfo>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    kept(room.resign(person.id, body.seat)).await?;
    Ok(Json(room.info(Some(person.id))))
}

/// Says whether I agree that the finished game becomes part of the open data.
#[utoipa::path(post, path = "/api/tables/{table}/consent", tag = "tables", params(("table" = String, Path)),
    request_body = Consent,
    responses((status = 200, body = TableInfo), (status = 403, body = Fault)))]
pub(crate) async fn consent(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Path(table): Path<String>,
    Me(person): Me,
    Body(body): Body<Consent>,
) -> Result<Json<TableInfo>, Failure> {
    if !hub.joins.take(from) {
        return Err(Fault::new("too-often", "too often; wait a little").into());
    }
    let room = hub.rooms.get(&hub, &table).await?;
    kept(room.consent(person.id, body.agree)).await?;
    Ok(Json(room.info(Some(person.id))))
}

/// The record of a finished game, with its seed.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 409, body = Fault)))]
pub(crate) async fn record(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Response, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], room.record()?).into_response())
}

/// Which lines of the log, and with whose eyes.
#[derive(serde::Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lines {
    /// One of my seats; otherwise my first one, or a spectator's eyes if I have none.
    look: Option<usize>,
    #[serde(default)]
    from: usize,
    /// The first line that is not wished; at most 1000 come at a time.
    to: Option<usize>,
}

/// Earlier lines of the log than those that came with the welcome.
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = "tables", params(("table" = String, Path), Lines),
    responses((status = 200, body = StoryPart), (status = 403, body = Fault), (status = 404, body = Fault)))]
pub(crate) async fn story(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    somebody: Somebody,
    lines: Result<Query<Lines>, QueryRejection>,
) -> Result<Json<StoryPart>, Failure> {
    let Query(Lines { look, from, to }) = lines.map_err(|e| Fault::new("bad-message", e.body_text()))?;
    let room = hub.rooms.get(&hub, &table).await?;
    let person = somebody.person.map(|p| p.id);
    let part = tokio::task::spawn_blocking(move || room.story(person, look, from, to.unwrap_or(usize::MAX)));
    let part = part.await.map_err(|_| Fault::new("internal", "the log cannot be read"))?;
    Ok(Json(part?))
}

pub(crate) async fn kept(asked: Result<Kept, Fault>) -> Result<(), Failure> {
    match asked?.await {
        Ok(true) => Ok(()),
        Ok(false) | Err(_) => Err(not_kept().into()),
    }
}

/// The socket of a table; see PROTOCOL.md.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "tables", params(("table" = String, Path)),
    responses((status = 101), (status = 403, body = Fault), (status = 503, body = Fault)))]
pub(crate) async fn socket(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Address(from): Address,
    somebody: Somebody,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    if !same_origin(&hub, &headers) {
        return Err(Fault::new("bad-origin", "another site may not use your seats").into());
    }
    if hub.n_sockets.load(Ordering::Relaxed) >= hub.limits.sockets {
        return Err(Fault::new("too-many", "too many are connected").into());
    }
    // Programs on this machine are trusted with more, as everywhere.
    let messages = hub.limits.messages;
    let rate = if from.is_loopback() { messages.times(hub.limits.local.max(1)) } else { messages };
    let message_bytes_max = 8 * hub.limits.message_bytes;
    Ok(upgrade
        .serve(message_bytes_max, move |stream| socket::serve(hub, table, somebody.person, rate, stream)))
}

/// Whether a browser opens the socket from our own page. Programs send no origin.
fn same_origin(hub: &Hub, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN).and_then(|v| v.to_str().ok()) else { return true };
    let host = headers.get(header::HOST).and_then(|v| v.to_str().ok());
    let authority = origin.parse::<Uri>().ok().and_then(|uri| uri.authority().map(|a| a.to_string()));
    authority.as_deref() == host || hub.public.as_deref().map(|p| p.trim_end_matches('/')) == Some(origin)
}
