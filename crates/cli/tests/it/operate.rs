//! Running a server: configuration, logs, health, metrics, backups, retention, faults of the disk, open data.

use std::{fs, path::Path, time::Duration};

use rusqlite::Connection;
use server::client::{Client, ClientFault};
use wire::{AskHint, Consent, Hints, Lobby, NewSeat, TableInfo, json};

use crate::{
    dolmen,
    running::{Not, Player, Running, folder, me, runtime, table},
    schema::{GAMES, fits},
};

fn bot() -> NewSeat {
    NewSeat::Bot { bot: "random".into() }
}

async fn text(client: &Client, path: &str) -> (u16, String) {
    let answer = client.raw("GET", path, &[], b"").await.unwrap();
    (answer.status, String::from_utf8(answer.body).unwrap())
}

/// The value of one line of the metrics.
fn metric(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in\n{text}")).parse().unwrap()
}

/// Every flag of `serve` and its variable stand in the one list, with their default; and nothing else does.
#[test]
fn the_list_of_settings_is_complete() {
    let help = dolmen(&["serve", "--help"]).out.split_whitespace().collect::<Vec<&str>>().join(" ");
    let list = include_str!("../../../../docs/OPERATIONS.md");
    let flags: Vec<&str> = help
        .split_whitespace()
        .filter(|word| word.starts_with("--") && word.len() > 2)
        .map(|word| word.trim_end_matches([',', '.']))
        .filter(|flag| *flag != "--help")
        .collect();
    let rows: Vec<&str> = list.lines().filter(|line| line.starts_with("| `--")).collect();
    let mut unique: Vec<&str> = flags.clone();
    unique.sort_unstable();
    unique.dedup();
    assert!(unique.len() > 12, "{unique:?}");
    for flag in &unique {
        let variable = format!("DOLMEN_{}", flag.trim_start_matches("--").replace('-', "_").to_uppercase());
        let row = rows.iter().find(|row| row.starts_with(&format!("| `{flag}` | `{variable}` |")));
        assert!(row.is_some(), "docs/OPERATIONS.md has no row for {flag} and {variable}");
        assert!(help.contains(&format!("env: {variable}=")), "{variable} is not read");
    }
    assert_eq!(rows.len(), unique.len(), "the list has rows that are no settings");
    for row in rows {
        let default = row.split('|').nth(3).unwrap().trim().trim_matches('`');
        let flag = row.split('`').nth(1).unwrap();
        if default != "none" {
            assert!(help.contains(&format!("[default: {default}]")), "{flag}: {default} is not its default");
        }
    }
}

#[test]
fn wrong_settings_are_refused_with_the_reason() {
    for (args, reason) in [
        (&["--listen", "nowhere"][..], "--listen"),
        (&["--log", "loud"], "--log"),
        (&["--public", "dolmen.example"], "--public"),
        (&["--keep-finished-days=-1"], "--keep-finished-days"),
        (&["--keep-finished-days=nan"], "--keep-finished-days"),
        (&["--sockets", "many"], "--sockets"),
    ] {
        let mut all = vec!["serve", "--data", "/nonexistent/dolmen"];
        all.extend(args);
        let ran = dolmen(&all);
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(reason), "{args:?}: {}", ran.err);
    }
    let ran = dolmen(&["serve", "--data", "/proc/dolmen"]);
    assert!(ran.code == 2 && ran.err.contains("the data folder /proc/dolmen cannot be used"), "{}", ran.err);
}

