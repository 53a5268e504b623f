//! How a game ended.

use crate::Seat;

/// How one seat ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// Points, or whatever the game counts in its place.
    pub score: i32,
    /// One for the best; tied seats share a rank.
    pub rank: u8,
    /// Whether this seat has won: rank one, or the common aim reached.
    pub won: bool,
}

/// The result of a game that is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Why it ended, as a word: `rounds`, `resigned`, `scarcity` …
    pub reason: &'static str,
    n_seats: u8,
    standings: [Standing; Seat::MAX],
}

impl Outcome {
    /// A result from the standings of the first seats.
    pub fn new(reason: &'static str, standings: impl IntoIterator<Item = Standing>) -> Outcome {
        let mut all = [Standing { score: 0, rank: 0, won: false }; Seat::MAX];
        let mut n_seats = 0;
        for standing in standings {
            all[n_seats as usize] = standing;
            n_seats += 1;
        }
        Outcome { reason, n_seats, standings: all }
    }

    /// A result where the higher key wins; equal keys share a rank. The key's first part is the score.
    pub fn ranked<K: Ord + Copy>(reason: &'static str, keys: &[(i32, K)]) -> Outcome {
        Outcome::new(
            reason,
            keys.iter().map(|key| {
                let rank = 1 + keys.iter().filter(|other| *other > key).count() as u8;
                Standing { score: key.0, rank, won: rank == 1 }
            }),
        )
    }

    /// The standings, seat by seat.
    pub fn standings(&self) -> &[Standing] {
        &self.standings[..self.n_seats as usize]
    }
}
