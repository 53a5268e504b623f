//! The lines that a host and an external bot exchange: one JSON object a line (docs/ENGINE.md).

use kernel::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The number of the protocol; it rises when a bot that follows the documentation would no longer work.
pub const PROTOCOL: u32 = 1;

/// What the host says.
#[allow(clippy::large_enum_variant)] // there is one at a time, and it is written at once
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Request {
    /// The first line. Answered by [`Reply::Hello`].
    Hello { protocol: u32 },
    /// A new game. Answered by [`Reply::Ready`].
    Setup {
        game: String,
        rules: u16,
        pack: String,
        /// `players=2 mode=full …`
        setup: String,
        /// The bot's seat, from 1.
        seat: usize,
        seats: usize,
        /// A number for the bot's own generator, so that games can be repeated.
        seed: u64,
    },
    /// The bot must decide. Answered by [`Reply::Decision`] with the same id.
    Think {
        id: u64,
        seat: usize,
        /// The question, as a text key with arguments.
        ask: Value,
        clause: String,
        options: Vec<Offered>,
        /// What the seat may know.
        view: Value,
        /// A whole position that fits what the seat has seen; what it cannot know is made up.
        world: Value,
        /// The points of each seat so far, by source.
        scores: Vec<Vec<i32>>,
        /// How long the host waits.
        budget_ms: u64,
    },
    /// The game is over. Not answered.
    End { results: Vec<Result> },
    /// The bot is no longer needed. Not answered; the program ends.
    Quit,
}

/// One legal option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offered {
    /// The name to answer with.
    pub choice: String,
    /// How it would be offered to a person, as a text key with arguments.
    pub text: Value,
}

impl Offered {
    pub fn new(choice: &str, text: &Text) -> Offered {
        Offered { choice: choice.to_owned(), text: serde_json::to_value(text).expect("a text is plain data") }
    }
}

/// How one seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Result {
    pub score: i32,
    pub rank: u8,
    pub won: bool,
}

/// What a bot says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Reply {
    Hello(Hello),
    Ready,
    Decision {
        id: u64,
        choice: String,
    },
    /// Anything a person may want to read; never needed.
    Info {
        text: String,
    },
}

/// Who the bot is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    pub name: String,
    #[serde(default)]
    pub author: String,
    pub protocol: u32,
}