#[test]
fn logs_are_lines_of_json_without_secrets() {
    let (_folder, data) = folder();
    let running = Running::start(&data, &["--log", "debug", "--log-format", "json"]);
    let secrets = runtime().block_on(async {
        let (ann, person) = Client::person(running.address, "Annabella").await.unwrap();
        let made = ann.create(&table("doggerland", vec![me(), NewSeat::Open])).await.unwrap();
        let (ben, other) = Client::person(running.address, "Benedetto").await.unwrap();
        ben.join(&made).await.unwrap();
        let invite = made.invite.clone().unwrap();
        assert_eq!(text(&ann, &format!("/join/{}/{invite}", made.id)).await.0, 200);
        let wrong = Client::with_token(running.address, "0123456789abcdef0123456789abcdef");
        assert!(wrong.get::<Lobby>("/api/me/tables").await.is_err());
        let mut players = [Player::open(&ann, &made).await, Player::open(&ben, &made).await];
        let asked = players.iter_mut().find(|player| !player.prompts.is_empty());
        asked.expect("somebody is asked").decide().await.unwrap();
        vec![
            person.token.unwrap(),
            person.recovery.unwrap(),
            other.token.unwrap(),
            other.recovery.unwrap(),
            invite,
            "0123456789abcdef0123456789abcdef".to_owned(),
            "Annabella".to_owned(),
            "Benedetto".to_owned(),
        ]
    });
    let log = running.log();
    let database = Connection::open(data.join("dolmen.sqlite")).unwrap();
    let seed: Vec<u8> = database.query_row("SELECT seed FROM tables", [], |row| row.get(0)).unwrap();
    let seed: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
    for secret in secrets.iter().chain([&seed]) {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(
        lines.iter().all(|l| l["time"].is_string() && l["level"].is_string() && l["message"].is_string())
    );
    assert!(lines.iter().any(|l| l["message"] == "listening"));
    assert!(lines.iter().any(|l| l["path"] == "/api/tables/{table}/join" && l["status"] == "200"));
    assert_eq!(running.terminate(), Some(0));
}

#[test]
fn health_and_metrics_say_how_the_server_is() {
    let (_folder, data) = folder();
    let running = Running::start(&data, &["--bot-threads", "1"]);
    runtime().block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        assert_eq!(text(&ann, "/healthz").await, (200, "ok\n".into()));
        let made = ann.create(&table("doggerland", vec![me(), bot()])).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        for _ in 0..20 {
            player.decide().await.unwrap();
        }
        let (status, metrics) = text(&ann, "/metrics").await;
        assert_eq!(status, 200);
        assert_eq!(metric(&metrics, "dolmen_tables"), 1.0);
        assert_eq!(metric(&metrics, "dolmen_sockets"), 1.0);
        assert_eq!(metric(&metrics, r#"dolmen_decisions_total{by="person"}"#), 20.0);
        assert!(metric(&metrics, r#"dolmen_decisions_total{by="bot"}"#) > 0.0);
        assert_eq!(metric(&metrics, "dolmen_decision_seconds_count"), 20.0);
        assert_eq!(metric(&metrics, r#"dolmen_decision_seconds_bucket{le="+Inf"}"#), 20.0);
        assert!(metric(&metrics, "dolmen_decision_seconds_sum") > 0.0);
        assert!(metric(&metrics, "dolmen_store_write_seconds_count") > 20.0);
        assert!(metric(&metrics, "dolmen_bot_seconds_count") > 0.0);
        assert_eq!(metric(&metrics, "dolmen_store_ok"), 1.0);
        assert_eq!(metric(&metrics, "dolmen_tables_made_total"), 1.0);
        // Every metric has its kind, and every line is a name and a number.
        for line in metrics.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(name.starts_with("dolmen_") && value.parse::<f64>().is_ok(), "{line}");
            let plain = name.split('{').next().unwrap();
            let plain =
                ["_bucket", "_sum", "_count"].iter().fold(plain, |n, end| n.strip_suffix(end).unwrap_or(n));
            assert!(metrics.contains(&format!("# TYPE {plain} ")), "{line}");
        }
        // One thread thinks about one hint while others wait; then nobody does.
        while player.prompts.first().is_none_or(|prompt| prompt.options.len() < 3) {
            player.decide().await.unwrap();
        }
        let at = format!("/api/tables/{}/hint", made.id);
        let ask = AskHint { seat: player.prompts[0].seat };
        let hint = async || ann.post::<Hints>(&at, &ask).await.unwrap();
        let line = async || {
            let (_, metrics) = text(&ann, "/metrics").await;
            (metric(&metrics, "dolmen_bots_thinking"), metric(&metrics, "dolmen_bots_waiting"))
        };
        let seen = async { while line().await != (1.0, 2.0) {} };
        tokio::join!(hint(), hint(), hint(), seen);
        while line().await != (0.0, 0.0) {}
        // What a proxy has passed on does not come from this machine.
        let passed_on = [("x-forwarded-for", "203.0.113.9")];
        assert_eq!(ann.raw("GET", "/metrics", &passed_on, b"").await.unwrap().status, 404);
    });
    drop(running);
    let running = Running::start(&data, &["--open-metrics"]);
    runtime().block_on(async {
        let passed_on = [("x-forwarded-for", "203.0.113.9")];
        let answer = Client::new(running.address).raw("GET", "/metrics", &passed_on, b"").await.unwrap();
        assert_eq!(answer.status, 200);
    });
}

/// A server that is asked to end tells everybody, keeps everything, and the next one goes on where it stopped.
#[test]
fn a_server_ends_gracefully_in_the_middle_of_games() {
    let (_folder, data) = folder();
    let running = Running::start(&data, &[]);
    let runtime = runtime();
    let (ann, made, acknowledged, end) = runtime.block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        let made = ann.create(&table("doggerland", vec![me(), me()])).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        for _ in 0..5 {
            player.decide().await.unwrap();
        }
        let ended = std::thread::spawn(move || running.terminate());
        let end = player.until_the_end().await;
        assert_eq!(ended.join().unwrap(), Some(0));
        (ann, made, player.seq, end)
    });
    assert_eq!(end.code, "restart");
    let running = Running::start(&data, &[]);
    runtime.block_on(async {
        let mut player = Player::open(&ann.moved(running.address), &made).await;
        assert!(player.seq >= acknowledged);
        player.decide().await.unwrap();
    });
}

#[test]
fn two_servers_do_not_share_a_folder() {
    let (_folder, data) = folder();
    let running = Running::start(&data, &[]);
    let path = data.to_str().unwrap();
    let ran = dolmen(&["serve", "--listen", "127.0.0.1:0", "--data", path]);
    assert!(ran.code == 2 && ran.err.contains("another server uses the data folder"), "{}", ran.err);
    running.kill();
    // The lock of a process that was killed is gone with it.
    drop(Running::start(&data, &[]));
}

/// A backup is taken while people play; what it holds is consistent and has all that was acknowledged before.
#[test]
fn a_backup_under_load_can_be_restored() {
    let (folder, data) = folder();
    let running = Running::start(&data, &[]);
    let file = folder.path().join("backup.sqlite");
    let (backup, known) = (file.to_str().unwrap().to_owned(), data.to_str().unwrap().to_owned());
    let runtime = runtime();
    let (ann, tables) = runtime.block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        let mut players = Vec::new();
        for _ in 0..8 {
            let made = ann.create(&table("doggerland", vec![me(), me()])).await.unwrap();
            players.push((made.clone(), Player::open(&ann, &made).await));
        }
        for (_, player) in &mut players {
            for _ in 0..10 {
                player.decide().await.unwrap();
            }
        }
        let before: Vec<(TableInfo, u32)> = players.iter().map(|(made, p)| (made.clone(), p.seq)).collect();
        let load: Vec<_> = players
            .into_iter()
            .map(|(_, mut player)| {
                tokio::spawn(async move {
                    for _ in 0..150 {
                        player.decide().await.unwrap();
                    }
                    player.seq
                })
            })
            .collect();
        let (to, from) = (backup.clone(), known.clone());
        let taken =
            tokio::task::spawn_blocking(move || dolmen(&["backup", &to, "--data", &from])).await.unwrap();
        assert_eq!(taken.code, 0, "{}", taken.err);
        let mut after = Vec::new();
        for task in load {
            after.push(task.await.unwrap());
        }
        assert!(
            before.iter().zip(&after).all(|((_, before), after)| after > before),
            "nobody waited in vain"
        );
        (ann, before)
    });
    // The same name is not written over, and a folder in use is not restored into.
    assert_eq!(dolmen(&["backup", &backup, "--data", &known]).code, 2);
    let ran = dolmen(&["restore", &backup, "--data", &known, "--replace"]);
    assert!(ran.code == 2 && ran.err.contains("another server uses"), "{}", ran.err);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o077, 0, "it holds secrets");
    }
    running.kill();

    let ran = dolmen(&["restore", &backup, "--data", &known]);
    assert!(ran.code == 2 && ran.err.contains("is there already"), "{}", ran.err);
    let ran = dolmen(&["restore", &backup, "--data", &known, "--replace"]);
    assert!(
        ran.code == 0 && ran.out.contains("8 tables") && ran.out.contains("is kept in"),
        "{}{}",
        ran.out,
        ran.err
    );
    let other = folder.path().join("other");
    assert_eq!(dolmen(&["restore", &backup, "--data", other.to_str().unwrap()]).code, 0);

    for data in [&data, &other] {
        let well = dolmen(&["doctor", "--data", data.to_str().unwrap()]);
        assert!(well.code == 0 && well.out.contains("8 games replayed"), "{}{}", well.out, well.err);
        let running = Running::start(data, &[]);
        runtime.block_on(async {
            let ann = ann.moved(running.address);
            for (made, before) in &tables {
                let mut player = Player::open(&ann, made).await;
                assert!(player.seq >= *before, "what was acknowledged before the backup is in it");
                player.decide().await.unwrap();
            }
        });
    }
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let (folder, data) = folder();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let data = data.to_str().unwrap();
    fs::write(path("text"), "this is no database, but it is long enough to be looked at as one".repeat(40))
        .unwrap();
    fs::write(path("empty"), "").unwrap();
    Connection::open(path("foreign"))
        .unwrap()
        .execute_batch("CREATE TABLE x (y); PRAGMA user_version = 9;")
        .unwrap();
    for name in ["text", "empty", "foreign"] {
        let ran = dolmen(&["restore", &path(name), "--data", data]);
        assert!(ran.code == 2 && ran.err.contains("is no sound backup"), "{name}: {}", ran.err);
    }
    let ran = dolmen(&["restore", &path("missing"), "--data", data]);
    assert!(ran.code == 2 && ran.err.contains("there is no"), "{}", ran.err);
    let ran = dolmen(&["backup", &path("new"), "--data", data]);
    assert!(ran.code == 2 && ran.err.contains("there is no"), "{}", ran.err);
    assert!(!Path::new(&path("new")).exists());
}

