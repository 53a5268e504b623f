//! The server's end of a WebSocket, with small buffers: a live table has several.

use std::io::IoSlice;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Bytes, Message, Utf8Bytes,
        handshake::derive_accept_key,
        protocol::{CloseFrame, Role, WebSocketConfig, frame::coding::CloseCode},
    },
};
use wire::Fault;

use crate::http::Failure;

/// How many messages are written together.
const MESSAGES_AT_ONCE: usize = 8;

/// What comes before a message on the wire: that it is a whole text, and its length (RFC 6455, 5.2).
#[derive(Copy, Clone, Default)]
struct Head {
    bytes: [u8; 10],
    len: usize,
}

impl Head {
    fn of(length: usize) -> Head {
        const WHOLE_TEXT: u8 = 0x81;
        let mut head = Head { bytes: [WHOLE_TEXT; 10], len: 2 };
        match (u8::try_from(length), u16::try_from(length)) {
            (Ok(length), _) if length < 126 => head.bytes[1] = length,
            (_, Ok(length)) => {
                head.bytes[1] = 126;
                head.bytes[2..4].copy_from_slice(&length.to_be_bytes());
                head.len = 4;
            }
            _ => {
                head.bytes[1] = 127;
                head.bytes[2..10].copy_from_slice(&(length as u64).to_be_bytes());
                head.len = 10;
            }
        }
        head
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

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
        self.send_all(&[text]).await
    }

    /// Sends several messages with as few calls of the system as possible.
    ///
    /// They go past the library straight from where they lie: its buffer would keep the size of the largest message.
    pub async fn send_all(&mut self, texts: &[Utf8Bytes]) -> Result<(), Gone> {
        // An answer to a ping that is half written comes first.
        self.0.flush().await.map_err(|_| Gone)?;
        for texts in texts.chunks(MESSAGES_AT_ONCE) {
            let mut heads = [Head::default(); MESSAGES_AT_ONCE];
            heads.iter_mut().zip(texts).for_each(|(head, text)| *head = Head::of(text.len()));
            let mut slices = [IoSlice::new(&[]); 2 * MESSAGES_AT_ONCE];
            for (i, (head, text)) in heads.iter().zip(texts).enumerate() {
                slices[2 * i] = IoSlice::new(head.bytes());
                slices[2 * i + 1] = IoSlice::new(text.as_bytes());
            }
            let mut left = &mut slices[..2 * texts.len()];
            while !left.is_empty() {
                let n = self.0.get_mut().write_vectored(left).await.map_err(|_| Gone)?;
                if n == 0 {
                    return Err(Gone);
                }
                IoSlice::advance_slices(&mut left, n);
            }
        }
        Ok(())
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
