//! A position as plain data.

use std::collections::BTreeMap;

use kernel::Finite;
use serde::{Deserialize, Serialize};
use stdx::Bits;

use super::{
    cell_name,
    frames::{self, FrameDraft},
    label,
};
use crate::{
    Prehistory, State,
    ids::{Action, Color, Price, Section, Side, Wheel},
    pack::ByColor,
    state::{Spot, Token},
};

/// The word for nothing in a list.
pub(super) const NONE: &str = "none";

/// A position as plain data: editable, possibly inconsistent.
///
/// Unseen decks are not written: they hold what lies nowhere else.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub seats: u8,
    /// The id of a layout, or a shape of one's own.
    pub layout: String,
    /// Ceremony cards that were taken lie open to all.
    #[serde(default)]
    pub ceremonies_open: bool,
    pub year: u8,
    /// Seats from one, first of the order first.
    pub order: Vec<u8>,
    pub ceremony_track: Vec<u8>,
    pub center: String,
    pub next_center: String,
    /// Price tiles that were in the center before.
    pub prices_gone: Vec<String>,
    pub gathering: Vec<String>,
    pub fish: Vec<String>,
    pub hunting: Vec<String>,
    pub ceremony: Vec<String>,
    pub hunting_discards: Vec<String>,
    pub ceremony_discards: Vec<String>,
    /// Map tiles in the slots of the layout; `M01 turned` lies half a circle round.
    pub map: Vec<String>,
    pub dials: Dials,
    pub tops: ByAction<Cubes>,
    pub feet: ByAction<Vec<String>>,
    /// By cell: a gathering tile, a fish, an animal token or `megalith`.
    pub tokens: BTreeMap<String, String>,
    pub frames: Vec<FrameDraft>,
    pub players: Vec<PlayerDraft>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dials {
    pub painting: DialDraft,
    pub gathering: DialDraft,
    pub ceremony: DialDraft,
    pub river: DialDraft,
    pub migration: DialDraft,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DialDraft {
    pub tile: String,
    pub turn: u8,
}

#[derive(Copy, Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cubes {
    pub grey: u16,
    pub red: u16,
    pub yellow: u16,
    pub blue: u16,
    pub brown: u16,
    pub white: u16,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByAction<T> {
    pub painting: T,
    pub gathering: T,
    pub ceremony: T,
    pub fishing: T,
    pub hunting: T,
    pub migration: T,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDraft {
    pub development: u16,
    pub fishing: u8,
    /// Victory points from fishing income.
    pub income: u16,
    pub weather: String,
    pub weather_turn: u8,
    /// Positions around the fire, from 0 at the top.
    pub shamans: Vec<u8>,
    pub painted: Vec<String>,
    pub gathered: Vec<String>,
    pub fish: Vec<String>,
    pub hunted: Vec<String>,
    pub ceremonies: Vec<String>,
    /// Those that lie face down for whoever looks; never in a whole position.
    #[serde(default, skip_serializing_if = "is_none")]
    pub ceremonies_covered: u8,
    pub animals: Vec<String>,
    /// Cells whose megalith A was taken.
    pub megaliths: Vec<String>,
    /// `reserve`, `tent` or a cell.
    pub members: Vec<String>,
    pub resources: Cubes,
    pub markers: Cubes,
    /// Built camps and their cells.
    pub camps: BTreeMap<String, String>,
}

fn is_none(n: &u8) -> bool {
    *n == 0
}

impl Dials {
    pub(super) fn get(&self, wheel: Wheel) -> &DialDraft {
        match wheel {
            Wheel::Painting => &self.painting,
            Wheel::Gathering => &self.gathering,
            Wheel::Ceremony => &self.ceremony,
            Wheel::River => &self.river,
            Wheel::Migration => &self.migration,
        }
    }
}

impl Cubes {
    fn of<N: Copy + Into<u16>>(table: &ByColor<N>) -> Cubes {
        let n = |color: Color| table[color].into();
        Cubes {
            grey: n(Color::Grey),
            red: n(Color::Red),
            yellow: n(Color::Yellow),
            blue: n(Color::Blue),
            brown: n(Color::Brown),
            white: n(Color::White),
        }
    }

    pub(super) fn get(&self, color: Color) -> u16 {
        match color {
            Color::Grey => self.grey,
            Color::Red => self.red,
            Color::Yellow => self.yellow,
            Color::Blue => self.blue,
            Color::Brown => self.brown,
            Color::White => self.white,
        }
    }
}

impl<T> ByAction<T> {
    fn from_fn(mut f: impl FnMut(Action) -> T) -> ByAction<T> {
        ByAction {
            painting: f(Action::Painting),
            gathering: f(Action::Gathering),
            ceremony: f(Action::Ceremony),
            fishing: f(Action::Fishing),
            hunting: f(Action::Hunting),
            migration: f(Action::Migration),
        }
    }

    pub(super) fn get(&self, action: Action) -> &T {
        match action {
            Action::Painting => &self.painting,
            Action::Gathering => &self.gathering,
            Action::Ceremony => &self.ceremony,
            Action::Fishing => &self.fishing,
            Action::Hunting => &self.hunting,
            Action::Migration => &self.migration,
        }
    }
}

pub(super) fn write(game: &Prehistory, state: &State) -> Draft {
    let labels = &game.labels;
    let price = |tile: Option<Price>| tile.map_or(NONE.to_owned(), |t| label(&labels.prices, t));
    let dial =
        |wheel: Wheel| DialDraft { tile: price(state.dials[wheel].tile), turn: state.dials[wheel].turn };
    let known: Bits<Price> = state
        .dials
        .values()
        .filter_map(|d| d.tile)
        .chain(state.center)
        .chain(state.next_price)
        .collect::<Bits<Price>>()
        | state.prices_unseen;
    Draft {
        seats: state.n_seats,
        layout: state.land(game).id().to_owned(),
        ceremonies_open: state.open_rites,
        year: state.year,
        order: state.order.iter().map(|s| s.index() as u8 + 1).collect(),
        ceremony_track: state.track.iter().map(|s| s.index() as u8 + 1).collect(),
        center: price(state.center),
        next_center: price(state.next_price),
        prices_gone: words(&labels.prices, !known),
        gathering: row(&labels.foods, state.food_slots.values()),
        fish: row(&labels.fish, state.fish_slots.values()),
        hunting: row(&labels.preys, state.prey_row.values()),
        ceremony: row(&labels.rites, state.rite_row.values()),
        hunting_discards: words(&labels.preys, state.preys_gone),
        ceremony_discards: words(&labels.rites, state.rites_gone),
        map: state.map[..state.land(game).n_slots()]
            .iter()
            .map(|slot| match slot {
                None => NONE.to_owned(),
                Some((tile, turned)) => {
                    format!("{}{}", label(&labels.tiles, *tile), if *turned { " turned" } else { "" })
                }
            })
            .collect(),
        dials: Dials {
            painting: dial(Wheel::Painting),
            gathering: dial(Wheel::Gathering),
            ceremony: dial(Wheel::Ceremony),
            river: dial(Wheel::River),
            migration: dial(Wheel::Migration),
        },
        tops: ByAction::from_fn(|action| Cubes::of(&state.tops[action])),
        feet: ByAction::from_fn(|action| {
            state.feet[action].iter().flatten().map(|color| color.word().to_owned()).collect()
        }),
        tokens: state
            .tokens
            .iter()
            .filter_map(|(cell, token)| Some((cell_name(cell), token_word(game, (*token)?))))
            .collect(),
        frames: state.frames.as_slice().iter().map(|f| frames::write(game, *f)).collect(),
        players: state.seats().map(|seat| player(game, state.player(seat))).collect(),
    }
}

fn player(game: &Prehistory, player: &crate::state::Player) -> PlayerDraft {
    let labels = &game.labels;
    PlayerDraft {
        development: player.dev,
        fishing: player.fishing,
        income: player.income,
        weather: player.weather.map_or(NONE.to_owned(), |w| label(&labels.weathers, w)),
        weather_turn: player.weather_turn,
        shamans: player.shamans.iter().map(|s: Side| s.index() as u8).collect(),
        painted: player.painted.iter().map(|s: Section| s.word().to_owned()).collect(),
        gathered: words(&labels.foods, player.foods),
        fish: words(&labels.fish, player.fish),
        hunted: words(&labels.preys, player.preys),
        ceremonies: words(&labels.rites, player.rites),
        ceremonies_covered: 0,
        animals: words(&labels.beasts, player.beasts),
        megaliths: player.stones.iter().map(cell_name).collect(),
        members: player
            .members
            .values()
            .map(|spot| match spot {
                Spot::Reserve => "reserve".to_owned(),
                Spot::Tent => "tent".to_owned(),
                Spot::On(cell) => cell_name(*cell),
            })
            .collect(),
        resources: Cubes::of(&player.resources),
        markers: Cubes::of(&player.markers),
        camps: player
            .camps
            .iter()
            .filter_map(|(camp, cell)| Some((label(&labels.camps, camp), cell_name((*cell)?))))
            .collect(),
    }
}

/// A token as positions name it.
pub(crate) fn token_word(game: &Prehistory, token: Token) -> String {
    match token {
        Token::Food(x) => label(&game.labels.foods, x),
        Token::Fish(x) => label(&game.labels.fish, x),
        Token::Beast(x) => label(&game.labels.beasts, x),
        Token::Stone => "megalith".to_owned(),
    }
}

fn words<K: Finite>(labels: &[String], set: Bits<K>) -> Vec<String> {
    set.iter().map(|k| label(labels, k)).collect()
}

fn row<'a, K: Finite>(labels: &[String], slots: impl Iterator<Item = &'a Option<K>>) -> Vec<String> {
    slots.map(|slot| slot.map_or(NONE.to_owned(), |k| label(labels, k))).collect()
}
