//! Clocks, letting a bot play for somebody who is away, and coming back.

use std::{
    io::{Read, Write},
    net::TcpListener,
    sync::mpsc,
    time::Duration,
};

use wire::{Clock, FromClient, FromServer, NewSeat, Standing, TableInfo, Webhook};

use crate::rig::{Player, Rig, code, me, new_table, person, play, table_of, until};

fn hand_over(player: &mut Player, seat: usize) -> FromClient {
    FromClient::HandOver { id: player.next_id(), seat }
}

fn take_back(player: &mut Player, seat: usize) -> FromClient {
    FromClient::TakeBack { id: player.next_id(), seat }
}

/// Plays until this seat is asked, and only this one.
async fn until_asked(players: &mut [Player], seat: usize) {
    for _ in 0..400 {
        if players.iter().enumerate().all(|(i, p)| p.prompts.is_empty() != (i == seat)) {
            return;
        }
        let at = (0..players.len()).find(|i| !players[*i].prompts.is_empty() && *i != seat);
        play(&mut players[at.unwrap()..=at.unwrap()], 1).await;
        let seq = players.iter().map(|p| p.seq).max().unwrap();
        for player in players.iter_mut() {
            while player.seq < seq {
                player.hear().await;
            }
        }
    }
    panic!("seat {seat} was never asked alone");
}

/// TB-A02 TB-U03
#[test]
fn a_bot_plays_for_the_absent_by_vote_until_they_are_back() {
    let mut rig = Rig::with(|config| config.limits.away = Duration::from_millis(300));
    let (table, people) = rig.run(table_of(&rig, 3, 5));
    rig.run(async {
        let mut players = Vec::new();
        for person in &people {
            players.push(Player::open(person, &table.id).await);
        }
        until_asked(&mut players, 2).await;
        let early = hand_over(&mut players[0], 2);
        assert_eq!(players[0].ask(early).await.unwrap_err().code, "not-absent", "they are here");
        drop(players.pop());
        let info = format!("/api/tables/{}", table.id);
        let absent = async || people[0].get::<TableInfo>(&info).await.unwrap().seats[2].absent;
        until("the third seat is absent", absent).await;
        let own = hand_over(&mut players[0], 0);
        assert_eq!(players[0].ask(own).await.unwrap_err().code, "not-absent", "nobody hands over themselves");
        let none = hand_over(&mut players[0], 9);
        assert_eq!(players[0].ask(none).await.unwrap_err().code, "no-such-seat");

        let ask = hand_over(&mut players[0], 2);
        players[0].ask(ask.clone()).await.unwrap();
        let asked = players[1].hear_until(|m| matches!(m, FromServer::Proposal { proposal: Some(_) })).await;
        let FromServer::Proposal { proposal: Some(proposal) } = asked else { unreachable!() };
        assert!(proposal.seat == 2 && proposal.bot.is_some() && proposal.waiting.len() == 1, "{proposal:?}");
        let ply = players[0].ply;
        let vote = FromClient::Vote { id: "yes".into(), number: proposal.number, agree: true };
        players[1].ask(vote).await.unwrap();
        while players[0].ply == ply {
            players[0].hear().await;
        }
        assert_eq!(players[0].table.seats[2].stand_in.as_deref(), proposal.bot.as_deref());
        // The same request again is answered, not carried out again.
        players[0].ask(ask).await.unwrap();
    });
    // It is in the log: it holds after a restart.
    rig.restart();
    rig.run(async {
        let people: Vec<_> = people.iter().map(|p| p.moved(rig.address())).collect();
        let mut back = Player::open(&people[2], &table.id).await;
        assert!(back.table.seats[2].stand_in.is_some());
        let foreign = take_back(&mut back, 1);
        assert_eq!(back.ask(foreign).await.unwrap_err().code, "not-yours");
        if let Some(act) = back.answer() {
            assert_eq!(back.ask(act).await.unwrap_err().code, "stand-in", "the bot decides until then");
        }
        let take = take_back(&mut back, 2);
        back.ask(take).await.unwrap();
        assert_eq!(back.table.seats[2].stand_in, None);
        let again = take_back(&mut back, 2);
        assert_eq!(back.ask(again).await.unwrap_err().code, "no-stand-in");
        let mut players = vec![back];
        for person in &people[..2] {
            players.push(Player::open(person, &table.id).await);
        }
        assert!(
            play(&mut players, 4000).await > 5 && players[0].outcome.is_some(),
            "the game goes on to its end"
        );
    });
}

