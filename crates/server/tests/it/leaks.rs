//! What one seat is sent says nothing about what it must not know.

use server::client::Client;
use wire::{Arg, FromClient, FromServer, Update, json};

use crate::rig::{Player, Rig, play, table_of};

fn updates(player: &Player) -> Vec<Update> {
    let update = |text: &String| match json::read(text).unwrap() {
        FromServer::Update(update) => Some(*update),
        _ => None,
    };
    player.stream.iter().filter_map(update).collect()
}

/// Two seats' streams over whole games differ only in what is each one's own.
#[test]
fn streams_differ_only_in_what_is_ones_own() {
    let rig = Rig::new();
    rig.run(async {
        let mut n_secrets = 0;
        for seed in 0..6 {
            let (table, people) = table_of(&rig, 2 + seed as usize % 3, seed).await;
            let mut players = Vec::new();
            for person in &people {
                players.push(Player::open(person, &table.id).await);
            }
            let mut watcher = Player::open(&Client::new(rig.address()), &table.id).await;
            play(&mut players, 4000).await;
            while watcher.seq < players[0].seq {
                watcher.hear().await;
            }
            let public = updates(&watcher);
            for (seat, player) in players.iter().enumerate() {
                let own = updates(player);
                assert_eq!(own.len(), public.len());
                for (mine, all) in own.iter().zip(&public) {
                    assert!(mine.prompts.iter().flatten().all(|p| p.get().unwrap().seat == seat));
                    assert_eq!(
                        (mine.seq, mine.ply, &mine.asked, &mine.cause),
                        (all.seq, all.ply, &all.asked, &all.cause)
                    );
                    assert_eq!(mine.story.lines.len(), all.story.lines.len());
                    for (own, told) in mine.story.lines.iter().zip(&all.story.lines) {
                        if own != told {
                            n_secrets += 1;
                            assert_eq!(
                                (&*own.text.key, &*told.text.key),
                                ("told-dealt", "told-dealt-hidden")
                            );
                            assert_eq!(own.text.args[0].1, Arg::Seat(seat), "only the owner knows the card");
                        }
                    }
                    let pieces = |u: &Update| {
                        let change = u.scene.as_ref().and_then(|s| s.pieces.clone());
                        let mut put: Vec<wire::Piece> =
                            change.iter().flat_map(|c| &c.put).map(|p| p.item.get().unwrap()).collect();
                        // One's own hand is not dimmed.
                        put.iter_mut().filter(|p| p.look == "card").for_each(|p| p.dim = false);
                        put
                    };
                    assert_eq!(pieces(mine), pieces(all));
                }
            }
            assert!(public.iter().flat_map(|u| &u.story.lines).all(|told| told.text.key != "told-dealt"));
            assert!(public.iter().all(|u| u.prompts.is_none()));
        }
        assert!(n_secrets > 20, "the comparison has something to compare: {n_secrets}");
    });
}

/// Two worlds that differ only in the cards of the second seat are the same, byte by byte, for everybody else.
///
/// The first seat takes only what deals no cards; the second one's cards follow from the seed and are never played.
#[test]
fn worlds_that_one_cannot_tell_apart_give_the_same_stream() {
    let rig = Rig::new();
    rig.run(async {
        let (a, b) = (world(&rig, 1).await, world(&rig, 2).await);
        assert!(a[0].len() > 150, "a whole game: {}", a[0].len());
        assert_eq!(a[0], b[0], "the first seat");
        assert_eq!(a[2], b[2], "a spectator");
        assert_ne!(a[1], b[1], "the worlds do differ");
    });
}

/// Plays the same whole game with another seed; the updates of both seats and of a spectator.
async fn world(rig: &Rig, seed: u32) -> [Vec<String>; 3] {
    let (table, people) = table_of(rig, 2, seed).await;
    let mut players = vec![
        Player::open(&people[0], &table.id).await,
        Player::open(&people[1], &table.id).await,
        Player::open(&Client::new(rig.address()), &table.id).await,
    ];
    while players[0].outcome.is_none() {
        let at = (0..2).find(|i| !players[*i].prompts.is_empty()).expect("somebody is asked");
        let prompt = players[at].prompts[0].clone();
        // Spots deal as many cards as the remainder of their number by three says.
        let deals = |choice: &str| {
            choice
                .rsplit(|c: char| !c.is_ascii_digit())
                .next()
                .and_then(|n| n.parse::<usize>().ok())
                .map(|n| (n + 2) % 3)
        };
        let wanted = |choice: &str| {
            !choice.starts_with("react")
                && (!choice.starts_with("place") || (deals(choice) == Some(0)) == (at == 0))
        };
        let options = || prompt.options.iter().map(|o| o.choice.clone());
        let pass = options().find(|c| c == "pass" && options().any(|o| o.starts_with("react")));
        let choice = pass.or_else(|| options().find(|c| wanted(c)));
        let choice = choice.or_else(|| options().find(|c| c == "pass")).expect("there is always a way");
        let id = players[at].next_id();
        let act = FromClient::Act { id, seat: at, prompt: prompt.number, choice };
        let seq = players[at].ask(act).await.unwrap();
        for player in &mut players {
            while player.seq < seq {
                player.hear().await;
            }
        }
    }
    let stream = |i: usize| -> Vec<String> {
        let stream: &Vec<String> = &players[i].stream;
        stream.iter().filter(|t| t.starts_with(r#"{"type":"update""#)).cloned().collect()
    };
    [stream(0), stream(1), stream(2)]
}
