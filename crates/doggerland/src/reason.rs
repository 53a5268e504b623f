//! Why a choice is not allowed: the rule that forbids it, with the numbers of this position.

mod after;
mod program;
mod resolve;

use kernel::{Reason, Seat, Text};
use stdx::Finite;

use crate::{
    Choice, Doggerland, State,
    frame::Frame,
    ids::{Good, Rival},
    land::Cell,
    pack::Cost,
    present::{self, rival_name},
    query, scene, words,
};

/// Why `seat` may not choose this now. There is a reason for every choice that is not legal.
pub fn why_not(game: &Doggerland, state: &State, seat: Seat, choice: Choice) -> Reason {
    if let Some(clause) = drawn(choice) {
        return Reason::new(clause, Text::new("why-chance"));
    }
    if let Frame::Over(_) = state.frames.top() {
        return Reason::new("DG-N05", Text::new("why-over"));
    }
    if choice == Choice::Resign && !state.is_solo() {
        return Reason::new("DG-U18", Text::new("why-solo-only"));
    }
    match scene::decider(state) {
        Some(turn) if turn != seat => return not_your_turn(state, seat, turn),
        Some(_) => {}
        None => return Reason::new("DG-P01", Text::new("why-not-now")),
    }
    let found = match state.frames.top() {
        Frame::Program { .. } => program::action(game, state, seat, choice),
        Frame::Who { task, .. } => program::member(state, seat, task, choice),
        Frame::Party { cell, party, from, .. } => {
            program::party(game, state, seat, cell, &party, from, choice)
        }
        Frame::Mark { .. } => program::mark(state, choice),
        Frame::Resolve { .. } => resolve::action(game, state, seat, choice),
        Frame::Raise { chief, .. } => resolve::habitat(game, state, seat, chief, choice),
        Frame::Load { goods, room, from, .. } => resolve::load(goods, room, from, choice),
        Frame::Outfit { units, from, .. } => after::outfit(game, state, seat, units, from, choice),
        Frame::Remember { .. } => resolve::memory(choice),
        Frame::Knap { improved, made, .. } => resolve::knap(game, state, seat, improved, made, choice),
        Frame::Offer { .. } => resolve::offering(game, state, seat, choice),
        Frame::Perform { order, .. } => resolve::perform(game, state, seat, order, choice),
        Frame::Trade { left, given, .. } => resolve::trade(state, seat, left, given, choice),
        Frame::Meal { eaten, from, .. } => after::meal(state, seat, eaten, from, choice),
        Frame::Villages { .. } | Frame::Wander { .. } => after::village(state, seat, choice),
        Frame::Valley { .. } => after::valley(choice),
        Frame::Thieves { left, from, begun } => {
            after::thieves(game, state, seat, (left, from, begun), choice)
        }
        Frame::Trespass => after::trespass(choice),
        Frame::Over(_)
        | Frame::Setup { .. }
        | Frame::Round(_)
        | Frame::Torch { .. }
        | Frame::Discover { .. }
        | Frame::ValleyTile { .. }
        | Frame::Feed { .. }
        | Frame::Shelter
        | Frame::Reveal
        | Frame::Refill
        | Frame::Turn
        | Frame::Event
        | Frame::Orphan => None,
    };
    found.unwrap_or_else(|| {
        let key = if is_action(choice) { "why-finish" } else { "why-not-now" };
        let key = if matches!(state.frames.top(), Frame::Program { .. } | Frame::Resolve { .. }) {
            "why-not-now"
        } else {
            key
        };
        Reason::new(present::ask(game, state, seat).clause, Text::new(key))
    })
}

/// The clause under which chance decides this.
fn drawn(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Arrow(_) => "DG-S14",
        Choice::Centre(_) => "DG-S02",
        Choice::First(_) => "DG-S13",
        Choice::Lay(_) => "DG-S03",
        Choice::Show(_) => "DG-S09",
        Choice::Turn(_) => "DG-S08",
        Choice::Set(_) => "DG-S07",
        Choice::Aim(_) | Choice::Drop(_) => "DG-U02",
        Choice::Card(_) => "DG-U03",
        _ => return None,
    })
}

