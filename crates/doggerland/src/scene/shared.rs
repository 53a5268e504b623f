//! What everybody shares: the round track, the cave wall, the hut, the market, the objectives.

use kernel::{Area as Side, Layout, Piece, Place, Text};
use stdx::Finite;

use super::{Table, id};
use crate::{
    frame::Order,
    ids::{Animal, Craft, CraftKind, Good, Happening, Line, Mode, Panel, Rite, Role, Side as BuildingSide},
    pack::Cost,
    score,
    state::Wall,
    words,
};

impl Table<'_> {
    pub(super) fn shared(&mut self) {
        self.track();
        self.wall();
        self.hut();
        self.market();
        self.site();
        self.objectives();
        let label = Text::new("place-supply");
        self.place(Place::new("supply", Side::Shared, Layout::Row, label).look("supply").clause("DG-S06"));
        for animal in Animal::all() {
            let n = self.state.supply[animal];
            let piece =
                Piece::new(format!("supply-{animal}"), "supply", animal.word(), words::animal(animal));
            self.piece(piece.count(i32::from(n)).dim(n == 0));
        }
    }

    fn track(&mut self) {
        let label = Text::new("place-track");
        self.place(Place::new("track", Side::Shared, Layout::Track, label).look("track").clause("DG-S01"));
        // The short variant starts on the third space (DG-K03).
        let skipped = if self.state.mode == Mode::Short { 2 } else { 0 };
        for round in skipped + 1..=8 {
            let (key, look) =
                if round % 2 == 0 { ("place-round-cold", "cold") } else { ("place-round-hot", "hot") };
            let label = Text::new(key).with("n", round - skipped);
            self.place(
                Place::new(format!("round-{round}"), Side::Shared, Layout::Row, label)
                    .within("track")
                    .look(look),
            );
        }
        let here = format!("round-{}", self.state.round.clamp(skipped as u8 + 1, 8));
        self.piece(Piece::new("marker", here, "marker", Text::new("piece-marker")));
    }

    /// Three lines; each opened fresco tile has a picture on each (DG-V02).
    fn wall(&mut self) {
        let (game, state) = (self.game, self.state);
        let label = Text::new("place-wall");
        self.place(Place::new("wall", Side::Shared, Layout::Column, label).look("wall").clause("DG-F01"));
        for line in Line::all() {
            let label = Text::new("place-wall-line").with("line", words::line(line));
            let row = format!("wall-{line}");
            self.place(
                Place::new(row.clone(), Side::Shared, Layout::Row, label)
                    .within("wall")
                    .look("wall-line")
                    .clause("DG-V02"),
            );
            for fresco in state.frescoes.iter() {
                self.picture(&row, Panel::of(fresco, line));
            }
        }
        let hidden =
            usize::from(game.tables.frescoes_used[state.n() - 1]).saturating_sub(state.frescoes.len());
        let pile = Piece::new("fresco-pile", "wall", "pile", Text::new("piece-fresco-pile"));
        self.piece(pile.count(hidden as i32).dim(hidden == 0));
    }

    fn picture(&mut self, row: &str, panel: Panel) {
        let (game, state) = (self.game, self.state);
        let animal = game.tables.species(panel);
        let here = id::panel(game, panel);
        let fresco = &game.tables.ids.frescoes[panel.fresco().index()];
        let label = Text::new("place-panel")
            .with("animal", words::animal(animal))
            .with("line", words::line(panel.line()));
        self.place(
            Place::new(here.clone(), Side::Shared, Layout::Row, label)
                .within(row)
                .look("picture")
                .clause("DG-F01"),
        );
        let points = game.tables.animals[animal].points;
        let label = Text::new("piece-fresco").with("animal", words::animal(animal));
        let piece = Piece::new(
            format!("picture-{fresco}-{}", panel.line()),
            here.clone(),
            PICTURES[animal as usize],
            label,
        );
        let badge = Text::new("badge-points").with("n", points);
        let designed = self.designed("fresco", fresco);
        self.piece(piece.badge("points", Some(i32::from(points)), badge).designed(designed));
        let Some(spot) = state.spot(panel) else { return };
        match state.wall[spot] {
            // The member or token there is drawn with its clan.
            Wall::Free | Wall::Held => {}
            Wall::Painted { by, cubes } => {
                let label = Text::new("piece-cube").with("seat", by);
                let cube =
                    Piece::new(format!("{by}-painting-{fresco}-{}", panel.line()), here, "cube", label);
                self.piece(cube.of(by).count(i32::from(cubes)));
            }
            Wall::Rivals => {
                let label = Text::new("piece-rival-cube");
                self.piece(Piece::new(
                    format!("rivals-painting-{fresco}-{}", panel.line()),
                    here,
                    "rival-cube",
                    label,
                ));
            }
        }
    }

    fn hut(&mut self) {
        let (game, state) = (self.game, self.state);
        let label = Text::new("place-hut");
        self.place(Place::new("hut", Side::Shared, Layout::Row, label).look("hut").clause("DG-H01"));
        let absent = if state.is_solo() { Rite::FirstPlayer } else { Rite::MoveVillage };
        for rite in Rite::all().filter(|r| *r != absent) {
            let label = Text::new("place-rite").with("rite", words::rite(rite));
            self.place(
                Place::new(id::rite(rite), Side::Shared, Layout::Row, label)
                    .within("hut")
                    .look(RITES[rite as usize])
                    .clause(clause(rite)),
            );
            if let Some(which) = rite.megalith() {
                let (cost, points) = game.tables.megaliths[which];
                let label = Text::new("badge-points").with("n", points);
                let piece = Piece::new(format!("price-{rite}"), id::rite(rite), "price", words::rite(rite));
                self.piece(priced(piece.badge("points", Some(i32::from(points)), label), &cost));
            } else {
                self.offering(rite);
            }
            for (seat, _) in state.playing().filter(|(_, clan)| clan.rites.contains(rite)) {
                let label = Text::new("piece-cube").with("seat", seat);
                self.piece(Piece::new(format!("{seat}-done-{rite}"), id::rite(rite), "cube", label).of(seat));
            }
        }
    }

    /// What a shaman action costs: one of the accepted goods (DG-H12); nothing while the spirits are kind (DG-Z10).
    fn offering(&mut self, rite: Rite) {
        let accepted = &self.game.tables.offerings;
        let goods: Vec<Text> = accepted.iter().map(|good| words::good(*good)).collect();
        let label = Text::new("piece-offering").with("goods", goods);
        let mut piece = Piece::new(format!("price-{rite}"), id::rite(rite), "price", label)
            .dim(self.state.acts(Happening::KindSpirits));
        for good in accepted {
            let label = Text::new("badge-offering").with("good", words::good(*good));
            piece = piece.badge(good.word(), None, label);
        }
        let designed = self.designed("offering", "shaman");
        self.piece(piece.designed(designed));
    }

    /// The building site with the habitat tiles, one pile for each side (DG-A02).
    fn site(&mut self) {
        let label = Text::new("place-site");
        self.place(Place::new("site", Side::Shared, Layout::Row, label).look("site").clause("DG-A01"));
        for (side, look) in BuildingSide::all().zip(["habitat-simple", "habitat-prestigious"]) {
            let facts = self.game.tables.habitats[side as usize];
            let label = Text::new("piece-habitat-pile").with("habitat", words::side(side));
            let beds = Text::new("badge-beds").with("n", facts.beds);
            let points = Text::new("badge-points").with("n", facts.points);
            let pile = Piece::new(format!("habitats-{side}"), "site", look, label)
                .badge("beds", Some(i32::from(facts.beds)), beds)
                .badge("points", Some(i32::from(facts.points)), points);
            let designed = self.designed("habitat", side.word());
            self.piece(priced(pile, &facts.cost).designed(designed));
        }
    }

    fn market(&mut self) {
        let (game, state) = (self.game, self.state);
        let label = Text::new("place-market");
        self.place(Place::new("market", Side::Shared, Layout::Row, label).look("market").clause("DG-B01"));
        for craft in state.market.iter() {
            let label = words::craft(game, craft);
            let stall = Place::new(id::stall(game, craft), Side::Shared, Layout::Row, label);
            self.place(stall.within("market").look("stall").clause("DG-B01"));
            let piece = self.craft(craft, id::stall(game, craft));
            self.piece(piece);
        }
        let pile = Piece::new("craft-pile", "market", "pile", Text::new("piece-craft-pile"));
        let n = state.craft_pile.len();
        self.piece(pile.count(n as i32).dim(n == 0));
    }

    /// A craft tile with its cost and points.
    pub(super) fn craft(&self, craft: Craft, place: String) -> Piece {
        let facts = self.game.tables.crafts[craft];
        let look = match facts.kind {
            CraftKind::Statuette => "statuette",
            CraftKind::Necklace => "necklace",
        };
        let label = Text::new("piece-craft").with("craft", words::craft(self.game, craft));
        let piece = Piece::new(id::craft(self.game, craft), place, look, label);
        let points = Text::new("badge-points").with("n", facts.points);
        priced(piece, &facts.cost)
            .badge("points", Some(i32::from(facts.points)), points)
            .designed(self.designed("craft", &self.game.tables.ids.crafts[craft.index()]))
    }

    fn objectives(&mut self) {
        let (game, state) = (self.game, self.state);
        let clause = if state.is_solo() { "DG-U18" } else { "DG-N04" };
        let label = Text::new("place-objectives");
        self.place(
            Place::new("objectives", Side::Shared, Layout::Row, label).look("objectives").clause(clause),
        );
        for objective in state.objectives.iter() {
            let label = Text::new("piece-objective").with("objective", words::objective(game, objective));
            let mut piece = Piece::new(id::objective(game, objective), "objectives", "objective", label);
            for (seat, clan) in state.playing() {
                let points = clan.awards[objective];
                if points > 0 {
                    let label = Text::new("badge-award").with("seat", seat).with("n", points);
                    piece = piece.badge("points", Some(i32::from(points)), label);
                }
            }
            self.piece(piece);
        }
        for goal in state.solo.goals.iter() {
            let label = Text::new("piece-objective").with("objective", words::goal(game, goal));
            let mut piece = Piece::new(id::goal(game, goal), "objectives", "objective", label);
            if state.solo.marked.contains(goal) {
                piece = piece.badge("done", None, Text::new("badge-done"));
            }
            let (have, need) = score::progress(game, state, goal);
            let label = Text::new("badge-progress").with("n", have).with("max", need);
            piece = piece.badge("progress", Some(i32::from(have)), label);
            self.piece(piece);
        }
    }

    /// Where an order is carried out.
    pub(super) fn scene_of(&self, seat: kernel::Seat, order: &Order) -> String {
        match *order {
            Order::Build { .. } => "site".into(),
            Order::Craft { craft, .. } => id::stall(self.game, craft),
            Order::Birth { .. } => id::parents(seat),
            Order::Expedition { cell, .. } => id::cell(cell),
            Order::Paint { spot, .. } => match self.state.panel(spot) {
                Some(panel) => id::panel(self.game, panel),
                None => "wall".into(),
            },
            Order::Train { ability, .. } => id::ability(seat, ability),
            Order::Rite(order) => id::rite(order.rite),
        }
    }
}

