//! What the table tells: everything that a card, a tool or a person can do.

use kernel::{Game, Piece, Present, Scene, Text, Viewer};

use super::table::{GAME, Table};

fn scene(t: &Table) -> Scene {
    t.game.scene(&t.game.view(&t.state, Viewer::Spectator), Viewer::Spectator)
}

fn piece<'s>(scene: &'s Scene, id: &str) -> &'s Piece {
    scene.pieces.iter().find(|p| p.id == id).unwrap_or_else(|| panic!("no piece '{id}'"))
}

fn keys(piece: &Piece) -> Vec<String> {
    piece.badges.iter().map(|b| b.label.key.to_string()).collect()
}

/// PA-C08 PA-C09 PA-A01: a tool tells its skill or power and whether it is used up, with a group, in the reserve and on the
/// rack.
#[test]
fn tools_tell_what_they_can_do() {
    let mut t = Table::floor("players=1 groups=1 level=I", &["B04"]);
    for tool in ["torch", "hand-axe", "fur", "talisman", "root", "raft", "rope"] {
        t.tool(1, tool, 1);
    }
    let scene = scene(&t);
    for (tool, told) in [
        ("torch", vec!["tool-gives", "tool-once"]),
        ("hand-axe", vec!["tool-gives", "tool-stays"]),
        ("fur", vec!["tool-shields", "tool-once"]),
        ("talisman", vec!["tool-wards", "tool-once"]),
        ("root", vec!["tool-heals", "tool-once"]),
        ("raft", vec!["tool-idle"]),
        ("rope", vec!["tool-gives", "tool-once"]),
    ] {
        assert_eq!(keys(piece(&scene, &format!("tool-1-{tool}"))), told, "{tool}");
        assert_eq!(
            keys(piece(&scene, &format!("reserve-{}", if tool == "torch" { "clothing" } else { "fur" })))[0],
            "tool-shields"
        );
    }
    let gives = Text::new("tool-gives").with("n", 2).with("skill", Text::new("perception"));
    assert_eq!(piece(&scene, "tool-1-torch").badges[0].label, gives, "a torch gives two perception");
    let torch = keys(piece(&scene, "card-torch"));
    assert!(torch.contains(&"tool-gives".to_string()) && torch.contains(&"tool-once".into()), "{torch:?}");
}

/// PA-MC PA-A07: the wolf cub tells its perception, and a wolf that it is one, which the graveyard is counted for.
#[test]
fn cards_tell_skills_and_symbols() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["C01"]);
    t.place(1, "S03").people(1, &["P01"]);
    let scene = scene(&t);
    let cub = &piece(&scene, "card-S03").badges;
    assert!(cub.iter().any(|b| b.look == "perception" && b.count == Some(1)), "{cub:?}");
    let wolf = Text::new("card-symbol").with("what", Text::new("tag-wolf"));
    assert!(piece(&scene, "card-C01").badges.iter().any(|b| b.label == wolf));
    let hunter = &piece(&scene, "card-P01").badges;
    assert!(
        hunter.iter().any(|b| b.look == "strength") && hunter.iter().any(|b| b.look == "heart"),
        "{hunter:?}"
    );
}

/// PA-N05 PA-A05: every card of the open discard and the graveyard can be read whole, people too.
#[test]
fn discards_can_be_read() {
    let mut t = Table::floor("players=1 groups=1 level=II", &["C01"]);
    t.edit(|d| {
        d.discard = vec!["B02".into(), "C12".into()];
        d.graveyard = vec!["P01".into(), "ID3".into(), "D01".into()];
    });
    let scene = scene(&t);
    let timber = piece(&scene, "card-B02");
    assert_eq!(keys(timber), ["can-help", "card-option", "card-option"]);
    let fell = Text::new("card-option")
        .with("deed", Text::new("deed-fell"))
        .with("terms", GAME.terms(GAME.pack.action(GAME.pack.find_card("B02").unwrap(), crate::Opt::new(0))));
    assert_eq!(timber.badges[1].label, fell);
    assert!(keys(piece(&scene, "card-C12")).contains(&"card-hostile".to_string()));
    assert_eq!(keys(piece(&scene, "card-P01")), ["card-symbol", "strength", "hearts", "card-brings"]);
    assert_eq!(keys(piece(&scene, "card-ID3")), ["card-tokens", "card-option"]);
    assert!(keys(piece(&scene, "card-D01")).contains(&"card-option".to_string()));
}

/// PA-D01: the recapitulation of the base camp says what the four backs of places hide.
#[test]
fn the_backs_are_explained() {
    let scene = scene(&Table::floor("players=2 level=I", &["B04", "B12"]));
    let told: Vec<_> = scene.pieces.iter().filter(|p| p.place == "recap").map(|p| p.look).collect();
    assert_eq!(told, ["back-forest", "back-river", "back-mountain", "back-camp"]);
}

/// PA-N01 PA-N02: at night food is not counted twice, nobody is warned of hunger after the meal, and what is settled is no
/// longer warned of.
#[test]
fn the_forecast_at_night() {
    let mut t = Table::night("players=1 groups=1 level=I");
    t.people(1, &["P01", "P02"]).store(2, 0, 0).tool(1, "fur", 1);
    let notes = |t: &Table| {
        let scene = scene(t);
        scene.forecast.iter().map(|n| (n.text.key.to_string(), n.bad)).collect::<Vec<_>>()
    };
    let (met, due) = (("note-met".to_string(), false), ("note-due".to_string(), true));
    assert_eq!(
        notes(&t),
        [met, due.clone()],
        "two food are there for the fat prey, after everybody has eaten"
    );
    t.act(1, "settle A00 1");
    assert_eq!(notes(&t), [due]);
}
