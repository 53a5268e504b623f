//! The main board: the price wheel with its pillars, the turning tiles, rows, fire and tracks.

use kernel::{Area, Finite, Layout, Piece, Place, Scene, Shape, Text};

use super::{AROUND, cube, designed};
use crate::{
    Prehistory, State,
    ids::{Action, Price, Row, Side, Slot, Wheel},
    notation::label,
    words,
};

const GRID: Layout = Layout::Grid { shape: Shape::Square };

pub(super) fn wheel(game: &Prehistory, state: &State, scene: &mut Scene) {
    let (x, y) = (1, 2);
    scene.places.push(
        Place::new("wheel", Area::Board, GRID, Text::new("place-wheel")).look("wheel").clause("PH-P04"),
    );
    scene.places.push(
        Place::new("center", Area::Board, Layout::Stack, Text::new("place-center"))
            .within("wheel")
            .at(x, y)
            .look("center")
            .clause("PH-M01"),
    );
    if let Some(tile) = state.center {
        let id = label(&game.labels.prices, tile);
        let piece = Piece::new(
            format!("price-{id}"),
            "center",
            "price-tile",
            Text::new("price-center").with("name", id.as_str()),
        )
        .designed(designed(game, "price", &id));
        scene.pieces.push(center_icons(game, tile, piece));
    }
    for (action, (x, y)) in Action::all().zip(AROUND) {
        pillar(state, action, x, y, scene);
    }
    for wheel in Wheel::all() {
        dial(game, state, wheel, scene);
    }
    let pile = Place::new("price-pile", Area::Shared, Layout::Stack, Text::new("place-price-pile"));
    scene.places.push(pile.look("pile").clause("PH-W04"));
    if let Some(tile) = state.next_price {
        let id = label(&game.labels.prices, tile);
        let text = Text::new("price-next").with("name", id.as_str());
        let piece = Piece::new(format!("price-{id}"), "price-pile", "price-tile", text)
            .designed(designed(game, "price", &id));
        scene.pieces.push(center_icons(game, tile, piece));
    }
}

/// What each icon of a center tile means: the pillar's color and its worth in movement.
fn center_icons(game: &Prehistory, tile: Price, piece: Piece) -> Piece {
    Action::all().zip(Side::all()).fold(piece, |piece, (action, side)| {
        let color = game.prices[tile][side];
        let steps = game.steps[tile][color];
        let text = Text::new("icon-center")
            .with("action", words::action(action))
            .with("color", words::color(color))
            .with("steps", steps);
        piece.badge(cube(color), Some(i32::from(steps)), text)
    })
}

fn pillar(state: &State, action: Action, x: i16, y: i16, scene: &mut Scene) {
    let id = format!("pillar-{action}");
    let name = words::action(action);
    scene.places.push(
        Place::new(
            id.clone(),
            Area::Board,
            Layout::Column,
            Text::new("place-pillar").with("action", name.clone()),
        )
        .within("wheel")
        .at(x, y)
        .look("pillar")
        .clause("PH-U02"),
    );
    let (top, foot) = (format!("top-{action}"), format!("foot-{action}"));
    scene.places.push(
        Place::new(
            top.clone(),
            Area::Board,
            Layout::Row,
            Text::new("place-top").with("action", name.clone()),
        )
        .within(id.clone())
        .look("pillar-top")
        .clause("PH-U02"),
    );
    scene.places.push(
        Place::new(foot.clone(), Area::Board, Layout::Row, Text::new("place-foot").with("action", name))
            .within(id)
            .look("pillar-foot")
            .clause("PH-P04"),
    );
    for (color, n) in state.tops[action].iter().filter(|(_, n)| **n > 0) {
        let text = Text::new("gain-marker").with("n", *n).with("color", words::color(color));
        let piece = Piece::new(format!("top-{action}-{color}"), top.clone(), cube(color), text);
        scene.pieces.push(piece.count(i32::from(*n)));
    }
    for (i, color) in state.feet[action].iter().flatten().enumerate() {
        let text = Text::new("cube").with("n", 1).with("color", words::color(*color));
        scene.pieces.push(Piece::new(format!("foot-{action}-{}", i + 1), foot.clone(), cube(*color), text));
    }
}

/// A price tile that turns, each icon with its meaning.
fn dial(game: &Prehistory, state: &State, wheel: Wheel, scene: &mut Scene) {
    let place = format!("dial-{wheel}");
    let text = Text::new("place-dial").with("wheel", words::wheel(wheel));
    scene
        .places
        .push(Place::new(place.clone(), Area::Shared, Layout::Stack, text).look("dial").clause("PH-V01"));
    let dial = state.dials[wheel];
    let Some(tile) = dial.tile else { return };
    let id = label(&game.labels.prices, tile);
    let text = Text::new("price-tile").with("name", id.as_str()).with("wheel", words::wheel(wheel));
    let mut piece = Piece::new(format!("price-{id}"), place, "price-tile", text)
        .turn(60 * i16::from(dial.turn))
        .designed(designed(game, "price", &id));
    for side in Side::all() {
        let color = state.price_at(game, wheel, side);
        piece = piece.badge(cube(color), None, words::icon(game, state, wheel, side));
    }
    scene.pieces.push(piece);
}

