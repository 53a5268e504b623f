//! What a seat is asked.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Text, Word, text::texts};

/// What a seat is asked now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Prompt {
    pub seat: usize,
    /// An answer names the prompt it answers. It grows with every prompt of this seat.
    pub number: u32,
    pub text: Text,
    /// The clause that says so.
    pub clause: Word,
    /// The parts of a composite action chosen so far, as chips.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Text>>", optional)]
    pub parts: Vec<Text>,
    pub options: Vec<Offer>,
    /// What a player would look for here and may not do, with the reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Refused>>", optional)]
    pub refused: Vec<Refused>,
}

/// One option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Offer {
    /// The name of the choice, to be sent back in `act`.
    pub choice: String,
    pub text: Text,
    /// The id of the place or piece of the scene that stands for it; absent for a button.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// What it would cost, bring or reveal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Text>>", optional)]
    pub preview: Vec<Text>,
    /// It lets a window for reactions go by; a client may offer to do so always.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub pass: bool,
    /// It ends the seat's part of this round; a seat may have it answered beforehand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rest: bool,
}

/// Something that is shown but not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Refused {
    pub choice: String,
    pub text: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    pub reason: Text,
    pub clause: Word,
}

impl From<table::Prompt> for Prompt {
    fn from(prompt: table::Prompt) -> Prompt {
        let table::Prompt { seat, number, text, clause, parts, options, refused } = prompt;
        Prompt {
            seat,
            number,
            text: text.into(),
            clause: clause.into(),
            parts: texts(parts),
            options: options.into_iter().map(Into::into).collect(),
            refused: refused.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<table::Offer> for Offer {
    fn from(offer: table::Offer) -> Offer {
        let table::Offer { choice, text, target, preview, pass, rest } = offer;
        Offer { choice, text: text.into(), target, preview: texts(preview), pass, rest }
    }
}

impl From<table::Refused> for Refused {
    fn from(refused: table::Refused) -> Refused {
        let table::Refused { choice, text, target, reason, clause } = refused;
        Refused { choice, text: text.into(), target, reason: reason.into(), clause: clause.into() }
    }
}
