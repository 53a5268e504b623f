//! Frames as plain data.

use kernel::{Finite, Seat};
use serde::{Deserialize, Serialize};
use stdx::Bits;

use super::{cell_from, cell_name, label};
use crate::{
    Prehistory,
    flow::{Deed, Frame},
    ids::{Action, Camp, Color, Crowd, Member, Row, Side, Slot},
};

/// A frame: `kind` and its parts. Seats and members count from one, turns from zero.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FrameDraft {
    Over,
    Prices {
        at: u8,
    },
    Land {
        at: u8,
    },
    Tokens {
        at: u8,
    },
    Refill,
    Order,
    Skies {
        at: u8,
    },
    Orient {
        turn: u8,
    },
    Arrange {
        turn: u8,
    },
    Winter,
    Center,
    Top,
    Thaw,
    Income {
        turn: u8,
    },
    Spring {
        turn: u8,
        passed: Vec<u8>,
    },
    Pay {
        seat: u8,
        deed: String,
        left: u8,
        /// The colors that are paid already.
        #[serde(default)]
        paid: Vec<String>,
    },
    Dance {
        seat: u8,
        /// The place of the card, or 0 without one.
        card: u8,
        left: u8,
        start: Vec<u8>,
        /// Where those stood that have moved.
        #[serde(default)]
        moved: Vec<u8>,
    },
    Foot {
        seat: u8,
        action: String,
    },
    Pillars {
        left: u8,
    },
    Summer {
        action: String,
        left: u8,
    },
    Autumn {
        turn: u8,
        points: u16,
        tired: Vec<u8>,
        /// The marker cells that have paid this autumn, and the other cells on which this seat has stopped.
        #[serde(default)]
        used: Vec<String>,
    },
    Walk {
        seat: u8,
        member: u8,
        points: u16,
    },
    Build {
        seat: u8,
        mover: u8,
    },
    Crew {
        seat: u8,
        cell: String,
        camp: String,
        crew: Vec<u8>,
        left: u8,
        from: u8,
    },
    Settle {
        seat: u8,
        cell: String,
        camp: String,
        crew: Vec<u8>,
        gone: Vec<u8>,
        from: u8,
    },
    Last {
        turn: u8,
    },
}

/// The kind of a frame as positions write it.
pub(crate) fn kind(frame: Frame) -> &'static str {
    match frame {
        Frame::Over => "over",
        Frame::Prices { .. } => "prices",
        Frame::Land { .. } => "land",
        Frame::Tokens { .. } => "tokens",
        Frame::Refill => "refill",
        Frame::Order => "order",
        Frame::Skies { .. } => "skies",
        Frame::Orient { .. } => "orient",
        Frame::Arrange { .. } => "arrange",
        Frame::Winter => "winter",
        Frame::Center => "center",
        Frame::Top => "top",
        Frame::Thaw => "thaw",
        Frame::Income { .. } => "income",
        Frame::Spring { .. } => "spring",
        Frame::Pay { .. } => "pay",
        Frame::Dance { .. } => "dance",
        Frame::Foot { .. } => "foot",
        Frame::Pillars { .. } => "pillars",
        Frame::Summer { .. } => "summer",
        Frame::Autumn { .. } => "autumn",
        Frame::Walk { .. } => "walk",
        Frame::Build { .. } => "build",
        Frame::Crew { .. } => "crew",
        Frame::Settle { .. } => "settle",
        Frame::Last { .. } => "last",
    }
}

/// A number from one.
fn one<K: Finite>(k: K) -> u8 {
    k.index() as u8 + 1
}

fn list<K: Finite>(set: Bits<K>) -> Vec<u8> {
    set.iter().map(one).collect()
}

pub(super) fn write(game: &Prehistory, frame: Frame) -> FrameDraft {
    let camp_name = |camp: Camp| label(&game.labels.camps, camp);
    match frame {
        Frame::Over => FrameDraft::Over,
        Frame::Prices { at } => FrameDraft::Prices { at },
        Frame::Land { at } => FrameDraft::Land { at },
        Frame::Tokens { at } => FrameDraft::Tokens { at },
        Frame::Refill => FrameDraft::Refill,
        Frame::Order => FrameDraft::Order,
        Frame::Skies { at } => FrameDraft::Skies { at },
        Frame::Orient { turn } => FrameDraft::Orient { turn },
        Frame::Arrange { turn } => FrameDraft::Arrange { turn },
        Frame::Winter => FrameDraft::Winter,
        Frame::Center => FrameDraft::Center,
        Frame::Top => FrameDraft::Top,
        Frame::Thaw => FrameDraft::Thaw,
        Frame::Income { turn } => FrameDraft::Income { turn },
        Frame::Spring { turn, passed } => FrameDraft::Spring { turn, passed: list(passed) },
        Frame::Pay { seat, deed, left, paid } => {
            let deed = match deed {
                Deed::Catch(slot) => format!("catch {}", one(slot)),
                Deed::Hunt(row) => format!("hunt {}", one(row)),
                Deed::Migrate(cell, crowd) => format!("migrate {} {}", cell_name(cell), crowd.count()),
            };
            let paid = paid.iter().map(|c| c.word().into()).collect();
            FrameDraft::Pay { seat: one(seat), deed, left, paid }
        }
        Frame::Dance { seat, card, left, start, moved } => {
            let positions = |sides: Bits<Side>| sides.iter().map(|s| s.index() as u8).collect();
            FrameDraft::Dance {
                seat: one(seat),
                card: card.map_or(0, one),
                left,
                start: positions(start),
                moved: positions(moved),
            }
        }
        Frame::Foot { seat, action } => FrameDraft::Foot { seat: one(seat), action: action.word().into() },
        Frame::Pillars { left } => FrameDraft::Pillars { left },
        Frame::Summer { action, left } => {
            FrameDraft::Summer { action: Action::nth(action as usize).word().into(), left }
        }
        Frame::Autumn { turn, points, tired, used } => FrameDraft::Autumn {
            turn,
            points,
            tired: list(tired),
            used: used.iter().map(cell_name).collect(),
        },
        Frame::Walk { seat, member, points } => {
            FrameDraft::Walk { seat: one(seat), member: one(member), points }
        }
        Frame::Build { seat, mover } => FrameDraft::Build { seat: one(seat), mover: one(mover) },
        Frame::Crew { seat, cell, camp, crew, left, from } => FrameDraft::Crew {
            seat: one(seat),
            cell: cell_name(cell),
            camp: camp_name(camp),
            crew: list(crew),
            left,
            from,
        },
        Frame::Settle { seat, cell, camp, crew, gone, from } => FrameDraft::Settle {
            seat: one(seat),
            cell: cell_name(cell),
            camp: camp_name(camp),
            crew: list(crew),
            gone: list(gone),
            from,
        },
        Frame::Last { turn } => FrameDraft::Last { turn },
    }
}

