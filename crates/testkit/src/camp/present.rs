//! How Camp is shown and told.

use kernel::{
    Area, Ask, Fact, Finite, Label, Layout, Line, Piece, Place, Present, Reason, Scene, Seat, Text, Viewer,
};

use super::{Camp, Choice, Event, Frame, Good, Spot, State, View};

impl Present for Camp {
    fn scene(&self, view: &View, viewer: Viewer) -> Scene {
        let mut scene = Scene { mood: "day", ..Scene::default() };
        scene.facts.push(Fact { id: "round", text: Text::new("fact-round").with("round", view.round) });
        scene.places.push(Place::new("camp", Area::Board, Layout::Row, Text::new("camp")));
        for spot in Spot::all() {
            let label = Text::new("spot").with("n", spot.index() + 1);
            scene.places.push(Place::new(spot_id(spot), Area::Board, Layout::Row, label).within("camp"));
            if let Some(seat) = view.spots[spot] {
                let label = Text::new("worker").with("seat", seat);
                scene.pieces.push(
                    Piece::new(format!("worker-{}", spot.index()), spot_id(spot), "worker", label).of(seat),
                );
            }
        }
        for (i, stock) in view.stocks.iter().enumerate() {
            let seat = Seat::nth(i);
            let home = format!("home-{i}");
            let label = Text::new("home").with("seat", seat);
            scene.places.push(Place::new(home.clone(), Area::Seat, Layout::Column, label).of(seat));
            for (good, n) in stock.iter() {
                let piece =
                    Piece::new(format!("stock-{i}-{good}"), home.clone(), good.word(), good_text(good));
                scene.pieces.push(piece.of(seat).count((*n).into()));
            }
            let cards = Piece::new(format!("hand-{i}"), home.clone(), "card", Text::new("hand")).of(seat);
            scene.pieces.push(cards.count(view.hand_sizes[i] as i32).dim(!viewer.is(seat)));
            let planned = Piece::new(format!("plan-{i}"), home.clone(), "mark", Text::new("plan")).of(seat);
            scene.pieces.push(planned.count(view.planned[i] as i32));
            let points = Piece::new(format!("points-{i}"), home, "point", Text::new("points")).of(seat);
            scene.pieces.push(points.count(view.scores[i].into()));
        }
        scene
    }

    fn ask(&self, state: &State, seat: Seat) -> Ask {
        let (key, clause) = match state.frames.top() {
            Frame::Plan { .. } => ("ask-plan", "CA-P01"),
            Frame::Place { .. } => ("ask-place", "CA-W01"),
            Frame::Pay { .. } => ("ask-pay", "CA-W02"),
            Frame::React { .. } => ("ask-react", "CA-R01"),
            _ => ("ask-feed", "CA-F01"),
        };
        Ask::new(clause, Text::new(key).with("seat", seat))
    }

    fn label(&self, _: &State, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Plan(spot) => {
                Label::new(Text::new("do-plan").with("n", spot.index() + 1)).target(spot_id(spot))
            }
            Choice::Place(spot) => {
                let (good, n) = self.cost[spot];
                let cost = Text::new("cost").with("n", n).with("good", good_text(good));
                Label::new(Text::new("do-place").with("n", spot.index() + 1))
                    .target(spot_id(spot))
                    .preview(cost)
            }
            Choice::Pay(good) => Label::new(Text::new("do-pay").with("good", good_text(good))),
            Choice::Deal(card) | Choice::React(card) => {
                Label::new(Text::new("do-react").with("n", card.index() + 1))
            }
            Choice::Starve => Label::new(Text::new("do-starve")),
            Choice::Pass => Label::new(Text::new("do-pass")),
        }
    }

    fn expected(&self, state: &State, _: Seat) -> Vec<Choice> {
        match state.frames.top() {
            Frame::Plan { .. } => Spot::all().map(Choice::Plan).collect(),
            Frame::Place { .. } => Spot::all().map(Choice::Place).chain([Choice::Pass]).collect(),
            _ => Vec::new(),
        }
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Reason {
        match (state.frames.top(), choice) {
            (Frame::Place { .. }, Choice::Place(spot)) => match state.spots[spot] {
                Some(owner) => Reason::new("CA-W01", Text::new("no-taken").with("seat", owner)),
                None => {
                    let (good, n) = self.cost[spot];
                    let has = state.player(seat).stock[good];
                    let text =
                        Text::new("no-goods").with("needs", n).with("has", has).with("good", good_text(good));
                    Reason::new("CA-W02", text)
                }
            },
            (Frame::Plan { .. }, Choice::Plan(_)) => Reason::new("CA-P01", Text::new("no-marked")),
            _ => Reason::new(self.ask(state, seat).clause, Text::new("no-other")),
        }
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        Some(match *event {
            Event::Planned(seat) => Line::new(Text::new("told-planned").with("seat", seat)),
            Event::Placed(seat, spot) => {
                Line::new(Text::new("told-placed").with("seat", seat).with("n", spot.index() + 1))
                    .about(spot_id(spot))
            }
            Event::Paid(seat, good) => {
                Line::new(Text::new("told-paid").with("seat", seat).with("good", good_text(good)))
            }
            Event::Dealt(seat, Some(card)) => {
                Line::new(Text::new("told-dealt").with("seat", seat).with("n", card.index() + 1))
            }
            Event::Dealt(seat, None) => Line::new(Text::new("told-dealt-hidden").with("seat", seat)),
            Event::Gained(seat, good, n) => Line::new(
                Text::new("told-gained").with("seat", seat).with("n", n).with("good", good_text(good)),
            ),
            Event::Scored(seat) => Line::new(Text::new("told-scored").with("seat", seat)),
            Event::Reacted(seat, card) => {
                Line::new(Text::new("told-reacted").with("seat", seat).with("n", card.index() + 1))
            }
            Event::Passed(seat) => Line::new(Text::new("told-passed").with("seat", seat)),
            Event::Starved(seat) => Line::new(Text::new("told-starved").with("seat", seat)).clause("CA-F01"),
            Event::RoundStarted(round) => Line::new(Text::new("told-round").with("round", round)),
        })
    }
}

fn spot_id(spot: Spot) -> String {
    format!("spot-{}", spot.index() + 1)
}

fn good_text(good: Good) -> Text {
    Text::new(format!("good-{good}"))
}
