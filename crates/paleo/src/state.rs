//! The state, and the primitives that alone change it; each emits its event.

use kernel::{Seat, Seats, Sink};
use stdx::{Bits, Finite, Pile, Stack, Table};

use crate::{
    effect::Stuff,
    event::Event,
    flow::{End, Frame, Via},
    ids::{Back, Card, Cards, Group, Groups, Kind, Module, Resource, Skills, Tool},
    pack::{Content, DECK_MAX, GUARD_MAX, PEOPLE_MAX, PLACED_MAX, RACK_MAX},
};

/// The deepest nesting of unfinished work; the conformance games prove that it is enough.
pub const FRAMES_MAX: usize = 16;

/// A person of a group.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Member {
    pub card: Card,
    pub wounds: u8,
}

/// A card placed beside a group or on the night board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    pub card: Card,
    /// Units lying on it (PA-A10).
    pub held: u8,
}

/// One group: its people, tools and deck.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Band {
    /// The backs in order, the top one last. The fronts do not exist before they are turned up.
    pub deck: Pile<Back, DECK_MAX>,
    pub people: Pile<Member, PEOPLE_MAX>,
    pub tools: Table<Tool, u8, { Tool::COUNT }>,
    pub placed: Pile<Placed, PLACED_MAX>,
    /// The revealed card while its option is not chosen.
    pub front: Option<Card>,
    /// The sum of people, kept tools and placed cards.
    pub skills: Skills,
    /// The wounds of all its people.
    pub wounds: u8,
}

/// What lies open on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub n_seats: u8,
    pub n_groups: u8,
    pub modules: Bits<Module>,
    pub day: u8,
    pub store: [u8; 3],
    pub supply: [u8; 3],
    pub skulls: u8,
    pub tiles: u8,
    pub enraged: bool,
    /// Strength that the final fight no longer needs.
    pub ease: u8,
    pub bands: [Band; Group::COUNT],
    pub rack: Table<Tool, u8, { Tool::COUNT }>,
    pub reserve: Table<Tool, u8, { Tool::COUNT }>,
    pub ideas: Pile<Card, RACK_MAX>,
    pub missions: Pile<Placed, PLACED_MAX>,
    pub guard: Pile<Card, GUARD_MAX>,
    pub guard_wounds: u8,
    pub discard: Cards,
    pub graveyard: Cards,
    pub secrets: Cards,
    pub waiting: Cards,
    /// The size of the hidden discard, and how many of them are fresh dreams.
    pub hidden: u8,
    pub hidden_fresh: u8,
    /// Fresh dreams that were shuffled among the other dreams of the day deck.
    pub mixed: u8,
    /// Dreams left in the camp.
    pub dream_stack: u8,
    /// What is still to be dealt, by back.
    pub pool: Table<Back, u8, { Back::COUNT }>,
    pub frames: Stack<Frame, FRAMES_MAX>,
}

/// Which fronts are still unseen. Only the sets exist, no order and no place, so there is nothing to be known.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Veiled {
    /// Fronts in decks and in the hidden discard, but for fresh dreams.
    pub unseen: Cards,
    pub people: Cards,
    pub ideas: Cards,
    /// Dreams that nobody has seen: in the camp's pile or fresh in a deck.
    pub dreams: Cards,
}

/// The whole position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub open: Public,
    pub veiled: Veiled,
}

impl Public {
    #[inline]
    pub fn band(&self, group: Group) -> &Band {
        &self.bands[group.index()]
    }

    #[inline]
    pub fn band_mut(&mut self, group: Group) -> &mut Band {
        &mut self.bands[group.index()]
    }

    #[inline]
    pub fn groups(&self) -> Groups {
        Group::first_n(self.n_groups as usize)
    }

    /// The first of the seats that lead a group: groups are shared out in turn (PA-S01).
    #[inline]
    pub fn leader(&self, group: Group) -> Seat {
        Seat::nth(group.index() % self.n_seats as usize)
    }

    /// The seats that lead any of these groups.
    #[inline]
    pub fn leaders(&self, groups: Groups) -> Seats {
        if self.n_seats == self.n_groups {
            return Seats::from_words(groups.words());
        }
        if self.n_seats > self.n_groups {
            return Seat::first_n(self.n_seats as usize)
                .iter()
                .filter(|s| self.led(*s).intersects(&groups))
                .collect();
        }
        groups.iter().map(|g| self.leader(g)).collect()
    }

