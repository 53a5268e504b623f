//! The board of a player: weather, tent, markers, rock painting, baskets, collections, camps, points.

use kernel::{Area, Finite, Layout, Piece, Place, Scene, Seat, Shape, Text};

use super::{cube, designed};
use crate::{
    Gain, Prehistory, State, View,
    ids::{Beast, Camp, Cell, Color, Fish, Food, Good, Prey, Rite, Section, Side, Species, Symbol},
    notation::{cell_name, label},
    score,
    state::Spot,
    words,
};

const GRID: Layout = Layout::Grid { shape: Shape::Square };

pub(super) fn board(game: &Prehistory, view: &View, seat: Seat, scene: &mut Scene) {
    let state = view.state();
    let n = seat.index() + 1;
    let root = format!("seat-{n}");
    let text = Text::new("place-seat").with("seat", seat);
    scene.places.push(Place::new(root.clone(), Area::Seat, Layout::Column, text).of(seat).look("tribe"));
    for (id, layout, look, clause) in [
        ("points", Layout::Row, "points", "PH-X02"),
        ("weather", Layout::Stack, "sky", "PH-P02"),
        ("tent", Layout::Row, "tent", "PH-C01"),
        ("markers", Layout::Row, "markers", "PH-C01"),
        ("painting", GRID, "rock-painting", "PH-A04"),
        ("baskets", GRID, "baskets", "PH-B04"),
        ("caught", Layout::Row, "fishing", "PH-E03"),
        ("herd", Layout::Row, "herd", "PH-F03"),
        ("ceremonies", Layout::Row, "ceremonies", "PH-D04"),
        ("megaliths", Layout::Row, "megaliths", "PH-N01"),
        ("camps", Layout::Row, "camps", "PH-M05"),
        ("reserve", Layout::Row, "reserve", "PH-M05"),
    ] {
        let text = Text::new(format!("place-{id}")).with("seat", seat);
        let place = Place::new(format!("{id}-{n}"), Area::Seat, layout, text);
        scene.places.push(place.within(root.clone()).of(seat).look(look).clause(clause));
    }
    counters(game, view, seat, scene);
    weather(game, state, seat, scene);
    painting(game, state, seat, scene);
    collections(game, state, seat, scene);
    covered(view, seat, scene);
    people(game, state, seat, scene);
}

/// Points, development and cubes.
fn counters(game: &Prehistory, view: &View, seat: Seat, scene: &mut Scene) {
    let state = view.state();
    let n = seat.index() + 1;
    let player = state.player(seat);
    let mut points = [0; 9];
    score::score(game, state, seat, &mut points);
    let total: i32 = points.iter().sum();
    let mut piece = Piece::new(
        format!("score-{n}"),
        format!("points-{n}"),
        "score",
        // What lies face down does not show in the points.
        Text::new(if view.covered(seat) > 0 { "score-open" } else { "score-now" })
            .with("seat", seat)
            .with("n", total),
    )
    .of(seat)
    .count(total);
    for (source, points) in score::SOURCES.iter().zip(points).filter(|(_, points)| *points != 0) {
        piece = piece.badge(source, Some(points), Text::new(format!("source-{source}")));
    }
    scene.pieces.push(piece);
    let text = Text::new("gain-dev").with("n", player.dev);
    let piece = Piece::new(format!("development-{n}"), format!("points-{n}"), "development", text);
    scene.pieces.push(piece.of(seat).count(i32::from(player.dev)));
    for color in Color::all() {
        for (key, what, place, n_cubes) in [
            ("gain-resource", "resource", "tent", player.resources[color]),
            ("gain-marker", "marker", "markers", player.markers[color]),
        ] {
            if n_cubes > 0 {
                let text = Text::new(key).with("n", n_cubes).with("color", words::color(color));
                let id = format!("{what}-{n}-{color}");
                let piece = Piece::new(id, format!("{place}-{n}"), cube(color), text).of(seat);
                scene.pieces.push(piece.count(i32::from(n_cubes)));
            }
        }
    }
}

fn weather(game: &Prehistory, state: &State, seat: Seat, scene: &mut Scene) {
    let n = seat.index() + 1;
    let player = state.player(seat);
    let Some(tile) = player.weather else { return };
    let id = label(&game.labels.weathers, tile);
    let text = Text::new("weather-tile").with("name", id.as_str());
    let mut piece = Piece::new(format!("weather-tile-{n}"), format!("weather-{n}"), "weather", text)
        .of(seat)
        .turn(60 * i16::from(player.weather_turn))
        .designed(designed(game, "weather", &id));
    let gain = state.weather_gain(game, seat);
    for side in Side::all() {
        let color = game.sky[side];
        let amount = gain.resources[color];
        let text = Text::new("gain-resource").with("n", amount).with("color", words::color(color));
        piece = piece.badge(cube(color), Some(i32::from(amount)), text);
    }
    scene.pieces.push(piece);
}