/// A piece with what it costs.
fn priced(mut piece: Piece, cost: &Cost) -> Piece {
    for (good, n) in Good::STORED.into_iter().zip(*cost).filter(|(_, n)| *n > 0) {
        let label = Text::new("badge-cost").with("good", words::good(good));
        piece = piece.badge(good.word(), Some(i32::from(n)), label);
    }
    piece
}

/// How a member is drawn.
pub(super) fn look(role: Role) -> &'static str {
    role.word()
}

fn clause(rite: Rite) -> &'static str {
    match rite {
        Rite::PerfectPainting => "DG-H09",
        Rite::LongJourney => "DG-H05",
        Rite::FirstPlayer => "DG-H06",
        Rite::MoveVillage => "DG-U10",
        Rite::Trade => "DG-H08",
        Rite::Twins => "DG-H07",
        Rite::Menhir | Rite::Alignment | Rite::Dolmen => "DG-H10",
    }
}

const PICTURES: [&str; 4] = ["picture-horse", "picture-reindeer", "picture-bison", "picture-mammoth"];
const RITES: [&str; 9] = [
    "rite-perfect-painting",
    "rite-long-journey",
    "rite-first-player",
    "rite-move-village",
    "rite-trade",
    "rite-twins",
    "rite-menhir",
    "rite-alignment",
    "rite-dolmen",
];
