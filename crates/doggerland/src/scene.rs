//! What lies on the table: the land, the cave wall, the hut, the market, and a board for each clan.
//!
//! Looks are words for the symbol sheet.
//!
//! - Places: `land`, `cell` and `tile-*` (its ground), `edge`, `track`, `hot`, `cold`, `wall`, `wall-line`, `picture`,
//!   `hut`, `rite-*`, `market`, `stall`, `site`, `objectives`, `supply`, `rivals`, `card`, `memory`, and on a clan's
//!   board `clan`, `people`, `parents`, `newborns`, `homes`, `slot`, `abilities`, `ability-*`, `bowls`, `bowl`,
//!   `stores`, `crafts`, `reserve`.
//! - Pieces: `sign-*` and `spawn-*` (what a tile shows), the four animals, `picture-*`, `village`, `menhir`,
//!   `alignment`, `dolmen`, `token`, the members by role, `newborn`, `rival-*`, `rival-shaman`, `rival-cube`, `cube`,
//!   the goods, `scarcity`, `habitat-*`, `statuette`, `necklace`, `objective`, `card`, `price`, `recipe`, `pile`,
//!   `arrow`, `marker`, `first-player`.
//! - Badges: the goods, `value`, `arrow-*`, `half`, `exhausted`, `mastery`, `members`, `points`, `beds`, `done`,
//!   `progress`, `limit`, `obligatory`, `active`.

mod clan;
mod forecast;
pub mod id;
mod land;
mod shared;
mod solo;

use kernel::{Fact, Next, Note, Piece, Place, Scene, Seat, Text, Viewer};

pub use self::{
    clan::hunter_at_home,
    forecast::{Meal, meal},
};
use crate::{
    Doggerland, State, flow,
    frame::{Frame, Phase},
    ids::Mode,
};

/// Everything a viewer sees. All of the table is public but the order of what is not drawn yet, which nobody knows.
pub fn scene(game: &Doggerland, state: &State, viewer: Viewer) -> Scene {
    let mut table = Table { game, state, scene: Scene::default() };
    table.scene.mood = if state.is_cold() { "cold" } else { "hot" };
    table.facts();
    table.land();
    table.shared();
    if state.is_solo() {
        table.solo();
    }
    for (seat, _) in state.playing() {
        table.clan(seat);
    }
    table.scene.forecast = forecast_of(game, state, viewer);
    table.scene
}

/// What a viewer is warned of: their own clan, or every clan for a spectator.
pub fn forecast_of(game: &Doggerland, state: &State, viewer: Viewer) -> Vec<Note> {
    let mut table = Table { game, state, scene: Scene::default() };
    for (seat, _) in state.playing() {
        if viewer == Viewer::Spectator || viewer.is(seat) {
            table.forecast(seat);
        }
    }
    table.scene.forecast
}

/// A scene in the making.
struct Table<'a> {
    game: &'a Doggerland,
    state: &'a State,
    scene: Scene,
}

impl Table<'_> {
    fn place(&mut self, place: Place) {
        self.scene.places.push(place);
    }

    fn piece(&mut self, piece: Piece) {
        self.scene.pieces.push(piece);
    }

    /// The small mark of content that we have designed ourselves.
    fn designed(&self, kind: &str, id: &str) -> Option<Text> {
        let provenance = self.game.tables.coverage.provenance(kind, id);
        (provenance == Some(content::Provenance::Designed)).then(|| Text::new("designed"))
    }

    fn facts(&mut self) {
        let state = self.state;
        // The short variant starts on the third space of the track (DG-K03).
        let skipped = if state.mode == Mode::Short { 2 } else { 0 };
        let round = Text::new("fact-round").with("n", state.round - skipped).with("max", 8 - skipped);
        let season = if state.is_cold() { "fact-season-cold" } else { "fact-season-hot" };
        let mut facts = vec![
            Fact { id: "round", text: round },
            Fact { id: "season", text: Text::new(season) },
            Fact { id: "phase", text: Text::new(phase(state)) },
        ];
        if let Some(seat) = decider(state) {
            facts.push(Fact { id: "turn", text: Text::new("fact-turn").with("seat", seat) });
        }
        facts.push(Fact { id: "pile", text: Text::new("fact-pile").with("n", state.pile.len()) });
        self.scene.facts = facts;
    }
}

/// The phase of the round as a text key.
fn phase(state: &State) -> &'static str {
    match state.frames.top() {
        Frame::Over(_) => "fact-over",
        Frame::Setup { .. } | Frame::Outfit { .. } => "fact-phase-setup",
        Frame::Turn | Frame::Event | Frame::Shelter | Frame::Thieves { .. } | Frame::Trespass => {
            "fact-phase-card"
        }
        Frame::Program { .. }
        | Frame::Who { .. }
        | Frame::Torch { .. }
        | Frame::Mark { .. }
        | Frame::Party { .. } => "fact-phase-program",
        Frame::Discover { .. } | Frame::Valley { .. } | Frame::ValleyTile { .. } => "fact-phase-discover",
        Frame::Trade { .. } if !is_resolving(state) => "fact-phase-card",
        Frame::Resolve { .. }
        | Frame::Raise { .. }
        | Frame::Load { .. }
        | Frame::Remember { .. }
        | Frame::Knap { .. }
        | Frame::Offer { .. }
        | Frame::Perform { .. }
        | Frame::Trade { .. }
        | Frame::Wander { .. } => "fact-phase-resolve",
        Frame::Round(Phase::Migrate) => "fact-phase-migrate",
        Frame::Feed { .. }
        | Frame::Meal { .. }
        | Frame::Villages { .. }
        | Frame::Reveal
        | Frame::Refill
        | Frame::Orphan
        | Frame::Round(_) => "fact-phase-end",
    }
}

fn is_resolving(state: &State) -> bool {
    state.frames.as_slice().iter().any(|f| matches!(f, Frame::Resolve { .. }))
}

/// Who decides now; nobody when chance does.
pub fn decider(state: &State) -> Option<Seat> {
    match flow::next(state) {
        Next::One(seat) => Some(seat),
        _ => None,
    }
}
