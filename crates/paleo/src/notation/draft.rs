//! A position as plain data. What follows from the rest is left out: the unseen fronts, the piles, the supply.

use std::collections::BTreeMap;

use kernel::Fault;
use serde::{Deserialize, Serialize};
use stdx::{Bits, Finite, Pile, Stack, Table};

use super::frames::{self, FrameDraft};
use crate::{
    Paleo, audit,
    effect::Stuff,
    flow::{self, End, Frame, Via},
    ids::{Back, Card, Cards, Group, Resource, Tool},
    pack::{DECK_MAX, GUARD_MAX, PEOPLE_MAX, PLACED_MAX, RACK_MAX},
    state::{Band, FRAMES_MAX, Member, Placed, Public, State, Veiled},
};

/// A whole position.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub players: u8,
    /// The day, from one; zero while the game is set up.
    pub day: u8,
    pub skulls: u8,
    pub tiles: u8,
    #[serde(default)]
    pub enraged: bool,
    #[serde(default)]
    pub ease: u8,
    pub modules: Vec<String>,
    pub ideas: Vec<String>,
    pub secrets: Vec<String>,
    #[serde(default)]
    pub waiting: Vec<String>,
    #[serde(default)]
    pub guard: Vec<String>,
    #[serde(default)]
    pub guard_wounds: u8,
    pub discard: Vec<String>,
    pub graveyard: Vec<String>,
    /// Dreams that are known to be somewhere in the decks or the hidden discard.
    #[serde(default)]
    pub day_dreams: Vec<String>,
    /// Dreams left in the camp, and those shuffled unseen into the day deck or discarded unseen today.
    pub dream_stack: u8,
    #[serde(default)]
    pub mixed_dreams: u8,
    #[serde(default)]
    pub hidden_dreams: u8,
    pub store: BTreeMap<String, u8>,
    pub rack: BTreeMap<String, u8>,
    pub missions: Vec<PlacedDraft>,
    pub groups: Vec<GroupDraft>,
    pub frames: Vec<FrameDraft>,
}

/// One group.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct GroupDraft {
    /// The revealed card, empty when there is none.
    #[serde(default)]
    pub front: String,
    /// The backs of the deck, the top one first.
    pub deck: Vec<String>,
    #[serde(default)]
    pub tools: BTreeMap<String, u8>,
    pub people: Vec<PersonDraft>,
    #[serde(default)]
    pub placed: Vec<PlacedDraft>,
}

/// One person.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct PersonDraft {
    pub card: String,
    #[serde(default)]
    pub wounds: u8,
}

/// A card in play with what lies on it.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct PlacedDraft {
    pub card: String,
    #[serde(default)]
    pub held: u8,
}

impl Paleo {
    pub(super) fn ids(&self, cards: Cards) -> Vec<String> {
        cards.iter().map(|c| self.card_id(c)).collect()
    }

    fn placed_draft(&self, placed: Placed) -> PlacedDraft {
        PlacedDraft { card: self.card_id(placed.card), held: placed.held }
    }

    fn tool_counts(&self, tools: &Table<Tool, u8, { Tool::COUNT }>) -> BTreeMap<String, u8> {
        tools.iter().filter(|(_, n)| **n > 0).map(|(t, n)| (self.tool_id(t), *n)).collect()
    }
}

/// The draft of what lies open.
pub(super) fn of(game: &Paleo, open: &Public) -> Draft {
    Draft {
        players: open.n_seats,
        day: open.day,
        skulls: open.skulls,
        tiles: open.tiles,
        enraged: open.enraged,
        ease: open.ease,
        modules: open.modules.iter().map(|m| game.pack.module(m).id.clone()).collect(),
        ideas: open.ideas.iter().map(|c| game.card_id(c)).collect(),
        secrets: game.ids(open.secrets),
        waiting: game.ids(open.waiting),
        guard: open.guard.iter().map(|c| game.card_id(c)).collect(),
        guard_wounds: open.guard_wounds,
        discard: game.ids(open.discard),
        graveyard: game.ids(open.graveyard),
        day_dreams: Vec::new(),
        dream_stack: open.dream_stack,
        mixed_dreams: open.mixed,
        hidden_dreams: open.hidden_fresh,
        store: Resource::all().map(|r| (r.word().to_owned(), open.store[r.index()])).collect(),
        rack: game.tool_counts(&open.rack),
        missions: open.missions.iter().map(|p| game.placed_draft(p)).collect(),
        groups: open.groups().iter().map(|g| group_draft(game, open.band(g))).collect(),
        frames: open.frames.as_slice().iter().map(|f| frames::of(game, *f)).collect(),
    }
}

