//! Texts as keys and arguments; the words are in the pack's language files.

use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;

/// A text that is not yet in any language: a key of the language files and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Text {
    pub key: Cow<'static, str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, which also chooses the plural form.
    Number(i64),
    /// The one who sits there, by zero-based number; told by name.
    Seat(usize),
    /// Another text.
    Text(Text),
    /// Several texts, joined as the language joins lists.
    List(Vec<Text>),
    /// Words that are the same in every language: an id, a name somebody typed.
    Word(String),
}

impl Text {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(stdx::Finite::index(seat))
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Arg {
        Arg::List(texts)
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}

macro_rules! numbers {
    ($($t:ty)+) => { $( impl From<$t> for Arg { fn from(n: $t) -> Arg { Arg::Number(n as i64) } } )+ };
}
numbers!(u8 u16 u32 usize i8 i16 i32 i64);
