//! The board: cells, sets of cells, and walking on laid tiles.
//!
//! Cells are named like squares of a chess board: columns `a` to `i` from west to east, rows `1` to `9` from
//! north to south, so `e5` is the middle. The small board (2 and 3 players) uses `b2` to `h8`.

use std::fmt;

use stdx::{Finite, id};

use crate::ids::Dir;

id!(
    /// A cell of the board: nine rows of nine, row by row from the north-west.
    Cell: 81, written
);

const WIDTH: usize = 9;

impl Cell {
    /// The middle of the board, where the centre tile lies.
    pub const CENTRE: Cell = Cell::new(40);

    #[inline]
    pub fn at(column: usize, row: usize) -> Cell {
        Cell::nth(row * WIDTH + column)
    }

    /// From zero in the west.
    #[inline]
    pub fn column(self) -> usize {
        self.index() % WIDTH
    }

    /// From zero in the north.
    #[inline]
    pub fn row(self) -> usize {
        self.index() / WIDTH
    }

    /// The neighbor in a direction; at the edge the line goes on at its other end.
    #[inline]
    pub fn beside(self, dir: Dir) -> Cell {
        let (column, row) = (self.column(), self.row());
        match dir {
            Dir::North => Cell::at(column, (row + WIDTH - 1) % WIDTH),
            Dir::South => Cell::at(column, (row + 1) % WIDTH),
            Dir::West => Cell::at((column + WIDTH - 1) % WIDTH, row),
            Dir::East => Cell::at((column + 1) % WIDTH, row),
        }
    }

    /// The cell with this name: `e5`.
    pub fn from_name(name: &str) -> Option<Cell> {
        let [column @ b'a'..=b'i', row @ b'1'..=b'9'] = name.as_bytes() else { return None };
        Some(Cell::at((column - b'a') as usize, (row - b'1') as usize))
    }

    /// Its number in the order in which discovery fills the board: by angle clockwise from north as seen from the
    /// centre, nearer cells first (DG-T01).
    #[inline]
    pub fn rank(self) -> usize {
        RANKS.0[self.index()] as usize
    }

    /// The cell with that number.
    #[inline]
    pub fn of_rank(rank: usize) -> Cell {
        Cell::nth(RANKS.1[rank] as usize)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

/// A set of cells.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Area(u128);

impl Area {
    pub const EMPTY: Area = Area(0);
    const ALL: u128 = (1 << 81) - 1;
    const WEST_EDGE: u128 = {
        let (mut mask, mut row) = (0, 0);
        while row < WIDTH {
            mask |= 1 << (row * WIDTH);
            row += 1;
        }
        mask
    };

    /// The board of 2 and 3 players: 7×7 without the corners; of 1 and 4: 9×9 without three cells in each (DG-T03).
    #[inline]
    pub fn board(n_seats: usize) -> Area {
        const SMALL: Area = board(3, 5);
        const LARGE: Area = board(4, 6);
        if matches!(n_seats, 2 | 3) { SMALL } else { LARGE }
    }

    #[inline]
    pub fn only(cell: Cell) -> Area {
        Area(1 << cell.index())
    }

    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn and(self, other: Area) -> Area {
        Area(self.0 & other.0)
    }

    #[inline]
    pub fn or(self, other: Area) -> Area {
        Area(self.0 | other.0)
    }

    #[inline]
    pub fn without(self, other: Area) -> Area {
        Area(self.0 & !other.0)
    }

    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell::nth(self.0.trailing_zeros() as usize))
    }

