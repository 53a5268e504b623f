//! Random games, decision by decision.

use kernel::{Actor, Choices, Game, Next, Rng, Setup, Sink};

/// A random game under way: the generator, the buffer and the log.
pub struct Playout<'g, G: Game> {
    pub game: &'g G,
    pub setup: Setup,
    pub state: G::State,
    pub log: Vec<(Actor, G::Choice)>,
    pub choices: Choices<G::Choice>,
    pub rng: Rng,
}

impl<'g, G: Game> Playout<'g, G> {
    pub fn new(game: &'g G, setup: Setup, seed: u64) -> Self {
        game.check(&setup).expect("a set-up that can be played");
        Playout {
            game,
            setup,
            state: game.start(&setup),
            log: Vec::new(),
            choices: Choices::new(),
            rng: Rng::new(seed),
        }
    }

    /// Makes one random decision of a random decider; nothing when the game is over.
    pub fn step<S: Sink<G::Event>>(&mut self, sink: &mut S) -> Option<(Actor, G::Choice)> {
        let actor = self.actor()?;
        self.game.legal(&self.state, actor, &mut self.choices);
        let choice = self.choices.pick_for(self.game, &mut self.rng);
        self.game.apply(&mut self.state, choice, sink);
        self.log.push((actor, choice.choice()));
        Some((actor, choice.choice()))
    }

    fn actor(&mut self) -> Option<Actor> {
        match self.game.next(&self.state) {
            Next::Each(seats) | Next::Any(seats) => {
                let at = self.rng.below(seats.len() as u32) as usize;
                seats.iter().nth(at).map(Actor::Seat)
            }
            next => next.first(),
        }
    }

    /// Where the game stands, for the message of a failed check.
    pub fn place(&self) -> String {
        format!("{} [{:?}] at ply {}, last {:?}", G::ID, self.setup, self.log.len(), self.log.last())
    }
}

/// Plays one random game to its end without events and returns the number of decisions.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    choices: &mut Choices<G::Choice>,
    rng: &mut Rng,
) -> u32 {
    let mut n = 0;
    while let Some(actor) = game.next(state).first() {
        game.legal(state, actor, choices);
        let choice = choices.pick_for(game, rng);
        game.apply(state, choice, &mut ());
        n += 1;
    }
    n
}

/// Every player count with every value of the first option that goes with it: the modes of a game.
pub fn setups<G: Game>(game: &G) -> Vec<Setup> {
    let mut setups = Vec::new();
    for n_seats in game.seats() {
        let usual = Setup::usual(game, n_seats);
        let modes = game.options().first().map_or(&[][..], |option| &option.values[..]);
        for mode in modes {
            let mut setup = usual;
            let set = setup.set(game, game.options()[0].id, mode);
            if set.is_ok() && game.check(&setup).is_ok() {
                setups.push(setup);
            }
        }
        if modes.is_empty() {
            setups.push(usual);
        }
    }
    setups
}

/// A few set-ups that show a game: all modes and player counts together where they are few; otherwise every player count
/// in its usual mode, and every mode with the second smallest number of players.
pub fn showcase<G: Game>(game: &G) -> Vec<Setup> {
    const FEW: usize = 12;
    let all = setups(game);
    if all.len() <= FEW {
        return all;
    }
    let n_seats = game.seats().nth(1).unwrap_or(*game.seats().start());
    let is_usual = |setup: &Setup| *setup == Setup::usual(game, setup.n_seats as usize);
    all.into_iter().filter(|setup| is_usual(setup) || setup.n_seats as usize == n_seats).collect()
}
