//! Decisions, taking back, agreeing to go back, and the bots' turns.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, Instant},
};

use kernel::{Finite, Next, Seat, Seats, Viewer};
use table::Lines;
use wire::{Cause, Fault, FromServer, Refusal, Standing, TableState, Undoable};

use super::{Kept, Live, Note, Outbox, Room, Seated, Sitter, frame};
use crate::{bots::Thinking, games::Thinker, programs::Failed};

/// How long a table must be quiet before it is worked out what could be taken back.
const QUIET: Duration = Duration::from_millis(600);
/// The most decisions in one batch.
const BATCH_MAX: usize = 64;
/// Longer ids of requests are refused.
const ID_CHARS_MAX: usize = 64;

/// What a connected client asks of a table.
#[derive(Debug)]
pub(crate) enum Request {
    Act { seat: usize, prompt: u32, choice: String },
    Batch { seat: usize, prompt: u32, choices: Vec<String> },
    Undo { seat: usize },
    Redo { seat: usize },
    Ask { seat: usize, ply: usize },
    HandOver { seat: usize },
    TakeBack { seat: usize },
    Standing { seat: usize, answers: Standing },
    Vote { number: u32, agree: bool },
    Why { seat: usize, choice: String },
    Say { text: String },
}

/// What a change of the game means for those who look.
struct Shown {
    pub cause: Cause,
    /// How many decisions stand as before.
    pub keep: usize,
    /// What each viewer of [`Live::shadows`] reads, in their order; nothing where the story is told anew.
    told: Option<Vec<Lines>>,
}

impl Room {
    /// Carries out a request and answers it. Nothing when the request need not be waited for.
    pub fn request(self: &Arc<Room>, peer: u64, id: String, request: Request) -> Option<Kept> {
        let came = Instant::now();
        let n_decisions = match &request {
            Request::Act { .. } => 1,
            Request::Batch { choices, .. } => choices.len() as u64,
            _ => 0,
        };
        let mut live = self.lock();
        let at = live.peers.iter().position(|p| p.number == peer)?;
        let (line, person) = (live.peers[at].line.clone(), live.peers[at].person);
        let mut out = Outbox::default();
        let mark = live.mark();
        let carry_out = || self.carry_out(&mut live, &mut out, person, &id, request);
        let answer = catch_unwind(AssertUnwindSafe(carry_out)).unwrap_or_else(|panic| {
            out = Outbox::default();
            Err(self.freeze(&mut live, &mut out, mark, &panic_text(&*panic)))
        });
        match answer.is_ok() {
            // An answer that is only repeated has changed nothing.
            true if n_decisions > 0 && !out.lines.is_empty() => out.decided = Some((n_decisions, came)),
            true => {}
            false => self.hub.metrics.refusals.add(1),
        }
        let answer = answer.unwrap_or_else(|fault| FromServer::Refused(Refusal { id: Some(id), fault }));
        out.frames.push((line, frame(&answer)));
        let kept = self.commit(&mut live, out);
        self.let_bots_think(&mut live);
        self.soon_undoable(&mut live);
        Some(kept)
    }

