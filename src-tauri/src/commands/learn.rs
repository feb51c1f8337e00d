//! Lessons: the map of them, the open one, what is asked of its board. It must not know how anything is judged or kept.

use app::error::AppError;
use app::lesson::{LearnerAction, Lessons};
use app::session::Session;
use app::view::cell::CellReport;
use app::view::choice::ChoiceVerdict;
use app::view::feature::FeatureReport;
use app::view::game::GameView;
use app::view::learn::{LearnView, NextLesson, OfferView};
use app::view::lesson::LessonView;
use app::view::prospect::Prospects;
use command_macro::command;
use rules::action::Action;
use rules::ground::{Cell, Place};
use tauri::State;

/// Every course, lesson and taught rule, and what was learned of them.
#[command]
pub(crate) async fn lessons(
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<LearnView, AppError> {
    lessons.map(language).await
}

/// The lesson to go on with.
#[command]
pub(crate) async fn next_lesson(
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<NextLesson, AppError> {
    lessons.next(language).await
}

/// Opens a lesson where somebody stopped. With a step, that step is shown by itself, and nothing is kept.
#[command]
pub(crate) async fn open_lesson(
    lessons: State<'_, Lessons>,
    id: String,
    step: Option<String>,
    language: String,
) -> Result<LessonView, AppError> {
    lessons.open(id, step, language).await
}

/// Does something in the open lesson. An answer means that it is kept on the disk.
#[command]
pub(crate) async fn learn(
    lessons: State<'_, Lessons>,
    revision: u32,
    deed: LearnerAction,
) -> Result<LessonView, AppError> {
    lessons.learn(revision, deed).await
}

/// Forgets how far somebody has come in these lessons; `restore_lessons` takes the number and brings it back.
#[command]
pub(crate) async fn reset_lessons(
    lessons: State<'_, Lessons>,
    ids: Vec<String>,
) -> Result<u32, AppError> {
    lessons.reset(ids).await
}

#[command]
pub(crate) async fn restore_lessons(
    lessons: State<'_, Lessons>,
    number: u32,
) -> Result<(), AppError> {
    lessons.restore(number).await
}

/// Whether an action is allowed on the board of the lesson, or after a move that was just shown.
#[command]
pub(crate) async fn lesson_why(
    lessons: State<'_, Lessons>,
    frame: Option<u32>,
    action: Action,
) -> Result<ChoiceVerdict, AppError> {
    lessons.why(frame, action).await
}

#[command]
pub(crate) async fn lesson_feature(
    lessons: State<'_, Lessons>,
    frame: Option<u32>,
    place: Place,
) -> Result<FeatureReport, AppError> {
    lessons.feature(frame, place).await
}

#[command]
pub(crate) async fn lesson_cell(
    lessons: State<'_, Lessons>,
    frame: Option<u32>,
    cell: Cell,
) -> Result<CellReport, AppError> {
    lessons.cell(frame, cell).await
}

/// The board as a step of the turns that are over left it.
#[command]
pub(crate) async fn lesson_moment(
    lessons: State<'_, Lessons>,
    step: u32,
) -> Result<GameView, AppError> {
    lessons.moment(step).await
}

#[command]
pub(crate) async fn lesson_prospects(lessons: State<'_, Lessons>) -> Result<Prospects, AppError> {
    lessons.prospects().await
}

/// The lesson that is offered beside the open game; nothing when nothing new bites, or nobody wants to be taught.
#[command]
pub(crate) async fn offered_lesson(
    session: State<'_, Session>,
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<Option<OfferView>, AppError> {
    lessons.offer(session.bites().await?, language).await
}

#[command]
pub(crate) async fn put_offer_away(lessons: State<'_, Lessons>) -> Result<(), AppError> {
    lessons.put_offer_away().await;
    Ok(())
}
