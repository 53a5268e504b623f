//! Counts of decision sequences: the regression number for legality.

use kernel::{Choices, Game};

/// How many sequences of `depth` decisions start here. Of several seats that may decide, the first does.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let Some(actor) = game.next(state).first() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let mut choices = Choices::new();
    game.legal(state, actor, &mut choices);
    if depth == 1 {
        return choices.len() as u64;
    }
    (0..choices.len())
        .map(|i| {
            let mut child = *state;
            game.apply(&mut child, choices.get(i), &mut ());
            perft(game, &child, depth - 1)
        })
        .sum()
}
