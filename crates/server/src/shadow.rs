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
    places: Box<[Mark]>,
    pieces: Box<[Mark]>,
}

/// One entry that was shown.
#[derive(Copy, Clone, Default)]
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

impl Shadow {
    /// The hash that the client must have too.
    pub fn hash(&self) -> u32 {
        let mut hash = SceneHash::new();
        hash.add(self.head.wire);
        self.places.iter().chain(&self.pieces).for_each(|mark| hash.add(mark.wire));
        hash.get()
    }

    /// Shows a scene to somebody who has seen this one: what has changed.
    pub fn show(&mut self, scene: Scene, ids: &Ids, made: &mut Made) -> Option<SceneChange> {
        let Scene { mood, facts, places, pieces, forecast } = scene;
        let what = head_hash(mood, &facts, &forecast);
        let head = (self.head.what != what as u32 || self.head.wire == 0).then(|| {
            let (raw, wire) = made.heads.entry(what).or_insert_with(|| {
                let raw = Raw::new(&Head::new(mood, facts, forecast));
                let wire = text_hash(raw.json());
                (raw, wire)
            });
            self.head = Mark { id: 0, what: what as u32, wire: *wire };
            raw.clone()
        });
        let places = change(&mut self.places, places, ids, &mut made.places);
        let pieces = change(&mut self.pieces, pieces, ids, &mut made.pieces);
        let any = head.is_some() || places.is_some() || pieces.is_some();
        any.then_some(SceneChange { head, places, pieces })
    }

    /// Shows a scene to somebody who has seen nothing.
    pub fn whole(scene: Scene, ids: &Ids, made: &mut Made) -> (Shadow, wire::Scene) {
        let mut shadow = Shadow::default();
        let change = shadow.show(scene, ids, made).expect("a head is always new at first");
        let scene = wire::Scene {
            head: change.head.expect("a head is always new at first"),
            places: items(change.places),
            pieces: items(change.pieces),
        };
        (shadow, scene)
    }
}

/// The entries of a list that was empty before, in order.
fn items<T>(change: Option<ListChange<T>>) -> Vec<Raw<T>> {
    change.map_or(Vec::new(), |change| change.put.into_iter().rev().map(|put| put.item).collect())
}

/// An entry of a scene.
trait Entry: Sized {
    type Wire: From<Self> + serde::Serialize;
    fn id(&self) -> &str;
    fn what(&self) -> u64;
}

fn change<E: Entry>(
    marks: &mut Box<[Mark]>,
    entries: Vec<E>,
    ids: &Ids,
    made: &mut FxHashMap<u64, (Raw<E::Wire>, u32)>,
) -> Option<ListChange<E::Wire>> {
    let mut json = |entry: E, what: u64| {
        let (raw, wire) = made.entry(what).or_insert_with(|| {
            let raw = Raw::new(&E::Wire::from(entry));
            let wire = text_hash(raw.json());
            (raw, wire)
        });
        (raw.clone(), *wire)
    };
    let id_hashes: Vec<u64> = entries.iter().map(|e| hash_of(e.id())).collect();
    let mut change = ListChange { gone: Vec::new(), put: Vec::new(), order: None };

    // Mostly nothing has come or gone.
    if id_hashes.len() == marks.len() && id_hashes.iter().zip(marks.iter()).all(|(id, mark)| *id == mark.id) {
        for (mark, entry) in marks.iter_mut().zip(entries) {
            let what = entry.what();
            if mark.what != what as u32 {
                let (item, wire) = json(entry, what);
                *mark = Mark { id: mark.id, what: what as u32, wire };
                change.put.push(Put { item, before: None });
            }
        }
        return (!change.put.is_empty()).then_some(change);
    }

    let old: FxHashMap<u64, usize> = marks.iter().enumerate().map(|(i, mark)| (mark.id, i)).collect();
    let stays: FxHashSet<u64> = id_hashes.iter().copied().collect();
    change.gone = ids.names(marks.iter().map(|m| m.id).filter(|id| !stays.contains(id)));
    let kept: Vec<usize> = id_hashes.iter().filter_map(|id| old.get(id).copied()).collect();
    if !kept.is_sorted() {
        change.order = Some(entries.iter().map(|e| e.id().to_owned()).collect());
    }
    let names: Vec<String> = entries.iter().map(|e| e.id().to_owned()).collect();
    let mut new_marks = Vec::with_capacity(entries.len());
    let mut new_puts = Vec::new();
    for (i, (entry, id)) in entries.into_iter().zip(id_hashes).enumerate() {
        let what = entry.what();
        match old.get(&id).map(|at| marks[*at]) {
            Some(mark) if mark.what == what as u32 => new_marks.push(mark),
            before => {
                let (item, wire) = json(entry, what);
                new_marks.push(Mark { id, what: what as u32, wire });
                match before {
                    Some(_) => change.put.push(Put { item, before: None }),
                    None => {
                        ids.learn(id, &names[i]);
                        new_puts.push(Put { item, before: names.get(i + 1).cloned() });
                    }
                }
            }
        }
    }
    // The last comes first, so that the entry before which one is put is there already.
    change.put.extend(new_puts.into_iter().rev());
    *marks = new_marks.into();
    Some(change)
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
