//! Who looks on while a game is played, and notes everything that is met and said.

use std::collections::{BTreeMap, BTreeSet};

use content::Packed;
use kernel::{Actor, Choices, Finite, Names, Reason, Rng, Scene, Seat, Setup, Text, Viewer};
use stdx::stable_hash;
use testkit::Watch;

use crate::{
    Kind, Met, Said,
    met::{item, keys, variant},
    said::{Section, each_key},
};

/// At so many positions of each frame, and at all of scenarios, every choice there is gets its reason; elsewhere a few.
const WHOLE: usize = 30;
/// How many choices that nobody would look for get their reason at other positions.
const SAMPLE: usize = 8;

/// Looks on while a game is played.
pub struct Eye<'g, G: Packed> {
    game: &'g G,
    names: Names<G::Choice>,
    /// The items of the content by id.
    items: BTreeMap<&'g str, Vec<String>>,
    /// The items of the content by the keys of the texts that name them.
    said_of: BTreeMap<String, Vec<String>>,
    /// The items that [`kernel::Measure::count`] counts.
    counted: Vec<Vec<String>>,
    pub met: Met,
    pub said: Said,
    /// What is being looked at.
    place: String,
    n_seats: usize,
    is_record: bool,
    /// Every choice gets its reason at every position of it.
    is_whole: bool,
    memory: G::Memory,
    positions: BTreeSet<u64>,
    frames: BTreeMap<&'static str, usize>,
    rng: Rng,
}

impl<'g, G: Packed> Eye<'g, G> {
    pub fn new(game: &'g G) -> Eye<'g, G> {
        let mut items: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        let mut said_of: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (kind, id, ..) in game.coverage().items.iter().filter(|(_, id, ..)| !id.is_empty()) {
            items.entry(id).or_default().push(item(kind, id));
            let word = format!("{kind}-{id}");
            let names_it = |key: &&String| {
                **key == word
                    || key.strip_suffix("-text") == Some(&word)
                    || key.ends_with(&format!("-{word}"))
            };
            for key in keys(G::TEXTS[0].1).iter().filter(names_it) {
                said_of.entry(key.clone()).or_default().push(item(kind, id));
            }
        }
        Eye {
            game,
            names: Names::new(game),
            items,
            said_of,
            counted: game.counted().into_iter().map(|counted| counted.items).collect(),
            met: Met::nothing_of(game),
            said: Said::nothing_of::<G>(),
            place: String::new(),
            n_seats: 1,
            is_record: false,
            is_whole: false,
            memory: G::Memory::default(),
            positions: BTreeSet::new(),
            frames: BTreeMap::new(),
            rng: Rng::new(1),
        }
    }

    pub fn names(&self) -> Names<G::Choice> {
        Names::new(self.game)
    }

    /// A scenario is looked at now, with this set-up where it has one. Each shows what is rare, so that all of it is seen.
    pub fn turn_to_scenario(&mut self, title: &str, setup: Option<&Setup>) {
        self.turn_to(format!("scenario {title}"), setup);
        (self.is_record, self.is_whole) = (false, true);
    }

    /// A verified record is looked at now.
    pub fn turn_to_record(&mut self, name: &str, setup: &Setup) {
        self.turn_to(format!("record {name}"), Some(setup));
        (self.is_record, self.is_whole) = (true, false);
    }

    /// A game of random players is looked at now.
    pub fn turn_to_playout(&mut self, seed: u64, setup: &Setup) {
        self.turn_to(format!("random game {seed} of {}", setup.write(self.game)), Some(setup));
        (self.is_record, self.is_whole) = (false, false);
    }

    fn turn_to(&mut self, place: String, setup: Option<&Setup>) {
        (self.place, self.memory) = (place, G::Memory::default());
        self.n_seats = setup.map_or(*self.game.seats().start(), |setup| setup.n_seats as usize);
        let setup = setup.map(|setup| setup.write(self.game)).unwrap_or_default();
        for word in setup.split([' ', '=']) {
            self.meet_item(word);
        }
    }

    /// What has this id was met, whatever it is.
    fn meet_item(&mut self, id: &str) {
        for name in self.items.get(id).into_iter().flatten() {
            self.met.meet(Kind::Items, name, &self.place);
        }
    }

    /// Looks at a position: what is asked, offered and refused, and what lies on the table.
    fn look(&mut self, state: &G::State) {
        if !self.positions.insert(stable_hash(state)) {
            return;
        }
        let frame = self.game.frame(state);
        self.met.meet(Kind::Frames, frame, &self.place);
        let seen = self.frames.entry(frame).or_default();
        *seen += 1;
        let first = *seen <= WHOLE;
        let whole = self.is_whole || first;
        let seats: Vec<Seat> = self.game.next(state).actors().filter_map(seat_of).collect();
        for seat in &seats {
            self.prompt(state, frame, *seat, whole);
            let view = self.game.view(state, Viewer::Seat(*seat));
            self.scene(&self.game.scene(&view, Viewer::Seat(*seat)));
        }
        // Nature decides, or the game is over.
        if seats.is_empty() && first {
            let viewer = Viewer::Spectator;
            self.scene(&self.game.scene(&self.game.view(state, viewer), viewer));
        }
        for other in Seat::first_n(self.n_seats) - seats.iter().copied().collect() {
            for choice in self.some_or_all(first) {
                self.refusal(state, frame, other, choice);
            }
        }
    }

    fn prompt(&mut self, state: &G::State, frame: &'static str, seat: Seat, whole: bool) {
        let game = self.game;
        let ask = game.ask(state, seat);
        let texts: Vec<&Text> = [&ask.text].into_iter().chain(&ask.parts).collect();
        self.tell(Section::Prompts, frame, ("?", ask.clause), &texts);

        let mut choices = Choices::new();
        game.legal(state, Actor::Seat(seat), &mut choices);
        for choice in choices.iter() {
            let label = game.label(state, seat, choice);
            let texts: Vec<&Text> = [&label.text].into_iter().chain(&label.preview).collect();
            let about = self.names.name(choice).to_owned();
            self.tell_about(Section::Prompts, frame, &variant(&choice), &about, "", &texts);
        }
        for choice in game.expected(state, seat).into_iter().filter(|c| !choices.contains(*c)) {
            self.refusal(state, frame, seat, choice);
        }
        for choice in self.some_or_all(whole).into_iter().filter(|c| !choices.contains(*c)) {
            self.refusal(state, frame, seat, choice);
        }
    }

    /// Every choice there is, or a few of them.
    fn some_or_all(&mut self, all: bool) -> Vec<G::Choice> {
        match all {
            true => G::Choice::all().collect(),
            false => (0..SAMPLE)
                .map(|_| self.rng.below(G::Choice::COUNT as u32))
                .map(|i| G::Choice::nth(i as usize))
                .collect(),
        }
    }

    fn refusal(&mut self, state: &G::State, frame: &'static str, seat: Seat, choice: G::Choice) {
        let Reason { text, clause } = self.game.why_not(state, seat, choice);
        let about = self.names.name(choice).to_owned();
        self.tell_about(Section::Reasons, frame, &variant(&choice), &about, clause, &[&text]);
    }

    fn scene(&mut self, scene: &Scene) {
        for fact in &scene.facts {
            self.tell(Section::Scene, "facts", (fact.id, ""), &[&fact.text]);
        }
        for note in &scene.forecast {
            self.tell(
                Section::Scene,
                "forecast",
                (if note.bad { "bad" } else { "good" }, note.clause),
                &[&note.text],
            );
        }
        for place in &scene.places {
            self.tell(
                Section::Scene,
                "places",
                (place.look, place.clause.unwrap_or_default()),
                &[&place.label],
            );
        }
        for piece in &scene.pieces {
            let texts: Vec<&Text> = [&piece.label].into_iter().chain(&piece.designed).collect();
            self.tell(Section::Scene, "pieces", (piece.look, ""), &texts);
            for badge in &piece.badges {
                self.tell(Section::Scene, "badges", (badge.look, ""), &[&badge.label]);
            }
        }
    }

    fn tell(&mut self, section: Section, heading: &str, (what, clause): (&str, &str), texts: &[&Text]) {
        self.tell_about(section, heading, what, what, clause, texts);
    }

    /// Notes that these texts were said of something of this kind.
    fn tell_about(
        &mut self,
        section: Section,
        heading: &str,
        kind: &str,
        about: &str,
        clause: &str,
        texts: &[&Text],
    ) {
        for text in texts {
            each_key(text, &mut |key| {
                self.met.meet(Kind::Texts, key, &self.place);
                if let Some(items) = self.said_of.get(key) {
                    items.iter().for_each(|name| self.met.meet(Kind::Items, name, &self.place));
                }
            });
        }
        // Previews are told one by one: all of them together would be a new kind of sentence nearly every time.
        let (text, more) = texts.split_first().expect("something is said");
        let mut fresh = vec![*text];
        let of = |text: &Text| format!("{kind} {} {clause}", text.key);
        fresh.extend(more.iter().filter(|text| !self.said.knows(section, heading, &of(text))));
        let keys: Vec<&str> =
            fresh.iter().map(|text| &*text.key).chain([clause]).filter(|w| !w.is_empty()).collect();
        let keys = keys.join(", ");
        let kinds: Vec<String> = fresh.iter().map(|text| of(text)).collect();
        self.said.tell((section, heading), &kinds, (about, keys), &fresh);
    }
}

fn seat_of(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    }
}

