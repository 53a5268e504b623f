//! Looking back and ahead: replay, records, branches, rematches, curves, hints, reviews, plans.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, Query, State},
};
use serde::Deserialize;
use table::{Header, Seed};
use tokio::sync::oneshot;
use wire::{
    AskHint, Curve, Fault, HintInfo, Hints, NewBranch, PlanShown, RecordCheck, Replay, ReplayScene,
    ReviewInfo, ReviewMoment, ReviewTurning, TableInfo, TryPlan,
};

use super::{Address, Body, Failure, Json, Me, Somebody, tables};
use crate::{
    bots::Studied,
    hub::Hub,
    room::{Branch, Head, Room, Seated, now},
    secret,
};

/// The largest record that is read.
pub(crate) const RECORD_BYTES_MAX: usize = 1 << 20;

/// With whose eyes.
#[derive(Deserialize)]
pub(crate) struct Look {
    look: Option<String>,
}

/// A game to be looked at again: its log, its rounds, who decided when.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "study",
    params(("table" = String, Path), ("look" = Option<String>, Query)),
    responses((status = 200, description = "`Replay`"), (status = 409, body = Fault)))]
pub(crate) async fn replay(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Query(query): Query<Look>,
    somebody: Somebody,
) -> Result<Json<Replay>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    let person = somebody.person.map(|p| p.id);
    Ok(Json(blocking(move || room.replay_info(person, query.look.as_deref())).await?))
}

/// The table after so many decisions.
#[utoipa::path(get, path = "/api/tables/{table}/replay/{ply}", tag = "study",
    params(("table" = String, Path), ("ply" = usize, Path), ("look" = Option<String>, Query)),
    responses((status = 200, description = "`ReplayScene`"), (status = 409, body = Fault)))]
pub(crate) async fn replay_scene(
    State(hub): State<Arc<Hub>>,
    Path((table, ply)): Path<(String, usize)>,
    Query(query): Query<Look>,
    somebody: Somebody,
) -> Result<Json<ReplayScene>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    let person = somebody.person.map(|p| p.id);
    Ok(Json(blocking(move || room.replay_scene(person, query.look.as_deref(), ply)).await?))
}

/// How a finished game went, round by round.
#[utoipa::path(get, path = "/api/tables/{table}/curve", tag = "study", params(("table" = String, Path)),
    responses((status = 200, description = "`Curve`"), (status = 409, body = Fault)))]
pub(crate) async fn curve(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Json<Curve>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    Ok(Json(blocking(move || room.curve()).await?))
}

/// What the record of a finished game proves.
#[utoipa::path(get, path = "/api/tables/{table}/check", tag = "study", params(("table" = String, Path)),
    responses((status = 200, body = RecordCheck), (status = 409, body = Fault)))]
pub(crate) async fn check(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Json<RecordCheck>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    let check = blocking(move || {
        let opened = room.game.open(&room.record()?).map_err(bad_record)?;
        Ok(RecordCheck {
            commitment: room.head.commitment.clone(),
            seed: opened.table.seed().map(ToString::to_string),
            seed_checked: opened.verified.seed_checked,
            decisions: opened.verified.decisions,
            draws: opened.verified.draws,
            given: opened.verified.given,
        })
    });
    Ok(Json(check.await?))
}

/// Brings a record: it is checked, and kept as a table that can be looked at. The first fault is named.
#[utoipa::path(post, path = "/api/records", tag = "study",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = TableInfo), (status = 400, body = Fault), (status = 401, body = Fault)))]
pub(crate) async fn bring(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Me(person): Me,
    body: Bytes,
) -> Result<Json<TableInfo>, Failure> {
    let text = String::from_utf8(body.to_vec())
        .map_err(|_| Fault::new("record-format", "line 1: this is no text, so it is no record"))?;
    if !hub.tables.take(from) {
        return Err(Fault::new("too-often", "too many new tables from this address; wait a little").into());
    }
    let header = Header::parse(&text).map_err(bad_record)?;
    let game = hub.games.get(&header.game).cloned();
    let game = game.ok_or_else(|| Fault::new("no-such-game", "there is no such game here"))?;
    let opener = game.clone();
    let opened = blocking(move || opener.open(&text).map_err(bad_record)).await?;
    let (room, written) = Room::archive(&hub, game, opened, person.id);
    tables::kept(Ok(written)).await?;
    hub.rooms.list(room.clone());
    Ok(Json(room.info(Some(person.id))))
}

