//! Paleo: one to four groups of people of the stone age, together against the deck.
//!
//! The tribe wins when five pieces of the cave painting are placed, and loses with the fifth skull. A day is a row of
//! turns. In a turn every group that is awake picks one of the three top cards of its deck by the backs alone; all are
//! turned up together and then resolved one by one in any order the players like: an action, help for another group,
//! or nothing. Skills are shown, costs are paid, among them cards from the own deck: that is how the day passes. A red
//! back discarded so wounds. A group whose deck is empty sleeps. When all sleep, night falls: everybody is fed, the
//! missions and night cards want their due, and all cards are shuffled and dealt anew.
//!
//! - The fronts of cards in decks do not exist before they are turned up: a deck is an ordered list of backs, and what
//!   a back hides is drawn when somebody looks. So no view can leak a front.
//! - Nobody's tools, people or wounds are used by somebody else: joining, paying, using and suffering are decisions of
//!   the seat that leads the group.
//! - Cards are data (`effect`): conditions, costs and a short program of effects.
//!
//! The clauses named in comments (PA-D01 …) stand in `RULES.md`.

mod audit;
mod choice;
mod effect;
mod evaluate;
mod event;
mod flow;
mod hidden;
mod ids;
mod measure;
mod notation;
mod pack;
mod present;
mod reason;
mod scene;
mod score;
mod spoilers;
mod state;
mod words;

pub use choice::Choice;
pub use effect::{Action, Op, Stuff, When};
pub use event::Event;
pub use flow::{Deed, End, Frame, NightStep, Round, Stage, Via};
pub use hidden::View;
pub use ids::{Back, Card, Cards, Face, Group, Groups, Kind, Module, Nth, Opt, Resource, Skill, Tool};
pub use notation::{Draft, FrameDraft, GroupDraft, PersonDraft, PlacedDraft};
pub use pack::{CardInfo, Content};
pub use state::{Band, Member, Placed, Public, State, Veiled};

use content::{Coverage, Pack, PackFaults, Packed, Spoilers};
use kernel::{
    Actor, Choices, Evaluate, Finite, Game, Legal, Next, OptionSpec, Outcome, Rng, Seat, Setup, SetupFault,
    Sink, Viewer,
};
use stdx::{Bits, Pile, Stack, Table};

/// The rules of Paleo with their content.
pub struct Paleo {
    pub(crate) pack: Content,
    options: Vec<OptionSpec>,
}

/// The options of the lobby by their place.
mod option {
    use crate::pack::MODULES_MAX;

    pub const LEVEL: usize = 0;
    /// One option for each module of a free level.
    pub const FIRST: usize = 1;
    pub const LAST: usize = MODULES_MAX;
    pub const START: usize = LAST + 1;
    pub const GROUPS: usize = LAST + 2;

    /// The words of the options for modules.
    pub const MODULES: [&str; MODULES_MAX] =
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
}

/// The built-in pack.
const FILES: &[(&str, &str)] = &[
    ("rules.toml", include_str!("../../../content/paleo/rules.toml")),
    ("tools.toml", include_str!("../../../content/paleo/tools.toml")),
    ("people.toml", include_str!("../../../content/paleo/people.toml")),
    ("base.toml", include_str!("../../../content/paleo/base.toml")),
    ("dreams.toml", include_str!("../../../content/paleo/dreams.toml")),
    ("ideas.toml", include_str!("../../../content/paleo/ideas.toml")),
    ("secrets.toml", include_str!("../../../content/paleo/secrets.toml")),
    ("levels.toml", include_str!("../../../content/paleo/levels.toml")),
    ("modules.toml", include_str!("../../../content/paleo/modules.toml")),
    ("module-a.toml", include_str!("../../../content/paleo/module-a.toml")),
    ("module-b.toml", include_str!("../../../content/paleo/module-b.toml")),
    ("module-c.toml", include_str!("../../../content/paleo/module-c.toml")),
    ("module-d.toml", include_str!("../../../content/paleo/module-d.toml")),
    ("module-e.toml", include_str!("../../../content/paleo/module-e.toml")),
    ("module-f.toml", include_str!("../../../content/paleo/module-f.toml")),
    ("module-g.toml", include_str!("../../../content/paleo/module-g.toml")),
    ("module-h.toml", include_str!("../../../content/paleo/module-h.toml")),
    ("module-i.toml", include_str!("../../../content/paleo/module-i.toml")),
    ("module-j.toml", include_str!("../../../content/paleo/module-j.toml")),
];

