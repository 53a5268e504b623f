//! What lies on the table for a viewer: the city, pawns, hands, artefacts, tribes, and glimpses that fade.

use content::Provenance;
use kernel::{Area, Fact, Finite, Layout, Note, Piece, Place, Scene, Seat, Shape, Text, Viewer};

use crate::{
    LastDoge,
    effect::Op,
    flow::{Frame, Run},
    hidden::{self, View},
    ids::{Artefact, Card, Color, Effect, Number, Slot, Tile, Tribe},
    state::{Fate, State},
};

pub fn cell(slot: Slot) -> Text {
    Text::new("cell").with("n", slot.index() + 1)
}

pub fn card(card: Card) -> Text {
    Text::new(format!("card-{card}"))
}

pub fn artefact(artefact: Artefact) -> Text {
    Text::new(format!("artefact-{}", artefact.word()))
}

pub fn tribe(tribe: Tribe) -> Text {
    Text::new(format!("tribe-{tribe}"))
}

pub fn district(number: Number) -> Text {
    Text::new(format!("district-{}", number.value()))
}

pub fn effect(effect: Effect) -> Text {
    Text::new(format!("effect-{effect}"))
}

/// A tile as its face tells it.
pub fn face(game: &LastDoge, tile: Tile) -> Text {
    let (number, does) = (game.content.number[tile], game.content.effect[tile]);
    Text::new("tile-face")
        .with("number", number.value())
        .with("district", district(number))
        .with("effect", effect(does))
}

/// The ids of places and pieces, shared with the labels of options.
pub mod id {
    use kernel::Seat;

    use crate::ids::{Artefact, Card};

    pub fn seat(seat: Seat) -> String {
        seat.to_string()
    }

    pub fn hand(seat: Seat) -> String {
        format!("{seat}-hand")
    }

    pub fn artefacts(seat: Seat) -> String {
        format!("{seat}-artefacts")
    }

    pub fn pawn(seat: Seat) -> String {
        format!("pawn-{seat}")
    }

    pub fn held(seat: Seat, card: Card) -> String {
        format!("hand-{seat}-{card}")
    }

    pub fn artefact(artefact: Artefact) -> String {
        format!("artefact-{}", artefact.word())
    }
}

/// Whether a viewer has this tile in sight now, apart from memory: face up, under the own pawn, or being looked at.
pub fn in_sight(game: &LastDoge, state: &State, viewer: Viewer, slot: Slot) -> bool {
    if state.face_up.contains(slot) {
        return true;
    }
    let under_own_pawn = |seat: Seat| !state.in_escape() && state.player(seat).pawn == Some(slot);
    if matches!(viewer, Viewer::Seat(seat) if under_own_pawn(seat)) {
        return true;
    }
    state.frames.as_slice().iter().any(|frame| match *frame {
        Frame::Explore { looked, .. } => viewer.is(state.turn.seat) && looked.contains(slot),
        Frame::Run(run) => (viewer.is(run.seat) || shows(game, run)) && run.looked.contains(slot),
        Frame::Moves { who, looked } => {
            state.next_of(who).is_some_and(|mover| viewer.is(mover)) && looked.contains(slot)
        }
        Frame::Guess { told, .. } => told && viewer.is(state.turn.seat) && slot == game.city(state).treasure,
        _ => false,
    })
}

/// Whether a program shows its tiles to everybody.
fn shows(game: &LastDoge, run: Run) -> bool {
    game.content.program(run.source).iter().any(|op| matches!(op, Op::Show { .. }))
}

/// Whose open hand the viewer is looking at.
pub fn open_hand(game: &LastDoge, state: &State, viewer: Viewer) -> Option<Seat> {
    state.frames.as_slice().iter().find_map(|frame| match *frame {
        Frame::Run(run) if viewer.is(run.seat) => {
            let program = game.content.program(run.source);
            let spies = matches!(program.get(run.pc as usize), Some(Op::Spy));
            run.aim.filter(|_| spies)
        }
        _ => None,
    })
}

pub fn scene(game: &LastDoge, view: &View, viewer: Viewer) -> Scene {
    draw(game, view, viewer, false)
}

/// The table with every tile that was ever looked at and every hand in sight.
pub fn reveal(game: &LastDoge, state: &State) -> Scene {
    draw(game, &hidden::whole(state), Viewer::Spectator, true)
}

fn draw(game: &LastDoge, view: &View, viewer: Viewer, all: bool) -> Scene {
    let state = &view.state;
    let mut scene = Scene {
        mood: if state.in_escape() { "escape" } else { "fog" },
        facts: facts(game, state),
        forecast: forecast(game, view, viewer),
        ..Scene::default()
    };
    match state.in_escape() {
        true => path(game, state, &mut scene),
        false => guess(game, state, &mut scene),
    }
    board(game, view, viewer, all, &mut scene);
    shared(game, view, &mut scene);
    for seat in state.seats() {
        seat_area(game, view, viewer, (seat, all), &mut scene);
    }
    scene
}

