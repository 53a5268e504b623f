//! In a game that is about remembering, nothing brings back a glimpse that has faded: neither plans nor looks at the past
//! nor taking a look back. When it is over, everything that was ever seen is shown.

use server::client::Client;
use wire::{
    FromClient, Piece, PlanShown, PlanStep, Raw, Replay, ReplayScene, TableInfo, TableState, TryPlan,
};

use crate::rig::{Player, Rig, me, new_table, person, play};

/// Two people at a table of The Last Doge; the first begins.
async fn city(rig: &Rig, memory: &str, seed: u32) -> (TableInfo, Vec<Client>, Vec<Player>) {
    let people = vec![person(rig, "Ann").await, person(rig, "Ben").await];
    let mut body = new_table(vec![me(), wire::NewSeat::Open], seed);
    body.game = "last-doge".into();
    for (option, value) in [("first", "seat1"), ("memory", memory)] {
        body.options.insert(option.into(), value.into());
    }
    let table = people[0].create(&body).await.unwrap();
    people[1].join(&table).await.unwrap();
    let mut players = Vec::new();
    for person in &people {
        players.push(Player::open(person, &table.id).await);
    }
    (table, people, players)
}

fn rig() -> Rig {
    Rig::with(|config| config.games = server::Games::from_catalog())
}

async fn act(players: &mut [Player], seat: usize, choice: &str) {
    let prompt = players[seat].prompts.first().unwrap_or_else(|| panic!("nobody asks for {choice}")).clone();
    let id = players[seat].next_id();
    let act = FromClient::Act { id, seat, prompt: prompt.number, choice: choice.into() };
    let seq = players[seat].ask(act).await.unwrap_or_else(|fault| panic!("{choice}: {fault:?}"));
    for player in players {
        while player.seq < seq {
            player.hear().await;
        }
    }
}

fn offers(player: &Player, choice: &str) -> bool {
    player.prompts.iter().any(|prompt| prompt.options.iter().any(|option| option.choice == choice))
}

/// Whoever is asked takes what changes least, until this is offered to the first seat.
async fn wait_for(players: &mut [Player], choice: &str) {
    while !offers(&players[0], choice) {
        let seat = usize::from(players[0].prompts.is_empty());
        let prompt = players[seat].prompts.first().expect("somebody is asked").clone();
        let dull = ["end turn", "pass", "done"].into_iter().find(|dull| offers(&players[seat], dull));
        // Whoever must move stays away from the first tile.
        let last = || prompt.options.last().expect("an option").choice.clone();
        let choice = dull.map_or_else(last, str::to_owned);
        act(players, seat, &choice).await;
    }
}

/// The tile of a cell as it is shown.
fn tile(pieces: &[Raw<Piece>], cell: &str) -> Piece {
    let pieces = pieces.iter().map(|piece| piece.get().unwrap());
    pieces.into_iter().find(|p| p.place == cell && p.id.starts_with("tile-")).expect("a tile")
}

fn shown(player: &Player) -> Vec<Raw<Piece>> {
    player.pieces.iter().map(|(_, piece)| piece.clone()).collect()
}

/// The first seat has seen t1, and its pawn has gone on; then its next turn begins. What lay on t1, and when it was seen.
async fn glimpse(players: &mut [Player]) -> (Piece, usize) {
    act(players, 0, "tribe archivists").await;
    act(players, 1, "tribe cult").await;
    act(players, 0, "settle t1").await;
    let (seen, ply) = (tile(&shown(&players[0]), "t1"), players[0].ply);
    act(players, 1, "settle t5").await;
    for choice in ["explore", "look t26", "look t27"] {
        act(players, 0, choice).await;
    }
    if offers(&players[0], "done") {
        act(players, 0, "done").await;
    }
    act(players, 0, "settle t26").await;
    act(players, 0, "reveal t27").await;
    wait_for(players, "end turn").await;
    act(players, 0, "end turn").await;
    wait_for(players, "explore").await;
    (seen, ply)
}

