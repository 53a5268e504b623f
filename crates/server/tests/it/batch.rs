//! Several decisions of one seat in one message: all or none, kept once, told once.

use rusqlite::Connection;
use wire::{Fault, FromClient, FromServer};

use crate::rig::{Player, Rig, play, table_of};

/// Two tables with the same seed and a player for each of their seats.
async fn twins(rig: &Rig, seed: u32) -> [Vec<Player>; 2] {
    let mut both = [Vec::new(), Vec::new()];
    for players in &mut both {
        let (table, people) = table_of(rig, 2, seed).await;
        for person in &people {
            players.push(Player::open(person, &table.id).await);
        }
    }
    both
}

async fn catch_up(players: &mut [Player], seq: u32) {
    for player in players {
        while player.seq < seq {
            player.hear().await;
        }
    }
}

fn batch(player: &mut Player, choices: &[String]) -> FromClient {
    let prompt = player.prompts.first().expect("it is asked").clone();
    let id = player.next_id();
    FromClient::Batch { id, seat: prompt.seat, prompt: prompt.number, choices: choices.to_vec() }
}

/// A decision at the first table after which the same seat is asked again, with nothing drawn between.
struct Pair {
    at: usize,
    first: String,
    /// What the seat may and may not do then.
    second: wire::Prompt,
}

/// Plays both tables alike until there is such a decision; the first table is one decision ahead then.
async fn pair(one: &mut [Player], two: &mut [Player], fits: impl Fn(&wire::Prompt) -> bool) -> Pair {
    loop {
        let at = (0..one.len()).find(|i| !one[*i].prompts.is_empty()).expect("the game is long enough");
        let ply = one[at].ply;
        let act = one[at].answer().expect("it is asked");
        let FromClient::Act { choice, .. } = act.clone() else { panic!("an answer is an act") };
        let seq = one[at].ask(act).await.expect("it is legal");
        catch_up(one, seq).await;
        if one[at].ply == ply + 1
            && let Some(second) = one[at].prompts.first().filter(|prompt| fits(prompt))
        {
            return Pair { at, first: choice, second: second.clone() };
        }
        let single = batch(&mut two[at], &[choice]);
        let seq = two[at].ask(single).await.expect("what was legal there is legal here");
        catch_up(two, seq).await;
        assert_eq!((one[at].hash, one[at].ply), (two[at].hash, two[at].ply));
    }
}

