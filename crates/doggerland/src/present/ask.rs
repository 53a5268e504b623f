//! The question of the top frame, with the parts of it that are already chosen.

use kernel::{Ask, Seat, Text};
use stdx::Finite;

use crate::{
    Doggerland, State,
    flow::trade,
    frame::{Frame, Party, RiteOrder, Task},
    ids::{Good, Happening, Ration, Rite},
    pack::Cost,
    query, words,
};

/// What `seat` is asked.
pub fn ask(game: &Doggerland, state: &State, seat: Seat) -> Ask {
    let t = |key: &'static str| Text::new(key);
    match state.frames.top() {
        Frame::Outfit { units: 0, .. } => Ask::new("DG-K02", t("ask-outfit-ability")),
        Frame::Outfit { units, .. } => Ask::new("DG-K02", t("ask-outfit").with("n", units)),
        Frame::Program { .. } => {
            let mut ask = Ask::new("DG-P01", t("ask-program"));
            let idle = Party { who: query::idle(state, seat), tools: 0 };
            ask.parts.push(t("part-idle").with("party", words::party(&idle)));
            ask
        }
        Frame::Who { task, .. } => who(game, state, seat, task),
        Frame::Torch { .. } => Ask::new("DG-Z13", t("ask-torch")),
        Frame::Mark { .. } => Ask::new("DG-H03", t("ask-mark")),
        Frame::Party { cell, party, .. } => {
            let tile = words::tile_at(game, state, cell);
            let mut ask = match state.animal_at(cell) {
                Some(animal) => Ask::new(
                    "DG-E01",
                    t("ask-party-hunt").with("tile", tile).with("animal", words::the(animal)),
                ),
                None => Ask::new("DG-D01", t("ask-party-gather").with("tile", tile)),
            };
            ask.parts = party_parts(game, state, seat, cell, &party);
            ask
        }
        Frame::Valley { .. } => Ask::new("DG-Z19", t("ask-valley")),
        Frame::Resolve { .. } => {
            let mut ask = Ask::new("DG-R01", t("ask-resolve"));
            ask.parts.push(t("part-actions").with("n", state.clan(seat).orders.len()));
            ask
        }
        Frame::Raise { chief, .. } => {
            let mut ask = Ask::new("DG-A02", t("ask-raise"));
            if chief {
                ask.parts.push(t("part-chief-saves"));
            }
            ask
        }
        Frame::Load { goods, room, .. } => {
            let mut ask = Ask::new("DG-D05", t("ask-load"));
            ask.parts.push(t("part-left").with("goods", words::stock(&goods)));
            ask.parts.push(t("part-room").with("n", room));
            ask
        }
        Frame::Remember { .. } => Ask::new("DG-E05", t("ask-remember")),
        Frame::Knap { .. } => Ask::new("DG-G04", t("ask-knap")),
        Frame::Offer { order, .. } => {
            Ask::new("DG-H12", t("ask-offer").with("rite", words::rite(order.rite)))
        }
        Frame::Perform { order, .. } => perform(order),
        Frame::Trade { left, given, .. } => trading(left, given),
        Frame::Feed { .. } => {
            let mut ask = Ask::new("DG-N01", t("ask-feed"));
            ask.parts.push(t("part-need").with("n", query::appetite(state, seat).0));
            ask
        }
        Frame::Meal { eaten, .. } => {
            let (need, meat) = query::appetite(state, seat);
            let value: u8 = Ration::all()
                .map(|ration| eaten[ration as usize] * if ration.good().0 == Good::Meat { meat } else { 1 })
                .sum();
            let mut ask = Ask::new("DG-N01", t("ask-meal"));
            ask.parts.push(t("part-need").with("n", need));
            ask.parts.push(t("part-eaten").with("n", value));
            ask
        }
        Frame::Villages { .. } => Ask::new("DG-N09", t("ask-village")),
        Frame::Wander { .. } => Ask::new("DG-U10", t("ask-wander")),
        Frame::Event => event(game, state),
        Frame::Shelter => Ask::new("DG-Z25", t("ask-shelter")),
        Frame::Thieves { left, .. } => Ask::new("DG-Z26", t("ask-thieves").with("n", left)),
        Frame::Trespass => Ask::new("DG-Z27", t("ask-trespass")),
        Frame::Orphan => Ask::new("DG-Z14", t("ask-orphan")),
        Frame::Over(_)
        | Frame::Setup { .. }
        | Frame::Round(_)
        | Frame::Discover { .. }
        | Frame::ValleyTile { .. }
        | Frame::Reveal
        | Frame::Refill
        | Frame::Turn => Ask::new("DG-S01", t("ask-wait")),
    }
}

