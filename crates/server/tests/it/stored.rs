//! Stored games after an upgrade: they go on, or are shown with what differs, or are told as they were; nothing is lost.

use std::time::Duration;

use rusqlite::{Connection, params};
use server::{
    Games, Server,
    client::Client,
    doctor::{self, Findings},
};
use tempfile::TempDir;
use wire::{Curve, FromClient, NewSeat, RecordCheck, Replay, ReplayScene, TableInfo, TableState, json};

use crate::rig::{Player, Rig, code, config, me, new_table, person, play, table_of};

/// What program 96fa899 has stored: of each game one that has ended and one that runs, with takings-back and chat.
const STORE_96FA899: &str = include_str!("../data/store-96fa899.sql");

fn database(rig: &Rig) -> Connection {
    Connection::open(rig.folder.path().join("dolmen.sqlite")).unwrap()
}

/// Stops the server, does something to what is stored, and starts another one.
fn between<T>(rig: &mut Rig, change: impl FnOnce(&Connection) -> T) -> T {
    rig.server.take().unwrap().stop();
    let done = change(&database(rig));
    rig.server = Some(Server::start(config(rig.folder.path())).unwrap());
    done
}

fn examine(rig: &Rig) -> Findings {
    doctor::examine(rig.folder.path(), &config(rig.folder.path()).games).unwrap()
}

/// The log of the first table, without what is not the game's.
fn entries(database: &Connection) -> Vec<(u32, String)> {
    let mut rows = database.prepare("SELECT n, body FROM log WHERE tbl = 1 ORDER BY n").unwrap();
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?))).unwrap();
    rows.map(Result::unwrap).filter(|(_, body)| !body.starts_with('#')).collect()
}

fn rewrite(database: &Connection, n: u32, body: &str) {
    let changed = database.execute("UPDATE log SET body = ?2 WHERE tbl = 1 AND n = ?1", params![n, body]);
    assert_eq!(changed.unwrap(), 1);
}

fn set_rules(database: &Connection, rules: u16) {
    let set = "UPDATE tables SET head = json_set(head, '$.rules', ?1) WHERE key = 1";
    assert_eq!(database.execute(set, [rules]).unwrap(), 1);
}

fn n_lines(database: &Connection) -> u32 {
    database.query_row("SELECT count(*) FROM log WHERE tbl = 1", [], |row| row.get(0)).unwrap()
}

async fn info(client: &Client, table: &str) -> TableInfo {
    client.get(&format!("/api/tables/{table}")).await.unwrap()
}

async fn record(client: &Client, table: &str) -> String {
    let answer = client.raw("GET", &format!("/api/tables/{table}/record"), &[], b"").await.unwrap();
    assert_eq!(answer.status, 200);
    String::from_utf8(answer.body).unwrap()
}

/// A game of two people with so many decisions, and the people.
async fn played(rig: &Rig, n_max: usize) -> (TableInfo, Vec<Client>) {
    let (table, people) = table_of(rig, 2, 3).await;
    let mut players =
        vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
    play(&mut players, n_max).await;
    (table, people)
}

async fn play_on(people: &[Client], rig: &Rig, table: &str, n_max: usize) -> Option<wire::OutcomeInfo> {
    let mut players = Vec::new();
    for person in people {
        players.push(Player::open(&person.moved(rig.address()), table).await);
    }
    play(&mut players, n_max).await;
    players[0].outcome.clone()
}

