//! How options are offered: what they cost now, what after turning a tile, and what they give.

use kernel::{Finite, Label, Seat, Text};
use stdx::Bits;

use super::ask::price_now;
use crate::{
    Choice, Gain, Prehistory, State,
    flow::{Frame, Price, gather_gain, hunt_gain, paint_gain},
    ids::{Action, Cell, Color, Side, Way, Wheel},
    pack::Feature,
    scene::cell_id,
    state::{Spot, Token},
    words,
};

pub(super) fn label(game: &Prehistory, state: &State, seat: Seat, choice: Choice) -> Label {
    let n = seat.index() + 1;
    let player = state.player(seat);
    let resource = |c: Color| format!("resource-{n}-{c}");
    let marker = |c: Color| format!("marker-{n}-{c}");
    let development = || format!("development-{n}");
    let colored = |key: &'static str, c: Color| Text::new(key).with("color", words::color(c));
    match choice {
        Choice::Orient(side) => orient(game, state, seat, side),
        Choice::Arrange(pattern) => {
            let positions = game.patterns[pattern].iter();
            let list = positions.map(|s| Text::new("fire-position").with("position", s.index()));
            Label::new(Text::new("label-arrange").with("positions", list.collect::<Vec<_>>())).target("fire")
        }
        Choice::Paint(_)
        | Choice::Gather(_)
        | Choice::Hold(_)
        | Choice::Celebrate
        | Choice::Catch(_)
        | Choice::Hunt(_)
        | Choice::Migrate(..) => action(game, state, seat, choice),
        Choice::Dance(from, to) => {
            let text = if from == to {
                Text::new("label-stay").with("position", to.index())
            } else {
                Text::new("label-dance").with("from", from.index()).with("to", to.index())
            };
            let label = Label::new(text).target(format!("fire-{}", to.index()));
            if state.is_spring() {
                let color = state.price_at(game, Wheel::Ceremony, to);
                label.preview(Text::new("preview-cost").with("cost", colored("cube", color).with("n", 1)))
            } else {
                label
            }
        }
        Choice::Pay(c) => Label::new(colored("label-pay", c)).target(resource(c)),
        Choice::Foot(c) => Label::new(colored("label-foot", c)).target(resource(c)),
        Choice::Pillar(action) => {
            let top = state.tops[action];
            let gain = Gain { markers: top, ..Gain::default() };
            Label::new(Text::new("label-pillar").with("action", words::action(action)))
                .target(format!("pillar-{action}"))
                .preview(preview_gain(&gain))
        }
        Choice::March(c) => {
            Label::new(colored("label-march", c).with("steps", state.worth(game, c))).target(resource(c))
        }
        Choice::Rush(c) => {
            Label::new(colored("label-rush", c).with("steps", state.worth(game, c))).target(marker(c))
        }
        Choice::Stride => Label::new(Text::new("label-stride")),
        Choice::Walk(cell) => {
            Label::new(Text::new("label-walk").with("cell", words::cell(cell))).target(cell_id(cell))
        }
        Choice::Stop(cell) => stop(game, state, seat, cell),
        Choice::Build(cell, camp) => {
            let card = game.camps[camp];
            let gain = Gain { dev: card.dev, points: card.points, ..Gain::default() };
            let text = Text::new("label-build")
                .with("camp", words::camp(game, camp))
                .with("cell", words::cell(cell));
            let label = Label::new(text).target(cell_id(cell)).preview(preview_gain(&gain));
            match player.members.values().any(|m| *m == Spot::Reserve) {
                true => label.preview(Text::new("preview-joins")),
                false => label,
            }
        }
        Choice::Name(member) => Label::new(Text::new("label-name").with("n", member.index() + 1))
            .target(format!("member-{n}-{}", member.index() + 1)),
        Choice::Settle(member) => Label::new(Text::new("label-settle").with("n", member.index() + 1))
            .target(format!("member-{n}-{}", member.index() + 1)),
        Choice::Harvest => {
            let gain = state.weather_gain(game, seat);
            Label::new(Text::new("label-harvest")).target(format!("weather-{n}")).preview(preview_gain(&gain))
        }
        Choice::Turn(wheel, way) => turn(game, state, wheel, way),
        Choice::TurnWeather => {
            let mut next = *state;
            let dial = &mut next.players[seat.index()].weather_turn;
            *dial = (*dial + 1) % 6;
            let gain = next.weather_gain(game, seat);
            Label::new(Text::new("label-turn-weather"))
                .target(format!("weather-{n}"))
                .preview(Text::new("preview-weather").with("gain", words::gain_list(&gain)))
        }
        // Whoever trades points at what is given: up to a dozen trades would fill the screen as buttons.
        Choice::BuyResource(c) => Label::new(colored("label-buy-resource", c)).target(development()),
        Choice::BuyMarker(c) => Label::new(colored("label-buy-marker", c)).target(development()),
        Choice::SellResource(c) => Label::new(colored("label-sell-resource", c)).target(resource(c)),
        Choice::SellMarker(c) => Label::new(colored("label-sell-marker", c)).target(marker(c)),
        Choice::Done => Label::new(Text::new(match state.frames.top() {
            Frame::Build { .. } => "label-no-camp",
            Frame::Dance { moved, .. } if !moved.is_empty() => "label-dance-over",
            _ => "label-no-dance",
        })),
        Choice::Pass if matches!(state.frames.top(), Frame::Spring { .. }) => {
            Label::new(Text::new("label-pass-spring")).rest()
        }
        Choice::Pass => Label::new(Text::new(match state.frames.top() {
            Frame::Summer { .. } => "label-pass-summer",
            Frame::Autumn { .. } => "label-pass-autumn",
            _ => "label-pass-last",
        })),
        Choice::DealPrice(_)
        | Choice::DealTile(..)
        | Choice::DealFood(_)
        | Choice::DealFish(_)
        | Choice::DealPrey(_)
        | Choice::DealRite(_)
        | Choice::DealBeast(_)
        | Choice::DealTurn(_)
        | Choice::DealWeather(_) => Label::new(Text::new("label-deal")),
    }
}

