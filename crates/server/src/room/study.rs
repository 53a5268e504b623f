//! Looking back and ahead at one table: replay, hints, review, plans; records that become tables, and rematches.

use std::sync::{Arc, Mutex, atomic::AtomicU32};

use kernel::{Finite, Next, Seat, Seats, Viewer};
use table::{AnyReel, AnyTable, Eyes, Told};
use wire::{
    Curve, Fault, PlanChange, PlanDraw, PlanShown, PlanStep, PlanTold, Prompt, Raw, Replay, ReplayScene,
    TableState, TryPlan, json,
};

use super::{Head, Kept, Live, Note, Outbox, Room, Seated, show};
use crate::{
    course::{actor, asked, curve, marks, owned, story_of_all},
    games::{AnyGame, Opened, Reviewing, Thinker},
    hub::Hub,
    shadow::{Made, Shadow},
    store::{TableRow, Write},
};

/// The longest plan.
const PLAN_MAX: usize = 200;
/// How often others decide between two decisions of one seat in a plan.
const OTHERS_MAX: usize = 400;
/// Who decides for the others in a plan: somebody quick who takes what looks best.
const OTHERS: bots::Kind = bots::Kind::Greedy;
/// How many outcomes of a draw are told.
const DRAWS_MAX: usize = 24;

impl Room {
    /// With whose eyes somebody may look back: `none`, the numbers of seats, `all`; the first is the usual one.
    ///
    /// While a game runs, only what everybody saw: in a game that is about remembering, nobody looks again at what
    /// was turned back.
    pub(super) fn looks(&self, live: &Live, person: Option<u32>) -> Vec<String> {
        if live.state != TableState::Over && !self.head.archive {
            return vec!["none".into()];
        }
        let mine = live.seats_of(person);
        let others = (0..live.seats.len()).filter(|i| !mine.contains(Seat::nth(*i)));
        let mut looks: Vec<String> =
            mine.iter().map(Finite::index).chain(others).map(|i| i.to_string()).collect();
        looks.insert(if mine.is_empty() { 0 } else { looks.len() }, "none".into());
        looks.push("all".into());
        looks
    }

    fn eyes(&self, live: &Live, person: Option<u32>, look: Option<&str>) -> Result<(String, Eyes), Fault> {
        if live.seats_of(person).is_empty() && !self.head.watchable {
            return Err(Fault::new("not-watchable", "only those who sit at this table may look"));
        }
        let looks = self.looks(live, person);
        let look = look.map_or_else(|| looks[0].clone(), str::to_owned);
        if !looks.contains(&look) {
            return Err(Fault::new("not-over", "while a game runs, one looks back at what everybody saw"));
        }
        let eyes = match look.as_str() {
            "all" => Eyes::All,
            "none" => Eyes::Of(Viewer::Spectator),
            seat => Eyes::Of(Viewer::Seat(Seat::nth(seat.parse().expect("one of the looks")))),
        };
        Ok((look, eyes))
    }

    /// The positions of this table, kept for a while after they were asked for.
    fn reel(&self, live: &Live) -> Result<Arc<dyn AnyReel>, Fault> {
        let table =
            live.table.as_ref().ok_or_else(|| Fault::new("not-started", "the game has not started yet"))?;
        Ok(self.hub.reels.get(self.key, live.seq, || table.reel()))
    }

    /// A game to be looked at again.
    pub fn replay_info(&self, person: Option<u32>, look: Option<&str>) -> Result<Replay, Fault> {
        let live = self.lock();
        let (look, eyes) = self.eyes(&live, person, look)?;
        if let Some(chronicle) = &live.told {
            return Ok(self.replay_told(&live, chronicle, person, look));
        }
        let reel = self.reel(&live)?;
        let table = live.table.as_ref().expect("there is a reel");
        let story: Vec<Told> = match eyes {
            Eyes::Of(viewer) => table.story(viewer),
            Eyes::All => story_of_all(&**table, live.seats.len()),
        };
        Ok(Replay {
            table: self.info_of(&live, !live.seats_of(person).is_empty()),
            plies: reel.plies(),
            looks: self.looks(&live, person),
            look,
            actors: reel.actors().into_iter().map(actor).collect(),
            rounds: marks(&*reel),
            story: story.into_iter().map(Into::into).collect(),
            outcome: show::outcome(&**table),
            scenes: None,
        })
    }