/// A new table that goes on from a position of a finished game.
#[utoipa::path(post, path = "/api/tables/{table}/branch", tag = "study", params(("table" = String, Path)),
    request_body = NewBranch,
    responses((status = 200, body = TableInfo), (status = 400, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn branch(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Path(table): Path<String>,
    Me(person): Me,
    Body(body): Body<NewBranch>,
) -> Result<Json<TableInfo>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    let source = room.clone();
    let ply = body.ply;
    let entries = blocking(move || source.branch_entries(ply)).await?;
    let seats: Vec<Seated> =
        body.seats.iter().map(|seat| tables::seated(&hub, &person, seat)).collect::<Result<_, Fault>>()?;
    if !seats.iter().any(|seat| seat.person().is_some()) {
        return Err(Fault::new("bad-seat", "take a seat yourself").into());
    }
    if seats.len() != room.info(None).seats.len() {
        return Err(Fault::new("bad-setup", "a branch has as many seats as the game it comes from").into());
    }
    let branch = Branch { table: room.id.clone(), ply, entries };
    open(&hub, from, &room, person.id, seats, Some(branch)).await
}

/// The same game again: everybody moves on by one seat. Who asks second is led to the same table.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "study", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn rematch(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Path(table): Path<String>,
    Me(person): Me,
) -> Result<Json<TableInfo>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    let seats = match room.rotated(person.id)? {
        Ok(seats) => seats,
        Err(next) => return Ok(Json(hub.rooms.get(&hub, &next).await?.info(Some(person.id)))),
    };
    let made = open(&hub, from, &room, person.id, seats, None).await?;
    tables::kept(Ok(room.set_next(&made.0.id))).await?;
    Ok(made)
}

/// A new table with the set-up of another one.
async fn open(
    hub: &Arc<Hub>,
    from: std::net::IpAddr,
    like: &Room,
    host: u32,
    seats: Vec<Seated>,
    branch: Option<Branch>,
) -> Result<Json<TableInfo>, Failure> {
    if !hub.tables.take(from) {
        return Err(Fault::new("too-often", "too many new tables from this address; wait a little").into());
    }
    let seed: [u8; 32] = secret::random();
    let info = like.game.info();
    let head = Head {
        rules: info.rules,
        pack: info.pack.clone(),
        host,
        listed: false,
        seeded: false,
        commitment: Seed::new(seed).commitment(),
        created: now(),
        archive: false,
        sealed: false,
        hints: like.head.hints || like.head.archive,
        given: branch.as_ref().map_or(0, Branch::given),
        branch,
        went_on: Vec::new(),
        ..like.head.clone()
    };
    let (room, written) = Room::create(hub, like.game.clone(), head, seed, seats);
    tables::kept(Ok(written)).await?;
    hub.rooms.list(room.clone());
    room.begin();
    Ok(Json(room.info(Some(host))))
}

/// What would be good for my seat, and why.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "study", params(("table" = String, Path)),
    request_body = AskHint,
    responses((status = 200, description = "`Hints`"), (status = 403, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn hint(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Me(person): Me,
    Body(body): Body<AskHint>,
) -> Result<Json<Hints>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    let (prompt, thought) = room.hint(person.id, body.seat)?;
    let hints = think(&hub, thought).await?;
    let info = |hint: bots::Hint| HintInfo {
        choice: hint.choice,
        share: hint.share,
        points: hint.points,
        why: hint.why.into(),
    };
    Ok(Json(Hints { prompt, hints: hints.into_iter().map(info).collect() }))
}

/// A finished game looked at by a strong bot.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "study", params(("table" = String, Path)),
    responses((status = 200, description = "`ReviewInfo`"), (status = 409, body = Fault)))]
