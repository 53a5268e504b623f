//! A small client for programs: requests over HTTP, and the socket of a table.

use std::{fmt, net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde::{Serialize, de::DeserializeOwned};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message, Utf8Bytes, client::IntoClientRequest, http::HeaderValue, protocol::WebSocketConfig,
    },
};
use wire::{Fault, FromClient, JoinTable, NameMe, NewTable, Person, TableInfo, json};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why a request has failed.
#[derive(Debug)]
pub enum ClientFault {
    /// The server cannot be reached, or has gone away.
    Lost(String),
    /// The server refuses.
    Refused { status: u16, fault: Fault },
}

impl fmt::Display for ClientFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientFault::Lost(what) => f.write_str(what),
            ClientFault::Refused { status, fault } => {
                write!(f, "refused with {status} {}: {}", fault.code, fault.message)
            }
        }
    }
}

impl std::error::Error for ClientFault {}

impl From<std::io::Error> for ClientFault {
    fn from(e: std::io::Error) -> ClientFault {
        ClientFault::Lost(e.to_string())
    }
}

/// A client of one server, known to it or not yet.
#[derive(Clone, Debug)]
pub struct Client {
    pub server: SocketAddr,
    token: Option<String>,
}

/// An answer before it is understood.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Client {
    pub fn new(server: SocketAddr) -> Client {
        Client { server, token: None }
    }

    /// The same client as somebody with this token.
    pub fn with_token(server: SocketAddr, token: &str) -> Client {
        Client { server, token: Some(token.to_owned()) }
    }

    /// The same person at another server that has the same data.
    pub fn moved(&self, server: SocketAddr) -> Client {
        Client { server, token: self.token.clone() }
    }

    /// A new person.
    pub async fn person(server: SocketAddr, name: &str) -> Result<(Client, Person), ClientFault> {
        let body = NameMe { name: name.to_owned(), header: true };
        let person: Person = Client::new(server).post("/api/me", &body).await?;
        Ok((Client { server, token: person.token.clone() }, person))
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientFault> {
        read(self.raw("GET", path, &[], b"").await?)
    }

    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientFault> {
        let kind = [("content-type", "application/json")];
        read(self.raw("POST", path, &kind, json::write(body).as_bytes()).await?)
    }

    pub async fn create(&self, table: &NewTable) -> Result<TableInfo, ClientFault> {
        self.post("/api/tables", table).await
    }

    pub async fn join(&self, table: &TableInfo) -> Result<TableInfo, ClientFault> {
        let body = JoinTable { invite: table.invite.clone(), seat: None, name: None };
        self.post(&format!("/api/tables/{}/join", table.id), &body).await
    }

    /// One request on a connection of its own.
    pub async fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Result<Answer, ClientFault> {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.server);
        if let Some(token) = &self.token {
            head += &format!("authorization: Bearer {token}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("content-length: {}\r\n\r\n", body.len());
        let exchange = async {
            let mut stream = TcpStream::connect(self.server).await?;
            stream.write_all(head.as_bytes()).await?;
            stream.write_all(body).await?;
            let mut bytes = Vec::new();
            stream.read_to_end(&mut bytes).await?;
            Ok::<Vec<u8>, std::io::Error>(bytes)
        };
        let late = |_| ClientFault::Lost("the server does not answer".into());
        let bytes = timeout(PATIENCE, exchange).await.map_err(late)??;
        let end = bytes.windows(4).position(|w| w == b"\r\n\r\n");
        let end = end.ok_or_else(|| ClientFault::Lost("the answer is cut off".into()))?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok());
        let status = status.ok_or_else(|| ClientFault::Lost("the answer is not HTTP".into()))?;
        Ok(Answer { status, head, body: bytes[end + 4..].to_vec() })
    }

    /// Opens the socket of a table; the hello is still to be said.
    pub async fn socket(&self, table: &str) -> Result<Socket, ClientFault> {
        let lost = |e: tokio_tungstenite::tungstenite::Error| ClientFault::Lost(e.to_string());
        let address = format!("ws://{}/api/tables/{table}/socket", self.server);
        let mut request = address.into_client_request().map_err(lost)?;
        if let Some(value) =
            self.token.as_ref().and_then(|t| HeaderValue::from_str(&format!("Bearer {t}")).ok())
        {
            request.headers_mut().insert("authorization", value);
        }
        let stream = TcpStream::connect(self.server).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 << 10).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await.map_err(lost)?;
        Ok(Socket(socket))
    }
}

fn read<T: DeserializeOwned>(answer: Answer) -> Result<T, ClientFault> {
    let text = String::from_utf8_lossy(&answer.body);
    let lost = |what| ClientFault::Lost(format!("the answer cannot be read: {what}"));
    if answer.status >= 400 {
        let fault = json::read(&text).map_err(lost)?;
        return Err(ClientFault::Refused { status: answer.status, fault });
    }
    json::read(&text).map_err(lost)
}

/// The socket of a table.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn send(&mut self, message: &FromClient) -> Result<(), ClientFault> {
        self.send_text(json::write(message)).await
    }

    pub async fn send_text(&mut self, text: String) -> Result<(), ClientFault> {
        self.0.send(Message::Text(text.into())).await.map_err(|e| ClientFault::Lost(e.to_string()))
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientFault> {
        self.0.send(Message::Binary(bytes.into())).await.map_err(|e| ClientFault::Lost(e.to_string()))
    }

    /// The next message as text.
    pub async fn text(&mut self) -> Result<String, ClientFault> {
        let next = timeout(PATIENCE, self.next()).await;
        Ok(next.map_err(|_| ClientFault::Lost("no message comes".into()))??.as_str().to_owned())
    }

    /// The next message, however long it takes.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, ClientFault> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(ClientFault::Lost("the socket is closed".into()));
                }
                Some(Ok(_)) => {}
                Some(Err(e)) => return Err(ClientFault::Lost(e.to_string())),
            }
        }
    }
}