#[test]
fn a_plan_gives_no_glimpse_back() {
    let rig = rig();
    rig.run(async {
        for (memory, fades) in [("off", true), ("on", false)] {
            let (table, people, mut players) = city(&rig, memory, 3).await;
            let (seen, then) = glimpse(&mut players).await;
            assert_ne!(seen.look, "tile-back");
            let at = format!("/api/tables/{}/plan", table.id);
            let look = || ["explore", "look t1"].map(|c| PlanStep::Choose { choice: c.into() }).to_vec();
            // In the plan the tile is looked at again, in several worlds.
            let mut labels = Vec::new();
            for _ in 0..8 {
                let body = TryPlan { seat: 0, ply: players[0].ply, steps: look() };
                let plan: PlanShown = people[0].post(&at, &body).await.unwrap();
                assert_eq!((plan.made, plan.fault), (2, None));
                labels.push(tile(&plan.scene.pieces, "t1").label);
                let body = TryPlan { seat: 0, ply: players[0].ply, steps: vec![] };
                let plan: PlanShown = people[0].post(&at, &body).await.unwrap();
                let now: Vec<String> = shown(&players[0]).iter().map(|p| p.json().to_owned()).collect();
                assert_eq!(plan.scene.pieces.iter().map(|p| p.json().to_owned()).collect::<Vec<_>>(), now);
                act(&mut players, 0, "end turn").await;
                wait_for(&mut players, "explore").await;
            }
            assert_eq!(labels.iter().any(|label| *label != seen.label), fades, "memory {memory}");
            // Nor does a plan that begins where it was still in sight show it.
            let body = TryPlan { seat: 0, ply: then, steps: vec![] };
            let plan: PlanShown = people[0].post(&at, &body).await.unwrap();
            assert_eq!(tile(&plan.scene.pieces, "t1").look == "tile-back", fades, "memory {memory}");
        }
    });
}

#[test]
fn a_second_look_at_what_has_faded_is_not_taken_back() {
    let rig = rig();
    rig.run(async {
        for (memory, fades) in [("off", true), ("on", false)] {
            let (_, _, mut players) = city(&rig, memory, 4).await;
            glimpse(&mut players).await;
            act(&mut players, 0, "explore").await;
            act(&mut players, 0, "look t1").await;
            let id = players[0].next_id();
            let undone = players[0].ask(FromClient::Undo { id, seat: 0 }).await;
            assert_eq!(undone.is_err(), fades, "memory {memory}: {undone:?}");
        }
    });
}

#[test]
fn a_running_game_shows_no_glimpse_again_and_a_finished_one_all_of_them() {
    let rig = rig();
    rig.run(async {
        let (table, people, mut players) = city(&rig, "off", 5).await;
        glimpse(&mut players).await;
        let at = format!("/api/tables/{}/replay", table.id);
        let scene = async |ply: usize, look: &str| -> Vec<Raw<Piece>> {
            let shown: ReplayScene = people[0].get(&format!("{at}/{ply}?look={look}")).await.unwrap();
            shown.scene.pieces
        };
        let cells: Vec<String> = (1..=27).map(|n| format!("t{n}")).collect();
        let faces = |pieces: &[Raw<Piece>]| -> Vec<(String, Piece)> {
            let all = cells.iter().map(|cell| (cell.clone(), tile(pieces, cell)));
            all.filter(|(_, tile)| tile.look != "tile-back").collect()
        };
        for ply in 0..=players[0].ply {
            let open: Vec<String> = faces(&scene(ply, "none").await).into_iter().map(|(at, _)| at).collect();
            assert!(open.is_empty() || open == ["t27"], "ply {ply}: {open:?}");
        }
        play(&mut players, 8_000).await;
        let over: TableInfo = people[0].get(&format!("/api/tables/{}", table.id)).await.unwrap();
        assert_eq!(over.state, TableState::Over);
        let replay: Replay = people[0].get(&at).await.unwrap();
        // Everything that one of them has seen lies open from then on, until it is swapped.
        let swap = replay.story.iter().find(|told| told.text.key == "log-swapped").map(|told| told.ply);
        let last = swap.unwrap_or(replay.plies).min(200);
        let mut seen: Vec<(String, Piece)> = Vec::new();
        for ply in 0..last {
            for look in ["0", "1"] {
                for (cell, tile) in faces(&scene(ply, look).await) {
                    if !seen.iter().any(|(known, _)| *known == cell) {
                        seen.push((cell, tile));
                    }
                }
            }
            let all = faces(&scene(ply, "all").await);
            for (cell, tile) in &seen {
                let open = all.iter().find(|(known, _)| known == cell).map(|(_, tile)| &tile.label);
                assert_eq!(open, Some(&tile.label), "ply {ply}: {cell}");
            }
            // And hands, with no card back among them.
            let pieces = scene(ply, "all").await;
            let hands = pieces.iter().map(|p| p.get().unwrap()).filter(|p| p.place.ends_with("-hand"));
            assert!(hands.into_iter().all(|p| p.look != "card-back"), "ply {ply}");
        }
        assert!(seen.len() > 5, "{} tiles", seen.len());
    });
}
