//! The games that are played here, without their types.

use std::{
    collections::BTreeMap,
    path::Path,
    str::FromStr,
    sync::{Arc, OnceLock},
    time::Duration,
};

use content::{Coverage, Origins, Packed, Provenance, Spoilers};
use external::{External, Lapse};
use kernel::{Actor, Choices, Present, Rng, Seat, Seats, Setup, SetupFault};
use table::{
    AnyTable, Dealer, Header, RecordFault, RecordFaultKind, Ruleset, Seed, Table, Tutorial, Verified,
};
use wire::{Clause, Content, GameInfo, ItemInfo, OptionFit, OptionInfo, Rulebook, TutorialInfo};

use crate::shadow::Ids;

/// What a bot will have decided: the name of a choice.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// How much a bot wants to act on an open floor.
pub(crate) type Eagerness = Box<dyn FnOnce() -> f32 + Send>;

/// Looks at one more decision of a game that is reviewed; the review when there is no more to look at.
pub(crate) type Reviewing = Box<dyn FnMut() -> Option<bots::Review> + Send>;

/// What a program will be asked, and how long it is waited for; the name of a legal choice comes back.
pub(crate) type Question = Box<dyn FnOnce(&mut External, Duration) -> Result<String, Lapse> + Send>;

/// Decides where a program has failed, and judges for it whether it wants to act where others may too.
pub(crate) const STAND_IN: bots::Kind = bots::Kind::Greedy;