    /// The groups that a seat leads; with fewer groups than people several lead one together (PA-S01).
    #[inline]
    pub fn led(&self, seat: Seat) -> Groups {
        if self.n_seats >= self.n_groups {
            return Groups::only(Group::nth(seat.index() % self.n_groups as usize));
        }
        self.groups().iter().filter(|g| self.leader(*g) == seat).collect()
    }

    /// Whether a seat decides for a group.
    #[inline]
    pub fn leads(&self, seat: Seat, group: Group) -> bool {
        self.led(seat).contains(group)
    }

    /// The groups whose revealed card is not yet resolved.
    #[inline]
    pub fn fronts(&self) -> Groups {
        self.groups().iter().filter(|g| self.band(*g).front.is_some()).collect()
    }

    /// The groups that could help: their revealed card offers it and is not yet used (PA-H01).
    #[inline]
    pub fn hands(&self, pack: &Content) -> Groups {
        self.groups().iter().filter(|g| self.band(*g).front.is_some_and(|c| pack.card(c).help)).collect()
    }

    /// The sum of the people of all groups.
    pub fn n_people(&self) -> usize {
        self.groups().iter().map(|g| self.band(g).people.len()).sum()
    }

    /// The group that a person or a placed card belongs to.
    pub fn owner(&self, card: Card) -> Option<Group> {
        self.groups().iter().find(|g| {
            let band = self.band(*g);
            band.people.iter().any(|m| m.card == card) || band.placed.iter().any(|p| p.card == card)
        })
    }

    /// Whether a module with a beast is in play: five pieces then only unlock the final fight.
    pub fn has_beast(&self, pack: &Content) -> bool {
        self.modules.iter().any(|m| pack.module(m).rage > 0)
    }

    /// Cards with free space for this (PA-A10).
    pub fn spaces(&self, pack: &Content, stuff: Stuff) -> Cards {
        let mut found = Cards::EMPTY;
        let bands = self.groups();
        let beside = bands.iter().flat_map(|g| self.band(g).placed.iter());
        for placed in beside.chain(self.missions.iter()) {
            if let Some((kind, max)) = pack.card(placed.card).space
                && kind == stuff
                && placed.held < max
            {
                found.insert(placed.card);
            }
        }
        found
    }

    pub fn placed_mut(&mut self, card: Card) -> Option<(&mut Pile<Placed, PLACED_MAX>, usize)> {
        let mission = self.missions.iter().position(|p| p.card == card);
        if let Some(at) = mission {
            return Some((&mut self.missions, at));
        }
        let band = self.bands.iter_mut().find(|b| b.placed.iter().any(|p| p.card == card))?;
        let at = band.placed.iter().position(|p| p.card == card)?;
        Some((&mut band.placed, at))
    }

    /// Whether this kind of tool is made from the rack: always, or because its idea is there.
    pub fn is_racked(&self, pack: &Content, tool: Tool) -> bool {
        pack.tool(tool).rack > 0
            || self.ideas.iter().any(|c| pack.card(c).tokens.is_some_and(|(t, _)| t == tool))
    }
}

impl Band {
    pub fn n_tools(&self) -> usize {
        self.tools.values().map(|n| *n as usize).sum()
    }
}

fn add(a: &mut Skills, b: &Skills) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
}

fn sub(a: &mut Skills, b: &Skills) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a -= b);
}

impl State {
    /// Ends the game; a secret that is still in somebody's hand is laid down.
    pub fn end<S: Sink<Event>>(&mut self, end: End, sink: &mut S) {
        let in_hand = |frame: &Frame| match frame {
            Frame::Choose { card, via: Via::Secret, .. } => Some(*card),
            _ => None,
        };
        let secrets: Cards = self.open.frames.as_slice().iter().filter_map(in_hand).collect();
        secrets.iter().for_each(|card| self.toss(card, sink));
        self.open.frames = Stack::new(Frame::Over(end));
        if S::ON {
            sink.emit(Event::Ended(end));
        }
    }

    /// A person joins a group and brings a tool (PA-C04); the reserve may lack it (PA-A04, PA-Q11). The tool may be put on
    /// a card with space for it instead (PA-A10).
    pub fn join<S: Sink<Event>>(&mut self, pack: &Content, group: Group, card: Card, sink: &mut S) {
        let person = pack.card(card).person.expect("only people join");
        let band = self.open.band_mut(group);
        band.people.push(Member { card, wounds: 0 });
        add(&mut band.skills, &person.skills);
        if S::ON {
            sink.emit(Event::Joined(group, card));
        }
        let Some(tool) = person.brings else { return };
        if self.open.day > 0 && !self.open.spaces(pack, Stuff::Tool(tool)).is_empty() {
            let (stuff, helpers) = (Stuff::Tool(tool), Groups::EMPTY);
            self.open.frames.push(Frame::Gain { stuff, left: 1, group, helpers, made: false, from: group });
        } else {
            self.receive(pack, group, tool, false, sink);
        }
    }

