//! Tables on which a tutorial is played.

use server::{About, client::Client};
use testkit::camp::Camp;
use wire::{GamesInfo, Lobby, TableInfo, TableState, TutorialInfo};

use crate::rig::{Rig, bot, code, me, new_table, person};

const TUTORIAL: &str = "
setup = \"players=3 length=short\"
seed = 4
minutes = 7
partners = [\"Ada\", \"Bo\"]

[[step]]
text = \"lesson-hello\"

[[step]]
text = \"lesson-bye\"
";

fn rig() -> Rig {
    Rig::with(|config| {
        let about = About { title: "Camp", tutorial: TUTORIAL, ..About::default() };
        config.games = Default::default();
        config.games.add_with(Camp::new(), "0000000000000000".into(), about);
    })
}

#[test]
fn a_lesson_has_the_set_up_of_the_tutorial_and_all_seats_are_the_learners() {
    let rig = rig();
    rig.run(async {
        let nobody = Client::new(rig.address());
        let games: GamesInfo = nobody.get("/api/games").await.unwrap();
        assert_eq!(games.games[0].tutorial_minutes, Some(7));
        let tutorial: TutorialInfo = nobody.get("/api/games/camp/tutorial").await.unwrap();
        let keys: Vec<_> = tutorial.steps.iter().map(|s| s.text.as_deref().unwrap()).collect();
        assert_eq!(keys, ["lesson-hello", "lesson-bye"]);
        assert_eq!(code(nobody.post::<TableInfo>("/api/games/camp/tutorial", &()).await), "no-person");

        let ann = person(&rig, "Ann").await;
        let table: TableInfo = ann.post("/api/games/camp/tutorial", &()).await.unwrap();
        assert!(table.lesson && table.seeded && !table.listed && !table.watchable);
        assert_eq!(table.state, TableState::Playing);
        assert_eq!(table.options["length"], "short");
        let names: Vec<_> = table.seats.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Ada", "Bo"]);
        assert!(table.seats.iter().all(|s| s.person == table.seats[0].person));

        // It is found again among the own tables, as a lesson; an ordinary table is none.
        ann.create(&new_table(vec![me(), bot("random")], 1)).await.unwrap();
        let mine: Lobby = ann.get("/api/me/tables").await.unwrap();
        let lessons: Vec<_> = mine.tables.iter().filter(|t| t.lesson).map(|t| &t.id).collect();
        assert_eq!((mine.tables.len(), lessons), (2, vec![&table.id]));
        // Whoever plays on freely gives the other seats to bots: then it is a lesson no longer.
        for seat in [1, 2] {
            let path = format!("/api/tables/{}/resign", table.id);
            let after: TableInfo = ann.post(&path, &wire::Resign { seat }).await.unwrap();
            assert!(!after.lesson);
        }
        let mine: Lobby = ann.get("/api/me/tables").await.unwrap();
        assert!(mine.tables.iter().all(|t| !t.lesson));
        // The same tutorial begins with the same draws.
        let again: TableInfo = ann.post("/api/games/camp/tutorial", &()).await.unwrap();
        assert_eq!(again.commitment, table.commitment);
    });
}

#[test]
fn a_game_without_a_tutorial_says_so() {
    let rig = Rig::new();
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        let games: GamesInfo = ann.get("/api/games").await.unwrap();
        assert_eq!(games.games[0].tutorial_minutes, None);
        assert_eq!(code(ann.get::<TutorialInfo>("/api/games/camp/tutorial").await), "no-tutorial");
        assert_eq!(code(ann.post::<TableInfo>("/api/games/camp/tutorial", &()).await), "no-tutorial");
        assert_eq!(code(ann.get::<TutorialInfo>("/api/games/chess/tutorial").await), "no-such-game");
    });
}
