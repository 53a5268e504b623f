//! The socket of one client at one table.

use std::{sync::Arc, sync::atomic::Ordering, time::Duration};

use tokio::time::{Instant, timeout};
use wire::{Fault, FromClient, FromServer, Refusal, json};

use crate::{
    Rate,
    http::person_of_token,
    hub::Hub,
    limit::Bucket,
    line::Line,
    room::{Kept, Request, Room, frame},
    store::PersonRow,
    ws::{Gone, Heard, Socket},
};

/// How long a client may wait with its hello, and how long it may take to take a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// After so much silence the client is asked whether it is still there; after twice that it is cut off.
const SILENCE: Duration = Duration::from_secs(30);

/// Serves one client until it goes.
pub(crate) async fn serve(
    hub: Arc<Hub>,
    table: String,
    person: Option<PersonRow>,
    rate: Rate,
    mut socket: Socket,
) {
    hub.n_sockets.fetch_add(1, Ordering::Relaxed);
    // What is only needed to open takes no memory afterwards.
    let opened = Box::pin(open(&hub, &table, person, rate, &mut socket)).await;
    let fault = match opened {
        Ok(Some(mut seat)) => {
            let end = seat.play(&mut socket).await;
            seat.room.disconnect(seat.number);
            end.err()
        }
        Ok(None) => None,
        Err(fault) => Some(fault),
    };
    if let Some(fault) = fault {
        let code = fault.code.to_string();
        let last = frame(&FromServer::Failed { fault });
        // Whoever is gone cannot be told.
        drop(timeout(PATIENCE, socket.send(last)).await);
        drop(timeout(PATIENCE, socket.close(&code)).await);
    }
    hub.n_sockets.fetch_sub(1, Ordering::Relaxed);
}

/// A client that is connected to a table.
struct Client {
    hub: Arc<Hub>,
    room: Arc<Room>,
    number: u64,
    line: Arc<Line>,
    /// What was asked last and is not yet on disk; the next message waits for it.
    kept: Option<Kept>,
    bucket: Bucket,
    rate: Rate,
}

/// Reads the hello and connects.
async fn open(
    hub: &Arc<Hub>,
    table: &str,
    person: Option<PersonRow>,
    rate: Rate,
    socket: &mut Socket,
) -> Result<Option<Client>, Fault> {
    let first = timeout(PATIENCE, socket.recv()).await;
    let Ok(first) = first else { return Err(Fault::new("bad-message", "no hello came")) };
    let text = match first {
        Ok(Heard::Text(text)) => text,
        Ok(Heard::Binary) => return Err(Fault::new("bad-message", "messages are text")),
        Ok(Heard::Sign) => return Err(Fault::new("bad-message", "the first message is the hello")),
        Err(Gone) => return Ok(None),
    };
    let (token, look, last) = match read(hub, &text)? {
        FromClient::Hello { token, look, last } => (token, look, last),
        _ => return Err(Fault::new("bad-message", "the first message is the hello")),
    };
    let person = match token {
        Some(token) => Some(person_of_token(hub, &token).await?),
        None => person,
    };
    let room = hub.rooms.get(hub, table).await?;
    let line = Arc::new(Line::new(hub.limits.messages_waiting));
    let (number, kept) = room.connect(line.clone(), person.map(|p| p.id), look, last)?;
    let bucket = Bucket::full(rate);
    Ok(Some(Client { hub: hub.clone(), room, number, line, kept: Some(kept), bucket, rate }))
}

fn read(hub: &Hub, text: &str) -> Result<FromClient, Fault> {
    if text.len() > hub.limits.message_bytes {
        let what = format!("a message has at most {} bytes", hub.limits.message_bytes);
        return Err(Fault::new("too-large", what));
    }
    json::read(text).map_err(|what| Fault::new("bad-message", what))
}

impl Client {
    async fn play(&mut self, socket: &mut Socket) -> Result<(), Fault> {
        let mut stopping = self.hub.stopping.subscribe();
        let mut heard = Instant::now();
        let mut asked = false;
        loop {
            tokio::select! {
                biased;
                frames = self.line.next() => {
                    let sent = timeout(PATIENCE, socket.send_all(&frames?)).await;
                    let Ok(sent) = sent else { return Err(Fault::new("slow", "this client reads too slowly")) };
                    if sent.is_err() { return Ok(()) }
                }
                _ = async { self.kept.as_mut().expect("there is one").await }, if self.kept.is_some() => {
                    self.kept = None;
                }
                message = socket.recv(), if self.kept.is_none() => {
                    (heard, asked) = (Instant::now(), false);
                    match message {
                        Ok(Heard::Text(text)) => self.hear(&text)?,
                        Ok(Heard::Binary) => self.refuse(None, Fault::new("bad-message", "messages are text")),
                        Ok(Heard::Sign) => {}
                        Err(Gone) => return Ok(()),
                    }
                }
                _ = stopping.changed() => return Err(Fault::new("restart", "the server stops; connect again")),
                () = tokio::time::sleep_until(heard + SILENCE) => {
                    if asked || socket.ping().await.is_err() {
                        return Ok(());
                    }
                    (heard, asked) = (Instant::now(), true);
                }
            }
        }
    }

    fn hear(&mut self, text: &str) -> Result<(), Fault> {
        if !self.bucket.take(self.rate) {
            return Err(Fault::new("too-often", "too many messages; connect again and slow down"));
        }
        let message = match read(&self.hub, text) {
            Ok(message) => message,
            Err(fault) => {
                self.refuse(None, fault);
                return Ok(());
            }
        };
        let (id, request) = match message {
            FromClient::Act { id, seat, prompt, choice } => (id, Request::Act { seat, prompt, choice }),
            FromClient::Batch { id, seat, prompt, choices } => (id, Request::Batch { seat, prompt, choices }),
            FromClient::Undo { id, seat } => (id, Request::Undo { seat }),
            FromClient::Redo { id, seat } => (id, Request::Redo { seat }),
            FromClient::Ask { id, seat, ply } => (id, Request::Ask { seat, ply }),
            FromClient::HandOver { id, seat } => (id, Request::HandOver { seat }),
            FromClient::TakeBack { id, seat } => (id, Request::TakeBack { seat }),
            FromClient::Standing { id, seat, answers } => (id, Request::Standing { seat, answers }),
            FromClient::Vote { id, number, agree } => (id, Request::Vote { number, agree }),
            FromClient::Why { id, seat, choice } => (id, Request::Why { seat, choice }),
            FromClient::Say { id, text } => (id, Request::Say { text }),
            FromClient::Look { seat } => return self.look(Some(seat)),
            FromClient::Resync {} => return self.look(None),
            FromClient::Hello { .. } => {
                self.refuse(None, Fault::new("bad-message", "hello was said already"));
                return Ok(());
            }
        };
        self.kept = self.room.request(self.number, id, request);
        Ok(())
    }

    fn look(&mut self, seat: Option<usize>) -> Result<(), Fault> {
        match self.room.look(self.number, seat) {
            Ok(kept) => self.kept = kept,
            Err(fault) => self.refuse(None, fault),
        }
        Ok(())
    }

    fn refuse(&self, id: Option<String>, fault: Fault) {
        self.line.send(frame(&FromServer::Refused(Refusal { id, fault })));
    }
}
