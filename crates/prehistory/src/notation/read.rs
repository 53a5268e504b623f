//! From plain data to a position, or every fault of it.

use kernel::{Choices, Fault, Finite, Game, Next, Seat, Setup};
use stdx::{Bits, Pile, Stack};

use super::{
    cell_from,
    draft::{Draft, NONE, PlayerDraft},
    frames,
};
use crate::{
    Prehistory, State, audit, flow,
    ids::{Action, Camp, Cell, Color, MapTile, Member, SEATS_MAX, Section, Side, Wheel},
    pack::shape::{OwnLand, Plot},
    state::{Dial, Player, Spot, Token},
};

/// More cubes or points than any game brings are refused.
const CUBES_MAX: u16 = 999;
const TOPS_MAX: u16 = 99;

/// Gathers faults while words become values.
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.faults.push(Fault::new(at, what));
    }

    fn item<K: Finite>(&mut self, at: &str, labels: &[String], word: &str) -> Option<K> {
        let found = labels.iter().position(|l| l == word).and_then(K::get);
        if found.is_none() {
            self.fault(at, format!("there is no '{word}'"));
        }
        found
    }

    fn option<K: Finite>(&mut self, at: &str, labels: &[String], word: &str) -> Option<K> {
        if word == NONE { None } else { self.item(at, labels, word) }
    }

    fn set<K: Finite>(&mut self, at: &str, labels: &[String], words: &[String]) -> Bits<K> {
        words.iter().filter_map(|w| self.item(at, labels, w)).collect()
    }

    fn kind<K: Finite>(&mut self, at: &str, word: &str, find: fn(&str) -> Option<K>) -> Option<K> {
        let found = find(word);
        if found.is_none() {
            self.fault(at, format!("there is no '{word}'"));
        }
        found
    }

    fn cell(&mut self, at: &str, word: &str) -> Option<Cell> {
        self.kind(at, word, cell_from)
    }

    fn seats(&mut self, at: &str, list: &[u8]) -> Pile<Seat, SEATS_MAX> {
        let mut pile = Pile::EMPTY;
        for n in list {
            match (*n as usize).checked_sub(1).and_then(Seat::get) {
                Some(seat) if seat.index() < SEATS_MAX && !pile.is_full() => pile.push(seat),
                _ => self.fault(at, format!("{n} is no seat here")),
            }
        }
        pile
    }

    fn number(&mut self, at: &str, n: u16, most: u16) -> u16 {
        if n > most {
            self.fault(at, format!("{n} is more than {most}"));
        }
        n.min(most)
    }

    fn length(&mut self, at: &str, n: usize, wanted: usize) {
        if n != wanted {
            self.fault(at, format!("has {n} entries in place of {wanted}"));
        }
    }
}

pub(super) fn adopt(game: &Prehistory, draft: Draft) -> Result<State, Vec<Fault>> {
    let mut r = Reader { faults: Vec::new() };
    let pack = game.lands.iter().position(|l| l.id == draft.layout && l.players == draft.seats);
    let own = || OwnLand::new(&draft.layout, draft.seats).map(Plot::own);
    let plot = pack.map(Plot::pack).or_else(own);
    if !(2..=SEATS_MAX).contains(&(draft.seats as usize)) {
        r.fault("seats", "prehistory is for 2 to 4 players");
    } else if plot.is_none() {
        r.fault("layout", format!("there is no layout '{}' for this number of players", draft.layout));
    }
    let Some(plot) = plot.filter(|_| r.faults.is_empty()) else { return Err(r.faults) };
    let mut state = game.start(&Setup::usual(game, draft.seats as usize));
    state.plot = plot;
    state.open_rites = draft.ceremonies_open;
    state.year = draft.year;
    state.order = r.seats("order", &draft.order);
    state.track = r.seats("ceremony_track", &draft.ceremony_track);
    board(game, &draft, &mut state, &mut r);
    map(game, &draft, &mut state, &mut r);
    r.length("players", draft.players.len(), draft.seats as usize);
    for (i, from) in draft.players.iter().take(draft.seats as usize).enumerate() {
        player(game, &format!("players.{i}"), from, &mut state.players[i], &mut r);
    }
    unseen(game, &draft, &mut state, &mut r);
    let frames: Vec<_> = draft.frames.iter().map(|f| frames::read(game, f)).collect();
    for (i, frame) in frames.iter().enumerate() {
        if frame.is_none() {
            r.fault(format!("frames.{i}"), "a part of this frame does not exist");
        }
    }
    match Stack::from_slice(&frames.into_iter().flatten().collect::<Vec<_>>()) {
        Some(stack) => state.frames = stack,
        None => r.fault("frames", "there are none or too many"),
    }
    if !r.faults.is_empty() {
        return Err(r.faults);
    }
    finish(game, state).map_err(|what| vec![Fault::new("position", what)])
}

