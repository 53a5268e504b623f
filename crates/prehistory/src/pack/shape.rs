//! Own shapes of the land, given as a short text (PH-S05, PH-Q38).
//!
//! `3 4 3`: rows of map tiles from north to south, each centered; the start tile lies in the middle of the middle row.
//! `nl0 …`: a map tile each, by column and row of its first cell, the start tile being `nn`, and by the direction of its
//! second one, clockwise from 0 in the east.

use std::{cell::RefCell, ops::Deref, rc::Rc};

use kernel::Setup;

use super::land::{Land, is_tile};

/// A text of one's own as a set-up keeps it: zero bytes fill it up.
pub type OwnText = [u8; Setup::OWN_MAX];

/// Which land a game is played on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Plot {
    /// A layout of the pack.
    Pack(u8),
    /// A shape of one's own.
    Own(OwnText),
}

/// A land of the pack, or one that was made from a text.
pub enum LandRef<'g> {
    Pack(&'g Land),
    Own(Rc<Land>),
}

impl Deref for LandRef<'_> {
    type Target = Land;

    #[inline]
    fn deref(&self) -> &Land {
        match self {
            LandRef::Pack(land) => land,
            LandRef::Own(land) => land,
        }
    }
}

/// Why a text is no shape for a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShapeFault {
    /// The words of the game for it.
    pub key: &'static str,
    pub what: String,
}

fn fault<T>(key: &'static str, what: impl Into<String>) -> Result<T, ShapeFault> {
    Err(ShapeFault { key, what: what.into() })
}

type At = (i8, i8);

/// The directions clockwise from the east.
const AROUND: [At; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The most map tiles in a row, and the most rows: all that there are.
const TILES_MAX: usize = 20;

/// The letter of the column and the row of the start tile.
const MIDDLE: u8 = b'n';

/// The four cells of a map tile from its first one, its second one in this direction.
fn tile((q, r): At, direction: usize) -> [At; 4] {
    let (b, c) = (AROUND[direction], AROUND[(direction + 1) % AROUND.len()]);
    [(q, r), (q + b.0, r + b.1), (q + c.0, r + c.1), (q + b.0 + c.0, r + b.1 + c.1)]
}

/// The land of a text for so many players.
pub fn parse(text: &str, players: u8) -> Result<Land, ShapeFault> {
    let parts: Vec<&str> = text.split('-').collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let tiles = if parts.iter().all(is_number) { rows(&parts)? } else { places(&parts)? };
    let wanted = 5 * players as usize;
    if tiles.len() != wanted {
        return fault(
            "setup-shape-count",
            format!("{players} players need {wanted} map tiles, not {}", tiles.len()),
        );
    }
    let mut at = vec![(0, 0)];
    for (i, cells) in tiles.iter().enumerate() {
        debug_assert!(is_tile(*cells));
        for cell in cells {
            if at.contains(cell) {
                let on = if *cell == (0, 0) { "the start tile" } else { "another map tile" };
                return fault("setup-shape-overlap", format!("map tile {} lies on {on}", i + 1));
            }
            at.push(*cell);
        }
    }
    let land = Land::new(text.to_owned(), players, at);
    if !land.is_connected() {
        return fault("setup-shape-apart", "not every map tile is connected with the start tile");
    }
    Ok(land)
}

/// Rows of map tiles, each centered.
fn rows(parts: &[&str]) -> Result<Vec<[At; 4]>, ShapeFault> {
    let lengths: Vec<usize> = parts.iter().map(|part| part.parse().unwrap_or(usize::MAX)).collect();
    if let Some(i) = lengths.iter().position(|n| !(1..=TILES_MAX).contains(n)) {
        return fault("setup-shape-size", format!("a row has 1 to {TILES_MAX} map tiles, not {}", parts[i]));
    }
    if lengths.len() > TILES_MAX {
        return fault(
            "setup-shape-size",
            format!("there are at most {TILES_MAX} rows, not {}", lengths.len()),
        );
    }
    let middle = lengths.len() / 2;
    let mut tiles = Vec::new();
    for (i, n) in lengths.into_iter().enumerate() {
        let below = i as i8 - middle as i8;
        let left = if i == middle { n.div_ceil(2) } else { 0 };
        for j in 0..n {
            let q = match (i == middle, j < left) {
                // Two rows further down a cell lies one column further left.
                (false, _) => -(n as i8) - below + 2 * j as i8,
                (true, true) => 2 * (j as i8 - left as i8),
                (true, false) => 1 + 2 * (j - left) as i8,
            };
            tiles.push(tile((q, 2 * below), 0));
        }
    }
    Ok(tiles)
}

/// Map tiles by their places.
fn places(parts: &[&str]) -> Result<Vec<[At; 4]>, ShapeFault> {
    let place = |part: &&str| match *part.as_bytes() {
        [column @ b'a'..=b'z', row @ b'a'..=b'z', direction @ b'0'..=b'5'] => {
            let at = |letter: u8| letter as i8 - MIDDLE as i8;
            Ok(tile((at(column), at(row)), (direction - b'0') as usize))
        }
        _ => fault(
            "setup-shape-words",
            format!("'{part}' is neither a number of map tiles nor a place such as 'nl0'"),
        ),
    };
    parts.iter().map(place).collect()
}

/// The text in a set-up or a position.
pub fn text(own: &OwnText) -> &str {
    let end = own.iter().position(|b| *b == 0).unwrap_or(own.len());
    std::str::from_utf8(&own[..end]).expect("only ASCII is taken")
}

/// A text as a set-up keeps it; nothing when it is too long or has other letters.
pub fn own(text: &str) -> Option<OwnText> {
    let mut own = [0; Setup::OWN_MAX];
    let allowed = |b: u8| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-' | b':' | b'.');
    let fits = !text.is_empty() && text.len() <= own.len() && text.bytes().all(allowed);
    fits.then(|| {
        own[..text.len()].copy_from_slice(text.as_bytes());
        own
    })
}

/// How many lands from texts a thread remembers.
const KNOWN_MAX: usize = 8;

thread_local! {
    /// The lands from texts that were asked for last: rules ask for theirs again and again.
    static KNOWN: RefCell<Vec<(OwnText, Rc<Land>)>> = const { RefCell::new(Vec::new()) };
}

/// The land of a text that was checked when its game began.
pub fn land_of(own: &OwnText, players: u8) -> Result<Rc<Land>, ShapeFault> {
    KNOWN.with_borrow_mut(|known| {
        let same = |(text, land): &(OwnText, Rc<Land>)| text == own && land.players == players;
        if let Some(at) = known.iter().position(same) {
            known[..=at].rotate_right(1);
            return Ok(Rc::clone(&known[0].1));
        }
        let land = Rc::new(parse(text(own), players)?);
        known.truncate(KNOWN_MAX - 1);
        known.insert(0, (*own, Rc::clone(&land)));
        Ok(land)
    })
}