    fn carry_out(
        self: &Arc<Room>,
        live: &mut Live,
        out: &mut Outbox,
        person: Option<u32>,
        id: &str,
        request: Request,
    ) -> Result<FromServer, Fault> {
        let Some(person) = person else {
            return Err(Fault::new("not-yours", "spectators only look"));
        };
        if id.is_empty() || id.chars().count() > ID_CHARS_MAX {
            return Err(Fault::new("bad-message", format!("an id has 1 to {ID_CHARS_MAX} characters")));
        }
        let tag = format!("{person} {id}");
        if let Some(seq) = live.answered(&tag) {
            return Ok(FromServer::Done { id: id.to_owned(), seq });
        }
        if let Request::Why { seat, choice } = &request {
            return self.why(live, person, id, *seat, choice);
        }
        if live.differs.is_some() {
            return Err(super::seats::outdated());
        }
        if let Request::Say { text } = request {
            self.say(live, out, person, &text, tag)?;
            return Ok(FromServer::Done { id: id.to_owned(), seq: live.seq });
        }
        match live.state {
            TableState::Open => return Err(Fault::new("not-started", "the game has not started yet")),
            TableState::Frozen => return Err(Fault::new("frozen", "this table is frozen; its log is kept")),
            TableState::Closed => return Err(Fault::new("over", "this table is closed")),
            TableState::Playing | TableState::Over => {}
        }
        match request {
            Request::Act { seat, prompt, choice } => {
                let seat = own(live, person, seat)?;
                self.change(live, out, Some(tag), |table, viewers| {
                    let keep = table.ply();
                    let told = table.act_before(seat, Some(prompt), &choice, viewers)?;
                    Ok(Shown { cause: Cause::Act { seat: seat.index() }, keep, told: Some(told) })
                })?;
            }
            Request::Batch { seat, prompt, choices } => {
                let seat = own(live, person, seat)?;
                if choices.is_empty() || choices.len() > BATCH_MAX {
                    let what = format!("a batch has 1 to {BATCH_MAX} decisions");
                    return Err(Fault::new("bad-message", what));
                }
                self.change(live, out, Some(tag), |table, viewers| {
                    let keep = table.ply();
                    let told = table.act_all_before(seat, Some(prompt), &choices, viewers)?;
                    Ok(Shown { cause: Cause::Act { seat: seat.index() }, keep, told: Some(told) })
                })?;
            }
            Request::Undo { seat } => {
                let seat = own(live, person, seat)?;
                let bots = live.bots();
                self.change(live, out, Some(tag), |table, _| {
                    let keep = table.can_undo_over(seat, bots)?;
                    table.undo_over(seat, bots)?;
                    Ok(Shown { cause: Cause::Undo { seat: seat.index() }, keep, told: None })
                })?;
            }
            Request::Redo { seat } => {
                let seat = own(live, person, seat)?;
                self.change(live, out, Some(tag), |table, viewers| {
                    let keep = table.ply();
                    let told = table.redo_before(seat, viewers)?;
                    Ok(Shown { cause: Cause::Redo { seat: seat.index() }, keep, told: Some(told) })
                })?;
            }
            Request::Ask { seat, ply } => self.ask(live, out, person, seat, ply, tag)?,
            Request::HandOver { seat } => self.hand_over(live, out, person, seat, tag)?,
            Request::TakeBack { seat } => self.take_back(live, out, person, seat, tag)?,
            Request::Standing { seat, answers } => self.stand(live, out, person, seat, answers, tag)?,
            Request::Vote { number, agree } => self.vote(live, out, person, number, agree, tag)?,
            Request::Why { .. } | Request::Say { .. } => unreachable!("answered above"),
        }
        Ok(FromServer::Done { id: id.to_owned(), seq: live.seq })
    }

    /// Changes the game, adds to the log, and tells everybody.
    fn change(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        tag: Option<String>,
        change: impl FnOnce(&mut dyn table::AnyTable, &[Viewer]) -> Result<Shown, table::Refusal>,
    ) -> Result<(), Fault> {
        let before = live.prompts();
        let had_proposal = live.proposal.is_some();
        let viewers: Vec<Viewer> = live.shadows.iter().map(|(viewer, _)| *viewer).collect();
        let table =
            live.table.as_mut().ok_or_else(|| Fault::new("not-started", "the game has not started yet"))?;
        let shown = change(&mut **table, &viewers)?;
        // A wrong rule must not go on.
        table.audit().unwrap_or_else(|what| panic!("the position is inconsistent: {what}"));
        let over = table.outcome().is_some();
        self.keep_entries(live, out, tag);
        let ended = match (live.state, over) {
            (TableState::Playing, true) => Some(TableState::Over),
            (TableState::Over, false) => Some(TableState::Playing),
            _ => None,
        };
        if let Some(state) = ended {
            live.state = state;
        }
        self.show_change(live, out, before, shown.cause, shown.keep, shown.told);
        if ended.is_some() {
            self.show_table(live, out);
        }
        if had_proposal {
            self.show_proposal(live, out);
        }
        Ok(())
    }

