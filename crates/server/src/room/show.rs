//! What everybody who is connected is shown.

use std::sync::Arc;

use kernel::{Finite, Seat, Seats, Viewer};
use table::{AnyTable, Lines};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{
    Cause, Device, Fault, FromServer, LastSeen, OutcomeInfo, Prompt, Raw, SeatInfo, SeatKind, Story,
    StoryPart, TableInfo, Update, Welcome,
};

use super::{Kept, Live, Outbox, Peer, Room, Sitter, chronicle::look_of, frame};
use crate::{
    line::Line,
    shadow::{Made, Shadow, Showing},
};

/// How many lines of the log come with a welcome; earlier ones are asked for.
const STORY_MAX: usize = 100;
/// How many lines of the log are given at a time.
const STORY_PART_MAX: usize = 1000;

/// Prompts of seats as JSON, each made once.
struct Prompts<'t> {
    table: &'t dyn AnyTable,
    made: [Option<Raw<Prompt>>; Seat::MAX],
}

impl<'t> Prompts<'t> {
    fn new(table: &'t dyn AnyTable) -> Prompts<'t> {
        Prompts { table, made: [const { None }; Seat::MAX] }
    }

    fn of(&mut self, seats: Seats, asked: Seats) -> Vec<Raw<Prompt>> {
        let mut prompts = Vec::new();
        for seat in seats.iter().filter(|s| asked.contains(*s)) {
            let made = &mut self.made[seat.index()];
            if made.is_none() {
                *made = self.table.prompt(seat).map(|prompt| Raw::new(&prompt.into()));
            }
            prompts.extend(made.clone());
        }
        prompts
    }
}

/// What viewers read of a change as JSON, each made once.
struct Stories<'t> {
    table: &'t dyn AnyTable,
    keep: usize,
    made: Vec<(Lines, Raw<Story>)>,
}

impl Stories<'_> {
    /// Those who read the same were given the same lines; without lines the story is told anew.
    fn of(&mut self, look: Viewer, lines: Option<&Lines>) -> Raw<Story> {
        let Some(lines) = lines else {
            let lines = self.table.story(look).into_iter().filter(|told| told.ply > self.keep);
            return Raw::new(&Story { keep: self.keep, lines: lines.map(Into::into).collect() });
        };
        if let Some((_, story)) = self.made.iter().find(|(known, _)| Arc::ptr_eq(known, lines)) {
            return story.clone();
        }
        let told = lines.iter().cloned().map(Into::into).collect();
        let story = Raw::new(&Story { keep: self.keep, lines: told });
        self.made.push((lines.clone(), story.clone()));
        story
    }
}

impl Room {
    /// Connects somebody: the number of the peer, and when the welcome is on its way.
    pub fn connect(
        self: &Arc<Room>,
        line: Arc<Line>,
        person: Option<u32>,
        look: Option<usize>,
        last: Option<LastSeen>,
    ) -> Result<(u64, Kept), Fault> {
        let mut live = self.lock();
        if live.gone {
            return Err(Fault::new("restart", "the table is being opened again; connect again"));
        }
        let mine = live.seats_of(person);
        if mine.is_empty() && !self.head.watchable {
            return Err(Fault::new("not-watchable", "only those who sit at this table may look"));
        }
        if live.peers.len() >= self.hub.limits.sockets_per_table {
            return Err(Fault::new("too-many", "too many are connected to this table"));
        }
        let look = viewer(mine, look)?;
        let number = self.hub.next_peer();
        let newly_here =
            person.is_some() && !live.peers.iter().any(|p| p.person == person) && !mine.is_empty();
        live.peers.push(Peer { number, line, person, mine, look });
        let mut out = Outbox::default();
        let at = live.peers.len() - 1;
        match last.and_then(|last| self.resumed(&mut live, at, last)) {
            Some(frames) => {
                let line = live.peers[at].line.clone();
                out.frames.extend(frames.into_iter().map(|frame| (line.clone(), frame)));
            }
            None => self.welcome(&mut live, &mut out, at),
        }
        if newly_here {
            self.show_table(&live, &mut out);
        }
        let kept = self.commit(&mut live, out);
        self.let_bots_think(&mut live);
        self.soon_undoable(&mut live);
        Ok((number, kept))
    }