    /// The table after so many decisions.
    pub fn replay_scene(
        &self,
        person: Option<u32>,
        look: Option<&str>,
        ply: usize,
    ) -> Result<ReplayScene, Fault> {
        let (reel, eyes) = {
            let live = self.lock();
            let (look, eyes) = self.eyes(&live, person, look)?;
            if let Some(chronicle) = &live.told {
                return Room::scene_told(chronicle, &look, ply);
            }
            (self.reel(&live)?, eyes)
        };
        let ply = ply.min(reel.plies());
        let (_, scene) = Shadow::whole(&reel.scene(ply, eyes), self.game.ids(), &mut Made::default());
        Ok(ReplayScene { ply, scene, asked: asked(reel.next(ply)) })
    }

    /// How a finished game went, round by round.
    pub fn curve(&self) -> Result<Curve, Fault> {
        let (reel, n_seats) = {
            let live = self.lock();
            if live.state != TableState::Over && !self.head.archive {
                return Err(Fault::new("not-over", "the curve is drawn when the game is over"));
            }
            if let Some(chronicle) = &live.told {
                return Ok(chronicle.curve.clone());
            }
            (self.reel(&live)?, live.seats.len())
        };
        Ok(curve(&*reel, n_seats))
    }

    /// Tries decisions in an imagined world.
    pub fn plan(&self, person: u32, plan: &TryPlan) -> Result<PlanShown, Fault> {
        if plan.steps.len() > PLAN_MAX {
            return Err(Fault::new("too-large", format!("a plan has at most {PLAN_MAX} steps")));
        }
        let (table, seat) = {
            let live = self.lock();
            let seat = super::play::own(&live, person, plan.seat)?;
            let table = live.table.as_ref();
            let table = table.ok_or_else(|| Fault::new("not-started", "the game has not started yet"))?;
            if plan.ply > table.ply() {
                return Err(Fault::new("stale", "there are not so many decisions"));
            }
            // The same plan on the same position is the same world.
            let seed = stdx::stable_hash(&(self.id.as_str(), plan.ply, plan.seat));
            (table.imagine(plan.ply, seat, seed), seat)
        };
        Ok(try_plan(&*self.game, table, seat, plan))
    }

    /// What a hint needs: the number of the prompt, and the thought.
    pub fn hint(&self, person: u32, seat: usize) -> Result<(u32, HintThought), Fault> {
        let live = self.lock();
        let seat = super::play::own(&live, person, seat)?;
        if !self.head.hints {
            return Err(Fault::new("no-hints", "this table is played without hints"));
        }
        let asked = live.asked().contains(seat);
        let Some(table) = live.table.as_ref().filter(|_| asked) else {
            return Err(Fault::new("not-asked", "this seat is not asked"));
        };
        let seed = stdx::stable_hash(&(self.id.as_str(), table.ply(), seat.index()));
        Ok((table.prompt_number(seat), self.game.hints(&**table, seat, seed)))
    }

    /// What a review needs.
    pub fn review(&self) -> Result<(Box<dyn AnyTable>, Reviewing), Fault> {
        let live = self.lock();
        match (&live.table, live.state) {
            (Some(table), TableState::Over) => Ok((table.at(table.ply()), self.game.review(&**table))),
            _ => Err(Fault::new("not-over", "a game is reviewed when it is over")),
        }
    }

    /// The first decisions of a finished game, for a table that goes on from there.
    pub fn branch_entries(&self, ply: usize) -> Result<Vec<String>, Fault> {
        let live = self.lock();
        match &live.table {
            Some(table) if live.state == TableState::Over || self.head.archive => {
                if ply > table.ply() {
                    return Err(Fault::new("stale", format!("there are only {} decisions", table.ply())));
                }
                let then = table.at(ply);
                match then.next() {
                    Next::Over => Err(Fault::new("over", "the game is over there")),
                    _ => Ok(then.entries(0)),
                }
            }
            _ => Err(Fault::new("not-over", "only a finished game can be branched from")),
        }
    }

