//! The process is killed at random moments under load: nothing acknowledged is lost, nothing is done twice.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use kernel::Rng;
use rusqlite::Connection;
use server::client::{Client, ClientFault};
use tempfile::TempDir;
use wire::{FromClient, FromServer, LastSeen, NewSeat, Prompt, json};

use crate::rig::{Player, bot, config, me, new_table};

const KILLS: usize = 50;
const TABLES: usize = 12;
/// Before so many answers have come the process is killed.
const ANSWERS: u32 = 400;
const FOLDER: &str = "DOLMEN_TEST_FOLDER";

/// Not a test by itself: the process that is killed. Without its folder it does nothing.
#[test]
fn the_process_that_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    server::run(config(Path::new(&folder)), |address| println!("listening on {address}")).unwrap();
}

/// Starts the server in a process of its own.
pub fn spawn(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::the_process_that_is_killed", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address =
        lines.find_map(|line| line.unwrap().split_once("listening on ").map(|(_, a)| a.trim().to_owned()));
    (child, address.expect("the server says where it listens").parse().unwrap())
}

/// A decision that was sent.
#[derive(Clone, Debug)]
struct Sent {
    id: String,
    seat: usize,
    prompt: u32,
    choice: String,
}

/// What a client knows of its table when the server is gone.
struct Seated {
    table: String,
    person: u32,
    n_sent: usize,
    /// What was acknowledged, by id.
    done: BTreeMap<String, Sent>,
    /// What was sent and not answered.
    open: Option<Sent>,
    /// The number of the log last seen.
    seen: LastSeen,
    over: bool,
}

/// Plays until the connection is lost, and counts the answers.
async fn play(client: Client, mut seated: Seated, mut rng: Rng, answered: Arc<AtomicUsize>) -> Seated {
    let lost: Result<(), ClientFault> = async {
        let mut socket = client.socket(&seated.table).await?;
        let last = (seated.seen.seq > 0).then_some(seated.seen);
        socket.send(&FromClient::Hello { token: None, look: None, last }).await?;
        let mut prompts: Vec<Prompt> = Vec::new();
        let mut greeted = false;
        loop {
            if greeted {
                if seated.open.is_none()
                    && let Some(prompt) = prompts.first()
                {
                    let at = rng.below(prompt.options.len() as u32) as usize;
                    seated.n_sent += 1;
                    seated.open = Some(Sent {
                        id: format!("d{}", seated.n_sent),
                        seat: prompt.seat,
                        prompt: prompt.number,
                        choice: prompt.options[at].choice.clone(),
                    });
                    let Sent { id, seat, prompt, choice } = seated.open.clone().unwrap();
                    socket.send(&FromClient::Act { id, seat, prompt, choice }).await?;
                }
                if seated.over {
                    return Ok(());
                }
            }
            match json::read(&socket.text().await?).unwrap() {
                FromServer::Welcome(welcome) => {
                    seated.seen = LastSeen { seq: welcome.seq, hash: welcome.hash };
                    prompts = welcome.prompts.iter().map(|p| p.get().unwrap()).collect();
                    seated.over |= welcome.outcome.is_some();
                    assert!(welcome.seq >= seated.seen.seq, "the log is never shorter than what was told");
                    greet(&mut socket, &seated, &mut greeted).await?;
                }
                FromServer::Update(update) => {
                    assert!(update.seq >= seated.seen.seq);
                    seated.seen = LastSeen { seq: update.seq, hash: update.hash };
                    if let Some(new) = &update.prompts {
                        prompts = new.iter().map(|p| p.get().unwrap()).collect();
                    }
                    seated.over |= update.outcome.is_some();
                    greet(&mut socket, &seated, &mut greeted).await?;
                }
                FromServer::Done { id, .. } => {
                    let open = seated.open.take().expect("an answer answers something");
                    assert_eq!(open.id, id);
                    answered.fetch_add(1, Ordering::Relaxed);
                    seated.done.insert(id, open);
                }
                // After a crash an answer may come too late; then it was not carried out.
                FromServer::Refused(refusal) => {
                    assert!(matches!(&*refusal.fault.code, "stale" | "not-asked" | "over"), "{refusal:?}");
                    seated.open = None;
                }
                FromServer::Failed { fault } => panic!("{fault:?}"),
                _ => {}
            }
        }
    }
    .await;
    drop(lost);
    seated
}