/// Waits until the chronicle of the first table is on disk.
fn wait_for_chronicle(rig: &Rig) {
    let database = database(rig);
    let n = || -> u32 { database.query_row("SELECT count(*) FROM chronicle", [], |row| row.get(0)).unwrap() };
    while n() == 0 {
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_running_game_goes_on_by_itself_under_a_new_number() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(played(&rig, 60));
    let before = between(&mut rig, |database| {
        set_rules(database, 0);
        entries(database)
    });
    assert!(before.iter().any(|(_, body)| body.contains(" =")), "rounds have digests");
    let found = examine(&rig);
    assert!(found.all_well() && (found.replayed, found.same) == (1, 1), "{found:?}");
    rig.run(async {
        assert_eq!(info(&people[0].moved(rig.address()), &table.id).await.state, TableState::Playing);
        play_on(&people, &rig, &table.id, 3).await;
    });
    // Once is enough, however often it is opened.
    between(&mut rig, |database| assert_eq!(entries(database)[..before.len()], before));
    rig.run(async {
        assert!(play_on(&people, &rig, &table.id, 4000).await.is_some());
        let ann = people[0].moved(rig.address());
        let text = record(&ann, &table.id).await;
        let numbers: Vec<&str> = text.lines().filter(|line| line.starts_with("rules ")).collect();
        assert_eq!((numbers.len(), numbers[0]), (2, "rules 0"), "{text}");
        assert!(numbers[1].starts_with("rules 1 0000000000000000 ~"), "{numbers:?}");
        let check: RecordCheck = ann.get(&format!("/api/tables/{}/check", table.id)).await.unwrap();
        assert!(check.seed_checked);
        // A record that was played with two numbers is one game here as well.
        let answer =
            ann.raw("POST", "/api/records", &[("content-type", "text/plain")], text.as_bytes()).await;
        let brought: TableInfo = json::read(&String::from_utf8(answer.unwrap().body).unwrap()).unwrap();
        assert_eq!(record(&ann, &brought.id).await, text);
    });
    let notes: u32 = database(&rig)
        .query_row("SELECT count(*) FROM log WHERE tbl = 1 AND body LIKE '#{\"upgraded\"%'", [], |r| r.get(0))
        .unwrap();
    assert_eq!(notes, 1);
    assert!(examine(&rig).all_well());
}

/// A log without digests, as older programs wrote it, goes on where it is legal and every draw follows from the seed.
#[test]
fn a_log_without_digests_goes_on_as_well() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(played(&rig, 60));
    between(&mut rig, |database| {
        set_rules(database, 0);
        for (n, body) in entries(database) {
            rewrite(database, n, body.split(" =").next().unwrap());
        }
    });
    rig.run(async {
        assert_eq!(info(&people[0].moved(rig.address()), &table.id).await.state, TableState::Playing);
        assert!(play_on(&people, &rig, &table.id, 4000).await.is_some());
    });
}

#[test]
fn a_game_that_would_go_differently_is_shown_and_left_to_the_program_it_was_played_with() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(played(&rig, 60));
    let (at, n, body, lines) = between(&mut rig, |database| {
        let entries = entries(database);
        let at = entries.iter().position(|(_, body)| body.contains(" =")).unwrap();
        let (n, body) = entries[at].clone();
        set_rules(database, 0);
        rewrite(database, n, &format!("{} =0000", body.split(" =").next().unwrap()));
        (at, n, body, n_lines(database))
    });
    let found = examine(&rig);
    assert!(!found.all_well());
    let game = &found.outdated[0];
    assert_eq!((game.table.as_str(), game.rules, game.entry), (&*table.id, (0, 1), at + 1));
    assert_eq!((game.written.as_deref(), game.would_be.as_deref()), (Some("0000"), body.split(" =").nth(1)));
    rig.run(async {
        let ann = people[0].moved(rig.address());
        let shown = info(&ann, &table.id).await;
        let differs = shown.differs.unwrap();
        assert_eq!((shown.state, differs.rules, differs.rules_here), (TableState::Frozen, 0, 1));
        assert_eq!((differs.entry, differs.written), (at + 1, None), "it may still be a secret");
        let mut player = Player::open(&ann, &table.id).await;
        let say = FromClient::Say { id: "a".into(), text: "hello?".into() };
        assert_eq!(player.ask(say).await.unwrap_err().code, "outdated");
        let path = format!("/api/tables/{}/resign", table.id);
        assert_eq!(code(ann.post::<TableInfo>(&path, &wire::Resign { seat: 0 }).await), "outdated");
        assert_eq!(n_lines(&database(&rig)), lines, "nothing is added");
    });
    // The program it was played with goes on where it was.
    between(&mut rig, |database| {
        set_rules(database, 1);
        rewrite(database, n, &body);
        let form: i64 = database.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(form, 2, "an older program opens the file");
    });
    rig.run(async { assert!(play_on(&people, &rig, &table.id, 4000).await.is_some()) });
}