    /// A record that somebody has brought, as a table of its own that can be looked at.
    pub fn archive(hub: &Arc<Hub>, game: Arc<dyn AnyGame>, opened: Opened, person: u32) -> (Arc<Room>, Kept) {
        let Opened { table, picked, header, .. } = opened;
        let info = game.info();
        let seed = table.seed().cloned();
        let [began, went_on @ ..] = &*opened_played(&*table) else {
            unreachable!("it began with some rules")
        };
        let head = Head {
            game: info.id.clone(),
            rules: began.rules,
            pack: began.pack.clone(),
            setup: picked.text,
            options: picked.values,
            host: person,
            listed: false,
            watchable: true,
            seeded: false,
            commitment: header.commitment.unwrap_or_default(),
            given: header.given,
            created: super::now(),
            clock: Default::default(),
            hints: false,
            archive: true,
            sealed: seed.is_none(),
            branch: None,
            lesson: false,
            went_on: went_on.to_vec(),
        };
        let bytes: [u8; 32] = seed.as_ref().map_or([0; 32], bytes_of);
        let room = Arc::new(Room {
            hub: hub.clone(),
            game,
            key: hub.next_table(),
            id: crate::secret::table_id(),
            invite: crate::secret::invite(),
            head,
            seed: table::Seed::new(bytes),
            unwritten: AtomicU32::new(0),
            live: Mutex::new(Live::new()),
        });
        let mut live = room.lock();
        let mut out = Outbox::default();
        // Nobody of this server sits there: the names are those of the record.
        let seats = table.names().iter().map(|name| Seated::person_named(0, name.clone())).collect();
        room.note(&mut live, &mut out, Note::New { seats });
        room.note(&mut live, &mut out, Note::Start);
        let over = table.outcome().is_some();
        live.table = Some(table);
        room.keep_entries(&mut live, &mut out, None);
        if over {
            live.state = TableState::Over;
        } else {
            room.note(&mut live, &mut out, Note::Close);
        }
        let summary = room.summary(&live);
        live.stored = (summary.asked, live.state);
        let row = TableRow {
            key: room.key,
            id: room.id.clone(),
            head: json::write(&room.head),
            seed: bytes,
            invite: room.invite.clone(),
            summary,
        };
        out.writes.insert(0, Write::Table(row));
        out.writes.push(Write::Sits { table: room.key, person, sits: true });
        let kept = room.commit(&mut live, out);
        drop(live);
        (room, kept)
    }

    /// The seats of a rematch: everybody moves on by one. Or the table where it is already played.
    pub fn rotated(&self, person: u32) -> Result<Result<Vec<Seated>, String>, Fault> {
        let live = self.lock();
        if live.seats_of(Some(person)).is_empty() {
            return Err(Fault::new("not-yours", "you have no seat at this table"));
        }
        if live.state != TableState::Over {
            return Err(Fault::new("not-over", "a rematch comes after the end"));
        }
        if let Some(next) = &live.next {
            return Ok(Err(next.clone()));
        }
        let mut seats = live.seats.clone();
        seats.rotate_right(1);
        for seat in &mut seats {
            (seat.resigned, seat.stand_in) = (false, None);
        }
        Ok(Ok(seats))
    }

    /// Remembers the table of the rematch and tells everybody; the first one counts.
    pub fn set_next(self: &Arc<Room>, table: &str) -> Kept {
        let mut live = self.lock();
        let mut out = Outbox::default();
        if live.next.is_none() {
            self.note(&mut live, &mut out, Note::Next { table: table.to_owned() });
            self.show_table(&live, &mut out);
        }
        self.commit(&mut live, out)
    }
}

/// With which rules a record was played, as far as it goes.
fn opened_played(table: &dyn AnyTable) -> Vec<table::Played> {
    let n = table.n_entries();
    table.played().iter().filter(|played| played.from == 0 || played.from < n).cloned().collect()
}

pub(crate) type HintThought = Box<dyn FnOnce() -> Vec<bots::Hint> + Send>;

fn bytes_of(seed: &table::Seed) -> [u8; 32] {
    let text = seed.to_string();
    std::array::from_fn(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("a seed is hexadecimal"))
}

