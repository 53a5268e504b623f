//! What lies on the table: the price wheel, rows, rivers, fire, tracks, the land and the players' boards.

mod board;
mod land;
mod seat;

use kernel::{Fact, Finite, Note, Scene, Seat, Text, Viewer};

pub(crate) use self::land::cell_id;
use crate::{
    Prehistory, State, View,
    flow::Frame,
    ids::{Action, Color, Side, YEARS},
    score, words,
};

pub(crate) fn scene(game: &Prehistory, view: &View, _: Viewer) -> Scene {
    let state = view.state();
    let mut scene = Scene { mood: mood(state), ..Scene::default() };
    facts(state, &mut scene);
    // The board on which the season is played comes first.
    let autumn = season(state) == "autumn";
    if autumn {
        land::land(game, state, &mut scene);
    }
    board::wheel(game, state, &mut scene);
    board::rows(game, view, &mut scene);
    board::fire(state, &mut scene);
    board::tracks(game, state, &mut scene);
    if !autumn {
        land::land(game, state, &mut scene);
    }
    for seat in state.seats() {
        seat::board(game, view, seat, &mut scene);
    }
    scene.forecast = forecast_of(game, view);
    scene
}

/// What everybody is promised.
pub(crate) fn forecast_of(game: &Prehistory, view: &View) -> Vec<Note> {
    let (state, mut scene) = (view.state(), Scene::default());
    for seat in state.seats() {
        forecast(game, state, seat, &mut scene);
    }
    scene.forecast
}

/// The season of a position.
pub(crate) fn season(state: &State) -> &'static str {
    match state.frames.as_slice().get(1) {
        None | Some(Frame::Last { .. }) => "end",
        _ if state.frames.as_slice().iter().any(is_setup) => "setup",
        Some(Frame::Income { .. } | Frame::Spring { .. }) => "spring",
        Some(Frame::Pillars { .. } | Frame::Summer { .. }) => "summer",
        Some(Frame::Autumn { .. }) => "autumn",
        Some(_) => "winter",
    }
}

fn is_setup(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Prices { .. }
            | Frame::Land { .. }
            | Frame::Tokens { .. }
            | Frame::Order
            | Frame::Skies { .. }
            | Frame::Orient { .. }
            | Frame::Arrange { .. }
    )
}

fn mood(state: &State) -> &'static str {
    match season(state) {
        "setup" => "spring",
        "end" => "autumn",
        season => season,
    }
}

fn facts(state: &State, scene: &mut Scene) {
    let mut fact = |id: &'static str, text: Text| scene.facts.push(Fact { id, text });
    fact("year", Text::new("fact-year").with("year", state.year).with("years", YEARS));
    fact("season", Text::new(format!("season-{}", season(state))));
    let top = state.frames.top();
    if let Frame::Summer { action, .. } = state.frames.as_slice().get(1).copied().unwrap_or(top)
        && let Some(action) = Action::get(action as usize)
    {
        fact("action", Text::new("fact-action").with("action", words::action(action)));
    }
    if let Some(seat) = state.decider(top) {
        fact("turn", Text::new("fact-turn").with("seat", seat));
    }
}

/// What the near future brings: the income of spring, of the fishing track, and the price of the land.
fn forecast(game: &Prehistory, state: &State, seat: Seat, scene: &mut Scene) {
    let player = state.player(seat);
    if let Some(mark) = score::mark(game, player.fishing) {
        let text = Text::new("forecast-fishing")
            .with("seat", seat)
            .with("points", mark.points)
            .with("dev", mark.dev);
        scene.forecast.push(Note { seat: Some(seat), text, clause: "PH-U04", bad: false });
    }
    if player.weather.is_some() && state.year < YEARS {
        let mut next = *state;
        next.players[seat.index()].weather_turn = (player.weather_turn + 1) % Side::COUNT as u8;
        let gain = words::gain_list(&next.weather_gain(game, seat));
        let text = Text::new("forecast-weather").with("seat", seat).with("gain", gain);
        scene.forecast.push(Note { seat: Some(seat), text, clause: "PH-P02", bad: false });
    }
    if let Some(Frame::Autumn { points, .. }) = state.frames.as_slice().get(1)
        && state.decider(state.frames.top()) == Some(seat)
        && *points > 0
    {
        let text = Text::new("forecast-movement").with("seat", seat).with("points", *points);
        scene.forecast.push(Note { seat: Some(seat), text, clause: "PH-Q20", bad: true });
    }
}

/// The look of a cube.
fn cube(color: Color) -> &'static str {
    match color {
        Color::Grey => "cube-grey",
        Color::Red => "cube-red",
        Color::Yellow => "cube-yellow",
        Color::Blue => "cube-blue",
        Color::Brown => "cube-brown",
        Color::White => "cube-white",
    }
}

/// The places of the six positions around a tile, clockwise from the top, in a grid of three by five.
const AROUND: [(i16, i16); Side::COUNT] = [(1, 0), (2, 1), (2, 3), (1, 4), (0, 3), (0, 1)];

/// The story of a designed item.
fn designed(game: &Prehistory, kind: &str, id: &str) -> Option<Text> {
    game.designed.contains(&format!("{kind}/{id}")).then(|| Text::new("designed").with("name", id))
}
