//! Positions and choices as text.

use kernel::{Fault, Game, Notation};
use serde::Serialize;
use stdx::Finite;

use crate::{Doggerland, View, choice::Choice, flow, ids::Panel, state::State};

mod adopt;
mod draft;
mod words;

pub use draft::{
    BowlDraft, ClanDraft, Draft, FrameDraft, FrescoDraft, LevelsDraft, OrderDraft, PartyDraft, SoloDraft,
    StoresDraft, TokenDraft,
};

impl Notation for Doggerland {
    type Draft = Draft;
    const EVENTS: &'static [&'static str] = <crate::event::Event as strum::VariantNames>::VARIANTS;
    const FRAMES: &'static [&'static str] = <crate::frame::Frame as strum::VariantNames>::VARIANTS;

    fn frame(&self, state: &State) -> &'static str {
        state.frames.top().into()
    }

    fn choice_name(&self, choice: Choice) -> String {
        let ids = &self.tables.ids;
        match choice {
            Choice::Arrow(dir) => format!("arrow {dir}"),
            Choice::Centre(dir) => format!("centre {dir}"),
            Choice::First(seat) => format!("first {seat}"),
            Choice::Lay(tile) => format!("lay {}", ids.tiles[tile.index()]),
            Choice::Show(craft) => format!("show {}", ids.crafts[craft.index()]),
            Choice::Turn(fresco) => format!("turn {}", ids.frescoes[fresco.index()]),
            Choice::Set(objective) => format!("objective {}", ids.objectives[objective.index()]),
            Choice::Aim(goal) => format!("goal {}", ids.goals[goal.index()]),
            Choice::Drop(goal) => format!("drop {}", ids.goals[goal.index()]),
            Choice::Card(card) => format!("card {}", ids.cards[card.index()]),
            Choice::Build => "build".into(),
            Choice::Craft(craft) => format!("craft {}", ids.crafts[craft.index()]),
            Choice::Birth(couple) => format!("birth {couple}"),
            Choice::Expedition(cell) => format!("expedition {cell}"),
            Choice::Paint(panel) => format!("paint {}", self.panel_name(panel)),
            Choice::Train(ability) => format!("train {ability}"),
            Choice::Rite(rite) => format!("shaman {rite}"),
            Choice::Pass => "pass".into(),
            Choice::Resign => "resign".into(),
            Choice::Send(role) => format!("send {role}"),
            Choice::Bring => "bring tool".into(),
            Choice::Mark(panel) => format!("mark {}", self.panel_name(panel)),
            Choice::DoBuild(role) => format!("resolve build {role}"),
            Choice::DoCraft(craft) => format!("resolve craft {}", ids.crafts[craft.index()]),
            Choice::DoBirth => "resolve birth".into(),
            Choice::DoExpedition(cell) => format!("resolve expedition {cell}"),
            Choice::DoPaint(panel) => format!("resolve paint {}", self.panel_name(panel)),
            Choice::DoTrain(ability) => format!("resolve train {ability}"),
            Choice::DoRite(rite) => format!("resolve shaman {rite}"),
            Choice::Rest => "rest".into(),
            Choice::Raise(side, site) => format!("raise {side} {site}"),
            Choice::Take(good) => format!("take {good}"),
            Choice::Forget(animal) => format!("forget {animal}"),
            Choice::Improve(ability) => format!("improve {ability}"),
            Choice::Make(level) => format!("make level {level}"),
            Choice::Offer(good) => format!("offer {good}"),
            Choice::Place(cell) => format!("place {cell}"),
            Choice::Cubes(times) => format!("cubes {times}"),
            Choice::Give(ware) => format!("give {ware}"),
            Choice::Receive(good) => format!("receive {good}"),
            Choice::Feed => "feed".into(),
            Choice::Rearrange => "rearrange".into(),
            Choice::Eat(ration) => format!("eat {ration}"),
            Choice::Move(cell) => format!("move {cell}"),
            Choice::Stay => "stay".into(),
            Choice::Accept => "accept".into(),
            Choice::Decline => "decline".into(),
            Choice::Burn(site) => format!("burn {site}"),
            Choice::Lose(craft) => format!("lose {}", ids.crafts[craft.index()]),
            Choice::Discard(good) => format!("discard {good}"),
            Choice::Done => "done".into(),
        }
    }

    fn draft(&self, state: &State) -> Draft {
        draft::draft(self, state)
    }

    fn adopt(&self, draft: Draft) -> Result<State, Vec<Fault>> {
        let impossible = |what| vec![Fault::new("position", what)];
        let mut state = adopt::adopt(self, draft)?;
        self.audit(&state).map_err(impossible)?;
        // What follows from the frames without a decision happens as in play.
        flow::settle(self, &mut state, &mut ());
        self.audit(&state).map_err(impossible)?;
        // The frames fit the position by now, so asking for the options is safe.
        if let Some(actor) = flow::next(&state).first() {
            let mut choices = kernel::Choices::new();
            self.legal(&state, actor, &mut choices);
            if choices.is_empty() {
                return Err(vec![Fault::new("frames", "nothing can be decided here")]);
            }
        }
        Ok(state)
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn view_value(&self, view: &View) -> impl Serialize {
        draft::draft(self, &view.state)
    }
}

impl Doggerland {
    /// The name of a picture: its fresco tile and its line.
    pub fn panel_name(&self, panel: Panel) -> String {
        format!("{} {}", self.tables.ids.frescoes[panel.fresco().index()], panel.line())
    }
}
