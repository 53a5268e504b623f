//! Positions as files: what they are of, so that nobody takes one of another game, of other rules or a changed one for
//! what it was.

use content::Packed;
use table::{AnyTable, Digest};

/// The first line of a position that is written down.
pub fn head(table: &dyn AnyTable) -> String {
    let played = table.played().last().expect("a game begins with some rules");
    format!("# position {} {} {} {}", table.game_id(), played.rules, played.pack, table.digest())
}

/// Whether a written position is of this game, with these rules, and as it was. One without the first line says nothing of
/// it: whoever has taken it away means what is there.
pub fn check<G: Packed>(game: &G, pack: &str, text: &str) -> Result<(), String> {
    let Some(head) = text.lines().next().and_then(|line| line.trim().strip_prefix("# position ")) else {
        return Ok(());
    };
    let words: Vec<&str> = head.split_whitespace().collect();
    let [id, rules, of, written] = words[..] else {
        return Err(format!("'{head}' says no game, rules, pack and digest of the position"));
    };
    let differs = |what: &str, then: &str, now: &str| {
        Err(format!(
            "the position is of another {what}: '{then}' is written, here is '{now}' (without its first line it is taken \
             as it stands)"
        ))
    };
    if id != G::ID {
        return differs("game", id, G::ID);
    }
    if rules != G::RULES.to_string() {
        return differs("number of the rules", rules, &G::RULES.to_string());
    }
    if content::known_as(of) != pack {
        return differs("pack", of, pack);
    }
    // A draft that cannot be read or adopted is named by whoever adopts it.
    let Some(state) = toml::from_str(text).ok().and_then(|draft| game.adopt(draft).ok()) else {
        return Ok(());
    };
    let is = Digest::of(game, &state).to_string();
    if is != written {
        return differs("digest, so it was changed", written, &is);
    }
    Ok(())
}
