//! The land of hexes with its tokens, camps and people.

use kernel::{Area, Finite, Layout, Piece, Place, Scene, Shape, Text};

use super::{designed, seat};
use crate::{
    Prehistory, State,
    flow::Frame,
    ids::{Cell, Megalith, Terrain},
    notation::{cell_name, label},
    pack::{Feature, Land},
    state::{Spot, Token},
    words,
};

/// The id of the place of a cell.
pub(crate) fn cell_id(cell: Cell) -> String {
    format!("cell-{}", cell_name(cell))
}

pub(super) fn land(game: &Prehistory, state: &State, scene: &mut Scene) {
    let land = state.land(game);
    scene.places.push(
        Place::new("land", Area::Board, Layout::Grid { shape: Shape::Hex }, Text::new("place-land"))
            .look("land")
            .clause("PH-M02"),
    );
    for (i, (q, r)) in land.at(state.n_seats).iter().enumerate() {
        let cell = Cell::nth(i);
        let ground = state.ground(game, cell);
        let look = match ground.map(|g| g.terrain) {
            Some(Terrain::Water) => "water",
            Some(Terrain::Rock) => "rock",
            Some(Terrain::Forest) => "forest",
            None if i == 0 => "start",
            None => "unknown",
        };
        // Axial to rows with the odd ones shifted to the right.
        let (x, y) = (i16::from(*q) + (i16::from(*r) - i16::from(*r & 1)) / 2, i16::from(*r));
        scene.places.push(
            Place::new(cell_id(cell), Area::Board, Layout::Row, words::ground(ground, cell))
                .within("land")
                .at(x, y)
                .look(look),
        );
        feature(game, state, cell, scene);
    }
    for seat in state.seats() {
        people(game, state, seat, scene);
    }
}

/// What is printed on the cell, and the token on it.
fn feature(game: &Prehistory, state: &State, cell: Cell, scene: &mut Scene) {
    let Some(ground) = state.ground(game, cell) else { return };
    let story = Land::slot(cell)
        .and_then(|(slot, _)| state.map[slot])
        .and_then(|(tile, _)| designed(game, "tile", &label(&game.labels.tiles, tile)));
    let look = match ground.feature {
        Feature::Camp => "camp-site",
        Feature::Marker(color) => super::cube(color),
        Feature::Megalith(Megalith::B) => "megalith-b",
        Feature::Megalith(Megalith::C) => "megalith-c",
        // These have a token; an empty cell shows nothing.
        Feature::Plain
        | Feature::Fish
        | Feature::Gathering
        | Feature::Animal
        | Feature::Megalith(Megalith::A) => "",
    };
    if !look.is_empty() {
        let id = format!("feature-{}", cell_name(cell));
        let piece = Piece::new(id, cell_id(cell), look, words::feature(ground.feature)).designed(story);
        scene.pieces.push(piece);
    }
    match state.tokens[cell] {
        Some(Token::Food(food)) => {
            let id = label(&game.labels.foods, food);
            scene.pieces.push(seat::food_piece(game, food, &id, cell_id(cell)));
        }
        Some(Token::Fish(fish)) => scene.pieces.push(seat::fish_piece(game, fish, cell_id(cell))),
        Some(Token::Beast(beast)) => scene.pieces.push(seat::beast_piece(game, beast, cell_id(cell))),
        Some(Token::Stone) => scene.pieces.push(seat::stone_piece(cell, cell_id(cell))),
        None => {}
    }
}

/// The members of a tribe wherever they are, and its camps on the land.
fn people(game: &Prehistory, state: &State, seat: kernel::Seat, scene: &mut Scene) {
    let player = state.player(seat);
    for (camp, cell) in player.camps.iter() {
        if let Some(cell) = cell {
            scene.pieces.push(seat::camp_piece(game, seat, camp, cell_id(*cell)));
        }
    }
    let tired = match state.frames.as_slice().get(1) {
        Some(Frame::Autumn { turn, tired, .. }) if state.order.get(*turn as usize) == Some(seat) => *tired,
        _ => stdx::Bits::EMPTY,
    };
    for (member, spot) in player.members.iter() {
        let Spot::On(cell) = spot else { continue };
        let key = if tired.contains(member) { "member-tired" } else { "member" };
        let text = Text::new(key).with("seat", seat).with("n", member.index() + 1);
        let id = format!("member-{}-{}", seat.index() + 1, member.index() + 1);
        let piece = Piece::new(id, cell_id(*cell), "member", text).of(seat);
        scene.pieces.push(piece.dim(tired.contains(member)));
    }
}
