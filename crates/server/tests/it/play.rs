//! Whole games over sockets; connections lost and resumed; taking back; talking.

use server::client::Client;
use wire::{FromClient, FromServer, Progress, StoryPart, TableState};

use crate::rig::{Player, Rig, bot, code, me, new_table, person, play, table_of};

#[test]
fn a_whole_game_is_played_and_its_record_verified() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 3, 5).await;
        let mut players = Vec::new();
        for person in &people {
            players.push(Player::open(person, &table.id).await);
        }
        let mut watcher = Player::open(&server::client::Client::new(rig.address()), &table.id).await;
        let early =
            people[0].raw("GET", &format!("/api/tables/{}/record", table.id), &[], b"").await.unwrap();
        assert_eq!(early.status, 409, "nobody learns the seed before the end");
        let n = play(&mut players, 4000).await;
        assert!(n > 100, "{n} decisions");
        while watcher.outcome.is_none() {
            watcher.hear().await;
        }
        assert_eq!(watcher.seq, players[0].seq);
        assert!(watcher.prompts.is_empty() && watcher.mine.is_empty());
        let outcome = watcher.outcome.as_ref().unwrap();
        assert_eq!(outcome.standings.len(), 3);
        assert!(outcome.standings.iter().all(|s| s.by_source.iter().sum::<i32>() == s.score));
        watcher
            .hear_until(|m| matches!(m, FromServer::Table { table } if table.state == TableState::Over))
            .await;

        let record =
            people[0].raw("GET", &format!("/api/tables/{}/record", table.id), &[], b"").await.unwrap();
        let rules =
            std::sync::Arc::new(table::Ruleset::new(testkit::camp::Camp::new(), "0000000000000000".into()));
        let verified = table::verify(rules, std::str::from_utf8(&record.body).unwrap()).unwrap();
        assert!(verified.over && verified.seed_checked);
        assert_eq!(verified.decisions, n);
    });
}

/// What was met counts from the start, what was played and won from the end, for each person by their own seats.
#[test]
fn a_campaign_remembers_what_was_met_played_and_won() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 5).await;
        let progress = async |i: usize| people[i].get::<Progress>("/api/me/progress/camp").await.unwrap();
        let book: wire::Rulebook = people[0].get("/api/games/camp/rules/en").await.unwrap();
        assert_eq!(
            (book.clauses[0].spoils.len(), book.clauses[1].spoils.as_slice()),
            (0, &["end".into()][..])
        );
        let before = progress(0).await;
        assert_eq!(
            (before.met.as_slice(), before.played.len(), before.won.len()),
            (&["end".into()][..], 0, 0)
        );

        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        play(&mut players, 4000).await;
        let standings = players[0].outcome.as_ref().unwrap().standings.clone();
        assert!(standings.iter().any(|s| s.won) && standings.iter().any(|s| !s.won));
        for (i, standing) in standings.iter().enumerate() {
            let after = progress(i).await;
            assert_eq!(after.played, ["long"]);
            assert_eq!(!after.won.is_empty(), standing.won);
        }
        let nobody = people[0].get::<Progress>("/api/me/progress/chess").await;
        assert_eq!(code(nobody), "no-such-game");
    });
}

/// The toy game told in updates is the same as told at once.
#[test]
fn updates_add_up_to_what_a_newcomer_is_shown() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 9).await;
        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        let mut long = false;
        for _ in 0..12 {
            play(&mut players, 17).await;
            for (i, person) in people.iter().enumerate() {
                let fresh = Player::open(person, &table.id).await;
                assert_eq!(fresh.hash, players[i].hash);
                // The latest lines come at once, the earlier ones are asked for.
                let all = &players[i].story;
                assert_eq!(fresh.story.len(), all.len().min(100));
                let earlier = all.len() - fresh.story.len();
                let path = format!("/api/tables/{}/story", table.id);
                let part: StoryPart = person.get(&format!("{path}?from=0&to={earlier}")).await.unwrap();
                assert_eq!([part.lines, fresh.story].concat(), *all);
                let spectator: StoryPart = Client::new(rig.address()).get(&path).await.unwrap();
                assert_eq!(spectator.lines.len(), all.len().min(1000));
                long |= earlier > 0;
                let other = person.get::<StoryPart>(&format!("{path}?look={}", 1 - i)).await;
                assert_eq!(code(other), "not-yours");
                let nonsense = person.get::<StoryPart>(&format!("{path}?from=soon")).await;
                assert_eq!(code(nonsense), "bad-message");
                assert_eq!(fresh.prompts, players[i].prompts);
                assert_eq!((fresh.seq, fresh.ply), (players[i].seq, players[i].ply));
            }
        }
        assert!(long, "the log grows longer than what comes at once");
    });
}

