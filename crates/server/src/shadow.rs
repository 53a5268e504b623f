//! What a viewer has been shown, small, and what has changed since.
//!
//! A whole scene is large, and a live table has several viewers. So only hashes are kept: sixteen bytes for a place or
//! piece. What has a new hash is sent.

use std::{
    hash::{Hash, Hasher},
    sync::{Arc, Mutex},
};

use kernel::{Arg, Badge, Fact, Note, Piece, Place, Scene, Text};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use wire::{Head, ListChange, Put, Raw, SceneChange, SceneHash, text_hash};

/// What a viewer has been shown.
#[derive(Default)]
pub(crate) struct Shadow {
    head: Mark,
    /// Those who were shown the same share it.
    body: Arc<Body>,
}

/// The places and pieces that were shown.
#[derive(Default, PartialEq, Eq)]
struct Body {
    places: Box<[Mark]>,
    pieces: Box<[Mark]>,
}

/// One entry that was shown.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
struct Mark {
    /// The hash of its id.
    id: u64,
    /// The hash of what it is.
    what: u32,
    /// The hash of its JSON, which the client knows too.
    wire: u32,
}

/// The ids of a game's places and pieces by their hashes, to name what is gone.
#[derive(Default)]
pub(crate) struct Ids(Mutex<FxHashMap<u64, Arc<str>>>);

/// JSON that was made for one viewer and is the same for another.
#[derive(Default)]
pub(crate) struct Made {
    heads: FxHashMap<u64, (Raw<Head>, u32)>,
    places: FxHashMap<u64, (Raw<wire::Place>, u32)>,
    pieces: FxHashMap<u64, (Raw<wire::Piece>, u32)>,
}

/// A scene that is shown to one viewer after the other: what is the same for two of them is worked out once.
pub(crate) struct Showing<'s> {
    scene: &'s Scene,
    ids: &'s Ids,
    made: &'s mut Made,
    done: Vec<Done>,
}

/// How one body became the one of the scene.
struct Done {
    from: Arc<Body>,
    to: Arc<Body>,
    places: Option<Raw<ListChange<wire::Place>>>,
    pieces: Option<Raw<ListChange<wire::Piece>>>,
}

impl<'s> Showing<'s> {
    /// The forecast of the scene is not looked at: each viewer has their own.
    pub fn new(scene: &'s Scene, ids: &'s Ids, made: &'s mut Made) -> Showing<'s> {
        Showing { scene, ids, made, done: Vec::new() }
    }

    /// Shows the scene to somebody who has seen the shadow: what has changed.
    pub fn show(&mut self, shadow: &mut Shadow, forecast: &[Note]) -> Option<SceneChange> {
        let head = self.head(shadow, forecast);
        let at = self.body(&shadow.body);
        let Done { to, places, pieces, .. } = &self.done[at];
        shadow.body = to.clone();
        let any = head.is_some() || places.is_some() || pieces.is_some();
        any.then(|| SceneChange { head, places: places.clone(), pieces: pieces.clone() })
    }

    fn head(&mut self, shadow: &mut Shadow, forecast: &[Note]) -> Option<Raw<Head>> {
        let Scene { mood, facts, .. } = self.scene;
        let what = head_hash(mood, facts, forecast);
        (shadow.head.what != what as u32 || shadow.head.wire == 0).then(|| {
            let (raw, wire) = self.made.heads.entry(what).or_insert_with(|| {
                let raw = Raw::new(&Head::new(mood, facts.clone(), forecast.to_vec()));
                let wire = text_hash(raw.json());
                (raw, wire)
            });
            shadow.head = Mark { id: 0, what: what as u32, wire: *wire };
            raw.clone()
        })
    }

    /// Where in `done` the change from this body is.
    fn body(&mut self, from: &Arc<Body>) -> usize {
        if let Some(at) = self.done.iter().position(|done| Arc::ptr_eq(&done.from, from)) {
            return at;
        }
        let (places, place_change) =
            change(&from.places, &self.scene.places, self.ids, &mut self.made.places);
        let (pieces, piece_change) =
            change(&from.pieces, &self.scene.pieces, self.ids, &mut self.made.pieces);
        // Whatever was shown before, all have been shown the same now.
        let to = match self.done.first() {
            Some(done) => done.to.clone(),
            None if place_change.is_none() && piece_change.is_none() => from.clone(),
            None => Arc::new(Body { places, pieces }),
        };
        let places = place_change.map(|change| Raw::new(&change));
        let pieces = piece_change.map(|change| Raw::new(&change));
        self.done.push(Done { from: from.clone(), to, places, pieces });
        self.done.len() - 1
    }
}

impl Shadow {
    /// The hash that the client must have too.
    pub fn hash(&self) -> u32 {
        let mut hash = SceneHash::new();
        hash.add(self.head.wire);
        self.body.places.iter().chain(&self.body.pieces).for_each(|mark| hash.add(mark.wire));
        hash.get()
    }

