//! What was deleted and can still be brought back. It must not know how it was deleted: each list says that of its own.

use app::application::Application;
use app::deleted;
use app::error::AppError;
use app::view::deleted::{DeletedKind, DeletedView};
use command_macro::command;
use tauri::State;

/// Everything of some kinds that was deleted and is not gone for good yet, the last first.
#[command]
pub(crate) async fn deleted(
    application: State<'_, Application>,
    kinds: Vec<DeletedKind>,
    language: String,
) -> Result<Vec<DeletedView>, AppError> {
    deleted::list(&application, &kinds, &language).await
}
