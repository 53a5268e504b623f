//! The content that ever came in a box, so that games played with it are known again.

/// One line for each: the game, the hash of what changes play, and the hash that programs before the second form of
/// records wrote for it, where they did.
const BUILT_IN: &str = include_str!("../../../content/built-in.txt");

fn boxes() -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let lines = BUILT_IN.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| {
        let mut words = line.split_whitespace().skip(1);
        Some((words.next()?, words.next()))
    })
}

/// The hash of a pack as it is written today, for one that an older program may have written.
pub fn known_as(pack: &str) -> &str {
    boxes().find(|(_, former)| *former == Some(pack)).map_or(pack, |(today, _)| today)
}

/// Whether a pack with this hash ever came in a box.
pub fn was_built_in(pack: &str) -> bool {
    boxes().any(|(today, former)| today == pack || former == Some(pack))
}
