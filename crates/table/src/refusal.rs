//! Why the table does not do what was asked.

use std::fmt;

use kernel::{Reason, Seat};

/// Why a request is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// Another seat, or chance, decides now.
    NotAsked(Seat),
    /// The prompt that was answered is no longer the current one.
    Stale {
        answered: u32,
        current: u32,
    },
    /// There is no choice of this name.
    Unknown(String),
    /// The rules forbid it.
    NotLegal {
        choice: String,
        reason: Box<Reason>,
    },
    /// Nothing of one's own can be taken back or made again.
    NothingToUndo,
    NothingToRedo,
    /// Something stands between, and needs everybody's agreement to go back.
    Barrier(Barrier),
    /// The `at`th decision of a batch is refused; none was made.
    Batch {
        at: usize,
        because: Box<Refusal>,
    },
    /// Chance or another seat comes in the middle of a batch; none was made.
    Interrupted {
        at: usize,
    },
    /// The draws of this table are made elsewhere.
    Sealed,
}

/// What stands in the way of taking a decision back (TB-U01).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Chance has decided since.
    Drawn { ply: usize },
    /// The decision has shown somebody something hidden.
    Revealed { ply: usize },
    /// Another seat has decided since.
    Decided { ply: usize, by: Seat },
}

impl Refusal {
    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::NotAsked(_) => "not-asked",
            Refusal::Stale { .. } => "stale",
            Refusal::Unknown(_) => "unknown-choice",
            Refusal::NotLegal { .. } => "not-legal",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::NothingToRedo => "nothing-to-redo",
            Refusal::Barrier(Barrier::Drawn { .. }) => "barrier-drawn",
            Refusal::Barrier(Barrier::Revealed { .. }) => "barrier-revealed",
            Refusal::Barrier(Barrier::Decided { .. }) => "barrier-decided",
            Refusal::Batch { because, .. } => because.code(),
            Refusal::Interrupted { .. } => "interrupted",
            Refusal::Sealed => "sealed",
        }
    }

    /// The clause that forbids it, where one does.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::NotLegal { reason, .. } => Some(reason.clause),
            Refusal::Barrier(_) => Some("TB-U01"),
            Refusal::Batch { because, .. } => because.clause(),
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => write!(f, "the game is over"),
            Refusal::NoSuchSeat => write!(f, "there is no such seat at this table"),
            Refusal::NotAsked(seat) => write!(f, "{seat} is not asked to decide now"),
            Refusal::Stale { answered, current } => {
                write!(f, "prompt {answered} is answered, but the current one is {current}")
            }
            Refusal::Unknown(what) => f.write_str(what),
            Refusal::NotLegal { choice, reason } => {
                write!(f, "'{choice}' is not allowed: {} ({})", reason.text.key, reason.clause)
            }
            Refusal::NothingToUndo => write!(f, "there is no decision of this seat to take back"),
            Refusal::NothingToRedo => write!(f, "there is no taken-back decision of this seat to make again"),
            Refusal::Barrier(Barrier::Drawn { ply }) => {
                write!(f, "chance has decided since (ply {ply}); going back needs everybody's agreement")
            }
            Refusal::Barrier(Barrier::Revealed { ply }) => {
                write!(f, "ply {ply} has revealed something; going back needs everybody's agreement")
            }
            Refusal::Barrier(Barrier::Decided { ply, by }) => {
                write!(f, "{by} has decided since (ply {ply}); going back needs everybody's agreement")
            }
            Refusal::Batch { at, because } => write!(f, "decision {} of the batch: {because}", at + 1),
            Refusal::Interrupted { at } => {
                write!(f, "after decision {at} of the batch somebody else comes first; nothing was done")
            }
            Refusal::Sealed => {
                write!(f, "the draws of this table are made elsewhere, so it cannot go on here")
            }
        }
    }
}

impl std::error::Error for Refusal {}