    fn why(
        &self,
        live: &Live,
        person: u32,
        id: &str,
        seat: usize,
        choice: &str,
    ) -> Result<FromServer, Fault> {
        let seat = own(live, person, seat)?;
        let table =
            live.table.as_ref().ok_or_else(|| Fault::new("not-started", "the game has not started yet"))?;
        let reason = table.why_not(seat, choice)?;
        let (text, clause) =
            reason.map_or((None, None), |(text, clause)| (Some(text.into()), Some(clause.into())));
        Ok(FromServer::Reason { id: id.to_owned(), text, clause })
    }

    fn ask(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        person: u32,
        seat: usize,
        ply: usize,
        tag: String,
    ) -> Result<(), Fault> {
        own(live, person, seat)?;
        let now = live.table.as_ref().map_or(0, |t| t.ply());
        if ply >= now {
            return Err(Fault::new("nothing-to-undo", format!("there are only {now} decisions")));
        }
        let waiting: Vec<u32> = live.people().into_iter().filter(|p| *p != person).collect();
        if waiting.is_empty() {
            return self.go_back(live, out, ply, Some(tag));
        }
        let number = live.n_proposals + 1;
        self.tagged_note(live, out, Note::Ask { number, seat, ply, waiting, bot: None }, Some(tag));
        self.show_proposal(live, out);
        Ok(())
    }

    fn vote(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        person: u32,
        number: u32,
        agree: bool,
        tag: String,
    ) -> Result<(), Fault> {
        let proposal = live.proposal.as_ref().filter(|p| p.number == number && p.waiting.contains(&person));
        let Some((ply, seat, bot)) = proposal.map(|p| (p.ply, p.seat, p.bot.clone())) else {
            return Err(Fault::new("no-proposal", "there is no such question, or you need not answer it"));
        };
        self.tagged_note(live, out, Note::Vote { number, person, agree }, Some(tag));
        match (live.proposal.as_ref().is_some_and(|p| p.waiting.is_empty()), bot) {
            (true, Some(bot)) => {
                self.give(live, out, seat, bot, None);
                Ok(())
            }
            (true, None) => self.go_back(live, out, ply, None),
            (false, _) => {
                self.show_proposal(live, out);
                Ok(())
            }
        }
    }

    fn go_back(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        ply: usize,
        tag: Option<String>,
    ) -> Result<(), Fault> {
        self.change(live, out, tag, |table, _| {
            table.roll_back(ply)?;
            Ok(Shown { cause: Cause::Back {}, keep: ply, told: None })
        })
    }

    /// Nothing more is accepted, because the program does not understand its own position.
    fn freeze(&self, live: &mut Live, out: &mut Outbox, mark: (u32, usize), what: &str) -> Fault {
        tracing::error!(table = self.id, seq = mark.0, "frozen: {what}");
        self.hub.metrics.tables_frozen.add(1);
        // The log on disk is sound; what is in memory may not be.
        live.table = None;
        (live.seq, _) = mark;
        live.notes.truncate(mark.1);
        self.note(live, out, Note::Freeze { what: what.to_owned() });
        self.show_table(live, out);
        Fault::new("frozen", "something is wrong with this table; it is frozen and its log is kept")
    }

    /// Lets one bot think if one is asked and none is thinking.
    pub(super) fn let_bots_think(self: &Arc<Room>, live: &mut Live) {
        if live.bot_thinks || live.gone || live.state != TableState::Playing {
            return;
        }
        let Some(table) = &live.table else { return };
        let asked = live.asked();
        let ours: Vec<Thinker> = asked.iter().filter_map(|seat| live.thinker(seat)).collect();
        let Some(first) = ours.first().copied() else { return };
        let think: Thinking = if asked.len() > 1 && matches!(table.next(), Next::Any(_)) {
            self.weigh_up(live, &ours, asked.len())
        } else {
            let Some(think) = self.take_turn(live, first) else { return };
            think
        };
        self.hub.bots.think(think);
    }

