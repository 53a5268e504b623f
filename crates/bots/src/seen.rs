//! All that a bot may know.

use kernel::{Actor, Choices, Game, Rng, Seat, Viewer};

use crate::time;

/// All that one seat may know when it has to decide: its view, its options, and worlds that fit what it has seen.
///
/// It holds no true state: the world inside was resampled for the seat before the bot gets it.
pub struct Seen<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    world: G::State,
}

impl<'g, G: Game> Seen<'g, G> {
    /// What `seat` may know of a position. The driver that holds the state calls this; bots cannot.
    pub fn new(game: &'g G, state: &G::State, seat: Seat, rng: &mut Rng) -> Seen<'g, G> {
        let mut world = *state;
        game.resample(&mut world, Viewer::Seat(seat), rng);
        Seen { game, seat, world }
    }

    /// The same with a poor memory: of a hundred things that the seat has seen before about `percent` are forgotten.
    pub(crate) fn hazy(&self, percent: u32, rng: &mut Rng) -> Seen<'g, G> {
        let mut world = self.world;
        if percent > 0 {
            time::work();
            self.game.evaluation().forget(self.game, &mut world, self.seat, percent);
            self.game.resample(&mut world, Viewer::Seat(self.seat), rng);
        }
        Seen { game: self.game, seat: self.seat, world }
    }

    pub fn game(&self) -> &'g G {
        self.game
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        self.view_of(&self.world)
    }

    /// What the seat would see in a world it imagines.
    pub(crate) fn view_of(&self, world: &G::State) -> G::View {
        self.game.view(world, Viewer::Seat(self.seat))
    }

    /// The options of the seat, without giving the game up.
    pub fn options(&self, out: &mut Choices<G::Choice>) {
        crate::options(self.game, &self.world, Actor::Seat(self.seat), out);
    }

    /// A world that fits everything the seat has seen.
    pub fn imagine(&self, rng: &mut Rng) -> G::State {
        time::work();
        let mut world = self.world;
        self.game.resample(&mut world, Viewer::Seat(self.seat), rng);
        world
    }
}
