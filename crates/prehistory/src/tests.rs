//! Tests; each names the clauses it proves.

mod conformance;

use std::sync::OnceLock;

use content::Packed;

use crate::Prehistory;

/// The game with its built-in content, loaded once.
pub(crate) fn game() -> &'static Prehistory {
    static GAME: OnceLock<Prehistory> = OnceLock::new();
    GAME.get_or_init(Prehistory::built_in)
}