/// A disk that is full: what cannot be kept is refused with a reason, what was acknowledged stays, the server stays up.
#[test]
fn a_full_disk_loses_nothing() {
    let (_folder, data) = folder();
    let mut running = Running::start(&data, &["--database-mib", "1"]);
    let runtime = runtime();
    let (ann, made, acknowledged) = runtime.block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        let made = ann.create(&table("doggerland", vec![me(), me()])).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        player.decide().await.unwrap();
        // Somebody else fills it.
        let database = Connection::open(data.join("dolmen.sqlite")).unwrap();
        database.busy_timeout(Duration::from_secs(10)).unwrap();
        let page: u64 = database.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
        let left =
            (1 << 20) / page - database.query_row("PRAGMA page_count", [], |r| r.get::<_, u64>(0)).unwrap();
        database.execute_batch("CREATE TABLE filler (x BLOB)").unwrap();
        database
            .execute("INSERT INTO filler VALUES (zeroblob(?1))", [left.saturating_sub(2) * page])
            .unwrap();
        let mut acknowledged = player.seq;
        let not = loop {
            match player.decide().await {
                Ok(seq) => acknowledged = seq,
                Err(not) => break not,
            }
            assert!(!player.over, "the database becomes full before the game is over");
        };
        assert!(matches!(&not, Not::Failed(fault) if fault.code == "storage"), "{not:?}");
        assert_eq!(text(&ann, "/healthz").await.0, 503);
        let refused = Client::person(running.address, "Ben".repeat(10).as_str()).await;
        match refused {
            Err(ClientFault::Refused { status: 500, fault }) => assert_eq!(fault.code, "storage"),
            // A last small thing may still fit.
            Ok(_) => {}
            Err(other) => panic!("{other}"),
        }
        // What is there can still be looked at.
        let player = Player::open(&ann, &made).await;
        assert_eq!(player.seq, acknowledged, "the table is what was acknowledged");
        database.execute_batch("DROP TABLE filler").unwrap();
        (ann, made, acknowledged)
    });
    assert!(running.is_alive());
    assert!(running.log().contains("full"), "{}", running.log());
    runtime.block_on(async {
        let mut player = Player::open(&ann, &made).await;
        assert_eq!(player.seq, acknowledged);
        for _ in 0..20 {
            player.decide().await.unwrap();
        }
        assert_eq!(text(&ann, "/healthz").await.0, 200);
    });
}

