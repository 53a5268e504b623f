//! One table in memory: who sits, who looks, what was done, and what everybody is told.
//!
//! Everything that happens is first folded into memory and handed to the writer; it is told when it is on disk. The
//! writer keeps the order, so everybody is told everything in the order of the log.

mod away;
mod chronicle;
mod fold;
mod play;
mod program;
mod seats;
mod show;
mod standing;
mod study;
mod talk;

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU32, Ordering},
    },
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use kernel::{Finite, Next, Seat, Seats, Viewer};
use table::{AnyTable, Played};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{ChatLine, Differs, Fault, FromServer, Proposal, TableState, json};

use crate::{
    chronicle::Chronicle,
    games::AnyGame,
    hub::Hub,
    line::Line,
    shadow::Shadow,
    store::{ChronicleRow, LogLine, Summary, TableRow, Write},
};

pub(crate) use fold::{Branch, Head, Note, Seated, Sitter, went_on};
pub(crate) use play::Request;
pub(crate) use show::outcome;
pub(crate) use talk::clean;

/// How many requests are remembered to answer them again.
const TAGS_MAX: usize = 64;
/// How many lines of chat are kept in memory.
const CHAT_MAX: usize = 100;

/// One table in memory.
pub(crate) struct Room {
    pub hub: Arc<Hub>,
    pub game: Arc<dyn AnyGame>,
    pub key: i64,
    pub id: String,
    pub head: Head,
    pub invite: String,
    seed: table::Seed,
    /// Jobs that the writer has not done yet.
    unwritten: AtomicU32,
    live: Mutex<Live>,
}

/// What changes.
struct Live {
    state: TableState,
    seats: Vec<Seated>,
    /// Nothing until the game has started.
    table: Option<Box<dyn AnyTable>>,
    /// The number of entries in the log.
    seq: u32,
    /// When the game went on last, in milliseconds since 1970.
    moved: u64,
    /// The numbers of the entries that are not the game's.
    notes: Vec<u32>,
    chat: VecDeque<ChatLine>,
    /// Requests that were carried out: a hash of person and id, and the number of the log after it.
    tags: VecDeque<(u64, u32)>,
    /// Who agrees to share the finished game as open data.
    agreed: Vec<u32>,
    proposal: Option<Proposal>,
    /// The table of the rematch.
    next: Option<String>,
    n_proposals: u32,
    peers: Vec<Peer>,
    shadows: Vec<(Viewer, Shadow)>,
    /// With which rules it was and is played.
    played: Vec<Played>,
    /// It was played with other rules, goes just the same with these, and goes on with them from now on.
    goes_on: bool,
    /// Why it cannot go on here.
    differs: Option<Differs>,
    /// What was told of the game when it ended, where it cannot be played again.
    told: Option<Arc<Chronicle>>,
    /// The entries that the game had when its chronicle was written.
    chronicled: Option<usize>,
    /// What lists were told last.
    stored: (u8, TableState),
    bot_thinks: bool,
    /// The last prompt of each seat that its person was, or will be, told of elsewhere.
    nudged: [Option<u32>; Seat::MAX],
    /// The prompt of each seat that will be answered by itself.
    answering: [Option<u32>; Seat::MAX],
    undoable_due: bool,
    /// No longer the one in the list of rooms: look it up again.
    gone: bool,
    touched: Instant,
}

/// Somebody who is connected.
struct Peer {
    number: u64,
    line: Arc<Line>,
    person: Option<u32>,
    mine: Seats,
    look: Viewer,
}

/// What cannot be written has not happened.
pub(crate) fn not_kept() -> Fault {
    Fault::new("storage", "the server cannot write to its disk; nothing was changed")
}

/// What is to be kept and told of one change.
#[derive(Default)]
struct Outbox {
    lines: Vec<LogLine>,
    writes: Vec<Write>,
    frames: Vec<(Arc<Line>, Utf8Bytes)>,
    /// How many decisions a person has made, and when they came.
    decided: Option<(u64, Instant)>,
}

/// Resolves when what was asked is on disk, or cannot be.
pub(crate) type Kept = oneshot::Receiver<bool>;

pub(crate) fn frame(message: &FromServer) -> Utf8Bytes {
    json::write(message).into()
}

pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}

