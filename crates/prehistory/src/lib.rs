//! Prehistory: the last tribes of the stone age gather, hunt, fish, paint, dance and settle the land.
//!
//! Two to four players play five years. A cube is one of two things and never both: a *resource* in the tent,
//! which pays for the actions of spring, or an *action marker* under the rock painting, which carries out the
//! action of its color in summer.
//!
//! - **Winter** (not in the first year): those who held ceremonies lead the turn order, tiles and cards are laid
//!   out anew, and a new price tile comes to the center of the six pillars.
//! - **Spring**: the weather tile turns one notch and gives resources. In turn order everybody carries out one
//!   action or passes, round and round. Turning price tiles say what each action costs; afterwards any one
//!   resource goes to one of the two feet of the action's pillar, and a pillar with two cubes is closed.
//! - **Summer**: the cubes at the feet are pushed to the tops. In reverse order each player takes all cubes of
//!   one pillar as markers; then the six actions come in their order, each paid with markers of its color.
//!   The fishing track pays its income.
//! - **Autumn**: cubes and development points become movement on a map of hexes. Where a member stops, it takes
//!   what lies there; members together build camps, which bring new members to the tribe.
//!
//! Development points turn price tiles, buy cubes and steps at any time in the own turn. After the fifth year
//! everybody has one last action; then painting, herds, baskets, megaliths and ceremony cards score.
//!
//! A game is a stack of frames ([`flow`](crate)): seasons at the bottom, parts of an action on top.

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
mod state;
#[cfg(test)]
mod tests;
mod words;

use content::{Coverage, Pack, PackFaults, Packed};
use kernel::{
    Actor, Choices, Evaluate, Finite, Game, Legal, Next, OptionSpec, Outcome, Rng, Seat, Setup, SetupFault,
    Sink, Viewer,
};
use stdx::{Bits, Pile, Table};

pub use crate::{
    choice::Choice, effect::Gain, event::Event, hidden::View, notation::Draft, pack::Prehistory, state::State,
};
use crate::{
    ids::{Member, SEATS_MAX, START},
    pack::{
        OPTION_CEREMONIES, OPTION_LAYOUT, OPTION_ORDER,
        shape::{self, OwnLand, Plot},
    },
    state::{Dial, Player, Spot},
};

