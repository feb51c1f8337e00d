//! A lesson as its desk shows it: the steps with their words and answers, and what one step comes to.

use crate::view::campaign::picture;
use crate::view::draft::DocumentView;
use crate::view::game::GameView;
use crate::view::lesson::mark::MarkView;
use crate::view::own::OwnCourse;
use crate::view::picture::{PictureFigure, PictureTile, SeatSummary};
use crate::view::review::{self, ReviewedAction};
use content::problem::Problem;
use content::scenario::{Scenario, ScenarioStep, StepKind};
use rules::action::Action;
use rules::ground::{Cell, PlayerId};
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::BTreeMap;
use tutor::desk::{ShownDecision, StepReport};
use workshop::lesson::{LessonFile, may_go};
use workshop::lesson_op::{AnswerChoice, QuestionOf};

/// What lies on the desk of a lesson.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LessonDraft {
    /// The id by which it is played.
    pub id: String,
    /// The language of its author.
    pub language: String,
    /// Whose moves are the learner's.
    pub learner: PlayerId,
    pub steps: Vec<LessonStepDraft>,
    /// The tiles with which it begins.
    pub start: Vec<PictureTile>,
    /// The id of the lesson of one's own that comes before it.
    pub after: Option<String>,
    /// The course that begins with it, as it is written.
    pub course: Option<OwnCourse>,
    /// True for one that is given at a desk of the workshop: nothing of it can be changed here.
    pub read_only: bool,
    /// True where free turns come last: nobody knows where they lead, so nothing can be recorded behind them.
    pub ends_free: bool,
}

/// One step.
#[derive(Debug, Clone, Serialize, Type)]
pub struct LessonStepDraft {
    pub id: String,
    pub kind: StepKindDraft,
    /// Empty where nothing is said yet.
    pub task: String,
    pub good: String,
    pub hint: String,
    pub answers: Vec<AnswerDraft>,
    /// What is asked; nothing where nothing is.
    pub question: Option<QuestionDraft>,
    /// The rules that it teaches, by their ids.
    pub rules: Vec<String>,
    /// How many things it points at.
    pub marks: u16,
    /// Whether it can go alone: nothing that follows depends on it.
    pub goes: bool,
    /// What the learner does on the way that solves it.
    pub acts: Vec<Action>,
}

/// What a step wants, as far as its desk can change it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum StepKindDraft {
    /// Words to read.
    Words,
    /// A move.
    Move,
    /// A question.
    Question,
    /// Anything else: it is kept as its file says.
    Other,
}

/// A question.
#[derive(Debug, Clone, Serialize, Type)]
pub struct QuestionDraft {
    /// What is asked; nothing where only its file can say it.
    pub of: Option<QuestionOf>,
    /// The answers to choose from, as far as they can be said here.
    pub choices: Vec<AnswerChoice>,
}

/// The answer to a class of wrong moves.
#[derive(Debug, Clone, Serialize, Type)]
pub struct AnswerDraft {
    pub class: String,
    pub text: String,
    /// How many decisions are shown after such a mistake.
    pub shows: u16,
}

/// Where a lesson begins.
#[derive(Debug, Clone, Serialize, Deserialize, Type)]
#[serde(tag = "at", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LessonBegin {
    /// At a position of one's own.
    Position { document: u32 },
    /// At a turn of the open game.
    Moment { game: u32, step: u32 },
    /// Where a lesson or a scenario begins.
    Scenario { id: String },
    /// With everything that a lesson says.
    Copy { id: String },
}

/// One step of a lesson, looked at.
#[derive(Debug, Clone, Default, Serialize, Type)]
pub struct LessonStepView {
    pub report: StepReport,
    /// The board as the step begins; nothing where no solution leads to it.
    pub board: Option<StepBoard>,
    /// The tile that is drawn then.
    pub drawn: Option<String>,
    /// What is pointed at, each by what of it is there then.
    pub marks: Vec<Vec<MarkView>>,
    /// What is shown after mistakes, by their class.
    pub shown: BTreeMap<String, Vec<ShownMove>>,
}

/// One decision that is shown after a mistake.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ShownMove {
    pub player: PlayerId,
    pub action: ReviewedAction,
    /// Where the tile lies that was placed just before.
    pub landed: Option<Cell>,
}