impl Room {
    /// A new table, with its first entries handed to the writer. The caller lists it when they are kept.
    pub fn create(
        hub: &Arc<Hub>,
        game: Arc<dyn AnyGame>,
        head: Head,
        seed: [u8; 32],
        seats: Vec<Seated>,
    ) -> (Arc<Room>, Kept) {
        let room = Room {
            hub: hub.clone(),
            game,
            key: hub.next_table(),
            id: crate::secret::table_id(),
            invite: crate::secret::invite(),
            head,
            seed: table::Seed::new(seed),
            unwritten: AtomicU32::new(0),
            live: Mutex::new(Live::new()),
        };
        let room = Arc::new(room);
        hub.metrics.tables_made.add(1);
        let mut live = room.lock();
        let mut out = Outbox::default();
        room.note(&mut live, &mut out, Note::New { seats });
        room.maybe_start(&mut live, &mut out);
        let summary = room.summary(&live);
        live.stored = (summary.asked, live.state);
        // The table comes before what refers to it.
        out.writes.insert(
            0,
            Write::Table(TableRow {
                key: room.key,
                id: room.id.clone(),
                head: json::write(&room.head),
                seed,
                invite: room.invite.clone(),
                summary,
            }),
        );
        for person in live.people() {
            out.writes.push(Write::Sits { table: room.key, person, sits: true });
        }
        let kept = room.commit(&mut live, out);
        drop(live);
        (room, kept)
    }

    /// A table as the store has it.
    pub fn load(
        hub: &Arc<Hub>,
        row: TableRow,
        log: &[(u32, LogLine)],
        chronicle: Option<ChronicleRow>,
    ) -> Result<Arc<Room>, Fault> {
        let broken = |what: String| {
            tracing::error!(table = row.id, "cannot be opened: {what}");
            Fault::new("frozen", format!("this table cannot be opened: {what}"))
        };
        let head: Head = json::read(&row.head).map_err(broken)?;
        let Some(game) = hub.games.get(&head.game) else {
            return Err(broken(format!("there is no game '{}' here", head.game)));
        };
        let room = Room {
            hub: hub.clone(),
            game: game.clone(),
            key: row.key,
            id: row.id.clone(),
            head,
            invite: row.invite.clone(),
            seed: table::Seed::new(row.seed),
            unwritten: AtomicU32::new(0),
            live: Mutex::new(Live::new()),
        };
        let room = Arc::new(room);
        hub.metrics.tables_opened.add(1);
        let mut live = room.lock();
        let listed = (row.summary.state(), row.summary.asked);
        room.replay(&mut live, log, listed).map_err(broken)?;
        room.recall(&mut live, listed.0, chronicle);
        live.stored = (row.summary.asked, live.state);
        room.go_on(&mut live);
        room.soon_chronicle(&mut live);
        room.miss_programs(&live);
        drop(live);
        Ok(room)
    }

    /// Lets bots begin; after that every change does.
    pub fn begin(self: &Arc<Room>) {
        self.let_bots_think(&mut self.lock());
    }

    /// Whether nobody needs this table in memory. It is marked, so that whoever still holds it looks it up again.
    pub fn retire(&self, idle: std::time::Duration) -> bool {
        let mut live = self.lock();
        let free = live.peers.is_empty()
            && !live.bot_thinks
            && live.answering.iter().all(Option::is_none)
            && self.unwritten.load(Ordering::Acquire) == 0
            && live.touched.elapsed() >= idle;
        live.gone |= free;
        if free {
            self.dismiss(&live);
        }
        free
    }

    pub fn is_gone(&self) -> bool {
        self.lock().gone
    }

    fn lock(&self) -> MutexGuard<'_, Live> {
        // A panic inside is caught and freezes the table; what is locked stays usable to say so.
        self.live.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Hands what has happened to the writer; it is told when it is kept.
    fn commit(self: &Arc<Room>, live: &mut Live, mut out: Outbox) -> Kept {
        let (sender, kept) = oneshot::channel();
        live.touched = Instant::now();
        if !out.lines.is_empty() {
            let first = live.seq - out.lines.len() as u32;
            out.writes.push(Write::Log { table: self.key, first, lines: std::mem::take(&mut out.lines) });
            let listed = (live.asked_bits(), live.state);
            if live.stored != listed {
                live.stored = listed;
                out.writes.push(Write::Summary { table: self.key, summary: self.summary(live) });
            }
        }
        self.soon_nudge(live);
        self.soon_answer(live);
        if live.state != TableState::Playing {
            self.dismiss(live);
        }
        self.soon_chronicle(live);
        self.unwritten.fetch_add(1, Ordering::AcqRel);
        let room = self.clone();
        let Outbox { writes, frames, decided, .. } = out;
        self.hub.writer.write(writes, move |ok| {
            if ok {
                if let Some((n, came)) = decided {
                    room.hub.metrics.decisions_of_people.add(n);
                    room.hub.metrics.decision.add(came.elapsed());
                }
                frames.into_iter().for_each(|(line, frame)| line.send(frame));
            } else {
                room.lose();
            }
            // Whoever waited may be gone.
            let _ = sender.send(ok);
            room.unwritten.fetch_sub(1, Ordering::AcqRel);
        });
        kept
    }