/// What was told when it ended is told for ever: story, scenes in which rounds began, result, curve, record.
#[test]
fn a_finished_game_stays_readable_whatever_becomes_of_the_rules() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(played(&rig, 4000));
    let at = format!("/api/tables/{}", table.id);
    let all = async |client: &Client| {
        let mut told = Vec::new();
        for look in ["none", "0", "1", "all"] {
            let replay: Replay = client.get(&format!("{at}/replay?look={look}")).await.unwrap();
            for mark in &replay.rounds {
                let path = format!("{at}/replay/{}?look={look}", mark.ply);
                told.push(json::write(&client.get::<ReplayScene>(&path).await.unwrap()));
            }
            let last = format!("{at}/replay/{}?look={look}", replay.plies);
            told.push(json::write(&client.get::<ReplayScene>(&last).await.unwrap()));
            told.push(json::write(&(
                replay.story,
                replay.rounds,
                replay.actors,
                replay.looks,
                replay.outcome,
            )));
        }
        told.push(json::write(&client.get::<Curve>(&format!("{at}/curve")).await.unwrap()));
        told.push(record(client, &table.id).await);
        told
    };
    let before = rig.run(async {
        let player = Player::open(&people[0], &table.id).await;
        (all(&people[0]).await, player.story, player.pieces, player.outcome)
    });
    wait_for_chronicle(&rig);
    // As if the rules had changed: an early decision is no longer what it was.
    between(&mut rig, |database| {
        set_rules(database, 0);
        let (n, _) = entries(database)[6];
        rewrite(database, n, "seat1: fly away");
    });
    let found = examine(&rig);
    assert!(
        found.all_well() && found.outdated[0].told && found.outdated[0].state == TableState::Over,
        "{found:?}"
    );
    rig.run(async {
        let ann = people[0].moved(rig.address());
        let shown = info(&ann, &table.id).await;
        let differs = shown.differs.unwrap();
        assert_eq!((shown.state, differs.entry), (TableState::Over, 7));
        assert_eq!(differs.written.as_deref(), Some("seat1: fly away"), "nothing is secret any more");
        let player = Player::open(&ann, &table.id).await;
        assert_eq!((all(&ann).await, player.story, player.pieces, player.outcome), before);
        let replay: Replay = ann.get(&format!("{at}/replay")).await.unwrap();
        let kept = replay.scenes.unwrap();
        assert!(kept.len() > 5 && kept.contains(&replay.plies));
        let (between, round) = (kept[2] - 1, kept[1]);
        let scene: ReplayScene = ann.get(&format!("{at}/replay/{between}")).await.unwrap();
        assert_eq!(scene.ply, round, "between two kept scenes it is the one before");
        let mine: wire::Lobby = ann.get("/api/me/tables").await.unwrap();
        assert_eq!(mine.tables[0].state, TableState::Over);
    });
    // A chronicle that is not of this log, or cannot be read, is not believed.
    for change in ["UPDATE chronicle SET body = X'00'", "DELETE FROM chronicle"] {
        between(&mut rig, |database| database.execute(change, []).unwrap());
        assert!(!examine(&rig).all_well());
        rig.run(async {
            let shown = info(&people[0].moved(rig.address()), &table.id).await;
            assert_eq!((shown.state, shown.differs.unwrap().entry), (TableState::Frozen, 7));
        });
    }
}

