//! Looking back and ahead: what one may see, what is proved, and what goes on from there.

use futures_util::future::join_all;
use server::client::{Answer, Client};
use wire::{
    AskHint, Curve, Fault, Hints, NewBranch, NewSeat, PlanShown, PlanStep, RecordCheck, Replay, ReplayScene,
    ReviewInfo, TableInfo, TableState, TryPlan, json,
};

use crate::rig::{Player, Rig, bot, code, me, new_table, person, play, table_of};

async fn finished(rig: &Rig, seed: u32) -> (TableInfo, Vec<Client>) {
    let (table, people) = table_of(rig, 2, seed).await;
    let mut players =
        vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
    play(&mut players, 4000).await;
    (people[0].get(&format!("/api/tables/{}", table.id)).await.unwrap(), people)
}

async fn record(client: &Client, table: &str) -> String {
    let answer = client.raw("GET", &format!("/api/tables/{table}/record"), &[], b"").await.unwrap();
    assert_eq!(answer.status, 200);
    String::from_utf8(answer.body).unwrap()
}

async fn bring(client: &Client, record: &str) -> Answer {
    let kind = [("content-type", "text/plain")];
    client.raw("POST", "/api/records", &kind, record.as_bytes()).await.unwrap()
}

#[test]
fn a_running_game_is_replayed_as_everybody_saw_it() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 1).await;
        let mut players =
            vec![Player::open(&people[0], &table.id).await, Player::open(&people[1], &table.id).await];
        play(&mut players, 20).await;
        let at = format!("/api/tables/{}/replay", table.id);
        let replay: Replay = people[0].get(&at).await.unwrap();
        assert_eq!((replay.look.as_str(), replay.looks), ("none", vec!["none".to_owned()]));
        assert_eq!(replay.plies, players[0].ply);
        let stranger = person(&rig, "Onlooker").await;
        let watcher = Player::open(&stranger, &table.id).await;
        assert_eq!(replay.story, watcher.story);
        let last: ReplayScene = people[0].get(&format!("{at}/{}", replay.plies)).await.unwrap();
        let shown: Vec<String> = watcher.pieces.iter().map(|(_, raw)| raw.json().to_owned()).collect();
        assert_eq!(last.scene.pieces.iter().map(|p| p.json().to_owned()).collect::<Vec<_>>(), shown);
        for look in ["0", "1", "all", "7", "x"] {
            assert_eq!(code(people[0].get::<Replay>(&format!("{at}?look={look}")).await), "not-over");
            assert_eq!(code(people[0].get::<ReplayScene>(&format!("{at}/0?look={look}")).await), "not-over");
        }
        let stranger = person(&rig, "Stranger").await;
        assert_eq!(stranger.get::<Replay>(&at).await.unwrap().looks, ["none"]);
        for path in ["curve", "check", "review"] {
            let path = format!("/api/tables/{}/{path}", table.id);
            assert_eq!(people[0].raw("GET", &path, &[], b"").await.unwrap().status, 409);
        }
        let seats = vec![me(), bot("random")];
        let body = NewBranch { ply: 3, seats };
        let branch = people[0].post::<TableInfo>(&format!("/api/tables/{}/branch", table.id), &body).await;
        assert_eq!(code(branch), "not-over", "a branch would show what is hidden");
    });
}

#[test]
fn a_finished_game_is_shown_proved_and_curved() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = finished(&rig, 2).await;
        let at = format!("/api/tables/{}", table.id);
        let replay: Replay = people[1].get(&format!("{at}/replay?look=all")).await.unwrap();
        assert_eq!(replay.looks, ["1", "0", "none", "all"]);
        assert_eq!(replay.actors.len(), replay.plies);
        assert!(replay.actors.iter().any(|a| *a < 0) && replay.actors.contains(&1));
        assert!(replay.rounds.is_sorted_by_key(|mark| mark.ply) && !replay.rounds.is_empty());
        for ply in [0, replay.plies / 2, replay.plies, replay.plies + 99] {
            let scene: ReplayScene = people[0].get(&format!("{at}/replay/{ply}?look=all")).await.unwrap();
            assert_eq!(scene.ply, ply.min(replay.plies));
        }
        let check: RecordCheck = people[0].get(&format!("{at}/check")).await.unwrap();
        assert!(check.seed_checked && check.given == 0 && check.seed.is_some());
        assert_eq!(check.decisions + check.draws, replay.plies);
        let curve: Curve = people[0].get(&format!("{at}/curve")).await.unwrap();
        assert_eq!(curve.points.len(), replay.rounds.len());
        let outcome = replay.outcome.unwrap();
        let scores: Vec<i32> = outcome.standings.iter().map(|s| s.score).collect();
        assert_eq!(curve.points.last().unwrap().scores, scores);
        let review: ReviewInfo = people[0].get(&format!("{at}/review")).await.unwrap();
        assert!(review.curve.len() > 2 && review.turnings.len() <= 3);
        let again: ReviewInfo = people[1].get(&format!("{at}/review")).await.unwrap();
        assert_eq!(review, again);
    });
}

