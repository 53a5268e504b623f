//! How a game is shown and told.

use crate::{Notation, Note, Scene, Seat, Text, Viewer};

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The question: "Red: send an expedition, choose the tile".
    pub text: Text,
    /// The clause that says so.
    pub clause: &'static str,
    /// The parts of a composite action chosen so far, as chips: mastery, load, cost and yield as it grows.
    pub parts: Vec<Text>,
}

/// How an option is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub text: Text,
    /// The place or piece of the scene that stands for it; none for a button.
    pub target: Option<String>,
    /// What it would cost, bring or reveal.
    pub preview: Vec<Text>,
    /// Whether it lets others go on in a window that was opened for a reaction: a seat may have it answered for good.
    pub pass: bool,
    /// Whether it ends the seat's part of this round, so that it may be asked for beforehand.
    pub rest: bool,
}

/// Why a choice is not allowed here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    pub text: Text,
    /// The clause that forbids it, such as `DG-E01`.
    pub clause: &'static str,
}

/// A line of the log: who, what, where, and what it brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub text: Text,
    pub clause: Option<&'static str>,
    /// The places and pieces of the scene that it is about.
    pub about: Vec<String>,
}

/// How a game is shown and told. May allocate; is never called by rules or searches.
///
/// `ask`, `label`, `expected` and `why_not` read the state, but may only use what `seat` knows: the conformance
/// suite compares them between the true state and resampled ones.
pub trait Present: Notation {
    /// Whether there are choices that end a seat's part of a round, see [`Label::rest`].
    const RESTS: bool = false;

    /// What lies on the table for the viewer to whom the view belongs.
    fn scene(&self, view: &Self::View, viewer: Viewer) -> Scene;

    /// The forecast of `viewer`, for games whose scenes differ in nothing else between those who know the same.
    ///
    /// A server then draws one scene for all viewers with equal views. Nothing where more depends on who looks.
    fn forecast(&self, view: &Self::View, viewer: Viewer) -> Option<Vec<Note>> {
        let _ = (view, viewer);
        None
    }

    /// The table with everything revealed, for games that are over; nothing where it is enough to put together what each
    /// of those who sit there sees. A game whose glimpses fade says here what was there to be seen.
    fn reveal(&self, state: &Self::State) -> Option<Scene> {
        let _ = state;
        None
    }

    /// What `seat` is asked; `seat` is one of the deciders.
    fn ask(&self, state: &Self::State, seat: Seat) -> Ask;

    /// How one choice, legal or expected, is offered to `seat`.
    fn label(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Label;

    /// The choices that a player would look for here, legal or not: every action on the board, every target in sight.
    fn expected(&self, state: &Self::State, seat: Seat) -> Vec<Self::Choice>;

    /// Why `seat` may not choose this now. Total: there is a reason for every choice that is not legal.
    fn why_not(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Reason;

    /// The log line of an event as its viewer sees it; nothing for events that only move pieces.
    fn tell(&self, event: &Self::Event) -> Option<Line>;
}

impl Reason {
    pub fn new(clause: &'static str, text: Text) -> Reason {
        Reason { text, clause }
    }
}

impl Ask {
    pub fn new(clause: &'static str, text: Text) -> Ask {
        Ask { text, clause, parts: Vec::new() }
    }
}

impl Label {
    pub fn new(text: Text) -> Label {
        Label { text, target: None, preview: Vec::new(), pass: false, rest: false }
    }

    pub fn target(mut self, id: impl Into<String>) -> Label {
        self.target = Some(id.into());
        self
    }

    /// Marks the choice that lets a window for reactions go by.
    pub fn pass(mut self) -> Label {
        self.pass = true;
        self
    }

    /// Marks the choice that ends one's part of this round.
    pub fn rest(mut self) -> Label {
        self.rest = true;
        self
    }

    pub fn preview(mut self, text: Text) -> Label {
        self.preview.push(text);
        self
    }
}

impl Line {
    pub fn new(text: Text) -> Line {
        Line { text, clause: None, about: Vec::new() }
    }

    pub fn clause(mut self, clause: &'static str) -> Line {
        self.clause = Some(clause);
        self
    }

    pub fn about(mut self, id: impl Into<String>) -> Line {
        self.about.push(id.into());
        self
    }
}