/// What an older program has played to its end is told by the next one, before the rules change.
#[test]
fn finished_games_without_a_chronicle_get_one() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(played(&rig, 4000));
    wait_for_chronicle(&rig);
    between(&mut rig, |database| database.execute("DELETE FROM chronicle", []).unwrap());
    wait_for_chronicle(&rig);
    rig.run(async {
        // Going back makes another end; the last one counts.
        let mut players = Vec::new();
        for person in &people {
            players.push(Player::open(&person.moved(rig.address()), &table.id).await);
        }
        let ply = players[0].ply - 3;
        let id = players[0].next_id();
        players[0].ask(FromClient::Ask { id, seat: 0, ply }).await.unwrap();
        let id = players[1].next_id();
        let number = 1;
        let seq = players[1].ask(FromClient::Vote { id, number, agree: true }).await.unwrap();
        for player in &mut players {
            while player.seq < seq {
                player.hear().await;
            }
        }
        play(&mut players, 4000).await;
    });
    let n = entries(&database(&rig)).len();
    let told = || -> usize {
        database(&rig).query_row("SELECT entries FROM chronicle WHERE tbl = 1", [], |row| row.get(0)).unwrap()
    };
    while told() != n {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A log that is cut off, has a hole, was changed, or is another game's is named, and never played on.
#[test]
fn a_log_that_is_not_what_it_was_is_never_adopted() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(played(&rig, 40));
    let (lines, body) =
        between(&mut rig, |database| (n_lines(database), entries(database).last().unwrap().clone()));
    // Lists say who is asked; at its last entry of somebody else that one was.
    let asked: u8 = database(&rig)
        .query_row("SELECT json_extract(summary, '$.asked') FROM tables", [], |row| row.get(0))
        .unwrap();
    let others = entries(&database(&rig)).into_iter().rev().find(|(_, body)| {
        (0..2).any(|seat| asked & 1 << seat == 0 && body.starts_with(&format!("seat{}:", seat + 1)))
    });
    let end = others.unwrap().0;
    let hole = lines / 2;
    let draw =
        entries(&database(&rig)).into_iter().find(|(_, body)| body.starts_with("chance: deal ")).unwrap();
    let dealt = draw.1.split(" =").next().unwrap();
    let another = ["chance: deal 1", "chance: deal 2"].into_iter().find(|other| *other != dealt).unwrap();
    let cases = [
        (format!("DELETE FROM log WHERE tbl = 1 AND n >= {end}"), "cut off or was changed"),
        (format!("DELETE FROM log WHERE tbl = 1 AND n = {hole}"), "is missing"),
        (
            format!("UPDATE log SET body = 'seat1: expedition B05' WHERE tbl = 1 AND n = {}", body.0),
            "no choice",
        ),
        (format!("UPDATE log SET body = '{another}' WHERE tbl = 1 AND n = {}", draw.0), "line "),
        ("UPDATE log SET body = '#{\"what\":1}' WHERE tbl = 1 AND n = 1".to_owned(), "unknown variant"),
    ];
    rig.server.take().unwrap().stop();
    database(&rig).execute_batch("CREATE TABLE sound AS SELECT * FROM log").unwrap();
    for (change, said) in cases {
        database(&rig).execute_batch(&change).unwrap();
        let found = examine(&rig);
        assert_eq!((found.broken.len(), found.replayed), (1, 0), "{change}: {found:?}");
        assert!(found.broken[0].what.contains(said), "{change}: {found:?}");
        let kept = n_lines(&database(&rig));
        rig.server = Some(Server::start(config(rig.folder.path())).unwrap());
        rig.run(async {
            let ann = people[0].moved(rig.address());
            let refused = ann.get::<TableInfo>(&format!("/api/tables/{}", table.id)).await;
            assert_eq!(code(refused), "frozen", "{change}");
        });
        rig.server.take().unwrap().stop();
        assert_eq!(n_lines(&database(&rig)), kept, "nothing is lost and nothing is added");
        database(&rig).execute_batch("DELETE FROM log; INSERT INTO log SELECT * FROM sound").unwrap();
    }
    rig.server = Some(Server::start(config(rig.folder.path())).unwrap());
    rig.run(async { assert!(play_on(&people, &rig, &table.id, 4000).await.is_some()) });
}

/// Without its end a finished game is not over; nobody plays it to another one.
#[test]
fn the_end_of_a_finished_game_cannot_be_cut_off() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(played(&rig, 4000));
    between(&mut rig, |database| {
        let (last, _) = entries(database).pop().unwrap();
        database.execute("DELETE FROM log WHERE tbl = 1 AND n >= ?1", [last]).unwrap()
    });
    let found = examine(&rig);
    assert!(found.broken[0].what.contains("it was over"), "{found:?}");
    rig.run(async {
        let refused =
            people[0].moved(rig.address()).get::<TableInfo>(&format!("/api/tables/{}", table.id)).await;
        assert_eq!(code(refused), "frozen");
    });
}

