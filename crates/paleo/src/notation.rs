//! Text form of positions and choices, both ways.

mod draft;
mod frames;

use kernel::{Fault, Finite, Notation};
use serde::Serialize;

pub use draft::{Draft, GroupDraft, PersonDraft, PlacedDraft};
pub use frames::FrameDraft;

use crate::{
    Paleo,
    choice::Choice,
    hidden::View,
    ids::{Back, Card, Face, Group, Opt, Tool},
    state::State,
};

impl Paleo {
    pub(crate) fn card_id(&self, card: Card) -> String {
        self.pack.cards.get(card.index()).map_or_else(|| format!("card-{}", card.index()), |c| c.id.clone())
    }

    pub(crate) fn tool_id(&self, tool: Tool) -> String {
        self.pack.tools.get(tool.index()).map_or_else(|| format!("tool-{}", tool.index()), |t| t.id.clone())
    }

    pub(crate) fn back_id(&self, back: Back) -> String {
        self.pack.backs.get(back.index()).map_or_else(|| format!("back-{}", back.index()), |b| b.word())
    }

    /// Faces that are alike are told apart by a letter.
    fn face_id(&self, face: Face) -> String {
        let (skill, n) = self.pack.faces[face.index()];
        let before = self.pack.faces[..face.index()].iter().filter(|f| **f == (skill, n)).count();
        match before {
            0 => format!("{skill} {n}"),
            _ => format!("{skill} {n} {}", (b'a' + before as u8) as char),
        }
    }
}

fn number(group: Group) -> usize {
    group.index() + 1
}

fn option(opt: Opt) -> usize {
    opt.index() + 1
}

/// A view as plain data: what lies open as in a position, and the sizes of the piles.
#[derive(Serialize)]
struct Shown {
    table: Draft,
    hidden_discard: u8,
    people_left: u8,
    ideas_left: u8,
}

impl Notation for Paleo {
    type Draft = Draft;
    const EVENTS: &'static [&'static str] = <crate::event::Event as strum::VariantNames>::VARIANTS;
    const FRAMES: &'static [&'static str] = <crate::flow::Frame as strum::VariantNames>::VARIANTS;

    fn frame(&self, state: &State) -> &'static str {
        state.open.frames.top().into()
    }

    fn choice_name(&self, choice: Choice) -> String {
        let card = |c| self.card_id(c);
        let tool = |t| self.tool_id(t);
        match choice {
            Choice::Deal(back) => format!("deal {}", self.back_id(back)),
            Choice::Reveal(c) => format!("reveal {}", card(c)),
            Choice::Draw(c) => format!("draw {}", card(c)),
            Choice::Roll(face) => format!("roll {}", self.face_id(face)),
            Choice::Pick(g, nth) => format!("pick {} {}", number(g), nth.index() + 1),
            Choice::Sleep(g) => format!("sleep {}", number(g)),
            Choice::Begin(g, opt) => format!("begin {} {}", number(g), option(opt)),
            Choice::Ignore(g) => format!("ignore {}", number(g)),
            Choice::Offer(g, (to, opt)) => format!("offer {} to {} {}", number(g), number(to), option(opt)),
            Choice::Attend(g, c) => format!("attend {} {}", number(g), card(c)),
            Choice::Extra(c, opt) => format!("extra {} {}", card(c), option(opt)),
            Choice::Settle(c, opt) => format!("settle {} {}", card(c), option(opt)),
            Choice::Join(g) => format!("join {}", number(g)),
            Choice::Use(g, t) => format!("use {} {}", number(g), tool(t)),
            Choice::Pledge(g, t) => format!("pledge {} {}", number(g), tool(t)),
            Choice::Yield(c) => format!("yield {}", card(c)),
            Choice::Ward(g) => format!("ward {}", number(g)),
            Choice::Cure(g) => format!("cure {}", number(g)),
            Choice::Go => "go".into(),
            Choice::Withdraw => "withdraw".into(),
            Choice::GiveUp => "give up".into(),
            Choice::Spend(r) => format!("spend {r}"),
            Choice::Lose(t) => format!("lose {}", tool(t)),
            Choice::Shield(g, t) => format!("shield {} {}", number(g), tool(t)),
            Choice::Suffer(c) => format!("suffer {}", card(c)),
            Choice::Heal(c) => format!("heal {}", card(c)),
            Choice::Give(g) => format!("give {}", number(g)),
            Choice::Stow(c) => format!("stow {}", card(c)),
            Choice::Keep => "keep".into(),
            Choice::Make(c) => format!("make {}", card(c)),
            Choice::Scrap(c) => format!("scrap {}", card(c)),
            Choice::Stop => "stop".into(),
            Choice::Done(g) => format!("done {}", number(g)),
            Choice::Decline(g) => format!("decline {}", number(g)),
        }
    }

    fn draft(&self, state: &State) -> Draft {
        let mut draft = draft::of(self, &state.open);
        draft.day_dreams = self.ids(state.veiled.unseen & self.pack.dreams);
        draft
    }

    fn adopt(&self, draft: Draft) -> Result<State, Vec<Fault>> {
        draft::adopt(self, draft)
    }

    fn round(&self, state: &State) -> u32 {
        state.open.day.into()
    }

    fn view_value(&self, view: &View) -> impl Serialize {
        Shown {
            table: draft::of(self, &view.open),
            hidden_discard: view.open.hidden,
            people_left: view.people_left,
            ideas_left: view.ideas_left,
        }
    }
}
