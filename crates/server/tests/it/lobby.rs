//! People and tables over HTTP.

use server::client::{Client, ClientFault};
use wire::{
    Content, FromServer, GamesInfo, Lobby, NameMe, NewSeat, Person, Recover, Recovery, Rulebook, TableInfo,
    TableState,
};

use crate::rig::{Player, Rig, bot, code, me, new_table, person};

/// What a person can pick together but not play is explained in the words of the game, in every language.
#[test]
fn a_set_up_that_cannot_be_played_says_why_in_every_language() {
    let rig = Rig::with(|config| config.games = server::Games::from_catalog());
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        let impossible = [
            ("doggerland", 1, "mode=short", "setup-short"),
            ("doggerland", 1, "mode=full", "setup-alone"),
            ("doggerland", 2, "mode=easy", "setup-level"),
            ("doggerland", 2, "first=seat3", "setup-first"),
            ("paleo", 2, "level=free first=A second=A", "setup-modules"),
            ("prehistory", 2, "layout=three", "setup-layout"),
        ];
        for (game, n_seats, options, key) in impossible {
            let mut body = new_table(vec![me(); n_seats], 1);
            body.game = game.into();
            let pairs = options.split(' ').map(|pair| pair.split_once('=').unwrap());
            body.options = pairs.map(|(option, value)| (option.to_owned(), value.to_owned())).collect();
            let Err(ClientFault::Refused { fault, .. }) = ann.create(&body).await else {
                panic!("{options}")
            };
            assert_eq!((&*fault.code, &*fault.text.expect("a reason").key), ("bad-setup", key));
            for language in ["en", "fr", "pt"] {
                let path = format!("/api/games/{game}/texts/{language}");
                let words = ann.raw("GET", &path, &[], b"").await.unwrap();
                let words = String::from_utf8(words.body).unwrap();
                assert!(words.contains(&format!("\n{key} = ")), "{game} {language}: {key}");
            }
        }
    });
}

/// Fewer groups of Paleo than people: an option of the lobby like any other, and all four are asked.
#[test]
fn several_people_can_lead_a_group_together() {
    let rig = Rig::with(|config| config.games = server::Games::from_catalog());
    rig.run(async {
        let ann = person(&rig, "Ann").await;
        let mut body = new_table(vec![me(); 4], 1);
        body.game = "paleo".into();
        body.options = [("groups".to_owned(), "3".to_owned())].into();
        let table = ann.create(&body).await.unwrap();
        let player = Player::open(&ann, &table.id).await;
        let asked: std::collections::BTreeSet<usize> = player.prompts.iter().map(|p| p.seat).collect();
        assert_eq!(asked, [0, 1, 2, 3].into());
    });
}

#[test]
fn games_tell_about_themselves() {
    let rig = Rig::new();
    rig.run(async {
        let nobody = Client::new(rig.address());
        let games: GamesInfo = nobody.get("/api/games").await.unwrap();
        let camp = &games.games[0];
        assert_eq!((camp.id.as_str(), camp.title.as_str()), ("camp", "Camp"));
        assert_eq!((camp.seats_min, camp.seats_max), (2, 4));
        assert_eq!(camp.options[0].values, ["long", "short"]);
        assert!(games.bots.contains(&"random".to_owned()));
        let rules: Rulebook = nobody.get("/api/games/camp/rules/en").await.unwrap();
        let clauses: Vec<_> =
            rules.clauses.iter().map(|c| (c.id.as_str(), c.heading.as_str(), c.text.as_str())).collect();
        let (game, table) = clauses.split_at(2);
        assert_eq!(game, [("CA-W01", "Workers", "One worker a spot."), ("CA-Q01", "Workers", "A ruling.")]);
        assert_eq!((table[0].0, table[0].1), ("TB-U01", "At every table: taking back"));
        assert!(table.iter().all(|(id, _, _)| id.starts_with("TB-")), "{table:?}");
        let _: Content = nobody.get("/api/games/camp/content/en").await.unwrap();
        let words = nobody.raw("GET", "/api/games/camp/texts/en", &[], b"").await.unwrap();
        assert!(words.body.starts_with(b"camp = Camp\n"), "the game's own words come first");
        let tag = words.head.lines().find_map(|l| l.strip_prefix("etag: ")).unwrap().to_owned();
        let again =
            nobody.raw("GET", "/api/games/camp/texts/en", &[("if-none-match", &tag)], b"").await.unwrap();
        assert_eq!((again.status, again.body.len()), (304, 0));
        assert_eq!(code(nobody.get::<Rulebook>("/api/games/chess/rules/en").await), "no-such-game");
        assert_eq!(code(nobody.get::<Rulebook>("/api/games/camp/texts/xx").await), "no-such-language");
        assert_eq!(code(nobody.get::<Rulebook>("/api/games/camp/rules/xx").await), "no-such-language");
        assert_eq!(code(nobody.get::<Content>("/api/games/camp/content/xx").await), "no-such-language");
    });
}

