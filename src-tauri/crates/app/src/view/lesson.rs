//! A lesson as a screen shows it: the step, the board, what came of the last thing done.

pub mod answer;
pub mod came_up;
pub mod desk;
pub mod given;
pub mod mark;
pub mod name;

use crate::view::campaign::ChapterOf;
use crate::view::game::GameView;
use crate::view::practice::QuestionOutcome;
use ::workshop::aim::AimSentence;
use answer::{FrameView, HelpView, ToldView};
use came_up::CameUpView;
use content::scenario::StepKind;
use desk::DeskView;
use given::GivenAnswer;
use mark::MarkView;
use name::LessonName;
use rules::action::Action;
use rules::expansions::ExpansionKey;
use rules::ground::PlayerId;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// Where a lesson of one's own is made, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct MadeLesson {
    /// The document of its desk.
    pub document: u32,
    /// The lesson of one's own that comes after it.
    pub next: Option<LessonName>,
}

/// A lesson and how far somebody has come in it.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LessonView {
    pub id: String,
    /// The language of its texts.
    pub language: String,
    pub title: String,
    /// The expansion that it is about, or `together`.
    pub course: String,
    /// Which lesson of its course, from 1.
    pub number: u16,
    /// True for a scenario of one's own.
    pub own: bool,
    /// Where it is made, for a lesson of one's own.
    pub made: Option<MadeLesson>,
    /// Which chapter of a campaign it is, where it is no lesson.
    pub chapter: Option<ChapterOf>,
    /// What the author of a scenario says of it, once that is no longer the task.
    pub note: Option<String>,
    /// True for a page that stands beside its course: what other printings have.
    pub apart: bool,
    /// What it says of itself where it is a path through steps of lessons.
    pub path: Option<PathOf>,
    /// Changes whenever the lesson does; an older one is refused as stale.
    pub revision: u32,
    /// True when only one step is looked at: nothing is kept.
    pub trial: bool,
    pub steps: Vec<StepFacts>,
    /// Which step is the present one.
    pub at: u16,
    pub task: TaskView,
    /// The board at the present moment.
    pub board: GameView,
    /// True where only part of the board is shown.
    pub part: bool,
    /// What lies on the desk, in a lesson that is given at one and not on a board.
    pub desk: Option<DeskView>,
    /// What others did before the learner was asked, move by move.
    pub before: Vec<FrameView>,
    /// What came of the last thing done.
    pub told: Option<Box<ToldView>>,
    /// All help that was given in this step.
    pub help: Option<HelpView>,
    /// What may be asked for now.
    pub may: Vec<LessonHelp>,
    /// The stars that are still to be had, or were won.
    pub stars: u8,
    /// The most stars it was ever finished with; none as long as it was not.
    pub best: u8,
    /// Moves that were mistakes.
    pub mistakes: u32,
    /// Wrong answers to questions, which cost nothing.
    pub guesses: u32,
    /// How many stars the next hint costs.
    pub hint_costs: u8,
    /// The rung of the next hint.
    pub next_rung: u8,
    pub hints: u32,
    pub skipped: u32,
    /// How a question of practice went, once it is over; nothing in a lesson.
    pub went: Option<QuestionOutcome>,
    pub goals: Vec<GoalView>,
    /// What the window says by itself of all that is to be reached; nothing where an author has said it.
    pub aims: Option<AimsView>,
    pub done: bool,
    /// True when it is done because a loss was taken.
    pub lost: bool,
    /// The rules that it teaches.
    pub teaches: Vec<String>,
    /// Whether questions can be asked about any of them.
    pub can_practise: bool,
    /// The lesson that follows it.
    pub next: Option<LessonName>,
    /// What the table shows by itself, where the lesson says so.
    pub aids: Option<Vec<String>>,
    /// Which rules came up in turns that were played freely, once all is over.
    pub came_up: Option<CameUpView>,
}

/// A path through steps of lessons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct PathOf {
    /// The expansion that it is about; the base game when none is named.
    pub expansion: Option<ExpansionKey>,
    /// True for a test.
    pub test: bool,
    /// Whether it is passed, as it stands.
    pub passed: bool,
    /// The page that says all one must know.
    pub sheet: Vec<SheetLine>,
}

