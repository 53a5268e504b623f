//! The position, and the primitives that alone change it; each emits its event.

use kernel::{Seat, Seats, Sink, Viewer};
use stdx::{Bits, Finite, Pile, Stack, Table};

use crate::{
    city::City,
    effect::PowerKind,
    event::Event,
    flow::Frame,
    ids::{
        Artefact, Artefacts, Card, Cards, Effect, Number, Numbers, SEATS, Slot, Slots, Tile, Tiles, Tribe,
    },
    pack::Content,
};

/// The position of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub n_seats: u8,
    /// The number of the city's shape in the pack.
    pub city: u8,
    /// Whether scenes show what a seat has seen before (LD-E05).
    pub memory: bool,
    /// Whether nature hands out the tribes (LD-S01).
    pub random_tribes: bool,
    /// Whether nobody else sees which two tiles are swapped on leaving (LD-Q34).
    pub secret: bool,
    pub first: Seat,
    /// Turns begun before the escape.
    pub turns: u16,
    pub players: [Player; SEATS],
    /// What lies on each cell; nothing where nobody has ever looked.
    pub tiles: Table<Slot, Option<Tile>, { Slot::COUNT }>,
    /// The cell on which the tile of a cell lay at first; swaps move tiles.
    pub origin: Table<Slot, Slot, { Slot::COUNT }>,
    /// Who has seen the tile of a cell. Where somebody looks is public, so this is public too.
    pub seen: Table<Slot, Knowers, { Slot::COUNT }>,
    /// The numbers that the tile of a cell may have by all that was said in public.
    pub numbers: Table<Slot, Numbers, { Slot::COUNT }>,
    /// What else was said in public about several tiles.
    pub facts: Pile<Fact, { Fact::MAX }>,
    /// Who has swapped two tiles in secret. From the first time on, what somebody has seen may no longer lie there.
    pub hushed: Seats,
    /// The cells that may have been swapped in secret since everybody last saw them.
    pub doubt: Slots,
    /// Once somebody has swapped in secret: what each seat, and last of all everybody, takes the tile of a cell to be.
    pub notes: [Table<Slot, Option<Tile>, { Slot::COUNT }>; SEATS + 1],
    /// The tiles that nobody has ever seen.
    pub bag: Tiles,
    pub face_up: Slots,
    /// The artefact districts turned up so far in the game (LD-G01).
    pub discoveries: Tiles,
    pub deck: Cards,
    pub discards: Cards,
    /// What the first seat knows to be in the hand of the second.
    pub known: [[Table<Card, u8, { Card::COUNT }>; SEATS]; SEATS],
    pub row: Artefacts,
    pub pile: Artefacts,
    pub gone: Artefacts,
    /// Artefacts that act once a game and have.
    pub spent: Artefacts,
    /// Who has found the treasure.
    pub treasure: Option<Seat>,
    pub turn: Turn,
    /// Why the escape has started.
    pub trigger: Option<Trigger>,
    pub frames: Frames,
}

/// What is still to be done, innermost last.
pub type Frames = Stack<Frame, 24>;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub tribe: Option<Tribe>,
    pub pawn: Option<Slot>,
    pub hand: Cards,
    pub trophies: u16,
    pub artefacts: Artefacts,
    /// Whether the one guess was wrong (LD-G02).
    pub failed: bool,
    pub fate: Fate,
    /// Trophies for the cards left on the way out (LD-X07).
    pub escape: u8,
}

/// The turn under way.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub seat: Seat,
    /// Whether the main action is done (LD-T01).
    pub main: bool,
    /// Cards that may still be played without discarding for them (LD-T01, LD-F04).
    pub plays: u8,
    /// Artefacts that act once a turn and have.
    pub used: Artefacts,
    /// Whether the power of the equal pair has paid this turn (LD-P05).
    pub paired: bool,
    /// The further cards that were named and taken back (LD-Q35).
    pub withdrawn: Bits<Card>,
}

impl Turn {
    /// A turn that begins.
    pub fn of(seat: Seat) -> Turn {
        let (used, withdrawn) = (Artefacts::EMPTY, Bits::EMPTY);
        Turn { seat, main: false, plays: 1, used, paired: false, withdrawn }
    }
}