    /// A group receives a tool if there is one left where it comes from (PA-Q11).
    pub fn receive<S: Sink<Event>>(
        &mut self,
        pack: &Content,
        group: Group,
        tool: Tool,
        made: bool,
        sink: &mut S,
    ) -> bool {
        if !self.take_token(tool, made) {
            return false;
        }
        let band = self.open.band_mut(group);
        band.tools[tool] += 1;
        if !pack.tool(tool).once {
            add(&mut band.skills, &pack.tool(tool).skill);
        }
        if S::ON {
            sink.emit(Event::Received(group, tool));
        }
        true
    }

    /// What is made comes from the rack, everything else from the reserve; only in the set-up, for which the book does not
    /// say where the token comes from, the rack fills in (PA-Q11).
    fn take_token(&mut self, tool: Tool, made: bool) -> bool {
        let open = &mut self.open;
        let laid_out = open.day == 0 && open.reserve[tool] == 0;
        let from = if made || laid_out { &mut open.rack } else { &mut open.reserve };
        if from[tool] == 0 {
            return false;
        }
        from[tool] -= 1;
        true
    }

    /// A tool leaves its group and goes to the reserve (PA-C08).
    pub fn drop_tool(&mut self, pack: &Content, group: Group, tool: Tool) {
        let band = self.open.band_mut(group);
        band.tools[tool] -= 1;
        if !pack.tool(tool).once {
            sub(&mut band.skills, &pack.tool(tool).skill);
        }
        self.open.reserve[tool] += 1;
    }

    /// Resources go from the supply to the store, as far as there are any (PA-A04).
    pub fn gain<S: Sink<Event>>(&mut self, resource: Resource, n: u8, sink: &mut S) {
        let i = resource.index();
        let n = n.min(self.open.supply[i]);
        self.open.supply[i] -= n;
        self.open.store[i] += n;
        if S::ON && n > 0 {
            sink.emit(Event::Gained(resource, n));
        }
    }

    /// Resources go from the store back to the supply.
    pub fn pay<S: Sink<Event>>(&mut self, resource: Resource, n: u8, lost: bool, sink: &mut S) {
        let i = resource.index();
        self.open.store[i] -= n;
        self.open.supply[i] += n;
        if S::ON && n > 0 {
            sink.emit(if lost { Event::Lost(resource, n) } else { Event::Paid(resource, n) });
        }
    }

    /// One unit is put on a card instead of taken (PA-A10).
    pub fn stow<S: Sink<Event>>(&mut self, stuff: Stuff, card: Card, made: bool, sink: &mut S) {
        match stuff {
            Stuff::Resource(resource) => self.open.supply[resource.index()] -= 1,
            Stuff::Tool(tool) => {
                self.take_token(tool, made);
            }
        }
        if let Some((pile, at)) = self.open.placed_mut(card) {
            let placed = pile.get(at).expect("found there");
            pile.set(at, Placed { held: placed.held + 1, ..placed });
        }
        if S::ON {
            sink.emit(Event::Stowed(card));
        }
    }

    /// Units leave the card they lie on.
    pub fn unstow(&mut self, pack: &Content, card: Card, n: u8) {
        let Some((stuff, _)) = pack.card(card).space else { return };
        if let Some((pile, at)) = self.open.placed_mut(card) {
            let placed = pile.get(at).expect("found there");
            pile.set(at, Placed { held: placed.held - n, ..placed });
        }
        match stuff {
            Stuff::Resource(resource) => self.open.supply[resource.index()] += n,
            Stuff::Tool(tool) => self.open.reserve[tool] += n,
        }
    }

    /// A card is put beside a group, or joins it when it is a person (PA-A09).
    pub fn place<S: Sink<Event>>(&mut self, pack: &Content, group: Group, card: Card, sink: &mut S) {
        if S::ON {
            sink.emit(Event::Placed(group, card));
        }
        if pack.card(card).person.is_some() {
            return self.join(pack, group, card, sink);
        }
        let band = self.open.band_mut(group);
        band.placed.push(Placed { card, held: 0 });
        add(&mut band.skills, &pack.card(card).bonus);
    }

