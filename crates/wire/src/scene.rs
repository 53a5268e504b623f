//! What lies on the table. Absent fields have their plain value: none, zero, empty, false.

use serde::{Deserialize, Serialize};
use stdx::Finite;
use ts_rs::TS;

use crate::{Raw, Text, Word};

/// Everything a viewer sees, whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Scene {
    pub head: Raw<Head>,
    pub places: Vec<Raw<Place>>,
    pub pieces: Vec<Raw<Piece>>,
}

/// What is around the table; sent whole when anything of it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Head {
    /// The look of the whole table now, a word for the style sheet: `hot`, `cold`, `night` …
    pub mood: Word,
    /// The bar above: round, season, phase, whose turn.
    pub facts: Vec<Fact>,
    /// What the near future brings if nothing changes.
    pub forecast: Vec<Note>,
}

/// One fact of the bar above.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Fact {
    pub id: Word,
    pub text: Text,
}

/// A calm warning or promise about what will happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Note {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    pub text: Text,
    pub clause: Word,
    /// Whether it hurts.
    pub bad: bool,
}

/// Where a place belongs when the table is laid out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Area {
    /// The middle of the table.
    Board,
    /// What everybody shares beside the board.
    Shared,
    /// The own board of the place's owner.
    Seat,
}

/// How the contents of a place are arranged.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    Square,
    /// Pointed top, odd rows shifted half a cell to the right.
    Hex,
}

/// A place on the table that holds pieces or other places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Place {
    pub id: String,
    /// The place it is part of; none for the outermost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    pub area: Area,
    pub layout: Layout,
    /// Where it is within a grid: x, y.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<(i16, i16)>,
    /// How it is drawn, a word for the symbol sheet and style sheet; absent for a plain frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<Word>,
    pub label: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<usize>,
    /// The rule about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<Word>,
}

/// A piece on a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Piece {
    /// Stable: a piece keeps its id for the whole game, and one whose place changed has moved.
    pub id: String,
    pub place: String,
    /// How it is drawn, a word for the symbol sheet.
    pub look: Word,
    pub label: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<usize>,
    /// Where it lies within a grid: x, y.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<(i16, i16)>,
    /// In degrees; a quarter turn is 90.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<i16>", optional)]
    pub turn: i16,
    /// How many alike it stands for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Badge>>", optional)]
    pub badges: Vec<Badge>,
    /// Shown weaker: exhausted, used, away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub dim: bool,
    /// The story of content that we have designed ourselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub designed: Option<Text>,
}

/// A number or mark on a piece with the icon of what it counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Badge {
    pub look: Word,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    pub label: Text,
}

fn is_zero(n: &i16) -> bool {
    *n == 0
}

impl Head {
    pub fn new(mood: &'static str, facts: Vec<kernel::Fact>, forecast: Vec<kernel::Note>) -> Head {
        Head {
            mood: mood.into(),
            facts: facts.into_iter().map(|f| Fact { id: f.id.into(), text: f.text.into() }).collect(),
            forecast: forecast.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<kernel::Note> for Note {
    fn from(note: kernel::Note) -> Note {
        let kernel::Note { seat, text, clause, bad } = note;
        Note { seat: seat.map(Finite::index), text: text.into(), clause: clause.into(), bad }
    }
}

impl From<kernel::Area> for Area {
    fn from(area: kernel::Area) -> Area {
        match area {
            kernel::Area::Board => Area::Board,
            kernel::Area::Shared => Area::Shared,
            kernel::Area::Seat => Area::Seat,
        }
    }
}

impl From<kernel::Layout> for Layout {
    fn from(layout: kernel::Layout) -> Layout {
        match layout {
            kernel::Layout::Grid { shape: kernel::Shape::Square } => Layout::Grid { shape: Shape::Square },
            kernel::Layout::Grid { shape: kernel::Shape::Hex } => Layout::Grid { shape: Shape::Hex },
            kernel::Layout::Row => Layout::Row,
            kernel::Layout::Column => Layout::Column,
            kernel::Layout::Stack => Layout::Stack,
            kernel::Layout::Track => Layout::Track,
        }
    }
}

impl From<kernel::Place> for Place {
    fn from(place: kernel::Place) -> Place {
        let kernel::Place { id, parent, area, layout, at, look, label, owner, clause } = place;
        Place {
            id,
            parent,
            area: area.into(),
            layout: layout.into(),
            at,
            look: (!look.is_empty()).then_some(look.into()),
            label: label.into(),
            owner: owner.map(Finite::index),
            clause: clause.map(Into::into),
        }
    }
}

impl From<kernel::Piece> for Piece {
    fn from(piece: kernel::Piece) -> Piece {
        let kernel::Piece { id, place, look, label, owner, at, turn, count, badges, dim, designed } = piece;
        Piece {
            id,
            place,
            look: look.into(),
            label: label.into(),
            owner: owner.map(Finite::index),
            at,
            turn,
            count,
            badges: badges
                .into_iter()
                .map(|b| Badge { look: b.look.into(), count: b.count, label: b.label.into() })
                .collect(),
            dim,
            designed: designed.map(Into::into),
        }
    }
}
