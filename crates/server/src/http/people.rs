//! People: a name is enough.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use wire::{Fault, NameMe, Person, Recover, Recovery, Webhook};

use super::{Address, Body, COOKIE, Failure, Json, Me, Somebody};
use crate::{
    hub::Hub,
    room::{clean, not_kept},
    secret::Secret,
    store::{PersonRow, Write},
};

/// The longest name, in characters.
pub(crate) const NAME_CHARS_MAX: usize = 32;

pub(crate) fn name(text: &str) -> Result<String, Fault> {
    clean(text, NAME_CHARS_MAX).map_err(|what| Fault::new("bad-name", format!("the name: {what}")))
}

/// Who I am.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Person), (status = 401, body = Fault)))]
pub(crate) async fn me(Me(person): Me) -> Json<Person> {
    Json(known(person))
}

fn known(person: PersonRow) -> Person {
    Person { id: person.id, name: person.name, recovery: None, token: None }
}

/// Says or changes my name.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = NameMe,
    responses((status = 200, body = Person), (status = 400, body = Fault), (status = 429, body = Fault)))]
pub(crate) async fn name_me(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    somebody: Somebody,
    Body(body): Body<NameMe>,
) -> Result<Response, Failure> {
    let name = name(&body.name)?;
    if let Some(person) = somebody.person {
        kept(&hub, vec![Write::Rename { id: person.id, name: name.clone() }]).await?;
        return Ok(Json(known(PersonRow { id: person.id, name })).into_response());
    }
    if !hub.people.take(from) {
        return Err(Fault::new("too-often", "too many new people from this address; wait a little").into());
    }
    let (id, token, recovery) = (hub.next_person(), Secret::token(), Secret::recovery());
    let writes = vec![
        Write::Person { id, name: name.clone(), recovery: recovery.hash() },
        Write::Device { token: token.hash(), person: id },
    ];
    kept(&hub, writes).await?;
    let person = Person { id, name, recovery: Some(recovery.reveal()), token: None };
    Ok(with_token(&hub, person, token, body.header))
}

/// A new recovery code; the old one is void.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people",
    responses((status = 200, body = Recovery), (status = 401, body = Fault)))]
pub(crate) async fn new_recovery(
    State(hub): State<Arc<Hub>>,
    Me(person): Me,
) -> Result<Json<Recovery>, Failure> {
    let code = Secret::recovery();
    kept(&hub, vec![Write::Recovery { id: person.id, recovery: code.hash() }]).await?;
    Ok(Json(Recovery { code: code.reveal() }))
}

/// Where I am told elsewhere that I am asked.
#[utoipa::path(get, path = "/api/me/webhook", tag = "people",
    responses((status = 200, body = Webhook), (status = 401, body = Fault)))]
pub(crate) async fn webhook(State(hub): State<Arc<Hub>>, Me(person): Me) -> Json<Webhook> {
    let left_out = hub.webhooks.left_out(person.id).map(|left| left.as_secs() as u32 + 1);
    Json(Webhook { url: hub.webhooks.of(person.id), left_out })
}

/// Changes where I am told elsewhere that I am asked.
#[utoipa::path(put, path = "/api/me/webhook", tag = "people", request_body = Webhook,
    responses((status = 200, body = Webhook), (status = 400, body = Fault), (status = 401, body = Fault)))]
pub(crate) async fn set_webhook(
    State(hub): State<Arc<Hub>>,
    Me(person): Me,
    Body(body): Body<Webhook>,
) -> Result<Json<Webhook>, Failure> {
    if let Some(url) = &body.url {
        hub.webhooks.check(url).map_err(|what| Fault::new("bad-webhook", what))?;
    }
    kept(&hub, vec![Write::Webhook { person: person.id, url: body.url.clone() }]).await?;
    hub.webhooks.set(person.id, body.url.clone());
    Ok(Json(Webhook { left_out: None, ..body }))
}

/// Be the same person on another device.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recover,
    responses((status = 200, body = Person), (status = 400, body = Fault), (status = 429, body = Fault)))]
pub(crate) async fn recover(
    State(hub): State<Arc<Hub>>,
    Address(from): Address,
    Body(body): Body<Recover>,
) -> Result<Response, Failure> {
    if !hub.failures.has(&from) {
        return Err(Fault::new("too-often", "too many wrong codes; wait a little").into());
    }
    let hash = Secret::typed(&body.code).hash();
    let Some(person) = hub.read(move |store| store.person_by_recovery(&hash)).await? else {
        hub.failures.take(from);
        return Err(Fault::new("bad-code", "this code is not known").into());
    };
    let token = Secret::token();
    kept(&hub, vec![Write::Device { token: token.hash(), person: person.id }]).await?;
    Ok(with_token(&hub, known(person), token, body.header))
}

/// Forgets me on this device; the token is void.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 204)))]
pub(crate) async fn forget_me(State(hub): State<Arc<Hub>>, somebody: Somebody) -> Result<Response, Failure> {
    if let Some(token) = somebody.token {
        kept(&hub, vec![Write::Forget { token: token.hash() }]).await?;
    }
    let cookie = format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Gives the token in a cookie that scripts cannot read, or in the answer for programs.
fn with_token(hub: &Hub, mut person: Person, token: Secret, in_answer: bool) -> Response {
    if in_answer {
        person.token = Some(token.reveal());
        return Json(person).into_response();
    }
    let secure = if hub.public.as_ref().is_some_and(|p| p.starts_with("https:")) { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000{secure}", token.reveal());
    ([(header::SET_COOKIE, cookie)], Json(person)).into_response()
}

pub(super) async fn kept(hub: &Hub, writes: Vec<Write>) -> Result<(), Fault> {
    match hub.writer.kept(writes).await {
        true => Ok(()),
        false => Err(not_kept()),
    }
}
