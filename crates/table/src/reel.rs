//! A game as a reel: every position of it, reached fast, for those who look back.

use std::sync::Arc;

use kernel::{Actor, Area, Choices, Finite, Next, Outcome, Present, Scene, Seat, Setup, Text, Viewer};

use crate::{Ruleset, Table, undo};

/// Every so many decisions a position is kept; the others are at most this far away.
const STEP: usize = 16;

/// The decisions that stand at a table, with enough positions kept to be anywhere at once.
pub struct Reel<G: Present> {
    rules: Arc<Ruleset<G>>,
    setup: Setup,
    line: Vec<(Actor, G::Choice)>,
    kept: Vec<G::State>,
}

/// With whose eyes a position is looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Eyes {
    Of(Viewer),
    /// Everything that anybody knows. Only for games that are over.
    All,
}

/// A reel without its type.
pub trait AnyReel: Send + Sync {
    /// How many decisions there are.
    fn plies(&self) -> usize;
    fn n_seats(&self) -> usize;
    /// Who made each decision.
    fn actors(&self) -> Vec<Actor>;
    fn scene(&self, ply: usize, eyes: Eyes) -> Scene;
    fn next(&self, ply: usize) -> Next;
    fn outcome(&self, ply: usize) -> Option<Outcome>;
    /// The points of a seat by source.
    fn score(&self, ply: usize, seat: Seat) -> Vec<i32>;
    /// Where the first fact of the bar (the round, the day, the year) changes: the ply, and what it says from there.
    fn rounds(&self) -> Vec<(usize, Text)>;
}

impl<G: Present> Reel<G> {
    pub fn new(table: &Table<G>) -> Reel<G> {
        let mut reel = Reel {
            rules: table.rules().clone(),
            setup: *table.setup(),
            line: table.line().to_vec(),
            kept: vec![table.game().start(table.setup())],
        };
        for ply in (STEP..=reel.line.len()).step_by(STEP) {
            let state = reel.state(ply);
            reel.kept.push(state);
        }
        reel
    }

    fn state(&self, ply: usize) -> G::State {
        let ply = ply.min(self.line.len());
        let from = (ply / STEP).min(self.kept.len() - 1);
        let mut state = self.kept[from];
        let mut choices = Choices::new();
        for (actor, choice) in &self.line[from * STEP..ply] {
            let legal = undo::legal(&self.rules.game, &state, *actor, *choice, &mut choices);
            self.rules.game.apply(&mut state, legal.expect("what stands was legal"), &mut ());
        }
        state
    }

    fn seen(&self, state: &G::State, viewer: Viewer) -> Scene {
        self.rules.game.scene(&self.rules.game.view(state, viewer), viewer)
    }

    /// A scene in which every place shows what somebody knows of it: the owner of a board what lies on it, and for
    /// everything else whoever sees more there than those who only watch.
    fn all(&self, state: &G::State) -> Scene {
        let mut scene = self.seen(state, Viewer::Spectator);
        for seat in (0..self.n_seats()).map(Seat::nth) {
            let own = self.seen(state, Viewer::Seat(seat));
            let known: Vec<String> = own
                .places
                .iter()
                .filter(|place| place.area != Area::Seat || place.owner == Some(seat))
                .filter(|place| {
                    let lies = |scene: &Scene| {
                        scene.pieces.iter().filter(|p| p.place == place.id).cloned().collect::<Vec<_>>()
                    };
                    lies(&own) != lies(&scene)
                })
                .map(|place| place.id.clone())
                .collect();
            for place in own.places {
                if !scene.places.iter().any(|p| p.id == place.id) {
                    scene.places.push(place);
                }
            }
            scene.pieces.retain(|piece| !known.contains(&piece.place));
            scene.pieces.extend(own.pieces.into_iter().filter(|piece| known.contains(&piece.place)));
        }
        // A piece that two of them know of lies where the last one saw it.
        let mut ids = std::collections::BTreeSet::new();
        scene.pieces.reverse();
        scene.pieces.retain(|piece| ids.insert(piece.id.clone()));
        scene.pieces.reverse();
        scene
    }

    fn round(&self, ply: usize) -> Option<Text> {
        self.seen(&self.state(ply), Viewer::Spectator).facts.into_iter().next().map(|fact| fact.text)
    }

    /// Finds the changes between two plies; rounds only go forward, so two equal ends have none between them.
    fn changes(
        &self,
        from: (usize, &Option<Text>),
        to: (usize, &Option<Text>),
        out: &mut Vec<(usize, Text)>,
    ) {
        if from.1 == to.1 {
            return;
        }
        if from.0 + 1 >= to.0 {
            out.extend(to.1.clone().map(|text| (to.0, text)));
            return;
        }
        let middle = from.0.midpoint(to.0);
        let round = self.round(middle);
        self.changes(from, (middle, &round), out);
        self.changes((middle, &round), to, out);
    }
}

impl<G: Present> AnyReel for Reel<G> {
    fn plies(&self) -> usize {
        self.line.len()
    }

    fn n_seats(&self) -> usize {
        self.setup.n_seats as usize
    }

    fn actors(&self) -> Vec<Actor> {
        self.line.iter().map(|(actor, _)| *actor).collect()
    }

    fn scene(&self, ply: usize, eyes: Eyes) -> Scene {
        let state = self.state(ply);
        match eyes {
            Eyes::Of(viewer) => self.seen(&state, viewer),
            Eyes::All => self.rules.game.reveal(&state).unwrap_or_else(|| self.all(&state)),
        }
    }

    fn next(&self, ply: usize) -> Next {
        self.rules.game.next(&self.state(ply))
    }

    fn outcome(&self, ply: usize) -> Option<Outcome> {
        self.rules.game.outcome(&self.state(ply))
    }

    fn score(&self, ply: usize, seat: Seat) -> Vec<i32> {
        let mut by_source = vec![0; G::SOURCES.len()];
        self.rules.game.score(&self.state(ply), seat, &mut by_source);
        by_source
    }

    fn rounds(&self) -> Vec<(usize, Text)> {
        let (first, last) = (self.round(0), self.round(self.line.len()));
        let mut rounds: Vec<(usize, Text)> = first.clone().map(|text| (0, text)).into_iter().collect();
        self.changes((0, &first), (self.line.len(), &last), &mut rounds);
        rounds
    }
}
