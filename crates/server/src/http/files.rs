//! The client's files, built into the program and compressed when it was built.

use std::io::Read;

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use flate2::read::GzDecoder;
use wire::Fault;

use super::Failure;

/// One file.
struct File {
    path: &'static str,
    kind: &'static str,
    tag: &'static str,
    /// Whether the name changes with the content, so that it can be kept for ever.
    lasting: bool,
    body: Coded,
}

/// The bytes of a file: compressed where that makes them fewer.
#[allow(dead_code)] // which of them occur depends on the files of the client
enum Coded {
    Plain(&'static [u8]),
    Packed { brotli: &'static [u8], gzip: &'static [u8] },
}

/// Sorted by path.
const FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What is shown when the program was built without the client.
const BARE: &str = include_str!("bare.html");

/// A file of the client; its first page for every other path, which the client understands.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let fault = Fault::new("no-such-path", "this address does not answer that method");
        return (StatusCode::METHOD_NOT_ALLOWED, super::Json(fault)).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let find = |path: &str| FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &FILES[at]);
    // A path with a dot means a file; everything else is a page of the client.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match find(path).or_else(|| find("index.html").filter(|_| !is_file)) {
        Some(file) => answer(file, &headers),
        None if is_file => Failure(Fault::new("no-such-path", "there is no such file")).into_response(),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], BARE).into_response(),
    }
}

fn answer(file: &File, headers: &HeaderMap) -> Response {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|v| v.to_str().ok());
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or("");
    let accepts = |coding: &str| {
        let mut codings = accepted.split(',').map(str::trim);
        codings.any(|c| c.split(';').next() == Some(coding) && !c.ends_with("q=0"))
    };
    let (coding, bytes) = match &file.body {
        Coded::Plain(bytes) => (None, bytes.to_vec()),
        Coded::Packed { brotli, .. } if accepts("br") => (Some("br"), brotli.to_vec()),
        Coded::Packed { gzip, .. } if accepts("gzip") => (Some("gzip"), gzip.to_vec()),
        Coded::Packed { gzip, .. } => {
            let mut plain = Vec::new();
            GzDecoder::new(*gzip).read_to_end(&mut plain).expect("what was packed can be unpacked");
            (None, plain)
        }
    };
    let mut response = match known == Some(file.tag) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => bytes.into_response(),
    };
    let lasting = if file.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(header::ETAG, HeaderValue::from_static(file.tag));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}