/// A game without its type.
pub(crate) trait AnyGame: Send + Sync {
    fn info(&self) -> &GameInfo;
    /// The Fluent file of a language.
    fn words(&self, language: &str) -> Option<&'static str>;
    /// The rules in a language.
    fn rulebook(&self, language: &str) -> Option<Rulebook>;
    fn content(&self, language: &str) -> Option<Content>;
    /// The parts of the box that a table with these options brings into play.
    fn met_at(&self, options: &BTreeMap<String, String>) -> Vec<String>;
    /// The tutorial, if the game has one that can be played.
    fn lesson(&self) -> Option<&Lesson>;
    /// The ids of places and pieces seen so far.
    fn ids(&self) -> &Ids;
    /// The complete set-up for these values, as text and by option, or why it cannot be played.
    fn setup(&self, n_seats: usize, values: &BTreeMap<String, String>) -> Result<Picked, SetupFault>;
    /// The table with these entries in its log; none for a new one.
    fn restore(
        &self,
        setup: &str,
        names: &[String],
        draws: Draws,
        entries: &[&str],
    ) -> Result<Box<dyn AnyTable>, RecordFault>;
    /// Whether games that were played with this pack can be looked at with these rules.
    fn knows(&self, pack: &str) -> bool;
    /// Opens a record that somebody has brought, and checks everything in it.
    fn open(&self, text: &str) -> Result<Opened, RecordFault>;
    /// What a bot needs to decide for a seat, apart from the table itself.
    fn think(&self, table: &dyn AnyTable, who: Thinker, seed: u64) -> Thought;
    /// What a program is asked for a seat. Nothing in it follows from the table's seed: `seed` is another one.
    fn question(&self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Question;
    /// What the bot of a seat needs to say how much it wants to act on an open floor, apart from the table itself.
    fn eagerness(&self, table: &dyn AnyTable, who: Thinker) -> Eagerness;
    /// What the bot of a seat would lead round in circles with.
    fn tried(&self, table: &dyn AnyTable, who: Thinker) -> Vec<String>;
    /// What would be good for a seat, from what it may know.
    fn hints(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        seed: u64,
    ) -> Box<dyn FnOnce() -> Vec<bots::Hint> + Send>;
    /// A look at a game from its first decision to its last.
    fn review(&self, table: &dyn AnyTable) -> Reviewing;
}

/// A bot that is asked, and the seats where people sit.
#[derive(Copy, Clone)]
pub(crate) struct Thinker {
    pub seat: Seat,
    pub kind: bots::Kind,
    pub people: Seats,
}

/// How the draws of a table are made.
pub(crate) enum Draws {
    /// From a seed, except for the first ones, which come from the game from which this one goes on.
    Seeded { seed: Seed, given: u64 },
    /// They were made elsewhere; a commitment is known, or not even that.
    Elsewhere { commitment: Option<String> },
}

/// A record that was opened.
pub(crate) struct Opened {
    pub table: Box<dyn AnyTable>,
    pub picked: Picked,
    pub header: Header,
    pub verified: Verified,
}

/// How long a hint may take.
const HINT: bots::Budget = bots::Budget::Time(Duration::from_millis(900));
/// How many options a hint names.
const HINTS: usize = 3;
/// How closely a suspicious decision is looked at in a review.
const REVIEW: bots::Budget = bots::Budget::Iterations(300);

/// A tutorial, ready to be played.
pub(crate) struct Lesson {
    pub info: TutorialInfo,
    pub setup: Picked,
    pub seed: u32,
    /// The names at the other seats.
    pub partners: Vec<String>,
}

/// A set-up that can be played.
pub(crate) struct Picked {
    pub text: String,
    pub values: BTreeMap<String, String>,
}

/// The games of a server.
#[derive(Clone, Default)]
pub struct Games {
    games: Vec<Arc<dyn AnyGame>>,
}

impl Games {
    /// Every game of the catalog with its built-in content.
    pub fn from_catalog() -> Games {
        struct Add<'g>(&'g mut Games);
        impl catalog::Visitor for Add<'_> {
            type Out = ();
            fn visit<G: Packed>(self, game: G, pack: String) {
                self.0.add(game, pack);
            }
        }
        let mut games = Games::default();
        for id in catalog::ids() {
            catalog::open(id, None, Add(&mut games)).expect("a game of the catalog opens");
        }
        games
    }

    /// Plays a game of the catalog with the content pack in a folder from now on.
    pub fn play_with(&mut self, id: &str, folder: &Path) -> Result<(), catalog::OpenFault> {
        struct Replace<'g>(&'g mut Games);
        impl catalog::Visitor for Replace<'_> {
            type Out = ();
            fn visit<G: Packed>(self, game: G, pack: String) {
                let about = About::of(&game);
                let mut own = Hosted::new(game, pack, about);
                // The tutorial is made for the content of the box; with other content it may lead nowhere.
                if own.lesson().is_none() {
                    own.info.tutorial_minutes = None;
                }
                let own: Arc<dyn AnyGame> = Arc::new(own);
                match self.0.games.iter_mut().find(|g| g.info().id == G::ID) {
                    Some(built_in) => *built_in = own,
                    None => self.0.games.push(own),
                }
            }
        }
        catalog::open(id, Some(folder), Replace(self))
    }

    /// Adds a game; `pack` is the hash of its content.
    pub fn add<G: Packed>(&mut self, game: G, pack: String) {
        let about = About::of(&game);
        self.add_with(game, pack, about);
    }

    /// Adds a game that says nothing about itself.
    pub fn add_with<G: Present>(&mut self, game: G, pack: String, about: About) {
        self.games.push(Arc::new(Hosted::new(game, pack, about)));
    }

    pub(crate) fn get(&self, id: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games.iter().find(|g| g.info().id == id)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.games.iter()
    }
}

/// What stands on and in the box of a game.
#[derive(Clone, Debug, Default)]
pub struct About {
    pub title: &'static str,
    /// Language codes and Fluent files.
    pub texts: &'static [(&'static str, &'static str)],
    /// The rules as Markdown.
    pub rules: &'static [(&'static str, &'static str)],
    /// Where components come from, as TOML.
    pub origins: &'static [(&'static str, &'static str)],
    /// The tutorial as TOML; empty for none.
    pub tutorial: &'static str,
    pub coverage: Coverage,
    /// The option whose values are the levels of a campaign.
    pub campaign: Option<&'static str>,
    /// What reference pages hide from people who have not met it.
    pub spoilers: Spoilers,
}

impl About {
    fn of<G: Packed>(game: &G) -> About {
        About {
            title: G::TITLE,
            texts: G::TEXTS,
            rules: G::RULES_TEXTS,
            origins: G::ORIGINS,
            tutorial: G::TUTORIAL,
            coverage: game.coverage().clone(),
            campaign: G::CAMPAIGN,
            spoilers: game.spoilers(),
        }
    }
}

