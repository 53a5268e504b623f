//! Phase 3: why an action cannot be carried out, or not so.

use kernel::{Reason, Seat, Text};
use stdx::Finite;

use super::{no_tile, occupied, too_far, unpaid};
use crate::{
    Choice, Doggerland, State,
    flow::{resolve::find, trade::ANY},
    frame::{Order, RiteOrder},
    ids::{Ability, Good, Home, Rite, Side, Site, Ware},
    land::Cell,
    query, words,
};

/// Why this action cannot be resolved now.
pub fn action(game: &Doggerland, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    if !matches!(
        choice,
        Choice::DoBuild(_)
            | Choice::DoCraft(_)
            | Choice::DoBirth
            | Choice::DoExpedition(_)
            | Choice::DoPaint(_)
            | Choice::DoTrain(_)
            | Choice::DoRite(_)
    ) {
        return None;
    }
    let clan = state.clan(seat);
    let Some(order) = find(state, clan, choice).and_then(|at| clan.orders.get(at)) else {
        return Some(Reason::new("DG-R01", Text::new("why-not-programmed")));
    };
    match order {
        Order::Build { by } => Side::all()
            .flat_map(|side| Site::all().map(move |site| Choice::Raise(side, site)))
            .find_map(|raise| habitat(game, state, seat, by.is_chief(), raise)),
        Order::Craft { craft, .. } => unpaid(state, seat, "DG-B03", &game.tables.crafts[craft].cost),
        Order::Birth { .. } | Order::Expedition { .. } => None,
        Order::Paint { spot, .. } => forgotten(game, state, seat, spot, "DG-F03"),
        Order::Train { ability: Ability::Tools, .. } => {
            unpaid(state, seat, "DG-G04", &game.tables.recipes[0].0)
        }
        Order::Train { ability, .. } => {
            query::upgrade_cost(game, clan, ability).and_then(|cost| unpaid(state, seat, "DG-G02", cost))
        }
        Order::Rite(order) => rite(game, state, seat, order),
    }
}

fn forgotten(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    spot: crate::ids::Spot,
    clause: &'static str,
) -> Option<Reason> {
    let animal = game.tables.species(state.panel(spot)?);
    (state.clan(seat).memory[animal] == 0)
        .then(|| Reason::new(clause, Text::new("why-not-remembered").with("animal", words::the(animal))))
}

fn rite(game: &Doggerland, state: &State, seat: Seat, order: RiteOrder) -> Option<Reason> {
    if let Some(which) = order.rite.megalith() {
        return unpaid(state, seat, "DG-H10", &game.tables.megaliths[which].0)
            .or_else(|| Some(Reason::new("DG-H10", Text::new("why-no-place"))));
    }
    order
        .spot
        .and_then(|spot| forgotten(game, state, seat, spot, "DG-H09"))
        .or_else(|| (!query::can_offer(game, state, seat)).then(|| accepted(game)))
}

fn accepted(game: &Doggerland) -> Reason {
    let goods: Vec<Text> = game.tables.offerings.iter().map(|good| words::good(*good)).collect();
    Reason::new("DG-H12", Text::new("why-offering").with("goods", goods))
}

/// Why this habitat cannot stand there.
pub fn habitat(game: &Doggerland, state: &State, seat: Seat, chief: bool, choice: Choice) -> Option<Reason> {
    let Choice::Raise(side, site) = choice else { return None };
    let clan = state.clan(seat);
    let (found, key) = match site {
        Site::Ground => (Home::Empty, "why-no-ground"),
        Site::Cover => (Home::Makeshift, "why-no-cover"),
    };
    if !clan.homes.contains(&found) {
        return Some(Reason::new("DG-A03", Text::new(key)));
    }
    if !query::may_stand(game, clan, side, site) {
        // A makeshift hut has three places.
        let beds = clan.beds() + game.tables.habitats[side as usize].beds - 3;
        let text = Text::new("why-cover-beds").with("n", beds).with("members", clan.members());
        return Some(Reason::new("DG-A04", text));
    }
    unpaid(state, seat, "DG-A02", &query::habitat_cost(game, side, chief))
}

