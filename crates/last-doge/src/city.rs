//! The shape of a city: where its cells lie and which are near each other.

use stdx::{Finite, Table};

use crate::ids::{Line, Slot, Slots};

/// One shape with everything the rules ask about it worked out.
#[derive(Clone, Debug)]
pub struct City {
    pub id: String,
    /// Column and row of every cell, from zero.
    pub at: Table<Slot, (u8, u8), { Slot::COUNT }>,
    pub width: usize,
    pub height: usize,
    /// The cell under the treasure.
    pub treasure: Slot,
    /// The cells that share an edge.
    pub adjacent: Table<Slot, Slots, { Slot::COUNT }>,
    /// The up to eight cells around.
    pub around: Table<Slot, Slots, { Slot::COUNT }>,
    /// The other cells of the same row or column, across gaps too.
    pub inline: Table<Slot, Slots, { Slot::COUNT }>,
    /// The cells of each row and column; empty for lines the city does not have.
    pub lines: Table<Line, Slots, { Line::COUNT }>,
    /// How many steps from edge to edge lead from one cell to another.
    steps: Table<Slot, Table<Slot, u8, { Slot::COUNT }>, { Slot::COUNT }>,
}

impl City {
    /// A city from its rows, or what is wrong with them.
    pub fn new(id: &str, rows: &[String]) -> Result<City, String> {
        let mut cells = Vec::new();
        let mut treasures = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, c) in row.chars().enumerate() {
                match c {
                    '#' => {}
                    'T' => treasures.push(cells.len()),
                    '.' => continue,
                    other => return Err(format!("'{other}' is neither '#', 'T' nor '.'")),
                }
                if x >= Line::SIDE || y >= Line::SIDE {
                    return Err(format!("a city has at most {0} rows and {0} columns", Line::SIDE));
                }
                cells.push((x as u8, y as u8));
            }
        }
        if cells.len() != Slot::COUNT {
            return Err(format!("a city has {} tiles, not {} (LD-S02)", Slot::COUNT, cells.len()));
        }
        let [treasure] = treasures[..] else {
            return Err(format!("a city has one tile under the treasure, not {}", treasures.len()));
        };
        let at = Table::from_fn(|s: Slot| cells[s.index()]);
        let pick = |f: &dyn Fn(u8, u8) -> bool, of: Slot| -> Slots {
            let (x, y) = at[of];
            Slot::all().filter(|s| *s != of && f(at[*s].0.abs_diff(x), at[*s].1.abs_diff(y))).collect()
        };
        let adjacent = Table::from_fn(|s| pick(&|dx, dy| dx + dy == 1, s));
        let mut city = City {
            id: id.to_owned(),
            at,
            width: rows.iter().map(|r| r.len()).max().unwrap_or(0),
            height: rows.len(),
            treasure: Slot::nth(treasure),
            adjacent,
            around: Table::from_fn(|s| pick(&|dx, dy| dx <= 1 && dy <= 1, s)),
            inline: Table::from_fn(|s| pick(&|dx, dy| dx == 0 || dy == 0, s)),
            lines: Table::from_fn(|l: Line| {
                let (is_row, n) = l.place();
                Slot::all().filter(|s| (if is_row { at[*s].1 } else { at[*s].0 }) as usize + 1 == n).collect()
            }),
            steps: Table::filled(Table::filled(u8::MAX)),
        };
        for from in Slot::all() {
            city.measure(from);
        }
        if let Some(lonely) = Slot::all().find(|s| city.steps[city.treasure][*s] == u8::MAX) {
            let (x, y) = city.at[lonely];
            return Err(format!(
                "the tile in row {}, column {} does not join the city (LD-S03)",
                y + 1,
                x + 1
            ));
        }
        Ok(city)
    }

    /// Every cell.
    #[inline]
    pub fn everywhere(&self) -> Slots {
        Slots::from_words([(1 << Slot::COUNT) - 1])
    }

    /// The other cells within `n` steps.
    pub fn within(&self, from: Slot, n: u8) -> Slots {
        self.steps[from].iter().filter(|(s, steps)| *s != from && **steps <= n).map(|(s, _)| s).collect()
    }

    fn measure(&mut self, from: Slot) {
        let mut edge = Slots::only(from);
        let mut done = edge;
        let mut n = 0;
        while !edge.is_empty() {
            for slot in edge {
                self.steps[from][slot] = n;
            }
            let next = edge.iter().fold(Slots::EMPTY, |all, s| all | self.adjacent[s]);
            edge = next - done;
            done |= edge;
            n += 1;
        }
    }
}