/// The description names every path that is served, and every path in it is served.
#[test]
fn the_interface_is_described() {
    let rig = Rig::new();
    rig.run(async {
        let nobody = Client::new(rig.address());
        #[derive(serde::Deserialize)]
        struct Document {
            paths:
                std::collections::BTreeMap<String, std::collections::BTreeMap<String, serde::de::IgnoredAny>>,
        }
        let document: Document = nobody.get("/api/openapi.json").await.unwrap();
        assert!(document.paths.len() >= 17, "{:?}", document.paths.keys());
        for (path, methods) in &document.paths {
            let path = path.replace("{game}", "camp").replace("{language}", "en").replace("{table}", "aaaa");
            for method in methods.keys() {
                let answer = nobody.raw(&method.to_uppercase(), &path, &[], b"").await.unwrap();
                let text = String::from_utf8_lossy(&answer.body);
                assert!(answer.status != 405 && !text.contains("no-such-path"), "{method} {path}: {text}");
            }
        }
    });
}

#[test]
fn a_person_is_known_by_cookie_and_recovered_by_code() {
    let rig = Rig::new();
    rig.run(async {
        let nobody = Client::new(rig.address());
        assert_eq!(code(nobody.get::<Person>("/api/me").await), "no-person");
        let body = br#"{"name":"  Zo\u00eb \n<script> "}"#;
        let answer =
            nobody.raw("POST", "/api/me", &[("content-type", "application/json")], body).await.unwrap();
        let cookie = answer.head.lines().find_map(|l| l.strip_prefix("set-cookie: ")).unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
        let value = cookie.split(';').next().unwrap().to_owned();
        assert!(value.len() > 40, "at least 128 bits");
        let text = String::from_utf8(answer.body).unwrap();
        assert!(!text.contains(value.split('=').nth(1).unwrap()), "scripts do not see the token");
        let zoe: Person = wire::json::read(&text).unwrap();
        assert_eq!(zoe.name, "Zoë  <script>");
        let answer = nobody.raw("GET", "/api/me", &[("cookie", &value)], b"").await.unwrap();
        assert!(String::from_utf8(answer.body).unwrap().contains(r#""name":"Zo"#));

        // Another device, with the code typed carelessly.
        let careless = zoe.recovery.clone().unwrap().to_uppercase().replace('-', " ");
        let recovered: Person =
            nobody.post("/api/recover", &Recover { code: careless, header: true }).await.unwrap();
        assert_eq!((recovered.id, &recovered.name), (zoe.id, &zoe.name));
        let device = Client::with_token(rig.address(), &recovered.token.unwrap());
        let renamed: Person =
            device.post("/api/me", &NameMe { name: "Zora".into(), header: true }).await.unwrap();
        assert_eq!((renamed.id, renamed.name.as_str()), (zoe.id, "Zora"));
        let new: Recovery = device.post("/api/me/recovery", &()).await.unwrap();
        let old = Recover { code: zoe.recovery.unwrap(), header: true };
        assert_eq!(code(nobody.post::<Person>("/api/recover", &old).await), "bad-code");
        let new = Recover { code: new.code, header: true };
        nobody.post::<Person>("/api/recover", &new).await.unwrap();

        let gone = device.raw("DELETE", "/api/me", &[], b"").await.unwrap();
        assert_eq!(gone.status, 204);
        assert_eq!(code(device.get::<Person>("/api/me").await), "bad-token");
    });
}

#[test]
fn tables_are_listed_joined_left_and_found_again() {
    let mut rig = Rig::new();
    let (ann, ben, id) = rig.run(async {
        let (ann, ben) = (person(&rig, "Ann").await, person(&rig, "Ben").await);
        let table = ann.create(&new_table(vec![me(), NewSeat::Open, bot("random")], 3)).await.unwrap();
        assert_eq!(table.options["length"], "long");
        let lobby: Lobby = ben.get("/api/tables").await.unwrap();
        assert_eq!((lobby.tables[0].id.as_str(), lobby.tables[0].open_seats), (table.id.as_str(), 1));
        assert_eq!(lobby.tables[0].names, ["Ann", "", "random"]);
        let mut waiting = Player::open(&ann, &table.id).await;
        assert!(waiting.head.is_none(), "there is no scene before the start");

        let path = format!("/api/tables/{}", table.id);
        let unlisted = wire::JoinTable { invite: None, seat: None, name: Some("Benny".into()) };
        ben.post::<TableInfo>(&format!("{path}/join"), &unlisted).await.unwrap();
        let start = waiting.hear_until(|m| matches!(m, FromServer::Welcome(w) if w.scene.is_some())).await;
        assert!(matches!(start, FromServer::Welcome(w) if w.table.seats[1].name == "Benny"));
        assert_eq!(code(ben.post::<TableInfo>(&format!("{path}/leave"), &()).await), "already-started");
        let mine: Lobby = ben.get("/api/me/tables").await.unwrap();
        assert_eq!(
            (mine.tables[0].state, mine.tables[0].my_turn.as_slice()),
            (TableState::Playing, &[1][..])
        );

        let other = ann.create(&new_table(vec![me(), NewSeat::Open, NewSeat::Open], 3)).await.unwrap();
        let path = format!("/api/tables/{}", other.id);
        ben.post::<TableInfo>(
            &format!("{path}/join"),
            &wire::JoinTable { invite: None, seat: Some(2), name: None },
        )
        .await
        .unwrap();
        let left: TableInfo = ben.post(&format!("{path}/leave"), &()).await.unwrap();
        assert_eq!(left.seats[2].kind, wire::SeatKind::Open);
        let mine: Lobby = ben.get("/api/me/tables").await.unwrap();
        assert_eq!(mine.tables.len(), 1);
        let closed: TableInfo = ann.post(&format!("{path}/leave"), &()).await.unwrap();
        assert_eq!(closed.state, TableState::Closed);
        let lobby: Lobby = ben.get("/api/tables").await.unwrap();
        assert_eq!(lobby.tables.iter().map(|t| t.id.as_str()).collect::<Vec<_>>(), [table.id.as_str()]);
        (ann, ben, table.id)
    });
    rig.restart();
    rig.run(async {
        let (ann, ben) = (ann.moved(rig.address()), ben.moved(rig.address()));
        let mine: Lobby = ann.get("/api/me/tables").await.unwrap();
        assert_eq!(mine.tables.len(), 1, "a table one has left is not one's own any more");
        let info: TableInfo = ben.get(&format!("/api/tables/{id}")).await.unwrap();
        assert_eq!(info.seats[1].name, "Benny");
        assert!(info.invite.is_some() && !info.seats[1].here);
    });
}
