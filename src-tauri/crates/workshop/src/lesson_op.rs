//! Every change of a lesson that is being made, as data, and what can be asked of a move. Knows what may be asked for;
//! `lesson_steps.rs` does it.

pub use crate::lesson_ask::{AnswerChoice, QuestionOf};
pub use crate::lesson_mark::PointedAt;
use crate::op::OpRefusal;
use content::draft;
use content::scenario::Predicate;
use rules::action::Action;
use rules::figure::FigureKind;
use rules::ground::{Kind, Place};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// One change of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum LessonOp {
    /// Adds what was played: a turn of the learner becomes a step, what others did is what they answer.
    Record { turns: Vec<RecordedTurn> },
    /// Adds a step that only says something, behind a step or at the beginning.
    Note { after: Option<String> },
    /// Takes a step away that only says or asks something.
    Remove { step: String },
    /// Takes a step away and all that follow; of the scripts of others so many turns stay.
    Cut {
        from: String,
        stay: Vec<ScriptedTurns>,
    },
    /// Says something; nothing any more when the text is null.
    Say {
        step: String,
        what: StepText,
        text: Option<String>,
    },
    /// What of the recorded move a right move must share.
    Keep { step: String, keep: Vec<MoveTrait> },
    /// Answers a class of wrong moves.
    Answer {
        step: String,
        class: WrongMove,
        text: String,
    },
    /// Says something else to a class of wrong moves that is answered.
    Reword {
        step: String,
        class: String,
        text: String,
    },
    /// What is played on the board after a class of wrong moves; nothing any more when there are no decisions.
    Refute {
        step: String,
        class: String,
        played: Vec<RecordedDecision>,
    },
    /// Forgets the answer to a class of wrong moves.
    Unanswer { step: String, class: String },
    /// Adds a question, behind a step or at the beginning.
    Ask {
        after: Option<String>,
        question: QuestionOf,
    },
    /// Asks something else. Answers to choose from, and what is said to wrong ones, are forgotten.
    Reask { step: String, question: QuestionOf },
    /// The answers to choose from; any number may be written where there are none.
    Choices {
        step: String,
        choices: Vec<AnswerChoice>,
    },
    /// Points at something on the board as a step begins.
    Point { step: String, at: PointedAt },
    /// Points at it no longer, by its place among what is pointed at.
    Unpoint { step: String, nth: u16 },
    /// The rules that a step teaches, by their ids.
    Rules { step: String, rules: Vec<String> },
    /// The lesson of one's own that comes before this one.
    After { lesson: Option<String> },
    /// Says something of the course that begins with this lesson; without a name there is none.
    Course {
        what: CourseText,
        text: Option<String>,
    },
}

/// What one player did in one turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct RecordedTurn {
    /// Who.
    pub player: u8,
    /// What, in order.
    pub acts: Vec<Action>,
}

/// One decision after a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct RecordedDecision {
    /// Whose.
    pub player: u8,
    /// Which.
    pub act: Action,
}

/// So many turns of the script of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct ScriptedTurns {
    /// Who.
    pub player: u8,
    /// How many.
    pub turns: u16,
}

/// What can be said in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum StepText {
    /// What is to be done, or is told.
    Task,
    /// When it was done.
    Good,
    /// To whoever asks for help.
    Hint,
}

/// What can be said of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum CourseText {
    /// What it is called.
    Name,
    /// What it is about.
    Words,
}

/// Something that is true of a move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum MoveTrait {
    /// The tile is placed there, turned so.
    Turned { x: i16, y: i16, rotation: u8 },
    /// The tile is placed there.
    There { x: i16, y: i16 },
    /// The tile completes such a feature.
    Completes { kind: Kind },
    /// The tile makes this feature longer.
    Extends { place: Place },
    /// Exactly this is done.
    Exactly { action: Action },
    /// A figure is placed on this feature.
    On { place: Place },
    /// A figure is placed on such a feature.
    Stands { kind: Kind },
    /// Such a figure is placed.
    Figure { figure: FigureKind },
    /// Something of this kind is done, by its word in files.
    Does { word: String },
    /// At least so many points are scored.
    Scores { points: i16 },
}