stdx::kinds!(
    /// How a player stands in the escape.
    Fate { Inside = "inside", Out = "out", Caught = "caught" }
);
stdx::kinds!(
    /// Why the escape starts (LD-X01, LD-Q24).
    Trigger { Treasure = "treasure", Failed = "failed", Tiles = "tiles", Rounds = "rounds" }
);
stdx::kinds!(
    /// What was said about a set of tiles.
    Said {
        /// All have one number.
        Equal = "equal",
        /// Not all have one number.
        Mixed = "mixed",
        /// Two of them have one number.
        Pair = "pair",
        /// All numbers are different.
        Distinct = "distinct",
    }
);

/// Where the notes of a viewer stand among [`State::notes`].
#[inline]
pub fn notes_of(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(SEATS),
        Viewer::Spectator => SEATS,
    }
}

/// Something said in public about tiles that not everybody has seen.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    pub said: Said,
    pub slots: Slots,
}

/// What a program belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Card { card: Card },
    District { effect: Effect },
    Artefact { artefact: Artefact },
    Tribe { tribe: Tribe },
}

/// The seats that have seen a tile.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Knowers(u8);

impl Knowers {
    pub const NOBODY: Knowers = Knowers(0);
    pub const EVERYBODY: Knowers = Knowers(u8::MAX);

    #[inline]
    pub fn with(self, seat: Seat) -> Knowers {
        Knowers(self.0 | 1 << seat.index())
    }

    #[inline]
    pub fn without(self, seat: Seat) -> Knowers {
        Knowers(self.0 & !(1 << seat.index()))
    }

    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }
}

impl Fact {
    /// More than this are never worth remembering: an exploration leaves one, and only when it looked at three tiles.
    pub const MAX: usize = 16;

    /// Whether it is true of these numbers.
    #[inline]
    pub fn holds(&self, number: impl Fn(Slot) -> Number) -> bool {
        let (mut all, mut n) = (Numbers::EMPTY, 0);
        for slot in self.slots {
            all.insert(number(slot));
            n += 1;
        }
        match self.said {
            Said::Equal => all.len() <= 1,
            Said::Mixed => all.len() > 1,
            Said::Pair => all.len() < n,
            Said::Distinct => all.len() == n,
        }
    }
}