    pub fn disconnect(self: &Arc<Room>, number: u64) {
        let mut live = self.lock();
        let Some(at) = live.peers.iter().position(|p| p.number == number) else { return };
        let peer = live.peers.remove(at);
        live.forget_shadows();
        let still_here = peer.person.is_none() || live.peers.iter().any(|p| p.person == peer.person);
        let mut out = Outbox::default();
        if !still_here && !peer.mine.is_empty() && !live.gone {
            self.show_table(&live, &mut out);
        }
        drop(self.commit(&mut live, out));
    }

    /// Looks with the eyes of another seat, or everything anew.
    pub fn look(self: &Arc<Room>, number: u64, seat: Option<usize>) -> Result<Option<Kept>, Fault> {
        let mut live = self.lock();
        let Some(at) = live.peers.iter().position(|p| p.number == number) else { return Ok(None) };
        if let Some(seat) = seat {
            live.peers[at].look = viewer(live.peers[at].mine, Some(seat))?;
            live.forget_shadows();
        }
        let mut out = Outbox::default();
        self.welcome(&mut live, &mut out, at);
        Ok(Some(self.commit(&mut live, out)))
    }

    /// The table as everybody sees it; with the invitation for those who sit.
    pub fn info(&self, person: Option<u32>) -> TableInfo {
        let live = self.lock();
        self.info_of(&live, !live.seats_of(person).is_empty())
    }

    /// Lines of the log, as somebody may read them.
    pub fn story(
        &self,
        person: Option<u32>,
        look: Option<usize>,
        from: usize,
        to: usize,
    ) -> Result<StoryPart, Fault> {
        let live = self.lock();
        let mine = live.seats_of(person);
        if mine.is_empty() && !self.head.watchable {
            return Err(Fault::new("not-watchable", "only those who sit at this table may look"));
        }
        let look = viewer(mine, look)?;
        let n = to.saturating_sub(from).min(STORY_PART_MAX);
        if let Some(chronicle) = &live.told {
            let lines = chronicle.story(&look_of(look)).iter().skip(from).take(n).cloned().collect();
            return Ok(StoryPart { from, lines });
        }
        let Some(table) = &live.table else { return Ok(StoryPart { from, lines: Vec::new() }) };
        let lines = table.story(look).into_iter().skip(from).take(n).map(Into::into).collect();
        Ok(StoryPart { from, lines })
    }

    pub(super) fn info_of(&self, live: &Live, sits: bool) -> TableInfo {
        let due = live.due(self.head.clock);
        let seat = |(i, seat): (usize, &super::Seated)| SeatInfo {
            kind: match seat.sitter {
                Sitter::Open => SeatKind::Open,
                Sitter::Person(_) => SeatKind::Person,
                Sitter::Bot(_) => SeatKind::Bot,
            },
            name: seat.name(),
            bot: match &seat.sitter {
                Sitter::Bot(kind) => Some(kind.clone()),
                Sitter::Open | Sitter::Person(_) => None,
            },
            person: seat.person(),
            here: seat.person().is_some() && live.peers.iter().any(|p| p.person == seat.person()),
            resigned: seat.resigned,
            stand_in: seat.stand_in.clone(),
            absent: self.is_absent(live, i),
            replaced: self.is_replaced(live, i),
        };
        TableInfo {
            id: self.id.clone(),
            game: self.head.game.clone(),
            options: self.head.options.clone(),
            state: live.state,
            seats: live.seats.iter().enumerate().map(seat).collect(),
            host: self.head.host,
            listed: self.head.listed,
            watchable: self.head.watchable,
            commitment: self.head.commitment.clone(),
            seeded: self.head.seeded,
            invite: sits.then(|| self.invite.clone()),
            created: self.head.created,
            clock: self.head.clock,
            due,
            agreed: live.agreed.clone(),
            hints: self.head.hints,
            archive: self.head.archive,
            branch: self
                .head
                .branch
                .as_ref()
                .map(|b| wire::BranchInfo { table: b.table.clone(), ply: b.ply }),
            next: live.next.clone(),
            lesson: self.is_lesson(live),
            differs: live.differs.clone().map(Box::new),
        }
    }