pub(super) fn rows(game: &Prehistory, state: &State, scene: &mut Scene) {
    let labels = &game.labels;
    row(scene, "gathering", "meadow", Slot::COUNT, "PH-B01");
    row(scene, "fish", "river", Slot::COUNT, "PH-E01");
    row(scene, "hunting", "hunting-row", Row::COUNT, "PH-E01");
    row(scene, "ceremony", "ceremony-row", Row::COUNT, "PH-D02");
    for slot in Slot::all() {
        if let Some(food) = state.food_slots[slot] {
            let id = label(&labels.foods, food);
            let place = format!("gathering-{}", slot.index() + 1);
            scene.pieces.push(super::seat::food_piece(game, food, &id, place));
        }
        if let Some(fish) = state.fish_slots[slot] {
            let place = format!("fish-{}", slot.index() + 1);
            scene.pieces.push(super::seat::fish_piece(game, fish, place));
        }
    }
    for row in Row::all() {
        if let Some(prey) = state.prey_row[row] {
            let place = format!("hunting-{}", row.index() + 1);
            scene.pieces.push(super::seat::prey_piece(game, prey, place));
        }
        if let Some(rite) = state.rite_row[row] {
            let place = format!("ceremony-{}", row.index() + 1);
            scene.pieces.push(super::seat::rite_piece(game, rite, place));
        }
    }
    for (what, n) in [
        ("gathering", state.foods_unseen.len()),
        ("fish", state.fish_unseen.len()),
        ("hunting", state.preys_unseen.len()),
        ("ceremony", state.rites_unseen.len()),
    ] {
        let text = Text::new(format!("place-pile-{what}"));
        let id = format!("pile-{what}");
        scene.places.push(Place::new(id.clone(), Area::Shared, Layout::Stack, text.clone()).look("pile"));
        scene.pieces.push(Piece::new(format!("{id}-backs"), id, "back", text).count(n as i32));
    }
}

fn row(scene: &mut Scene, id: &'static str, look: &'static str, n: usize, clause: &'static str) {
    let text = Text::new(format!("place-{id}"));
    scene.places.push(Place::new(id, Area::Shared, Layout::Row, text).look(look).clause(clause));
    for i in 1..=n {
        let text = Text::new(format!("place-{id}-slot")).with("n", i);
        scene
            .places
            .push(Place::new(format!("{id}-{i}"), Area::Shared, Layout::Stack, text).within(id).look("slot"));
    }
}

/// The ceremony fire with the shamans around it.
pub(super) fn fire(state: &State, scene: &mut Scene) {
    scene
        .places
        .push(Place::new("fire", Area::Shared, GRID, Text::new("place-fire")).look("fire").clause("PH-D01"));
    for (side, (x, y)) in Side::all().zip(AROUND) {
        let text = Text::new("place-fire-position").with("position", side.index());
        let place = Place::new(format!("fire-{}", side.index()), Area::Shared, Layout::Row, text);
        scene.places.push(place.within("fire").at(x, y).look("fire-position"));
    }
    for seat in state.seats() {
        for (i, side) in state.player(seat).shamans.iter().enumerate() {
            let text = Text::new("shaman").with("seat", seat);
            let id = format!("shaman-{}-{}", seat.index() + 1, i + 1);
            scene.pieces.push(Piece::new(id, format!("fire-{}", side.index()), "shaman", text).of(seat));
        }
    }
}

/// Turn order, ceremony track, fishing track.
pub(super) fn tracks(game: &Prehistory, state: &State, scene: &mut Scene) {
    let shared = |id: &'static str, clause: &'static str| {
        let text = Text::new(format!("place-{id}"));
        Place::new(id, Area::Shared, Layout::Track, text).look("track").clause(clause)
    };
    scene.places.push(shared("order", "PH-W01"));
    scene.places.push(shared("ceremony-track", "PH-D05"));
    scene.places.push(shared("fishing-track", "PH-U04"));
    for mark in &game.marks {
        let text =
            Text::new("fishing-mark").with("at", mark.at).with("points", mark.points).with("dev", mark.dev);
        let place = Place::new(format!("fishing-mark-{}", mark.at), Area::Shared, Layout::Row, text);
        scene.places.push(place.within("fishing-track").at(i16::from(mark.at), 0).look("mark"));
    }
    for (rank, seat) in state.order.iter().enumerate() {
        let text = Text::new("order-marker").with("seat", seat).with("place", rank + 1);
        let id = format!("order-{}", seat.index() + 1);
        scene.pieces.push(Piece::new(id, "order", "cylinder", text).of(seat).at(rank as i16, 0));
    }
    for (rank, seat) in state.track.iter().enumerate() {
        let text = Text::new("ceremony-marker").with("seat", seat).with("place", rank + 1);
        let id = format!("ceremony-disc-{}", seat.index() + 1);
        scene.pieces.push(Piece::new(id, "ceremony-track", "disc", text).of(seat).at(rank as i16, 0));
    }
    for seat in state.seats() {
        let at = state.player(seat).fishing;
        let text =
            Text::new("fishing-marker").with("seat", seat).with("at", at).with("length", game.track_length);
        let id = format!("fishing-disc-{}", seat.index() + 1);
        scene.pieces.push(Piece::new(id, "fishing-track", "disc", text).of(seat).at(i16::from(at), 0));
    }
}
