//! The TypeScript file for the browser.

use ts_rs::{Config, TS};

use crate::*;

/// All types of the wire as one TypeScript file.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = String::from(
        "// Made by the test of the crate `wire` from its Rust types. To change it, change them and run\n\
         // `DOLMEN_BLESS=1 cargo test -p wire`.\n\n",
    );
    text += &format!("export const VERSION = {VERSION};\n");
    macro_rules! types {
        ($($t:ty),+ $(,)?) => { $(
            text.push('\n');
            if let Some(docs) = <$t as TS>::docs() {
                text += &docs;
            }
            text += &format!("export {}\n", <$t as TS>::decl(&config));
        )+ };
    }
    types!(
        Text,
        Arg,
        Scene,
        Head,
        Fact,
        Note,
        Area,
        Layout,
        Shape,
        Place,
        Piece,
        Badge,
        Prompt,
        Offer,
        Refused,
        Fault,
        FromClient,
        LastSeen,
        Standing,
        FromServer,
        Refusal,
        Welcome,
        Update,
        Cause,
        SceneChange,
        ListChange<Piece>,
        Put<Piece>,
        Story,
        StoryPart,
        Told,
        OutcomeInfo,
        StandingInfo,
        ChatLine,
        Proposal,
        Undoable,
        Device,
        GamesInfo,
        GameInfo,
        OptionInfo,
        OptionFit,
        Consent,
        Rulebook,
        Clause,
        Content,
        ItemInfo,
        Progress,
        NameMe,
        Person,
        Recovery,
        Recover,
        Webhook,
        NewTable,
        NewSeat,
        Clock,
        TableState,
        SeatKind,
        SeatInfo,
        TableInfo,
        Differs,
        TableSummary,
        Lobby,
        JoinTable,
        FillTable,
        Resign,
        Replay,
        RoundMark,
        ReplayScene,
        NewBranch,
        BranchInfo,
        RecordCheck,
        Curve,
        CurvePoint,
        Good,
        AskHint,
        Hints,
        HintInfo,
        ReviewInfo,
        ReviewMoment,
        ReviewTurning,
        TryPlan,
        PlanStep,
        PlanShown,
        PlanTold,
        PlanDraw,
        PlanChange,
        TutorialInfo,
        TutorialStep,
    );
    text
}