fn facts(game: &LastDoge, state: &State) -> Vec<Fact> {
    let phase = match state.frames.as_slice().get(1) {
        None => Text::new("fact-over"),
        Some(Frame::Setup { .. }) => Text::new("fact-setup"),
        Some(Frame::Escape { seat, .. }) => match state.needs(&game.content, *seat) {
            Some(number) => Text::new("fact-escape").with("seat", *seat).with("number", number.value()),
            None => Text::new("fact-flight"),
        },
        Some(Frame::Flight { .. } | Frame::Exit { .. }) => Text::new("fact-flight"),
        Some(_) => Text::new("fact-turn").with("seat", state.turn.seat),
    };
    let n = state.n_seats as usize;
    let round = (state.turns as usize).div_ceil(n).max(1);
    vec![
        Fact { id: "round", text: Text::new("fact-round").with("n", round) },
        Fact { id: "phase", text: phase },
        Fact { id: "discoveries", text: Text::new("fact-discoveries").with("n", state.discoveries.len()) },
    ]
}

fn forecast(game: &LastDoge, view: &View, viewer: Viewer) -> Vec<Note> {
    let state = &view.state;
    let mut notes = Vec::new();
    if let Viewer::Seat(seat) = viewer
        && seat.index() < state.n_seats as usize
    {
        let limit = state.hand_limit(&game.content, seat);
        let held = view.hands[seat.index()] as usize;
        let bad = true;
        if state.turn.seat == seat && held > limit && !state.in_escape() {
            let text = Text::new("note-limit").with("n", held - limit).with("limit", limit);
            notes.push(Note { seat: Some(seat), text, clause: "LD-T03", bad });
        }
        if state.in_escape() && state.player(seat).fate == Fate::Inside && held == 1 {
            notes.push(Note { seat: Some(seat), text: Text::new("note-last-card"), clause: "LD-X08", bad });
        }
    }
    let playing = matches!(state.frames.as_slice().get(1), Some(Frame::Turn { .. } | Frame::Limit));
    let free = state.free(game.city(state)).len();
    if playing && free <= 4 {
        let text = Text::new("note-tiles").with("n", free);
        notes.push(Note { seat: None, text, clause: "LD-X01", bad: false });
    }
    notes
}

fn designed(game: &LastDoge, kind: &str, id: &str, story: &'static str) -> Option<Text> {
    let is_ours = game.content.coverage.provenance(kind, id) == Some(Provenance::Designed);
    is_ours.then(|| Text::new(story))
}

fn effect_look(effect: Effect) -> &'static str {
    match effect {
        Effect::None => "tile-none",
        Effect::Discovery => "tile-discovery",
        Effect::Trophy => "tile-trophy",
        Effect::Camp => "tile-camp",
        Effect::Shelter => "tile-shelter",
        Effect::Ambush => "tile-ambush",
        Effect::Observatory => "tile-observatory",
    }
}

fn board(game: &LastDoge, view: &View, viewer: Viewer, all: bool, scene: &mut Scene) {
    let state = &view.state;
    let city = game.city(state);
    let shape = Layout::Grid { shape: Shape::Square };
    scene
        .places
        .push(Place::new("city", Area::Board, shape, Text::new("place-city")).look("city").clause("LD-S03"));
    for slot in Slot::all() {
        let (x, y) = city.at[slot];
        let place = Place::new(slot.word(), Area::Board, Layout::Stack, cell(slot));
        scene.places.push(place.within("city").at(x.into(), y.into()).look("cell"));
        scene.pieces.push(tile_piece(game, view, viewer, slot, all));
    }
    if state.treasure_lies() {
        let treasure = Piece::new("treasure", city.treasure.word(), "treasure", Text::new("piece-treasure"));
        scene.pieces.push(treasure.badge(
            "trophy",
            Some(game.content.limits.treasure.into()),
            Text::new("badge-value"),
        ));
    }
    for seat in state.seats() {
        let pawn = |place: String| {
            Piece::new(id::pawn(seat), place, "lantern", Text::new("piece-pawn").with("seat", seat)).of(seat)
        };
        if let Some(slot) = state.player(seat).pawn {
            scene.pieces.push(pawn(slot.word()));
        }
    }
}

/// The step of the way out that comes after the last number.
const EXIT: u8 = Number::COUNT as u8 + 2;

