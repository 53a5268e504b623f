//! What came in the box: typed tables, read from the pack and checked.

use content::{Coverage, Item, Pack, PackFaults, Reader};
use serde::Deserialize;
use stdx::{Finite, Table};

use crate::ids::{
    Ability, Animal, Card, Craft, CraftKind, Dir, Fresco, Goal, Good, Happening, Line, Mode, Objective,
    Panel, Rite, Rival, Source, Tile,
};

/// A cost in wood, stone, fur, bone and tools.
pub type Cost = [u8; 5];

/// The content of the game.
#[derive(Debug)]
pub struct Tables {
    pub tiles: Vec<TileFacts>,
    pub frescoes: Table<Fresco, [Animal; 3], 12>,
    pub crafts: Table<Craft, CraftFacts, 18>,
    pub objectives: Table<Objective, (Need, u8), 8>,
    pub goals: Table<Goal, (Aim, u8), 11>,
    pub cards: Table<Card, CardFacts, 30>,
    /// Whether each event is obligatory.
    pub obligatory: Table<Happening, bool, 30>,
    pub animals: Table<Animal, AnimalFacts, 4>,
    /// The cost of the second and of the third level.
    pub upgrades: Table<Ability, [Cost; 2], 3>,
    /// Range and transport by level.
    pub range: [u8; 3],
    pub transport: [u8; 3],
    /// Cost and tools by level of tool making.
    pub recipes: [(Cost, u8); 3],
    /// Simple and prestigious.
    pub habitats: [HabitatFacts; 2],
    /// What may be offered to the shaman.
    pub offerings: Vec<Good>,
    /// Menhir, alignment, dolmen: cost and points.
    pub megaliths: [(Cost, u8); 3],
    /// Frescoes and open crafts by number of players, from one.
    pub frescoes_used: [u8; 4],
    pub market_size: [u8; 4],
    /// Fruit and meat given up, by number of players (from two) and place in the turn order.
    pub handicaps: [[[u8; 2]; 4]; 3],
    /// Easy, normal, hard: objectives drawn, needed, scarcity allowed.
    pub levels: [SoloLevel; 3],
    pub ids: Ids,
    pub coverage: Coverage,
}

/// The ids of the pack in the order of our numbering, for notation and text keys.
#[derive(Debug, Default)]
pub struct Ids {
    pub tiles: Vec<String>,
    pub frescoes: Vec<String>,
    pub crafts: Vec<String>,
    pub objectives: Vec<String>,
    pub goals: Vec<String>,
    pub cards: Vec<String>,
}

/// What a terrain tile shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shows {
    Nothing,
    Source(Source),
    Spawn(Animal),
}

/// To which part of the box a terrain tile belongs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TileSet {
    Center,
    Start,
    Short,
    Base,
    Four,
}

#[derive(Copy, Clone, Debug)]
pub struct TileFacts {
    pub set: TileSet,
    pub shows: Shows,
    pub value: u8,
    /// None on the centre tile, which is turned freely.
    pub arrow: Option<Dir>,
}

#[derive(Copy, Clone, Debug)]
pub struct CraftFacts {
    pub kind: CraftKind,
    pub cost: Cost,
    pub points: u8,
}

#[derive(Copy, Clone, Debug)]
pub struct AnimalFacts {
    pub mastery: u8,
    pub members: u8,
    pub meat: u8,
    pub fur: u8,
    pub bone: u8,
    pub cold: bool,
    pub speed: u8,
    pub points: u8,
}

#[derive(Copy, Clone, Debug)]
pub struct HabitatFacts {
    pub cost: Cost,
    pub beds: u8,
    pub points: u8,
}

#[derive(Copy, Clone, Debug)]
pub struct SoloLevel {
    pub drawn: u8,
    pub needed: u8,
    pub scarcity: u8,
}

/// What the rivals do in phase 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RivalAction {
    DiscardStatuettes,
    DiscardNecklaces,
    Paint,
}

#[derive(Copy, Clone, Debug)]
pub struct CardFacts {
    pub event: Happening,
    pub action: RivalAction,
    /// The spaces that the red and the blue shaman block.
    pub blocks: [Rite; 2],
    /// Where the rivals start, as the number of the cell around the centre, clockwise from the north.
    pub start: Table<Rival, u8, 3>,
    /// How the rivals move.
    pub moves: Table<Rival, (Dir, u8), 3>,
}

/// What a common objective asks for (DG-O01 … DG-O08).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    Members,
    Rites,
    Habitats,
    Species,
    Abilities,
    Crafts,
    Megaliths,
    AllRound,
}

