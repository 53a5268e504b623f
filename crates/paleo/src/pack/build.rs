//! From the written pack to the typed one, with every fault named.

use std::collections::BTreeMap;

use content::{Item, Pack, PackFaults, Reader};
use stdx::{Bits, Finite, Pile};

use super::{
    BackInfo, CardInfo, Content, DECK_MAX, GUARD_MAX, MODULES_MAX, ModuleInfo, PEOPLE_MAX, Person, RACK_MAX,
    ToolInfo,
    raw::{
        RawBox, RawCard, RawFace, RawLevel, RawModule, RawOption, RawRack, RawRecipe, RawStart, RawSupply,
        RawTool,
    },
};
use crate::{
    effect::{self, Action, Lexicon, Op, Stuff, When},
    ids::{Back, Card, Cards, Kind, Module, Opt, Skill, Tool},
};

const RULES: &str = "rules.toml";
const SECRETS: &str = "secrets.toml";

/// One card as written, with the file it stands in.
struct Entry {
    file: String,
    item: Item<RawCard>,
}

/// What words can name while cards are read.
struct Names {
    tools: Vec<String>,
    cards: BTreeMap<String, Card>,
    tags: Vec<(String, Cards)>,
}

impl Lexicon for Names {
    fn tool(&self, word: &str) -> Option<Tool> {
        self.tools.iter().position(|t| t == word).and_then(Tool::get)
    }
    fn card(&self, word: &str) -> Option<Card> {
        self.cards.get(word).copied()
    }
    fn tag(&self, word: &str) -> Option<u8> {
        self.tags.iter().position(|(t, _)| t == word).map(|i| i as u8)
    }
}

