//! A table for tests: positions are edited as drafts, decisions are made by name.

use std::{collections::BTreeMap, sync::LazyLock};

use content::{Pack, Packed};
use kernel::{Actor, Choices, Finite, Game, Names, Next, Notation, Present, Rng, Seat, Setup};

use crate::{
    Choice, Draft, Event, FrameDraft, Paleo, State,
    notation::{PersonDraft, PlacedDraft},
};

pub static GAME: LazyLock<Paleo> = LazyLock::new(Paleo::built_in);

pub struct Table<'g> {
    pub game: &'g Paleo,
    pub state: State,
    pub names: Names<Choice>,
    pub events: Vec<Event>,
    rng: Rng,
}

/// The frames of a day below the floor.
pub fn day_frames() -> Vec<FrameDraft> {
    let frame =
        |kind: &str, word: &str| FrameDraft { kind: kind.into(), word: word.into(), ..FrameDraft::default() };
    vec![frame("over", "emptied"), frame("game", "night"), frame("day", "")]
}

impl Table<'static> {
    /// A game at its first scouting, chance drawn from a fixed seed.
    pub fn new(setup: &str) -> Table<'static> {
        Table::of(&GAME, setup)
    }

    /// A floor with these revealed cards, one a group; nobody and nothing else but a deck of three harmless backs.
    pub fn floor(setup: &str, fronts: &[&str]) -> Table<'static> {
        Table::floor_of(&GAME, setup, fronts)
    }

    /// A night about to begin its missions, everybody fed.
    pub fn night(setup: &str) -> Table<'static> {
        let mut table = Table::floor(setup, &[]);
        table.edit(|d| {
            d.groups.iter_mut().for_each(|g| g.deck.clear());
            d.frames = day_frames();
            d.frames[1].word = "deal".into();
            d.frames[2] =
                FrameDraft { kind: "night".into(), word: "missions".into(), ..FrameDraft::default() };
            d.frames[2].cards = d.missions.iter().map(|m| m.card.clone()).collect();
            d.frames[2].cards.sort_by_key(|c| GAME.pack.find_card(c).map(Finite::index));
        });
        table
    }
}

