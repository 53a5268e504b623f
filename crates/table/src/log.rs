//! What has been done at a table, taken-back decisions included.

use kernel::{Actor, Seat, Seats};

/// One entry of the log. The log only grows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Entry<C> {
    /// Somebody, or chance, has decided.
    Decided(Actor, C),
    /// A seat has taken back its last decision.
    Undone(Seat),
    /// A seat has taken back its last decision with what bots have decided since: so many decisions stand again.
    UndoneOver { seat: Seat, to: usize, bots: Seats },
    /// A seat has made its last taken-back decision again.
    Redone(Seat),
    /// All have agreed to go back to this number of decisions.
    RolledBack(usize),
}