/// The typed content, or every fault of the pack.
pub fn build(pack: &Pack) -> Result<Content, PackFaults> {
    let mut reader = Reader::new(pack);
    let totals = reader.one::<RawBox>(RULES, "box");
    let start = reader.one::<RawStart>(RULES, "start");
    let supply = reader.one::<RawSupply>(RULES, "supply");
    let rack = reader.one::<RawRack>(RULES, "rack");
    let recipes = reader.items::<RawRecipe>(RULES, "recipe");
    let faces = reader.items::<RawFace>(RULES, "face");
    let tools = reader.items::<RawTool>("tools.toml", "tool");
    let raw_modules = reader.items::<RawModule>("modules.toml", "module");
    let levels = reader.items::<RawLevel>("levels.toml", "level");
    reader.expect_count(RULES, "face", &faces, 6);

    let mut entries = Vec::new();
    let mut decks = BTreeMap::new();
    let mut deck = |reader: &mut Reader<'_>, file: String| {
        let items = reader.items::<RawCard>(&file, "card");
        let from = entries.len();
        entries.extend(items.into_iter().map(|item| Entry { file: file.clone(), item }));
        decks.insert(file, from..entries.len());
    };
    for file in ["base.toml", "dreams.toml", "ideas.toml", SECRETS, "people.toml"] {
        deck(&mut reader, file.into());
    }
    for module in &raw_modules {
        deck(&mut reader, module_file(&module.id));
    }
    let n_written = entries.len();
    if n_written + recipes.len() > Card::COUNT {
        reader.fault(
            "modules.toml",
            0,
            format!("there are {n_written} cards, more than {}", Card::COUNT - 3),
        );
    }
    if tools.len() > Tool::COUNT || raw_modules.len() > Module::COUNT {
        reader.fault("tools.toml", 0, "there are too many kinds of tools or modules");
    }
    let (Some(totals), Some(start), Some(supply), Some(rack), true) =
        (totals, start, supply, rack, reader.is_sound())
    else {
        return Err(reader.finish().expect_err("a fault was reported"));
    };

    let mut names = Names {
        tools: tools.iter().map(|t| t.id.clone()).collect(),
        cards: BTreeMap::new(),
        tags: Vec::new(),
    };
    for (i, entry) in entries.iter().enumerate() {
        if names.cards.insert(entry.item.id.clone(), Card::nth(i)).is_some() {
            reader.fault(&entry.file, entry.item.line, format!("there are two cards '{}'", entry.item.id));
        }
        for tag in &entry.item.value.tags {
            let at = names.tags.iter().position(|(t, _)| t == tag).unwrap_or_else(|| {
                names.tags.push((tag.clone(), Cards::EMPTY));
                names.tags.len() - 1
            });
            names.tags[at].1.insert(Card::nth(i));
        }
    }
    let cards_in = |file: &str| -> Cards { decks[file].clone().map(Card::nth).collect() };

    let mut backs = vec![
        BackInfo { terrain: "dream".into(), symbol: "new".into() },
        BackInfo { terrain: "dream".into(), symbol: String::new() },
    ];
    let mut cards: Vec<CardInfo> =
        entries.iter().map(|entry| card(&mut reader, entry, &names, &mut backs)).collect();
    let mut recipe_cards = Vec::new();
    for recipe in &recipes {
        recipe_cards.push(Card::nth(cards.len()));
        cards.push(rack_recipe(&mut reader, recipe, &names));
    }
    if backs.len() > Back::COUNT {
        reader.fault(
            "base.toml",
            0,
            format!("there are {} kinds of backs, more than {}", backs.len(), Back::COUNT),
        );
        backs.truncate(Back::COUNT);
    }

    let tools: Vec<ToolInfo> = tools
        .into_iter()
        .map(|t| ToolInfo {
            id: t.id,
            count: t.value.count,
            skill: t.value.skill.array(),
            once: t.value.once,
            shield: t.value.shield,
            heal: t.value.heal,
            ward: t.value.ward,
            rack: t.value.rack,
            provenance: t.provenance,
            story: t.source,
        })
        .collect();

    for (what, file, n) in [
        ("base", "base.toml", totals.value.base),
        ("people", "people.toml", totals.value.people),
        ("dreams", "dreams.toml", totals.value.dreams),
        ("ideas", "ideas.toml", totals.value.ideas),
        ("secrets", SECRETS, totals.value.secrets),
    ] {
        let found = decks[file].len();
        if found != n {
            reader.fault(file, 0, format!("the box says {n} {what}, but there are {found} cards"));
        }
    }
    if n_written != totals.value.cards {
        reader.fault(
            RULES,
            0,
            format!("the box says {} cards, but there are {n_written}", totals.value.cards),
        );
    }
    let n_tokens: usize = tools.iter().map(|t| t.count as usize).sum();
    if n_tokens != totals.value.tools {
        reader.fault(
            RULES,
            0,
            format!("the box says {} tools, but there are {n_tokens}", totals.value.tools),
        );
    }
    for tool in &tools {
        if tool.rack > tool.count {
            reader.fault(
                "tools.toml",
                0,
                format!("tool '{}' has more tokens on the rack than at all", tool.id),
            );
        }
    }
    if names.cards.len() == n_written && totals.value.people + 2 > PEOPLE_MAX {
        reader.fault("people.toml", 0, format!("at most {} people fit", PEOPLE_MAX - 2));
    }
    if rack.value.slots as usize > RACK_MAX - 1 || rack.value.slots < 2 {
        reader.fault(RULES, 0, format!("the rack must have 2 to {} slots", RACK_MAX - 1));
    }

    let modules: Vec<ModuleInfo> =
        raw_modules.iter().map(|m| module(&mut reader, m, &cards, &names, &cards_in)).collect();
    let mut sizes: Vec<usize> = modules.iter().map(|m| (m.day | m.waiting | m.secrets).len()).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let largest = totals.value.base + totals.value.dreams + sizes.iter().take(MODULES_MAX).sum::<usize>();
    if largest > DECK_MAX {
        reader.fault(
            "modules.toml",
            0,
            format!("{MODULES_MAX} modules can make a deck of {largest} cards, more than {DECK_MAX}"),
        );
    }
    let mut ideas: Vec<usize> = modules.iter().map(|m| m.ideas.len()).collect();
    ideas.sort_unstable_by(|a, b| b.cmp(a));
    let laid = ideas.iter().take(MODULES_MAX).sum::<usize>();
    if laid > rack.value.slots as usize {
        let what =
            format!("the modules can lay out {laid} ideas, but the rack has {} slots", rack.value.slots);
        reader.fault(RULES, 0, what);
    }

    let level_list: Vec<(String, Vec<Module>)> = levels
        .iter()
        .map(|level| {
            let mut list = Vec::new();
            for id in &level.value.modules {
                match modules.iter().position(|m| m.id == *id) {
                    Some(at) => list.push(Module::nth(at)),
                    None => reader.fault("levels.toml", level.line, format!("there is no module '{id}'")),
                }
            }
            let thirds = list.iter().filter(|m| modules[m.index()].third).count();
            if list.len() != 2 + thirds || thirds > 1 {
                let what = "a level has two modules, and a third if that may be played as one".to_string();
                reader.fault("levels.toml", level.line, what);
            }
            (level.id.clone(), list)
        })
        .collect();
    if level_list.is_empty() {
        reader.fault("levels.toml", 0, "there must be a level");
    }
    let face_list: Vec<(Skill, u8)> = faces
        .iter()
        .filter_map(|face| match Skill::from_word(&face.value.skill) {
            Some(skill) => Some((skill, face.value.value)),
            None => {
                reader.fault(RULES, face.line, format!("there is no skill '{}'", face.value.skill));
                None
            }
        })
        .collect();

    let base = cards_in("base.toml");
    let dreams = cards_in("dreams.toml");
    let ideas = cards_in("ideas.toml");
    let secrets = cards_in(SECRETS);
    let people = cards_in("people.toml");
    check_kinds(&mut reader, &entries, &cards);
    let coverage = reader.finish()?;

    let mut of_back = vec![Cards::EMPTY; Back::COUNT];
    for (i, info) in cards.iter().enumerate() {
        if !matches!(info.kind, Kind::Mission | Kind::Idea | Kind::Person | Kind::Recipe) {
            of_back[info.back.index()].insert(Card::nth(i));
        }
    }
    let select = |f: fn(&ToolInfo) -> bool| -> Bits<Tool> {
        Tool::all().take(tools.len()).filter(|t| f(&tools[t.index()])).collect()
    };
    let (s, p) = (&start.value, &supply.value);
    Ok(Content {
        red: backs
            .iter()
            .enumerate()
            .filter(|(_, b)| b.terrain == "red")
            .map(|(i, _)| Back::nth(i))
            .collect(),
        backs,
        of_back,
        tags: names.tags,
        faces: std::array::from_fn(|i| face_list[i]),
        modules,
        levels: level_list,
        base,
        dreams,
        ideas,
        secrets,
        people,
        recipes: recipe_cards,
        start_people: [s.gentle_people, s.people, s.people],
        start_food: [s.gentle_food, s.food, s.food],
        start_skulls: [0, 0, s.hard_skulls],
        caps: [p.food, p.wood, p.stone],
        skulls: p.skulls,
        tiles: p.tiles,
        rack_slots: rack.value.slots,
        once: select(|t| t.once),
        shields: select(|t| t.shield > 0),
        healers: select(|t| t.heal > 0),
        wards: select(|t| t.ward),
        cards,
        tools,
        coverage,
    })
}

