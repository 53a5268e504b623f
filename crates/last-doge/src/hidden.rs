//! What a seat may know: views, redacted events, and imagined worlds that fit everything seen.
//!
//! Hidden are the faces of tiles a seat has not seen, the hands of others, and what others have seen in
//! third hands. Everything else is public, frames included. A tile that nobody has ever looked at is in nobody's
//! knowledge, not even the program's: it is drawn when somebody looks.

mod layout;
mod notes;

use kernel::{Finite, Rng, Seat, Viewer};
use stdx::Table;

use crate::{
    LastDoge,
    event::Event,
    flow::Frame,
    ids::{Cards, Number, SEATS, Slot, Slots, Tile, Tiles},
    state::{Frames, Said, State, notes_of},
};
use layout::Layout;

/// What a viewer may know: the position with everything else left out, and the sizes of what is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Unknown tiles, hands and piles are empty here.
    pub state: State,
    /// How many cards each seat holds.
    pub hands: [u8; SEATS],
    pub deck: u8,
    /// The cells whose tile somebody has seen.
    pub drawn: Slots,
}

/// Which tiles a player on the way out has chosen so far nobody else sees (LD-Q18).
fn seen_frames(mut frames: Frames, viewer: Viewer) -> Frames {
    if let Frame::Exit { seat, .. } = frames.top()
        && !viewer.is(seat)
    {
        frames.set(Frame::Exit { seat, first: None, second: None });
    }
    frames
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let State {
        n_seats,
        city,
        memory,
        random_tribes,
        secret,
        first,
        turns,
        players,
        tiles,
        origin,
        seen,
        numbers,
        facts,
        hushed,
        doubt,
        notes,
        bag: _,
        face_up,
        discoveries,
        deck,
        discards,
        known,
        row,
        pile,
        gone,
        spent,
        treasure,
        turn,
        trigger,
        frames,
    } = *state;
    let hands = players.map(|p| p.hand.len() as u8);
    let mine = |i: usize| viewer.is(Seat::nth(i));
    let mut players = players;
    for (i, player) in players.iter_mut().enumerate().filter(|(i, _)| !mine(*i)) {
        debug_assert!(i < SEATS);
        player.hand = Cards::EMPTY;
    }
    let mut known = known;
    for (_, row) in known.iter_mut().enumerate().filter(|(i, _)| !mine(*i)) {
        *row = [Table::filled(0); SEATS];
    }
    let mut notes = notes;
    for (i, notes) in notes.iter_mut().enumerate() {
        if i != notes_of(viewer) && i != notes_of(Viewer::Spectator) {
            *notes = Table::filled(None);
        }
    }
    View {
        hands,
        deck: deck.len() as u8,
        drawn: Slot::all().filter(|s| tiles[*s].is_some()).collect(),
        state: State {
            n_seats,
            city,
            memory,
            random_tribes,
            secret,
            first,
            turns,
            players,
            tiles: Table::from_fn(|s| state.taken_for(viewer, s)),
            origin,
            seen,
            numbers,
            facts,
            hushed,
            doubt,
            notes,
            bag: Tiles::EMPTY,
            face_up,
            discoveries,
            deck: Cards::EMPTY,
            discards,
            known,
            row,
            pile,
            gone,
            spent,
            treasure,
            turn,
            trigger,
            frames: seen_frames(frames, viewer),
        },
    }
}

pub fn redact(event: Event, viewer: Viewer) -> Event {
    match event {
        Event::Looked { seat, slot, .. } if !viewer.is(seat) => Event::Looked { seat, slot, tile: None },
        Event::Drawn { seat, .. } if !viewer.is(seat) => Event::Drawn { seat, card: None },
        Event::Robbed { from, to, .. } if !viewer.is(from) && !viewer.is(to) => {
            Event::Robbed { from, to, card: None }
        }
        Event::Swapped { seat, secret: true, .. } if !viewer.is(seat) => {
            Event::Swapped { seat, tiles: None, secret: true }
        }
        Event::Spied { seat, on, .. } if !viewer.is(seat) => Event::Spied { seat, on, hand: None },
        other => other,
    }
}

pub fn resample(game: &LastDoge, state: &mut State, viewer: Viewer, rng: &mut Rng) {
    // A new field does not compile until it is decided what becomes of it here.
    let State {
        n_seats: _,
        city: _,
        memory: _,
        random_tribes: _,
        secret: _,
        first: _,
        turns: _,
        players: _, // hands below
        tiles: _,   // below
        origin: _,
        seen: _,
        numbers: _,
        facts: _,
        hushed: _,
        doubt: _,
        notes: _, // below
        bag: _,   // below
        face_up: _,
        discoveries: _,
        deck: _, // below
        discards: _,
        known: _, // below
        row: _,
        pile: _, // a set whose order does not exist
        gone: _,
        spent: _,
        treasure: _,
        turn: _,
        trigger: _,
        frames: _, // which tiles somebody else has chosen to swap
    } = *state;
    state.frames = seen_frames(state.frames, viewer);
    resample_hands(state, viewer, rng);
    if state.hushed.is_empty() {
        resample_tiles(game, state, viewer, rng);
    } else {
        notes::resample(state, viewer, rng);
    }
}

