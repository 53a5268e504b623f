//! Bad input is refused with a reason and changes nothing.

use server::{
    Rate,
    client::{Client, ClientFault},
};
use wire::{Fault, FromClient, FromServer, JoinTable, NewSeat, Recover, TableInfo, json};

use crate::rig::{Player, Rig, code, me, new_table, person, play, table_of};

fn act(id: &str, seat: usize, prompt: u32, choice: &str) -> FromClient {
    FromClient::Act { id: id.into(), seat, prompt, choice: choice.into() }
}

#[test]
fn stale_forged_and_foreign_decisions_change_nothing() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 4).await;
        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        play(&mut players, 20).await;
        let stranger = person(&rig, "Mallory").await;
        let mut watcher = Player::open(&stranger, &table.id).await;
        let asked = players.iter().position(|p| !p.prompts.is_empty()).unwrap();
        let prompt = players[asked].prompts[0].clone();
        let (seat, number, choice) = (prompt.seat, prompt.number, prompt.options[0].choice.as_str());
        let before = (players[0].seq, players[0].hash, players[1].hash);

        let other = 1 - asked;
        for (player, request, expected) in [
            (&mut players[other], act("1", seat, number, choice), "not-yours"),
            (&mut watcher, act("2", seat, number, choice), "not-yours"),
        ] {
            assert_eq!(player.ask(request).await.unwrap_err().code, expected);
        }
        let player = &mut players[asked];
        for (request, expected) in [
            (act("3", seat, number + 1, choice), "stale"),
            (act("4", seat, number.wrapping_sub(1), choice), "stale"),
            (act("5", seat, number, "no such choice"), "unknown-choice"),
            (act("6", seat, number, "deal 1"), "not-legal"),
            (act("7", 7, number, choice), "no-such-seat"),
            (act("8", usize::MAX, number, choice), "no-such-seat"),
            (act("", seat, number, choice), "bad-message"),
            (act(&"i".repeat(65), seat, number, choice), "bad-message"),
            (FromClient::Ask { id: "9".into(), seat, ply: 99999 }, "nothing-to-undo"),
            (FromClient::Vote { id: "10".into(), number: 1, agree: true }, "no-proposal"),
            (FromClient::Say { id: "11".into(), text: "\u{202e}\u{7}".into() }, "bad-text"),
            (FromClient::Say { id: "12".into(), text: "x".repeat(501) }, "bad-text"),
        ] {
            assert_eq!(player.ask(request).await.unwrap_err().code, expected);
        }
        // Something that is shown but not allowed is refused with the reason and the clause.
        if let Some(refused) = prompt.refused.first() {
            let fault = player.ask(act("13", seat, number, &refused.choice)).await.unwrap_err();
            assert_eq!((&*fault.code, fault.clause.as_ref()), ("not-legal", Some(&refused.clause)));
            assert_eq!(fault.text.as_deref(), Some(&refused.reason));
            let why = FromClient::Why { id: "14".into(), seat, choice: refused.choice.clone() };
            player.socket.send(&why).await.unwrap();
            let answer = player.hear_until(|m| matches!(m, FromServer::Reason { .. })).await;
            assert!(matches!(answer, FromServer::Reason { text: Some(t), .. } if t == refused.reason));
        }
        let fresh = [Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        assert_eq!((fresh[0].seq, fresh[0].hash, fresh[1].hash), before);
        assert!(players[asked].ask(act("15", seat, number, choice)).await.is_ok());
    });
}