/// A page of the database is broken: its tables cannot be opened, with a reason; all others can; the server stays up.
#[test]
fn a_broken_page_takes_only_its_own_tables() {
    let (_folder, data) = folder();
    let running = Running::start(&data, &[]);
    let runtime = runtime();
    let (ann, tables) = runtime.block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        let mut tables = Vec::new();
        for _ in 0..4 {
            // Long enough for pages of its own: at their ends the logs of two tables share one.
            let made = ann.create(&table("doggerland", vec![me(), me(), me(), me()])).await.unwrap();
            let mut player = Player::open(&ann, &made).await;
            for _ in 0..320 {
                player.decide().await.unwrap();
            }
            tables.push((made, player.seq));
        }
        (ann, tables)
    });
    assert_eq!(running.terminate(), Some(0));
    // A leaf in the middle of the second table's log.
    let file = data.join("dolmen.sqlite");
    let database = Connection::open(&file).unwrap();
    database.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    let mut rows = database.prepare("SELECT body FROM log WHERE tbl = 2 AND n BETWEEN 120 AND 200").unwrap();
    let bodies: Vec<String> =
        rows.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    drop(rows);
    let page: usize = database.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
    drop(database);
    let mut bytes = fs::read(&file).unwrap();
    // A leaf of an index-organized table begins with 10. A single record may lie above the leaves, and others may read
    // the same, so the leaf with the most of them comes first.
    let holds = |chunk: &[u8]| {
        let has = |body: &&String| chunk.windows(body.len()).any(|w| w == body.as_bytes());
        if chunk[0] == 10 { bodies.iter().filter(has).count() } else { 0 }
    };
    let mut broken: Vec<(usize, usize)> =
        (1..bytes.len() / page).map(|i| (holds(&bytes[i * page..(i + 1) * page]), i)).collect();
    broken.retain(|(n, _)| *n > 0);
    broken.sort_by(|a, b| b.cmp(a));
    assert!(!broken.is_empty());
    let before = fs::read(&file).unwrap();
    let mut taken = None;
    for (_, at) in broken {
        bytes.clone_from(&before);
        bytes[at * page..(at + 1) * page].fill(0xa5);
        fs::write(&file, &bytes).unwrap();
        let found = dolmen(&["doctor", "--data", data.to_str().unwrap(), "--json"]);
        let findings: serde_json::Value = serde_json::from_str(&found.out).unwrap();
        let ids: Vec<String> = findings["broken"]
            .as_array()
            .unwrap()
            .iter()
            .map(|b| b["table"].as_str().unwrap().into())
            .collect();
        assert_eq!(found.code, 1);
        if ids == [tables[1].0.id.clone()] {
            taken = Some(findings);
            break;
        }
    }
    let findings = taken.expect("one of them belongs to the second table alone");
    assert!(!findings["file"].as_array().unwrap().is_empty(), "{findings}");
    assert_eq!(findings["replayed"], 3);

    let mut running = Running::start(&data, &[]);
    runtime.block_on(async {
        let ann = ann.moved(running.address);
        for (i, (made, seq)) in tables.iter().enumerate() {
            if i == 1 {
                let refused = ann.get::<TableInfo>(&format!("/api/tables/{}", made.id)).await;
                match refused {
                    Err(ClientFault::Refused { fault, .. }) => assert_eq!(fault.code, "storage"),
                    other => panic!("{other:?}"),
                }
                continue;
            }
            let mut player = Player::open(&ann, made).await;
            assert_eq!(player.seq, *seq);
            player.decide().await.unwrap();
        }
    });
    assert!(running.is_alive());
    assert!(running.log().contains("malformed"), "{}", running.log());
}

