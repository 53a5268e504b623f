//! Ceremony cards that lie face down.

use kernel::{Game, Present, Rng, Seat, Setup, Viewer};

use super::{Table, game, item};
use crate::{Event, State, flow::Frame, ids::Rite, score};

fn seat(n: usize) -> Seat {
    kernel::Finite::nth(n - 1)
}

/// What a viewer sees of the ceremony cards of a seat: names, how many are covered, and the points shown.
fn seen(state: &State, viewer: Viewer, n: usize) -> (usize, i32, i32) {
    let scene = game().scene(&game().view(state, viewer), viewer);
    let (place, score) = (format!("ceremonies-{n}"), format!("score-{n}"));
    let there = || scene.pieces.iter().filter(|p| p.place == place);
    let named = there().filter(|p| p.id.starts_with("ceremony-card-")).count();
    let covered = there().filter(|p| p.look == "back").map(|p| p.count.unwrap_or(0)).sum();
    let shown = scene.pieces.iter().find(|p| p.id == score).and_then(|p| p.count).expect("the points");
    (named, covered, shown)
}

/// PH-D04: taken cards are known to their owner; others see how many there are, and no points of them, until the end.
#[test]
fn taken_cards_lie_face_down() {
    let mut table = Table::last(3);
    // One point for each ceremony card, two for each member at home.
    table.give_rite(1, "C15").give_rite(1, "C08");
    let mut points = [0; score::SOURCES.len()];
    game().score(&table.state, seat(1), &mut points);
    let (whole, hidden) = (points.iter().sum::<i32>(), table.points(1, "ceremonies"));
    assert_eq!(hidden, 2 + 4);
    assert_eq!(seen(&table.state, Viewer::Seat(seat(1)), 1), (2, 0, whole));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(seen(&table.state, viewer, 1), (0, 2, whole - hidden), "{viewer:?}");
    }
    let mut open = table.state;
    open.open_rites = true;
    assert_eq!(seen(&open, Viewer::Spectator, 1), (2, 0, whole), "open for all, if all agreed");
    for n in 1..=3 {
        table.act(n, "pass");
    }
    assert!(matches!(table.state.frames.top(), Frame::Over));
    assert_eq!(
        seen(&table.state, Viewer::Seat(seat(2)), 1),
        (2, 0, whole),
        "at the end they are turned over"
    );
    assert!(table.events.iter().any(|e| matches!(e, Event::Unveiled { seat: s, .. } if *s == seat(1))));
}

/// PH-D04: which card was taken is told to its owner, and to all only where cards are left open.
#[test]
fn the_log_does_not_name_what_lies_face_down() {
    for (open, told) in [(false, "log-held-covered"), (true, "log-held")] {
        let mut table = Table::summer(2, 2);
        table.state.open_rites = open;
        table.lay_rite(1, "C05").markers(2, &[crate::ids::Color::Yellow]).act(2, "hold 1");
        let keys = |viewer: Viewer| -> Vec<String> {
            let lines = table.events.iter().filter_map(|e| game().tell(&game().redact(*e, viewer)?));
            lines.map(|line| line.text.key.to_string()).filter(|key| key.starts_with("log-held")).collect()
        };
        assert_eq!(keys(Viewer::Seat(seat(2))), ["log-held"]);
        assert_eq!(keys(Viewer::Seat(seat(1))), [told]);
        assert_eq!(keys(Viewer::Spectator), [told]);
    }
}

/// PH-D04: an imagined world gives others as many cards out of all that cannot be placed, and every one of them can come.
#[test]
fn face_down_cards_can_be_any() {
    let mut table = Table::last(2);
    table.give_rite(1, "C15").give_rite(2, "C08");
    let mine: Rite = item(&game().labels.rites, "C08");
    let (mut rng, mut met) = (Rng::new(5), stdx::Bits::<Rite>::EMPTY);
    let unknown = table.state.rites_unseen.len() + 1;
    for _ in 0..2_000 {
        let mut world = table.state;
        game().resample(&mut world, Viewer::Seat(seat(2)), &mut rng);
        game().audit(&world).expect("a sound world");
        assert_eq!((world.players[0].rites.len(), world.players[1].rites.len()), (1, 1));
        assert!(world.players[1].rites.contains(mine), "the own card stays");
        met |= world.players[0].rites;
    }
    assert_eq!(met.len(), unknown, "the pile and the card that was taken");
}

/// PH-D04: with the option to leave them open nothing at all is hidden: an imagined world is the true one.
#[test]
fn open_cards_leave_nothing_hidden() {
    let setup = Setup::parse(game(), "players=2 ceremonies=open").expect("a set-up");
    let mut play = testkit::Playout::new(game(), setup, 3);
    let mut rng = Rng::new(4);
    while play.step(&mut ()).is_some() {
        let mut world = play.state;
        game().resample(&mut world, Viewer::Spectator, &mut rng);
        assert_eq!(world, play.state);
        assert_eq!(game().view(&world, Viewer::Spectator).state(), &play.state);
    }
}