/// The way out: the numbers in their order, and how far everybody has come (LD-X04).
fn path(game: &LastDoge, state: &State, scene: &mut Scene) {
    let label = Text::new("place-path");
    scene.places.push(Place::new("path", Area::Board, Layout::Track, label).look("path").clause("LD-X04"));
    for number in Number::all() {
        let value = number.value();
        let place = Place::new(format!("path-{value}"), Area::Board, Layout::Row, district(number));
        scene.places.push(place.within("path").at(value.into(), 0).look("door"));
    }
    let exit = Place::new(format!("path-{EXIT}"), Area::Board, Layout::Row, Text::new("path-exit"));
    scene.places.push(exit.within("path").at(EXIT.into(), 0).look("gate"));
    for seat in state.seats() {
        let player = state.player(seat);
        let (at, key) = match (player.fate, state.needs(&game.content, seat)) {
            (Fate::Caught, next) => (next, "path-caught"),
            (Fate::Inside, next @ Some(_)) => (next, "path-seeks"),
            (Fate::Out, _) | (_, None) => (None, "path-out"),
        };
        let value = at.map_or(EXIT, Number::value);
        let text = Text::new(key).with("seat", seat).with("number", value);
        let caught = player.fate == Fate::Caught;
        let look = if caught { "caught" } else { "lantern" };
        let marker = Piece::new(format!("path-{seat}"), format!("path-{value}"), look, text);
        scene.pieces.push(marker.of(seat).dim(caught));
    }
}

/// The guess: how many artefact districts it takes, and who may still guess (LD-G01, LD-G02).
fn guess(game: &LastDoge, state: &State, scene: &mut Scene) {
    let label = Text::new("place-guess");
    scene.places.push(Place::new("guess", Area::Shared, Layout::Row, label).look("guess").clause("LD-G01"));
    let needed = usize::from(game.content.limits.discoveries_to_guess);
    for i in 0..needed {
        let found = i < state.discoveries.len();
        let text = Text::new(if found { "guess-found" } else { "guess-missing" });
        let piece = Piece::new(format!("discovery-{}", i + 1), "guess", "discovery", text);
        scene.pieces.push(piece.dim(!found));
    }
    for seat in state.seats() {
        let failed = state.player(seat).failed;
        let text = Text::new(if failed { "guess-failed" } else { "guess-open" }).with("seat", seat);
        let look = if failed { "failed" } else { "guess" };
        scene.pieces.push(Piece::new(format!("guess-{seat}"), "guess", look, text).of(seat).dim(failed));
    }
}

/// A tile. Where nobody keeps notes, a piece is that of its cell: otherwise it would tell for ever which tile was
/// swapped with which, and what lay there when it was glimpsed (LD-Q36).
fn tile_piece(game: &LastDoge, view: &View, viewer: Viewer, slot: Slot, all: bool) -> Piece {
    let state = &view.state;
    let kept = if state.memory || all { state.origin[slot] } else { slot };
    let id = format!("tile-{}", kept.index() + 1);
    let sighted = in_sight(game, state, viewer, slot);
    match state.tiles[slot].filter(|_| sighted || state.memory || all) {
        None => Piece::new(id, slot.word(), "tile-back", Text::new("tile-hidden").with("cell", cell(slot))),
        Some(tile) => {
            let effect = game.content.effect[tile];
            let number = game.content.number[tile];
            let is_up = state.face_up.contains(slot);
            let piece = Piece::new(id, slot.word(), effect_look(effect), face(game, tile))
                .badge("number", Some(number.value().into()), district(number))
                .dim(!is_up)
                .designed(designed(game, "tile", tile.word(), "designed-tile"));
            let story = Text::new(format!("effect-{effect}-text"));
            let piece = piece.badge("effect", None, story);
            if is_up || all { piece } else { piece.badge("glimpse", None, Text::new("badge-glimpse")) }
        }
    }
}

fn card_look(color: Color) -> &'static str {
    match color {
        Color::Grey => "card-grey",
        Color::Green => "card-green",
        Color::Reaction => "card-reaction",
        Color::Doge => "card-doge",
    }
}

fn card_piece(game: &LastDoge, id: String, place: String, kind: Card, n: u8) -> Piece {
    let color = game.content.color[kind];
    Piece::new(id, place, card_look(color), card(kind))
        .count(n.into())
        .badge("color", None, Text::new(format!("color-{color}")))
        .badge("text", None, Text::new(format!("card-{kind}-text")))
        .designed(designed(game, "card", kind.word(), "designed-card"))
}

fn artefact_piece(game: &LastDoge, state: &State, place: String, which: Artefact) -> Piece {
    let text = Text::new(format!("artefact-{}-text", which.word()));
    Piece::new(id::artefact(which), place, "artefact", artefact(which))
        .badge("trophy", Some(game.content.value[which].into()), Text::new("badge-value"))
        .badge("text", None, text)
        .dim(state.spent.contains(which) || state.turn.used.contains(which))
        .designed(designed(game, "artefact", &which.word(), "designed-artefact"))
}

