//! Scenarios that a person made, as a screen lists and wishes them.

use crate::view::campaign::ChapterState;
use crate::view::lesson::name::LessonName;
use crate::view::picture::PictureTile;
use ::workshop::aim::AimSentence;
use rules::expansions::ExpansionKey;
use rules::ground::PlayerId;
use serde::{Deserialize, Serialize};
use specta::Type;
use tutor::moment::ScenarioAim;

/// A scenario of one's own, and how far somebody has come in it.
#[derive(Debug, Clone, Serialize, Type)]
pub struct OwnScenario {
    /// Deleting names it.
    pub document: u32,
    pub scenario: LessonName,
    /// What is to be reached.
    pub aim: String,
    /// The same where the window says it by itself.
    pub reach: Option<AimSentence>,
    /// The expansions that it is played with.
    pub expansions: Vec<ExpansionKey>,
    /// Who sits there, in turn order; without a name where nobody gave one.
    pub seats: Vec<String>,
    /// Whose seat is played.
    pub learner: PlayerId,
    /// How many tiles are played.
    pub tiles: u16,
    /// How many turns of one's own there are; nothing when it is played to the end.
    pub turns: Option<u16>,
    /// True when it was shown that the aim can be reached.
    pub proven: bool,
    /// The most stars it was finished with; none as long as it was not.
    pub stars: u8,
    /// Never closed.
    pub state: ChapterState,
    /// The ids of the sets and mixes that it names.
    pub sets: Vec<String>,
    pub mixes: Vec<String>,
    /// False when one of these is not there any more: then it cannot be played.
    pub playable: bool,
    /// The tiles that lie on the table as it begins.
    pub picture: Vec<PictureTile>,
    /// The id of the position at whose desk it is edited, where it has one yet.
    pub position: Option<String>,
    /// False for one that says more than a position can: it is played, and edited as a file.
    pub editable: bool,
    /// The chapters of own campaigns that it is.
    pub chapters: Vec<ChapterPlace>,
}

/// A chapter of an own campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct ChapterPlace {
    /// The campaign.
    pub document: u32,
    pub campaign: String,
    /// From 1.
    pub number: u16,
}

/// The scenario that a position was saved as.
#[derive(Debug, Clone, Serialize, Type)]
pub struct PositionScenario {
    pub scenario: OwnScenario,
    /// False where the position was changed since.
    pub current: bool,
}

/// A lesson of one's own, and how far somebody has come in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct OwnLesson {
    /// Its desk is that of this document.
    pub document: u32,
    pub lesson: LessonName,
    pub steps: u16,
    /// How many steps are behind somebody who is in the middle of it.
    pub at: Option<u16>,
    /// The most stars it was finished with; none as long as it was not.
    pub stars: u8,
    /// The id of the lesson that comes before it.
    pub after: Option<String>,
    /// The course that begins with it.
    pub course: Option<OwnCourse>,
    /// False as long as it can't be played.
    pub playable: bool,
}

/// A course of lessons of one's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct OwnCourse {
    pub name: String,
    /// What it is about; empty where nothing is said.
    pub words: String,
}

/// A turn of the open game as it began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct MomentView {
    /// The number of the turn, from 1.
    pub turn: u16,
    /// How many tiles there were to play, its own among them where it was drawn.
    pub tiles: u16,
    /// What everybody had, in turn order.
    pub scores: Vec<i32>,
}

/// What somebody wants of a scenario that begins where the open game stood.
#[derive(Debug, Clone, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct NewScenario {
    pub game: u32,
    /// The step of the game: the scenario begins with its turn.
    pub step: u32,
    pub title: String,
    /// What is said before it begins.
    pub note: Option<String>,
    /// Whose seat is played; bots have the others.
    pub learner: u8,
    pub aim: ScenarioAim,
    /// How many tiles are played, the drawn one among them; null for all that are left.
    pub tiles: Option<u16>,
    /// True when it is wanted also when no bot reaches the aim.
    pub anyway: bool,
}

/// What came of it.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(tag = "came", rename_all = "kebab-case")]
pub enum SavedScenario {
    /// It is kept.
    Kept { scenario: Box<OwnScenario> },
    /// Nothing was kept: no bot reached the aim in so many tries.
    NoWay { tries: u32 },
}