impl ShownMove {
    /// A decision on the board before it.
    pub fn of(shown: &ShownDecision) -> Self {
        let state = shown.before.state();
        Self {
            player: shown.player,
            action: review::action(&shown.before, shown.action),
            landed: state.landed.map(|tile| state.board.tile(tile).cell),
        }
    }
}

/// A board in small.
#[derive(Debug, Clone, Serialize, Type)]
pub struct StepBoard {
    pub tiles: Vec<PictureTile>,
    pub figures: Vec<PictureFigure>,
    /// With the colours of the lesson.
    pub seats: Vec<SeatSummary>,
    /// Whoever learns is spoken to, as in the lesson.
    pub learner: PlayerId,
}

/// What came of a recording.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(tag = "came", rename_all = "kebab-case")]
pub enum Recorded {
    /// It is kept.
    Kept { document: Box<DocumentView> },
    /// Nothing was kept: no turn was finished.
    Nothing,
}

/// A game in which the next steps are played.
#[derive(Debug, Clone, Serialize, Type)]
pub struct RecordingView {
    pub game: Box<GameView>,
    /// Whose moves become steps.
    pub learner: PlayerId,
}

/// What the checker found of a lesson, each with the step that it is about.
#[derive(Debug, Clone, Serialize, Type)]
pub struct LessonProblem {
    pub problem: Problem,
    /// By its place.
    pub step: Option<u16>,
}

/// A lesson as its desk shows it.
pub fn lesson(lesson: &LessonFile) -> LessonDraft {
    let scenario = lesson.scenario();
    let board = scenario.steps.len().checked_sub(1);
    let board = board.and_then(|last| scenario.board_of(last));
    let seats = scenario.board(board).setup.players.seats();
    let is_learner = |seat: &content::position::PositionSeat| {
        seat.by == Some(content::scenario::Decider::Learner)
    };
    LessonDraft {
        id: scenario.id.clone(),
        language: scenario.own_language().to_owned(),
        learner: PlayerId::nth(seats.iter().position(is_learner).unwrap_or(0)),
        steps: scenario.steps.iter().map(|it| step(scenario, it)).collect(),
        start: picture(&scenario.setup),
        after: scenario.after.first().cloned(),
        course: scenario.course.as_ref().map(|course| OwnCourse {
            name: said(scenario, &course.title),
            words: course
                .say
                .as_ref()
                .map_or_else(String::new, |key| said(scenario, key)),
        }),
        read_only: scenario.desk.is_some(),
        ends_free: ends_free(scenario),
    }
}

/// What its author says under a key.
fn said(scenario: &Scenario, key: &str) -> String {
    let said = scenario.said(key, scenario.own_language());
    said.unwrap_or_default().to_owned()
}

fn ends_free(scenario: &Scenario) -> bool {
    let mut steps = scenario.steps.iter().rev();
    let anew = |step: &&ScenarioStep| step.kind == StepKind::Play || step.board.is_some();
    steps.find(anew).is_some_and(|it| it.kind == StepKind::Play)
}

fn step(scenario: &Scenario, step: &ScenarioStep) -> LessonStepDraft {
    let said = |key: &str| said(scenario, key);
    let of = |key: Option<&String>| key.map(|key| said(key)).unwrap_or_default();
    let question = step.ask.as_ref().map(|ask| QuestionDraft {
        of: QuestionOf::of(ask).filter(|_| step.moves.is_empty()),
        choices: ask
            .choices
            .iter()
            .filter_map(|it| AnswerChoice::of(it, ask.kind))
            .collect(),
    });
    let answers = step.feedback.iter().map(|it| AnswerDraft {
        class: it.class.clone(),
        text: said(&it.say),
        shows: it.refute.len() as u16,
    });
    LessonStepDraft {
        id: step.id.clone(),
        kind: match step.kind {
            StepKind::Say => StepKindDraft::Words,
            StepKind::Do | StepKind::Find => StepKindDraft::Move,
            StepKind::Predict if scenario.desk.is_none() => StepKindDraft::Question,
            _ => StepKindDraft::Other,
        },
        task: said(&step.say),
        good: of(step.good.as_ref()),
        hint: of(step.hints.as_ref().map(|hints| &hints.nudge)),
        answers: answers.collect(),
        question,
        rules: step.rules.clone(),
        marks: step.mark.len() as u16,
        goes: may_go(step),
        acts: scenario.acts(&step.id).unwrap_or_default(),
    }
}