    /// Shares the memory of another one if the same was shown; says whether it was.
    pub fn share(&mut self, other: &Shadow) -> bool {
        let same = self.body == other.body;
        if same {
            self.body = other.body.clone();
        }
        same
    }

    /// Shows a scene to somebody who has seen this one: what has changed.
    pub fn show(&mut self, scene: &Scene, ids: &Ids, made: &mut Made) -> Option<SceneChange> {
        Showing::new(scene, ids, made).show(self, &scene.forecast)
    }

    /// Shows a scene to somebody who has seen nothing.
    pub fn whole(scene: &Scene, ids: &Ids, made: &mut Made) -> (Shadow, wire::Scene) {
        let mut shadow = Shadow::default();
        let head = Showing::new(scene, ids, made).head(&mut shadow, &scene.forecast);
        let (places, place_change) = change(&[], &scene.places, ids, &mut made.places);
        let (pieces, piece_change) = change(&[], &scene.pieces, ids, &mut made.pieces);
        shadow.body = Arc::new(Body { places, pieces });
        let scene = wire::Scene {
            head: head.expect("a head is always new at first"),
            places: items(place_change),
            pieces: items(piece_change),
        };
        (shadow, scene)
    }
}

/// The entries of a list that was empty before, in order.
fn items<T>(change: Option<ListChange<T>>) -> Vec<Raw<T>> {
    change.map_or(Vec::new(), |change| change.put.into_iter().rev().map(|put| put.item).collect())
}

/// An entry of a scene.
trait Entry: Clone {
    type Wire: From<Self> + serde::Serialize;
    fn id(&self) -> &str;
    fn what(&self) -> u64;
}

/// What has been shown after these entries are, and what has changed.
fn change<E: Entry>(
    marks: &[Mark],
    entries: &[E],
    ids: &Ids,
    made: &mut FxHashMap<u64, (Raw<E::Wire>, u32)>,
) -> (Box<[Mark]>, Option<ListChange<E::Wire>>) {
    let mut json = |entry: &E, what: u64| {
        let (raw, wire) = made.entry(what).or_insert_with(|| {
            let raw = Raw::new(&E::Wire::from(entry.clone()));
            let wire = text_hash(raw.json());
            (raw, wire)
        });
        (raw.clone(), *wire)
    };
    let mut change = ListChange { gone: Vec::new(), put: Vec::new(), order: None };

    // Mostly nothing has come or gone.
    let same_ids = entries.len() == marks.len()
        && entries.iter().zip(marks).all(|(entry, mark)| hash_of(entry.id()) == mark.id);
    if same_ids {
        let mut after = Vec::with_capacity(entries.len());
        for (mark, entry) in marks.iter().zip(entries) {
            let what = entry.what();
            if mark.what == what as u32 {
                after.push(*mark);
            } else {
                let (item, wire) = json(entry, what);
                after.push(Mark { id: mark.id, what: what as u32, wire });
                change.put.push(Put { item, before: None });
            }
        }
        let changed = !change.put.is_empty();
        return (after.into(), changed.then_some(change));
    }

    let id_hashes: Vec<u64> = entries.iter().map(|e| hash_of(e.id())).collect();
    let old: FxHashMap<u64, usize> = marks.iter().enumerate().map(|(i, mark)| (mark.id, i)).collect();
    let stays: FxHashSet<u64> = id_hashes.iter().copied().collect();
    change.gone = ids.names(marks.iter().map(|m| m.id).filter(|id| !stays.contains(id)));
    let kept: Vec<usize> = id_hashes.iter().filter_map(|id| old.get(id).copied()).collect();
    if !kept.is_sorted() {
        change.order = Some(entries.iter().map(|e| e.id().to_owned()).collect());
    }
    let mut after = Vec::with_capacity(entries.len());
    let mut new_puts = Vec::new();
    for (i, (entry, id)) in entries.iter().zip(id_hashes).enumerate() {
        let what = entry.what();
        match old.get(&id).map(|at| marks[*at]) {
            Some(mark) if mark.what == what as u32 => after.push(mark),
            before => {
                let (item, wire) = json(entry, what);
                after.push(Mark { id, what: what as u32, wire });
                match before {
                    Some(_) => change.put.push(Put { item, before: None }),
                    None => {
                        ids.learn(id, entry.id());
                        new_puts.push(Put { item, before: entries.get(i + 1).map(|e| e.id().to_owned()) });
                    }
                }
            }
        }
    }
    // The last comes first, so that the entry before which one is put is there already.
    change.put.extend(new_puts.into_iter().rev());
    (after.into(), Some(change))
}

impl Ids {
    fn learn(&self, hash: u64, id: &str) {
        self.0.lock().expect("no panic while locked").entry(hash).or_insert_with(|| id.into());
    }

