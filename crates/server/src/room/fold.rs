//! A table is its log: what each entry does, live and when it is read again.

use std::{collections::BTreeMap, sync::Arc};

use kernel::Finite;
use serde::{Deserialize, Serialize};
use table::{Played, RecordFault};
use wire::{ChatLine, Clock, Differs, Proposal, Standing, TableState, json};

use super::{CHAT_MAX, Live, Outbox, Room, TAGS_MAX, now};
use crate::{
    games::Draws,
    store::LogLine,
    upgrade::{self, Stored, Trouble},
};

/// What never changes of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Head {
    pub game: String,
    pub rules: u16,
    pub pack: String,
    /// As the game writes it.
    pub setup: String,
    pub options: BTreeMap<String, String>,
    pub host: u32,
    pub listed: bool,
    pub watchable: bool,
    pub seeded: bool,
    /// Empty when the draws were typed in elsewhere.
    pub commitment: String,
    pub created: u64,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default = "yes")]
    pub hints: bool,
    /// Made from a record that somebody has brought.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub archive: bool,
    /// The seed is not known: the draws were made elsewhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sealed: bool,
    /// The first draws, which were made in the game from which this one goes on.
    #[serde(default)]
    pub given: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
    /// A tutorial is played here.
    #[serde(default)]
    pub lesson: bool,
    /// With which rules a record that somebody has brought went on, after those with which it began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub went_on: Vec<Played>,
}

fn yes() -> bool {
    true
}

/// Where a game goes on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Branch {
    pub table: String,
    pub ply: usize,
    /// The decisions that stand there, as the log has them.
    pub entries: Vec<String>,
}

impl Branch {
    /// The draws among its entries.
    pub fn given(&self) -> u64 {
        self.entries.iter().filter(|line| line.starts_with("chance:")).count() as u64
    }
}

impl Head {
    /// With which rules it was played, apart from what its log says.
    pub fn played(&self) -> Vec<Played> {
        let began = Played { from: 0, rules: self.rules, pack: self.pack.clone() };
        std::iter::once(began).chain(self.went_on.iter().cloned()).collect()
    }

    /// Where the draws of a table come from.
    pub fn draws(&self, seed: table::Seed) -> Draws {
        match self.sealed {
            false => Draws::Seeded { seed, given: self.given },
            true => {
                let commitment = (!self.commitment.is_empty()).then(|| self.commitment.clone());
                Draws::Elsewhere { commitment }
            }
        }
    }
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Seated {
    pub sitter: Sitter,
    /// The name at the start, kept when a bot takes over.
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub resigned: bool,
    /// The kind of bot that plays while the person is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// What is answered here by itself.
    #[serde(default)]
    pub standing: Standing,
    /// The person who had the seat before a bot took over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<u32>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Sitter {
    Open,
    Person(u32),
    Bot(String),
}

impl Seated {
    pub fn open() -> Seated {
        Seated {
            sitter: Sitter::Open,
            name: String::new(),
            resigned: false,
            stand_in: None,
            standing: Standing::default(),
            was: None,
        }
    }

    pub fn person_named(person: u32, name: String) -> Seated {
        Seated {
            sitter: Sitter::Person(person),
            name,
            resigned: false,
            stand_in: None,
            standing: Standing::default(),
            was: None,
        }
    }

    pub fn bot_of(kind: String) -> Seated {
        Seated {
            name: kind.clone(),
            sitter: Sitter::Bot(kind),
            resigned: false,
            stand_in: None,
            standing: Standing::default(),
            was: None,
        }
    }

    pub fn name(&self) -> String {
        self.name.clone()
    }

    pub fn person(&self) -> Option<u32> {
        match self.sitter {
            Sitter::Person(person) => Some(person),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }

    /// The kind of bot that decides here now.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot(kind) => Some(kind),
            Sitter::Open | Sitter::Person(_) => self.stand_in.as_deref(),
        }
    }
}

/// An entry of the log that is not the game's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Note {
    New {
        seats: Vec<Seated>,
    },
    Sit {
        seat: usize,
        who: Seated,
    },
    Start,
    Resign {
        seat: usize,
        bot: String,
    },
    Close,
    Freeze {
        what: String,
    },
    Chat {
        person: u32,
        name: String,
        text: String,
    },
    Ask {
        number: u32,
        seat: usize,
        ply: usize,
        waiting: Vec<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    Vote {
        number: u32,
        person: u32,
        agree: bool,
    },
    HandOver {
        seat: usize,
        bot: String,
    },
    TakeBack {
        seat: usize,
    },
    Standing {
        seat: usize,
        answers: Standing,
    },
    /// What a person says about sharing the finished game as open data.
    Consent {
        person: u32,
        agree: bool,
    },
    /// The table of the rematch.
    Next {
        table: String,
    },
    /// From here on it is played with other rules, by which everything before goes just the same.
    Upgraded {
        rules: u16,
        pack: String,
    },
}

