//! What a seat is asked, with the parts of an action chosen so far.

use kernel::{Ask, Finite, Seat, Text};

use crate::{
    Choice, Prehistory, State,
    flow::{Deed, Frame, Price, Season, price},
    ids::{Action, Member},
    state::Spot,
    words,
};

/// The clause of the decision that a frame asks for.
pub(crate) fn clause(frame: Frame) -> &'static str {
    match frame {
        Frame::Orient { .. } | Frame::Arrange { .. } => "PH-S06",
        Frame::Income { .. } => "PH-P02",
        Frame::Spring { .. } => "PH-P03",
        Frame::Pay { deed: Deed::Migrate(..), .. } => "PH-G01",
        Frame::Pay { .. } => "PH-E01",
        Frame::Dance { .. } => "PH-D01",
        Frame::Foot { .. } => "PH-P04",
        Frame::Pillars { .. } => "PH-U02",
        Frame::Summer { .. } => "PH-U03",
        Frame::Autumn { .. } => "PH-M01",
        Frame::Walk { .. } => "PH-M02",
        Frame::Build { .. } | Frame::Crew { .. } | Frame::Settle { .. } => "PH-M04",
        Frame::Last { .. } => "PH-X01",
        Frame::Winter | Frame::Center | Frame::Top => "PH-W04",
        Frame::Refill => "PH-W02",
        Frame::Prices { .. } => "PH-S02",
        Frame::Land { .. } | Frame::Tokens { .. } => "PH-S05",
        Frame::Order | Frame::Skies { .. } => "PH-S07",
        Frame::Thaw => "PH-P02",
        Frame::Over => "PH-X02",
    }
}

pub(super) fn ask(game: &Prehistory, state: &State, seat: Seat) -> Ask {
    let frame = state.frames.top();
    let text = |key: &'static str| Text::new(key).with("seat", seat);
    let mut ask = Ask::new(clause(frame), text("ask-other"));
    if matches!(frame, Frame::Dance { .. }) && !state.is_spring() {
        ask.clause = "PH-D03";
    }
    ask.text = match frame {
        Frame::Orient { .. } => text("ask-orient"),
        Frame::Arrange { .. } => text("ask-arrange"),
        Frame::Income { .. } => text("ask-income"),
        Frame::Spring { .. } => text("ask-spring"),
        Frame::Pay { deed, left, .. } => {
            ask.parts.push(deed_text(game, state, deed));
            let alike = matches!(deed, Deed::Migrate(..));
            text(if alike { "ask-pay-alike" } else { "ask-pay" }).with("n", left)
        }
        Frame::Dance { card, left, .. } => {
            if let Some(rite) = card.and_then(|row| state.rite_row[row]) {
                ask.parts.push(words::rite(game, rite));
            }
            let key = match card {
                Some(_) => "ask-dance",
                None if state.is_spring() => "ask-celebrate",
                None => "ask-dance-free",
            };
            text(key).with("n", left)
        }
        Frame::Foot { action, .. } => text("ask-foot").with("action", words::action(action)),
        Frame::Pillars { .. } => text("ask-pillar"),
        Frame::Summer { action, .. } => {
            text("ask-summer").with("action", words::action(Action::nth(action as usize)))
        }
        Frame::Autumn { points, .. } => text("ask-autumn").with("points", points),
        Frame::Walk { member, points, .. } => {
            ask.parts.extend(stands(state, seat, member));
            text("ask-walk").with("points", points)
        }
        Frame::Build { mover, .. } => {
            ask.parts.extend(stands(state, seat, mover));
            text("ask-build")
        }
        Frame::Crew { cell, camp, left, .. } => {
            ask.parts.push(words::cell(cell));
            ask.parts.push(words::camp(game, camp));
            text("ask-crew").with("n", left)
        }
        Frame::Settle { cell, camp, gone, .. } => {
            ask.parts.push(words::cell(cell));
            ask.parts.push(words::camp(game, camp));
            text("ask-settle").with("n", game.camps[camp].settlers as usize - gone.len())
        }
        Frame::Last { .. } => text("ask-last"),
        _ => ask.text,
    };
    ask
}

/// The cell on which a member stands.
fn stands(state: &State, seat: Seat, member: Member) -> Option<Text> {
    match state.player(seat).members[member] {
        Spot::On(cell) => Some(words::cell(cell)),
        Spot::Tent | Spot::Reserve => None,
    }
}

/// What is being paid for.
fn deed_text(game: &Prehistory, state: &State, deed: Deed) -> Text {
    match deed {
        Deed::Catch(slot) => state.fish_slots[slot].map(|f| words::fish(game, f)),
        Deed::Hunt(row) => state.prey_row[row].map(|p| words::prey(game, p)),
        Deed::Migrate(cell, crowd) => {
            Some(Text::new("label-migrate").with("n", crowd.count()).with("cell", words::cell(cell)))
        }
    }
    .unwrap_or_else(|| words::action(deed.action()))
}

/// The price of an action by the rules of the season on the stack.
pub(crate) fn price_now(game: &Prehistory, state: &State, choice: Choice) -> Option<Price> {
    let season = match state.frames.as_slice().get(1) {
        Some(Frame::Spring { .. }) => Season::Spring,
        _ => Season::Summer,
    };
    price(game, state, season, choice)
}