/// Whether it begins something of its own, which must wait until the present question is answered.
fn is_action(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Build
            | Choice::Craft(_)
            | Choice::Birth(_)
            | Choice::Expedition(_)
            | Choice::Paint(_)
            | Choice::Train(_)
            | Choice::Rite(_)
            | Choice::Pass
            | Choice::DoBuild(_)
            | Choice::DoCraft(_)
            | Choice::DoBirth
            | Choice::DoExpedition(_)
            | Choice::DoPaint(_)
            | Choice::DoTrain(_)
            | Choice::DoRite(_)
            | Choice::Rest
    )
}

fn not_your_turn(state: &State, seat: Seat, turn: Seat) -> Reason {
    match state.frames.top() {
        Frame::Program { passed, .. } if passed >> seat.index() & 1 == 1 => {
            Reason::new("DG-P01", Text::new("why-passed"))
        }
        Frame::Resolve { .. } => Reason::new("DG-R01", Text::new("why-not-your-turn").with("seat", turn)),
        _ => Reason::new("DG-P01", Text::new("why-not-your-turn").with("seat", turn)),
    }
}

/// It costs more than the clan has.
fn unpaid(state: &State, seat: Seat, clause: &'static str, cost: &Cost) -> Option<Reason> {
    let clan = state.clan(seat);
    (!clan.can_pay(cost)).then(|| {
        let needed = Good::STORED.into_iter().filter(|good| cost[*good as usize] > 0);
        let have: Vec<Text> = needed.map(|good| words::amount(good, clan.store(good))).collect();
        let text = Text::new("why-cannot-pay").with("cost", words::cost(cost)).with("have", have);
        Reason::new(clause, text)
    })
}

/// There is no land.
fn no_tile(state: &State, cell: Cell, clause: &'static str) -> Option<Reason> {
    (!state.land.contains(cell))
        .then(|| Reason::new(clause, Text::new("why-no-tile").with("cell", words::cell(cell))))
}

/// The village, megalith or token of somebody else that keeps others out. `clauses` are theirs, in this order.
fn occupied(state: &State, seat: Seat, cell: Cell, clauses: [&'static str; 3]) -> Option<Reason> {
    for (other, clan) in state.playing().filter(|(other, _)| *other != seat) {
        let text = |key: &'static str| Text::new(key).with("seat", other).with("cell", words::cell(cell));
        if clan.village == cell {
            return Some(Reason::new(clauses[0], text("why-village")));
        }
        if clan.megaliths.contains(&Some(cell)) {
            return Some(Reason::new(clauses[1], text("why-megalith")));
        }
        if clan.token == Some(cell) {
            return Some(Reason::new(clauses[2], text("why-token")));
        }
    }
    None
}

/// A rival stands there (DG-U07).
fn rival_at(state: &State, cell: Cell) -> Option<Reason> {
    let rival = Rival::all().find(|rival| state.solo.rivals[*rival] == Some(cell))?;
    let text = Text::new("why-rival").with("rival", rival_name(rival)).with("cell", words::cell(cell));
    Some(Reason::new("DG-U07", text))
}

/// It is farther than the clan's range (DG-X01).
fn too_far(game: &Doggerland, state: &State, seat: Seat, cell: Cell, clause: &'static str) -> Option<Reason> {
    let range = query::range(game, state, seat);
    match present::distance(state, seat, cell) {
        Some(steps) if steps <= range => None,
        Some(steps) => Some(Reason::new(
            clause,
            Text::new("why-too-far").with("cell", words::cell(cell)).with("distance", steps).with("n", range),
        )),
        None => Some(Reason::new(clause, Text::new("why-unreachable").with("cell", words::cell(cell)))),
    }
}
