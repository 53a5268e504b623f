//! A table for tests: positions are laid out by hand, decisions are made by name.

use content::Packed;
use kernel::{Actor, Choices, Finite, Game, Names, Next, Present, Seat, Setup, Viewer};

use crate::{
    LastDoge,
    choice::Choice,
    event::Event,
    flow::Frame,
    ids::{Artefact, Artefacts, Card, Numbers, Slot, Slots, Tile, Tiles, Tribe},
    state::{Knowers, State},
};

/// A game under way with empty hands: seat one's turn, pawns in the corners of the usual city.
///
/// ```text
///       t1  t2  t3  t4  t5           pawns: seat1 t1, seat2 t5, seat3 t23, seat4 t27, seat5 t11
///       t6  t7  t8  t9  t10          their tiles: d7g, d6b, d5e, d6c, d7b
/// t11   t12 t13 t14 t15 t16  t17     the treasure: t14
///       t18 t19 t20 t21 t22
///       t23 t24 t25 t26 t27
/// ```
pub struct Desk {
    pub game: LastDoge,
    pub state: State,
    pub events: Vec<Event>,
    names: Names<Choice>,
}

pub const PAWNS: [(&str, &str); 5] =
    [("t1", "d7g"), ("t5", "d6b"), ("t23", "d5e"), ("t27", "d6c"), ("t11", "d7b")];

pub fn seat(n: usize) -> Seat {
    Seat::nth(n - 1)
}

pub fn slot(word: &str) -> Slot {
    Slot::from_word(word).expect("a cell")
}

pub fn tile(word: &str) -> Tile {
    Tile::from_word(word).expect("a tile")
}

impl Desk {
    /// The table before the first decision.
    pub fn fresh(setup: &str) -> Desk {
        let game = LastDoge::built_in();
        let setup = Setup::parse(&game, setup).expect("a set-up");
        let state = game.start(&setup);
        let names = Names::new(&game);
        Desk { game, state, events: Vec::new(), names }
    }

    /// The table at seat one's first turn, with tribes without a say in most things: none has a power that acts by
    /// itself unless a test gives one.
    pub fn new(n: usize) -> Desk {
        let mut desk = Desk::fresh(&format!("players={n}"));
        desk.act("first seat1");
        for tribe in ["archivists", "children", "seress", "moglianes", "cult"].iter().take(n) {
            desk.act(&format!("tribe {tribe}"));
        }
        ["a21", "a22", "a23"].iter().for_each(|a| desk.act(&format!("unearth {a}")));
        for (at, tile) in PAWNS.iter().take(n) {
            desk.act(&format!("settle {at}"));
            desk.act(&format!("tile {tile}"));
        }
        while desk.game.next(&desk.state) == Next::Chance {
            desk.any();
        }
        for player in &mut desk.state.players {
            desk.state.deck.absorb(&mut player.hand);
        }
        desk.state.frames.set(Frame::Turn { begun: true });
        desk.events.clear();
        desk.check();
        desk
    }

    fn check(&self) {
        self.game.audit(&self.state).unwrap_or_else(|what| panic!("{what}"));
    }

    /// Gives a hand, from the pile.
    pub fn hand(mut self, n: usize, cards: &str) -> Desk {
        for word in cards.split_whitespace() {
            let card = Card::from_word(word).expect("a card");
            self.state.deck.take(card);
            self.state.players[n - 1].hand.insert(card);
        }
        self
    }

    /// Gives a tribe, exchanged with whoever had it.
    pub fn tribe(mut self, n: usize, tribe: Tribe) -> Desk {
        let before = self.state.players[n - 1].tribe;
        for player in self.state.players.iter_mut().filter(|p| p.tribe == Some(tribe)) {
            player.tribe = before;
        }
        self.state.players[n - 1].tribe = Some(tribe);
        self
    }

    /// Gives an artefact, from wherever it is.
    pub fn artefact(mut self, n: usize, which: &str) -> Desk {
        let artefact = Artefact::from_word(which).expect("an artefact");
        self.state.row.remove(artefact);
        self.state.pile.remove(artefact);
        self.state.players[n - 1].artefacts.insert(artefact);
        self
    }

    /// Lays a tile that somebody has seen.
    pub fn tile(mut self, at: &str, which: &str, by: usize) -> Desk {
        assert!(self.state.bag.contains(tile(which)), "{which} lies elsewhere");
        self.state.place(slot(at), tile(which));
        self.state.seen[slot(at)] = Knowers::NOBODY.with(seat(by));
        self
    }

    /// Lays a tile face up.
    pub fn up(mut self, at: &str, which: &str) -> Desk {
        self = self.tile(at, which, 1);
        self.state.publish(&self.game.content, slot(at));
        self.state.face_up.insert(slot(at));
        self
    }

    pub fn pawn(mut self, n: usize, at: &str) -> Desk {
        self.state.players[n - 1].pawn = Some(slot(at));
        if self.state.tiles[slot(at)].is_none() {
            let any = self.state.bag.first().expect("a tile");
            self = self.tile(at, any.word(), n);
        }
        self
    }