/// The words of all languages, English first.
const TEXTS: &[(&str, &str)] = &[
    (
        "en",
        concat!(
            include_str!("../../../content/paleo/text/en.ftl"),
            "\n",
            include_str!("../../../content/paleo/tutorial/en.ftl")
        ),
    ),
    (
        "fr",
        concat!(
            include_str!("../../../content/paleo/text/fr.ftl"),
            "\n",
            include_str!("../../../content/paleo/tutorial/fr.ftl")
        ),
    ),
    (
        "pt",
        concat!(
            include_str!("../../../content/paleo/text/pt.ftl"),
            "\n",
            include_str!("../../../content/paleo/tutorial/pt.ftl")
        ),
    ),
];

impl Packed for Paleo {
    const TITLE: &'static str = "Paleo";
    const FILES: &'static [(&'static str, &'static str)] = FILES;
    const TEXTS: &'static [(&'static str, &'static str)] = TEXTS;
    const RULES_TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../RULES.md")),
        ("fr", include_str!("../RULES.fr.md")),
        ("pt", include_str!("../RULES.pt.md")),
    ];
    const ORIGINS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../content/paleo/text/origins.en.toml")),
        ("fr", include_str!("../../../content/paleo/text/origins.fr.toml")),
        ("pt", include_str!("../../../content/paleo/text/origins.pt.toml")),
    ];
    const CAMPAIGN: Option<&'static str> = Some("level");
    const TUTORIAL: &'static str = include_str!("../../../content/paleo/tutorial/tutorial.toml");

    fn load(pack: &Pack) -> Result<Paleo, PackFaults> {
        pack::build(pack).map(Paleo::new)
    }

    fn coverage(&self) -> &Coverage {
        &self.pack.coverage
    }

    fn spoilers(&self) -> Spoilers {
        spoilers::spoilers(self)
    }
}

impl Paleo {
    fn new(pack: Content) -> Paleo {
        let mut levels: Vec<&str> = pack.levels.iter().map(|(id, _)| id.as_str()).collect();
        levels.push("free");
        // Two modules at least; the Beast comes on top of two others.
        let plain: Vec<&str> = pack.modules.iter().filter(|m| !m.third).map(|m| m.id.as_str()).collect();
        let mut more = vec!["none"];
        more.extend(pack.modules.iter().map(|m| m.id.as_str()));
        let second = plain.get(1).copied().unwrap_or(plain[0]);
        let mut options = vec![OptionSpec::new("level", &levels)];
        options.extend(option::MODULES.iter().enumerate().map(|(i, id)| match i {
            0 => OptionSpec::new(id, &plain),
            1 => OptionSpec::new(id, &plain).usually(second),
            _ => OptionSpec::new(id, &more),
        }));
        options.push(OptionSpec::new("start", &["gentle", "normal", "hard"]).usually("normal"));
        options.push(OptionSpec::new("groups", &["usual", "1", "2", "3", "4"]));
        Paleo { pack, options }
    }

    /// The content of the box.
    pub fn content(&self) -> &Content {
        &self.pack
    }

    /// The modules of a set-up (PA-S02).
    pub fn modules(&self, setup: &Setup) -> Vec<Module> {
        if let Some((_, modules)) = self.pack.levels.get(setup.value(option::LEVEL)) {
            return modules.clone();
        }
        let word = |i: usize| self.options[i].values[setup.value(i)].as_str();
        (option::FIRST..=option::LAST).filter_map(|i| self.pack.find_module(word(i))).collect()
    }

    /// The number of groups of a set-up: one a player, two for a player alone, or as many as were asked for; with fewer
    /// groups than people several lead one together (PA-S01).
    pub fn n_groups(&self, setup: &Setup) -> usize {
        match setup.value(option::GROUPS) {
            0 if setup.n_seats == 1 => 2,
            0 => setup.n_seats as usize,
            n => n,
        }
    }
}

