//! The games: texts, rules, content.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use wire::{Content, Fault, GamesInfo, Rulebook};

use super::{Failure, Json};
use crate::{games::AnyGame, hub::Hub};

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = GamesInfo)))]
pub(crate) async fn games(State(hub): State<Arc<Hub>>) -> Json<GamesInfo> {
    Json(GamesInfo {
        version: wire::VERSION,
        games: hub.games.all().map(|game| game.info().clone()).collect(),
        bots: crate::games::bot_names(),
        programs: hub.programs.names(),
    })
}

/// All words of a game in one language, as a Fluent file.
#[utoipa::path(get, path = "/api/games/{game}/texts/{language}", tag = "games",
    params(("game" = String, Path), ("language" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = Fault)))]
pub(crate) async fn words(
    State(hub): State<Arc<Hub>>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let words = find(&hub, &game)?.words(&language);
    let words =
        words.ok_or_else(|| Fault::new("no-such-language", "this game has no words in this language"))?;
    // Hints speak of what matters in a game with words of their own.
    let hints = bots::TEXTS.iter().find(|(l, _)| *l == language).map_or("", |(_, text)| *text);
    Ok(unchanging(&headers, "text/plain; charset=utf-8", format!("{words}\n{hints}")))
}

/// The rules in our own words, in one language.
#[utoipa::path(get, path = "/api/games/{game}/rules/{language}", tag = "games",
    params(("game" = String, Path), ("language" = String, Path)),
    responses((status = 200, body = Rulebook), (status = 404, body = Fault)))]
pub(crate) async fn rules(
    State(hub): State<Arc<Hub>>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let rulebook = find(&hub, &game)?.rulebook(&language);
    let rulebook =
        rulebook.ok_or_else(|| Fault::new("no-such-language", "this game has no rules in this language"))?;
    Ok(unchanging(&headers, "application/json", wire::json::write(&rulebook)))
}

/// Where everything in the box comes from, in one language.
#[utoipa::path(get, path = "/api/games/{game}/content/{language}", tag = "games",
    params(("game" = String, Path), ("language" = String, Path)),
    responses((status = 200, body = Content), (status = 404, body = Fault)))]
pub(crate) async fn content(
    State(hub): State<Arc<Hub>>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let content = find(&hub, &game)?.content(&language);
    let content = content
        .ok_or_else(|| Fault::new("no-such-language", "this game does not say this in this language"))?;
    Ok(unchanging(&headers, "application/json", wire::json::write(&content)))
}

pub(super) fn find<'h>(hub: &'h Hub, id: &str) -> Result<&'h Arc<dyn AnyGame>, Fault> {
    hub.games.get(id).ok_or_else(|| Fault::new("no-such-game", "there is no such game here"))
}

/// Something that stays the same until the program is another one.
pub(super) fn unchanging(headers: &HeaderMap, kind: &'static str, body: String) -> Response {
    let tag = format!("\"{:016x}\"", stdx::stable_hash(body.as_str()));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => ([(header::CONTENT_TYPE, kind)], body).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}