#[test]
fn a_brought_record_is_kept_and_the_first_fault_of_a_bad_one_is_named() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(finished(&rig, 3));
    let id = rig.run(async {
        let text = record(&people[0], &table.id).await;
        let stranger = person(&rig, "Stranger").await;
        let answer = bring(&stranger, &text).await;
        assert_eq!(answer.status, 200);
        let kept: TableInfo = json::read(std::str::from_utf8(&answer.body).unwrap()).unwrap();
        assert!(kept.archive && kept.state == TableState::Over);
        assert_eq!(kept.seats[0].name, table.seats[0].name);
        assert_eq!(record(&stranger, &kept.id).await, text, "it is the same record");

        // One letter of one decision, a broken chain, a wrong seed, a cut end, no record at all.
        let lines: Vec<&str> = text.lines().collect();
        let n = lines.iter().position(|l| l.contains("seat1: ")).unwrap();
        let with = |line: &str| {
            let mut lines = lines.clone();
            lines[n] = line;
            lines.join("\n") + "\n"
        };
        let fault =
            |answer: Answer| -> Fault { json::read(std::str::from_utf8(&answer.body).unwrap()).unwrap() };
        let changed = lines[n].replacen("seat1", "seat2", 1);
        let tampered = fault(bring(&stranger, &with(&changed)).await);
        assert_eq!((&*tampered.code, tampered.at), ("record-chain", Some(n + 1)));
        assert!(tampered.message.starts_with(&format!("line {}: the hash chain", n + 1)), "{tampered:?}");
        let unknown = lines[n].replacen("seat1: ", "seat1: never ", 1);
        let relinked = table::relink(&with(&unknown));
        let illegal = fault(bring(&stranger, &relinked).await);
        assert!(illegal.message.starts_with(&format!("line {}: ", n + 1)), "{illegal:?}");
        let cut = fault(bring(&stranger, &lines[..lines.len() - 1].join("\n")).await);
        assert!(cut.message.contains("truncated"), "{cut:?}");
        assert_eq!(fault(bring(&stranger, "hello").await).code, "record-format");
        assert_eq!(bring(&stranger, &"x".repeat(2 << 20)).await.status, 413);
        assert_eq!(bring(&Client::new(rig.address()), &text).await.status, 401);
        kept.id
    });
    rig.restart();
    rig.run(async {
        let somebody = person(&rig, "Later").await;
        let replay: Replay = somebody.get(&format!("/api/tables/{id}/replay")).await.unwrap();
        assert!(replay.looks.contains(&"all".to_owned()) && replay.outcome.is_some());
    });
}

#[test]
fn a_branch_goes_on_and_its_record_is_sound() {
    let mut rig = Rig::new();
    let (table, people) = rig.run(finished(&rig, 4));
    let people: Vec<Client> = people;
    let branch: TableInfo = rig.run(async {
        let at = format!("/api/tables/{}/branch", table.id);
        let replay: Replay = people[0].get(&format!("/api/tables/{}/replay", table.id)).await.unwrap();
        let body = |ply: usize, seats: Vec<NewSeat>| NewBranch { ply, seats };
        let too_few = people[0].post::<TableInfo>(&at, &body(5, vec![me()])).await;
        assert_eq!(code(too_few), "bad-setup");
        let over = people[0].post::<TableInfo>(&at, &body(replay.plies, vec![me(), me()])).await;
        assert_eq!(code(over), "over");
        let half = replay.plies / 2;
        let branch: TableInfo = people[0].post(&at, &body(half, vec![me(), NewSeat::Open])).await.unwrap();
        assert_eq!(
            branch.branch.as_ref().map(|b| (b.table.as_str(), b.ply)),
            Some((table.id.as_str(), half))
        );
        assert_eq!(branch.state, TableState::Open);
        branch
    });
    // Also when the server was renewed before the last seat was taken.
    rig.restart();
    rig.run(async {
        let people: Vec<Client> = people.iter().map(|p| p.moved(rig.address())).collect();
        people[1].join(&branch).await.unwrap();
        let mut players =
            vec![Player::open(&people[0], &branch.id).await, Player::open(&people[1], &branch.id).await];
        assert!(players[0].ply >= branch.branch.as_ref().unwrap().ply);
        play(&mut players, 4000).await;
        let check: RecordCheck = people[0].get(&format!("/api/tables/{}/check", branch.id)).await.unwrap();
        assert!(check.seed_checked && check.given > 0 && check.draws >= check.given, "{check:?}");
        assert_eq!(bring(&people[0], &record(&people[0], &branch.id).await).await.status, 200);
    });
}