fn shared(game: &LastDoge, view: &View, scene: &mut Scene) {
    let state = &view.state;
    let mut place = |id: &str, layout, look, clause| {
        let label = Text::new(format!("place-{id}"));
        scene.places.push(Place::new(id, Area::Shared, layout, label).look(look).clause(clause));
    };
    place("artefact-row", Layout::Row, "row", "LD-S04");
    place("piles", Layout::Row, "piles", "LD-T05");
    place("discards", Layout::Row, "discard", "LD-T05");
    for (id, clause) in [("artefact-pile", "LD-S04"), ("deck", "LD-T05")] {
        let pile = Place::new(id, Area::Shared, Layout::Stack, Text::new(format!("place-{id}")));
        scene.places.push(pile.within("piles").look("pile").clause(clause));
    }
    for which in state.row {
        scene.pieces.push(artefact_piece(game, state, "artefact-row".into(), which));
    }
    let back = |id: &str, place: &str, n: usize| {
        Piece::new(id, place, "card-back", Text::new("piece-pile").with("n", n)).count(n as i32)
    };
    scene.pieces.push(back("artefacts-left", "artefact-pile", state.pile.len()));
    scene.pieces.push(back("cards-left", "deck", view.deck.into()));
    for (kind, n) in state.discards.iter() {
        scene.pieces.push(card_piece(game, format!("discard-{kind}"), "discards".into(), kind, n));
    }
}

fn seat_area(game: &LastDoge, view: &View, viewer: Viewer, (seat, all): (Seat, bool), scene: &mut Scene) {
    let state = &view.state;
    let player = state.player(seat);
    let label = Text::new("place-seat").with("seat", seat);
    scene.places.push(Place::new(id::seat(seat), Area::Seat, Layout::Column, label).of(seat).look("sheet"));
    let mut part = |id: String, key: &'static str| {
        let place = Place::new(id, Area::Seat, Layout::Row, Text::new(key)).of(seat).within(id::seat(seat));
        scene.places.push(place);
    };
    part(id::hand(seat), "place-hand");
    part(id::artefacts(seat), "place-artefacts");
    if let Some(kind) = player.tribe {
        let sheet = Piece::new(format!("tribe-{kind}"), id::seat(seat), "tribe", tribe(kind)).of(seat);
        let text = Text::new(format!("tribe-{kind}-text"));
        let story = designed(game, "tribe", kind.word(), "designed-tribe");
        scene.pieces.push(sheet.badge("text", None, text).designed(story));
    }
    let fate = match player.fate {
        Fate::Inside if player.failed => Some(("failed", Text::new("badge-failed"))),
        Fate::Inside => None,
        Fate::Out => Some(("out", Text::new("badge-out"))),
        Fate::Caught => Some(("caught", Text::new("badge-caught"))),
    };
    let mut trophies =
        Piece::new(format!("trophies-{seat}"), id::seat(seat), "trophy", Text::new("piece-trophies"))
            .count(i32::from(player.trophies) + i32::from(player.escape))
            .of(seat);
    if let Some((look, text)) = fate {
        trophies = trophies.badge(look, None, text);
    }
    scene.pieces.push(trophies);
    if state.treasure == Some(seat) {
        let value = Some(game.content.limits.treasure.into());
        let treasure =
            Piece::new("treasure", id::seat(seat), "treasure", Text::new("piece-treasure")).of(seat);
        scene.pieces.push(treasure.badge("trophy", value, Text::new("badge-value")));
    }
    for which in player.artefacts {
        scene.pieces.push(artefact_piece(game, state, id::artefacts(seat), which).of(seat));
    }
    hand(game, view, viewer, (seat, all), scene);
}

fn hand(game: &LastDoge, view: &View, viewer: Viewer, (seat, all): (Seat, bool), scene: &mut Scene) {
    let state = &view.state;
    if viewer.is(seat) || all {
        for (kind, n) in state.player(seat).hand.iter() {
            scene.pieces.push(card_piece(game, id::held(seat, kind), id::hand(seat), kind, n).of(seat));
        }
        return;
    }
    let n = view.hands[seat.index()];
    let label = Text::new("piece-hand").with("n", n);
    let back =
        Piece::new(format!("hand-{seat}"), id::hand(seat), "card-back", label).count(n.into()).of(seat);
    scene.pieces.push(back);
    let Viewer::Seat(me) = viewer else { return };
    if open_hand(game, state, viewer) == Some(seat) || state.memory {
        for (kind, n) in state.known[me.index()][seat.index()].iter().filter(|(_, n)| **n > 0) {
            let piece = card_piece(game, id::held(seat, kind), id::hand(seat), kind, *n).of(seat).dim(true);
            scene.pieces.push(piece.badge("glimpse", None, Text::new("badge-glimpse")));
        }
    }
}