/// Content of somebody's own and rules of a newer program: what is known of them is that they are others.
#[test]
fn another_pack_and_newer_rules_are_not_adopted() {
    for (change, newer) in [("'$.pack', '1234567812345678'", false), ("'$.rules', 9", true)] {
        let mut rig = Rig::new();
        let (table, people) = rig.run(played(&rig, 25));
        between(&mut rig, |database| {
            let set = format!("UPDATE tables SET head = json_set(head, {change}) WHERE key = 1");
            database.execute(&set, []).unwrap()
        });
        let found = examine(&rig);
        assert_eq!((found.outdated.len(), found.outdated[0].entry), (1, 0), "{found:?}");
        rig.run(async {
            let shown = info(&people[0].moved(rig.address()), &table.id).await;
            let differs = shown.differs.unwrap();
            assert_eq!(
                (shown.state, differs.other_pack, differs.rules),
                (TableState::Frozen, !newer, if newer { 9 } else { 1 })
            );
        });
    }
}

/// A table that was made with an older program and starts with this one was played with this one's rules.
#[test]
fn a_table_that_waited_through_the_upgrade_starts_with_the_new_rules() {
    let mut rig = Rig::new();
    let (table, ann, ben) = rig.run(async {
        let ann = person(&rig, "Ann").await;
        let table = ann.create(&new_table(vec![me(), NewSeat::Open], 3)).await.unwrap();
        (table, ann, person(&rig, "Ben").await)
    });
    between(&mut rig, |database| set_rules(database, 0));
    rig.run(async { ben.moved(rig.address()).join(&table).await.unwrap() });
    let people = [ann, ben];
    rig.run(async { play_on(&people, &rig, &table.id, 25).await });
    between(&mut rig, |_| ());
    rig.run(async {
        assert!(play_on(&people, &rig, &table.id, 4000).await.is_some());
        let text = record(&people[0].moved(rig.address()), &table.id).await;
        assert!(text.contains("\nrules 1\n") && !text.contains("rules 0"), "{text}");
    });
}

/// Everything that program 96fa899 has stored: games that run go on here, or are shown with the entry that differs; games
/// that have ended are told, or shown the same way.
#[test]
fn the_store_of_program_96fa899_is_played_on() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("dolmen.sqlite");
    Connection::open(&path).unwrap().execute_batch(STORE_96FA899).unwrap();
    let games = Games::from_catalog();
    let found = doctor::examine(folder.path(), &games).unwrap();
    assert_eq!((found.tables, found.replayed + found.outdated.len()), (8, 8), "{found:?}");
    assert_eq!((found.broken.len(), found.file.len(), found.frozen), (0, 0, 0), "{found:?}");
    for game in &found.outdated {
        assert_ne!(game.rules.0, game.rules.1, "rules that are the same go the same way: {game:?}");
        let named = game.entry > 0 || game.what.contains("the set-up is wrong");
        assert!(named, "the first difference is named: {game:?}");
    }
    println!("{} go on or are told again; differently would go: {:#?}", found.replayed, found.outdated);

    let mut settings = config(folder.path());
    settings.games = games;
    let server = Server::start(settings).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (ann, made) = Client::person(server.address(), "Ann again").await.unwrap();
        // Her device is lost; the operator lets her in on another one.
        let database = Connection::open(&path).unwrap();
        database.execute("UPDATE device SET person = 1 WHERE person = ?1", [made.id]).unwrap();
        let mut rows = database.prepare("SELECT id, json_extract(summary, '$.state') FROM tables").unwrap();
        let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        let tables: Vec<(String, u8)> = rows.map(Result::unwrap).collect();
        for (id, state) in tables {
            let differs = found.outdated.iter().any(|game| game.table == id);
            let shown = info(&ann, &id).await;
            assert_eq!(shown.differs.is_some(), differs, "{shown:?}");
            if differs {
                assert_eq!(shown.state, TableState::Frozen);
                continue;
            }
            let mut players = [Player::open(&ann, &id).await];
            assert!(!players[0].story.is_empty());
            if state == 2 {
                assert!(players[0].outcome.is_some());
                let check: RecordCheck = ann.get(&format!("/api/tables/{id}/check")).await.unwrap();
                assert!(check.seed_checked, "{}", shown.game);
            } else {
                assert_eq!(shown.state, TableState::Playing);
                let ply = players[0].ply;
                play(&mut players, 30).await;
                assert!(players[0].ply > ply, "{} is played on", shown.game);
            }
        }
    });
    server.stop();
    let again = doctor::examine(folder.path(), &Games::from_catalog()).unwrap();
    assert_eq!((again.replayed, again.outdated), (found.replayed, found.outdated));
}
