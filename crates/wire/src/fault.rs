//! What every error looks like.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Text, Word};

/// An error: of an HTTP request as the whole body, of a socket message inside `refused` or `failed`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct Fault {
    /// A word for programs; all are listed in PROTOCOL.md.
    #[schema(value_type = String)]
    pub code: Word,
    /// An English sentence for people who read logs; clients have their own words for each code.
    pub message: String,
    /// The reason in the words of the game, where a rule forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub text: Option<Box<Text>>,
    /// The clause of the rules, where one applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub clause: Option<Word>,
    /// Of a batch the index of the first decision that is refused, of a record the number of the line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

impl Fault {
    pub fn new(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { code: code.into(), message: message.into(), text: None, clause: None, at: None }
    }
}

impl From<kernel::SetupFault> for Fault {
    fn from(fault: kernel::SetupFault) -> Fault {
        let text = fault.text().map(|text| Box::new(text.clone().into()));
        Fault { text, ..Fault::new("bad-setup", fault.to_string()) }
    }
}

impl From<table::Refusal> for Fault {
    fn from(refusal: table::Refusal) -> Fault {
        let (code, clause, message) = (refusal.code(), refusal.clause(), refusal.to_string());
        let at = match refusal {
            table::Refusal::Batch { at, .. } | table::Refusal::Interrupted { at } => Some(at),
            _ => None,
        };
        let because = match refusal {
            table::Refusal::Batch { because, .. } => *because,
            other => other,
        };
        let text = match because {
            table::Refusal::NotLegal { reason, .. } => Some(Box::new(reason.text.into())),
            _ => None,
        };
        Fault { code: code.into(), message, text, clause: clause.map(Into::into), at }
    }
}
