//! The score by source and the result (LD-V01).

use kernel::{Finite, Outcome, Seat, Standing};

use crate::{
    LastDoge,
    effect::PowerKind,
    flow::Frame,
    state::{Fate, State, Trigger},
};

/// Trophies, trophies of the escape, artefacts and treasure; nothing for who was caught (LD-X08).
pub fn by_source(game: &LastDoge, state: &State, seat: Seat, out: &mut [i32]) {
    let player = state.player(seat);
    let is_caught = player.fate == Fate::Caught;
    let of = |n: i32| if is_caught { 0 } else { n };
    let values = [
        of(player.trophies.into()),
        of(player.escape.into()),
        of(artefact_points(game, state, seat)),
        of(if state.treasure == Some(seat) { game.content.limits.treasure.into() } else { 0 }),
    ];
    for (slot, value) in out.iter_mut().zip(values) {
        *slot = value;
    }
}

/// What a seat's artefacts are worth, with the Archivists' bonus (LD-P01, LD-Q20).
pub fn artefact_points(game: &LastDoge, state: &State, seat: Seat) -> i32 {
    let bonus = i32::from(state.power(&game.content, seat, PowerKind::ArtefactValue));
    state.player(seat).artefacts.iter().map(|a| i32::from(game.content.value[a]) + bonus).sum()
}

pub fn total(game: &LastDoge, state: &State, seat: Seat) -> i32 {
    let mut values = [0; 4];
    by_source(game, state, seat, &mut values);
    values.iter().sum()
}

/// The result. Ties go to the treasure's owner, then to artefact points, then they are shared.
pub fn outcome(game: &LastDoge, state: &State) -> Option<Outcome> {
    if state.frames.top() != Frame::Over {
        return None;
    }
    let nobody = state.seats().all(|s| state.player(s).fate == Fate::Caught);
    let key = |seat: Seat| {
        let is_out = state.player(seat).fate != Fate::Caught;
        let has_treasure = is_out && state.treasure == Some(seat);
        let artefacts = if is_out { artefact_points(game, state, seat) } else { 0 };
        (total(game, state, seat), is_out, has_treasure, artefacts)
    };
    let reason = match state.trigger {
        _ if nobody => "caught",
        Some(Trigger::Treasure) => "treasure",
        Some(Trigger::Failed) => "failed",
        Some(Trigger::Rounds) => "rounds",
        Some(Trigger::Tiles) | None => "tiles",
    };
    let standings = state.seats().map(|seat| {
        let better = state.seats().filter(|other| key(*other) > key(seat)).count() as u8;
        debug_assert!(seat.index() < Seat::MAX);
        Standing { score: key(seat).0, rank: 1 + better, won: better == 0 && !nobody }
    });
    Some(Outcome::new(reason, standings))
}
