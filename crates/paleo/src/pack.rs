//! Typed content tables, built from a pack.

mod build;
mod raw;

use content::{Coverage, Provenance};
use stdx::{Bits, Finite, Pile};

pub use build::build;

use crate::{
    effect::{Action, Stuff},
    ids::{Back, Card, Cards, Kind, Module, Opt, Resource, Skill, Skills, Tool},
};

/// The most cards one deck can hold: one group with all modules, and dreams and secrets that were found.
pub const DECK_MAX: usize = 224;
/// The most people one group can hold.
pub const PEOPLE_MAX: usize = 26;
/// The most cards placed beside one group, or on the night board.
pub const PLACED_MAX: usize = 10;
/// The most ideas on the rack.
pub const RACK_MAX: usize = 8;
/// The most warriors on guard.
pub const GUARD_MAX: usize = 8;

/// The most modules in one game.
pub const MODULES_MAX: usize = 10;

/// The values of a person.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub skills: Skills,
    /// Wounds carried alive; the next one kills.
    pub hearts: u8,
    pub brings: Option<Tool>,
}

/// One card.
#[derive(Clone, Debug)]
pub struct CardInfo {
    pub id: String,
    /// The text key of the title is `card-<title>`.
    pub title: String,
    /// Words of a pack that brings no language files.
    pub name: Option<String>,
    pub kind: Kind,
    pub back: Back,
    pub help: bool,
    pub person: Option<Person>,
    /// Skills of the group where the card lies.
    pub bonus: Skills,
    pub tokens: Option<(Tool, u8)>,
    pub space: Option<(Stuff, u8)>,
    /// Whether it is dealt with under the moon when it lies in a group.
    pub night: bool,
    pub n_actions: u8,
    pub actions: [Action; Opt::COUNT],
    /// The word of each option, and its name in a pack without language files.
    pub words: Vec<(String, Option<String>)>,
    pub provenance: Provenance,
    pub story: String,
}

impl CardInfo {
    /// The options with their numbers.
    #[inline]
    pub fn options(&self) -> impl Iterator<Item = (Opt, &Action)> {
        self.actions[..self.n_actions as usize].iter().enumerate().map(|(i, a)| (Opt::nth(i), a))
    }
}

/// One kind of back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackInfo {
    /// `forest`, `red`, `secret-6` …
    pub terrain: String,
    pub symbol: String,
}

impl BackInfo {
    /// The word in notation: `river+mammoth`.
    pub fn word(&self) -> String {
        match self.symbol.as_str() {
            "" => self.terrain.clone(),
            symbol => format!("{}+{symbol}", self.terrain),
        }
    }
}

/// One kind of tool.
#[derive(Clone, Debug)]
pub struct ToolInfo {
    pub id: String,
    pub count: u8,
    pub skill: Skills,
    /// Discarded for its skill.
    pub once: bool,
    pub shield: u8,
    pub heal: u8,
    pub ward: bool,
    /// How many lie on the rack at the start, for the tools that are always made there.
    pub rack: u8,
    pub provenance: Provenance,
    pub story: String,
}

/// One module.
#[derive(Clone, Debug)]
pub struct ModuleInfo {
    pub id: String,
    pub title: String,
    pub name: Option<String>,
    pub difficulty: String,
    pub third: bool,
    pub mission: Card,
    pub ideas: Pile<Card, 2>,
    /// What is shuffled into the day deck.
    pub day: Cards,
    /// What waits until the Beast is enraged.
    pub waiting: Cards,
    pub secrets: Cards,
    /// People who stand guard instead of joining groups.
    pub guard: Cards,
    /// The fresco piece that enrages the Beast; zero without a beast.
    pub rage: u8,
}

/// The content of the box.
#[derive(Clone, Debug)]
pub struct Content {
    pub cards: Vec<CardInfo>,
    pub backs: Vec<BackInfo>,
    pub of_back: Vec<Cards>,
    pub red: Bits<Back, 2>,
    pub tags: Vec<(String, Cards)>,
    pub tools: Vec<ToolInfo>,
    pub faces: [(Skill, u8); 6],
    pub modules: Vec<ModuleInfo>,
    pub levels: Vec<(String, Vec<Module>)>,
    pub base: Cards,
    pub dreams: Cards,
    pub ideas: Cards,
    pub secrets: Cards,
    pub people: Cards,
    pub recipes: Vec<Card>,
    pub start_people: [u8; 3],
    pub start_food: [u8; 3],
    pub start_skulls: [u8; 3],
    pub caps: [u8; 3],
    pub skulls: u8,
    pub tiles: u8,
    pub rack_slots: u8,
    /// Tools discarded for their skill.
    pub once: Bits<Tool>,
    /// Tools that cancel wounds.
    pub shields: Bits<Tool>,
    /// Tools that heal.
    pub healers: Bits<Tool>,
    /// Tools that ignore a danger.
    pub wards: Bits<Tool>,
    pub coverage: Coverage,
}

impl Content {
    #[inline]
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    #[inline]
    pub fn action(&self, card: Card, opt: Opt) -> &Action {
        &self.cards[card.index()].actions[opt.index()]
    }

    #[inline]
    pub fn tool(&self, tool: Tool) -> &ToolInfo {
        &self.tools[tool.index()]
    }

    #[inline]
    pub fn module(&self, module: Module) -> &ModuleInfo {
        &self.modules[module.index()]
    }

    /// The tools of the pack.
    pub fn all_tools(&self) -> impl Iterator<Item = Tool> + use<> {
        Tool::all().take(self.tools.len())
    }

    pub fn find_card(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|c| c.id == id).map(Card::nth)
    }

    pub fn find_back(&self, word: &str) -> Option<Back> {
        self.backs.iter().position(|b| b.word() == word).map(Back::nth)
    }

    pub fn find_tool(&self, id: &str) -> Option<Tool> {
        self.tools.iter().position(|t| t.id == id).map(Tool::nth)
    }

    pub fn find_module(&self, id: &str) -> Option<Module> {
        self.modules.iter().position(|m| m.id == id).map(Module::nth)
    }

    /// How many of a resource there are at all.
    #[inline]
    pub fn cap(&self, resource: Resource) -> u8 {
        self.caps[resource.index()]
    }

    /// All cards of the day deck with these modules, without secrets and dreams of the camp.
    pub fn day_cards(&self, modules: Bits<Module>) -> Cards {
        modules.iter().fold(self.base, |cards, m| cards | self.module(m).day)
    }
}
