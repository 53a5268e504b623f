//! What a seat is asked, with everything a front end needs to offer it.

use kernel::Text;
use serde::Serialize;

/// What a seat is asked now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    pub seat: usize,
    /// Grows with every prompt of this seat; an answer names the prompt it answers.
    pub number: u32,
    pub text: Text,
    pub clause: &'static str,
    /// The parts of a composite action chosen so far.
    pub parts: Vec<Text>,
    pub options: Vec<Offer>,
    /// What a player would look for here and may not do, with the reason.
    pub refused: Vec<Refused>,
}

/// One option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The name of the choice, to be sent back.
    pub choice: String,
    pub text: Text,
    /// The place or piece of the scene that stands for it.
    pub target: Option<String>,
    pub preview: Vec<Text>,
    /// It lets a window for reactions go by.
    pub pass: bool,
    /// It ends the seat's part of this round.
    pub rest: bool,
}

/// Something that is shown but not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    pub choice: String,
    pub text: Text,
    pub target: Option<String>,
    pub reason: Text,
    pub clause: &'static str,
}
