//! Tutorials: their steps, and tables to play them on.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use table::Seed;
use wire::{Fault, TableInfo, TutorialInfo};

use super::{Address, Failure, Json, Me, games, tables};
use crate::{
    hub::Hub,
    room::{Head, Room, Seated, now},
};

fn none() -> Fault {
    Fault::new("no-tutorial", "this game has no tutorial")
}

/// The tutorial of a game, step by step.
#[utoipa::path(get, path = "/api/games/{game}/tutorial", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = TutorialInfo), (status = 404, body = Fault)))]
pub(crate) async fn tutorial(
    State(hub): State<Arc<Hub>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let lesson = games::find(&hub, &game)?.lesson().ok_or_else(none)?;
    Ok(games::unchanging(&headers, "application/json", wire::json::write(&lesson.info)))
}

/// Makes a table on which the tutorial of a game is played; all seats belong to the one who asks.
#[utoipa::path(post, path = "/api/games/{game}/tutorial", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Fault), (status = 404, body = Fault),
        (status = 429, body = Fault)))]
pub(crate) async fn learn(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Path(game): Path<String>,
    Me(person): Me,
) -> Result<Json<TableInfo>, Failure> {
    let game = games::find(&hub, &game)?;
    let lesson = game.lesson().ok_or_else(none)?;
    if !hub.tables.take(from) {
        return Err(Fault::new("too-often", "too many new tables from this address; wait a little").into());
    }
    let mut seats = vec![Seated::person_named(person.id, person.name.clone())];
    seats.extend(lesson.partners.iter().map(|name| Seated::person_named(person.id, name.clone())));
    let seed = tables::seed_of(lesson.seed);
    let info = game.info();
    let head = Head {
        game: info.id.clone(),
        rules: info.rules,
        pack: info.pack.clone(),
        setup: lesson.setup.text.clone(),
        options: lesson.setup.values.clone(),
        host: person.id,
        listed: false,
        watchable: false,
        seeded: true,
        commitment: Seed::new(seed).commitment(),
        created: now(),
        lesson: true,
        went_on: Vec::new(),
        clock: Default::default(),
        hints: true,
        archive: false,
        sealed: false,
        given: 0,
        branch: None,
    };
    let (room, written) = Room::create(&hub, game.clone(), head, seed, seats);
    tables::kept(Ok(written)).await?;
    hub.rooms.list(room.clone());
    room.begin();
    Ok(Json(room.info(Some(person.id))))
}