    /// Everything for one peer.
    pub(super) fn welcome(&self, live: &mut Live, out: &mut Outbox, at: usize) {
        let (look, mine) = (live.peers[at].look, live.peers[at].mine);
        let asked = live.asked();
        let mut welcome = Welcome {
            version: wire::VERSION,
            table: self.info_of(live, !mine.is_empty()),
            mine: mine.iter().map(Finite::index).collect(),
            look: match look {
                Viewer::Seat(seat) => Some(seat.index()),
                Viewer::Spectator => None,
            },
            seq: live.seq,
            ply: 0,
            scene: None,
            hash: 0,
            earlier: 0,
            story: Vec::new(),
            prompts: Vec::new(),
            asked: asked.iter().map(Finite::index).collect(),
            outcome: None,
            chat: live.chat.iter().cloned().collect(),
            proposal: live.proposal.clone(),
            standing: mine.iter().map(|seat| live.seats[seat.index()].standing).collect(),
            device: live.table.as_deref().and_then(|table| device(table, mine)),
        };
        if let Some(table) = &live.table {
            let (shadow, scene) = Shadow::whole(&table.scene(look), self.game.ids(), &mut Made::default());
            welcome.ply = table.ply();
            welcome.hash = shadow.hash();
            welcome.scene = Some(scene);
            let story = table.story(look);
            welcome.earlier = story.len().saturating_sub(STORY_MAX);
            welcome.story = story.into_iter().skip(welcome.earlier).map(Into::into).collect();
            welcome.prompts = Prompts::new(&**table).of(mine, asked);
            welcome.outcome = outcome(&**table);
            // What others of the same eyes were shown is the same: everybody is shown everything.
            live.keep_shadow(look, shadow);
        } else if let Some(chronicle) = &live.told {
            self.welcome_told(chronicle, look, &mut welcome, STORY_MAX);
        }
        out.frames.push((live.peers[at].line.clone(), frame(&FromServer::Welcome(Box::new(welcome)))));
    }

    /// What a peer has missed, if what it still shows is what it was shown.
    fn resumed(&self, live: &mut Live, at: usize, last: LastSeen) -> Option<Vec<Utf8Bytes>> {
        let (look, mine) = (live.peers[at].look, live.peers[at].mine);
        let table = live.table.as_ref()?;
        if last.seq > live.seq {
            return None;
        }
        let mut made = Made::default();
        let (then, keep) = table.after(live.game_entries(last.seq));
        let (mut shadow, _) = Shadow::whole(&then.scene(look), self.game.ids(), &mut made);
        if shadow.hash() != last.hash {
            return None;
        }
        let scene = shadow.show(&table.scene(look), self.game.ids(), &mut made);
        let asked = live.asked();
        let lines = table.story(look).into_iter().filter(|told| told.ply > keep).map(Into::into).collect();
        let update = Update {
            seq: live.seq,
            ply: table.ply(),
            cause: Cause::Resumed {},
            scene,
            hash: shadow.hash(),
            story: Raw::new(&Story { keep, lines }),
            prompts: Some(Prompts::new(&**table).of(mine, asked)),
            asked: asked.iter().map(Finite::index).collect(),
            outcome: outcome(&**table),
            device: device(&**table, mine),
        };
        let mut frames = vec![
            frame(&FromServer::Update(Box::new(update))),
            frame(&FromServer::Table { table: Box::new(self.info_of(live, !mine.is_empty())) }),
            frame(&FromServer::Proposal { proposal: live.proposal.clone() }),
        ];
        let missed = live.chat.iter().filter(|line| line.seq > last.seq);
        frames.extend(missed.map(|line| frame(&FromServer::Chat(line.clone()))));
        live.keep_shadow(look, shadow);
        Some(frames)
    }

