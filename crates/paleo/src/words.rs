//! Texts of cards, options, tools and backs, as keys and arguments.

use std::{collections::BTreeSet, sync::LazyLock};

use kernel::{Arg, Finite, Seats, Text};

use crate::{
    Paleo, TEXTS,
    effect::{Action, Grave, Op, Stuff, When},
    ids::{Back, Card, Group, Module, Opt, Resource, Skill, Tool},
};

/// The keys of the language files, so that a pack without words of its own can be shown too.
static KEYS: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let (_, english) = TEXTS[0];
    english
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.trim())
        .collect()
});

/// The text of a key, or plain words when no language file has it.
fn named(key: String, words: &str) -> Text {
    if KEYS.contains(key.as_str()) { Text::new(key) } else { plain(words) }
}

/// Words that are the same in every language.
fn plain(words: &str) -> Text {
    Text::new("plain").with("words", words)
}

pub(crate) fn group(group: Group) -> Text {
    Text::new("group").with("n", group.index() + 1)
}

/// A group with those who lead it, where they are several (PA-S01).
pub(crate) fn led_group(led: Group, leaders: Seats) -> Text {
    if leaders.len() < 2 {
        return group(led);
    }
    let names = leaders.iter().map(|seat| Text::new("leader").with("who", seat)).collect::<Vec<_>>();
    Text::new("group-led").with("n", led.index() + 1).with("leaders", names)
}

pub(crate) fn groups(groups: impl IntoIterator<Item = Group>) -> Arg {
    Arg::List(groups.into_iter().map(group).collect())
}

pub(crate) fn resource(resource: Resource) -> Text {
    Text::new(match resource {
        Resource::Food => "food",
        Resource::Wood => "wood",
        Resource::Stone => "stone",
    })
}

pub(crate) fn skill(skill: Skill) -> Text {
    Text::new(match skill {
        Skill::Strength => "strength",
        Skill::Perception => "perception",
        Skill::Craft => "craft",
    })
}

impl Paleo {
    pub(crate) fn title(&self, card: Card) -> Text {
        let Some(info) = self.pack.cards.get(card.index()) else { return Text::new("no-card") };
        match &info.name {
            Some(name) => plain(name),
            None => named(format!("card-{}", info.title), &info.title),
        }
    }

    pub(crate) fn deed_text(&self, card: Card, opt: Opt) -> Text {
        let words = self.pack.cards.get(card.index()).and_then(|c| c.words.get(opt.index()));
        match words {
            Some((_, Some(name))) => plain(name),
            Some((id, None)) => named(format!("deed-{id}"), id),
            None => Text::new("no-option"),
        }
    }

    pub(crate) fn tool_text(&self, tool: Tool) -> Text {
        match self.pack.tools.get(tool.index()) {
            Some(info) => named(format!("tool-{}", info.id), &info.id),
            None => Text::new("no-tool"),
        }
    }

    pub(crate) fn module_text(&self, module: Module) -> Text {
        let info = self.pack.module(module);
        match &info.name {
            Some(name) => plain(name),
            None => named(format!("module-{}", info.title), &info.title),
        }
    }

    pub(crate) fn back_text(&self, back: Back) -> Text {
        let Some(info) = self.pack.backs.get(back.index()) else { return Text::new("no-card") };
        if let Some(number) = info.terrain.strip_prefix("secret-") {
            return Text::new("back-secret").with("n", number.parse::<u8>().unwrap_or(0));
        }
        let terrain = named(format!("back-{}", info.terrain), &info.terrain);
        match info.symbol.as_str() {
            "" => terrain,
            symbol => {
                let symbol = named(format!("symbol-{symbol}"), symbol);
                Text::new("back-with").with("back", terrain).with("symbol", symbol)
            }
        }
    }

    fn secret_number(&self, card: Card) -> u8 {
        let terrain = &self.pack.backs[self.pack.card(card).back.index()].terrain;
        terrain.strip_prefix("secret-").and_then(|n| n.parse().ok()).unwrap_or(0)
    }

    fn tag_text(&self, grave: &Grave) -> Text {
        let word = &self.pack.tags[grave.tag as usize].0;
        named(format!("tag-{word}"), word)
    }