    /// On an open floor the most eager bot acts; those who would rather wait let people go first.
    fn weigh_up(self: &Arc<Room>, live: &mut Live, ours: &[Thinker], n_asked: usize) -> Thinking {
        let table = live.table.as_ref().expect("somebody is asked");
        let weigh = |who: &Thinker| (self.game.eagerness(&**table, *who), *who);
        let weighed: Vec<_> = ours.iter().map(weigh).collect();
        let waits = ours.len() < n_asked;
        let (room, seq) = (self.clone(), live.seq);
        live.bot_thinks = true;
        Box::new(move || {
            let best = catch_unwind(AssertUnwindSafe(|| {
                let eager = weighed.into_iter().map(|(eagerness, who)| (eagerness(), who));
                let best = eager.reduce(|best, next| if next.0 > best.0 { next } else { best });
                best.filter(|(eager, _)| !waits || *eager > bots::EAGER).map(|(_, who)| who)
            }));
            let think = room.after_weighing(seq, best.map_err(|panic| panic_text(&*panic)));
            if let Some(think) = think {
                think();
            }
        })
    }

    /// Goes on with the bot that is most eager, if the table is still what it was.
    fn after_weighing(self: &Arc<Room>, seq: u32, best: Result<Option<Thinker>, String>) -> Option<Thinking> {
        let mut live = self.lock();
        live.bot_thinks = false;
        match best {
            Err(what) => {
                self.bot_fails(&mut live, &what);
                None
            }
            _ if live.seq != seq => {
                self.let_bots_think(&mut live);
                None
            }
            Ok(best) => best.and_then(|who| self.take_turn(&mut live, who)),
        }
    }

    /// What a bot thinks that has its turn. Nothing where a program is asked, which is not waited for.
    fn take_turn(self: &Arc<Room>, live: &mut Live, who: Thinker) -> Option<Thinking> {
        let seat = who.seat;
        let table = live.table.as_ref()?;
        // The same table, position and seat give the same decision; nobody can work it out beforehand.
        let seed = stdx::stable_hash(&(self.seed.to_string(), table.n_entries(), seat.index()));
        let prompt = table.prompt_number(seat);
        let thought = self.game.think(&**table, who, seed);
        let question = self.question(live, seat);
        let tried = question.as_ref().map(|_| self.game.tried(&**table, who)).unwrap_or_default();
        live.bot_thinks = true;
        let room = self.clone();
        let think = Box::new(move || {
            let choice = catch_unwind(AssertUnwindSafe(thought));
            room.bot_decides(seat, prompt, choice.map_err(|panic| panic_text(&*panic)));
        });
        let Some(question) = question else { return Some(think) };
        let room = self.clone();
        self.hub.programs.ask(question, move |answer| match answer {
            // A program cannot keep a table busy for ever by beginning and taking back the same thing.
            Ok(choice) if tried.contains(&choice) => {
                room.note_circling(seat);
                room.hub.bots.think(think);
            }
            Ok(choice) => room.bot_decides(seat, prompt, Ok(choice)),
            Err(Failed::Lapse) => room.hub.bots.think(think),
            Err(Failed::TooOften) => {
                room.show_replaced();
                room.hub.bots.think(think);
            }
            Err(Failed::Stopping) => {}
        });
        None
    }

    fn bot_decides(self: &Arc<Room>, seat: Seat, prompt: u32, choice: Result<String, String>) {
        let mut live = self.lock();
        live.bot_thinks = false;
        if live.gone {
            return;
        }
        if live.state != TableState::Playing {
            // A program that was asked before may have been started after the end.
            self.dismiss(&live);
            return;
        }
        if live.seats.get(seat.index()).and_then(Seated::bot).is_none() {
            // The person is back and decides.
            self.let_bots_think(&mut live);
            return;
        }
        let mut out = Outbox::default();
        match choice {
            Ok(choice) => {
                if self.act_guarded(&mut live, &mut out, seat, Some(prompt), &choice) {
                    self.hub.metrics.decisions_of_bots.add(1);
                }
            }
            Err(what) => return self.bot_fails(&mut live, &what),
        }
        drop(self.commit(&mut live, out));
        self.let_bots_think(&mut live);
        self.soon_undoable(&mut live);
    }

    /// A bot that panics over a position says that the position is not understood.
    fn bot_fails(self: &Arc<Room>, live: &mut Live, what: &str) {
        if live.gone || live.state != TableState::Playing {
            return;
        }
        let (mut out, mark) = (Outbox::default(), live.mark());
        self.freeze(live, &mut out, mark, what);
        drop(self.commit(live, out));
    }

