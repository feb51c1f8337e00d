//! Playing the open game. It must not know how anything is decided or kept.

use app::error::AppError;
use app::session::Session;
use app::view::advice::{DoubtView, HintView, ReasonsView};
use app::view::cell::CellReport;
use app::view::choice::ChoiceVerdict;
use app::view::feature::FeatureReport;
use app::view::game::GameView;
use app::view::odds::GapView;
use app::view::prospect::Prospects;
use command_macro::command;
use rules::action::Action;
use rules::ground::{Cell, Place};
use tauri::State;

/// The open game with all of its log; null when none is open.
#[command]
pub(crate) async fn current_game(
    session: State<'_, Session>,
) -> Result<Option<GameView>, AppError> {
    session.current_game().await
}

/// Takes a decision. An answer means that it is kept on the disk.
#[command]
pub(crate) async fn decide(
    session: State<'_, Session>,
    revision: u32,
    action: Action,
) -> Result<GameView, AppError> {
    session.decide(revision, action).await
}

/// Says which tile was drawn from a real bag.
#[command]
pub(crate) async fn draw_tile(
    session: State<'_, Session>,
    revision: u32,
    tile: String,
) -> Result<GameView, AppError> {
    session.draw(revision, tile).await
}

/// Has what was decided after a step decided anew: the next decision takes its place, and what followed is played again.
#[command]
pub(crate) async fn correct_from(
    session: State<'_, Session>,
    step: u32,
) -> Result<GameView, AppError> {
    session.correct_from(step).await
}

/// Takes the last correction back.
#[command]
pub(crate) async fn take_back_correction(
    session: State<'_, Session>,
    revision: u32,
) -> Result<GameView, AppError> {
    session.take_back_correction(revision).await
}

/// Gives somebody points that the rules know nothing of, or takes them; only at a real table.
#[command]
pub(crate) async fn put_score_right(
    session: State<'_, Session>,
    revision: u32,
    player: u8,
    points: i32,
    note: String,
) -> Result<GameView, AppError> {
    session
        .put_score_right(revision, player, points, note)
        .await
}

/// Takes away what was put right after a step, by its number there.
#[command]
pub(crate) async fn take_adjustment_away(
    session: State<'_, Session>,
    revision: u32,
    step: u32,
    nth: u32,
) -> Result<GameView, AppError> {
    session.take_adjustment_away(revision, step, nth).await
}

/// Whether an action is allowed at the step looked at, and every reason against it.
#[command]
pub(crate) async fn why(
    session: State<'_, Session>,
    action: Action,
) -> Result<ChoiceVerdict, AppError> {
    session.why(action).await
}

/// The feature at a place of the step looked at.
#[command]
pub(crate) async fn feature(
    session: State<'_, Session>,
    place: Place,
) -> Result<FeatureReport, AppError> {
    session.feature(place).await
}

/// What could still lie on a cell.
#[command]
pub(crate) async fn cell(session: State<'_, Session>, cell: Cell) -> Result<CellReport, AppError> {
    session.cell(cell).await
}

/// Every gap of the step looked at, by what may still come for it; those with the most tiles first.
#[command]
pub(crate) async fn odds(session: State<'_, Session>) -> Result<Vec<GapView>, AppError> {
    session.odds().await
}

/// The best that can be done at the step looked at, with reasons; null where nobody at this window is asked.
#[command]
pub(crate) async fn hint(
    session: State<'_, Session>,
    revision: u32,
) -> Result<Option<HintView>, AppError> {
    session.hint(revision).await
}

/// Nobody waits for a hint any more.
#[command]
pub(crate) async fn put_hint_away(session: State<'_, Session>) -> Result<(), AppError> {
    session.put_hint_away();
    Ok(())
}

/// What an action would lose, if that is much; null if not.
#[command]
pub(crate) async fn doubt(
    session: State<'_, Session>,
    revision: u32,
    action: Action,
) -> Result<Option<DoubtView>, AppError> {
    session.doubt(revision, action).await
}

/// Why a bot took the decision that led to a step, and what it would have done otherwise.
#[command]
pub(crate) async fn reasons(
    session: State<'_, Session>,
    step: u32,
) -> Result<ReasonsView, AppError> {
    session.reasons(step).await
}

/// What laying the drawn tile, or each entry of the menu, would reach at the step looked at.
#[command]
pub(crate) async fn prospects(session: State<'_, Session>) -> Result<Prospects, AppError> {
    session.prospects().await
}

/// Goes back to the last decision of a person.
#[command]
pub(crate) async fn undo(session: State<'_, Session>) -> Result<GameView, AppError> {
    session.undo().await
}

/// Goes on to the next decision of a person on the newest line.
#[command]
pub(crate) async fn redo(session: State<'_, Session>) -> Result<GameView, AppError> {
    session.redo().await
}

/// Shows an earlier step without changing the game; the latest when `step` is null.
#[command]
pub(crate) async fn look_at(
    session: State<'_, Session>,
    step: Option<u32>,
) -> Result<GameView, AppError> {
    session.look_at(step).await
}

/// Makes the bots wait, the one that is thinking too, or lets them go on.
#[command]
pub(crate) async fn pause_bots(
    session: State<'_, Session>,
    paused: bool,
) -> Result<GameView, AppError> {
    session.pause_bots(paused).await
}
