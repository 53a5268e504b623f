//! A disk that fails: nothing is acknowledged that is not kept, and the table goes on from what is.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use tempfile::TempDir;
use wire::{FromClient, FromServer, NewSeat, NewTable, Prompt, json};

use crate::{
    About, Config, Games, Server,
    client::{Client, Socket},
    store::{
        ChronicleRow, LogLine, PersonRow, SecretHash, Sqlite, Store, StoreFault, Summary, TableRow, Write,
    },
};

/// A store that can be told to fail.
struct Flaky {
    inner: Sqlite,
    full: Arc<AtomicBool>,
}

impl Store for Flaky {
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault> {
        match self.full.load(Ordering::SeqCst) {
            true => Err(StoreFault("the disk is full".into())),
            false => self.inner.keep(batch),
        }
    }
    fn tidy(&self) -> Result<(), StoreFault> {
        self.inner.tidy()
    }
    fn last_numbers(&self) -> Result<(u32, i64), StoreFault> {
        self.inner.last_numbers()
    }
    fn person_by_token(&self, token: &SecretHash) -> Result<Option<PersonRow>, StoreFault> {
        self.inner.person_by_token(token)
    }
    fn person_by_recovery(&self, recovery: &SecretHash) -> Result<Option<PersonRow>, StoreFault> {
        self.inner.person_by_recovery(recovery)
    }
    fn webhooks(&self) -> Result<Vec<(u32, String)>, StoreFault> {
        self.inner.webhooks()
    }

    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreFault> {
        self.inner.table(id)
    }
    fn log(&self, table: i64) -> Result<Vec<(u32, LogLine)>, StoreFault> {
        self.inner.log(table)
    }
    fn chronicle(&self, table: i64) -> Result<Option<ChronicleRow>, StoreFault> {
        self.inner.chronicle(table)
    }
    fn untold(&self, after: i64, n: usize) -> Result<Vec<(i64, String)>, StoreFault> {
        self.inner.untold(after, n)
    }
    fn lobby(&self, n: usize) -> Result<Vec<(String, Summary)>, StoreFault> {
        self.inner.lobby(n)
    }
    fn tables_of(&self, person: u32, n: usize) -> Result<Vec<(String, Summary)>, StoreFault> {
        self.inner.tables_of(person, n)
    }
    fn expired(&self, started: bool, before: u64, n: usize) -> Result<Vec<(i64, String)>, StoreFault> {
        self.inner.expired(started, before, n)
    }
}

async fn open(client: &Client, table: &str) -> (Socket, u32, Prompt) {
    let mut socket = client.socket(table).await.unwrap();
    socket.send(&FromClient::Hello { token: None, look: None, last: None }).await.unwrap();
    let FromServer::Welcome(welcome) = json::read(&socket.text().await.unwrap()).unwrap() else { panic!() };
    (socket, welcome.seq, welcome.prompts[0].get().unwrap())
}

fn act(prompt: &Prompt, id: &str) -> FromClient {
    let choice = prompt.options[0].choice.clone();
    FromClient::Act { id: id.into(), seat: prompt.seat, prompt: prompt.number, choice }
}

/// Listens until the request is answered; nothing when the socket closes before.
async fn answer(socket: &mut Socket) -> Option<u32> {
    loop {
        match json::read(&socket.text().await.ok()?).unwrap() {
            FromServer::Done { seq, .. } => return Some(seq),
            FromServer::Update(_) => {}
            FromServer::Refused(refusal) => panic!("{refusal:?}"),
            _ => {}
        }
    }
}

#[test]
fn what_cannot_be_kept_is_not_acknowledged() {
    let folder = TempDir::new().unwrap();
    let full = Arc::new(AtomicBool::new(false));
    let store = Arc::new(Flaky { inner: Sqlite::open(folder.path(), None).unwrap(), full: full.clone() });
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path());
    config.games = Games::default();
    config.games.add_with(testkit::camp::Camp::new(), "0".repeat(16), About::default());
    let server = Server::start_with(config, store).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (ann, _) = Client::person(server.address(), "Ann").await.unwrap();
        let me = |name: &str| NewSeat::Me { name: Some(name.into()) };
        let table = NewTable {
            game: "camp".into(),
            options: Default::default(),
            seats: vec![me("Ann"), me("Ben")],
            listed: false,
            watchable: false,
            seed: Some(1),
            clock: Default::default(),
            hints: true,
        };
        let table = ann.create(&table).await.unwrap();
        let (mut socket, seq, prompt) = open(&ann, &table.id).await;
        full.store(true, Ordering::SeqCst);
        socket.send(&act(&prompt, "one")).await.unwrap();
        assert_eq!(answer(&mut socket).await, None, "it is neither told nor acknowledged");
        assert!(
            ann.create(&NewTable {
                game: "camp".into(),
                options: Default::default(),
                seats: vec![me("Ann"), me("Ben")],
                listed: false,
                watchable: false,
                seed: Some(1),
                clock: Default::default(),
                hints: true,
            })
            .await
            .is_err()
        );

        full.store(false, Ordering::SeqCst);
        let (mut socket, again, same) = open(&ann, &table.id).await;
        assert_eq!((again, &same), (seq, &prompt), "the table is what the disk has");
        socket.send(&act(&prompt, "one")).await.unwrap();
        assert_eq!(answer(&mut socket).await, Some(seq + 1));
    });
    server.stop();
}