#[test]
fn a_lost_connection_resumes_where_it_was() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(table_of(&rig, 2, 3));
    let lost = rig.run(async {
        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        play(&mut players, 30).await;
        let mut lost = players.remove(0);
        // It misses a chat line and a taken-back decision of the other, and its own last answer.
        let say = FromClient::Say { id: "say".into(), text: "hello <b>".into() };
        players[0].ask(say).await.unwrap();
        lost.socket.send(&FromClient::Undo { id: "gone".into(), seat: 0 }).await.unwrap();
        players[0]
            .hear_until(|m| {
                matches!(m, FromServer::Done { .. } | FromServer::Update(_) | FromServer::Undoable { .. })
            })
            .await;
        let mut back = Player::try_open(&people[0], &table.id, None, Some(&lost)).await.unwrap();
        assert_eq!(back.stream.len(), 1);
        assert!(
            back.stream[0].starts_with(r#"{"type":"update""#),
            "only what was missed: {}",
            back.stream[0]
        );
        let chat = back.hear_until(|m| matches!(m, FromServer::Chat(_))).await;
        assert!(
            matches!(chat, FromServer::Chat(line) if line.text == "hello <b>" && line.name == "Person 2")
        );
        let fresh = Player::open(&people[0], &table.id).await;
        assert_eq!((fresh.hash, &fresh.story, &fresh.prompts), (back.hash, &back.story, &back.prompts));
        // Somebody who shows something else gets everything anew.
        let mut wrong = back;
        wrong.hash ^= 1;
        let whole = Player::try_open(&people[0], &table.id, None, Some(&wrong)).await.unwrap();
        assert!(whole.stream[0].starts_with(r#"{"type":"welcome""#));
        fresh
    });
    // The same after the server was started again.
    rig.restart();
    rig.run(async {
        let people: Vec<_> = people.iter().map(|p| p.moved(rig.address())).collect();
        let back = Player::try_open(&people[0], &table.id, None, Some(&lost)).await.unwrap();
        assert!(back.stream[0].starts_with(r#"{"type":"update""#), "{}", back.stream[0]);
        assert_eq!((back.seq, back.hash), (lost.seq, lost.hash));
        let mut players = vec![back, Player::open(&people[1], &table.id).await];
        play(&mut players, 4000).await;
        assert!(players[0].outcome.is_some());
    });
}

/// A repeated request is answered, not carried out again: at once, after a reconnection, and after a restart.
#[test]
fn a_repeated_decision_is_made_once() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(table_of(&rig, 2, 4));
    let (act, seq) = rig.run(async {
        let mut one = Player::open(&people[0], &table.id).await;
        let act = one.answer().unwrap();
        let seq = one.ask(act.clone()).await.unwrap();
        assert_eq!(one.ask(act.clone()).await.unwrap(), seq);
        let mut again = Player::open(&people[0], &table.id).await;
        assert_eq!(again.ask(act.clone()).await.unwrap(), seq);
        assert_eq!(again.seq, one.seq);
        (act, seq)
    });
    rig.restart();
    rig.run(async {
        let person = people[0].moved(rig.address());
        let mut again = Player::open(&person, &table.id).await;
        let before = again.seq;
        assert_eq!(again.ask(act).await.unwrap(), seq);
        assert_eq!(again.seq, before);
    });
}

/// TB-U01 TB-U04
#[test]
fn decisions_are_taken_back_up_to_the_barrier_and_beyond_it_by_agreement() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 6).await;
        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        let start = (players[0].hash, players[0].ply);
        // A closed plan can be taken back and made again.
        let act = players[0].answer().unwrap();
        players[0].ask(act).await.unwrap();
        let planned = players[0].hash;
        let undoable = players[0].hear_until(|m| matches!(m, FromServer::Undoable { .. })).await;
        assert!(matches!(undoable, FromServer::Undoable { seats, .. } if seats[0].ply == Some(start.1)));
        players[0].ask(FromClient::Undo { id: "u".into(), seat: 0 }).await.unwrap();
        assert_eq!((players[0].hash, players[0].ply), start);
        players[0].ask(FromClient::Redo { id: "v".into(), seat: 0 }).await.unwrap();
        assert_eq!(players[0].hash, planned);

        while players[1].seq < players[0].seq {
            players[1].hear().await;
        }
        play(&mut players, 40).await;
        let (far, ply) = (players[0].hash, players[0].ply);
        let refused = [0, 1].map(|seat| FromClient::Undo { id: format!("x{seat}"), seat });
        let mut codes = Vec::new();
        for (player, request) in players.iter_mut().zip(refused) {
            codes.push(
                player.ask(request).await.map(|_| String::new()).unwrap_or_else(|f| f.code.to_string()),
            );
        }
        assert!(codes.iter().any(|code| code.starts_with("barrier-")), "{codes:?}");

        // One no ends the question; a yes of all others goes back.
        for (number, agree) in [(1, false), (2, true)] {
            players[0]
                .ask(FromClient::Ask { id: format!("a{number}"), seat: 0, ply: start.1 })
                .await
                .unwrap();
            let asked =
                players[1].hear_until(|m| matches!(m, FromServer::Proposal { proposal: Some(_) })).await;
            let FromServer::Proposal { proposal: Some(proposal) } = asked else { unreachable!() };
            assert_eq!((proposal.number, proposal.ply, proposal.waiting.len()), (number, start.1, 1));
            let own =
                players[0].ask(FromClient::Vote { id: format!("o{number}"), number, agree: true }).await;
            assert_eq!(own.unwrap_err().code, "no-proposal");
            players[1].ask(FromClient::Vote { id: format!("v{number}"), number, agree }).await.unwrap();
            players[0].hear_until(|m| matches!(m, FromServer::Proposal { proposal: None })).await;
            let now = (players[0].hash, players[0].ply);
            assert_eq!(now == start, agree, "{now:?} {:?}", (far, ply));
        }
        assert!(players[0].story.iter().all(|told| told.ply <= start.1));
        let n = play(&mut players, 4000).await;
        assert!(n > 50 && players[0].outcome.is_some());
    });
}