/// A class of wrong moves.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum WrongMove {
    /// The tile is placed somewhere else.
    Elsewhere { x: i16, y: i16 },
    /// The tile is turned otherwise.
    Turned { x: i16, y: i16, rotation: u8 },
    /// A figure is placed on such a feature.
    Stands { kind: Kind },
    /// Something of this kind is done, by its word in files.
    Does { word: String },
    /// A question is answered so.
    Says { answer: AnswerChoice },
    /// Anything else.
    Other,
}

impl MoveTrait {
    /// As a file says it.
    ///
    /// # Errors
    /// When it cannot be said of a move.
    pub fn predicate(&self) -> Result<Predicate, OpRefusal> {
        read(match self {
            Self::Turned { x, y, rotation } => turned(*x, *y, *rotation),
            Self::There { x, y } => there(*x, *y),
            Self::Completes { kind } => json!({ "completes": { "kind": kind } }),
            Self::Extends { place } => json!({ "extends": { "feature": place } }),
            Self::Exactly { action } => json!({ "act": action }),
            Self::On { place } => json!({ "act": { "type": "figure", "on": place } }),
            Self::Stands { kind } => stands(*kind),
            Self::Figure { figure } => json!({ "act": { "type": "figure", "figure": figure } }),
            Self::Does { word } => json!({ "act": { "type": word } }),
            Self::Scores { points } => json!({ "scored": { "at-least": points } }),
        })
    }
}

impl WrongMove {
    /// When a move is of this class, as a file says it.
    ///
    /// # Errors
    /// When it cannot be said of a move.
    pub fn when(&self) -> Result<Predicate, OpRefusal> {
        read(match self {
            Self::Elsewhere { x, y } => json!({ "not": there(*x, *y) }),
            Self::Turned { x, y, rotation } => json!({ "not": turned(*x, *y, *rotation) }),
            Self::Stands { kind } => stands(*kind),
            Self::Does { word } => json!({ "act": { "type": word } }),
            Self::Says { answer } => json!({ "answer": [answer.written()] }),
            // So much is true of every move.
            Self::Other => json!({ "turns": { "at-least": 0 } }),
        })
    }

    /// The name of the class.
    pub fn class(&self) -> String {
        match self {
            Self::Elsewhere { .. } => "elsewhere".to_owned(),
            Self::Turned { .. } => "turned".to_owned(),
            Self::Stands { kind } => format!("on-{}", kind.word()),
            Self::Does { word } => format!("did-{word}"),
            Self::Says { answer } => format!("says-{}", answer.word()),
            Self::Other => OTHER.to_owned(),
        }
    }
}

/// The class that holds what no other does.
pub(crate) const OTHER: &str = "other";

/// Nothing more is asked of what was played: the turn is over, or its second tile was drawn.
///
/// # Errors
/// Never.
pub(crate) fn part_is_over(second_follows: bool) -> Result<Predicate, OpRefusal> {
    read(if second_follows {
        json!({ "second-part": true })
    } else {
        json!({ "turns": { "at-least": 1 } })
    })
}

/// True where a move is to bring a second tile in the same turn.
pub(crate) fn brings_second(accept: Option<&Predicate>) -> bool {
    match accept {
        Some(Predicate::All(parts)) => parts.contains(&Predicate::SecondPart(true)),
        accept => accept == Some(&Predicate::SecondPart(true)),
    }
}

fn there(x: i16, y: i16) -> Value {
    json!({ "act": { "type": "tile", "x": x, "y": y } })
}

fn turned(x: i16, y: i16, rotation: u8) -> Value {
    json!({ "act": { "type": "tile", "x": x, "y": y, "rotation": [rotation] } })
}

fn stands(kind: Kind) -> Value {
    json!({ "act": { "type": "figure", "kind": kind } })
}

fn read(written: Value) -> Result<Predicate, OpRefusal> {
    draft::part(written).map_err(|_| OpRefusal::NoAim)
}