/// The rock painting: sections, and at the end of each row and column what touching there gives.
fn painting(game: &Prehistory, state: &State, seat: Seat, scene: &mut Scene) {
    let n = seat.index() + 1;
    let place = format!("painting-{n}");
    for section in Section::all() {
        let text = Text::new("place-section")
            .with("section", words::section(section))
            .with("symbols", words::symbols(game, section));
        let (x, y) = (section.column() as i16, section.row() as i16);
        let id = format!("section-{n}-{section}");
        scene.places.push(
            Place::new(id.clone(), Area::Seat, Layout::Row, text.clone())
                .within(place.clone())
                .at(x, y)
                .of(seat)
                .look("section"),
        );
        // What is painted there, pale until it is.
        let painted = state.player(seat).painted.contains(section);
        for symbol in game.sections[section] {
            let look = match symbol {
                Symbol::Wave => "picture-wave",
                Symbol::Ox => "picture-ox",
                Symbol::Hand => "picture-hand",
                Symbol::Stag => "picture-stag",
                Symbol::Archer => "picture-archer",
                Symbol::Spiral => "picture-spiral",
            };
            let text = Text::new(format!("symbol-{symbol}"));
            let piece = Piece::new(format!("symbol-{n}-{section}-{symbol}"), id.clone(), look, text);
            let story = designed(game, "section", section.word());
            scene.pieces.push(piece.of(seat).dim(!painted).designed(story));
        }
        if painted {
            scene.pieces.push(Piece::new(format!("painted-{n}-{section}"), id, "paint", text).of(seat));
        }
    }
    for i in 0..3 {
        for (line, x, y, gain) in
            [("row", 3, i as i16, &game.row_gains[i]), ("column", i as i16, 3, &game.column_gains[i])]
        {
            let text =
                Text::new(format!("line-{line}")).with("n", i + 1).with("gain", words::gain_list(gain));
            let id = format!("line-{n}-{line}-{}", i + 1);
            let story = designed(game, "line", &format!("{line}-{}", i + 1));
            let piece = Piece::new(id, place.clone(), "recipe", text).of(seat).at(x, y).designed(story);
            scene.pieces.push(gains(piece, gain));
        }
    }
}

fn collections(game: &Prehistory, state: &State, seat: Seat, scene: &mut Scene) {
    let n = seat.index() + 1;
    let player = state.player(seat);
    let tops: Vec<Good> = Good::all().filter(|g| game.partner[*g].0 > *g).collect();
    for (x, top) in tops.iter().enumerate() {
        let (bottom, gain) = game.partner[*top];
        for (y, good) in [(0, *top), (2, bottom)] {
            let text = Text::new("place-basket").with("good", words::good(good));
            scene.places.push(
                Place::new(format!("basket-{n}-{good}"), Area::Seat, Layout::Row, text)
                    .within(format!("baskets-{n}"))
                    .at(x as i16, y)
                    .of(seat)
                    .look(match good {
                        Good::Honey => "honey-basket",
                        Good::Egg => "egg-basket",
                        Good::Berry => "berry-basket",
                        Good::Mushroom => "mushroom-basket",
                        Good::Fruit => "fruit-basket",
                        Good::Nut => "nut-basket",
                    }),
            );
        }
        let text = Text::new("basket-pair")
            .with("top", words::good(*top))
            .with("bottom", words::good(bottom))
            .with("gain", words::gain_list(&gain));
        let piece = Piece::new(format!("pair-{n}-{top}"), format!("baskets-{n}"), "recipe", text).of(seat);
        scene.pieces.push(gains(piece.at(x as i16, 1), &gain));
    }
    for food in player.foods {
        let id = label(&game.labels.foods, food);
        let place = format!("basket-{n}-{}", game.foods[food].0);
        scene.pieces.push(food_piece(game, food, &id, place).of(seat));
    }
    for fish in player.fish {
        scene.pieces.push(fish_piece(game, fish, format!("caught-{n}")).of(seat));
    }
    for prey in player.preys {
        scene.pieces.push(prey_piece(game, prey, format!("herd-{n}")).of(seat));
    }
    for beast in player.beasts {
        scene.pieces.push(beast_piece(game, beast, format!("herd-{n}")).of(seat));
    }
    let stones = score::megaliths(game, state);
    for rite in player.rites {
        let points = score::rite_points(game, state, seat, &stones, rite);
        let piece = rite_piece(game, rite, format!("ceremonies-{n}")).of(seat);
        scene.pieces.push(piece.badge("points", Some(points), Text::new("rite-now").with("n", points)));
    }
    for cell in player.stones {
        scene.pieces.push(stone_piece(cell, format!("megaliths-{n}")).of(seat));
    }
}

/// Ceremony cards that lie face down.
fn covered(view: &View, seat: Seat, scene: &mut Scene) {
    let (n, cards) = (seat.index() + 1, view.covered(seat));
    if cards > 0 {
        let text = Text::new("ceremonies-covered").with("n", cards);
        let piece = Piece::new(format!("ceremony-cards-{n}"), format!("ceremonies-{n}"), "back", text);
        scene.pieces.push(piece.of(seat).count(i32::from(cards)));
    }
}

