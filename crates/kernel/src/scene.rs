//! What lies on the table, for anything that draws: no rules, no game names.

use serde::Serialize;

use crate::{Seat, Text};

/// Everything a viewer sees: places, the pieces on them, and the facts around.
///
/// Ids are stable: a piece keeps its id for the whole game, and one whose place changed has moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Default)]
pub struct Scene {
    /// The look of the whole table now, a word for the style sheet: `hot`, `cold`, `night` …
    pub mood: &'static str,
    /// The bar above: round, season, phase, whose turn.
    pub facts: Vec<Fact>,
    pub places: Vec<Place>,
    pub pieces: Vec<Piece>,
    /// What the near future brings if nothing changes: hunger, spoiling, a hand over the limit.
    pub forecast: Vec<Note>,
}

/// One fact of the bar above.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fact {
    pub id: &'static str,
    pub text: Text,
}

/// A calm warning or promise about what will happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    #[serde(serialize_with = "seat_number")]
    pub seat: Option<Seat>,
    pub text: Text,
    pub clause: &'static str,
    /// Whether it hurts.
    pub bad: bool,
}

/// Where a place belongs when the table is laid out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Area {
    /// The middle of the table.
    Board,
    /// What everybody shares beside the board: markets, tracks, decks.
    Shared,
    /// The own board of the place's owner.
    Seat,
}

/// How the contents of a place are arranged.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Layout {
    /// Child places and pieces at whole coordinates; x grows to the right, y downwards.
    Grid { shape: Shape },
    /// Side by side.
    Row,
    /// One under the other.
    Column,
    /// On top of each other; only the last is seen whole.
    Stack,
    /// Steps in order, one marker a seat.
    Track,
}

/// The shape of the cells of a grid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    Square,
    /// Pointed top, odd rows shifted half a cell to the right.
    Hex,
}

/// A place on the table that holds pieces or other places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    pub id: String,
    /// The place it is part of; none for the outermost.
    pub parent: Option<String>,
    pub area: Area,
    pub layout: Layout,
    /// Where it is within a grid.
    pub at: Option<(i16, i16)>,
    /// How it is drawn, a word for the symbol sheet and style sheet; empty for a plain frame.
    pub look: &'static str,
    pub label: Text,
    #[serde(serialize_with = "seat_number")]
    pub owner: Option<Seat>,
    /// The rule about it.
    pub clause: Option<&'static str>,
}

/// A piece on a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    pub id: String,
    pub place: String,
    /// How it is drawn, a word for the symbol sheet.
    pub look: &'static str,
    pub label: Text,
    #[serde(serialize_with = "seat_number")]
    pub owner: Option<Seat>,
    /// Where it lies within a grid.
    pub at: Option<(i16, i16)>,
    /// A quarter turn is 90.
    pub turn: i16,
    /// How many alike it stands for.
    pub count: Option<i32>,
    pub badges: Vec<Badge>,
    /// Shown weaker: exhausted, used, away.
    pub dim: bool,
    /// The story of content that we have designed ourselves.
    pub designed: Option<Text>,
}

/// A number or mark on a piece with the icon of what it counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Badge {
    pub look: &'static str,
    pub count: Option<i32>,
    pub label: Text,
}

fn seat_number<S: serde::Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    seat.map(stdx::Finite::index).serialize(serializer)
}

impl Place {
    /// A plain place without owner or parent.
    pub fn new(id: impl Into<String>, area: Area, layout: Layout, label: Text) -> Place {
        Place {
            id: id.into(),
            parent: None,
            area,
            layout,
            at: None,
            look: "",
            label,
            owner: None,
            clause: None,
        }
    }

    pub fn within(mut self, parent: impl Into<String>) -> Place {
        self.parent = Some(parent.into());
        self
    }

    pub fn at(mut self, x: i16, y: i16) -> Place {
        self.at = Some((x, y));
        self
    }

    pub fn look(mut self, look: &'static str) -> Place {
        self.look = look;
        self
    }

    pub fn of(mut self, owner: Seat) -> Place {
        self.owner = Some(owner);
        self
    }

    pub fn clause(mut self, clause: &'static str) -> Place {
        self.clause = Some(clause);
        self
    }
}

impl Piece {
    /// A plain piece without owner.
    pub fn new(id: impl Into<String>, place: impl Into<String>, look: &'static str, label: Text) -> Piece {
        Piece {
            id: id.into(),
            place: place.into(),
            look,
            label,
            owner: None,
            at: None,
            turn: 0,
            count: None,
            badges: Vec::new(),
            dim: false,
            designed: None,
        }
    }

    pub fn of(mut self, owner: Seat) -> Piece {
        self.owner = Some(owner);
        self
    }

    pub fn at(mut self, x: i16, y: i16) -> Piece {
        self.at = Some((x, y));
        self
    }

    pub fn turn(mut self, degrees: i16) -> Piece {
        self.turn = degrees;
        self
    }

    pub fn count(mut self, n: i32) -> Piece {
        self.count = Some(n);
        self
    }

    pub fn badge(mut self, look: &'static str, count: Option<i32>, label: Text) -> Piece {
        self.badges.push(Badge { look, count, label });
        self
    }

    pub fn dim(mut self, dim: bool) -> Piece {
        self.dim = dim;
        self
    }

    pub fn designed(mut self, story: Option<Text>) -> Piece {
        self.designed = story;
        self
    }
}