fn group_draft(game: &Paleo, band: &Band) -> GroupDraft {
    GroupDraft {
        front: band.front.map_or_else(String::new, |c| game.card_id(c)),
        deck: band.deck.iter().rev().map(|b| game.back_id(b)).collect(),
        tools: game.tool_counts(&band.tools),
        people: band
            .people
            .iter()
            .map(|m| PersonDraft { card: game.card_id(m.card), wounds: m.wounds })
            .collect(),
        placed: band.placed.iter().map(|p| game.placed_draft(p)).collect(),
    }
}

/// Looks up names and gathers faults.
pub(super) struct Finder<'g> {
    pub game: &'g Paleo,
    pub faults: Vec<Fault>,
}

impl Finder<'_> {
    pub fn fault(&mut self, at: &str, what: impl Into<String>) {
        self.faults.push(Fault::new(at, what));
    }

    pub fn card(&mut self, at: &str, id: &str) -> Option<Card> {
        let card = self.game.pack.find_card(id);
        if card.is_none() {
            self.fault(at, format!("there is no card '{id}'"));
        }
        card
    }

    fn cards(&mut self, at: &str, ids: &[String]) -> Cards {
        let mut cards = Cards::EMPTY;
        for id in ids {
            match self.card(at, id) {
                Some(card) if cards.contains(card) => self.fault(at, format!("'{id}' stands there twice")),
                Some(card) => cards.insert(card),
                None => {}
            }
        }
        cards
    }

    fn pile<const N: usize>(&mut self, at: &str, ids: &[String]) -> Pile<Card, N> {
        if ids.len() > N {
            self.fault(at, format!("at most {N} fit"));
        }
        ids.iter().take(N).filter_map(|id| self.card(at, id)).collect()
    }

    pub fn back(&mut self, at: &str, word: &str) -> Option<Back> {
        let back = self.game.pack.find_back(word);
        if back.is_none() {
            self.fault(at, format!("there is no back '{word}'"));
        }
        back
    }

    pub fn tool(&mut self, at: &str, word: &str) -> Option<Tool> {
        let tool = self.game.pack.find_tool(word);
        if tool.is_none() {
            self.fault(at, format!("there is no tool '{word}'"));
        }
        tool
    }

    fn tools(&mut self, at: &str, counts: &BTreeMap<String, u8>) -> Table<Tool, u8, { Tool::COUNT }> {
        let mut tools = Table::filled(0);
        for (word, n) in counts {
            if let Some(tool) = self.tool(at, word) {
                tools[tool] = (*n).min(60);
            }
        }
        tools
    }

    fn placed(&mut self, at: &str, list: &[PlacedDraft]) -> Pile<Placed, PLACED_MAX> {
        if list.len() > PLACED_MAX {
            self.fault(at, format!("at most {PLACED_MAX} fit"));
        }
        list.iter()
            .take(PLACED_MAX)
            .filter_map(|p| Some(Placed { card: self.card(at, &p.card)?, held: p.held.min(60) }))
            .collect()
    }

    fn band(&mut self, at: &str, draft: &GroupDraft) -> Band {
        if draft.deck.len() > DECK_MAX || draft.people.len() > PEOPLE_MAX {
            self.fault(at, format!("at most {DECK_MAX} cards and {PEOPLE_MAX} people fit"));
        }
        let deck = draft.deck.iter().take(DECK_MAX).rev().filter_map(|b| self.back(at, b)).collect();
        let people: Pile<Member, PEOPLE_MAX> = draft
            .people
            .iter()
            .take(PEOPLE_MAX)
            .filter_map(|p| Some(Member { card: self.card(at, &p.card)?, wounds: p.wounds.min(8) }))
            .collect();
        let tools = self.tools(at, &draft.tools);
        let placed = self.placed(at, &draft.placed);
        let front = if draft.front.is_empty() { None } else { self.card(at, &draft.front) };
        let pack = &self.game.pack;
        let mut skills = [0u8; 3];
        for member in people.iter() {
            match pack.card(member.card).person {
                Some(person) => (0..3).for_each(|i| skills[i] += person.skills[i]),
                None => self.fault(at, format!("'{}' is no person", pack.card(member.card).id)),
            }
        }
        for tool in pack.all_tools().filter(|t| !pack.tool(*t).once) {
            (0..3).for_each(|i| {
                skills[i] = skills[i].saturating_add(pack.tool(tool).skill[i].saturating_mul(tools[tool]))
            });
        }
        for p in placed.iter() {
            (0..3).for_each(|i| skills[i] += pack.card(p.card).bonus[i]);
        }
        Band { deck, people, tools, placed, front, skills, wounds: people.iter().map(|m| m.wounds).sum() }
    }
}

