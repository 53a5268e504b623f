//! The text form of positions and choices, both ways.

use std::collections::BTreeMap;

use kernel::{Actor, Fault, Finite, Notation, Seat, Viewer};
use serde::{Deserialize, Serialize};
use stdx::{Bits, Pile, Stack, Table};

use crate::{
    LastDoge, audit,
    choice::Choice,
    city::City,
    flow::Frame,
    hidden::View,
    ids::{Artefact, Artefacts, Card, Cards, Number, Numbers, SEATS, Slot, Slots, Tile, Tiles, Tribe},
    state::{Fact, Fate, Frames, Knowers, Player, Said, State, Trigger, Turn, notes_of},
};

pub mod words;

use words::Worded;

/// A position as plain data. The draw pile, the unseen tiles and the artefact pile are what is not elsewhere.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    city: String,
    memory: bool,
    random_tribes: bool,
    /// Whether tiles are swapped in secret on leaving.
    #[serde(default, skip_serializing_if = "is_off")]
    secret: bool,
    first: String,
    turns: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    treasure: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    trigger: Option<Trigger>,
    /// What lies on each cell; empty where nobody has looked.
    tiles: Vec<String>,
    /// The cell from which each tile came.
    origin: Vec<Slot>,
    /// Who has seen each tile: seat numbers, or `all`.
    seen: Vec<String>,
    /// The numbers each tile may have by what was said in public.
    numbers: Vec<String>,
    face_up: Vec<Slot>,
    discoveries: Vec<Tile>,
    row: Vec<Artefact>,
    gone: Vec<Artefact>,
    spent: Vec<Artefact>,
    turn: TurnDraft,
    discards: BTreeMap<Card, u8>,
    facts: Vec<FactDraft>,
    /// Who has swapped two tiles in secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hushed: Vec<String>,
    /// The cells that may have been swapped in secret since everybody last saw them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    doubt: Vec<Slot>,
    /// What everybody takes the tile of each cell to be, after a secret swap.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    players: Vec<PlayerDraft>,
    frames: Vec<Frame>,
}

#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct TurnDraft {
    seat: String,
    main: bool,
    plays: u8,
    used: Vec<Artefact>,
    paired: bool,
    /// Further cards that were named and taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    withdrawn: Vec<Card>,
}

#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct FactDraft {
    said: Said,
    slots: Vec<Slot>,
}

#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct PlayerDraft {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tribe: Option<Tribe>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pawn: Option<Slot>,
    trophies: u16,
    artefacts: Vec<Artefact>,
    failed: bool,
    fate: Fate,
    escape: u8,
    hand: BTreeMap<Card, u8>,
    /// What this player knows of other hands.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    knows: BTreeMap<String, BTreeMap<Card, u8>>,
    /// What this player takes the tile of each cell to be, after a secret swap.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

fn is_off(word: &bool) -> bool {
    !word
}

/// A view as plain data.
#[derive(Serialize)]
struct ViewValue {
    hands: Vec<u8>,
    deck: u8,
    drawn: Vec<Slot>,
    position: Draft,
}

impl Notation for LastDoge {
    type Draft = Draft;
    const EVENTS: &'static [&'static str] = <crate::event::Event as strum::VariantNames>::VARIANTS;
    const FRAMES: &'static [&'static str] = <crate::flow::Frame as strum::VariantNames>::VARIANTS;

    fn frame(&self, state: &State) -> &'static str {
        state.frames.top().into()
    }

    fn choice_name(&self, choice: Choice) -> String {
        name(choice)
    }

    fn draft(&self, state: &State) -> Draft {
        draft(self, state)
    }

    fn adopt(&self, draft: Draft) -> Result<State, Vec<Fault>> {
        let mut faults = Vec::new();
        let state = read(self, &draft, &mut faults);
        match state {
            Some(mut state) if faults.is_empty() => {
                audit::audit(self, &state).map_err(|what| vec![Fault::new("position", what)])?;
                self.settle(&mut state, &mut ());
                audit::audit(self, &state).map_err(|what| vec![Fault::new("position", what)])?;
                Ok(state)
            }
            _ => Err(faults),
        }
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(state.turns).div_ceil(state.n_seats.into())
    }

    fn view_value(&self, view: &View) -> impl Serialize {
        ViewValue {
            hands: view.hands[..view.state.n_seats as usize].to_vec(),
            deck: view.deck,
            drawn: view.drawn.iter().collect(),
            position: draft(self, &view.state),
        }
    }
}

