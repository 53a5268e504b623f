//! What a bot chooses from.

use kernel::{Actor, Choices, Game};

/// The options of an actor without giving the game up: a bot plays to the end, and people may count on that.
pub fn options<G: Game>(game: &G, state: &G::State, actor: Actor, out: &mut Choices<G::Choice>) {
    game.legal(state, actor, out);
    out.keep_playing(game);
}
