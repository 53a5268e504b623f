//! From a draft back to a position: every word is looked up, every fault gathered.

use kernel::{Actor, Fault, Seat};
use stdx::{Bits, Finite, Pile, Stack, Table};

use super::{
    draft::{ClanDraft, Draft, FrameDraft, OrderDraft, PartyDraft, SoloDraft},
    words,
};
use crate::{
    Doggerland,
    flow::setup::founders,
    frame::{Frame, Order, Party, RiteOrder, Task},
    ids::{
        Ability, Animal, Card, Couple, Craft, Dir, End, Fresco, Goal, Good, Home, Line, Mode, Objective,
        Panel, Ration, Rite, Rival, Role, Spot, Tile, Ware,
    },
    land::{Area, Cell},
    pack::{Shows, TileSet},
    state::{CLANS_MAX, Clan, FRAMES_MAX, HUNTERS_MAX, MEEPLES, ORDERS_MAX, Solo, State, Wall},
};

/// Gathers faults while words are looked up.
struct Check<'g> {
    game: &'g Doggerland,
    faults: Vec<Fault>,
}

/// The most of any good that a typed position may hold; far beyond any game, far below overflow.
const GOODS_MAX: u8 = 100;

pub(super) fn adopt(game: &Doggerland, draft: Draft) -> Result<State, Vec<Fault>> {
    let mut check = Check { game, faults: Vec::new() };
    let state = check.position(&draft);
    if check.faults.is_empty() { state.ok_or_else(Vec::new) } else { Err(check.faults) }
}

