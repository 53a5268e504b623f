//! What one seat is sent says nothing about what it must not know.

use catalog::Visitor;
use content::Packed;
use kernel::Setup;
use server::client::Client;
use wire::{Arg, FromClient, FromServer, Update, json};

use crate::rig::{Player, Rig, me, new_table, person, play, table_of};

fn updates(player: &Player) -> Vec<Update> {
    let update = |text: &String| match json::read(text).unwrap() {
        FromServer::Update(update) => Some(*update),
        _ => None,
    };
    player.stream.iter().filter_map(update).collect()
}

fn lines(update: &Update) -> Vec<wire::Told> {
    update.story.get().unwrap().lines
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
                    let (my_lines, all_lines) = (lines(mine), lines(all));
                    assert_eq!(my_lines.len(), all_lines.len());
                    for (own, told) in my_lines.iter().zip(&all_lines) {
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
                        let change =
                            u.scene.as_ref().and_then(|s| s.pieces.as_ref()).map(|c| c.get().unwrap());
                        let mut put: Vec<wire::Piece> =
                            change.iter().flat_map(|c| &c.put).map(|p| p.item.get().unwrap()).collect();
                        // One's own hand is not dimmed.
                        put.iter_mut().filter(|p| p.look == "card").for_each(|p| p.dim = false);
                        put
                    };
                    assert_eq!(pieces(mine), pieces(all));
                }
            }
            assert!(public.iter().flat_map(lines).all(|told| told.text.key != "told-dealt"));
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

/// How many play each game of the catalog here.
const SEATS: usize = 3;

/// Whether a game hides anything from anybody, by its rules and without a server.
fn hides(game: &str) -> bool {
    struct Hides;
    impl Visitor for Hides {
        type Out = bool;

        fn visit<G: Packed>(self, game: G, _: String) -> bool {
            testkit::hides(&game, Setup::usual(&game, SEATS), 4, 5)
        }
    }
    catalog::open(game, None, Hides).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Viewers who know the same share a scene; what each of them ends up with is what they would be shown alone. The pieces of
/// the table differ between viewers exactly where the rules hide something.
#[test]
fn what_is_shared_is_what_each_would_be_shown_alone() {
    let rig = Rig::with(|config| config.games = server::Games::from_catalog());
    rig.run(async {
        for game in catalog::ids() {
            let mut people = Vec::new();
            for i in 0..SEATS {
                people.push(person(&rig, &format!("Person {}", i + 1)).await);
            }
            let seats = (0..SEATS).map(|i| if i == 0 { me() } else { wire::NewSeat::Open }).collect();
            let table =
                people[0].create(&wire::NewTable { game: game.into(), ..new_table(seats, 5) }).await.unwrap();
            for person in &people[1..] {
                person.join(&table).await.unwrap();
            }
            people.push(Client::new(rig.address()));
            let mut players = Vec::new();
            for person in &people {
                players.push(Player::open(person, &table.id).await);
            }
            let (hides, mut differ) = (hides(game), false);
            // Something may be hidden for the first time late in the game.
            for round in 0.. {
                if players[0].outcome.is_some() || round >= 8 && differ == hides {
                    break;
                }
                play(&mut players, 25).await;
                for (person, player) in people.iter().zip(&players) {
                    let alone = Player::open(person, &table.id).await;
                    assert_eq!(alone.head, player.head, "{game}");
                    assert_eq!((&alone.places, &alone.pieces), (&player.places, &player.pieces), "{game}");
                    assert_eq!((&alone.prompts, alone.seq), (&player.prompts, player.seq), "{game}");
                    let told = player.story.len() - alone.story.len();
                    assert_eq!(alone.story, player.story[told..], "{game}");
                }
                differ |= players.iter().any(|player| player.pieces != players[0].pieces);
            }
            assert_eq!(differ, hides, "{game}: whether somebody is shown other pieces than the others");
        }
    });
}