fn who(game: &Doggerland, state: &State, seat: Seat, task: Task) -> Ask {
    let (clause, text) = match task {
        Task::Build => ("DG-A01", Text::new("ask-who-build")),
        Task::Craft(craft) => ("DG-B01", Text::new("ask-who-craft").with("craft", words::craft(game, craft))),
        Task::Paint(panel) => {
            let animal = words::the(game.tables.species(panel));
            ("DG-F01", Text::new("ask-who-paint").with("animal", animal))
        }
        Task::Train(ability) => {
            ("DG-G01", Text::new("ask-who-train").with("ability", words::ability(ability)))
        }
        Task::Twins => ("DG-H04", Text::new("ask-who-twins")),
    };
    let mut ask = Ask::new(clause, text);
    ask.parts.push(cost_part(state, seat, cost_of_task(state, task)));
    ask
}

/// What programming a task costs in tools and fur (DG-P02).
pub fn cost_of_task(state: &State, task: Task) -> Cost {
    let mut cost = [0; 5];
    let outside = u8::from(state.is_cold() && !state.acts(Happening::MildSpell));
    match task {
        Task::Build | Task::Paint(_) => {
            cost[Good::Tool as usize] = 1;
            cost[Good::Fur as usize] = outside;
        }
        Task::Craft(_) => cost[Good::Tool as usize] = 1,
        Task::Train(_) | Task::Twins => {}
    }
    cost
}

/// What an expedition costs in fur (DG-P02, DG-Z01, DG-Z20).
pub fn cost_of_expedition(state: &State) -> Cost {
    let mut cost = [0; 5];
    let cold = u8::from(state.is_cold() && !state.acts(Happening::MildSpell));
    cost[Good::Fur as usize] = cold + u8::from(state.acts(Happening::Snowstorm));
    cost
}

/// How many tools and furs of a cost are missing: each is one scarcity (DG-P03).
pub fn missing(state: &State, seat: Seat, cost: &Cost) -> u8 {
    state.clan(seat).stores.iter().zip(cost).map(|(have, need)| need.saturating_sub(*have)).sum()
}

fn cost_part(state: &State, seat: Seat, cost: Cost) -> Text {
    if cost == [0; 5] {
        return Text::new("part-free");
    }
    let short = missing(state, seat, &cost);
    let mut list: Vec<Text> = Vec::new();
    for (good, need) in Good::STORED.into_iter().zip(cost) {
        let paid = need.min(state.clan(seat).store(good));
        if paid > 0 {
            list.push(words::amount(good, paid));
        }
    }
    if short > 0 {
        list.push(Text::new("amount-scarcity").with("n", short));
    }
    Text::new("part-cost").with("goods", list)
}