struct Hosted<G: Present> {
    rules: Arc<Ruleset<G>>,
    about: About,
    info: GameInfo,
    ids: Ids,
    /// Played through when it is first asked for.
    lesson: OnceLock<Option<Lesson>>,
}

impl<G: Present> Hosted<G> {
    fn new(game: G, pack: String, about: About) -> Hosted<G> {
        let seats = game.seats();
        let option = |(i, o): (usize, &kernel::OptionSpec)| OptionInfo {
            id: o.id.to_owned(),
            values: o.values.clone(),
            usual: o.default,
            own: o.own,
            by_players: seats.clone().map(|n| fit(&game, i, o, n)).collect(),
        };
        let info = GameInfo {
            id: G::ID.to_owned(),
            title: about.title.to_owned(),
            seats_min: *seats.start(),
            seats_max: *seats.end(),
            options: game.options().iter().enumerate().map(option).collect(),
            languages: about.texts.iter().map(|(language, _)| language.to_string()).collect(),
            sources: G::SOURCES.iter().map(|s| s.to_string()).collect(),
            rules: G::RULES,
            pack: pack.clone(),
            rests: G::RESTS,
            campaign: about.campaign.map(ToOwned::to_owned),
            tutorial_minutes: Tutorial::parse(about.tutorial).ok().map(|t| t.minutes),
        };
        Hosted {
            rules: Arc::new(Ruleset::new(game, pack)),
            about,
            info,
            ids: Ids::default(),
            lesson: OnceLock::new(),
        }
    }

    fn played(&self) -> Result<Lesson, String> {
        let tutorial = Tutorial::parse(self.about.tutorial).map_err(|e| e.to_string())?;
        let game = &self.rules.game;
        let setup = Setup::parse(game, &tutorial.setup).map_err(|e| e.to_string())?;
        let names = vec![String::new(); setup.n_seats as usize];
        let seed = Dealer::Seeded(Seed::from_number(tutorial.seed.into()));
        let mut table = Table::new(self.rules.clone(), setup, &names, seed);
        let steps = tutorial.play(&mut table).map_err(|e| e.to_string())?;
        let info =
            TutorialInfo { minutes: tutorial.minutes, steps: steps.into_iter().map(Into::into).collect() };
        Ok(Lesson { info, setup: self.picked(&setup), seed: tutorial.seed, partners: tutorial.partners })
    }

    fn picked(&self, setup: &Setup) -> Picked {
        let game = &self.rules.game;
        let value = |(i, o): (usize, &kernel::OptionSpec)| (o.id.to_owned(), setup.word(o, i).to_owned());
        Picked { text: setup.write(game), values: game.options().iter().enumerate().map(value).collect() }
    }
}