/// A line of the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct SheetLine {
    /// The heading that it begins.
    pub title: Option<String>,
    pub say: String,
    /// The rules that it sums up.
    pub rules: Vec<String>,
    /// Those of them that are rulings of ours, where the printed rules are silent.
    pub rulings: Vec<String>,
    /// The values of options under which it is said; always, where none are named.
    pub when: BTreeMap<String, Vec<String>>,
}

/// A step, as the way through the lesson shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct StepFacts {
    pub id: String,
    pub kind: StepType,
    /// True when one can go back to it.
    pub begun: bool,
    /// True when it was not there, or otherwise, when the lesson was finished.
    pub fresh: bool,
}

/// What a step wants.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct TaskView {
    pub id: String,
    pub kind: StepType,
    /// What is told, or the task.
    pub say: String,
    pub rules: Vec<String>,
    pub marks: Vec<MarkView>,
    pub ask: Option<AskView>,
    /// What somebody wants to do and may not.
    pub wrong: Option<WrongView>,
    /// Turns that are played freely.
    pub turns: Option<TurnsView>,
    /// How many moves there are to see.
    pub moves: u8,
    /// The author's answer to "why?"; not before the answer where it would give it away.
    pub why: Option<String>,
}

/// A question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct AskView {
    pub kind: AskType,
    /// The answers to choose from; any when there are none.
    pub choices: Vec<GivenAnswer>,
}

/// What somebody wants to do and may not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct WrongView {
    pub player: PlayerId,
    pub action: Action,
    /// For a tile: the one in hand.
    pub tile: Option<String>,
}

/// Turns that are played freely.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct TurnsView {
    pub over: u8,
    pub of: u8,
}

/// Something to be reached by the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct GoalView {
    pub say: String,
    pub reached: bool,
}

/// What is to be reached, as it was chosen in a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct AimsView {
    /// The aims that are the task; none where it says something else.
    pub task: Vec<AimView>,
    /// The aim of each goal, where it is one.
    pub goals: Vec<Option<AimView>>,
}

/// An aim that was chosen in a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct AimView {
    /// What its author says in place of its sentence.
    pub say: Option<String>,
    pub aim: AimSentence,
}

/// What a step wants, by its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum StepType {
    Say,
    Show,
    Do,
    Predict,
    /// The best of what can be done.
    FindBest,
    /// Everything that is meant.
    FindAll,
    Spot,
    Play,
    Make,
}

impl StepType {
    pub fn of(step: &content::scenario::ScenarioStep) -> Self {
        match step.kind {
            StepKind::Say => Self::Say,
            StepKind::Show => Self::Show,
            StepKind::Do => Self::Do,
            StepKind::Predict => Self::Predict,
            StepKind::Find if step.find == Some(content::scenario::FindWhat::All) => Self::FindAll,
            StepKind::Find => Self::FindBest,
            StepKind::Spot => Self::Spot,
            StepKind::Play => Self::Play,
            StepKind::Make => Self::Make,
        }
    }

    /// Whether something is decided on the board.
    pub const fn acts(self) -> bool {
        matches!(self, Self::Do | Self::FindBest | Self::FindAll | Self::Play)
    }

    /// Whether the answer to "why?" would give away what is asked.
    pub const fn guesses(self) -> bool {
        matches!(
            self,
            Self::Predict | Self::FindBest | Self::FindAll | Self::Spot
        )
    }
}

/// What an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum AskType {
    Number,
    Player,
    Feature,
    Places,
    YesNo,
    Reason,
    Tile,
}

/// What may be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum LessonHelp {
    GoOn,
    Act,
    Answer,
    Hint,
    Skip,
    /// There is something done in this step that can be taken back.
    TakeBack,
    /// The last press was wrong, and can be taken back as if it had not been.
    Unsay,
    /// There is a step before this one, or a move before the one shown.
    Back,
    /// The last loss can be taken: the campaign goes on from there.
    TakeLoss,
}