/// Reading.
impl State {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all().take(self.n_seats as usize)
    }

    /// The other seats clockwise from the left of this one.
    #[inline]
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.clockwise(self.n_seats as usize).skip(1)
    }

    /// The first of these seats, clockwise from the left of the active one, who comes last (LD-D05).
    #[inline]
    pub fn next_of(&self, seats: Seats) -> Option<Seat> {
        if seats.is_empty() {
            return None;
        }
        self.others(self.turn.seat).find(|s| seats.contains(*s)).or(Some(self.turn.seat))
    }

    /// The cells with a pawn.
    #[inline]
    pub fn pawns(&self) -> Slots {
        self.players.iter().filter_map(|p| p.pawn).fold(Slots::EMPTY, Slots::with)
    }

    /// Whether the treasure tile still lies on its cell.
    #[inline]
    pub fn treasure_lies(&self) -> bool {
        self.treasure.is_none() && !self.in_escape()
    }

    /// Whether the pawns are off and everything is face down.
    #[inline]
    pub fn in_escape(&self) -> bool {
        matches!(
            self.frames.as_slice().get(1),
            Some(Frame::Flight { .. } | Frame::Escape { .. } | Frame::Exit { .. })
        )
    }

    /// The face-down cells without pawn or treasure.
    #[inline]
    pub fn free(&self, city: &City) -> Slots {
        city.everywhere() - self.face_up - self.pawns().with(city.treasure)
    }

    /// The cell with the tile that lay under the treasure at first.
    #[inline]
    pub fn under(&self, city: &City) -> Slot {
        if self.origin[city.treasure] == city.treasure {
            return city.treasure;
        }
        Slot::all().find(|s| self.origin[*s] == city.treasure).expect("swaps keep every tile")
    }

    #[inline]
    pub fn number(&self, content: &Content, slot: Slot) -> Option<Number> {
        self.tiles[slot].map(|t| content.number[t])
    }

    #[inline]
    pub fn is_public(&self, slot: Slot) -> bool {
        self.seen[slot] == Knowers::EVERYBODY
    }

    /// What a viewer takes the tile of a cell to be. It is that tile, unless somebody else has swapped in secret (LD-Q34).
    #[inline]
    pub fn taken_for(&self, viewer: Viewer, slot: Slot) -> Option<Tile> {
        if !self.hushed.is_empty() {
            return self.notes[notes_of(viewer)][slot];
        }
        let knows = match viewer {
            Viewer::Seat(seat) => self.seen[slot].contains(seat),
            Viewer::Spectator => self.is_public(slot),
        };
        self.tiles[slot].filter(|_| knows)
    }

    /// How much of a power a seat has by tribe and artefacts.
    #[inline]
    pub fn power(&self, content: &Content, seat: Seat, kind: PowerKind) -> i8 {
        let player = self.player(seat);
        let tribe = player.tribe.map_or(0, |t| content.tribe_power[t][kind]);
        let power = &content.artefact_power[kind];
        let mine = player.artefacts & power.owners;
        if mine.is_empty() { tribe } else { tribe + mine.iter().map(|a| power.amount[a]).sum::<i8>() }
    }

    #[inline]
    pub fn has(&self, content: &Content, seat: Seat, kind: PowerKind) -> bool {
        self.power(content, seat, kind) > 0
    }

    /// The artefact that gives a seat this power.
    #[inline]
    pub fn source_of(&self, content: &Content, seat: Seat, kind: PowerKind) -> Option<Artefact> {
        (self.player(seat).artefacts & content.artefact_power[kind].owners).first()
    }

    /// How many cards a seat may keep at the end of the turn (LD-T03).
    pub fn hand_limit(&self, content: &Content, seat: Seat) -> usize {
        let more = i16::from(self.power(content, seat, PowerKind::HandLimit));
        (i16::from(content.limits.hand) + more).max(0) as usize
    }

    /// The number a seat looks for in the escape (LD-X05); nothing when it stands on a seven.
    #[inline]
    pub fn needs(&self, content: &Content, seat: Seat) -> Option<Number> {
        match self.player(seat).pawn.and_then(|slot| self.number(content, slot)) {
            None => Number::get(0),
            Some(number) => Number::get(number.index() + 1),
        }
    }
}

/// Changing.
impl State {
    #[inline]
    pub fn gain<S: Sink<Event>>(&mut self, seat: Seat, n: u8, sink: &mut S) {
        let trophies = &mut self.players[seat.index()].trophies;
        *trophies = trophies.saturating_add(n.into());
        if S::ON && n > 0 {
            sink.emit(Event::Gained { seat, n });
        }
    }

    /// A card from the pile goes into a hand, unseen by others.
    #[inline]
    pub fn draw<S: Sink<Event>>(&mut self, seat: Seat, card: Card, sink: &mut S) {
        self.deck.take(card);
        self.players[seat.index()].hand.insert(card);
        if S::ON {
            sink.emit(Event::Drawn { seat, card: Some(card) });
        }
    }

    /// A card leaves a hand in sight of everybody and lies on the discards from now on (LD-Q26).
    #[inline]
    pub fn spend(&mut self, seat: Seat, card: Card) {
        self.players[seat.index()].hand.take(card);
        self.discards.insert(card);
        for viewer in 0..self.n_seats as usize {
            let known = &mut self.known[viewer][seat.index()][card];
            *known = known.saturating_sub(1);
        }
    }

    #[inline]
    pub fn discard<S: Sink<Event>>(&mut self, seat: Seat, card: Card, sink: &mut S) {
        self.spend(seat, card);
        if S::ON {
            sink.emit(Event::Discarded { seat, card });
        }
    }

