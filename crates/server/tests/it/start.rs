//! Starting is fast, however much is stored; tables that nobody needs leave memory.

use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use server::{Server, client::Client};
use tempfile::TempDir;
use wire::{Lobby, NewSeat};

use crate::rig::{Player, Rig, config, me, new_table, person, play, table_of, until};

/// How long a server takes until its first list of tables is answered.
fn time_to_first_answer(folder: &std::path::Path) -> Duration {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let started = Instant::now();
    let server = Server::start(config(folder)).unwrap();
    let lobby: Lobby = runtime.block_on(Client::new(server.address()).get("/api/tables")).unwrap();
    let time = started.elapsed();
    assert!(!lobby.tables.is_empty());
    server.stop();
    time
}

#[test]
fn starting_with_many_tables_takes_no_longer_than_with_few() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(config(folder.path())).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (ann, _) = runtime.block_on(Client::person(server.address(), "Ann")).unwrap();
    let table = runtime.block_on(ann.create(&new_table(vec![me(), NewSeat::Open], 1))).unwrap();
    server.stop();
    let few = time_to_first_answer(folder.path()).min(time_to_first_answer(folder.path()));

    let mut database = Connection::open(folder.path().join("dolmen.sqlite")).unwrap();
    let transaction = database.transaction().unwrap();
    for i in 0..100_000 {
        transaction
            .prepare_cached(
                "INSERT INTO tables SELECT ?1, ?2, head, seed, invite, summary, rank, updated + ?1 FROM tables WHERE key = 1",
            )
            .unwrap()
            .execute(params![i + 2, format!("table{i}")])
            .unwrap();
        transaction
            .prepare_cached("INSERT INTO log SELECT ?1, n, at, body, tag FROM log WHERE tbl = 1")
            .unwrap()
            .execute([i + 2])
            .unwrap();
    }
    transaction.commit().unwrap();
    drop(database);
    let many = time_to_first_answer(folder.path()).min(time_to_first_answer(folder.path()));
    println!("first answer with one table after {few:?}, with 100,000 after {many:?}");
    assert!(many < few * 3 + Duration::from_millis(50), "with few {few:?}, with many {many:?}");
    drop(table);
}

#[test]
fn a_table_that_nobody_needs_leaves_memory_and_comes_back() {
    let rig = Rig::with(|config| config.limits.idle = Duration::ZERO);
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 3).await;
        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        play(&mut players, 25).await;
        let (seq, hash) = (players[0].seq, players[0].hash);
        #[derive(serde::Deserialize)]
        struct Health {
            live_tables: usize,
        }
        let live =
            async || Client::new(rig.address()).get::<Health>("/api/health").await.unwrap().live_tables;
        assert_eq!(live().await, 1);
        drop(players);
        until("the table leaves memory", async || live().await == 0).await;
        let back = Player::open(&people[0], &table.id).await;
        assert_eq!((back.seq, back.hash), (seq, hash));
        let _ = person(&rig, "Somebody else").await;
    });
}

#[test]
fn a_process_answers_soon_after_its_start() {
    let folder = TempDir::new().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let started = Instant::now();
    let (mut child, address) = crate::kill::spawn(folder.path());
    let answer = runtime.block_on(Client::new(address).raw("GET", "/", &[], b"")).unwrap();
    let time = started.elapsed();
    child.kill().unwrap();
    child.wait().unwrap();
    println!("first answer of a new process after {time:?}");
    assert_eq!(answer.status, 200);
    assert!(answer.head.contains("text/html"));
    assert!(time < Duration::from_secs(1), "{time:?}");
}

/// A table whose log does not make sense any more is not opened, and harms no other.
#[test]
fn a_broken_log_is_refused() {
    let mut rig = Rig::with(|config| config.limits.idle = Duration::ZERO);
    let (table, people, other) = rig.run(async {
        let (table, people) = table_of(&rig, 2, 3).await;
        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        play(&mut players, 25).await;
        let other = people[0].create(&new_table(vec![me(), NewSeat::Open], 1)).await.unwrap();
        (table, people, other)
    });
    let database = Connection::open(rig.folder.path().join("dolmen.sqlite")).unwrap();
    database.execute("UPDATE log SET body = 'seat1: react 1' WHERE tbl = 1 AND n = 10", []).unwrap();
    drop(database);
    rig.restart();
    rig.run(async {
        let people: Vec<_> = people.iter().map(|p| p.moved(rig.address())).collect();
        let refused = Player::try_open(&people[0], &table.id, None, None).await.err().unwrap();
        assert_eq!(refused.code, "frozen");
        Player::open(&people[0], &other.id).await;
    });
}