    /// The disk does not have what memory has: forget this one, so that the next one is read from disk.
    fn lose(&self) {
        let mut live = self.lock();
        live.gone = true;
        self.dismiss(&live);
        for peer in live.peers.drain(..) {
            peer.line.cut_off(not_kept());
        }
        drop(live);
        self.hub.rooms.forget(&self.id);
    }

    /// Whether the tutorial is still played: whoever goes on freely gives the other seats away.
    fn is_lesson(&self, live: &Live) -> bool {
        self.head.lesson && live.seats.iter().all(|seat| seat.person().is_some())
    }

    fn summary(&self, live: &Live) -> Summary {
        Summary {
            game: self.head.game.clone(),
            state: live.state as u8,
            listed: self.head.listed,
            watchable: self.head.watchable,
            names: live.seats.iter().map(Seated::name).collect(),
            people: live.seats.iter().map(|s| s.person().unwrap_or(0)).collect(),
            open_seats: live.seats.iter().filter(|s| s.sitter == Sitter::Open).count(),
            asked: live.asked_bits(),
            updated: now(),
            options: self.head.options.clone(),
            won: live.winners().iter().fold(0, |bits, seat| bits | 1 << seat.index()),
            lesson: self.is_lesson(live),
        }
    }
}

impl Live {
    fn new() -> Live {
        Live {
            state: TableState::Open,
            seats: Vec::new(),
            table: None,
            seq: 0,
            moved: 0,
            notes: Vec::new(),
            chat: VecDeque::new(),
            tags: VecDeque::new(),
            agreed: Vec::new(),
            proposal: None,
            next: None,
            n_proposals: 0,
            peers: Vec::new(),
            shadows: Vec::new(),
            played: Vec::new(),
            goes_on: false,
            differs: None,
            told: None,
            chronicled: None,
            stored: (0, TableState::Open),
            bot_thinks: false,
            nudged: [None; Seat::MAX],
            answering: [None; Seat::MAX],
            undoable_due: false,
            gone: false,
            touched: Instant::now(),
        }
    }

    /// The seats that are asked something now.
    fn asked(&self) -> Seats {
        if self.state != TableState::Playing {
            return Seats::EMPTY;
        }
        match self.table.as_ref().map(|t| t.next()) {
            Some(Next::One(seat)) => Seats::only(seat),
            Some(Next::Each(seats) | Next::Any(seats)) => seats,
            Some(Next::Chance | Next::Over) | None => Seats::EMPTY,
        }
    }

    /// The seats that have won, once the game is over.
    fn winners(&self) -> Seats {
        let Some(outcome) = self.table.as_ref().and_then(|t| t.outcome()) else { return Seats::EMPTY };
        Seat::all().zip(outcome.standings()).filter(|(_, s)| s.won).map(|(seat, _)| seat).collect()
    }

    /// A bit for each seat that is asked.
    fn asked_bits(&self) -> u8 {
        self.asked().iter().fold(0, |bits, seat| bits | 1 << seat.index())
    }

    /// The prompt of each seat that is asked.
    fn prompts(&self) -> [Option<u32>; Seat::MAX] {
        let asked = self.asked();
        let number =
            |seat: Seat| asked.contains(seat).then(|| self.table.as_ref().map(|t| t.prompt_number(seat)));
        std::array::from_fn(|i| number(Seat::nth(i)).flatten())
    }

    /// The seats of a person who has not resigned.
    fn seats_of(&self, person: Option<u32>) -> Seats {
        let mine =
            |(i, seat): (usize, &Seated)| (person.is_some() && seat.person() == person).then(|| Seat::nth(i));
        self.seats.iter().enumerate().filter_map(mine).collect()
    }

    /// The people who sit here, each once.
    fn people(&self) -> Vec<u32> {
        let mut people: Vec<u32> = self.seats.iter().filter_map(Seated::person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// How many entries of the game's own log were there after the first `seq` entries.
    fn game_entries(&self, seq: u32) -> usize {
        seq as usize - self.notes.partition_point(|n| *n < seq)
    }
}