/// Deals the cards the viewer cannot place: uniformly over hands and pile, around what the viewer knows of each hand.
fn resample_hands(state: &mut State, viewer: Viewer, rng: &mut Rng) {
    let sizes = state.players.map(|p| p.hand.len());
    let named = match state.frames.top() {
        Frame::Extra { card } => Some(card),
        _ => None,
    };
    let certain = |state: &State, o: Seat| {
        let mut known = match viewer {
            Viewer::Seat(v) => state.known[v.index()][o.index()],
            Viewer::Spectator => Table::filled(0),
        };
        if let Some(card) = named.filter(|_| o == state.turn.seat) {
            known[card] = known[card].max(1);
        }
        known
    };
    let hidden = |o: &Seat| !viewer.is(*o);
    for o in state.seats().filter(hidden) {
        let known = certain(state, o);
        let mut hand = state.player(o).hand;
        for (card, n) in known.iter() {
            hand.remove(card, *n);
        }
        state.deck.absorb(&mut hand);
        let mut kept = Cards::EMPTY;
        for (card, n) in known.iter() {
            kept.add(card, *n);
        }
        state.players[o.index()].hand = kept;
    }
    for o in state.seats().filter(hidden) {
        while state.player(o).hand.len() < sizes[o.index()] {
            let card = state.deck.at(rng.below(state.deck.len() as u32) as usize);
            state.deck.take(card);
            state.players[o.index()].hand.insert(card);
        }
    }
    // Of what others know of third hands a viewer cannot even tell how many cards it still concerns: whether one that was
    // played was one of those is between the two. Nothing that a viewer imagines depends on it.
    for a in state.seats().filter(hidden) {
        for o in state.seats().filter(|o| hidden(o) && *o != a) {
            state.known[a.index()][o.index()] = Table::filled(0);
        }
    }
}

/// The tiles in play while a world is imagined: where they may go, and where they are now.
struct Board {
    /// The cells the viewer does not know, in the first `n_places` of `slots`; a tile for each, then the unseen rest.
    slots: [Option<Slot>; Slot::COUNT],
    tiles: [Option<Tile>; Tile::COUNT],
    n_places: usize,
    n_tiles: usize,
    /// The place that stands for the tile under the treasure.
    under: Option<usize>,
}

impl Board {
    /// Lays on each place a tile of the number that was found for it.
    fn fill(&mut self, game: &LastDoge, layout: &Layout) {
        for i in 0..self.n_places {
            let number = self.slots[i].and_then(|slot| layout.number(slot));
            let fits = |j: &usize| self.tiles[*j].map(|tile| game.content.number[tile]) == number;
            let j = (i..self.n_tiles).find(fits).expect("no more of a number are laid than there are");
            self.tiles.swap(i, j);
        }
    }
}

/// Lays out the tiles the viewer has not seen so that everything said in public stays true.
///
/// First it tries to lay them at random within the possible numbers; when what was said about several tiles does not
/// come out after many tries, it looks for a layout step by step. Then it exchanges random pairs as long as
/// everything stays true, weighting the tile under the treasure, which draws the sample towards the right distribution.
/// Every position on the way is possible, and none depends on where the tiles really lie: the same generator gives the
/// same sample for all worlds that look the same to the viewer.
fn resample_tiles(game: &LastDoge, state: &mut State, viewer: Viewer, rng: &mut Rng) {
    const TRIES: usize = 80;
    let unknown: Slots =
        Slot::all().filter(|s| state.tiles[*s].is_some() && state.taken_for(viewer, *s).is_none()).collect();
    if unknown.is_empty() {
        return;
    }
    let mut board = gather(game, state, unknown);
    // In a fixed order, so that nothing of where they lie shows in the sample.
    board.tiles[..board.n_tiles].sort_unstable();
    let pool = board.tiles;
    let found = (0..TRIES).any(|_| {
        board.tiles = pool;
        lay(game, state, &mut board, rng) && holds(game, state, &board)
    });
    if !found {
        board.tiles = pool;
        let mut layout = Layout::new(game, state, &board);
        assert!(layout.find(rng), "what was said is true of the true layout");
        board.fill(game, &layout);
    }
    for _ in 0..8 * board.n_tiles {
        exchange(game, state, &mut board, rng);
    }
    let is_drawn = |slot: Slot| unknown.contains(slot);
    state.bag = board.tiles[..board.n_tiles].iter().flatten().copied().collect();
    for i in 0..board.n_places {
        if let (Some(slot), Some(tile)) = (board.slots[i], board.tiles[i])
            && is_drawn(slot)
        {
            state.tiles[slot] = Some(tile);
            state.bag.remove(tile);
        }
    }
}