impl Check<'_> {
    fn fault(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.faults.push(Fault::new(at, what));
    }

    fn word<T>(&mut self, at: &str, word: &str, find: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = find(word);
        if found.is_none() {
            self.fault(at, format!("unknown word '{word}'"));
        }
        found
    }

    fn id<T: Finite>(&mut self, at: &str, ids: &[String], word: &str) -> Option<T> {
        self.word(at, word, |word| ids.iter().position(|id| id == word).and_then(T::get))
    }

    fn seat(&mut self, at: &str, word: &str, n: usize) -> Option<Seat> {
        self.word(at, word, |word| match word.parse() {
            Ok(Actor::Seat(seat)) if seat.index() < n => Some(seat),
            _ => None,
        })
    }

    fn cell(&mut self, at: &str, word: &str) -> Option<Cell> {
        self.word(at, word, Cell::from_name)
    }

    fn area(&mut self, at: &str, words: &[String]) -> Area {
        words.iter().filter_map(|word| self.cell(at, word)).collect()
    }

    fn limit(&mut self, at: &str, n: u8, max: u8) -> u8 {
        if n > max {
            self.fault(at, format!("{n} is more than {max}"));
        }
        n.min(max)
    }

    fn set<T: Finite>(&mut self, at: &str, ids: &[String], words: &[String]) -> Bits<T> {
        words.iter().filter_map(|word| self.id::<T>(at, ids, word)).collect()
    }

    fn position(&mut self, draft: &Draft) -> Option<State> {
        let game = self.game;
        let ids = &game.tables.ids;
        let n = draft.clans.len();
        if !(1..=CLANS_MAX).contains(&n) {
            self.fault("clans", format!("{n} clans cannot play"));
            return None;
        }
        let mode = self.word("mode", &draft.mode, Mode::from_word)?;
        if mode.is_solo() != (n == 1) {
            self.fault("mode", format!("'{mode}' is not played by {n}"));
        }
        let first = self.seat("first", &draft.first, n);
        let arrow = self.word("arrow", &draft.arrow, Dir::from_word);
        let centre = self.word("centre", &draft.centre, Dir::from_word);

        let mut tiles = Table::filled(None);
        let (mut land, mut sources) = (Area::EMPTY, Area::EMPTY);
        let mut laid = Bits::<Tile, 2>::EMPTY;
        for (at, id) in &draft.tiles {
            let (cell, tile) = (self.cell("tiles", at), self.id::<Tile>("tiles", &ids.tiles, id));
            let (Some(cell), Some(tile)) = (cell, tile) else { continue };
            if laid.contains(tile) {
                self.fault(format!("tiles.{at}"), format!("tile '{id}' lies twice"));
            }
            laid.insert(tile);
            tiles[cell] = Some(tile);
            land.insert(cell);
            if let Shows::Source(_) = game.tables.tile(tile).shows {
                sources.insert(cell);
            }
        }
        let all_tiles: Bits<Tile, 2> = Tile::all()
            .filter(|tile| game.tables.tile(*tile).set != TileSet::Four || matches!(n, 1 | 4))
            .collect();
        let (frescoes, mut wall) = self.frescoes(draft, n);
        let market = self.set::<Craft>("market", &ids.crafts, &draft.market);
        let craft_discards = self.set::<Craft>("craft_discards", &ids.crafts, &draft.craft_discards);
        let objectives = self.set::<Objective>("objectives", &ids.objectives, &draft.objectives);
        let solo = self.solo(draft, mode);
        let guests = self.guests(draft);

        let mut clans: Vec<Clan> = Vec::new();
        for (i, clan) in draft.clans.iter().enumerate() {
            let guests = if i == 0 { guests } else { [0; 2] };
            clans.extend(self.clan(&format!("clans.{i}"), clan, &frescoes, guests));
        }
        let herds = self.herds(draft, land);
        let frames = self.frames(draft, n, &frescoes);
        if !self.faults.is_empty() {
            return None;
        }
        let (frames, solo) = (frames?, solo?);

        let owned = clans.iter().fold(Bits::EMPTY, |all: Bits<Craft>, clan| all | clan.crafts);
        let mut supply = Table::filled(MEEPLES);
        for animal in Animal::all() {
            let held = frames.as_slice().iter();
            let held =
                held.filter(|f| matches!(f, Frame::Remember { animal: a, .. } if *a == animal)).count();
            let remembered: usize = clans.iter().map(|clan| clan.memory[animal] as usize).sum();
            let rivals = solo.memory.iter().filter(|a| *a == animal).count();
            let used = herds[animal].len() + held + remembered + rivals;
            if used > MEEPLES as usize {
                self.fault("animals", format!("there are {used} {animal} meeples, but only {MEEPLES} exist"));
            }
            supply[animal] = MEEPLES.saturating_sub(used as u8);
        }
        let (mut camps, mut claimed, mut hut) = (Area::EMPTY, Bits::EMPTY, Bits::EMPTY);
        for order in clans.iter().flat_map(|clan| clan.orders.iter()) {
            let spot = match order {
                Order::Expedition { cell, .. } => {
                    camps.insert(cell);
                    None
                }
                Order::Craft { craft, .. } => {
                    claimed.insert(craft);
                    None
                }
                Order::Paint { spot, .. } => Some(spot),
                Order::Rite(rite) => {
                    hut.insert(rite.rite);
                    rite.spot
                }
                Order::Build { .. } | Order::Birth { .. } | Order::Train { .. } => None,
            };
            if let Some(spot) = spot {
                if wall[spot] != Wall::Free {
                    self.fault("frescoes", "somebody paints where a cube lies or somebody stands");
                }
                wall[spot] = Wall::Held;
            }
        }
        // Seats where nobody sits hold the clan of the start, so that equal positions are equal.
        let mut all = [founders(); CLANS_MAX];
        all[..n].copy_from_slice(&clans);
        Some(State {
            mode,
            n_seats: n as u8,
            round: draft.round,
            first: first?,
            hut_taken: draft.hut_taken,
            arrow: arrow?,
            centre: centre?,
            tiles,
            land,
            sources,
            half: self.area("half", &draft.half),
            spent: self.area("spent", &draft.spent),
            herds,
            supply,
            camps,
            pile: all_tiles - laid,
            craft_pile: Bits::full() - owned - market - craft_discards,
            market,
            craft_discards,
            claimed,
            hut,
            fresco_pile: Bits::full() - frescoes.iter().collect(),
            frescoes,
            wall,
            objectives,
            clans: all,
            solo,
            frames,
        })
        .filter(|_| self.faults.is_empty())
    }

    fn frescoes(&mut self, draft: &Draft, n: usize) -> (Pile<Fresco, 6>, Table<Spot, Wall, 18>) {
        let ids = &self.game.tables.ids;
        let (mut pile, mut wall) = (Pile::EMPTY, Table::filled(Wall::Free));
        if draft.frescoes.len() > 6 {
            self.fault("frescoes", "more than six fresco tiles");
        }
        for (at, item) in draft.frescoes.iter().take(6).enumerate() {
            let place = format!("frescoes.{at}");
            let Some(fresco) = self.id::<Fresco>(&place, &ids.frescoes, &item.id) else { continue };
            if pile.contains(fresco) {
                self.fault(&place, format!("fresco '{}' lies twice", item.id));
                continue;
            }
            let spots = pile.len();
            pile.push(fresco);
            for (line, text) in
                [(Line::Top, &item.top), (Line::Middle, &item.middle), (Line::Bottom, &item.bottom)]
            {
                let spot = Spot::of(spots, line);
                wall[spot] = match text.as_str() {
                    "free" => Wall::Free,
                    "rivals" => Wall::Rivals,
                    text => {
                        let (seat, cubes) = match text.strip_suffix(" twice") {
                            Some(seat) => (seat, 2),
                            None => (text, 1),
                        };
                        match self.seat(&format!("{place}.{line}"), seat, n) {
                            Some(by) => Wall::Painted { by, cubes },
                            None => Wall::Free,
                        }
                    }
                };
            }
        }
        (pile, wall)
    }

    fn herds(&mut self, draft: &Draft, land: Area) -> Table<Animal, Area, 4> {
        let mut herds = Table::filled(Area::EMPTY);
        for (at, word) in &draft.animals {
            let (cell, animal) = (self.cell("animals", at), self.word("animals", word, Animal::from_word));
            let (Some(cell), Some(animal)) = (cell, animal) else { continue };
            if !land.contains(cell) {
                self.fault(format!("animals.{at}"), "no tile lies there");
            }
            herds[animal].insert(cell);
        }
        herds
    }

    fn guests(&mut self, draft: &Draft) -> [u8; 2] {
        let mut guests = [0; 2];
        for word in draft.solo.iter().flat_map(|solo| &solo.guests) {
            match self.word("solo.guests", word, Role::from_word) {
                Some(Role::GuestChief) => guests[0] = 1,
                Some(Role::GuestHunter) => guests[1] = 1,
                Some(role) => self.fault("solo.guests", format!("the {role} is no guest")),
                None => {}
            }
        }
        guests
    }

    fn solo(&mut self, draft: &Draft, mode: Mode) -> Option<Solo> {
        let ids = &self.game.tables.ids;
        let mut solo = Solo {
            goals: Bits::EMPTY,
            marked: Bits::EMPTY,
            cards: Bits::EMPTY,
            card: None,
            acting: None,
            torch_used: false,
            rivals: Table::filled(None),
            memory: Pile::EMPTY,
        };
        let Some(SoloDraft { goals, marked, cards, card, acting, torch_used, guests: _, rivals, memory }) =
            &draft.solo
        else {
            if mode.is_solo() {
                self.fault("solo", "the solo game has a solo board");
            }
            return Some(solo);
        };
        if !mode.is_solo() {
            self.fault("solo", "the solo board is for one player");
        }
        solo.goals = self.set::<Goal>("solo.goals", &ids.goals, goals);
        solo.marked = self.set::<Goal>("solo.marked", &ids.goals, marked);
        solo.cards = self.set::<Card>("solo.cards", &ids.cards, cards);
        solo.card = card.as_ref().and_then(|card| self.id::<Card>("solo.card", &ids.cards, card));
        if *acting {
            if solo.card.is_none() {
                self.fault("solo.acting", "no card lies open");
            }
            solo.acting = solo.card.map(|card| self.game.tables.cards[card].event);
        }
        solo.torch_used = *torch_used;
        for (word, at) in rivals {
            let rival = self.word("solo.rivals", word, Rival::from_word);
            let cell = self.cell("solo.rivals", at);
            if let (Some(rival), Some(cell)) = (rival, cell) {
                solo.rivals[rival] = Some(cell);
            }
        }
        for word in memory {
            let Some(animal) = self.word("solo.memory", word, Animal::from_word) else { continue };
            if solo.memory.is_full() {
                self.fault("solo.memory", "the rivals' memory has five spaces");
                break;
            }
            solo.memory.push(animal);
        }
        Some(solo)
    }

    fn clan(
        &mut self,
        at: &str,
        draft: &ClanDraft,
        frescoes: &Pile<Fresco, 6>,
        guests: [u8; 2],
    ) -> Option<Clan> {
        let ids = &self.game.tables.ids;
        let stores = &draft.stores;
        let stores = [stores.wood, stores.stone, stores.fur, stores.bone, stores.tool]
            .map(|n| self.limit(&format!("{at}.stores"), n, GOODS_MAX));
        let mut bowls = [[0; 2]; 3];
        if draft.bowls.len() != 3 {
            self.fault(format!("{at}.bowls"), "there are three bowls");
        }
        for (i, (bowl, item)) in bowls.iter_mut().zip(&draft.bowls).enumerate() {
            let place = format!("{at}.bowls.{i}");
            *bowl = [item.fruit, item.meat].map(|n| self.limit(&place, n, GOODS_MAX));
        }
        let mut levels = Table::filled(0);
        for (ability, level) in [
            (Ability::Range, draft.levels.range),
            (Ability::Transport, draft.levels.transport),
            (Ability::Tools, draft.levels.tools),
        ] {
            if !(1..=3).contains(&level) {
                self.fault(format!("{at}.levels.{ability}"), "levels are 1 to 3");
            }
            levels[ability] = level.clamp(1, 3) - 1;
        }
        let hunters = self.limit(&format!("{at}.hunters"), draft.hunters, HUNTERS_MAX);
        let newborns = self.limit(&format!("{at}.newborns"), draft.newborns, HUNTERS_MAX - hunters);
        let mut homes = [Home::Empty; 6];
        if draft.homes.len() != 6 {
            self.fault(format!("{at}.homes"), "there are six habitat slots");
        }
        for (home, word) in homes.iter_mut().zip(&draft.homes) {
            *home = self.word(&format!("{at}.homes"), word, Home::from_word).unwrap_or(Home::Empty);
        }
        let mut memory = Table::filled(0);
        if draft.memory.len() > 2 {
            self.fault(format!("{at}.memory"), "the memory has two spaces");
        }
        for word in draft.memory.iter().take(2) {
            if let Some(animal) = self.word(&format!("{at}.memory"), word, Animal::from_word) {
                memory[animal] += 1;
            }
        }
        let mut rites = Bits::EMPTY;
        for word in &draft.rites {
            if let Some(rite) = self.word(&format!("{at}.rites"), word, Rite::from_word) {
                rites.insert(rite);
            }
        }
        let mut megaliths = [None; 3];
        for (word, cell) in &draft.megaliths {
            let place = format!("{at}.megaliths");
            let which = self.word(&place, word, |w| Rite::from_word(w).and_then(Rite::megalith));
            let cell = self.cell(&place, cell);
            if let Some(which) = which {
                megaliths[which] = cell;
            }
        }
        let village = self.cell(&format!("{at}.village"), &draft.village);
        let token = draft.token.as_ref().and_then(|token| self.cell(&format!("{at}.token"), &token.cell));
        let mut awards = Table::filled(0);
        for (id, points) in &draft.awards {
            if let Some(objective) = self.id::<Objective>(&format!("{at}.awards"), &ids.objectives, id) {
                awards[objective] = *points;
            }
        }
        let crafts = self.set::<Craft>(&format!("{at}.crafts"), &ids.crafts, &draft.crafts);
        let mut orders: Pile<Order, ORDERS_MAX> = Pile::EMPTY;
        for (i, order) in draft.orders.iter().enumerate() {
            let place = format!("{at}.orders.{i}");
            if orders.is_full() {
                self.fault(&place, format!("more than {ORDERS_MAX} actions"));
                break;
            }
            if let Some(order) = self.order(&place, order, frescoes) {
                orders.push(order);
            }
        }
        let mut home = [1, guests[0], 1, guests[1], hunters];
        for order in orders.iter() {
            for (role, gone) in order.who().into_iter().enumerate() {
                if home[role] < gone {
                    self.fault(format!("{at}.orders"), format!("there is no {} for it", Role::nth(role)));
                }
                home[role] = home[role].saturating_sub(gone);
            }
        }
        Some(Clan {
            stores,
            bowls,
            levels,
            home,
            hunters,
            newborns,
            // Who is born has been born.
            births: draft.births || newborns > 0,
            homes,
            crafts,
            memory,
            rites,
            megaliths,
            village: village?,
            token,
            token_until: draft.token.as_ref().map_or(0, |token| token.until),
            scarcity: self.limit(&format!("{at}.scarcity"), draft.scarcity, GOODS_MAX),
            awards,
            hunts: self.limit(&format!("{at}.hunts"), draft.hunts, GOODS_MAX),
            orders,
        })
    }

    fn party(&mut self, at: &str, party: &PartyDraft) -> Party {
        let who = [party.chief, party.guest_chief, party.shaman, party.guest_hunter, party.hunter]
            .map(|n| self.limit(at, n, HUNTERS_MAX));
        Party { who, tools: self.limit(at, party.tool, GOODS_MAX) }
    }

    fn panel(&mut self, at: &str, text: &str) -> Option<Panel> {
        let ids = &self.game.tables.ids;
        self.word(at, text, |text| {
            let (fresco, line) = text.split_once(' ')?;
            let fresco = ids.frescoes.iter().position(|id| id == fresco).and_then(Fresco::get)?;
            Some(Panel::of(fresco, Line::from_word(line)?))
        })
    }

    fn spot(&mut self, at: &str, text: &str, frescoes: &Pile<Fresco, 6>) -> Option<Spot> {
        let panel = self.panel(at, text)?;
        let found = frescoes.position(panel.fresco()).map(|i| Spot::of(i, panel.line()));
        if found.is_none() {
            self.fault(at, format!("'{text}' is not turned up"));
        }
        found
    }

    fn order(&mut self, at: &str, draft: &OrderDraft, frescoes: &Pile<Fresco, 6>) -> Option<Order> {
        let ids = &self.game.tables.ids;
        Some(match draft {
            OrderDraft::Build { by } => Order::Build { by: self.word(at, by, Role::from_word)? },
            OrderDraft::Craft { by, craft } => Order::Craft {
                by: self.word(at, by, Role::from_word)?,
                craft: self.id::<Craft>(at, &ids.crafts, craft)?,
            },
            OrderDraft::Birth { couple } => {
                Order::Birth { couple: self.word(at, couple, Couple::from_word)? }
            }
            OrderDraft::Expedition { cell, party } => {
                Order::Expedition { cell: self.cell(at, cell)?, party: self.party(at, party) }
            }
            OrderDraft::Paint { by, picture } => Order::Paint {
                by: self.word(at, by, Role::from_word)?,
                spot: self.spot(at, picture, frescoes)?,
            },
            OrderDraft::Train { by, ability } => Order::Train {
                by: self.word(at, by, Role::from_word)?,
                ability: self.word(at, ability, Ability::from_word)?,
            },
            OrderDraft::Shaman { .. } => Order::Rite(self.rite(at, draft, frescoes)?),
        })
    }

    fn rite(&mut self, at: &str, draft: &OrderDraft, frescoes: &Pile<Fresco, 6>) -> Option<RiteOrder> {
        let OrderDraft::Shaman { rite, mate, picture } = draft else {
            self.fault(at, "an action of the shaman is expected");
            return None;
        };
        Some(RiteOrder {
            rite: self.word(at, rite, Rite::from_word)?,
            mate: if mate.is_empty() { None } else { Some(self.word(at, mate, Role::from_word)?) },
            spot: if picture.is_empty() { None } else { Some(self.spot(at, picture, frescoes)?) },
        })
    }

    fn frames(
        &mut self,
        draft: &Draft,
        n: usize,
        frescoes: &Pile<Fresco, 6>,
    ) -> Option<Stack<Frame, FRAMES_MAX>> {
        let mut frames = Vec::new();
        for (i, frame) in draft.frames.iter().enumerate() {
            frames.extend(self.frame(&format!("frames.{i}"), frame, n, frescoes));
        }
        let stack = Stack::from_slice(&frames);
        if stack.is_none() {
            self.fault("frames", format!("1 to {FRAMES_MAX} frames are needed"));
        }
        stack
    }

    fn frame(&mut self, at: &str, draft: &FrameDraft, n: usize, frescoes: &Pile<Fresco, 6>) -> Option<Frame> {
        Some(match draft {
            FrameDraft::Over { end } => Frame::Over(self.word(at, end, End::from_word)?),
            FrameDraft::Setup { step, n, draws } => {
                Frame::Setup { step: self.word(at, step, |w| words::to_step(w, *n))?, draws: *draws }
            }
            FrameDraft::Outfit { seat, left, units, from } => Frame::Outfit {
                seat: self.seat(at, seat, n)?,
                left: *left,
                units: *units,
                from: self.word(at, from, Good::from_word)?,
            },
            FrameDraft::Round { phase } => Frame::Round(self.word(at, phase, words::to_phase)?),
            FrameDraft::Program { seat, passed } => {
                let passed = passed.iter().filter_map(|word| self.seat(at, word, n));
                let passed = passed.fold(0, |bits, seat| bits | 1 << seat.index());
                Frame::Program { seat: self.seat(at, seat, n)?, passed }
            }
            FrameDraft::Who { seat, task, what } => {
                let ids = &self.game.tables.ids;
                let task = match task.as_str() {
                    "build" => Task::Build,
                    "craft" => Task::Craft(self.id::<Craft>(at, &ids.crafts, what)?),
                    "paint" => Task::Paint(self.panel(at, what)?),
                    "train" => Task::Train(self.word(at, what, Ability::from_word)?),
                    "twins" => Task::Twins,
                    word => {
                        self.fault(at, format!("unknown word '{word}'"));
                        return None;
                    }
                };
                Frame::Who { seat: self.seat(at, seat, n)?, task }
            }
            FrameDraft::Torch { seat, by, picture } => Frame::Torch {
                seat: self.seat(at, seat, n)?,
                by: self.word(at, by, Role::from_word)?,
                spot: self.spot(at, picture, frescoes)?,
            },
            FrameDraft::Mark { seat } => Frame::Mark { seat: self.seat(at, seat, n)? },
            FrameDraft::Party { seat, cell, party, from } => Frame::Party {
                seat: self.seat(at, seat, n)?,
                cell: self.cell(at, cell)?,
                party: self.party(at, party),
                from: *from,
            },
            FrameDraft::Discover { todo } => Frame::Discover { todo: self.area(at, todo).ranked() },
            FrameDraft::Valley { left } => Frame::Valley { left: *left },
            FrameDraft::ValleyTile { left, cell } => {
                Frame::ValleyTile { left: *left, cell: self.cell(at, cell)? }
            }
            FrameDraft::Resolve { seat, left } => {
                Frame::Resolve { seat: self.seat(at, seat, n)?, left: *left }
            }
            FrameDraft::Raise { seat, chief } => {
                Frame::Raise { seat: self.seat(at, seat, n)?, chief: *chief }
            }
            FrameDraft::Load { seat, goods, room, from } => {
                let mut amounts = [0; 7];
                for (word, n) in goods {
                    let good = self.word(at, word, Good::from_word)?;
                    amounts[good as usize] = self.limit(at, *n, 30);
                }
                Frame::Load {
                    seat: self.seat(at, seat, n)?,
                    goods: amounts,
                    room: *room,
                    from: self.word(at, from, Good::from_word)?,
                }
            }
            FrameDraft::Remember { seat, animal } => Frame::Remember {
                seat: self.seat(at, seat, n)?,
                animal: self.word(at, animal, Animal::from_word)?,
            },
            FrameDraft::Knap { seat, improved, made } => {
                Frame::Knap { seat: self.seat(at, seat, n)?, improved: *improved, made: *made }
            }
            FrameDraft::Offer { seat, order } => {
                Frame::Offer { seat: self.seat(at, seat, n)?, order: self.rite(at, order, frescoes)? }
            }
            FrameDraft::Perform { seat, order } => {
                Frame::Perform { seat: self.seat(at, seat, n)?, order: self.rite(at, order, frescoes)? }
            }
            FrameDraft::Trade { seat, left, given } => {
                if given.len() > 2 {
                    self.fault(at, "two are given for one");
                    return None;
                }
                let mut wares = [None; 2];
                for (ware, word) in wares.iter_mut().zip(given) {
                    *ware = Some(self.word(at, word, Ware::from_word)?);
                }
                Frame::Trade { seat: self.seat(at, seat, n)?, left: *left, given: wares }
            }
            FrameDraft::Feed { seat, left } => Frame::Feed { seat: self.seat(at, seat, n)?, left: *left },
            FrameDraft::Meal { seat, eaten, from } => {
                let Ok(eaten) = <[u8; 3]>::try_from(eaten.as_slice()) else {
                    self.fault(at, "a meal has three kinds of food that keeps");
                    return None;
                };
                Frame::Meal {
                    seat: self.seat(at, seat, n)?,
                    eaten,
                    from: self.word(at, from, Ration::from_word)?,
                }
            }
            FrameDraft::Villages { seat, left } => {
                Frame::Villages { seat: self.seat(at, seat, n)?, left: *left }
            }
            FrameDraft::Wander { seat } => Frame::Wander { seat: self.seat(at, seat, n)? },
            FrameDraft::Reveal {} => Frame::Reveal,
            FrameDraft::Refill {} => Frame::Refill,
            FrameDraft::Turn {} => Frame::Turn,
            FrameDraft::Event {} => Frame::Event,
            FrameDraft::Shelter {} => Frame::Shelter,
            FrameDraft::Thieves { left, from, begun } => {
                Frame::Thieves { left: *left, from: self.word(at, from, Good::from_word)?, begun: *begun }
            }
            FrameDraft::Trespass {} => Frame::Trespass,
            FrameDraft::Orphan {} => Frame::Orphan,
        })
    }
}