/// Mastery, members, load and cost of a party as it grows.
fn party_parts(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    cell: crate::land::Cell,
    party: &Party,
) -> Vec<Text> {
    let mut parts = vec![Text::new("part-party").with("party", words::party(party))];
    match state.animal_at(cell) {
        Some(animal) => {
            let facts = &game.tables.animals[animal];
            parts.push(Text::new("part-mastery-need").with("n", party.mastery()).with("need", facts.mastery));
            parts.push(Text::new("part-members-need").with("n", party.members()).with("need", facts.members));
        }
        None => {
            parts.push(Text::new("part-mastery").with("n", party.mastery()));
            parts.push(Text::new("part-components").with("n", party.mastery()).with("max", 3));
        }
    }
    if party.members() > 0 {
        let goods = query::harvest(game, state, cell, party);
        parts.push(Text::new("part-yield").with("goods", words::stock(&goods)));
        parts.push(Text::new("part-load").with("n", query::capacity(game, state, seat, party)));
    }
    if let Some(steps) = distance(state, seat, cell) {
        parts.push(Text::new("part-distance").with("n", steps));
    }
    parts.push(cost_part(state, seat, cost_of_expedition(state)));
    parts
}

/// The steps from the village over laid tiles; nothing when no way leads there (DG-X01).
pub fn distance(state: &State, seat: Seat, cell: crate::land::Cell) -> Option<u8> {
    let village = crate::land::Area::only(state.clan(seat).village);
    let mut reached = village;
    for steps in 0..=81 {
        if reached.contains(cell) {
            return Some(steps);
        }
        let next = reached.walk(state.land, 1);
        if next == reached {
            return None;
        }
        reached = next;
    }
    None
}

fn perform(order: RiteOrder) -> Ask {
    match order.rite {
        Rite::LongJourney => Ask::new("DG-H05", Text::new("ask-place-token")),
        Rite::PerfectPainting => Ask::new("DG-H09", Text::new("ask-cubes")),
        rite => Ask::new("DG-H10", Text::new("ask-place-megalith").with("rite", words::rite(rite))),
    }
}

fn trading(left: u8, given: [Option<crate::ids::Ware>; 2]) -> Ask {
    // The shaman's trade has no limit.
    let is_shaman = left == trade::ANY;
    let (clause, give) = if is_shaman { ("DG-H08", "ask-give") } else { ("DG-Z04", "ask-give-traders") };
    let key = if given[1].is_some() { "ask-receive" } else { give };
    let mut ask = Ask::new(clause, Text::new(key));
    let goods: Vec<Text> = given.into_iter().flatten().map(words::ware).collect();
    if !goods.is_empty() {
        ask.parts.push(Text::new("part-given").with("goods", goods));
    }
    if !is_shaman {
        ask.parts.push(Text::new("part-trades-left").with("n", left));
    }
    ask
}

fn event(game: &Doggerland, state: &State) -> Ask {
    let Some(card) = state.solo.card else { return Ask::new("DG-U05", Text::new("ask-wait")) };
    let (name, text) = words::event(game, card);
    let mut ask = Ask::new(
        EVENT_CLAUSES[game.tables.cards[card].event.index()],
        Text::new("ask-event").with("event", name),
    );
    ask.parts.push(text);
    ask
}

/// The clause of each event.
pub const EVENT_CLAUSES: [&str; 30] = [
    "DG-Z01", "DG-Z02", "DG-Z03", "DG-Z04", "DG-Z05", "DG-Z06", "DG-Z07", "DG-Z08", "DG-Z09", "DG-Z10",
    "DG-Z11", "DG-Z12", "DG-Z13", "DG-Z14", "DG-Z15", "DG-Z16", "DG-Z17", "DG-Z18", "DG-Z19", "DG-Z20",
    "DG-Z21", "DG-Z22", "DG-Z23", "DG-Z24", "DG-Z25", "DG-Z26", "DG-Z27", "DG-Z28", "DG-Z29", "DG-Z30",
];

/// Whether the scarcity of a cost would lose the solo game (DG-U08).
pub fn would_lose(game: &Doggerland, state: &State, seat: Seat, scarcity: u8) -> bool {
    state.is_solo()
        && scarcity > 0
        && state.clan(seat).scarcity + scarcity > game.tables.level(state.mode).scarcity
}