impl<G: Present> AnyGame for Hosted<G> {
    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn words(&self, language: &str) -> Option<&'static str> {
        self.about.texts.iter().find(|(l, _)| *l == language).map(|(_, text)| *text)
    }

    fn rulebook(&self, language: &str) -> Option<Rulebook> {
        let (_, markdown) = self.about.rules.iter().find(|(l, _)| *l == language)?;
        let mut clauses = clauses(markdown);
        for clause in &mut clauses {
            clause.spoils = self.about.spoilers.clauses.get(&clause.id).cloned().unwrap_or_default();
        }
        // What holds at every table comes after what holds in this game.
        if let Some((_, table)) = table::RULES_TEXTS.iter().find(|(l, _)| *l == language) {
            clauses.extend(self::clauses(table));
        }
        Some(Rulebook { markdown: (*markdown).to_owned(), clauses })
    }

    fn content(&self, language: &str) -> Option<Content> {
        let About { coverage, spoilers, origins, .. } = &self.about;
        let (_, toml) = origins.iter().find(|(l, _)| *l == language)?;
        let origins = Origins::parse(toml).unwrap_or_else(|what| {
            tracing::warn!(game = self.info.id, language, "origins cannot be read: {what}");
            Origins::default()
        });
        let [printed, deduced, designed] = coverage.totals();
        let item = |(kind, id, provenance, source): &(String, String, Provenance, String)| ItemInfo {
            kind: kind.clone(),
            word: origins.kind(kind).to_owned(),
            id: id.clone(),
            provenance: provenance.to_string(),
            source: origins.source(source).to_owned(),
            spoils: spoilers.items.get(&(kind.clone(), id.clone())).cloned().unwrap_or_default(),
        };
        Some(Content { printed, deduced, designed, items: coverage.items.iter().map(item).collect() })
    }

    fn met_at(&self, options: &BTreeMap<String, String>) -> Vec<String> {
        self.about.spoilers.met_at(options).cloned().collect()
    }

    fn lesson(&self) -> Option<&Lesson> {
        if self.about.tutorial.is_empty() {
            return None;
        }
        let play = || {
            let warn = |what| tracing::warn!(game = self.info.id, "the tutorial cannot be played: {what}");
            self.played().map_err(warn).ok()
        };
        self.lesson.get_or_init(play).as_ref()
    }

    fn ids(&self) -> &Ids {
        &self.ids
    }

    fn setup(&self, n_seats: usize, values: &BTreeMap<String, String>) -> Result<Picked, SetupFault> {
        let game = &self.rules.game;
        let mut setup = Setup::for_seats(game, n_seats)?;
        for (option, value) in values {
            setup.set(game, option, value)?;
        }
        game.check(&setup)?;
        Ok(self.picked(&setup))
    }

    fn restore(
        &self,
        setup: &str,
        names: &[String],
        draws: Draws,
        entries: &[&str],
    ) -> Result<Box<dyn AnyTable>, RecordFault> {
        let wrong = |e: SetupFault| RecordFault {
            line: 0,
            kind: RecordFaultKind::Setup,
            what: format!("the set-up is wrong: {e}"),
            difference: None,
        };
        let setup = Setup::parse(&self.rules.game, setup).map_err(wrong)?;
        let (rules, lines) = (self.rules.clone(), entries.iter().copied());
        let table = match draws {
            Draws::Seeded { seed, .. } if entries.is_empty() => {
                return Ok(Box::new(Table::new(rules, setup, names, Dealer::Seeded(seed))));
            }
            Draws::Seeded { seed, given: 0 } => Table::restore(rules, setup, names, seed, lines),
            Draws::Seeded { seed, given } => Table::branch(rules, setup, names, seed, given, lines),
            Draws::Elsewhere { commitment } => {
                let dealer = commitment.map_or(Dealer::Typed, Dealer::Sealed);
                Table::retrace(rules, setup, names, dealer, lines)
            }
        };
        Ok(Box::new(table?))
    }

    fn knows(&self, pack: &str) -> bool {
        self.rules.knows(pack)
    }

    fn open(&self, text: &str) -> Result<Opened, RecordFault> {
        let header = Header::parse(text)?;
        let verified = table::verify(self.rules.clone(), text)?;
        let table = Table::load(self.rules.clone(), text, None)?;
        let picked = self.picked(table.setup());
        Ok(Opened { table: Box::new(table), picked, header, verified })
    }

    fn think(&self, table: &dyn AnyTable, who: Thinker, seed: u64) -> Thought {
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table of this game");
        let (rules, state) = (self.rules.clone(), *table.state());
        let Thinker { seat, kind, people } = who;
        let options = bots::untried(table, seat, people);
        Box::new(move || {
            let choice = bots::decide(kind, &rules.game, &state, seat, &options, &mut Rng::new(seed));
            rules.names.name(choice).to_owned()
        })
    }

    fn question(&self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Question {
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table of this game");
        let (rules, state, n_seats) = (self.rules.clone(), *table.state(), table.setup().n_seats as usize);
        Box::new(move |bot, time| {
            let mut rng = Rng::new(seed);
            let mut options = Choices::new();
            let seen = bots::Seen::new(&rules.game, &state, seat, &mut rng);
            rules.game.legal(&state, Actor::Seat(seat), &mut options);
            let choice = external::ask(bot, &rules, &seen, &options, (n_seats, time), &mut rng)?;
            Ok(rules.names.name(choice.choice()).to_owned())
        })
    }

    fn eagerness(&self, table: &dyn AnyTable, who: Thinker) -> Eagerness {
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table of this game");
        let (rules, state) = (self.rules.clone(), *table.state());
        let Thinker { seat, kind, people } = who;
        let options = bots::untried(table, seat, people);
        Box::new(move || bots::eagerness(kind, &rules.game, &state, seat, &options, &mut Rng::new(0)))
    }

    fn tried(&self, table: &dyn AnyTable, who: Thinker) -> Vec<String> {
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table of this game");
        let tried = bots::tried(table, who.seat, who.people);
        tried.into_iter().map(|choice| self.rules.names.name(choice).to_owned()).collect()
    }

    fn hints(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        seed: u64,
    ) -> Box<dyn FnOnce() -> Vec<bots::Hint> + Send> {
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table of this game");
        let (rules, mut state) = (self.rules.clone(), *table.state());
        // A hint knows no more than the table still shows to the person who asks for it.
        rules.game.fade(&mut state, table.state(), seat);
        Box::new(move || {
            let mut rng = Rng::new(seed);
            let mut options = Choices::new();
            let seen = bots::Seen::new(&rules.game, &state, seat, &mut rng);
            seen.options(&mut options);
            let mut hints = bots::hints(&seen, &options, HINT, HINTS, &mut rng);
            for hint in &mut hints {
                hint.choice = rules.names.name(options.get(hint.option).choice()).to_owned();
            }
            hints
        })
    }

    fn review(&self, table: &dyn AnyTable) -> Reviewing {
        // A copy of its own, so that the table is not held while somebody thinks about it.
        let copy = table.at(table.ply());
        let mut reviewing = None;
        Box::new(move || {
            let table: &Table<G> = copy.as_any().downcast_ref().expect("a table of this game");
            reviewing.get_or_insert_with(|| bots::Reviewing::new(table, REVIEW, 1)).step(table)
        })
    }
}

