//! What a player would look for: every action on the board, every target in sight.

use kernel::Seat;
use stdx::Finite;

use crate::{
    Choice, State, flow,
    frame::{Frame, Order},
    ids::{Ability, Animal, Couple, Good, Level, Panel, Ration, Rite, Role, Side, Site, Times, Ware},
    land::Area,
};

/// The choices that a player would look for here, legal or not.
pub fn expected(state: &State, seat: Seat) -> Vec<Choice> {
    let mut all = Vec::new();
    match state.frames.top() {
        Frame::Program { .. } => {
            all.push(Choice::Build);
            all.extend(state.market.iter().map(Choice::Craft));
            all.extend(Couple::all().map(Choice::Birth));
            all.extend(state.land.iter().map(Choice::Expedition));
            all.extend(panels(state).map(Choice::Paint));
            all.extend(Ability::all().map(Choice::Train));
            all.extend(rites(state).map(Choice::Rite));
            all.push(Choice::Pass);
        }
        Frame::Who { .. } => all.extend(own_roles(state, seat).map(Choice::Send)),
        Frame::Torch { .. } | Frame::Event | Frame::Orphan => {
            all.extend([Choice::Accept, Choice::Decline]);
        }
        Frame::Mark { .. } => all.extend(panels(state).map(Choice::Mark)),
        Frame::Party { .. } => {
            all.extend(own_roles(state, seat).map(Choice::Send));
            all.extend([Choice::Bring, Choice::Done]);
        }
        Frame::Valley { .. } => {
            let edge = state.land.spread().and(Area::board(state.n()));
            all.extend(edge.iter().map(Choice::Place));
            all.push(Choice::Done);
        }
        Frame::Resolve { .. } => {
            all.extend(state.clan(seat).orders.iter().map(|order| resolution(state, &order)));
            all.push(Choice::Rest);
        }
        Frame::Raise { .. } => {
            let sites = |side| Site::all().map(move |site| Choice::Raise(side, site));
            all.extend(Side::all().flat_map(sites));
        }
        Frame::Load { .. } => {
            all.extend(Good::all().map(Choice::Take));
            all.push(Choice::Done);
        }
        Frame::Outfit { .. } => {
            all.extend([Good::Wood, Good::Stone, Good::Fur, Good::Bone].map(Choice::Take));
            all.extend(Ability::all().map(Choice::Improve));
            all.push(Choice::Done);
        }
        Frame::Remember { .. } => all.extend(Animal::all().map(Choice::Forget)),
        Frame::Knap { .. } => {
            all.push(Choice::Improve(Ability::Tools));
            all.extend(Level::all().map(Choice::Make));
            all.push(Choice::Done);
        }
        Frame::Offer { .. } => all.extend(Good::STORED.map(Choice::Offer)),
        Frame::Perform { .. } => {
            all.extend(state.land.iter().map(Choice::Place));
            all.extend(Times::all().map(Choice::Cubes));
        }
        Frame::Trade { given, .. } => {
            if given[1].is_some() {
                all.extend(Good::all().map(Choice::Receive));
            } else {
                all.extend(Ware::all().map(Choice::Give));
                all.push(Choice::Done);
            }
        }
        Frame::Feed { .. } => all.extend([Choice::Feed, Choice::Rearrange]),
        Frame::Meal { .. } => {
            all.extend(Ration::all().map(Choice::Eat));
            all.push(Choice::Done);
        }
        Frame::Villages { .. } | Frame::Wander { .. } => {
            all.extend(state.land.iter().map(Choice::Move));
            all.push(Choice::Stay);
        }
        Frame::Shelter => all.extend(Site::all().map(Choice::Burn)),
        Frame::Thieves { .. } => {
            all.extend(state.clan(seat).crafts.iter().map(Choice::Lose));
            all.extend(Good::STORED.map(Choice::Discard));
            all.push(Choice::Done);
        }
        Frame::Trespass => all.extend(state.sources.iter().map(Choice::Place)),
        Frame::Over(_)
        | Frame::Setup { .. }
        | Frame::Round(_)
        | Frame::Discover { .. }
        | Frame::ValleyTile { .. }
        | Frame::Reveal
        | Frame::Refill
        | Frame::Turn => {}
    }
    if flow::may_resign(state) {
        all.push(Choice::Resign);
    }
    all
}

/// The pictures on the wall.
fn panels(state: &State) -> impl Iterator<Item = Panel> {
    state.spots().filter_map(|spot| state.panel(spot))
}

/// The spaces of this game's hut.
fn rites(state: &State) -> impl Iterator<Item = Rite> {
    let absent = if state.is_solo() { Rite::FirstPlayer } else { Rite::MoveVillage };
    Rite::all().filter(move |rite| *rite != absent)
}

/// The clan's own roles, and the guests who are here.
fn own_roles(state: &State, seat: Seat) -> impl Iterator<Item = Role> {
    let clan = state.clan(seat);
    Role::all().filter(move |role| {
        let away = clan.orders.iter().any(|order| order.who()[*role as usize] > 0);
        !role.is_guest() || clan.home[*role as usize] > 0 || away
    })
}

/// The choice that resolves an order.
pub fn resolution(state: &State, order: &Order) -> Choice {
    match *order {
        Order::Build { by } => Choice::DoBuild(by),
        Order::Craft { craft, .. } => Choice::DoCraft(craft),
        Order::Birth { .. } => Choice::DoBirth,
        Order::Expedition { cell, .. } => Choice::DoExpedition(cell),
        Order::Paint { spot, .. } => Choice::DoPaint(panel_of(state, spot)),
        Order::Train { ability, .. } => Choice::DoTrain(ability),
        Order::Rite(order) => Choice::DoRite(order.rite),
    }
}

fn panel_of(state: &State, spot: crate::ids::Spot) -> Panel {
    state.panel(spot).unwrap_or(Panel::nth(0))
}