    /// A card in play goes to the graveyard for good, with what lay on it back to the supply (PA-A05).
    pub fn remove_placed<S: Sink<Event>>(&mut self, pack: &Content, card: Card, sink: &mut S) {
        let Some((pile, at)) = self.open.placed_mut(card) else { return };
        let held = pile.get(at).map_or(0, |p| p.held);
        if held > 0 {
            self.unstow(pack, card, held);
        }
        if let Some(group) = self.open.owner(card) {
            sub(&mut self.open.band_mut(group).skills, &pack.card(card).bonus);
        }
        if let Some((pile, at)) = self.open.placed_mut(card) {
            pile.remove(at);
        }
        self.bury(card, sink);
    }

    /// A card goes to the graveyard.
    pub fn bury<S: Sink<Event>>(&mut self, card: Card, sink: &mut S) {
        self.open.graveyard.insert(card);
        if S::ON {
            sink.emit(Event::Destroyed(card));
        }
    }

    /// A card goes face up to the open discard (PA-D04).
    pub fn toss<S: Sink<Event>>(&mut self, card: Card, sink: &mut S) {
        self.open.discard.insert(card);
        if S::ON {
            sink.emit(Event::Discarded(card));
        }
    }

    /// The revealed card of a group is used up and goes to the open discard.
    pub fn toss_front<S: Sink<Event>>(&mut self, group: Group, sink: &mut S) {
        if let Some(card) = self.open.band_mut(group).front.take() {
            self.toss(card, sink);
        }
    }

    /// Discards cards from the top of the own deck, unseen; returns how many had red backs (PA-A03).
    pub fn hide<S: Sink<Event>>(&mut self, pack: &Content, group: Group, n: u8, sink: &mut S) -> u8 {
        let mut reds = 0;
        for _ in 0..n {
            let Some(back) = self.open.band_mut(group).deck.pop() else { break };
            self.open.hidden += 1;
            self.open.hidden_fresh += u8::from(back == Back::FRESH);
            reds += u8::from(pack.red.contains(back));
            if S::ON {
                sink.emit(Event::Hid(group, back));
            }
        }
        reds
    }

    /// A group falls asleep early: its deck is discarded without effect (PA-D02).
    pub fn sleep<S: Sink<Event>>(&mut self, group: Group, sink: &mut S) {
        let deck = &mut self.open.bands[group.index()].deck;
        self.open.hidden += deck.len() as u8;
        self.open.hidden_fresh += deck.iter().filter(|b| *b == Back::FRESH).count() as u8;
        deck.clear();
        if S::ON {
            sink.emit(Event::Slept(group));
        }
    }

    /// Skulls are put on the night board; the fifth ends the game before anything else happens (PA-S06).
    pub fn skull<S: Sink<Event>>(&mut self, pack: &Content, n: u8, sink: &mut S) {
        self.open.skulls = (self.open.skulls + n).min(pack.skulls);
        if S::ON && n > 0 {
            sink.emit(Event::Skull(self.open.skulls));
        }
    }

    pub fn remove_skull<S: Sink<Event>>(&mut self, n: u8, sink: &mut S) {
        self.open.skulls = self.open.skulls.saturating_sub(n);
        if S::ON {
            sink.emit(Event::SkullRemoved(self.open.skulls));
        }
    }

    /// Fresco pieces are placed; the Beast may become enraged (PA-MJ).
    pub fn paint<S: Sink<Event>>(&mut self, pack: &Content, n: u8, sink: &mut S) {
        self.open.tiles = (self.open.tiles + n).min(pack.tiles);
        if S::ON {
            sink.emit(Event::Painted(self.open.tiles));
        }
        let rage = self.open.modules.iter().map(|m| pack.module(m).rage).max().unwrap_or(0);
        if rage > 0 && self.open.tiles >= rage {
            self.enrage(sink);
        }
    }