#[test]
fn a_rematch_moves_the_seats_on_and_is_one_for_all() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = finished(&rig, 5).await;
        let at = format!("/api/tables/{}/rematch", table.id);
        let next: TableInfo = people[0].post(&at, &()).await.unwrap();
        let names = |t: &TableInfo| t.seats.iter().map(|s| s.name.clone()).collect::<Vec<_>>();
        let mut rotated = names(&table);
        rotated.rotate_right(1);
        assert_eq!(names(&next), rotated);
        assert_eq!(next.state, TableState::Playing);
        let same: TableInfo = people[1].post(&at, &()).await.unwrap();
        assert_eq!(same.id, next.id);
        let old: TableInfo = people[1].get(&format!("/api/tables/{}", table.id)).await.unwrap();
        assert_eq!(old.next, Some(next.id));
        let stranger = person(&rig, "Stranger").await;
        assert_eq!(code(stranger.post::<TableInfo>(&at, &()).await), "not-yours");
    });
}

#[test]
fn hints_are_for_ones_own_seat_and_may_be_forbidden() {
    let rig = Rig::new();
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        let table = ann.create(&new_table(vec![me(), me()], 6)).await.unwrap();
        let at = format!("/api/tables/{}/hint", table.id);
        let player = Player::open(&ann, &table.id).await;
        let seat = player.asked[0];
        let hints: Hints = ann.post(&at, &AskHint { seat }).await.unwrap();
        let prompt = player.prompts.iter().find(|p| p.seat == seat).unwrap();
        assert_eq!(hints.prompt, prompt.number);
        assert!(!hints.hints.is_empty() && hints.hints.len() <= 3);
        for hint in &hints.hints {
            assert!(prompt.options.iter().any(|o| o.choice == hint.choice), "{hint:?}");
            assert!((0.0..=1.0).contains(&hint.share));
        }
        let ben = person(&rig, "Ben").await;
        assert_eq!(code(ben.post::<Hints>(&at, &AskHint { seat }).await), "not-yours");
        assert_eq!(code(ann.post::<Hints>(&at, &AskHint { seat: 9 }).await), "no-such-seat");
        let mut strict = new_table(vec![me(), me()], 6);
        strict.hints = false;
        let table = ann.create(&strict).await.unwrap();
        assert!(!table.hints);
        let at = format!("/api/tables/{}/hint", table.id);
        assert_eq!(code(ann.post::<Hints>(&at, &AskHint { seat }).await), "no-hints");
    });
}

/// TB-P02
#[test]
fn a_plan_changes_nothing_and_names_its_first_impossible_step() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 7).await;
        let at = format!("/api/tables/{}/plan", table.id);
        let player = Player::open(&people[0], &table.id).await;
        let mut steps: Vec<PlanStep> = Vec::new();
        let mut shown: Option<PlanShown> = None;
        let mut kinds = [0; 3];
        for _ in 0..60 {
            let body = TryPlan { seat: 0, ply: player.ply, steps: steps.clone() };
            let now: PlanShown = people[0].post(&at, &body).await.unwrap();
            assert_eq!(now.fault, None, "{steps:?}");
            assert_eq!(now.made, steps.len());
            let step = if let Some(prompt) = &now.prompt {
                kinds[0] += 1;
                let prompt = prompt.get().unwrap();
                let at = steps.len() % prompt.options.len();
                PlanStep::Choose { choice: prompt.options[at].choice.clone() }
            } else if let Some(draw) = now.draws.first() {
                kinds[1] += 1;
                assert!(now.draws.iter().all(|d| d.likely <= 1000));
                PlanStep::Draw { choice: draw.choice.clone() }
            } else if !now.over {
                kinds[2] += 1;
                PlanStep::Others {}
            } else {
                break;
            };
            steps.push(step);
            shown = Some(now);
        }
        assert!(kinds[0] > 0 && kinds[1] > 0 && kinds[2] > 0, "{kinds:?}");
        assert!(shown.is_some());
        let unchanged: TableInfo = people[0].get(&format!("/api/tables/{}", table.id)).await.unwrap();
        assert_eq!(unchanged.state, TableState::Playing);
        let again = Player::open(&people[0], &table.id).await;
        assert_eq!((again.ply, again.seq), (player.ply, player.seq));

        let wrong = vec![PlanStep::Draw { choice: "nothing of the kind".into() }];
        let body = TryPlan { seat: 0, ply: player.ply, steps: wrong };
        let refused: PlanShown = people[0].post(&at, &body).await.unwrap();
        assert_eq!((refused.made, refused.fault.is_some()), (0, true));
        for (body, expected) in [
            (TryPlan { seat: 1, ply: 0, steps: vec![] }, "not-yours"),
            (TryPlan { seat: 0, ply: 9999, steps: vec![] }, "stale"),
            (TryPlan { seat: 0, ply: 0, steps: vec![PlanStep::Others {}; 500] }, "too-large"),
        ] {
            assert_eq!(code(people[0].post::<PlanShown>(&at, &body).await), expected);
        }
    });
}

