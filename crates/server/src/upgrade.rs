//! Stored games and the rules of this program: which are played again as they were, which go on by themselves under a
//! new number, and which would go differently.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::Seats;
use table::{AnyTable, Played, RecordFault, RecordFaultKind};
use wire::TableState;

use crate::games::{AnyGame, Draws};

/// A game as a store has it.
pub(crate) struct Stored<'s> {
    pub setup: &'s str,
    pub names: Vec<String>,
    pub draws: Draws,
    pub entries: &'s [&'s str],
    /// With which rules it was played.
    pub played: Vec<Played>,
    /// What the notes of its log say.
    pub state: TableState,
    /// What lists show of it: its state and a bit for each seat that is asked. Nothing where that is not known.
    pub listed: Option<(TableState, u8)>,
}

/// A stored game by the rules of this program.
pub(crate) struct Again {
    pub table: Box<dyn AnyTable>,
    /// It was played with other rules, and goes just the same with these.
    pub other: bool,
}

/// Why a stored game cannot be played again.
pub(crate) enum Trouble {
    /// It was played with these rules, so something is wrong with what is stored.
    Broken(RecordFault),
    /// It was played with other rules, and these would have it differently.
    Differs(RecordFault),
}

/// Plays a stored game again by the rules of this program, and looks whether everything is as it was.
pub(crate) fn replay(game: &dyn AnyGame, stored: Stored<'_>) -> Result<Again, Trouble> {
    let info = game.info();
    let last = stored.played.last().expect("a game begins with some rules").clone();
    let same = (last.rules, content::known_as(&last.pack)) == (info.rules, &*info.pack);
    let trouble = |fault: RecordFault| if same { Trouble::Broken(fault) } else { Trouble::Differs(fault) };
    let (state, listed) = (stored.state, stored.listed);
    let was_over = listed.is_some_and(|(state, _)| state == TableState::Over);
    if !game.knows(&last.pack) {
        let what = format!("it was played with pack {}, here is pack {}", last.pack, info.pack);
        return Err(Trouble::Differs(fault(0, RecordFaultKind::Pack, what)));
    }
    if last.rules > info.rules && !was_over {
        let what =
            format!("it was played with rules {}, which are newer than {} here", last.rules, info.rules);
        return Err(Trouble::Differs(fault(0, RecordFaultKind::Rules, what)));
    }
    let n_entries = stored.entries.len();
    let restored = catch_unwind(AssertUnwindSafe(|| {
        let mut table = game.restore(stored.setup, &stored.names, stored.draws, stored.entries)?;
        let wrong =
            |what| fault(n_entries, RecordFaultKind::End, format!("the position is inconsistent: {what}"));
        table.audit().map_err(wrong)?;
        table.set_played(stored.played);
        Ok(table)
    }));
    let unknown = |_| Err(fault(0, RecordFaultKind::Decision, "the rules do not understand it".to_owned()));
    let table = restored.unwrap_or_else(unknown).map_err(trouble)?;
    if let Some((was, asked)) = listed {
        let is =
            if state == TableState::Playing && table.outcome().is_some() { TableState::Over } else { state };
        let now = if is == TableState::Playing { asked_bits(&*table) } else { 0 };
        // By other rules somebody else may be asked; whether the game has ended must be the same by all.
        if was != is || same && asked != now {
            let what = format!(
                "its log is cut off or was changed: lists say that it was {} and that {} was asked, after entry {n_entries} \
                 it is {} and {} is",
                word(was),
                seats(asked),
                word(is),
                seats(now)
            );
            return Err(trouble(fault(n_entries, RecordFaultKind::Cut, what)));
        }
    }
    Ok(Again { table, other: !same })
}

fn fault(line: usize, kind: RecordFaultKind, what: String) -> RecordFault {
    RecordFault { line, kind, what, difference: None }
}

/// A bit for each seat that is asked.
fn asked_bits(table: &dyn AnyTable) -> u8 {
    let asked: Seats = table
        .next()
        .actors()
        .filter_map(|actor| match actor {
            kernel::Actor::Seat(seat) => Some(seat),
            kernel::Actor::Chance => None,
        })
        .collect();
    asked.iter().fold(0, |bits, seat| bits | 1 << kernel::Finite::index(seat))
}

fn word(state: TableState) -> &'static str {
    match state {
        TableState::Open => "open",
        TableState::Playing => "playing",
        TableState::Over => "over",
        TableState::Closed => "closed",
        TableState::Frozen => "frozen",
    }
}

fn seats(bits: u8) -> String {
    let seats: Vec<String> =
        (0..8).filter(|i| bits & 1 << i != 0).map(|i| format!("seat{}", i + 1)).collect();
    if seats.is_empty() { "nobody".to_owned() } else { seats.join(" and ") }
}
