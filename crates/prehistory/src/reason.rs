//! Why a choice is not allowed: a typed reason and its clause, for every choice.

use kernel::{Finite, Reason, Seat, Text};
use stdx::Bits;

use crate::{
    Choice, Prehistory, State,
    flow::{self, Frame, Price, Season, price},
    ids::{Action, Camp, Cell, Color, Crowd, Member, Side, Wheel},
    pack::Feature,
    present::clause,
    state::Spot,
    words,
};

pub(crate) fn why_not(game: &Prehistory, state: &State, seat: Seat, choice: Choice) -> Reason {
    let top = state.frames.top();
    if state.decider(top) != Some(seat) {
        return Reason::new("PH-Q27", Text::new("why-not-your-turn"));
    }
    let reason = match choice {
        Choice::Turn(..)
        | Choice::TurnWeather
        | Choice::BuyResource(_)
        | Choice::BuyMarker(_)
        | Choice::SellResource(_)
        | Choice::SellMarker(_) => power(state, seat, top, choice),
        Choice::Paint(_)
        | Choice::Gather(_)
        | Choice::Hold(_)
        | Choice::Celebrate
        | Choice::Catch(_)
        | Choice::Hunt(_)
        | Choice::Migrate(..) => action(game, state, seat, top, choice),
        Choice::Foot(color) if matches!(top, Frame::Foot { .. }) => Some(no_resource("PH-P04", color)),
        Choice::Pay(color) => pay(game, state, seat, top, color),
        Choice::Dance(from, to) => dance(game, state, seat, top, from, to),
        Choice::Pillar(action) if matches!(top, Frame::Pillars { .. }) => {
            let text = Text::new("why-bare").with("action", words::action(action));
            Some(Reason::new("PH-U02", text))
        }
        Choice::March(_) | Choice::Rush(_) | Choice::Stride | Choice::Walk(_) => {
            movement(game, state, seat, top, choice)
        }
        Choice::Stop(cell) => stop(game, state, seat, top, cell),
        Choice::Build(cell, camp) => build(game, state, seat, top, cell, camp),
        Choice::Name(member) => crew(game, state, seat, top, member),
        Choice::Settle(member) => settle(top, member),
        Choice::Pass if matches!(top, Frame::Pillars { .. }) => {
            Some(Reason::new("PH-Q03", Text::new("why-take-pillar")))
        }
        Choice::Done if matches!(top, Frame::Dance { .. }) => {
            Some(Reason::new("PH-Q05", Text::new("why-dance-on")))
        }
        Choice::Pass | Choice::Done if matches!(top, Frame::Foot { .. }) => {
            Some(Reason::new("PH-P04", Text::new("why-foot-first")))
        }
        Choice::DealPrice(_)
        | Choice::DealTile(..)
        | Choice::DealFood(_)
        | Choice::DealFish(_)
        | Choice::DealPrey(_)
        | Choice::DealRite(_)
        | Choice::DealBeast(_)
        | Choice::DealTurn(_)
        | Choice::DealWeather(_) => Some(Reason::new(clause(top), Text::new("why-nature"))),
        _ => None,
    };
    reason.unwrap_or_else(|| Reason::new(clause(top), Text::new("why-not-asked")))
}

fn no_resource(clause: &'static str, color: Color) -> Reason {
    Reason::new(clause, Text::new("why-no-resource").with("color", words::color(color)))
}