/// What is gained, as icons.
fn gains(mut piece: Piece, gain: &Gain) -> Piece {
    for (key, cubes) in [("gain-resource", &gain.resources), ("gain-marker", &gain.markers)] {
        for (color, n) in cubes.iter().filter(|(_, n)| **n > 0) {
            let text = Text::new(key).with("n", *n).with("color", words::color(color));
            piece = piece.badge(cube(color), Some(i32::from(*n)), text);
        }
    }
    if gain.dev > 0 {
        piece = piece.badge("development", Some(gain.dev.into()), Text::new("gain-dev").with("n", gain.dev));
    }
    if gain.points > 0 {
        let text = Text::new("gain-points").with("n", gain.points);
        piece = piece.badge("points", Some(gain.points.into()), text);
    }
    piece
}

/// Members at home and in the reserve, camps not yet built.
fn people(game: &Prehistory, state: &State, seat: Seat, scene: &mut Scene) {
    let n = seat.index() + 1;
    let player = state.player(seat);
    for (camp, cell) in player.camps.iter() {
        if cell.is_none() {
            scene.pieces.push(camp_piece(game, seat, camp, format!("camps-{n}")));
        }
    }
    for (member, spot) in player.members.iter() {
        let place = match spot {
            Spot::Reserve => format!("reserve-{n}"),
            Spot::Tent => format!("tent-{n}"),
            Spot::On(_) => continue,
        };
        let text = Text::new("member").with("seat", seat).with("n", member.index() + 1);
        let id = format!("member-{n}-{}", member.index() + 1);
        let dim = *spot == Spot::Reserve;
        scene.pieces.push(Piece::new(id, place, "member", text).of(seat).dim(dim));
    }
}

pub(super) fn food_piece(game: &Prehistory, food: Food, id: &str, place: String) -> Piece {
    let (good, dev) = game.foods[food];
    let look = match good {
        Good::Honey => "honey",
        Good::Egg => "egg",
        Good::Berry => "berry",
        Good::Mushroom => "mushroom",
        Good::Fruit => "fruit",
        Good::Nut => "nut",
    };
    let piece = Piece::new(format!("food-{id}"), place, look, words::good(good)).designed(designed(
        game,
        "gathering",
        id,
    ));
    match dev {
        0 => piece,
        dev => piece.badge("development", Some(i32::from(dev)), Text::new("gain-dev").with("n", dev)),
    }
}

pub(super) fn fish_piece(game: &Prehistory, fish: Fish, place: String) -> Piece {
    let id = label(&game.labels.fish, fish);
    let (kind, value) = game.fish[fish];
    Piece::new(format!("fish-tile-{id}"), place, kind.word(), words::fish_kind(kind))
        .badge("value", Some(i32::from(value)), Text::new("value").with("n", value))
        .designed(designed(game, "fish", &id))
}

pub(super) fn prey_piece(game: &Prehistory, prey: Prey, place: String) -> Piece {
    let id = label(&game.labels.preys, prey);
    let card = &game.preys[prey];
    let look = match (card.species, card.footprint) {
        (Species::SabreTooth, true) => "footprint-sabre-tooth",
        (Species::WoollyRhino, true) => "footprint-woolly-rhino",
        (Species::Mammoth, true) => "footprint-mammoth",
        (species, false) => species.word(),
    };
    let piece = Piece::new(format!("hunting-card-{id}"), place, look, words::prey(game, prey))
        .badge("value", Some(i32::from(card.value)), Text::new("value").with("n", card.value))
        .designed(designed(game, "hunting", &id));
    gains(piece, &card.gain)
}

pub(super) fn rite_piece(game: &Prehistory, rite: Rite, place: String) -> Piece {
    let id = label(&game.labels.rites, rite);
    let value = game.rites[rite].value;
    Piece::new(format!("ceremony-card-{id}"), place, "ceremony-card", words::rite(game, rite))
        .badge("value", Some(i32::from(value)), Text::new("value").with("n", value))
        .designed(designed(game, "ceremony", &id))
}

pub(super) fn beast_piece(game: &Prehistory, beast: Beast, place: String) -> Piece {
    let id = label(&game.labels.beasts, beast);
    let look = game.beasts[beast].0.word();
    Piece::new(format!("animal-{id}"), place, look, words::beast(game, beast))
}

pub(super) fn stone_piece(cell: Cell, place: String) -> Piece {
    let text = Text::new("feature-megalith-a");
    Piece::new(format!("megalith-{}", cell_name(cell)), place, "megalith-a", text)
}

pub(super) fn camp_piece(game: &Prehistory, seat: Seat, camp: Camp, place: String) -> Piece {
    let id = label(&game.labels.camps, camp);
    let card = game.camps[camp];
    let piece = Piece::new(format!("camp-{}-{id}", seat.index() + 1), place, "camp", words::camp(game, camp));
    let members = Text::new("camp-members").with("n", card.members);
    let piece = piece.badge("member", Some(card.members.into()), members);
    let gain = Gain { dev: card.dev, points: card.points, ..Gain::default() };
    gains(piece, &gain).of(seat).designed(designed(game, "camp", &id))
}
