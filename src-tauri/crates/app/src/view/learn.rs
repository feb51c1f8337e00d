//! What there is to learn and what was learned: courses, lessons, rules.

use crate::view::lesson::name::LessonName;
use rules::expansions::ExpansionKey;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// Everything that can be learned.
#[derive(Debug, Clone, Serialize, Type)]
pub struct LearnView {
    /// In the order in which they are learned, those that have no lessons yet too.
    pub courses: Vec<CourseView>,
    /// The lesson to go on with; null when everything that one owns is learned.
    pub next: Option<LessonName>,
    /// Every rule that a step teaches.
    pub rules: BTreeMap<String, TaughtRule>,
    /// The short ways: an expansion in five minutes, the course of a turn, the test of the base game.
    pub paths: Vec<PathCard>,
    /// True when the base game is known: by its lessons, or by the test.
    pub met: bool,
}

/// A path through steps of lessons, as the map shows it.
#[derive(Debug, Clone, Serialize, Type)]
pub struct PathCard {
    pub id: String,
    pub title: String,
    /// The language of the title.
    pub language: String,
    /// The expansion that it is about; the base game when none is named.
    pub expansion: Option<ExpansionKey>,
    /// The expansions that its steps depend on, where one chooses those that one plays.
    pub expansions: Vec<ExpansionKey>,
    pub minutes: u8,
    /// True for a test.
    pub test: bool,
    /// How many steps it has.
    pub steps: u16,
    /// How many of them lie behind, while it is under way.
    pub at: Option<u16>,
    /// The most stars it was finished with; none as long as it was not.
    pub stars: u8,
}

/// What Home says of learning.
#[derive(Debug, Clone, Serialize, Type)]
pub struct NextLesson {
    /// The lesson to go on with; null when everything that one owns is learned.
    pub lesson: Option<LessonName>,
    /// Whether any lesson was begun.
    pub begun: bool,
    /// True when the base game is known.
    pub met: bool,
}

/// A course.
#[derive(Debug, Clone, Serialize, Type)]
pub struct CourseView {
    /// The expansion that it is about, or `together`.
    pub id: String,
    pub state: CourseState,
    pub lessons: Vec<LessonCard>,
    /// Whether it ends with an exam.
    pub exam: bool,
}

/// How far somebody has come in a course.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum CourseState {
    /// No lesson of it was begun.
    New,
    /// Some of it was played.
    Begun,
    /// Every lesson of it was finished.
    Learned,
}

/// A lesson of half a minute, offered beside a game because a rule matters that nobody has met.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct OfferView {
    pub rule: String,
    /// The expansion that the lesson is about, or `together`.
    pub course: String,
    pub lesson: LessonName,
    /// The step that teaches the rule.
    pub step: String,
    /// The game beside which it is offered.
    pub game: u32,
}

/// A lesson as the map shows it.
#[derive(Debug, Clone, Serialize, Type)]
pub struct LessonCard {
    pub id: String,
    pub title: String,
    /// The language of the title.
    pub language: String,
    /// How long it takes.
    pub minutes: Option<u8>,
    /// The lessons that help to know before, by id.
    pub after: Vec<String>,
    pub teaches: Vec<String>,
    /// True for a page that stands beside its course.
    pub apart: bool,
    /// How many steps it has.
    pub steps: u16,
    /// How many of them lie behind, while it is under way.
    pub at: Option<u16>,
    /// The most stars it was finished with; none as long as it was not.
    pub stars: u8,
    /// How many steps are new since it was finished.
    pub fresh: u16,
}

/// Where a rule is taught, and what is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct TaughtRule {
    pub lesson: LessonName,
    pub step: String,
    pub known: Knowledge,
}

/// What is known of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Knowledge {
    /// Nobody has come by it yet.
    New,
    /// It was told or shown.
    Seen,
    /// A task about it was done.
    Learned,
}