/// Powers: not before the first turn, not without points or cubes, and never so that something owed stays unpaid.
fn power(state: &State, seat: Seat, top: Frame, choice: Choice) -> Option<Reason> {
    let player = state.player(seat);
    if matches!(top, Frame::Orient { .. } | Frame::Arrange { .. }) {
        return Some(Reason::new("PH-V01", Text::new("why-power-later")));
    }
    let need = match choice {
        Choice::Turn(..) | Choice::TurnWeather => 1,
        Choice::BuyResource(_) => 2,
        Choice::BuyMarker(_) => 3,
        _ => 0,
    };
    if player.dev < need {
        let text = Text::new("why-need-dev").with("n", need).with("have", player.dev);
        return Some(Reason::new("PH-V01", text));
    }
    match choice {
        Choice::SellResource(color) if player.resources[color] == 0 => Some(no_resource("PH-V01", color)),
        Choice::SellMarker(color) if player.markers[color] == 0 => {
            Some(Reason::new("PH-V01", Text::new("why-no-marker").with("color", words::color(color))))
        }
        _ if matches!(top, Frame::Foot { .. }) => Some(Reason::new("PH-Q01", Text::new("why-keep-foot"))),
        _ => Some(Reason::new("PH-Q37", Text::new("why-keep-price"))),
    }
}

/// The clauses of an action's price in spring and in summer.
fn price_clause(action: Action, spring: bool) -> &'static str {
    match (action, spring) {
        (Action::Painting, true) => "PH-A01",
        (Action::Painting, false) => "PH-A02",
        (Action::Gathering, true) => "PH-B01",
        (Action::Gathering, false) => "PH-B02",
        (Action::Ceremony, true) => "PH-D01",
        (Action::Ceremony, false) => "PH-D03",
        (Action::Fishing | Action::Hunting, true) => "PH-E01",
        (Action::Fishing | Action::Hunting, false) => "PH-E02",
        (Action::Migration, true) => "PH-G01",
        (Action::Migration, false) => "PH-G02",
    }
}

/// The six actions.
fn action(game: &Prehistory, state: &State, seat: Seat, top: Frame, choice: Choice) -> Option<Reason> {
    let player = state.player(seat);
    let action = match choice {
        Choice::Paint(_) => Action::Painting,
        Choice::Gather(_) => Action::Gathering,
        Choice::Hold(_) | Choice::Celebrate => Action::Ceremony,
        Choice::Catch(_) => Action::Fishing,
        Choice::Hunt(_) => Action::Hunting,
        _ => Action::Migration,
    };
    let spring = match top {
        Frame::Spring { .. } => true,
        Frame::Last { .. } => false,
        Frame::Summer { action: now, .. } => {
            if now as usize != action.index() {
                let text =
                    Text::new("why-other-action").with("action", words::action(Action::nth(now as usize)));
                return Some(Reason::new("PH-U03", text));
            }
            false
        }
        _ => return None,
    };
    if spring && state.is_closed(action) {
        let text = Text::new("why-closed").with("action", words::action(action));
        return Some(Reason::new("PH-P04", text));
    }
    match choice {
        Choice::Paint(section) if player.painted.contains(section) => {
            let text = Text::new("why-painted").with("section", words::section(section));
            return Some(Reason::new("PH-A03", text));
        }
        Choice::Migrate(cell, crowd) => {
            if let Some(reason) = migrate(state, seat, cell, crowd, spring) {
                return Some(reason);
            }
        }
        _ => {}
    }
    if choice == Choice::Celebrate && !spring {
        return Some(Reason::new("PH-D03", Text::new("why-card-first")));
    }
    let season = if spring { Season::Spring } else { Season::Summer };
    let Some(price) = price(game, state, season, choice) else {
        return Some(Reason::new("PH-Q13", Text::new("why-empty")));
    };
    if spring && is_payable(game, state, seat, price) {
        return Some(Reason::new("PH-P04", Text::new("why-no-foot")));
    }
    let text = Text::new("why-price").with("cost", words::price(price));
    Some(Reason::new(price_clause(action, spring), text))
}

fn migrate(state: &State, seat: Seat, cell: Cell, crowd: Crowd, spring: bool) -> Option<Reason> {
    let player = state.player(seat);
    if !flow::place_cells(player).contains(cell) {
        return Some(Reason::new("PH-G01", Text::new("why-no-camp").with("cell", words::cell(cell))));
    }
    if spring && crowd.count() > 3 {
        return Some(Reason::new("PH-G01", Text::new("why-three-migrate")));
    }
    let home = player.n_home();
    (home < crowd.count()).then(|| {
        let text = Text::new("why-nobody-home").with("n", crowd.count()).with("have", home);
        Reason::new("PH-G03", text)
    })
}