/// Games that were played with other rules are reported, and those that do not replay.
#[test]
fn the_doctor_finds_what_an_upgrade_has_changed() {
    let (_folder, data) = folder();
    let running = Running::start(&data, &[]);
    let runtime = runtime();
    runtime.block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        for _ in 0..4 {
            let made = ann.create(&table("doggerland", vec![me(), me()])).await.unwrap();
            let mut player = Player::open(&ann, &made).await;
            for _ in 0..30 {
                player.decide().await.unwrap();
            }
        }
        ann.create(&table("doggerland", vec![me(), NewSeat::Open])).await.unwrap();
    });
    assert_eq!(running.terminate(), Some(0));
    let path = data.to_str().unwrap();
    let well = dolmen(&["doctor", "--data", path]);
    assert_eq!(well.code, 0, "{}{}", well.out, well.err);
    assert!(well.out.contains("5 tables: 4 games replayed, 1 not started"), "{}", well.out);

    let database = Connection::open(data.join("dolmen.sqlite")).unwrap();
    let ids: Vec<String> = (1..=4)
        .map(|key| database.query_row("SELECT id FROM tables WHERE key = ?1", [key], |r| r.get(0)).unwrap())
        .collect();
    database
        .execute("UPDATE tables SET head = json_set(head, '$.rules', 0) WHERE key IN (1, 4)", [])
        .unwrap();
    database.execute("UPDATE log SET body = 'seat1: fly away' WHERE tbl = 1 AND n = 25", []).unwrap();
    database.execute("UPDATE log SET body = 'seat1: fly away' WHERE tbl = 2 AND n = 25", []).unwrap();
    database.execute("DELETE FROM log WHERE tbl = 3 AND n = 12", []).unwrap();
    drop(database);
    let found = dolmen(&["doctor", "--data", path, "--json"]);
    assert_eq!(found.code, 1);
    let findings: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    assert_eq!(findings["outdated"][0]["table"], *ids[0]);
    assert_eq!(findings["outdated"][0]["rules"][0], 0);
    assert_eq!(findings["outdated"][0]["written"], "seat1: fly away");
    assert_eq!((&findings["outdated"][0]["told"], &findings["same"]), (&false.into(), &1.into()));
    assert_eq!(findings["broken"][0]["table"], *ids[1]);
    assert!(findings["broken"][0]["what"].as_str().unwrap().contains("fly away"), "{findings}");
    assert_eq!(findings["broken"][1]["table"], *ids[2]);
    assert!(findings["broken"][1]["what"].as_str().unwrap().contains("missing"), "{findings}");
    let told = dolmen(&["doctor", "--data", path]).out;
    assert!(told.contains("was played with rules 0") && told.contains("('seat1: fly away')"), "{told}");
    assert!(told.contains("1 games of other rules go just the same"), "{told}");
}

