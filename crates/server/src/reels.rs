//! What was looked back at lately, so that the next look is fast.

use std::sync::{Arc, Mutex};

use table::AnyReel;
use wire::ReviewInfo;

/// How many games are kept ready to be looked back at.
const KEPT: usize = 16;

/// The reels of the tables that were looked back at last, latest first.
#[derive(Default)]
pub(crate) struct Reels(Mutex<Vec<Kept>>);

struct Kept {
    table: i64,
    /// The number of entries its log had.
    seq: u32,
    reel: Arc<dyn AnyReel>,
}

impl Reels {
    /// The reel of a table whose log has so many entries.
    pub fn get(&self, table: i64, seq: u32, make: impl FnOnce() -> Box<dyn AnyReel>) -> Arc<dyn AnyReel> {
        let mut kept = self.0.lock().expect("no panic while locked");
        if let Some(at) = kept.iter().position(|k| (k.table, k.seq) == (table, seq)) {
            let found = kept.remove(at);
            kept.insert(0, found);
            return kept[0].reel.clone();
        }
        drop(kept);
        let reel: Arc<dyn AnyReel> = make().into();
        let mut kept = self.0.lock().expect("no panic while locked");
        kept.retain(|k| k.table != table);
        kept.insert(0, Kept { table, seq, reel: reel.clone() });
        kept.truncate(KEPT);
        reel
    }
}

/// How many reviews are kept.
const REVIEWS: usize = 64;

/// The reviews that were made last, latest first.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<Vec<(i64, Arc<ReviewInfo>)>>);

impl Reviews {
    pub fn get(&self, table: i64) -> Option<Arc<ReviewInfo>> {
        let kept = self.0.lock().expect("no panic while locked");
        kept.iter().find(|(t, _)| *t == table).map(|(_, review)| review.clone())
    }

    pub fn keep(&self, table: i64, review: Arc<ReviewInfo>) {
        let mut kept = self.0.lock().expect("no panic while locked");
        kept.retain(|(t, _)| *t != table);
        kept.insert(0, (table, review));
        kept.truncate(REVIEWS);
    }
}