/// The file that holds the cards of a module.
pub fn module_file(id: &str) -> String {
    format!("module-{}.toml", id.to_lowercase())
}

fn card(reader: &mut Reader<'_>, entry: &Entry, names: &Names, backs: &mut Vec<BackInfo>) -> CardInfo {
    let (file, item, raw) = (&entry.file, &entry.item, &entry.item.value);
    let mut fault = |what: String| reader.fault(file, item.line, format!("card '{}': {what}", item.id));
    let kind = Kind::from_word(&raw.kind).unwrap_or_else(|| {
        fault(format!("there is no kind '{}'", raw.kind));
        Kind::Action
    });
    if !is_word(&raw.title) {
        fault(format!("the title '{}' must be lower-case words joined by hyphens", raw.title));
    }
    let terrain = match (&raw.back, file.as_str(), kind) {
        (None, SECRETS, _) => format!("secret-{}", item.id.trim_start_matches(['S', '0'])),
        (None, _, Kind::Mission | Kind::Idea | Kind::Person) => raw.kind.clone(),
        (Some(back), ..) if is_word(back) => back.clone(),
        _ => {
            fault("the back is missing".into());
            String::new()
        }
    };
    let look = BackInfo { terrain, symbol: raw.symbol.clone() };
    let back = backs.iter().position(|b| *b == look).unwrap_or_else(|| {
        backs.push(look);
        backs.len() - 1
    });
    let mut actions = [Action::NONE; Opt::COUNT];
    if raw.options.len() > Opt::COUNT {
        fault(format!("at most {} options fit on a card", Opt::COUNT));
    }
    for (slot, option) in actions.iter_mut().zip(&raw.options) {
        *slot = action(option, kind, names, &mut fault);
    }
    let brings = raw.person.as_ref().and_then(|p| p.brings.as_ref());
    let brings = brings.and_then(|word| {
        let tool = names.tool(word);
        if tool.is_none() {
            fault(format!("there is no tool '{word}'"));
        }
        tool
    });
    let tokens = raw.tokens.as_ref().and_then(|t| {
        let tool = names.tool(&t.tool);
        if tool.is_none() {
            fault(format!("there is no tool '{}'", t.tool));
        }
        Some((tool?, t.count))
    });
    let space = raw.space.as_ref().and_then(|text| match text.split_once(' ') {
        Some((word, n)) => match (effect::stuff(word, names), n.parse::<u8>()) {
            (Ok(stuff), Ok(n)) if n > 0 => Some((stuff, n)),
            _ => {
                fault(format!("'{text}' is no space (such as \"wood 3\")"));
                None
            }
        },
        None => {
            fault(format!("'{text}' is no space (such as \"wood 3\")"));
            None
        }
    });
    let n_actions = raw.options.len().min(Opt::COUNT) as u8;
    let night = kind == Kind::Placed && actions[..n_actions as usize].iter().any(|a| a.when == When::Night);
    CardInfo {
        id: item.id.clone(),
        title: raw.title.clone(),
        name: raw.name.clone(),
        kind,
        back: Back::get(back).unwrap_or(Back::DREAM),
        help: raw.help,
        person: raw.person.as_ref().map(|p| Person {
            skills: [p.strength, p.perception, p.craft],
            hearts: p.hearts,
            brings,
        }),
        bonus: raw.bonus.unwrap_or_default().array(),
        tokens,
        space,
        night,
        n_actions,
        actions,
        words: raw.options.iter().map(|o| (o.id.clone(), o.name.clone())).collect(),
        provenance: item.provenance,
        story: item.source.clone(),
    }
}