pub(super) fn adopt(game: &Paleo, draft: Draft) -> Result<State, Vec<Fault>> {
    let pack = &game.pack;
    let mut find = Finder { game, faults: Vec::new() };
    let n_groups = draft.groups.len();
    let up_to_four = 1..=Group::COUNT;
    if !up_to_four.contains(&n_groups) || !up_to_four.contains(&(draft.players as usize)) {
        find.fault("groups", "one to four groups play, led by one to four players");
        return Err(find.faults);
    }
    let mut modules = Bits::EMPTY;
    for id in &draft.modules {
        match pack.find_module(id) {
            Some(module) => modules.insert(module),
            None => find.fault("modules", format!("there is no module '{id}'")),
        }
    }
    if modules.len() > crate::pack::MODULES_MAX {
        find.fault("modules", format!("at most {} modules are in play", crate::pack::MODULES_MAX));
    }
    let mut stack = Vec::new();
    for (i, frame) in draft.frames.iter().enumerate() {
        stack.extend(frames::adopt(&mut find, &format!("frames.{i}"), frame));
    }
    if stack.len() > FRAMES_MAX - 4 {
        find.fault("frames", format!("at most {} frames fit", FRAMES_MAX - 4));
    }
    let bands: Vec<Band> =
        draft.groups.iter().enumerate().map(|(i, g)| find.band(&format!("groups.{i}"), g)).collect();
    let mut store = [0u8; 3];
    for (word, n) in &draft.store {
        match Resource::from_word(word) {
            Some(r) if *n <= pack.cap(r) => store[r.index()] = *n,
            _ => find.fault(&format!("store.{word}"), "is no resource, or more than there are"),
        }
    }
    let rack = find.tools("rack", &draft.rack);
    let missions = find.placed("missions", &draft.missions);
    let ideas = find.pile::<RACK_MAX>("ideas", &draft.ideas);
    let guard = find.pile::<GUARD_MAX>("guard", &draft.guard);
    let discard = find.cards("discard", &draft.discard);
    let graveyard = find.cards("graveyard", &draft.graveyard);
    let secrets = find.cards("secrets", &draft.secrets);
    let waiting = find.cards("waiting", &draft.waiting);
    let day_dreams = find.cards("day_dreams", &draft.day_dreams);
    if !day_dreams.is_subset(&pack.dreams) {
        find.fault("day_dreams", "only dreams of the camp stand there");
    }
    if !find.faults.is_empty() {
        return Err(find.faults);
    }

    let blank = Band {
        deck: Pile::EMPTY,
        people: Pile::EMPTY,
        tools: Table::filled(0),
        placed: Pile::EMPTY,
        front: None,
        skills: [0; 3],
        wounds: 0,
    };
    let bands: [Band; Group::COUNT] = std::array::from_fn(|i| bands.get(i).copied().unwrap_or(blank));
    let open = Public {
        n_seats: draft.players,
        n_groups: n_groups as u8,
        modules,
        day: draft.day,
        store,
        supply: [0; 3],
        skulls: draft.skulls,
        tiles: draft.tiles,
        enraged: draft.enraged,
        ease: draft.ease,
        bands,
        rack,
        reserve: Table::filled(0),
        ideas,
        missions,
        guard,
        guard_wounds: draft.guard_wounds,
        discard,
        graveyard,
        secrets,
        waiting,
        hidden: 0,
        hidden_fresh: draft.hidden_dreams,
        mixed: draft.mixed_dreams,
        dream_stack: draft.dream_stack,
        pool: Table::filled(0),
        frames: Stack::from_slice(&stack).unwrap_or_else(|| Stack::new(Frame::Over(End::Emptied))),
    };
    if stack.is_empty() {
        return Err(vec![Fault::new("frames", "there must be a frame")]);
    }
    let veiled =
        Veiled { unseen: Cards::EMPTY, people: Cards::EMPTY, ideas: Cards::EMPTY, dreams: Cards::EMPTY };
    let mut state = State { open, veiled };
    derive(game, &mut state, day_dreams).map_err(|fault| vec![fault])?;
    let sound = |state: &State| audit::audit(game, state).map_err(|what| vec![Fault::new("position", what)]);
    sound(&state)?;
    // What needs no decision is done, so that an edited position always waits for somebody.
    flow::settle(game, &mut state, &mut ());
    sound(&state)?;
    Ok(state)
}

