//! What every game can do and say: golden games, coverage, and the sentences of the gallery.
//!
//! Everything goes through the catalog; `DOLMEN_GAME` picks one game.

mod golden;
mod words;

use std::{env, thread};

use catalog::Visitor;

/// Visits every game, each in a thread of its own.
fn every_game<V: Visitor<Out = ()> + Send>(visitor: impl Fn() -> V) {
    let wanted = env::var("DOLMEN_GAME").ok();
    thread::scope(|scope| {
        for id in catalog::ids().into_iter().filter(|id| wanted.as_ref().is_none_or(|game| game == id)) {
            let visitor = visitor();
            scope.spawn(move || catalog::open(id, None, visitor).expect("built-in games open"));
        }
    });
}