pub(crate) async fn review(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Json<ReviewInfo>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    let key = room.key;
    if let Some(known) = hub.reviews.get(key) {
        return Ok(Json((*known).clone()));
    }
    let (table, mut reviewing) = blocking(move || room.review()).await?;
    let review = advice(&hub, |sender| {
        let mut sender = Some(sender);
        hub.bots.study(move || match reviewing() {
            Some(review) => {
                drop(sender.take().map(|sender| sender.send(review)));
                Studied::Done
            }
            // Whoever asked may be gone.
            None if sender.as_ref().is_none_or(oneshot::Sender::is_closed) => Studied::Done,
            None => Studied::More,
        });
    })
    .await?;
    let told = |turning: bots::Turning| {
        let then = table.at(turning.ply);
        let prompt = then.prompt(<kernel::Seat as kernel::Finite>::nth(turning.seat))?;
        let offer = |choice: &str| {
            prompt.options.iter().find(|o| o.choice == choice).map(|o| wire::Text::from(o.text.clone()))
        };
        Some(ReviewTurning {
            ply: turning.ply,
            seat: turning.seat,
            ask: prompt.text.clone().into(),
            choice: offer(&turning.choice)?,
            better: offer(&turning.better)?,
            share: turning.share,
            better_share: turning.better_share,
            points: turning.points,
            better_points: turning.better_points,
            why: turning.why.into(),
        })
    };
    let moment =
        |m: bots::Moment| ReviewMoment { ply: m.ply, shares: m.shares.to_vec(), points: m.points.to_vec() };
    let info = ReviewInfo {
        turnings: review.turnings.into_iter().filter_map(told).collect(),
        curve: review.curve.into_iter().map(moment).collect(),
    };
    hub.reviews.keep(key, Arc::new(info.clone()));
    Ok(Json(info))
}

/// Tries decisions in a world as my seat may imagine it; nothing is changed.
#[utoipa::path(post, path = "/api/tables/{table}/plan", tag = "study", params(("table" = String, Path)),
    request_body = TryPlan,
    responses((status = 200, description = "`PlanShown`"), (status = 403, body = Fault), (status = 409, body = Fault)))]
pub(crate) async fn plan(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Me(person): Me,
    Body(body): Body<TryPlan>,
) -> Result<Json<PlanShown>, Failure> {
    let room = hub.rooms.get(&hub, &table).await?;
    Ok(Json(blocking(move || room.plan(person.id, &body)).await?))
}

fn bad_record(fault: table::RecordFault) -> Fault {
    let at = (fault.line > 0).then_some(fault.line);
    Fault { at, ..Fault::new(fault.code(), fault.to_string()) }
}

/// Work that takes a while, beside those who answer.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(Fault::new("internal", "that could not be worked out")))
}

/// A thought in one of the threads for bots.
async fn think<T: Send + 'static>(
    hub: &Arc<Hub>,
    thought: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    advice(hub, |sender| {
        hub.bots.think(move || {
            // Whoever asked may be gone.
            drop(sender.send(thought()));
        });
    })
    .await
}

/// What the threads for bots find out for somebody. Only so many wait at once.
async fn advice<T>(hub: &Arc<Hub>, ask: impl FnOnce(oneshot::Sender<T>)) -> Result<T, Fault> {
    let _place = hub.thoughts.try_acquire().map_err(|_| Fault::new("too-many", "too many ask for advice"))?;
    let (sender, found) = oneshot::channel();
    ask(sender);
    found.await.map_err(|_| Fault::new("internal", "nothing was found"))
}
