//! The shape of a city: where its cells lie, which are near each other, and its short text for shapes of one's own.

use stdx::{Finite, Table};

use crate::ids::{Line, Slot, Slots};

/// One shape. What the rules ask about it follows from where the cells lie.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// Column and row of every cell, from zero, row by row.
    pub at: Table<Slot, (u8, u8), { Slot::COUNT }>,
    /// The cell under the treasure.
    pub treasure: Slot,
}

/// What is wrong with a shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShapeFault {
    /// The key of the words for it.
    pub key: &'static str,
    pub what: String,
}

impl ShapeFault {
    fn new(key: &'static str, what: impl Into<String>) -> ShapeFault {
        ShapeFault { key, what: what.into() }
    }
}

impl City {
    /// A city from its rows as a picture, or what is wrong with them.
    pub fn new(rows: &[String]) -> Result<City, ShapeFault> {
        let (mut cells, mut treasures) = (Vec::new(), Vec::new());
        for (y, row) in rows.iter().enumerate() {
            for (x, c) in row.chars().enumerate() {
                match c {
                    '#' => {}
                    'T' => treasures.push((x, y)),
                    '.' => continue,
                    other => {
                        let what = format!("'{other}' is neither '#', 'T' nor '.'");
                        return Err(ShapeFault::new("setup-city", what));
                    }
                }
                cells.push((x, y));
            }
        }
        let [treasure] = treasures[..] else {
            let what = format!("a city has one tile under the treasure, not {}", treasures.len());
            return Err(checked(&cells).err().unwrap_or(ShapeFault::new("setup-city-treasure", what)));
        };
        City::of(&cells, Some(treasure))
    }

    /// A city from a short text (LD-Q33): the tiles of each row, which are centered, as in `5-5-7-5-5`. `2.1.2` is a row
    /// with a gap of one, `5:2` one that begins in column two; a last part `t3.4` says that the treasure lies in row
    /// three, column four and not in the middle.
    pub fn own(text: &str) -> Result<City, ShapeFault> {
        let unread = |part: &str| ShapeFault::new("setup-city", format!("'{part}' is no row of a city"));
        let mut parts: Vec<&str> = text.split('-').collect();
        let treasure = match parts.last().and_then(|part| part.strip_prefix('t')) {
            Some(place) => {
                let at = place.split_once('.').and_then(|(row, column)| Some((side(column)?, side(row)?)));
                Some(at.ok_or_else(|| unread(parts[parts.len() - 1]))?)
            }
            None => None,
        };
        parts.truncate(parts.len() - usize::from(treasure.is_some()));
        let mut rows: Vec<(Option<usize>, Vec<usize>)> = Vec::new();
        for part in parts {
            let (runs, start) = match part.split_once(':') {
                Some((runs, start)) => (runs, Some(side(start).ok_or_else(|| unread(part))?)),
                None => (part, None),
            };
            // Tiles and gaps by turns, beginning and ending with tiles.
            let runs: Option<Vec<usize>> = runs.split('.').map(|n| side(n).map(|n| n + 1)).collect();
            rows.push((start, runs.filter(|runs| runs.len() % 2 == 1).ok_or_else(|| unread(part))?));
        }
        let long = |runs: &[usize]| runs.iter().sum::<usize>();
        let width = rows.iter().map(|(start, runs)| start.unwrap_or(0) + long(runs)).max().unwrap_or(0);
        let mut cells = Vec::new();
        for (y, (start, runs)) in rows.iter().enumerate() {
            let mut x = start.unwrap_or((width - long(runs)) / 2);
            for (i, run) in runs.iter().enumerate() {
                if i % 2 == 0 {
                    cells.extend((x..x + run).map(|x| (x, y)));
                }
                x += run;
            }
        }
        City::of(&cells, treasure)
    }

    /// A city from its cells row by row, as far to the left as it goes.
    fn of(cells: &[(usize, usize)], treasure: Option<(usize, usize)>) -> Result<City, ShapeFault> {
        checked(cells)?;
        let left = cells.iter().map(|(x, _)| *x).min().unwrap_or(0);
        let top = cells.iter().map(|(_, y)| *y).min().unwrap_or(0);
        let place = |(x, y): (usize, usize)| (x.wrapping_sub(left) as u8, y.wrapping_sub(top) as u8);
        let at = Table::from_fn(|s: Slot| place(cells[s.index()]));
        let mut city = City { at, treasure: Slot::nth(0) };
        city.treasure = match treasure {
            None => city.middle(),
            Some(cell) => Slot::all().find(|s| cells[s.index()] == cell).ok_or_else(|| {
                let what = format!("there is no tile in row {}, column {}", cell.1 + 1, cell.0 + 1);
                ShapeFault::new("setup-city-treasure", what)
            })?,
        };
        let joined = city.within(city.treasure, Slot::COUNT as u8).with(city.treasure);
        match Slot::all().find(|s| !joined.contains(*s)) {
            Some(lonely) => {
                let (x, y) = city.at[lonely];
                let what =
                    format!("the tile in row {}, column {} does not join the city (LD-S03)", y + 1, x + 1);
                Err(ShapeFault::new("setup-city-apart", what))
            }
            None => Ok(city),
        }
    }

