//! Which games of a tournament have been played, and which one is next.

use std::sync::Mutex;

use crate::{
    ArenaFault, GameResult, Match,
    store::{Claim, Store},
};

/// What a thread is to do.
pub enum Turn {
    Play(Ticket),
    /// Others play the games that are left; one of them may end in the middle.
    Wait,
    /// Nothing is left for this thread.
    Over,
}

/// A game that is this thread's alone.
pub struct Ticket {
    pub game: usize,
    claim: Option<Claim>,
}

/// The games of a tournament, for all threads of this process and, with a file, for other processes too.
pub struct Ledger<'g> {
    games: &'g [Match],
    /// How many choices the game has.
    n_choices: usize,
    inner: Mutex<Inner>,
}

struct Inner {
    store: Option<Store>,
    results: Vec<GameResult>,
    done: Vec<bool>,
    /// Played by a thread of this process.
    taken: Vec<bool>,
    n_here: usize,
}

impl<'g> Ledger<'g> {
    pub fn new(games: &'g [Match], n_choices: usize, store: Option<Store>) -> Result<Ledger<'g>, ArenaFault> {
        let free = vec![false; games.len()];
        let mut inner = Inner { store, results: Vec::new(), done: free.clone(), taken: free, n_here: 0 };
        inner.locked(|_| Ok(()), games, n_choices)?;
        Ok(Ledger { games, n_choices, inner: Mutex::new(inner) })
    }

    /// The next game that nobody has played and nobody plays.
    pub fn next(&self) -> Result<Turn, ArenaFault> {
        let mut inner = self.inner.lock().expect("no thread has panicked");
        inner.locked(Inner::take, self.games, self.n_choices)
    }

    /// Keeps a result, unless there is one of this game.
    pub fn finish(&self, ticket: Ticket, result: GameResult) -> Result<(), ArenaFault> {
        let mut inner = self.inner.lock().expect("no thread has panicked");
        inner.locked(
            |inner| {
                if let (Some(store), Some(claim)) = (&inner.store, &ticket.claim) {
                    store.release(claim)?;
                }
                inner.taken[ticket.game] = false;
                if !inner.done[ticket.game] {
                    if let Some(store) = &mut inner.store {
                        store.add(&result)?;
                    }
                    inner.done[ticket.game] = true;
                    inner.results.push(result);
                    inner.n_here += 1;
                }
                Ok(())
            },
            self.games,
            self.n_choices,
        )
    }

    /// How many games have been played, as far as is known here.
    pub fn n_done(&self) -> usize {
        self.inner.lock().expect("no thread has panicked").results.len()
    }

    /// The results in the order of the schedule, and how many of them are of this process.
    pub fn close(self) -> (Vec<GameResult>, usize) {
        let Inner { mut results, n_here, .. } = self.inner.into_inner().expect("no thread has panicked");
        results.sort_by_key(|result| result.game);
        (results, n_here)
    }
}

impl Inner {
    /// Does something after the news of others have been heard, while they wait.
    fn locked<T>(
        &mut self,
        work: impl FnOnce(&mut Inner) -> Result<T, ArenaFault>,
        games: &[Match],
        n_choices: usize,
    ) -> Result<T, ArenaFault> {
        let Some(mut store) = self.store.take() else { return work(self) };
        store.lock()?;
        let news = store.news();
        self.store = Some(store);
        let done = news.and_then(|news| self.hear(news, games, n_choices)).and_then(|()| work(self));
        let unlocked = self.store.as_ref().map_or(Ok(()), Store::unlock);
        done.and_then(|done| unlocked.map(|()| done))
    }

    /// Takes over what others have played, each game once.
    fn hear(
        &mut self,
        news: Vec<(usize, GameResult)>,
        games: &[Match],
        n_choices: usize,
    ) -> Result<(), ArenaFault> {
        for (line, result) in news {
            // A tournament with more deals has more games.
            let Some((game, done)) =
                games.get(result.game as usize).zip(self.done.get_mut(result.game as usize))
            else {
                continue;
            };
            let n = game.seats.len();
            let lengths = [result.scores.len(), result.ranks.len(), result.won.len(), result.used.len()];
            let is_known = result.used.iter().flatten().all(|choice| (*choice as usize) < n_choices)
                && result
                    .counts
                    .iter()
                    .flat_map(|kinds| kinds.values())
                    .flat_map(|items| items.values())
                    .all(|met| met.len() == n + 1)
                && result.lapses.keys().all(|seat| *seat < n);
            if (result.deal, &result.seats) != (game.deal, &game.seats) || lengths != [n; 4] || !is_known {
                return Err(self.store.as_ref().expect("news come from a file").is_no_result(line));
            }
            if !std::mem::replace(done, true) {
                self.results.push(result);
            }
        }
        Ok(())
    }

    fn take(&mut self) -> Result<Turn, ArenaFault> {
        let mut turn = Turn::Over;
        for game in 0..self.done.len() {
            if self.done[game] || self.taken[game] {
                continue;
            }
            let claim = match &self.store {
                None => None,
                Some(store) => match store.claim(game)? {
                    Some(claim) => Some(claim),
                    None => {
                        turn = Turn::Wait;
                        continue;
                    }
                },
            };
            self.taken[game] = true;
            return Ok(Turn::Play(Ticket { game, claim }));
        }
        if let (Turn::Over, false, Some(store)) = (&turn, self.taken.contains(&true), &self.store) {
            store.clear();
        }
        Ok(turn)
    }
}