fn preview_gain(gain: &Gain) -> Text {
    Text::new("preview-gain").with("gain", words::gain_list(gain))
}

/// A direction of the weather tile with the resources of the first spring: it turns once before (PH-Q10).
fn orient(game: &Prehistory, state: &State, seat: Seat, side: Side) -> Label {
    let mut next = *state;
    next.players[seat.index()].weather_turn = (side.index() as u8 + 1) % 6;
    let gain = next.weather_gain(game, seat);
    Label::new(Text::new("label-orient").with("n", side.index()))
        .target(format!("weather-{}", seat.index() + 1))
        .preview(Text::new("preview-weather").with("gain", words::gain_list(&gain)))
}

/// The six actions.
fn action(game: &Prehistory, state: &State, seat: Seat, choice: Choice) -> Label {
    let n = seat.index() + 1;
    let player = state.player(seat);
    let (text, target, action, gain) = match choice {
        Choice::Paint(section) => (
            Text::new("label-paint")
                .with("section", words::section(section))
                .with("symbols", words::symbols(game, section)),
            format!("section-{n}-{section}"),
            Action::Painting,
            Some(paint_gain(game, player, section)),
        ),
        Choice::Gather(slot) => {
            let food = state.food_slots[slot];
            let tile = food.map_or(Text::new("empty"), |f| words::food(game, f));
            (
                Text::new("label-gather").with("tile", tile),
                format!("gathering-{}", slot.index() + 1),
                Action::Gathering,
                food.map(|f| gather_gain(game, player, f)),
            )
        }
        Choice::Hold(row) => {
            let rite = state.rite_row[row];
            let card = rite.map_or(Text::new("empty"), |r| words::rite(game, r));
            (
                Text::new("label-hold").with("card", card),
                format!("ceremony-{}", row.index() + 1),
                Action::Ceremony,
                rite.map(|r| Gain::dev(game.rites[r].dev)),
            )
        }
        Choice::Celebrate => {
            (Text::new("label-celebrate"), "ceremony-track".to_owned(), Action::Ceremony, None)
        }
        Choice::Catch(slot) => {
            let fish = state.fish_slots[slot];
            let tile = fish.map_or(Text::new("empty"), |f| words::fish(game, f));
            (
                Text::new("label-catch").with("fish", tile),
                format!("fish-{}", slot.index() + 1),
                Action::Fishing,
                None,
            )
        }
        Choice::Hunt(row) => {
            let prey = state.prey_row[row];
            let card = prey.map_or(Text::new("empty"), |p| words::prey(game, p));
            (
                Text::new("label-hunt").with("card", card),
                format!("hunting-{}", row.index() + 1),
                Action::Hunting,
                prey.map(|p| hunt_gain(game, player, p)),
            )
        }
        Choice::Migrate(cell, crowd) => (
            Text::new("label-migrate").with("n", crowd.count()).with("cell", words::cell(cell)),
            cell_id(cell),
            Action::Migration,
            None,
        ),
        other => unreachable!("{other:?} is no action"),
    };
    let mut label = Label::new(text).target(target);
    if let Some(price) = price_now(game, state, choice) {
        label = label.preview(Text::new("preview-cost").with("cost", cost(game, state, price)));
        if !matches!(price, Price::Markers(..)) {
            for way in Way::all() {
                label = label.preview(after_turn(game, state, action, way, choice));
            }
            label = label.preview(Text::new("preview-foot").with("action", words::action(action)));
        }
    }
    if let Some(gain) = gain.filter(|g| !g.is_nothing()) {
        label = label.preview(preview_gain(&gain));
    }
    if let Choice::Catch(slot) = choice
        && let Some(fish) = state.fish_slots[slot]
    {
        label = label.preview(fishing(game, player.fishing, game.fish[fish].1));
    }
    label
}