    fn names(&self, hashes: impl Iterator<Item = u64>) -> Vec<String> {
        let known = self.0.lock().expect("no panic while locked");
        hashes.map(|hash| known[&hash].to_string()).collect()
    }
}

fn hash_of(what: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    what.hash(&mut hasher);
    hasher.finish()
}

fn head_hash(mood: &str, facts: &[Fact], forecast: &[Note]) -> u64 {
    let mut hasher = FxHasher::default();
    mood.hash(&mut hasher);
    facts.len().hash(&mut hasher);
    for Fact { id, text } in facts {
        id.hash(&mut hasher);
        hash_text(text, &mut hasher);
    }
    for Note { seat, text, clause, bad } in forecast {
        (seat, clause, bad).hash(&mut hasher);
        hash_text(text, &mut hasher);
    }
    hasher.finish()
}

impl Entry for Place {
    type Wire = wire::Place;

    fn id(&self) -> &str {
        &self.id
    }

    fn what(&self) -> u64 {
        let Place { id, parent, area, layout, at, look, label, owner, clause } = self;
        let mut hasher = FxHasher::default();
        (id, parent, *area as u8, at, look, owner, clause).hash(&mut hasher);
        let layout = match layout {
            kernel::Layout::Grid { shape } => *shape as u8,
            kernel::Layout::Row => 10,
            kernel::Layout::Column => 11,
            kernel::Layout::Stack => 12,
            kernel::Layout::Track => 13,
        };
        hasher.write_u8(layout);
        hash_text(label, &mut hasher);
        hasher.finish()
    }
}

impl Entry for Piece {
    type Wire = wire::Piece;

    fn id(&self) -> &str {
        &self.id
    }

    fn what(&self) -> u64 {
        let Piece { id, place, look, label, owner, at, turn, count, badges, dim, designed } = self;
        let mut hasher = FxHasher::default();
        (id, place, look, owner, at, turn, count, dim).hash(&mut hasher);
        hash_text(label, &mut hasher);
        hasher.write_usize(badges.len());
        for Badge { look, count, label } in badges {
            (look, count).hash(&mut hasher);
            hash_text(label, &mut hasher);
        }
        if let Some(story) = designed {
            hash_text(story, &mut hasher);
        }
        hasher.finish()
    }
}

fn hash_text(text: &Text, hasher: &mut FxHasher) {
    let Text { key, args } = text;
    key.hash(hasher);
    hasher.write_usize(args.len());
    for (name, arg) in args {
        name.hash(hasher);
        match arg {
            Arg::Number(n) => (0u8, n).hash(hasher),
            Arg::Seat(seat) => (1u8, seat).hash(hasher),
            Arg::Text(text) => {
                hasher.write_u8(2);
                hash_text(text, hasher);
            }
            Arg::List(texts) => {
                hasher.write_u8(3);
                hasher.write_usize(texts.len());
                texts.iter().for_each(|text| hash_text(text, hasher));
            }
            Arg::Word(word) => (4u8, word).hash(hasher),
        }
    }
}
