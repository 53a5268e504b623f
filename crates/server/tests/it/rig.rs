//! A server in a folder of its own, and clients that follow the protocol to the letter.

use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};

use content::{Meeting, Spoilers};
use kernel::Rng;
use server::{
    About, Config, Limits, Rate, Server,
    client::{Client, ClientFault, Socket},
};
use tempfile::TempDir;
use testkit::camp::Camp;
use wire::{
    Cause, Device, Fault, FromClient, FromServer, Head, LastSeen, ListChange, NewSeat, NewTable, OutcomeInfo,
    Piece, Place, Prompt, Raw, SceneHash, TableInfo, Told, Update, Welcome, json, text_hash,
};

/// A configuration with the toy game and without bounds that only slow tests down.
pub fn config(data: &Path) -> Config {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), data);
    let about = About {
        title: "Camp",
        texts: &[("en", "camp = Camp\n")],
        rules: &[(
            "en",
            "# Camp\n\n## Workers\n\n- CA-W01 One worker\n  a spot.\n- CA-Q01 A ruling.\n\nProse.\n",
        )],
        origins: &[("en", "[kinds]\nspot = \"spot\"\n")],
        campaign: Some("length"),
        spoilers: Spoilers {
            clauses: [("CA-Q01".to_owned(), vec!["end".to_owned()])].into(),
            met: vec![Meeting {
                options: vec![("length".to_owned(), "long".to_owned())],
                groups: vec!["end".to_owned()],
            }],
            ..Spoilers::default()
        },
        ..About::default()
    };
    config.games = Default::default();
    config.games.add_with(Camp::new(), "0000000000000000".into(), about);
    let much = Rate { burst: 100_000, per_second: 100_000.0 };
    config.limits = Limits {
        people: much,
        tables: much,
        joins: much,
        failures: much,
        messages: much,
        chat: much,
        // Otherwise no limit could be met from this machine.
        local: 1,
        ..config.limits
    };
    config
}

/// A server that ends with the test.
pub struct Rig {
    pub server: Option<Server>,
    pub folder: TempDir,
    runtime: tokio::runtime::Runtime,
}

impl Rig {
    pub fn new() -> Rig {
        Rig::with(|_| {})
    }

    pub fn with(change: impl FnOnce(&mut Config)) -> Rig {
        let folder = TempDir::new().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let server = Some(Server::start(config).unwrap());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Rig { server, folder, runtime }
    }

    pub fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    pub fn run<T>(&self, test: impl Future<Output = T>) -> T {
        self.runtime.block_on(test)
    }

    /// Stops the server and starts another one on the same data.
    pub fn restart(&mut self) {
        self.server.take().unwrap().stop();
        self.server = Some(Server::start(config(self.folder.path())).unwrap());
    }
}

impl Drop for Rig {
    fn drop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop();
        }
    }
}

