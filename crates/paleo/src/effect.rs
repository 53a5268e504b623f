//! Cards as data: what an option needs, costs and brings, and the words it is written with.
//!
//! An option is a short program: conditions and costs are gathered into fields, because they are checked together,
//! and what it brings is a list of operations that runs one by one with a program counter in the frame.

use stdx::{Finite, Pile};

use crate::ids::{Card, Resource, Skill, Skills, Tool};

/// The most operations one option may have.
pub const OPS_MAX: usize = 6;

stdx::kinds!(
    /// When an option can be used.
    When {
        /// As the option of a revealed card.
        Day = "day",
        /// Any number of times, before or after the turn's option (PA-A08).
        Extra = "extra",
        /// By the help option of a revealed card (PA-H04).
        Help = "help",
        /// Under the moon (PA-N02, PA-N03).
        Night = "night",
        /// While making things from the rack (PA-C01).
        Rack = "rack",
    }
);

/// Something that can be gained, unit by unit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Stuff {
    Resource(Resource),
    Tool(Tool),
}

/// One thing that happens when an option succeeds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    Gain(Stuff, u8),
    Person(u8),
    Dream(u8),
    Idea(u8),
    Make(u8),
    Heal(u8),
    Skull(u8),
    RemoveSkull(u8),
    Tile(u8),
    Secret(Card),
    /// Wounds in one batch on one person.
    Wounds(u8),
    /// A batch for every group that takes part.
    WoundsEach(u8),
    ForcedDiscard(u8),
    Lose(Resource, u8),
    LoseAny(u8),
    LoseTool(u8),
    LosePerson(u8),
    GuardWounds(u8),
    GuardHeal(u8),
    /// The final fight needs less strength.
    Ease(u8),
    /// The revealed danger of the group is ignored.
    Ward,
    Enrage,
    Win,
}

/// How many cards with a tag lie in the graveyard.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Grave {
    /// Which set of tagged cards of the pack.
    pub tag: u8,
    pub count: u8,
}

/// One option of a card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    pub when: When,
    pub hostile: bool,
    pub destroy: bool,
    /// Every group that is awake takes part, and no card is spent for it.
    pub together: bool,
    pub skills: Skills,
    pub dice: u8,
    pub have: Option<Tool>,
    pub card: Option<Card>,
    pub guard: bool,
    /// Only while the Beast is enraged, or only while it is calm.
    pub enraged: Option<bool>,
    pub grave: Option<Grave>,
    pub tiles: u8,
    /// The strength needed falls by one for each card with the tag in the graveyard, not below the number.
    pub eased: Option<Grave>,
    pub discard: u8,
    pub pay: [u8; 3],
    pub any: u8,
    pub tools: Pile<(Tool, u8), 2>,
    pub victim: Option<Card>,
    /// Units lying on the card itself.
    pub held: u8,
    pub gain: Pile<Op, OPS_MAX>,
    pub miss: Pile<Op, OPS_MAX>,
}

impl Action {
    pub const NONE: Action = Action {
        when: When::Day,
        hostile: false,
        destroy: false,
        together: false,
        skills: [0; 3],
        dice: 0,
        have: None,
        card: None,
        guard: false,
        enraged: None,
        grave: None,
        tiles: 0,
        eased: None,
        discard: 0,
        pay: [0; 3],
        any: 0,
        tools: Pile::EMPTY,
        victim: None,
        held: 0,
        gain: Pile::EMPTY,
        miss: Pile::EMPTY,
    };

    /// How many of this tool must be paid.
    #[inline]
    pub fn price(&self, tool: Tool) -> u8 {
        self.tools.iter().find(|(t, _)| *t == tool).map_or(0, |(_, n)| n)
    }
}

/// What words can name.
pub trait Lexicon {
    fn tool(&self, word: &str) -> Option<Tool>;
    fn card(&self, word: &str) -> Option<Card>;
    fn tag(&self, word: &str) -> Option<u8>;
}