impl Game for Paleo {
    const ID: &'static str = "paleo";
    // 3: the fifth skull ends at once, spent tools go to the reserve, nobody joins after the dice, roots around any action,
    // composed actions wait for their owner.
    const RULES: u16 = 3;
    const DECISIONS_MAX: u32 = 60_000;
    const SOURCES: &'static [&'static str] = score::SOURCES;

    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn options(&self) -> &[OptionSpec] {
        &self.options
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        1..=Group::COUNT
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupFault> {
        if !self.seats().contains(&(setup.n_seats as usize)) {
            return Err(SetupFault::new(format!("paleo is for 1 to 4 players, not {}", setup.n_seats)));
        }
        let modules = self.modules(setup);
        if modules.iter().collect::<std::collections::BTreeSet<_>>().len() < modules.len() {
            return Err(SetupFault::told("setup-modules", "the modules in play must be different"));
        }
        let guards = modules.iter().filter(|m| !self.pack.module(**m).guard.is_empty()).count();
        if guards > 1 {
            return Err(SetupFault::told("setup-guards", "only one module with a guard can be in play"));
        }
        Ok(())
    }

    fn start(&self, setup: &Setup) -> State {
        let pack = &self.pack;
        let modules = self.modules(setup);
        let start = setup.value(option::START);
        let n_groups = self.n_groups(setup) as u8;
        let band = Band {
            deck: Pile::EMPTY,
            people: Pile::EMPTY,
            tools: Table::filled(0),
            placed: Pile::EMPTY,
            front: None,
            skills: [0; 3],
            wounds: 0,
        };
        let set: Bits<Module> = modules.iter().copied().collect();
        let mut store = [0; 3];
        store[Resource::Food.index()] = pack.start_food[start];
        let mut rack = Table::filled(0);
        let mut reserve = Table::filled(0);
        for tool in pack.all_tools() {
            rack[tool] = pack.tool(tool).rack;
            reserve[tool] = pack.tool(tool).count - pack.tool(tool).rack;
        }
        let guard = modules.iter().fold(Cards::EMPTY, |all, m| all | pack.module(*m).guard);
        let open = Public {
            n_seats: setup.n_seats,
            n_groups,
            modules: set,
            day: 0,
            store,
            supply: std::array::from_fn(|i| pack.caps[i] - store[i]),
            skulls: pack.start_skulls[start],
            tiles: 0,
            enraged: false,
            ease: 0,
            bands: [band; Group::COUNT],
            rack,
            reserve,
            ideas: Pile::EMPTY,
            missions: modules.iter().map(|m| Placed { card: pack.module(*m).mission, held: 0 }).collect(),
            guard: guard.iter().collect(),
            guard_wounds: 0,
            discard: Cards::EMPTY,
            graveyard: Cards::EMPTY,
            secrets: modules.iter().fold(Cards::EMPTY, |all, m| all | pack.module(*m).secrets),
            waiting: modules.iter().fold(Cards::EMPTY, |all, m| all | pack.module(*m).waiting),
            hidden: 0,
            hidden_fresh: 0,
            mixed: 0,
            dream_stack: pack.dreams.len() as u8,
            pool: Table::filled(0),
            frames: Stack::new(Frame::Over(End::Emptied)),
        };
        let veiled = Veiled {
            unseen: pack.day_cards(set),
            people: pack.people - guard,
            ideas: pack.ideas,
            dreams: pack.dreams,
        };
        let mut state = State { open, veiled };
        for module in &modules {
            for idea in pack.module(*module).ideas.iter() {
                state.rack_idea(pack, idea, &mut ());
            }
        }
        state.open.frames.push(Frame::Game { round: Round::Deal });
        for group in state.open.groups().iter().collect::<Pile<Group, 4>>().iter().rev() {
            state.open.frames.push(Frame::Recruit { group, left: pack.start_people[start] });
        }
        flow::settle(self, &mut state, &mut ());
        state
    }

    fn next(&self, state: &State) -> Next {
        flow::next(self, state)
    }

    fn legal(&self, state: &State, actor: Actor, out: &mut Choices<Choice>) {
        out.open(actor);
        flow::legal(self, state, actor, out);
    }

    fn apply<S: Sink<Event>>(&self, state: &mut State, choice: Legal<Choice>, sink: &mut S) {
        flow::apply(self, state, choice.actor(), choice.choice(), sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(state)
    }

    fn score(&self, state: &State, _seat: Seat, by_source: &mut [i32]) {
        score::score(state, by_source);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        hidden::view(state, viewer)
    }

    fn redact(&self, event: Event, viewer: Viewer) -> Option<Event> {
        hidden::redact(event, viewer)
    }

    fn resample(&self, state: &mut State, viewer: Viewer, rng: &mut Rng) {
        hidden::resample(state, viewer, rng);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn evaluation(&self) -> &'static dyn Evaluate<Paleo> {
        &evaluate::Outlook
    }
}

#[cfg(test)]
mod tests;