/// Old finished games and tables that never started go; a game that is not over stays however old it is.
#[test]
fn retention_never_deletes_an_unfinished_game() {
    let (_folder, data) = folder();
    let running = Running::start(&data, &["--idle-seconds", "0"]);
    let runtime = runtime();
    let (ann, [finished, playing, waiting, left]) = runtime.block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        let finished = ann.create(&table("last-doge", vec![me(), me()])).await.unwrap();
        Player::open(&ann, &finished).await.play_to_the_end().await;
        let playing = ann.create(&table("doggerland", vec![me(), me()])).await.unwrap();
        Player::open(&ann, &playing).await.decide().await.unwrap();
        let waiting = ann.create(&table("doggerland", vec![me(), NewSeat::Open])).await.unwrap();
        // Everybody has resigned: no game that has ended by its rules.
        let left = ann.create(&table("doggerland", vec![me(), bot()])).await.unwrap();
        ann.post::<TableInfo>(&format!("/api/tables/{}/resign", left.id), &wire::Resign { seat: 0 })
            .await
            .unwrap();
        (ann, [finished, playing, waiting, left])
    });
    assert_eq!(running.terminate(), Some(0));
    let there = |settings: &[&str]| {
        let running = Running::start(&data, settings);
        runtime.block_on(async {
            let ann = ann.moved(running.address);
            // It has looked for tables whose time is over, and deleted them.
            while metric(&text(&ann, "/metrics").await.1, "dolmen_tables_searched_total") == 0.0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let mut there = Vec::new();
            for table in [&finished, &playing, &waiting, &left] {
                there.push(ann.get::<TableInfo>(&format!("/api/tables/{}", table.id)).await.is_ok());
            }
            there
        })
    };
    assert_eq!(there(&[]), [true; 4]);
    assert_eq!(
        there(&["--keep-finished-days", "1", "--keep-unstarted-days", "1"]),
        [true; 4],
        "they are young"
    );
    let database = Connection::open(data.join("dolmen.sqlite")).unwrap();
    database.execute("UPDATE tables SET updated = updated - 3 * 86400000", []).unwrap();
    drop(database);
    assert_eq!(there(&["--keep-finished-days", "7"]), [true; 4]);
    assert_eq!(there(&["--keep-finished-days", "2"]), [false, true, true, true]);
    assert_eq!(there(&["--keep-unstarted-days", "2"]), [false, true, false, true]);
    let database = Connection::open(data.join("dolmen.sqlite")).unwrap();
    let orphans: u32 = database
        .query_row("SELECT count(*) FROM log WHERE tbl NOT IN (SELECT key FROM tables)", [], |row| row.get(0))
        .unwrap();
    assert_eq!(orphans, 0);
}