    /// Tells everybody what a change of the game has changed for them.
    pub(super) fn show_change(
        &self,
        live: &mut Live,
        out: &mut Outbox,
        before: [Option<u32>; Seat::MAX],
        cause: Cause,
        keep: usize,
        told: Option<Vec<Lines>>,
    ) {
        let (asked, now) = (live.asked(), live.prompts());
        let Some(table) = &live.table else { return };
        let table = &**table;
        let mut made = Made::default();
        let mut prompts = Prompts::new(table);
        let mut stories = Stories { table, keep, made: Vec::new() };
        let result = outcome(table);
        let viewers: Vec<Viewer> = live.shadows.iter().map(|(viewer, _)| *viewer).collect();
        for shared in table.scenes(&viewers) {
            let mut showing = Showing::new(&shared.scene, self.game.ids(), &mut made);
            for (look, forecast) in &shared.viewers {
                let at = viewers.iter().position(|viewer| viewer == look).expect("it was asked for");
                let shadow = &mut live.shadows[at].1;
                let scene = showing.show(shadow, forecast);
                let mut message = FromServer::Update(Box::new(Update {
                    seq: live.seq,
                    ply: table.ply(),
                    cause: cause.clone(),
                    scene,
                    hash: shadow.hash(),
                    story: stories.of(*look, told.as_ref().map(|told| &told[at])),
                    prompts: None,
                    asked: asked.iter().map(Finite::index).collect(),
                    outcome: result.clone(),
                    device: None,
                }));
                let mut frames: Vec<(Seats, Utf8Bytes)> = Vec::new();
                for peer in live.peers.iter().filter(|p| p.look == *look) {
                    let known =
                        frames.iter().find(|(mine, _)| *mine == peer.mine).map(|(_, frame)| frame.clone());
                    let frame = known.unwrap_or_else(|| {
                        let changed = peer.mine.iter().any(|s| before[s.index()] != now[s.index()]);
                        if let FromServer::Update(update) = &mut message {
                            update.prompts = changed.then(|| prompts.of(peer.mine, asked));
                            update.device = device(table, peer.mine);
                        }
                        let frame = frame(&message);
                        frames.push((peer.mine, frame.clone()));
                        frame
                    });
                    out.frames.push((peer.line.clone(), frame));
                }
            }
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn show_table(&self, live: &Live, out: &mut Outbox) {
        let message = |sits: bool| frame(&FromServer::Table { table: Box::new(self.info_of(live, sits)) });
        let (sitting, looking) = (message(true), message(false));
        for peer in &live.peers {
            let frame = if peer.mine.is_empty() { &looking } else { &sitting };
            out.frames.push((peer.line.clone(), frame.clone()));
        }
    }

    pub(super) fn show_proposal(&self, live: &Live, out: &mut Outbox) {
        self.show_all(live, out, &FromServer::Proposal { proposal: live.proposal.clone() });
    }

    pub(super) fn show_all(&self, live: &Live, out: &mut Outbox, message: &FromServer) {
        let frame = frame(message);
        out.frames.extend(live.peers.iter().map(|peer| (peer.line.clone(), frame.clone())));
    }
}

impl Live {
    fn keep_shadow(&mut self, look: Viewer, mut shadow: Shadow) {
        self.shadows.iter().any(|(_, known)| shadow.share(known));
        match self.shadows.iter_mut().find(|(viewer, _)| *viewer == look) {
            Some((_, old)) => *old = shadow,
            None => self.shadows.push((look, shadow)),
        }
    }

    /// Nobody looks with these eyes any more.
    pub(super) fn forget_shadows(&mut self) {
        let peers = &self.peers;
        self.shadows.retain(|(viewer, _)| peers.iter().any(|p| p.look == *viewer));
    }
}

/// With whose eyes somebody who owns these seats looks.
pub(super) fn viewer(mine: Seats, look: Option<usize>) -> Result<Viewer, Fault> {
    match look {
        None => Ok(mine.first().map_or(Viewer::Spectator, Viewer::Seat)),
        Some(seat) => match Seat::get(seat).filter(|s| mine.contains(*s)) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None => Err(Fault::new("not-yours", "this is not your seat")),
        },
    }
}

/// What a device with several seats needs to know (TB-H01).
fn device(table: &dyn AnyTable, mine: Seats) -> Option<Device> {
    if mine.len() < 2 {
        return None;
    }
    Some(Device { hides: table.knows_alone(mine), last: table.last_of(mine).map(Finite::index) })
}

pub(crate) fn outcome(table: &dyn AnyTable) -> Option<OutcomeInfo> {
    table.outcome().map(|outcome| OutcomeInfo::new(&outcome, |seat| table.score(seat)))
}
