//! The Last Doge: a drowned city of face-down tiles, what each has seen of it, and the way out.
//!
//! Two to five tribes search the ruins of a city of 27 districts. A turn is a main action (explore, guess
//! what lies under the treasure, or draw two cards) and a card, in any order, with further cards for discards.
//! Exploring looks at tiles, settles the pawn on one and turns another up, whose effect happens at once.
//! Damage costs the victim cards, then artefacts, brings the attacker trophies and moves the victim's pawn.
//! When the treasure is found, all have guessed wrongly, or the city is nearly open, everything is turned face down
//! and each must find a way from a two to a seven from memory, with the cards in hand as lives.
//!
//! Where the parts are:
//!
//! - `ids`, `city`, `effect`, `pack`: the vocabulary, the shapes of the city, and what is in the box.
//! - `state`: the position and the primitives that change it.
//! - `flow`: what is still to be done, one file a frame: `setup`, `turn`, `explore`, `guess`, `run` (programs of
//!   cards, districts and artefacts), `react`, `damage`, `artefact`, `draw`, `escape`.
//! - `hidden`: what a seat may know. An unseen tile does not exist: it is drawn when somebody first looks.
//!   Who has looked where is public, so it is tracked in the open; only faces and hands are secret.
//! - `score`, `notation`, `scene`, `present`, `reason`, `audit`: the result, the text form, how it is shown, told
//!   and explained, and what always holds.
//!
//! Phases: `Setup` → `Turn` (with `Explore`, `Run`, `Damage` … above it) → `Limit` → `Flight` → `Escape` → `Over`.

mod audit;
mod choice;
mod city;
mod effect;
mod evaluate;
mod event;
mod flow;
mod hidden;
mod ids;
mod measure;
mod notation;
mod pack;
mod present;
mod reason;
mod scene;
mod score;
mod state;

#[cfg(test)]
mod tests;

use content::{Coverage, Pack, PackFaults, Packed};
use kernel::{
    Actor, Choices, Evaluate, Finite, Game, Legal, Next, OptionSpec, Outcome, Rng, Seat, Setup, SetupFault,
    Sink, Viewer,
};

pub use crate::{
    choice::Choice,
    city::{City, ShapeFault},
    effect::{Moment, Op, PowerKind, Range, Scope},
    event::Event,
    flow::Frame,
    hidden::View,
    notation::Draft,
    pack::Content,
    state::{Fate, Player, State, Trigger},
};
pub use ids::{Artefact, Card, Color, Effect, Line, Number, Slot, Tile, Total, Tribe};

/// The rules of The Last Doge with the content of a pack.
pub struct LastDoge {
    content: Content,
    options: Vec<OptionSpec>,
}

impl LastDoge {
    /// What is in the box.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The shape of the city of this game.
    #[inline]
    pub fn city<'s>(&self, state: &'s State) -> &'s City {
        &state.city
    }
}

