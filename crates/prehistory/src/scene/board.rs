//! The main board: the price wheel with its pillars, the turning tiles, rows, fire and tracks.

use kernel::{Area, Finite, Layout, Piece, Place, Scene, Shape, Text};

use super::{AROUND, cube, designed};
use crate::{
    Prehistory, State, View,
    ids::{Action, Color, Price, Row, Side, Slot, Symbol, Wheel},
    notation::label,
    words,
};

const GRID: Layout = Layout::Grid { shape: Shape::Square };

/// The places of the six pillars around the center, in the order of the actions, clockwise from the top.
const PILLARS: [(i16, i16); Action::COUNT] = [(1, 0), (2, 0), (2, 2), (1, 2), (0, 2), (0, 0)];

/// The price wheel: the center, and around it the pillars with the tiles that say what their actions cost.
pub(super) fn wheel(game: &Prehistory, state: &State, scene: &mut Scene) {
    scene.places.push(
        Place::new("wheel", Area::Board, GRID, Text::new("place-wheel")).look("wheel").clause("PH-P04"),
    );
    for (id, (x, y), clause) in [("center", (1, 1), "PH-M01"), ("price-pile", (2, 1), "PH-W04")] {
        let place = Place::new(id, Area::Board, Layout::Column, Text::new(format!("place-{id}")));
        scene.places.push(place.within("wheel").at(x, y).look("hub").clause(clause));
    }
    if let Some(tile) = state.center {
        scene.pieces.push(center_tile(game, tile, "center", "price-center"));
    }
    if let Some(tile) = state.next_price {
        scene.pieces.push(center_tile(game, tile, "price-pile", "price-next"));
    }
    for (action, (x, y)) in Action::all().zip(PILLARS) {
        pillar(state, action, x, y, scene);
    }
    for wheel in Wheel::all() {
        dial(game, state, wheel, scene);
    }
}

fn center_tile(game: &Prehistory, tile: Price, place: &str, key: &str) -> Piece {
    let id = label(&game.labels.prices, tile);
    let text = Text::new(key.to_owned()).with("name", id.as_str());
    let piece = Piece::new(format!("price-{id}"), place, "dial-center", text);
    center_icons(game, tile, piece.designed(designed(game, "price", &id)))
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
        piece.badge(icon_look(color, action.word()), Some(i32::from(steps)), text)
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
        .look(match action {
            Action::Painting => "painting-pillar",
            Action::Gathering => "gathering-pillar",
            Action::Ceremony => "ceremony-pillar",
            Action::Fishing => "fishing-pillar",
            Action::Hunting => "hunting-pillar",
            Action::Migration => "migration-pillar",
        })
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
        .look("capital")
        .clause("PH-U02"),
    );
    scene.places.push(
        Place::new(foot.clone(), Area::Board, Layout::Row, Text::new("place-foot").with("action", name))
            .within(id)
            .look("foot")
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
    let slot = Place::new(place.clone(), Area::Board, Layout::Stack, text).look("dial").clause("PH-V01");
    // Fishing and hunting share a tile: it lies by itself, between the wheel and both.
    scene.places.push(match wheel {
        Wheel::Painting => slot.within("pillar-painting"),
        Wheel::Gathering => slot.within("pillar-gathering"),
        Wheel::Ceremony => slot.within("pillar-ceremony"),
        Wheel::Migration => slot.within("pillar-migration"),
        Wheel::River => slot.within("wheel").at(0, 1).look("fishing-dial"),
    });
    let dial = state.dials[wheel];
    let Some(tile) = dial.tile else { return };
    let id = label(&game.labels.prices, tile);
    let text = Text::new("price-tile").with("name", id.as_str()).with("wheel", words::wheel(wheel));
    let mut piece = Piece::new(format!("price-{id}"), place, "dial", text)
        .turn(60 * i16::from(dial.turn))
        .designed(designed(game, "price", &id));
    for side in Side::all() {
        let color = state.price_at(game, wheel, side);
        let (what, number) = pays_for(game, wheel, side);
        piece = piece.badge(icon_look(color, what), number, words::icon(game, state, wheel, side));
    }
    scene.pieces.push(piece);
}

/// What the color at a position of a tile pays for: a word for the symbol sheet, or a number.
fn pays_for(game: &Prehistory, wheel: Wheel, side: Side) -> (&'static str, Option<i32>) {
    match wheel {
        Wheel::Painting => {
            let symbol = Symbol::all().find(|s| game.symbol_side[*s] == side);
            (symbol.map_or("", Symbol::word), None)
        }
        Wheel::Gathering => ("", Some(side.index() as i32 + 1)),
        Wheel::Ceremony => ("", Some(side.index() as i32)),
        Wheel::River if game.hunting_half.contains(side) => ("hunting", None),
        Wheel::River => ("fishing", None),
        Wheel::Migration if game.migration_sides.contains(side) => ("migration", None),
        Wheel::Migration => ("unused", None),
    }
}

/// The look of an icon on a price tile: the color, then what it pays for.
fn icon_look(color: Color, what: &'static str) -> &'static str {
    ICONS[color.index()].iter().find(|(word, _)| *word == what).map_or(cube(color), |(_, look)| look)
}

macro_rules! icons {
    ($($color:literal),+; $what:tt) => { [$(icons!(@row $color; $what)),+] };
    (@row $color:literal; [$($what:literal),+]) => { [$(($what, concat!("cube-", $color, "-", $what))),+] };
}

/// Looks are words known at compile time: each color with everything it may pay for.
const ICONS: [[(&str, &str); 13]; Color::COUNT] = icons!(
    "grey", "red", "yellow", "blue", "brown", "white";
    [
        "painting", "gathering", "ceremony", "fishing", "hunting", "migration", "unused", "wave", "ox", "hand",
        "stag", "archer", "spiral"
    ]
);

pub(super) fn rows(game: &Prehistory, view: &View, scene: &mut Scene) {
    let state = view.state();
    let labels = &game.labels;
    row(scene, "gathering", "meadow", Slot::COUNT, "PH-B01");
    row(scene, "fish", "river", Slot::COUNT, "PH-E01");
    row(scene, "hunting", "hunting-row", Row::COUNT, "PH-E01");
    row(scene, "ceremony", "ceremony-row", Row::COUNT, "PH-D02");
    for slot in Slot::all() {
        if let Some(food) = state.food_slots[slot] {
            let id = label(&labels.foods, food);
            let place = format!("gathering-{}", slot.index() + 1);
            let piece = super::seat::food_piece(game, food, &id, place);
            scene.pieces.push(match state.dials[Wheel::Gathering].tile {
                None => piece,
                Some(_) => {
                    let side = Side::nth(slot.index());
                    let color = state.price_at(game, Wheel::Gathering, side);
                    piece.badge(cube(color), None, words::icon(game, state, Wheel::Gathering, side))
                }
            });
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
        ("ceremony", view.rites_left()),
    ] {
        let text = Text::new(format!("place-pile-{what}"));
        scene.pieces.push(Piece::new(format!("pile-{what}-backs"), what, "back", text).count(n as i32));
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
