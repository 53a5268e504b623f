//! The hash chain over the lines of a record.

use sha2::{Digest, Sha256};

use crate::dealer::hex;

/// The hash chain over the lines of a record.
pub(super) struct Chain(String);

impl Chain {
    pub fn new(head: &str) -> Chain {
        Chain(hex(&Sha256::digest(head)[..8]))
    }

    pub fn add(&mut self, line: &str) -> String {
        self.0 = hex(&Sha256::digest(format!("{}{line}", self.0))[..8]);
        self.0.clone()
    }
}

/// The same record with its hash chain made anew, for tests and fuzzing.
///
/// A chain alone proves only that nothing was changed by accident; that nothing was forged is proved by the seed, whose
/// commitment was published before the first draw.
pub fn relink(text: &str) -> String {
    let Some((head, body)) = text.split_once("\n\n") else { return text.to_owned() };
    let head = format!("{head}\n\n");
    let mut chain = Chain::new(&head);
    let lines = body.lines().map(|line| {
        let content = line.rsplit_once(" ~").map_or(line, |(content, _)| content);
        format!("{content} ~{}\n", chain.add(content))
    });
    let body: String = lines.collect();
    head + &body
}