/// TB-U03: Back takes back what bots have decided since, unless something was drawn or shown.
#[test]
fn what_bots_have_decided_since_goes_back_with_ones_own() {
    let rig = Rig::new();
    rig.run(async {
        let person = person(&rig, "Ann").await;
        let mut codes: Vec<String> = Vec::new();
        let seen = |codes: &[String], what: &str| codes.iter().any(|code| code == what);
        for seed in 0..400 {
            // What the bot does differs from table to table.
            if seen(&codes, "back") && seen(&codes, "barrier-revealed") {
                break;
            }
            let table = person.create(&new_table(vec![me(), bot("random")], seed)).await.unwrap();
            let mut ann = Player::open(&person, &table.id).await;
            // Two marks, and then the first worker is not placed.
            for _ in 0..2 {
                let act = ann.answer().unwrap();
                ann.ask(act).await.unwrap();
            }
            let passes =
                |ann: &Player| ann.prompts.iter().any(|p| p.options.iter().any(|o| o.choice == "pass"));
            while !passes(&ann) {
                ann.hear().await;
            }
            let before = (ann.hash, ann.ply);
            let act =
                |prompt| FromClient::Act { id: format!("p{prompt}"), seat: 0, prompt, choice: "pass".into() };
            let prompt = ann.prompts[0].number;
            ann.ask(act(prompt)).await.unwrap();
            while ann.prompts.is_empty() || ann.ply < before.1 + 2 {
                ann.hear().await;
            }
            match ann.ask(FromClient::Undo { id: "u".into(), seat: 0 }).await {
                Ok(_) => {
                    assert_eq!((ann.hash, ann.ply), before);
                    let again = Player::open(&person, &table.id).await;
                    assert_eq!((again.hash, again.ply), before);
                    codes.push("back".to_owned());
                }
                Err(fault) => {
                    assert_eq!(fault.clause.as_deref(), Some("TB-U01"));
                    codes.push(fault.code.to_string());
                }
            }
        }
        assert!(seen(&codes, "back") && seen(&codes, "barrier-revealed"), "{codes:?}");
        assert!(!seen(&codes, "barrier-decided"), "{codes:?}");
    });
}