    /// A decision that no client waits for; says whether it was made. One that is refused answers a prompt that was
    /// taken back meanwhile.
    pub(super) fn act_guarded(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        seat: Seat,
        prompt: Option<u32>,
        choice: &str,
    ) -> bool {
        let mark = live.mark();
        let act = || {
            self.change(live, out, None, |table, viewers| {
                let keep = table.ply();
                let told = table.act_before(seat, prompt, choice, viewers)?;
                Ok(Shown { cause: Cause::Act { seat: seat.index() }, keep, told: Some(told) })
            })
        };
        match catch_unwind(AssertUnwindSafe(act)) {
            Ok(acted) => acted.is_ok(),
            Err(panic) => {
                *out = Outbox::default();
                self.freeze(live, out, mark, &panic_text(&*panic));
                false
            }
        }
    }

    /// Works out what could be taken back once the table is quiet; it costs more than a decision.
    pub(super) fn soon_undoable(self: &Arc<Room>, live: &mut Live) {
        if live.undoable_due || live.peers.is_empty() || live.table.is_none() {
            return;
        }
        live.undoable_due = true;
        let room = Arc::downgrade(self);
        self.hub.runtime.spawn(async move {
            loop {
                tokio::time::sleep(QUIET).await;
                let Some(room) = room.upgrade() else { return };
                let mut live = room.lock();
                if live.touched.elapsed() >= QUIET && !live.bot_thinks {
                    live.undoable_due = false;
                    room.show_undoable(&mut live);
                    return;
                }
            }
        });
    }

    fn show_undoable(self: &Arc<Room>, live: &mut Live) {
        let Some(table) = &live.table else { return };
        let (ply, bots) = (table.ply(), live.bots());
        let seats: Vec<Option<Undoable>> = (0..live.seats.len())
            .map(|i| {
                let seat = Seat::nth(i);
                live.peers.iter().any(|peer| peer.mine.contains(seat)).then(|| {
                    let (ply, fault) = match table.can_undo_over(seat, bots) {
                        Ok(ply) => (Some(ply), None),
                        Err(refusal) => (None, Some(refusal.into())),
                    };
                    Undoable { seat: i, ply, fault, redo: table.can_redo(seat) }
                })
            })
            .collect();
        let mut out = Outbox::default();
        for peer in &live.peers {
            let seats: Vec<Undoable> = peer.mine.iter().filter_map(|s| seats[s.index()].clone()).collect();
            if !seats.is_empty() {
                out.frames.push((peer.line.clone(), frame(&FromServer::Undoable { ply, seats })));
            }
        }
        let touched = live.touched;
        drop(self.commit(live, out));
        live.touched = touched;
    }
}

impl Live {
    /// The seats where nobody but a bot has ever decided: what these do can be taken back without asking (TB-U03).
    fn bots(&self) -> Seats {
        let never_a_person = |seat: &Seated| matches!(seat.sitter, Sitter::Bot(_)) && seat.was.is_none();
        self.seats
            .iter()
            .zip(Seat::all())
            .filter(|(sat, _)| never_a_person(sat))
            .map(|(_, seat)| seat)
            .collect()
    }

    /// The bot at a seat. Where a program sits, a bot of ours is ready to decide in its place.
    fn thinker(&self, seat: Seat) -> Option<Thinker> {
        let name = self.seats.get(seat.index()).and_then(Seated::bot)?;
        let kind = crate::games::bot(name).unwrap_or(crate::games::STAND_IN);
        let sitters = self.seats.iter().zip(Seat::all());
        let people = sitters.filter(|(sat, _)| sat.bot().is_none()).map(|(_, seat)| seat).collect();
        Some(Thinker { seat, kind, people })
    }
}

/// The seat, if it is this person's.
pub(super) fn own(live: &Live, person: u32, seat: usize) -> Result<Seat, Fault> {
    if !live.is_seat(seat) {
        return Err(Fault::new("no-such-seat", "there is no such seat at this table"));
    }
    match (live.seats[seat].person() == Some(person), &live.seats[seat].stand_in) {
        (true, None) => Ok(Seat::nth(seat)),
        (true, Some(_)) => Err(Fault::new("stand-in", "a bot plays for you; take your seat back first")),
        (false, _) => Err(Fault::new("not-yours", "this is not your seat")),
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words").to_owned()
}