impl<G: Packed> Watch<G> for Eye<'_, G> {
    fn decided(
        &mut self,
        game: &G,
        before: &G::State,
        (_, choice): (Actor, G::Choice),
        events: &[G::Event],
        after: &G::State,
    ) {
        self.look(before);
        self.met.meet(Kind::Choices, &variant(&choice), &self.place);
        let words: Vec<&str> = self.names.name(choice).split(' ').collect();
        let mut items: Vec<String> = words.iter().map(|word| word.to_string()).collect();
        // `roll craft 1` is about the item `craft-1`.
        items.extend(words.windows(2).map(|pair| pair.join("-")));
        for event in events {
            let name = variant(event);
            self.met.meet(Kind::Events, &name, &self.place);
            game.count(&mut self.memory, event, &mut |count| {
                items.push(self.counted[count.kind][count.item].clone());
            });
            let mut told = Vec::new();
            for viewer in Viewer::all(*game.seats().end()) {
                let Some(line) = game.redact(*event, viewer).and_then(|seen| game.tell(&seen)) else {
                    continue;
                };
                if !told.contains(&line) {
                    self.tell(Section::Log, &name, ("", line.clause.unwrap_or_default()), &[&line.text]);
                    told.push(line);
                }
            }
        }
        for id in items {
            self.meet_item(&id);
        }
        let Some(outcome) = game.outcome(after) else { return };
        self.look(after);
        if self.is_record {
            self.met.meet(Kind::Ends, outcome.reason, &self.place);
        }
        let reason = Text::new(format!("reason-{}", outcome.reason));
        self.tell(Section::Log, "(the end)", (outcome.reason, ""), &[&reason]);
        for source in G::SOURCES {
            let source = Text::new(format!("source-{source}"));
            self.tell(Section::Log, "(the end)", ("points", ""), &[&source]);
        }
    }

    fn stands(&mut self, _: &G, state: &G::State) {
        self.look(state);
    }
}