/// TB-U04: bots are not asked.
#[test]
fn alone_against_bots_going_back_needs_nobody() {
    let rig = Rig::new();
    rig.run(async {
        let person = person(&rig, "Ann").await;
        let seats = vec![me(), bot("random"), bot("one-step")];
        let table = person.create(&new_table(seats, 8)).await.unwrap();
        assert_eq!(table.state, TableState::Playing);
        let mut ann = vec![Player::open(&person, &table.id).await];
        while ann[0].ply < 60 {
            while ann[0].prompts.is_empty() {
                ann[0].hear().await;
            }
            play(&mut ann, 1).await;
        }
        ann[0].ask(FromClient::Ask { id: "back".into(), seat: 0, ply: 10 }).await.unwrap();
        assert!(ann[0].ply >= 10 && ann[0].ply < 60, "{}", ann[0].ply);
        while ann[0].outcome.is_none() {
            while ann[0].prompts.is_empty() && ann[0].outcome.is_none() {
                ann[0].hear().await;
            }
            play(&mut ann, 1).await;
        }
    });
}

/// TB-H01 TB-H04: several players on one device: one client owns several seats, looks with the eyes of each, and is told
/// whether one of them knows what not everybody sees, and which of them has decided last.
#[test]
fn one_device_plays_several_seats() {
    let rig = Rig::new();
    rig.run(async {
        let person = person(&rig, "Ann").await;
        let ben = wire::NewSeat::Me { name: Some("Ben".into()) };
        let table = person.create(&new_table(vec![me(), ben, bot("random")], 8)).await.unwrap();
        assert_eq!(table.seats.iter().map(|s| s.name.as_str()).collect::<Vec<_>>(), ["Ann", "Ben", "random"]);
        let mut both = Player::open(&person, &table.id).await;
        assert_eq!(both.mine, [0, 1]);
        assert_eq!(both.prompts.iter().map(|p| p.seat).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(both.device, Some(wire::Device { hides: true, last: None }), "marks are one's own");
        // Ben marks a spot, then Ann the same: she is the last one until she takes it back, and nobody learns that it is.
        for seat in [1, 0] {
            let prompt = both.prompts.iter().find(|p| p.seat == seat).unwrap();
            let (prompt, choice) = (prompt.number, prompt.options[0].choice.clone());
            both.ask(FromClient::Act { id: format!("m{seat}"), seat, prompt, choice }).await.unwrap();
            assert_eq!(both.device, Some(wire::Device { hides: true, last: Some(seat) }));
        }
        both.ask(FromClient::Undo { id: "u".into(), seat: 0 }).await.unwrap();
        assert_eq!(both.device.unwrap().last, Some(1));
        both.socket.send(&FromClient::Look { seat: 1 }).await.unwrap();
        both.hear_until(|m| matches!(m, FromServer::Welcome(w) if w.look == Some(1))).await;
        assert_eq!(both.device.unwrap().last, Some(1));
        let watcher = Player::open(&Client::new(rig.address()), &table.id).await;
        assert_eq!(watcher.device, None);
        both.socket.send(&FromClient::Look { seat: 2 }).await.unwrap();
        let refused = both.hear_until(|m| matches!(m, FromServer::Refused(_))).await;
        assert!(matches!(refused, FromServer::Refused(r) if r.fault.code == "not-yours"));
        while both.outcome.is_none() {
            while both.prompts.is_empty() && both.outcome.is_none() {
                both.hear().await;
            }
            play(std::slice::from_mut(&mut both), 1).await;
        }
    });
}

/// TB-A04
#[test]
fn whoever_resigns_is_followed_by_a_bot() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 6).await;
        let mut one = Player::open(&people[0], &table.id).await;
        let path = format!("/api/tables/{}/resign", table.id);
        let info: wire::TableInfo = people[1].post(&path, &wire::Resign { seat: 1 }).await.unwrap();
        assert!(info.seats[1].resigned && info.seats[1].bot.is_some());
        assert_eq!(info.seats[1].name, "Person 2");
        while one.outcome.is_none() {
            while one.prompts.is_empty() && one.outcome.is_none() {
                one.hear().await;
            }
            play(std::slice::from_mut(&mut one), 1).await;
        }
        let (table, people) = table_of(&rig, 2, 7).await;
        let path = format!("/api/tables/{}/resign", table.id);
        let _: wire::TableInfo = people[0].post(&path, &wire::Resign { seat: 0 }).await.unwrap();
        let info: wire::TableInfo = people[1].post(&path, &wire::Resign { seat: 1 }).await.unwrap();
        assert_eq!(info.state, TableState::Closed);
    });
}