/// Repeats what was not answered before the crash, once.
async fn greet(
    socket: &mut server::client::Socket,
    seated: &Seated,
    greeted: &mut bool,
) -> Result<(), ClientFault> {
    if !*greeted && let Some(Sent { id, seat, prompt, choice }) = seated.open.clone() {
        socket.send(&FromClient::Act { id, seat, prompt, choice }).await?;
    }
    *greeted = true;
    Ok(())
}

#[test]
fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    let folder = TempDir::new().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut rng = Rng::new(42);
    let (mut child, mut address) = spawn(folder.path());
    let (client, person) = runtime.block_on(Client::person(address, "Ann")).unwrap();
    let mut seats: Vec<Seated> = Vec::new();
    let mut finished: Vec<Seated> = Vec::new();
    for kill in 0..KILLS {
        let client = client.moved(address);
        runtime.block_on(async {
            while seats.len() < TABLES {
                let ben = NewSeat::Me { name: Some("Ben".into()) };
                let table =
                    client.create(&new_table(vec![me(), ben, bot("random")], kill as u32)).await.unwrap();
                seats.push(Seated {
                    table: table.id,
                    person: person.id,
                    n_sent: 0,
                    done: BTreeMap::new(),
                    open: None,
                    seen: LastSeen { seq: 0, hash: 0 },
                    over: false,
                });
            }
            let answered = Arc::new(AtomicUsize::new(0));
            let tasks: Vec<_> = seats
                .drain(..)
                .map(|seated| {
                    let rng = Rng::new(rng.below(u32::MAX).into());
                    tokio::spawn(play(client.clone(), seated, rng, answered.clone()))
                })
                .collect();
            // After so many more answers, in the middle of what follows them; or when every game is over.
            let wanted = rng.below(ANSWERS) as usize;
            while answered.load(Ordering::Relaxed) < wanted && !tasks.iter().all(|task| task.is_finished()) {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            child.kill().unwrap();
            child.wait().unwrap();
            for task in tasks {
                seats.push(task.await.unwrap());
            }
        });
        (child, address) = spawn(folder.path());
        // Every table can be opened, and what is shown is what the log says.
        let client = client.moved(address);
        runtime.block_on(async {
            for seated in &seats {
                let player = Player::open(&client, &seated.table).await;
                assert!(player.seq >= seated.seen.seq, "kill {kill}: what was shown is still there");
            }
        });
        finished.extend(seats.extract_if(.., |s| s.over && s.open.is_none()));
    }
    child.kill().unwrap();
    child.wait().unwrap();

    let database = Connection::open(folder.path().join("dolmen.sqlite")).unwrap();
    let fine: String = database.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(fine, "ok");
    let mut n_done = 0;
    for seated in finished.iter().chain(&seats) {
        let mut rows = database
            .prepare("SELECT tag, n FROM log JOIN tables ON tbl = key WHERE id = ?1 AND tag IS NOT NULL")
            .unwrap();
        let tags: Vec<(String, u32)> = rows
            .query_map([&seated.table], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let mut once: Vec<&String> = tags.iter().map(|(tag, _)| tag).collect();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), tags.len(), "nothing is applied twice");
        for (id, sent) in &seated.done {
            n_done += 1;
            let tag = format!("{} {id}", seated.person);
            let (_, n) = tags.iter().find(|(t, _)| *t == tag).unwrap_or_else(|| panic!("{sent:?} is lost"));
            // The draws that follow a decision come after it; the request stands with the last of them.
            let body: Option<String> = database
                .query_row(
                    "SELECT body FROM log JOIN tables ON tbl = key
                     WHERE id = ?1 AND n <= ?2 AND body LIKE 'seat%' ORDER BY n DESC LIMIT 1",
                    rusqlite::params![seated.table, n],
                    |row| row.get(0),
                )
                .ok();
            // Where a round begins the digest of the position follows.
            let body = body.map(|body| body.split(" =").next().unwrap_or_default().to_owned());
            assert_eq!(body, Some(format!("seat{}: {}", sent.seat + 1, sent.choice)));
        }
    }
    assert!(n_done > 2000, "there was load: {n_done} decisions");
    println!("{n_done} acknowledged decisions, {KILLS} kills");
}
