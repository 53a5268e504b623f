use kernel::{Game, Outcome};

use super::desk::{Desk, seat};
use crate::{
    flow::Frame,
    ids::Tribe,
    state::{Fate, Trigger},
};

/// A finished game in which everybody got out, with these trophies.
fn finished(trophies: &[u16]) -> Desk {
    let mut desk = Desk::new(trophies.len());
    for (player, n) in desk.state.players.iter_mut().zip(trophies) {
        player.trophies = *n;
        player.fate = Fate::Out;
    }
    desk.state.trigger = Some(Trigger::Tiles);
    desk.state.frames = stdx::Stack::new(Frame::Over);
    desk
}

fn result(desk: &Desk) -> Outcome {
    desk.game.outcome(&desk.state).expect("the game is over")
}

fn ranks(desk: &Desk) -> Vec<u8> {
    result(desk).standings().iter().map(|s| s.rank).collect()
}

/// LD-V01: trophies, artefacts and four for the treasure.
#[test]
fn the_score_adds_up() {
    let mut desk = finished(&[5, 7]).artefact(2, "a21").artefact(2, "a12");
    desk.state.treasure = Some(seat(2));
    desk.state.players[1].escape = 3;
    let mut by_source = [0; 4];
    desk.game.score(&desk.state, seat(2), &mut by_source);
    assert_eq!(by_source, [7, 3, 5, 4]);
    let standings = result(&desk);
    assert_eq!((standings.standings()[1].score, standings.standings()[1].won), (19, true));
}

/// LD-V01: a tie goes to the treasure, then to artefact points, then it is shared.
#[test]
fn ties() {
    let mut treasure = finished(&[9, 5, 2]).artefact(1, "a10");
    treasure.state.players[0].tribe = Some(Tribe::Cult);
    treasure.state.players[1].trophies = 6;
    treasure.state.treasure = Some(seat(2));
    assert_eq!(ranks(&treasure), [2, 1, 3]);
    let mut artefacts = finished(&[9, 7]).artefact(2, "a12");
    artefacts.state.players[0].tribe = Some(Tribe::Cult);
    assert_eq!(ranks(&artefacts), [2, 1]);
    let shared = finished(&[4, 4]);
    assert_eq!(ranks(&shared), [1, 1]);
    assert!(result(&shared).standings().iter().all(|s| s.won));
}

/// LD-P01 LD-Q20: the Archivists' artefacts are worth one more, also for the tie.
#[test]
fn archivists_value_artefacts() {
    let desk = finished(&[3, 3]).artefact(1, "a21").artefact(2, "a22").tribe(1, Tribe::Archivists);
    assert_eq!(ranks(&desk), [1, 2]);
    let mut tie = finished(&[3, 4]).artefact(1, "a21").artefact(2, "a22").tribe(1, Tribe::Archivists);
    assert_eq!(ranks(&tie), [1, 2], "seven each, but four artefact points against three");
    tie.state.players[0].fate = Fate::Caught;
    assert_eq!(ranks(&tie), [2, 1]);
}

/// LD-X08 LD-V01: who is caught scores zero; when all are caught nobody wins.
#[test]
fn the_caught_score_nothing() {
    let mut desk = finished(&[9, 1]);
    desk.state.treasure = Some(seat(1));
    desk.state.players[0].fate = Fate::Caught;
    let one = result(&desk);
    assert_eq!((one.standings()[0].score, one.standings()[0].won, one.reason), (0, false, "tiles"));
    desk.state.players[1].fate = Fate::Caught;
    let all = result(&desk);
    assert_eq!(all.reason, "caught");
    assert!(all.standings().iter().all(|s| !s.won && s.score == 0));
}