/// Why this is not carried home now.
pub fn load(goods: [u8; 7], room: u8, from: Good, choice: Choice) -> Option<Reason> {
    let good = match choice {
        Choice::Take(good) => good,
        Choice::Done => return Some(Reason::new("DG-D05", Text::new("why-load-full").with("n", room))),
        _ => return None,
    };
    let text = if room == 0 {
        Text::new("why-load-enough")
    } else if goods[good as usize] == 0 {
        Text::new("why-not-yielded").with("good", words::good(good))
    } else if good < from {
        Text::new("why-load-order")
    } else {
        Text::new("why-load-full").with("n", room)
    };
    Some(Reason::new("DG-D05", text))
}

pub fn memory(choice: Choice) -> Option<Reason> {
    let Choice::Forget(animal) = choice else { return None };
    Some(Reason::new("DG-E05", Text::new("why-no-animal").with("animal", words::the(animal))))
}

/// Tool making.
pub fn knap(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    improved: bool,
    made: bool,
    choice: Choice,
) -> Option<Reason> {
    let clan = state.clan(seat);
    match choice {
        Choice::Improve(Ability::Tools) if improved => {
            Some(Reason::new("DG-G02", Text::new("why-once-a-round")))
        }
        Choice::Improve(Ability::Tools) => match query::upgrade_cost(game, clan, Ability::Tools) {
            Some(cost) => unpaid(state, seat, "DG-G02", cost),
            None => Some(Reason::new(
                "DG-G02",
                Text::new("why-ability-max").with("ability", words::ability(Ability::Tools)),
            )),
        },
        Choice::Make(_) if made => Some(Reason::new("DG-G04", Text::new("why-once-a-round"))),
        Choice::Make(level) if level.index() > clan.levels[Ability::Tools] as usize => {
            Some(Reason::new("DG-G04", Text::new("why-level").with("n", clan.levels[Ability::Tools] + 1)))
        }
        Choice::Make(level) => unpaid(state, seat, "DG-G04", &game.tables.recipes[level as usize].0),
        _ => None,
    }
}

pub fn offering(game: &Doggerland, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    let Choice::Offer(good) = choice else { return None };
    if !game.tables.offerings.contains(&good) || good.is_food() {
        return Some(accepted(game));
    }
    let _ = (state, seat);
    Some(Reason::new("DG-H12", Text::new("why-not-owned").with("good", words::good(good))))
}

/// Where a token or megalith cannot go. How many cubes is asked only when there are two to choose from.
pub fn perform(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    order: RiteOrder,
    choice: Choice,
) -> Option<Reason> {
    match (order.rite, choice) {
        (Rite::LongJourney, Choice::Place(cell)) => {
            no_tile(state, cell, "DG-H05").or_else(|| occupied(state, seat, cell, ["DG-H05"; 3]))
        }
        (rite, Choice::Place(cell)) if rite.megalith().is_some() => megalith(game, state, seat, cell),
        _ => None,
    }
}

fn megalith(game: &Doggerland, state: &State, seat: Seat, cell: Cell) -> Option<Reason> {
    no_tile(state, cell, "DG-H10")
        .or_else(|| occupied(state, seat, cell, ["DG-H10"; 3]))
        .or_else(|| too_far(game, state, seat, cell, "DG-H10"))
}

/// Why this cannot be given or received in a trade.
pub fn trade(
    state: &State,
    seat: Seat,
    left: u8,
    given: [Option<Ware>; 2],
    choice: Choice,
) -> Option<Reason> {
    let clause = if left == ANY { "DG-H08" } else { "DG-Z04" };
    match choice {
        Choice::Receive(Good::Tool) => Some(Reason::new(clause, Text::new("why-no-tool-trade"))),
        Choice::Give(ware) if given[1].is_none() => {
            let (good, bowl) = ware.good();
            let clan = state.clan(seat);
            let have = match good {
                Good::Fruit => clan.bowls[bowl][0],
                Good::Meat => clan.bowls[bowl][1],
                _ => clan.store(good),
            };
            let text = if have <= u8::from(given[0] == Some(ware)) {
                Text::new("why-not-owned").with("good", words::ware(ware))
            } else {
                Text::new("why-load-order")
            };
            Some(Reason::new(clause, text))
        }
        Choice::Done => Some(Reason::new(clause, Text::new("why-finish"))),
        _ => None,
    }
}
