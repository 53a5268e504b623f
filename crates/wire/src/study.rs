//! Looking back, looking ahead: replay, curves, hints, review, plans.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{NewSeat, OutcomeInfo, Prompt, Raw, Scene, TableInfo, Text, Told, Word};

/// `GET /api/tables/{table}/replay?look=LOOK`: a game to be looked at again. `LOOK` is the number of a seat, `none` for
/// those who only watch, or `all`; a game that is not over shows only what the one who asks has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Replay {
    pub table: TableInfo,
    /// The number of decisions that stand.
    pub plies: usize,
    /// What may be given as `look` here.
    pub looks: Vec<String>,
    pub look: String,
    /// Who made each decision: the seat, or -1 for chance.
    pub actors: Vec<i8>,
    /// Where rounds begin.
    pub rounds: Vec<RoundMark>,
    pub story: Vec<Told>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeInfo>,
    /// The decisions after which there are scenes, where the game can no longer be played again but was told when it
    /// ended. Absent where there is one after every decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenes: Option<Vec<usize>>,
}

/// Where a round begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RoundMark {
    /// The number of decisions before it.
    pub ply: usize,
    /// Its name in the words of the game.
    pub text: Text,
}

/// `GET /api/tables/{table}/replay/{ply}?look=LOOK`: the table after so many decisions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReplayScene {
    pub ply: usize,
    pub scene: Scene,
    /// Every seat that is asked something.
    pub asked: Vec<usize>,
}

/// `POST /api/tables/{table}/branch`: a new table that goes on from a position of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// How many decisions shall stand.
    pub ply: usize,
    /// As many seats as the game had.
    pub seats: Vec<NewSeat>,
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BranchInfo {
    /// The id of the table it was branched from.
    pub table: String,
    /// How many of its decisions stand.
    pub ply: usize,
}

/// `GET /api/tables/{table}/check`: what the record of a finished game proves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct RecordCheck {
    pub commitment: String,
    /// The secret from which all draws follow; absent when it was never published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Whether the seed fits the commitment and gives every draw.
    pub seed_checked: bool,
    pub decisions: usize,
    pub draws: usize,
    /// The first draws that were made in the game from which this one goes on.
    pub given: usize,
}

/// `GET /api/tables/{table}/curve`: how a finished game went, round by round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Curve {
    /// The end of each round.
    pub points: Vec<CurvePoint>,
    /// What lay before the seats, kind by kind.
    pub goods: Vec<Good>,
}

/// The end of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CurvePoint {
    pub ply: usize,
    pub text: Text,
    /// The points of each seat, as if the game had ended there.
    pub scores: Vec<i32>,
}

/// One kind of pieces that seats own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Good {
    pub look: Word,
    pub label: Text,
    /// How many each seat had, by point and seat.
    pub counts: Vec<Vec<i32>>,
}

/// `POST /api/tables/{table}/hint`: what would be good for my seat, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    pub seat: usize,
}

/// The answer: options, best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hints {
    /// The number of the prompt they are for.
    pub prompt: u32,
    pub hints: Vec<HintInfo>,
}

/// One option with what it promises.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct HintInfo {
    pub choice: String,
    /// What the seat can hope for, from 0 (lost) to 1 (won).
    pub share: f64,
    /// The points it can expect at the end.
    pub points: f64,
    /// One sentence.
    pub why: Text,
}

/// `GET /api/tables/{table}/review`: a finished game looked at by a strong bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewInfo {
    pub curve: Vec<ReviewMoment>,
    /// The decisions that changed most, in the order of the game.
    pub turnings: Vec<ReviewTurning>,
}

/// How everybody stood after some decisions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewMoment {
    pub ply: usize,
    /// By seat: what it could hope for, from 0 to 1.
    pub shares: Vec<f32>,
    /// By seat: the points it could expect at the end.
    pub points: Vec<f32>,
}

/// A decision that changed much, and what was better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewTurning {
    /// The decision is the one after this many.
    pub ply: usize,
    pub seat: usize,
    /// What was asked.
    pub ask: Text,
    /// What was chosen, and what was better.
    pub choice: Text,
    pub better: Text,
    pub share: f64,
    pub better_share: f64,
    pub points: f64,
    pub better_points: f64,
    pub why: Text,
}

/// `POST /api/tables/{table}/plan`: tries decisions in a world as the seat may imagine it. Nothing is changed, and
/// nobody else is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryPlan {
    pub seat: usize,
    /// After how many decisions the plan begins.
    pub ply: usize,
    pub steps: Vec<PlanStep>,
}

/// One step of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum PlanStep {
    /// My seat decides.
    Choose { choice: String },
    /// If this were drawn.
    Draw { choice: String },
    /// The others go on as they might until my seat is asked or something is drawn.
    Others {},
}

/// The answer to a plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct PlanShown {
    /// How many of the steps could be made; the first that could not is the one after them.
    pub made: usize,
    /// Why that one could not be made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<crate::Fault>,
    pub scene: Scene,
    /// What each step was, and what it brought.
    pub steps: Vec<PlanTold>,
    /// What my seat is asked after them; absent when it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Raw<Prompt>>,
    /// Something is drawn next: what it could be.
    pub draws: Vec<PlanDraw>,
    /// Every seat that is asked something.
    pub asked: Vec<usize>,
    /// Whether the game is over after them.
    pub over: bool,
    /// What has changed for my seat since the plan began.
    pub changes: Vec<PlanChange>,
}

/// A step as it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct PlanTold {
    /// What was chosen; absent for draws and others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    pub lines: Vec<Told>,
}

/// Something that could be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlanDraw {
    pub choice: String,
    /// What the log would say.
    pub lines: Vec<Text>,
    /// How likely it is, in thousandths.
    pub likely: u32,
}

/// A number that is another one after the plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct PlanChange {
    /// The look of the pieces, to be drawn; absent for points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<Word>,
    pub label: Text,
    pub from: i32,
    pub to: i32,
}
