//! The server's end of a WebSocket, with small buffers: a live table has several.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Bytes, Message, Utf8Bytes,
        handshake::derive_accept_key,
        protocol::{
            CloseFrame, Role, WebSocketConfig,
            frame::{
                Frame,
                coding::{CloseCode, Data, OpCode},
            },
        },
    },
};
use wire::Fault;

use crate::http::Failure;

/// Larger messages are sent in parts of this size: the buffer of a socket never shrinks.
const PART: usize = 4 << 10;

/// A request to speak WebSocket.
pub(crate) struct Upgrade {
    accept: String,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Failure> {
        let wrong = || Failure(Fault::new("bad-message", "this address speaks WebSocket, version 13"));
        let says = |name, word| says(&parts.headers, name, word);
        let asked = parts.method == Method::GET
            && says(header::CONNECTION, "upgrade")
            && says(header::UPGRADE, "websocket")
            && says(header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked).ok_or_else(wrong)?;
        let accept = derive_accept_key(key.as_bytes());
        let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or_else(wrong)?;
        Ok(Upgrade { accept, upgrade })
    }
}

fn says(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let words = headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or("");
    words.split(',').any(|w| w.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers the request and serves the socket in a task of its own.
    pub fn serve<F>(
        self,
        message_bytes_max: usize,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Ok(accept) = HeaderValue::from_str(&self.accept) else {
            return Failure(Fault::new("bad-message", "the key is broken")).into_response();
        };
        tokio::spawn(async move {
            let Ok(upgraded) = self.upgrade.await else { return };
            let config = WebSocketConfig::default()
                .read_buffer_size(1 << 10)
                .write_buffer_size(0)
                .max_message_size(Some(message_bytes_max))
                .max_frame_size(Some(message_bytes_max));
            let io = TokioIo::new(upgraded);
            serve(Socket(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)).await;
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// A socket.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

/// What a client has sent.
pub(crate) enum Heard {
    Text(Utf8Bytes),
    Binary,
    /// Only a sign of life.
    Sign,
}

/// The other end is gone.
pub(crate) struct Gone;

impl Socket {
    pub async fn recv(&mut self) -> Result<Heard, Gone> {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Ok(Heard::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Heard::Binary),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Sign),
            Some(Ok(Message::Close(_) | Message::Frame(_)) | Err(_)) | None => Err(Gone),
        }
    }

    pub async fn send(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        if text.len() <= PART {
            return self.0.send(Message::Text(text)).await.map_err(|_| Gone);
        }
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        loop {
            let part = rest.split_to(PART.min(rest.len()));
            let is_last = rest.is_empty();
            let frame = Frame::message(part, OpCode::Data(kind), is_last);
            self.0.send(Message::Frame(frame)).await.map_err(|_| Gone)?;
            if is_last {
                return Ok(());
            }
            kind = Data::Continue;
        }
    }

    pub async fn ping(&mut self) -> Result<(), Gone> {
        self.0.send(Message::Ping(Bytes::new())).await.map_err(|_| Gone)
    }

    /// Says why and closes.
    pub async fn close(&mut self, reason: &str) {
        let frame = CloseFrame { code: CloseCode::Policy, reason: reason.into() };
        // Whoever is gone cannot be told.
        drop(self.0.close(Some(frame)).await);
    }
}
