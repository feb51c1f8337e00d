//! What a learner is told: how the lesson stands, and what came of what was done. Plain data.

use crate::facts::AnswerFacts;
use crate::learner_editor::EditorAction;
use crate::turn_costs::DecidedTurn;
use content::problem::What;
use content::scenario::{AskKind, ExpectedAnswer, Mark, PlaceOrCell, StepKind};
use content::terminal::spoken;
use rules::action::Action;
use rules::event::ScoreEntry;
use rules::ground::PlayerId;
use rules::reason::Reason;
use serde::Serialize;
use workshop::op::OpRefusal;

/// How something was judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is what was wanted: the next step has begun.
    Right,
    /// It is a mistake, which was answered.
    Wrong,
    /// More is needed.
    Undecided,
    /// The rules do not allow it. That is no mistake.
    Refused,
}

/// What is asked of whoever answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StepQuestion {
    /// What an answer is.
    pub kind: &'static str,
    /// The answers to choose from; any when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ExpectedAnswer>,
}

/// How the lesson stands. Texts are keys of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The name of the step.
    pub step: String,
    /// What it wants.
    #[serde(rename = "type")]
    pub kind: StepKind,
    /// The text of it.
    pub say: String,
    /// The board that it is on; the first one has no name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// What is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<StepQuestion>,
    /// For `spot`: what somebody wants to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<(PlayerId, Action)>,
    /// What is pointed at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mark: Vec<Mark>,
    /// The rules that it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// How many steps are behind, and how many there are.
    pub progress: (usize, usize),
    /// What may be asked for now.
    pub may: Vec<&'static str>,
    /// How much help was given in this step, from 0 to 4.
    pub hint: u8,
    /// Mistakes so far.
    pub mistakes: u32,
    /// Wrong answers to questions so far.
    pub guesses: u32,
    /// Hints asked for so far.
    pub hints: u32,
    /// The stars that are still to be had, or were won.
    pub stars: u8,
    /// Goals that are reached.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<(String, bool)>,
    /// True when there is nothing more to do.
    pub done: bool,
}

/// Help.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Help {
    /// Which rung: 1 a nudge, 2 the area, 3 everything that is right, 4 it was done.
    pub rung: u8,
    /// The key of the nudge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// Where to look.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub area: Vec<Mark>,
    /// Every place that is right.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<PlaceOrCell>,
    /// What can be done next that is right, as it would be played: one for each place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<Action>,
    /// How the value comes about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<ScoreEntry>,
    /// The answers that are left to choose from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<ExpectedAnswer>,
    /// At a desk: the operations that lead on; on the second rung only the next one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub make: Vec<EditorAction>,
}

/// Something that somebody else did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherMove {
    /// Who.
    pub player: PlayerId,
    /// What.
    pub action: Action,
    /// The key of what was said with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
}

/// What came of something. Texts are keys of the scenario.
#[derive(Clone, Debug, Default, Serialize)]
pub struct StepOutcome {
    /// How it was judged; nothing where nothing was to be judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The class of the mistake.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// The answer to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// What the answer may name, from what was done.
    #[serde(skip)]
    pub facts: AnswerFacts,
    /// The turn that was judged, where the step says what each way through it gives up.
    #[serde(skip)]
    pub decided: Option<DecidedTurn>,
    /// What the answer points at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mark: Vec<Mark>,
    /// The rules that it rests on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// Why the rules do not allow it.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "spoken")]
    pub reasons: Vec<Reason>,
    /// The value that was asked for, once it was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<ExpectedAnswer>,
    /// Help that was asked for, or that came by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Help>,
    /// Why the workshop does not do it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone: Option<OpRefusal>,
    /// What others did meanwhile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherMove>,
}

/// Why something is so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// The key of what the author says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The rules.
    pub rules: Vec<String>,
    /// The points that were given, with everything that was counted.
    pub scores: Vec<ScoreEntry>,
    /// Why it was refused.
    #[serde(serialize_with = "spoken")]
    pub reasons: Vec<Reason>,
    /// What the author may name, from what was done.
    #[serde(skip)]
    pub facts: AnswerFacts,
}

/// Something was asked for that has no place here; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MisplacedRequest {
    /// What the step wants: `next`, `act`, `answer` or `nothing`.
    pub wants: &'static str,
}

impl From<MisplacedRequest> for What {
    fn from(MisplacedRequest { wants }: MisplacedRequest) -> Self {
        Self::Misplaced { wants }
    }
}

impl StepOutcome {
    /// Judged so, and nothing more to be said.
    pub(crate) fn of(verdict: Verdict) -> Self {
        Self {
            verdict: Some(verdict),
            ..Self::default()
        }
    }
}

/// The word for a kind of answer.
pub(crate) const fn word(kind: AskKind) -> &'static str {
    match kind {
        AskKind::Number => "number",
        AskKind::Player => "player",
        AskKind::Feature => "feature",
        AskKind::Places => "places",
        AskKind::YesNo => "yes-no",
        AskKind::Tile => "tile",
    }
}