fn name(choice: Choice) -> String {
    match choice {
        Choice::First(seat) => format!("first {seat}"),
        Choice::Tile(tile) => format!("tile {}", tile.word()),
        Choice::Deal(card) => format!("deal {card}"),
        Choice::Unearth(artefact) => format!("unearth {}", artefact.word()),
        Choice::Tribe(tribe) => format!("tribe {tribe}"),
        Choice::Explore => "explore".into(),
        Choice::Guess(number) => format!("guess {}", number.value()),
        Choice::DrawTwo => "draw two".into(),
        Choice::Play(card) => format!("play {card}"),
        Choice::Use(artefact) => format!("use {}", artefact.word()),
        Choice::EndTurn => "end turn".into(),
        Choice::Settle(slot) => format!("settle {}", slot.word()),
        Choice::Look(slot) => format!("look {}", slot.word()),
        Choice::Reveal(slot) => format!("reveal {}", slot.word()),
        Choice::Show(slot) => format!("show {}", slot.word()),
        Choice::Hide(slot) => format!("hide {}", slot.word()),
        Choice::Swap(slot) => format!("swap {}", slot.word()),
        Choice::Turn(slot) => format!("turn {}", slot.word()),
        Choice::Discard(card) => format!("discard {card}"),
        Choice::React(card) => format!("react {card}"),
        Choice::Steal(card) => format!("steal {card}"),
        Choice::Target(seat) => format!("target {seat}"),
        Choice::Bet(total) => format!("bet {}", total.value()),
        Choice::Sweep(line) => match line.place() {
            (true, n) => format!("sweep row {n}"),
            (false, n) => format!("sweep column {n}"),
        },
        Choice::Name(number) => format!("name {}", number.value()),
        Choice::Take(artefact) => format!("take {}", artefact.word()),
        Choice::TakeTop => "take top".into(),
        Choice::Give(artefact) => format!("give {}", artefact.word()),
        Choice::Lead => "lead".into(),
        Choice::Stop => "stop".into(),
        Choice::Done => "done".into(),
        Choice::Pass => "pass".into(),
    }
}

fn tile_word(tile: Option<Tile>) -> String {
    tile.map_or(String::new(), |tile| tile.word().into())
}

fn counts(cards: &Cards) -> BTreeMap<Card, u8> {
    cards.iter().collect()
}

fn draft(game: &LastDoge, state: &State) -> Draft {
    let n = state.n_seats as usize;
    let seen = |knowers: Knowers| match knowers {
        Knowers::EVERYBODY => "all".to_owned(),
        some => Seat::all().filter(|s| some.contains(*s)).map(|s| (s.index() + 1).to_string()).collect(),
    };
    let knows = |a: usize| -> BTreeMap<String, BTreeMap<Card, u8>> {
        let of = |o: usize| state.known[a][o].iter().filter(|(_, n)| **n > 0).map(|(c, n)| (c, *n)).collect();
        let rows = (0..n).map(|o| (Seat::nth(o).to_string(), of(o)));
        rows.filter(|(_, row): &(_, BTreeMap<_, _>)| !row.is_empty()).collect()
    };
    let notes = |viewer: Viewer| match state.hushed.is_empty() {
        true => Vec::new(),
        false => state.notes[notes_of(viewer)].values().map(|t| tile_word(*t)).collect(),
    };
    Draft {
        city: game
            .content
            .cities
            .iter()
            .find(|(_, city)| *city == state.city)
            .map_or_else(|| state.city.text(), |(id, _)| id.clone()),
        memory: state.memory,
        random_tribes: state.random_tribes,
        secret: state.secret,
        first: state.first.to_string(),
        turns: state.turns,
        treasure: state.treasure.map(|s| s.to_string()),
        trigger: state.trigger,
        tiles: state.tiles.values().map(|t| tile_word(*t)).collect(),
        origin: state.origin.values().copied().collect(),
        seen: state.seen.values().map(|k| seen(*k)).collect(),
        numbers: state
            .numbers
            .values()
            .map(|set| set.iter().map(|n| n.value().to_string()).collect())
            .collect(),
        face_up: state.face_up.iter().collect(),
        discoveries: state.discoveries.iter().collect(),
        row: state.row.iter().collect(),
        gone: state.gone.iter().collect(),
        spent: state.spent.iter().collect(),
        turn: TurnDraft {
            seat: state.turn.seat.to_string(),
            main: state.turn.main,
            plays: state.turn.plays,
            used: state.turn.used.iter().collect(),
            paired: state.turn.paired,
            withdrawn: state.turn.withdrawn.iter().collect(),
        },
        discards: counts(&state.discards),
        facts: state
            .facts
            .iter()
            .map(|f| FactDraft { said: f.said, slots: f.slots.iter().collect() })
            .collect(),
        hushed: state.hushed.iter().map(|seat| seat.to_string()).collect(),
        doubt: state.doubt.iter().collect(),
        notes: notes(Viewer::Spectator),
        players: (0..n)
            .map(|i| {
                let p = &state.players[i];
                PlayerDraft {
                    tribe: p.tribe,
                    pawn: p.pawn,
                    trophies: p.trophies,
                    artefacts: p.artefacts.iter().collect(),
                    failed: p.failed,
                    fate: p.fate,
                    escape: p.escape,
                    hand: counts(&p.hand),
                    knows: knows(i),
                    notes: notes(Viewer::Seat(Seat::nth(i))),
                }
            })
            .collect(),
        frames: state.frames.as_slice().to_vec(),
    }
}

