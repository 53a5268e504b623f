//! Messages of the socket of one table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Fault, Head, Piece, Place, Prompt, Raw, Scene, TableInfo, Text, Word};

/// What a client sends. `id` is any string the client makes up (at most 64 characters), new for every request; a
/// request that is repeated with the same `id` is answered again, not carried out again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase", tag = "type", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum FromClient {
    /// The first message. Answered by `welcome`, or by `update` when what was last seen still fits.
    Hello {
        /// For programs; browsers have the cookie.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// Whose eyes: one of my seats. Without: my first seat, or a spectator's if I have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        look: Option<usize>,
        /// What I still show from before a lost connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<LastSeen>,
    },
    /// Answers a prompt.
    Act { id: String, seat: usize, prompt: u32, choice: String },
    /// Answers a prompt and those that follow it, at most 64 in all: all of them or, if one is refused, none.
    Batch {
        id: String,
        seat: usize,
        /// The number of the first prompt.
        prompt: u32,
        choices: Vec<String>,
    },
    /// Takes back the last decision of my seat.
    Undo { id: String, seat: usize },
    /// Makes the decision that was taken back again.
    Redo { id: String, seat: usize },
    /// Asks the other people to go back to the position after `ply` decisions.
    Ask { id: String, seat: usize, ply: usize },
    /// Asks the other people to let a bot play for an absent person.
    HandOver { id: String, seat: usize },
    /// Takes my seat back from the bot that played for me.
    TakeBack { id: String, seat: usize },
    /// What shall be answered for my seat by itself from now on.
    Standing { id: String, seat: usize, answers: Standing },
    /// Answers such a question; `number` is that of the proposal.
    Vote { id: String, number: u32, agree: bool },
    /// Asks why a choice is not allowed. Answered by `reason`.
    Why { id: String, seat: usize, choice: String },
    /// Says something to everybody at the table.
    Say { id: String, text: String },
    /// Looks with the eyes of another seat of mine (several players on one device). Answered by `welcome`.
    Look { seat: usize },
    /// Asks for everything anew, because hashes differ. Answered by `welcome`.
    Resync {},
}

/// What is answered for a seat by itself, after a wait as people need it. Only its person knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Prompts with only one option, but for windows for reactions, where the time would tell that nothing could be
    /// played, and for an open floor, where nobody must act.
    pub forced: bool,
    /// Windows for reactions go by.
    pub pass: bool,
    /// The next chance to end this round for the seat is taken, once.
    pub rest: bool,
}

/// What a client still shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LastSeen {
    pub seq: u32,
    pub hash: u32,
}

/// What the server sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase", tag = "type")]
pub enum FromServer {
    /// Everything.
    Welcome(Box<Welcome>),
    /// What has changed.
    Update(Box<Update>),
    /// The request is carried out, and it is on disk.
    Done {
        id: String,
        /// The number of the table's log after it.
        seq: u32,
    },
    /// The request is not carried out and has changed nothing.
    Refused(Refusal),
    /// Why a choice is not allowed; no `text` when it is.
    Reason {
        id: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<Text>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clause: Option<Word>,
    },
    /// Somebody has said something.
    Chat(ChatLine),
    /// Who sits, is here, has resigned, and how far the table is.
    Table { table: Box<TableInfo> },
    /// What is answered for a seat of mine by itself.
    Standing { seat: usize, answers: Standing },
    /// A question to everybody, or none any more.
    Proposal {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        proposal: Option<Proposal>,
    },
    /// What the seats of this client could take back now; comes a moment after the table has become quiet.
    Undoable { ply: usize, seats: Vec<Undoable> },
    /// The socket will be closed.
    Failed { fault: Fault },
}

/// A request that was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Refusal {
    /// The id of the request; absent when it had none that could be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub fault: Fault,
}

/// Everything a client needs to draw the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Welcome {
    /// The number of the protocol.
    pub version: u32,
    pub table: TableInfo,
    /// The seats of this client.
    pub mine: Vec<usize>,
    /// With whose eyes `scene` is seen; absent for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<usize>,
    /// The number of entries in the table's log; every update raises it.
    pub seq: u32,
    /// The number of decisions that stand.
    pub ply: usize,
    /// Absent until the game has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// The hash of the scene.
    pub hash: u32,
    /// How many lines of the log come before `story`; `GET /api/tables/{table}/story` has them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<usize>", optional)]
    pub earlier: usize,
    /// The latest lines of the log.
    pub story: Vec<Told>,
    /// What the seats of this client are asked.
    pub prompts: Vec<Raw<Prompt>>,
    /// Every seat that is asked something now.
    pub asked: Vec<usize>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeInfo>,
    /// The latest chat lines, oldest first.
    pub chat: Vec<ChatLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// What is answered for the seats of this client by itself, in the order of `mine`.
    pub standing: Vec<Standing>,
    /// There for a client with several seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<Device>,
}

