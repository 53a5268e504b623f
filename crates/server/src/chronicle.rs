//! The chronicle of a finished game: what was told of it when it ended, so that it can be read for ever, whatever becomes
//! of the rules.
//!
//! For everybody's eyes it holds the story, the scenes in which rounds began and the last one, beside the result, the
//! curve and the record. Parts of scenes are kept once each, because most stay from round to round.

use std::{
    collections::{BTreeMap, HashMap},
    io::{Read, Write},
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use kernel::{Finite, Seat, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use table::{AnyTable, Eyes, Told};
use wire::{Curve, OutcomeInfo, Raw, RoundMark, SceneHash, json, text_hash};

use crate::{
    course::{actor, asked, curve, marks, story_of_all},
    room::outcome,
    shadow::{Ids, Made, Shadow},
};

/// The number of the form of chronicles.
const FORM: u32 = 1;
/// The largest chronicle that is read, unpacked.
const BYTES_MAX: u64 = 256 << 20;

/// What was told of a finished game.
#[derive(Serialize, Deserialize)]
pub(crate) struct Chronicle {
    form: u32,
    pub plies: usize,
    pub actors: Vec<i8>,
    pub rounds: Vec<RoundMark>,
    pub outcome: Option<OutcomeInfo>,
    pub curve: Curve,
    pub record: String,
    /// By whose eyes: `none`, the numbers of seats, `all`.
    looks: BTreeMap<String, Seen>,
    /// Everything that lies in a scene, as it was sent, each once.
    parts: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct Seen {
    story: Vec<wire::Told>,
    scenes: Vec<Kept>,
}

/// A scene by the numbers of its parts.
#[derive(Serialize, Deserialize)]
struct Kept {
    ply: usize,
    asked: Vec<usize>,
    head: usize,
    places: Vec<usize>,
    pieces: Vec<usize>,
}

/// Parts of scenes, each once.
#[derive(Default)]
struct Parts {
    known: HashMap<String, usize>,
    all: Vec<String>,
}

impl Parts {
    fn of<T>(&mut self, raw: &Raw<T>) -> usize {
        if let Some(at) = self.known.get(raw.json()) {
            return *at;
        }
        self.known.insert(raw.json().to_owned(), self.all.len());
        self.all.push(raw.json().to_owned());
        self.all.len() - 1
    }
}

impl Chronicle {
    /// Tells a finished game to everybody.
    pub fn of(table: &dyn AnyTable, record: String, ids: &Ids) -> Chronicle {
        let reel = table.reel();
        let n_seats = table.n_seats();
        let rounds = marks(&*reel);
        let mut plies: Vec<usize> = rounds.iter().map(|mark| mark.ply).chain([reel.plies()]).collect();
        plies.dedup();
        let mut parts = Parts::default();
        let mut see = |eyes: Eyes, story: Vec<Told>| {
            let kept = |ply: &usize| {
                let (_, scene) = Shadow::whole(&reel.scene(*ply, eyes), ids, &mut Made::default());
                Kept {
                    ply: *ply,
                    asked: asked(reel.next(*ply)),
                    head: parts.of(&scene.head),
                    places: scene.places.iter().map(|place| parts.of(place)).collect(),
                    pieces: scene.pieces.iter().map(|piece| parts.of(piece)).collect(),
                }
            };
            let scenes = plies.iter().map(kept).collect();
            Seen { story: story.into_iter().map(Into::into).collect(), scenes }
        };
        let mut looks = BTreeMap::new();
        let watched = table.story(Viewer::Spectator);
        looks.insert("none".to_owned(), see(Eyes::Of(Viewer::Spectator), watched));
        for i in 0..n_seats {
            let viewer = Viewer::Seat(Seat::nth(i));
            looks.insert(i.to_string(), see(Eyes::Of(viewer), table.story(viewer)));
        }
        looks.insert("all".to_owned(), see(Eyes::All, story_of_all(table, n_seats)));
        Chronicle {
            form: FORM,
            plies: reel.plies(),
            actors: reel.actors().into_iter().map(actor).collect(),
            curve: curve(&*reel, n_seats),
            rounds,
            outcome: outcome(table),
            record,
            looks,
            parts: parts.all,
        }
    }

    pub fn pack(&self) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(json::write(self).as_bytes()).expect("memory can be written");
        packed.finish().expect("memory can be written")
    }

    pub fn unpack(packed: &[u8]) -> Result<Chronicle, String> {
        let mut text = String::new();
        let read = GzDecoder::new(packed).take(BYTES_MAX).read_to_string(&mut text);
        read.map_err(|e| format!("the chronicle cannot be unpacked: {e}"))?;
        let chronicle: Chronicle = json::read(&text)?;
        match chronicle.form {
            FORM => Ok(chronicle),
            form => Err(format!("the chronicle has form {form}, this program knows {FORM}")),
        }
    }

    /// What somebody with these eyes was told.
    pub fn story(&self, look: &str) -> &[wire::Told] {
        self.looks.get(look).map_or(&[], |seen| &seen.story)
    }

    /// The decisions after which scenes are kept.
    pub fn plies_kept(&self) -> Vec<usize> {
        self.looks.get("none").map_or_else(Vec::new, |seen| seen.scenes.iter().map(|kept| kept.ply).collect())
    }

    /// The last kept scene that is not after so many decisions, with its own number of them and who was asked.
    pub fn scene(&self, look: &str, ply: usize) -> Option<(usize, wire::Scene, Vec<usize>)> {
        let scenes = &self.looks.get(look)?.scenes;
        let kept = scenes.iter().rev().find(|kept| kept.ply <= ply)?;
        let scene = wire::Scene {
            head: self.part(kept.head)?,
            places: kept.places.iter().map(|at| self.part(*at)).collect::<Option<_>>()?,
            pieces: kept.pieces.iter().map(|at| self.part(*at)).collect::<Option<_>>()?,
        };
        Some((kept.ply, scene, kept.asked.clone()))
    }

    fn part<T: DeserializeOwned>(&self, at: usize) -> Option<Raw<T>> {
        json::read(self.parts.get(at)?).ok()
    }
}

/// The hash of a whole scene, as clients work it out.
pub(crate) fn hash_of(scene: &wire::Scene) -> u32 {
    let mut hash = SceneHash::new();
    hash.add(text_hash(scene.head.json()));
    scene.places.iter().for_each(|place| hash.add(text_hash(place.json())));
    scene.pieces.iter().for_each(|piece| hash.add(text_hash(piece.json())));
    hash.get()
}