#[test]
fn a_batch_is_its_decisions_one_by_one() {
    let rig = Rig::new();
    rig.run(async {
        let mut n_batches = 0;
        for seed in 0..4 {
            let [mut one, mut two] = twins(&rig, seed).await;
            for _ in 0..8 {
                let Pair { at, first, second } = pair(&mut one, &mut two, |_| true).await;
                let choice = second.options.last().expect("there is an option").choice.clone();
                let id = one[at].next_id();
                let act =
                    FromClient::Act { id, seat: second.seat, prompt: second.number, choice: choice.clone() };
                let seq = one[at].ask(act).await.unwrap();
                catch_up(&mut one, seq).await;

                let both = batch(&mut two[at], &[first, choice]);
                let heard: Vec<usize> = two.iter().map(|player| player.stream.len()).collect();
                let seq = two[at].ask(both.clone()).await.unwrap();
                catch_up(&mut two, seq).await;
                let updates = |player: &Player, from: usize| {
                    player.stream[from..]
                        .iter()
                        .filter(|text| text.starts_with(r#"{"type":"update""#))
                        .count()
                };
                for (player, from) in two.iter().zip(heard) {
                    assert_eq!(updates(player, from), 1, "a batch is told in one");
                }
                for (a, b) in one.iter().zip(&two) {
                    assert_eq!((a.seq, a.ply, a.hash, &a.story), (b.seq, b.ply, b.hash, &b.story));
                    assert_eq!(a.prompts, b.prompts);
                }
                // The same again is answered again and changes nothing.
                let (ply, hash) = (two[at].ply, two[at].hash);
                assert_eq!(two[at].ask(both).await, Ok(seq));
                assert_eq!((two[at].ply, two[at].hash), (ply, hash));
                n_batches += 1;
            }
        }
        assert_eq!(n_batches, 32);
    });
}

#[test]
fn one_write_keeps_a_batch() {
    let rig = Rig::new();
    rig.run(async {
        let [mut one, mut two] = twins(&rig, 7).await;
        let Pair { at, first, second } = pair(&mut one, &mut two, |_| true).await;
        let before = two[at].seq;
        let both = batch(&mut two[at], &[first, second.options[0].choice.clone()]);
        let FromClient::Batch { id, .. } = both.clone() else { panic!() };
        let seq = two[at].ask(both).await.unwrap();
        assert!(seq >= before + 2);
        let database = Connection::open(rig.folder.path().join("dolmen.sqlite")).unwrap();
        let tagged: Vec<(u32, String)> = database
            .prepare("SELECT n, tag FROM log JOIN tables ON tbl = key WHERE id = ?1 AND n >= ?2 AND tag IS NOT NULL")
            .unwrap()
            .query_map(rusqlite::params![two[at].table.id, before], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        assert_eq!(tagged.len(), 1, "the request stands with its last entry: {tagged:?}");
        assert_eq!(tagged[0].0, seq - 1);
        assert!(tagged[0].1.ends_with(&format!(" {id}")));
    });
}

/// The fault of a batch that must be refused and change nothing.
async fn refused(player: &mut Player, message: FromClient) -> Fault {
    let before = (player.seq, player.ply, player.hash, player.prompts.clone());
    let fault = player.ask(message).await.expect_err("it is refused");
    assert_eq!(before, (player.seq, player.ply, player.hash, player.prompts.clone()));
    fault
}

#[test]
fn a_batch_that_is_not_legal_changes_nothing_and_says_which() {
    let rig = Rig::new();
    rig.run(async {
        let [mut one, mut two] = twins(&rig, 3).await;
        let Pair { at, first, second } = pair(&mut one, &mut two, |prompt| !prompt.refused.is_empty()).await;
        let wrong = second.refused[0].clone();
        let player = &mut two[at];

        let message = batch(player, &[first.clone(), wrong.choice.clone()]);
        let fault = refused(player, message).await;
        assert_eq!((&*fault.code, fault.at), ("not-legal", Some(1)));
        assert_eq!(fault.clause.as_deref(), Some(&*wrong.clause));
        assert_eq!(fault.text.as_deref(), Some(&wrong.reason));

        let message = batch(player, &[first.clone(), "no such choice".into()]);
        let fault = refused(player, message).await;
        assert_eq!((&*fault.code, fault.at), ("unknown-choice", Some(1)));

        for n in [0, 65] {
            let message = batch(player, &vec![first.clone(); n]);
            assert_eq!(refused(player, message).await.code, "bad-message");
        }

        let FromClient::Batch { id, seat, prompt, choices } = batch(player, std::slice::from_ref(&first))
        else {
            panic!()
        };
        let stale = FromClient::Batch { id, seat, prompt: prompt + 7, choices: choices.clone() };
        let fault = refused(player, stale).await;
        assert_eq!((&*fault.code, fault.at), ("stale", Some(0)));

        let id = player.next_id();
        let foreign = FromClient::Batch { id, seat: 1 - seat, prompt, choices: choices.clone() };
        assert_eq!(refused(player, foreign).await.code, "not-yours");
        let id = player.next_id();
        let nobody = FromClient::Batch { id, seat: 9, prompt, choices };
        assert_eq!(refused(player, nobody).await.code, "no-such-seat");

        // Messages that are no batch are refused too.
        for text in [
            r#"{"type":"batch","id":"x","seat":0,"prompt":1}"#,
            r#"{"type":"batch","id":"x","seat":0,"prompt":1,"choices":"pass"}"#,
            r#"{"type":"batch","id":"x","seat":0,"prompt":1,"choices":["pass"],"more":1}"#,
        ] {
            player.socket.send_text(text.into()).await.unwrap();
            let answer = player.hear_until(|m| matches!(m, FromServer::Refused(_))).await;
            let FromServer::Refused(refusal) = answer else { unreachable!() };
            assert_eq!((refusal.id, &*refusal.fault.code), (None, "bad-message"));
        }

        // After all that the table goes on.
        let message = batch(player, &[first]);
        player.ask(message).await.unwrap();
    });
}

/// A batch that somebody else would interrupt is refused as a whole.
#[test]
fn nobody_is_passed_over() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 11).await;
        let mut players = Vec::new();
        for person in &people {
            players.push(Player::open(person, &table.id).await);
        }
        let mut found = false;
        for _ in 0..60 {
            let at = (0..2).find(|i| !players[*i].prompts.is_empty()).expect("somebody is asked");
            let first = players[at].prompts[0].options[0].choice.clone();
            // Longer than any turn: at some decision it is no longer this seat's.
            let long = vec![first; 40];
            let message = batch(&mut players[at], &long);
            let fault = refused(&mut players[at], message).await;
            assert!(fault.at.is_some_and(|at| at > 0), "{fault:?}");
            found |= fault.code == "interrupted";
            play(&mut players, 1).await;
        }
        assert!(found, "some batches were interrupted");
    });
}
