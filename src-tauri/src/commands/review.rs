//! Looking at a game again. It must not know what is found, or how it is kept.

use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use app::error::AppError;
use app::reviews::Reviews;
use app::view::review::{AskAgainOutcome, ReviewProgress, ReviewView};
use command_macro::command;
use store::game::GameId;
use tauri::State;

/// What is known of a game that is over, so far.
#[command]
pub(crate) async fn open_review(
    reviews: State<'_, Reviews>,
    id: u32,
) -> Result<ReviewView, AppError> {
    reviews.view(GameId(id)).await
}

/// Looks at a game again, from where that was left; `ReviewChanged` tells how far it has come.
#[command]
pub(crate) async fn begin_review(
    reviews: State<'_, Reviews>,
    id: u32,
) -> Result<ReviewProgress, AppError> {
    reviews.begin(GameId(id)).await
}

/// Looks no further; what was found is kept.
#[command]
pub(crate) async fn stop_review(
    reviews: State<'_, Reviews>,
    id: u32,
) -> Result<ReviewProgress, AppError> {
    reviews.stop(GameId(id)).await
}

/// Has Practice ask a decision again, once it is judged in more games.
#[command]
pub(crate) async fn ask_again(
    reviews: State<'_, Reviews>,
    game: u32,
    step: u32,
) -> Result<AskAgainOutcome, AppError> {
    reviews.ask_again(GameId(game), step).await
}

/// Asks where, and writes a review there for other programs; answers with the file, or null when the person thinks
/// better of it.
#[command]
pub(crate) async fn save_review(
    reviews: State<'_, Reviews>,
    asking: State<'_, Asking>,
    id: u32,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let text = reviews.export(GameId(id)).await?;
    save_as(&asking, question, format!("review-{id}.json"), text).await
}
