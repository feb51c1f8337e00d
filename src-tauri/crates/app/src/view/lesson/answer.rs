//! What came of something that was done in a lesson, and the help that was given.

use crate::view::game::GameView;
use crate::view::lesson::StepType;
use crate::view::lesson::desk::{self, DeskView};
use crate::view::lesson::given::{Aim, GivenAnswer};
use crate::view::lesson::mark::MarkView;
use crate::view::practice::DecidedView;
use rules::action::Action;
use rules::event::ScoreEntry;
use rules::reason::{Reason, ReasonOut};
use serde::Serialize;
use specta::Type;
use workshop::op::OpRefusal;

/// How something was judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename = "Judged", rename_all = "kebab-case")]
pub enum Judgement {
    /// It is what was wanted: the next step has begun.
    Right,
    /// It is a mistake, which was answered; the board is as it was before it.
    Wrong,
    /// More is needed.
    Undecided,
    /// The rules do not allow it. That is no mistake.
    Refused,
    /// It was done for whoever learns.
    Done,
    /// It was told or shown.
    Passed,
}

/// What came of the last thing done.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ToldView {
    pub judged: Judgement,
    /// What the step was that this answers, and which.
    pub task: String,
    pub kind: StepType,
    pub at: u16,
    /// What the learner had answered.
    pub given: Option<GivenAnswer>,
    /// The class of the mistake; `other` where nobody thought of it.
    pub class: Option<String>,
    pub say: Option<String>,
    pub rules: Vec<String>,
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
    /// Why the workshop does not do it.
    pub undone: Option<OpRefusal>,
    /// What lay on the desk when it was judged.
    pub desk: Option<DeskView>,
    /// The right answer, once it was found.
    pub value: Option<GivenAnswer>,
    /// The author's answer to "why?".
    pub why: Option<String>,
    /// What the answer points at, on the last of the moves.
    pub marks: Vec<MarkView>,
    /// What was done before the eyes of the learner, move by move: their own, what others did, what plays a mistake
    /// out, or what a question imagined.
    pub frames: Vec<FrameView>,
    /// True when the moves are only imagined.
    pub imagined: bool,
    /// Of a decision: what each move gives up, and which was made.
    pub decided: Option<DecidedView>,
}

/// One move, and the board after it.
#[derive(Debug, Clone, Serialize, Type)]
pub struct FrameView {
    pub view: GameView,
    /// What was said with it by whoever moved.
    pub say: Option<String>,
}

/// Help.
#[derive(Debug, Clone, Serialize, Type)]
pub struct HelpView {
    /// 1 a nudge, 2 the area, 3 everything that is right.
    pub rung: u8,
    pub say: Option<String>,
    /// Where to look.
    pub area: Vec<MarkView>,
    /// Everything that is right.
    pub places: Vec<MarkView>,
    /// The same as answers have it.
    pub aims: Vec<Aim>,
    /// What can be done next that is right, as it would be played: one for each place.
    pub acts: Vec<Action>,
    /// How the value comes about.
    pub lines: Vec<ScoreEntry>,
    /// The answers that are left to choose from.
    pub left: Vec<GivenAnswer>,
    /// At a desk: what is to be done next, or all of it; null where the lab is to play.
    pub make: Vec<desk::DirectedOp>,
}