/// What the `i`th option can be for a number of players.
fn fit<G: Present>(game: &G, i: usize, option: &kernel::OptionSpec, players: usize) -> OptionFit {
    let usual = Setup::usual(game, players);
    let with = |setup: &Setup, option: &str, value: &str| {
        let mut setup = *setup;
        setup.set(game, option, value).ok().map(|()| setup)
    };
    let fits = |value: &String| {
        let Some(setup) = with(&usual, option.id, value) else { return false };
        let others = || game.options().iter().filter(|o| o.id != option.id);
        game.check(&setup).is_ok()
            || others().any(|other| {
                let mut setups = other.values.iter().filter_map(|value| with(&setup, other.id, value));
                setups.any(|setup| game.check(&setup).is_ok())
            })
    };
    let fitting = option.values.iter().enumerate().filter(|(_, value)| fits(value)).map(|(at, _)| at);
    OptionFit { players, usual: usual.value(i), fits: fitting.collect() }
}

/// The bots that can take a seat, weakest first.
pub(crate) fn bot_names() -> Vec<String> {
    bots::Kind::ALL.iter().map(ToString::to_string).collect()
}

pub(crate) fn bot(name: &str) -> Result<bots::Kind, String> {
    bots::Kind::from_str(name).map_err(|e| e.to_string())
}

/// The clauses of a rulebook: lines `- XX-A01 text`, with what is indented under them.
fn clauses(markdown: &str) -> Vec<Clause> {
    let mut heading = String::new();
    let mut clauses: Vec<Clause> = Vec::new();
    let mut open = false;
    for line in markdown.lines() {
        if let Some(title) = line.strip_prefix('#') {
            heading = title.trim_start_matches('#').trim().to_owned();
            open = false;
        } else if let Some(clause) = line.strip_prefix("- ").and_then(|l| clause(l, &heading)) {
            clauses.push(clause);
            open = true;
        } else if open && line.starts_with(' ') && !line.trim().is_empty() {
            let last = clauses.last_mut().expect("one is open");
            last.text = format!("{} {}", last.text, line.trim());
        } else {
            open = false;
        }
    }
    clauses
}

fn clause(line: &str, heading: &str) -> Option<Clause> {
    let (id, text) = line.split_once(' ')?;
    let id = id.trim_matches(|c| c == '*' || c == '`' || c == ':');
    let (game, number) = id.split_once('-')?;
    let is_clause = game.len() == 2
        && game.bytes().all(|b| b.is_ascii_uppercase())
        && (2..=4).contains(&number.len())
        && number.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    is_clause.then(|| Clause {
        id: id.to_owned(),
        heading: heading.to_owned(),
        text: text.trim().to_owned(),
        spoils: Vec::new(),
    })
}