    /// The Beast is enraged for good: what waits joins the open discard (PA-MJ).
    pub fn enrage<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.open.enraged {
            return;
        }
        self.open.enraged = true;
        self.open.discard |= self.open.waiting;
        self.open.waiting = Cards::EMPTY;
        if S::ON {
            sink.emit(Event::Enraged);
        }
    }

    /// A person dies or is given up: graveyard and one skull; the last of a group is replaced at once (PA-W02, PA-W03,
    /// PA-C05). Tools stay with the group (PA-W05).
    pub fn kill<S: Sink<Event>>(&mut self, pack: &Content, group: Group, card: Card, sink: &mut S) {
        let band = self.open.band_mut(group);
        let at = band.people.iter().position(|m| m.card == card).expect("the person is there");
        let member = band.people.remove(at);
        band.wounds -= member.wounds;
        sub(&mut band.skills, &pack.card(card).person.expect("a person").skills);
        let alone = band.people.is_empty();
        self.open.graveyard.insert(card);
        if S::ON {
            sink.emit(Event::Died(group, card));
        }
        self.skull(pack, 1, sink);
        if alone {
            self.open.frames.push(Frame::Recruit { group, left: 1 });
        }
    }

    /// A person takes wounds; when all hearts are full the next kills and the rest is lost (PA-W02).
    pub fn wound<S: Sink<Event>>(&mut self, pack: &Content, group: Group, card: Card, n: u8, sink: &mut S) {
        let hearts = pack.card(card).person.expect("a person").hearts;
        let band = self.open.band_mut(group);
        let at = band.people.iter().position(|m| m.card == card).expect("the person is there");
        let member = band.people.get(at).expect("found there");
        if S::ON {
            sink.emit(Event::Wounded(group, card, n));
        }
        if member.wounds + n > hearts {
            return self.kill(pack, group, card, sink);
        }
        band.wounds += n;
        band.people.set(at, Member { wounds: member.wounds + n, ..member });
    }

    /// One wound of a person is healed.
    pub fn heal<S: Sink<Event>>(&mut self, group: Group, card: Card, sink: &mut S) {
        let band = self.open.band_mut(group);
        let at = band.people.iter().position(|m| m.card == card).expect("the person is there");
        let member = band.people.get(at).expect("found there");
        band.wounds -= 1;
        band.people.set(at, Member { wounds: member.wounds - 1, ..member });
        if S::ON {
            sink.emit(Event::Healed(group, card));
        }
    }

    /// Dreams are put unseen on top of a deck (PA-C03).
    pub fn dream<S: Sink<Event>>(&mut self, group: Group, sink: &mut S) {
        if self.open.dream_stack == 0 {
            return;
        }
        self.open.dream_stack -= 1;
        self.open.band_mut(group).deck.push(Back::FRESH);
        if S::ON {
            sink.emit(Event::Dreamed(group));
        }
    }

    /// An idea is put on the rack with its tokens (PA-C02).
    pub fn rack_idea<S: Sink<Event>>(&mut self, pack: &Content, card: Card, sink: &mut S) {
        self.open.ideas.push(card);
        if let Some((tool, n)) = pack.card(card).tokens {
            let n = n.min(self.open.reserve[tool]);
            self.open.reserve[tool] -= n;
            self.open.rack[tool] += n;
        }
        if S::ON {
            sink.emit(Event::Inspired(card));
        }
    }

    /// An idea leaves the rack for the graveyard; its tokens return to the reserve, owned ones stay (PA-Q12).
    pub fn scrap<S: Sink<Event>>(&mut self, pack: &Content, card: Card, sink: &mut S) {
        let Some(at) = self.open.ideas.position(card) else { return };
        self.open.ideas.remove(at);
        if let Some((tool, _)) = pack.card(card).tokens
            && !self.open.is_racked(pack, tool)
        {
            self.open.reserve[tool] += self.open.rack[tool];
            self.open.rack[tool] = 0;
        }
        self.open.graveyard.insert(card);
        if S::ON {
            sink.emit(Event::Scrapped(card));
        }
    }

    /// The top warrior of the guard takes wounds (PA-MI).
    pub fn guard_wound<S: Sink<Event>>(&mut self, pack: &Content, n: u8, sink: &mut S) {
        let Some(card) = self.open.guard.last() else { return };
        let hearts = pack.card(card).person.map_or(0, |p| p.hearts);
        if S::ON {
            sink.emit(Event::GuardWounded(n));
        }
        if self.open.guard_wounds + n <= hearts {
            self.open.guard_wounds += n;
            return;
        }
        self.open.guard.pop();
        self.open.guard_wounds = 0;
        self.open.graveyard.insert(card);
        if S::ON {
            sink.emit(Event::GuardFell(card));
        }
        self.skull(pack, 1, sink);
    }

    /// Takes the front of a card of this back out of the unseen ones and gives it to the group (PA-D01).
    pub fn reveal<S: Sink<Event>>(
        &mut self,
        pack: &Content,
        group: Group,
        card: Card,
        back: Back,
        sink: &mut S,
    ) {
        if self.veiled.dreams.contains(card) {
            self.veiled.dreams.remove(card);
            self.open.mixed -= u8::from(back == Back::DREAM);
        } else {
            self.veiled.unseen.remove(card);
        }
        if S::ON {
            sink.emit(Event::Revealed(group, card));
        }
        if pack.card(card).kind == Kind::Placed {
            self.place(pack, group, card, sink);
        } else {
            self.open.band_mut(group).front = Some(card);
        }
    }
}