/// Looks until something is so; whoever looks in vain for long fails.
pub async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let started = Instant::now();
    while !is_so().await {
        assert!(started.elapsed() < Duration::from_secs(60), "it never comes to it that {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

pub async fn person(rig: &Rig, name: &str) -> Client {
    Client::person(rig.address(), name).await.unwrap().0
}

pub fn new_table(seats: Vec<NewSeat>, seed: u32) -> NewTable {
    NewTable {
        game: "camp".into(),
        options: Default::default(),
        seats,
        listed: true,
        watchable: true,
        seed: Some(seed),
        clock: wire::Clock::None,
        hints: true,
    }
}

pub fn me() -> NewSeat {
    NewSeat::Me { name: None }
}

pub fn bot(kind: &str) -> NewSeat {
    NewSeat::Bot { bot: kind.into() }
}

/// A table with one person a seat, all of them, in the order of the seats.
pub async fn table_of(rig: &Rig, n_seats: usize, seed: u32) -> (TableInfo, Vec<Client>) {
    let mut people = Vec::new();
    for i in 0..n_seats {
        people.push(person(rig, &format!("Person {}", i + 1)).await);
    }
    let seats = (0..n_seats).map(|i| if i == 0 { me() } else { NewSeat::Open }).collect();
    let table = people[0].create(&new_table(seats, seed)).await.unwrap();
    for person in &people[1..] {
        person.join(&table).await.unwrap();
    }
    (table, people)
}

/// The code of a refusal.
pub fn code<T>(result: Result<T, ClientFault>) -> String {
    match result {
        Err(ClientFault::Refused { fault, .. }) => fault.code.to_string(),
        Err(ClientFault::Lost(what)) => panic!("not refused but lost: {what}"),
        Ok(_) => panic!("not refused"),
    }
}

/// A client at a table that keeps what the protocol says it must keep, and checks every hash.
pub struct Player {
    pub socket: Socket,
    pub table: TableInfo,
    pub mine: Vec<usize>,
    pub seq: u32,
    pub ply: usize,
    pub hash: u32,
    pub head: Option<Raw<Head>>,
    pub places: Vec<(String, Raw<Place>)>,
    pub pieces: Vec<(String, Raw<Piece>)>,
    pub story: Vec<Told>,
    pub prompts: Vec<Prompt>,
    pub asked: Vec<usize>,
    pub outcome: Option<OutcomeInfo>,
    pub device: Option<Device>,
    pub rng: Rng,
    /// Everything that came, as it came.
    pub stream: Vec<String>,
    /// The bytes of whole scenes and of updates.
    pub n_sent: u32,
}

impl Player {
    pub async fn open(client: &Client, table: &str) -> Player {
        Player::try_open(client, table, None, None).await.unwrap()
    }

    pub async fn try_open(
        client: &Client,
        table: &str,
        look: Option<usize>,
        last: Option<&Player>,
    ) -> Result<Player, Fault> {
        let mut socket = client.socket(table).await.unwrap();
        let last_seen = last.map(|last| LastSeen { seq: last.seq, hash: last.hash });
        socket.send(&FromClient::Hello { token: None, look, last: last_seen }).await.unwrap();
        let text = socket.text().await.unwrap();
        let mut player = Player {
            socket,
            table: last.map_or_else(no_table, |l| l.table.clone()),
            mine: last.map_or(Vec::new(), |l| l.mine.clone()),
            seq: 0,
            ply: 0,
            hash: 0,
            head: last.and_then(|l| l.head.clone()),
            places: last.map_or(Vec::new(), |l| l.places.clone()),
            pieces: last.map_or(Vec::new(), |l| l.pieces.clone()),
            story: last.map_or(Vec::new(), |l| l.story.clone()),
            prompts: Vec::new(),
            asked: Vec::new(),
            outcome: None,
            device: None,
            rng: Rng::new(7),
            stream: Vec::new(),
            n_sent: last.map_or(0, |l| l.n_sent),
        };
        match player.take(text) {
            FromServer::Failed { fault } => Err(fault),
            FromServer::Welcome(_) | FromServer::Update(_) => Ok(player),
            other => panic!("the first answer is {other:?}"),
        }
    }

    pub async fn hear(&mut self) -> FromServer {
        let text = self.socket.text().await.unwrap();
        self.take(text)
    }

    /// Listens until a message fits.
    pub async fn hear_until(&mut self, fits: impl Fn(&FromServer) -> bool) -> FromServer {
        loop {
            let message = self.hear().await;
            if fits(&message) {
                return message;
            }
        }
    }

    /// Sends a request and listens until it is answered.
    pub async fn ask(&mut self, request: FromClient) -> Result<u32, Fault> {
        let id = match &request {
            FromClient::Act { id, .. }
            | FromClient::Batch { id, .. }
            | FromClient::Undo { id, .. }
            | FromClient::Redo { id, .. }
            | FromClient::Ask { id, .. }
            | FromClient::HandOver { id, .. }
            | FromClient::Standing { id, .. }
            | FromClient::TakeBack { id, .. }
            | FromClient::Vote { id, .. }
            | FromClient::Say { id, .. } => id.clone(),
            _ => panic!("it has no id"),
        };
        self.socket.send(&request).await.unwrap();
        loop {
            match self.hear().await {
                FromServer::Done { id: done, seq } if done == id => return Ok(seq),
                FromServer::Refused(refusal) if refusal.id.as_deref() == Some(&*id) => {
                    return Err(refusal.fault);
                }
                _ => {}
            }
        }
    }

    pub fn next_id(&mut self) -> String {
        self.n_sent += 1;
        format!("r{}", self.n_sent)
    }

    /// A random answer to the first prompt of this client.
    pub fn answer(&mut self) -> Option<FromClient> {
        let prompt = self.prompts.first()?.clone();
        let at = self.rng.below(prompt.options.len() as u32) as usize;
        let id = self.next_id();
        let choice = prompt.options[at].choice.clone();
        Some(FromClient::Act { id, seat: prompt.seat, prompt: prompt.number, choice })
    }

    fn take(&mut self, text: String) -> FromServer {
        let message: FromServer = json::read(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
        self.stream.push(text);
        match &message {
            FromServer::Welcome(welcome) => self.welcomed(welcome),
            FromServer::Update(update) => self.updated(update),
            FromServer::Table { table } => self.table = TableInfo::clone(table),
            _ => {}
        }
        message
    }

    fn welcomed(&mut self, welcome: &Welcome) {
        self.table = welcome.table.clone();
        self.mine = welcome.mine.clone();
        (self.seq, self.ply, self.hash) = (welcome.seq, welcome.ply, welcome.hash);
        self.story = welcome.story.clone();
        self.prompts = welcome.prompts.iter().map(|p| p.get().unwrap()).collect();
        self.asked = welcome.asked.clone();
        self.outcome = welcome.outcome.clone();
        self.device = welcome.device;
        if let Some(scene) = &welcome.scene {
            self.head = Some(scene.head.clone());
            self.places = scene.places.iter().map(|p| (p.get().unwrap().id, p.clone())).collect();
            self.pieces = scene.pieces.iter().map(|p| (p.get().unwrap().id, p.clone())).collect();
            self.check();
        }
    }

    fn updated(&mut self, update: &Update) {
        let resumed = matches!(update.cause, Cause::Resumed {});
        assert!(update.seq > self.seq || resumed, "numbers grow");
        (self.seq, self.ply, self.hash) = (update.seq, update.ply, update.hash);
        if let Some(scene) = &update.scene {
            self.head = scene.head.clone().or(self.head.take());
            if let Some(change) = &scene.places {
                apply(&mut self.places, &change.get().unwrap(), |p: &Place| p.id.clone());
            }
            if let Some(change) = &scene.pieces {
                apply(&mut self.pieces, &change.get().unwrap(), |p: &Piece| p.id.clone());
            }
        }
        let story = update.story.get().unwrap();
        self.story.retain(|told| told.ply <= story.keep);
        self.story.extend(story.lines);
        if let Some(prompts) = &update.prompts {
            self.prompts = prompts.iter().map(|p| p.get().unwrap()).collect();
        }
        self.asked = update.asked.clone();
        self.outcome = update.outcome.clone();
        self.device = update.device;
        self.check();
    }

    /// What is shown is what the server means.
    fn check(&self) {
        let mut hash = SceneHash::new();
        hash.add(text_hash(self.head.as_ref().unwrap().json()));
        self.places.iter().for_each(|(_, place)| hash.add(text_hash(place.json())));
        self.pieces.iter().for_each(|(_, piece)| hash.add(text_hash(piece.json())));
        assert_eq!(hash.get(), self.hash, "the scene is not what the server means");
    }
}

/// The rule of PROTOCOL.md.
fn apply<T: serde::de::DeserializeOwned>(
    list: &mut Vec<(String, Raw<T>)>,
    change: &ListChange<T>,
    id: impl Fn(&T) -> String,
) {
    list.retain(|(id, _)| !change.gone.contains(id));
    for put in &change.put {
        let id = id(&put.item.get().unwrap());
        match list.iter_mut().find(|(known, _)| *known == id) {
            Some(entry) => entry.1 = put.item.clone(),
            None => {
                let before =
                    put.before.as_ref().map(|b| list.iter().position(|(k, _)| k == b).expect("it is there"));
                list.insert(before.unwrap_or(list.len()), (id, put.item.clone()));
            }
        }
    }
    if let Some(order) = &change.order {
        list.sort_by_key(|(id, _)| order.iter().position(|o| o == id));
    }
}

fn no_table() -> TableInfo {
    TableInfo {
        id: String::new(),
        game: String::new(),
        options: Default::default(),
        state: wire::TableState::Open,
        seats: Vec::new(),
        host: 0,
        listed: false,
        watchable: false,
        commitment: String::new(),
        seeded: false,
        invite: None,
        created: 0,
        clock: wire::Clock::None,
        due: None,
        agreed: Vec::new(),
        lesson: false,
        hints: true,
        archive: false,
        branch: None,
        next: None,
        differs: None,
    }
}

/// Plays random decisions by all these players until the game is over or so many were made.
pub async fn play(players: &mut [Player], n_max: usize) -> usize {
    for n in 0..n_max {
        let Some(at) = (0..players.len()).find(|i| !players[*i].prompts.is_empty()) else { return n };
        let act = players[at].answer().unwrap();
        let seq = players[at].ask(act).await.unwrap_or_else(|fault| panic!("{fault:?}"));
        for player in players.iter_mut() {
            while player.seq < seq {
                player.hear().await;
            }
        }
    }
    n_max
}