    /// Everything an option needs, costs and brings, one short text each.
    pub(crate) fn terms(&self, action: &Action) -> Vec<Text> {
        let mut texts = self.needs(action);
        texts.extend(self.costs(action));
        texts.extend(action.gain.iter().map(|op| self.op_text(op)));
        if action.destroy {
            texts.push(Text::new("gain-destroy"));
        }
        if action.gain.is_empty() && !action.destroy {
            texts.push(Text::new("gain-nothing"));
        }
        for op in action.miss.iter() {
            texts.push(Text::new("on-miss").with("what", self.op_text(op)));
        }
        texts
    }

    pub(crate) fn needs(&self, action: &Action) -> Vec<Text> {
        let mut texts = Vec::new();
        for s in Skill::all() {
            let n = action.skills[s.index()];
            if n > 0 {
                texts.push(Text::new("need-skill").with("skill", skill(s)).with("n", n));
            }
        }
        let mut push = |text: Text| texts.push(text);
        if action.dice > 0 {
            push(Text::new("need-dice").with("n", action.dice));
        }
        if let Some(tool) = action.have {
            push(Text::new("need-have").with("what", self.tool_text(tool)));
        }
        if let Some(card) = action.card {
            push(Text::new("need-have").with("what", self.title(card)));
        }
        if action.guard {
            push(Text::new("need-guard"));
        }
        if let Some(enraged) = action.enraged {
            push(Text::new(if enraged { "need-enraged" } else { "need-calm" }));
        }
        if let Some(grave) = action.grave {
            push(Text::new("need-grave").with("n", grave.count).with("tag", self.tag_text(&grave)));
        }
        if action.tiles > 0 {
            push(Text::new("need-tiles").with("n", action.tiles));
        }
        if let Some(eased) = action.eased {
            push(Text::new("need-eased").with("tag", self.tag_text(&eased)).with("n", eased.count));
        }
        if action.when == When::Help {
            push(Text::new("need-help"));
        }
        texts
    }

    fn costs(&self, action: &Action) -> Vec<Text> {
        let mut texts = Vec::new();
        for r in Resource::all() {
            let n = action.pay[r.index()];
            if n > 0 {
                texts.push(Text::new("cost-resource").with("n", n).with("what", resource(r)));
            }
        }
        if action.any > 0 {
            texts.push(Text::new("cost-any").with("n", action.any));
        }
        for (tool, n) in action.tools.iter() {
            texts.push(Text::new("cost-tool").with("n", n).with("what", self.tool_text(tool)));
        }
        if action.held > 0 {
            texts.push(Text::new("cost-held").with("n", action.held));
        }
        if let Some(victim) = action.victim {
            texts.push(Text::new("cost-person").with("who", self.title(victim)));
        }
        if action.discard > 0 {
            texts.push(Text::new("cost-discard").with("n", action.discard));
        }
        texts
    }

    pub(crate) fn op_text(&self, op: Op) -> Text {
        let (key, n) = match op {
            Op::Gain(stuff, n) => {
                return Text::new("gain-stuff").with("n", n).with("what", self.stuff_text(stuff));
            }
            Op::Secret(card) => ("gain-secret", self.secret_number(card)),
            Op::Lose(r, n) => return Text::new("gain-lose").with("n", n).with("what", resource(r)),
            Op::Person(n) => ("gain-person", n),
            Op::Dream(n) => ("gain-dream", n),
            Op::Idea(n) => ("gain-idea", n),
            Op::Make(n) => ("gain-make", n),
            Op::Heal(n) => ("gain-heal", n),
            Op::Skull(n) => ("gain-skull", n),
            Op::RemoveSkull(n) => ("gain-remove-skull", n),
            Op::Tile(n) => ("gain-tile", n),
            Op::Wounds(n) => ("gain-wounds", n),
            Op::WoundsEach(n) => ("gain-wounds-each", n),
            Op::ForcedDiscard(n) => ("gain-forced-discard", n),
            Op::LoseAny(n) => ("gain-lose-any", n),
            Op::LoseTool(n) => ("gain-lose-tool", n),
            Op::LosePerson(n) => ("gain-lose-person", n),
            Op::GuardWounds(n) => ("gain-guard-wounds", n),
            Op::GuardHeal(n) => ("gain-guard-heal", n),
            Op::Ease(n) => ("gain-ease", n),
            Op::Ward => return Text::new("gain-ward"),
            Op::Enrage => return Text::new("gain-enrage"),
            Op::Win => return Text::new("gain-win"),
        };
        Text::new(key).with("n", n)
    }

    pub(crate) fn stuff_text(&self, stuff: Stuff) -> Text {
        match stuff {
            Stuff::Resource(r) => resource(r),
            Stuff::Tool(t) => self.tool_text(t),
        }
    }
}