/// The fishing marker, old and new.
fn fishing(game: &Prehistory, from: u8, by: u8) -> Text {
    Text::new("preview-fishing").with("from", from).with("to", (from + by).min(game.track_length))
}

/// What an action costs; a dance is paid with the colors of the positions, also those of shamans that stay.
fn cost(game: &Prehistory, state: &State, price: Price) -> Text {
    match price {
        Price::Dance(n) => {
            let shown = state.prices_at(game, Wheel::Ceremony, Bits::full());
            Text::new("price-different").with("n", n).with("colors", words::color_list(shown))
        }
        price => words::price(price),
    }
}

/// What an action would cost if its tile were turned one step.
fn after_turn(game: &Prehistory, state: &State, action: Action, way: Way, choice: Choice) -> Text {
    let turned = turned(state, action.wheel(), way);
    let cost = match price_now(game, &turned, choice) {
        Some(price) => cost(game, &turned, price),
        None => Text::new("empty"),
    };
    Text::new("preview-turned").with("way", words::way(way)).with("cost", cost)
}

/// The position with a price tile turned one step.
fn turned(state: &State, wheel: Wheel, way: Way) -> State {
    let mut next = *state;
    next.dials[wheel].turn = (next.dials[wheel].turn + way.notches()) % 6;
    next
}

/// Turning a price tile, with the meaning of every icon afterwards.
fn turn(game: &Prehistory, state: &State, wheel: Wheel, way: Way) -> Label {
    let next = turned(state, wheel, way);
    let text = Text::new("label-turn").with("wheel", words::wheel(wheel)).with("way", words::way(way));
    Side::all().fold(Label::new(text).target(format!("dial-{wheel}")), |label, side| {
        label.preview(words::icon(game, &next, wheel, side))
    })
}

/// A cell to stop on: the way, and what is there.
fn stop(game: &Prehistory, state: &State, seat: Seat, cell: Cell) -> Label {
    let player = state.player(seat);
    let mut label = Label::new(Text::new("label-stop").with("cell", words::cell(cell))).target(cell_id(cell));
    if let Frame::Walk { member, .. } = state.frames.top()
        && let Spot::On(from) = player.members[member]
    {
        let steps = state.land(game).distance(from, cell);
        label = label.preview(Text::new("preview-steps").with("n", steps));
    }
    let gain = match state.tokens[cell] {
        Some(Token::Food(food)) => {
            label = label.preview(words::food(game, food));
            Some(gather_gain(game, player, food))
        }
        Some(Token::Fish(fish)) => {
            label = label.preview(fishing(game, player.fishing, game.fish[fish].1));
            None
        }
        Some(Token::Beast(beast)) => {
            label = label.preview(words::beast(game, beast));
            None
        }
        Some(Token::Stone) => {
            label = label.preview(Text::new("feature-megalith-a"));
            None
        }
        None => None,
    };
    let ground = state.ground(game, cell);
    let gain = match ground.map(|g| g.feature) {
        Some(Feature::Marker(color)) if !state.used().contains(cell) => {
            let mut gain = Gain::default();
            gain.markers[color] = 1;
            Some(gain)
        }
        Some(Feature::Camp) if !state.is_built(cell) => {
            label = label.preview(Text::new("preview-site"));
            gain
        }
        _ => gain,
    };
    match gain.filter(|g| !g.is_nothing()) {
        Some(gain) => label.preview(preview_gain(&gain)),
        None => label,
    }
}