impl Game for LastDoge {
    const ID: &'static str = "last-doge";
    // 2: the first player can be agreed on (LD-S07) and the city given a shape of one's own (LD-Q33); a further card is
    // named, then paid for or taken back (LD-Q35); the swap on leaving is carried out when its player says so (LD-Q18)
    // and can be secret (LD-Q34); nobody is asked for a reaction that lies whole on the discards (LD-Q32).
    const RULES: u16 = 2;
    const DECISIONS_MAX: u32 = 20_000;
    const SOURCES: &'static [&'static str] = &["trophies", "escape", "artefacts", "treasure"];

    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn options(&self) -> &[OptionSpec] {
        &self.options
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        2..=ids::SEATS
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupFault> {
        if !self.seats().contains(&(setup.n_seats as usize)) {
            return Err(SetupFault::new(format!("last-doge is for 2 to 5 players, not {}", setup.n_seats)));
        }
        match flow::setup::agreed(setup) {
            Some(first) if first.index() >= setup.n_seats as usize => {
                let why = format!("{first} cannot begin where only {} play", setup.n_seats);
                Err(SetupFault::told("setup-first", why))
            }
            _ => match flow::setup::city(self, setup) {
                Ok(_) => Ok(()),
                Err(fault) => Err(SetupFault::told(fault.key, fault.what)),
            },
        }
    }

    fn start(&self, setup: &Setup) -> State {
        flow::setup::start(self, setup)
    }

    #[inline]
    fn next(&self, state: &State) -> Next {
        self.next_of(state)
    }

    #[inline]
    fn legal(&self, state: &State, actor: Actor, out: &mut Choices<Choice>) {
        self.list(state, actor, out);
    }

    #[inline]
    fn apply<S: Sink<Event>>(&self, state: &mut State, choice: Legal<Choice>, sink: &mut S) {
        self.carry_out(state, choice, sink);
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
        Some(hidden::redact(event, viewer))
    }

    fn resample(&self, state: &mut State, viewer: Viewer, rng: &mut Rng) {
        hidden::resample(self, state, viewer, rng);
    }

    fn fade(&self, state: &mut State, now: &State, seat: Seat) {
        hidden::fade(self, state, now, seat);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn evaluation(&self) -> &'static dyn Evaluate<LastDoge> {
        &evaluate::Outlook
    }
}

impl Packed for LastDoge {
    const TITLE: &'static str = "The Last Doge";
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("artefacts.toml", include_str!("../../../content/last-doge/artefacts.toml")),
        ("cards.toml", include_str!("../../../content/last-doge/cards.toml")),
        ("cities.toml", include_str!("../../../content/last-doge/cities.toml")),
        ("effects.toml", include_str!("../../../content/last-doge/effects.toml")),
        ("game.toml", include_str!("../../../content/last-doge/game.toml")),
        ("tiles.toml", include_str!("../../../content/last-doge/tiles.toml")),
        ("tribes.toml", include_str!("../../../content/last-doge/tribes.toml")),
    ];
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        (
            "en",
            concat!(
                include_str!("../../../content/last-doge/text/en.ftl"),
                "\n",
                include_str!("../../../content/last-doge/tutorial/en.ftl")
            ),
        ),
        (
            "fr",
            concat!(
                include_str!("../../../content/last-doge/text/fr.ftl"),
                "\n",
                include_str!("../../../content/last-doge/tutorial/fr.ftl")
            ),
        ),
        (
            "pt",
            concat!(
                include_str!("../../../content/last-doge/text/pt.ftl"),
                "\n",
                include_str!("../../../content/last-doge/tutorial/pt.ftl")
            ),
        ),
    ];
    const RULES_TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../RULES.md")),
        ("fr", include_str!("../RULES.fr.md")),
        ("pt", include_str!("../RULES.pt.md")),
    ];
    const ORIGINS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../content/last-doge/text/origins.en.toml")),
        ("fr", include_str!("../../../content/last-doge/text/origins.fr.toml")),
        ("pt", include_str!("../../../content/last-doge/text/origins.pt.toml")),
    ];
    const TUTORIAL: &'static str = include_str!("../../../content/last-doge/tutorial/tutorial.toml");

    fn load(pack: &Pack) -> Result<LastDoge, PackFaults> {
        let content = Content::load(pack)?;
        let shapes: Vec<&str> = content.cities.iter().map(|(id, _)| id.as_str()).collect();
        // The order is that of `OPTION_…` in flow/setup.rs.
        let options = vec![
            OptionSpec::new("city", &shapes).or_own(),
            OptionSpec::new("tribes", &["chosen", "random"]),
            OptionSpec::new("memory", &["off", "on"]),
            OptionSpec::new("first", &["drawn", "seat1", "seat2", "seat3", "seat4", "seat5"]),
            OptionSpec::new("swap", &["open", "secret"]),
        ];
        Ok(LastDoge { content, options })
    }

    fn coverage(&self) -> &Coverage {
        &self.content.coverage
    }
}