/// Whether the price itself could be paid, the foot's cube apart.
fn is_payable(game: &Prehistory, state: &State, seat: Seat, price: Price) -> bool {
    let player = state.player(seat);
    match price {
        Price::Fixed(cost) => Color::all().all(|c| player.resources[c] >= u16::from(cost[c])),
        Price::Different(n, colors) => {
            colors.iter().filter(|c| player.resources[*c] > 0).count() >= n as usize
        }
        Price::Alike(n, colors) => colors.iter().map(|c| player.resources[c]).sum::<u16>() >= u16::from(n),
        Price::Dance(n) => {
            let shown = state.prices_at(game, Wheel::Ceremony, Bits::full());
            shown.iter().filter(|c| player.resources[*c] > 0).count() >= n as usize
        }
        Price::Markers(color, n) => player.markers[color] >= u16::from(n),
    }
}

fn pay(game: &Prehistory, state: &State, seat: Seat, top: Frame, color: Color) -> Option<Reason> {
    let Frame::Pay { deed, left, paid, .. } = top else { return None };
    let action = deed.action();
    let asked = state.prices_at(game, action.wheel(), game.half(action));
    let clause = price_clause(action, true);
    if !asked.contains(color) {
        let text = Text::new("why-color-not-asked").with("colors", words::color_list(asked));
        return Some(Reason::new(clause, text));
    }
    if action != Action::Migration && paid.contains(color) {
        return Some(Reason::new("PH-Q06", Text::new("why-color-paid")));
    }
    if state.player(seat).resources[color] == 0 {
        return Some(no_resource(clause, color));
    }
    Some(Reason::new(clause, Text::new("why-too-few-colors").with("n", left)))
}

fn dance(game: &Prehistory, state: &State, seat: Seat, top: Frame, from: Side, to: Side) -> Option<Reason> {
    let Frame::Dance { card, left, start, moved, .. } = top else { return None };
    let paid = state.is_spring();
    if left == 0 {
        return Some(Reason::new("PH-Q33", Text::new("why-danced")));
    }
    if !(start - moved).contains(from) {
        return Some(Reason::new("PH-D01", Text::new("why-no-shaman").with("position", from.index())));
    }
    if start.contains(to) && (to != from || !paid) {
        return Some(Reason::new("PH-D01", Text::new("why-held").with("position", to.index())));
    }
    if to != from && state.player(seat).shamans.contains(to) {
        return Some(Reason::new("PH-D01", Text::new("why-position-taken").with("position", to.index())));
    }
    let color = state.price_at(game, Wheel::Ceremony, to);
    if paid && state.player(seat).resources[color] == 0 {
        return Some(no_resource("PH-D01", color));
    }
    match card {
        Some(_) => Some(Reason::new("PH-Q05", Text::new("why-dance-short"))),
        None => Some(Reason::new("PH-P04", Text::new("why-no-foot"))),
    }
}