/// TB-P01
#[test]
fn a_plan_begins_with_what_the_seat_sees() {
    let rig = Rig::new();
    rig.run(async {
        let (table, people) = table_of(&rig, 2, 8).await;
        let at = format!("/api/tables/{}/plan", table.id);
        for (seat, person) in people.iter().enumerate() {
            let player = Player::open(person, &table.id).await;
            let body = TryPlan { seat, ply: player.ply, steps: vec![] };
            let shown: PlanShown = person.post(&at, &body).await.unwrap();
            // An empty plan shows what the seat sees anyway, and nothing else.
            let seen: Vec<String> = player.pieces.iter().map(|(_, raw)| raw.json().to_owned()).collect();
            assert_eq!(shown.scene.pieces.iter().map(|p| p.json().to_owned()).collect::<Vec<_>>(), seen);
            assert!(shown.changes.is_empty() && shown.steps.is_empty());
        }
    });
}

/// What one line of the metrics says.
async fn metric(client: &Client, name: &str) -> f64 {
    let answer = client.raw("GET", "/metrics", &[], b"").await.unwrap();
    let text = String::from_utf8(answer.body).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in\n{text}")).parse().unwrap()
}

/// How many reviews are made at the same time.
const MANY: usize = 3;

#[test]
fn a_bot_takes_its_turn_while_long_games_are_reviewed() {
    let rig = Rig::with(|config| {
        config.games = server::Games::from_catalog();
        config.limits.bot_threads = 1;
    });
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        let record = include_str!("../../../../games/prehistory/records/4-usual.dolmen");
        let answer = bring(&ann, record).await;
        let reviewed: TableInfo = json::read(std::str::from_utf8(&answer.body).unwrap()).unwrap();
        let mut body = new_table(vec![me(), bot("random")], 1);
        body.game = "doggerland".into();
        let table = ann.create(&body).await.unwrap();
        let mut player = Player::open(&ann, &table.id).await;
        while player.prompts.is_empty() {
            player.hear().await;
        }
        let by_bots = async || metric(&ann, r#"dolmen_decisions_total{by="bot"}"#).await;
        let before = by_bots().await;
        let turns = async {
            while metric(&ann, "dolmen_reviews").await < MANY as f64 {}
            while by_bots().await == before {
                if player.prompts.is_empty() {
                    player.hear().await;
                } else {
                    play(std::slice::from_mut(&mut player), 1).await;
                }
            }
            assert_eq!(metric(&ann, "dolmen_reviews").await, MANY as f64, "none of them is finished");
            assert_eq!(metric(&ann, "dolmen_bots_thinking").await, 1.0, "and they go on");
        };
        let at = format!("/api/tables/{}/review", reviewed.id);
        let all = join_all((0..MANY).map(|_| ann.get::<ReviewInfo>(&at)));
        let mut all = std::pin::pin!(all);
        tokio::select! {
            _ = &mut all => panic!("the bot at the other table has waited for the reviews"),
            () = turns => {}
        }
        assert!(all.await.into_iter().all(|review| review.unwrap().curve.len() > 2));
        // The answer goes out a moment before the thread is free again.
        while metric(&ann, "dolmen_reviews").await > 0.0 {}
        // Each decision is looked at in a step of its own.
        let replay: Replay = ann.get(&format!("/api/tables/{}/replay", reviewed.id)).await.unwrap();
        let steps = metric(&ann, "dolmen_review_step_seconds_count").await;
        assert!(steps >= (MANY * replay.plies) as f64, "{steps}");
    });
}

/// On an open floor a bot that has nothing to gain lets people go first; that takes thought, and no decision comes of it.
#[test]
fn a_bot_weighs_up_whether_to_act_in_the_pool() {
    let rig = Rig::with(|config| config.games = server::Games::from_catalog());
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        let mut body = new_table(vec![me(), bot("greedy")], 1);
        body.game = "paleo".into();
        let table = ann.create(&body).await.unwrap();
        let mut player = Player::open(&ann, &table.id).await;
        let mut made = 0;
        while made < 60 && player.outcome.is_none() {
            let Some(act) = player.answer() else {
                player.hear().await;
                continue;
            };
            // The bot may have acted first.
            made += usize::from(player.ask(act).await.is_ok());
        }
        let decisions = metric(&ann, r#"dolmen_decisions_total{by="bot"}"#).await;
        let thoughts = metric(&ann, "dolmen_bot_seconds_count").await;
        assert!(decisions > 0.0 && thoughts > decisions, "{thoughts} thoughts, {decisions} decisions");
    });
}