fn try_plan(game: &dyn AnyGame, mut table: Box<dyn AnyTable>, seat: Seat, plan: &TryPlan) -> PlanShown {
    let viewer = Viewer::Seat(seat);
    let n_seats = table.n_seats();
    let (before, points) = (table.scene(viewer), table.score(seat).iter().sum::<i32>());
    let mut steps: Vec<PlanTold> = Vec::new();
    let mut fault = None;
    for step in &plan.steps {
        match make(game, &mut *table, seat, step) {
            Ok(told) => steps.push(told),
            Err(what) => {
                fault = Some(what);
                break;
            }
        }
    }
    let after = table.scene(viewer);
    let mut changes = vec![PlanChange {
        look: None,
        label: kernel::Text::new("points").into(),
        from: points,
        to: table.score(seat).iter().sum(),
    }];
    let (was, is) = (owned(&before, n_seats), owned(&after, n_seats));
    let count = |goods: &[(&'static str, kernel::Text, Vec<i32>)], look: &str| {
        goods.iter().find(|(l, ..)| *l == look).map_or(0, |(_, _, counts)| counts[seat.index()])
    };
    for (look, label, _) in was.iter().chain(is.iter().filter(|(l, ..)| was.iter().all(|(w, ..)| w != l))) {
        let (from, to) = (count(&was, look), count(&is, look));
        changes.push(PlanChange { look: Some((*look).into()), label: label.clone().into(), from, to });
    }
    changes.retain(|change| change.from != change.to);
    let prompt = table.prompt(seat).map(|prompt| Raw::new(&Prompt::from(prompt)));
    let (_, scene) = Shadow::whole(&after, game.ids(), &mut Made::default());
    PlanShown {
        made: steps.len(),
        fault,
        scene,
        steps,
        prompt,
        draws: draws(&*table, viewer),
        asked: asked(table.next()),
        over: table.outcome().is_some(),
        changes,
    }
}

/// Makes one step of a plan.
fn make(
    game: &dyn AnyGame,
    table: &mut dyn AnyTable,
    seat: Seat,
    step: &PlanStep,
) -> Result<PlanTold, Fault> {
    let viewer = Viewer::Seat(seat);
    let told = |steps: Vec<table::AnyStep>| -> Vec<wire::Told> {
        steps.into_iter().flat_map(|step| step.lines).map(Into::into).collect()
    };
    match step {
        PlanStep::Choose { choice } => {
            let offers = table.prompt(seat).map(|prompt| prompt.options).unwrap_or_default();
            let text =
                offers.into_iter().find(|offer| offer.choice == *choice).map(|offer| offer.text.into());
            let lines = told(table.act(seat, None, choice, viewer)?);
            Ok(PlanTold { text, lines })
        }
        PlanStep::Draw { choice } => Ok(PlanTold { text: None, lines: told(table.typed(choice, viewer)?) }),
        PlanStep::Others {} => {
            let mut lines = Vec::new();
            for _ in 0..OTHERS_MAX {
                let next = table.next();
                if next.allows(kernel::Actor::Seat(seat)) || asked(next).is_empty() {
                    break;
                }
                let other = Seat::nth(asked(next)[0]);
                let seed = stdx::stable_hash(&(table.hash(), other.index()));
                let bot = Thinker { seat: other, kind: OTHERS, people: Seats::only(seat) };
                let choice = game.think(table, bot, seed)();
                lines.extend(told(table.act(other, None, &choice, viewer)?));
            }
            Ok(PlanTold { text: None, lines })
        }
    }
}

/// What could be drawn next, likeliest first, as the log would tell it.
fn draws(table: &dyn AnyTable, viewer: Viewer) -> Vec<PlanDraw> {
    let mut draws = table.draws_told(viewer);
    let total: u32 = draws.iter().map(|(_, weight, _)| *weight).sum();
    draws.sort_by_key(|(_, weight, _)| std::cmp::Reverse(*weight));
    let draw = |(choice, weight, lines): (String, u32, Vec<kernel::Text>)| PlanDraw {
        choice,
        lines: lines.into_iter().map(Into::into).collect(),
        likely: (1000 * weight).checked_div(total).unwrap_or(0),
    };
    draws.into_iter().take(DRAWS_MAX).map(draw).collect()
}