#[test]
fn messages_that_cannot_be_read_are_refused() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 4).await;
        let mut player = Player::open(&people[0], &table.id).await;
        let before = (player.seq, player.hash);
        let long = format!(r#"{{"type":"say","id":"1","text":"{}"}}"#, "x".repeat(9000));
        let deep = format!("{}{}", "[".repeat(3000), "]".repeat(3000));
        for (text, expected) in [
            ("", "bad-message"),
            ("hello", "bad-message"),
            ("{}", "bad-message"),
            ("null", "bad-message"),
            (r#"{"type":"act"}"#, "bad-message"),
            (r#"{"type":"act","id":"1","seat":-1,"prompt":0,"choice":"pass"}"#, "bad-message"),
            (r#"{"type":"act","id":"1","seat":0,"prompt":1e99,"choice":"pass"}"#, "bad-message"),
            (r#"{"type":"act","id":"1","seat":0,"prompt":0,"choice":"pass","extra":1}"#, "bad-message"),
            (r#"{"type":"resign","id":"1"}"#, "bad-message"),
            (r#"{"type":"hello"}"#, "bad-message"),
            (&deep, "bad-message"),
            (&long, "too-large"),
        ] {
            player.socket.send_text(text.into()).await.unwrap();
            let refused = player.hear_until(|m| matches!(m, FromServer::Refused(_))).await;
            let FromServer::Refused(refusal) = refused else { unreachable!() };
            assert_eq!(refusal.fault.code, expected, "{}", &text[..text.len().min(80)]);
        }
        player.socket.send_bytes(vec![0, 159, 146, 150]).await.unwrap();
        player.hear_until(|m| matches!(m, FromServer::Refused(r) if r.fault.code == "bad-message")).await;
        // Far too much ends the connection, and only that.
        player.socket.send_text("y".repeat(1 << 20)).await.ok();
        while player.socket.text().await.is_ok() {}
        let again = Player::open(&people[0], &table.id).await;
        assert_eq!((again.seq, again.hash), before);
    });
}

#[test]
fn the_first_message_is_a_hello_with_a_token_that_is_known() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 4).await;
        let nobody = Client::new(rig.address());
        let failed = async |first: String| {
            let mut socket = nobody.socket(&table.id).await.unwrap();
            socket.send_text(first).await.unwrap();
            let FromServer::Failed { fault } = json::read(&socket.text().await.unwrap()).unwrap() else {
                panic!()
            };
            assert!(socket.text().await.is_err(), "the socket is closed");
            fault.code.to_string()
        };
        assert_eq!(failed("{".into()).await, "bad-message");
        assert_eq!(failed(r#"{"type":"resync"}"#.into()).await, "bad-message");
        assert_eq!(failed(r#"{"type":"hello","token":"forged"}"#.into()).await, "bad-token");
        assert_eq!(failed(r#"{"type":"hello","look":0}"#.into()).await, "not-yours");
        let forged = Client::with_token(rig.address(), "forged");
        assert_eq!(code(forged.get::<wire::Person>("/api/me").await), "bad-token");
        let look = Player::try_open(&people[0], &table.id, Some(1), None).await;
        assert_eq!(look.err().unwrap().code, "not-yours");
        let unknown = Player::try_open(&people[0], "aaaaaaaaaaaaaaaa", None, None).await;
        assert_eq!(unknown.err().unwrap().code, "no-such-table");
        // A page of another site may not use the cookie.
        let upgrade = [
            ("origin", "https://elsewhere.example"),
            ("upgrade", "websocket"),
            ("connection", "upgrade"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        let path = format!("/api/tables/{}/socket", table.id);
        let answer = raw_upgrade(&rig, &path, &upgrade).await;
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    });
}

/// [`Client::raw`] asks to close, which an upgrade must not.
async fn raw_upgrade(rig: &Rig, path: &str, headers: &[(&str, &str)]) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(rig.address()).await.unwrap();
    let mut head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n", rig.address());
    headers.iter().for_each(|(name, value)| head += &format!("{name}: {value}\r\n"));
    stream.write_all(format!("{head}\r\n").as_bytes()).await.unwrap();
    let mut bytes = vec![0; 4096];
    let n = stream.read(&mut bytes).await.unwrap();
    String::from_utf8_lossy(&bytes[..n]).into_owned()
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let rig = Rig::new();
    rig.run(async {
        let person = person(&rig, "Ann").await;
        let nobody = Client::new(rig.address());
        let json_kind = [("content-type", "application/json")];
        let status = async |method: &str, path: &str, kind: &[(&str, &str)], body: &[u8]| {
            let answer = person.raw(method, path, kind, body).await.unwrap();
            let fault: Fault = json::read(std::str::from_utf8(&answer.body).unwrap()).unwrap();
            assert!(!fault.message.is_empty());
            assert!(
                answer
                    .head
                    .to_lowercase()
                    .contains("content-security-policy: default-src 'none'; script-src 'self';")
            );
            (answer.status, fault.code.to_string())
        };
        for (path, body, expected) in [
            ("/api/tables", &b"{"[..], (400, "bad-message")),
            ("/api/tables", b"\xff\xfe", (400, "bad-message")),
            ("/api/tables", b"{\"game\":\"camp\",\"seats\":[],\"cheat\":1}", (400, "bad-message")),
            ("/api/me", b"{\"name\":\" \\u0007 \"}", (400, "bad-name")),
            ("/api/me", b"{\"name\":\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}", (400, "bad-name")),
            ("/api/nothing", b"{}", (404, "no-such-path")),
            ("/api/recover", b"{\"code\":\"nope\"}", (400, "bad-code")),
        ] {
            let (status, code) = status("POST", path, &json_kind, body).await;
            assert_eq!((status, code.as_str()), expected, "{path}");
        }
        assert_eq!(status("POST", "/api/tables", &[], b"{}").await, (400, "bad-message".into()));
        assert_eq!(
            status("POST", "/api/tables", &json_kind, &[b' '; 20_000]).await,
            (413, "too-large".into())
        );
        assert_eq!(status("PUT", "/api/me", &json_kind, b"{}").await.0, 405);
        assert_eq!(status("GET", "/api/tables/..%2f..%2fetc", &[], b"").await.0, 404);
        assert_eq!(status("GET", "/nothing.js", &[], b"").await.0, 404);

        let two = || vec![me(), NewSeat::Open];
        let mut table = new_table(two(), 1);
        assert_eq!(code(nobody.create(&table).await), "no-person");
        table.game = "chess".into();
        assert_eq!(code(person.create(&table).await), "no-such-game");
        assert_eq!(code(person.create(&new_table(vec![me()], 1)).await), "bad-setup");
        assert_eq!(code(person.create(&new_table(vec![me(); 9], 1)).await), "bad-setup");
        assert_eq!(code(person.create(&new_table(vec![NewSeat::Open; 2], 1)).await), "bad-seat");
        let robot = NewSeat::Bot { bot: "alpha".into() };
        assert_eq!(code(person.create(&new_table(vec![me(), robot], 1)).await), "bad-bot");
        let mut table = new_table(two(), 1);
        table.options.insert("length".into(), "end_less".into());
        assert_eq!(code(person.create(&table).await), "bad-setup");
    });
}

/// Whoever tries too often is asked to wait, and only they.
#[test]
fn too_much_is_slowed_down() {
    let few = Rate { burst: 3, per_second: 0.01 };
    let rig = Rig::with(|config| {
        (config.limits.people, config.limits.tables, config.limits.failures) = (few, few, few);
        (config.limits.chat, config.limits.messages) = (few, Rate { burst: 8, per_second: 0.01 });
    });
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        let too_often = |result: Result<(), ClientFault>| code(result) == "too-often";
        for _ in 0..2 {
            person(&rig, "More").await;
        }
        assert!(too_often(Client::person(rig.address(), "One more").await.map(drop)));
        let mut last = None;
        for _ in 0..3 {
            last = Some(ann.create(&new_table(vec![me(), NewSeat::Open], 1)).await.unwrap());
        }
        assert!(too_often(ann.create(&new_table(vec![me(), NewSeat::Open], 1)).await.map(drop)));

        let mut player = Player::open(&ann, &last.unwrap().id).await;
        for i in 0..4 {
            let said = player.ask(FromClient::Say { id: format!("s{i}"), text: "hi".into() }).await;
            assert_eq!(said.is_ok(), i < 3, "{said:?}");
        }
        for _ in 0..20 {
            player.socket.send(&FromClient::Resync {}).await.ok();
        }
        let failed = player.hear_until(|m| matches!(m, FromServer::Failed { .. })).await;
        assert!(matches!(failed, FromServer::Failed { fault } if fault.code == "too-often"));

        let nobody = Client::new(rig.address());
        for i in 0..5 {
            let guess = Recover { code: format!("guess-{i}"), header: true };
            let answer = nobody.post::<wire::Person>("/api/recover", &guess).await;
            assert_eq!(code(answer), if i < 3 { "bad-code" } else { "too-often" });
        }
    });
}

#[test]
fn nobody_joins_or_looks_uninvited() {
    let rig = Rig::new();
    rig.run(async {
        let (ann, ben) = (person(&rig, "Ann").await, person(&rig, "Ben").await);
        let mut secret = new_table(vec![me(), NewSeat::Open, NewSeat::Open], 1);
        (secret.listed, secret.watchable) = (false, false);
        let table = ann.create(&secret).await.unwrap();
        let seen: TableInfo = ben.get(&format!("/api/tables/{}", table.id)).await.unwrap();
        assert!(seen.invite.is_none());
        let path = format!("/api/tables/{}/join", table.id);
        let join =
            |invite: Option<&str>, seat| JoinTable { invite: invite.map(str::to_owned), seat, name: None };
        assert_eq!(code(ben.post::<TableInfo>(&path, &join(None, None)).await), "not-invited");
        assert_eq!(code(ben.post::<TableInfo>(&path, &join(Some("guess"), None)).await), "not-invited");
        assert_eq!(Player::try_open(&ben, &table.id, None, None).await.err().unwrap().code, "not-watchable");
        let invite = table.invite.as_deref();
        assert_eq!(code(ben.post::<TableInfo>(&path, &join(invite, Some(0))).await), "no-open-seat");
        assert_eq!(code(ben.post::<TableInfo>(&path, &join(invite, Some(8))).await), "no-open-seat");
        ben.post::<TableInfo>(&path, &join(invite, Some(2))).await.unwrap();
        let fill = format!("/api/tables/{}/fill", table.id);
        let bots = wire::FillTable { bot: "random".into() };
        assert_eq!(code(ben.post::<TableInfo>(&fill, &bots).await), "not-host");
        let started: TableInfo = ann.post(&fill, &bots).await.unwrap();
        assert_eq!(started.state, wire::TableState::Playing);
        let late = person(&rig, "Late").await;
        assert_eq!(code(late.post::<TableInfo>(&path, &join(invite, None)).await), "already-started");
    });
}

/// A program on this machine, such as one that measures the server, may do more; what a proxy passes on may not.
#[test]
fn the_machine_itself_may_do_more() {
    let few = Rate { burst: 2, per_second: 0.0 };
    let made = |rig: &Rig, headers: &[(&str, &str)]| {
        let mut n = 0;
        rig.run(async {
            let kind = [&[("content-type", "application/json")], headers].concat();
            let body = br#"{"name":"Ann"}"#;
            while n < 30
                && Client::new(rig.address()).raw("POST", "/api/me", &kind, body).await.unwrap().status == 200
            {
                n += 1;
            }
        });
        n
    };
    let rig = Rig::with(|config| (config.limits.people, config.limits.local) = (few, 10));
    assert_eq!(made(&rig, &[]), 20);
    assert_eq!(made(&rig, &[("x-forwarded-for", "203.0.113.9")]), 2);
    assert_eq!(
        made(&rig, &[("x-forwarded-for", "127.0.0.1")]),
        0,
        "all that is passed on is one address here"
    );
    let rig = Rig::with(|config| {
        (config.limits.people, config.limits.local) = (few, 10);
        config.public = Some("https://dolmen.example".into());
    });
    assert_eq!(made(&rig, &[]), 2, "behind a proxy nobody is local");
    assert_eq!(made(&rig, &[("x-forwarded-for", "127.0.0.1")]), 0);
    assert_eq!(made(&rig, &[("x-forwarded-for", "203.0.113.9")]), 2);
    assert_eq!(made(&rig, &[("x-forwarded-for", "203.0.113.10, 203.0.113.9")]), 0, "the last one counts");
}