    /// The short text that [`City::own`] reads.
    pub fn text(&self) -> String {
        let (width, height) = (self.width(), self.height());
        let mut parts = Vec::new();
        for y in 0..height {
            let row: Vec<usize> =
                self.at.values().filter(|at| at.1 as usize == y).map(|at| at.0 as usize).collect();
            let (Some(first), Some(last)) = (row.first(), row.last()) else { continue };
            let mut runs: Vec<usize> = vec![0];
            for x in *first..=*last {
                // A run of tiles is followed by a gap and the other way round.
                if row.contains(&x) != (runs.len() % 2 == 1) {
                    runs.push(0);
                }
                *runs.last_mut().expect("a run") += 1;
            }
            let words: Vec<String> = runs.iter().map(usize::to_string).collect();
            let centered = (width - (last + 1 - first)) / 2;
            let start = if *first == centered { String::new() } else { format!(":{}", first + 1) };
            parts.push(words.join(".") + &start);
        }
        if self.treasure != self.middle() {
            let (x, y) = self.at[self.treasure];
            parts.push(format!("t{}.{}", y + 1, x + 1));
        }
        parts.join("-")
    }

    pub fn width(&self) -> usize {
        self.at.values().map(|at| at.0 as usize + 1).max().unwrap_or(0)
    }

    pub fn height(&self) -> usize {
        self.at.values().map(|at| at.1 as usize + 1).max().unwrap_or(0)
    }

    /// The cell nearest to the middle.
    fn middle(&self) -> Slot {
        let (width, height) = (self.width() as i32 - 1, self.height() as i32 - 1);
        let far = |s: &Slot| {
            let (x, y) = (2 * i32::from(self.at[*s].0) - width, 2 * i32::from(self.at[*s].1) - height);
            x * x + y * y
        };
        Slot::all().min_by_key(far).expect("a city has cells")
    }

    /// Every cell.
    #[inline]
    pub fn everywhere(&self) -> Slots {
        Slots::from_words([(1 << Slot::COUNT) - 1])
    }

    /// The other cells whose distance in columns and rows is so.
    #[inline]
    fn pick(&self, from: Slot, fits: impl Fn(u8, u8) -> bool) -> Slots {
        let (x, y) = self.at[from];
        let near = |s: &Slot| *s != from && fits(self.at[*s].0.abs_diff(x), self.at[*s].1.abs_diff(y));
        Slot::all().filter(near).collect()
    }

    /// The cells that share an edge.
    pub fn adjacent(&self, from: Slot) -> Slots {
        self.pick(from, |dx, dy| dx + dy == 1)
    }

    /// The up to eight cells around.
    pub fn around(&self, from: Slot) -> Slots {
        self.pick(from, |dx, dy| dx <= 1 && dy <= 1)
    }

    /// The other cells of the same row or column, across gaps too.
    pub fn inline(&self, from: Slot) -> Slots {
        self.pick(from, |dx, dy| dx == 0 || dy == 0)
    }

    /// The cells of a row or column; none for a line the city does not have.
    pub fn line(&self, line: Line) -> Slots {
        let (is_row, n) = line.place();
        let lies = |s: &Slot| (if is_row { self.at[*s].1 } else { self.at[*s].0 }) as usize + 1 == n;
        Slot::all().filter(lies).collect()
    }

    /// The other cells within `n` steps from edge to edge.
    pub fn within(&self, from: Slot, n: u8) -> Slots {
        let mut all = Slots::only(from);
        for _ in 0..n {
            let more = all.iter().fold(all, |more, s| more | self.adjacent(s));
            if more == all {
                break;
            }
            all = more;
        }
        all.without(from)
    }
}

/// A number of a row, a column or tiles, from zero.
fn side(word: &str) -> Option<usize> {
    word.parse::<usize>().ok().filter(|n| (1..=Line::SIDE).contains(n)).map(|n| n - 1)
}

/// Whether so many tiles fit on the table.
fn checked(cells: &[(usize, usize)]) -> Result<(), ShapeFault> {
    let span = |of: fn(&(usize, usize)) -> usize| {
        let all = || cells.iter().map(of);
        all().max().unwrap_or(0) + 1 - all().min().unwrap_or(0)
    };
    if span(|cell| cell.0) > Line::SIDE || span(|cell| cell.1) > Line::SIDE {
        let what = format!("a city has at most {0} rows and {0} columns", Line::SIDE);
        return Err(ShapeFault::new("setup-city-size", what));
    }
    if cells.len() != Slot::COUNT {
        let what = format!("a city has {} tiles, not {} (LD-S02)", Slot::COUNT, cells.len());
        return Err(ShapeFault::new("setup-city-count", what));
    }
    Ok(())
}
