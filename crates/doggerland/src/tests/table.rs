//! A table for tests: decisions by name, positions edited as drafts, chance always takes its first outcome.
//!
//! So the start is always the same: clockwise from the north `e4` wood 2, `f4` wood 1, `f5` stone 2, `f6` fruit 2,
//! `e6` shell, `d6` small game, `d5` horse, `d4` reindeer; fresco F01, crafts from A01 on, objectives O01 to O04.

use kernel::{Actor, Choices, Game, Names, Next, Notation, Seat, Setup};
use stdx::Finite;

use crate::{Choice, Doggerland, Event, FILES, State, notation::Draft};

pub(super) fn game() -> Doggerland {
    Doggerland::from_pack(&content::Pack::embedded(FILES)).unwrap_or_else(|faults| panic!("{faults}"))
}

pub(super) struct Table {
    pub game: Doggerland,
    pub state: State,
    pub events: Vec<Event>,
    names: Names<Choice>,
    wishes: Vec<Choice>,
}

impl Table {
    /// A game with these options, at the first decision of a seat. Seat 1 is first unless the options say otherwise.
    pub fn new(options: &str) -> Table {
        Table::with_chance(options, &[])
    }

    /// The same, with these outcomes of chance preferred.
    pub fn with_chance(options: &str, wishes: &[&str]) -> Table {
        let game = game();
        let first =
            if options.contains("first=") || options.contains("players=1") { "" } else { " first=seat1" };
        let setup = Setup::parse(&game, &format!("{options}{first}")).expect("a set-up that can be played");
        let names = Names::new(&game);
        let wishes = wishes.iter().map(|name| names.find(name).expect("a choice")).collect();
        let state = game.start(&setup);
        let mut table = Table { game, state, events: Vec::new(), names, wishes };
        table.run_chance();
        table
    }

    pub fn find(&self, name: &str) -> Choice {
        self.names.find(name).unwrap_or_else(|unknown| panic!("{unknown}"))
    }

    fn choices(&self) -> Choices<Choice> {
        let mut choices = Choices::new();
        if let Some(actor) = self.game.next(&self.state).first() {
            self.game.legal(&self.state, actor, &mut choices);
        }
        choices
    }

    /// The names of all options but giving up, which alone is always there (DG-U18).
    pub fn options(&self) -> Vec<&str> {
        let mut choices = self.choices();
        choices.keep_playing(&self.game);
        let list: Vec<Choice> = choices.iter().collect();
        list.into_iter().map(|c| self.names.name(c)).collect()
    }

    /// The names of the options that begin with a word.
    pub fn options_of(&self, word: &str) -> Vec<&str> {
        self.options().into_iter().filter(|name| name.split(' ').next() == Some(word)).collect()
    }

    pub fn can(&self, name: &str) -> bool {
        self.choices().contains(self.find(name))
    }

    /// Who decides: `seat1`, `chance` or `over`.
    pub fn next(&self) -> String {
        self.game.next(&self.state).first().map_or("over".into(), |actor| actor.to_string())
    }

    /// One decision of whoever decides, then all chance. Events of the last decision are kept.
    pub fn act(&mut self, name: &str) -> &mut Table {
        let choice = self.find(name);
        let choices = self.choices();
        let Some(legal) = choices.find(choice) else {
            panic!("'{name}' is not legal for {}: {:?}", self.next(), self.options());
        };
        self.events.clear();
        self.game.apply(&mut self.state, legal, &mut self.events);
        self.game.audit(&self.state).unwrap_or_else(|what| panic!("after '{name}': {what}"));
        self.run_chance();
        self
    }

    /// Several decisions in order.
    pub fn act_all(&mut self, names: &[&str]) -> &mut Table {
        names.iter().for_each(|name| {
            self.act(name);
        });
        self
    }

    fn run_chance(&mut self) {
        while self.game.next(&self.state) == Next::Chance {
            let mut choices = Choices::new();
            self.game.legal(&self.state, Actor::Chance, &mut choices);
            let legal = self.wishes.iter().find_map(|wish| choices.find(*wish)).unwrap_or(choices.get(0));
            self.game.apply(&mut self.state, legal, &mut self.events);
            self.game.audit(&self.state).unwrap_or_else(|what| panic!("after chance: {what}"));
        }
    }

    /// Edits the position.
    pub fn edit(&mut self, change: impl FnOnce(&mut Draft)) -> &mut Table {
        let mut draft = self.game.draft(&self.state);
        change(&mut draft);
        self.state = self.game.adopt(draft).unwrap_or_else(|faults| panic!("{faults:?}"));
        self
    }

    /// The position as plain data.
    pub fn draft(&self) -> Draft {
        self.game.draft(&self.state)
    }

    /// Everybody passes until somebody is asked something else.
    pub fn pass_all(&mut self) -> &mut Table {
        while self.next() != "over" && self.can("pass") {
            self.act("pass");
        }
        self
    }

    /// Meals as proposed, where there is a question.
    pub fn eat(&mut self) -> &mut Table {
        while self.next() != "over" && self.can("feed") {
            self.act("feed");
        }
        self
    }

    /// Nothing more is done until the next programming phase or the end: meals as proposed, villages stay.
    pub fn finish_round(&mut self) -> &mut Table {
        self.pass_all();
        while self.next() != "over" && !self.can("pass") {
            let name = ["feed", "stay", "rest", "done", "decline"].into_iter().find(|name| self.can(name));
            let name = name.map_or_else(|| self.options()[0].to_owned(), str::to_owned);
            self.act(&name);
        }
        self
    }

    /// The points of a seat by source.
    pub fn score(&self, seat: usize, source: &str) -> i32 {
        let mut by = vec![0; Doggerland::SOURCES.len()];
        self.game.score(&self.state, Seat::nth(seat), &mut by);
        by[Doggerland::SOURCES.iter().position(|s| *s == source).expect("a source of points")]
    }
}