impl Room {
    /// Adds an entry to the log and does what it says.
    pub(super) fn note(&self, live: &mut Live, out: &mut Outbox, note: Note) {
        self.tagged_note(live, out, note, None);
    }

    pub(super) fn tagged_note(&self, live: &mut Live, out: &mut Outbox, note: Note, tag: Option<String>) {
        let line = LogLine { body: format!("#{}", json::write(&note)), tag, at: now() };
        live.fold_note(note, line.at);
        live.remember(line.tag.as_deref());
        out.lines.push(line);
    }

    /// Adds the game's new entries to the log.
    pub(super) fn keep_entries(&self, live: &mut Live, out: &mut Outbox, tag: Option<String>) {
        let known = live.game_entries(live.seq);
        let Some(table) = &live.table else { return };
        let at = now();
        let mut tag = tag;
        let entries = table.entries(known);
        // The request is remembered with its last entry, because its answer has that number.
        let last = entries.len().saturating_sub(1);
        for (i, body) in entries.into_iter().enumerate() {
            let line = LogLine { body, tag: if i == last { tag.take() } else { None }, at };
            live.seq += 1;
            live.remember(line.tag.as_deref());
            out.lines.push(line);
        }
        live.moved = at;
        live.proposal = None;
    }

    /// Folds a stored log, and plays the game again by the rules of this program. `listed` is what lists show of it.
    pub(super) fn replay(
        self: &Arc<Room>,
        live: &mut Live,
        log: &[(u32, LogLine)],
        listed: (TableState, u8),
    ) -> Result<(), String> {
        let mut entries = Vec::new();
        let mut started = false;
        live.played = self.head.played();
        for (i, (n, line)) in log.iter().enumerate() {
            if *n as usize != i {
                return Err(format!("entry {i} of its log is missing"));
            }
            match line.body.strip_prefix('#') {
                Some(text) => {
                    let note: Note = json::read(text)?;
                    started |= note == Note::Start;
                    live.fold_note(note, line.at);
                }
                None => {
                    entries.push(line.body.as_str());
                    live.seq += 1;
                    live.moved = line.at;
                    live.proposal = None;
                }
            }
            live.remember(line.tag.as_deref());
        }
        if !started || live.state == TableState::Frozen {
            return Ok(());
        }
        let stored = Stored {
            setup: &self.head.setup,
            names: live.seats.iter().map(Seated::name).collect(),
            draws: self.draws(),
            entries: &entries,
            played: live.played.clone(),
            state: live.state,
            listed: Some(listed),
        };
        match upgrade::replay(&*self.game, stored) {
            Ok(again) => {
                if again.table.outcome().is_some() && live.state == TableState::Playing {
                    live.state = TableState::Over;
                }
                live.table = Some(again.table);
                live.goes_on = again.other && live.state == TableState::Playing;
            }
            // What it says may be a secret of the game: the doctor tells it to whoever runs the server.
            Err(Trouble::Broken(fault)) => {
                return Err(format!("entry {} of its log does not fit ({})", fault.line, fault.code()));
            }
            Err(Trouble::Differs(fault)) => self.cannot_go_on(live, fault, listed.0),
        }
        Ok(())
    }

    /// Shows the game as one that other rules would have had differently. Its log stays as it is, so that the program it
    /// was played with can go on with it.
    fn cannot_go_on(&self, live: &mut Live, fault: RecordFault, was: TableState) {
        let (last, info) = (live.played.last().expect("it began with some rules"), self.game.info());
        tracing::warn!(
            table = self.id,
            entry = fault.line,
            code = fault.code(),
            "was played with rules {}, and goes differently with {} here",
            last.rules,
            info.rules
        );
        // Before the end it may be a secret.
        let difference = fault.difference.filter(|_| was == TableState::Over);
        let (written, would_be) = difference.map_or((None, None), |d| (Some(d.written), d.would_be));
        live.differs = Some(Differs {
            rules: last.rules,
            rules_here: info.rules,
            other_pack: content::known_as(&last.pack) != info.pack,
            entry: fault.line,
            written,
            would_be,
        });
        live.state = TableState::Frozen;
    }

    /// Keeps that a game goes on with the rules of this program.
    pub(super) fn go_on(self: &Arc<Room>, live: &mut Live) {
        if !std::mem::take(&mut live.goes_on) {
            return;
        }
        let info = self.game.info();
        let mut out = Outbox::default();
        self.note(live, &mut out, Note::Upgraded { rules: info.rules, pack: info.pack.clone() });
        let played = live.played.clone();
        if let Some(table) = &mut live.table {
            table.set_played(played);
        }
        self.keep_entries(live, &mut out, None);
        tracing::info!(table = self.id, "goes on with rules {}", info.rules);
        drop(self.commit(live, out));
    }

