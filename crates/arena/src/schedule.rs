//! Who plays whom, on which deal, on which seats.

use kernel::Rng;

/// One game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Games of one deal have the same draws as long as they go the same way.
    pub deal: u64,
    /// The entrant on each seat.
    pub seats: Vec<usize>,
}

/// The games of a tournament, deal by deal, so that it can be stopped at any time and still be balanced.
///
/// - Alone or together: everybody plays every deal with its own kind.
/// - Two seats: every pair (with `ladder`, every entrant and the next one) plays every deal twice, seats exchanged.
/// - More seats: a group is drawn for each deal and plays it once for every rotation.
pub fn schedule(
    entrants: usize,
    n_seats: usize,
    together: bool,
    ladder: bool,
    deals: u64,
    seed: u64,
) -> Vec<Match> {
    let mut games = Vec::new();
    for deal in 0..deals {
        if together {
            games.extend((0..entrants).map(|e| Match { deal, seats: vec![e; n_seats] }));
        } else if n_seats == 2 {
            for a in 0..entrants {
                for b in a + 1..entrants {
                    if !ladder || b == a + 1 {
                        games.push(Match { deal, seats: vec![a, b] });
                        games.push(Match { deal, seats: vec![b, a] });
                    }
                }
            }
        } else {
            let group = group(entrants, n_seats, &mut Rng::fork(seed, deal));
            for turn in 0..n_seats {
                let seats = (0..n_seats).map(|i| group[(i + turn) % n_seats]).collect();
                games.push(Match { deal, seats });
            }
        }
    }
    games
}

/// `n_seats` entrants, all different while there are enough.
fn group(entrants: usize, n_seats: usize, rng: &mut Rng) -> Vec<usize> {
    let mut group = Vec::new();
    while group.len() < n_seats {
        let mut all: Vec<usize> = (0..entrants).collect();
        for i in (1..all.len()).rev() {
            all.swap(i, rng.below(i as u32 + 1) as usize);
        }
        group.extend(all.into_iter().take(n_seats - group.len()));
    }
    group
}