/// Reads one condition into the action.
pub fn need(action: &mut Action, text: &str, names: &impl Lexicon) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["dice", n] => action.dice = number(n, 2)?,
        ["have", tool] => action.have = Some(known(names.tool(tool), "tool", tool)?),
        ["card", card] => action.card = Some(known(names.card(card), "card", card)?),
        ["guard"] => action.guard = true,
        ["calm"] => action.enraged = Some(false),
        ["enraged"] => action.enraged = Some(true),
        ["tiles", n] => action.tiles = number(n, 5)?,
        ["grave", tag, n] => action.grave = Some(grave(tag, n, names)?),
        ["eased", tag, n] => action.eased = Some(grave(tag, n, names)?),
        [skill, n] if Skill::from_word(skill).is_some() => {
            let skill = known(Skill::from_word(skill), "skill", skill)?;
            action.skills[skill.index()] = number(n, 20)?;
        }
        _ => {
            return Err(format!(
                "'{text}' is no condition (such as \"strength 2\", \"dice 1\", \"have tent\")"
            ));
        }
    }
    Ok(())
}

/// Reads one cost into the action.
pub fn cost(action: &mut Action, text: &str, names: &impl Lexicon) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["discard", n] => action.discard = number(n, 9)?,
        ["any", n] => action.any = number(n, 9)?,
        ["held", n] => action.held = number(n, 9)?,
        ["person", card] => action.victim = Some(known(names.card(card), "card", card)?),
        [word, n] => match Resource::from_word(word) {
            Some(resource) => action.pay[resource.index()] = number(n, 20)?,
            None => {
                let tool = known(names.tool(word), "resource or tool", word)?;
                if action.tools.is_full() {
                    return Err("at most two kinds of tools can be paid".into());
                }
                action.tools.push((tool, number(n, 4)?));
            }
        },
        _ => return Err(format!("'{text}' is no cost (such as \"wood 2\", \"torch 1\", \"discard 1\")")),
    }
    Ok(())
}

/// Reads one operation.
pub fn op(text: &str, names: &impl Lexicon) -> Result<Op, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [word, what] = words[..] else {
        return Err(format!("'{text}' is no effect (such as \"food 2\", \"wounds 1\", \"secret S01\")"));
    };
    if word == "secret" {
        return Ok(Op::Secret(known(names.card(what), "secret", what)?));
    }
    let n = number(what, 20)?;
    Ok(match word {
        "person" => Op::Person(n),
        "dream" => Op::Dream(n),
        "idea" => Op::Idea(n),
        "make" => Op::Make(n),
        "heal" => Op::Heal(n),
        "skull" => Op::Skull(n),
        "remove-skull" => Op::RemoveSkull(n),
        "tile" => Op::Tile(n),
        "wounds" => Op::Wounds(n),
        "wounds-each" => Op::WoundsEach(n),
        "forced-discard" => Op::ForcedDiscard(n),
        "lose-food" => Op::Lose(Resource::Food, n),
        "lose-wood" => Op::Lose(Resource::Wood, n),
        "lose-stone" => Op::Lose(Resource::Stone, n),
        "lose-any" => Op::LoseAny(n),
        "lose-tool" => Op::LoseTool(n),
        "lose-person" => Op::LosePerson(n),
        "guard-wounds" => Op::GuardWounds(n),
        "guard-heal" => Op::GuardHeal(n),
        "ease" => Op::Ease(n),
        "ward" => Op::Ward,
        "enrage" => Op::Enrage,
        "win" => Op::Win,
        _ => Op::Gain(stuff(word, names)?, n),
    })
}

/// Reads a resource or a tool.
pub fn stuff(word: &str, names: &impl Lexicon) -> Result<Stuff, String> {
    match Resource::from_word(word) {
        Some(resource) => Ok(Stuff::Resource(resource)),
        None => Ok(Stuff::Tool(known(names.tool(word), "resource, tool or effect", word)?)),
    }
}

fn grave(tag: &str, n: &str, names: &impl Lexicon) -> Result<Grave, String> {
    Ok(Grave { tag: known(names.tag(tag), "tag", tag)?, count: number(n, 20)? })
}

fn known<T>(found: Option<T>, kind: &str, word: &str) -> Result<T, String> {
    found.ok_or_else(|| format!("there is no {kind} '{word}'"))
}

fn number(word: &str, max: u8) -> Result<u8, String> {
    match word.parse::<u8>() {
        Ok(n) if (1..=max).contains(&n) => Ok(n),
        _ => Err(format!("'{word}' must be a number from 1 to {max}")),
    }
}
