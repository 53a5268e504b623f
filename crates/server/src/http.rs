//! HTTP: everything around tables.

mod api;
mod files;
mod games;
mod people;
mod study;
mod tables;
mod tutorials;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    Router,
    body::Bytes,
    extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header, request::Parts},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use serde::{Serialize, de::DeserializeOwned};
use tower_http::{CompressionLevel, compression::CompressionLayer};
use wire::{Fault, json};

use crate::{hub::Hub, secret::Secret, store::PersonRow};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Everything the server answers.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let api = Router::new()
        .route("/games", get(games::games))
        .route("/games/{game}/texts/{language}", get(games::words))
        .route("/games/{game}/rules/{language}", get(games::rules))
        .route("/games/{game}/content/{language}", get(games::content))
        .route("/games/{game}/tutorial", get(tutorials::tutorial).post(tutorials::learn))
        .route("/me", get(people::me).post(people::name_me))
        .route("/me", delete(people::forget_me))
        .route("/me/recovery", post(people::new_recovery))
        .route("/me/webhook", get(people::webhook).put(people::set_webhook))
        .route("/me/tables", get(tables::my_tables))
        .route("/me/progress/{game}", get(tables::my_progress))
        .route("/recover", post(people::recover))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/tables/{table}", get(tables::info))
        .route("/tables/{table}/join", post(tables::join))
        .route("/tables/{table}/fill", post(tables::fill))
        .route("/tables/{table}/leave", post(tables::leave))
        .route("/tables/{table}/resign", post(tables::resign))
        .route("/tables/{table}/consent", post(tables::consent))
        .route("/tables/{table}/story", get(tables::story))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/socket", get(tables::socket))
        .route("/tables/{table}/replay", get(study::replay))
        .route("/tables/{table}/replay/{ply}", get(study::replay_scene))
        .route("/tables/{table}/curve", get(study::curve))
        .route("/tables/{table}/check", get(study::check))
        .route("/tables/{table}/branch", post(study::branch))
        .route("/tables/{table}/rematch", post(study::rematch))
        .route("/tables/{table}/hint", post(study::hint))
        .route("/tables/{table}/review", get(study::review))
        .route("/tables/{table}/plan", post(study::plan))
        .route("/records", post(study::bring).layer(DefaultBodyLimit::max(study::RECORD_BYTES_MAX)))
        .route("/openapi.json", get(api::document))
        .route("/health", get(api::health))
        .fallback(no_such_path)
        .method_not_allowed_fallback(wrong_method)
        // Answers are made for one person and read once: the time to pack them counts more than the last bytes.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(api::healthz))
        .route("/metrics", get(api::metrics))
        .fallback(files::file)
        .layer(DefaultBodyLimit::max(hub.limits.body_bytes))
        .layer(middleware::from_fn_with_state(hub.clone(), count))
        .layer(middleware::from_fn(protect))
        .with_state(hub)
}

async fn no_such_path() -> Failure {
    Failure(Fault::new("no-such-path", "there is nothing at this address"))
}

async fn wrong_method() -> Response {
    let fault = Fault::new("no-such-path", "this address does not answer that method");
    (StatusCode::METHOD_NOT_ALLOWED, Json(fault)).into_response()
}

/// Counts requests. What is logged of one is the pattern of its path: paths themselves hold invitations.
async fn count(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let started = std::time::Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let status = response.status();
    match status.as_u16() {
        500.. => hub.metrics.requests_failed.add(1),
        400.. => hub.metrics.requests_refused.add(1),
        _ => hub.metrics.requests.add(1),
    }
    let path = path.as_ref().map_or("a file", MatchedPath::as_str);
    let micros = started.elapsed().as_micros() as u64;
    tracing::debug!(%method, path, status = status.as_u16(), micros, "request");
    response
}