fn gather(game: &LastDoge, state: &State, unknown: Slots) -> Board {
    let under = state.under(game.city(state));
    let mut board = Board {
        slots: [None; Slot::COUNT],
        tiles: [None; Tile::COUNT],
        n_places: 0,
        n_tiles: 0,
        under: None,
    };
    for slot in unknown {
        if slot == under {
            board.under = Some(board.n_places);
        }
        board.slots[board.n_places] = Some(slot);
        board.tiles[board.n_places] = state.tiles[slot];
        board.n_places += 1;
    }
    board.n_tiles = board.n_places;
    let mut rest = state.bag;
    if let (None, Some(tile)) = (state.tiles[under], rest.first()) {
        // Nobody has seen the tile under the treasure, but it takes part: which tiles are elsewhere depends on it.
        board.under = Some(board.n_places);
        board.slots[board.n_places] = Some(under);
        board.tiles[board.n_places] = Some(tile);
        board.n_places += 1;
        board.n_tiles += 1;
        rest.remove(tile);
    }
    for tile in rest {
        board.tiles[board.n_tiles] = Some(tile);
        board.n_tiles += 1;
    }
    board
}

fn fits(game: &LastDoge, state: &State, slot: Option<Slot>, tile: Option<Tile>) -> bool {
    match (slot, tile) {
        (Some(slot), Some(tile)) => state.numbers[slot].contains(game.content.number[tile]),
        _ => true,
    }
}

/// Fills the places in order with random tiles of possible numbers; the rest stays behind.
fn lay(game: &LastDoge, state: &State, board: &mut Board, rng: &mut Rng) -> bool {
    for i in 0..board.n_places {
        let slot = board.slots[i];
        let same = slot.and_then(|slot| equal_number(game, state, board, slot, i));
        let tiles = board.tiles;
        let may = |j: &usize| {
            let number = tiles[*j].map(|tile| game.content.number[tile]);
            fits(game, state, slot, tiles[*j]) && (same.is_none() || number == same)
        };
        let possible = (i..board.n_tiles).filter(may).count();
        if possible == 0 {
            return false;
        }
        let nth = rng.below(possible as u32) as usize;
        let Some(j) = (i..board.n_tiles).filter(may).nth(nth) else { return false };
        board.tiles.swap(i, j);
    }
    true
}

/// The number that a tile must have because it was said to equal one that is known or laid already.
fn equal_number(game: &LastDoge, state: &State, board: &Board, slot: Slot, laid: usize) -> Option<Number> {
    let equal = state.facts.iter().filter(|f| f.said == Said::Equal && f.slots.contains(slot));
    equal.flat_map(|fact| fact.slots.iter().filter(|s| *s != slot).collect::<Slots>()).find_map(|other| {
        let tile = match board.slots[..board.n_places].iter().position(|s| *s == Some(other)) {
            Some(at) if at < laid => board.tiles[at],
            Some(_) => None,
            None => state.tiles[other],
        };
        tile.map(|tile| game.content.number[tile])
    })
}

/// Whether everything said about several tiles is true of this layout.
fn holds(game: &LastDoge, state: &State, board: &Board) -> bool {
    state.facts.iter().all(|fact| {
        fact.holds(|slot| {
            let at = board.slots[..board.n_places].iter().position(|s| *s == Some(slot));
            let tile = at.and_then(|i| board.tiles[i]).or(state.tiles[slot]);
            game.content.number[tile.expect("what was said concerns tiles that somebody has seen")]
        })
    })
}

/// Exchanges a random place's tile with another tile if everything stays true.
fn exchange(game: &LastDoge, state: &State, board: &mut Board, rng: &mut Rng) {
    let i = rng.below(board.n_places as u32) as usize;
    let j = rng.below(board.n_tiles as u32) as usize;
    let place = |k: usize| if k < board.n_places { board.slots[k] } else { None };
    if i == j || !fits(game, state, place(i), board.tiles[j]) || !fits(game, state, place(j), board.tiles[i])
    {
        return;
    }
    let weight = |tile: Option<Tile>| tile.map_or(1, |t| u32::from(game.content.treasure_weight[t]));
    let (old, new) = match board.under {
        Some(u) if u == i => (weight(board.tiles[i]), weight(board.tiles[j])),
        Some(u) if u == j => (weight(board.tiles[j]), weight(board.tiles[i])),
        _ => (1, 1),
    };
    if rng.below(old) >= new {
        return;
    }
    board.tiles.swap(i, j);
    if !holds(game, state, board) {
        board.tiles.swap(i, j);
    }
}
