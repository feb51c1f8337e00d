//! Practice: what is known, the next question. Its answers go the way of lessons. It must not know how anything is
//! judged or kept.

use app::error::AppError;
use app::lesson::Lessons;
use app::view::practice::{PracticeQuestion, PracticeView};
use command_macro::command;
use tauri::State;

/// What can be practised, and what is known of each rule.
#[command]
pub(crate) async fn practice(lessons: State<'_, Lessons>) -> Result<PracticeView, AppError> {
    lessons.practice().await
}

/// Begins a sitting of up to eight questions, of one kind alone where one is named, or of `decisions` of every kind.
/// They are answered by `learn`.
#[command]
pub(crate) async fn begin_practice(
    lessons: State<'_, Lessons>,
    kind: Option<String>,
    language: String,
) -> Result<Option<PracticeQuestion>, AppError> {
    lessons.begin_practice(kind, language).await
}

/// Begins the exam of a course; null where the course has none.
#[command]
pub(crate) async fn begin_exam(
    lessons: State<'_, Lessons>,
    course: String,
    language: String,
) -> Result<Option<PracticeQuestion>, AppError> {
    lessons.begin_exam(course, language).await
}

/// Begins a sitting on the rules that a lesson teaches; null where no question can be asked about any of them.
#[command]
pub(crate) async fn practise_lesson(
    lessons: State<'_, Lessons>,
    lesson: String,
    language: String,
) -> Result<Option<PracticeQuestion>, AppError> {
    lessons.practise_lesson(lesson, language).await
}

/// The puzzle of today, the same for everybody on the same day.
#[command]
pub(crate) async fn puzzle_of_the_day(
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<Option<PracticeQuestion>, AppError> {
    lessons.puzzle_of_the_day(language).await
}

/// Puts a question of one's own away, or brings it back.
#[command]
pub(crate) async fn put_question_away(
    lessons: State<'_, Lessons>,
    id: u32,
    away: bool,
) -> Result<(), AppError> {
    lessons.put_question_away(id, away).await
}

/// The next question; null when the sitting is over.
#[command]
pub(crate) async fn next_question(
    lessons: State<'_, Lessons>,
    revision: u32,
    language: String,
) -> Result<Option<PracticeQuestion>, AppError> {
    lessons.next_question(revision, language).await
}