/// Headers that keep pages from doing what they should not.
async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// A fault as an answer.
pub(crate) struct Failure(pub Fault);

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure(fault)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match &*self.0.code {
            "no-person" | "bad-token" => StatusCode::UNAUTHORIZED,
            "not-yours" | "not-host" | "not-invited" | "not-watchable" | "bad-origin" | "no-hints" => {
                StatusCode::FORBIDDEN
            }
            "no-such-game" | "no-such-language" | "no-tutorial" | "no-such-table" | "no-such-path" => {
                StatusCode::NOT_FOUND
            }
            "no-open-seat" | "not-started" | "already-started" | "not-over" | "frozen" => {
                StatusCode::CONFLICT
            }
            "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
            "too-often" => StatusCode::TOO_MANY_REQUESTS,
            "too-many" | "restart" => StatusCode::SERVICE_UNAVAILABLE,
            "internal" | "storage" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        };
        let mut response = (status, Json(self.0)).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}

/// A JSON answer.
pub(crate) struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], json::write(&self.0)).into_response()
    }
}

/// A JSON body, checked.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or("");
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(Fault::new("bad-message", "the body must be application/json").into());
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Fault::new("too-large", "the body is too large"),
                _ => Fault::new("bad-message", "the body cannot be read"),
            }
        })?;
        let text =
            std::str::from_utf8(&bytes).map_err(|_| Fault::new("bad-message", "the body is not UTF-8"))?;
        Ok(Body(json::read(text).map_err(|what| Fault::new("bad-message", what))?))
    }
}

/// Where a request comes from.
pub(crate) struct Address(pub IpAddr);

impl FromRequestParts<Arc<Hub>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Address, Failure> {
        Ok(Address(address(parts, hub)))
    }
}

/// The address that limits count. It is the loopback address only for programs on this machine: never for a request
/// that a proxy has passed on, and never where the server is known to stand behind one.
fn address(parts: &Parts, hub: &Hub) -> IpAddr {
    const NOBODY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map_or(NOBODY, |c| c.0.ip().to_canonical());
    if !peer.is_loopback() {
        return peer;
    }
    let passed_on = ["x-forwarded-for", "forwarded", "x-real-ip", "via"].map(|name| parts.headers.get(name));
    if hub.public.is_none() {
        return if passed_on.iter().any(Option::is_some) { NOBODY } else { peer };
    }
    // Behind a proxy on the same machine the proxy says who it is.
    let forwarded = passed_on[0].and_then(|v| v.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|ip| ip.trim().parse().ok());
    last.filter(|ip: &IpAddr| !ip.is_loopback()).unwrap_or(NOBODY)
}

/// Who is asking, if anybody we know.
pub(crate) struct Somebody {
    pub person: Option<PersonRow>,
    pub token: Option<Secret>,
}

impl FromRequestParts<Arc<Hub>> for Somebody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Somebody, Failure> {
        let from = address(parts, hub);
        let (token, by_header) = match bearer(&parts.headers) {
            Some(token) => (Some(token), true),
            None => (cookie(&parts.headers), false),
        };
        let Some(token) = token else { return Ok(Somebody { person: None, token: None }) };
        if !hub.failures.has(&from) {
            return Err(Fault::new("too-often", "too many wrong tokens; wait a little").into());
        }
        match person_of_token(hub, token).await {
            Ok(person) => Ok(Somebody { person: Some(person), token: Some(Secret::typed(token)) }),
            Err(fault) => {
                hub.failures.take(from);
                // A cookie of a server that was set up anew must not lock anybody out.
                if by_header { Err(fault.into()) } else { Ok(Somebody { person: None, token: None }) }
            }
        }
    }
}

/// Who is asking; refused when nobody we know.
pub(crate) struct Me(pub PersonRow);

impl FromRequestParts<Arc<Hub>> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Me, Failure> {
        let somebody = Somebody::from_request_parts(parts, hub).await?;
        let nobody = || Failure(Fault::new("no-person", "say your name first"));
        somebody.person.map(Me).ok_or_else(nobody)
    }
}

/// The person with this token.
pub(crate) async fn person_of_token(hub: &Arc<Hub>, token: &str) -> Result<PersonRow, Fault> {
    let hash = Secret::typed(token).hash();
    let person = hub.read(move |store| store.person_by_token(&hash)).await?;
    person.ok_or_else(|| Fault::new("bad-token", "this token is not known"))
}

const COOKIE: &str = "dolmen";

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}