    /// The cells in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = Area(left).first()?;
            left &= left - 1;
            Some(cell)
        })
    }

    /// The set and every cell orthogonally beside it.
    #[inline]
    pub fn spread(self) -> Area {
        let x = self.0;
        let east = (x << 1) & !Self::WEST_EDGE;
        let west = (x & !Self::WEST_EDGE) >> 1;
        Area((x | east | west | (x << WIDTH) | (x >> WIDTH)) & Self::ALL)
    }

    /// Where one can walk from here in at most `steps` over laid tiles (DG-X01).
    #[inline]
    pub fn walk(self, land: Area, steps: u8) -> Area {
        let mut reached = self;
        for _ in 0..steps {
            reached = reached.spread().and(land);
        }
        reached.or(self)
    }

    /// The same set numbered by [`Cell::rank`], lowest first.
    pub fn ranked(self) -> Area {
        Area(self.iter().fold(0, |bits, cell| bits | 1 << cell.rank()))
    }

    /// The set that [`Area::ranked`] has numbered.
    pub fn unranked(self) -> Area {
        self.iter().map(|c| Cell::of_rank(c.index())).collect()
    }
}

impl FromIterator<Cell> for Area {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Area {
        let mut area = Area::EMPTY;
        cells.into_iter().for_each(|c| area.insert(c));
        area
    }
}

impl fmt::Debug for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|c| c.to_string())).finish()
    }
}

/// The next laid tile in a direction; gaps are skipped and the line goes round (DG-M04).
#[inline]
pub fn onward(land: Area, from: Cell, dir: Dir) -> Cell {
    let mut cell = from.beside(dir);
    while !land.contains(cell) && cell != from {
        cell = cell.beside(dir);
    }
    cell
}

/// Where a cell comes in the sweep from the edge with the priority arrow (DG-M02).
#[inline]
pub fn sweep(edge: Dir, cell: Cell) -> u8 {
    let (column, row, last) = (cell.column(), cell.row(), WIDTH - 1);
    let (line, within) = match edge {
        Dir::West => (column, row),
        Dir::North => (row, last - column),
        Dir::East => (last - column, last - row),
        Dir::South => (last - row, column),
    };
    (line * WIDTH + within) as u8
}

/// The cells at most `side` columns and rows and `sum` steps from the middle.
const fn board(side: usize, sum: usize) -> Area {
    let (mut bits, mut i) = (0, 0);
    while i < WIDTH * WIDTH {
        let (x, y) = ((i % WIDTH).abs_diff(4), (i / WIDTH).abs_diff(4));
        if x <= side && y <= side && x + y <= sum {
            bits |= 1 << i;
        }
        i += 1;
    }
    Area(bits)
}

/// By cell its rank, and by rank its cell.
static RANKS: ([u8; 81], [u8; 81]) = ranks();

const fn ranks() -> ([u8; 81], [u8; 81]) {
    let (mut rank_of, mut cell_of) = ([0; 81], [0; 81]);
    let mut a = 0;
    while a < 81 {
        let (mut rank, mut b) = (0, 0);
        while b < 81 {
            if comes_before(b, a) {
                rank += 1;
            }
            b += 1;
        }
        rank_of[a] = rank as u8;
        cell_of[rank] = a as u8;
        a += 1;
    }
    (rank_of, cell_of)
}

const fn comes_before(a: usize, b: usize) -> bool {
    let (ax, ay) = ((a % WIDTH) as i32 - 4, (a / WIDTH) as i32 - 4);
    let (bx, by) = ((b % WIDTH) as i32 - 4, (b / WIDTH) as i32 - 4);
    let (qa, qb) = (quadrant(ax, ay), quadrant(bx, by));
    if qa != qb {
        return qa < qb;
    }
    // Within a quadrant the clockwise order is the sign of the cross product.
    let cross = ax * by - ay * bx;
    if cross != 0 { cross > 0 } else { ax * ax + ay * ay < bx * bx + by * by }
}

/// The centre first, then the four quadrants clockwise, each with the axis it begins at.
const fn quadrant(x: i32, y: i32) -> u8 {
    match (x, y) {
        (0, 0) => 0,
        (0.., ..0) => 1,
        (1.., 0..) => 2,
        (..=0, 1..) => 3,
        _ => 4,
    }
}
