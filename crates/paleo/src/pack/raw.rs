//! The pack as it is written.

use serde::Deserialize;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawCard {
    pub title: String,
    pub name: Option<String>,
    pub back: Option<String>,
    #[serde(default)]
    pub symbol: String,
    pub kind: String,
    #[serde(default)]
    pub help: bool,
    #[serde(default)]
    pub tags: Vec<String>,
    pub person: Option<RawPerson>,
    pub bonus: Option<RawSkills>,
    pub tokens: Option<RawTokens>,
    pub space: Option<String>,
    #[serde(default)]
    pub options: Vec<RawOption>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawOption {
    pub id: String,
    pub name: Option<String>,
    pub when: Option<String>,
    #[serde(default)]
    pub hostile: bool,
    #[serde(default)]
    pub destroy: bool,
    #[serde(default)]
    pub together: bool,
    #[serde(default)]
    pub need: Vec<String>,
    #[serde(default)]
    pub cost: Vec<String>,
    #[serde(default)]
    pub gain: Vec<String>,
    #[serde(default)]
    pub miss: Vec<String>,
}

#[derive(Deserialize, Debug, Default, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub struct RawSkills {
    #[serde(default)]
    pub strength: u8,
    #[serde(default)]
    pub perception: u8,
    #[serde(default)]
    pub craft: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawPerson {
    #[serde(default)]
    pub strength: u8,
    #[serde(default)]
    pub perception: u8,
    #[serde(default)]
    pub craft: u8,
    pub hearts: u8,
    pub brings: Option<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawTokens {
    pub tool: String,
    pub count: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawTool {
    pub count: u8,
    #[serde(default)]
    pub skill: RawSkills,
    #[serde(default)]
    pub once: bool,
    #[serde(default)]
    pub shield: u8,
    #[serde(default)]
    pub heal: u8,
    #[serde(default)]
    pub ward: bool,
    #[serde(default)]
    pub rack: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawModule {
    pub title: String,
    pub name: Option<String>,
    pub difficulty: String,
    pub size: usize,
    #[serde(default)]
    pub secrets: Vec<String>,
    pub guard: Option<String>,
    #[serde(default)]
    pub third: bool,
    pub waiting: Option<String>,
    #[serde(default)]
    pub rage: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawLevel {
    pub modules: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawFace {
    pub skill: String,
    pub value: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawRecipe {
    #[serde(default)]
    pub need: Vec<String>,
    pub cost: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawBox {
    pub base: usize,
    pub people: usize,
    pub dreams: usize,
    pub ideas: usize,
    pub secrets: usize,
    pub cards: usize,
    pub tools: usize,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawStart {
    pub people: u8,
    pub food: u8,
    pub gentle_people: u8,
    pub gentle_food: u8,
    pub hard_skulls: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawSupply {
    pub food: u8,
    pub wood: u8,
    pub stone: u8,
    pub skulls: u8,
    pub tiles: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawRack {
    pub slots: u8,
}

impl RawSkills {
    pub fn array(self) -> [u8; 3] {
        [self.strength, self.perception, self.craft]
    }
}