    /// A card changes hands, seen by the two only. Others keep only what is certain of the hand (LD-Q27).
    pub fn rob<S: Sink<Event>>(&mut self, from: Seat, to: Seat, card: Card, sink: &mut S) {
        self.players[from.index()].hand.take(card);
        self.players[to.index()].hand.insert(card);
        for viewer in self.seats() {
            let known = &mut self.known[viewer.index()];
            if viewer == from {
                known[to.index()][card] += 1;
            } else if viewer == to {
                known[from.index()][card] = known[from.index()][card].saturating_sub(1);
            } else {
                known[from.index()].values_mut().for_each(|n| *n = n.saturating_sub(1));
            }
        }
        if S::ON {
            sink.emit(Event::Robbed { from, to, card: Some(card) });
        }
    }

    /// A seat sees a whole hand.
    pub fn spy<S: Sink<Event>>(&mut self, seat: Seat, on: Seat, sink: &mut S) {
        let hand = Table::from_fn(|c| self.player(on).hand.count(c));
        self.known[seat.index()][on.index()] = hand;
        if S::ON {
            sink.emit(Event::Spied { seat, on, hand: Some(hand) });
        }
    }

    #[inline]
    pub fn settle_pawn<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, sink: &mut S) {
        self.players[seat.index()].pawn = Some(slot);
        if S::ON {
            sink.emit(Event::Settled { seat, slot });
        }
    }

    /// A tile that nobody had seen is found to be this one.
    #[inline]
    pub fn place(&mut self, slot: Slot, tile: Tile) {
        self.bag.remove(tile);
        self.tiles[slot] = Some(tile);
    }

    /// A seat looks at a tile that is already settled.
    #[inline]
    pub fn look<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, sink: &mut S) {
        self.seen[slot] = self.seen[slot].with(seat);
        if S::ON {
            sink.emit(Event::Looked { seat, slot, tile: self.tiles[slot] });
        }
    }

    /// A seat no longer knows what it has seen there.
    #[inline]
    pub fn forget(&mut self, seat: Seat, slot: Slot) {
        if self.hushed.is_empty() {
            self.seen[slot] = self.seen[slot].without(seat);
        } else {
            self.notes[seat.index()][slot] = None;
        }
    }

    /// Everybody sees the tile of a cell and will always know where it is.
    pub fn publish(&mut self, content: &Content, slot: Slot) {
        if !self.hushed.is_empty() {
            self.note(slot);
            if let Some(number) = self.number(content, slot) {
                self.numbers[slot] = Numbers::only(number);
            }
        }
        if self.is_public(slot) {
            return;
        }
        self.seen[slot] = Knowers::EVERYBODY;
        if let Some(number) = self.number(content, slot) {
            self.numbers[slot] = Numbers::only(number);
        }
        self.fold_facts();
    }

    /// Remembers something said in public.
    pub fn say(&mut self, said: Said, slots: Slots) {
        if self.facts.is_full() {
            self.facts.remove(0);
        }
        self.facts.push(Fact { said, slots });
        self.fold_facts();
    }

    /// Only these numbers are possible for a tile by what was said in public.
    pub fn narrow(&mut self, content: &Content, slot: Slot, numbers: Numbers) {
        self.numbers[slot] &= numbers;
        debug_assert!(self.number(content, slot).is_none_or(|n| self.numbers[slot].contains(n)));
        self.fold_facts();
    }

    /// Turns facts with a single open number into the possible numbers of that tile and drops facts without any.
    fn fold_facts(&mut self) {
        let mut i = 0;
        while let Some(fact) = self.facts.get(i) {
            let open: Slots = fact.slots.iter().filter(|s| self.numbers[*s].len() > 1).collect();
            if open.len() > 1 {
                i += 1;
                continue;
            }
            self.facts.remove(i);
            if let Some(slot) = open.first() {
                let told = |s: Slot| self.numbers[s].first().unwrap_or(Number::nth(0));
                let fits = |n: &Number| fact.holds(|s| if s == slot { *n } else { told(s) });
                self.numbers[slot] = self.numbers[slot].iter().filter(fits).collect();
                // This may have settled what another fact waited for.
                i = 0;
            }
        }
    }

    /// Everybody corrects the notes by what lies on a cell.
    pub fn note(&mut self, slot: Slot) {
        self.doubt.remove(slot);
        let tile = self.tiles[slot];
        for viewer in Viewer::all(self.n_seats as usize) {
            let notes = &mut self.notes[notes_of(viewer)];
            notes.values_mut().filter(|other| **other == tile).for_each(|other| *other = None);
            notes[slot] = tile;
        }
    }

    /// Two face-down tiles change places, and nobody else sees which (LD-Q34): what others have seen may be wrong from now
    /// on, and what was said in public is no longer certain. Every tile lies there already, so that nothing is drawn later
    /// for a cell that was never looked at.
    pub fn swap_in_secret<S: Sink<Event>>(
        &mut self,
        down: Slots,
        seat: Seat,
        (a, b): (Slot, Slot),
        sink: &mut S,
    ) {
        if self.hushed.is_empty() {
            for viewer in Viewer::all(self.n_seats as usize) {
                let seen = |slot| self.taken_for(viewer, slot);
                self.notes[notes_of(viewer)] = Table::from_fn(seen);
            }
        }
        self.hushed.insert(seat);
        self.doubt |= down;
        down.iter().for_each(|slot| self.numbers[slot] = Numbers::full());
        self.facts = Pile::EMPTY;
        (self.tiles[a], self.tiles[b]) = (self.tiles[b], self.tiles[a]);
        let mine = &mut self.notes[seat.index()];
        (mine[a], mine[b]) = (mine[b], mine[a]);
        if S::ON {
            sink.emit(Event::Swapped { seat, tiles: Some((a, b)), secret: true });
        }
    }

    /// A further card is named in sight of everybody, who know from now on that it is held (LD-Q35).
    pub fn name_card<S: Sink<Event>>(&mut self, seat: Seat, card: Card, sink: &mut S) {
        for viewer in self.others(seat) {
            let known = &mut self.known[viewer.index()][seat.index()][card];
            *known = (*known).max(1);
        }
        if S::ON {
            sink.emit(Event::Named { seat, card });
        }
    }

    /// Two tiles change places; what is known about them goes along (LD-X07, LD-Q18).
    pub fn swap<S: Sink<Event>>(&mut self, seat: Seat, a: Slot, b: Slot, sink: &mut S) {
        (self.tiles[a], self.tiles[b]) = (self.tiles[b], self.tiles[a]);
        (self.origin[a], self.origin[b]) = (self.origin[b], self.origin[a]);
        (self.seen[a], self.seen[b]) = (self.seen[b], self.seen[a]);
        (self.numbers[a], self.numbers[b]) = (self.numbers[b], self.numbers[a]);
        for i in 0..self.facts.len() {
            let Some(mut fact) = self.facts.get(i) else { continue };
            if fact.slots.contains(a) != fact.slots.contains(b) {
                let (out, into) = if fact.slots.contains(a) { (a, b) } else { (b, a) };
                fact.slots = fact.slots.without(out).with(into);
                self.facts.set(i, fact);
            }
        }
        if S::ON {
            sink.emit(Event::Swapped { seat, tiles: Some((a, b)), secret: false });
        }
    }

    #[inline]
    pub fn hide<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, sink: &mut S) {
        self.face_up.remove(slot);
        if S::ON {
            sink.emit(Event::Hidden { seat, slot });
        }
    }

    /// An artefact leaves its owner for another or for the discards; turned cards are turned back there.
    pub fn lose<S: Sink<Event>>(&mut self, seat: Seat, artefact: Artefact, to: Option<Seat>, sink: &mut S) {
        self.players[seat.index()].artefacts.remove(artefact);
        match to {
            Some(to) => self.players[to.index()].artefacts.insert(artefact),
            None => {
                self.gone.insert(artefact);
                self.spent.remove(artefact);
            }
        }
        if S::ON {
            sink.emit(Event::Lost { seat, artefact, to });
        }
    }

    /// An artefact goes to a seat.
    #[inline]
    pub fn take<S: Sink<Event>>(&mut self, seat: Seat, artefact: Artefact, sink: &mut S) {
        self.row.remove(artefact);
        self.pile.remove(artefact);
        self.players[seat.index()].artefacts.insert(artefact);
        if S::ON {
            sink.emit(Event::Took { seat, artefact });
        }
    }
}