/// TB-A01
#[test]
fn a_clock_says_when_a_decision_is_late() {
    let rig = Rig::new();
    rig.run(async {
        let person = person(&rig, "Ann").await;
        let with = |clock: Clock| {
            let mut body = new_table(vec![me(), NewSeat::Bot { bot: "random".into() }], 3);
            body.clock = clock;
            body
        };
        for bad in [Clock::Move { seconds: 59 }, Clock::Move { seconds: u32::MAX }, Clock::Day { days: 0 }] {
            assert_eq!(code(person.create(&with(bad)).await), "bad-clock", "{bad:?}");
        }
        let table = person.create(&with(Clock::Move { seconds: 3600 })).await.unwrap();
        let mut ann = Player::open(&person, &table.id).await;
        while ann.prompts.is_empty() {
            ann.hear().await;
        }
        let ann = Player::open(&person, &table.id).await;
        let due = ann.table.due.expect("somebody is asked");
        let now =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
        assert!(due > now && due <= now + 3_600_000, "{due} {now}");
        let free = person.create(&with(Clock::None)).await.unwrap();
        assert_eq!(Player::open(&person, &free.id).await.table.due, None);
    });
}

/// A day begins at midnight UTC, and the clock ends with one.
#[test]
fn days_end_at_midnight() {
    const DAY: u64 = 86_400_000;
    assert_eq!(Clock::Day { days: 1 }.due(10 * DAY), Some(12 * DAY));
    assert_eq!(Clock::Day { days: 1 }.due(11 * DAY - 1), Some(12 * DAY));
    assert_eq!(Clock::Day { days: 3 }.due(10 * DAY + 5), Some(14 * DAY));
}

/// A server that gives this answer to everybody and tells what it heard.
fn listener(answer: &'static str) -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/hook", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let (mut heard, mut part) = (String::new(), [0; 4096]);
            while !heard.trim_end().ends_with('}') {
                match stream.read(&mut part) {
                    Ok(n) if n > 0 => heard += &String::from_utf8_lossy(&part[..n]),
                    _ => break,
                }
            }
            drop(stream.write_all(answer.as_bytes()));
            if sender.send(heard).is_err() {
                return;
            }
            if answer.is_empty() {
                // It hangs: the line stays open, and nothing comes.
                std::mem::forget(stream);
            }
        }
    });
    (address, receiver)
}