    /// Where the draws come from.
    pub(super) fn draws(&self) -> Draws {
        self.head.draws(self.seed.clone())
    }

    /// Starts the game when no seat is open.
    pub(super) fn maybe_start(&self, live: &mut Live, out: &mut Outbox) {
        let full = live.seats.iter().all(|seat| seat.sitter != Sitter::Open);
        if live.state != TableState::Open || !full {
            return;
        }
        self.note(live, out, Note::Start);
        live.played = self.head.played();
        let info = self.game.info();
        if (self.head.rules, &self.head.pack) != (info.rules, &info.pack) {
            // It was made with an older program, and nothing was played then.
            self.note(live, out, Note::Upgraded { rules: info.rules, pack: info.pack.clone() });
        }
        let names: Vec<String> = live.seats.iter().map(Seated::name).collect();
        let given: Vec<&str> = self.head.branch.iter().flat_map(|b| &b.entries).map(String::as_str).collect();
        let table = self.game.restore(&self.head.setup, &names, self.draws(), &given);
        match table {
            Ok(mut table) => {
                table.set_played(live.played.clone());
                live.table = Some(table);
                self.keep_entries(live, out, None);
            }
            // It was checked when the table was made, perhaps by other rules.
            Err(fault) => self.note(live, out, Note::Freeze { what: fault.to_string() }),
        }
    }
}

/// Adds with which rules a game went on; what they replace before anything was played does not count.
pub(crate) fn went_on(played: &mut Vec<Played>, next: Played) {
    played.retain(|played| played.from < next.from);
    played.push(next);
}

impl Live {
    fn fold_note(&mut self, note: Note, at: u64) {
        let seq = self.seq;
        let entries = self.game_entries(seq);
        self.notes.push(seq);
        self.seq += 1;
        match note {
            Note::New { seats } => self.seats = seats,
            Note::Sit { seat, who } => self.seats[seat] = who,
            Note::Start => self.state = TableState::Playing,
            Note::Resign { seat, bot } => {
                self.seats[seat].was = self.seats[seat].person();
                self.seats[seat].sitter = Sitter::Bot(bot);
                self.seats[seat].resigned = true;
                self.seats[seat].stand_in = None;
            }
            Note::Close => self.state = TableState::Closed,
            Note::Freeze { .. } => self.state = TableState::Frozen,
            Note::Chat { person, name, text } => {
                if self.chat.len() == CHAT_MAX {
                    self.chat.pop_front();
                }
                self.chat.push_back(ChatLine { seq: self.seq, person, name, text, time: at });
            }
            Note::Ask { number, seat, ply, waiting, bot } => {
                self.n_proposals = number;
                self.proposal = Some(Proposal { number, seat, ply, bot, waiting });
            }
            Note::HandOver { seat, bot } => {
                self.seats[seat].stand_in = Some(bot);
                self.proposal = None;
            }
            Note::Standing { seat, answers } => self.seats[seat].standing = answers,
            // The clock starts anew for whoever is back.
            Note::TakeBack { seat } => {
                self.seats[seat].stand_in = None;
                self.moved = at;
            }
            Note::Vote { person, agree, .. } => match &mut self.proposal {
                Some(proposal) if agree => proposal.waiting.retain(|p| *p != person),
                _ => self.proposal = None,
            },
            Note::Consent { person, agree } => {
                self.agreed.retain(|p| *p != person);
                if agree {
                    self.agreed.push(person);
                }
            }
            Note::Next { table } => self.next = Some(table),
            Note::Upgraded { rules, pack } => {
                went_on(&mut self.played, Played { from: entries, rules, pack });
            }
        }
    }

    /// Where the log ends, to come back to it.
    pub(super) fn mark(&self) -> (u32, usize) {
        (self.seq, self.notes.len())
    }

    /// Remembers that a request was carried out.
    fn remember(&mut self, tag: Option<&str>) {
        let Some(tag) = tag else { return };
        if self.tags.len() == TAGS_MAX {
            self.tags.pop_front();
        }
        self.tags.push_back((stdx::stable_hash(tag), self.seq));
    }

    /// The number of the log after a request that was carried out before.
    pub(super) fn answered(&self, tag: &str) -> Option<u32> {
        let hash = stdx::stable_hash(tag);
        self.tags.iter().rev().find(|(t, _)| *t == hash).map(|(_, seq)| *seq)
    }

    pub(super) fn is_seat(&self, seat: usize) -> bool {
        seat < self.seats.len() && seat < kernel::Seat::COUNT
    }
}