fn action(raw: &RawOption, kind: Kind, names: &Names, fault: &mut impl FnMut(String)) -> Action {
    let usual = match kind {
        Kind::Mission => When::Night,
        Kind::Idea | Kind::Recipe => When::Rack,
        _ => When::Day,
    };
    let mut action =
        Action { hostile: raw.hostile, destroy: raw.destroy, together: raw.together, ..Action::NONE };
    let mut fault = |what: String| fault(format!("option '{}': {what}", raw.id));
    if !is_word(&raw.id) {
        fault("its id must be lower-case words joined by hyphens".into());
    }
    action.when = match &raw.when {
        None => usual,
        Some(word) => When::from_word(word).unwrap_or_else(|| {
            fault(format!("there is no time '{word}'"));
            usual
        }),
    };
    for text in &raw.need {
        effect::need(&mut action, text, names).unwrap_or_else(&mut fault);
    }
    for text in &raw.cost {
        effect::cost(&mut action, text, names).unwrap_or_else(&mut fault);
    }
    for (list, texts) in [(&mut action.gain, &raw.gain), (&mut action.miss, &raw.miss)] {
        for text in texts {
            match effect::op(text, names) {
                Ok(_) if list.is_full() => fault(format!("there are more than {} effects", effect::OPS_MAX)),
                Ok(op) => list.push(op),
                Err(what) => fault(what),
            }
        }
    }
    let n = action.gain.len();
    if action.gain.iter().enumerate().any(|(i, op)| matches!(op, Op::Secret(_)) && i + 1 < n) {
        fault("a secret comes last".into());
    }
    if action.hostile {
        let free = action.skills == [0; 3]
            && action.dice == 0
            && action.discard == 0
            && action.pay == [0; 3]
            && action.any == 0
            && action.tools.is_empty()
            && action.held == 0;
        if !free {
            fault("what is hostile has no skills, dice or costs".into());
        }
    }
    if action.dice > 0 && matches!(action.when, When::Rack) {
        fault("nothing on the rack is made with dice".into());
    }
    action
}

