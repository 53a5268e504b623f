//! A server as a process of its own, and somebody who plays there.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use kernel::Rng;
use server::client::{Client, Socket};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use wire::{FromClient, FromServer, NewSeat, NewTable, Prompt, TableInfo, json};

/// `dolmen serve` that runs.
pub struct Running {
    child: Child,
    pub address: SocketAddr,
    log: std::path::PathBuf,
    /// Open as long as the server runs: it ends when nobody reads what it says.
    _out: BufReader<ChildStdout>,
}

impl Running {
    pub fn start(data: &Path, args: &[&str]) -> Running {
        Running::start_with(data, args, &[])
    }

    /// The same with variables of the environment.
    pub fn start_with(data: &Path, args: &[&str], variables: &[(&str, &str)]) -> Running {
        let log = data.with_extension("log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_dolmen"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .args(args)
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::options().create(true).append(true).open(&log).unwrap())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let (_, address) = line.trim().split_once("http://").expect("the server says where it listens");
        Running { child, address: address.parse().unwrap(), log, _out: out }
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, as a service manager does, and says with which status it did.
    pub fn terminate(mut self) -> Option<i32> {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(20) {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it does not end");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// A folder for the data, with room for files beside it.
pub fn folder() -> (TempDir, std::path::PathBuf) {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    (folder, data)
}

pub fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

/// A table for one person with bots.
pub fn table(game: &str, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: game.into(),
        options: Default::default(),
        seats,
        listed: false,
        watchable: true,
        seed: None,
        clock: Default::default(),
        hints: true,
    }
}

pub fn me() -> NewSeat {
    NewSeat::Me { name: None }
}

/// Somebody at a table who answers at random.
pub struct Player {
    pub socket: Socket,
    pub prompts: Vec<Prompt>,
    pub seq: u32,
    pub over: bool,
    n_sent: u32,
    rng: Rng,
}

/// Why a decision was not made.
#[derive(Debug)]
pub enum Not {
    /// The server has said why, and closed.
    Failed(wire::Fault),
    /// This decision is not taken; the table goes on.
    Refused(wire::Fault),
    Lost,
}

impl Player {
    pub async fn open(client: &Client, table: &TableInfo) -> Player {
        let mut socket = client.socket(&table.id).await.unwrap();
        socket.send(&FromClient::Hello { token: None, look: None, last: None }).await.unwrap();
        let mut player =
            Player { socket, prompts: Vec::new(), seq: 0, over: false, n_sent: 0, rng: Rng::new(5) };
        while player.seq == 0 {
            player.hear().await.unwrap();
        }
        player
    }

    async fn hear(&mut self) -> Result<FromServer, Not> {
        let text = self.socket.text().await.map_err(|_| Not::Lost)?;
        let message: FromServer = json::read(&text).unwrap();
        let prompts = |raw: &[wire::Raw<Prompt>]| raw.iter().map(|p| p.get().unwrap()).collect();
        match &message {
            FromServer::Welcome(welcome) => {
                self.prompts = prompts(&welcome.prompts);
                (self.seq, self.over) = (welcome.seq, welcome.outcome.is_some());
            }
            FromServer::Update(update) => {
                if let Some(new) = &update.prompts {
                    self.prompts = prompts(new);
                }
                (self.seq, self.over) = (update.seq, update.outcome.is_some());
            }
            _ => {}
        }
        Ok(message)
    }

    /// Takes the next message.
    pub async fn listen(&mut self) {
        self.hear().await.unwrap();
    }

    /// Listens until the server says why it closes.
    pub async fn until_the_end(&mut self) -> wire::Fault {
        loop {
            if let FromServer::Failed { fault } = self.hear().await.unwrap() {
                return fault;
            }
        }
    }

    /// Makes one decision, as soon as one is asked for.
    pub async fn decide(&mut self) -> Result<u32, Not> {
        while self.prompts.is_empty() && !self.over {
            self.hear().await?;
        }
        let Some(prompt) = self.prompts.first().cloned() else { return Ok(self.seq) };
        let at = self.rng.below(prompt.options.len() as u32) as usize;
        self.n_sent += 1;
        let id = format!("d{}", self.n_sent);
        let choice = prompt.options[at].choice.clone();
        let act = FromClient::Act { id: id.clone(), seat: prompt.seat, prompt: prompt.number, choice };
        self.socket.send(&act).await.map_err(|_| Not::Lost)?;
        loop {
            match self.hear().await? {
                FromServer::Done { id: done, seq } if done == id => return Ok(seq),
                FromServer::Refused(refusal) => return Err(Not::Refused(refusal.fault)),
                FromServer::Failed { fault } => return Err(Not::Failed(fault)),
                _ => {}
            }
        }
    }

    pub async fn play_to_the_end(&mut self) {
        for _ in 0..20_000 {
            if self.over {
                return;
            }
            self.decide().await.unwrap();
        }
        panic!("the game does not end");
    }
}
