//! The land: cells, tiles, animals, villages, megaliths, tokens and rivals.

use kernel::{Area as Side, Layout, Piece, Place, Shape, Text};
use stdx::Finite;

use super::{Table, id};
use crate::{
    ids::{Animal, Dir, Rite, Rival},
    land::{Area, Cell},
    pack::Shows,
    present::rival_name,
    words,
};

impl Table<'_> {
    pub(super) fn land(&mut self) {
        let grid = Layout::Grid { shape: Shape::Square };
        let label = Text::new("place-land");
        self.place(Place::new("land", Side::Board, grid, label).look("land").clause("DG-T03"));
        for cell in Area::board(self.state.n()).iter() {
            self.cell(cell);
        }
        self.arrow();
        self.animals();
        self.villages();
        let pile = Piece::new("land-pile", "land", "pile", Text::new("piece-land-pile"));
        let corner = self.corner();
        self.piece(pile.at(corner.0, corner.1).count(self.state.pile.len() as i32));
    }

    /// A corner cell of the board, where no tile is ever laid.
    fn corner(&self) -> (i16, i16) {
        if matches!(self.state.n(), 2 | 3) { (1, 1) } else { (0, 0) }
    }

    fn cell(&mut self, cell: Cell) {
        let (game, state) = (self.game, self.state);
        let tile = state.tiles[cell].map(|tile| (tile, *game.tables.tile(tile)));
        let look = match tile.map(|(_, facts)| facts.shows) {
            None => "cell",
            Some(Shows::Nothing) => "tile-centre",
            Some(Shows::Source(source)) => GROUNDS[source as usize],
            Some(Shows::Spawn(_)) => "tile-plain",
        };
        let place = Place::new(id::cell(cell), Side::Board, Layout::Row, words::tile_at(game, state, cell))
            .within("land");
        self.place(place.at(cell.column() as i16, cell.row() as i16).look(look).clause("DG-X01"));

        let Some((tile, facts)) = tile else { return };
        let name = &game.tables.ids.tiles[tile.index()];
        let look = match facts.shows {
            Shows::Nothing => "sign-centre",
            Shows::Source(source) => SIGNS[source as usize],
            Shows::Spawn(animal) => SPAWNS[animal as usize],
        };
        let is_source = matches!(facts.shows, Shows::Source(_));
        let spent = is_source && state.spent.contains(cell);
        let label = Text::new("piece-tile").with("tile", words::shows(facts.shows, facts.value));
        let mut piece = Piece::new(format!("tile-{name}"), id::cell(cell), look, label).dim(spent);
        if is_source {
            piece = piece.count(i32::from(facts.value)).badge(
                "value",
                Some(i32::from(facts.value)),
                Text::new("badge-value").with("n", facts.value),
            );
        }
        let arrow = facts.arrow.unwrap_or(state.centre);
        let toward = Text::new("badge-arrow").with("edge", words::direction(arrow));
        piece = piece.badge(ARROWS[arrow as usize], None, toward);
        if spent {
            piece = piece.badge("exhausted", None, Text::new("badge-exhausted"));
        } else if is_source && state.half.contains(cell) {
            piece = piece.badge("half", None, Text::new("badge-half"));
        }
        let designed = self.designed("tile", name);
        self.piece(piece.designed(designed));
    }

    /// The priority arrow lies at an edge and points across the board (DG-M02).
    fn arrow(&mut self) {
        let small = matches!(self.state.n(), 2 | 3);
        let (low, high) = if small { (0, 8) } else { (-1, 9) };
        for dir in Dir::all() {
            let (x, y) = match dir {
                Dir::North => (4, low),
                Dir::East => (high, 4),
                Dir::South => (4, high),
                Dir::West => (low, 4),
            };
            let label = Text::new("place-edge").with("edge", words::direction(dir));
            let place = Place::new(format!("edge-{dir}"), Side::Board, Layout::Row, label);
            self.place(place.within("land").at(x, y).look("edge").clause("DG-M02"));
        }
        let edge = self.state.arrow;
        let across = (edge.index() as i16 * 90 + 180) % 360;
        let arrow = Piece::new("arrow", format!("edge-{edge}"), "arrow", Text::new("piece-arrow"));
        self.piece(arrow.turn(across));
    }

    /// Animals of a species are alike: they are numbered as they stand, from the north-west.
    fn animals(&mut self) {
        for animal in Animal::all() {
            let facts = self.game.tables.animals[animal];
            for (n, cell) in self.state.herds[animal].iter().enumerate() {
                let piece = Piece::new(
                    format!("{animal}-{}", n + 1),
                    id::cell(cell),
                    animal.word(),
                    words::animal(animal),
                );
                self.piece(
                    piece
                        .badge(
                            "mastery",
                            Some(i32::from(facts.mastery)),
                            Text::new("badge-mastery").with("n", facts.mastery),
                        )
                        .badge(
                            "members",
                            Some(i32::from(facts.members)),
                            Text::new("badge-members").with("n", facts.members),
                        ),
                );
            }
        }
    }

    fn villages(&mut self) {
        let state = self.state;
        for (seat, clan) in state.playing() {
            let label = Text::new("piece-village").with("seat", seat);
            self.piece(Piece::new(id::village(seat), id::cell(clan.village), "village", label).of(seat));
            for rite in [Rite::Menhir, Rite::Alignment, Rite::Dolmen] {
                let Some(cell) = rite.megalith().and_then(|which| clan.megaliths[which]) else { continue };
                let label = Text::new("piece-megalith").with("rite", words::rite(rite)).with("seat", seat);
                self.piece(Piece::new(format!("{seat}-{rite}"), id::cell(cell), rite.word(), label).of(seat));
            }
            if let Some(cell) = clan.token {
                let label = Text::new("piece-token").with("seat", seat);
                self.piece(Piece::new(format!("{seat}-token-1"), id::cell(cell), "token", label).of(seat));
            }
        }
        for rival in Rival::all() {
            if let Some(cell) = state.solo.rivals[rival] {
                self.piece(Piece::new(
                    id::rival(rival),
                    id::cell(cell),
                    LOOKS[rival as usize],
                    rival_name(rival),
                ));
            }
        }
    }
}

const GROUNDS: [&str; 5] = ["tile-wood", "tile-stone", "tile-fruit", "tile-shell", "tile-small-game"];
const SIGNS: [&str; 5] = ["sign-wood", "sign-stone", "sign-fruit", "sign-shell", "sign-small-game"];
const SPAWNS: [&str; 4] = ["spawn-horse", "spawn-reindeer", "spawn-bison", "spawn-mammoth"];
const ARROWS: [&str; 4] = ["arrow-north", "arrow-east", "arrow-south", "arrow-west"];
const LOOKS: [&str; 3] = ["rival-red", "rival-pink", "rival-blue"];
