//! What lies on the table: groups with their people, tools and decks of backs, the camp, the rack, the night board,
//! the graveyard, both discards, the card being resolved with what it lacks, and what the night will bring.

mod cards;

use content::Provenance;
use kernel::{Area, Fact, Finite, Layout, Note, Piece, Place, Scene, Text, Viewer};

use crate::{
    Paleo,
    effect::When,
    flow::{self, Frame, NightStep, Stage},
    hidden::View,
    ids::{Back, Card, Cards, Group, Groups, Opt, Resource, Skill, Tool},
    state::Public,
    words,
};

pub(crate) fn scene(game: &Paleo, view: &View, _viewer: Viewer) -> Scene {
    let mut table = Table { game, open: &view.open, scene: Scene::default() };
    table.scene.mood = mood(&view.open);
    table.facts();
    table.day();
    table.deed();
    table.night_board();
    table.camp(view);
    table.rack();
    table.wilds();
    for group in view.open.groups() {
        table.group(group);
    }
    table.scene.forecast = forecast_of(game, view);
    table.scene
}

/// What everybody is warned of.
pub(crate) fn forecast_of(game: &Paleo, view: &View) -> Vec<Note> {
    let mut table = Table { game, open: &view.open, scene: Scene::default() };
    table.forecast();
    table.scene.forecast
}

fn mood(open: &Public) -> &'static str {
    let night = open.frames.as_slice().iter().any(|f| matches!(f, Frame::Night { .. }));
    if night { "night" } else { "day" }
}

/// The scene being laid out.
struct Table<'g> {
    game: &'g Paleo,
    open: &'g Public,
    scene: Scene,
}

pub(crate) fn group_place(group: Group) -> String {
    format!("group-{}", group.index() + 1)
}

/// Where a group's revealed card lies.
fn front_place(group: Group) -> String {
    format!("front-{}", group.index() + 1)
}

pub(crate) fn option_piece(group: Group, opt: Opt) -> String {
    format!("option-{}-{}", group.index() + 1, opt.index() + 1)
}

pub(crate) fn card_piece(game: &Paleo, card: Card) -> String {
    format!("card-{}", game.card_id(card))
}

pub(crate) fn deck_piece(group: Group, at: usize) -> String {
    format!("deck-{}-{at}", group.index() + 1)
}

pub(crate) fn back_look(game: &Paleo, back: Back) -> &'static str {
    match game.pack.backs.get(back.index()).map_or("", |b| b.terrain.as_str()) {
        "forest" => "back-forest",
        "river" => "back-river",
        "mountain" => "back-mountain",
        "camp" => "back-camp",
        "red" => "back-red",
        "snow" => "back-snow",
        "coldforest" => "back-coldforest",
        "dream" => "back-dream",
        _ => "back",
    }
}

fn resource_look(resource: Resource) -> &'static str {
    resource.word()
}

