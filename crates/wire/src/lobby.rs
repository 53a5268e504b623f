//! Bodies of HTTP requests and answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GamesInfo {
    /// The number of the protocol; another one than the client knows means: reload.
    pub version: u32,
    pub games: Vec<GameInfo>,
    /// The bots that can take a seat, weakest first. Words for the client's own texts.
    pub bots: Vec<String>,
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    pub id: String,
    /// The name on the box.
    pub title: String,
    pub seats_min: usize,
    pub seats_max: usize,
    pub options: Vec<OptionInfo>,
    /// Language codes of its texts, English first.
    pub languages: Vec<String>,
    /// Where points come from, as words; their texts are `source-WORD`.
    pub sources: Vec<String>,
    /// The number of the rules.
    pub rules: u16,
    /// The hash of the content pack.
    pub pack: String,
    /// How many minutes its tutorial takes; a game without one has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tutorial_minutes: Option<u32>,
}

/// One option of the lobby. Texts: `option-ID` and `option-ID-VALUE`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    pub id: String,
    pub values: Vec<String>,
    /// The index of the usual value.
    pub usual: usize,
}

/// `GET /api/games/{game}/rules`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rulebook {
    /// The rules in our own words, as Markdown.
    pub markdown: String,
    /// Every clause and ruling by itself, in order.
    pub clauses: Vec<Clause>,
}

/// One clause or ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clause {
    /// `DG-E01`; rulings have a Q: `DG-Q01`.
    pub id: String,
    /// The heading above it.
    pub heading: String,
    pub text: String,
}

/// `GET /api/games/{game}/content`: where everything in the box comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Content {
    pub printed: usize,
    pub deduced: usize,
    pub designed: usize,
    pub items: Vec<ItemInfo>,
}

/// One item of the content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ItemInfo {
    pub kind: String,
    pub id: String,
    /// `printed`, `deduced` or `designed`.
    pub provenance: String,
    /// Where it stands, or the reasoning.
    pub source: String,
}

/// `POST /api/me`: say or change your name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameMe {
    pub name: String,
    /// For programs: the token is given in the answer instead of in a cookie.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub header: bool,
}

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct Person {
    pub id: u32,
    pub name: String,
    /// Once, when the person is new: the code that brings everything back on another device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
    /// Only for programs that asked for it: for `Authorization: Bearer …`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// `POST /api/me/recovery`: a new recovery code; the old one is void.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recovery {
    pub code: String,
}

/// `POST /api/recover`: be the same person on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    pub code: String,
    /// For programs: the token is given in the answer instead of in a cookie.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub header: bool,
}

/// `POST /api/tables`; answered by `TableInfo`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    pub game: String,
    /// Values by option; what is not named has its usual value.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
    /// Seat by seat; their number is the number of players.
    pub seats: Vec<NewSeat>,
    /// Shown in the lobby, so that anybody may take an open seat.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub listed: bool,
    /// Anybody who knows its address may watch; yes unless said otherwise.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub watchable: bool,
    /// A number from which all draws follow, for repeatable games; secret and random without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
}

fn yes() -> bool {
    true
}

/// Who shall sit there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum NewSeat {
    /// The one who creates the table, or somebody else on the same device under another name.
    Me {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Whoever joins.
    Open,
    /// A bot of this kind.
    Bot { bot: String },
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// Seats are open; the game starts when the last one is taken.
    Open,
    Playing,
    /// The game has ended by its rules.
    Over,
    /// All people have left or resigned.
    Closed,
    /// Something went wrong with this table; its log is kept and nothing more is accepted.
    Frozen,
}

/// Who sits there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    Open,
    Person,
    Bot,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Empty for an open seat; for a bot its kind.
    pub name: String,
    /// The kind of bot that plays here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The person, to see which seats belong together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<u32>,
    /// Whether a device of this person is connected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub here: bool,
    /// The person has resigned; a bot plays on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub resigned: bool,
}

/// A table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// The value of every option.
    pub options: BTreeMap<String, String>,
    pub state: TableState,
    pub seats: Vec<SeatInfo>,
    /// The person who created it.
    pub host: u32,
    pub listed: bool,
    pub watchable: bool,
    /// The hash of the secret from which all draws follow: published first, the secret itself with the record.
    pub commitment: String,
    /// Whether the draws were fixed by a number given at creation.
    pub seeded: bool,
    /// The part of the invitation link that opens a seat; only for those who sit here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// A tutorial is played here: the first seat learns, the person also has all others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub lesson: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    pub id: String,
    pub game: String,
    pub state: TableState,
    /// Names seat by seat; empty for an open seat.
    pub names: Vec<String>,
    pub open_seats: usize,
    /// The seats of mine that are asked to decide.
    pub my_turn: Vec<usize>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: u64,
    /// A tutorial is played here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub lesson: bool,
}

/// `GET /api/tables` and `GET /api/me/tables`: latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    pub tables: Vec<TableSummary>,
}

/// `POST /api/tables/{table}/join`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct JoinTable {
    /// From the invitation link; a listed table needs none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The seat that is wished; otherwise the first open one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// The name at this seat, for several on one device; otherwise the person's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// `POST /api/tables/{table}/fill`: the host gives all open seats to bots, so that the game starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FillTable {
    pub bot: String,
}

/// `POST /api/tables/{table}/resign`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    pub seat: usize,
}