/// Fills in what follows from the rest.
fn derive(game: &Paleo, state: &mut State, day_dreams: Cards) -> Result<(), Fault> {
    let (pack, open) = (&game.pack, &mut state.open);
    let mut placed = open.discard | open.graveyard | open.secrets | open.waiting;
    placed |= open.ideas.iter().chain(open.guard.iter()).collect();
    placed |= open.missions.iter().map(|p| p.card).collect();
    for band in &open.bands {
        placed |= band.people.iter().map(|m| m.card).chain(band.placed.iter().map(|p| p.card)).collect();
        placed |= band.front.iter().copied().collect();
    }
    for frame in open.frames.as_slice() {
        if let Frame::Choose { card, via: Via::Secret, .. } = frame {
            placed.insert(*card);
        }
    }
    let mut day = pack.day_cards(open.modules) | day_dreams;
    for module in open.modules {
        day = day | pack.module(module).waiting | pack.module(module).secrets;
    }
    let veiled = &mut state.veiled;
    veiled.unseen = day - placed;
    veiled.people = pack.people - placed;
    veiled.ideas = pack.ideas - placed;
    veiled.dreams = pack.dreams - placed - day_dreams;

    let mut held = [0u8; 3];
    let mut laid = open.rack;
    let beside = open.bands.iter().flat_map(|b| b.placed.iter()).chain(open.missions.iter());
    for p in beside.collect::<Vec<_>>() {
        match pack.card(p.card).space {
            Some((Stuff::Resource(r), _)) => held[r.index()] = held[r.index()].saturating_add(p.held),
            Some((Stuff::Tool(t), _)) => laid[t] = laid[t].saturating_add(p.held),
            None => {}
        }
    }
    let short = |what: &str| Fault::new(what.to_owned(), "there are more than the box holds");
    for r in Resource::all() {
        let i = r.index();
        let used = open.store[i].checked_add(held[i]);
        open.supply[i] =
            used.and_then(|n| pack.cap(r).checked_sub(n)).ok_or_else(|| short(&format!("store.{r}")))?;
    }
    for tool in pack.all_tools() {
        let owned: u32 =
            open.bands.iter().map(|b| u32::from(b.tools[tool])).sum::<u32>() + u32::from(laid[tool]);
        let left = u32::from(pack.tool(tool).count).checked_sub(owned);
        open.reserve[tool] = left.ok_or_else(|| short(&format!("tools.{}", pack.tool(tool).id)))? as u8;
    }

    // Cards that lie neither in a deck nor open are still to be dealt, or in the hidden discard.
    let dealing = open.frames.as_slice().iter().any(|f| matches!(f, Frame::Deal { .. }));
    let mut decked = Table::<Back, u8, { Back::COUNT }>::filled(0);
    for band in &open.bands {
        band.deck.iter().for_each(|b| decked[b] += 1);
    }
    for frame in open.frames.as_slice() {
        if let Frame::Reveal { backs, .. } = frame {
            backs.iter().flatten().for_each(|b| decked[*b] += 1);
        }
    }
    if open.day == 0 {
        return Ok(());
    }
    open.hidden = open.hidden_fresh;
    for back in Back::all().filter(|b| *b != Back::FRESH) {
        let mut fronts = (veiled.unseen & pack.of_back[back.index()]).len() as u8;
        if back == Back::DREAM {
            fronts = fronts.saturating_add(open.mixed);
        }
        let Some(left) = fronts.checked_sub(decked[back]) else {
            let what = format!(
                "there are {} cards of back '{}' for {fronts} fronts",
                decked[back],
                game.back_id(back)
            );
            return Err(Fault::new("groups", what));
        };
        if dealing {
            open.pool[back] = left;
        } else {
            open.hidden = open.hidden.saturating_add(left);
        }
    }
    Ok(())
}