/// The value with a number from one.
fn nth<K: Finite>(n: u8) -> Option<K> {
    (n as usize).checked_sub(1).and_then(K::get)
}

fn set<K: Finite>(list: &[u8]) -> Option<Bits<K>> {
    list.iter().map(|n| nth::<K>(*n)).collect()
}

pub(super) fn read(game: &Prehistory, draft: &FrameDraft) -> Option<Frame> {
    let seat = |n: u8| nth::<Seat>(n).filter(|s| s.index() < crate::ids::SEATS_MAX);
    let camp = |name: &str| game.labels.camps.iter().position(|l| l == name).and_then(Camp::get);
    Some(match draft {
        FrameDraft::Over => Frame::Over,
        FrameDraft::Prices { at } => Frame::Prices { at: *at },
        FrameDraft::Land { at } => Frame::Land { at: *at },
        FrameDraft::Tokens { at } => Frame::Tokens { at: *at },
        FrameDraft::Refill => Frame::Refill,
        FrameDraft::Order => Frame::Order,
        FrameDraft::Skies { at } => Frame::Skies { at: *at },
        FrameDraft::Orient { turn } => Frame::Orient { turn: *turn },
        FrameDraft::Arrange { turn } => Frame::Arrange { turn: *turn },
        FrameDraft::Winter => Frame::Winter,
        FrameDraft::Center => Frame::Center,
        FrameDraft::Top => Frame::Top,
        FrameDraft::Thaw => Frame::Thaw,
        FrameDraft::Income { turn } => Frame::Income { turn: *turn },
        FrameDraft::Spring { turn, passed } => Frame::Spring { turn: *turn, passed: set(passed)? },
        FrameDraft::Pay { seat: s, deed, left, paid } => {
            let words: Vec<&str> = deed.split(' ').collect();
            let deed = match words[..] {
                ["catch", n] => Deed::Catch(nth::<Slot>(n.parse().ok()?)?),
                ["hunt", n] => Deed::Hunt(nth::<Row>(n.parse().ok()?)?),
                ["migrate", cell, n] => Deed::Migrate(cell_from(cell)?, nth::<Crowd>(n.parse().ok()?)?),
                _ => return None,
            };
            let paid = paid.iter().map(|c| Color::from_word(c)).collect::<Option<_>>()?;
            Frame::Pay { seat: seat(*s)?, deed, left: *left, paid }
        }
        FrameDraft::Dance { seat: s, card, left, start, moved } => Frame::Dance {
            seat: seat(*s)?,
            card: if *card == 0 { None } else { Some(nth::<Row>(*card)?) },
            left: *left,
            start: start.iter().map(|n| Side::get(*n as usize)).collect::<Option<_>>()?,
            moved: moved.iter().map(|n| Side::get(*n as usize)).collect::<Option<_>>()?,
        },
        FrameDraft::Foot { seat: s, action } => {
            Frame::Foot { seat: seat(*s)?, action: Action::from_word(action)? }
        }
        FrameDraft::Pillars { left } => Frame::Pillars { left: *left },
        FrameDraft::Summer { action, left } => {
            Frame::Summer { action: Action::from_word(action)? as u8, left: *left }
        }
        FrameDraft::Autumn { turn, points, tired, used } => Frame::Autumn {
            turn: *turn,
            points: *points,
            tired: set::<Member>(tired)?,
            used: used.iter().map(|name| cell_from(name)).collect::<Option<_>>()?,
        },
        FrameDraft::Walk { seat: s, member, points } => {
            Frame::Walk { seat: seat(*s)?, member: nth(*member)?, points: *points }
        }
        FrameDraft::Build { seat: s, mover } => Frame::Build { seat: seat(*s)?, mover: nth(*mover)? },
        FrameDraft::Crew { seat: s, cell, camp: c, crew, left, from } => Frame::Crew {
            seat: seat(*s)?,
            cell: cell_from(cell)?,
            camp: camp(c)?,
            crew: set(crew)?,
            left: *left,
            from: *from,
        },
        FrameDraft::Settle { seat: s, cell, camp: c, crew, gone, from } => Frame::Settle {
            seat: seat(*s)?,
            cell: cell_from(cell)?,
            camp: camp(c)?,
            crew: set(crew)?,
            gone: set(gone)?,
            from: *from,
        },
        FrameDraft::Last { turn } => Frame::Last { turn: *turn },
    })
}
