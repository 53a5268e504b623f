//! Doggerland: clans of the last ice age between Britain and the continent (Super Meeple, 2023).
//!
//! Eight rounds, odd ones hot and even ones cold, each in five phases.
//!
//! 1. *Programming.* In turn order everybody programs one action after the other until all have passed: members to
//!    the building site, on craft tiles, together for a birth, on expeditions over the known land to gather or to
//!    hunt, to the cave wall, on the clan's abilities, and the shaman around the hut.
//! 2. *Discovery.* A tile is drawn for every empty cell beside a member, a village or a megalith.
//! 3. *Resolution.* In turn order each clan carries out its actions in the order it likes, and pays for them.
//! 4. *Migration.* Animals that were not hunted wander along the arrows of their tiles.
//! 5. *End of round.* Everybody eats, food ages, newborns find a place; objectives, new animals, the next fresco,
//!    new craft tiles; villages move; the hut passes on.
//!
//! At the end points are counted for members, habitats, crafts, megaliths, objectives, paintings and majorities on
//! the lines of the cave wall, less scarcity. The short variant has six rounds. Alone one plays against three
//! rival hunters, thirty cards and a number of objectives.
//!
//! How it is built: [`frame::Frame`] says what is still to be done, [`flow`] dispatches on the top frame, and one
//! file of `flow` holds each activity. [`state`] holds the position; its changes are in `change`.

mod audit;
mod change;
pub mod choice;
pub mod evaluate;
pub mod event;
pub mod flow;
pub mod frame;
mod hidden;
pub mod ids;
pub mod land;
mod measure;
pub mod notation;
pub mod pack;
mod packed;
pub mod present;
pub mod query;
pub mod reason;
pub mod scene;
pub mod score;
pub mod state;
pub mod words;

use content::{Pack, PackFaults};
use kernel::{
    Actor, Choices, Game, Legal, Next, OptionSpec, Outcome, Rng, Seat, Setup, SetupFault, Sink, Viewer,
};

pub use crate::{choice::Choice, event::Event, hidden::View, pack::Tables, state::State};

#[cfg(test)]
mod tests;

/// The files of the built-in pack.
pub const FILES: &[(&str, &str)] = &[
    ("crafts.toml", include_str!("../../../content/doggerland/crafts.toml")),
    ("frescoes.toml", include_str!("../../../content/doggerland/frescoes.toml")),
    ("objectives.toml", include_str!("../../../content/doggerland/objectives.toml")),
    ("solo.toml", include_str!("../../../content/doggerland/solo.toml")),
    ("tables.toml", include_str!("../../../content/doggerland/tables.toml")),
    ("terrain.toml", include_str!("../../../content/doggerland/terrain.toml")),
];

/// The rules of Doggerland with their content.
pub struct Doggerland {
    pub tables: Tables,
    options: Vec<OptionSpec>,
}

impl Doggerland {
    /// The game with the content of a pack, or every fault of it.
    pub fn from_pack(pack: &Pack) -> Result<Doggerland, PackFaults> {
        let tables = pack::read(pack)?;
        let edges = ["random", "north", "east", "south", "west"];
        let options = vec![
            OptionSpec::new("mode", &["full", "short", "easy", "normal", "hard"]),
            OptionSpec::new("arrow", &edges),
            OptionSpec::new("centre", &edges),
            OptionSpec::new("first", &["random", "seat1", "seat2", "seat3", "seat4"]),
        ];
        Ok(Doggerland { tables, options })
    }
}

impl Game for Doggerland {
    const ID: &'static str = "doggerland";
    /// 2: one's own megaliths may share a tile, a birth counts once it was carried out, any number of builders, giving up
    /// at any time, and what is composed leaves only when its owner says so.
    const RULES: u16 = 2;
    const DECISIONS_MAX: u32 = 20_000;
    const SOURCES: &'static [&'static str] = score::SOURCES;

    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn options(&self) -> &[OptionSpec] {
        &self.options
    }

    fn usual(&self, option: usize, n_seats: usize) -> usize {
        // Alone one plays at a level, the normal one.
        if option == 0 && n_seats == 1 { 3 } else { self.options[option].default }
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        1..=4
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupFault> {
        flow::setup::check(setup)
    }

    fn start(&self, setup: &Setup) -> State {
        flow::setup::start(self, setup)
    }

    #[inline]
    fn next(&self, state: &State) -> Next {
        flow::next(state)
    }

    #[inline]
    fn legal(&self, state: &State, actor: Actor, out: &mut Choices<Choice>) {
        out.open(actor);
        flow::legal(self, state, out);
    }

    #[inline]
    fn gives_up(&self, choice: Choice) -> bool {
        choice == Choice::Resign
    }

    #[inline]
    fn apply<S: Sink<Event>>(&self, state: &mut State, choice: Legal<Choice>, sink: &mut S) {
        flow::apply(self, state, choice.choice(), sink);
        flow::settle(self, state, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(self, state)
    }

    fn score(&self, state: &State, seat: Seat, by_source: &mut [i32]) {
        score::by_source(self, state, seat, by_source);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        hidden::view(state, viewer)
    }

    fn redact(&self, event: Event, viewer: Viewer) -> Option<Event> {
        hidden::redact(event, viewer)
    }

    fn resample(&self, state: &mut State, viewer: Viewer, rng: &mut Rng) {
        hidden::resample(state, viewer, rng);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn evaluation(&self) -> &'static dyn kernel::Evaluate<Self> {
        &evaluate::Outlook
    }
}
