//! The result: everybody wins or loses together.

use kernel::{Outcome, Standing};

use crate::{
    flow::{End, Frame},
    state::State,
};

/// Where points come from: fresco pieces, and skulls as a loss.
pub const SOURCES: &[&str] = &["painting", "skulls"];

pub(crate) fn score(state: &State, by_source: &mut [i32]) {
    by_source[0] = i32::from(state.open.tiles);
    by_source[1] = -i32::from(state.open.skulls);
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Frame::Over(end) = state.open.frames.top() else { return None };
    let won = matches!(end, End::Painted | End::Beast);
    let mut by_source = [0; 2];
    score(state, &mut by_source);
    let standing = Standing { score: by_source.iter().sum(), rank: if won { 1 } else { 2 }, won };
    Some(Outcome::new(end.word(), (0..state.open.n_seats).map(|_| standing)))
}
