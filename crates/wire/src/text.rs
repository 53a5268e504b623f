//! Texts that are not yet in any language.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A word that the program knows, or one that was read.
pub type Word = Cow<'static, str>;

/// A text that is not yet in any language: a key of the game's Fluent files and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Text {
    pub key: Word,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(Word, Arg)>>", optional)]
    pub args: Vec<(Word, Arg)>,
}

/// An argument of a text: an object with exactly one of these keys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, which also chooses the plural form.
    Number(#[ts(type = "number")] i64),
    /// The one who sits there, by zero-based number; told by name.
    Seat(usize),
    /// Another text.
    Text(Text),
    /// Several texts, joined as the language joins lists.
    List(Vec<Text>),
    /// Words that are the same in every language: an id, a name somebody typed.
    Word(String),
}

impl From<kernel::Text> for Text {
    fn from(text: kernel::Text) -> Text {
        Text { key: text.key, args: text.args.into_iter().map(|(name, arg)| (name, arg.into())).collect() }
    }
}

impl From<kernel::Arg> for Arg {
    fn from(arg: kernel::Arg) -> Arg {
        match arg {
            kernel::Arg::Number(n) => Arg::Number(n),
            kernel::Arg::Seat(seat) => Arg::Seat(seat),
            kernel::Arg::Text(text) => Arg::Text(text.into()),
            kernel::Arg::List(texts) => Arg::List(texts.into_iter().map(Into::into).collect()),
            kernel::Arg::Word(word) => Arg::Word(word),
        }
    }
}

/// Converts a list.
pub(crate) fn texts(texts: Vec<kernel::Text>) -> Vec<Text> {
    texts.into_iter().map(Into::into).collect()
}
