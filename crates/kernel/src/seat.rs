//! Who sits, who decides, who looks.

use std::fmt;

use stdx::{Bits, Finite};

stdx::id!(
    /// A place at the table, numbered clockwise from zero.
    Seat: 8, written
);

/// A set of seats.
pub type Seats = Bits<Seat>;

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = Seat::COUNT;

    /// The first `n` seats.
    pub fn first_n(n: usize) -> Seats {
        Seat::all().take(n).collect()
    }

    /// The next seat clockwise at a table of `n`.
    #[inline]
    pub fn after(self, n: usize) -> Seat {
        Seat::nth((self.index() + 1) % n)
    }

    /// The `n` seats of a table clockwise, starting with this one.
    #[inline]
    pub fn clockwise(self, n: usize) -> impl Iterator<Item = Seat> {
        (0..n).map(move |i| Seat::nth((self.index() + i) % n))
    }
}

/// Seats are written from one: `seat1` is the first.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat{}", self.index() + 1)
    }
}

/// Who decides.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The one who sits there.
    Seat(Seat),
    /// Nature: a shuffled deck, a die.
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("chance"),
        }
    }
}

/// As people write it, also in faults.
impl fmt::Debug for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Actor {
    type Err = ();
    fn from_str(s: &str) -> Result<Actor, ()> {
        if s == "chance" {
            return Ok(Actor::Chance);
        }
        let number: usize = s.strip_prefix("seat").ok_or(())?.parse().map_err(|_| ())?;
        number.checked_sub(1).and_then(Seat::get).map(Actor::Seat).ok_or(())
    }
}

/// Who looks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody at the table sees what is public and what is their own.
    Seat(Seat),
    /// Anybody else sees what is public.
    Spectator,
}

impl Viewer {
    /// Whether this is the viewer at that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everybody who can look at a table of `n`.
    pub fn all(n: usize) -> impl Iterator<Item = Viewer> {
        Seat::all().take(n).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