impl Game for Prehistory {
    const ID: &'static str = "prehistory";
    // 2: what the rulebook says of migration in summer, marker cells, sites of camps, powers between the parts of an
    // action, shamans that stay, ceremonies without a card, alike cubes for migration and cards kept face down.
    const RULES: u16 = 2;
    const DECISIONS_MAX: u32 = 6000;
    const SOURCES: &'static [&'static str] = score::SOURCES;

    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn options(&self) -> &[OptionSpec] {
        &self.options
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        2..=SEATS_MAX
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupFault> {
        let n = setup.n_seats;
        if !self.seats().contains(&(n as usize)) {
            return Err(SetupFault::new(format!("prehistory is for 2 to 4 players, not {n}")));
        }
        if let Some(text) = setup.own_text() {
            let faulty = |fault: shape::ShapeFault| {
                SetupFault::told(fault.key, format!("layout '{text}': {}", fault.what))
            };
            return shape::parse(text, n).map(|_| ()).map_err(faulty);
        }
        match setup.value(OPTION_LAYOUT).checked_sub(1).map(|i| self.lands.get(i)) {
            None => Ok(()),
            Some(Some(land)) if land.players == n => Ok(()),
            Some(Some(land)) => {
                let why = format!("layout '{}' is for {} players, not {n}", land.id, land.players);
                Err(SetupFault::told("setup-layout", why))
            }
            Some(None) => Err(SetupFault::new("there is no such layout")),
        }
    }

    fn start(&self, setup: &Setup) -> State {
        let n_seats = setup.n_seats;
        let plot = match setup.own_text() {
            Some(text) => Plot::own(OwnLand::new(text, n_seats).expect("a set-up is checked")),
            None => {
                let picked = setup.value(OPTION_LAYOUT).checked_sub(1);
                let land = picked.or_else(|| self.usual_land(n_seats as usize));
                Plot::pack(land.expect("a checked set-up has a layout"))
            }
        };
        // PH-S07: agreed is the order in which people sit.
        let agreed = setup.value(OPTION_ORDER) == 1;
        let mut player = Player {
            resources: Table::filled(0),
            markers: Table::filled(0),
            dev: 0,
            fishing: 0,
            income: 0,
            weather: None,
            weather_turn: 0,
            shamans: Bits::EMPTY,
            painted: Bits::EMPTY,
            foods: Bits::EMPTY,
            fish: Bits::EMPTY,
            preys: Bits::EMPTY,
            rites: Bits::EMPTY,
            beasts: Bits::EMPTY,
            stones: Bits::EMPTY,
            members: Table::filled(Spot::Reserve),
            camps: Table::filled(None),
        };
        let nobody = player;
        // PH-S06: one member on the start camp, two in the tent, seven in the reserve.
        player.members[Member::new(0)] = Spot::On(START);
        player.members[Member::new(1)] = Spot::Tent;
        player.members[Member::new(2)] = Spot::Tent;
        State {
            n_seats,
            plot,
            open_rites: setup.value(OPTION_CEREMONIES) == 1,
            year: 1,
            order: if agreed { Seat::all().take(n_seats as usize).collect() } else { Pile::EMPTY },
            track: Pile::EMPTY,
            center: None,
            next_price: None,
            dials: Table::filled(Dial { tile: None, turn: 0 }),
            prices_unseen: Bits::full(),
            tops: Table::filled(Table::filled(0)),
            feet: Table::filled([None; 2]),
            food_slots: Table::filled(None),
            fish_slots: Table::filled(None),
            prey_row: Table::filled(None),
            rite_row: Table::filled(None),
            foods_unseen: self.foods_all,
            fish_unseen: self.fish_all,
            preys_unseen: self.preys_all,
            preys_gone: Bits::EMPTY,
            rites_unseen: self.rites_all,
            rites_gone: Bits::EMPTY,
            beasts_unseen: self.beasts_all,
            tiles_unseen: Bits::full(),
            weathers_unseen: Bits::full(),
            map: [None; 20],
            tokens: Table::filled(None),
            players: std::array::from_fn(|i| if i < n_seats as usize { player } else { nobody }),
            frames: flow::first_frames(agreed),
        }
    }

    #[inline]
    fn next(&self, state: &State) -> Next {
        flow::next(state)
    }

    fn legal(&self, state: &State, actor: Actor, out: &mut Choices<Choice>) {
        flow::legal(self, state, actor, out);
    }

    fn apply<S: Sink<Event>>(&self, state: &mut State, choice: Legal<Choice>, sink: &mut S) {
        flow::apply(self, state, choice.choice(), sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (flow::next(state) == Next::Over).then(|| score::outcome(self, state))
    }

    fn score(&self, state: &State, seat: Seat, by_source: &mut [i32]) {
        score::score(self, state, seat, by_source);
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

    fn evaluation(&self) -> &'static dyn Evaluate<Prehistory> {
        &evaluate::Outlook
    }
}

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$( ($name, include_str!(concat!("../../../content/prehistory/", $name))) ),+]
    };
}

impl Packed for Prehistory {
    const TITLE: &'static str = "Prehistory";
    const FILES: &'static [(&'static str, &'static str)] = files![
        "board.toml",
        "camps.toml",
        "ceremony.toml",
        "fish.toml",
        "gathering.toml",
        "hunting.toml",
        "layouts.toml",
        "map.toml",
        "painting.toml",
        "prices.toml",
        "weather.toml",
    ];
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        (
            "en",
            concat!(
                include_str!("../../../content/prehistory/text/en.ftl"),
                "\n",
                include_str!("../../../content/prehistory/tutorial/en.ftl")
            ),
        ),
        (
            "fr",
            concat!(
                include_str!("../../../content/prehistory/text/fr.ftl"),
                "\n",
                include_str!("../../../content/prehistory/tutorial/fr.ftl")
            ),
        ),
        (
            "pt",
            concat!(
                include_str!("../../../content/prehistory/text/pt.ftl"),
                "\n",
                include_str!("../../../content/prehistory/tutorial/pt.ftl")
            ),
        ),
    ];
    const RULES_TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../RULES.md")),
        ("fr", include_str!("../RULES.fr.md")),
        ("pt", include_str!("../RULES.pt.md")),
    ];
    const ORIGINS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../content/prehistory/text/origins.en.toml")),
        ("fr", include_str!("../../../content/prehistory/text/origins.fr.toml")),
        ("pt", include_str!("../../../content/prehistory/text/origins.pt.toml")),
    ];
    const TUTORIAL: &'static str = include_str!("../../../content/prehistory/tutorial/tutorial.toml");

    fn load(pack: &Pack) -> Result<Prehistory, PackFaults> {
        Prehistory::from_pack(pack)
    }

    fn coverage(&self) -> &Coverage {
        &self.coverage
    }
}

const _: () = assert!(size_of::<State>() <= 4096 && <Choice as Finite>::COUNT < u16::MAX as usize);
