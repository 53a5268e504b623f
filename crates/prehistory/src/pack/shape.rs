//! Own shapes of the land, given as a short text (PH-S05, PH-Q38).
//!
//! `3 4 3`: rows of map tiles from north to south, each centered; the start tile lies in the middle of the middle row.
//! `nl0 …`: a map tile each, by column and row of its first cell, the start tile being `nn`, and by the direction of its
//! second one, clockwise from 0 in the east.

use std::borrow::Cow;

use kernel::{Finite, Setup};

use super::land::{Land, is_tile};
use crate::ids::{Cell, Cells};

/// A text of one's own as a set-up keeps it: zero bytes fill it up.
type OwnText = [u8; Setup::OWN_MAX];

/// Which land a game is played on: a layout of the pack, or a shape of one's own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Plot {
    layout: u8,
    own: Option<OwnLand>,
}

impl Plot {
    pub fn pack(layout: usize) -> Plot {
        Plot { layout: layout as u8, own: None }
    }

    pub fn own(land: OwnLand) -> Plot {
        Plot { layout: 0, own: Some(land) }
    }

    #[inline]
    pub fn land<'a>(&'a self, lands: &'a [Land]) -> LandRef<'a> {
        match &self.own {
            None => LandRef::Pack(&lands[self.layout as usize]),
            Some(land) => LandRef::Own(land),
        }
    }

    /// Whether there is such a land for so many players.
    pub fn is_sound(&self, lands: &[Land], players: u8) -> bool {
        match &self.own {
            None => lands.get(self.layout as usize).is_some_and(|land| land.players == players),
            Some(land) => OwnLand::new(land.text(), players).as_ref() == Some(land),
        }
    }
}

/// A land that was made from a text: as much of it as the rules need, small enough to be part of a state.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct OwnLand {
    text: OwnText,
    n_cells: u8,
    /// The neighbors of each cell by their indices; the cell itself fills up.
    near: [[u8; 6]; Cell::COUNT],
}

impl OwnLand {
    /// The land of a text, if that is a shape for so many players.
    pub fn new(text: &str, players: u8) -> Option<OwnLand> {
        let land = parse(text, players).ok()?;
        let near = std::array::from_fn(|i| {
            let mut cells = land.near[Cell::nth(i)].iter();
            std::array::from_fn(|_| cells.next().map_or(i, Finite::index) as u8)
        });
        Some(OwnLand { text: own(text)?, n_cells: land.n_cells() as u8, near })
    }

    /// The text in a set-up or a position.
    pub fn text(&self) -> &str {
        let end = self.text.iter().position(|b| *b == 0).unwrap_or(self.text.len());
        std::str::from_utf8(&self.text[..end]).expect("only ASCII is taken")
    }

    fn around(&self, cell: Cell) -> Cells {
        self.near[cell.index()].iter().map(|i| Cell::nth(*i as usize)).collect::<Cells>().with(cell)
    }
}

/// A land of the pack, or one that was made from a text.
#[derive(Copy, Clone)]
pub enum LandRef<'a> {
    Pack(&'a Land),
    Own(&'a OwnLand),
}

impl<'a> LandRef<'a> {
    #[inline]
    pub fn n_cells(self) -> usize {
        match self {
            LandRef::Pack(land) => land.n_cells(),
            LandRef::Own(land) => land.n_cells as usize,
        }
    }

    #[inline]
    pub fn n_slots(self) -> usize {
        (self.n_cells() - 1) / 4
    }

    /// The neighbors of a cell.
    #[inline]
    pub fn near(self, cell: Cell) -> Cells {
        match self {
            LandRef::Pack(land) => land.near[cell],
            LandRef::Own(land) => land.around(cell).without(cell),
        }
    }

    /// A cell with its neighbors.
    #[inline]
    pub fn around(self, cell: Cell) -> Cells {
        match self {
            LandRef::Pack(land) => land.around[cell],
            LandRef::Own(land) => land.around(cell),
        }
    }

    /// How many steps lie between two cells of the land. Nothing blocks the way (PH-M02).
    #[inline]
    pub fn distance(self, a: Cell, b: Cell) -> u8 {
        match self {
            LandRef::Pack(land) => land.distance(a, b),
            LandRef::Own(_) => {
                (0..u8::MAX).find(|steps| self.within(a, (*steps).into()).contains(b)).unwrap_or(u8::MAX)
            }
        }
    }

    /// The cells within so many steps, the cell itself included.
    #[inline]
    pub fn within(self, cell: Cell, steps: u16) -> Cells {
        match self {
            LandRef::Pack(land) => land.within(cell, steps),
            LandRef::Own(land) => {
                let mut reached = Cells::only(cell);
                let mut edge = reached;
                for _ in 0..steps {
                    edge = edge.iter().fold(Cells::EMPTY, |all, c| all | land.around(c)) - reached;
                    if edge.is_empty() {
                        break;
                    }
                    reached |= edge;
                }
                reached
            }
        }
    }

    /// The layout as a set-up and a position name it.
    pub fn id(self) -> &'a str {
        match self {
            LandRef::Pack(land) => &land.id,
            LandRef::Own(land) => land.text(),
        }
    }

    /// Axial coordinates, cell by cell.
    pub fn at(self, players: u8) -> Cow<'a, [(i8, i8)]> {
        match self {
            LandRef::Pack(land) => Cow::Borrowed(&land.at),
            LandRef::Own(land) => {
                Cow::Owned(parse(land.text(), players).expect("a game begins with a checked shape").at)
            }
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

/// A text as a set-up keeps it; nothing when it is too long or has other letters.
fn own(text: &str) -> Option<OwnText> {
    let mut own = [0; Setup::OWN_MAX];
    let allowed = |b: u8| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-' | b':' | b'.');
    let fits = !text.is_empty() && text.len() <= own.len() && text.bytes().all(allowed);
    fits.then(|| {
        own[..text.len()].copy_from_slice(text.as_bytes());
        own
    })
}