impl<'g> Table<'g> {
    pub fn of(game: &'g Paleo, setup: &str) -> Table<'g> {
        let setup = Setup::parse(game, setup).expect("a set-up");
        let state = game.start(&setup);
        let mut table = Table { game, state, names: Names::new(game), events: Vec::new(), rng: Rng::new(11) };
        table.draw();
        table
    }

    pub fn floor_of(game: &'g Paleo, setup: &str, fronts: &[&str]) -> Table<'g> {
        let mut table = Table::of(game, setup);
        table.edit(|d| {
            let n = d.groups.len();
            for (i, group) in d.groups.iter_mut().enumerate() {
                group.people.clear();
                group.tools.clear();
                group.placed.clear();
                group.deck = ["forest", "river", "mountain"].map(String::from).to_vec();
                group.front = fronts.get(i).map_or_else(String::new, |f| f.to_string());
            }
            d.discard.clear();
            d.rack = BTreeMap::from([("torch".into(), 5), ("hand-axe".into(), 5), ("spear".into(), 5)]);
            for (idea, tool) in [("N0T", "tent"), ("H0R", "raft")] {
                if d.ideas.iter().any(|i| i == idea) {
                    d.rack.insert(tool.into(), 3);
                }
            }
            d.frames = day_frames();
            let groups = (1..=n).filter(|i| !fronts.get(i - 1).is_none_or(|f| f.is_empty())).collect();
            d.frames.push(FrameDraft {
                kind: "floor".into(),
                groups,
                offers: vec![Vec::new(); 4],
                ..FrameDraft::default()
            });
            d.secrets.retain(|s| !fronts.contains(&s.as_str()));
            d.waiting.retain(|s| !fronts.contains(&s.as_str()));
        });
        table
    }

    /// Edits the position; panics with the faults if it is then impossible.
    pub fn edit(&mut self, f: impl FnOnce(&mut Draft)) {
        let mut draft = self.game.draft(&self.state);
        f(&mut draft);
        self.state = self.game.adopt(draft).unwrap_or_else(|faults| panic!("{faults:?}"));
    }

    pub fn draft(&self) -> Draft {
        self.game.draft(&self.state)
    }

    /// Draws chance from the seed until a seat decides.
    pub fn draw(&mut self) {
        while self.game.next(&self.state) == Next::Chance {
            let mut choices = Choices::new();
            self.game.legal(&self.state, Actor::Chance, &mut choices);
            let choice = choices.pick(&mut self.rng);
            self.game.apply(&mut self.state, choice, &mut self.events);
        }
    }

    /// One outcome of chance, the first.
    pub fn draw_one(&mut self) {
        let choices = self.list(Actor::Chance);
        self.game.apply(&mut self.state, choices.get(0), &mut self.events);
    }

    fn list(&self, actor: Actor) -> Choices<Choice> {
        let mut choices = Choices::new();
        if self.game.next(&self.state).allows(actor) {
            self.game.legal(&self.state, actor, &mut choices);
        }
        choices
    }

    fn make(&mut self, actor: Actor, name: &str) {
        let choice = self.names.find(name).unwrap_or_else(|e| panic!("{e}"));
        let choices = self.list(actor);
        let legal = choices.find(choice).unwrap_or_else(|| {
            let list: Vec<String> = choices.iter().map(|c| self.game.choice_name(c)).collect();
            panic!(
                "{actor}: '{name}' is not legal; next is {:?}, legal are {list:?}",
                self.game.next(&self.state)
            )
        });
        self.game.apply(&mut self.state, legal, &mut self.events);
        self.game.audit(&self.state).expect("a sound position");
    }

    /// A seat (from one) decides by name.
    pub fn act(&mut self, seat: usize, name: &str) -> &mut Self {
        self.make(Actor::Seat(Seat::nth(seat - 1)), name);
        self
    }

    /// Nature decides by name.
    pub fn chance(&mut self, name: &str) -> &mut Self {
        self.make(Actor::Chance, name);
        self
    }

    /// What a seat may do, by name.
    pub fn legal(&self, seat: usize) -> Vec<String> {
        let choices = self.list(Actor::Seat(Seat::nth(seat - 1)));
        choices.iter().map(|c| self.game.choice_name(c)).collect()
    }

    pub fn can(&self, seat: usize, name: &str) -> bool {
        self.names.find(name).unwrap_or_else(|e| panic!("{e}"));
        self.legal(seat).iter().any(|n| n == name)
    }

    /// The choice is refused, and the reason names the clause.
    pub fn refuse(&self, seat: usize, name: &str, clause: &str) -> &Self {
        assert!(!self.can(seat, name), "'{name}' is legal for seat {seat}");
        let choice = self.names.find(name).expect("known");
        let reason = self.game.why_not(&self.state, Seat::nth(seat - 1), choice);
        assert_eq!(reason.clause, clause, "the reason against '{name}': {reason:?}");
        self
    }

    pub fn next(&self) -> Next {
        self.game.next(&self.state)
    }

    pub fn decides(&self, seat: usize) -> bool {
        self.next().allows(Actor::Seat(Seat::nth(seat - 1)))
    }

    pub fn reason(&self) -> Option<&'static str> {
        self.game.outcome(&self.state).map(|o| o.reason)
    }

    pub fn people(&mut self, group: usize, cards: &[&str]) -> &mut Self {
        self.edit(|d| {
            d.groups[group - 1].people =
                cards.iter().map(|c| PersonDraft { card: c.to_string(), wounds: 0 }).collect();
        });
        self
    }

    pub fn wound(&mut self, group: usize, person: usize, wounds: u8) -> &mut Self {
        self.edit(|d| d.groups[group - 1].people[person].wounds = wounds);
        self
    }

    /// Gives tools from the reserve, or from the rack when that has too few.
    pub fn tool(&mut self, group: usize, tool: &str, n: u8) -> &mut Self {
        self.edit(|d| {
            d.groups[group - 1].tools.insert(tool.into(), n);
            if let Some(rack) = d.rack.get_mut(tool) {
                *rack = rack.saturating_sub(n);
            }
        });
        self
    }

    pub fn deck(&mut self, group: usize, backs: &[&str]) -> &mut Self {
        self.edit(|d| d.groups[group - 1].deck = backs.iter().map(|b| b.to_string()).collect());
        self
    }

    pub fn place(&mut self, group: usize, card: &str) -> &mut Self {
        self.edit(|d| {
            d.secrets.retain(|s| s != card);
            d.groups[group - 1].placed.push(PlacedDraft { card: card.into(), held: 0 });
        });
        self
    }

    pub fn store(&mut self, food: u8, wood: u8, stone: u8) -> &mut Self {
        self.edit(|d| {
            for (word, n) in [("food", food), ("wood", wood), ("stone", stone)] {
                d.store.insert(word.into(), n);
            }
        });
        self
    }

    pub fn bury(&mut self, cards: &[&str]) -> &mut Self {
        self.edit(|d| d.graveyard.extend(cards.iter().map(|c| c.to_string())));
        self
    }

    pub fn food(&self) -> u8 {
        self.state.open.store[0]
    }

    pub fn wood(&self) -> u8 {
        self.state.open.store[1]
    }

    pub fn stone(&self) -> u8 {
        self.state.open.store[2]
    }

    pub fn skulls(&self) -> u8 {
        self.state.open.skulls
    }

    pub fn tiles(&self) -> u8 {
        self.state.open.tiles
    }

    pub fn tools(&self, group: usize, tool: &str) -> u8 {
        let tool = self.game.pack.find_tool(tool).expect("a tool");
        self.state.open.bands[group - 1].tools[tool]
    }

    pub fn rack(&self, tool: &str) -> u8 {
        self.state.open.rack[self.game.pack.find_tool(tool).expect("a tool")]
    }

    pub fn reserve(&self, tool: &str) -> u8 {
        self.state.open.reserve[self.game.pack.find_tool(tool).expect("a tool")]
    }

    pub fn has_person(&self, group: usize, card: &str) -> bool {
        let card = self.game.pack.find_card(card).expect("a card");
        self.state.open.bands[group - 1].people.iter().any(|m| m.card == card)
    }

    pub fn wounds(&self, card: &str) -> u8 {
        let card = self.game.pack.find_card(card).expect("a card");
        let mut members = self.state.open.bands.iter().flat_map(|b| b.people.iter());
        members.find(|m| m.card == card).expect("in a group").wounds
    }

    pub fn n_people(&self, group: usize) -> usize {
        self.state.open.bands[group - 1].people.len()
    }

    pub fn cards_left(&self, group: usize) -> usize {
        self.state.open.bands[group - 1].deck.len()
    }

    pub fn front(&self, group: usize) -> Option<&str> {
        self.state.open.bands[group - 1].front.map(|c| self.game.pack.card(c).id.as_str())
    }

    pub fn in_graveyard(&self, card: &str) -> bool {
        self.state.open.graveyard.contains(self.game.pack.find_card(card).expect("a card"))
    }

    pub fn in_discard(&self, card: &str) -> bool {
        self.state.open.discard.contains(self.game.pack.find_card(card).expect("a card"))
    }

    pub fn frame(&self) -> String {
        self.draft().frames.last().expect("a frame").kind.clone()
    }
}

/// The built-in pack with some files replaced or added.
pub fn pack_with(changes: &[(&str, String)]) -> Pack {
    let mut files: Vec<(&str, &str)> = Paleo::FILES.to_vec();
    for (name, text) in changes {
        files.retain(|(n, _)| n != name);
        files.push((name, text));
    }
    Pack::embedded(&files)
}

/// A built-in file.
pub fn file(name: &str) -> String {
    Paleo::FILES.iter().find(|(n, _)| *n == name).expect("a file").1.to_string()
}

/// The built-in game with a module K of these cards beside its mission, and room for them in the box.
pub fn with_module(cards: &str, n_cards: usize) -> Paleo {
    let own = r#"provenance = "designed"
source = "a test"
"#;
    let modules = format!(
        "{}\n[[module]]\nid = \"K\"\ntitle = \"own\"\nname = \"Own\"\ndifficulty = \"easy\"\nsize = {}\n{own}",
        file("modules.toml"),
        n_cards + 1
    );
    let mission = "[[card]]\nid = \"K00\"\ntitle = \"own\"\nname = \"Own\"\nkind = \"mission\"\noptions = [\n  { id = \"death\", hostile = true, gain = [\"skull 1\"] },\n]\n";
    let all = format!("{mission}{own}\n{}", cards.replace("OWN", own));
    let rules = file("rules.toml").replace("cards = 222", &format!("cards = {}", 223 + n_cards));
    let pack = pack_with(&[("modules.toml", modules), ("module-k.toml", all), ("rules.toml", rules)]);
    Paleo::load(&pack).unwrap_or_else(|faults| panic!("{faults}"))
}