/// Runs what runs by itself, and refuses positions in which nobody could go on.
fn finish(game: &Prehistory, mut state: State) -> Result<State, String> {
    audit::sound(game, &state)?;
    flow::settle(game, &mut state, &mut ());
    audit::audit(game, &state)?;
    let next = flow::next(&state);
    if next != Next::Over {
        let mut choices = Choices::new();
        next.actors().for_each(|actor| game.legal(&state, actor, &mut choices));
        if choices.is_empty() {
            return Err("nobody could go on from here".into());
        }
    }
    Ok(state)
}

fn board(game: &Prehistory, draft: &Draft, state: &mut State, r: &mut Reader) {
    let labels = &game.labels;
    state.center = r.option("center", &labels.prices, &draft.center);
    state.next_price = r.option("next_center", &labels.prices, &draft.next_center);
    for wheel in Wheel::all() {
        let from = draft.dials.get(wheel);
        let at = format!("dials.{wheel}");
        let turn = r.number(&at, u16::from(from.turn), 5) as u8;
        state.dials[wheel] = Dial { tile: r.option(&at, &labels.prices, &from.tile), turn };
    }
    for action in Action::all() {
        let at = format!("tops.{action}");
        for color in Color::all() {
            state.tops[action][color] = r.number(&at, draft.tops.get(action).get(color), TOPS_MAX) as u8;
        }
        let at = format!("feet.{action}");
        let feet = draft.feet.get(action);
        if feet.len() > 2 {
            r.fault(&at, "there are two spaces");
        }
        state.feet[action] = [None; 2];
        for (space, word) in state.feet[action].iter_mut().zip(feet) {
            *space = r.kind(&at, word, Color::from_word);
        }
    }
    r.length("gathering", draft.gathering.len(), 6);
    r.length("fish", draft.fish.len(), 6);
    r.length("hunting", draft.hunting.len(), 5);
    r.length("ceremony", draft.ceremony.len(), 5);
    for (slot, word) in state.food_slots.values_mut().zip(&draft.gathering) {
        *slot = r.option("gathering", &labels.foods, word);
    }
    for (slot, word) in state.fish_slots.values_mut().zip(&draft.fish) {
        *slot = r.option("fish", &labels.fish, word);
    }
    for (slot, word) in state.prey_row.values_mut().zip(&draft.hunting) {
        *slot = r.option("hunting", &labels.preys, word);
    }
    for (slot, word) in state.rite_row.values_mut().zip(&draft.ceremony) {
        *slot = r.option("ceremony", &labels.rites, word);
    }
    state.preys_gone = r.set("hunting_discards", &labels.preys, &draft.hunting_discards);
    state.rites_gone = r.set("ceremony_discards", &labels.rites, &draft.ceremony_discards);
}

fn map(game: &Prehistory, draft: &Draft, state: &mut State, r: &mut Reader) {
    let n_slots = state.land(game).n_slots();
    r.length("map", draft.map.len(), n_slots);
    state.map = [None; MapTile::COUNT];
    for (slot, word) in state.map.iter_mut().zip(&draft.map).take(n_slots) {
        let (tile, turned) = match word.strip_suffix(" turned") {
            Some(tile) => (tile, true),
            None => (word.as_str(), false),
        };
        *slot = r.option("map", &game.labels.tiles, tile).map(|tile| (tile, turned));
    }
    for (cell, word) in &draft.tokens {
        let at = format!("tokens.{cell}");
        let Some(cell) = r.cell(&at, cell) else { continue };
        let find = |labels: &[String]| labels.iter().position(|l| l == word);
        let token = if word == "megalith" {
            Some(Token::Stone)
        } else if let Some(i) = find(&game.labels.foods) {
            Some(Token::Food(Finite::nth(i)))
        } else if let Some(i) = find(&game.labels.fish) {
            Some(Token::Fish(Finite::nth(i)))
        } else if let Some(i) = find(&game.labels.beasts) {
            Some(Token::Beast(Finite::nth(i)))
        } else {
            r.fault(&at, format!("there is no '{word}'"));
            None
        };
        state.tokens[cell] = token;
    }
}