/// What a client needs to know that has several seats, because several people may play at it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Device {
    /// One of its seats knows something that not everybody sees: each person sees the table with their own eyes only
    /// (TB-H02).
    pub hides: bool,
    /// Which of its seats has decided last: Back acts for that one (TB-H04).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<usize>,
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// `GET /api/tables/{table}/story`: lines of the log as one of my seats, or a spectator, may read them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, utoipa::ToSchema)]
pub struct StoryPart {
    /// The number of lines before these.
    pub from: usize,
    #[schema(value_type = Vec<Object>)]
    pub lines: Vec<Told>,
}

/// What has changed since the message before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Update {
    pub seq: u32,
    pub ply: usize,
    pub cause: Cause,
    /// Absent when nothing on the table has changed for this viewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<SceneChange>,
    /// The hash of the scene after the change.
    pub hash: u32,
    pub story: Raw<Story>,
    /// What the seats of this client are asked, whole; absent when it is what it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompts: Option<Vec<Raw<Prompt>>>,
    /// Every seat that is asked something now.
    pub asked: Vec<usize>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeInfo>,
    /// There for a client with several seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<Device>,
}

/// Why there is an update.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Cause {
    /// A seat has decided.
    Act { seat: usize },
    /// A seat has taken back its last decision.
    Undo { seat: usize },
    /// A seat has made its last taken-back decision again.
    Redo { seat: usize },
    /// All have agreed to go back.
    Back {},
    /// The connection is back: all that was missed, in one.
    Resumed {},
}

/// What has changed in a scene.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct SceneChange {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Raw<Head>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Raw<ListChange<Place>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Raw<ListChange<Piece>>>,
}

/// What has changed in a list whose entries have ids: first `gone`, then `put` in order, then `order`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(bound = "")]
#[ts(optional_fields, bound = "T: TS")]
pub struct ListChange<T> {
    /// These ids are no longer there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub gone: Vec<String>,
    /// New entries, and changed ones with all their fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Put<T>>>", optional)]
    pub put: Vec<Put<T>>,
    /// All ids in their new order; only when entries that stay have changed their order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<String>>,
}

/// One entry that is new or changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(bound = "")]
#[ts(optional_fields, bound = "T: TS")]
pub struct Put<T> {
    /// An entry of the same id is replaced where it is.
    pub item: Raw<T>,
    /// A new entry comes before the one with this id, which is there already; without, at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// What has changed in the log: lines with a ply above `keep` are dropped, then `lines` are appended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Story {
    pub keep: usize,
    pub lines: Vec<Told>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Told {
    /// The number of decisions after it happened.
    pub ply: usize,
    pub text: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<Word>,
    /// The places and pieces that it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub about: Vec<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OutcomeInfo {
    /// Why, as a word; its text is `reason-WORD`.
    pub reason: Word,
    pub standings: Vec<StandingInfo>,
}

/// How one seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StandingInfo {
    pub score: i32,
    /// One for the best; tied seats share a rank.
    pub rank: u8,
    pub won: bool,
    /// The points by source, in the order of `GameInfo.sources`.
    pub by_source: Vec<i32>,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The number of the table's log entry.
    pub seq: u32,
    pub person: u32,
    pub name: String,
    /// Plain text; at most 500 characters.
    pub text: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub time: u64,
}

/// A question to go back, or to let a bot play for somebody. It ends with the next decision of anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Proposal {
    pub number: u32,
    /// The seat that asks; with `bot`, the seat that shall be given to it.
    pub seat: usize,
    /// The number of decisions that shall stand.
    pub ply: usize,
    /// The kind of bot that shall play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The people who must still agree.
    pub waiting: Vec<u32>,
}

/// Whether a seat could take back its last decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Undoable {
    pub seat: usize,
    /// The number of decisions that would stand; absent when it cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// Why it cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// Whether there is something to make again.
    pub redo: bool,
}

impl From<table::Told> for Told {
    fn from(told: table::Told) -> Told {
        let table::Told { ply, text, clause, about } = told;
        Told { ply, text: text.into(), clause: clause.map(Into::into), about }
    }
}

impl OutcomeInfo {
    /// A result with the points of each seat by source.
    pub fn new(outcome: &kernel::Outcome, by_source: impl Fn(kernel::Seat) -> Vec<i32>) -> OutcomeInfo {
        let seats = <kernel::Seat as kernel::Finite>::all();
        let standing = |(seat, s): (kernel::Seat, &kernel::Standing)| StandingInfo {
            score: s.score,
            rank: s.rank,
            won: s.won,
            by_source: by_source(seat),
        };
        OutcomeInfo {
            reason: outcome.reason.into(),
            standings: seats.zip(outcome.standings()).map(standing).collect(),
        }
    }
}