/// Only finished games whose people have all agreed are given away, without names.
#[test]
fn open_data_needs_everybodys_consent() {
    let (folder, data) = folder();
    let running = Running::start(&data, &[]);
    runtime().block_on(async {
        let (ann, _) = Client::person(running.address, "Annabella").await.unwrap();
        let (ben, _) = Client::person(running.address, "Benedetto").await.unwrap();
        let (eve, _) = Client::person(running.address, "Eve").await.unwrap();
        for agreements in [&[][..], &[true], &[true, true], &[true, false]] {
            let made = ann.create(&table("last-doge", vec![me(), NewSeat::Open])).await.unwrap();
            ben.join(&made).await.unwrap();
            assert!(made.agreed.is_empty(), "nobody agrees at first");
            let path = format!("/api/tables/{}/consent", made.id);
            for (client, agree) in [&ann, &ben].into_iter().zip(agreements) {
                let info: TableInfo = client.post(&path, &Consent { agree: true }).await.unwrap();
                assert!(!info.agreed.is_empty());
                // One may change one's mind.
                client.post::<TableInfo>(&path, &Consent { agree: *agree }).await.unwrap();
            }
            let foreign = eve.post::<TableInfo>(&path, &Consent { agree: true }).await;
            assert!(matches!(foreign, Err(ClientFault::Refused { status: 403, .. })));
            let mut players = [Player::open(&ann, &made).await, Player::open(&ben, &made).await];
            for turn in 0.. {
                assert!(turn < 40_000, "the game ends");
                if players.iter().any(|player| player.over) {
                    break;
                }
                let asked = players.iter().position(|player| !player.prompts.is_empty());
                let at = asked.unwrap_or(turn % 2);
                let seq = players[at].decide().await.unwrap();
                let other = &mut players[1 - at];
                while other.seq < seq {
                    other.listen().await;
                }
            }
        }
        // One that is agreed to but not over.
        let made = ann.create(&table("last-doge", vec![me(), bot()])).await.unwrap();
        let path = format!("/api/tables/{}/consent", made.id);
        ann.post::<TableInfo>(&path, &Consent { agree: true }).await.unwrap();
    });
    let file = folder.path().join("games.jsonl");
    let (to, from) = (file.to_str().unwrap(), data.to_str().unwrap());
    let ran = dolmen(&["export", to, "--data", from]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("1 games in ") && ran.out.contains("3 were not shared"), "{}", ran.out);
    assert_eq!(dolmen(&["export", to, "--data", from]).code, 2, "a file is not written over");
    let text = fs::read_to_string(&file).unwrap();
    assert!(!text.contains("Annabella") && !text.contains("Benedetto"));
    for line in text.lines() {
        assert_eq!(fits(GAMES, &serde_json::from_str(line).unwrap()), Ok(()), "{line}");
    }
    let mut lines = text.lines();
    let head: server::export::ExportHead = json::read(lines.next().unwrap()).unwrap();
    assert_eq!((&*head.format, head.version), ("dolmen-games", server::export::EXPORT_VERSION));
    let game: server::export::ExportedGame = json::read(lines.next().unwrap()).unwrap();
    assert_eq!(lines.next(), None);
    assert_eq!((&*game.game, game.standings.len()), ("last-doge", 2));
    assert_eq!(game.players, ["person", "person"]);
    for standing in &game.standings {
        assert_eq!(standing.by_source.len(), game.sources.len());
    }
    // The record can be checked by itself.
    let record = folder.path().join("game.dolmen");
    fs::write(&record, &game.record).unwrap();
    let verified = dolmen(&["verify", record.to_str().unwrap(), "--json"]);
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
    let verified: serde_json::Value = serde_json::from_str(&verified.out).unwrap();
    assert_eq!((&verified[0]["good"], &verified[0]["seed_checked"]), (&true.into(), &true.into()));
    let sum = |key: &str| verified[0][key].as_u64().unwrap();
    assert_eq!(sum("decisions") + sum("draws"), game.decisions as u64);
}