fn rack_recipe(reader: &mut Reader<'_>, recipe: &Item<RawRecipe>, names: &Names) -> CardInfo {
    let mut fault =
        |what: String| reader.fault(RULES, recipe.line, format!("recipe '{}': {what}", recipe.id));
    let mut action = Action { when: When::Rack, ..Action::NONE };
    for text in &recipe.value.need {
        effect::need(&mut action, text, names).unwrap_or_else(&mut fault);
    }
    for text in &recipe.value.cost {
        effect::cost(&mut action, text, names).unwrap_or_else(&mut fault);
    }
    let tool = names.tool(&recipe.id);
    match tool {
        Some(tool) => action.gain.push(Op::Gain(Stuff::Tool(tool), 1)),
        None => fault("there is no such tool".into()),
    }
    let mut actions = [Action::NONE; Opt::COUNT];
    actions[0] = action;
    CardInfo {
        id: recipe.id.clone(),
        title: recipe.id.clone(),
        name: None,
        kind: Kind::Recipe,
        back: Back::DREAM,
        help: false,
        person: None,
        bonus: [0; 3],
        tokens: tool.map(|t| (t, 0)),
        space: None,
        night: false,
        n_actions: 1,
        actions,
        words: vec![("craft".into(), None)],
        provenance: recipe.provenance,
        story: recipe.source.clone(),
    }
}

