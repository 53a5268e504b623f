//! How decisions and events are told.

mod ask;
mod label;
mod tell;

use kernel::{Ask, Finite, Label, Line, Note, Present, Reason, Scene, Seat, Viewer};

pub(crate) use self::ask::clause;
use crate::{
    Choice, Event, Prehistory, State, View,
    flow::{Frame, place_cells},
    ids::{Action, Camp, Cell, Color, Crowd, Member, Row, Section, Side, Slot, Way, Wheel},
    reason, scene,
};

impl Present for Prehistory {
    const RESTS: bool = true;

    fn scene(&self, view: &View, viewer: Viewer) -> Scene {
        scene::scene(self, view, viewer)
    }

    fn forecast(&self, view: &View, _viewer: Viewer) -> Option<Vec<Note>> {
        Some(scene::forecast_of(self, view))
    }

    fn ask(&self, state: &State, seat: Seat) -> Ask {
        ask::ask(self, state, seat)
    }

    fn label(&self, state: &State, seat: Seat, choice: Choice) -> Label {
        label::label(self, state, seat, choice)
    }

    fn expected(&self, state: &State, seat: Seat) -> Vec<Choice> {
        expected(self, state, seat)
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Reason {
        reason::why_not(self, state, seat, choice)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        tell::tell(self, event)
    }
}

/// The choices that a player would look for: every action in sight, every power, every cell.
fn expected(game: &Prehistory, state: &State, seat: Seat) -> Vec<Choice> {
    let mut list = Vec::new();
    let cells = || (0..state.land(game).n_cells()).map(Cell::nth);
    match state.frames.top() {
        Frame::Orient { .. } => list.extend(Side::all().map(Choice::Orient)),
        Frame::Income { .. } => {
            list.push(Choice::Harvest);
            powers(&mut list);
        }
        Frame::Spring { .. } | Frame::Last { .. } => {
            Action::all().for_each(|action| actions(state, seat, action, &mut list));
            powers(&mut list);
            list.push(Choice::Pass);
        }
        Frame::Summer { action, .. } => {
            actions(state, seat, Action::nth(action as usize), &mut list);
            powers(&mut list);
            list.push(Choice::Pass);
        }
        Frame::Foot { .. } => {
            list.extend(Color::all().map(Choice::Foot));
            powers(&mut list);
        }
        Frame::Pay { .. } => {
            list.extend(Color::all().map(Choice::Pay));
            powers(&mut list);
        }
        Frame::Dance { start, .. } => {
            for from in start {
                list.extend(Side::all().map(|to| Choice::Dance(from, to)));
            }
            powers(&mut list);
            list.push(Choice::Done);
        }
        Frame::Pillars { .. } => {
            list.extend(Action::all().map(Choice::Pillar));
            powers(&mut list);
        }
        Frame::Autumn { .. } => {
            steps(&mut list);
            list.extend(state.player(seat).member_cells().iter().map(Choice::Walk));
            powers(&mut list);
            list.push(Choice::Pass);
        }
        Frame::Walk { .. } => {
            steps(&mut list);
            list.extend(cells().map(Choice::Stop));
            powers(&mut list);
        }
        Frame::Build { mover, .. } => {
            for cell in crate::flow::sites(game, state, seat, mover) {
                list.extend(Camp::all().map(|camp| Choice::Build(cell, camp)));
            }
            powers(&mut list);
            list.push(Choice::Done);
        }
        Frame::Crew { .. } => {
            list.extend(Member::all().map(Choice::Name));
            powers(&mut list);
        }
        Frame::Settle { .. } => {
            list.extend(Member::all().map(Choice::Settle));
            powers(&mut list);
        }
        _ => {}
    }
    list
}

fn actions(state: &State, seat: Seat, action: Action, list: &mut Vec<Choice>) {
    match action {
        Action::Painting => list.extend(Section::all().map(Choice::Paint)),
        Action::Gathering => list.extend(Slot::all().map(Choice::Gather)),
        Action::Ceremony => {
            list.extend(Row::all().map(Choice::Hold));
            // Without a card only in spring.
            if state.is_spring() {
                list.push(Choice::Celebrate);
            }
        }
        Action::Fishing => list.extend(Slot::all().map(Choice::Catch)),
        Action::Hunting => list.extend(Row::all().map(Choice::Hunt)),
        Action::Migration => {
            for cell in place_cells(state.player(seat)) {
                // In spring no more than three go; in summer as many as there may be.
                let most = if state.is_spring() {
                    3
                } else {
                    Crowd::COUNT.min(state.player(seat).n_home() as usize + 1)
                };
                list.extend(Crowd::all().take(most).map(|crowd| Choice::Migrate(cell, crowd)));
            }
        }
    }
}

fn steps(list: &mut Vec<Choice>) {
    list.extend(Color::all().map(Choice::March));
    list.extend(Color::all().map(Choice::Rush));
    list.push(Choice::Stride);
}

fn powers(list: &mut Vec<Choice>) {
    for wheel in Wheel::all() {
        list.extend(Way::all().map(|way| Choice::Turn(wheel, way)));
    }
    list.push(Choice::TurnWeather);
    for color in Color::all() {
        list.push(Choice::BuyResource(color));
        list.push(Choice::BuyMarker(color));
        list.push(Choice::SellResource(color));
        list.push(Choice::SellMarker(color));
    }
}