/// A set from a list, with a fault for what is listed twice.
fn set<K: Finite + Worded>(at: &str, list: &[K], faults: &mut Vec<Fault>) -> Bits<K> {
    let mut all = Bits::EMPTY;
    for k in list {
        if all.contains(*k) {
            faults.push(Fault::new(at, format!("{} is listed twice", k.write())));
        }
        all.insert(*k);
    }
    all
}

fn seat(at: &str, word: &str, n: usize, faults: &mut Vec<Fault>) -> Seat {
    match word.parse() {
        Ok(Actor::Seat(seat)) if seat.index() < n => seat,
        _ => {
            faults.push(Fault::new(at, format!("'{word}' is no seat of this table (seat1 is the first)")));
            Seat::nth(0)
        }
    }
}

fn read(game: &LastDoge, draft: &Draft, faults: &mut Vec<Fault>) -> Option<State> {
    let n = draft.players.len();
    if !(2..=SEATS).contains(&n) {
        faults.push(Fault::new("players", format!("there must be 2 to 5 players, not {n}")));
        return None;
    }
    for (at, len) in [
        ("tiles", draft.tiles.len()),
        ("origin", draft.origin.len()),
        ("seen", draft.seen.len()),
        ("numbers", draft.numbers.len()),
    ] {
        if len != Slot::COUNT {
            faults.push(Fault::new(at, format!("there must be {} entries, not {len}", Slot::COUNT)));
        }
    }
    let of_pack = game.content.cities.iter().find(|(id, _)| *id == draft.city).map(|(_, city)| *city);
    let city = of_pack.map_or_else(|| City::own(&draft.city), Ok);
    if let Err(fault) = &city {
        let what = format!("there is no city '{}', nor is that a shape: {}", draft.city, fault.what);
        faults.push(Fault::new("city", what));
    }
    let frames = Stack::from_slice(&draft.frames);
    if frames.is_none() {
        faults.push(Fault::new("frames", "there must be at least one frame, and not too many"));
    }
    if draft.facts.len() > Fact::MAX {
        faults.push(Fault::new("facts", format!("there are at most {}", Fact::MAX)));
    }
    let (Ok(city), Some(frames), true) = (city, frames, faults.is_empty()) else { return None };

    let mut state = game_with(game, n, city, frames);
    state.memory = draft.memory;
    state.random_tribes = draft.random_tribes;
    state.secret = draft.secret;
    state.first = seat("first", &draft.first, n, faults);
    state.turns = draft.turns;
    state.treasure = draft.treasure.as_ref().map(|w| seat("treasure", w, n, faults));
    state.trigger = draft.trigger;
    state.face_up = set("face_up", &draft.face_up, faults);
    state.discoveries = set("discoveries", &draft.discoveries, faults);
    state.row = set("row", &draft.row, faults);
    state.gone = set("gone", &draft.gone, faults);
    state.spent = set("spent", &draft.spent, faults);
    state.turn = Turn {
        seat: seat("turn.seat", &draft.turn.seat, n, faults),
        main: draft.turn.main,
        plays: draft.turn.plays,
        used: set("turn.used", &draft.turn.used, faults),
        paired: draft.turn.paired,
        withdrawn: set("turn.withdrawn", &draft.turn.withdrawn, faults),
    };
    read_cells(draft, &mut state, faults);
    for fact in &draft.facts {
        state.facts.push(Fact { said: fact.said, slots: fact.slots.iter().copied().collect() });
    }
    read_players(game, draft, &mut state, faults);
    read_notes(draft, &mut state, faults);
    complete(game, &mut state);
    Some(state)
}

/// A position with nothing on the table yet.
fn game_with(game: &LastDoge, n: usize, city: City, frames: Frames) -> State {
    let setup = kernel::Setup::usual(game, n);
    State { city, frames, ..crate::flow::setup::start(game, &setup) }
}