#[test]
fn a_webhook_tells_somebody_elsewhere_and_cannot_do_harm() {
    let rig = Rig::with(|config| {
        config.limits.nudge = Duration::from_millis(50);
        config.limits.webhooks_inside = true;
    });
    let (good, heard) = listener("HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n");
    let (trap, trapped) = listener("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    let away: &'static str =
        Box::leak(format!("HTTP/1.1 307 Elsewhere\r\nlocation: {trap}\r\ncontent-length: 0\r\n\r\n").into());
    let (redirecting, redirected) = listener(away);
    let (hanging, hung) = listener("");
    let (late, last) = listener("HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n");
    rig.run(async {
        let (mut all, mut called) = (Vec::new(), Vec::new());
        // Each of them in turn: asked, not there, and called once; the table goes on whatever the other side does.
        for (i, (address, told)) in
            [(hanging, hung), (redirecting, redirected), (good, heard), (late, last)].into_iter().enumerate()
        {
            let (table, people) = table_of(&rig, 2, 11 + i as u32).await;
            let answer = people[1]
                .raw(
                    "PUT",
                    "/api/me/webhook",
                    &[("content-type", "application/json")],
                    wire::json::write(&Webhook { url: Some(address), left_out: None }).as_bytes(),
                )
                .await
                .unwrap();
            assert_eq!(answer.status, 200);
            let mut ann = Player::open(&people[0], &table.id).await;
            for _ in 0..200 {
                if ann.prompts.is_empty() {
                    break;
                }
                play(std::slice::from_mut(&mut ann), 1).await;
            }
            let text = told.recv_timeout(Duration::from_secs(20)).expect("it is called");
            assert!(text.starts_with("POST /hook"), "{text}");
            assert!(
                text.contains(&table.id) && text.contains("Person 2") && text.contains("your turn"),
                "{text}"
            );
            all.extend(people.into_iter().nth(1));
            called.push((table, told));
        }
        assert!(trapped.try_recv().is_err(), "redirects are not followed");
        // The last one was called when the others would have been called again.
        assert!(called[..3].iter().all(|(_, told)| told.try_recv().is_err()), "once a prompt");
        for (ben, (table, _)) in all.iter().zip(&called) {
            let mut ben = Player::open(ben, &table.id).await;
            let act = ben.answer().expect("Ben is asked");
            ben.ask(act).await.unwrap();
        }
        // Who gave the address that hangs is told that it is left out for a while, and the others nothing.
        let webhook = async || all[0].get::<Webhook>("/api/me/webhook").await.unwrap();
        until("the address that hangs is left out", async || webhook().await.left_out.is_some()).await;
        let state = webhook().await;
        assert!(state.left_out.is_some_and(|seconds| (1..=60).contains(&seconds)), "{state:?}");
        for answered in &all[1..] {
            assert_eq!(answered.get::<Webhook>("/api/me/webhook").await.unwrap().left_out, None);
        }
        // Whoever gives it again wants it to be tried.
        let body = wire::json::write(&Webhook { left_out: None, ..state });
        let kind = [("content-type", "application/json")];
        assert_eq!(all[0].raw("PUT", "/api/me/webhook", &kind, body.as_bytes()).await.unwrap().status, 200);
        assert_eq!(all[0].get::<Webhook>("/api/me/webhook").await.unwrap().left_out, None);
    });
}

#[test]
fn a_webhook_leads_outside_or_is_refused() {
    let rig = Rig::new();
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        for (url, status) in [
            ("http://127.0.0.1:9/x", 400),
            ("http://169.254.169.254/latest", 400),
            ("gopher://example.org", 400),
            ("https://example.org/hook", 200),
        ] {
            let body = wire::json::write(&Webhook { url: Some(url.into()), left_out: None });
            let answer = ann
                .raw("PUT", "/api/me/webhook", &[("content-type", "application/json")], body.as_bytes())
                .await
                .unwrap();
            assert_eq!(answer.status, status, "{url}");
        }
        let kept = ann.raw("GET", "/api/me/webhook", &[], b"").await.unwrap();
        assert!(String::from_utf8_lossy(&kept.body).contains("https://example.org/hook"));
    });
}

/// A table of a game of the catalog whose people all have prompts without a choice answered for them.
async fn forced_table(rig: &Rig, game: &str, seed: u32) -> Vec<Player> {
    let (ann, ben) = (person(rig, "Ann").await, person(rig, "Ben").await);
    let mut body = new_table(vec![me(), NewSeat::Open], seed);
    body.game = game.into();
    let table = ann.create(&body).await.unwrap();
    ben.join(&table).await.unwrap();
    let mut players = vec![Player::open(&ann, &table.id).await, Player::open(&ben, &table.id).await];
    for (seat, player) in players.iter_mut().enumerate() {
        let answers = Standing { forced: true, ..Standing::default() };
        let stand = FromClient::Standing { id: player.next_id(), seat, answers };
        player.ask(stand).await.unwrap();
    }
    players
}

/// Whether the table goes on by itself while nobody answers, within longer than such an answer takes. That it does not can
/// only be waited for.
async fn goes_on(player: &mut Player) -> bool {
    let ply = player.ply;
    let later = async {
        while player.ply == ply {
            player.hear().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), later).await.is_ok()
}

/// Plays until a seat has a single option while so many are asked, and says which seat.
async fn until_single(players: &mut [Player], n_asked: usize) -> usize {
    for _ in 0..400 {
        let asked = players.iter().filter(|p| !p.prompts.is_empty()).count();
        let single = players.iter().position(|p| p.prompts.first().is_some_and(|p| p.options.len() == 1));
        if let Some(at) = single.filter(|_| asked == n_asked) {
            return at;
        }
        play(players, 1).await;
    }
    panic!("nobody ever has a single option");
}

/// TB-A03
#[test]
fn what_has_no_choice_is_answered_but_never_on_an_open_floor() {
    let rig = Rig::with(|config| config.games = server::Games::from_catalog());
    rig.run(async {
        let mut players = forced_table(&rig, "prehistory", 1).await;
        let at = until_single(&mut players, 1).await;
        assert!(goes_on(&mut players[at]).await, "who must answer is answered for");

        // Whose people may help is asked on an open floor; only they say yes.
        let mut players = forced_table(&rig, "paleo", 6).await;
        let at = until_single(&mut players, 2).await;
        assert!(!goes_on(&mut players[at]).await, "nobody is committed without their consent");
    });
}