fn player(game: &Prehistory, at: &str, from: &PlayerDraft, to: &mut Player, r: &mut Reader) {
    let labels = &game.labels;
    let path = |field: &str| format!("{at}.{field}");
    to.dev = r.number(&path("development"), from.development, CUBES_MAX);
    to.fishing = from.fishing;
    to.income = r.number(&path("income"), from.income, CUBES_MAX);
    to.weather = r.option(&path("weather"), &labels.weathers, &from.weather);
    to.weather_turn = from.weather_turn;
    for n in &from.shamans {
        match Side::get(*n as usize) {
            Some(side) => to.shamans.insert(side),
            None => r.fault(path("shamans"), format!("there is no position {n}")),
        }
    }
    to.painted =
        from.painted.iter().filter_map(|w| r.kind(&path("painted"), w, Section::from_word)).collect();
    to.foods = r.set(&path("gathered"), &labels.foods, &from.gathered);
    to.fish = r.set(&path("fish"), &labels.fish, &from.fish);
    to.preys = r.set(&path("hunted"), &labels.preys, &from.hunted);
    to.rites = r.set(&path("ceremonies"), &labels.rites, &from.ceremonies);
    if from.ceremonies_covered > 0 {
        r.fault(
            path("ceremonies_covered"),
            "cards that lie face down have no faces here: name them in ceremonies",
        );
    }
    to.beasts = r.set(&path("animals"), &labels.beasts, &from.animals);
    to.stones = from.megaliths.iter().filter_map(|w| r.cell(&path("megaliths"), w)).collect();
    r.length(&path("members"), from.members.len(), Member::COUNT);
    for (member, word) in Member::all().zip(&from.members) {
        to.members[member] = match word.as_str() {
            "reserve" => Spot::Reserve,
            "tent" => Spot::Tent,
            cell => r.cell(&path("members"), cell).map_or(Spot::Reserve, Spot::On),
        };
    }
    for color in Color::all() {
        to.resources[color] = r.number(&path("resources"), from.resources.get(color), CUBES_MAX);
        to.markers[color] = r.number(&path("markers"), from.markers.get(color), CUBES_MAX);
    }
    for (camp, cell) in &from.camps {
        let camp: Option<Camp> = r.item(&path("camps"), &labels.camps, camp);
        let cell = r.cell(&path("camps"), cell);
        if let Some(camp) = camp {
            to.camps[camp] = cell;
        }
    }
    // Each camp brings one more member (PH-S06, PH-M04).
    let tribe = to.members.values().filter(|spot| **spot != Spot::Reserve).count();
    let most = 3 + to.camps.values().flatten().count();
    if tribe > most {
        let what =
            format!("{tribe} are in the tent and on the map, but with {} camps there are {most}", most - 3);
        r.fault(path("members"), what);
    }
}

/// Unseen decks hold what lies nowhere else.
fn unseen(game: &Prehistory, draft: &Draft, state: &mut State, r: &mut Reader) {
    let labels = &game.labels;
    let gone = r.set("prices_gone", &labels.prices, &draft.prices_gone);
    let laid = state.dials.values().filter_map(|d| d.tile).chain(state.center).chain(state.next_price);
    state.prices_unseen = !(laid.collect::<Bits<_>>() | gone);
    state.foods_unseen = game.foods_all - state.food_slots.values().flatten().copied().collect();
    state.fish_unseen = game.fish_all - state.fish_slots.values().flatten().copied().collect();
    state.preys_unseen =
        game.preys_all - state.prey_row.values().flatten().copied().collect() - state.preys_gone;
    state.rites_unseen =
        game.rites_all - state.rite_row.values().flatten().copied().collect() - state.rites_gone;
    for token in state.tokens.values().flatten() {
        match token {
            Token::Food(f) => state.foods_unseen.remove(*f),
            Token::Fish(f) => state.fish_unseen.remove(*f),
            Token::Beast(b) => state.beasts_unseen.remove(*b),
            Token::Stone => {}
        }
    }
    for player in &state.players {
        state.foods_unseen -= player.foods;
        state.fish_unseen -= player.fish;
        state.preys_unseen -= player.preys;
        state.rites_unseen -= player.rites;
        state.beasts_unseen -= player.beasts;
    }
    state.weathers_unseen = !state.players.iter().filter_map(|p| p.weather).collect::<Bits<_>>();
    state.tiles_unseen = !state.map.iter().flatten().map(|(tile, _)| *tile).collect::<Bits<_>>();
}