fn movement(game: &Prehistory, state: &State, seat: Seat, top: Frame, choice: Choice) -> Option<Reason> {
    let (points, tired) = match (top, state.frames.as_slice().get(1)) {
        (Frame::Autumn { points, tired, .. }, _) => (points, tired),
        (Frame::Walk { points, .. }, Some(Frame::Autumn { tired, .. }))
            if !matches!(choice, Choice::Walk(_)) =>
        {
            (points, *tired)
        }
        _ => return None,
    };
    let player = state.player(seat);
    let fresh = |cell: Option<Cell>| {
        player.members.iter().any(|(member, spot)| match spot {
            Spot::On(at) => cell.is_none_or(|c| c == *at) && !tired.contains(member),
            Spot::Tent | Spot::Reserve => false,
        })
    };
    let text = match choice {
        Choice::March(color) if player.resources[color] == 0 => return Some(no_resource("PH-M01", color)),
        Choice::Rush(color) if player.markers[color] == 0 => {
            Text::new("why-no-marker").with("color", words::color(color))
        }
        Choice::Stride if player.dev == 0 => Text::new("why-need-dev").with("n", 1).with("have", 0),
        Choice::Walk(cell) if !player.member_cells().contains(cell) => {
            Text::new("why-no-member").with("cell", words::cell(cell))
        }
        Choice::Walk(cell) if !fresh(Some(cell)) => Text::new("why-tired"),
        Choice::Walk(_) if points == 0 => Text::new("why-no-points"),
        Choice::Walk(cell) => {
            let text = Text::new("why-no-goal").with("points", points).with("cell", words::cell(cell));
            debug_assert!((state.land(game).within(cell, points) - state.blocked(seat)).is_empty());
            return Some(Reason::new("PH-M02", text));
        }
        _ => Text::new("why-all-tired"),
    };
    Some(Reason::new("PH-M01", text))
}

fn stop(game: &Prehistory, state: &State, seat: Seat, top: Frame, cell: Cell) -> Option<Reason> {
    let Frame::Walk { member, points, .. } = top else { return None };
    let land = state.land(game);
    let Spot::On(from) = state.player(seat).members[member] else { return None };
    if cell.index() >= land.n_cells() {
        return Some(Reason::new("PH-S05", Text::new("why-no-cell")));
    }
    if cell == from {
        return Some(Reason::new("PH-M01", Text::new("why-same-cell")));
    }
    let steps = land.distance(from, cell);
    if u16::from(steps) > points {
        let text = Text::new("why-too-far").with("steps", steps).with("points", points);
        return Some(Reason::new("PH-M01", text));
    }
    let stranger = state.seats().any(|s| s != seat && state.player(s).camp_cells().contains(cell));
    let key = if stranger { "why-foreign-camp" } else { "why-occupied" };
    Some(Reason::new("PH-M02", Text::new(key).with("cell", words::cell(cell))))
}

fn build(game: &Prehistory, state: &State, seat: Seat, top: Frame, cell: Cell, camp: Camp) -> Option<Reason> {
    let Frame::Build { mover, .. } = top else { return None };
    if state.player(seat).camps[camp].is_some() {
        return Some(Reason::new("PH-M05", Text::new("why-camp-used")));
    }
    if !flow::sites(game, state, seat, mover).contains(cell) {
        let is_site = state.ground(game, cell).is_some_and(|g| g.feature == Feature::Camp);
        let key = if is_site && !state.is_built(cell) { "why-not-near" } else { "why-no-site" };
        return Some(Reason::new("PH-Q14", Text::new(key).with("cell", words::cell(cell))));
    }
    let have = flow::helpers(game, state, seat, cell).len();
    let text = Text::new("why-few-members").with("n", game.camps[camp].members).with("have", have);
    Some(Reason::new("PH-M04", text))
}

fn crew(game: &Prehistory, state: &State, seat: Seat, top: Frame, member: Member) -> Option<Reason> {
    let Frame::Crew { cell, crew, .. } = top else { return None };
    let key = if crew.contains(member) {
        "why-named"
    } else if !flow::helpers(game, state, seat, cell).contains(member) {
        "why-far-away"
    } else {
        "why-order"
    };
    Some(Reason::new("PH-M04", Text::new(key)))
}

fn settle(top: Frame, member: Member) -> Option<Reason> {
    let Frame::Settle { crew, gone, .. } = top else { return None };
    let key = if gone.contains(member) {
        "why-named"
    } else if !crew.contains(member) {
        "why-no-builder"
    } else {
        "why-order"
    };
    Some(Reason::new("PH-Q15", Text::new(key)))
}