fn module(
    reader: &mut Reader<'_>,
    raw: &Item<RawModule>,
    cards: &[CardInfo],
    names: &Names,
    cards_in: &impl Fn(&str) -> Cards,
) -> ModuleInfo {
    let file = module_file(&raw.id);
    let own = cards_in(&file);
    let of_kind = |kind: Kind| own.iter().filter(move |c| cards[c.index()].kind == kind);
    let mut fault =
        |what: String| reader.fault("modules.toml", raw.line, format!("module '{}': {what}", raw.id));
    if own.len() != raw.value.size {
        fault(format!("its size is {}, but {file} has {} cards", raw.value.size, own.len()));
    }
    let missions: Vec<Card> = of_kind(Kind::Mission).collect();
    if missions.len() != 1 {
        fault(format!("it must have one mission, not {}", missions.len()));
    }
    let ideas: Cards = of_kind(Kind::Idea).collect();
    if ideas.len() > 2 {
        fault("it can have two ideas at most".into());
    }
    let tagged = |tag: &Option<String>, fault: &mut dyn FnMut(String)| -> Cards {
        let Some(word) = tag else { return Cards::EMPTY };
        match names.tags.iter().find(|(t, _)| t == word) {
            Some((_, cards)) => *cards,
            None => {
                fault(format!("no card has the tag '{word}'"));
                Cards::EMPTY
            }
        }
    };
    let waiting = tagged(&raw.value.waiting, &mut fault) & own;
    let guard = tagged(&raw.value.guard, &mut fault) & cards_in("people.toml");
    if guard.len() > GUARD_MAX {
        fault(format!("at most {GUARD_MAX} can stand guard"));
    }
    let mut secrets = Cards::EMPTY;
    for id in &raw.value.secrets {
        match names.cards.get(id) {
            Some(card) if cards_in(SECRETS).contains(*card) => secrets.insert(*card),
            _ => fault(format!("there is no secret '{id}'")),
        }
    }
    for card in own | secrets {
        for (_, action) in cards[card.index()].options() {
            for op in action.gain.iter() {
                if let Op::Secret(secret) = op
                    && !secrets.contains(secret)
                {
                    fault(format!(
                        "card '{}' leads to a secret that the module does not list",
                        cards[card.index()].id
                    ));
                }
            }
        }
    }
    let mission = missions.first().copied().unwrap_or(Card::new(0));
    ModuleInfo {
        id: raw.id.clone(),
        title: raw.value.title.clone(),
        name: raw.value.name.clone(),
        difficulty: raw.value.difficulty.clone(),
        third: raw.value.third,
        mission,
        ideas: ideas.iter().take(2).collect::<Pile<Card, 2>>(),
        day: own - ideas - waiting - missions.iter().copied().collect(),
        waiting,
        secrets,
        guard,
        rage: raw.value.rage,
    }
}

/// Whether each card is of a kind that its place in the box allows, and can always be resolved.
fn check_kinds(reader: &mut Reader<'_>, entries: &[Entry], cards: &[CardInfo]) {
    for (entry, info) in entries.iter().zip(cards) {
        let mut fault =
            |what: &str| reader.fault(&entry.file, entry.item.line, format!("card '{}': {what}", info.id));
        let fits = match entry.file.as_str() {
            "base.toml" | "dreams.toml" | SECRETS => {
                matches!(info.kind, Kind::Action | Kind::Danger | Kind::Placed)
            }
            "ideas.toml" => info.kind == Kind::Idea,
            "people.toml" => info.kind == Kind::Person,
            _ => !matches!(info.kind, Kind::Person | Kind::Recipe),
        };
        if !fits {
            fault(&format!("a card of kind '{}' does not belong in this file", info.kind));
        }
        if info.kind == Kind::Person && info.person.is_none() {
            fault("a person needs hearts and skills");
        }
        if info.person.is_some() && !matches!(info.kind, Kind::Person | Kind::Placed) {
            fault("only people and placed cards can be persons");
        }
        if info.kind == Kind::Idea && info.n_actions != 1 {
            fault("an idea has one recipe");
        }
        let helps = info.options().filter(|(_, a)| a.when == When::Help).count();
        if helps > 1 {
            fault("a card has at most one option that is used by helping it");
        }
        // Whatever the Beast's mood, something hostile must always be possible (PA-W01).
        let must = info.kind == Kind::Danger || info.kind == Kind::Mission || info.night;
        let moment = if info.kind == Kind::Danger { When::Day } else { When::Night };
        for mood in [false, true] {
            let safe = info.options().any(|(_, a)| {
                a.when == moment
                    && a.hostile
                    && !a.guard
                    && a.have.is_none()
                    && a.card.is_none()
                    && a.grave.is_none()
                    && a.tiles == 0
                    && a.victim.is_none()
                    && a.enraged.is_none_or(|e| e == mood)
            });
            if must && !safe {
                fault("it needs a hostile option that is always possible");
                break;
            }
        }
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        && text.as_bytes()[0].is_ascii_lowercase()
}