impl Table<'_> {
    fn place(&mut self, place: Place) {
        self.scene.places.push(place);
    }

    fn piece(&mut self, piece: Piece) {
        self.scene.pieces.push(piece);
    }

    fn fact(&mut self, id: &'static str, text: Text) {
        self.scene.facts.push(Fact { id, text });
    }

    fn facts(&mut self) {
        let open = self.open;
        self.fact("day", Text::new("fact-day").with("n", open.day));
        let phase = match open.frames.as_slice().get(2) {
            None => "fact-over",
            Some(Frame::Deal { .. } | Frame::Recruit { .. }) => "fact-deal",
            Some(Frame::Night { step: NightStep::Feed | NightStep::Missions, .. }) => "fact-missions",
            Some(Frame::Night { .. }) => "fact-night-cards",
            Some(_) => "fact-daytime",
        };
        self.fact("phase", Text::new(phase));
        self.fact(
            "painting",
            Text::new("fact-painting").with("n", open.tiles).with("max", self.game.pack.tiles),
        );
        self.fact(
            "skulls",
            Text::new("fact-skulls").with("n", open.skulls).with("max", self.game.pack.skulls),
        );
        if open.has_beast(&self.game.pack) {
            self.fact("beast", Text::new(if open.enraged { "fact-enraged" } else { "fact-calm" }));
        }
        let modules = open.modules.iter().map(|m| self.game.module_text(m)).collect::<Vec<_>>();
        self.fact("modules", Text::new("fact-modules").with("list", modules));
    }

    /// The revealed cards side by side, each with its options.
    fn day(&mut self) {
        let open = self.open;
        let day = Place::new("day", Area::Board, Layout::Row, Text::new("place-day"));
        self.place(day.look("day").clause("PA-D04"));
        for group in open.groups() {
            let seat = open.leader(group);
            let id = front_place(group);
            let place = Place::new(id, Area::Board, Layout::Column, words::group(group)).of(seat);
            self.place(place.within("day").look("front").clause("PA-D04"));
            if open.band(group).front.is_some() {
                self.front(group);
            } else {
                let asleep = open.band(group).deck.is_empty();
                let key = if asleep { "group-asleep" } else { "group-choosing" };
                let look = if asleep { "asleep" } else { "deck" };
                let id = format!("front-{}-none", group.index() + 1);
                let piece = Piece::new(id, front_place(group), look, Text::new(key));
                self.piece(piece.of(seat).dim(true));
            }
        }
    }

    fn night_board(&mut self) {
        let open = self.open;
        let board = Place::new("night", Area::Board, Layout::Row, Text::new("place-night"));
        self.place(board.look("night").clause("PA-N02"));
        for (id, key, clause) in [
            ("painting", "place-painting", "PA-S06"),
            ("skulls", "place-skulls", "PA-S06"),
            ("missions", "place-missions", "PA-N02"),
            ("secrets", "place-secrets", "PA-C06"),
        ] {
            self.place(
                Place::new(id, Area::Board, Layout::Row, Text::new(key)).within("night").clause(clause),
            );
        }
        for i in 0..self.game.pack.tiles {
            let missing = i >= open.tiles;
            let text = Text::new(if missing { "tile-missing" } else { "tile" });
            self.piece(Piece::new(format!("tile-{}", i + 1), "painting", "mural", text).dim(missing));
        }
        for i in 0..self.game.pack.skulls {
            let missing = i >= open.skulls;
            let text = Text::new(if missing { "skull-missing" } else { "skull" });
            self.piece(Piece::new(format!("skull-{}", i + 1), "skulls", "skull", text).dim(missing));
        }
        for placed in open.missions.iter() {
            let id = format!("mission-{}", self.game.card_id(placed.card));
            let place = Place::new(id.clone(), Area::Board, Layout::Column, self.game.title(placed.card));
            self.place(place.within("missions").look("front-mission").clause("PA-N02"));
            let piece = self.card(placed.card, &id, "mission");
            self.piece(self.held(piece, placed.held));
            self.night_options(placed.card, &id);
        }
        for card in open.secrets {
            let back = self.game.pack.card(card).back;
            let label = self.game.back_text(back);
            self.piece(Piece::new(card_piece(self.game, card), "secrets", "back-secret", label));
        }
        if open.modules.iter().any(|m| !self.game.pack.module(m).guard.is_empty()) {
            let place = Place::new("guard", Area::Board, Layout::Stack, Text::new("place-guard"));
            self.place(place.within("night").clause("PA-MI"));
            let top = open.guard.len();
            for (i, card) in open.guard.iter().enumerate() {
                let mut piece = self.person(card, "guard");
                if i + 1 == top {
                    let wounds = i32::from(open.guard_wounds);
                    piece = piece.badge("wound", Some(wounds), Text::new("wounds"));
                }
                self.piece(piece);
            }
        }
        if !open.waiting.is_empty() {
            let place = Place::new("waiting", Area::Board, Layout::Stack, Text::new("place-waiting"));
            self.place(place.within("night").clause("PA-MJ"));
            for card in open.waiting {
                let look = back_look(self.game, self.game.pack.card(card).back);
                let label = self.game.back_text(self.game.pack.card(card).back);
                self.piece(Piece::new(card_piece(self.game, card), "waiting", look, label));
            }
        }
    }

    fn camp(&mut self, view: &View) {
        let open = self.open;
        let camp = Place::new("camp", Area::Shared, Layout::Row, Text::new("place-camp"));
        self.place(camp.look("camp").clause("PA-S04"));
        for r in Resource::all() {
            let n = i32::from(open.store[r.index()]);
            let piece =
                Piece::new(format!("store-{r}"), "camp", resource_look(r), words::resource(r)).count(n);
            let supply = Text::new("in-supply").with("n", open.supply[r.index()]);
            self.piece(piece.badge("stock", None, supply));
        }
        for (id, look, n, key) in [
            ("pile-people", "back-person", view.people_left, "pile-people"),
            ("pile-dreams", "back-dream", open.dream_stack, "pile-dreams"),
            ("pile-ideas", "back-idea", view.ideas_left, "pile-ideas"),
        ] {
            self.piece(Piece::new(id, "camp", look, Text::new(key)).count(i32::from(n)).dim(n == 0));
        }
    }

    fn rack(&mut self) {
        let (game, open) = (self.game, self.open);
        let rack = Place::new("rack", Area::Shared, Layout::Row, Text::new("place-rack"));
        self.place(rack.look("rack").clause("PA-C01"));
        for card in game.pack.recipes.iter().copied().chain(open.ideas.iter()) {
            let mut piece = self.card(card, "rack", "idea");
            if let Some((tool, _)) = game.pack.card(card).tokens {
                let n = i32::from(open.rack[tool]);
                piece = piece.badge("token", Some(n), game.tool_text(tool)).dim(n == 0);
                piece = with_tool(game, tool, piece);
            }
            for term in game.terms(game.pack.action(card, Opt::new(0))) {
                piece = piece.badge("term", None, term);
            }
            self.piece(piece);
        }
        let reserve = Place::new("reserve", Area::Shared, Layout::Row, Text::new("place-reserve"));
        self.place(reserve.clause("PA-Q11"));
        for tool in game.pack.all_tools().filter(|t| open.reserve[*t] > 0) {
            let id = format!("reserve-{}", game.tool_id(tool));
            let n = i32::from(open.reserve[tool]);
            let piece = Piece::new(id, "reserve", tool_look(game, tool), game.tool_text(tool)).count(n);
            self.piece(with_tool(game, tool, piece));
        }
    }

    fn wilds(&mut self) {
        let open = self.open;
        let hidden = Place::new("hidden", Area::Shared, Layout::Row, Text::new("place-hidden"));
        self.place(hidden.clause("PA-Q17"));
        let n = i32::from(open.hidden);
        self.piece(
            Piece::new("hidden-pile", "hidden", "back", Text::new("hidden-pile")).count(n).dim(n == 0),
        );
        for (id, cards, key, clause) in [
            ("discard", open.discard, "place-discard", "PA-N05"),
            ("graveyard", open.graveyard, "place-graveyard", "PA-A05"),
        ] {
            // Both lie open and may be looked through.
            self.place(Place::new(id, Area::Shared, Layout::Row, Text::new(key)).look(id).clause(clause));
            for card in cards {
                self.piece(self.whole(card, id));
            }
        }
        // The recapitulation of the base camp: what the four backs of places hide.
        let recap = Place::new("recap", Area::Shared, Layout::Row, Text::new("place-recap"));
        self.place(recap.clause("PA-D01"));
        for (look, id, key) in [
            ("back-forest", "recap-forest", "recap-forest"),
            ("back-river", "recap-river", "recap-river"),
            ("back-mountain", "recap-mountain", "recap-mountain"),
            ("back-camp", "recap-camp", "recap-camp"),
        ] {
            self.piece(Piece::new(id, "recap", look, Text::new(key)));
        }
    }

    fn group(&mut self, group: Group) {
        let (game, open) = (self.game, self.open);
        let band = open.band(group);
        let seat = open.leader(group);
        let id = group_place(group);
        let asleep = band.deck.is_empty() && band.front.is_none();
        let label = words::led_group(group, open.leaders(Groups::only(group)));
        let mut place = Place::new(id.clone(), Area::Seat, Layout::Column, label).of(seat);
        place.look = if asleep { "asleep" } else { "group" };
        self.place(place);
        for (part, key, clause) in [
            ("people", "place-people", "PA-A01"),
            ("tools", "place-tools", "PA-C08"),
            ("placed", "place-placed", "PA-A09"),
            ("deck", "place-deck", "PA-D01"),
        ] {
            let place = Place::new(format!("{id}-{part}"), Area::Seat, Layout::Row, Text::new(key));
            self.place(place.within(id.clone()).of(seat).look(part).clause(clause));
        }
        for member in band.people.iter() {
            let mut piece = self.person(member.card, &format!("{id}-people")).of(seat);
            if member.wounds > 0 {
                piece = piece.badge("wound", Some(i32::from(member.wounds)), Text::new("wounds"));
            }
            self.piece(piece);
        }
        for tool in game.pack.all_tools().filter(|t| band.tools[*t] > 0) {
            let n = i32::from(band.tools[tool]);
            let piece = Piece::new(
                tool_piece(game, group, tool),
                format!("{id}-tools"),
                tool_look(game, tool),
                game.tool_text(tool),
            );
            let mut piece = with_tool(game, tool, piece.of(seat).count(n));
            if game.pack.tool(tool).provenance == Provenance::Designed {
                piece = piece.designed(Some(Text::new("story-designed")));
            }
            self.piece(piece);
        }
        for placed in band.placed.iter() {
            let piece = self.card(placed.card, &format!("{id}-placed"), "card").of(seat);
            self.piece(self.held(piece, placed.held));
            self.night_options(placed.card, &format!("{id}-placed"));
        }
        // The top three are those to choose from.
        let n = band.deck.len();
        for i in (0..n).rev() {
            let Some(back) = band.deck.get(i) else { continue };
            let place = format!("{id}-deck");
            let piece = Piece::new(deck_piece(group, i), place, back_look(game, back), game.back_text(back));
            self.piece(piece.of(seat).dim(i + 3 < n));
        }
    }

    /// The revealed card with its options: what each needs, what is missing, who could help.
    fn front(&mut self, group: Group) {
        let (game, open) = (self.game, self.open);
        let seat = open.leader(group);
        let id = front_place(group);
        let Some(card) = open.band(group).front else { return };
        let mut piece = self.card(card, &id, "card").of(seat);
        if game.pack.card(card).help {
            piece = piece.badge("hand", None, Text::new("can-help"));
        }
        self.piece(piece);
        let hands = open.hands(&game.pack);
        let mask = flow::front_options(game, open, group, hands);
        for (opt, _) in game.pack.card(card).options().filter(|(_, a)| a.when == When::Day) {
            let alone = Groups::only(group);
            let possible = mask >> opt.index() & 1 == 1;
            let piece = self.option(card, opt, option_piece(group, opt), &id, (group, alone), possible);
            self.piece(piece.of(seat));
        }
    }

    fn night_options(&mut self, card: Card, place: &str) {
        let (game, open) = (self.game, self.open);
        let all = open.groups();
        let mask = flow::legal_options(game, open, (card, When::Night), Group::new(0), all, false);
        let other = |when: When| matches!(when, When::Night | When::Extra | When::Help);
        for (opt, action) in game.pack.card(card).options().filter(|(_, a)| other(a.when)) {
            let possible = action.when != When::Night || mask >> opt.index() & 1 == 1;
            let id = placed_option(game, card, opt);
            let piece = self.option(card, opt, id, place, (Group::new(0), all), possible);
            self.piece(piece);
        }
    }

    /// The action under way: who takes part, what is missing, what the dice added.
    fn deed(&mut self) {
        let (game, open) = (self.game, self.open);
        let place = Place::new("deed", Area::Board, Layout::Row, Text::new("place-deed"));
        self.place(place.look("deed").clause("PA-H01"));
        match open.frames.as_slice().iter().rev().find(|f| matches!(f, Frame::Deed(_) | Frame::Choose { .. }))
        {
            Some(Frame::Deed(deed)) => {
                let action = game.pack.action(deed.card, deed.opt);
                let label = Text::new("deed-of")
                    .with("group", words::group(deed.group))
                    .with("deed", game.deed_text(deed.card, deed.opt))
                    .with("card", game.title(deed.card));
                let mut piece = Piece::new("deed-now", "deed", "deed", label);
                for term in game.terms(action) {
                    piece = piece.badge("term", None, term);
                }
                for (i, n) in deed.rolled.iter().enumerate().filter(|(_, n)| **n > 0) {
                    piece = piece.badge("die", Some(i32::from(*n)), words::skill(Skill::nth(i)));
                }
                if matches!(deed.stage, Stage::Gather | Stage::Meet) {
                    let lack = flow::lack(game, open, deed);
                    for (i, n) in lack.iter().enumerate().filter(|(_, n)| **n > 0) {
                        let text =
                            Text::new("lacks").with("n", *n).with("skill", words::skill(Skill::nth(i)));
                        piece = piece.badge("lack", Some(i32::from(*n)), text);
                    }
                }
                self.piece(piece);
                for helper in deed.helpers {
                    let label = Text::new("helps").with("group", words::group(helper));
                    let id = format!("helper-{}", helper.index() + 1);
                    self.piece(Piece::new(id, "deed", "hand", label).of(open.leader(helper)));
                }
            }
            Some(Frame::Choose { group, card, helpers, via: flow::Via::Secret, failed }) => {
                self.piece(self.card(*card, "deed", "card"));
                let mask = flow::chosen_options(game, open, *group, *card, *helpers, *failed);
                let party = helpers.with(*group);
                for (opt, _) in game.pack.card(*card).options().filter(|(_, a)| a.when == When::Day) {
                    let possible = mask >> opt.index() & 1 == 1;
                    let id = placed_option(game, *card, opt);
                    self.piece(self.option(*card, opt, id, "deed", (*group, party), possible));
                }
            }
            _ => {}
        }
    }

    /// Hunger, and every mission and night card that could not be met now (PA-N01, PA-N02, PA-N03).
    fn forecast(&mut self) {
        let (game, open) = (self.game, self.open);
        if open.frames.depth() < 2 {
            return;
        }
        let all = open.groups();
        let beside: Cards = all
            .iter()
            .flat_map(|g| open.band(g).placed.iter().map(|p| p.card))
            .filter(|c| game.pack.card(*c).night)
            .collect();
        let mut due: Vec<Card> = open.missions.iter().map(|p| p.card).chain(beside).collect();
        let mut later = *open;
        let night = open.frames.as_slice().iter().find_map(|frame| match frame {
            Frame::Night { step, todo } => Some((*step, todo)),
            _ => None,
        });
        if let Some((step, todo)) = night {
            // All have eaten, and some of it is settled already.
            due.retain(|c| todo.contains(*c) || (step == NightStep::Missions && beside.contains(*c)));
        } else {
            let (people, food) = (open.n_people() as i64, i64::from(open.store[Resource::Food.index()]));
            let key = if food < people { "note-hunger" } else { "note-fed" };
            let text = Text::new(key)
                .with("people", people)
                .with("food", food)
                .with("unfed", (people - food).max(0));
            self.scene.forecast.push(Note { seat: None, text, clause: "PA-N01", bad: food < people });
            later.store[Resource::Food.index()] = (food - people).max(0) as u8;
        }
        for card in due {
            let mask = flow::legal_options(game, &later, (card, When::Night), Group::new(0), all, false);
            let safe = game.pack.card(card).options().any(|(o, a)| !a.hostile && mask >> o.index() & 1 == 1);
            let key = if safe { "note-met" } else { "note-due" };
            let text = Text::new(key).with("card", game.title(card));
            let clause = if game.pack.card(card).night { "PA-N03" } else { "PA-N02" };
            self.scene.forecast.push(Note { seat: None, text, clause, bad: !safe });
        }
    }
}

/// A tool with what it can do.
fn with_tool(game: &Paleo, tool: Tool, piece: Piece) -> Piece {
    game.tool_terms(tool).into_iter().fold(piece, |piece, term| piece.badge("told", None, term))
}

/// The look of a tool; a pack may bring others, which look like a tool.
fn tool_look(game: &Paleo, tool: Tool) -> &'static str {
    match game.tool_id(tool).as_str() {
        "torch" => "torch",
        "hand-axe" => "hand-axe",
        "spear" => "spear",
        "fur" => "fur",
        "clothing" => "clothing",
        "tent" => "tent",
        "talisman" => "talisman",
        "root" => "root",
        "raft" => "raft",
        "rope" => "rope",
        "spear-thrower" => "spear-thrower",
        _ => "tool",
    }
}

pub(crate) fn tool_piece(game: &Paleo, group: Group, tool: Tool) -> String {
    format!("tool-{}-{}", group.index() + 1, game.tool_id(tool))
}

pub(crate) fn placed_option(game: &Paleo, card: Card, opt: Opt) -> String {
    format!("option-{}-{}", game.card_id(card), opt.index() + 1)
}
