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
    /// Bots that are programs of this server; they are shown by these names.
    pub programs: Vec<String>,
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
    /// The option whose values are the levels of a campaign; absent where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<String>,
    /// Whether one can ask beforehand to pass for a round.
    pub rests: bool,
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
    /// The index of the value that is usual for most numbers of players.
    pub usual: usize,
    /// Whether it takes a short text of one's own besides: its text is `option-ID-own`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub own: bool,
    /// The same for each number of players, from `GameInfo.seats_min` on.
    pub by_players: Vec<OptionFit>,
}

/// What an option can be for one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionFit {
    pub players: usize,
    /// The index of the usual value.
    pub usual: usize,
    /// The indexes of the values that can be played, at least after another option was changed.
    pub fits: Vec<usize>,
}

/// `GET /api/games/{game}/rules/{language}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rulebook {
    /// The rules in our own words, as Markdown.
    pub markdown: String,
    /// Every clause and ruling by itself, in order; those of the table (`TB-U01`), which hold in every game, come last.
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
    /// Hidden from people who have met none of these parts of the box; see `Progress`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub spoils: Vec<String>,
}

/// `GET /api/games/{game}/content/{language}`: where everything in the box comes from.
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
    /// The word for the kind in the reader's language.
    pub word: String,
    pub id: String,
    /// `printed`, `deduced` or `designed`.
    pub provenance: String,
    /// Where it stands, or the reasoning, in the reader's language.
    pub source: String,
    /// Hidden from people who have met none of these parts of the box; see `Progress`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub spoils: Vec<String>,
}

/// `GET /api/me/progress/{game}`: what I have met and won of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Progress {
    /// Parts of the box that were in play where I sat.
    pub met: Vec<String>,
    /// Values of the campaign's option that I have played to the end.
    pub played: Vec<String>,
    /// Values of the campaign's option that I have won.
    pub won: Vec<String>,
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

/// `GET` and `PUT /api/me/webhook`: the address that is called when I am asked and not there; none to be left alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Webhook {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Only from the server: for how many seconds more it is left out, because it has hung.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_out: Option<u32>,
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
    /// How long one may take; no limit unless said otherwise.
    #[serde(default)]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
    /// Seats may ask for hints; yes unless said otherwise.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
}

/// How long whoever is asked may take. Time passes while nothing happens at the table; being late loses nothing, but
/// the others may then agree to give the seat to a bot until the person is back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Clock {
    /// As long as it takes.
    #[default]
    None,
    /// So many seconds for each decision, from one minute to thirty days.
    Move { seconds: u32 },
    /// Until the end (UTC) of so many days after the day of the last decision, one to thirty.
    Day { days: u32 },
}

impl Clock {
    /// When a decision is late that has been waited for since then; both in milliseconds since 1970.
    pub fn due(self, since: u64) -> Option<u64> {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        match self {
            Clock::None => None,
            Clock::Move { seconds } => Some(since + u64::from(seconds) * 1000),
            Clock::Day { days } => Some((since / DAY + 1 + u64::from(days)) * DAY),
        }
    }

    /// Why it cannot be.
    pub fn check(self) -> Result<(), &'static str> {
        match self {
            Clock::Move { seconds } if !(60..=30 * 24 * 60 * 60).contains(&seconds) => {
                Err("a decision may take one minute to thirty days")
            }
            Clock::Day { days } if !(1..=30).contains(&days) => Err("a decision may take one to thirty days"),
            Clock::None | Clock::Move { .. } | Clock::Day { .. } => Ok(()),
        }
    }
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
    /// The kind of bot that plays for the person until they take the seat back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// The others may agree to let a bot play here: the seat is asked, and late or away too long.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub absent: bool,
    /// The program that sits here has failed too often, or this server does not have it; a bot of ours plays.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub replaced: bool,
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
    pub clock: Clock,
    /// When whoever is asked will be late, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number")]
    pub due: Option<u64>,
    /// The people who agree that the finished game becomes part of the open data; it does when all do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub agreed: Vec<u32>,
    /// Whether seats may ask for hints.
    pub hints: bool,
    /// Made from a record that somebody has brought: it can be looked at and branched from.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub archive: bool,
    /// The game it goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<crate::BranchInfo>,
    /// The table of the rematch, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// A tutorial is played here: the first seat learns, the person also has all others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub lesson: bool,
    /// Why it does not go on here; its state is `frozen` then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<Box<Differs>>,
}

/// Why a game does not go on here: it was played with other rules or other content, by which it would have gone differently.
/// The program that it was played with can go on with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct Differs {
    /// The number of the rules it was played with.
    pub rules: u16,
    /// The number of the rules of this server.
    pub rules_here: u16,
    /// It was played with other content than this server has.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub other_pack: bool,
    /// The first entry of the game's log that would be another one, from one; zero where no single one is.
    pub entry: usize,
    /// What the entry says. Only of a finished game: before that it may be a secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    /// What it would say by the rules of this server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub would_be: Option<String>,
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

/// `POST /api/tables/{table}/consent`: whether I agree that the finished game becomes part of the open data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    pub agree: bool,
}