/// What a solo objective asks for (DG-U19).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    Prestigious,
    Abilities,
    Megaliths,
    Habitats,
    Rites,
    HotPaintings,
    ColdPaintings,
    Members,
    Hunts,
    Statuettes,
    Necklaces,
}

impl Tables {
    /// The species on a picture.
    #[inline]
    pub fn species(&self, panel: Panel) -> Animal {
        self.frescoes[panel.fresco()][panel.line() as usize]
    }

    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileFacts {
        &self.tiles[tile.index()]
    }

    /// The numbers of a solo level.
    #[inline]
    pub fn level(&self, mode: Mode) -> SoloLevel {
        self.levels[(mode as usize).saturating_sub(Mode::Easy as usize)]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileItem {
    set: TileSet,
    shows: String,
    value: u8,
    arrow: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrescoItem {
    top: String,
    middle: String,
    bottom: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct CostItem {
    wood: u8,
    stone: u8,
    fur: u8,
    bone: u8,
    tool: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CraftItem {
    kind: String,
    cost: CostItem,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NeedItem<N> {
    need: N,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventItem {
    obligatory: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardItem {
    event: String,
    action: RivalAction,
    red_shaman: String,
    blue_shaman: String,
    start: [String; 3],
    r#move: [String; 3],
    steps: [u8; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalItem {
    mastery: u8,
    members: u8,
    meat: u8,
    fur: u8,
    bone: u8,
    season: String,
    speed: u8,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradeItem {
    cost: CostItem,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelsItem {
    values: [u8; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecipeItem {
    cost: CostItem,
    tools: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HabitatItem {
    cost: CostItem,
    beds: u8,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfferingItem {
    goods: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MegalithItem {
    cost: CostItem,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersItem {
    frescoes: u8,
    market: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandicapItem {
    fruit: Vec<u8>,
    meat: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelItem {
    drawn: u8,
    needed: u8,
    scarcity: u8,
}

const TERRAIN: &str = "terrain.toml";
const FRESCOES: &str = "frescoes.toml";
const CRAFTS: &str = "crafts.toml";
const OBJECTIVES: &str = "objectives.toml";
const SOLO: &str = "solo.toml";
const TABLES: &str = "tables.toml";

/// Reads the tables of a pack, or all its faults.
pub fn read(pack: &Pack) -> Result<Tables, PackFaults> {
    let mut reader = Reader::new(pack);
    let r = &mut reader;
    let mut ids = Ids::default();

    let tiles = tiles(r, &mut ids);
    let frescoes = frescoes(r, &mut ids);
    let crafts = crafts(r, &mut ids);
    let objectives: Vec<Item<NeedItem<Need>>> = counted(r, OBJECTIVES, "objective", Objective::COUNT);
    ids.objectives = names(&objectives);
    let goals: Vec<Item<NeedItem<Aim>>> = counted(r, OBJECTIVES, "goal", Goal::COUNT);
    ids.goals = names(&goals);
    let obligatory = events(r);
    let cards = cards(r, &mut ids);
    let animals = animals(r);
    let upgrades: Vec<Item<UpgradeItem>> =
        named(r, "upgrade", &["range-2", "range-3", "transport-2", "transport-3", "tools-2", "tools-3"]);
    let ladders: Vec<Item<LevelsItem>> = named(r, "levels", &["range", "transport"]);
    let recipes: Vec<Item<RecipeItem>> = named(r, "recipe", &["level-1", "level-2", "level-3"]);
    let habitats: Vec<Item<HabitatItem>> = named(r, "habitat", &["simple", "prestigious"]);
    for habitat in &habitats {
        bounds(r, habitat, habitat.value.beds, 1, 3, "beds");
    }
    let offerings = offerings(r);
    let megaliths: Vec<Item<MegalithItem>> = named(r, "megalith", &["menhir", "alignment", "dolmen"]);
    let players: Vec<Item<PlayersItem>> = named(r, "players", &["1", "2", "3", "4"]);
    for item in &players {
        bounds(r, item, item.value.frescoes, 1, 6, "frescoes");
        bounds(r, item, item.value.market, 1, 5, "market");
    }
    let handicaps = handicaps(r);
    let levels: Vec<Item<LevelItem>> = named(r, "level", &["easy", "normal", "hard"]);
    for item in &levels {
        bounds(r, item, item.value.drawn, 1, Goal::COUNT as u8 - 1, "drawn");
        bounds(r, item, item.value.needed, 1, item.value.drawn, "needed");
    }
    for item in &ladders {
        if item.value.values.iter().any(|v| !(1..=9).contains(v)) {
            r.fault(TABLES, item.line, format!("levels '{}': each value must be 1 to 9", item.id));
        }
    }

    // Every fault is gathered before anything is relied on.
    let coverage = reader.finish()?;
    let cost = |c: &CostItem| [c.wood, c.stone, c.fur, c.bone, c.tool];
    let upgrade = |i: usize| cost(&upgrades[i].value.cost);
    Ok(Tables {
        tiles,
        frescoes: Table::from_fn(|f: Fresco| frescoes[f.index()]),
        crafts: Table::from_fn(|c: Craft| crafts[c.index()]),
        objectives: Table::from_fn(|o: Objective| {
            (objectives[o.index()].value.need, objectives[o.index()].value.count)
        }),
        goals: Table::from_fn(|g: Goal| (goals[g.index()].value.need, goals[g.index()].value.count)),
        cards: Table::from_fn(|c: Card| cards[c.index()]),
        obligatory: Table::from_fn(|h: Happening| obligatory[h.index()]),
        animals: Table::from_fn(|a: Animal| animals[a.index()]),
        upgrades: Table::from_fn(|a: Ability| [upgrade(2 * a.index()), upgrade(2 * a.index() + 1)]),
        range: ladders[0].value.values,
        transport: ladders[1].value.values,
        recipes: std::array::from_fn(|i| (cost(&recipes[i].value.cost), recipes[i].value.tools)),
        habitats: std::array::from_fn(|i| {
            let h = &habitats[i].value;
            HabitatFacts { cost: cost(&h.cost), beds: h.beds, points: h.points }
        }),
        offerings,
        megaliths: std::array::from_fn(|i| (cost(&megaliths[i].value.cost), megaliths[i].value.points)),
        frescoes_used: std::array::from_fn(|i| players[i].value.frescoes),
        market_size: std::array::from_fn(|i| players[i].value.market),
        handicaps,
        levels: std::array::from_fn(|i| {
            let l = &levels[i].value;
            SoloLevel { drawn: l.drawn, needed: l.needed, scarcity: l.scarcity }
        }),
        ids,
        coverage,
    })
}

fn names<T>(items: &[Item<T>]) -> Vec<String> {
    items.iter().map(|item| item.id.clone()).collect()
}

fn counted<T: serde::de::DeserializeOwned>(r: &mut Reader, file: &str, kind: &str, n: usize) -> Vec<Item<T>> {
    let items = r.items(file, kind);
    r.expect_count(file, kind, &items, n);
    // Ids stand in choice names and records: plain words only.
    for item in &items {
        if item.id.is_empty() || !item.id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
            r.fault(
                file,
                item.line,
                format!("{kind} '{}': an id is made of letters, digits and hyphens", item.id),
            );
        }
    }
    items
}

/// The items of a kind in the tables file, in the order of these ids.
fn named<T: serde::de::DeserializeOwned>(r: &mut Reader, kind: &str, ids: &[&str]) -> Vec<Item<T>> {
    let mut items: Vec<Item<T>> = r.items(TABLES, kind);
    for item in &items {
        if !ids.contains(&item.id.as_str()) {
            r.fault(TABLES, item.line, format!("{kind} '{}' is not one of: {}", item.id, ids.join(", ")));
        }
    }
    for id in ids {
        if !items.iter().any(|item| item.id == *id) {
            r.fault(TABLES, 0, format!("{kind} '{id}' is missing"));
        }
    }
    items.sort_by_key(|item| ids.iter().position(|id| *id == item.id));
    items
}

fn bounds<T>(r: &mut Reader, item: &Item<T>, value: u8, low: u8, high: u8, what: &str) {
    if !(low..=high).contains(&value) {
        let id = &item.id;
        r.fault(TABLES, item.line, format!("'{id}': {what} must be {low} to {high}, not {value}"));
    }
}

/// A word of a closed list, or a fault that names the item.
fn word<V>(
    r: &mut Reader,
    file: &str,
    item: &Item<()>,
    text: &str,
    find: impl Fn(&str) -> Option<V>,
) -> Option<V> {
    let found = find(text);
    if found.is_none() {
        r.fault(file, item.line, format!("'{}': unknown word '{text}'", item.id));
    }
    found
}

fn tiles(r: &mut Reader, ids: &mut Ids) -> Vec<TileFacts> {
    let items: Vec<Item<TileItem>> = counted(r, TERRAIN, "tile", Tile::COUNT);
    ids.tiles = names(&items);
    let sets = [
        (TileSet::Center, 1),
        (TileSet::Start, 8),
        (TileSet::Short, 4),
        (TileSet::Base, 32),
        (TileSet::Four, 24),
    ];
    // The numbering relies on the order of the sets.
    let mut expected = sets.iter().flat_map(|(set, n)| std::iter::repeat_n(*set, *n));
    let mut facts = Vec::new();
    for item in &items {
        let place = word(r, TERRAIN, &key(item), &item.value.shows, |w| match w {
            "none" => Some(Shows::Nothing),
            w => Source::from_word(w).map(Shows::Source).or_else(|| Animal::from_word(w).map(Shows::Spawn)),
        });
        let arrow = match item.value.arrow.as_str() {
            "chosen" => Some(None),
            w => word(r, TERRAIN, &key(item), w, Dir::from_word).map(Some),
        };
        if Some(item.value.set) != expected.next() {
            r.fault(TERRAIN, item.line, format!("tile '{}' stands in the wrong place of the list: 1 center, 8 start, 4 short, 32 base, 24 four", item.id));
        }
        if let (Some(shows), Some(arrow)) = (place, arrow) {
            let is_center = item.value.set == TileSet::Center;
            if is_center != (shows == Shows::Nothing) || is_center != arrow.is_none() {
                r.fault(
                    TERRAIN,
                    item.line,
                    format!("tile '{}': only the center tile shows nothing and has a chosen arrow", item.id),
                );
            }
            if matches!(shows, Shows::Source(_)) != (1..=3).contains(&item.value.value) {
                r.fault(
                    TERRAIN,
                    item.line,
                    format!("tile '{}': a resource tile has value 1 to 3, another 0", item.id),
                );
            }
            facts.push(TileFacts { set: item.value.set, shows, value: item.value.value, arrow });
        }
    }
    let spawns = |set: TileSet, animal: Animal| {
        facts.iter().filter(|t| t.set == set && t.shows == Shows::Spawn(animal)).count()
    };
    for (set, animal) in [
        (TileSet::Start, Animal::Horse),
        (TileSet::Start, Animal::Reindeer),
        (TileSet::Short, Animal::Bison),
        (TileSet::Short, Animal::Mammoth),
    ] {
        if facts.len() == Tile::COUNT && spawns(set, animal) != 1 {
            r.fault(TERRAIN, 0, format!("exactly one {set:?} tile must show the {animal}"));
        }
    }
    let short: Vec<_> = facts.iter().filter(|t| t.set == TileSet::Short).collect();
    if facts.len() == Tile::COUNT && short.iter().filter(|t| matches!(t.shows, Shows::Source(_))).count() != 2
    {
        r.fault(TERRAIN, 0, "two short tiles must show resources and two must show animals");
    }
    facts
}

/// The place of an item without its value, for faults.
fn key<T>(item: &Item<T>) -> Item<()> {
    Item {
        id: item.id.clone(),
        provenance: item.provenance,
        source: String::new(),
        line: item.line,
        value: (),
    }
}

fn frescoes(r: &mut Reader, ids: &mut Ids) -> Vec<[Animal; 3]> {
    let items: Vec<Item<FrescoItem>> = counted(r, FRESCOES, "fresco", Fresco::COUNT);
    ids.frescoes = names(&items);
    items
        .iter()
        .map(|item| {
            Line::ALL.iter().fold([Animal::Horse; 3], |mut lines, line| {
                let text = match line {
                    Line::Top => &item.value.top,
                    Line::Middle => &item.value.middle,
                    Line::Bottom => &item.value.bottom,
                };
                if let Some(animal) = word(r, FRESCOES, &key(item), text, Animal::from_word) {
                    lines[*line as usize] = animal;
                }
                lines
            })
        })
        .collect()
}

fn crafts(r: &mut Reader, ids: &mut Ids) -> Vec<CraftFacts> {
    let items: Vec<Item<CraftItem>> = counted(r, CRAFTS, "craft", Craft::COUNT);
    ids.crafts = names(&items);
    let mut facts = Vec::new();
    for item in &items {
        let CostItem { wood, stone, fur, bone, tool } = item.value.cost;
        if let Some(kind) = word(r, CRAFTS, &key(item), &item.value.kind, CraftKind::from_word) {
            facts.push(CraftFacts { kind, cost: [wood, stone, fur, bone, tool], points: item.value.points });
        }
    }
    for kind in CraftKind::all() {
        let n = facts.iter().filter(|c| c.kind == kind).count();
        if facts.len() == Craft::COUNT && n < 4 {
            r.fault(
                CRAFTS,
                0,
                format!("there must be at least four {kind}s, the number of the solo objective"),
            );
        }
    }
    facts
}

fn events(r: &mut Reader) -> Vec<bool> {
    let items: Vec<Item<EventItem>> = counted(r, SOLO, "event", Happening::COUNT);
    for (item, happening) in items.iter().zip(Happening::all()) {
        if item.id != happening.word() {
            r.fault(SOLO, item.line, format!("event '{}' stands in the place of {happening}", item.id));
        }
    }
    items.iter().map(|item| item.value.obligatory).collect()
}

fn cards(r: &mut Reader, ids: &mut Ids) -> Vec<CardFacts> {
    const AROUND: [&str; 8] =
        ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];
    let items: Vec<Item<CardItem>> = counted(r, SOLO, "card", Card::COUNT);
    ids.cards = names(&items);
    let mut facts = Vec::new();
    for item in &items {
        let (value, key) = (&item.value, key(item));
        let event = word(r, SOLO, &key, &value.event, Happening::from_word);
        let red = word(r, SOLO, &key, &value.red_shaman, Rite::from_word);
        let blue = word(r, SOLO, &key, &value.blue_shaman, Rite::from_word);
        let around = |w: &str| AROUND.iter().position(|a| *a == w).map(|i| i as u8);
        let start = [0, 1, 2].map(|i: usize| word(r, SOLO, &key, &value.start[i], around));
        let moves = [0, 1, 2].map(|i: usize| word(r, SOLO, &key, &value.r#move[i], Dir::from_word));
        if value.steps.iter().any(|s| !(1..=9).contains(s)) {
            r.fault(SOLO, item.line, format!("card '{}': rivals move 1 to 9 tiles", item.id));
        }
        if red == blue || [red, blue].contains(&Some(Rite::FirstPlayer)) {
            r.fault(
                SOLO,
                item.line,
                format!("card '{}': two different spaces of the solo hut are blocked", item.id),
            );
        }
        if start[0] == start[1] || start[1] == start[2] || start[0] == start[2] {
            r.fault(SOLO, item.line, format!("card '{}': rivals start on different tiles", item.id));
        }
        if let (
            Some(event),
            Some(red),
            Some(blue),
            [Some(a), Some(b), Some(c)],
            [Some(x), Some(y), Some(z)],
        ) = (event, red, blue, start, moves)
        {
            facts.push(CardFacts {
                event,
                action: value.action,
                blocks: [red, blue],
                start: Table::from_fn(|rival: Rival| [a, b, c][rival.index()]),
                moves: Table::from_fn(|rival: Rival| ([x, y, z][rival.index()], value.steps[rival.index()])),
            });
        }
    }
    facts
}

fn animals(r: &mut Reader) -> Vec<AnimalFacts> {
    let items: Vec<Item<AnimalItem>> = named(r, "animal", &["horse", "reindeer", "bison", "mammoth"]);
    let mut facts = Vec::new();
    for item in &items {
        let a = &item.value;
        let cold = word(r, TABLES, &key(item), &a.season, |w| match w {
            "hot" => Some(false),
            "cold" => Some(true),
            _ => None,
        });
        bounds(r, item, a.members, 1, 11, "members");
        bounds(r, item, a.speed, 1, 9, "speed");
        if let Some(cold) = cold {
            let AnimalItem { mastery, members, meat, fur, bone, speed, points, .. } = *a;
            facts.push(AnimalFacts { mastery, members, meat, fur, bone, cold, speed, points });
        }
    }
    facts
}

fn offerings(r: &mut Reader) -> Vec<Good> {
    let items: Vec<Item<OfferingItem>> = named(r, "offering", &["shaman"]);
    let mut goods = Vec::new();
    for item in &items {
        for text in &item.value.goods {
            let stored = |w: &str| Good::from_word(w).filter(|g| !g.is_food());
            goods.extend(word(r, TABLES, &key(item), text, stored));
        }
        goods.sort();
        goods.dedup();
        if goods.is_empty() {
            r.fault(TABLES, item.line, "the shaman accepts at least one resource");
        }
    }
    goods
}

fn handicaps(r: &mut Reader) -> [[[u8; 2]; 4]; 3] {
    let items: Vec<Item<HandicapItem>> = named(r, "handicap", &["2", "3", "4"]);
    let mut all = [[[0; 2]; 4]; 3];
    for (i, item) in items.iter().enumerate().take(3) {
        let HandicapItem { fruit, meat } = &item.value;
        if fruit.len() != i + 2 || meat.len() != i + 2 || fruit.iter().chain(meat).any(|n| *n > 3) {
            r.fault(
                TABLES,
                item.line,
                format!("handicap '{}': one number from 0 to 3 for each player", item.id),
            );
            continue;
        }
        for (place, both) in all[i].iter_mut().enumerate().take(i + 2) {
            *both = [fruit[place], meat[place]];
        }
    }
    all
}