fn read_cells(draft: &Draft, state: &mut State, faults: &mut Vec<Fault>) {
    state.bag = Tiles::full();
    for (i, slot) in Slot::all().enumerate() {
        let tile = match draft.tiles[i].as_str() {
            "" => None,
            word => {
                let tile = Tile::from_word(word).filter(|t| state.bag.contains(*t));
                if tile.is_none() {
                    faults.push(Fault::new(
                        format!("tiles.{i}"),
                        format!("'{word}' is no tile, or lies elsewhere"),
                    ));
                }
                tile
            }
        };
        if let Some(tile) = tile {
            state.bag.remove(tile);
        }
        state.tiles[slot] = tile;
        state.origin[slot] = draft.origin[i];
        state.seen[slot] = match draft.seen[i].as_str() {
            "all" => Knowers::EVERYBODY,
            word => word.chars().fold(Knowers::NOBODY, |all, c| {
                match c
                    .to_digit(10)
                    .and_then(|d| (d as usize).checked_sub(1))
                    .filter(|d| *d < draft.players.len())
                {
                    Some(i) => all.with(Seat::nth(i)),
                    None => {
                        faults.push(Fault::new(format!("seen.{i}"), format!("'{c}' is no seat number")));
                        all
                    }
                }
            }),
        };
        state.numbers[slot] = draft.numbers[i]
            .chars()
            .filter_map(|c| {
                let number = c.to_digit(10).and_then(|d| Number::of(d as usize));
                if number.is_none() {
                    faults.push(Fault::new(format!("numbers.{i}"), format!("'{c}' is no district number")));
                }
                number
            })
            .collect();
    }
}

fn read_players(game: &LastDoge, draft: &Draft, state: &mut State, faults: &mut Vec<Fault>) {
    let n = draft.players.len();
    let mut left = game.content.cards(n);
    let mut take = |at: String, cards: &BTreeMap<Card, u8>, faults: &mut Vec<Fault>| {
        let mut out = Cards::EMPTY;
        for (card, count) in cards {
            if left.count(*card) < *count {
                faults.push(Fault::new(format!("{at}.{card}"), "there are not so many cards of this kind"));
            } else {
                left.remove(*card, *count);
                out.add(*card, *count);
            }
        }
        out
    };
    state.discards = take("discards".into(), &draft.discards, faults);
    for (i, p) in draft.players.iter().enumerate() {
        state.players[i] = Player {
            tribe: p.tribe,
            pawn: p.pawn,
            hand: take(format!("players.{i}.hand"), &p.hand, faults),
            trophies: p.trophies,
            artefacts: set(&format!("players.{i}.artefacts"), &p.artefacts, faults),
            failed: p.failed,
            fate: p.fate,
            escape: p.escape,
        };
        for (word, cards) in &p.knows {
            let of = seat(&format!("players.{i}.knows"), word, n, faults);
            state.known[i][of.index()] = Table::from_fn(|c| cards.get(&c).copied().unwrap_or(0));
        }
    }
    state.deck = left;
}

/// What was swapped in secret, and what each takes the tiles to be since then.
fn read_notes(draft: &Draft, state: &mut State, faults: &mut Vec<Fault>) {
    let n = draft.players.len();
    state.hushed = draft.hushed.iter().map(|word| seat("hushed", word, n, faults)).collect();
    state.doubt = set("doubt", &draft.doubt, faults);
    let rows = draft
        .players
        .iter()
        .enumerate()
        .map(|(i, p)| (Viewer::Seat(Seat::nth(i)), format!("players.{i}.notes"), &p.notes));
    for (viewer, at, words) in rows.chain([(Viewer::Spectator, "notes".to_owned(), &draft.notes)]) {
        let wanted = if state.hushed.is_empty() { 0 } else { Slot::COUNT };
        if words.len() != wanted {
            faults.push(Fault::new(&at, format!("there must be {wanted} entries, not {}", words.len())));
        }
        for (i, (slot, word)) in Slot::all().zip(words).enumerate() {
            let tile = Tile::from_word(word);
            if tile.is_none() && !word.is_empty() {
                faults.push(Fault::new(format!("{at}.{i}"), format!("'{word}' is no tile")));
            }
            state.notes[notes_of(viewer)][slot] = tile;
        }
    }
}

/// What follows from the rest: the artefact pile, and that what lies open or under a pawn has been seen.
fn complete(game: &LastDoge, state: &mut State) {
    let mut elsewhere = state.row | state.gone;
    for player in &state.players {
        elsewhere |= player.artefacts;
    }
    state.pile = Artefacts::full() - elsewhere;
    let open: Slots = state.face_up.iter().filter(|s| state.tiles[*s].is_some()).collect();
    for slot in open {
        state.seen[slot] = Knowers::EVERYBODY;
        if let Some(number) = state.number(&game.content, slot) {
            state.numbers[slot] &= Numbers::only(number);
        }
        if !state.hushed.is_empty() {
            state.note(slot);
        }
    }
    for seat in state.seats() {
        if let Some(pawn) = state.player(seat).pawn
            && state.tiles[pawn].is_some()
        {
            state.seen[pawn] = state.seen[pawn].with(seat);
        }
    }
    state.facts = state.facts.iter().collect::<Pile<_, { Fact::MAX }>>();
}