    /// Turns everything up except these cells, the treasure and the pawns.
    pub fn open_all_but(mut self, cells: &[&str]) -> Desk {
        let keep: Slots = cells.iter().map(|c| slot(c)).collect();
        let free = self.state.free(self.game.city(&self.state)) - keep;
        for at in free {
            let any = self.state.bag.iter().last().expect("a tile");
            self = self.up(&at.word(), any.word());
        }
        self
    }

    /// Makes the decision of this name, whoever decides.
    pub fn act(&mut self, name: &str) {
        let choice = self.names.find(name).unwrap_or_else(|e| panic!("{e}"));
        let mut choices = self.choices();
        let legal = choices.find(choice).unwrap_or_else(|| panic!("{name} is not in {choices:?}"));
        choices.open(Actor::Chance);
        self.game.apply(&mut self.state, legal, &mut self.events);
        self.check();
    }

    pub fn acts(&mut self, names: &[&str]) {
        names.iter().for_each(|name| self.act(name));
    }

    /// Takes the first option.
    pub fn any(&mut self) {
        let choices = self.choices();
        self.game.apply(&mut self.state, choices.get(0), &mut self.events);
    }

    /// Lets nature decide until a seat must.
    pub fn chance(&mut self) {
        while self.game.next(&self.state) == Next::Chance {
            self.any();
        }
    }

    /// Everybody who is asked for a reaction declines.
    pub fn pass(&mut self) {
        while matches!(self.state.frames.top(), Frame::Window { .. } | Frame::Damage(_)) {
            self.act("pass");
        }
    }

    pub fn choices(&self) -> Choices<Choice> {
        let mut choices = Choices::new();
        let actor = self.game.next(&self.state).first().expect("the game goes on");
        self.game.legal(&self.state, actor, &mut choices);
        choices
    }

    pub fn offers(&self, name: &str) -> bool {
        self.choices().contains(self.names.find(name).unwrap_or_else(|e| panic!("{e}")))
    }

    /// The names of all options.
    pub fn options(&self) -> Vec<String> {
        self.choices().iter().map(|c| self.names.name(c).to_owned()).collect()
    }

    /// The clause that forbids this to who decides now.
    pub fn refused(&self, name: &str) -> &'static str {
        let choice = self.names.find(name).unwrap_or_else(|e| panic!("{e}"));
        assert!(!self.choices().contains(choice), "{name} is allowed");
        let Some(Actor::Seat(me)) = self.game.next(&self.state).first() else { panic!("nature decides") };
        self.game.why_not(&self.state, me, choice).clause
    }

    /// Who decides: a seat from one, or zero for nature.
    pub fn decider(&self) -> usize {
        match self.game.next(&self.state) {
            Next::One(seat) => seat.index() + 1,
            Next::Chance => 0,
            other => panic!("{other:?}"),
        }
    }

    pub fn trophies(&self, n: usize) -> u16 {
        self.state.players[n - 1].trophies
    }

    pub fn cards(&self, n: usize) -> usize {
        self.state.players[n - 1].hand.len()
    }

    pub fn pawn_of(&self, n: usize) -> String {
        self.state.players[n - 1].pawn.map_or(String::new(), Slot::word)
    }

    pub fn owns(&self, n: usize, which: &str) -> bool {
        self.state.players[n - 1].artefacts.contains(Artefact::from_word(which).expect("an artefact"))
    }

    pub fn knows(&self, n: usize, at: &str) -> bool {
        self.game.view(&self.state, Viewer::Seat(seat(n))).state.tiles[slot(at)].is_some()
    }

    /// Explores: looks at two cells with these tiles, goes to the first and turns up the second.
    pub fn explore(&mut self, go: (&str, &str), up: (&str, &str)) {
        if self.state.frames.top() == (Frame::Turn { begun: true }) {
            self.act("explore");
        }
        for (at, tile) in [go, up] {
            self.act(&format!("look {at}"));
            if self.decider() == 0 {
                self.act(&format!("tile {tile}"));
            }
        }
        if self.offers("done") {
            self.act("done");
        }
        self.act(&format!("settle {}", go.0));
        self.act(&format!("reveal {}", up.0));
    }

    /// Puts the game at the start of the escape after seat one's turn, with every tile where the list says.
    pub fn dark(mut self) -> Desk {
        let tiles = Tiles::full();
        self.state.bag = Tiles::EMPTY;
        for (at, tile) in Slot::all().zip(tiles) {
            self.state.tiles[at] = Some(tile);
            self.state.seen[at] = Knowers::EVERYBODY;
            self.state.numbers[at] = Numbers::only(self.game.content.number[tile]);
        }
        self.state.trigger = Some(crate::state::Trigger::Tiles);
        self.state.frames.set(Frame::Limit);
        self.game.settle(&mut self.state, &mut self.events);
        self
    }

    pub fn artefacts(&self, n: usize) -> Artefacts {
        self.state.players[n - 1].artefacts
    }

    pub fn why(&self, me: usize, name: &str) -> kernel::Reason {
        self.game.why_not(&self.state, seat(me), self.names.find(name).expect("a choice"))
    }
}
